"""What a player would likely do, at a glance: so that games are played out less foolishly than at random."""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.chance import below
from ludobug.core.header import OPTION_COUNT


def likely(state: Cells, rules: Cells, seed: Word) -> int:
    """The index of an option that a player would likely take."""
    return below(seed, state[OPTION_COUNT])
