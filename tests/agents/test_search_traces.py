"""The compiled and the interpreted search come to the same tree, to the last bit of every mean."""

from __future__ import annotations

import pytest

from ludobug import core
from ludobug.agents import Search
from tests.agents.test_search import numbers
from tests.properties.games import GAMES, load, sampled
from tests.properties.test_traces import interpreted

ITERATIONS = 25


@pytest.mark.skipif(not core.compiled, reason="no compiled kernels to compare with")
@pytest.mark.parametrize("at_random", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_searches_are_alike(name: str, *, at_random: bool) -> None:
    slow, fast = interpreted(name), load(name)
    states = [state for state in sampled(fast, 2, share=0.3, first_seed=50) if state.actor >= 0]
    for number, state in enumerate(states[::6][:4]):
        information = state.information(state.actor)
        one, other = (Search(game, information, number, 60, at_random=at_random) for game in (slow, fast))
        for count in (ITERATIONS - 1, 1):
            one.iterate(count)
            other.iterate(count)
            assert numbers(one) == numbers(other)
    assert states
