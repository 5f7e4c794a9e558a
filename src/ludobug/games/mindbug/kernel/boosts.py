"""Boosts: cards of discard piles that are chosen and put under a creature."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B
from ludobug.core.header import TOP
from ludobug.core.zones import MARKS
from ludobug.games.mindbug.kernel.choices import any_chosen
from ludobug.games.mindbug.kernel.table import boost_with, in_play
from ludobug.games.mindbug.layout import (
    CHOICE,
    CHOSEN,
    DONE,
    FIRST_OPERAND,
    LINK,
    SECOND_OPERAND,
)


def skip_unless_chosen(state: Cells, rules: Cells, at: int) -> None:
    """Skip ahead if nothing is chosen; if that is the first thing to do, nothing has been done."""
    if any_chosen(state):
        return
    frame: int = state[TOP]
    state[frame + A] = rules[at + FIRST_OPERAND]
    if rules[at + SECOND_OPERAND] != 0:
        state[DONE] = 0


def boost(state: Cells, rules: Cells, this: bool) -> None:
    """Put the chosen cards of discard piles under the chosen creature, or under the one that carries the text."""
    creature: int = state[state[TOP] + B] if this else chosen_creature(state)
    state[DONE] = 0
    card: int = state[CHOICE]
    while card != 0:
        if state[card + MARKS] & CHOSEN != 0:
            state[card + MARKS] -= CHOSEN
            if card != creature and creature != 0 and in_play(state, creature):
                boost_with(state, rules, creature, card)
                state[DONE] += 1
        card = state[card + LINK]


def chosen_creature(state: Cells) -> int:
    """The creature in play that is chosen together with other cards; 0 if there is none."""
    card: int = state[CHOICE]
    while card != 0:
        if state[card + MARKS] & CHOSEN != 0 and in_play(state, card):
            return card
        card = state[card + LINK]
    return 0
