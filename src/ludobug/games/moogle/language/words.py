"""The words of the effect language: frozen values that say what a card, a monster or a Mog does.

From the same value come the kernel's tables (``compile``), the text in English and French (``text``) and the JSON
form (``json_form``). A word says one thing; distinct phrases of the rulebook ("you may", "other", "original power",
"your cards", "opposing cards", "once in each of your turns") are distinct words.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Whose(Enum):
    """Whose cards a text means, seen from the player of the card."""

    ANYBODYS = "anybody's"
    YOURS = "yours"
    OPPOSING = "opposing"


class Where(Enum):
    """At which places the cards lie that a text means."""

    HERE = "this zone"
    IN_REACH = "any zone you may play in"
    ELSEWHERE = "another zone"


class Facing(Enum):
    """Which way cards lie."""

    UP = "face up"
    DOWN = "face down"


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards on the table: of an owner, at a place, possibly "other" than this, by facing, original power and more."""

    whose: Whose = Whose.ANYBODYS
    where: Where = Where.HERE
    other: bool = False
    facing: Facing | None = None
    min_power: int | None = None
    max_power: int | None = None
    special: bool = False
    """Only cards with a special ability."""
    strongest: bool = False
    """Only the card or cards with the highest original power."""
    were_face_down: bool = False
    """Only cards that lay face down until the reveal."""
    tired: bool = False
    """Only cards with a fatigue token."""


@dataclass(frozen=True, slots=True)
class One:
    """One card of a group, chosen by the player of the text."""

    group: Cards


@dataclass(frozen=True, slots=True)
class Every:
    """All cards of a group."""

    group: Cards


@dataclass(frozen=True, slots=True)
class This:
    """The card that carries the text."""


# ---------------------------------------------------------------- things done at once


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards from your deck."""

    count: int


@dataclass(frozen=True, slots=True)
class PutUnderDeck:
    """Put one card from your hand on the bottom of your deck."""


@dataclass(frozen=True, slots=True)
class GainPoints:
    """Gain victory points."""

    points: int


@dataclass(frozen=True, slots=True)
class TakeSpareHero:
    """Take a spare Hero at random into your hand."""


@dataclass(frozen=True, slots=True)
class Tire:
    """Place a fatigue token."""

    target: One | Every


@dataclass(frozen=True, slots=True)
class Refresh:
    """Remove a fatigue token."""

    target: One


@dataclass(frozen=True, slots=True)
class Look:
    """Look at cards privately."""

    target: One | Every


@dataclass(frozen=True, slots=True)
class MoveHere:
    """Move a card into this zone; placement rules apply."""

    target: One


@dataclass(frozen=True, slots=True)
class MoveAway:
    """Move a card to another zone its owner may play in; placement rules apply."""

    target: One


@dataclass(frozen=True, slots=True)
class ReplaceMonster:
    """Replace the monster of this zone, never the Yiazmat tile, by the top card of the monster deck."""


@dataclass(frozen=True, slots=True)
class PlaceGil:
    """Put one of your Gil tokens on a card."""

    target: One


@dataclass(frozen=True, slots=True)
class PlayFaceDown:
    """Play one additional card, face down."""


Deed: TypeAlias = (
    Draw
    | PutUnderDeck
    | GainPoints
    | TakeSpareHero
    | Tire
    | Refresh
    | Look
    | MoveHere
    | MoveAway
    | ReplaceMonster
    | PlaceGil
    | PlayFaceDown
)


@dataclass(frozen=True, slots=True)
class May:
    """You may do it."""

    deed: Deed


Effect: TypeAlias = Deed | May


# ---------------------------------------------------------------- rules about play and about the final scoring


@dataclass(frozen=True, slots=True)
class MovesItself:
    """Once in each of your turns you may move this card to another zone you may play in."""


@dataclass(frozen=True, slots=True)
class IgnoresLimit:
    """Ignores the placement limit when played or moved."""


@dataclass(frozen=True, slots=True)
class ForcesFaceDown:
    """Every card played here is placed face down."""


@dataclass(frozen=True, slots=True)
class ForbidsFaceDown:
    """No card may be played or moved here face down."""


@dataclass(frozen=True, slots=True)
class RaisesLimit:
    """Each player may have more cards here than usual; how many is the monster's own number."""


class When(Enum):
    """The condition of a rule."""

    THIS_IS_TIRED = "a fatigue token is on this card"
    THIS_WAS_FACE_DOWN = "this card was face down until the final reveal"


@dataclass(frozen=True, slots=True)
class CardCount:
    """How many cards a group has."""

    group: Cards


@dataclass(frozen=True, slots=True)
class GilCount:
    """How many Gil tokens lie on the cards of a group."""

    group: Cards


@dataclass(frozen=True, slots=True)
class ChangesPower:
    """Raises or lowers power, never below 0."""

    target: This | Every
    amount: int
    each: CardCount | GilCount | None = None
    when: When | None = None


@dataclass(frozen=True, slots=True)
class FixesPower:
    """Power is a value and neither increases nor decreases."""

    target: This | Every
    value: int


@dataclass(frozen=True, slots=True)
class CopiesStrongest:
    """Without a fatigue token, this card's power becomes that of the strongest other card in this zone."""


@dataclass(frozen=True, slots=True)
class AddsToTotal:
    """Adds to your total in this zone."""

    amount: int
    when: When | None = None


@dataclass(frozen=True, slots=True)
class PaysSoleFirst:
    """Victory points for being alone in first place here: for you, or from a monster for whoever it is."""

    points: int


@dataclass(frozen=True, slots=True)
class ClearsFatigue:
    """Removes every fatigue token from your cards in this zone."""


@dataclass(frozen=True, slots=True)
class BlocksFatigue:
    """No further fatigue token can be placed in this zone."""


@dataclass(frozen=True, slots=True)
class CancelsAbilities:
    """Cancels every end-of-game ability of the cards in this zone."""


@dataclass(frozen=True, slots=True)
class DisablesMonster:
    """Disables the special ability of this zone's monster or tile."""


Rule: TypeAlias = (
    MovesItself
    | IgnoresLimit
    | ForcesFaceDown
    | ForbidsFaceDown
    | RaisesLimit
    | ChangesPower
    | FixesPower
    | CopiesStrongest
    | AddsToTotal
    | PaysSoleFirst
    | ClearsFatigue
    | BlocksFatigue
    | CancelsAbilities
    | DisablesMonster
    | Tire
)


# ---------------------------------------------------------------- abilities and cards


@dataclass(frozen=True, slots=True)
class AtOnce:
    """The face-up mark with lightning: the card must lie face up and does this when it is played."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class WhileFaceUp:
    """The face-up mark alone: the card must lie face up, and this holds while it does."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class AtTheEnd:
    """In the final scoring, whichever way the card lay."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Always:
    """What a monster or a tile does to the game while it lies there."""

    rules: tuple[Rule, ...]


Ability: TypeAlias = AtOnce | WhileFaceUp | AtTheEnd | Always


@dataclass(frozen=True, slots=True)
class Card:
    """A Combat card or a Hero."""

    name: str
    power: int
    ability: AtOnce | WhileFaceUp | AtTheEnd | None = None
    provenance: str = "print"
    """Where the card is known from: "print", "web", "reconstruction", or several of them joined by "+"."""

    @property
    def must_lie_face_up(self) -> bool:
        """Whether the card bears the face-up mark."""
        return isinstance(self.ability, (AtOnce, WhileFaceUp))


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster, or a face of a Yiazmat tile."""

    name: str
    limit: int
    prizes: tuple[int, ...]
    ability: AtTheEnd | Always | None = None
    provenance: str = "print"
    face: str = ""
    """Tile number and side for a face of a Yiazmat tile: "1A"."""


@dataclass(frozen=True, slots=True)
class Mog:
    """A Mog with its ability and its ten Combat cards: the shared ones, then its own."""

    name: str
    ability_name: str
    effects: tuple[Effect, ...]
    own_cards: tuple[Card, ...]
    gil: int = 0
    """Gil tokens: the ability is used as long as they last, otherwise once."""
    provenance: str = "reconstruction"
