"""Many random games in one go, for statistics and measurements."""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes, Word, copy_cells
from ludobug.core.chance import following, shuffle_kinds
from ludobug.core.header import STATE_CELLS
from ludobug.games.mindbug.kernel.machine import begin, playout, resample
from ludobug.games.mindbug.layout import WINNER

DECISION_LIMIT = 100000


def random_games(
    state: Cells, rules: Cells, fresh: Cells, hidden: Cells, count: int, games: int, seed: Word, totals: Codes
) -> Word:
    """Play random games from a shuffled deal of the fresh state.

    ``hidden`` lists the ``count`` cards to shuffle. The totals are: wins of each team, draws, decisions, turns of the
    longest game in decisions, games that did not end.
    """
    while games > 0:
        copy_cells(state, fresh, rules[STATE_CELLS])
        seed = shuffle_kinds(state, hidden, count, seed)
        begin(state, rules)
        seed = following(seed)
        decisions: int = playout(state, rules, seed, DECISION_LIMIT)
        totals[3] += decisions
        if decisions > totals[4]:
            totals[4] = decisions
        if decisions == DECISION_LIMIT:
            totals[5] += 1
        else:
            totals[state[WINNER]] += 1
        games -= 1
    return seed


def resampled_games(state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, games: int, seed: Word) -> int:
    """Random games from worlds that fit what a seat knows; returns the number of decisions."""
    decisions: int = 0
    while games > 0:
        copy_cells(state, known, rules[STATE_CELLS])
        seed = resample(state, rules, hidden, count, seed)
        seed = following(seed)
        decisions += playout(state, rules, seed, DECISION_LIMIT)
        games -= 1
    return decisions
