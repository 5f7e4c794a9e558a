"""Groups of cards, quantities and conditions, each word by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludobug.games.mindbug.language.limits import refuse
from ludobug.games.mindbug.language.words import (
    Cards,
    Compare,
    CreatureCount,
    Creatures,
    DiscardSize,
    HandSize,
    ItHasPower,
    LifeOf,
    Number,
    Pick,
    Relation,
    UnusedMindbugs,
    Who,
    Zone,
)


def check_range(group: Creatures | Cards, path: str) -> None:
    """A range of power is not empty, and cards that a text chooses from do not lie in play."""
    if group.min_power is not None and group.max_power is not None and group.min_power > group.max_power:
        refuse(f"{path}.max_power", f"must be at least min_power, {group.min_power}, not {group.max_power}")
    if isinstance(group, Creatures) and group.as_strong_as_it and (group.min_power, group.max_power) != (None, None):
        refuse(f"{path}.as_strong_as_it", "excludes min_power and max_power")
    if isinstance(group, Cards) and group.lay_under_this and group.zone is not Zone.YOUR_DISCARD:
        refuse(f"{path}.lay_under_this", 'is for "your discard pile", where the boosts of a defeated creature go')
    if isinstance(group, Cards) and group.zone is Zone.PLAY:
        refuse(f"{path}.zone", 'cards in play are "creatures", not "cards"')
    if isinstance(group, Creatures) and group.sharing_power and group.extreme is not None:
        refuse(f"{path}.sharing_power", "goes with no extreme")


def check_pick(pick: Pick, path: str) -> None:
    """Chance takes all it is told to, nobody chooses among cards he cannot see, and any number is no certain number."""
    if pick.any_number and (pick.up_to or pick.at_random or pick.count != 1):
        refuse(path, "any_number excludes count, up_to and at_random")
    if pick.up_to and pick.at_random:
        refuse(path, "at_random and up_to exclude each other")
    if pick.same_power and (pick.up_to or pick.at_random or pick.any_number or pick.count < 2):
        refuse(f"{path}.same_power", "is for a fixed number of cards, 2 or more, that a player chooses")
    if pick.same_power and isinstance(pick.group, Cards):
        refuse(f"{path}.same_power", 'is for "creatures" in play, not for "cards"')
    hidden = isinstance(pick.group, Cards) and pick.group.zone is Zone.AN_OPPONENTS_HAND
    if hidden and not pick.at_random:
        refuse(path, "cards in an opponent's hand are hidden: at_random must be true")


def check_compare(condition: Compare, path: str) -> None:
    """Two quantities that may differ are compared."""
    if condition.more and isinstance(condition.right, Number):
        refuse(f"{path}.more", "must be left out; add it to the number")
    if condition.more and condition.relation not in (Relation.AT_LEAST, Relation.EQUAL):
        refuse(f"{path}.more", f'needs the relation ">=" or "==", not "{condition.relation.value}"')
    if condition.left == condition.right:
        refuse(path, "compares a quantity with itself")
    if isinstance(condition.left, Number) and isinstance(condition.right, Number):
        refuse(path, "compares two plain numbers")


def check_it_has_power(condition: ItHasPower, path: str) -> None:
    """A power is asked for."""
    if condition.min_power is None and condition.max_power is None:
        refuse(path, "must have min_power or max_power")
    if condition.min_power is not None and condition.max_power is not None:
        check_range(Creatures(min_power=condition.min_power, max_power=condition.max_power), path)


def check_quantity(quantity: CreatureCount | LifeOf | HandSize | DiscardSize | UnusedMindbugs, path: str) -> None:
    """A quantity is that of one player."""
    who = quantity.of if isinstance(quantity, CreatureCount) else quantity.who
    if who in (Who.EACH_OPPONENT, Who.EACH_PLAYER):
        refuse(path, f'must be of one player: "you", "the opponent" or "an opponent", not "{who.value}"')


GROUPS: dict[type, Callable[[Any, str], None]] = {
    Cards: check_range,
    Compare: check_compare,
    CreatureCount: check_quantity,
    Creatures: check_range,
    DiscardSize: check_quantity,
    HandSize: check_quantity,
    ItHasPower: check_it_has_power,
    LifeOf: check_quantity,
    Pick: check_pick,
    UnusedMindbugs: check_quantity,
}
"""What is asked of groups, quantities and conditions."""
