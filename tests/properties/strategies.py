"""Games in progress, for hypothesis to choose."""

from __future__ import annotations

from hypothesis import strategies as st

from ludobug.core.game import Game
from ludobug.core.state import State
from tests.properties.games import follow

LONGEST = 60
seeds = st.integers(0, 2**32)
choices = st.lists(st.integers(0, 31), max_size=LONGEST)


def states(game: Game) -> st.SearchStrategy[State]:
    """Any state that decisions lead to, from any deal."""
    return st.builds(lambda seed, taken: follow(game.new_state(seed=seed), taken), seeds, choices)
