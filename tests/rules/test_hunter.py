"""MB-HUNTER: naming the blocker."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    asked,
    board,
    card,
    creature,
    discard,
    do,
    every,
    exhausted,
    keywords,
    legal,
    life,
    refused,
    scene,
)


@rule("MB-HUNTER-01", "MB-HUNTER-05")
def test_the_creature_named_is_the_blocker() -> None:
    state = scene(A={"board": ["Five Hunter"]}, B={"board": ["Three", "Nine"]})
    do(state, "attack Five Hunter")
    assert (asked(state), set(legal(state))) == (("A", "hunt"), {"no hunt", "hunt Three", "hunt Nine"})
    do(state, "hunt Three")
    assert (discard(state, "B"), board(state, "A")) == (["Three"], ["Five Hunter"])
    assert (asked(state), life(state, "B")) == (("B", "turn action"), 3)


@rule("MB-HUNTER-01")
def test_only_enemy_creatures_can_be_named() -> None:
    state = scene(A={"board": ["Five Hunter", "Two"]}, B={"board": ["Three"]})
    do(state, "attack Five Hunter")
    refused(state, "hunt Two", "MB-HUNTER-01")
    refused(state, "no block", "MB-HUNTER-01")


@rule("MB-HUNTER-01")
def test_without_hunter_the_attacker_names_nobody() -> None:
    state = scene(A={"board": ["Five", "Two Hunter"]}, B={"board": ["Three"]})
    do(state, "attack Five")
    assert asked(state) == ("B", "block")


@rule("MB-HUNTER-02")
def test_hunter_overrides_sneaky() -> None:
    state = scene(A={"board": ["Three Hunter Sneaky"]}, B={"board": ["Two"], "hand": ["One"]})
    do(state, "attack Three Hunter Sneaky", "hunt Two")
    assert (discard(state, "B"), life(state, "B")) == (["Two"], 3)


@rule("MB-HUNTER-02")
def test_hunter_overrides_a_ban_of_the_attacker_itself() -> None:
    bear = card(
        "Bear", 8, "HUNTER", constant={"cannot_block": {"group": {"creatures": {"max_power": 6}}, "only_this": True}}
    )
    state = scene(A={"board": ["Bear"]}, B={"board": ["Six", "Seven"]}, cards=[bear])
    do(state, "attack Bear")
    assert set(legal(state)) == {"no hunt", "hunt Six", "hunt Seven"}
    do(state, "hunt Six")
    assert discard(state, "B") == ["Six"]


@rule("MB-HUNTER-02", "MB-HUNTER-10")
def test_hunter_overrides_a_ban_on_weak_blockers() -> None:
    state = scene(A={"board": ["Five Hunter", "Elephantopus"]}, B={"board": ["Four"], "hand": ["One"]})
    do(state, "attack Five Hunter", "hunt Four")
    assert (discard(state, "B"), life(state, "B")) == (["Four"], 3)


@rule("MB-HUNTER-10")
def test_without_hunting_the_weak_creature_cannot_block() -> None:
    state = scene(A={"board": ["Five Hunter", "Elephantopus"]}, B={"board": ["Four"], "hand": ["One"]})
    do(state, "attack Five Hunter", "no hunt")
    assert (board(state, "B"), life(state, "B"), asked(state)) == (["Four"], 2, ("B", "turn action"))


@rule("MB-HUNTER-02", "MB-HUNTER-10")
def test_hunter_overrides_a_ban_on_the_strongest_blockers() -> None:
    state = scene(A={"board": ["Nine Hunter", "Ferret Pacifier"]}, B={"board": ["Eight", "Three"]})
    do(state, "attack Nine Hunter", "hunt Eight")
    assert discard(state, "B") == ["Eight"]


@rule("MB-HUNTER-02")
def test_hunter_overrides_a_ban_for_this_turn() -> None:
    surfer = card("Surfer", 8, "HUNTER", attack={"this_turn": {"target": every(side="enemy"), "cannot_block": True}})
    state = scene(A={"board": ["Surfer"]}, B={"board": ["Seven"], "hand": ["One"]}, cards=[surfer])
    do(state, "attack Surfer")
    assert creature(state, "B", "Seven")["cannot_block"]
    do(state, "hunt Seven")
    assert (discard(state, "B"), life(state, "B")) == (["Seven"], 3)


@rule("MB-HUNTER-03")
def test_hunting_is_optional() -> None:
    state = scene(A={"board": ["Five Hunter"]}, B={"board": ["Three", "Nine"]})
    do(state, "attack Five Hunter", "no hunt")
    assert (asked(state), set(legal(state))) == (("B", "block"), {"no block", "block Three", "block Nine"})
    do(state, "no block")
    assert life(state, "B") == 2


@rule("MB-HUNTER-04")
def test_an_attack_that_hunts_costs_no_life() -> None:
    state = scene(A={"board": ["Five Hunter"], "hand": ["One"]}, B={"board": ["Nine"]})
    do(state, "attack Five Hunter", "hunt Nine")
    assert (discard(state, "A"), board(state, "B"), life(state, "B")) == (["Five Hunter"], ["Nine"], 3)


@rule("MB-HUNTER-05")
def test_the_opponent_does_not_decide_about_a_hunted_blocker() -> None:
    state = scene(A={"board": ["Five Hunter Frenzy"]}, B={"board": ["Three", "Nine"]})
    do(state, "attack Five Hunter Frenzy", "hunt Three")
    assert (asked(state), discard(state, "B")) == (("A", "attack again"), ["Three"])
    assert board(state, "B") == ["Nine"]


@rule("MB-HUNTER-06")
def test_a_hunter_that_blocks_hunts_nothing() -> None:
    state = scene(A={"board": ["Six", "Two"], "hand": ["One"]}, B={"board": ["Five Hunter"]})
    do(state, "attack Six")
    assert asked(state) == ("B", "block")
    do(state, "block Five Hunter")
    assert (discard(state, "B"), board(state, "A"), asked(state)) == (["Five Hunter"], ["Six", "Two"], (None, None))


@rule("MB-HUNTER-07")
def test_without_enemy_creatures_nobody_is_hunted() -> None:
    state = scene(A={"board": ["Five Hunter", "Two"]}, B={"hand": ["One"]})
    do(state, "attack Five Hunter")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-HUNTER-08")
def test_the_second_attack_may_hunt_another_creature_or_none() -> None:
    state = scene(A={"board": ["Six Frenzy Hunter"]}, B={"board": ["Three", "Four"], "hand": ["One"]})
    do(state, "attack Six Frenzy Hunter", "hunt Three", "attack again")
    assert set(legal(state)) == {"no hunt", "hunt Four"}
    do(state, "no hunt", "no block")
    assert (board(state, "B"), life(state, "B")) == (["Four"], 2)


@rule("MB-HUNTER-08")
def test_the_same_creature_may_be_hunted_twice() -> None:
    state = scene(A={"board": ["Six Frenzy Hunter"]}, B={"board": ["Three Tough"], "hand": ["One"]})
    do(state, "attack Six Frenzy Hunter", "hunt Three Tough")
    assert exhausted(state, "B", "Three Tough")
    do(state, "attack again", "hunt Three Tough")
    assert discard(state, "B") == ["Three Tough"]


@rule("MB-HUNTER-09")
def test_the_victim_is_chosen_after_the_attack_effects() -> None:
    state = scene(A={"board": ["Shark Dog"]}, B={"board": ["Seven", "Three"]})
    do(state, "attack Shark Dog")
    assert (discard(state, "B"), asked(state)) == (["Seven"], ("A", "hunt"))
    assert set(legal(state)) == {"no hunt", "hunt Three"}


@rule("MB-HUNTER-09", "MB-HUNTER-07")
def test_if_the_attack_effect_leaves_no_enemy_creature_nobody_is_hunted() -> None:
    state = scene(A={"board": ["Shark Dog"]}, B={"board": ["Seven"], "hand": ["One"]})
    do(state, "attack Shark Dog")
    assert (discard(state, "B"), life(state, "B"), asked(state)) == (["Seven"], 2, ("B", "turn action"))


@rule("MB-HUNTER-09")
def test_hunter_gained_by_the_attack_effect_is_used_in_this_attack() -> None:
    scout = card("Scout", 5, attack={"this_turn": {"target": "this", "keywords": ["HUNTER"]}})
    state = scene(A={"board": ["Scout"]}, B={"board": ["Three"], "hand": ["One"]}, cards=[scout])
    assert keywords(state, "A", "Scout") == []
    do(state, "attack Scout")
    assert (asked(state), keywords(state, "A", "Scout")) == (("A", "hunt"), ["HUNTER"])


@rule("MB-HUNTER-09")
def test_hunter_lost_by_the_attack_effect_is_not_used() -> None:
    # The Snail Thrower gives its allies HUNTER; the Sapper defeats it when attacking.
    sapper = card("Sapper", 3, attack={"defeat": every(side="allied", other=True)})
    state = scene(A={"board": ["Sapper", "Snail Thrower"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[sapper])
    assert "HUNTER" in keywords(state, "A", "Sapper")
    do(state, "attack Sapper")
    assert (discard(state, "A"), asked(state)) == (["Snail Thrower"], ("B", "block"))


@rule("MB-HUNTER-01")
@pytest.mark.parametrize("answer", ["done", "no"])
def test_hunting_nobody_may_be_said_in_other_words(answer: str) -> None:
    state = scene(A={"board": ["Five Hunter"]}, B={"board": ["Three"]})
    do(state, "attack Five Hunter", answer)
    assert asked(state) == ("B", "block")


@rule("MB-HUNTER-11")
def test_a_limit_on_hunting_holds_however_the_creature_got_hunter() -> None:
    picky = card("Picky", 4, constant={"hunts_only": {"creatures": {"side": "enemy", "max_power": 3}}})
    giver = card("Giver", 2, constant={"gains": {**every(side="allied", other=True), "keywords": ["HUNTER"]}})
    state = scene(A={"board": ["Picky", "Giver"]}, B={"board": ["Three", "Eight"]}, cards=[picky, giver])
    do(state, "attack Picky")
    assert set(legal(state)) == {"no hunt", "hunt Three"}
    refused(state, "hunt Eight", "MB-HUNTER-11")


@rule("MB-HUNTER-11")
def test_a_limit_on_hunting_looks_at_current_power() -> None:
    picky = card("Picky", 4, "HUNTER", constant={"hunts_only": {"creatures": {"side": "enemy", "min_power": 4}}})
    growth = card("Growth", 2, constant={"gains": {**every(side="allied", other=True), "power": 1}})
    state = scene(A={"board": ["Picky"]}, B={"board": ["Three", "Growth"]}, cards=[picky, growth])
    do(state, "attack Picky")
    assert set(legal(state)) == {"no hunt", "hunt Three"}


@rule("MB-HUNTER-11")
def test_a_creature_may_be_limited_to_the_player_on_the_left() -> None:
    lefty = card("Lefty", 8, "HUNTER", constant={"hunts_only": {"creatures": {"side": "left"}}})
    seats = {letter: {"hand": ["One"], "board": ["Three"]} for letter in "ABCD"}
    for seat, prey in (("A", "B"), ("C", "D"), ("D", "A")):
        table = {**seats, seat: {"hand": ["One"], "board": ["Lefty"]}}
        state = scene(**table, active=seat, cards=[lefty])
        do(state, "attack Lefty")
        assert set(legal(state)) == {"no hunt", "hunt Three"}
        do(state, "hunt Three")
        assert discard(state, prey) == ["Three"]
    alone = scene(**{**seats, "A": {"board": ["Lefty"]}, "B": {"hand": ["One"]}}, cards=[lefty])
    assert asked(do(alone, "attack Lefty")) == ("D", "block")


@rule("MB-HUNTER-11", "MB-ATTACK-11")
def test_a_creature_that_may_not_hunt_what_must_be_hunted_is_not_bound_to() -> None:
    picky = card("Picky", 4, "HUNTER", constant={"hunts_only": {"creatures": {"side": "enemy", "max_power": 3}}})
    bait = card("Bait", 6, constant="must_be_hunted")
    mine, theirs = {"board": ["Picky", "Nine"], "hand": ["One"]}, {"board": ["Bait", "Two"]}
    state = scene(A=mine, B=theirs, cards=[picky, bait])
    assert set(legal(state)) == {"attack Picky", "attack Nine", "play One"}
    do(state, "attack Picky")
    assert set(legal(state)) == {"no hunt", "hunt Two"}
    bound = scene(A={**mine, "board": ["Picky", "Five Hunter"]}, B=theirs, cards=[picky, bait])
    assert legal(bound) == ["attack Five Hunter"]
