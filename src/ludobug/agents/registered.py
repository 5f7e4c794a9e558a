"""Opponents from other packages, found by the entry points that they declare.

A package offers an opponent with two lines of its ``pyproject.toml``::

    [project.entry-points."ludobug.agents"]
    patient = "my_package.players:Patient"

The name is what players type; what it points to is called without arguments and gives an ``Agent``.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludobug.agents.base import Agent
from ludobug.core.errors import LudobugError
from ludobug.core.game import Game
from ludobug.core.information import Information

GROUP = "ludobug.agents"


class AgentError(LudobugError):
    """An opponent that can't be loaded, or that does what no opponent may; ``name`` says which."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        self.reason = reason
        super().__init__(f"opponent {name!r}: {reason}")


def registered() -> dict[str, EntryPoint]:
    """The opponents of other packages by their names; nothing of them is loaded yet."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def made(point: EntryPoint) -> Agent:
    """The opponent of an entry point; ``AgentError`` says what is wrong with it."""
    try:
        agent: Any = point.load()()
    except Exception as error:
        raise AgentError(point.name, f"{source(point)} can't be loaded: {type(error).__name__}: {error}") from error
    for wanted in ("plays", "decide"):
        if not callable(getattr(agent, wanted, None)):
            raise AgentError(point.name, f"{source(point)} gives something without the method {wanted!r}")
    return Guarded(point.name, agent)


def source(point: EntryPoint) -> str:
    """Where an opponent comes from."""
    package = f" of the package {point.dist.name!r}" if point.dist is not None else ""
    return f"{point.value}{package}"


class Guarded:
    """An opponent of another package: whatever goes wrong in it is reported under its name."""

    def __init__(self, name: str, agent: Agent) -> None:
        self.name = name
        self.agent = agent

    def plays(self, game: str) -> bool:
        """Whether it says that it plays a game."""
        try:
            return bool(self.agent.plays(game))
        except Exception as error:
            raise self._failure(error) from error

    def decide(self, game: Game, information: Information, seed: object) -> int:
        """The legal action that it takes; ``AgentError`` if it takes none."""
        try:
            action = self.agent.decide(game, information, seed)
        except Exception as error:
            raise self._failure(error) from error
        legal = game.resample(information, seed).legal_actions()
        if type(action) is not int or action not in legal:
            raise AgentError(self.name, f"decided {action!r}, which is no legal action")
        return action

    def _failure(self, error: Exception) -> AgentError:
        return AgentError(self.name, f"{type(error).__name__}: {error}")
