"""Constant rules in French: what holds for as long as a card lies where it works."""

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
    Creatures,
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
from ludobug.games.mindbug.text.french.grammar import (
    COLON,
    KEYWORD_NAMES,
    PLAYERS,
    TOGETHER,
    elided,
    keyword_list,
    of,
    quoted,
)
from ludobug.games.mindbug.text.french.groups import described, power_filter, subject, this_card
from ludobug.games.mindbug.text.french.quantities import condition_text, dice, unit
from ludobug.games.mindbug.text.french.triggered import IN_DISCARD, triggered_text
from ludobug.games.mindbug.text.outline import Scene, counted_before
from ludobug.games.mindbug.text.sentences import capital


def constant_text(ability: Constant) -> str:
    """A rule that holds while the card lies where it works."""
    scene = Scene(constant=True, in_play=ability.place is Place.IN_PLAY)
    place = "" if scene.in_play else IN_DISCARD
    this = "elle" if isinstance(ability.condition, OnlyAllied) else this_card(scene)
    rule = rule_text(ability.rule, this, scene, counted_before(ability))
    end = "" if isinstance(ability.rule, Grants) else "."
    match ability.condition:
        case None:
            return f"{place}{capital(rule)}{end}"
        case YourTurn():
            return f"{place}Pendant votre tour, {rule}{end}"
        case condition:
            return f"{place}Tant {elided('que', condition_text(condition, scene))}, {rule}{end}"


def rule_text(rule: Rule, this: str, scene: Scene, told: int = 0) -> str:
    """A rule as a clause; ``this`` is what the card is called, ``told`` how many creatures were just told of."""
    match rule:
        case Gains():
            return gains_text(rule, this, scene, told)
        case SharesKeywords(group, keywords):
            while_ = f"tant qu'au moins une {described(group, False, scene)}"
            if len(keywords) < 2:
                return f"{this} a {keyword_list(keywords) or 'un bonus nul'} {while_} le possède"
            names = ", ".join(KEYWORD_NAMES[keyword] for keyword in keywords)
            return f"{this} a chacun de ces mots-clés {while_} le possède{COLON} {names}"
        case CannotBlock(group, only_this):
            who = f"{this} ne peut pas" if isinstance(group, This) else cannot(group, scene)
            return f"{who} bloquer{f' {this_card(scene)}' if only_this else ''}"
        case CannotAttack(group):
            return f"{f'{this} ne peut pas' if isinstance(group, This) else cannot(group, scene)} attaquer"
        case KeywordsWithoutEffect(group):
            return f"les mots-clés {of(subject(group, scene))} n'ont aucun effet"
        case CannotBeDefeated(group):
            return f"{cannot(group, scene)} être détruites"
        case TurnsWhenSaved(profiles):
            sides = ", ou ".join(profile_text(profile) for profile in profiles)
            saved = f"quand {this} est sauvée par CORIACE, tournez-la"
            return f"{saved}{COLON} jusqu'à ce qu'elle quitte le jeu, elle a {sides}"
        case CannotLoseLife() | CannotTakeCards() | CannotPlay():
            return player_text(rule)
        case Grants(group, trigger, effect, cost):
            return (
                f"{subject(group, scene)} ont {quoted(triggered_text(Triggered(trigger, effect, cost_octonite=cost)))}"
            )
        case HuntsOnly(group):
            return f"{this} ne peut chasser que des {described(group, True, scene)}"
        case _:
            return _PLAIN_RULES[type(rule)].format(this=this)


_PLAIN_RULES: dict[type, str] = {
    NoMindbugs: "personne ne peut utiliser de Mindbug",
    NoDefeatedEffects: "les effets Détruit de vos adversaires n'ont pas lieu",
    NoPlayEffects: "les effets Jouer de vos adversaires n'ont pas lieu",
    EvolvesInstead: "si {this} devait être détruite, elle évolue à la place",
    SavesTeamMate: "si votre partenaire ne peut pas faire l'action joueur qu'il doit faire, vous gagnez la partie",
    SpreadsOctonite: "quand {this} entre en jeu, vous pouvez mettre autant de ses jetons octonite que vous le "
    "souhaitez sur d'autres créatures",
    MustBeHunted: "à leur tour, vos adversaires doivent si possible attaquer avec une créature CHASSEUR, qui doit "
    "chasser {this}",
    ExtraReroll: "chaque fois que vous lancez un ou plusieurs dés, vous pouvez relancer une fois de plus",
    ReversesFights: "quand {this} combat, la créature la plus forte est détruite au lieu de la plus faible",
}


def profile_text(profile: Profile) -> str:
    """Another power and other keywords: "une puissance de 5 et CHASSEUR"."""
    words = keyword_list(profile.keywords) if profile.keywords else "aucun mot-clé"
    return f"une puissance de {profile.power} et {words}"


def player_text(rule: CannotLoseLife | CannotTakeCards | CannotPlay) -> str:
    """What players cannot do."""
    can, whose = ("peuvent", "leur") if rule.who in TOGETHER else ("peut", "sa")
    if rule.who is Who.YOU:
        can, whose = "pouvez", "votre"
    cannot = f"{TOGETHER.get(rule.who, PLAYERS[rule.who])} ne {can} pas"
    if isinstance(rule, CannotLoseLife):
        return f"{cannot} perdre de points de vie"
    if isinstance(rule, CannotTakeCards):
        return f"{cannot} mettre de cartes dans {whose} main"
    filters = power_filter(Cards(Zone.YOUR_HAND, rule.min_power, rule.max_power))
    which = " ".join(part for part in ("de cartes", filters, f"depuis {whose} main") if part)
    return f"{cannot} jouer {which}"


def cannot(group: Creatures, scene: Scene) -> str:
    """Creatures, and that they cannot."""
    return f"{subject(group, scene)} ne peuvent pas"


def gains_text(rule: Gains, this: str, scene: Scene, told: int) -> str:
    """More power, keywords and dice."""
    target, each = rule.target, rule.each
    singular = isinstance(target, This) or told == 1
    who = this if isinstance(target, This) else subject(target.group, scene)
    if told > 0:
        who = "elle" if singular else "elles"
    times = each.value if isinstance(each, Number) else 1
    power = f"{rule.power * times:+} de puissance" if rule.power else ""
    keywords = " et ".join(part for part in (keyword_list(rule.keywords), dice(rule.dice)) if part)
    per = "" if each is None or isinstance(each, Number) else f"pour chaque {unit(each, scene)}"
    if not power and not keywords:
        return f"{who} n'{'a' if singular else 'ont'} aucun bonus"
    if per and power and keywords:
        what = f"{keywords} et, {per}, {power}"
    elif per and power:
        what = f"{power} {per}"
    else:
        what = " et ".join(part for part in (power, keywords) if part)
    return f"{who} {'a' if singular else 'ont'} {what}"
