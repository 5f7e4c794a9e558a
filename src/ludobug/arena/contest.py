"""What is measured: a game with its options, the opponents, what they may spend, and the seed of everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import ludobug
from ludobug.arena.players import Budget, check_players
from ludobug.core.game import Game

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what with whom. Equal contests play equal games, save for opponents that look at the clock."""

    game: str
    options: Mapping[str, Any]
    agents: tuple[str, ...]
    seed: int = 0
    budget: Budget = field(default_factory=Budget)

    def load(self) -> Game:
        """The game with its options."""
        return ludobug.load(self.game, **self.options)

    def check(self) -> Game:
        """The game, if everything can be played as it is asked for; ``OptionError`` names what can't."""
        game = self.load()
        check_players(self.agents, self.budget, self.game)
        return game

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Everybody against everybody, by their places in the list of opponents."""
        return list(combinations(range(len(self.agents)), 2))

    @property
    def names(self) -> list[str]:
        """What the opponents are called in tables; one that plays against itself is numbered."""
        return [
            name if name not in self.agents[:place] else f"{name} #{self.agents[:place].count(name) + 1}"
            for place, name in enumerate(self.agents)
        ]

    def header(self) -> dict[str, Any]:
        """Everything that the results follow from, JSON-ready."""
        return {
            "format": FORMAT,
            "version": ludobug.__version__,
            "game": self.game,
            "options": self.load().options,
            "agents": list(self.agents),
            "seed": self.seed,
            "budget": self.budget.given(),
        }
