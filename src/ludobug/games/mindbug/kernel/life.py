"""Life: gaining, losing, and the end of the game that it can bring."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import end_game
from ludobug.core.header import OUTCOME, SEATS
from ludobug.core.tape import note
from ludobug.core.zones import FIRST, NEXT
from ludobug.games.mindbug.kernel.barring import is_under_rule
from ludobug.games.mindbug.kernel.table import board_of, discard_of, team_of
from ludobug.games.mindbug.kernel.triggers import trigger_abilities
from ludobug.games.mindbug.layout import (
    DRAWN_GAME,
    FURTHER_LOSS,
    GAME_ENDS,
    GUARDING,
    GUARDS_LIFE,
    LAYERS_IN_PLAY,
    LIFE,
    LIFE_CHANGED,
    LOOKS_AT_LIFE,
    ON_ENEMY_LIFE_LOST_IN_DISCARD,
    ON_LIFE_LOST,
    ON_LIFE_LOST_IN_DISCARD,
    POOL_TRIGGERS,
    STALE,
    TEAMS,
)

MOST_LIFE = 30000


def finish(state: Cells, rules: Cells, winner: int) -> None:
    """End the game: a team has won, or nobody."""
    state[OUTCOME] = winner
    note(rules, GAME_ENDS, 0, 0, 0, winner, 0, -1)
    end_game(state)


def gain_life(state: Cells, rules: Cells, team: int, gained: int) -> None:
    """A team gains life; there is no upper limit but that of the buffer."""
    if gained <= 0:
        return
    if state[LIFE + team] > MOST_LIFE - gained:
        gained = MOST_LIFE - state[LIFE + team]
    state[LIFE + team] += gained
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_LIFE
    note(rules, LIFE_CHANGED, 0, 0, 0, team, gained, -1)


def is_guarded(state: Cells, rules: Cells, team: int) -> bool:
    """Whether a team loses no life, because one of its players cannot."""
    if rules[GUARDING] == 0:
        return False
    if is_under_rule(state, rules, GUARDS_LIFE, team):
        return True
    return rules[SEATS] > TEAMS and is_under_rule(state, rules, GUARDS_LIFE, team + TEAMS)


def lose_life(state: Cells, rules: Cells, team: int, lost: int) -> int:
    """A team loses life in one event; returns how much was lost. The caller judges when the instruction is over."""
    if is_guarded(state, rules, team):
        return 0
    if lost > state[LIFE + team]:
        lost = state[LIFE + team]
    if lost <= 0:
        return 0
    state[LIFE + team] -= lost
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_LIFE
    note(rules, LIFE_CHANGED, 0, 0, 0, team, -lost, -1)
    if rules[POOL_TRIGGERS] & (ON_LIFE_LOST | ON_LIFE_LOST_IN_DISCARD | ON_ENEMY_LIFE_LOST_IN_DISCARD) == 0:
        return lost
    seat: int = team
    while seat < rules[SEATS]:
        trigger_zone(state, rules, board_of(seat), seat, ON_LIFE_LOST)
        trigger_zone(state, rules, discard_of(seat), seat, ON_LIFE_LOST_IN_DISCARD)
        seat += TEAMS
    seat = 1 - team
    while seat < rules[SEATS] and state[FURTHER_LOSS] == 0:
        trigger_zone(state, rules, discard_of(seat), seat, ON_ENEMY_LIFE_LOST_IN_DISCARD)
        seat += TEAMS
    return lost


def trigger_zone(state: Cells, rules: Cells, zone: int, seat: int, trigger: int) -> None:
    """All cards of a zone that answer to an event do so."""
    card: int = state[zone + FIRST]
    while card != 0:
        trigger_abilities(state, rules, card, seat, trigger)
        card = state[card + NEXT]


def trigger_opponents(state: Cells, rules: Cells, seat: int, trigger: int) -> None:
    """All creatures of the opponents of a seat answer to an event."""
    other: int = 1 - team_of(seat)
    while other < rules[SEATS]:
        trigger_zone(state, rules, board_of(other), other, trigger)
        other += TEAMS


def judge_life(state: Cells, rules: Cells) -> None:
    """A team without life has lost; if both have none in the same instruction nobody has won."""
    if state[LIFE] > 0 and state[LIFE + 1] > 0:
        return
    if state[LIFE] > 0:
        finish(state, rules, 0)
    elif state[LIFE + 1] > 0:
        finish(state, rules, 1)
    else:
        finish(state, rules, DRAWN_GAME)
