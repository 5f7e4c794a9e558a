"""What the tests of opponents share."""

from __future__ import annotations

import pytest

from ludobug.core.game import Game
from tests.properties.games import GAMES, load


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game with the options that its properties are tested with."""
    return load(request.param)
