"""Attack effects."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import firsts
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    gain,
    hand,
    legal,
    life,
    lose,
    scene,
    turn,
    winner,
)

STINGER = card("Stinger", 5, attack=lose(1))
DRAINER = card("Drainer", 5, "FRENZY", attack=gain(1))
TWO_SENTENCES = {
    **card("Two Sentences", 5),
    "abilities": [
        {"trigger": "attack", "effect": lose(1)},
        {"trigger": "attack", "effect": {"lose_life_down_to": {"who": "the opponent", "remaining": 1}}},
    ],
}


@rule("MB-ATKTRIG-01")
def test_an_attack_effect_happens_before_the_opponent_decides_on_a_block():
    state = scene(A={"board": ["Stinger"]}, B={"board": ["Four"]}, cards=[STINGER])
    do(state, "attack Stinger")
    assert (asked(state), life(state, "B")) == (("B", "block"), 2)
    do(state, "block Four")
    assert (life(state, "B"), discard(state, "B")) == (2, ["Four"])


@rule("MB-ATKTRIG-02")
def test_an_attack_effect_happens_on_each_attack_of_its_creature_and_only_then():
    state = scene(A={"board": ["Drainer", "Five"]}, B={"board": ["One"]}, cards=[DRAINER])
    once = do(state.clone(), "attack Drainer", "no block")
    assert life(once, "A") == 4
    assert life(do(once.clone(), "stop"), "A") == 4
    assert life(do(once, "attack again"), "A") == 5
    assert life(do(state, "attack Five"), "A") == 3


@rule("MB-ATKTRIG-03")
def test_a_blocking_creature_has_no_attack_effect():
    own = {"board": ["Nine"], "hand": ["One", "Two"]}
    state = scene(A=own, B={"board": ["Tusked Extorter", "Turbo Bug"]})
    extorted = do(state.clone(), "attack Nine", "block Tusked Extorter")
    assert (hand(extorted, "A"), discard(extorted, "A")) == (["One", "Two"], [])
    do(state, "attack Nine", "block Turbo Bug")
    assert (life(state, "A"), life(state, "B")) == (3, 3)


@rule("MB-ATKTRIG-04")
def test_an_attack_effect_happens_for_the_controller_of_the_attacker():
    state = scene(A={"hand": ["Drainer"], "board": ["One"]}, B={"mindbugs": 1, "hand": ["Two"]}, cards=[DRAINER])
    do(state, "play Drainer", "mindbug", "attack One", "no block")
    assert (active(state), life(state, "B")) == ("B", 2)
    do(state, "attack Drainer")
    assert (life(state, "A"), life(state, "B")) == (3, 3)


@rule("MB-ATKTRIG-05")
def test_an_attack_effect_can_end_the_game_before_the_block():
    state = scene(A={"board": ["Stinger"]}, B={"life": 1, "board": ["Ten"]}, cards=[STINGER])
    do(state, "attack Stinger")
    assert (winner(state), legal(state)) == ("A", [])
    assert board(state, "A") == ["Stinger"]


@rule("MB-ATKTRIG-05")
def test_an_attack_effect_can_remove_the_only_blocker_before_the_block():
    state = scene(A={"board": ["Shark Dog"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Shark Dog")
    assert (board(state, "B"), life(state, "B")) == ([], 2)
    assert (asked(state), turn(state)) == (("B", "turn action"), 2)


@rule("MB-ATKTRIG-06")
def test_the_active_player_orders_several_attack_effects_of_one_attack():
    state = scene(A={"board": ["Two Sentences"]}, B={"life": 5, "board": ["Ten"]}, cards=[TWO_SENTENCES])
    do(state, "attack Two Sentences")
    assert (asked(state), firsts(state)) == (("A", "order"), {"Two Sentences", "Two Sentences #2"})
    one_first = do(state.clone(), "first Two Sentences")
    assert (life(one_first, "B"), asked(one_first)) == (1, ("B", "block")), "5, 4, 1"
    do(state, "first Two Sentences #2")
    assert (life(state, "B"), winner(state)) == (0, "A"), "5, 1, 0"
