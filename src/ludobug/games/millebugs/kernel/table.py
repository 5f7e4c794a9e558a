"""The table: hands, play areas, whose they are, and how cards move."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import end_game
from ludobug.core.header import OUTCOME, SEATS, TAPE_LIMIT
from ludobug.core.knowledge import EVERYONE
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, KIND, KNOWN, LAST, ZONE, ZONE_CELLS, append, remove
from ludobug.games.millebugs.layout import (
    ADVANCE,
    AREAS,
    BATTLE,
    DISCARD,
    FAMILY,
    GAME_ENDS,
    HAND,
    MALUS,
    MOVED,
    SAFE,
    THREAT,
)


def hand_of(seat: int) -> int:
    """The hand of a seat."""
    return HAND + seat * ZONE_CELLS


def advance_of(area: int) -> int:
    """The Advance cards of an area."""
    return ADVANCE + area * ZONE_CELLS


def battle_of(area: int) -> int:
    """The Battle pile of an area."""
    return BATTLE + area * ZONE_CELLS


def safe_of(area: int) -> int:
    """The Immunity cards of an area."""
    return SAFE + area * ZONE_CELLS


def area_of(rules: Cells, seat: int) -> int:
    """The area of a seat: its own, or the one it shares with the partner who sits opposite."""
    return seat % rules[AREAS]


def left_neighbour(rules: Cells, seat: int) -> int:
    """The next seat clockwise."""
    seat += 1
    if seat == rules[SEATS]:
        return 0
    return seat


def threat_on(state: Cells, rules: Cells, area: int) -> int:
    """The threat that blocks an area; 0 if it is free."""
    if state[battle_of(area) + COUNT] == 0:
        return 0
    kind: int = state[state[battle_of(area) + LAST] + KIND]
    if rules[kind + FAMILY] == MALUS:
        return rules[kind + THREAT]
    return 0


def shift(state: Cells, rules: Cells, card: int, zone: int) -> None:
    """Move a card between zones, and note it."""
    source: int = state[card + ZONE]
    remove(state, card)
    append(state, zone, card)
    if rules[TAPE_LIMIT] != 0:
        note(rules, MOVED, card, state[card + KIND], state[card + KNOWN], source, zone, -1)


def lay_open(state: Cells, rules: Cells, card: int, zone: int) -> None:
    """Put a card down before everybody."""
    state[card + KNOWN] = EVERYONE
    shift(state, rules, card, zone)


def discard(state: Cells, rules: Cells, card: int) -> None:
    """Put a card on the discard pile."""
    lay_open(state, rules, card, DISCARD)


def finish(state: Cells, rules: Cells, outcome: int) -> None:
    """End the game."""
    state[OUTCOME] = outcome
    note(rules, GAME_ENDS, 0, 0, 0, outcome, 0, -1)
    end_game(state)
