"""What a table of Mindbug is worth to a seat, judged as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.core.state import State
from ludobug.games.mindbug.wording import meaning

LIFE = (0.0, 14.0, 23.0, 29.0, 33.0, 36.0)
"""What the first points of life are worth together; each further one is worth ``MORE_LIFE``."""
MORE_LIFE = 2.0
MINDBUG = 9.0
CARD = 5.0
CREATURE = 3.0
KEYWORDS = {"FAST": 0.5, "FRENZY": 2.5, "HUNTER": 2.0, "POISONOUS": 4.0, "SNEAKY": 2.5, "TOUGH": 4.0}
SPENT_TOUGH = 3.5
CANNOT = 2.5
TO_MOVE = 6.0


def turn_action_due(state: State) -> bool:
    """Whether the seat that decides owes its turn action, so that nothing is pending."""
    said = meaning(state.game, state.legal_actions()[-1])
    return said is not None and said.verb in ("play", "attack", "action")


def worth(state: State, seat: int) -> float:
    """The balance of the table for a seat: what its side has, less what the other side has."""
    view = state.view(None)
    balance = 0.0
    for number, letter in enumerate(state.game.letters):
        sign = 1.0 if (number - seat) % 2 == 0 else -1.0
        balance += sign * side(view[letter])
        if view["actor"] == letter:
            balance += sign * TO_MOVE
    return balance


def side(seat: Mapping[str, Any]) -> float:
    """What one seat has: life, Mindbugs, cards to come, creatures."""
    life: int = seat["life"]
    creatures = sum(creature(entry) for entry in seat["board"])
    mindbugs: int = seat["mindbugs"]
    last = len(LIFE) - 1
    return (
        LIFE[min(life, last)]
        + max(0, life - last) * MORE_LIFE
        + mindbugs * MINDBUG
        + float(len(seat["hand"]) + seat["draw"]) * CARD
        + creatures
    )


def creature(entry: Mapping[str, Any]) -> float:
    """What a creature in play is worth, in points of power."""
    value = CREATURE + float(entry["power"]) + sum(KEYWORDS.get(keyword, 0.0) for keyword in entry["keywords"])
    if entry["exhausted"]:
        value -= SPENT_TOUGH
    if entry["cannot_attack"]:
        value -= CANNOT
    if entry["cannot_block"]:
        value -= CANNOT
    return value
