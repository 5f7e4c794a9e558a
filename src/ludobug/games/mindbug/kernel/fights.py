"""Fights that are over: which creature has defeated which, for texts that speak of it."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, B
from ludobug.core.header import FRAME_CELLS, FRAMES, TOP
from ludobug.games.mindbug.layout import AFTER_FIGHT


def slayer_of(state: Cells, fallen: int) -> int:
    """The creature that has defeated a card in the latest fight whose effects wait; 0 if none is left of it."""
    frame: int = state[TOP]
    while frame >= FRAMES:
        if state[frame + OP] == AFTER_FIGHT and state[frame + B] == fallen:
            return state[frame + A]
        frame -= FRAME_CELLS
    return 0


def forget_fighter(state: Cells, card: int) -> None:
    """A creature leaves play: if it comes back, it is not the one that has defeated others."""
    frame: int = state[TOP]
    while frame >= FRAMES:
        if state[frame + OP] == AFTER_FIGHT and state[frame + A] == card:
            state[frame + A] = 0
        frame -= FRAME_CELLS


def forget_fall(state: Cells, fallen: int) -> None:
    """The effect of a defeat is over: a later defeat of the same card is another one."""
    frame: int = state[TOP]
    while frame >= FRAMES:
        if state[frame + OP] == AFTER_FIGHT and state[frame + B] == fallen:
            state[frame + B] = 0
        frame -= FRAME_CELLS
