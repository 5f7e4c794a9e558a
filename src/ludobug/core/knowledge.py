"""Who knows which card: one bit a seat, one for the spectators, on every card.

Cards of one kind can't be told apart. When one of several twins leaves a hand openly, whoever knew one of the
twins must assume that this one left; when a card leaves unseen, nobody who did not see it can be sure of the
rest of that hand any more, unless it holds cards of one kind only.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.zones import FIRST, KIND, KNOWN, NEXT, ZONE

SPECTATORS = 256
EVERYONE = 511


def knows(state: Cells, card: int, seat: int) -> bool:
    """Whether a seat knows a card."""
    return state[card + KNOWN] & (1 << seat) != 0


def reveal(state: Cells, card: int) -> None:
    """Show a card of a hidden zone to everybody, as it leaves: its twins lose what was known of them."""
    known: int = state[card + KNOWN]
    twin: int = state[state[card + ZONE] + FIRST]
    while twin != 0:
        extra: int = state[twin + KNOWN] & ~known
        if extra != 0 and state[twin + KIND] == state[card + KIND]:
            known |= extra
            state[twin + KNOWN] &= ~extra
        twin = state[twin + NEXT]
    state[card + KNOWN] = EVERYONE


def pass_unseen(state: Cells, card: int, seers: int) -> None:
    """Let a card leave a hidden zone before the eyes of the seers only."""
    zone: int = state[card + ZONE]
    certain: int = EVERYONE
    other: int = state[zone + FIRST]
    while other != 0:
        certain &= state[other + KNOWN]
        if state[other + KIND] != state[card + KIND]:
            certain = 0
        other = state[other + NEXT]
    unsure: int = EVERYONE & ~(seers | certain)
    other = state[zone + FIRST]
    while other != 0:
        if other != card and state[other + KIND] == state[card + KIND]:
            extra: int = state[other + KNOWN] & ~state[card + KNOWN] & ~unsure
            state[card + KNOWN] |= extra
            state[other + KNOWN] &= ~extra
        state[other + KNOWN] &= ~unsure
        other = state[other + NEXT]
    state[card + KNOWN] |= seers
