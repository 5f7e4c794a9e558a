"""Each property is tested for every game of the list."""

from __future__ import annotations

import pytest

from ludobug.core.game import Game
from tests.properties.games import ALL_ROUND, GAMES, load


@pytest.fixture(scope="session", params=ALL_ROUND)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game of the list."""
    return load(request.param)


@pytest.fixture(scope="session", params=[name for name in ALL_ROUND if GAMES[name]["game"] == "mindbug"])
def mindbug(request: pytest.FixtureRequest) -> Game:
    """Every Mindbug of the list."""
    return load(request.param)
