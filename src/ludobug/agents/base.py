"""What an opponent is."""

from __future__ import annotations

from typing import Protocol

from ludobug.core.game import Game
from ludobug.core.information import Information


class Agent(Protocol):
    """Decides for a seat from what that seat knows; equal knowledge and equal seeds give equal decisions."""

    name: str

    def plays(self, game: str) -> bool:
        """Whether it can play a game, given by its id."""
        ...

    def decide(self, game: Game, information: Information, seed: object) -> int:
        """The legal action to take at a decision of the seat whose knowledge this is."""
        ...
