"""What a player would likely do, at a glance: so that games are played out less foolishly than at random."""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.chance import below, following
from ludobug.core.frames import OP, A
from ludobug.core.header import OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import FIRST, KIND, NEXT, ZONE
from ludobug.games.millebugs.kernel.plays import could_take
from ludobug.games.millebugs.kernel.table import area_of, threat_on
from ludobug.games.millebugs.layout import (
    ADVANCES,
    ANSWER_ATTACK,
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

WINS = 4000
AT_ONCE = 2000
PLAYED = 300
ATTACK = 200
LAID_SHARE = 4
"""An attack on an area is worth more by a part of the way that it has behind it."""
UNCERTAIN = 40
"""How much chance mixes in."""
USELESS = 300
TWIN = 250
SMALL = 240
OTHER_BONUS = 60
OTHER_MALUS = 90
REMEDY = 10


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
        if state[TOTAL + area] + rules[kind + VALUE] == GOAL:
            return WINS
        return PLAYED + rules[kind + VALUE]
    if family == IMMUNITY or family == BONUS:
        return PLAYED + AT_ONCE
    return PLAYED + ATTACK + state[TOTAL + place] // LAID_SHARE


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
        if has_twin(state, card):
            return TWIN
        if threat_on(state, rules, area) == rules[kind + THREAT]:
            return REMEDY
        return OTHER_BONUS
    return OTHER_MALUS


def has_twin(state: Cells, card: int) -> bool:
    """Whether another card of its kind lies in the same hand."""
    other: int = state[state[card + ZONE] + FIRST]
    while other != 0:
        if other != card and state[other + KIND] == state[card + KIND]:
            return True
        other = state[other + NEXT]
    return False
