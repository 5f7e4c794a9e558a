"""Opponents: each decides from what its own seat knows, never from the true state.

>>> import ludobug
>>> from ludobug.agents import agent
>>> game = ludobug.load("mindbug")
>>> state = game.new_state(seed=7)
>>> chosen = agent("random").decide(game, state.information(state.actor), seed=1)
>>> chosen in state.legal_actions()
True
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial

from ludobug.agents.base import Agent
from ludobug.agents.greedy import GreedyAgent
from ludobug.agents.levels import ITERATIONS, SearchAgent, aliases
from ludobug.agents.mcts import Considered, Search, SearchResult, search
from ludobug.agents.random_agent import RandomAgent
from ludobug.agents.registered import AgentError, made, registered
from ludobug.core.errors import OptionError

__all__ = [
    "AGENTS",
    "Agent",
    "AgentError",
    "Considered",
    "GreedyAgent",
    "RandomAgent",
    "Search",
    "SearchAgent",
    "SearchResult",
    "agent",
    "aliases",
    "maker",
    "names",
    "opponents",
    "search",
]

AGENTS: dict[str, Callable[..., Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    **{name: partial(SearchAgent, name) for name in ITERATIONS},
}
"""The opponents of Ludobug by their names, from the weakest to the strongest."""


def names() -> list[str]:
    """The names of all opponents: those of Ludobug from the weakest to the strongest, then those of other packages."""
    return [*AGENTS, *(name for name in registered() if name not in AGENTS)]


def maker(name: str) -> Callable[..., Agent]:
    """What makes the opponent of that name."""
    if name in AGENTS:
        return AGENTS[name]
    found = registered()
    if name not in found:
        raise OptionError(f"no opponent {name!r}; there are {', '.join(names())}")
    return partial(made, found[name])


def agent(name: str) -> Agent:
    """The opponent of that name."""
    return maker(name)()


def opponents(game: str) -> list[str]:
    """The names of the opponents that play a game; one of another package that can't be loaded is left out."""
    return [name for name in names() if _plays(name, game)]


def _plays(name: str, game: str) -> bool:
    try:
        return agent(name).plays(game)
    except AgentError as error:
        warnings.warn(str(error), RuntimeWarning, stacklevel=3)
        return False
