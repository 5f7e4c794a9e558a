"""Opponents of somebody else's, as the arena finds them by name."""

from __future__ import annotations

from random import Random

from ludobug.core.game import Game
from ludobug.core.information import Information


class First:
    """Takes the first legal action."""

    name = "first"

    def plays(self, game: str) -> bool:
        return True

    def decide(self, game: Game, information: Information, seed: object) -> int:
        return game.resample(information, 0).legal_actions()[0]


class Thinker(First):
    """Takes any action; notes what it may spend."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def decide(self, game: Game, information: Information, seed: object) -> int:
        return Random(game.word(seed)).choice(game.resample(information, 0).legal_actions())


class OnlyMindbug(First):
    def plays(self, game: str) -> bool:
        return game == "mindbug"


class Cheater(First):
    """Names an action that nobody has."""

    def decide(self, game: Game, information: Information, seed: object) -> int:
        return 123456789


class Idle:
    """Is no opponent."""


def choosy(taste: str) -> First:
    """Can't be made without an argument."""
    raise AssertionError(taste)


NOTHING = None
