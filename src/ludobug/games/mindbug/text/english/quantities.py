"""What a text counts, in English, and the conditions that it makes."""

from __future__ import annotations

from typing import assert_never

from ludobug.games.mindbug.language.words import (
    Compare,
    Condition,
    CreatureCount,
    Creatures,
    DiscardSize,
    HandSize,
    ItHasOctonite,
    ItHasPower,
    LifeOf,
    NotYourTurn,
    Number,
    OctoniteOn,
    OctoniteOnThis,
    OnlyAllied,
    Quantity,
    Relation,
    Side,
    ThisDefeatedAnEnemy,
    UnusedMindbugs,
    Who,
    YourTurn,
)
from ludobug.games.mindbug.text.english.grammar import PLAYERS, controls, counted, has, whose
from ludobug.games.mindbug.text.english.groups import described, power_filter, this_card
from ludobug.games.mindbug.text.outline import Scene, is_of_subject, simplest


def life(amount: Quantity, scene: Scene) -> str:
    """An amount of life: "2 life", "1 life for each enemy creature"."""
    return amount_of("life", amount, scene)


def energy(amount: Quantity, scene: Scene) -> str:
    """An amount of Energy: "2 Energy"."""
    return amount_of("Energy", amount, scene)


def amount_of(what: str, amount: Quantity, scene: Scene) -> str:
    """An amount of something that has no plural."""
    return f"{amount.value} {what}" if isinstance(amount, Number) else f"1 {what} for each {unit(amount, scene)}"


def dice(more: int) -> str:
    """More dice than printed; empty for none."""
    return f"{more} more {'die' if more == 1 else 'dice'} (2 at most)" if more else ""


_THEIRS: dict[type, str] = {
    CreatureCount: "creature they control",
    LifeOf: "life they have",
    HandSize: "card in their hand",
    DiscardSize: "card in their discard pile",
    UnusedMindbugs: "unused Mindbug they have",
}
"""What is counted of the player whom the clause is about."""


def unit(quantity: Quantity, scene: Scene) -> str:
    """One of what is counted, after "for each"."""
    if is_of_subject(quantity, scene):
        return _THEIRS[type(quantity)]
    match quantity:
        case Number(value):
            return f"of {value}"
        case CreatureCount(of):
            if isinstance(of, Who):
                return f"creature {PLAYERS[of]} {controls(of)}"
            return described(of, False, scene)
        case LifeOf(who):
            return f"life {PLAYERS[who]} {has(who)}"
        case HandSize(who):
            return f"card in {whose(who)} hand"
        case DiscardSize(who):
            return f"card in {whose(who)} discard pile"
        case UnusedMindbugs(who):
            return f"unused Mindbug {PLAYERS[who]} {has(who)}"
        case OctoniteOnThis():
            return f"octonite on {this_card(scene)}" if scene.in_play else f"octonite that was on {this_card(scene)}"
        case OctoniteOn(group):
            return f"octonite on {described(group, True, scene)}"
        case _:
            assert_never(quantity)


def total(quantity: Quantity, scene: Scene) -> str:
    """A quantity as a noun: "the number of cards in your hand"."""
    match quantity:
        case Number(value):
            return str(value)
        case CreatureCount(of):
            if isinstance(of, Who):
                return f"the number of creatures {PLAYERS[of]} {controls(of)}"
            return f"the number of {described(of, True, scene)}{' in play' if of == Creatures() else ''}"
        case LifeOf(who):
            return f"{whose(who)} life"
        case HandSize(who):
            return f"the number of cards in {whose(who)} hand"
        case DiscardSize(who):
            return f"the number of cards in {whose(who)} discard pile"
        case UnusedMindbugs(who):
            return f"the number of unused Mindbugs {PLAYERS[who]} {has(who)}"
        case OctoniteOnThis() | OctoniteOn():
            return f"the amount of {unit(quantity, scene)}"
        case _:
            assert_never(quantity)


def owned(quantity: Quantity) -> tuple[Who, str, str, str] | None:
    """Whose a quantity is, the verb, the noun and what comes after it; None if it is no player's."""
    match quantity:
        case CreatureCount(Who() as who):
            return who, controls(who), "creature", ""
        case CreatureCount(Creatures() as group) if group == Creatures(Side.TEAM_MATE):
            return Who.TEAM_MATE, controls(Who.TEAM_MATE), "creature", ""
        case LifeOf(who):
            return who, has(who), "life", ""
        case HandSize(who):
            return who, has(who), "card", " in hand"
        case DiscardSize(who):
            return who, has(who), "card", f" in {'your' if who is Who.YOU else 'their'} discard pile"
        case UnusedMindbugs(who):
            return who, has(who), "unused Mindbug", ""
        case _:
            return None


_TURNED = {
    Relation.LESS: Relation.MORE,
    Relation.AT_MOST: Relation.AT_LEAST,
    Relation.EQUAL: Relation.EQUAL,
    Relation.AT_LEAST: Relation.AT_MOST,
    Relation.MORE: Relation.LESS,
}

_WITH_NUMBER = {
    Relation.LESS: "fewer than",
    Relation.AT_MOST: "at most",
    Relation.EQUAL: "exactly",
    Relation.AT_LEAST: "at least",
    Relation.MORE: "more than",
}

_WITH_PLAYER = {
    Relation.LESS: ("fewer", "than"),
    Relation.AT_MOST: ("no more", "than"),
    Relation.EQUAL: ("exactly as many", "as"),
    Relation.AT_LEAST: ("at least as many", "as"),
    Relation.MORE: ("more", "than"),
}

_IN_GENERAL = {
    Relation.LESS: "less than",
    Relation.AT_MOST: "at most",
    Relation.EQUAL: "equal to",
    Relation.AT_LEAST: "at least",
    Relation.MORE: "more than",
}


def condition_text(condition: Condition, scene: Scene) -> str:
    """A condition as a clause: "you control fewer creatures than an opponent"."""
    match condition:
        case YourTurn():
            return "it is your turn"
        case ItHasPower(low, high):
            power = power_filter(Creatures(min_power=low, max_power=high)).removeprefix("with ")
            return f"that card has {power or 'any power'}"
        case ItHasOctonite(count):
            return f"that creature has at least {count} octonite on it"
        case NotYourTurn():
            return "it is not your turn"
        case OnlyAllied():
            return "this is your only creature"
        case ThisDefeatedAnEnemy():
            return f"{this_card(scene)} has defeated an enemy creature this turn"
        case Compare(Number() as left, relation, right) if not isinstance(right, Number):
            return compared(Compare(right, _TURNED[relation], left), scene)
        case Compare():
            return compared(condition, scene)
        case _:
            assert_never(condition)


def compared(compare: Compare, scene: Scene) -> str:
    """Two quantities in a relation; a plain number is the second one."""
    left, right = owned(compare.left), owned(compare.right)
    if isinstance(compare.right, Number) and not isinstance(compare.left, Number):
        return compared_to_number(compare.left, compare.relation, compare.right.value, scene)
    if left is None or right is None or type(compare.left) is not type(compare.right):
        relation = _IN_GENERAL[compare.relation]
        if compare.more:
            relation = f"{_WITH_NUMBER[compare.relation]} {compare.more} more than"
        return f"{total(compare.left, scene)} is {relation} {total(compare.right, scene)}"
    who, verb, noun, suffix = left
    more, than = _WITH_PLAYER[compare.relation]
    if compare.more:
        more, than = f"{_WITH_NUMBER[compare.relation]} {compare.more} more", "than"
    if noun == "life":
        more = more.replace("fewer", "less").replace("many", "much")
    return f"{PLAYERS[who]} {verb} {more} {counted(noun, 2)}{suffix} {than} {PLAYERS[right[0]]}"


def compared_to_number(quantity: Quantity, relation: Relation, number: int, scene: Scene) -> str:
    """A quantity compared with a plain number."""
    relation, number = simplest(relation, number)
    none = (relation, number) == (Relation.EQUAL, 0)
    amount = "no" if none else f"{_WITH_NUMBER[relation]} {number}"
    if isinstance(quantity, CreatureCount) and isinstance(quantity.of, Creatures) and owned(quantity) is None:
        verb = "is" if number == 1 else "are"
        return f"there {verb} {amount} {described(quantity.of, number != 1, scene)}"
    if isinstance(quantity, OctoniteOn):
        return f"there is {amount.replace('fewer', 'less')} {unit(quantity, scene)}"
    owner = owned(quantity)
    if owner is None:
        verb = "has" if scene.in_play else "had"
        return f"{this_card(scene)} {verb} {amount.replace('fewer', 'less')} octonite on it"
    who, verb, noun, suffix = owner
    if noun == "life":
        amount = amount.replace("fewer", "less")
    return f"{PLAYERS[who]} {verb} {amount} {counted(noun, number)}{suffix}"
