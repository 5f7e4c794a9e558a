"""Battlefruit Galaxy, A to K: what each card does, and what it leaves alone."""

from __future__ import annotations

from functools import partial

import pytest

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices, seen
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    draw,
    exhausted,
    gain,
    hand,
    keywords,
    legal,
    life,
    mindbugs,
    octonite,
    power,
    refused,
    scene,
    turn,
)

galaxy_scene = partial(scene, sets=("first-contact", "battlefruit-galaxy"))
ANSWERED = {"hand": ["One"]}
SPREADING = {
    **dict.fromkeys(["Boomberry", "Borgions", "Broodmother", "Plumarine", "Topinambur Titan"], 1),
    **dict.fromkeys(["Kiwanoid", "Pomegrenade", "Shoctopus", "Star Portal", "Starfruit Ninja", "USX Tangerine"], 2),
}


def charged(name: str, counters: int = 1) -> dict[str, object]:
    """A creature with octonite on it."""
    return {"card": name, "octonite": counters}


@rule("MB-DISTRIB-01", "MB-DISTRIB-02")
@pytest.mark.parametrize(("name", "counters"), SPREADING.items())
def test_creatures_with_the_arrow_arrive_with_octonite_that_may_go_to_any_other_creature(name: str, counters: int):
    state = galaxy_scene(A={"hand": [name], "board": ["Five"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, f"play {name}")
    assert octonite(state, "A", name) == counters
    others = {f"put {count} on {other}" for count in range(1, counters + 1) for other in ("Five", "Ten")}
    assert (asked(state), set(legal(state))) == (("A", "spread octonite"), {"done", *others})


@does("Applebot")
def test_applebot_gives_its_controller_two_life_as_it_is_defeated():
    state = galaxy_scene(A={"board": ["Applebot"]}, B={"board": ["Nine Sneaky"], "hand": ["One"]})
    do(state, "attack Applebot", "block Nine Sneaky")
    assert (discard(state, "A"), life(state, "A"), life(state, "B")) == (["Applebot"], 5, 3)


@leaves_alone("Applebot")
def test_applebot_gives_no_life_while_it_lives_nor_when_it_is_discarded():
    discarder = card("Discarder", 4, play={"discard": {"who": "you", "count": 1}})
    state = galaxy_scene(A={"board": ["Applebot"], "hand": ["One"]}, B=ANSWERED)
    do(state, "attack Applebot")
    assert (life(state, "A"), life(state, "B"), board(state, "A")) == (3, 2, ["Applebot"])
    thrown = galaxy_scene(A={"hand": ["Discarder", "Applebot"]}, B=ANSWERED, cards=[discarder])
    do(thrown, "play Discarder")
    assert (discard(thrown, "A"), life(thrown, "A")) == (["Applebot"], 3)


@does("Astronuts")
def test_astronuts_refreshes_a_mindbug_if_none_is_unused():
    state = galaxy_scene(A={"board": ["Astronuts"], "mindbugs": 0}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Astronuts")
    assert mindbugs(state, "A") == 0, "it has not been defeated yet"
    do(state, "block Nine")
    assert (discard(state, "A"), mindbugs(state, "A"), mindbugs(state, "B")) == (["Astronuts"], 1, 0)
    assert discard(state, "B") == ["Nine"], "it is POISONOUS"


@leaves_alone("Astronuts")
def test_astronuts_refreshes_nothing_while_a_mindbug_is_unused_whatever_the_opponent_has():
    state = galaxy_scene(
        A={"board": ["Astronuts"], "mindbugs": 1, "hand": ["One"]}, B={"board": ["Nine"], "hand": ["One"]}
    )
    do(state, "attack Astronuts", "block Nine")
    assert (mindbugs(state, "A"), state.view()["A"]["mindbugs_used"], mindbugs(state, "B")) == (1, 1, 0)


@does("Aubergalactic Whale")
def test_aubergalactic_whale_defeats_all_enemy_creatures_of_power_seven_or_more_as_it_is_defeated():
    state = galaxy_scene(
        A={"board": ["Aubergalactic Whale"]}, B={"board": ["Ten", "Seven", "Eight Tough", "Six"], "hand": ["One"]}
    )
    do(state, "attack Aubergalactic Whale", "block Ten")
    assert set(discard(state, "B")) == {"Ten", "Seven"}
    assert (exhausted(state, "B", "Eight Tough"), board(state, "B")) == (True, ["Eight Tough", "Six"])


@leaves_alone("Aubergalactic Whale")
def test_aubergalactic_whale_leaves_allies_alone_and_is_fast():
    state = galaxy_scene(A={"board": ["Aubergalactic Whale", "Nine"], "hand": ["One"]}, B={"board": ["Ten", "Six"]})
    do(state, "attack Aubergalactic Whale", "block Ten")
    assert (board(state, "A"), board(state, "B")) == (["Nine"], ["Six"])
    played = galaxy_scene(A={"hand": ["Aubergalactic Whale"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(played, "play Aubergalactic Whale")
    assert (asked(played), board(played, "B")) == (("A", "fast attack"), ["Nine"])


@does("Bean Bot")
def test_bean_bot_steals_a_life_if_its_controller_has_less():
    state = galaxy_scene(A={"life": 1, "hand": ["Bean Bot"]}, B={"life": 2, "hand": ["One"]})
    do(state, "play Bean Bot")
    assert (life(state, "A"), life(state, "B")) == (2, 1)


@leaves_alone("Bean Bot")
def test_bean_bot_steals_nothing_at_equal_life():
    state = galaxy_scene(A={"life": 2, "hand": ["Bean Bot"]}, B={"life": 2, "hand": ["One"]})
    do(state, "play Bean Bot")
    assert (life(state, "A"), life(state, "B"), keywords(state, "A", "Bean Bot")) == (2, 2, ["POISONOUS"])


@does("Boomberry")
def test_boomberry_spends_its_octonite_to_defeat_all_enemy_creatures_as_it_attacks():
    state = galaxy_scene(A={"board": [charged("Boomberry"), "Five"]}, B={"board": ["Ten", "One"], "hand": ["One"]})
    do(state, "attack Boomberry")
    assert (board(state, "A"), board(state, "B"), octonite(state, "A", "Boomberry")) == (["Boomberry", "Five"], [], 0)
    assert life(state, "B") == 2


@leaves_alone("Boomberry")
def test_boomberry_defeats_nobody_without_octonite_and_may_give_its_own_away():
    state = galaxy_scene(A={"hand": ["Boomberry"], "board": ["Five"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "play Boomberry", "put 1 on Five", "play One", "attack Boomberry")
    assert (asked(state), board(state, "B"), octonite(state, "A", "Five")) == (("B", "block"), ["Ten", "One"], 1)


@does("Borgions")
@rule("MB-TURN-12")
def test_borgions_defeats_an_enemy_creature_and_gives_its_controller_another_turn():
    state = galaxy_scene(
        A={"board": [charged("Borgions", 2)], "hand": ["One"]}, B={"board": ["Ten", "Two"], "hand": ["One"]}
    )
    do(state, "action Borgions")
    assert choices(state) == {"Ten", "Two"}
    do(state, "choose Ten")
    assert (active(state), turn(state), octonite(state, "A", "Borgions")) == ("A", 2, 1)
    do(state, "action Borgions")
    assert (active(state), turn(state), discard(state, "B")) == ("A", 3, ["Ten", "Two"])
    do(state, "play One")
    assert active(state) == "B"


@leaves_alone("Borgions")
def test_borgions_does_nothing_without_octonite_and_leaves_allies_alone():
    state = galaxy_scene(A={"board": [charged("Borgions", 0), charged("Five")]}, B={"board": ["Ten"], "hand": ["One"]})
    refused(state, "action Borgions", "MB-OCTCOST-01")
    alone = galaxy_scene(A={"board": [charged("Borgions"), "Five"], "hand": ["One"]}, B=ANSWERED)
    do(alone, "action Borgions")
    assert (board(alone, "A"), active(alone)) == (["Borgions", "Five"], "A")


@does("Broodmother")
def test_broodmother_costs_an_opponent_a_card_for_each_octonite_on_allied_creatures():
    cards = ["One", "Two", "Three", "Four"]
    state = galaxy_scene(
        A={"board": [charged("Broodmother"), charged("Two"), charged("Nine")], "hand": ["Six"]},
        B={"hand": cards, "board": [charged("Ten", 3)]},
    )
    do(state, "attack Broodmother")
    assert (asked(state), choices(state)) == (("B", "choose"), set(cards)), "none of the three may be kept"
    do(state, "choose Four", "choose One", "choose Two")
    assert (discard(state, "B"), hand(state, "B"), asked(state)) == (["Four", "One", "Two"], ["Three"], ("B", "block"))
    assert hand(state, "A") == ["Six"]
    assert octonite(state, "A", "Broodmother") == 1, "it costs none"


@leaves_alone("Broodmother")
def test_broodmother_takes_no_card_without_octonite_and_leaves_its_own_controllers_hand_alone():
    state = galaxy_scene(
        A={"board": ["Broodmother"], "hand": ["Two"]}, B={"hand": ["One"], "board": [charged("Ten", 3)]}
    )
    do(state, "attack Broodmother")
    assert (hand(state, "A"), hand(state, "B"), discard(state, "B")) == (["Two"], ["One"], [])


@does("Caulibot")
@rule("MB-ATKTRIG-08")
def test_caulibot_has_eight_more_power_for_each_of_its_attacks_of_the_turn():
    state = galaxy_scene(A={"board": ["Caulibot"]}, B={"board": ["Eight", "Twelve"], "hand": ["One"]})
    do(state, "attack Caulibot")
    assert power(state, "A", "Caulibot") == 9
    do(state, "block Eight", "attack again")
    assert power(state, "A", "Caulibot") == 17
    do(state, "block Twelve")
    assert (set(discard(state, "B")), exhausted(state, "A", "Caulibot")) == ({"Eight", "Twelve"}, False)
    weaker = galaxy_scene(A={"board": ["Caulibot"]}, B={"board": ["Ten"], "hand": ["One"]})
    assert exhausted(do(weaker, "attack Caulibot", "block Ten"), "A", "Caulibot"), "a 9 loses against a 10"


@leaves_alone("Caulibot")
@rule("MB-ATKTRIG-08")
def test_caulibot_has_power_one_again_when_the_turn_is_over_and_strengthens_nobody_else():
    state = galaxy_scene(A={"board": ["Caulibot", "Five"]}, B={"hand": ["One"], "board": ["Two"]})
    do(state, "attack Caulibot")
    assert power(state, "A", "Five") == 5
    do(state, "no block", "stop")
    assert (active(state), power(state, "A", "Caulibot")) == ("B", 1)
    do(state, "attack Two", "block Caulibot")
    assert exhausted(state, "A", "Caulibot"), "blocking gives it nothing"


@does("Chaotic Cabbage")
def test_chaotic_cabbage_takes_a_random_card_of_an_opponents_hand_as_it_is_defeated():
    state = galaxy_scene(
        A={"board": ["Chaotic Cabbage"]}, B={"board": ["Nine Sneaky"], "hand": ["One", "Ten"], "draw": ["Three"]}
    )
    do(state, "attack Chaotic Cabbage", "block Nine Sneaky")
    assert (asked(state), set(legal(state))) == (("chance", "choose"), {"random One", "random Ten"})
    do(state, "random Ten")
    assert (hand(state, "A"), hand(state, "B"), draw(state, "B")) == (["Ten"], ["One", "Three"], 0)


@leaves_alone("Chaotic Cabbage")
def test_chaotic_cabbage_takes_nothing_from_an_empty_hand_and_none_while_it_lives():
    state = galaxy_scene(A={"board": ["Chaotic Cabbage"], "hand": ["Six"]}, B={"board": ["Nine Sneaky"]})
    do(state, "attack Chaotic Cabbage", "block Nine Sneaky")
    assert (discard(state, "A"), hand(state, "A")) == (["Chaotic Cabbage"], ["Six"])
    living = galaxy_scene(A={"board": ["Chaotic Cabbage"]}, B=ANSWERED)
    do(living, "attack Chaotic Cabbage")
    assert (hand(living, "A"), hand(living, "B")) == ([], ["One"])


@does("Cinnemonk")
def test_cinnemonk_plays_a_card_with_a_defeated_effect_of_any_discard_pile():
    state = galaxy_scene(
        A={"hand": ["Cinnemonk"], "discard": ["Applebot", "Nine", "Bean Bot"]},
        B={"discard": ["Hydra", "Ten"], "hand": ["One"], "mindbugs": 2},
        cards=[card("Hydra", 9, play=gain(1), defeated=gain(5))],
    )
    do(state, "play Cinnemonk", "decline")
    assert choices(state) == {"Applebot", "Hydra"}
    do(state, "choose Hydra")
    assert (board(state, "A"), discard(state, "B"), life(state, "A")) == (["Cinnemonk", "Hydra"], ["Ten"], 4)
    assert asked(state) == ("B", "turn action"), "no Mindbug answers it"


@leaves_alone("Cinnemonk")
def test_cinnemonk_plays_no_other_card_and_none_of_a_hand():
    state = galaxy_scene(
        A={"hand": ["Cinnemonk", "Applebot"], "discard": ["Nine", "Axolotl Healer", "Tiger Squirrel"]},
        B={"discard": ["Ten"], "hand": ["One"]},
    )
    do(state, "play Cinnemonk")
    assert (board(state, "A"), hand(state, "A"), asked(state)) == (["Cinnemonk"], ["Applebot"], ("B", "turn action"))


@does("Cornanon")
@rule("MB-CHOICE-10")
def test_cornanon_reveals_a_card_and_defeats_all_enemy_creatures_that_share_a_keyword_with_it():
    enemies = ["Two Sneaky", "Eight Poisonous", "Nine Tough", "Ten"]
    state = galaxy_scene(
        A={"hand": ["Cornanon", "One", "Four Sneaky Poisonous"], "board": ["Three Sneaky"]},
        B={"board": enemies, "hand": ["One"]},
    )
    do(state, "play Cornanon", "yes")
    assert choices(state) == {"One", "Four Sneaky Poisonous"}
    do(state, "choose Four Sneaky Poisonous")
    assert (board(state, "B"), hand(state, "A")) == (["Nine Tough", "Ten"], ["One", "Four Sneaky Poisonous"])
    assert (discard(state, "B"), board(state, "A")) == (["Two Sneaky", "Eight Poisonous"], ["Three Sneaky", "Cornanon"])
    assert seen(state, "B", "A") == seen(state, None, "A") == ["Four Sneaky Poisonous", None]


@leaves_alone("Cornanon")
@rule("MB-CHOICE-10")
def test_cornanon_defeats_nobody_for_a_card_without_keywords_and_nothing_must_be_revealed():
    table = {
        "A": {"hand": ["Cornanon", "Nine"], "board": ["Six Hunter"]},
        "B": {"board": ["Ten Tough"], "hand": ["One"]},
    }
    plain = galaxy_scene(**table)
    do(plain, "play Cornanon", "yes")
    assert (board(plain, "A"), board(plain, "B")) == (["Six Hunter", "Cornanon"], ["Ten Tough"])
    assert not exhausted(plain, "B", "Ten Tough")
    declined = galaxy_scene(**table)
    do(declined, "play Cornanon", "no")
    assert seen(declined, "B", "A") == [None]


@does("Figuru")
def test_figuru_goes_to_the_hand_and_a_random_card_of_an_opponents_hand_is_played():
    healer = {"hand": ["Axolotl Healer", "Ten"], "mindbugs": 2}
    state = galaxy_scene(A={"board": ["Figuru"]}, B=healer)
    do(state, "action Figuru")
    assert (asked(state), hand(state, "A")) == (("chance", "choose"), ["Figuru"])
    assert set(legal(state)) == {"random Axolotl Healer", "random Ten"}
    do(state, "random Axolotl Healer")
    assert (board(state, "A"), hand(state, "B"), life(state, "A")) == (["Axolotl Healer"], ["Ten"], 5)
    assert (asked(state), mindbugs(state, "B")) == (("B", "turn action"), 2)


@does("Figuru")
@rule("MB-DRAW-14", "MB-CHOICE-01")
def test_figuru_plays_a_card_also_if_it_cannot_go_to_the_hand_itself():
    closer = card("Closer", 3, constant={"cannot_take_cards": "each opponent"})
    state = galaxy_scene(A={"board": ["Figuru"]}, B={"board": ["Closer"], "hand": ["Nine"]}, cards=[closer])
    do(state, "action Figuru")
    assert (board(state, "A"), hand(state, "A"), hand(state, "B")) == (["Figuru", "Nine"], [], [])


@leaves_alone("Figuru")
def test_figuru_only_returns_to_the_hand_if_no_opponent_holds_a_card():
    state = galaxy_scene(A={"board": ["Figuru", "Five"], "hand": ["Six"]}, B={"board": ["Nine"]})
    do(state, "action Figuru")
    assert (board(state, "A"), hand(state, "A"), board(state, "B")) == (["Five"], ["Six", "Figuru"], ["Nine"])


@does("Grape Sentinel")
def test_grape_sentinel_hunts():
    state = galaxy_scene(A={"board": ["Grape Sentinel"]}, B={"board": ["Five", "Nine"], "hand": ["One"]})
    do(state, "attack Grape Sentinel", "hunt Five")
    assert (discard(state, "B"), life(state, "B")) == (["Five"], 3)


@leaves_alone("Grape Sentinel")
def test_grape_sentinel_need_not_hunt():
    state = galaxy_scene(A={"board": ["Grape Sentinel"]}, B={"board": ["Five", "Nine"], "hand": ["One"]})
    do(state, "attack Grape Sentinel", "no hunt")
    assert set(legal(state)) == {"no block", "block Five", "block Nine"}


@does("Kiwanoid")
@rule("MB-EX-21", "MB-OCTCOST-07")
def test_kiwanoid_spends_octonite_to_take_a_card_back_from_the_discard_pile():
    state = galaxy_scene(
        A={"hand": ["Kiwanoid"], "board": ["Five"], "discard": ["One", "Ten", "Three"]},
        B={"hand": ["One"] * 3, "life": 9},
    )
    do(state, "play Kiwanoid")
    assert set(legal(state)) == {"put 1 on Five", "put 2 on Five", "done"}
    do(state, "done", "attack Kiwanoid", "choose Ten")
    assert (octonite(state, "A", "Kiwanoid"), hand(state, "A"), discard(state, "A")) == (1, ["Ten"], ["One", "Three"])
    do(state, "play One", "attack Kiwanoid", "choose One", "no block")
    do(state, "play One", "attack Kiwanoid")
    assert (octonite(state, "A", "Kiwanoid"), hand(state, "A"), asked(state)) == (0, ["Ten", "One"], ("B", "block"))
    spent = galaxy_scene(A={"board": [charged("Kiwanoid")]}, B=ANSWERED)
    do(spent, "attack Kiwanoid")
    assert (octonite(spent, "A", "Kiwanoid"), hand(spent, "A")) == (0, [])


@leaves_alone("Kiwanoid")
def test_kiwanoid_leaves_the_opponents_discard_pile_alone_and_nobody_is_asked_to_pay():
    state = galaxy_scene(
        A={"board": [charged("Kiwanoid", 2)], "discard": ["Two"]},
        B={"hand": ["One"], "discard": ["Nine"], "board": ["Six"]},
    )
    do(state, "attack Kiwanoid")
    assert (hand(state, "A"), discard(state, "B"), asked(state)) == (["Two"], ["Nine"], ("B", "block"))
