"""Carrying out the Play effect of another card as if it were one's own."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, B, C, D, E, push
from ludobug.core.header import CARD_COUNT, CARDS, FRAME_CELLS, TOP
from ludobug.core.zones import FIRST, KIND, KNOWN, MARKS, NEXT, ZONE
from ludobug.games.mindbug.kernel.attackers import room_for_more
from ludobug.games.mindbug.kernel.table import controller, in_hand, in_play, note_card
from ludobug.games.mindbug.layout import (
    ABILITIES,
    ABILITY_CELLS,
    ABILITY_COUNT,
    ABILITY_PROGRAM,
    ABILITY_TRIGGER,
    CARD_SIZE,
    COPIED_NOW,
    COPIES_MARKED,
    EFFECT_LIMIT,
    EFFECT_STARTS,
    EFFECTS_BEGUN,
    ON_PLAY,
    PLAY_COPIED,
    RUN_EFFECT,
)


def copy_play(state: Cells, rules: Cells, card: int) -> bool:
    """Carry out the Play effects of a card now, for the card and the seat of the effect on top; False if none.

    In one chain of copies each card is copied once.
    """
    copied: int = card
    if in_hand(state, card):
        copied = first_equal(state, card)
    if copied == 0 or state[copied + MARKS] & COPIED_NOW != 0:
        return False
    state[copied + MARKS] |= COPIED_NOW
    state[COPIES_MARKED] = 1
    if in_play(state, card):
        note_card(state, rules, PLAY_COPIED, card, controller(state, card), 0)
    return begin_play_effects(state, rules, state[card + KIND])


def first_equal(state: Cells, card: int) -> int:
    """The first card of a hand that nobody can tell from this one and that is not copied yet; 0 if there is none."""
    other: int = state[state[card + ZONE] + FIRST]
    while other != 0:
        if (
            state[other + KIND] == state[card + KIND]
            and state[other + KNOWN] == state[card + KNOWN]
            and state[other + MARKS] & COPIED_NOW == 0
        ):
            return other
        other = state[other + NEXT]
    return 0


def begin_play_effects(state: Cells, rules: Cells, kind: int) -> bool:
    """Put the Play effects of a kind on top of the effect that copies them, the first one uppermost."""
    frame: int = state[TOP]
    index: int = rules[kind + ABILITY_COUNT]
    begun: bool = False
    while index > 0:
        index -= 1
        ability: int = rules[kind + ABILITIES] + index * ABILITY_CELLS
        if rules[ability + ABILITY_TRIGGER] != ON_PLAY or not room_for_more(state):
            continue
        if state[EFFECTS_BEGUN] >= EFFECT_LIMIT:
            continue
        state[EFFECTS_BEGUN] += 1
        note_card(state, rules, EFFECT_STARTS, state[frame + B], ON_PLAY, state[frame + C])
        push(state, RUN_EFFECT, rules[ability + ABILITY_PROGRAM], state[frame + B], state[frame + C])
        state[state[TOP] + D] = state[frame + D]
        state[state[TOP] + E] = 0
        begun = True
    return begun


def end_chain(state: Cells, rules: Cells) -> None:
    """An effect is over; if no copy was inside another, everything may be copied again."""
    if state[COPIES_MARKED] == 0 or state[state[TOP] - FRAME_CELLS + OP] == RUN_EFFECT:
        return
    state[COPIES_MARKED] = 0
    card: int = rules[CARDS]
    left: int = rules[CARD_COUNT]
    while left > 0:
        state[card + MARKS] &= ~COPIED_NOW
        card += rules[CARD_SIZE]
        left -= 1
