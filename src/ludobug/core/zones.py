"""Cards and the zones they lie in: linked lists inside the state.

A card is addressed by its first cell, a zone by its own. What is printed on a card is its KIND, the address of
a row in the rules; 0 stands for "not known". Every card lies in exactly one zone.
"""

from __future__ import annotations

from ludobug.core.cells import Cells

KIND = 0
ZONE = 1
NEXT = 2
KNOWN = 3
MARKS = 4
CARD_FIELDS = 5

FIRST = 0
COUNT = 1
LAST = 2
ZONE_CELLS = 3


def append(state: Cells, zone: int, card: int) -> None:
    """Put a card that lies nowhere at the end of a zone."""
    if state[zone + COUNT] == 0:
        state[zone + FIRST] = card
    else:
        state[state[zone + LAST] + NEXT] = card
    state[zone + LAST] = card
    state[card + NEXT] = 0
    state[card + ZONE] = zone
    state[zone + COUNT] += 1


def remove(state: Cells, card: int) -> None:
    """Take a card out of its zone."""
    zone: int = state[card + ZONE]
    before: int = state[zone + FIRST]
    if before == card:
        state[zone + FIRST] = state[card + NEXT]
    else:
        while state[before + NEXT] != card:
            before = state[before + NEXT]
        state[before + NEXT] = state[card + NEXT]
        if state[zone + LAST] == card:
            state[zone + LAST] = before
    state[zone + COUNT] -= 1


def move(state: Cells, card: int, zone: int) -> None:
    """Move a card to the end of another zone."""
    remove(state, card)
    append(state, zone, card)


def nth(state: Cells, zone: int, index: int) -> int:
    """The card at a place of a zone, counted from 0."""
    card: int = state[zone + FIRST]
    while index > 0:
        card = state[card + NEXT]
        index -= 1
    return card
