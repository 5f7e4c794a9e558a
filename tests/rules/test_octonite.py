"""MB-OCTONITE: counters on creatures."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    asked,
    board,
    card,
    do,
    every,
    gain,
    in_order,
    keywords,
    legal,
    life,
    lose,
    octonite,
    one,
    one_card,
    power,
    scene,
)

JAR = card("Jar", 4, octonite=2, play=gain("octonite_on_this"))
PLAIN_JAR = card("Plain Jar", 4, octonite=2)
DIGGER = card("Digger", 5, play={"play_card": one_card("your discard pile")})
CHARGER = card("Charger", 6, attack={"put_octonite": {"target": one(), "count": 1}})


@rule("MB-OCTONITE-01")
def test_a_creature_with_the_octonite_icon_has_its_counters_before_its_play_effect() -> None:
    state = scene(A={"hand": ["Jar"]}, B={"hand": ["One"]}, cards=[JAR])
    do(state, "play Jar")
    assert (octonite(state, "A", "Jar"), life(state, "A")) == (2, 5)


@rule("MB-OCTONITE-02")
def test_it_gets_its_counters_when_an_effect_plays_it() -> None:
    state = scene(A={"hand": ["Digger"], "discard": ["Plain Jar"]}, B={"hand": ["One"]}, cards=[DIGGER, PLAIN_JAR])
    do(state, "play Digger")
    assert octonite(state, "A", "Plain Jar") == 2


@rule("MB-OCTONITE-02")
def test_it_gets_its_counters_when_a_mindbug_takes_it() -> None:
    state = scene(A={"hand": ["Plain Jar", "One"]}, B={"mindbugs": 1}, cards=[PLAIN_JAR])
    do(state, "play Plain Jar", "mindbug")
    assert octonite(state, "B", "Plain Jar") == 2


@rule("MB-OCTONITE-03")
def test_a_change_of_control_leaves_the_counters_as_they_are() -> None:
    thief = card("Thief", 5, play={"take_control": one(side="enemy")})
    jar = {"card": "Plain Jar", "octonite": 1}
    state = scene(A={"hand": ["Thief"]}, B={"board": [jar], "hand": ["One"]}, cards=[thief, PLAIN_JAR])
    do(state, "play Thief")
    assert (board(state, "A"), octonite(state, "A", "Plain Jar")) == (["Thief", "Plain Jar"], 1)


@rule("MB-OCTONITE-04")
def test_counters_are_lost_when_the_creature_leaves_play_and_new_when_it_comes_back() -> None:
    returner = card("Returner", 5, play={"to_your_hand": one(side="allied", other=True)})
    jar = {"card": "Plain Jar", "octonite": 1}
    state = scene(A={"hand": ["Returner"], "board": [jar]}, B={"hand": ["One"]}, cards=[returner, PLAIN_JAR])
    do(state, "play Returner", "play One", "play Plain Jar")
    assert octonite(state, "A", "Plain Jar") == 2


@rule("MB-OCTONITE-05")
def test_a_counter_alone_changes_neither_power_nor_keywords() -> None:
    seven = {"card": "Seven", "octonite": 3}
    state = scene(A={"board": [seven]}, B={"board": ["Eight"], "hand": ["One"]})
    assert (power(state, "A", "Seven"), keywords(state, "A", "Seven")) == (7, [])
    do(state, "attack Seven", "block Eight")
    assert (board(state, "A"), board(state, "B")) == ([], ["Eight"])


@rule("MB-OCTONITE-06")
def test_counters_may_lie_on_a_creature_without_octonite_text() -> None:
    state = scene(A={"board": ["Charger", "Gorillion"]}, B={"hand": ["One"]}, cards=[CHARGER])
    do(state, "attack Charger", "choose Gorillion")
    assert octonite(state, "A", "Gorillion") == 1


@rule("MB-OCTONITE-07")
@pytest.mark.parametrize("already", [1, 50, 998])
def test_there_are_always_counters_left_to_place(already: int) -> None:
    state = scene(A={"board": ["Charger", {"card": "Two", "octonite": already}]}, B={"hand": ["One"]}, cards=[CHARGER])
    do(state, "attack Charger", "choose Two")
    assert octonite(state, "A", "Two") == already + 1


@rule("MB-OCTONITE-08")
def test_counters_placed_by_an_effect_come_from_the_supply_onto_the_chosen_creature_and_stay_there() -> None:
    state = scene(A={"board": ["Charger", "Two"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[CHARGER])
    do(state, "attack Charger")
    assert (asked(state), set(legal(state))) == (("A", "choose"), {"choose Charger", "choose Two", "choose Nine"})
    do(state, "choose Nine")
    assert [octonite(state, "A", "Charger"), octonite(state, "A", "Two"), octonite(state, "B", "Nine")] == [0, 0, 1]
    assert asked(state) == ("B", "block")


@rule("MB-OCTONITE-08")
def test_an_effect_puts_counters_on_each_creature_of_a_group() -> None:
    sower = card("Sower", 4, play={"put_octonite": {"target": every(side="enemy"), "count": 2}})
    state = scene(A={"hand": ["Sower"]}, B={"board": ["One", "Two"], "hand": ["One"]}, cards=[sower])
    do(state, "play Sower")
    counters = [octonite(state, "B", "One"), octonite(state, "B", "Two"), octonite(state, "A", "Sower")]
    assert counters == [2, 2, 0]


@rule("MB-OCTONITE-08")
def test_no_counters_are_put_on_a_creature_that_has_left_play() -> None:
    sad = card("Sad", 4, play=in_order({"defeat": "this"}, {"put_octonite": {"target": "it", "count": 2}}, lose(1)))
    state = scene(A={"hand": ["Sad"]}, B={"hand": ["One"]}, cards=[sad])
    events = state.play("play Sad")
    assert [event for event in events if event["event"] == "octonite"] == []
    assert life(state, "B") == 2
