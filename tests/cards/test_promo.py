"""Promotional cards, A to M: what each card does, and what it leaves alone."""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices, discards
from tests.rules.scenes import (
    PRINTED,
    asked,
    board,
    card,
    discard,
    do,
    hand,
    legal,
    life,
    mindbugs,
    refused,
    scene,
    winner,
)

SETS = (*PRINTED, "promo")
PANDAS = card(
    "Pandas",
    constant={"grants": {"group": {"creatures": {"side": "enemy"}}, "trigger": "attack", "effect": discards(1, "you")}},
)


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


@does("Jean-Claw Pandamme")
@rule("MB-ATKTRIG-07")
def test_jean_claw_pandamme_makes_whoever_attacks_with_an_enemy_creature_discard_a_card_first():
    own = {"board": ["Nine"], "hand": ["One", "Two", "Three", "Four", "Five"], "draw": ["Ten"]}
    state = table(A={"board": ["Jean-Claw Pandamme"]}, B=own, active="B")
    do(state, "attack Nine")
    assert (asked(state), choices(state)) == (("B", "choose"), {"One", "Two", "Three", "Four", "Five"})
    do(state, "choose Two")
    assert (discard(state, "B"), hand(state, "B")) == (["Two"], ["One", "Three", "Four", "Five", "Ten"])
    assert asked(state) == ("A", "block")
    two = table(A={"board": ["Pandas", "Pandas"]}, B=own, cards=[PANDAS], active="B")
    do(two, "attack Nine")
    assert asked(two) == ("B", "order")


@leaves_alone("Jean-Claw Pandamme")
@rule("MB-ATKTRIG-07")
def test_jean_claw_pandamme_leaves_allied_attackers_blockers_and_empty_hands_alone():
    state = table(A={"board": ["Jean-Claw Pandamme"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Two"]})
    do(state, "attack Jean-Claw Pandamme", "no block")
    assert (hand(state, "A"), hand(state, "B"), life(state, "B")) == (["One"], ["Two"], 2)
    empty = table(A={"board": ["Jean-Claw Pandamme"]}, B={"board": ["Nine"]}, active="B")
    assert asked(do(empty, "attack Nine")) == ("A", "block")


@does("Mindbug Bug")
@rule("MB-MINDBUG-20")
def test_mindbug_bug_costs_an_opponent_a_life_for_each_mindbug_before_the_card_is_taken():
    state = table(A={"board": ["Mindbug Bug"], "hand": ["Nine", "Three"]}, B={"mindbugs": 2})
    do(state, "play Nine", "mindbug")
    assert (life(state, "B"), board(state, "B"), asked(state)) == (2, ["Nine"], ("A", "turn action"))
    do(state, "play Three", "mindbug")
    assert (life(state, "B"), board(state, "B"), mindbugs(state, "B")) == (1, ["Nine", "Three"], 0)
    dying = table(A={"board": ["Mindbug Bug"], "hand": ["Axolotl Healer"]}, B={"life": 1, "mindbugs": 1})
    do(dying, "play Axolotl Healer", "mindbug")
    assert (winner(dying), board(dying, "B")) == ("A", [])


@leaves_alone("Mindbug Bug")
@rule("MB-MINDBUG-20")
def test_mindbug_bug_leaves_its_controllers_mindbugs_and_the_one_used_on_itself_alone():
    state = table(A={"hand": ["Mindbug Bug", "One"]}, B={"mindbugs": 1, "hand": ["Three"]})
    do(state, "play Mindbug Bug", "mindbug")
    assert (life(state, "A"), life(state, "B"), board(state, "B")) == (3, 3, ["Mindbug Bug"])
    own = table(A={"board": ["Mindbug Bug"], "mindbugs": 1}, B={"hand": ["Three", "Four"]}, active="B")
    do(own, "play Three", "mindbug")
    assert (life(own, "A"), life(own, "B"), board(own, "A")) == (3, 3, ["Mindbug Bug", "Three"])
    declined = table(A={"board": ["Mindbug Bug"], "hand": ["Nine"]}, B={"mindbugs": 1, "hand": ["Three"]})
    assert life(do(declined, "play Nine", "decline"), "B") == 3
