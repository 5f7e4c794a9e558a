"""Effects on creatures and other cards, as English clauses."""

from __future__ import annotations

from typing import assert_never

from ludobug.games.mindbug.language.words import (
    AttackNow,
    Boost,
    CopyPlay,
    Defeat,
    Every,
    HandOver,
    It,
    NameKeyword,
    Pick,
    PlayCard,
    PutOctonite,
    ReturnSetAside,
    Reveal,
    SetAside,
    Slayer,
    TakeControl,
    This,
    ThisTurn,
    ToControllersHand,
    ToTeamMatesHand,
    ToYourHand,
    TriggerPlay,
    Who,
)
from ludobug.games.mindbug.text.english.clauses import they, you
from ludobug.games.mindbug.text.english.grammar import PLAYERS, keyword_list
from ludobug.games.mindbug.text.english.groups import described, is_plural, named, subject, this_card
from ludobug.games.mindbug.text.outline import OnHandCards, OnTarget, OnThis, Scene, is_team_mates
from ludobug.games.mindbug.text.sentences import Clause, capital

_ON_CARDS: dict[type, str] = {
    TakeControl: "take control of {cards}",
    HandOver: "give control of {cards} to an opponent",
    ToYourHand: "take {cards} into {your} hand",
    ToTeamMatesHand: "put {cards} into your team mate's hand",
    SetAside: "set {cards} aside",
}


def target_clause(effect: OnTarget, many: bool, scene: Scene) -> Clause:
    """Something done to cards."""
    if isinstance(effect, ThisTurn):
        return this_turn_clause(effect, many, scene)
    if isinstance(effect, AttackNow):
        return attack_clause(effect, scene)
    cards = named(effect.target, many, scene)
    match effect:
        case Defeat(_, also):
            return you(f"defeat {cards}{f' and {named(also, False, scene)}' if also is not None else ''}")
        case TakeControl() | HandOver() | ToYourHand() | SetAside() | ToTeamMatesHand():
            return you(_ON_CARDS[type(effect)].format(cards=cards, your="their" if scene.theirs else "your"))
        case PlayCard(target, silent):
            effects = "their Play effects" if is_plural(target, many) else "its Play effect"
            comma = "" if isinstance(target, It) else ","
            return you(f"play {cards}{f'{comma} without {effects}' if silent else ''}")
        case ToControllersHand(target):
            hand = "their controllers' hands" if is_plural(target, many) else "its controller's hand"
            return you(f"return {cards} to {hand}")
        case PutOctonite(Every(group), count):
            return you(f"put {count} octonite on each {described(group, False, scene)}")
        case PutOctonite(target, count):
            each = "each of " if is_plural(target, many) else ""
            return you(f"put {count} octonite on {each}{cards}")
        case CopyPlay() | TriggerPlay():
            copied = isinstance(effect, CopyPlay)
            verb, after = ("carry out", f" as if {this_card(scene)} had it") if copied else ("trigger", "")
            whose = "its Play effect" if isinstance(effect.target, It) else f"the Play effect of {cards}"
            return you(f"{verb} {whose}{after}")
        case _:
            assert_never(effect)


def this_clause(effect: OnThis, scene: Scene) -> Clause:
    """Something done to this creature, boosts, and what it has set aside."""
    if isinstance(effect, ReturnSetAside):
        which = f"all creatures that {this_card(scene)} has set aside"
        return you(f"put {which} back into play without their Play effects, each for whoever controlled it")
    if not isinstance(effect, Boost):
        return you("name a keyword" if isinstance(effect, NameKeyword) else f"evolve {this_card(scene)}")
    count = effect.count
    cards = "1 card from any discard pile" if count == 1 else f"{count} cards from any discard piles"
    if isinstance(effect.target, This) or not effect.spread:
        return you(f"boost {named(effect.target, False, scene)} with up to {cards}")
    spread = f"one or more {described(effect.target.group, True, scene)}"
    return you(f"boost {spread} with up to {cards.replace(' from', ' in all from')}")


def hand_card_clause(effect: OnHandCards, many: bool, scene: Scene) -> Clause:
    """Hand cards shown, or put somewhere."""
    cards = named(effect.target, many, scene)
    if isinstance(effect, Reveal) and is_team_mates(effect.target):
        return they(PLAYERS[Who.TEAM_MATE], f"reveals {cards}", f"reveal {cards}")
    if isinstance(effect, Reveal):
        return you(f"reveal {cards}")
    return you(f"put {cards} into any player's discard pile")


def attack_clause(effect: AttackNow, scene: Scene) -> Clause:
    """An attack that is made at once."""
    if isinstance(effect.target, This):
        return you(f"attack with {this_card(scene)} at once")
    chosen = f"choose {named(effect.target, False, scene)} that is able to attack"
    follows = "its controller attacks with it at once"
    return Clause(f"{chosen}. {capital(follows)}", f"{chosen}, and {follows}", f"you may {chosen}, and {follows}")


def this_turn_clause(effect: ThisTurn, many: bool, scene: Scene) -> Clause:
    """Something that lasts until the turn ends."""
    target = effect.target
    plural = is_plural(target, many)
    gets, get = lasting(effect, "get" if plural else "gets"), lasting(effect, "get", "be unable to")
    match target:
        case This() | Slayer():
            return they(named(target, False, scene), gets, get)
        case It():
            return they("they" if plural else "it", gets, get)
        case Every(group):
            return they(subject(group, scene), gets, get)
        case Pick():
            chosen = f"choose {named(target, many, scene)}"
            follows = f"{chosen}, which {gets}"
            return Clause(f"{chosen}. {'They' if plural else 'It'} {gets}", follows, f"you may {follows}")
        case _:
            assert_never(target)


def lasting(effect: ThisTurn, gets: str, cannot: str = "cannot") -> str:
    """What creatures get, or what cannot be done with them, until the turn ends."""
    gained = [f"{effect.power:+} power"] if effect.power else []
    gained += [keyword_list(effect.keywords)] if effect.keywords else []
    parts = [f"{gets} {' and '.join(gained)} this turn"] if gained else []
    parts += [f"{cannot} block this turn"] if effect.cannot_block else []
    parts += [f"{cannot} be defeated this turn"] if effect.cannot_be_defeated else []
    return " and ".join(parts) or f"{gets} nothing this turn"
