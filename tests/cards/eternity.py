"""Scenes for the cards of Beyond Eternity."""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State
from tests.rules.scenes import creature, scene

SETS = ("first-contact", "beyond-eternity")


def table(A: Any = None, B: Any = None, **others: Any) -> State:  # noqa: N803
    """A scene with First Contact and Beyond Eternity."""
    return scene(A, B, sets=SETS, **others)


def boosted(name: str, *boosts: str) -> dict[str, Any]:
    """A creature of a position, with boosts under it."""
    return {"card": name, "boosts": list(boosts)}


def boosts(state: State, seat: str, name: str) -> list[str]:
    """The boosts under a creature."""
    return list(creature(state, seat, name)["boosts"])
