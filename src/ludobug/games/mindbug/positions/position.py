"""A position as a value: what it says, and what goes without saying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludobug.games.mindbug.positions.fields import ENERGY_PILES

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug


class Position(dict[str, Any]):
    """A position as plain data; two are equal when they lay the same table, whatever they leave unsaid."""

    __hash__ = None

    def __init__(self, game: Mindbug, active: int) -> None:
        super().__init__(active=game.letters[active])
        self.unsaid = {"life": game.life, "mindbugs": game.mindbugs, "cannot_block": False, "energy": 0}
        self.next = [game.letters[(active + 1) % game.seats]]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return False
        return _complete(self, self.unsaid, self.next) == _complete(other, self.unsaid, self.next)

    def __ne__(self, other: object) -> bool:
        return not self == other


def _complete(position: Mapping[str, Any], unsaid: Mapping[str, int], following: list[str]) -> dict[str, Any]:
    """A position with everything said that goes without saying."""
    full: dict[str, Any] = {"turn": 1, "start": False, "next": following, "unused": [], "revealed": [], "aside": []}
    full |= {pile: [] for pile in ENERGY_PILES} | {"no_mindbugs": False, "winner": None}
    for field, value in position.items():
        if isinstance(value, Mapping):
            seat = {**unsaid, **{zone: [] for zone in ("hand", "board", "discard", "draw")}, **value}
            seat["board"] = [_complete_entry(entry) for entry in seat["board"]]
            full[field] = seat
        else:
            full[field] = value
    return full


def _complete_entry(entry: object) -> dict[str, Any]:
    plain = {"exhausted": False, "octonite": 0, "boosts": [], "profile": 0}
    return {**plain, **(entry if isinstance(entry, Mapping) else {"card": entry})}
