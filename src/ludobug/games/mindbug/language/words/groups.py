"""Which cards a text means: groups of creatures in play and of cards elsewhere, and which of a group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludobug.games.mindbug.language.words.names import Extreme, Keyword, Relation, Side, Trigger, Zone


@dataclass(frozen=True, slots=True)
class Creatures:
    """Creatures in play: of a side, possibly "other" than this, within a power range, with keywords, at an extreme,
    with so much octonite on each at least. With ``than_this`` they are those whose power stands in that relation to
    the power of this creature, with ``further_from_this`` those whose power differs from it by more than that;
    ``blocked`` are those that blocked this turn, hunted or not.

    They may have to be ``boosted``, or to share their power with another creature of the group, or a keyword with the
    card that the sentence before was about.
    """

    side: Side = Side.ANY
    other: bool = False
    min_power: int | None = None
    max_power: int | None = None
    keywords: tuple[Keyword, ...] = ()
    extreme: Extreme | None = None
    min_octonite: int | None = None
    than_this: Relation | None = None
    blocked: bool = False
    boosted: bool = False
    sharing_power: bool = False
    named_keyword: bool = False
    further_from_this: int | None = None
    shares_keyword_with_it: bool = False
    as_strong_as_it: bool = False
    """Whether their power must be that of the card that the sentence before was about."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in a hand, a discard pile or under creatures, within a printed power range, with an ability of a sort.

    With ``lay_under_this`` they are the boosts that this creature had when it was defeated.
    """

    zone: Zone
    min_power: int | None = None
    max_power: int | None = None
    ability: Trigger | None = None
    lay_under_this: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of ``count`` cards of a group ("up to" when ``up_to``), or at random, or of ``any_number`` of them.

    With ``same_power`` all of them have one power, and without enough such cards nothing is chosen.
    """

    group: Creatures | Cards
    count: int = 1
    up_to: bool = False
    at_random: bool = False
    any_number: bool = False
    same_power: bool = False


@dataclass(frozen=True, slots=True)
class Every:
    """All cards of a group."""

    group: Creatures | Cards


@dataclass(frozen=True, slots=True)
class This:
    """The card that carries the text."""


@dataclass(frozen=True, slots=True)
class It:
    """The card or cards that the sentence before was about."""


@dataclass(frozen=True, slots=True)
class Slayer:
    """The creature that this fought and that defeated it; nothing if this was not defeated in combat."""


Target: TypeAlias = Pick | Every | This | It | Slayer
