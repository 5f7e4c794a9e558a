"""The games, one package each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludobug.core.game import Game


def _mindbug(**options: Any) -> Game:
    from ludobug.games.mindbug.game import Mindbug

    return Mindbug(**options)


GAMES: dict[str, Callable[..., Game]] = {"mindbug": _mindbug}
"""Every game by its id."""
