"""Promotional cards, A to M: what each card does, and what it leaves alone."""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.scenes import PRINTED, asked, board, discard, do, legal, life, refused, scene, winner

SETS = (*PRINTED, "promo")


def table(**told: Any) -> State:
    """A scene with the promotional cards."""
    return scene(sets=SETS, **told)


@does("Battle Beetle")
@rule("MB-MINDBUG-17")
def test_battle_beetle_costs_the_opponent_two_life_while_both_have_as_many_unused_mindbugs():
    state = table(A={"board": ["Battle Beetle"]}, B={"board": ["Ten"]})
    assert life(do(state, "attack Battle Beetle"), "B") == 1
    assert asked(state) == ("B", "block")
    one_each = table(A={"mindbugs": 1, "board": ["Battle Beetle"]}, B={"mindbugs": 1, "life": 2})
    assert winner(do(one_each, "attack Battle Beetle")) == "A"


@leaves_alone("Battle Beetle")
def test_battle_beetle_takes_no_life_while_the_unused_mindbugs_differ_and_none_when_it_blocks():
    state = table(A={"mindbugs": 1, "board": ["Battle Beetle"]}, B={"mindbugs": 2, "board": ["Ten"]})
    do(state, "attack Battle Beetle", "block Ten")
    assert (life(state, "A"), life(state, "B"), discard(state, "A")) == (3, 3, ["Battle Beetle"])
    blocking = table(A={"board": ["Battle Beetle"], "hand": ["One"]}, B={"board": ["Five"]}, active="B")
    assert life(do(blocking, "attack Five", "block Battle Beetle"), "B") == 3


@does("Boar-Zooka")
def test_boar_zooka_cannot_block_and_takes_all_enemy_creatures_along():
    state = table(A={"board": ["Boar-Zooka", "Two"], "hand": ["One"]}, B={"board": ["Ten Hunter", "Three"]}, active="B")
    do(state, "attack Ten Hunter", "no hunt")
    assert legal(state) == ["no block", "block Two"]
    refused(state, "block Boar-Zooka", "MB-CHOICE-08")
    hunted = table(
        A={"board": ["Boar-Zooka", "Two"], "hand": ["One"]}, B={"board": ["Ten Hunter", "Three"]}, active="B"
    )
    do(hunted, "attack Ten Hunter", "hunt Boar-Zooka")
    assert (board(hunted, "A"), board(hunted, "B")) == (["Two"], [])


@leaves_alone("Boar-Zooka")
def test_boar_zooka_attacks_like_any_creature_and_spares_its_own_side_and_those_saved_by_tough():
    state = table(A={"board": ["Boar-Zooka", "Two"]}, B={"board": ["Nine Tough", "Six", "One"], "hand": ["Three"]})
    do(state, "attack Boar-Zooka", "block Six")
    assert (board(state, "A"), board(state, "B")) == (["Two"], ["Nine Tough"])
    won = table(A={"board": ["Boar-Zooka"]}, B={"board": ["Five", "One"]})
    assert board(do(won, "attack Boar-Zooka", "block Five"), "B") == ["One"]
