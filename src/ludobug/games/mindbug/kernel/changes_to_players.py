"""Whether an instruction about players, or about whole hands and piles, would change something."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import COUNT
from ludobug.games.mindbug.kernel.groups import is_meant
from ludobug.games.mindbug.kernel.hands import able_to_swap, is_closed
from ludobug.games.mindbug.kernel.life import is_guarded
from ludobug.games.mindbug.kernel.quantities import amount
from ludobug.games.mindbug.kernel.table import draw_of, hand_of, team_of
from ludobug.games.mindbug.layout import (
    ALLIES_GAIN,
    BAN_MINDBUGS,
    BUY_TOP,
    DICE_THIS_TURN,
    DISCARD_PILES,
    DRAW_UNUSED,
    EACH_PLAYER,
    ENERGY_DECK,
    FIRST_OPERAND,
    GAIN_LIFE,
    KEYWORDS_THIS_TURN,
    LIFE,
    LOSE_LIFE,
    LOSE_LIFE_DOWN_TO,
    LOSE_MINDBUGS,
    MATCH_LIFE,
    MINDBUGS_BANNED,
    MOST_DICE,
    REFRESH_MINDBUGS,
    SECOND_OPERAND,
    STEAL_LIFE,
    SWAP_HANDS,
    THIRD_OPERAND,
    UNUSED,
    UNUSED_MINDBUGS,
    USED_MINDBUGS,
    YOU,
)


def players_change(state: Cells, rules: Cells, op: int, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an instruction about players would change something."""
    if op <= MATCH_LIFE:
        return life_changes(state, rules, op, at, source, seat, opponent)
    if op == ALLIES_GAIN:
        return allies_change(state, rules[at + FIRST_OPERAND], rules[at + SECOND_OPERAND], seat)
    if op == BAN_MINDBUGS:
        return state[MINDBUGS_BANNED] == 0
    if op == REFRESH_MINDBUGS or op == LOSE_MINDBUGS:
        return mindbugs_change(state, rules, op, at, seat, opponent)
    return True


def life_changes(state: Cells, rules: Cells, op: int, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an instruction about life would change something."""
    if op == LOSE_LIFE_DOWN_TO:
        return loses_down_to(state, rules, rules[at + FIRST_OPERAND], rules[at + SECOND_OPERAND], seat)
    if op == MATCH_LIFE:
        less: bool = state[LIFE + team_of(seat)] > state[LIFE + 1 - team_of(seat)]
        return state[LIFE] != state[LIFE + 1] and not (less and is_guarded(state, rules, team_of(seat)))
    if op != GAIN_LIFE and not some_can_lose(state, rules, op, rules[at + FIRST_OPERAND], seat):
        return False
    return amount(state, rules, rules[at + SECOND_OPERAND], source, seat, opponent) > 0


def some_can_lose(state: Cells, rules: Cells, op: int, who: int, seat: int) -> bool:
    """Whether some of the players meant can lose life."""
    team: int = team_of(seat)
    if op == LOSE_LIFE and (who == YOU or who == EACH_PLAYER) and not is_guarded(state, rules, team):
        return True
    return (op == STEAL_LIFE or who != YOU) and not is_guarded(state, rules, 1 - team)


def loses_down_to(state: Cells, rules: Cells, who: int, least: int, seat: int) -> bool:
    """Whether some of the players meant has more life than a number, and can lose it."""
    team: int = team_of(seat)
    if (who == YOU or who == EACH_PLAYER) and state[LIFE + team] > least and not is_guarded(state, rules, team):
        return True
    return who != YOU and state[LIFE + 1 - team] > least and not is_guarded(state, rules, 1 - team)


def mindbugs_change(state: Cells, rules: Cells, op: int, at: int, seat: int, opponent: int) -> bool:
    """Whether some of the players meant has Mindbugs to refresh, or to lose."""
    source: int = UNUSED_MINDBUGS if op == LOSE_MINDBUGS else USED_MINDBUGS
    other: int = 0
    while other < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], seat, opponent, other) and state[source + other] > 0:
            return True
        other += 1
    return False


def allies_change(state: Cells, keywords: int, dice: int, seat: int) -> bool:
    """Whether the creatures of a seat would get keywords that they do not all have this turn, or more dice."""
    return (dice > 0 and state[DICE_THIS_TURN + seat] < MOST_DICE) or keywords & ~state[KEYWORDS_THIS_TURN + seat] != 0


def piles_change(state: Cells, rules: Cells, op: int, at: int, seat: int, opponent: int) -> bool:
    """Whether an instruction about whole hands and piles would change something."""
    if op == SWAP_HANDS:
        return able_to_swap(state, rules, seat, opponent)
    if op == DISCARD_PILES:
        return has_piles(state, rules, at, seat, opponent)
    if op == BUY_TOP:
        return state[ENERGY_DECK + COUNT] > 0
    if op == DRAW_UNUSED and is_closed(state, rules, seat):
        return False
    return rules[at + FIRST_OPERAND] > 0 and state[UNUSED + COUNT] > 0


def has_piles(state: Cells, rules: Cells, at: int, seat: int, opponent: int) -> bool:
    """Whether there is a card in the piles that some of the players meant would discard."""
    other: int = 0
    while other < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], seat, opponent, other) and cards_in_piles(state, rules, at, other) > 0:
            return True
        other += 1
    return False


def cards_in_piles(state: Cells, rules: Cells, at: int, seat: int) -> int:
    """How many cards of a seat an instruction would discard: of the hand, of the draw pile."""
    total: int = 0
    if rules[at + SECOND_OPERAND] != 0:
        total += state[hand_of(seat) + COUNT]
    if rules[at + THIRD_OPERAND] != 0:
        total += state[draw_of(seat) + COUNT]
    return total
