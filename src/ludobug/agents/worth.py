"""What a table is worth to a seat, judged as it stands: every game has its judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ludobug.agents import worth_millebugs, worth_mindbug, worth_moogle
from ludobug.core.state import State

WON = 1000.0


class Judge(Protocol):
    """What a module that judges the tables of one game offers."""

    def turn_action_due(self, state: State) -> bool:
        """Whether nothing of the last turn action is pending, so that the table can be judged."""
        ...

    def worth(self, state: State, seat: int) -> float:
        """What the table of a game that goes on is worth to a seat, well within what a won game is worth."""
        ...


JUDGES: Mapping[str, Judge] = {"millebugs": worth_millebugs, "mindbug": worth_mindbug, "moogle": worth_moogle}
"""The judge of each game, by the id of the game."""


def turn_action_due(state: State) -> bool:
    """Whether nothing of the last turn action is pending, so that the table can be judged."""
    return JUDGES[state.game.id].turn_action_due(state)


def worth(state: State, seat: int) -> float:
    """What the table is worth to a seat; a finished game is worth what it brings."""
    if state.is_over:
        return WON * float(state.returns()[seat])
    return JUDGES[state.game.id].worth(state, seat)
