"""Each property is tested for every game of the list."""

from __future__ import annotations

import pytest

from ludobug.core.game import Game
from tests.properties.games import GAMES, load


@pytest.fixture(scope="session", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game of the list."""
    return load(request.param)


@pytest.fixture(scope="session", params=[name for name, options in GAMES.items() if options["game"] == "mindbug"])
def mindbug(request: pytest.FixtureRequest) -> Game:
    """Every Mindbug of the list."""
    return load(request.param)
