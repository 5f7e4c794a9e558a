"""MB-POISONOUS: fights against poison."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import asked, board, discard, do, exhausted, legal, life, scene


@rule("MB-POISONOUS-01", "MB-POISONOUS-04")
def test_a_poisonous_blocker_defeats_the_attacker_whatever_the_powers() -> None:
    state = scene(A={"board": ["Ten"], "hand": ["One"]}, B={"board": ["One Poisonous", "Two"], "hand": ["One"]})
    do(state, "attack Ten", "block One Poisonous")
    assert (discard(state, "A"), discard(state, "B")) == (["Ten"], ["One Poisonous"])
    assert (board(state, "B"), life(state, "B")) == (["Two"], 3)


@rule("MB-POISONOUS-01")
def test_a_weaker_creature_without_poison_defeats_nothing() -> None:
    state = scene(A={"board": ["Ten"]}, B={"board": ["One", "Two Poisonous"], "hand": ["One"]})
    do(state, "attack Ten", "block One")
    assert (board(state, "A"), discard(state, "B")) == (["Ten"], ["One"])


@rule("MB-POISONOUS-02", "MB-POISONOUS-04")
@pytest.mark.parametrize("other", ["Eight", "Three"])
def test_a_poisonous_creature_is_defeated_too_by_equal_or_higher_power(other: str) -> None:
    state = scene(A={"board": ["Three Poisonous"], "hand": ["One"]}, B={"board": [other], "hand": ["One"]})
    do(state, "attack Three Poisonous", f"block {other}")
    assert (discard(state, "A"), discard(state, "B")) == (["Three Poisonous"], [other])


@rule("MB-POISONOUS-03")
def test_a_poisonous_creature_with_more_power_survives() -> None:
    state = scene(A={"board": ["Six Poisonous"]}, B={"board": ["Five"], "hand": ["One"]})
    do(state, "attack Six Poisonous", "block Five")
    assert (board(state, "A"), discard(state, "B")) == (["Six Poisonous"], ["Five"])


@rule("MB-POISONOUS-04")
def test_a_poisonous_attacker_that_is_not_blocked_costs_one_life() -> None:
    state = scene(A={"board": ["Three Poisonous"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Three Poisonous", "no block")
    assert (life(state, "B"), board(state, "B"), board(state, "A")) == (2, ["Nine"], ["Three Poisonous"])


@rule("MB-POISONOUS-05")
def test_an_effect_that_defeats_a_poisonous_creature_harms_no_other() -> None:
    state = scene(A={"hand": ["Kangasaurus Rex"]}, B={"board": ["Two Poisonous", "Nine"], "hand": ["One"]})
    do(state, "play Kangasaurus Rex")
    assert (board(state, "A"), board(state, "B")) == (["Kangasaurus Rex"], ["Nine"])


@rule("MB-POISONOUS-05")
def test_the_effect_of_a_poisonous_creature_does_not_poison() -> None:
    state = scene(
        A={"board": ["Majestic Manticore"]},
        B={"board": ["Two Tough", "Nine"], "hand": ["One"]},
    )
    do(state, "attack Majestic Manticore", "no block")
    assert (board(state, "B"), exhausted(state, "B", "Two Tough")) == (["Two Tough", "Nine"], True)


@rule("MB-POISONOUS-06")
def test_two_poisonous_creatures_defeat_each_other() -> None:
    state = scene(A={"board": ["Two Poisonous"], "hand": ["One"]}, B={"board": ["Seven Poisonous"], "hand": ["One"]})
    do(state, "attack Two Poisonous", "block Seven Poisonous")
    assert (discard(state, "A"), discard(state, "B")) == (["Two Poisonous"], ["Seven Poisonous"])


@rule("MB-POISONOUS-07", "MB-TOUGH-09")
def test_losing_on_power_and_poison_is_one_defeat_that_tough_answers() -> None:
    state = scene(A={"board": ["Six Poisonous"]}, B={"board": ["Four Tough"]})
    do(state, "attack Six Poisonous", "block Four Tough")
    assert (board(state, "A"), board(state, "B"), discard(state, "B")) == (["Six Poisonous"], ["Four Tough"], [])
    assert exhausted(state, "B", "Four Tough")


@rule("MB-POISONOUS-07")
def test_at_equal_power_the_poisonous_creature_is_defeated_and_the_tough_one_exhausted() -> None:
    state = scene(A={"board": ["Four Poisonous"], "hand": ["One"]}, B={"board": ["Four Tough"]})
    do(state, "attack Four Poisonous", "block Four Tough")
    assert (discard(state, "A"), discard(state, "B")) == (["Four Poisonous"], [])
    assert exhausted(state, "B", "Four Tough")


@rule("MB-POISONOUS-08")
def test_a_weaker_poisonous_creature_exhausts_a_tough_one_and_is_defeated() -> None:
    state = scene(A={"board": ["Seven Tough"]}, B={"board": ["Two Poisonous"], "hand": ["One"]})
    do(state, "attack Seven Tough", "block Two Poisonous")
    assert (board(state, "A"), exhausted(state, "A", "Seven Tough")) == (["Seven Tough"], True)
    assert discard(state, "B") == ["Two Poisonous"]


@rule("MB-POISONOUS-09", "MB-TOUGH-03")
def test_an_exhausted_tough_creature_is_defeated_by_a_poisonous_one() -> None:
    state = scene(
        A={"board": [{"card": "Seven Tough", "exhausted": True}], "hand": ["One"]},
        B={"board": ["Two Poisonous"], "hand": ["One"]},
    )
    do(state, "attack Seven Tough", "block Two Poisonous")
    assert (discard(state, "A"), discard(state, "B")) == (["Seven Tough"], ["Two Poisonous"])


@rule("MB-POISONOUS-04")
def test_a_hunted_creature_is_poisoned_as_well() -> None:
    state = scene(A={"board": ["Creep from the Deep"], "hand": ["One"]}, B={"board": ["Nine", "Three"]})
    do(state, "attack Creep from the Deep", "hunt Nine")
    assert (discard(state, "A"), discard(state, "B")) == (["Creep from the Deep"], ["Nine"])
    assert (asked(state), "attack Three" in legal(state)) == (("B", "turn action"), True)
