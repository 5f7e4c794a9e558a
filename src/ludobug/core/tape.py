"""The tape of events: what happened, in order, noted only while somebody listens."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import TAPE, TAPE_LENGTH, TAPE_LIMIT

EVENT_CELLS = 7


def note(rules: Cells, event: int, card: int, kind: int, seers: int, x: int, y: int, place: int) -> None:
    """Note an event about a card of a kind, which the seers know, with two numbers and the card's place in its zone."""
    at: int = rules[TAPE_LENGTH]
    if at + EVENT_CELLS > rules[TAPE_LIMIT]:
        return
    rules[TAPE + at] = event
    rules[TAPE + at + 1] = card
    rules[TAPE + at + 2] = kind
    rules[TAPE + at + 3] = seers
    rules[TAPE + at + 4] = x
    rules[TAPE + at + 5] = y
    rules[TAPE + at + 6] = place
    rules[TAPE_LENGTH] = at + EVENT_CELLS
