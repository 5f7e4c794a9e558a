"""The power of every card of a place in the final scoring.

Printed power and Gil; fixed values, the monster's, then the card's own; pluses and minuses added up, not below 0;
0 for fatigued and dead cards; then the copies, which read what is final.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import FIRST, KIND, MARKS, NEXT
from ludobug.games.moogle.kernel.endings import amount_of, card_rule, has, holds, monster_rule
from ludobug.games.moogle.kernel.groups import belongs, means_owner, strongest_in
from ludobug.games.moogle.kernel.table import is_dead, side_of
from ludobug.games.moogle.layout import (
    CHANGES_POWER,
    COPIES_POWER,
    FATIGUE,
    FIXED,
    FIXES_POWER,
    GIL_ON,
    MOST_SEATS,
    POWER,
    PRINTED_POWER,
    RULE_AMOUNT,
    RULE_GROUP,
)

NO_TARGET = -1


def work_out_powers(state: Cells, rules: Cells, place: int, sorts: int, cancelled: bool, disabled: bool) -> None:
    """Work out the power of every card of a place."""
    begin_with_print(state, rules, place)
    rule: int = monster_rule(state, rules, place, FIXES_POWER, disabled)
    if rule != 0:
        fix_group(state, rules, rule, 0, MOST_SEATS, place)
    if has(sorts, FIXES_POWER):
        each_card_fixes(state, rules, place, cancelled)
    rule = monster_rule(state, rules, place, CHANGES_POWER, disabled)
    if rule != 0:
        change_group(state, rules, rule, 0, MOST_SEATS, place)
    if has(sorts, CHANGES_POWER):
        each_card_changes(state, rules, place, cancelled)
    settle(state, rules, place)
    if has(sorts, COPIES_POWER):
        copy_strongest(state, rules, place, cancelled)


def begin_with_print(state: Cells, rules: Cells, place: int) -> None:
    """Printed power and Gil."""
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            state[card + POWER] = rules[state[card + KIND] + PRINTED_POWER] + state[card + GIL_ON]
            card = state[card + NEXT]
        owner += 1


def fix_group(state: Cells, rules: Cells, rule: int, source: int, seat: int, place: int) -> None:
    """Set the power of the cards that a rule is about to its value."""
    group: int = rules[rule + RULE_GROUP]
    if group == 0:
        fix(state, source, rules[rule + RULE_AMOUNT])
        return
    strongest: int = strongest_in(state, rules, group, source, seat, place)
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            if means_owner(rules, group, owner, seat) and belongs(state, rules, card, group, source, strongest):
                fix(state, card, rules[rule + RULE_AMOUNT])
            card = state[card + NEXT]
        owner += 1


def fix(state: Cells, card: int, value: int) -> None:
    """Set the power of a card; nothing increases or decreases it any more."""
    state[card + POWER] = value
    state[card + MARKS] |= FIXED


def each_card_fixes(state: Cells, rules: Cells, place: int, cancelled: bool) -> None:
    """Fixed values that the cards' own texts give."""
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            rule: int = card_rule(state, rules, card, FIXES_POWER, cancelled)
            if rule != 0 and holds(state, rules, rule, card):
                fix_group(state, rules, rule, card, owner, place)
            card = state[card + NEXT]
        owner += 1


def change_group(state: Cells, rules: Cells, rule: int, source: int, seat: int, place: int) -> None:
    """Raise or lower the power of the cards that a rule is about."""
    group: int = rules[rule + RULE_GROUP]
    amount: int = amount_of(state, rules, rule, source, seat, place)
    if group == 0:
        change(state, source, amount)
        return
    strongest: int = strongest_in(state, rules, group, source, seat, place)
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            if means_owner(rules, group, owner, seat) and belongs(state, rules, card, group, source, strongest):
                change(state, card, amount)
            card = state[card + NEXT]
        owner += 1


def change(state: Cells, card: int, amount: int) -> None:
    """Raise or lower the power of a card, unless it is fixed."""
    if state[card + MARKS] & FIXED == 0:
        state[card + POWER] += amount


def each_card_changes(state: Cells, rules: Cells, place: int, cancelled: bool) -> None:
    """Pluses and minuses of the cards' texts."""
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            rule: int = card_rule(state, rules, card, CHANGES_POWER, cancelled)
            if rule != 0 and holds(state, rules, rule, card):
                change_group(state, rules, rule, card, owner, place)
            card = state[card + NEXT]
        owner += 1


def settle(state: Cells, rules: Cells, place: int) -> None:
    """No power is below 0; fatigued and dead cards have none."""
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            state[card + MARKS] &= ~FIXED
            if state[card + POWER] < 0 or state[card + FATIGUE] > 0 or is_dead(state, rules, card):
                state[card + POWER] = 0
            card = state[card + NEXT]
        owner += 1


def copy_strongest(state: Cells, rules: Cells, place: int, cancelled: bool) -> None:
    """Cards that copy take the power of the strongest other card, unless they are fatigued.

    The strongest has the highest original power, among equals the highest current one.
    """
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            if state[card + FATIGUE] == 0 and card_rule(state, rules, card, COPIES_POWER, cancelled) != 0:
                power: int = strongest_beside(state, rules, place, card)
                if power != NO_TARGET:
                    state[card + POWER] = power
            card = state[card + NEXT]
        owner += 1


def strongest_beside(state: Cells, rules: Cells, place: int, source: int) -> int:
    """The power of the strongest other card of a place; 0 with only dead ones there, NO_TARGET with none."""
    best: int = NO_TARGET
    power: int = NO_TARGET
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            original: int = rules[state[card + KIND] + PRINTED_POWER]
            if card != source and is_dead(state, rules, card):
                if power == NO_TARGET:
                    power = 0
            elif card != source and (original > best or (original == best and state[card + POWER] > power)):
                best = original
                power = state[card + POWER]
            card = state[card + NEXT]
        owner += 1
    return power
