"""The opponent that takes any legal action."""

from __future__ import annotations

from random import Random

from ludobug.core.game import Game
from ludobug.core.information import Information


class RandomAgent:
    """Takes each legal action with the same chance."""

    name = "random"

    def plays(self, game: str) -> bool:
        """Every game."""
        return True

    def decide(self, game: Game, information: Information, seed: object) -> int:
        """A legal action, drawn with the seed."""
        return Random(game.word(seed)).choice(game.resample(information, seed).legal_actions())
