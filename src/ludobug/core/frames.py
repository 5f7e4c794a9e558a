"""The stack of things still to do, the decision on top of it, and its options."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import ACTOR, FRAME_CELLS, OPTION_COUNT, OPTIONS, OVER, TOP

OP = 0
A = 1
B = 2
C = 3
D = 4
E = 5


def push(state: Cells, op: int, a: int, b: int, c: int) -> None:
    """Put a thing to do on top of the stack; whoever uses its last two cells fills them."""
    frame: int = state[TOP] + FRAME_CELLS
    state[TOP] = frame
    state[frame + OP] = op
    state[frame + A] = a
    state[frame + B] = b
    state[frame + C] = c


def pop(state: Cells) -> None:
    """Drop the top of the stack."""
    state[TOP] -= FRAME_CELLS


def no_options(state: Cells) -> None:
    """Begin a list of options."""
    state[OPTION_COUNT] = 0


def offer(state: Cells, rules: Cells, option: int) -> None:
    """Add an option to the list."""
    state[rules[OPTIONS] + state[OPTION_COUNT]] = option
    state[OPTION_COUNT] += 1


def ask(state: Cells, seat: int) -> bool:
    """Leave the decision among the options to a seat, or to chance."""
    state[ACTOR] = seat
    return True


def end_game(state: Cells) -> None:
    """Stop: nobody decides any more."""
    state[ACTOR] = OVER
    state[OPTION_COUNT] = 0
