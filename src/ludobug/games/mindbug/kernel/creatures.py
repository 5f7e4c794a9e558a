"""Creatures coming into play, leaving it and changing sides."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.knowledge import EVERYONE
from ludobug.core.header import SEATS
from ludobug.core.tape import note
from ludobug.core.zones import FIRST, KIND, KNOWN, MARKS, NEXT, append, remove
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.table import (
    board_of,
    controller,
    discard_of,
    in_hand,
    leave_play,
    shift,
    show_from_hand,
)
from ludobug.games.mindbug.kernel.waiting import trigger_abilities, wait
from ludobug.games.mindbug.layout import (
    CANNOT_BE_DEFEATED,
    CHOSEN,
    CONTROL_TAKEN,
    EXHAUSTED,
    HANDLED,
    KEYWORDS,
    OCTONITE,
    ON_DEFEATED,
    ON_PLAY,
    PRINTED_OCTONITE,
    SAVED_BY_TOUGH,
    STALE,
    TOUGH,
    WITH_FAST,
)


def enter_play(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """A card comes into play for a seat, new in every respect; its Play effects wait."""
    if in_hand(state, card):
        show_from_hand(state, rules, card)
    state[card + KNOWN] = EVERYONE
    state[card + MARKS] &= HANDLED
    state[card + OCTONITE] = rules[state[card + KIND] + PRINTED_OCTONITE]
    state[STALE] = 1
    shift(state, rules, card, board_of(seat))
    trigger_abilities(state, rules, card, seat, ON_PLAY)
    if rules[WITH_FAST] != 0:
        wait(state, rules, 0, card, seat, 0)


def take_control(state: Cells, rules: Cells, card: int, seat: int) -> bool:
    """A creature changes sides and keeps its state; False if it was on that side already."""
    if controller(state, card) == seat:
        return False
    note(rules, CONTROL_TAKEN, card, state[card + KIND], EVERYONE, controller(state, card), seat)
    remove(state, card)
    append(state, board_of(seat), card)
    state[STALE] = 1
    return True


def defeat_chosen(state: Cells, rules: Cells) -> int:
    """Defeat all chosen creatures as one event: judge all, remove all, then trigger; returns how many were defeated."""
    refresh(state, rules)
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            if state[card + MARKS] & CHOSEN != 0 and is_saved(state, rules, card):
                state[card + MARKS] -= CHOSEN
            card = state[card + NEXT]
        seat += 1
    defeated: int = 0
    seat = 0
    while seat < rules[SEATS]:
        card = state[board_of(seat) + FIRST]
        while card != 0:
            following: int = state[card + NEXT]
            if state[card + MARKS] & CHOSEN != 0:
                defeated += 1
                leave_play(state, rules, card, discard_of(seat))
                trigger_abilities(state, rules, card, seat, ON_DEFEATED)
            card = following
        seat += 1
    return defeated


def is_saved(state: Cells, rules: Cells, card: int) -> bool:
    """Whether a creature that would be defeated stays: a ban comes first, then TOUGH, which exhausts it."""
    if state[card + KEYWORDS] & CANNOT_BE_DEFEATED != 0:
        return True
    if state[card + KEYWORDS] & TOUGH == 0 or state[card + MARKS] & EXHAUSTED != 0:
        return False
    state[card + MARKS] |= EXHAUSTED
    note(rules, SAVED_BY_TOUGH, card, state[card + KIND], EVERYONE, 0, 0)
    return True

