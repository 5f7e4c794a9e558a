"""What effects do to players: life, Energy, Mindbugs, turns, the end of the game."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import B, C, D
from ludobug.core.header import SEATS, TOP
from ludobug.games.mindbug.kernel.energy import allies_gain, gain_energy
from ludobug.games.mindbug.kernel.extra_turns import grant_turn
from ludobug.games.mindbug.kernel.groups import is_meant
from ludobug.games.mindbug.kernel.life import finish, gain_life, judge_life, lose_life
from ludobug.games.mindbug.kernel.mindbugs import ban_mindbugs, turn_over
from ludobug.games.mindbug.kernel.opponents import ban_blocks
from ludobug.games.mindbug.kernel.quantities import amount
from ludobug.games.mindbug.kernel.table import team_of
from ludobug.games.mindbug.layout import (
    ALLIES_GAIN,
    BAN_MINDBUGS,
    DONE,
    EACH_PLAYER,
    EXTRA_TURN,
    FIRST_OPERAND,
    GAIN_ENERGY,
    LIFE,
    LOSE_LIFE,
    LOSE_LIFE_DOWN_TO,
    LOSE_MINDBUGS,
    MATCH_LIFE,
    NO_BLOCKS,
    REFRESH_MINDBUGS,
    SECOND_OPERAND,
    STEAL_LIFE,
    TEAMS,
    YOU,
)


def act_on_players(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Carry out an instruction about players."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    if op == STEAL_LIFE:
        steal_life(state, rules, at)
    elif op <= MATCH_LIFE:
        change_life(state, rules, op, at)
    elif op == GAIN_ENERGY:
        take_energy(state, rules, at)
    elif op == ALLIES_GAIN:
        allies_gain(state, rules, seat, rules[at + FIRST_OPERAND], rules[at + SECOND_OPERAND])
        state[DONE] = 1
    elif op == REFRESH_MINDBUGS or op == LOSE_MINDBUGS:
        turn_mindbugs(state, rules, at, op == LOSE_MINDBUGS)
    elif op == BAN_MINDBUGS:
        state[DONE] = ban_mindbugs(state, rules)
    elif op == NO_BLOCKS:
        ban_blocks(state, rules, rules[at + FIRST_OPERAND])
    elif op == EXTRA_TURN:
        state[DONE] = grant_turn(state, rules, seat)
    else:
        finish(state, rules, (team_of(seat) + rules[at + FIRST_OPERAND]) % TEAMS)


def change_life(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Instructions about life; the loss or gain is judged when the whole instruction is done."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    mine: int = LIFE + team_of(seat)
    theirs: int = LIFE + 1 - team_of(seat)
    who: int = rules[at + FIRST_OPERAND]
    state[DONE] = 0
    if op == MATCH_LIFE:
        change_by(state, rules, team_of(seat), state[theirs] - state[mine])
    elif op == LOSE_LIFE_DOWN_TO:
        least: int = rules[at + SECOND_OPERAND]
        if who == YOU or who == EACH_PLAYER:
            lose_down_to(state, rules, team_of(seat), least)
        if who != YOU:
            lose_down_to(state, rules, 1 - team_of(seat), least)
    else:
        change: int = amount(state, rules, rules[at + SECOND_OPERAND], state[frame + B], seat, state[frame + D])
        if op == LOSE_LIFE:
            change = -change
        if who == YOU or who == EACH_PLAYER:
            change_by(state, rules, team_of(seat), change)
        if who != YOU:
            change_by(state, rules, 1 - team_of(seat), change)
    judge_life(state, rules)


def change_by(state: Cells, rules: Cells, team: int, change: int) -> None:
    """A team gains life, or loses it."""
    if change < 0:
        state[DONE] += lose_life(state, rules, team, -change)
    elif change > 0:
        gain_life(state, rules, team, change)
        state[DONE] += change


def lose_down_to(state: Cells, rules: Cells, team: int, least: int) -> None:
    """A team loses all life above a number."""
    if state[LIFE + team] > least:
        change_by(state, rules, team, least - state[LIFE + team])


def steal_life(state: Cells, rules: Cells, at: int) -> None:
    """The opponent loses life; what was really lost is gained."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    wanted: int = amount(state, rules, rules[at + SECOND_OPERAND], state[frame + B], seat, state[frame + D])
    state[DONE] = lose_life(state, rules, 1 - team_of(seat), wanted)
    gain_life(state, rules, team_of(seat), state[DONE])
    judge_life(state, rules)


def take_energy(state: Cells, rules: Cells, at: int) -> None:
    """Players gain Energy."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    opponent: int = state[frame + D]
    state[DONE] = amount(state, rules, rules[at + SECOND_OPERAND], state[frame + B], seat, opponent)
    gain_energy(state, rules, rules[at + FIRST_OPERAND], seat, opponent, state[DONE])


def turn_mindbugs(state: Cells, rules: Cells, at: int, lost: bool) -> None:
    """Mindbugs of the players meant are refreshed, or lost."""
    frame: int = state[TOP]
    seat: int = 0
    state[DONE] = 0
    while seat < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], state[frame + C], state[frame + D], seat):
            state[DONE] += turn_over(state, rules, seat, rules[at + SECOND_OPERAND], lost)
        seat += 1
