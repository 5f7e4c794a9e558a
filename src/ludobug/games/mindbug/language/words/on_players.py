"""Effects on players: life, Mindbugs, Energy, turns, and what players may do until the turn ends."""

from __future__ import annotations

from dataclasses import dataclass

from ludobug.games.mindbug.language.words.names import Who
from ludobug.games.mindbug.language.words.quantities import Quantity


@dataclass(frozen=True, slots=True)
class GainLife:
    """Players gain life."""

    who: Who
    amount: Quantity


@dataclass(frozen=True, slots=True)
class LoseLife:
    """Players lose life, in one event each."""

    who: Who
    amount: Quantity


@dataclass(frozen=True, slots=True)
class LoseLifeDownTo:
    """A player loses all life but ``remaining``."""

    who: Who
    remaining: int


@dataclass(frozen=True, slots=True)
class MatchLife:
    """Your life becomes equal to the opponent's; the difference counts as gained or lost."""


@dataclass(frozen=True, slots=True)
class StealLife:
    """The opponent loses life; you gain as much as was really lost."""

    amount: Quantity


@dataclass(frozen=True, slots=True)
class RefreshMindbugs:
    """Used Mindbugs of players become unused again, as many as there are."""

    who: Who
    count: int = 1


@dataclass(frozen=True, slots=True)
class LoseMindbugs:
    """Unused Mindbugs of players become used, without being used for anything."""

    who: Who
    count: int = 1


@dataclass(frozen=True, slots=True)
class NoMindbugsThisTurn:
    """Nobody can use a Mindbug until the turn ends."""


@dataclass(frozen=True, slots=True)
class WinGame:
    """You win the game at once, whatever the life totals."""


@dataclass(frozen=True, slots=True)
class LoseGame:
    """You lose the game at once, whatever the life totals."""


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """You take one more turn right after this one, a turn like any other."""


@dataclass(frozen=True, slots=True)
class GainEnergy:
    """Players gain Energy."""

    who: Who
    amount: Quantity


@dataclass(frozen=True, slots=True)
class BuyEnergyCard:
    """You buy an Energy card without paying: a face-up one that you choose, or the top card of the deck."""

    top_of_deck: bool = False


@dataclass(frozen=True, slots=True)
class NoBlocks:
    """Players cannot block with any creature, whenever it came, until the turn ends; HUNTER still forces them to."""

    who: Who


@dataclass(frozen=True, slots=True)
class NameKeyword:
    """You name a keyword, which later sentences may speak of."""
