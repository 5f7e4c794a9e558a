"""Random play: every option equally likely, chance included."""

from __future__ import annotations

from ludobug.core.cells import Cells, Choose, Word
from ludobug.core.chance import below, following
from ludobug.core.header import ACTOR, OPTION_COUNT, OVER


def walk(choose: Choose, state: Cells, rules: Cells, seed: Word, limit: int) -> Word:
    """Take up to ``limit`` random decisions; returns the seed to go on with."""
    while limit > 0 and state[ACTOR] != OVER:
        seed = following(seed)
        choose(state, rules, below(seed, state[OPTION_COUNT]))
        limit -= 1
    return seed


def walk_to_end(choose: Choose, state: Cells, rules: Cells, seed: Word, limit: int) -> int:
    """Random play to the end of the game; returns the number of decisions, ``limit`` at most."""
    decisions: int = 0
    while decisions < limit and state[ACTOR] != OVER:
        seed = following(seed)
        choose(state, rules, below(seed, state[OPTION_COUNT]))
        decisions += 1
    return decisions
