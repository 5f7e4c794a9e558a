"""One decision of a game and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludobug.core.header import CHANCE
from ludobug.core.state import State

CHANCE_NAME = "chance"


@dataclass(frozen=True, slots=True)
class Step:
    """A decision, by a seat or by chance, with everything that happened until the next one."""

    number: int
    actor: str
    """The letter of a seat, or "chance"."""
    decision: Mapping[str, Any]
    action: str
    events: tuple[dict[str, Any], ...]
    """With their ``seers``: to be redacted for whoever reads."""
    seen: Mapping[str, Any]
    """What a spectator saw before."""
    before: State


def take(state: State, action: int | str, number: int) -> Step:
    """Carry out an action and tell the step that it was."""
    code = state.parse_action(action) if isinstance(action, str) else action
    text = state.action_text(code)
    before = state.clone()
    seen = before.view(None)
    actor = CHANCE_NAME if before.actor == CHANCE else before.game.letters[before.actor]
    return Step(number, actor, seen["decision"], text, tuple(state.play(code)), seen, before)
