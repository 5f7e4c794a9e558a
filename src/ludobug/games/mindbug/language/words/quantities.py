"""What a text counts, and the conditions that it makes: how many creatures, how much life, whose turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludobug.games.mindbug.language.words.groups import Creatures
from ludobug.games.mindbug.language.words.names import Relation, Who


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number."""

    value: int


@dataclass(frozen=True, slots=True)
class CreatureCount:
    """How many creatures: yours, "an opponent's" (one opponent alone), or of a whole group."""

    of: Who | Creatures


@dataclass(frozen=True, slots=True)
class LifeOf:
    """The life of a player."""

    who: Who


@dataclass(frozen=True, slots=True)
class HandSize:
    """The number of cards in a player's hand."""

    who: Who


@dataclass(frozen=True, slots=True)
class DiscardSize:
    """The number of cards in a player's discard pile."""

    who: Who


@dataclass(frozen=True, slots=True)
class UnusedMindbugs:
    """The number of unused Mindbugs of a player."""

    who: Who


@dataclass(frozen=True, slots=True)
class OctoniteOnThis:
    """The octonite on this card (on a defeated creature: what lay on it when it was defeated)."""


@dataclass(frozen=True, slots=True)
class OctoniteOn:
    """The octonite on all creatures of a group together."""

    group: Creatures


Quantity: TypeAlias = (
    Number | CreatureCount | LifeOf | HandSize | DiscardSize | UnusedMindbugs | OctoniteOnThis | OctoniteOn
)


@dataclass(frozen=True, slots=True)
class Compare:
    """Two quantities in a relation, the second one increased by ``more``."""

    left: Quantity
    relation: Relation
    right: Quantity
    more: int = 0


@dataclass(frozen=True, slots=True)
class YourTurn:
    """It is your turn."""


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """It is not your turn."""


@dataclass(frozen=True, slots=True)
class OnlyAllied:
    """This is your only creature."""


@dataclass(frozen=True, slots=True)
class ThisDefeatedAnEnemy:
    """This creature has defeated an enemy creature this turn, in a fight or by its own effect."""


@dataclass(frozen=True, slots=True)
class ItHasPower:
    """The card that the sentence before was about, or one of several, has a power in a range."""

    min_power: int | None = None
    max_power: int | None = None


@dataclass(frozen=True, slots=True)
class ItHasOctonite:
    """So much octonite at least lies on the creature that the sentence before was about, or on one of several."""

    count: int


Condition: TypeAlias = Compare | YourTurn | NotYourTurn | OnlyAllied | ThisDefeatedAnEnemy | ItHasPower | ItHasOctonite
