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

from collections.abc import Callable
from functools import partial

from ludobug.agents.base import Agent
from ludobug.agents.greedy import GreedyAgent
from ludobug.agents.levels import ITERATIONS, SearchAgent
from ludobug.agents.mcts import Considered, Search, SearchResult, search
from ludobug.agents.random_agent import RandomAgent
from ludobug.core.errors import OptionError

__all__ = [
    "AGENTS",
    "Agent",
    "Considered",
    "GreedyAgent",
    "RandomAgent",
    "Search",
    "SearchAgent",
    "SearchResult",
    "agent",
    "opponents",
    "search",
]

AGENTS: dict[str, Callable[..., Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    **{name: partial(SearchAgent, name, iterations=iterations) for name, iterations in ITERATIONS.items()},
}
"""Every opponent by its name, from the weakest to the strongest."""


def agent(name: str) -> Agent:
    """The opponent of that name."""
    if name not in AGENTS:
        raise OptionError(f"no opponent {name!r}; there are {', '.join(AGENTS)}")
    return AGENTS[name]()


def opponents(game: str) -> list[str]:
    """The names of the opponents that play a game, from the weakest to the strongest."""
    return [name for name in AGENTS if agent(name).plays(game)]
