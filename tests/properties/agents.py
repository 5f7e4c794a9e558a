"""The moves of every shipped agent, as far as there are any."""

from __future__ import annotations

import importlib.util
from typing import Any

from ludobug.core.state import State


def shipped_agents() -> dict[str, Any]:
    """The agents by name."""
    if importlib.util.find_spec("ludobug.agents") is None:
        return {}
    from ludobug.agents import AGENTS

    return dict(AGENTS)


def moves_of_agents(state: State, seed: object = 1) -> tuple[tuple[str, int], ...]:
    """What each agent does when it acts in a state."""
    information = state.information(state.actor)
    return tuple((name, make().decide(state.game, information, seed)) for name, make in shipped_agents().items())
