"""Action numbers: what a decision's options are called, the same in every state of a game.

A number tells what is done (the verb), with which kind of card, whose, and the how-manieth of that kind: never
which physical card it is, so that it betrays nothing of hidden cards.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes
from ludobug.core.codes import index_of_code, number_equal_codes, sort_codes
from ludobug.core.frames import OP, B, C
from ludobug.core.header import ACTOR, CARDS, CHANCE, KIND_COUNT, OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import KIND, ZONE, ZONE_CELLS
from ludobug.games.mindbug.kernel.table import boosted_creature, hand_of, is_boost
from ludobug.games.mindbug.layout import (
    BLOCK,
    CARD_SIZE,
    ENTRY_CARD,
    ENTRY_SEAT,
    FAST_WINDOW,
    FIRST_CARD_OPTION,
    HAND,
    HUNT,
    KIND_NUMBER,
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
    op: int = state[state[TOP] + OP]
    if op == TURN_ACTION and rules[WITH_VARIANTS] == 0:
        return write_turn_actions(state, rules, codes)
    count: int = state[OPTION_COUNT]
    first: int = rules[OPTIONS]
    verb: int = verb_of(state)
    for index in range(count):
        option: int = state[first + index]
        if option < FIRST_CARD_OPTION:
            codes[index] = option
        elif verb == VERB_FIRST:
            codes[index] = code_of_effect(state, rules, option)
        else:
            codes[index] = code_of_option(state, rules, verb, option)
    return count


def write_turn_actions(state: Cells, rules: Cells, codes: Codes) -> int:
    """The same for a turn action without variants: the options are hand cards and creatures of one seat."""
    count: int = state[OPTION_COUNT]
    kinds: int = rules[KIND_COUNT]
    option: int = rules[OPTIONS]
    seat: int = state[ACTOR]
    hand: int = hand_of(seat)
    first: int = FIRST_CARD_OPTION + seat * VERBS * kinds
    play: int = first + VERB_PLAY * kinds
    attack: int = first + VERB_ATTACK * kinds
    for index in range(count):
        card: int = state[option + index]
        number: int = rules[state[card + KIND] + KIND_NUMBER]
        codes[index] = play + number if state[card + ZONE] == hand else attack + number
    return count


def code_of(state: Cells, rules: Cells, verb: int, seat: int, card: int) -> int:
    """The number of what is done with a card of a seat."""
    number: int = rules[state[card + KIND] + KIND_NUMBER]
    return FIRST_CARD_OPTION + (seat * VERBS + verb) * rules[KIND_COUNT] + number


def code_of_effect(state: Cells, rules: Cells, option: int) -> int:
    """The number of an option that is an effect: one that waits, or one that a card copies."""
    frame: int = state[TOP]
    if state[frame + B] != 0:
        return code_of(state, rules, VERB_FIRST, state[frame + C], state[frame + B])
    return code_of(state, rules, VERB_FIRST, state[option + ENTRY_SEAT], state[option + ENTRY_CARD])


def code_of_option(state: Cells, rules: Cells, verb: int, option: int) -> int:
    """The number of an option that is a card, or something to do with one."""
    variant: int = 0
    if rules[WITH_VARIANTS] != 0:
        variant = (option - rules[CARDS]) % rules[CARD_SIZE]
    card: int = option - variant
    if verb == VERB_BUY or (verb == VERB_CHOOSE and state[card + ZONE] == MARKET):
        return code_of(state, rules, VERB_BUY, 0, card)
    place: int = (place_in_table(state, card) - HAND) // ZONE_CELLS
    if verb == VERB_PLAY and place >= MOST_SEATS:
        verb = VERB_ATTACK
    if variant != 0:
        verb = variant_verb(verb, variant)
    return code_of(state, rules, verb, place % MOST_SEATS, card)


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
