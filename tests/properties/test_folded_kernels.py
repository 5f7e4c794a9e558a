"""The folded kernels do the same as the kernel files, to the byte."""

from __future__ import annotations

import random

import pytest

from ludobug.core.folding import folded_text
from ludobug.core.header import ACTOR, OPTION_COUNT, OVER
from ludobug.core.units import UNITS
from tests.properties.games import GAMES, load
from tests.properties.test_traces import interpreted

SEEDS = range(3)
MOST = 300


@pytest.fixture(scope="module")
def folded() -> dict[str, dict[str, object]]:
    """The functions of each game's folded kernel, made from the present files."""
    spaces: dict[str, dict[str, object]] = {}
    for unit in UNITS:
        space: dict[str, object] = {}
        exec(folded_text(unit), space)
        spaces[unit.module.split(".")[2]] = space
    return spaces


@pytest.mark.parametrize("name", GAMES)
def test_a_folded_kernel_plays_the_same_games(name: str, folded: dict[str, dict[str, object]]) -> None:
    game = interpreted(name)
    choose = folded[load(name).id]["choose"]
    decisions = 0
    for seed in SEEDS:
        luck = random.Random(seed)
        one = game.new_state(seed=seed).cells.tolist()
        other = one[:]
        while one[ACTOR] != OVER and decisions < MOST * (seed + 1):
            index = luck.randrange(one[OPTION_COUNT])
            game.kernel.choose(one, game.listed_rules, index)
            choose(other, game.listed_rules, index)  # type: ignore[operator]
            assert one == other
            decisions += 1
    assert decisions > len(SEEDS)
