"""What players may not play from their hand, and a team mate who would be stuck."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import OPTION_COUNT, OPTIONS, SEATS
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.mindbug.kernel.groups import matches
from ludobug.games.mindbug.kernel.quantities import holds
from ludobug.games.mindbug.kernel.table import board_of, in_hand, team_of
from ludobug.games.mindbug.layout import (
    BARS_PLAY,
    CONSTANT_CELLS,
    CONSTANT_CONDITION,
    CONSTANT_COUNT,
    CONSTANT_GROUP,
    CONSTANT_ONLY_THIS,
    CONSTANT_TYPE,
    CONSTANTS,
    EACH_PLAYER,
    SAVES_TEAM_MATE,
    TEAM_MATE,
    TEAMS,
    YOU,
)


def rule_of(state: Cells, rules: Cells, card: int, seat: int, sort: int, barred: int) -> int:
    """A constant ability of a sort that a creature has and whose condition holds; 0 if there is none.

    With a hand card, one that keeps that card from being played.
    """
    rule: int = rules[state[card + KIND] + CONSTANTS]
    left: int = rules[state[card + KIND] + CONSTANT_COUNT]
    while left > 0:
        if (
            rules[rule + CONSTANT_TYPE] == sort
            and holds(state, rules, rules[rule + CONSTANT_CONDITION], card, seat)
            and (barred == 0 or matches(state, rules, barred, rules[rule + CONSTANT_GROUP], card))
        ):
            return rule
        rule += CONSTANT_CELLS
        left -= 1
    return 0


def means(who: int, seat: int, player: int) -> bool:
    """Whether a text on a creature of a seat means a player."""
    if who == EACH_PLAYER:
        return True
    if who == YOU:
        return seat == player
    if who == TEAM_MATE:
        return seat != player and team_of(seat) == team_of(player)
    return team_of(seat) != team_of(player)


def is_barred(state: Cells, rules: Cells, card: int, player: int) -> bool:
    """Whether a creature in play keeps a player from playing this hand card."""
    seat: int = 0
    while seat < rules[SEATS]:
        creature: int = state[board_of(seat) + FIRST]
        while creature != 0:
            rule: int = rule_of(state, rules, creature, seat, BARS_PLAY, card)
            if rule != 0 and means(rules[rule + CONSTANT_ONLY_THIS], seat, player):
                return True
            creature = state[creature + NEXT]
        seat += 1
    return False


def is_under_rule(state: Cells, rules: Cells, sort: int, player: int) -> bool:
    """Whether a creature in play has a constant ability of a sort that means a player."""
    seat: int = 0
    while seat < rules[SEATS]:
        creature: int = state[board_of(seat) + FIRST]
        while creature != 0:
            rule: int = rule_of(state, rules, creature, seat, sort, 0)
            if rule != 0 and means(rules[rule + CONSTANT_ONLY_THIS], seat, player):
                return True
            creature = state[creature + NEXT]
        seat += 1
    return False


def drop_barred(state: Cells, rules: Cells, player: int) -> None:
    """Take the hand cards that a player may not play out of the options."""
    kept: int = 0
    index: int = 0
    while index < state[OPTION_COUNT]:
        option: int = state[rules[OPTIONS] + index]
        if not in_hand(state, option) or not is_barred(state, rules, option, player):
            state[rules[OPTIONS] + kept] = option
            kept += 1
        index += 1
    state[OPTION_COUNT] = kept


def is_saved_by_team_mate(state: Cells, rules: Cells, player: int) -> bool:
    """Whether a team mate of a player who cannot act has a creature that wins the game then."""
    seat: int = (player + TEAMS) % rules[SEATS]
    creature: int = state[board_of(seat) + FIRST]
    while creature != 0 and seat != player:
        if rule_of(state, rules, creature, seat, SAVES_TEAM_MATE, 0) != 0:
            return True
        creature = state[creature + NEXT]
    return False
