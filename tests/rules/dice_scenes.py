"""Scenes with dice and Energy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludobug.core.state import State
from tests.rules.scenes import scene

FACES = ("+1", "+2", "+3", "energy 1", "energy 2", "discard")


def with_dice(card: Mapping[str, Any], dice: int = 1) -> dict[str, Any]:
    """A custom card (see ``card``) with die symbols."""
    return {**card, "dice": dice}


def energy(state: State, seat: str) -> int:
    """A seat's Energy."""
    return int(state.view()[seat]["energy"])


def attacks_with(card: Mapping[str, Any], A: Mapping[str, Any], B: Mapping[str, Any], *more: Any) -> State:  # noqa: N803
    """A scene in which A attacks with a custom creature."""
    cards: Sequence[Any] = [card, *more]
    state = scene(A={**A, "board": [card["name"], *A.get("board", [])]}, B=B, cards=cards)
    state.apply(f"attack {card['name']}")
    return state
