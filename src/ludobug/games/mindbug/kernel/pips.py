"""An ordinary die that an effect rolls, again and again as long as it shows enough and there is something to do."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, E, ask, no_options, offer
from ludobug.core.header import CHANCE, TOP
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.dice import rerolls_of
from ludobug.games.mindbug.kernel.feasibility import changes_before
from ludobug.games.mindbug.kernel.table import note_card
from ludobug.games.mindbug.layout import (
    DONE,
    EFFECT_LIMIT,
    EFFECTS_BEGUN,
    FIRST_OPERAND,
    INSTRUCTION_CELLS,
    KEEP,
    MOST_PIPS,
    PIPS,
    PIPS_ROLLED,
    REROLL,
)


def roll_pips(state: Cells, rules: Cells) -> bool:
    """Go on with the roll that the effect on top is at; True if chance or the roll's player must decide.

    The frame's last cell counts the rolls still allowed, 0 before the first one; what the die shows is what was DONE.
    """
    frame: int = state[TOP]
    if state[frame + E] == 0:
        if not worth_rolling(state, rules):
            state[frame + A] = rules[state[frame + A] + FIRST_OPERAND]
            return False
        state[EFFECTS_BEGUN] += 1
        state[frame + E] = 1 + rerolls_of(state, rules, state[frame + C])
        state[DONE] = 0
    no_options(state)
    if state[DONE] > 0:
        offer(state, rules, KEEP)
        offer(state, rules, REROLL)
        return ask(state, state[frame + C])
    face: int = 0
    while face < MOST_PIPS:
        offer(state, rules, PIPS + face)
        face += 1
    return ask(state, CHANCE)


def worth_rolling(state: Cells, rules: Cells) -> bool:
    """Whether what a good roll leads to would change anything, and this turn has not seen too many effects."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    if state[EFFECTS_BEGUN] >= EFFECT_LIMIT:
        return False
    refresh(state, rules)
    end: int = rules[at + FIRST_OPERAND]
    return changes_before(
        state, rules, at + 2 * INSTRUCTION_CELLS, end, state[frame + B], state[frame + C], state[frame + D]
    )


def answer_pips(state: Cells, rules: Cells, option: int) -> None:
    """Take what chance has rolled, or whether it is rolled again; what stands goes on to its effect."""
    frame: int = state[TOP]
    if option == REROLL:
        state[DONE] = 0
        return
    if option >= PIPS:
        state[DONE] = option - PIPS + 1
        state[frame + E] -= 1
        note_card(state, rules, PIPS_ROLLED, state[frame + B], state[frame + C], state[DONE])
        if state[frame + E] > 0:
            return
    state[frame + E] = 0
    state[frame + A] += INSTRUCTION_CELLS
