"""Constant rules in English: what holds for as long as a card lies where it works."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import (
    CannotAttack,
    CannotBeDefeated,
    CannotBlock,
    CannotLoseLife,
    CannotPlay,
    CannotTakeCards,
    Cards,
    Constant,
    EvolvesInstead,
    ExtraReroll,
    Gains,
    Grants,
    HuntsOnly,
    KeywordsWithoutEffect,
    MustBeHunted,
    NoDefeatedEffects,
    NoMindbugs,
    NoPlayEffects,
    Number,
    OnlyAllied,
    Place,
    Profile,
    ReversesFights,
    Rule,
    SavesTeamMate,
    SharesKeywords,
    SpreadsOctonite,
    This,
    Triggered,
    TurnsWhenSaved,
    Who,
    YourTurn,
    Zone,
)
from ludobug.games.mindbug.text.english.grammar import KEYWORD_NAMES, PLAYERS, TOGETHER, keyword_list
from ludobug.games.mindbug.text.english.groups import described, power_filter, shares, subject, this_card
from ludobug.games.mindbug.text.english.quantities import condition_text, dice, unit
from ludobug.games.mindbug.text.english.triggered import IN_DISCARD, triggered_text
from ludobug.games.mindbug.text.outline import Scene, counted_before
from ludobug.games.mindbug.text.sentences import capital


def constant_text(ability: Constant) -> str:
    """A rule that holds while the card lies where it works."""
    scene = Scene(constant=True, in_play=ability.place is Place.IN_PLAY)
    place = "" if scene.in_play else IN_DISCARD
    this = "it" if isinstance(ability.condition, OnlyAllied) else this_card(scene)
    rule = rule_text(ability.rule, this, scene, counted_before(ability))
    end = "" if isinstance(ability.rule, Grants) else "."
    match ability.condition:
        case None:
            return f"{place}{capital(rule)}{end}"
        case YourTurn():
            return f"{place}During your turn, {rule}{end}"
        case condition:
            return f"{place}While {condition_text(condition, scene)}, {rule}{end}"


def rule_text(rule: Rule, this: str, scene: Scene, counted: int = 0) -> str:
    """A rule as a clause; ``this`` is what the card is called, ``counted`` how many creatures were just told of."""
    match rule:
        case Gains():
            return gains_text(rule, this, scene, counted)
        case SharesKeywords(group, keywords):
            while_ = f"while at least one {described(group, False, scene)} has"
            if len(keywords) < 2:
                return f"{this} has {keyword_list(keywords) or 'no bonus'} {while_} it"
            return (
                f"{this} has each of these keywords {while_} it: {', '.join(KEYWORD_NAMES[word] for word in keywords)}"
            )
        case CannotBlock(group, only_this):
            who = this if isinstance(group, This) else subject(group, scene)
            return f"{who} cannot block{f' {this_card(scene)}' if only_this else ''}"
        case CannotAttack(group):
            return f"{this if isinstance(group, This) else subject(group, scene)} cannot attack"
        case KeywordsWithoutEffect(group):
            return f"the keywords of {subject(group, scene)} have no effect"
        case CannotBeDefeated(group):
            return f"{subject(group, scene)} cannot be defeated"
        case TurnsWhenSaved(profiles):
            sides = ", or ".join(profile_text(profile) for profile in profiles)
            return f"when TOUGH saves {this}, turn it: until it leaves play it has {sides}"
        case CannotLoseLife() | CannotTakeCards() | CannotPlay():
            return player_text(rule)
        case Grants(group, trigger, effect, cost):
            verb = "has" if shares(group) else "have"
            return f'{subject(group, scene)} {verb} "{triggered_text(Triggered(trigger, effect, cost_octonite=cost))}"'
        case HuntsOnly(group):
            return f"{this} may hunt only {described(group, True, scene)}"
        case _:
            return _PLAIN_RULES[type(rule)].format(this=this)


_PLAIN_RULES: dict[type, str] = {
    NoMindbugs: "nobody can use a Mindbug",
    NoDefeatedEffects: "opponents' Defeated effects do not happen",
    NoPlayEffects: "opponents' Play effects do not happen",
    EvolvesInstead: "if {this} would be defeated, it evolves instead",
    SavesTeamMate: "if your team mate cannot take a turn action that is due, you win the game",
    SpreadsOctonite: "as {this} comes into play, you may put any of its octonite on other creatures",
    MustBeHunted: "in their turns opponents must attack with a HUNTER creature if able, and it must hunt {this}",
    ExtraReroll: "whenever you roll one or more dice, you may reroll once more than usual",
    ReversesFights: "when {this} fights, the stronger creature is defeated instead of the weaker one",
}


def profile_text(profile: Profile) -> str:
    """Another power and other keywords: "power 5 and HUNTER"."""
    if not profile.keywords:
        return f"power {profile.power} and no keyword"
    return f"power {profile.power} and {keyword_list(profile.keywords)}"


def player_text(rule: CannotLoseLife | CannotTakeCards | CannotPlay) -> str:
    """What players cannot do."""
    who = f"{TOGETHER.get(rule.who, PLAYERS[rule.who])} cannot"
    if isinstance(rule, CannotLoseLife):
        return f"{who} lose life"
    if isinstance(rule, CannotTakeCards):
        return f"{who} put cards into {'your' if rule.who is Who.YOU else 'their'} hand"
    return f"{who} play {barred_cards(rule)}"


def barred_cards(rule: CannotPlay) -> str:
    """The hand cards that cannot be played."""
    whose = "your" if rule.who is Who.YOU else "their"
    filters = power_filter(Cards(Zone.YOUR_HAND, rule.min_power, rule.max_power))
    return " ".join(part for part in ("cards", filters, f"from {whose} hand") if part)


def gains_text(rule: Gains, this: str, scene: Scene, counted: int) -> str:
    """More power, keywords and dice."""
    target, each = rule.target, rule.each
    singular = isinstance(target, This) or shares(target.group) or counted == 1
    who = this if isinstance(target, This) else subject(target.group, scene)
    if counted > 0:
        who = "it" if singular else "they"
    times = each.value if isinstance(each, Number) else 1
    power = f"{rule.power * times:+} power" if rule.power else ""
    keywords = " and ".join(part for part in (keyword_list(rule.keywords), dice(rule.dice)) if part)
    per = "" if each is None or isinstance(each, Number) else f"for each {unit(each, scene)}"
    if per and power and keywords:
        what = f"{keywords} and, {per}, {power}"
    elif per and power:
        what = f"{power} {per}"
    else:
        what = " and ".join(part for part in (power, keywords) if part) or "no bonus"
    return f"{who} {'has' if singular else 'have'} {what}"
