"""Whole cards: their abilities, each a triggered effect or a constant rule, and what else is printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludobug.games.mindbug.language.words.effects import Effect
from ludobug.games.mindbug.language.words.names import Keyword, Place, Trigger
from ludobug.games.mindbug.language.words.quantities import Condition
from ludobug.games.mindbug.language.words.rules import Rule


@dataclass(frozen=True, slots=True)
class Triggered:
    """An ability that happens at its trigger, while the card lies in ``place``.

    With ``cost_octonite`` it happens only if so much octonite is taken off this creature for it, with
    ``cost_mindbugs`` only if so many unused Mindbugs are used for it.
    """

    trigger: Trigger
    effect: Effect
    place: Place = Place.IN_PLAY
    cost_octonite: int = 0
    cost_mindbugs: int = 0


@dataclass(frozen=True, slots=True)
class Constant:
    """A rule that holds while the card lies in ``place`` and the condition, if any, holds.

    From a discard pile it works for the player whose pile it is.
    """

    rule: Rule
    condition: Condition | None = None
    place: Place = Place.IN_PLAY


Ability: TypeAlias = Triggered | Constant


@dataclass(frozen=True, slots=True)
class Evolution:
    """The place of a card in its evolution line: its level, and the name of the card that it evolves to.

    Level I is a card of the deck; II and III are the two sides of one card that lies aside.
    """

    level: int
    evolves_to: str | None = None


@dataclass(frozen=True, slots=True)
class Creature:
    """One creature card: what is printed on it, and what it does."""

    name: str
    power: int
    copies: int = 1
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    number: str = ""
    octonite: int = 0
    dice: int = 0
    team: bool = False
    """Whether it speaks of a team mate, and so needs four seats."""
    provenance: str = "print"
    evolution: Evolution | None = None

    @property
    def in_deck(self) -> bool:
        """Whether it is a card of the deck, and no side of an evolution card."""
        return self.evolution is None or self.evolution.level == 1


@dataclass(frozen=True, slots=True)
class EnergyCard:
    """One Energy card: its price in Energy, and what happens at once when it is bought."""

    name: str
    price: int
    effect: Effect
    provenance: str = "print"
