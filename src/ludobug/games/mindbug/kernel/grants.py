"""Abilities that creatures have from texts of others: they wait together with their own."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.mindbug.kernel.constants import hits, refresh
from ludobug.games.mindbug.kernel.quantities import holds
from ludobug.games.mindbug.kernel.table import board_of, discard_of
from ludobug.games.mindbug.kernel.triggers import trigger_abilities, wait
from ludobug.games.mindbug.layout import (
    CONSTANT_CELLS,
    CONSTANT_CONDITION,
    CONSTANT_COUNT,
    CONSTANT_GROUP,
    CONSTANT_PROGRAM,
    CONSTANT_TRIGGER,
    CONSTANT_TYPE,
    CONSTANTS,
    DISCARD_CONSTANTS,
    DISCARD_COUNT,
    DISCARD_LAYERS,
    DISCARD_RULES,
    GRANTING,
    GRANTS,
    LAYER_EVENTS,
    LAYERS,
)


def trigger_all(state: Cells, rules: Cells, card: int, seat: int, trigger: int) -> None:
    """The abilities with this trigger that a creature in play has, printed or given, wait for the seat."""
    trigger_abilities(state, rules, card, seat, trigger)
    if rules[GRANTING] & trigger != 0:
        trigger_granted(state, rules, card, seat, trigger)


def trigger_granted(state: Cells, rules: Cells, card: int, seat: int, trigger: int) -> None:
    """The abilities with this trigger that a creature is given, by creatures in play or from discard piles, wait."""
    refresh(state, rules)
    owner: int = 0
    while owner < rules[SEATS]:
        source: int = state[board_of(owner) + FIRST]
        while source != 0:
            kind: int = state[source + KIND]
            if rules[kind + LAYERS] & LAYER_EVENTS != 0:
                rule: int = rules[kind + CONSTANTS]
                trigger_from(state, rules, rule, rules[kind + CONSTANT_COUNT], source, owner, card, seat, trigger)
            source = state[source + NEXT]
        source = state[discard_of(owner) + FIRST]
        while source != 0 and rules[DISCARD_RULES] != 0:
            kind = state[source + KIND]
            if rules[kind + DISCARD_LAYERS] & LAYER_EVENTS != 0:
                rule = rules[kind + DISCARD_CONSTANTS]
                trigger_from(state, rules, rule, rules[kind + DISCARD_COUNT], source, owner, card, seat, trigger)
            source = state[source + NEXT]
        owner += 1


def trigger_from(
    state: Cells, rules: Cells, rule: int, left: int, source: int, owner: int, card: int, seat: int, trigger: int
) -> None:
    """The abilities with this trigger that the rules of one card, the source, give to a creature wait."""
    while left > 0:
        if (
            rules[rule + CONSTANT_TYPE] == GRANTS
            and rules[rule + CONSTANT_TRIGGER] == trigger
            and holds(state, rules, rules[rule + CONSTANT_CONDITION], source, owner)
            and hits(state, rules, rules[rule + CONSTANT_GROUP], source, owner, card)
        ):
            wait(state, rules, rules[rule + CONSTANT_PROGRAM], card, seat, trigger)
        rule += CONSTANT_CELLS
        left -= 1
