"""Attacks that a text demands: who is able to make one now, and creatures that must be hunted."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import offer
from ludobug.core.header import FRAME_CELLS, FRAMES, TOP
from ludobug.core.zones import FIRST, NEXT
from ludobug.games.mindbug.kernel.constants import has_rule, may_attack
from ludobug.games.mindbug.kernel.table import board_of, team_of
from ludobug.games.mindbug.layout import (
    ACTIVE,
    HUNTER,
    KEYWORDS,
    LAYER_FIGHTS,
    MOST_SEATS,
    MUST_BE_HUNTED,
    NESTED_ATTACKS,
    PROVOKING,
)


def room_for_more(state: Cells) -> bool:
    """Whether an effect may begin something inside itself: not too much is under way already."""
    return state[TOP] < FRAMES + NESTED_ATTACKS * FRAME_CELLS


def able_to_attack(state: Cells, card: int) -> bool:
    """Whether a creature in play can be made to attack now."""
    return may_attack(state, card) and room_for_more(state)


def must_hunt(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether HUNTER creatures of a seat are bound: it is their turn, and an opponent has a creature to be hunted."""
    if rules[PROVOKING] == 0 or team_of(seat) != team_of(state[ACTIVE]):
        return False
    step: int = 1
    while step < MOST_SEATS:
        other: int = (seat + step) % MOST_SEATS
        card: int = state[board_of(other) + FIRST]
        while card != 0:
            if has_rule(state, rules, card, other, LAYER_FIGHTS, MUST_BE_HUNTED):
                return True
            card = state[card + NEXT]
        step += 2
    return False


def offer_hunters(state: Cells, rules: Cells, seat: int) -> None:
    """List the HUNTER creatures of a seat that may attack."""
    card: int = state[board_of(seat) + FIRST]
    while card != 0:
        if state[card + KEYWORDS] & HUNTER != 0 and may_attack(state, card):
            offer(state, rules, card)
        card = state[card + NEXT]
