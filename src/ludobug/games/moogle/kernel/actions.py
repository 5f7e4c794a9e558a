"""Action numbers: what a decision's options are called, the same in every state of a game.

A number tells what is done (the verb), with what the acting seat can see of which card, whose, where, and the
how-manieth of those: never which physical card it is, so that it betrays nothing of hidden cards.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes
from ludobug.core.codes import index_of_code, number_equal_codes, sort_codes
from ludobug.core.header import ACTOR, OPTION_COUNT, OPTIONS
from ludobug.core.knowledge import knows
from ludobug.core.zones import KIND, ZONE
from ludobug.games.moogle.kernel.placing import card_of_move, facing_of_move, place_of_move
from ludobug.games.moogle.kernel.table import in_hand, on_table, owner_of, place_of
from ludobug.games.moogle.layout import (
    FACINGS,
    FIRST_CARD_OPTION,
    LABEL,
    LABELS,
    MOST_SEATS,
    MOVES,
    NOWHERE,
    SPOTS,
    VERB_CHOOSE,
    VERB_MOVE,
    VERB_PLACE,
    VERBS,
)

STEP = VERBS * LABELS * MOST_SEATS * FACINGS * SPOTS
"""What is added for each further one of several that look alike."""


def code_of(state: Cells, rules: Cells, option: int) -> int:
    """The action number of an option, as if nothing else looked like it."""
    verb: int = VERB_CHOOSE
    facing: int = 0
    place: int = NOWHERE
    owner: int = 0
    card: int = option
    if option >= MOVES:
        card = card_of_move(option)
        place = place_of_move(option)
        facing = facing_of_move(option)
        verb = VERB_MOVE
        if in_hand(state[card + ZONE]):
            verb = VERB_PLACE
    elif on_table(state[card + ZONE]):
        place = place_of(state[card + ZONE])
    if on_table(state[card + ZONE]) or in_hand(state[card + ZONE]):
        owner = owner_of(state[card + ZONE])
    label: int = 0
    if knows(state, card, state[ACTOR]):
        label = rules[state[card + KIND] + LABEL]
    return (((place * FACINGS + facing) * MOST_SEATS + owner) * LABELS + label) * VERBS + verb + FIRST_CARD_OPTION


def write_plain_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """Write the action numbers of all options, in their order, as if nothing else looked like each."""
    count: int = state[OPTION_COUNT]
    index: int = 0
    while index < count:
        code: int = state[rules[OPTIONS] + index]
        if code >= FIRST_CARD_OPTION:
            code = code_of(state, rules, code)
        codes[index] = code
        index += 1
    return count


def write_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """Write the action numbers of all options, in their order; later ones that look alike are numbered."""
    count: int = write_plain_codes(state, rules, codes)
    number_equal_codes(codes, count, STEP)
    return count


def legal_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """Write the legal action numbers in order; returns how many."""
    count: int = write_plain_codes(state, rules, codes)
    if sort_codes(codes, count):
        write_codes(state, rules, codes)
        sort_codes(codes, count)
    return count


def option_of(state: Cells, rules: Cells, codes: Codes, action: int) -> int:
    """The index of the option with this action number; -1 if there is none. The codes are scratch space."""
    count: int = write_plain_codes(state, rules, codes)
    return index_of_code(codes, count, action, STEP, FIRST_CARD_OPTION)
