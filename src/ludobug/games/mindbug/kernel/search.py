"""The search of this game; see ``core.search``."""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes, Reals, Word
from ludobug.core.search import search_worlds
from ludobug.games.mindbug.kernel.actions import write_codes
from ludobug.games.mindbug.kernel.machine import choose, resample


def search(
    state: Cells,
    rules: Cells,
    known: Cells,
    hidden: Cells,
    count: int,
    tree: Codes,
    values: Reals,
    codes: Codes,
    iterations: int,
    seed: Word,
) -> None:
    """Do the next iterations of a search from a decision of the seat whose knowledge this is."""
    search_worlds(
        resample, choose, write_codes, state, rules, known, hidden, count, tree, values, codes, iterations, seed
    )
