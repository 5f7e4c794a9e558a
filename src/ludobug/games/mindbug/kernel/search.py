"""The search of this game; see ``core.search``."""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes, Reals, Word
from ludobug.core.search import search_worlds
from ludobug.games.mindbug.kernel.actions import write_codes
from ludobug.games.mindbug.kernel.machine import choose, resample
from ludobug.games.mindbug.kernel.policy import likely
from ludobug.games.mindbug.kernel.worth import settled, worth

REACH = 12
"""After so many decisions beyond the tree the table is judged as it stands, as soon as nothing is pending."""


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
