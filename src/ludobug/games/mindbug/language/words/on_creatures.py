"""Effects on creatures in play: defeat, control, power and keywords for a turn, octonite, boosts, copies."""

from __future__ import annotations

from dataclasses import dataclass

from ludobug.games.mindbug.language.words.groups import It, Pick, Target, This
from ludobug.games.mindbug.language.words.names import Keyword


@dataclass(frozen=True, slots=True)
class Defeat:
    """Creatures are defeated, all of them together; ``also`` are further ones, chosen before anything happens."""

    target: Target
    also: Pick | None = None


@dataclass(frozen=True, slots=True)
class TakeControl:
    """You take control of creatures."""

    target: Target


@dataclass(frozen=True, slots=True)
class HandOver:
    """An opponent takes control of creatures."""

    target: Target


@dataclass(frozen=True, slots=True)
class ToControllersHand:
    """Creatures go back to the hand of their controller."""

    target: Target


@dataclass(frozen=True, slots=True)
class SetAside:
    """Creatures are set aside: they leave play without being defeated, and lie open beside the table."""

    target: Target


@dataclass(frozen=True, slots=True)
class ReturnSetAside:
    """What cards of this name have set aside comes back into play, without Play effects, for who controlled it."""


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """Creatures get power or keywords, may not block, or cannot be defeated, until the turn ends."""

    target: Target
    keywords: tuple[Keyword, ...] = ()
    cannot_block: bool = False
    power: int = 0
    cannot_be_defeated: bool = False


@dataclass(frozen=True, slots=True)
class AlliesThisTurn:
    """All your creatures, whenever they came, have keywords and more dice (two at most) until the turn ends."""

    keywords: tuple[Keyword, ...] = ()
    dice: int = 0


@dataclass(frozen=True, slots=True)
class PutOctonite:
    """Octonite is put on creatures, on each as much."""

    target: Target
    count: int = 1


@dataclass(frozen=True, slots=True)
class Boost:
    """You put up to ``count`` cards of any discard piles face down under a creature, where each gives it +1 power.

    With ``spread`` each of the cards goes under any creature of the group, all of them under one or not.
    """

    target: Pick | This
    count: int = 1
    spread: bool = False


@dataclass(frozen=True, slots=True)
class Evolve:
    """This creature evolves to the next stage of its line, whatever its state; nothing happens at the last stage."""


@dataclass(frozen=True, slots=True)
class AttackNow:
    """The controller of a creature attacks with it at once, if it is able to attack."""

    target: Pick | This


@dataclass(frozen=True, slots=True)
class CopyPlay:
    """The Play effect of a creature, or of a card that was revealed, is carried out as if it were this card's."""

    target: Pick | It


@dataclass(frozen=True, slots=True)
class TriggerPlay:
    """The Play effect of a creature happens once more, for its controller; the creature does not come into play."""

    target: Pick
