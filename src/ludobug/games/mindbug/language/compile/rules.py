"""Constant rules as rows of the rules buffer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.compile.codes import TRIGGER_BITS, WHO, keyword_bits
from ludobug.games.mindbug.language.compile.effects import program_of
from ludobug.games.mindbug.language.compile.tables import Tables

PLAIN_RULES: dict[type, tuple[int, int]] = {
    w.NoPlayEffects: (at.SILENCES_PLAY, at.LAYER_SILENCE),
    w.NoDefeatedEffects: (at.SILENCES_DEFEATED, at.LAYER_SILENCE),
    w.NoMindbugs: (at.BANS_MINDBUGS, at.LAYER_MINDBUGS),
    w.SavesTeamMate: (at.SAVES_TEAM_MATE, 0),
    w.ExtraReroll: (at.GIVES_REROLL, at.LAYER_REROLLS),
    w.EvolvesInstead: (at.EVOLVES_INSTEAD, at.LAYER_EVENTS),
    w.MustBeHunted: (at.MUST_BE_HUNTED, at.LAYER_FIGHTS),
    w.ReversesFights: (at.REVERSES_FIGHTS, at.LAYER_FIGHTS),
}
"""Rules that say nothing but themselves, and the layer in which they are looked up."""

GROUP_RULES: dict[type, tuple[int, int]] = {
    w.CannotBeDefeated: (at.BANS_DEFEAT, at.LAYER_BANS),
    w.KeywordsWithoutEffect: (at.SWITCHES_OFF, at.LAYER_BANS),
    w.HuntsOnly: (at.HUNTS_ONLY, at.LAYER_FIGHTS),
}
"""Rules that say nothing but which creatures they are about, and their layer."""

PLAYER_RULES: dict[type, int] = {w.CannotLoseLife: at.GUARDS_LIFE, w.CannotTakeCards: at.CLOSES_HANDS}
"""Rules about players that say nothing but whom they mean."""


def rule_cells(tables: Tables, rule: w.Rule, condition: int) -> list[int]:
    """The cells of a constant rule under a condition; what is missing at the end is 0."""
    translation = RULES.get(type(rule))
    if translation is None:
        raise TypeError(f"{type(rule).__name__} is no rule that holds in play")
    return translation(tables, rule, condition)


def by_itself(_: Tables, rule: w.Rule, condition: int) -> list[int]:
    """A rule that says nothing but itself."""
    sort, layer = PLAIN_RULES[type(rule)]
    return [sort, 0, condition, 0, 0, 0, 0, layer]


def about_group(
    tables: Tables, rule: w.CannotBeDefeated | w.KeywordsWithoutEffect | w.HuntsOnly, condition: int
) -> list[int]:
    """A rule that says nothing but which creatures it is about."""
    sort, layer = GROUP_RULES[type(rule)]
    return [sort, tables.group(rule.group), condition, 0, 0, 0, 0, layer]


def about_players(_: Tables, rule: w.CannotLoseLife | w.CannotTakeCards, condition: int) -> list[int]:
    """A rule that says nothing but whom it means."""
    return [PLAYER_RULES[type(rule)], 0, condition, 0, 0, 0, WHO[rule.who], at.LAYER_EVENTS]


def gains(tables: Tables, rule: w.Gains, condition: int) -> list[int]:
    """More power, keywords and dice."""
    group = tables.group(rule.target.group) if isinstance(rule.target, w.Every) else 0
    times = tables.quantity(rule.each) if rule.each is not None else 0
    layers = (at.LAYER_POWER if rule.power else 0) | (at.LAYER_KEYWORDS if rule.keywords else 0)
    layers |= at.LAYER_DICE if rule.dice else 0
    return [at.GAINS, group, condition, rule.power, times, keyword_bits(rule.keywords), 0, layers, rule.dice]


def shares_keywords(tables: Tables, rule: w.SharesKeywords, condition: int) -> list[int]:
    """Keywords that some creature of a group has."""
    bits = keyword_bits(rule.keywords)
    return [at.SHARES_KEYWORDS, tables.group(rule.group), condition, 0, 0, bits, 0, at.LAYER_COPIES]


def cannot_block(tables: Tables, rule: w.CannotBlock, condition: int) -> list[int]:
    """A ban on blocking, perhaps this creature only."""
    group = 0 if isinstance(rule.group, w.This) else tables.group(rule.group)
    layer = 0 if rule.only_this else at.LAYER_BANS
    return [at.BANS_BLOCK, group, condition, 0, 0, 0, int(rule.only_this), layer]


def cannot_attack(tables: Tables, rule: w.CannotAttack, condition: int) -> list[int]:
    """A ban on attacking."""
    group = 0 if isinstance(rule.group, w.This) else tables.group(rule.group)
    return [at.BANS_ATTACK, group, condition, 0, 0, 0, 0, at.LAYER_BANS]


def cannot_play(tables: Tables, rule: w.CannotPlay, condition: int) -> list[int]:
    """A ban on playing hand cards."""
    group = tables.group(w.Cards(w.Zone.YOUR_HAND, rule.min_power, rule.max_power))
    return [at.BARS_PLAY, group, condition, 0, 0, 0, WHO[rule.who], 0]


def turns_when_saved(tables: Tables, rule: w.TurnsWhenSaved, condition: int) -> list[int]:
    """Other profiles for a creature that was saved."""
    sides = tables.block([cell for one in rule.profiles for cell in (one.power, keyword_bits(one.keywords))])
    return [at.TURNS_WHEN_SAVED, 0, condition, len(rule.profiles), 0, 0, 0, at.LAYER_EVENTS, 0, 0, sides]


def grants(tables: Tables, rule: w.Grants, condition: int) -> list[int]:
    """An ability that other creatures have."""
    bit = TRIGGER_BITS[rule.trigger, w.Place.IN_PLAY]
    program = program_of(tables, rule.effect, rule.cost_octonite)
    return [at.GRANTS, tables.group(rule.group), condition, 0, 0, 0, 0, at.LAYER_EVENTS, 0, bit, program]


RULES: dict[type, Callable[[Tables, Any, int], list[int]]] = {
    **dict.fromkeys(PLAIN_RULES, by_itself),
    **dict.fromkeys(GROUP_RULES, about_group),
    **dict.fromkeys(PLAYER_RULES, about_players),
    w.CannotAttack: cannot_attack,
    w.CannotBlock: cannot_block,
    w.CannotPlay: cannot_play,
    w.Gains: gains,
    w.Grants: grants,
    w.SharesKeywords: shares_keywords,
    w.TurnsWhenSaved: turns_when_saved,
}
"""Rules that hold in play or from a discard pile, with what translates each."""
