"""What a player would likely do, at a glance: so that games are played out less foolishly than at random.

The weights were found by letting policies play against each other, tens of thousands of games for each change.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.chance import below, following
from ludobug.core.frames import OP, A
from ludobug.core.header import OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import FIRST, KIND, NEXT, ZONE
from ludobug.games.millebugs.kernel.plays import could_take
from ludobug.games.millebugs.kernel.table import area_of, threat_on
from ludobug.games.millebugs.kernel.worth import MANY, harmless_to_others
from ludobug.games.millebugs.layout import (
    ADVANCES,
    ANSWER_ATTACK,
    AREAS,
    BONUS,
    DISCARDED,
    FAMILY,
    GOAL,
    IMMUNITY,
    PLACE_STEP,
    SHIELDS,
    THREAT,
    TOTAL,
    TURN_ACTION,
    VALUE,
)

WINS = 8000
AT_ONCE = 2300
ADVANCE = 300
ADVANCE_AMONG_MANY = 835
FASTER_AMONG_MANY = 6
"""With two areas an attack comes first; where it stops only one rival of several, the own way does."""
ATTACK = 500
ATTACK_FROM_COVER = 2000
"""A blocked area can't be attacked: others are held up first, then the way is cleared."""
LAID_SHARE = 4
"""An attack on an area is worth more by a part of the way that it has behind it."""
HELD_REMEDY = 80
"""An attack is worth more for each remedy against it that lies in the own hand: the others hold fewer."""
NEAR = 400
LAST_STRETCH = 200
IN_ONE = 500
IN_TWO = 230
ASTRAY = -80
"""How an Advance card leaves the rest of the way: so that one card in hand ends it, or two, or by luck."""
UNCERTAIN = 20
"""How much chance mixes in."""
USELESS = 345
TWIN = 250
SMALL = 240
OTHER_BONUS = 60
OTHER_MALUS = 90


def likely(state: Cells, rules: Cells, seed: Word) -> int:
    """The index of an option that a player would likely take: the one that looks best, with some chance mixed in."""
    op: int = state[state[TOP] + OP]
    if op == ANSWER_ATTACK:
        return state[OPTION_COUNT] - 1
    if op != TURN_ACTION:
        return below(seed, state[OPTION_COUNT])
    area: int = area_of(rules, state[state[TOP] + A])
    chosen: int = 0
    best: int = -1
    index: int = 0
    while index < state[OPTION_COUNT]:
        seed = following(seed)
        weight: int = weight_of(state, rules, area, state[rules[OPTIONS] + index]) + below(seed, UNCERTAIN)
        if weight > best:
            best = weight
            chosen = index
        index += 1
    return chosen


def weight_of(state: Cells, rules: Cells, area: int, option: int) -> int:
    """How good an option looks."""
    card: int = option % PLACE_STEP
    place: int = option // PLACE_STEP
    kind: int = state[card + KIND]
    if place == DISCARDED:
        return weight_of_discard(state, rules, area, card)
    family: int = rules[kind + FAMILY]
    if family == ADVANCES:
        return weight_of_advance(state, rules, area, card)
    if family == IMMUNITY or family == BONUS:
        return AT_ONCE
    weight: int = ATTACK + state[TOTAL + place] // LAID_SHARE + HELD_REMEDY * held(state, rules, card, BONUS)
    if threat_on(state, rules, area) != 0:
        weight += ATTACK_FROM_COVER
    return weight


def weight_of_advance(state: Cells, rules: Cells, area: int, card: int) -> int:
    """How good it looks to go on with a card: the further the better, but the end of the way must be met exactly."""
    value: int = rules[state[card + KIND] + VALUE]
    rest: int = GOAL - state[TOTAL + area] - value
    if rest == 0:
        return WINS
    if rules[AREAS] >= MANY:
        return ADVANCE_AMONG_MANY + FASTER_AMONG_MANY * value + ending(state, rules, card, rest, 0)
    return ADVANCE + value + ending(state, rules, card, rest, ASTRAY)


def ending(state: Cells, rules: Cells, card: int, rest: int, astray: int) -> int:
    """How good it looks that so much of the way is left: one more card ends it, or two, or it goes astray."""
    if rest <= NEAR:
        cards: int = cards_to(state, rules, card, rest)
        if cards == 1:
            return IN_ONE
        if cards == 2:
            return IN_TWO
        if rest < LAST_STRETCH:
            return astray
    return 0


def cards_to(state: Cells, rules: Cells, card: int, rest: int) -> int:
    """How many further Advance cards of the same hand make up the rest of the way: 1, 2, or 0 if neither do."""
    cards: int = 0
    other: int = state[state[card + ZONE] + FIRST]
    while other != 0:
        if other != card and rules[state[other + KIND] + FAMILY] == ADVANCES:
            left: int = rest - rules[state[other + KIND] + VALUE]
            if left == 0:
                return 1
            third: int = state[other + NEXT]
            while third != 0:
                if third != card and rules[state[third + KIND] + VALUE] == left:
                    cards = 2
                third = state[third + NEXT]
        other = state[other + NEXT]
    return cards


def weight_of_discard(state: Cells, rules: Cells, area: int, card: int) -> int:
    """How gladly a card is thrown away."""
    kind: int = state[card + KIND]
    family: int = rules[kind + FAMILY]
    if family == IMMUNITY:
        return 0
    if family == ADVANCES:
        if not could_take(state, rules, area, kind):
            return USELESS
        return SMALL - rules[kind + VALUE]
    if family == BONUS:
        if state[SHIELDS + area] & rules[kind + THREAT] != 0:
            return USELESS
        if held(state, rules, card, BONUS) > 1:
            return TWIN
        return OTHER_BONUS
    if harmless_to_others(state, rules, area) & rules[kind + THREAT] != 0:
        return USELESS
    return OTHER_MALUS


def held(state: Cells, rules: Cells, card: int, family: int) -> int:
    """How many cards of a family lie in the hand of a card that are about its threat."""
    count: int = 0
    other: int = state[state[card + ZONE] + FIRST]
    while other != 0:
        kind: int = state[other + KIND]
        if rules[kind + FAMILY] == family and rules[kind + THREAT] == rules[state[card + KIND] + THREAT]:
            count += 1
        other = state[other + NEXT]
    return count
