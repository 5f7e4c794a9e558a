"""MB-HARVEST: counters go at the start of the turn, and the last one brings the Harvest effect."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import firsts
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    every,
    gain,
    in_order,
    legal,
    life,
    lose,
    octonite,
    one,
    refused,
    scene,
)

KING = card("King", 8, "FRENZY", octonite=2, harvest=lose(1))
PEAR = card("Pear", 3, octonite=3, harvest=gain(1))
WILTER = card("Wilter", 7, octonite=3, harvest={"defeat": "this"})
BERRY = card("Berry", 4, octonite=2, harvest=in_order(lose(1), {"put_octonite": {"target": "this", "count": 2}}))
REAPER = card("Reaper", 5, octonite=1, harvest={"defeat": one(side="allied", other=True)})
GATHERER = card("Gatherer", 5, octonite=1, harvest={"take_control": one(side="enemy")})


def counted(name: str, counters: int) -> dict[str, object]:
    """A creature with counters."""
    return {"card": name, "octonite": counters}


@rule("MB-HARVEST-01")
def test_each_harvest_creature_loses_one_counter_when_its_players_turn_starts() -> None:
    state = scene(B={"board": [counted("King", 2), counted("Pear", 3)]}, A={"hand": ["One"]}, cards=[KING, PEAR])
    do(state, "play One")
    assert (octonite(state, "B", "King"), octonite(state, "B", "Pear")) == (1, 2)
    assert (life(state, "A"), life(state, "B"), asked(state)) == (3, 3, ("B", "turn action"))


@rule("MB-HARVEST-02")
def test_when_the_last_counter_goes_the_harvest_effect_happens_at_once() -> None:
    state = scene(B={"board": [counted("King", 1)]}, A={"hand": ["One"]}, cards=[KING])
    do(state, "play One")
    assert (octonite(state, "B", "King"), life(state, "A"), asked(state)) == (0, 2, ("B", "turn action"))


@rule("MB-HARVEST-02")
def test_the_last_life_may_be_harvested() -> None:
    state = scene(B={"board": [counted("King", 1)]}, A={"hand": ["One"], "life": 1}, cards=[KING])
    do(state, "play One")
    assert (asked(state), state.returns()) == ((None, None), [-1.0, 1.0])


@rule("MB-HARVEST-03")
def test_removal_and_harvest_effect_are_mandatory() -> None:
    state = scene(B={"board": [counted("Wilter", 1), "One"]}, A={"hand": ["One"]}, cards=[WILTER])
    do(state, "play One")
    assert (board(state, "B"), discard(state, "B")) == (["One"], ["Wilter"])


@rule("MB-HARVEST-04")
def test_nothing_can_be_done_before_the_harvest() -> None:
    state = scene(B={"board": [counted("Reaper", 1), "Six", "Seven"]}, A={"hand": ["One"]}, cards=[REAPER])
    do(state, "play One")
    assert (asked(state), set(legal(state))) == (("B", "choose"), {"choose Six", "choose Seven"})
    refused(state, "attack Six", "MB-SIMUL-03")
    do(state, "choose Seven")
    assert set(legal(state)) == {"attack Reaper", "attack Six"}


@rule("MB-HARVEST-05")
def test_the_active_player_orders_harvest_effects_and_finishes_each_before_the_next() -> None:
    pile = {"board": [counted("Reaper", 1), counted("Pear", 1), "Six", "Seven"]}
    state = scene(B=pile, A={"hand": ["One"]}, cards=[REAPER, PEAR])
    do(state, "play One")
    assert (asked(state), firsts(state)) == (("B", "order"), {"Reaper", "Pear"})
    do(state, "first Reaper")
    assert (asked(state), life(state, "B")) == (("B", "choose"), 3)
    do(state, "choose Six")
    assert (life(state, "B"), asked(state)) == (4, ("B", "turn action"))


@rule("MB-HARVEST-06")
def test_all_counters_go_before_the_first_effect_so_a_creature_it_defeats_still_harvests() -> None:
    state = scene(B={"board": [counted("Reaper", 1), counted("King", 1)]}, A={"hand": ["One"]}, cards=[REAPER, KING])
    do(state, "play One", "first Reaper")
    assert (discard(state, "B"), life(state, "A")) == (["King"], 2)


@rule("MB-HARVEST-07")
def test_without_counters_a_harvest_creature_does_nothing() -> None:
    state = scene(B={"board": ["King"], "hand": ["One"]}, A={"hand": ["One"]}, cards=[KING])
    events = state.play("play One")
    assert (life(state, "A"), octonite(state, "B", "King")) == (3, 0)
    assert [event for event in events if event["event"] in ("octonite", "effect")] == []


@rule("MB-HARVEST-08")
def test_the_further_turn_action_after_a_mindbug_removes_no_counter() -> None:
    state = scene(
        B={"board": [counted("King", 3)], "hand": ["Five"]}, A={"hand": ["One", "Two"], "mindbugs": 1}, cards=[KING]
    )
    do(state, "play One", "play Five", "mindbug")
    assert (asked(state), octonite(state, "B", "King")) == (("B", "turn action"), 2)


@rule("MB-HARVEST-09")
def test_the_start_of_the_opponents_turn_removes_nothing() -> None:
    state = scene(A={"board": [counted("King", 2)], "hand": ["One"]}, B={"hand": ["One"]}, cards=[KING])
    do(state, "play One")
    assert (active(state), octonite(state, "A", "King")) == ("B", 2)


@rule("MB-HARVEST-10")
def test_after_a_change_of_control_it_is_harvested_in_the_new_controllers_turn_and_for_him() -> None:
    gift = card("Gift", 6, octonite=1, play={"hand_over": "this"}, harvest={"defeat": every(side="allied", other=True)})
    state = scene(A={"hand": ["Gift"], "board": ["Four"]}, B={"board": ["Five"]}, cards=[gift])
    do(state, "play Gift")
    assert (board(state, "A"), board(state, "B")) == (["Four"], ["Gift"])
    assert octonite(state, "B", "Gift") == 0


@rule("MB-HARVEST-11")
def test_a_mindbugged_creature_loses_its_first_counter_when_the_takers_next_turn_starts() -> None:
    state = scene(A={"hand": ["King", "One"]}, B={"mindbugs": 1, "hand": ["Two"]}, cards=[KING])
    do(state, "play King", "mindbug")
    assert octonite(state, "B", "King") == 2
    do(state, "play One")
    assert (active(state), octonite(state, "B", "King")) == ("B", 1)


@rule("MB-HARVEST-12")
def test_with_new_counters_it_can_be_harvested_again() -> None:
    hands = {"hand": ["One"] * 4}
    state = scene(A=hands, B={"board": [counted("Berry", 1)], **hands}, cards=[BERRY])
    do(state, "play One")
    assert (life(state, "A"), octonite(state, "B", "Berry")) == (2, 2)
    do(state, *["play One"] * 4)
    assert (active(state), life(state, "A"), octonite(state, "B", "Berry")) == ("B", 1, 2)


@rule("MB-HARVEST-13")
def test_a_last_counter_that_is_moved_away_is_harvested_too() -> None:
    sharer = card("Sharer", 4, spread=1, harvest=lose(1), play=gain(1))
    state = scene(A={"hand": ["Sharer", "One"], "board": ["Two"]}, B={"hand": ["One"]}, cards=[sharer])
    do(state, "play Sharer", "put 1 on Two")
    assert firsts(state) == {"Sharer", "Sharer #2"}
    do(state, "first Sharer")
    assert (life(state, "A"), life(state, "B")) == (4, 2)


@rule("MB-HARVEST-14")
def test_counters_added_before_the_start_of_the_turn_delay_the_harvest() -> None:
    pod = card("Pod", 5, spread=2)
    state = scene(A={"hand": ["Pod"]}, B={"board": [counted("King", 1)], "hand": ["One"]}, cards=[KING, pod])
    do(state, "play Pod", "put 2 on King")
    assert (active(state), octonite(state, "B", "King"), life(state, "A")) == ("B", 2, 3)


@rule("MB-HARVEST-15")
def test_a_creature_without_harvest_keeps_its_counters() -> None:
    pod = card("Pod", 5, spread=2)
    state = scene(A={"hand": ["One"]}, B={"board": [counted("Pod", 2), counted("Gorillion", 1)]}, cards=[KING, pod])
    do(state, "play One")
    assert (octonite(state, "B", "Pod"), octonite(state, "B", "Gorillion")) == (2, 1)


@rule("MB-HARVEST-16")
def test_a_harvest_creature_with_counters_attacks_and_blocks_like_any_other() -> None:
    state = scene(A={"board": [counted("King", 2)]}, B={"hand": ["One"], "board": ["Nine"]}, cards=[KING])
    do(state, "attack King", "no block", "attack again", "no block")
    assert (life(state, "B"), octonite(state, "A", "King")) == (1, 2)
    do(state, "attack Nine")
    assert set(legal(state)) == {"no block", "block King"}


@rule("MB-TURN-07")
def test_who_could_do_nothing_is_judged_after_the_harvest() -> None:
    state = scene(A={"hand": ["One"], "board": ["Six"]}, B={"board": [counted("Gatherer", 1)]}, cards=[GATHERER])
    do(state, "play One", "choose Six")
    assert (asked(state), set(legal(state))) == (("B", "turn action"), {"attack Gatherer", "attack Six"})


@rule("MB-TURN-07")
@pytest.mark.parametrize("counters", [1, 2])
def test_a_player_whose_last_creature_is_harvested_away_has_no_action_and_loses(counters: int) -> None:
    state = scene(A={"hand": ["One"]}, B={"board": [counted("Wilter", counters)]}, cards=[WILTER])
    do(state, "play One")
    assert asked(state) == ((None, None) if counters == 1 else ("B", "turn action"))


def test_a_position_is_that_of_the_turn_action_so_that_nothing_is_harvested_twice() -> None:
    state = scene(A={"hand": ["One"]}, B={"board": [counted("King", 3)]}, cards=[KING])
    do(state, "play One")
    again = state.game.from_position(state.position())
    assert octonite(again, "B", "King") == octonite(state, "B", "King") == 2
