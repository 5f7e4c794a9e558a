"""Looking at the top cards of the unused pile, and shuffling what is left of them back into it."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, C, E, ask, no_options, offer
from ludobug.core.header import CHANCE, TOP
from ludobug.core.knowledge import pass_unseen
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, LAST, NEXT
from ludobug.games.mindbug.kernel.table import shift
from ludobug.games.mindbug.layout import DONE, INSTRUCTION_CELLS, LOOKED, UNUSED


def look_unused(state: Cells, rules: Cells, count: int) -> None:
    """The seat that resolves the effect on top looks at the top cards of the unused pile, unseen by the others."""
    seat: int = state[state[TOP] + C]
    state[DONE] = 0
    while count > 0 and state[UNUSED + COUNT] > 0:
        card: int = state[UNUSED + FIRST]
        pass_unseen(state, card, 1 << seat)
        shift(state, rules, card, LOOKED)
        state[DONE] += 1
        count -= 1


def put_back(state: Cells, rules: Cells) -> bool:
    """Shuffle the cards that were looked at back, one by one; True while chance must find the place of one.

    The card comes to the bottom of the pile and changes places with any card of it, which may be itself. The frame's
    last cell is 1 while it is on its way.
    """
    frame: int = state[TOP]
    if state[frame + E] == 0:
        if state[LOOKED + COUNT] == 0:
            state[frame + A] += INSTRUCTION_CELLS
            return False
        shift(state, rules, state[LOOKED + FIRST], UNUSED)
        state[frame + E] = 1
    no_options(state)
    card: int = state[UNUSED + FIRST]
    while card != 0:
        offer(state, rules, card)
        card = state[card + NEXT]
    return ask(state, CHANCE)


def answer_put_back(state: Cells, option: int) -> None:
    """The bottom card of the unused pile changes places with the one that chance has picked."""
    bottom: int = state[UNUSED + LAST]
    kind: int = state[option + KIND]
    known: int = state[option + KNOWN]
    state[option + KIND] = state[bottom + KIND]
    state[option + KNOWN] = state[bottom + KNOWN]
    state[bottom + KIND] = kind
    state[bottom + KNOWN] = known
    state[state[TOP] + E] = 0
