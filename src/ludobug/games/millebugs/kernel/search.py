"""The search of this game; see ``core.search``."""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes, Reals, Word
from ludobug.core.search import search_worlds
from ludobug.games.millebugs.kernel.actions import write_codes
from ludobug.games.millebugs.kernel.machine import choose, resample
from ludobug.games.millebugs.kernel.policy import likely
from ludobug.games.millebugs.kernel.worth import settled, worth

REACH = 8
"""After so many decisions beyond the tree a table is judged as it stands, as soon as it can be."""


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
    """Do the next iterations of a search."""
    search_worlds(
        resample,
        choose,
        write_codes,
        likely,
        settled,
        worth,
        REACH,
        state,
        rules,
        known,
        hidden,
        count,
        tree,
        values,
        codes,
        iterations,
        seed,
    )
