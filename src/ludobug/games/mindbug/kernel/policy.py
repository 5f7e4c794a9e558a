"""What a player would likely do, at a glance: so that games are played out less foolishly than at random.

Every option has a weight; it is chosen with a chance in proportion.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.chance import below, following
from ludobug.core.frames import OP, A, B
from ludobug.core.header import OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import FIRST, KIND, MARKS, NEXT
from ludobug.games.mindbug.kernel.table import board_of, controller, in_play, team_of
from ludobug.games.mindbug.layout import (
    ATTACK_AGAIN,
    BLOCK,
    CANNOT_BLOCK,
    EXHAUSTED,
    FAST_WINDOW,
    FIRST_CARD_OPTION,
    HUNT,
    KEYWORDS,
    LIFE,
    MAY_NOT_BLOCK,
    MOST_SEATS,
    NO,
    OFFER_MINDBUG,
    POISONOUS,
    POWER,
    PRINTED_KEYWORDS,
    PRINTED_POWER,
    SNEAKY,
    TOUGH,
    TURN_ACTION,
)

DEADLY = 99
"""A wall that no creature attacks gladly."""
FREE_ATTACK = 30
STRONG_ATTACK = 10
POOR_ATTACK = 1
PLAY = 4
CLEAN_WIN = 20
TRADE = 6
LOSS = 1
LET_THROUGH = 6
LET_GO = 4
HUNDRED = 100


def likely(state: Cells, rules: Cells, seed: Word) -> int:
    """The index of an option that a player would likely take."""
    frame: int = state[TOP]
    op: int = state[frame + OP]
    if op == TURN_ACTION:
        return likely_action(state, rules, state[frame + A], PLAY, seed)
    if op == BLOCK:
        return likely_block(state, rules, state[frame + A], seed)
    if op == OFFER_MINDBUG:
        return likely_mindbug(state, rules, state[frame + A], seed)
    if op == ATTACK_AGAIN or op == FAST_WINDOW:
        return likely_action(state, rules, state[frame + B], LET_GO, seed)
    if op == HUNT:
        return likely_hunt(state, rules, state[frame + A], seed)
    return below(seed, state[OPTION_COUNT])


def apparent_power(state: Cells, rules: Cells, card: int) -> int:
    """The power of a creature as last worked out, or as printed."""
    if state[card + POWER] > 0:
        return state[card + POWER]
    return rules[state[card + KIND] + PRINTED_POWER]


def apparent_keywords(state: Cells, rules: Cells, card: int) -> int:
    """The keywords of a creature as last worked out, or as printed."""
    if state[card + POWER] > 0:
        return state[card + KEYWORDS]
    return rules[state[card + KIND] + PRINTED_KEYWORDS]


def wall_against(state: Cells, rules: Cells, seat: int, sneaky: bool) -> int:
    """The power that stands in the way of a seat's attack: of the strongest enemy that may block it; 0 if none may."""
    wall: int = 0
    step: int = 1
    while step < MOST_SEATS:
        card: int = state[board_of((seat + step) % MOST_SEATS) + FIRST]
        while card != 0:
            words: int = apparent_keywords(state, rules, card)
            if words & CANNOT_BLOCK == 0 and state[card + MARKS] & MAY_NOT_BLOCK == 0:
                if not sneaky or words & SNEAKY != 0:
                    power: int = apparent_power(state, rules, card)
                    if words & POISONOUS != 0:
                        power = DEADLY
                    if power > wall:
                        wall = power
            card = state[card + NEXT]
        step += 2
    return wall


def attack_weight(state: Cells, rules: Cells, card: int, wall: int, sneaky_wall: int) -> int:
    """How gladly a creature attacks."""
    words: int = apparent_keywords(state, rules, card)
    if words & SNEAKY != 0:
        wall = sneaky_wall
    if wall == 0:
        return FREE_ATTACK
    power: int = apparent_power(state, rules, card)
    if power > wall or (words & TOUGH != 0 and state[card + MARKS] & EXHAUSTED == 0):
        return STRONG_ATTACK
    if words & POISONOUS != 0:
        return PLAY
    return POOR_ATTACK


def likely_action(state: Cells, rules: Cells, seat: int, other: int, seed: Word) -> int:
    """Attack where nothing stands in the way, rather play a card where something stronger does."""
    wall: int = wall_against(state, rules, seat, False)
    sneaky_wall: int = 0
    if wall > 0:
        sneaky_wall = wall_against(state, rules, seat, True)
    attacker: int = 0
    if state[state[TOP] + OP] == ATTACK_AGAIN:
        attacker = state[state[TOP] + A]
    total: int = 0
    chosen: int = 0
    index: int = 0
    while index < state[OPTION_COUNT]:
        card: int = state[rules[OPTIONS] + index]
        weight: int = other
        if card >= FIRST_CARD_OPTION:
            if in_play(state, card):
                weight = attack_weight(state, rules, card, wall, sneaky_wall)
        elif card != NO and attacker != 0:
            weight = attack_weight(state, rules, attacker, wall, sneaky_wall)
        total += weight
        seed = following(seed)
        if below(seed, total) < weight:
            chosen = index
        index += 1
    return chosen


def likely_mindbug(state: Cells, rules: Cells, card: int, seed: Word) -> int:
    """A Mindbug rather for a strong card."""
    power: int = rules[state[card + KIND] + PRINTED_POWER]
    percent: int = 5
    if power > 8:
        percent = 55
    elif power > 5:
        percent = 25
    if below(seed, HUNDRED) < percent:
        return 1
    return 0


def fight_weight(state: Cells, rules: Cells, own: int, other: int) -> int:
    """How gladly a creature fights another one."""
    ours: int = apparent_power(state, rules, own)
    theirs: int = apparent_power(state, rules, other)
    own_words: int = apparent_keywords(state, rules, own)
    their_words: int = apparent_keywords(state, rules, other)
    falls: bool = theirs >= ours or their_words & POISONOUS != 0
    wins: bool = ours >= theirs or own_words & POISONOUS != 0
    if own_words & TOUGH != 0 and state[own + MARKS] & EXHAUSTED == 0:
        falls = False
    if wins and not falls:
        return CLEAN_WIN
    if wins:
        return TRADE
    return LOSS


def likely_block(state: Cells, rules: Cells, attacker: int, seed: Word) -> int:
    """Block with a creature that wins; take the blow rather than lose one, unless it is the last."""
    total: int = 0
    chosen: int = 0
    index: int = 0
    while index < state[OPTION_COUNT]:
        card: int = state[rules[OPTIONS] + index]
        weight: int = LET_THROUGH
        if card != NO:
            weight = fight_weight(state, rules, card, attacker)
        elif state[LIFE + 1 - team_of(controller(state, attacker))] <= 1:
            weight = 0
        total += weight
        seed = following(seed)
        if total > 0 and below(seed, total) < weight:
            chosen = index
        index += 1
    return chosen


def likely_hunt(state: Cells, rules: Cells, attacker: int, seed: Word) -> int:
    """Hunt a creature that would lose."""
    total: int = 0
    chosen: int = 0
    index: int = 0
    while index < state[OPTION_COUNT]:
        card: int = state[rules[OPTIONS] + index]
        weight: int = LET_GO
        if card != NO:
            weight = fight_weight(state, rules, attacker, card)
        total += weight
        seed = following(seed)
        if below(seed, total) < weight:
            chosen = index
        index += 1
    return chosen
