"""Effects on cards that are not in play: played, drawn, looked at, discarded, given, shown."""

from __future__ import annotations

from dataclasses import dataclass

from ludobug.games.mindbug.language.words.groups import Target
from ludobug.games.mindbug.language.words.names import Piles, Who
from ludobug.games.mindbug.language.words.quantities import Quantity


@dataclass(frozen=True, slots=True)
class PlayCard:
    """You play cards, under your control, perhaps without their Play effects; no Mindbug can answer."""

    target: Target
    silent: bool = False


@dataclass(frozen=True, slots=True)
class ToYourHand:
    """Cards move into your hand: drawn, returned or stolen, as the place they come from says."""

    target: Target


@dataclass(frozen=True, slots=True)
class ToTeamMatesHand:
    """Cards move into the hand of your team mate."""

    target: Target


@dataclass(frozen=True, slots=True)
class DrawUnused:
    """You draw cards from the unused pile."""

    count: int


@dataclass(frozen=True, slots=True)
class UnusedUnderDrawPile:
    """The top cards of the unused pile go under your draw pile; nobody looks at them."""

    count: int


@dataclass(frozen=True, slots=True)
class LookAtUnused:
    """You alone look at the top cards of the unused pile; something is done with them; the rest is shuffled back."""

    count: int
    effect: ToYourHand | ToTeamMatesHand | PlayCard


@dataclass(frozen=True, slots=True)
class Discard:
    """A player chooses and discards cards from the own hand, together; ``up_to`` allows fewer.

    With ``each`` it is ``count`` cards for each thing counted.
    """

    who: Who
    count: int
    up_to: bool = False
    at_random: bool = False
    each: Quantity | None = None


@dataclass(frozen=True, slots=True)
class DiscardPiles:
    """A player puts the whole hand, the whole draw pile, or both at once, into the own discard pile."""

    who: Who
    piles: Piles


@dataclass(frozen=True, slots=True)
class SwapHands:
    """You and the opponent exchange your whole hands, both at the same time."""


@dataclass(frozen=True, slots=True)
class Give:
    """Another player chooses a card of the own hand and gives it to you."""

    who: Who = Who.AN_OPPONENT


@dataclass(frozen=True, slots=True)
class PassLeft:
    """Players choose a card of their hand each; all these go to the player on the left of each at the same time."""

    who: Who


@dataclass(frozen=True, slots=True)
class Reveal:
    """Hand cards are shown to everybody; they stay in their hands."""

    target: Target


@dataclass(frozen=True, slots=True)
class ToAnyDiscard:
    """Hand cards are put on the discard pile of a player whom you choose; that is no discarding."""

    target: Target
