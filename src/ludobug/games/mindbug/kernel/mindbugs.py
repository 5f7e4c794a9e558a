"""Mindbugs beside their use: refreshed, lost, and banned."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.tape import note
from ludobug.core.zones import FIRST, NEXT
from ludobug.games.mindbug.kernel.constants import has_rule
from ludobug.games.mindbug.kernel.life import trigger_opponents
from ludobug.games.mindbug.kernel.table import board_of
from ludobug.games.mindbug.layout import (
    BANNING_MINDBUGS,
    BANS_MINDBUGS,
    LAYER_MINDBUGS,
    LAYERS_IN_PLAY,
    LOOKS_AT_LIFE,
    MINDBUG_BAN,
    MINDBUG_LOST,
    MINDBUG_REFRESHED,
    MINDBUG_SPENT,
    MINDBUGS_BANNED,
    ON_MINDBUG_USED,
    POOL_TRIGGERS,
    STALE,
    TURN_MARKED,
    UNUSED_MINDBUGS,
    USED_MINDBUGS,
)


def turn_over(state: Cells, rules: Cells, seat: int, count: int, lost: bool) -> int:
    """Refresh used Mindbugs of a seat, or make it lose unused ones; returns how many there were."""
    source: int = UNUSED_MINDBUGS if lost else USED_MINDBUGS
    target: int = USED_MINDBUGS if lost else UNUSED_MINDBUGS
    if count > state[source + seat]:
        count = state[source + seat]
    if count == 0:
        return 0
    state[source + seat] -= count
    state[target + seat] += count
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_LIFE
    note(rules, MINDBUG_LOST if lost else MINDBUG_REFRESHED, 0, 0, 0, seat, count, -1)
    return count


def able_to_spend(state: Cells, rules: Cells, seat: int, count: int) -> bool:
    """Whether a seat has so many unused Mindbugs, and can use them."""
    return state[UNUSED_MINDBUGS + seat] >= count and not are_mindbugs_banned(state, rules)


def spend_mindbugs(state: Cells, rules: Cells, seat: int, count: int) -> None:
    """Use Mindbugs as a cost: texts about the use of Mindbugs answer to it."""
    state[UNUSED_MINDBUGS + seat] -= count
    state[USED_MINDBUGS + seat] += count
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_LIFE
    note(rules, MINDBUG_SPENT, 0, 0, 0, seat, count, -1)
    if rules[POOL_TRIGGERS] & ON_MINDBUG_USED != 0:
        trigger_opponents(state, rules, seat, ON_MINDBUG_USED)


def ban_mindbugs(state: Cells, rules: Cells) -> int:
    """Nobody can use a Mindbug for the rest of the turn; returns 1 if that is new."""
    if state[MINDBUGS_BANNED] != 0:
        return 0
    state[MINDBUGS_BANNED] = 1
    state[TURN_MARKED] = 1
    note(rules, MINDBUG_BAN, 0, 0, 0, 0, 0, -1)
    return 1


def are_mindbugs_banned(state: Cells, rules: Cells) -> bool:
    """Whether nobody can use a Mindbug now, be it for this turn or because of a creature in play."""
    if rules[BANNING_MINDBUGS] == 0:
        return False
    if state[MINDBUGS_BANNED] != 0:
        return True
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            if has_rule(state, rules, card, seat, LAYER_MINDBUGS, BANS_MINDBUGS):
                return True
            card = state[card + NEXT]
        seat += 1
    return False
