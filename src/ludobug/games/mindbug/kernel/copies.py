"""Carrying out the Play effect of another creature as if it were one's own."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, B, C, D, E, push
from ludobug.core.header import FRAME_CELLS, SEATS, TOP
from ludobug.core.zones import FIRST, KIND, MARKS, NEXT
from ludobug.games.mindbug.kernel.attackers import room_for_more
from ludobug.games.mindbug.kernel.table import board_of, note_card
from ludobug.games.mindbug.layout import (
    ABILITIES,
    ABILITY_CELLS,
    ABILITY_COUNT,
    ABILITY_PROGRAM,
    ABILITY_TRIGGER,
    COPIED_NOW,
    EFFECT_LIMIT,
    EFFECT_STARTS,
    EFFECTS_BEGUN,
    ON_PLAY,
    RUN_EFFECT,
)


def copy_play(state: Cells, rules: Cells, card: int) -> bool:
    """Carry out the Play effects of a creature now, for the card and the seat of the effect on top; False if none.

    In one chain of copies each creature is copied once.
    """
    if state[card + MARKS] & COPIED_NOW != 0:
        return False
    state[card + MARKS] |= COPIED_NOW
    return begin_play_effects(state, rules, state[card + KIND])


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
    if state[state[TOP] - FRAME_CELLS + OP] == RUN_EFFECT:
        return
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            state[card + MARKS] &= ~COPIED_NOW
            card = state[card + NEXT]
        seat += 1
