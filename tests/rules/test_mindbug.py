"""MB-MINDBUG: taking over a card that is being played."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    active,
    actor,
    asked,
    board,
    card,
    discard,
    do,
    draw,
    gain,
    hand,
    legal,
    life,
    lose,
    mindbugs,
    power,
    refused,
    scene,
    turn,
    winner,
)


@rule("MB-MINDBUG-01")
def test_the_other_player_is_asked_each_time_a_card_is_played_from_hand() -> None:
    state = scene(A={"hand": ["Nine"], "mindbugs": 1}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Nine")
    assert (asked(state), set(legal(state))) == (("B", "mindbug"), {"mindbug", "decline"})
    do(state, "decline", "play Eight")
    assert (asked(state), set(legal(state))) == (("A", "mindbug"), {"mindbug", "decline"})


@rule("MB-MINDBUG-01")
def test_a_player_without_an_unused_mindbug_is_not_asked() -> None:
    state = scene(A={"hand": ["Nine"], "mindbugs": 2}, B={"mindbugs": 0, "hand": ["Eight"]})
    do(state, "play Nine")
    assert (board(state, "A"), asked(state)) == (["Nine"], ("B", "turn action"))


@rule("MB-MINDBUG-01")
def test_nothing_else_is_decided_before_the_mindbug() -> None:
    state = scene(A={"hand": ["Nine"]}, B={"mindbugs": 1, "hand": ["Eight"], "board": ["Two"]})
    do(state, "play Nine")
    refused(state, "attack Two", "MB-MINDBUG-01")
    refused(state, "play Eight", "MB-MINDBUG-01")


@rule("MB-MINDBUG-02")
def test_a_mindbug_that_was_used_cannot_be_used_again() -> None:
    state = scene(A={"hand": ["Nine", "Ten", "One"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Nine", "mindbug")
    assert (mindbugs(state, "B"), state.view()["B"]["mindbugs_used"]) == (0, 2)
    do(state, "play Ten")
    assert (board(state, "A"), board(state, "B")) == (["Ten"], ["Nine"])


@rule("MB-MINDBUG-02")
def test_declining_spends_nothing() -> None:
    state = scene(A={"hand": ["Nine"]}, B={"mindbugs": 2, "hand": ["Eight"]})
    do(state, "play Nine", "decline")
    assert (mindbugs(state, "B"), board(state, "A")) == (2, ["Nine"])


@rule("MB-MINDBUG-03")
def test_the_creature_enters_the_takers_area_and_its_play_effect_works_for_the_taker() -> None:
    state = scene(A={"hand": ["Axolotl Healer", "One"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Axolotl Healer", "mindbug")
    assert (board(state, "A"), board(state, "B")) == ([], ["Axolotl Healer"])
    assert (life(state, "A"), life(state, "B")) == (3, 5)


@rule("MB-MINDBUG-03")
def test_the_taker_makes_the_choices_of_the_play_effect_and_the_player_is_the_opponent() -> None:
    state = scene(
        A={"hand": ["Ferret Bomber", "One", "Two", "Three"]}, B={"mindbugs": 1, "hand": ["Eight", "Nine", "Ten"]}
    )
    do(state, "play Ferret Bomber", "mindbug")
    assert (actor(state), set(legal(state))) == ("A", {"choose One", "choose Two", "choose Three"})
    state = scene(
        A={"hand": ["Tiger Squirrel", "One"], "board": ["Eight", "Nine"]},
        B={"mindbugs": 1, "hand": ["Eight"], "board": ["Ten"]},
    )
    do(state, "play Tiger Squirrel", "mindbug")
    assert (actor(state), set(legal(state))) == ("B", {"choose Eight", "choose Nine"})


@rule("MB-MINDBUG-04")
def test_a_taken_creature_stays_and_its_controller_gets_the_card_and_the_defeated_effect() -> None:
    bomb = card("Bomb", 2, defeated=lose(1))
    state = scene(
        A={"hand": ["Bomb", "One"], "board": ["Nine"]}, B={"mindbugs": 1, "hand": ["Eight", "Seven"]}, cards=[bomb]
    )
    do(state, "play Bomb", "mindbug", "play One", "play Eight")
    assert board(state, "B") == ["Bomb", "Eight"]
    do(state, "attack Nine", "block Bomb")
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Bomb"])
    assert (life(state, "A"), life(state, "B")) == (2, 3)


@rule("MB-MINDBUG-05")
def test_the_original_player_acts_again_in_the_same_turn() -> None:
    state = scene(A={"hand": ["Nine", "Ten"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Nine", "mindbug")
    assert (asked(state), active(state), turn(state)) == (("A", "turn action"), "A", 1)
    do(state, "play Ten")
    assert (asked(state), active(state), turn(state)) == (("B", "turn action"), "B", 2)


@rule("MB-MINDBUG-05")
def test_who_is_not_mindbugged_does_not_act_again() -> None:
    state = scene(A={"hand": ["Nine", "Ten"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Nine", "decline")
    assert (asked(state), turn(state)) == (("B", "turn action"), 2)


@rule("MB-MINDBUG-06")
def test_the_further_turn_action_is_any_turn_action_and_mandatory() -> None:
    state = scene(A={"hand": ["Nine", "Ten"], "board": ["Two"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Nine", "mindbug")
    assert set(legal(state)) == {"play Ten", "attack Two"}
    refused(state, "pass", "MB-TURN-03")
    do(state, "attack Two")
    assert (life(state, "B"), active(state)) == (3, "A")
    do(state, "no block")
    assert (life(state, "B"), active(state)) == (2, "B")


@rule("MB-MINDBUG-07")
def test_the_card_of_the_further_turn_action_can_be_mindbugged_too() -> None:
    state = scene(A={"hand": ["Nine", "Ten", "One"]}, B={"mindbugs": 2, "hand": ["Eight"]})
    do(state, "play Nine", "mindbug", "play Ten")
    assert asked(state) == ("B", "mindbug")
    do(state, "mindbug")
    assert (asked(state), turn(state), mindbugs(state, "B")) == (("A", "turn action"), 1, 0)
    do(state, "play One")
    assert (board(state, "A"), board(state, "B"), active(state)) == (["One"], ["Nine", "Ten"], "B")


@rule("MB-MINDBUG-08")
@pytest.mark.parametrize("pile", ["own", "other"])
def test_a_card_played_from_a_discard_pile_cannot_be_mindbugged(pile: str) -> None:
    state = scene(
        A={"hand": ["Compost Dragon", "Grave Robber"], "discard": ["Luchataur"]},
        B={"mindbugs": 2, "hand": ["Eight"], "discard": ["Gorillion"]},
    )
    do(state, "play Compost Dragon" if pile == "own" else "play Grave Robber", "decline")
    assert board(state, "A")[1:] == (["Luchataur"] if pile == "own" else ["Gorillion"])
    assert (asked(state), mindbugs(state, "B")) == (("B", "turn action"), 2)


@rule("MB-MINDBUG-08")
def test_a_card_played_from_hand_by_an_effect_cannot_be_mindbugged() -> None:
    chain = card("Chain", 2, play={"play_card": {"pick": {"cards": {"zone": "your hand"}}}})
    state = scene(A={"hand": ["Chain", "Ten"]}, B={"mindbugs": 2, "hand": ["Eight"]}, cards=[chain])
    do(state, "play Chain", "decline")
    assert (board(state, "A"), asked(state)) == (["Chain", "Ten"], ("B", "turn action"))


@rule("MB-MINDBUG-08")
def test_a_card_played_in_answer_to_an_attack_cannot_be_mindbugged() -> None:
    state = scene(A={"mindbugs": 2, "hand": ["One"], "board": ["Nine"]}, B={"hand": ["Eight"], "discard": ["Hyenix"]})
    do(state, "attack Nine", "yes")
    assert (board(state, "B"), asked(state), mindbugs(state, "A")) == (["Hyenix"], ("B", "turn action"), 2)


@rule("MB-MINDBUG-09")
def test_a_creature_in_play_cannot_be_mindbugged() -> None:
    state = scene(A={"hand": ["One"], "board": ["Ten"]}, B={"mindbugs": 2, "hand": ["Eight"]}, active="B")
    assert legal(state) == ["play Eight"]
    refused(state, "mindbug", "MB-MINDBUG-09")


@rule("MB-MINDBUG-09")
def test_an_attack_is_no_occasion_for_a_mindbug() -> None:
    state = scene(A={"hand": ["One"], "board": ["Ten"]}, B={"mindbugs": 2, "hand": ["Eight"], "board": ["Two"]})
    do(state, "attack Ten")
    assert set(legal(state)) == {"no block", "block Two"}
    refused(state, "mindbug", "MB-BLOCK-01")


@rule("MB-MINDBUG-10")
def test_a_taken_card_cannot_be_mindbugged_back() -> None:
    state = scene(A={"mindbugs": 2, "hand": ["Nine", "One"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Nine", "mindbug")
    assert asked(state) == ("A", "turn action")
    assert (board(state, "B"), mindbugs(state, "A")) == (["Nine"], 2)


@rule("MB-MINDBUG-11")
def test_one_mindbug_is_spent_per_card() -> None:
    state = scene(A={"hand": ["Nine", "One"]}, B={"mindbugs": 2, "hand": ["Eight"]})
    do(state, "play Nine", "mindbug")
    assert (mindbugs(state, "B"), state.view()["B"]["mindbugs_used"]) == (1, 1)
    assert asked(state) == ("A", "turn action")


@rule("MB-MINDBUG-12")
def test_only_the_player_of_the_card_refills() -> None:
    hands = {"hand": ["One"] * 5, "draw": ["Two", "Three"]}
    state = scene(A=hands, B={**hands, "mindbugs": 1})
    do(state, "play One", "mindbug")
    assert (len(hand(state, "A")), draw(state, "A")) == (5, 1)
    assert (hand(state, "B"), draw(state, "B")) == (["One"] * 5, 2)


@rule("MB-MINDBUG-13")
def test_nothing_of_the_card_is_active_while_the_mindbug_is_decided() -> None:
    state = scene(A={"hand": ["Shield Bugs", "One"], "board": ["Five"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Shield Bugs")
    assert (board(state, "A"), power(state, "A", "Five")) == (["Five"], 5)
    do(state, "decline")
    assert (board(state, "A"), power(state, "A", "Five")) == (["Five", "Shield Bugs"], 6)


@rule("MB-MINDBUG-13")
def test_an_ability_of_the_card_works_for_the_taker_only_once_it_is_in_play() -> None:
    state = scene(A={"hand": ["Killer Bee", "Deathweaver"]}, B={"mindbugs": 2, "hand": ["Eight"]})
    do(state, "play Deathweaver")
    assert board(state, "A") == board(state, "B") == []
    do(state, "mindbug", "play Killer Bee", "decline")
    assert (board(state, "A"), life(state, "B")) == (["Killer Bee"], 3)


@rule("MB-MINDBUG-14")
def test_the_play_effect_of_the_taken_creature_comes_before_the_further_turn_action() -> None:
    state = scene(A={"hand": ["Kangasaurus Rex", "One"], "board": ["Three"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Kangasaurus Rex", "mindbug")
    assert (discard(state, "A"), asked(state)) == (["Three"], ("A", "turn action"))
    assert legal(state) == ["play One"]


@rule("MB-MINDBUG-14")
def test_the_taker_decides_in_the_play_effect_before_the_player_acts_again() -> None:
    state = scene(A={"hand": ["Brain Fly", "One"], "board": ["Six", "Seven"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Brain Fly", "mindbug")
    assert asked(state) == ("B", "choose")
    refused(state, "attack Six", "MB-SIMUL-03")
    do(state, "choose Seven")
    assert set(legal(state)) == {"play One", "attack Six"}


@rule("MB-MINDBUG-15")
def test_the_original_player_orders_what_the_taken_play_effect_causes() -> None:
    blast = card("Blast", 2, play={"defeat": {"every": {"creatures": {"other": True}}}})
    ember = card("Ember", 3, defeated=gain(1))
    frost = card("Frost", 3, defeated=lose(1))
    state = scene(
        A={"hand": ["Blast", "One"], "board": ["Ember"]},
        B={"mindbugs": 1, "hand": ["Eight"], "board": ["Frost"]},
        cards=[blast, ember, frost],
    )
    do(state, "play Blast", "mindbug")
    assert (asked(state), set(legal(state))) == (("A", "order"), {"first Ember", "first Frost"})
    do(state, "first Frost")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (3, 3, ("A", "turn action"))


@rule("MB-MINDBUG-15")
def test_powers_that_depend_on_the_turn_do_not_flip() -> None:
    state = scene(
        A={"hand": ["Brain Fly", "One"], "board": ["Goblin Werewolf"]},
        B={"mindbugs": 1, "hand": ["Eight"], "board": ["Goblin Werewolf", "Seven"]},
    )
    do(state, "play Brain Fly")
    assert (power(state, "A", "Goblin Werewolf"), power(state, "B", "Goblin Werewolf")) == (8, 2)
    do(state, "mindbug")
    assert (power(state, "A", "Goblin Werewolf"), power(state, "B", "Goblin Werewolf")) == (8, 2)
    assert set(legal(state)) == {"choose Seven", "choose Goblin Werewolf"}
    do(state, "choose Goblin Werewolf")
    assert [one["power"] for one in state.view()["B"]["board"] if one["card"] == "Goblin Werewolf"] == [2, 2]


@rule("MB-MINDBUG-16")
def test_if_the_taken_play_effect_ends_the_game_no_turn_action_follows() -> None:
    state = scene(A={"life": 1, "hand": ["Killer Bee", "One"]}, B={"mindbugs": 1, "hand": ["Eight"]})
    do(state, "play Killer Bee", "mindbug")
    assert (winner(state), life(state, "A"), legal(state)) == ("B", 0, [])


@rule("MB-MINDBUG-17")
def test_mindbugs_that_a_text_counts_are_unused_ones() -> None:
    each = {"target": "this", "power": 3, "each": {"unused_mindbugs": "you"}}
    hoarder = card("Hoarder", 2, constant={"gains": each})
    state = scene(
        A={"hand": ["One", "Two"]}, B={"mindbugs": 2, "hand": ["Eight"], "board": ["Hoarder"]}, cards=[hoarder]
    )
    assert power(state, "B", "Hoarder") == 8
    do(state, "play One", "mindbug")
    assert power(state, "B", "Hoarder") == 5
    do(state, "play Two", "mindbug")
    assert power(state, "B", "Hoarder") == 2
