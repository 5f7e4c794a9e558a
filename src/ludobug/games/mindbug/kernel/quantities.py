"""Quantities and conditions of texts, read off the table."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import COUNT
from ludobug.games.mindbug.kernel.evolution import able_to_evolve
from ludobug.games.mindbug.kernel.groups import count_group, measure_group, related, some_chosen_fits
from ludobug.games.mindbug.kernel.table import board_of, discard_of, hand_of, in_play, left_neighbour, team_of
from ludobug.games.mindbug.layout import (
    ABLE_TO_EVOLVE,
    ACTIVE,
    COMPARE,
    CONDITION_LEFT,
    CONDITION_MORE,
    CONDITION_RELATION,
    CONDITION_RIGHT,
    CONDITION_TYPE,
    CREATURES_OF_AN_OPPONENT,
    CREATURES_OF_GROUP,
    CREATURES_OF_YOU,
    DEEDS,
    DISCARD_OF_OPPONENT,
    DISCARD_OF_YOU,
    HAND_OF_OPPONENT,
    HAND_OF_YOU,
    HAS_DEFEATED,
    IT_HAS_POWER,
    LIFE,
    LIFE_OF_OPPONENT,
    LIFE_OF_YOU,
    MINDBUGS_OF_OPPONENT,
    MINDBUGS_OF_YOU,
    NOT_YOUR_TURN,
    NUMBER,
    OCTONITE,
    OCTONITE_ON_GROUP,
    OCTONITE_ON_THIS,
    QUANTITY_TYPE,
    QUANTITY_VALUE,
    TEAMS,
    THIS_DEFEATED_AN_ENEMY,
    THIS_IN_PLAY,
    UNUSED_MINDBUGS,
    USED_MINDBUGS,
    USED_MINDBUGS_OF_YOU,
    YOUR_TURN,
)


def amount(state: Cells, rules: Cells, quantity: int, source: int, seat: int, opponent: int) -> int:
    """A quantity, seen from a seat that deals with one opponent, on a card."""
    sort: int = rules[quantity + QUANTITY_TYPE]
    value: int = rules[quantity + QUANTITY_VALUE]
    if sort == NUMBER:
        return value
    if sort == CREATURES_OF_YOU:
        return state[board_of(seat) + COUNT]
    if sort == CREATURES_OF_AN_OPPONENT:
        return state[board_of(opponent) + COUNT]
    if sort == CREATURES_OF_GROUP:
        return count_group(state, rules, value, source, seat, opponent)
    if sort == LIFE_OF_YOU:
        return state[LIFE + team_of(seat)]
    if sort == LIFE_OF_OPPONENT:
        return state[LIFE + team_of(opponent)]
    if sort == HAND_OF_YOU:
        return state[hand_of(seat) + COUNT]
    if sort == HAND_OF_OPPONENT:
        return state[hand_of(opponent) + COUNT]
    if sort == MINDBUGS_OF_YOU:
        return state[UNUSED_MINDBUGS + seat]
    if sort == MINDBUGS_OF_OPPONENT:
        return state[UNUSED_MINDBUGS + opponent]
    if sort == USED_MINDBUGS_OF_YOU:
        return state[USED_MINDBUGS + seat]
    if sort == OCTONITE_ON_THIS:
        return state[source + OCTONITE]
    if sort == OCTONITE_ON_GROUP:
        return measure_group(state, rules, value, source, seat, opponent, True)
    if sort == DISCARD_OF_YOU:
        return state[discard_of(seat) + COUNT]
    if sort == DISCARD_OF_OPPONENT:
        return state[discard_of(opponent) + COUNT]
    return 0


def holds(state: Cells, rules: Cells, condition: int, source: int, seat: int) -> bool:
    """Whether a condition holds; one that speaks of an opponent needs one opponent for whom it does."""
    if condition == 0:
        return True
    sort: int = rules[condition + CONDITION_TYPE]
    if sort == YOUR_TURN:
        return state[ACTIVE] == seat
    if sort == IT_HAS_POWER:
        return some_chosen_fits(state, rules, rules[condition + CONDITION_LEFT], source)
    if sort == NOT_YOUR_TURN:
        return state[ACTIVE] != seat
    if sort == THIS_DEFEATED_AN_ENEMY:
        return state[source + DEEDS] & HAS_DEFEATED != 0
    if sort == ABLE_TO_EVOLVE:
        return able_to_evolve(state, rules, source)
    if sort == THIS_IN_PLAY:
        return in_play(state, source)
    if sort != COMPARE:
        return state[board_of(seat) + COUNT] == 1
    opponent: int = left_neighbour(rules, seat)
    if compares(state, rules, condition, source, seat, opponent):
        return True
    if rules[SEATS] == TEAMS:
        return False
    return compares(state, rules, condition, source, seat, (opponent + TEAMS) % rules[SEATS])


def compares(state: Cells, rules: Cells, condition: int, source: int, seat: int, opponent: int) -> bool:
    """Whether two quantities stand in the relation that a condition asks for, for one opponent."""
    left: int = amount(state, rules, rules[condition + CONDITION_LEFT], source, seat, opponent)
    right: int = amount(state, rules, rules[condition + CONDITION_RIGHT], source, seat, opponent)
    return related(left, rules[condition + CONDITION_RELATION], right + rules[condition + CONDITION_MORE])
