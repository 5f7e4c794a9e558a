"""Rules about the final scoring: which of them work at a place, and on which cards.

A rule works for the owner of its card. The monster's rules have no owner and mean everybody.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import FIRST, KIND, MARKS, NEXT
from ludobug.games.moogle.kernel.groups import measured
from ludobug.games.moogle.kernel.table import is_dead, monster_kind, side_of
from ludobug.games.moogle.layout import (
    ALWAYS,
    FATIGUE,
    RULE,
    RULE_AMOUNT,
    RULE_CELLS,
    RULE_EACH,
    RULE_LASTING,
    RULE_SORTS,
    RULE_WHEN,
    RULES_AT,
    THIS_IS_TIRED,
    WAS_FACE_DOWN,
)


def rule_of(rules: Cells, kind: int, sort: int) -> int:
    """The rule of this sort that a kind has; 0 if none."""
    if rules[kind + RULE_SORTS] >> sort & 1 == 0:
        return 0
    rule: int = rules[kind + RULES_AT]
    while rules[rule + RULE] != sort:
        rule += RULE_CELLS
    return rule


def sorts_at(state: Cells, rules: Cells, place: int) -> int:
    """The sorts of rules that the cards of a place have, a bit each: what no card has need not be looked for."""
    sorts: int = 0
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            sorts |= rules[state[card + KIND] + RULE_SORTS]
            card = state[card + NEXT]
        owner += 1
    return sorts


def has(sorts: int, sort: int) -> bool:
    """Whether a sort is among some."""
    return sorts >> sort & 1 != 0


def card_rule(state: Cells, rules: Cells, card: int, sort: int, cancelled: bool) -> int:
    """The working rule of this sort that a card has; 0 if none. Lasting rules are never cancelled."""
    rule: int = rule_of(rules, state[card + KIND], sort)
    if rule == 0 or is_dead(state, rules, card):
        return 0
    if cancelled and rules[rule + RULE_LASTING] == 0:
        return 0
    return rule


def any_card_rule(state: Cells, rules: Cells, place: int, sorts: int, sort: int, cancelled: bool) -> bool:
    """Whether some card of a place has a working rule of this sort."""
    if not has(sorts, sort):
        return False
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            if card_rule(state, rules, card, sort, cancelled) != 0:
                return True
            card = state[card + NEXT]
        owner += 1
    return False


def monster_rule(state: Cells, rules: Cells, place: int, sort: int, disabled: bool) -> int:
    """The working rule of this sort that a place's monster has; 0 if none."""
    if disabled:
        return 0
    return rule_of(rules, monster_kind(state, place), sort)


def holds(state: Cells, rules: Cells, rule: int, card: int) -> bool:
    """Whether the condition of a card's rule holds."""
    when: int = rules[rule + RULE_WHEN]
    if when == ALWAYS:
        return True
    if when == THIS_IS_TIRED:
        return state[card + FATIGUE] > 0
    return state[card + MARKS] & WAS_FACE_DOWN != 0


def amount_of(state: Cells, rules: Cells, rule: int, card: int, seat: int, place: int) -> int:
    """How much a rule changes, for the owner of its card."""
    amount: int = rules[rule + RULE_AMOUNT]
    if rules[rule + RULE_EACH] != 0:
        amount *= measured(state, rules, rules[rule + RULE_EACH], card, seat, place)
    return amount
