"""What an effect is done to: whether it is something by then, and lies where the effect can reach it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ludobug.games.mindbug.language.limits import refuse
from ludobug.games.mindbug.language.shape import field_place, word_name
from ludobug.games.mindbug.language.words import (
    AttackNow,
    Boost,
    Cards,
    CopyPlay,
    Creatures,
    Defeat,
    Effect,
    HandOver,
    It,
    LookAtUnused,
    PlayCard,
    PutOctonite,
    Reveal,
    SetAside,
    Slayer,
    TakeControl,
    Target,
    This,
    ThisTurn,
    ToAnyDiscard,
    ToControllersHand,
    ToTeamMatesHand,
    ToYourHand,
    TriggerPlay,
    Zone,
)


class Thing(Enum):
    """What a text points at."""

    NOTHING = auto()
    CREATURE = auto()
    CARD = auto()
    EITHER = auto()


@dataclass(frozen=True, slots=True)
class Known:
    """What "this" and "it" are at some point of an effect."""

    this: Thing
    it: Thing = Thing.NOTHING
    named: bool = False
    """Whether a keyword has been named."""
    open: bool = False
    """Whether everybody knows what "it" is."""


ON_CREATURES = (
    Defeat,
    TakeControl,
    HandOver,
    ToControllersHand,
    SetAside,
    ThisTurn,
    AttackNow,
    CopyPlay,
    TriggerPlay,
    PutOctonite,
)
"""Effects on creatures in play, never on cards elsewhere."""

IN_HAND = (Reveal, ToAnyDiscard)
"""Effects on cards in hands."""

TARGETED = (*ON_CREATURES, *IN_HAND, PlayCard, ToYourHand, ToTeamMatesHand)

_HANDS = (Zone.YOUR_HAND, Zone.AN_OPPONENTS_HAND, Zone.TEAM_MATES_HAND)


def check_target(effect: Effect, target: Target, path: str, known: Known) -> None:
    """The effect can be done to its target."""
    place, name = f"{path}.{word_name(type(target))}", word_name(type(effect))
    if isinstance(target, Slayer):
        if isinstance(effect, PlayCard):
            refuse(place, "is in play already")
        return
    if isinstance(target, This | It):
        check_pointed(effect, known.this if isinstance(target, This) else known.it, place)
        return
    group = target.group
    if isinstance(group, Creatures) and group.as_strong_as_it and known.it is Thing.NOTHING:
        refuse(f"{place}.creatures.as_strong_as_it", "needs a sentence before it, in the same effect, about cards")
    if isinstance(group, Cards):
        check_zone(effect, group.zone, f"{place}.cards")
    if isinstance(effect, ON_CREATURES) and not isinstance(group, Creatures):
        refuse(f"{place}.cards", f'{name} is for "creatures" in play, not for "cards"')
    boosts = not isinstance(group, Creatures) and group.zone is Zone.UNDER_CREATURES
    if boosts and not isinstance(effect, ToYourHand):
        refuse(f"{place}.cards", "cards under creatures can only be taken into a hand")
    if isinstance(effect, Boost) and not isinstance(group, Creatures):
        refuse(f"{place}.cards", 'boost is for "creatures" in play, not for "cards"')
    if isinstance(effect, IN_HAND) and (isinstance(group, Creatures) or group.zone not in _HANDS):
        refuse(place, f'{name} is for "cards" in a hand')
    if isinstance(effect, PlayCard) and isinstance(group, Creatures):
        refuse(f"{place}.creatures", 'creatures are in play already; play_card is for "cards", "this" and "it"')
    if isinstance(effect, ToYourHand) and not isinstance(group, Creatures) and group.zone is Zone.YOUR_HAND:
        refuse(f"{place}.cards", "cards in your hand are there already")


def check_zone(effect: Effect, zone: Zone, place: str) -> None:
    """Some zones are for certain effects only."""
    if zone is Zone.LOOKED_AT:
        refuse(place, 'no cards are looked at; "look_at_unused" is what does')
    if zone is Zone.TEAM_MATES_HAND and not isinstance(effect, Reveal):
        refuse(place, "cards in a team mate's hand can only be revealed; or a team mate can give one")


def check_looked_at(effect: LookAtUnused, path: str) -> None:
    """What is done with cards that are looked at is done with some of them."""
    group = getattr(effect.effect.target, "group", None)
    if not isinstance(group, Cards) or group.zone is not Zone.LOOKED_AT:
        refuse(field_place(effect, "effect", path), f'must be about "{Zone.LOOKED_AT.value}"')


def check_pointed(effect: Effect, thing: Thing, place: str) -> None:
    """What "this" or "it" points at is something, and lies where the effect can reach it."""
    pointer = place.rsplit(".", 1)[-1]
    if isinstance(effect, CopyPlay) and thing is not Thing.NOTHING:
        return
    if thing is Thing.NOTHING:
        refuse(place, '"it" needs a sentence before it, in the same effect, that is about cards')
    if isinstance(effect, (*ON_CREATURES, Boost)) and thing is Thing.CARD:
        refuse(place, f'"{pointer}" is not in play then')
    if isinstance(effect, IN_HAND) and thing is not Thing.CARD:
        refuse(place, f'"{pointer}" is in no hand then')
    if isinstance(effect, PlayCard) and thing is Thing.CREATURE:
        refuse(place, f'"{pointer}" is in play already')
