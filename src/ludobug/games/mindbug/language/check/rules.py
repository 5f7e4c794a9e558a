"""Constant rules, each by itself; above all, power and keywords that would go in circles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludobug.games.mindbug.language.limits import MOST_PROFILES, refuse
from ludobug.games.mindbug.language.shape import inside
from ludobug.games.mindbug.language.words import (
    CannotBlock,
    CannotLoseLife,
    CannotPlay,
    CannotTakeCards,
    Constant,
    Creatures,
    Gains,
    Number,
    SharesKeywords,
    Side,
    This,
    TurnsWhenSaved,
    Who,
)


def check_circles(constant: Constant, path: str) -> None:
    """Power depends on no power or keyword in play, keywords depend on no keywords (MB-CONST-08)."""
    rule = constant.rule
    if not isinstance(rule, Gains):
        return
    check_gains(rule, f"{path}.rule.gains")
    for value, place in inside(constant, path):
        if not isinstance(value, Creatures):
            continue
        if value.as_strong_as_it:
            refuse(f"{place}.as_strong_as_it", "is only for creatures that an effect does something to")
        if rule.power and asks_for_values(value):
            refuse(place, "power that a card gives must not depend on the power or keywords of creatures")
        if rule.keywords and value.keywords:
            refuse(place, "keywords that a card gives must not depend on the keywords of creatures")


def asks_for_values(group: Creatures) -> bool:
    """Whether a group asks for the power or the keywords of its creatures."""
    plain = Creatures(
        group.side, group.other, min_octonite=group.min_octonite, boosted=group.boosted, blocked=group.blocked
    )
    return group != plain


def check_gains(rule: Gains, path: str) -> None:
    """Something is gained."""
    if rule.power == 0 and not rule.keywords and not rule.dice:
        refuse(path, "must give power, keywords or dice")
    if rule.each is not None and rule.power == 0:
        refuse(f"{path}.power", "is missing; each says how often it counts")
    if isinstance(rule.each, Number):
        refuse(f"{path}.each", "must be something to count; write a plain number as power")


def check_shares(rule: SharesKeywords, path: str) -> None:
    """The group is one that this does not belong to; otherwise it would have a keyword because it has it."""
    if not rule.keywords:
        refuse(f"{path}.keywords", "must have at least one keyword")
    if rule.group.side is not Side.ENEMY and not rule.group.other:
        refuse(f"{path}.group.creatures", 'must be "enemy" or "other", so that this creature is not in it')


def check_cannot_block(rule: CannotBlock, path: str) -> None:
    """A ban on this creature itself holds against every attacker."""
    if isinstance(rule.group, This) and rule.only_this:
        refuse(f"{path}.only_this", 'must be left out for "this", which never blocks itself')


def check_cannot_play(rule: CannotPlay, path: str) -> None:
    """Whose plays are limited, and which of them, is said."""
    if rule.who in (Who.THE_OPPONENT, Who.AN_OPPONENT):
        refuse(f"{path}.who", f'must be "each opponent": the rule binds every opponent, not "{rule.who.value}"')
    if rule.min_power is not None and rule.max_power is not None and rule.min_power > rule.max_power:
        refuse(f"{path}.max_power", f"must be at least min_power, {rule.min_power}, not {rule.max_power}")


def check_turns(rule: TurnsWhenSaved, path: str) -> None:
    """There are profiles to choose from, and they differ."""
    if not 1 <= len(rule.profiles) <= MOST_PROFILES:
        refuse(f"{path}.profiles", f"must be 1 to {MOST_PROFILES} profiles, not {len(rule.profiles)}")
    sides = [(profile.power, frozenset(profile.keywords)) for profile in rule.profiles]
    if len(set(sides)) < len(sides):
        refuse(f"{path}.profiles", "must differ from one another")


def check_player_rule(rule: CannotLoseLife | CannotTakeCards, path: str) -> None:
    """A rule binds every opponent, not one that somebody would have to name."""
    if rule.who in (Who.THE_OPPONENT, Who.AN_OPPONENT):
        refuse(f"{path}.who", f'must be "each opponent": the rule binds every opponent, not "{rule.who.value}"')


RULES: dict[type, Callable[[Any, str], None]] = {
    CannotBlock: check_cannot_block,
    CannotLoseLife: check_player_rule,
    CannotPlay: check_cannot_play,
    CannotTakeCards: check_player_rule,
    Constant: check_circles,
    SharesKeywords: check_shares,
    TurnsWhenSaved: check_turns,
}
"""What is asked of constant rules."""
