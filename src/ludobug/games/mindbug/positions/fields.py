"""The fields of a position, and what may stand in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.core.errors import PositionError
from ludobug.games.mindbug import layout as at

ENERGY_PILES = {"market": at.MARKET, "energy_deck": at.ENERGY_DECK, "energy_discard": at.ENERGY_DISCARD}
"""The Energy cards of a position; only the deck is hidden."""

FIELDS = ("active", "turn", "start", "next", "no_mindbugs", "winner", "unused", "revealed", "aside")
SEAT_FIELDS = ("life", "mindbugs", "cannot_block", "energy", "hand", "board", "discard", "draw")
ASIDE_FIELDS = ("card", "owner", "by")
BOARD_FIELDS = ("card", "exhausted", "octonite", "boosts", "profile")
MOST_LIFE = 9999
MOST_ENERGY = 9999


def listed(path: str, value: object) -> list[Any]:
    """What must be a list."""
    if not isinstance(value, (list, tuple)):
        raise PositionError(path, f"must be a list, not {value!r}")
    return list(value)


def whole_number(path: str, value: object, most: int, least: int = 0) -> int:
    """What must be a whole number in a range."""
    if type(value) is not int or not least <= value <= most:
        raise PositionError(path, f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def truth(path: str, value: object) -> bool:
    """What must be true or false."""
    if not isinstance(value, bool):
        raise PositionError(path, f"must be true or false, not {value!r}")
    return value


def only_fields(path: str, value: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
    """Refuse fields that there are none of."""
    for field in value:
        if field not in allowed:
            where = f"{path}.{field}" if path else str(field)
            raise PositionError(where, f"no such field; there are {', '.join(allowed)}")
