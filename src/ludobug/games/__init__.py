"""The games, one package each."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludobug.core.game import Game

GAMES = {
    "mindbug": "Mindbug",
    "millebugs": "MilleBugs",
    "moogle": "Moogle",
}
"""Every game by its id, with the name of its class in the module ``game`` of its package."""


def game_class(game: str) -> type[Game]:
    """The class of a game; nothing of the other games is imported."""
    module = import_module(f"ludobug.games.{game}.game")
    found: type[Game] = getattr(module, GAMES[game])
    return found
