"""The opponents that search, by how long they think."""

from __future__ import annotations

from ludobug.agents.mcts import search
from ludobug.core.game import Game
from ludobug.core.information import Information

ITERATIONS = {"easy": 100, "normal": 1_000, "hard": 10_000, "master": 50_000}
"""How many iterations each level thinks about a decision, so that it decides alike on any machine."""


class SearchAgent:
    """Thinks for a number of iterations, or so many seconds, and takes the action that it then deems best."""

    def __init__(self, name: str, iterations: int, seconds: float | None = None) -> None:
        self.name = name
        self.iterations = None if seconds is not None else iterations
        self.seconds = seconds

    def plays(self, game: str) -> bool:
        """Every game."""
        return True

    def decide(self, game: Game, information: Information, seed: object) -> int:
        """The best action of a search; where there is only one, it takes no thought."""
        actions = game.resample(information, seed).legal_actions()
        if len(actions) == 1:
            return actions[0]
        return search(game, information, iterations=self.iterations, seconds=self.seconds, seed=seed).best
