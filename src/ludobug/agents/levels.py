"""The opponents that search, by how long they think."""

from __future__ import annotations

from collections.abc import Mapping

from ludobug.agents.mcts import best_action
from ludobug.core.game import Game
from ludobug.core.information import Information

ITERATIONS = {"easy": 60, "normal": 400, "hard": 4_000, "master": 24_000}
"""How many iterations each level thinks about a decision, so that it decides alike on any machine."""

OF_GAMES: Mapping[str, Mapping[str, int]] = {
    "moogle": {"easy": 100, "normal": 700, "hard": 6_000, "master": 6_000},
    "millebugs": dict.fromkeys(ITERATIONS, 4_000),
}
"""The same for games in which that takes more. Levels with equal numbers are one level there, by several names."""


def iterations_of(level: str, game: str) -> int:
    """How many iterations a level thinks about a decision in a game."""
    return OF_GAMES.get(game, ITERATIONS)[level]


AS_GREEDY = ("millebugs",)
"""Games so much of luck that two thousand games do not tell the search from the greedy opponent."""


def aliases(game: str) -> dict[str, str]:
    """The levels of a game that are one with another: the lowest of those that play equally well stands for them."""
    if game in AS_GREEDY:
        return dict.fromkeys(ITERATIONS, "greedy")
    lowest: dict[int, str] = {}
    found = {level: lowest.setdefault(iterations_of(level, game), level) for level in ITERATIONS}
    return {level: other for level, other in found.items() if level != other}


class SearchAgent:
    """Thinks as long as its level does, or as long as it is told, and takes the action that it then deems best."""

    def __init__(self, name: str, iterations: int | None = None, seconds: float | None = None) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds

    def plays(self, game: str) -> bool:
        """Every game."""
        return True

    def decide(self, game: Game, information: Information, seed: object) -> int:
        """The best action of a search; where there is only one, it takes no thought."""
        actions = game.resample(information, seed).legal_actions()
        if len(actions) == 1:
            return actions[0]
        iterations = self.iterations
        if iterations is None and self.seconds is None:
            iterations = iterations_of(self.name, game.id)
        return best_action(game, information, iterations=iterations, seconds=self.seconds, seed=seed)
