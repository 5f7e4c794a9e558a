"""The moves of every shipped agent, as far as there are any."""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State


def moves_of_agents(state: State) -> tuple[Any, ...]:
    """What each agent does when it acts in a state."""
    return ()
