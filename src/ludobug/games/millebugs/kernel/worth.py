"""What a side has on the table and in hand where there are two, fitted to 40,000 games that opponents played."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP
from ludobug.core.header import SEATS, TOP
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.millebugs.kernel.table import hand_of, threat_on
from ludobug.games.millebugs.layout import (
    ADVANCES,
    AREAS,
    BONUS,
    DEBUGS_PER_SPACE,
    FAMILY,
    GOAL,
    IMMUNITY,
    SHIELDS,
    THREAT,
    TOTAL,
    TURN_ACTION,
    VALUE,
)

MANY = 3
"""With so many areas games are played to their end: the race among several is not judged well as it stands."""
EVERY_THREAT = 15
BLOCKED = 97
BLOCKED_WITH_HELP = 18
SPACE = 7
HALFWAY = 16
SPACE_FROM_HALFWAY = 2
LATE = 28
LATE_SPACE = 3
ALMOST = 35
HARD_TO_MEET = 11
SHIELD = 31
IMMUNITY_HELD = 60
REMEDY_HELD = 21
ATTACK_HELD = 42
FITTING_CARD = 7
SPACE_HELD = 5
LAST_CARD = 413
LAST_CARD_WHILE_BLOCKED = 50


def settled(state: Cells, rules: Cells) -> bool:
    """Whether a turn action is due, at a table of two areas."""
    return state[state[TOP] + OP] == TURN_ACTION and rules[AREAS] < MANY


def worth(state: Cells, rules: Cells, area: int) -> int:
    """What the side of an area has, in hundredths."""
    threat: int = threat_on(state, rules, area)
    harmless: int = harmless_to_others(state, rules, area)
    helped: bool = threat == 0
    value: int = worth_of_way(state[TOTAL + area] // DEBUGS_PER_SPACE)
    value += worth_of_shields(state[SHIELDS + area])
    seat: int = area
    while seat < rules[SEATS]:
        value += worth_of_hand(state, rules, seat, area, harmless, threat == 0)
        if not helped:
            helped = helps(state, rules, seat, threat)
        seat += rules[AREAS]
    if not helped:
        value -= BLOCKED
    elif threat != 0:
        value -= BLOCKED_WITH_HELP
    return value


def worth_of_way(spaces: int) -> int:
    """What the spaces behind it are worth: the last ones most."""
    value: int = SPACE * spaces
    if spaces > HALFWAY:
        value += SPACE_FROM_HALFWAY * (spaces - HALFWAY)
    if spaces > LATE:
        value += LATE_SPACE * (spaces - LATE)
    if spaces > ALMOST:
        value -= HARD_TO_MEET * (spaces - ALMOST)
    return value


def worth_of_shields(shields: int) -> int:
    """What the Immunity cards laid are worth."""
    value: int = 0
    while shields != 0:
        if shields & 1 != 0:
            value += SHIELD
        shields = shields >> 1
    return value


def harmless_to_others(state: Cells, rules: Cells, area: int) -> int:
    """The threats that all other areas are immune to."""
    threats: int = EVERY_THREAT
    other: int = 0
    while other < rules[AREAS]:
        if other != area:
            threats &= state[SHIELDS + other]
        other += 1
    return threats


def worth_of_hand(state: Cells, rules: Cells, seat: int, area: int, harmless: int, free: bool) -> int:
    """What the cards of a hand may still do."""
    rest: int = GOAL - state[TOTAL + area]
    cured: int = state[SHIELDS + area]
    value: int = 0
    last: int = 0
    way: int = 0
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        kind: int = state[card + KIND]
        family: int = rules[kind + FAMILY]
        threat: int = rules[kind + THREAT]
        if family == ADVANCES:
            if rules[kind + VALUE] <= rest:
                way += rules[kind + VALUE]
                value += FITTING_CARD
            if rules[kind + VALUE] == rest:
                last = finishing(free)
        elif family == IMMUNITY:
            value += IMMUNITY_HELD
        elif family == BONUS:
            if cured & threat == 0:
                value += REMEDY_HELD
            cured |= threat
        elif harmless & threat == 0:
            value += ATTACK_HELD
        card = state[card + NEXT]
    if way > rest:
        way = rest
    return value + last + SPACE_HELD * (way // DEBUGS_PER_SPACE)


def finishing(free: bool) -> int:
    """What a card that brings exactly 1000 is worth."""
    if free:
        return LAST_CARD
    return LAST_CARD_WHILE_BLOCKED


def helps(state: Cells, rules: Cells, seat: int, threat: int) -> bool:
    """Whether a hand holds the Bonus or the Immunity against a threat."""
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        kind: int = state[card + KIND]
        if rules[kind + THREAT] == threat and (rules[kind + FAMILY] == BONUS or rules[kind + FAMILY] == IMMUNITY):
            return True
        card = state[card + NEXT]
    return False
