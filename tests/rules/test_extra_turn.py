"""MB-TURN: turns that texts grant."""

from __future__ import annotations

import pytest

from ludobug.core.errors import PositionError
from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.rules.energy_scenes import shop
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    gain,
    in_order,
    keywords,
    legal,
    octonite,
    one,
    scene,
    turn,
    winner,
)

BORG = card("Borg", 4, cost=1, action=in_order({"defeat": one(side="enemy")}, "extra_turn"))
CALLER = card("Caller", 3, play="extra_turn")
CLOCK = card("Clock", 2, attack="extra_turn", copies=1)
TREE = card("Tree", 5, octonite=2, harvest=gain(1))
HANDS = {"hand": ["One", "Two", "One"]}


def charged(name: str, counters: int) -> dict[str, object]:
    return {"card": name, "octonite": counters}


def order(state: State, turns: int) -> str:
    """The seats of the next turns, each of which plays its first hand card."""
    seats = ""
    for _ in range(turns):
        seats += active(state)
        do(state, next(action for action in legal(state) if action.startswith("play")))
    return seats


@rule("MB-TURN-11")
def test_an_extra_turn_is_a_new_turn_with_its_own_start():
    state = scene(A={"board": [charged("Borg", 1), charged("Tree", 2)]}, B={"board": ["Ten"]}, cards=[BORG, TREE])
    do(state, "action Borg")
    assert (discard(state, "B"), active(state), turn(state), asked(state)) == (["Ten"], "A", 2, ("A", "turn action"))
    assert octonite(state, "A", "Tree") == 1


@rule("MB-TURN-11")
def test_energy_may_be_bought_with_at_the_start_of_an_extra_turn():
    state = shop(["Stomp", "Rage"], {"board": [charged("Borg", 1)]}, {"board": ["Ten", "Nine"]}, cards=[BORG])
    do(state, "done", "action Borg", "choose Ten")
    assert (active(state), turn(state), asked(state)) == ("A", 2, ("A", "purchase"))


@rule("MB-TURN-11")
def test_what_lasts_for_a_turn_ends_before_the_extra_turn():
    hurry = card("Hurry", 3, play=in_order({"this_turn": {"target": "this", "keywords": ["SNEAKY"]}}, "extra_turn"))
    state = scene(A={"hand": ["Hurry", "One"], "board": ["Nine"]}, B={"hand": ["One"]}, cards=[hurry])
    do(state, "play Hurry")
    assert (active(state), turn(state), keywords(state, "A", "Hurry")) == ("A", 2, [])


@rule("MB-TURN-11")
def test_a_further_turn_action_after_a_mindbug_is_no_new_turn():
    state = scene(
        A={"hand": ["Caller", "One"], "board": [charged("Tree", 2)]},
        B={"mindbugs": 1, "hand": ["Two"]},
        cards=[CALLER, TREE],
    )
    do(state, "play Caller", "mindbug")
    assert (active(state), turn(state), asked(state)) == ("A", 1, ("A", "turn action"))
    assert octonite(state, "A", "Tree") == 2


@rule("MB-TURN-12")
def test_an_extra_turn_may_grant_the_next_one_and_then_the_other_player_follows():
    state = scene(
        A={"board": [charged("Borg", 2)], **HANDS}, B={"board": ["Ten", "Nine", "Eight"], **HANDS}, cards=[BORG]
    )
    do(state, "action Borg", "choose Ten", "action Borg", "choose Nine")
    assert (active(state), turn(state)) == ("A", 3)
    assert set(legal(state)) == {"play One", "play One #2", "play Two", "attack Borg"}
    do(state, "play One")
    assert (active(state), board(state, "B")) == ("B", ["Eight"])


@rule("MB-TURN-12", "MB-OCTCOST-06")
def test_the_action_is_legal_without_an_enemy_creature_because_of_the_extra_turn():
    state = scene(A={"board": [charged("Borg", 1)], **HANDS}, B=HANDS, cards=[BORG])
    do(state, "action Borg")
    assert (active(state), turn(state)) == ("A", 2)


@rule("MB-TURN-12")
def test_two_extra_turns_granted_in_one_turn_are_taken_one_after_the_other():
    state = scene(
        A={"hand": ["Caller"], "board": ["One"], "draw": ["One"] * 5},
        B=HANDS,
        cards=[{**CALLER, "abilities": [{"trigger": "play", "effect": in_order("extra_turn", "extra_turn")}]}],
    )
    assert state.view()["next"] == ["B"]
    do(state, "play Caller")
    assert state.view()["next"] == ["A", "B"]
    assert order(state, 3) == "AAB"


@rule("MB-TURN-16")
def test_an_extra_turn_in_anothers_turn_comes_before_the_own_regular_turn():
    state = scene(A={"hand": ["Caller", "One", "Two"]}, B={"mindbugs": 1, **HANDS}, cards=[CALLER])
    do(state, "play Caller", "mindbug", "play One")
    assert (active(state), state.view()["next"]) == ("B", ["B"])
    assert order(state, 3) == "BBA"


@rule("MB-TURN-16")
def test_with_four_players_the_regular_order_goes_on_where_it_was_interrupted():
    state = scene(A={"hand": ["Caller", "One", "Two"]}, B=HANDS, C=HANDS, D={"mindbugs": 1, **HANDS}, cards=[CALLER])
    do(state, "play Caller", "mindbug", "play One")
    assert (active(state), state.view()["next"]) == ("D", ["B"])
    again = state.game.from_position(state.position())
    assert (again.position(), again.view()) == (state.position(), state.view())
    assert order(state, 5) == order(again, 5) == "DBCDA"


@rule("MB-TURN-15")
def test_extra_turns_count_as_turns_so_that_a_game_of_nothing_else_ends_in_a_draw():
    state = scene(
        A={"board": ["Clock", "Ten"], "hand": ["One"]}, B={"life": 600, "hand": ["One"]}, cards=[CLOCK], turn=498
    )
    do(state, "attack Clock", "attack Clock")
    assert (active(state), turn(state), winner(state)) == ("A", 500, None)
    do(state, "attack Clock")
    assert winner(state) == "draw"


@pytest.mark.parametrize(
    ("turns", "message"),
    [([], "one or more of A, B"), (["C"], "one or more of A, B"), (["B", "A", "B"], "order of turns"), ("A", "a list")],
)
def test_turns_to_come_that_make_no_sense_are_refused(turns: object, message: str):
    with pytest.raises(PositionError, match=message):
        scene(A={"hand": ["Caller"]}, B={"hand": ["One"]}, cards=[CALLER], next=turns)


def test_turns_to_come_that_go_without_saying_may_be_said():
    plain = scene(A={"hand": ["Caller"]}, B={"hand": ["One"]}, cards=[CALLER])
    said = scene(A={"hand": ["Caller"]}, B={"hand": ["One"]}, cards=[CALLER], next=["B"])
    extra = scene(A={"hand": ["Caller"]}, B={"hand": ["One"]}, cards=[CALLER], next=["A", "B"])
    assert plain == said
    assert plain.position() == {**plain.position(), "next": ["B"]}
    assert plain.position() != extra.position()
