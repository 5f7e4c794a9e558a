"""Instructions about players and no cards: life stolen, Mindbugs refreshed, lost and banned, turns granted."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import B, C, D
from ludobug.core.header import SEATS, TOP
from ludobug.games.mindbug.kernel.extra_turns import grant_turn
from ludobug.games.mindbug.kernel.groups import is_meant
from ludobug.games.mindbug.kernel.life import gain_life, judge_life, lose_life
from ludobug.games.mindbug.kernel.mindbugs import ban_mindbugs, turn_over
from ludobug.games.mindbug.kernel.quantities import amount
from ludobug.games.mindbug.kernel.table import team_of
from ludobug.games.mindbug.layout import (
    BAN_MINDBUGS,
    DONE,
    EXTRA_TURN,
    FIRST_OPERAND,
    LOSE_MINDBUGS,
    SECOND_OPERAND,
    STEAL_LIFE,
)


def act_on_players(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Carry out one instruction about players."""
    if op == STEAL_LIFE:
        steal_life(state, rules, at)
    elif op == EXTRA_TURN:
        state[DONE] = grant_turn(state, rules, state[state[TOP] + C])
    elif op == BAN_MINDBUGS:
        state[DONE] = ban_mindbugs(state, rules)
    else:
        turn_mindbugs(state, rules, at, op == LOSE_MINDBUGS)


def steal_life(state: Cells, rules: Cells, at: int) -> None:
    """The opponent loses life; what was really lost is gained."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    wanted: int = amount(state, rules, rules[at + SECOND_OPERAND], state[frame + B], seat, state[frame + D])
    state[DONE] = lose_life(state, rules, 1 - team_of(seat), wanted)
    gain_life(state, rules, team_of(seat), state[DONE])
    judge_life(state, rules)


def turn_mindbugs(state: Cells, rules: Cells, at: int, lost: bool) -> None:
    """Mindbugs of the players meant are refreshed, or lost."""
    frame: int = state[TOP]
    seat: int = 0
    state[DONE] = 0
    while seat < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], state[frame + C], state[frame + D], seat):
            state[DONE] += turn_over(state, rules, seat, rules[at + SECOND_OPERAND], lost)
        seat += 1
