"""Whether the sentences of an effect have something to act on: what "this" and "it" are, and where they lie then."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ludobug.games.mindbug.language.limits import DEEPEST_EFFECT, CardSetError
from ludobug.games.mindbug.language.shape import fields_of, inside, items_of, path_of, word_name
from ludobug.games.mindbug.language.words import (
    Ability,
    AttackNow,
    Boost,
    BuyEnergyCard,
    CannotAttack,
    CannotBeDefeated,
    CannotBlock,
    Cards,
    ChooseOne,
    Constant,
    CopyPlay,
    Creature,
    Creatures,
    Defeat,
    Discard,
    Effect,
    EnergyCard,
    Every,
    Evolve,
    ForEach,
    Gains,
    Give,
    Grants,
    HandOver,
    If,
    IfYouDo,
    InOrder,
    It,
    ItHasOctonite,
    ItHasPower,
    LookAtUnused,
    May,
    NameKeyword,
    OctoniteOnThis,
    OnlyAllied,
    PassLeft,
    Place,
    PlayCard,
    PutOctonite,
    Reveal,
    RollAndRepeat,
    SetAside,
    Slayer,
    TakeControl,
    Target,
    TheyMay,
    This,
    ThisTurn,
    ToAnyDiscard,
    ToControllersHand,
    ToTeamMatesHand,
    ToYourHand,
    Trigger,
    Triggered,
    TriggerPlay,
    Who,
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


_ON_CREATURES = (
    *(
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
    ),
)
"""Effects on creatures in play, never on cards elsewhere."""

_IN_HAND = (Reveal, ToAnyDiscard)
"""Effects on cards in hands."""

_TARGETED = (*_ON_CREATURES, *_IN_HAND, PlayCard, ToYourHand, ToTeamMatesHand)

_FROM_DISCARD = (Gains, CannotBlock, CannotAttack, CannotBeDefeated, Grants)
"""Rules that work from a discard pile."""

_HANDS = (Zone.YOUR_HAND, Zone.AN_OPPONENTS_HAND, Zone.TEAM_MATES_HAND)

_INSIDE = (AttackNow, CopyPlay, BuyEnergyCard)
"""Effects with other effects inside, after which nothing is known of what was done before."""

_AFTERWARDS: dict[type, Thing] = {
    Boost: Thing.NOTHING,
    AttackNow: Thing.NOTHING,
    BuyEnergyCard: Thing.NOTHING,
    CopyPlay: Thing.NOTHING,
    Defeat: Thing.EITHER,
    Discard: Thing.CARD,
    Give: Thing.CARD,
    HandOver: Thing.CREATURE,
    LookAtUnused: Thing.NOTHING,
    PassLeft: Thing.NOTHING,
    PlayCard: Thing.CREATURE,
    PutOctonite: Thing.CREATURE,
    Reveal: Thing.CARD,
    TakeControl: Thing.CREATURE,
    ThisTurn: Thing.CREATURE,
    ToAnyDiscard: Thing.CARD,
    SetAside: Thing.NOTHING,
    ToControllersHand: Thing.CARD,
    ToTeamMatesHand: Thing.CARD,
    ToYourHand: Thing.CARD,
    TriggerPlay: Thing.CREATURE,
}
"""What "it" is after an effect; TOUGH may have kept a creature in play that was to be defeated."""


_OPENLY = (Boost, Defeat, Discard, HandOver, PlayCard, PutOctonite, Reveal, TakeControl, ThisTurn, ToAnyDiscard)
"""Effects after which everybody knows what "it" is."""


def refuse(path: str, problem: str) -> None:
    """Refuse what stands at a path."""
    raise CardSetError(f"{path}: {problem}")


def check_abilities(card: Creature) -> None:
    """Check every ability of a card."""
    actions = [path for ability, path in items_of(card.abilities, "abilities") if _is_action(ability)]
    if len(actions) > 1:
        refuse(actions[1], "is a second Action; a card has one")
    for ability, path in items_of(card.abilities, "abilities"):
        if isinstance(ability, Constant):
            check_constant(ability, path)
        else:
            check_triggered(ability, path)


def _is_action(ability: Ability) -> bool:
    return isinstance(ability, Triggered) and ability.trigger is Trigger.ACTION


def check_constant(constant: Constant, path: str) -> None:
    """What gains something is in play, and what works from a discard pile speaks of others."""
    rule = constant.rule
    if not isinstance(rule, Grants):
        refuse_shared_keywords(constant, path)
    if constant.place is Place.DISCARD:
        check_in_discard(constant, path)
    if isinstance(constant.condition, ItHasPower | ItHasOctonite):
        refuse(f"{path}.condition.it_has_power", "is for effects, where a sentence before it is about cards")
    if isinstance(rule, Gains) and isinstance(rule.target, Every) and not isinstance(rule.target.group, Creatures):
        refuse(f"{path}.rule.gains.every", 'only "creatures" gain something, not "cards"')
    if isinstance(rule, Grants):
        check_granted(rule, f"{path}.rule.grants")


def check_granted(rule: Grants, path: str) -> None:
    """Abilities that creatures in play are given happen as they arrive or attack."""
    allowed = (Trigger.PLAY, Trigger.ATTACK)
    if rule.trigger not in allowed:
        names = " or ".join(f'"{trigger.value}"' for trigger in allowed)
        refuse(f"{path}.trigger", f'must be {names}, not "{rule.trigger.value}"')
    check_effect(rule.effect, f"{path}.effect.{word_name(type(rule.effect))}", Known(Thing.CREATURE), 1)


def check_in_discard(constant: Constant, path: str) -> None:
    """From a discard pile a card changes creatures in play, without being one itself."""
    rule = constant.rule
    if not isinstance(rule, _FROM_DISCARD) or (isinstance(rule, Gains) and rule.dice):
        names = ", ".join(word_name(word) for word in _FROM_DISCARD)
        refuse(f"{path}.rule", f"must be one of {names}, without dice, in the discard pile")
    if isinstance(rule, CannotBlock) and rule.only_this:
        refuse(f"{path}.rule.cannot_block.only_this", "must be left out in the discard pile")
    for value, place in inside(constant, path):
        if isinstance(rule, Grants) and any(value is part for part, _ in inside(rule.effect, "")):
            continue
        if isinstance(value, This | OnlyAllied | OctoniteOnThis):
            refuse(place, "this card is not in play then")
        if isinstance(value, Creatures) and compares_with_this(value):
            refuse(place, "this card is not in play then")


def compares_with_this(group: Creatures) -> bool:
    """Whether a group asks how the power of its creatures compares with that of this creature."""
    return (group.than_this, group.further_from_this) != (None, None)


def check_triggered(ability: Triggered, path: str) -> None:
    """The trigger can happen where the card lies, and the effect does not need the card elsewhere."""
    in_play = ability.place is Place.IN_PLAY and ability.trigger is not Trigger.DEFEATED
    if ability.place is Place.DISCARD:
        allowed = (Trigger.END_OF_TURN, Trigger.LOSING_LIFE, Trigger.REACHING_DISCARD, Trigger.OPPONENT_LOSING_LIFE)
        if ability.trigger not in allowed:
            names = " or ".join(f'"{trigger.value}"' for trigger in allowed)
            refuse(f"{path}.trigger", f'must be {names} in the discard pile, not "{ability.trigger.value}"')
    elif ability.trigger in (Trigger.REACHING_DISCARD, Trigger.OPPONENT_LOSING_LIFE):
        refuse(f"{path}.place", 'must be "in discard pile" for this trigger')
    paid = (Trigger.ACTION, Trigger.ATTACK)
    for field, cost in (("cost_octonite", ability.cost_octonite), ("cost_mindbugs", ability.cost_mindbugs)):
        if cost and ability.trigger not in paid:
            names = " and ".join(f'"{trigger.value}"' for trigger in paid)
            refuse(f"{path}.{field}", f'is for {names}, not for "{ability.trigger.value}"')
    for value, place in inside(ability, path):
        if isinstance(value, OnlyAllied) and not in_play:
            refuse(place, "this card is not in play when the effect happens")
        if isinstance(value, Creatures) and not in_play and compares_with_this(value):
            refuse(place, "this card is not in play when the effect happens")
        if isinstance(value, Slayer) and ability.trigger is not Trigger.DEFEATED:
            refuse(place, 'is for "defeated" effects')
        if isinstance(value, Cards) and value.lay_under_this and ability.trigger is not Trigger.DEFEATED:
            refuse(f"{place}.lay_under_this", 'is for "defeated" effects')
        if isinstance(value, OctoniteOnThis) and ability.place is Place.DISCARD:
            refuse(place, "no octonite lies on cards in the discard pile")
    this = Thing.CREATURE if in_play else Thing.CARD
    check_effect(ability.effect, f"{path}.effect.{word_name(type(ability.effect))}", Known(this), 1)


def check_energy_effect(card: EnergyCard) -> None:
    """An Energy card is no creature: its effect speaks of no "this", and of nothing that only a creature has."""
    for value, place in inside(card, ""):
        about_this = isinstance(value, This | OnlyAllied | OctoniteOnThis | Evolve)
        if about_this or (isinstance(value, Creatures) and value.other):
            refuse(place, "an Energy card is no creature in play")
    check_effect(card.effect, f"effect.{word_name(type(card.effect))}", Known(Thing.NOTHING), 1)


def check_effect(effect: Effect, path: str, known: Known, depth: int) -> Known:
    """Check an effect; gives what "this" and "it" are afterwards."""
    if depth > DEEPEST_EFFECT:
        refuse(path, f"effects may lie at most {DEEPEST_EFFECT} deep inside one another")
    if isinstance(effect, InOrder):
        for part, place in items_of(effect.effects, path):
            known = check_effect(part, place, known, depth + 1)
        return known
    if isinstance(effect, If | May | IfYouDo | TheyMay | RollAndRepeat):
        return check_perhaps(effect, path, known, depth)
    if isinstance(effect, ChooseOne | ForEach):
        return check_branches(effect, path, known, depth)
    return check_sentence(effect, path, known)


def check_sentence(effect: Effect, path: str, known: Known) -> Known:
    """Check an effect that is one sentence."""
    if isinstance(effect, NameKeyword):
        return Known(known.this, known.it, True, known.open)
    check_shared_keywords(effect, path, known)
    secret = known.it is not Thing.NOTHING and not known.open
    if isinstance(effect, CopyPlay) and isinstance(effect.target, It) and secret:
        refuse(f"{path}.it", "not everybody knows which card that is")
    if not known.named and any(isinstance(part, Creatures) and part.named_keyword for part, _ in inside(effect, "")):
        refuse(path, "needs name_keyword before it, in the same effect, for the named keyword")
    if isinstance(effect, LookAtUnused):
        check_looked_at(effect, path)
    if isinstance(effect, (*_TARGETED, Boost)):
        check_target(effect, effect.target, path, known)
    if isinstance(effect, Defeat) and effect.also is not None:
        check_target(effect, effect.also, f"{path}.also", known)
    return after(effect, known)


def refuse_shared_keywords(value: object, path: str) -> None:
    """Only effects speak of keywords shared with "it"."""
    for part, place in inside(value, path):
        if isinstance(part, Creatures) and part.shares_keyword_with_it:
            refuse(place, "shares_keyword_with_it is for the target of an effect")


def check_shared_keywords(effect: Effect, path: str, known: Known) -> None:
    """Keywords shared with "it" tell all cards of a target apart, where everybody knows what "it" is."""
    sharing = [part for part, _ in inside(effect, "") if isinstance(part, Creatures) and part.shares_keyword_with_it]
    target = getattr(effect, "target", None)
    for group in sharing:
        if not (isinstance(target, Every) and target.group is group):
            refuse(path, "shares_keyword_with_it is for the creatures of an every that is a target")
        if known.it is Thing.NOTHING or not known.open:
            refuse(path, "shares_keyword_with_it needs a sentence before it, about a card that everybody knows then")


def check_perhaps(effect: If | May | IfYouDo | TheyMay | RollAndRepeat, path: str, known: Known, depth: int) -> Known:
    """Check an effect of which some part is not always done."""
    if isinstance(effect, If):
        refuse_shared_keywords(effect.condition, f"{path}.condition")
    if (
        isinstance(effect, If)
        and isinstance(effect.condition, ItHasPower | ItHasOctonite)
        and known.it is Thing.NOTHING
    ):
        refuse(
            f"{path}.condition.{word_name(type(effect.condition))}",
            "needs a sentence before it, in the same effect, about cards",
        )
    if isinstance(effect, RollAndRepeat) and isinstance(
        effect.effect, If | InOrder | May | IfYouDo | TheyMay | RollAndRepeat | ChooseOne | ForEach
    ):
        refuse(field_place(effect, "effect", path), "must be a single effect")
    if isinstance(effect, May):
        check_may(effect, path)
    if isinstance(effect, IfYouDo):
        check_looked_back_at(effect, path)
    done = check_effect(effect.effect, field_place(effect, "effect", path), known, depth + 1)
    if isinstance(effect, TheyMay) and effect.otherwise is not None:
        check_effect(effect.otherwise, field_place(effect, "otherwise", path), known, depth + 1)
    before = done if isinstance(effect, IfYouDo) else known
    if isinstance(effect, May | IfYouDo) and effect.then is not None:
        done = check_effect(effect.then, field_place(effect, "then", path), done, depth + 1)
    return perhaps(before, done)


def check_branches(effect: ChooseOne | ForEach, path: str, known: Known, depth: int) -> Known:
    """Check effects of which one happens, or one that happens several times; nothing is sure afterwards."""
    if isinstance(effect, ChooseOne):
        for part, place in items_of(effect.effects, path):
            check_effect(part, place, known, depth + 1)
    else:
        check_effect(effect.then, field_place(effect, "then", path), Known(known.this), depth + 1)
    return Known(Thing.EITHER)


def check_may(effect: May, path: str) -> None:
    """One thing is left to the player, and "if you do" looks back at one thing."""
    place = field_place(effect, "effect", path)
    if isinstance(effect.effect, May | TheyMay):
        refuse(place, '"may" is said already')
    if effect.then is not None:
        check_looked_back_at(effect, path)
    if isinstance(effect.effect, Discard) and effect.effect.who is Who.YOU and effect.effect.each is not None:
        refuse(f"{place}.discard.each", "is for what must be discarded, not for what you may discard")


def check_looked_back_at(effect: May | IfYouDo, path: str) -> None:
    """What "if you do" looks back at is one thing."""
    place, inner = field_place(effect, "effect", path), effect.effect
    many = (
        (If, InOrder, RollAndRepeat) if isinstance(effect, May) else (If, InOrder, RollAndRepeat, May, IfYouDo, TheyMay)
    )
    if isinstance(inner, many):
        names = '"if" nor "in_order"' if isinstance(effect, May) else '"if", "in_order", "may" nor the like'
        refuse(place, f'must be a single effect, neither {names}, for "then" to look back at')
    if isinstance(inner, (*_INSIDE, ChooseOne, ForEach)):
        refuse(place, f'"then" cannot look back at "{word_name(type(inner))}"')


def after(effect: Effect, known: Known) -> Known:
    """What "this" and "it" are after an effect."""
    thing = _AFTERWARDS.get(type(effect))
    if thing is None:
        return known
    moved_this = isinstance(effect, _TARGETED) and isinstance(effect.target, This)
    named = known.named and not isinstance(effect, _INSIDE)
    return Known(thing if moved_this else known.this, thing, named, isinstance(effect, _OPENLY))


def perhaps(before: Known, done: Known) -> Known:
    """What "this" and "it" are after something that may not have been done."""
    this = before.this if before.this is done.this else Thing.EITHER
    return Known(this, before.it, before.named and done.named, before.open)


def field_place(value: object, name: str, path: str) -> str:
    """The path of a named field."""
    return next(path_of(value, field, path) for field in fields_of(type(value)) if field.name == name)


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
    if isinstance(effect, _ON_CREATURES) and not isinstance(group, Creatures):
        refuse(f"{place}.cards", f'{name} is for "creatures" in play, not for "cards"')
    boosts = not isinstance(group, Creatures) and group.zone is Zone.UNDER_CREATURES
    if boosts and not isinstance(effect, ToYourHand):
        refuse(f"{place}.cards", "cards under creatures can only be taken into a hand")
    if isinstance(effect, Boost) and not isinstance(group, Creatures):
        refuse(f"{place}.cards", 'boost is for "creatures" in play, not for "cards"')
    if isinstance(effect, _IN_HAND) and (isinstance(group, Creatures) or group.zone not in _HANDS):
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
    if isinstance(effect, (*_ON_CREATURES, Boost)) and thing is Thing.CARD:
        refuse(place, f'"{pointer}" is not in play then')
    if isinstance(effect, _IN_HAND) and thing is not Thing.CARD:
        refuse(place, f'"{pointer}" is in no hand then')
    if isinstance(effect, PlayCard) and thing is Thing.CREATURE:
        refuse(place, f'"{pointer}" is in play already')
