"""Scenes with Energy cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludobug.core.state import State
from tests.rules.scenes import card, scene

SPARK = card("Spark", 2, play={"gain_energy": {"who": "you", "amount": 1}})
"""A creature that speaks of Energy: with it in the pool there are Energy cards."""
ALL = (
    *("Ambush", "Extra Head", "Healing Bots", "Monster Buddies", "Mysterious Ally", "Portal Malfunction", "Pounce"),
    *("Rage", "Railgun", "Random Mutation", "Reanimation", "Resurrection", "Revenge", "Stomp"),
    *("Subterranean Strike", "Suburban Camouflage"),
)


def shop(
    market: Sequence[str],
    A: Mapping[str, Any],  # noqa: N803
    B: Mapping[str, Any] | None = None,  # noqa: N803
    *,
    deck: Sequence[str] = (),
    cards: Sequence[Mapping[str, Any]] = (),
    **others: Any,
) -> State:
    """A turn of A that is only beginning, before a market; A has Energy for everything unless told."""
    seat = {"energy": 9, "hand": ["One"], **A}
    fields = {"start": True, "market": list(market), "energy_deck": list(deck), **others}
    return scene(A=seat, B=B or {"hand": ["One"]}, cards=[SPARK, *cards], **fields)


def market(state: State) -> list[str]:
    """The names of the face-up Energy cards."""
    return [offer["card"] for offer in state.view()["market"]]


def done_with(state: State) -> list[str]:
    """The names of the cards on the Energy discard."""
    return list(state.view()["energy_discard"])
