"""Groups of cards that a text speaks of: "opposing cards here", "face-down cards where you may play"."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import FIRST, KIND, MARKS, NEXT
from ludobug.games.moogle.kernel.table import is_dead, lies_face_down, reaches, side_of
from ludobug.games.moogle.layout import (
    COUNT_GIL,
    ELSEWHERE,
    FACE_UP_ONLY,
    FATIGUE,
    GIL_ON,
    GROUP_FACING,
    GROUP_MAX,
    GROUP_MIN,
    GROUP_OTHER,
    GROUP_SPECIAL,
    GROUP_STRONGEST,
    GROUP_TIRED,
    GROUP_WAS_DOWN,
    GROUP_WHERE,
    GROUP_WHOSE,
    HERE,
    MEASURE,
    MEASURE_GROUP,
    MOST_POWER,
    OPPOSING,
    PLACES,
    PRINTED_POWER,
    SPECIAL,
    WAS_FACE_DOWN,
    YOURS,
)


def looks_at(rules: Cells, group: int, place: int, here: int, seat: int) -> bool:
    """Whether a group, asked for at one place by a seat, has an eye on another place."""
    where: int = rules[group + GROUP_WHERE]
    if where == HERE:
        return place == here
    if where == ELSEWHERE and place == here:
        return False
    return reaches(rules, seat, place)


def means_owner(rules: Cells, group: int, owner: int, seat: int) -> bool:
    """Whether a group means the cards of an owner."""
    whose: int = rules[group + GROUP_WHOSE]
    if whose == YOURS:
        return owner == seat
    return whose != OPPOSING or owner != seat


def asks_for_print(rules: Cells, group: int) -> bool:
    """Whether a group asks for what is printed on a card: dead cards are passed by."""
    if rules[group + GROUP_MIN] > 0 or rules[group + GROUP_MAX] < MOST_POWER:
        return True
    return rules[group + GROUP_SPECIAL] != 0 or rules[group + GROUP_STRONGEST] != 0


def fits(state: Cells, rules: Cells, card: int, group: int, source: int) -> bool:
    """Whether a card of the right place and owner fits a group's words, "the strongest" apart."""
    if rules[group + GROUP_OTHER] != 0 and card == source:
        return False
    facing: int = rules[group + GROUP_FACING]
    if facing != 0 and lies_face_down(state, card) == (facing == FACE_UP_ONLY):
        return False
    if rules[group + GROUP_WAS_DOWN] != 0 and state[card + MARKS] & WAS_FACE_DOWN == 0:
        return False
    if rules[group + GROUP_TIRED] != 0 and state[card + FATIGUE] == 0:
        return False
    if not asks_for_print(rules, group):
        return True
    if is_dead(state, rules, card):
        return False
    kind: int = state[card + KIND]
    if rules[group + GROUP_SPECIAL] != 0 and rules[kind + SPECIAL] == 0:
        return False
    return (
        rules[group + GROUP_MIN] <= rules[kind + PRINTED_POWER]
        and rules[kind + PRINTED_POWER] <= rules[group + GROUP_MAX]
    )


def strongest_in(state: Cells, rules: Cells, group: int, source: int, seat: int, here: int) -> int:
    """The highest original power among the cards of a group at its own place; -1 if it does not ask for it."""
    best: int = -1
    if rules[group + GROUP_STRONGEST] == 0:
        return best
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(here, owner) + FIRST]
        while card != 0:
            power: int = rules[state[card + KIND] + PRINTED_POWER]
            if power > best and means_owner(rules, group, owner, seat) and fits(state, rules, card, group, source):
                best = power
            card = state[card + NEXT]
        owner += 1
    return best


def belongs(state: Cells, rules: Cells, card: int, group: int, source: int, strongest: int) -> bool:
    """Whether a card of the right place and owner is in a group whose highest power is worked out already."""
    if not fits(state, rules, card, group, source):
        return False
    return strongest < 0 or rules[state[card + KIND] + PRINTED_POWER] == strongest


def measured(state: Cells, rules: Cells, measure: int, source: int, seat: int, here: int) -> int:
    """How many cards a measured group has, or how much Gil lies on them."""
    group: int = rules[measure + MEASURE_GROUP]
    total: int = 0
    place: int = 0
    while place < PLACES:
        owner: int = 0
        while owner < rules[SEATS] and looks_at(rules, group, place, here, seat):
            card: int = state[side_of(place, owner) + FIRST]
            while card != 0:
                if means_owner(rules, group, owner, seat) and fits(state, rules, card, group, source):
                    if rules[measure + MEASURE] == COUNT_GIL:
                        total += state[card + GIL_ON]
                    else:
                        total += 1
                card = state[card + NEXT]
            owner += 1
        place += 1
    return total
