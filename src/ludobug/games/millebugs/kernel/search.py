"""The search of this game; see ``core.search``."""

from __future__ import annotations

from ludobug.core.cells import Cells, Codes, Reals, Word
from ludobug.core.search import never_judged, never_settled, search_worlds
from ludobug.games.millebugs.kernel.actions import write_codes
from ludobug.games.millebugs.kernel.machine import choose, resample
from ludobug.games.millebugs.kernel.policy import likely


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
    """Do the next iterations of a search; games are played to their end."""
    search_worlds(
        resample,
        choose,
        write_codes,
        likely,
        never_settled,
        never_judged,
        0,
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
