"""Evolution: the next stage of a line, if its double-sided card is free."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.mindbug.kernel.table import board_of, change_stage, in_play
from ludobug.games.mindbug.layout import FIRST_STAGE, NEXT_STAGE


def able_to_evolve(state: Cells, rules: Cells, card: int) -> bool:
    """Whether a creature is in play, has a next stage, and no other creature lies under the card of its line."""
    kind: int = state[card + KIND]
    if not in_play(state, card) or rules[kind + NEXT_STAGE] == 0:
        return False
    return rules[kind + FIRST_STAGE] != kind or not line_in_use(state, rules, kind)


def line_in_use(state: Cells, rules: Cells, first_stage: int) -> bool:
    """Whether some creature in play has evolved from this stage I."""
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            kind: int = state[card + KIND]
            if kind != first_stage and rules[kind + FIRST_STAGE] == first_stage:
                return True
            card = state[card + NEXT]
        seat += 1
    return False


def evolve(state: Cells, rules: Cells, card: int) -> bool:
    """A creature becomes the next stage of its line; False if it is not able to."""
    if not able_to_evolve(state, rules, card):
        return False
    change_stage(state, rules, card, rules[state[card + KIND] + NEXT_STAGE])
    return True
