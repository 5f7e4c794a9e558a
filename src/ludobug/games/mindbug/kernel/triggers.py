"""What triggers an effect: the abilities of a card that answer to an event wait until nothing else is going on."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.zones import KIND
from ludobug.games.mindbug.layout import (
    ABILITIES,
    ABILITY_CELLS,
    ABILITY_COUNT,
    ABILITY_PROGRAM,
    ABILITY_TRIGGER,
    ENTRY_CARD,
    ENTRY_PROGRAM,
    ENTRY_SEAT,
    ENTRY_TRIGGER,
    TRIGGERS,
    WAITING,
    WAITING_CELLS,
    WAITING_LIST,
    WAITING_ROOM,
)


def wait(state: Cells, rules: Cells, program: int, card: int, seat: int, trigger: int) -> None:
    """Add one waiting effect, which the seat will resolve; program 0 stands for a FAST window.

    What finds no room does not happen: there is room for every triggered text of the pool at once.
    """
    if state[WAITING] >= rules[WAITING_ROOM]:
        return
    entry: int = rules[WAITING_LIST] + state[WAITING] * WAITING_CELLS
    state[entry + ENTRY_PROGRAM] = program
    state[entry + ENTRY_CARD] = card
    state[entry + ENTRY_SEAT] = seat
    state[entry + ENTRY_TRIGGER] = trigger
    state[WAITING] += 1


def trigger_abilities(state: Cells, rules: Cells, card: int, seat: int, trigger: int) -> None:
    """The abilities of a card that have this trigger wait to be resolved by the seat."""
    trigger_kind(state, rules, state[card + KIND], card, seat, trigger)


def trigger_kind(state: Cells, rules: Cells, kind: int, card: int, seat: int, trigger: int) -> None:
    """The abilities of a kind that have this trigger wait to be resolved by the seat, for a card that had them."""
    if rules[kind + TRIGGERS] & trigger == 0:
        return
    ability: int = rules[kind + ABILITIES]
    left: int = rules[kind + ABILITY_COUNT]
    while left > 0:
        if rules[ability + ABILITY_TRIGGER] == trigger:
            wait(state, rules, rules[ability + ABILITY_PROGRAM], card, seat, trigger)
        ability += ABILITY_CELLS
        left -= 1
