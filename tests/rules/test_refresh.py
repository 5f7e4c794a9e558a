"""Mindbugs that are refreshed, lost, or banned."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import may
from tests.rules.scenes import asked, board, card, do, gain, in_order, mindbugs, power, refused, scene

REFRESHER = card("Refresher", 5, attack={"refresh_mindbugs": "you"})
MONK = card("Monk", 2, attack=in_order({"refresh_mindbugs": "you"}, {"lose_mindbugs": "an opponent"}))
SHRINE = card("Shrine", 8, octonite=1, harvest="no_mindbugs_this_turn")
CATCHER = card("Catcher", 9, copies=2, constant="no_mindbugs")


def used(state, seat: str) -> int:
    return int(state.view()[seat]["mindbugs_used"])


@rule("MB-REFRESH-01")
def test_refreshing_turns_one_used_mindbug_of_the_own_back():
    state = scene(A={"board": ["Refresher"], "mindbugs": 1}, B={"mindbugs": 1}, cards=[REFRESHER])
    do(state, "attack Refresher")
    assert (mindbugs(state, "A"), used(state, "A")) == (2, 0)
    assert (mindbugs(state, "B"), used(state, "B")) == (1, 1)


@rule("MB-REFRESH-02", "MB-REFRESH-03")
def test_without_a_used_mindbug_a_refresh_does_nothing_and_never_makes_more_than_were_dealt():
    twice = card(
        "Twice", 5, attack=in_order({"refresh_mindbugs": "you"}, {"refresh_mindbugs": {"who": "you", "count": 2}})
    )
    for unused in (2, 1):
        state = scene(A={"board": ["Twice"], "mindbugs": unused}, cards=[twice])
        do(state, "attack Twice")
        assert (mindbugs(state, "A"), used(state, "A")) == (2, 0)


@rule("MB-REFRESH-01")
def test_a_refreshed_mindbug_can_be_used_again():
    state = scene(
        A={"board": ["Refresher"], "mindbugs": 0, "hand": ["One"]}, B={"hand": ["Nine"], "life": 3}, cards=[REFRESHER]
    )
    do(state, "attack Refresher", "play Nine")
    assert asked(state) == ("A", "mindbug")
    do(state, "mindbug")
    assert (board(state, "A"), mindbugs(state, "A"), used(state, "A")) == (["Refresher", "Nine"], 0, 2)


@rule("MB-REFRESH-01")
def test_power_that_counts_unused_mindbugs_follows_a_refresh_at_once():
    bonus = {"gains": {"target": "this", "power": 3, "each": {"unused_mindbugs": "you"}}}
    counter = card("Counter", 1, constant=bonus)
    state = scene(A={"board": ["Refresher", "Counter"], "mindbugs": 0}, B={"hand": ["One"]}, cards=[REFRESHER, counter])
    assert power(state, "A", "Counter") == 1
    do(state, "attack Refresher")
    assert power(state, "A", "Counter") == 4


@rule("MB-REFRESH-02")
def test_if_you_do_needs_a_mindbug_that_was_really_refreshed():
    lucky = card("Lucky", 4, play=may({"refresh_mindbugs": "you"}, gain(2)))
    state = scene(A={"hand": ["Lucky"], "mindbugs": 2}, B={"hand": ["One"]}, cards=[lucky])
    do(state, "play Lucky")
    assert asked(state) == ("B", "turn action")
    state = scene(A={"hand": ["Lucky"], "mindbugs": 1}, B={"hand": ["One"]}, cards=[lucky])
    do(state, "play Lucky", "yes")
    assert (mindbugs(state, "A"), state.view()["A"]["life"]) == (2, 5)


@rule("MB-MINDBUG-18")
def test_a_lost_mindbug_is_turned_to_its_used_side_and_without_one_nothing_happens():
    state = scene(
        A={"board": ["Monk"], "mindbugs": 0}, B={"board": ["One"], "hand": ["One"], "mindbugs": 1}, cards=[MONK]
    )
    do(state, "attack Monk")
    assert (mindbugs(state, "A"), mindbugs(state, "B"), used(state, "B")) == (1, 0, 2)
    do(state, "no block", "attack One", "no block", "attack Monk")
    assert (mindbugs(state, "A"), mindbugs(state, "B"), used(state, "B")) == (2, 0, 2)


@rule("MB-MINDBUG-18")
def test_a_lost_mindbug_can_be_refreshed_later():
    state = scene(
        A={"board": ["Monk"]}, B={"board": ["Refresher"], "hand": ["One"], "mindbugs": 1}, cards=[MONK, REFRESHER]
    )
    do(state, "attack Monk", "no block")
    assert mindbugs(state, "B") == 0
    do(state, "attack Refresher")
    assert mindbugs(state, "B") == 1


@rule("MB-MINDBUG-18")
def test_of_two_opponents_one_with_an_unused_mindbug_is_named():
    state = scene(A={"board": ["Monk"]}, B={"mindbugs": 0}, C={"hand": ["One"]}, D={"mindbugs": 2}, cards=[MONK])
    do(state, "attack Monk")
    assert (mindbugs(state, "B"), mindbugs(state, "D")) == (0, 1)
    both = scene(A={"board": ["Monk"]}, B={"mindbugs": 1}, C={"hand": ["One"]}, D={"mindbugs": 2}, cards=[MONK])
    do(both, "attack Monk")
    assert asked(both) == ("A", "opponent")
    do(both, "choose B")
    assert (mindbugs(both, "B"), mindbugs(both, "D")) == (0, 2)


@rule("MB-MINDBUG-19")
def test_a_ban_for_the_turn_lets_no_card_of_that_turn_be_mindbugged():
    state = scene(
        A={"board": [{"card": "Shrine", "octonite": 1}], "hand": ["Nine", "One"]},
        B={"mindbugs": 2, "hand": ["Two", "One"]},
        cards=[SHRINE],
        active="B",
    )
    do(state, "play Two")
    assert state.view()["mindbugs_banned"]
    do(state, "play Nine")
    assert (board(state, "A"), mindbugs(state, "B")) == (["Shrine", "Nine"], 2)
    assert not state.view()["mindbugs_banned"]


@rule("MB-MINDBUG-19")
def test_the_ban_ends_with_the_turn():
    state = scene(
        A={"board": [{"card": "Shrine", "octonite": 1}], "hand": ["Nine", "One"], "mindbugs": 1},
        B={"hand": ["Two", "One"]},
        cards=[SHRINE],
        active="B",
    )
    do(state, "play Two", "decline", "play Nine", "play One")
    assert asked(state) == ("A", "mindbug")


@rule("MB-MINDBUG-19")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_creature_that_bans_mindbugs_bans_them_for_everybody(owner: str):
    seats = {"A": {"hand": ["Nine", "One"], "mindbugs": 1}, "B": {"hand": ["Two", "One"], "mindbugs": 1}}
    seats[owner]["board"] = ["Catcher"]
    state = scene(seats["A"], seats["B"], cards=[CATCHER])
    do(state, "play Nine", "play Two")
    assert asked(state) == ("A", "turn action")
    assert "Nine" in board(state, "A")
    assert "Two" in board(state, "B")


@rule("MB-MINDBUG-19")
def test_the_creature_that_bans_mindbugs_can_itself_be_mindbugged_and_others_are_safe_from_then_on():
    state = scene(A={"hand": ["Catcher", "Nine"]}, B={"mindbugs": 2}, cards=[CATCHER])
    do(state, "play Catcher", "mindbug", "play Nine")
    assert (board(state, "A"), board(state, "B"), mindbugs(state, "B")) == (["Nine"], ["Catcher"], 1)


@rule("MB-MINDBUG-19")
def test_mindbugs_are_refreshed_and_lost_under_a_ban_as_well():
    state = scene(
        A={"board": ["Catcher", "Monk"], "mindbugs": 0}, B={"hand": ["One"], "mindbugs": 2}, cards=[CATCHER, MONK]
    )
    do(state, "attack Monk")
    assert (mindbugs(state, "A"), mindbugs(state, "B")) == (1, 1)


@rule("MB-MINDBUG-19")
def test_trying_to_use_a_banned_mindbug_is_refused():
    state = scene(A={"board": ["Catcher"], "hand": ["Nine"]}, B={"hand": ["One"], "mindbugs": 2}, cards=[CATCHER])
    do(state, "play Nine")
    refused(state, "mindbug", "MB-MINDBUG-09")
