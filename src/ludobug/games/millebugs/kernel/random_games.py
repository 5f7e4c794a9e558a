"""Many random games in one go, for statistics and measurements."""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes, Word
from ludobug.core.playout import many_games, many_worlds
from ludobug.games.millebugs.kernel.machine import begin, choose, run


def random_games(
    state: Cells, rules: Cells, fresh: Cells, hidden: Cells, count: int, games: int, seed: Word, totals: Codes
) -> Word:
    """Random games from shuffled deals; see ``core.playout``."""
    return many_games(begin, choose, state, rules, fresh, hidden, count, games, seed, totals)


def resampled_games(state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, games: int, seed: Word) -> int:
    """Random games from worlds that fit what a seat knows; see ``core.playout``."""
    return many_worlds(run, choose, state, rules, known, hidden, count, games, seed)
