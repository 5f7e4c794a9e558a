"""Cards set aside: out of play without being defeated, until a card of the name that did it brings them back."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import B
from ludobug.core.header import TOP
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.mindbug.kernel.creatures import enter_silently
from ludobug.games.mindbug.kernel.table import controller, leave_play
from ludobug.games.mindbug.layout import (
    ASIDE,
    ASIDE_BY,
    ASIDE_FOR,
    EFFECT_PLAY_LIMIT,
    EFFECT_PLAYS,
    FIRST_STAGE,
    OCTONITE,
)


def set_aside(state: Cells, rules: Cells, card: int, source: int) -> None:
    """A creature leaves play for the time being, because of a text on the source."""
    seat: int = controller(state, card)
    kind: int = rules[state[source + KIND] + FIRST_STAGE]
    leave_play(state, rules, card, ASIDE)
    state[card + OCTONITE] = 0
    state[card + ASIDE_BY] = kind
    state[card + ASIDE_FOR] = seat


def return_aside(state: Cells, rules: Cells) -> int:
    """What the card of the effect on top, or one of its name, has set aside comes back; returns how many cards."""
    kind: int = rules[state[state[state[TOP] + B] + KIND] + FIRST_STAGE]
    returned: int = 0
    card: int = state[ASIDE + FIRST]
    while card != 0:
        following: int = state[card + NEXT]
        if state[card + ASIDE_BY] == kind and state[EFFECT_PLAYS] < EFFECT_PLAY_LIMIT:
            state[EFFECT_PLAYS] += 1
            enter_silently(state, rules, card, state[card + ASIDE_FOR])
            returned += 1
        card = following
    return returned


def has_set_aside(state: Cells, rules: Cells, source: int) -> bool:
    """Whether some card lies aside because of this card or one of its name."""
    card: int = state[ASIDE + FIRST]
    while card != 0:
        if state[card + ASIDE_BY] == rules[state[source + KIND] + FIRST_STAGE]:
            return True
        card = state[card + NEXT]
    return False
