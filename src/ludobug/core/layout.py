"""The table of named places of a buffer: declared once, used as addresses and to describe a buffer in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """One named run of cells."""

    name: str
    address: int
    size: int
    meaning: str


class Layout:
    r"""Places one after the other; ``place`` returns the address of the new one.

    >>> layout = Layout("example")
    >>> layout.place("LIFE", 2, "life of each seat"), layout.place("TURN", 1, "turn number")
    (0, 2)
    >>> layout.describe([3, 2, 7])
    'LIFE = [3, 2]\nTURN = 7'
    """

    def __init__(self, name: str, start: int = 0) -> None:
        self.name = name
        self.size = start
        self.places: list[Place] = []

    def place(self, name: str, size: int, meaning: str) -> int:
        """Add a place at the end."""
        if any(known.name == name for known in self.places):
            raise ValueError(f"{self.name} has a place {name} already")
        address = self.size
        self.places.append(Place(name, address, size, meaning))
        self.size += size
        return address

    def extend(self, name: str) -> Layout:
        """A layout of its own that goes on where this one ends."""
        longer = Layout(name, self.size)
        longer.places = list(self.places)
        return longer

    def describe(self, cells: Sequence[int]) -> str:
        """Every place with its present content, a line each."""
        lines = []
        for place in self.places:
            content = list(cells[place.address : place.address + place.size])
            lines.append(f"{place.name} = {content[0] if place.size == 1 else content}")
        return "\n".join(lines)
