"""Which opponent an effect deals with, where there are two; players who act one after the other."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, ask, no_options, offer
from ludobug.core.header import OPTION_COUNT, OPTIONS, SEATS, TOP
from ludobug.core.tape import note
from ludobug.games.mindbug.kernel.barring import means
from ludobug.games.mindbug.kernel.choices import clear_choice
from ludobug.games.mindbug.kernel.quantities import compares
from ludobug.games.mindbug.kernel.table import left_neighbour, team_of
from ludobug.games.mindbug.layout import (
    ACTIVE,
    AN_OPPONENT,
    BLOCKS_BANNED,
    EACH_OPPONENT,
    FIRST_OPERAND,
    INSTRUCTION_CELLS,
    NO_BLOCKS_OF,
    SEAT_OPTION,
    SECOND_OPERAND,
    TEAM_MATE,
    TEAMS,
    THIRD_OPERAND,
    TURN_MARKED,
)


def name_opponent(state: Cells, rules: Cells) -> bool:
    """The seat that resolves the effect on top names an opponent, one for whom its condition holds.

    True if it must decide; where only one will do it is that one.
    """
    frame: int = state[TOP]
    at: int = state[frame + A]
    seat: int = state[frame + C]
    condition: int = rules[at + FIRST_OPERAND]
    opponent: int = left_neighbour(rules, seat)
    left: int = rules[SEATS] // TEAMS
    no_options(state)
    while left > 0:
        if condition == 0 or compares(state, rules, condition, state[frame + B], seat, opponent):
            offer(state, rules, SEAT_OPTION + opponent)
        opponent = (opponent + TEAMS) % rules[SEATS]
        left -= 1
    if state[OPTION_COUNT] > 1:
        return ask(state, seat)
    if state[OPTION_COUNT] == 1:
        state[frame + D] = state[rules[OPTIONS]] - SEAT_OPTION
    state[frame + A] = at + INSTRUCTION_CELLS
    return False


def ban_blocks(state: Cells, rules: Cells, who: int) -> None:
    """The players that a text means cannot block for the rest of the turn."""
    frame: int = state[TOP]
    seat: int = 0
    while seat < rules[SEATS]:
        named: bool = seat == state[frame + D] if who == AN_OPPONENT else means(who, state[frame + C], seat)
        if named:
            state[NO_BLOCKS_OF] |= 1 << seat
            state[TURN_MARKED] = 1
            note(rules, BLOCKS_BANNED, 0, 0, 0, seat, 0, -1)
        seat += 1


def turn_to_other(state: Cells, rules: Cells, at: int) -> None:
    """Another player carries the effect on, or the first one again; the instruction may skip ahead."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    if rules[at + SECOND_OPERAND] == TEAM_MATE:
        state[frame + C] = (seat + TEAMS) % rules[SEATS]
    else:
        state[frame + C] = state[frame + D]
        state[frame + D] = seat
    if rules[at + FIRST_OPERAND] != 0:
        state[frame + A] = rules[at + FIRST_OPERAND]


def turn_to_seat(state: Cells, rules: Cells, at: int) -> None:
    """The effect deals with the seat at a place of the turn order next, or skips it if the text does not mean it."""
    frame: int = state[TOP]
    place: int = rules[at + SECOND_OPERAND]
    other: int = (state[ACTIVE] + place) % rules[SEATS]
    if place == 0:
        clear_choice(state)
    if rules[at + THIRD_OPERAND] == EACH_OPPONENT and team_of(other) == team_of(state[frame + C]):
        state[frame + A] = rules[at + FIRST_OPERAND]
    else:
        state[frame + D] = other
