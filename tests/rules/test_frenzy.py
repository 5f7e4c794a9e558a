"""MB-FRENZY: the second attack."""

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
    exhausted,
    hand,
    in_order,
    keywords,
    legal,
    life,
    lose,
    one,
    refused,
    scene,
    winner,
)


@rule("MB-FRENZY-01")
def test_a_frenzy_creature_may_attack_twice() -> None:
    state = scene(A={"board": ["Nine Frenzy"]}, B={"hand": ["One"]})
    do(state, "attack Nine Frenzy")
    assert (asked(state), set(legal(state))) == (("A", "attack again"), {"attack again", "stop"})
    do(state, "attack again")
    assert (life(state, "B"), asked(state)) == (1, ("B", "turn action"))


@rule("MB-FRENZY-01")
def test_a_creature_without_frenzy_attacks_once() -> None:
    state = scene(A={"board": ["Nine"]}, B={"hand": ["One"]})
    do(state, "attack Nine")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-FRENZY-01")
def test_the_next_turn_has_its_own_two_attacks() -> None:
    state = scene(A={"board": ["Nine Frenzy"]}, B={"life": 5, "hand": ["One"]})
    do(state, "attack Nine Frenzy", "attack again", "play One", "attack Nine Frenzy", "no block")
    assert asked(state) == ("A", "attack again")


@rule("MB-FRENZY-02")
def test_the_second_attack_is_optional() -> None:
    state = scene(A={"board": ["Nine Frenzy"]}, B={"hand": ["One"]})
    do(state, "attack Nine Frenzy", "stop")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-FRENZY-03")
def test_the_second_attack_is_made_by_the_same_creature() -> None:
    state = scene(A={"board": ["Nine Frenzy", "Five", "Eight Frenzy"], "hand": ["One"]}, B={"hand": ["One"]})
    do(state, "attack Nine Frenzy")
    for other in ("attack Five", "attack Eight Frenzy", "play One"):
        refused(state, other, "MB-FRENZY-02")
    do(state, "stop")
    assert active(state) == "B"


@rule("MB-FRENZY-03")
def test_of_two_equal_creatures_only_the_one_that_attacked_attacks_again() -> None:
    state = scene(
        A={"board": ["Luchataur", {"card": "Rhino Turtle", "exhausted": True}, "Rhino Turtle"]},
        B={"board": ["Nine"], "hand": ["One"]},
    )
    do(state, "attack Rhino Turtle #2", "no block", "attack again", "block Nine")
    assert discard(state, "A") == []
    assert [creature["exhausted"] for creature in state.view()["A"]["board"]] == [False, True, True]


@rule("MB-FRENZY-04")
def test_each_attack_is_a_full_attack() -> None:
    bully = card("Bully", 7, "FRENZY", attack={"discard": {"who": "the opponent", "count": 1}})
    state = scene(A={"board": ["Bully"]}, B={"board": ["Three"], "hand": ["One", "Two"]}, cards=[bully])
    do(state, "attack Bully", "choose One")
    assert asked(state) == ("B", "block")
    do(state, "no block", "attack again")
    assert (hand(state, "B"), asked(state)) == ([], ("B", "block"))
    do(state, "block Three")
    assert (discard(state, "B"), life(state, "B")) == (["One", "Two", "Three"], 2)


@rule("MB-FRENZY-04", "MB-HUNTER-08")
def test_hunter_is_chosen_anew_for_each_attack() -> None:
    state = scene(A={"board": ["Six Frenzy Hunter"]}, B={"board": ["Three", "Four", "Nine"]})
    do(state, "attack Six Frenzy Hunter", "hunt Three", "attack again")
    assert (asked(state), set(legal(state))) == (("A", "hunt"), {"no hunt", "hunt Four", "hunt Nine"})
    do(state, "no hunt")
    assert set(legal(state)) == {"no block", "block Four", "block Nine"}


@rule("MB-FRENZY-05")
def test_a_defeated_creature_makes_no_second_attack() -> None:
    state = scene(A={"board": ["Eight Frenzy"], "hand": ["One"]}, B={"board": ["Nine"]})
    do(state, "attack Eight Frenzy", "block Nine")
    assert (discard(state, "A"), asked(state)) == (["Eight Frenzy"], ("B", "turn action"))


@rule("MB-FRENZY-05", "MB-TOUGH-10")
def test_a_creature_saved_by_tough_may_attack_again() -> None:
    state = scene(A={"board": ["Eight Frenzy Tough"], "hand": ["One"]}, B={"board": ["Eight", "Eight"]})
    do(state, "attack Eight Frenzy Tough", "block Eight")
    assert (exhausted(state, "A", "Eight Frenzy Tough"), asked(state)) == (True, ("A", "attack again"))
    do(state, "attack again", "block Eight")
    assert (discard(state, "A"), board(state, "B")) == (["Eight Frenzy Tough"], [])


@rule("MB-FRENZY-05")
def test_a_creature_that_left_play_makes_no_second_attack() -> None:
    broom = card("Broom", 2, defeated={"to_controllers_hand": one(side="enemy")})
    state = scene(A={"board": ["Nine Frenzy"]}, B={"board": ["Broom"], "hand": ["One"]}, cards=[broom])
    do(state, "attack Nine Frenzy", "block Broom")
    assert (hand(state, "A"), asked(state)) == (["Nine Frenzy"], ("B", "turn action"))


@rule("MB-FRENZY-05")
def test_a_creature_that_left_play_and_came_back_makes_no_second_attack() -> None:
    phoenix = card("Phoenix", 9, "FRENZY", defeated={"play_card": "this"})
    state = scene(A={"board": ["Phoenix"]}, B={"board": ["Ten"], "hand": ["One"]}, cards=[phoenix])
    do(state, "attack Phoenix", "block Ten")
    assert (board(state, "A"), asked(state)) == (["Phoenix"], ("B", "turn action"))


@rule("MB-FRENZY-05", "MB-FAST-11")
def test_a_creature_that_came_back_owes_nothing_to_its_former_attack() -> None:
    phoenix = card("Phoenix", 9, "FAST", "FRENZY", defeated={"play_card": "this"})
    state = scene(A={"board": ["Phoenix"]}, B={"board": ["Ten"], "hand": ["One"]}, cards=[phoenix])
    do(state, "attack Phoenix", "block Ten")
    assert asked(state) == ("A", "fast attack")
    do(state, "attack Phoenix", "no block")
    assert asked(state) == ("A", "attack again")
    do(state, "stop")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-FRENZY-06", "MB-TOUGH-10")
def test_a_creature_that_changed_sides_in_the_first_attack_makes_no_second_one() -> None:
    state = scene(A={"board": ["Five Frenzy Tough"], "hand": ["One"]}, B={"board": ["Harpy Mother"]})
    do(state, "attack Five Frenzy Tough", "block Harpy Mother", "choose Five Frenzy Tough")
    assert board(state, "B") == ["Five Frenzy Tough"]
    assert exhausted(state, "B", "Five Frenzy Tough")
    assert (asked(state), active(state)) == (("B", "turn action"), "B")


@rule("MB-FRENZY-06")
def test_the_new_controller_may_attack_twice_in_the_own_turn() -> None:
    state = scene(A={"board": ["Five Frenzy Tough"], "hand": ["One"]}, B={"board": ["Harpy Mother"]})
    do(state, "attack Five Frenzy Tough", "block Harpy Mother", "choose Five Frenzy Tough")
    do(state, "attack Five Frenzy Tough", "attack again")
    assert (life(state, "A"), actor(state)) == (1, "A")


@rule("MB-FRENZY-07")
def test_a_creature_that_lost_frenzy_in_the_first_attack_makes_no_second_one() -> None:
    deserter = card("Deserter", 2, defeated={"hand_over": one(side="allied")})
    state = scene(A={"board": ["Lone Yeti"]}, B={"board": ["Deserter", "Three"], "hand": ["One"]}, cards=[deserter])
    assert keywords(state, "A", "Lone Yeti") == ["FRENZY", "TOUGH"]
    do(state, "attack Lone Yeti", "block Deserter")
    assert (board(state, "A"), keywords(state, "A", "Lone Yeti")) == (["Lone Yeti", "Three"], ["TOUGH"])
    assert asked(state) == ("B", "turn action")


@rule("MB-FRENZY-07")
def test_a_creature_that_gained_frenzy_in_the_first_attack_may_make_a_second_one() -> None:
    sapper = card("Sapper", 2, defeated={"defeat": one(side="enemy", max_power=3)})
    state = scene(A={"board": ["Lone Yeti", "Three"]}, B={"board": ["Sapper"], "hand": ["One"]}, cards=[sapper])
    assert keywords(state, "A", "Lone Yeti") == ["TOUGH"]
    do(state, "attack Lone Yeti", "block Sapper")
    assert (board(state, "A"), asked(state)) == (["Lone Yeti"], ("A", "attack again"))


@rule("MB-FRENZY-08")
def test_a_frenzy_creature_attacks_twice_in_the_further_turn_action_and_no_more() -> None:
    state = scene(A={"hand": ["Ten", "One"], "board": ["Nine Frenzy"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Ten", "mindbug", "attack Nine Frenzy", "no block", "attack again", "no block")
    assert (life(state, "B"), active(state), asked(state)) == (1, "B", ("B", "turn action"))


FORWARD = {
    "B": {"mindbugs": 1, "life": 9, "hand": ["One"]},
    "cards": [
        card("Relay", 3, defeated={"play_card": {"pick": {"cards": {"zone": "your discard pile", "min_power": 9}}}}),
        card("Dasher", 9, "FAST"),
        card("Rusher", 9, "FAST", "FRENZY"),
    ],
}
"""B takes Kangasaurus Rex over; it defeats Relay, which brings A a FAST creature before A's further turn action."""


def rushing(name: str, *cards: str) -> dict[str, list[str]]:
    return {"hand": ["Kangasaurus Rex", *cards], "board": ["Relay"], "discard": [name]}


@rule("MB-FRENZY-08", "MB-ATTACK-06")
@pytest.mark.parametrize(
    ("name", "attacks"), [("Dasher", ["no block"]), ("Rusher", ["no block", "attack again", "no block"])]
)
def test_attacks_outside_the_turn_action_count_for_the_turn(name: str, attacks: list[str]) -> None:
    state = scene(A=rushing(name, "One"), **FORWARD)
    do(state, "play Kangasaurus Rex", "mindbug")
    assert asked(state) == ("A", "fast attack")
    do(state, f"attack {name}", *attacks)
    assert (asked(state), legal(state)) == (("A", "turn action"), ["play One"])
    refused(state, f"attack {name}", "MB-FRENZY-01")


@rule("MB-FRENZY-08")
def test_a_second_attack_that_was_not_made_is_left_for_the_further_turn_action() -> None:
    state = scene(A=rushing("Rusher", "One"), **FORWARD)
    do(state, "play Kangasaurus Rex", "mindbug", "attack Rusher", "no block", "stop")
    assert set(legal(state)) == {"play One", "attack Rusher"}
    do(state, "attack Rusher", "no block")
    assert (life(state, "B"), asked(state)) == (7, ("B", "turn action"))


@rule("MB-FRENZY-08", "MB-TURN-05")
def test_who_has_used_up_all_attacks_and_has_no_card_loses_at_the_further_turn_action() -> None:
    state = scene(A=rushing("Dasher"), **FORWARD)
    do(state, "play Kangasaurus Rex", "mindbug", "attack Dasher", "no block")
    assert winner(state) == "B"
    state = scene(A=rushing("Dasher"), **FORWARD)
    do(state, "play Kangasaurus Rex", "mindbug", "stop")
    assert (winner(state), legal(state)) == (None, ["attack Dasher"])


@rule("MB-FRENZY-05")
def test_a_creature_that_is_defeated_by_its_own_attack_effect_makes_no_second_attack() -> None:
    martyr = card("Martyr", 9, "FRENZY", attack=in_order(lose(1), {"defeat": "this"}))
    state = scene(A={"board": ["Martyr"], "hand": ["One"]}, B={"hand": ["One"]}, cards=[martyr])
    do(state, "attack Martyr")
    assert (life(state, "B"), discard(state, "A"), asked(state)) == (2, ["Martyr"], ("B", "turn action"))
