"""Action numbers: what a decision's options are called, the same in every state of a game.

A number tells what is done (the verb), with which kind of card, whose, and the how-manieth of that kind: never
which physical card it is, so that it betrays nothing of hidden cards.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes
from ludobug.core.codes import index_of_code, number_equal_codes, sort_codes
from ludobug.core.frames import OP, B, C
from ludobug.core.header import ACTOR, CARDS, CHANCE, KIND_COUNT, KINDS, OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import KIND, ZONE, ZONE_CELLS
from ludobug.games.mindbug.kernel.table import boosted_creature, is_boost
from ludobug.games.mindbug.layout import (
    BLOCK,
    CARD_SIZE,
    ENTRY_CARD,
    ENTRY_SEAT,
    FAST_WINDOW,
    FIRST_CARD_OPTION,
    HAND,
    HUNT,
    KIND_CELLS,
    MARKET,
    MOST_SEATS,
    ORDER_EFFECTS,
    PURCHASE,
    TURN_ACTION,
    VERB_ACTION,
    VERB_ATTACK,
    VERB_BLOCK,
    VERB_BUY,
    VERB_CHOOSE,
    VERB_FIRST,
    VERB_HUNT,
    VERB_PLAY,
    VERB_PUT,
    VERB_RANDOM,
    VERBS,
    WITH_VARIANTS,
)


def verb_of(state: Cells) -> int:
    """What the pending decision would do with a card; a turn action plays a hand card, and attacks with a creature."""
    op: int = state[state[TOP] + OP]
    if op == TURN_ACTION:
        return VERB_PLAY
    if op == BLOCK:
        return VERB_BLOCK
    if op == HUNT:
        return VERB_HUNT
    if op == ORDER_EFFECTS:
        return VERB_FIRST
    if op == FAST_WINDOW:
        return VERB_ATTACK
    if op == PURCHASE:
        return VERB_BUY
    if state[ACTOR] == CHANCE:
        return VERB_RANDOM
    return VERB_CHOOSE


def variant_verb(verb: int, variant: int) -> int:
    """What a variant of an option would do: use an Action, or put so much octonite on a creature."""
    if verb == VERB_PLAY or verb == VERB_ATTACK:
        return VERB_ACTION
    return VERB_PUT + variant - 1


def place_in_table(state: Cells, card: int) -> int:
    """The zone of a card; of a boost that of the creature above it."""
    if is_boost(state, card):
        return state[boosted_creature(state, card) + ZONE]
    return state[card + ZONE]


def write_plain_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """Write the action numbers of all options, in their order, as if each were the first of its kind and owner."""
    count: int = state[OPTION_COUNT]
    options: int = rules[OPTIONS]
    kinds: int = rules[KIND_COUNT]
    first_kind: int = rules[KINDS]
    verb: int = verb_of(state)
    index: int = 0
    while index < count:
        card: int = state[options + index]
        if card < FIRST_CARD_OPTION:
            codes[index] = card
        else:
            said: int = verb
            place: int = 0
            variant: int = 0
            if rules[WITH_VARIANTS] != 0 and verb != VERB_FIRST:
                variant = (card - rules[CARDS]) % rules[CARD_SIZE]
                card -= variant
            if verb == VERB_FIRST and state[state[TOP] + B] != 0:
                place = state[state[TOP] + C]
                card = state[state[TOP] + B]
            elif verb == VERB_FIRST:
                place = state[card + ENTRY_SEAT]
                card = state[card + ENTRY_CARD]
            else:
                place = (place_in_table(state, card) - HAND) // ZONE_CELLS
                if place >= MOST_SEATS:
                    place %= MOST_SEATS
                    if verb == VERB_PLAY:
                        said = VERB_ATTACK
            if variant != 0:
                said = variant_verb(verb, variant)
            if verb == VERB_BUY or (verb == VERB_CHOOSE and state[card + ZONE] == MARKET):
                said = VERB_BUY
                place = 0
            kind: int = (state[card + KIND] - first_kind) // KIND_CELLS
            codes[index] = FIRST_CARD_OPTION + (place * VERBS + said) * kinds + kind
        index += 1
    return count


def write_codes(state: Cells, rules: Cells, codes: Codes) -> int:
    """Write the action numbers of all options, in their order: of equal cards, the later ones are numbered."""
    count: int = write_plain_codes(state, rules, codes)
    number_equal_codes(codes, count, MOST_SEATS * VERBS * rules[KIND_COUNT])
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
    return index_of_code(codes, count, action, MOST_SEATS * VERBS * rules[KIND_COUNT], FIRST_CARD_OPTION)
