"""Scenes with the cards of Battlefruit, and harvests in them."""

from __future__ import annotations

from functools import partial
from typing import Any

from ludobug.core.state import State
from tests.rules.scenes import do, scene

KINGDOM = ("battlefruit-kingdom",)
EXTRA = ("battlefruit-kingdom", "battlefruit-extra")
kingdom = partial(scene, sets=KINGDOM)
"""A scene of cards of Battlefruit Kingdom."""
extra = partial(scene, sets=EXTRA)
"""A scene of the extra cards, with those of the Kingdom."""


def ripe(name: str, counters: int = 1) -> dict[str, Any]:
    """A creature with so much octonite left."""
    return {"card": name, "octonite": counters}


def next_turn(state: State) -> State:
    """The active player plays a One, without anybody minding, so that the next turn begins with its harvest."""
    return do(state, "play One")
