"""Action numbers: what a decision's options are called, the same in every state of a game.

A number tells what is done and with which kind of card, never with which physical card. At a draw every card of
the pile is an option, and equal kinds have equal numbers: how many there are is the weight of the draw.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes
from ludobug.core.codes import sort_codes
from ludobug.core.frames import OP
from ludobug.core.header import KIND_COUNT, OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import KIND
from ludobug.games.millebugs.layout import (
    ANSWER_ATTACK,
    DECLINE,
    DISCARDED,
    DRAW_CARD,
    FAMILY,
    FIRST_VERB_CODE,
    MALUS,
    NUMBER,
    PLACE_STARTER,
    PLACE_STEP,
    STARTER_CODE,
    VERB_ATTACK,
    VERB_DISCARD,
    VERB_PLAY,
    VERB_RANDOM,
)


def write_plain_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """Write the action numbers of all options, in their order; returns how many."""
    count: int = state[OPTION_COUNT]
    op: int = state[state[TOP] + OP]
    index: int = 0
    while index < count:
        codes[index] = code_of(state, rules, op, state[rules[OPTIONS] + index])
        index += 1
    return count


def write_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """The same: equal cards are the same action."""
    return write_plain_codes(state, rules, codes)


def code_of(state: Cells, rules: Cells, op: int, option: int) -> int:
    """The action number of an option."""
    if op == PLACE_STARTER:
        return STARTER_CODE + option
    if op == ANSWER_ATTACK and option == DECLINE:
        return DECLINE
    kind: int = state[option % PLACE_STEP + KIND]
    place: int = option // PLACE_STEP
    verb: int = VERB_PLAY
    if op == DRAW_CARD:
        verb = VERB_RANDOM
    elif place == DISCARDED:
        verb = VERB_DISCARD
    elif rules[kind + FAMILY] == MALUS:
        verb = VERB_ATTACK + place
    return FIRST_VERB_CODE + verb * rules[KIND_COUNT] + rules[kind + NUMBER]


def legal_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """Write the legal action numbers in order, each once; returns how many."""
    count: int = write_plain_codes(state, rules, codes)
    if not sort_codes(codes, count):
        return count
    kept: int = 1
    index: int = 1
    while index < count:
        if codes[index] != codes[index - 1]:
            codes[kept] = codes[index]
            kept += 1
        index += 1
    return kept


def option_of(state: Cells, rules: Cells, codes: Codes, action: int) -> int:
    """The index of the first option with this action number; -1 if there is none. The codes are scratch space."""
    count: int = write_plain_codes(state, rules, codes)
    index: int = 0
    while index < count:
        if codes[index] == action:
            return index
        index += 1
    return -1
