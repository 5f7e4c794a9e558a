"""Sets shuffled together."""

from __future__ import annotations

import pytest

import ludobug
from ludobug import OptionError
from ludobug.games.mindbug.cards import SETS
from ludobug.rulebook.proof import rule
from tests.properties.invented import INVENTED
from tests.rules.scenes import PRINTED, active, asked, card, custom, do, gain, game_of, life, scene, turn

WHIPPET = card("Whippet", 4, "FAST", "SNEAKY", play=gain(1))


@rule("MB-MIX-01")
@pytest.mark.parametrize(
    ("sets", "cards"), [(["first-contact"], 48), (["new-servants"], 24), (["first-contact", "new-servants"], 72)]
)
def test_each_set_works_on_its_own_and_together_with_others(sets: list[str], cards: int):
    game = game_of(sets)
    assert {kind.set_id for kind in game.kinds} == set(sets)
    deal = game.new_state(seed=3).record().deal
    assert deal is not None
    assert sum(len(pile) for pile in deal.values()) == cards


@rule("MB-MIX-01")
def test_cards_of_several_sets_act_on_each_other():
    state = scene(A={"board": ["Hamster Lion"]}, B={"board": ["Snail Thrower", "Three"], "hand": ["One"]}, active="B")
    assert asked(state) == ("B", "turn action")
    assert set(state.action_texts()) == {"play One", "attack Three"}


@rule("MB-MIX-06")
def test_a_keyword_that_only_one_set_has_is_in_force_in_the_whole_game():
    state = scene(A={"hand": ["Whippet"], "board": ["Shield Bugs"]}, B={"board": ["Gorillion"]}, cards=[WHIPPET])
    do(state, "play Whippet")
    assert (asked(state), life(state, "A")) == (("A", "fast attack"), 4)
    do(state, "attack Whippet")
    assert (life(state, "B"), active(state)) == (2, "B")


@rule("MB-MIX-08")
def test_a_larger_pool_leaves_the_draw_piles_at_ten_cards():
    filler = custom([card("Filler", 5, copies=12), card("Other Filler", 6, copies=12)])
    record = ludobug.load("mindbug", sets=[*PRINTED, filler]).new_state(seed=1).record()
    assert record.deal is not None
    assert {pile: len(cards) for pile, cards in record.deal.items()} == {"A": 10, "B": 10, "unused": 76}


@rule("MB-MIX-09")
@pytest.mark.parametrize("name", ["Axolotl Healer", "Creep from the Deep", "Whippet"])
@pytest.mark.parametrize("player", ["A", "B"])
def test_one_version_of_the_mindbug_rule_holds_for_cards_of_all_sets_and_for_both_players(name: str, player: str):
    taker = "B" if player == "A" else "A"
    seats = {player: {"hand": [name, "One"]}, taker: {"hand": ["Two"], "mindbugs": 1}}
    state = scene(A=seats["A"], B=seats["B"], active=player, cards=[WHIPPET])
    do(state, f"play {name}", "mindbug")
    if asked(state) == (taker, "fast attack"):
        do(state, "stop")
    assert (asked(state), active(state), turn(state)) == ((player, "turn action"), player, 1)
    do(state, "play One")
    assert (active(state), turn(state)) == (taker, 2)


@rule("MB-MIX-05", "MB-INFO-09")
def test_the_lines_of_a_set_in_the_mix_lie_aside_for_everybody_to_see():
    game = game_of(["first-contact", "beyond-evolution"])
    state = game.new_state(seed=2)
    assert sorted(line["stages"] for line in state.view(None)["lines"]) == [
        ["Cloud Lady", "Typhoon Princess", "Thunder Queen"],
        ["Curious Tadpole", "Frog Prophet", "World Eater"],
        ["Waddling Recruit", "Veteran Penguin", "Frosty Fortress"],
        ["Wildsprout", "Bigroot", "Oakenmaster"],
    ]
    assert state.view(0)["lines"] == state.view(1)["lines"] == state.view(None)["lines"]
    assert all(line["aside"] for line in state.view(None)["lines"])


@rule("MB-MIX-05")
def test_only_the_lines_of_cards_in_the_pool_lie_aside():
    game = ludobug.load("mindbug", sets=["first-contact"], cards=["Cloud Lady"])
    assert [line["stages"][0] for line in game.new_state(seed=2).view(None)["lines"]] == ["Cloud Lady"]
    game = ludobug.load("mindbug", sets=["beyond-evolution"], without=["Cloud Lady"])
    assert [line["stages"][0] for line in game.new_state(seed=2).view(None)["lines"]] == [
        *("Curious Tadpole", "Waddling Recruit", "Wildsprout"),
    ]
    assert (
        "lines" not in ludobug.load("mindbug").new_state(seed=2).view(None)
        or not (ludobug.load("mindbug").new_state(seed=2).view(None)["lines"])
    )


@rule("MB-MIX-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_all_stands_for_every_printed_set_that_the_table_can_use(seats: int):
    game = ludobug.load("mindbug", sets=["all"], seats=seats)
    speaking = {name for name, cards in SETS.items() if all(card.team for card in cards)}
    assert set(game.options["sets"]) == set(SETS) - (speaking if seats == 2 else set())
    assert {kind.card.name for kind in game.kinds} == {
        card.name for cards in SETS.values() for card in cards if seats == 4 or not card.team
    }
    with pytest.raises(OptionError, match="sets: 'first-contact' is named twice"):
        ludobug.load("mindbug", sets=["all", "first-contact"], seats=seats)


@rule("MB-MIX-01")
def test_a_set_of_ones_own_joins_all_others():
    game = ludobug.load("mindbug", sets=["all", INVENTED])
    assert game.options["sets"][:-1] == ludobug.load("mindbug", sets=["all"]).options["sets"]
    assert game.options["sets"][-1]["id"] == INVENTED["id"]
