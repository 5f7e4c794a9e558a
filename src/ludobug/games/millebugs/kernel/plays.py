"""Playing the four families of cards: where each may be placed, and what happens then."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.tape import note
from ludobug.core.zones import FIRST, KIND, LAST, NEXT
from ludobug.games.millebugs.kernel.table import (
    advance_of,
    battle_of,
    discard,
    finish,
    lay_open,
    safe_of,
    threat_on,
)
from ludobug.games.millebugs.layout import (
    ADVANCED,
    ATTACKED,
    FREED,
    GOAL,
    MADE_IMMUNE,
    MOST_200S,
    MOVING_TARGETS,
    NO_LIMIT,
    REACHED,
    SHIELDS,
    THREAT,
    TOTAL,
    TOTAL_CHANGED,
    VALUE,
)

LARGEST_VALUE = 200


def could_take(state: Cells, rules: Cells, area: int, kind: int) -> bool:
    """Whether an area has room for an Advance card, blocked or not."""
    if state[TOTAL + area] + rules[kind + VALUE] > GOAL:
        return False
    if rules[MOST_200S] == NO_LIMIT or rules[kind + VALUE] < LARGEST_VALUE:
        return True
    return placed(state, advance_of(area), kind) < rules[MOST_200S]


def placed(state: Cells, zone: int, kind: int) -> int:
    """How many cards of a kind lie in a zone."""
    count: int = 0
    card: int = state[zone + FIRST]
    while card != 0:
        if state[card + KIND] == kind:
            count += 1
        card = state[card + NEXT]
    return count


def open_to(state: Cells, rules: Cells, area: int, kind: int) -> bool:
    """Whether an area can be attacked with a Malus: it is free, and not immune to this kind."""
    if threat_on(state, rules, area) != 0 or state[SHIELDS + area] & rules[kind + THREAT] != 0:
        return False
    return rules[MOVING_TARGETS] == 0 or state[TOTAL + area] > 0


def advance(state: Cells, rules: Cells, card: int, area: int) -> None:
    """Place an Advance card; exactly 1000 wins at once."""
    state[TOTAL + area] += rules[state[card + KIND] + VALUE]
    state[ADVANCED] = 1
    lay_open(state, rules, card, advance_of(area))
    note(rules, TOTAL_CHANGED, 0, 0, 0, area, state[TOTAL + area], -1)
    if state[TOTAL + area] == GOAL:
        finish(state, rules, REACHED + area)


def attack(state: Cells, rules: Cells, card: int, area: int) -> None:
    """Block an area."""
    lay_open(state, rules, card, battle_of(area))
    note(rules, ATTACKED, 0, 0, 0, area, rules[state[card + KIND] + THREAT], -1)


def repair(state: Cells, rules: Cells, card: int, area: int) -> None:
    """Cover the Malus: the area is free."""
    lay_open(state, rules, card, battle_of(area))
    note(rules, FREED, 0, 0, 0, area, rules[state[card + KIND] + THREAT], -1)


def make_immune(state: Cells, rules: Cells, card: int, area: int) -> None:
    """Lay an Immunity into an area for the rest of the game; a running attack of its kind is cancelled."""
    threat: int = rules[state[card + KIND] + THREAT]
    state[SHIELDS + area] |= threat
    lay_open(state, rules, card, safe_of(area))
    note(rules, MADE_IMMUNE, 0, 0, 0, area, threat, -1)
    if threat_on(state, rules, area) == threat:
        discard(state, rules, state[battle_of(area) + LAST])
        note(rules, FREED, 0, 0, 0, area, threat, -1)
