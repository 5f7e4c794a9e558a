"""Constant rules: what holds for as long as a card lies where it works."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludobug.games.mindbug.language.words.effects import Effect
from ludobug.games.mindbug.language.words.groups import Creatures, Every, This
from ludobug.games.mindbug.language.words.names import Keyword, Trigger, Who
from ludobug.games.mindbug.language.words.quantities import Quantity


@dataclass(frozen=True, slots=True)
class Gains:
    """Creatures have more power (times ``each``, where given), keywords, and more dice (two at most)."""

    target: This | Every
    power: int = 0
    each: Quantity | None = None
    keywords: tuple[Keyword, ...] = ()
    dice: int = 0


@dataclass(frozen=True, slots=True)
class SharesKeywords:
    """This has each of the keywords while some creature of the group has it."""

    group: Creatures
    keywords: tuple[Keyword, ...]


@dataclass(frozen=True, slots=True)
class CannotBlock:
    """Creatures of the group, or this, cannot block; ``only_this`` limits the ban to attacks by this creature."""

    group: Creatures | This
    only_this: bool = False


@dataclass(frozen=True, slots=True)
class CannotAttack:
    """Creatures of the group, or this creature, cannot attack."""

    group: Creatures | This


@dataclass(frozen=True, slots=True)
class CannotBeDefeated:
    """Creatures of the group cannot be defeated."""

    group: Creatures


@dataclass(frozen=True, slots=True)
class CannotLoseLife:
    """Players lose no life; team mates share theirs, and so are protected together."""

    who: Who


@dataclass(frozen=True, slots=True)
class CannotTakeCards:
    """No card moves into the hand of players, by whatever text and from wherever; it stays where it is."""

    who: Who


@dataclass(frozen=True, slots=True)
class EvolvesInstead:
    """When this creature would be defeated it evolves instead, if it is able to."""


@dataclass(frozen=True, slots=True)
class Profile:
    """The power and the keywords that a creature has instead of the printed ones."""

    power: int
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnsWhenSaved:
    """When TOUGH saves this creature, its controller chooses the profile that it has until it leaves play."""

    profiles: tuple[Profile, ...]


@dataclass(frozen=True, slots=True)
class NoPlayEffects:
    """Play effects of opponents do not happen."""


@dataclass(frozen=True, slots=True)
class NoDefeatedEffects:
    """Defeated effects of opponents do not happen."""


@dataclass(frozen=True, slots=True)
class KeywordsWithoutEffect:
    """The keywords of creatures of the group do nothing for them; they have them all the same."""

    group: Creatures


@dataclass(frozen=True, slots=True)
class NoMindbugs:
    """Nobody can use a Mindbug."""


@dataclass(frozen=True, slots=True)
class CannotPlay:
    """Players cannot play cards with a printed power in a range from their hand, by no turn action and no effect."""

    who: Who
    min_power: int | None = None
    max_power: int | None = None


@dataclass(frozen=True, slots=True)
class SavesTeamMate:
    """When your team mate owes a turn action and has none, your team wins instead of losing."""


@dataclass(frozen=True, slots=True)
class SpreadsOctonite:
    """As this comes into play, before its Play effect, its controller may put its octonite on other creatures."""


@dataclass(frozen=True, slots=True)
class Grants:
    """Creatures of the group have one more ability, which works for their own controller as a printed one does.

    With ``cost_octonite`` so much octonite must be taken off the creature for it.
    """

    group: Creatures
    trigger: Trigger
    effect: Effect
    cost_octonite: int = 0


@dataclass(frozen=True, slots=True)
class ExtraReroll:
    """Whenever you roll one or more dice, you may roll again once more than usual."""


@dataclass(frozen=True, slots=True)
class MustBeHunted:
    """In their turns opponents must attack with a HUNTER creature if they are able to, and it must hunt this one."""


@dataclass(frozen=True, slots=True)
class HuntsOnly:
    """This may hunt creatures of the group and no others, however it got HUNTER."""

    group: Creatures


@dataclass(frozen=True, slots=True)
class ReversesFights:
    """When this creature fights, the stronger creature is defeated instead of the weaker one."""


Rule: TypeAlias = (
    Gains
    | SharesKeywords
    | CannotBlock
    | CannotAttack
    | CannotBeDefeated
    | CannotLoseLife
    | CannotTakeCards
    | EvolvesInstead
    | TurnsWhenSaved
    | NoPlayEffects
    | NoDefeatedEffects
    | KeywordsWithoutEffect
    | NoMindbugs
    | CannotPlay
    | SavesTeamMate
    | SpreadsOctonite
    | Grants
    | ExtraReroll
    | MustBeHunted
    | HuntsOnly
    | ReversesFights
)
