"""What a team has on the table as it stands, fitted to thousands of games that searching opponents played."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, SEATS, TOP
from ludobug.core.zones import COUNT, FIRST, MARKS, NEXT
from ludobug.games.mindbug.kernel.policy import apparent_keywords, apparent_power
from ludobug.games.mindbug.kernel.table import board_of, draw_of, hand_of, team_of
from ludobug.games.mindbug.layout import (
    EXHAUSTED,
    FRENZY,
    HUNTER,
    LIFE,
    SNEAKY,
    TEAMS,
    TOUGH,
    TURN_ACTION,
    UNUSED_MINDBUGS,
)

SECOND_LIFE = 98
THIRD_LIFE = 53
FOURTH_LIFE = 25
FURTHER_LIFE = 20
MINDBUG = 65
HAND_CARD = 35
DRAW_CARD = 18
CREATURE = 28
POWER_POINT = 1
SNEAKING = 50
HUNTING = 10
IN_FRENZY = 15
TOUGHNESS = 10
SPENT = 10
TO_MOVE = 40


def settled(state: Cells, rules: Cells) -> bool:
    """Whether a turn action is due."""
    return state[state[TOP] + OP] == TURN_ACTION


def worth(state: Cells, rules: Cells, team: int) -> int:
    """What a team has, in hundredths."""
    value: int = worth_of_life(state[LIFE + team])
    seat: int = team
    while seat < rules[SEATS]:
        value += MINDBUG * state[UNUSED_MINDBUGS + seat]
        value += HAND_CARD * state[hand_of(seat) + COUNT] + DRAW_CARD * state[draw_of(seat) + COUNT]
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            value += worth_of_creature(state, rules, card)
            card = state[card + NEXT]
        seat += TEAMS
    if team_of(state[ACTOR]) == team:
        value += TO_MOVE
    return value


def worth_of_life(life: int) -> int:
    """What points of life are worth: the first ones most."""
    value: int = 0
    if life > 1:
        value += SECOND_LIFE
    if life > 2:
        value += THIRD_LIFE
    if life > 3:
        value += FOURTH_LIFE + (life - 4) * FURTHER_LIFE
    return value


def worth_of_creature(state: Cells, rules: Cells, card: int) -> int:
    """What a creature in play is worth."""
    words: int = apparent_keywords(state, rules, card)
    value: int = CREATURE + POWER_POINT * apparent_power(state, rules, card)
    if words & SNEAKY != 0:
        value += SNEAKING
    if words & HUNTER != 0:
        value += HUNTING
    if words & FRENZY != 0:
        value += IN_FRENZY
    if words & TOUGH != 0:
        value += TOUGHNESS
        if state[card + MARKS] & EXHAUSTED != 0:
            value -= SPENT
    return value
