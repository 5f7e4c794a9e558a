"""Many random games in one go, for statistics and measurements."""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes, Word, copy_cells
from ludobug.core.chance import following
from ludobug.core.header import OUTCOME, STATE_CELLS
from ludobug.core.playout import (
    DECISION_LIMIT,
    TOTAL_DECISIONS,
    TOTAL_LONGEST,
    TOTAL_OUTCOMES,
    TOTAL_UNFINISHED,
    walk_to_end,
)
from ludobug.games.moogle.kernel.dealing import deal_fresh
from ludobug.games.moogle.kernel.machine import begin, choose, resample


def random_games(
    state: Cells, rules: Cells, fresh: Cells, hidden: Cells, count: int, games: int, seed: Word, totals: Codes
) -> Word:
    """Random games from shuffled deals; what is counted is that of ``core.playout``."""
    while games > 0:
        copy_cells(state, fresh, rules[STATE_CELLS])
        seed = deal_fresh(state, rules, seed)
        begin(state, rules)
        seed = following(seed)
        decisions: int = walk_to_end(choose, state, rules, seed, DECISION_LIMIT)
        totals[TOTAL_DECISIONS] += decisions
        if decisions > totals[TOTAL_LONGEST]:
            totals[TOTAL_LONGEST] = decisions
        if decisions == DECISION_LIMIT:
            totals[TOTAL_UNFINISHED] += 1
        else:
            totals[TOTAL_OUTCOMES + state[OUTCOME]] += 1
        games -= 1
    return seed


def resampled_games(state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, games: int, seed: Word) -> int:
    """Random games on from worlds that fit what a seat knows; returns the number of decisions."""
    decisions: int = 0
    while games > 0:
        seed = resample(state, rules, known, hidden, count, seed)
        seed = following(seed)
        decisions += walk_to_end(choose, state, rules, seed, DECISION_LIMIT)
        games -= 1
    return decisions
