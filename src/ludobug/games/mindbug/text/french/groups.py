"""Which cards a text means, in French: groups, filters, and how many of them. Cards and creatures are feminine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ludobug.games.mindbug.language.words import (
    Cards,
    Creatures,
    Every,
    Extreme,
    Keyword,
    Pick,
    Relation,
    Side,
    Slayer,
    Target,
    This,
    Trigger,
    Zone,
)
from ludobug.games.mindbug.text.french.grammar import UP_TO, counted, keyword_list, of
from ludobug.games.mindbug.text.outline import Scene, is_many

_SIDES = {Side.ANY: "", Side.ALLIED: "alliée", Side.ENEMY: "ennemie", Side.TEAM_MATE: "", Side.LEFT: ""}
_OWNERS = {Side.TEAM_MATE: "de votre partenaire", Side.LEFT: "du joueur à votre gauche"}

_ZONES = {
    Zone.PLAY: "les cartes en jeu",
    Zone.YOUR_HAND: "votre main",
    Zone.YOUR_DISCARD: "votre défausse",
    Zone.AN_OPPONENTS_HAND: "la main d'un adversaire",
    Zone.AN_OPPONENTS_DISCARD: "la défausse d'un adversaire",
    Zone.THE_OPPONENTS_DISCARD: "la défausse de l'adversaire",
    Zone.ANY_DISCARD: "n'importe quelle défausse",
    Zone.UNDER_CREATURES: "les cartes de renfort",
    Zone.TEAM_MATES_HAND: "sa main",
    Zone.TEAM_MATES_DISCARD: "la défausse de votre partenaire",
    Zone.LOOKED_AT: "celles-ci",
}
_ABILITIES = {
    Trigger.PLAY: "un effet Jouer",
    Trigger.ATTACK: "un effet Attaque",
    Trigger.DEFEATED: "un effet Détruit",
    Trigger.ACTION: "une Action",
    Trigger.HARVEST: "un effet Récolte",
    Trigger.END_OF_TURN: "un effet de fin de tour",
    Trigger.END_OF_ANY_TURN: "un effet de fin de chaque tour",
    Trigger.LOSING_LIFE: "un effet de perte de vie",
    Trigger.MINDBUG_USED: "un effet quand un Mindbug est utilisé",
    Trigger.OPPONENT_LOSING_LIFE: "un effet de perte de vie adverse",
    Trigger.REACHING_DISCARD: "un effet d'arrivée dans la défausse",
}

_MINE_TO_THEM = {Zone.TEAM_MATES_HAND: Zone.YOUR_HAND, Zone.TEAM_MATES_DISCARD: Zone.YOUR_DISCARD}
"""The zones of a team mate's team mate are yours."""

_THAN = {
    Relation.LESS: "moins puissante{s} que",
    Relation.AT_MOST: "au plus aussi puissante{s} que",
    Relation.EQUAL: "aussi puissante{s} que",
    Relation.AT_LEAST: "au moins aussi puissante{s} que",
    Relation.MORE: "plus puissante{s} que",
}

_EXTREMES = {Extreme.HIGHEST: "plus élevée", Extreme.LOWEST: "plus faible"}


def this_card(scene: Scene) -> str:
    """The card that carries the text."""
    return "cette créature" if scene.in_play else "cette carte"


def keyword_filter(keywords: Sequence[Keyword]) -> str:
    """The keywords of which the creatures of a group must have at least one."""
    if not keywords:
        return ""
    return "ayant un mot-clé" if set(keywords) == set(Keyword) else f"ayant {keyword_list(keywords, 'ou')}"


def power_filter(group: Creatures | Cards) -> str:
    """The power that the cards of a group must have."""
    low, high = group.min_power, group.max_power
    if isinstance(group, Creatures) and group.as_strong_as_it:
        return "de même puissance que cette dernière"
    if low is None and high is None:
        return ""
    if high is None:
        return f"de puissance {low} ou plus"
    if low is None:
        return f"de puissance {high} ou moins"
    return f"de puissance {low}" if low == high else f"de puissance {low} à {high}"


def filter_by_this(group: Creatures, s: str, scene: Scene) -> str:
    """How the power of the creatures of a group must compare with that of this creature."""
    relation, far = group.than_this, group.further_from_this
    parts = [f"{_THAN[relation].format(s=s)} {this_card(scene)}"] if relation is not None else []
    parts += [f"dont la puissance diffère de plus de {far} de celle de {this_card(scene)}"] if far is not None else []
    return " et ".join(parts)


def sharing_filter(group: Creatures, many: bool) -> str:
    """That the creatures of a group must have a power that another one of the group has too."""
    if not group.sharing_power:
        return ""
    plain = group == Creatures(group.side, sharing_power=True) and group.side not in _OWNERS
    another = f"une autre créature {_SIDES[group.side]}".rstrip() if plain else "une autre de ces créatures"
    return f"qui {'ont' if many else 'a'} la même puissance qu'{another}"


def described(group: Creatures | Cards, many: bool, scene: Scene, drawn: str = "") -> str:
    """A group without an article: "créatures ennemies de puissance 4 ou moins".

    ``drawn`` is "choisie" or "choisies" for what chance picks.
    """
    if isinstance(group, Cards):
        return described_cards(group, many, scene, drawn)
    s = "s" if many else ""
    other = f"autre{s}" if group.other and scene.constant else ""
    side = f"{_SIDES[group.side]}{s}" if _SIDES[group.side] else ""
    whose = _OWNERS.get(group.side, "")
    if scene.theirs and group.side is Side.ALLIED:
        side, whose = "", "qu'il contrôle"
    but = f"autre{s} que {this_card(scene)}" if group.other and not scene.constant else ""
    by_this = filter_by_this(group, s, scene)
    if by_this and (power_filter(group) or but):
        by_this = f"et {by_this}"
    keyword = "ayant le mot-clé nommé" if group.named_keyword else keyword_filter(group.keywords)
    has = (keyword, octonite_filter(group.min_octonite))
    keywords = " et ".join(part for part in has if part)
    if keywords and (but or by_this):
        keywords = f"et {keywords}"
    goes_on = bool(but or by_this)
    past = ["ayant bloqué ce tour-ci"] if group.blocked else []
    past += ["partageant un mot-clé avec la carte en question"] if group.shares_keyword_with_it else []
    blocked = " et ".join(past)
    if blocked and (goes_on or keywords):
        blocked = f"et {blocked}"
    extreme = extreme_filter(group, s, bool(power_filter(group)) or goes_on, bool(keywords or blocked) or goes_on)
    random = f"{drawn} au hasard" if drawn else ""
    boosted = f"renforcée{s}" if group.boosted else ""
    nouns = [other, f"créature{s}", side, boosted]
    shared = sharing_filter(group, many)
    parts = [*nouns, power_filter(group), whose, but, by_this, keywords, blocked, extreme, shared, random]
    return " ".join(part for part in parts if part)


def described_cards(group: Cards, many: bool, scene: Scene, drawn: str) -> str:
    """Cards that are not in play, without an article: "cartes de puissance 4 ou moins de votre défausse"."""
    s = "s" if many else ""
    ability = f"ayant {_ABILITIES[group.ability]}" if group.ability is not None else ""
    filters = " ".join(part for part in (power_filter(group), ability) if part)
    zone = place(_MINE_TO_THEM.get(group.zone, group.zone) if scene.theirs else group.zone, s, drawn, bool(filters))
    if scene.theirs and zone == place(group.zone, s, drawn, bool(filters)):
        zone = zone.replace("votre", "sa")
    lay = f"qui se trouvai{'ent' if many else 't'} sous {this_card(scene)}" if group.lay_under_this else ""
    parts = [f"carte{s}", filters, zone, lay]
    return " ".join(part for part in parts if part)


def octonite_filter(least: int | None) -> str:
    """The octonite that each creature of a group must have."""
    if least is None:
        return ""
    return f"portant au moins {'un' if least == 1 else least} {counted('jeton octonite', least)}"


def place(zone: Zone, s: str, drawn: str, filtered: bool) -> str:
    """Where the cards of a group come from."""
    source = "n'importe quelles défausses" if s and zone is Zone.ANY_DISCARD else _ZONES[zone]
    within = f"{'parmi' if zone in (Zone.PLAY, Zone.UNDER_CREATURES, Zone.LOOKED_AT) else 'dans'} {source}"
    if drawn:
        return f"{drawn} au hasard {within}"
    if filtered:
        return f"prise{s} {within}"
    if zone is Zone.UNDER_CREATURES:
        return "de renfort"
    if zone is Zone.LOOKED_AT:
        return within
    return "en jeu" if zone is Zone.PLAY else of(source)


def extreme_filter(group: Creatures, s: str, filtered: bool, goes_on: bool) -> str:
    """That the creatures of a group must share its highest or lowest power."""
    if group.extreme is None:
        return ""
    extreme = _EXTREMES[group.extreme]
    if filtered or goes_on or group.other or group.side in _OWNERS:
        return f"{'et ' if goes_on else ''}dont la puissance est la {extreme} parmi celles-ci"
    among = "en jeu" if group.side is Side.ANY else f"parmi les créatures {_SIDES[group.side]}s"
    return f"ayant la puissance la {extreme} {among}"


def named(target: Pick | Every | This | Slayer, scene: Scene) -> str:
    """A target as the object of a sentence."""
    match target:
        case This():
            return this_card(scene)
        case Slayer():
            return f"la créature qui a détruit {this_card(scene)} au combat"
        case Every(group):
            if shares(group):
                return f"chaque {described(group, False, scene)}"
            return f"toutes les {described(group, True, scene)}"
        case Pick(group, any_number=True):
            return f"n'importe quel nombre {of(described(group, True, scene))}"
        case Pick(group, count, same_power=True) if count > 1:
            return f"{count} {described(group, True, scene)} qui ont la même puissance"
        case Pick(group, count, up_to, at_random):
            drawn = ("choisies" if count > 1 else "choisie") if at_random else ""
            number = f"{UP_TO}{count}" if up_to else "une" if count == 1 else str(count)
            return f"{number} {described(group, count > 1, scene, drawn)}"
        case _:
            assert_never(target)


def subject(group: Creatures | Cards, scene: Scene) -> str:
    """All of a group as the subject of a sentence."""
    return f"les {described(group, True, scene)}"


def shares(group: Creatures | Cards) -> bool:
    """Whether a group is told one by one: its highest or lowest, ties included."""
    return isinstance(group, Creatures) and group.extreme is not None


def is_plural(target: Target, many: bool) -> bool:
    """Whether a target is named in the plural."""
    one_by_one = isinstance(target, Every) and shares(target.group)
    return is_many(target, many) and not one_by_one


def cards(count: int) -> str:
    """A number of cards."""
    return f"{count} {'cartes' if count > 1 else 'carte'}"
