"""What a card of Mille Bugs is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

DEBUGS_PER_SPACE = 25


class Family(Enum):
    """What a card does; each family has its colour in print."""

    ADVANCE = "advance"
    MALUS = "malus"
    BONUS = "bonus"
    IMMUNITY = "immunity"


class Icon(Enum):
    """What a Malus threatens; Bonus and Immunity cards answer the Malus with their own icon, whatever the titles."""

    PADLOCK = "padlock"
    PHONE = "phone"
    LADYBIRD = "ladybird"
    NETWORK = "network"


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card.

    ``name`` is what action texts, positions and records call it; ``titles`` are its titles by language, of which the
    French one is that of the print. ``lesson`` is a sentence of good practice that the card teaches.
    """

    name: str
    family: Family
    copies: int
    titles: Mapping[str, str]
    value: int = 0
    icon: Icon | None = None
    lesson: Mapping[str, str] | None = None
    reconstructed: tuple[str, ...] = ()
    """What of this is not known from print but worked out: copies, title, value."""

    @property
    def spaces(self) -> int:
        """Spaces on the board."""
        return self.value // DEBUGS_PER_SPACE

    @property
    def provenance(self) -> str:
        """``print``, or what is reconstructed: "reconstruction: copies"."""
        return f"reconstruction: {', '.join(self.reconstructed)}" if self.reconstructed else "print"


def advance(value: int, copies: int, reconstructed: tuple[str, ...]) -> Card:
    """An Advance card."""
    titles = {"en": f"{value} BUGS FIXED", "fr": f"RÉSOLUTION DE {value} BUGS"}
    return Card(str(value), Family.ADVANCE, copies, titles, value=value, reconstructed=reconstructed)


def malus(name: str, icon: Icon, *, fr: str, lesson: Mapping[str, str]) -> Card:
    """An attack."""
    return Card(name, Family.MALUS, 3, {"en": name, "fr": fr}, icon=icon, lesson=lesson, reconstructed=("copies",))


def bonus(name: str, icon: Icon, *, fr: str, lesson: Mapping[str, str]) -> Card:
    """The remedy for an attack."""
    return Card(name, Family.BONUS, 6, {"en": name, "fr": fr}, icon=icon, lesson=lesson, reconstructed=("copies",))


def immunity(name: str, icon: Icon, *, fr: str, lesson: Mapping[str, str]) -> Card:
    """The lasting protection against an attack."""
    return Card(name, Family.IMMUNITY, 1, {"en": name, "fr": fr}, icon=icon, lesson=lesson, reconstructed=("copies",))
