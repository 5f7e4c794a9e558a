"""MB-DISTRIB: octonite spread over other creatures as a creature comes into play."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import asked, card, do, gain, legal, life, octonite, one, one_card, refused, scene

POD = card("Pod", 5, spread=2)
TRIPLE = card("Triple", 5, spread=3)
COUNTER = card("Counter", 5, spread=2, play=gain("octonite_on_this"))
KEEPER = card("Keeper", 5, octonite=2)
DIGGER = card("Digger", 5, play={"play_card": one_card("your discard pile")})


@rule("MB-DISTRIB-01")
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_its_controller_may_put_any_number_of_its_counters_on_another_creature(moved: int) -> None:
    state = scene(A={"hand": ["Pod"], "board": ["Four"]}, B={"hand": ["One"]}, cards=[POD])
    do(state, "play Pod")
    assert (asked(state), set(legal(state))) == (("A", "spread octonite"), {"done", "put 1 on Four", "put 2 on Four"})
    do(state, *([f"put {moved} on Four"] if moved else []), *(["done"] if moved < 2 else []))
    assert (octonite(state, "A", "Four"), octonite(state, "A", "Pod")) == (moved, 2 - moved)
    assert asked(state) == ("B", "turn action")


@rule("MB-DISTRIB-01", "MB-PLAYTRIG-05")
def test_it_happens_before_the_play_effect_which_sees_the_final_counters() -> None:
    state = scene(A={"hand": ["Counter"], "board": ["Four"]}, B={"hand": ["One"]}, cards=[COUNTER])
    do(state, "play Counter", "put 1 on Four")
    assert life(state, "A") == 3
    do(state, "done")
    assert life(state, "A") == 4


@rule("MB-DISTRIB-02")
def test_any_split_over_allied_and_enemy_creatures_is_allowed() -> None:
    state = scene(
        A={"hand": ["Triple"], "board": ["Four", "Six"]}, B={"hand": ["One"], "board": ["Nine"]}, cards=[TRIPLE]
    )
    do(state, "play Triple", "put 1 on Four", "put 1 on Nine", "done")
    counters = [octonite(state, "A", name) for name in ("Four", "Six", "Triple")]
    assert (counters, octonite(state, "B", "Nine")) == ([1, 0, 1], 1)


@rule("MB-DISTRIB-02")
def test_no_more_counters_can_be_put_than_it_has_left() -> None:
    state = scene(A={"hand": ["Triple"], "board": ["Four", "Six"]}, B={"hand": ["One"]}, cards=[TRIPLE])
    do(state, "play Triple", "put 2 on Four")
    assert set(legal(state)) == {"done", "put 1 on Four", "put 1 on Six"}
    refused(state, "put 2 on Six", "MB-DISTRIB-01")


@rule("MB-DISTRIB-03")
def test_later_no_counter_can_be_moved() -> None:
    state = scene(A={"hand": ["Pod"], "board": ["Four"]}, B={"hand": ["One", "One"]}, cards=[POD])
    do(state, "play Pod", "done", "play One")
    assert set(legal(state)) == {"attack Pod", "attack Four"}


@rule("MB-DISTRIB-04")
def test_who_takes_it_with_a_mindbug_spreads_its_counters() -> None:
    state = scene(A={"hand": ["Pod", "One"], "board": ["Four"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[POD])
    do(state, "play Pod", "mindbug")
    assert asked(state) == ("B", "spread octonite")
    do(state, "put 2 on Four")
    assert (octonite(state, "A", "Four"), asked(state)) == (2, ("A", "turn action"))


@rule("MB-DISTRIB-05")
def test_a_change_of_control_spreads_nothing() -> None:
    thief = card("Thief", 5, play={"take_control": one(side="enemy")})
    pod = {"card": "Pod", "octonite": 2}
    state = scene(A={"hand": ["Thief"], "board": ["Four"]}, B={"board": [pod], "hand": ["One"]}, cards=[POD, thief])
    do(state, "play Thief")
    assert (octonite(state, "A", "Pod"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-DISTRIB-06")
def test_counters_without_the_arrow_stay_where_they_are() -> None:
    state = scene(A={"hand": ["Keeper"], "board": ["Four"]}, B={"hand": ["One"]}, cards=[KEEPER, POD])
    do(state, "play Keeper")
    assert (octonite(state, "A", "Keeper"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-DISTRIB-07")
def test_a_creature_that_an_effect_plays_spreads_its_counters_too() -> None:
    state = scene(A={"hand": ["Digger"], "discard": ["Pod"]}, B={"hand": ["One"]}, cards=[DIGGER, POD])
    do(state, "play Digger")
    assert (asked(state), set(legal(state))) == (
        ("A", "spread octonite"),
        {"done", "put 1 on Digger", "put 2 on Digger"},
    )


@rule("MB-DISTRIB-07")
def test_several_that_arrive_together_spread_one_after_the_other() -> None:
    band = card("Band", 5, play={"play_card": {"every": {"cards": "your discard pile"}}})
    state = scene(A={"hand": ["Band"], "discard": ["Pod", "Triple"]}, B={"hand": ["One"]}, cards=[band, POD, TRIPLE])
    do(state, "play Band")
    first = state.view()["decision"]["card"]
    do(state, "put 1 on Band", "done")
    assert (asked(state), state.view()["decision"]["card"] != first) == (("A", "spread octonite"), True)
    do(state, "done")
    assert (octonite(state, "A", "Band"), asked(state)) == (1, ("B", "turn action"))


@rule("MB-DISTRIB-01")
def test_alone_in_play_it_keeps_its_counters() -> None:
    state = scene(A={"hand": ["Pod"]}, B={"hand": ["One"]}, cards=[POD])
    do(state, "play Pod")
    assert (octonite(state, "A", "Pod"), asked(state)) == (2, ("B", "turn action"))
