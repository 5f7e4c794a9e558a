"""Positions to decide in."""

from __future__ import annotations

from typing import Any

import ludobug
from ludobug.core.state import State


def position(**fields: Any) -> State:
    """A position with First Contact, seat A to act unless it is said otherwise."""
    game = ludobug.load("mindbug", sets=["first-contact"])
    return game.from_position({"active": "A", **fields})


def decided(state: State, name: str = "greedy", seed: object = 1) -> str:
    """The text of what an opponent does."""
    from ludobug.agents import agent

    return state.action_text(agent(name).decide(state.game, state.information(state.actor), seed))
