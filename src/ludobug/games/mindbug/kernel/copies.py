"""Carrying out the Play effect of another card as if it were one's own."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, B, C, D, E, ask, no_options, offer, pop, push
from ludobug.core.header import CARD_COUNT, CARDS, FRAME_CELLS, FRAMES, TOP
from ludobug.core.zones import FIRST, KIND, KNOWN, MARKS, NEXT, ZONE
from ludobug.games.mindbug.kernel.constants import is_silent
from ludobug.games.mindbug.kernel.costs import able_to_afford
from ludobug.games.mindbug.kernel.grants import trigger_all
from ludobug.games.mindbug.kernel.table import controller, in_hand, in_play, note_card
from ludobug.games.mindbug.kernel.triggers import trigger_abilities
from ludobug.games.mindbug.layout import (
    CARD_SIZE,
    COPIED_NOW,
    COPIES_MARKED,
    EFFECT_LIMIT,
    EFFECT_STARTS,
    EFFECTS_BEGUN,
    ENTRY_PROGRAM,
    FIRST_CARD_OPTION,
    NESTED_ATTACKS,
    ON_PLAY,
    ORDER_EFFECTS,
    PLAY_COPIED,
    RUN_EFFECT,
    WAITING,
    WAITING_CELLS,
    WAITING_LIST,
)


def copy_play(state: Cells, rules: Cells, card: int) -> bool:
    """Carry out the Play effects of a card now, for the card and the seat of the effect on top; False if none.

    A creature in play has printed ones and those that it is given, a hand card printed ones. In one chain of copies
    each card is copied once.
    """
    copied: int = card
    if in_hand(state, card):
        copied = first_equal(state, card)
    if copied == 0 or state[copied + MARKS] & COPIED_NOW != 0:
        return False
    state[copied + MARKS] |= COPIED_NOW
    state[COPIES_MARKED] = 1
    before: int = state[WAITING]
    if in_play(state, card):
        note_card(state, rules, PLAY_COPIED, card, controller(state, card), 0)
        trigger_all(state, rules, card, 0, ON_PLAY)
    else:
        trigger_abilities(state, rules, card, 0, ON_PLAY)
    return begin_copies(state, rules, before)


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


def begin_copies(state: Cells, rules: Cells, before: int) -> bool:
    """Put the Play effects listed behind those that have waited before on top of the effect that copies them.

    The first one is uppermost; with several, the seat picks which comes first.
    """
    frame: int = state[TOP]
    count: int = state[WAITING] - before
    state[WAITING] = before
    while count > 0 and not room_for_copies(state, count):
        count -= 1
    if count == 0 or is_silent(state, rules, state[frame + C]):
        return False
    entry: int = rules[WAITING_LIST] + (before + count) * WAITING_CELLS
    left: int = count
    while left > 0:
        entry -= WAITING_CELLS
        push(state, RUN_EFFECT, state[entry + ENTRY_PROGRAM], state[frame + B], state[frame + C])
        state[state[TOP] + D] = state[frame + D]
        state[state[TOP] + E] = 0
        left -= 1
    if count == 1:
        return begin_copy(state, rules)
    push(state, ORDER_EFFECTS, count, state[frame + B], state[frame + C])
    return True


def room_for_copies(state: Cells, count: int) -> bool:
    """Whether so many effects, and the choice among them, may begin inside the effect on top."""
    more: int = count
    if count > 1:
        more += 1
    return state[TOP] + more * FRAME_CELLS <= FRAMES + NESTED_ATTACKS * FRAME_CELLS


def begin_copy(state: Cells, rules: Cells) -> bool:
    """Begin the copied effect on top, unless a rule keeps it from happening; False if it does not."""
    frame: int = state[TOP]
    if (
        is_silent(state, rules, state[frame + C])
        or state[EFFECTS_BEGUN] >= EFFECT_LIMIT
        or not able_to_afford(state, rules, state[frame + A], state[frame + B], state[frame + C])
    ):
        pop(state)
        return False
    state[EFFECTS_BEGUN] += 1
    note_card(state, rules, EFFECT_STARTS, state[frame + B], ON_PLAY, state[frame + C])
    return True


def ask_copies(state: Cells, rules: Cells) -> bool:
    """The seat picks which of the copied effects comes next; the last one begins. True if it must decide."""
    frame: int = state[TOP]
    index: int = 0
    if state[frame + A] == 1:
        pop(state)
        begin_copy(state, rules)
        return False
    no_options(state)
    while index < state[frame + A]:
        offer(state, rules, FIRST_CARD_OPTION + index)
        index += 1
    return ask(state, state[frame + C])


def answer_copies(state: Cells, rules: Cells, option: int) -> None:
    """Begin the copied effect that was picked, above the choice among the others."""
    frame: int = state[TOP]
    below: int = frame - FRAME_CELLS
    place: int = below - (option - FIRST_CARD_OPTION) * FRAME_CELLS
    program: int = state[place + A]
    while place < below:
        state[place + A] = state[place + FRAME_CELLS + A]
        place += FRAME_CELLS
    state[below + OP] = ORDER_EFFECTS
    state[below + A] = state[frame + A] - 1
    state[frame + OP] = RUN_EFFECT
    state[frame + A] = program
    state[frame + D] = state[below + D]
    state[frame + E] = 0
    begin_copy(state, rules)


def is_part(state: Cells) -> bool:
    """Whether the effect on top is part of another one, which goes on when it is over."""
    op: int = state[state[TOP] - FRAME_CELLS + OP]
    return op == RUN_EFFECT or op == ORDER_EFFECTS


def end_chain(state: Cells, rules: Cells) -> None:
    """An effect is over; if no copy was inside another, everything may be copied again."""
    if state[COPIES_MARKED] == 0 or is_part(state):
        return
    state[COPIES_MARKED] = 0
    card: int = rules[CARDS]
    left: int = rules[CARD_COUNT]
    while left > 0:
        state[card + MARKS] &= ~COPIED_NOW
        card += rules[CARD_SIZE]
        left -= 1
