"""Energy: what every seat has of it."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.tape import note
from ludobug.games.mindbug.kernel.barring import means
from ludobug.games.mindbug.layout import AN_OPPONENT, ENERGY, ENERGY_CHANGED

MOST_ENERGY = 30000


def change_energy(state: Cells, rules: Cells, seat: int, change: int) -> None:
    """A seat gains Energy, or spends it; the bank has no end."""
    if change > MOST_ENERGY - state[ENERGY + seat]:
        change = MOST_ENERGY - state[ENERGY + seat]
    if change == 0:
        return
    state[ENERGY + seat] += change
    note(rules, ENERGY_CHANGED, 0, 0, 0, seat, change, -1)


def gain_energy(state: Cells, rules: Cells, who: int, seat: int, opponent: int, gained: int) -> None:
    """The players that a text means gain Energy, each as much."""
    if who == AN_OPPONENT:
        change_energy(state, rules, opponent, gained)
        return
    other: int = 0
    while other < rules[SEATS]:
        if means(who, seat, other):
            change_energy(state, rules, other, gained)
        other += 1
