"""The moves of the shipped agents."""

from __future__ import annotations

from ludobug.agents import AGENTS, Agent, SearchAgent
from ludobug.core.state import State

ITERATIONS = 60
"""How long a search thinks here: its levels differ in nothing else."""


def shipped_agents() -> dict[str, Agent]:
    """The agents by name; one search stands for all its levels."""
    agents = {name: make() for name, make in AGENTS.items()}
    plain = {name: agent for name, agent in agents.items() if type(agent) is not SearchAgent}
    return {**plain, "search": SearchAgent("search", ITERATIONS)}


def moves_of_agents(state: State, seed: object = 1) -> tuple[tuple[str, int], ...]:
    """What each agent does when it acts in a state."""
    information = state.information(state.actor)
    return tuple((name, agent.decide(state.game, information, seed)) for name, agent in shipped_agents().items())
