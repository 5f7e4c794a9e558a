"""Turns that texts grant: taken right after the current one, before the next regular turn."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.tape import note
from ludobug.games.mindbug.kernel.table import left_neighbour
from ludobug.games.mindbug.layout import (
    ACTIVE,
    EXTRA_TURN_GRANTED,
    EXTRA_TURNS,
    GRANTING_TURNS,
    REGULAR_SEAT,
    TURN_LIMIT,
)


def grant_turn(state: Cells, rules: Cells, seat: int) -> int:
    """A seat will take one more turn after this one; returns 1, or 0 where no game has so many turns."""
    if state[EXTRA_TURNS + seat] >= TURN_LIMIT:
        return 0
    state[EXTRA_TURNS + seat] += 1
    note(rules, EXTRA_TURN_GRANTED, 0, 0, 0, seat, 0, -1)
    return 1


def following_seat(state: Cells, rules: Cells) -> int:
    """The seat whose turn comes next, an extra one or the regular one, which it takes off what is to come.

    Among several seats with extra turns the order of turns decides, from the active seat on. The regular order goes on
    where the extra turns interrupted it.
    """
    regular: int = left_neighbour(rules, state[ACTIVE])
    if rules[GRANTING_TURNS] == 0:
        return regular
    if state[REGULAR_SEAT] != 0:
        regular = state[REGULAR_SEAT] - 1
    seat: int = state[ACTIVE]
    step: int = 0
    while step < rules[SEATS]:
        if state[EXTRA_TURNS + seat] > 0:
            state[EXTRA_TURNS + seat] -= 1
            state[REGULAR_SEAT] = regular + 1
            if regular == left_neighbour(rules, seat):
                state[REGULAR_SEAT] = 0
            return seat
        seat = left_neighbour(rules, seat)
        step += 1
    state[REGULAR_SEAT] = 0
    return regular
