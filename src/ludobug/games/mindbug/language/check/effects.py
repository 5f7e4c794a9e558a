"""Whether the sentences of an effect follow from one another: what "this" and "it" are at each of them."""

from __future__ import annotations

from ludobug.games.mindbug.language.check.targets import TARGETED, Known, Thing, check_looked_at, check_target
from ludobug.games.mindbug.language.limits import DEEPEST_EFFECT, refuse
from ludobug.games.mindbug.language.shape import field_place, inside, items_of, word_name
from ludobug.games.mindbug.language.words import (
    AttackNow,
    Boost,
    BuyEnergyCard,
    ChooseOne,
    CopyPlay,
    Creatures,
    Defeat,
    Discard,
    Effect,
    Every,
    ForEach,
    Give,
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
    PassLeft,
    PlayCard,
    PutOctonite,
    Reveal,
    RollAndRepeat,
    SetAside,
    TakeControl,
    TheyMay,
    This,
    ThisTurn,
    ToAnyDiscard,
    ToControllersHand,
    ToTeamMatesHand,
    ToYourHand,
    TriggerPlay,
    Who,
)

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

_INSIDE = (AttackNow, CopyPlay, BuyEnergyCard)
"""Effects with other effects inside, after which nothing is known of what was done before."""

_OPENLY = (Boost, Defeat, Discard, HandOver, PlayCard, PutOctonite, Reveal, TakeControl, ThisTurn, ToAnyDiscard)
"""Effects after which everybody knows what "it" is."""


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
    if isinstance(effect, (*TARGETED, Boost)):
        check_target(effect, effect.target, path, known)
    if isinstance(effect, Defeat) and effect.also is not None:
        check_target(effect, effect.also, f"{path}.also", known)
        if effect.also.any_number or effect.also.same_power:
            refuse(f"{path}.also.pick", "must be of a number of creatures, without any_number and same_power")
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
    moved_this = isinstance(effect, TARGETED) and isinstance(effect.target, This)
    named = known.named and not isinstance(effect, _INSIDE)
    return Known(thing if moved_this else known.this, thing, named, isinstance(effect, _OPENLY))


def perhaps(before: Known, done: Known) -> Known:
    """What "this" and "it" are after something that may not have been done."""
    this = before.this if before.this is done.this else Thing.EITHER
    return Known(this, before.it, before.named and done.named, before.open)
