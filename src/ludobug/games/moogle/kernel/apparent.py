"""What cards look to be worth before the end: their power at a place, as its monster and their own texts change it.

A glance only; the final scoring (``scoring``, ``powers``) is what counts.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import COUNT, FIRST, KIND, NEXT
from ludobug.games.moogle.kernel.endings import rule_of
from ludobug.games.moogle.kernel.table import lies_face_down, monster_kind, side_of
from ludobug.games.moogle.layout import (
    ADDS_TO_TOTAL,
    CANCELS_ABILITIES,
    CHANGES_POWER,
    COPIES_POWER,
    DRAW_CARDS,
    FACE_UP_MARK,
    FATIGUE,
    FIXES_POWER,
    GAIN_POINTS,
    GIL_ON,
    GROUP_MAX,
    GROUP_MIN,
    GROUP_SPECIAL,
    GROUP_STRONGEST,
    GROUP_WAS_DOWN,
    INSTRUCTION,
    OPERAND,
    PRINTED_POWER,
    PROGRAM,
    RULE_AMOUNT,
    RULE_GROUP,
    RULE_LASTING,
    RULE_WHEN,
    SPECIAL,
    THIS_WAS_FACE_DOWN,
    TIRE,
    TIRES,
)

COPIED = 5
OTHER_CHANGE = 2
DRAWN = 30
TIRED = 60
OTHERWISE = 15


def apparent_power(state: Cells, rules: Cells, card: int, place: int, facing: int) -> int:
    """What power a card would have at a place, laid this way round."""
    kind: int = state[card + KIND]
    if facing != 0 and rules[kind + FACE_UP_MARK] != 0:
        return 0
    monster: int = monster_kind(state, place)
    power: int = rules[kind + PRINTED_POWER] + state[card + GIL_ON]
    rule: int = rule_of(rules, monster, TIRES)
    if state[card + FATIGUE] > 0 or (rule != 0 and concerns(rules, rule, kind, facing)):
        return tired_power(rules, kind)
    rule = rule_of(rules, monster, FIXES_POWER)
    if rule != 0 and concerns(rules, rule, kind, facing):
        return rules[rule + RULE_AMOUNT]
    rule = rule_of(rules, kind, FIXES_POWER)
    if rule != 0 and rule_of(rules, monster, CANCELS_ABILITIES) == 0:
        return rules[rule + RULE_AMOUNT]
    rule = rule_of(rules, monster, CHANGES_POWER)
    if rule != 0 and concerns(rules, rule, kind, facing):
        power += rules[rule + RULE_AMOUNT]
    power += own_change(rules, kind, facing, rule_of(rules, monster, CANCELS_ABILITIES) != 0)
    if power < 0:
        return 0
    return power


def tired_power(rules: Cells, kind: int) -> int:
    """What a tired card adds to its side."""
    rule: int = rule_of(rules, kind, ADDS_TO_TOTAL)
    if rule != 0:
        return rules[rule + RULE_AMOUNT]
    return 0


def concerns(rules: Cells, rule: int, kind: int, facing: int) -> bool:
    """Whether a rule of a monster is about a card laid this way round."""
    group: int = rules[rule + RULE_GROUP]
    if rules[group + GROUP_STRONGEST] != 0:
        return False
    if rules[group + GROUP_WAS_DOWN] != 0 and facing == 0:
        return False
    if rules[group + GROUP_SPECIAL] != 0 and rules[kind + SPECIAL] == 0:
        return False
    return (
        rules[group + GROUP_MIN] <= rules[kind + PRINTED_POWER]
        and rules[kind + PRINTED_POWER] <= rules[group + GROUP_MAX]
    )


def own_change(rules: Cells, kind: int, facing: int, cancelled: bool) -> int:
    """What a card's own text likely adds to its side."""
    if rule_of(rules, kind, COPIES_POWER) != 0:
        if cancelled:
            return 0
        return COPIED
    rule: int = rule_of(rules, kind, CHANGES_POWER)
    if rule == 0 or (cancelled and rules[rule + RULE_LASTING] == 0):
        return 0
    if rules[rule + RULE_WHEN] == THIS_WAS_FACE_DOWN:
        return facing * rules[rule + RULE_AMOUNT]
    return OTHER_CHANGE


def apparent_total(state: Cells, rules: Cells, place: int, seat: int) -> int:
    """The power of a seat's cards at a place."""
    total: int = 0
    card: int = state[side_of(place, seat) + FIRST]
    while card != 0:
        facing: int = 0
        if lies_face_down(state, card):
            facing = 1
        total += apparent_power(state, rules, card, place, facing)
        card = state[card + NEXT]
    return total


def best_rival(state: Cells, rules: Cells, place: int, seat: int) -> int:
    """The highest total of the other seats at a place."""
    best: int = 0
    other: int = 0
    while other < rules[SEATS]:
        if other != seat and state[side_of(place, other) + COUNT] > 0:
            total: int = apparent_total(state, rules, place, other)
            if total > best:
                best = total
        other += 1
    return best


def worth_at_once(rules: Cells, kind: int) -> int:
    """What the effect of a card laid face up is likely worth."""
    program: int = rules[kind + PROGRAM]
    if program == 0:
        return 0
    op: int = rules[program + INSTRUCTION]
    if op == GAIN_POINTS:
        return 100 * rules[program + OPERAND]
    if op == DRAW_CARDS:
        return DRAWN
    if op == TIRE:
        return TIRED
    return OTHERWISE
