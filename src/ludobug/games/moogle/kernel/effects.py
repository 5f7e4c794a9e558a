"""Carrying out effects: the programs that the texts of cards and Mogs are made into.

The effect on top of the stack has the address of its next instruction, its card, the seat that resolves it and the
place of its card. It runs until somebody must decide or it is over.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, C, D, E, ask, pop, push
from ludobug.core.header import OPTION_COUNT, OPTIONS, TOP
from ludobug.core.knowledge import EVERYONE
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, ZONE, ZONE_CELLS
from ludobug.games.moogle.kernel.choices import list_options
from ludobug.games.moogle.kernel.placing import carry_over, lay
from ludobug.games.moogle.kernel.table import draw, hand_of, index_on_table, on_table, place_of, put_under_deck, shift
from ludobug.games.moogle.layout import (
    ALL_OF_THEM,
    DRAW_CARDS,
    END,
    FATIGUE,
    GAIN_POINTS,
    GIL,
    GIL_ON,
    GIL_PLACED,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    LOOK,
    LOOKED_AT,
    MAY,
    MODE,
    MONSTER,
    MONSTER_DECK,
    MOST_OPTIONS,
    MOVE_CARD,
    NO,
    OPERAND,
    PLACE_GIL,
    PLACES,
    PLAY_EXTRA,
    POINTS,
    POINTS_GAINED,
    REFRESH,
    REPLACE_MONSTER,
    RUN_EFFECT,
    SPARE,
    TAKE_HERO,
    TIRE,
    TIRED,
    UNDER_DECK,
)


def start_effect(state: Cells, rules: Cells, program: int, card: int, seat: int) -> None:
    """Begin an effect of a card."""
    push(state, RUN_EFFECT, program, card, seat)
    state[state[TOP] + D] = PLACES
    state[state[TOP] + E] = 0
    if on_table(state[card + ZONE]):
        state[state[TOP] + D] = place_of(state[card + ZONE])


def run_effect(state: Cells, rules: Cells) -> bool:
    """Go on with the effect on top; True if somebody must decide."""
    frame: int = state[TOP]
    while True:
        at: int = state[frame + A]
        op: int = rules[at + INSTRUCTION]
        if op == END:
            pop(state)
            return False
        if op <= TAKE_HERO:
            do_simply(state, rules, op, rules[at + OPERAND], state[frame + C])
            state[frame + A] = at + INSTRUCTION_CELLS
        elif ask_or_do(state, rules, at, op):
            return ask(state, state[frame + C])


def do_simply(state: Cells, rules: Cells, op: int, number: int, seat: int) -> None:
    """Carry out an instruction that leaves no choice."""
    if op == DRAW_CARDS:
        draw(state, rules, seat, number)
    elif op == GAIN_POINTS:
        state[POINTS + seat] += number
        note(rules, POINTS_GAINED, 0, 0, 0, seat, number, -1)
    elif state[SPARE + COUNT] > 0:
        card: int = state[SPARE + FIRST]
        state[card + KNOWN] = 1 << seat
        shift(state, rules, card, hand_of(seat))


def ask_or_do(state: Cells, rules: Cells, at: int, op: int) -> bool:
    """Find what an instruction may be done to; True if there is something to decide, otherwise it is done or skipped.

    A single possible target must be taken. Only what everybody can see decides whether the player is asked.
    """
    frame: int = state[TOP]
    list_options(state, rules, MOST_OPTIONS)
    mode: int = rules[at + MODE]
    count: int = state[OPTION_COUNT]
    if count > 0 and mode & ALL_OF_THEM == 0 and (count > 1 or mode & MAY != 0 or op == PLAY_EXTRA):
        return True
    state[frame + A] = at + INSTRUCTION_CELLS
    index: int = 0
    while index < count:
        do_to(state, rules, op, state[rules[OPTIONS] + index])
        index += 1
    return False


def answer_effect(state: Cells, rules: Cells, option: int) -> None:
    """Do what has been chosen, or leave it."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    state[frame + A] = at + INSTRUCTION_CELLS
    if option != NO:
        do_to(state, rules, rules[at + INSTRUCTION], option)


def do_to(state: Cells, rules: Cells, op: int, option: int) -> None:
    """Carry out an instruction on what has been chosen."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    if op == TIRE:
        tire(state, rules, option, 1)
    elif op == REFRESH:
        tire(state, rules, option, -1)
    elif op == LOOK:
        state[option + KNOWN] |= 1 << seat
        tell_of(state, rules, LOOKED_AT, option, seat)
    elif op == PLACE_GIL:
        state[GIL + seat] -= 1
        state[option + GIL_ON] += 1
        tell_of(state, rules, GIL_PLACED, option, seat)
    elif op == UNDER_DECK:
        put_under_deck(state, rules, option, seat)
    elif op == MOVE_CARD:
        carry_over(state, rules, option)
    elif op == PLAY_EXTRA:
        lay(state, rules, option, seat)
    elif op == REPLACE_MONSTER:
        replace_monster(state, rules, state[frame + D])


def tire(state: Cells, rules: Cells, card: int, change: int) -> None:
    """Put a fatigue token on a card, or take one away."""
    state[card + FATIGUE] += change
    tell_of(state, rules, TIRED, card, change)


def tell_of(state: Cells, rules: Cells, event: int, card: int, number: int) -> None:
    """Note an event about a card on the table."""
    index: int = index_on_table(state, card)
    note(rules, event, card, state[card + KIND], state[card + KNOWN], state[card + ZONE], number, index)


def replace_monster(state: Cells, rules: Cells, place: int) -> None:
    """The top monster of the deck takes a place; the old one goes under the deck, known to all."""
    zone: int = MONSTER + place * ZONE_CELLS
    old: int = state[zone + FIRST]
    new: int = state[MONSTER_DECK + FIRST]
    state[new + KNOWN] = EVERYONE
    shift(state, rules, old, MONSTER_DECK)
    shift(state, rules, new, zone)
