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
    ON_PLAY,
    TRIGGERS,
)


def trigger_all(state: Cells, rules: Cells, card: int, seat: int, trigger: int) -> None:
    """The abilities with this trigger that a creature in play has, printed or given, wait for the seat."""
    trigger_abilities(state, rules, card, seat, trigger)
    if rules[GRANTING] & trigger != 0:
        granted(state, rules, card, seat, trigger, True)


def has_play_effect(state: Cells, rules: Cells, card: int) -> bool:
    """Whether a creature in play has a Play effect, printed or given."""
    if rules[state[card + KIND] + TRIGGERS] & ON_PLAY != 0:
        return True
    return rules[GRANTING] & ON_PLAY != 0 and granted(state, rules, card, 0, ON_PLAY, False) > 0


def granted(state: Cells, rules: Cells, card: int, seat: int, trigger: int, waiting: bool) -> int:
    """How many abilities with this trigger a creature is given, by creatures in play or from discard piles.

    If they are to be ``waiting``, they wait to be resolved by the seat.
    """
    refresh(state, rules)
    total: int = 0
    owner: int = 0
    while owner < rules[SEATS]:
        source: int = state[board_of(owner) + FIRST]
        while source != 0:
            kind: int = state[source + KIND]
            if rules[kind + LAYERS] & LAYER_EVENTS != 0:
                rule: int = rules[kind + CONSTANTS]
                left: int = rules[kind + CONSTANT_COUNT]
                total += granted_by(state, rules, rule, left, source, owner, card, seat, trigger, waiting)
            source = state[source + NEXT]
        source = state[discard_of(owner) + FIRST]
        while source != 0 and rules[DISCARD_RULES] != 0:
            kind = state[source + KIND]
            if rules[kind + DISCARD_LAYERS] & LAYER_EVENTS != 0:
                rule = rules[kind + DISCARD_CONSTANTS]
                left = rules[kind + DISCARD_COUNT]
                total += granted_by(state, rules, rule, left, source, owner, card, seat, trigger, waiting)
            source = state[source + NEXT]
        owner += 1
    return total


def granted_by(
    state: Cells,
    rules: Cells,
    rule: int,
    left: int,
    source: int,
    owner: int,
    card: int,
    seat: int,
    trigger: int,
    waiting: bool,
) -> int:
    """How many abilities with this trigger the rules of one card, the source, give to a creature."""
    total: int = 0
    while left > 0:
        if (
            rules[rule + CONSTANT_TYPE] == GRANTS
            and rules[rule + CONSTANT_TRIGGER] == trigger
            and holds(state, rules, rules[rule + CONSTANT_CONDITION], source, owner)
            and hits(state, rules, rules[rule + CONSTANT_GROUP], source, owner, card)
        ):
            total += 1
            if waiting:
                wait(state, rules, rules[rule + CONSTANT_PROGRAM], card, seat, trigger)
        rule += CONSTANT_CELLS
        left -= 1
    return total
