"""Which cards a text means, in English: groups, filters, and how many of them."""

from __future__ import annotations

from collections.abc import Sequence

from ludobug.games.mindbug.language.words import (
    Cards,
    Creatures,
    Every,
    Extreme,
    It,
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
from ludobug.games.mindbug.text.english.grammar import keyword_list, with_article
from ludobug.games.mindbug.text.outline import Scene, is_many

_SIDES = {Side.ANY: "", Side.ALLIED: "allied ", Side.ENEMY: "enemy ", Side.TEAM_MATE: "", Side.LEFT: ""}
_OWNERS = {Side.TEAM_MATE: " of your team mate", Side.LEFT: " of the player on your left"}

_ZONES = {
    Zone.PLAY: "in play",
    Zone.YOUR_HAND: "from your hand",
    Zone.YOUR_DISCARD: "from your discard pile",
    Zone.AN_OPPONENTS_HAND: "from an opponent's hand",
    Zone.AN_OPPONENTS_DISCARD: "from an opponent's discard pile",
    Zone.THE_OPPONENTS_DISCARD: "from the opponent's discard pile",
    Zone.ANY_DISCARD: "from any discard pile",
    Zone.UNDER_CREATURES: "from under any creature",
    Zone.TEAM_MATES_HAND: "from their hand",
    Zone.TEAM_MATES_DISCARD: "from your team mate's discard pile",
    Zone.LOOKED_AT: "from among them",
}
_ABILITIES = {
    Trigger.PLAY: "a Play effect",
    Trigger.ATTACK: "an Attack effect",
    Trigger.DEFEATED: "a Defeated effect",
    Trigger.ACTION: "an Action",
    Trigger.HARVEST: "a Harvest effect",
    Trigger.END_OF_TURN: "an effect at the end of the turn",
    Trigger.END_OF_ANY_TURN: "an effect at the end of each turn",
    Trigger.LOSING_LIFE: "an effect when life is lost",
    Trigger.MINDBUG_USED: "an effect when a Mindbug is used",
    Trigger.OPPONENT_LOSING_LIFE: "an effect when an opponent loses life",
    Trigger.REACHING_DISCARD: "an effect when it reaches a discard pile",
}

_THEIR_ZONES = {
    Zone.YOUR_HAND: "from their hand",
    Zone.YOUR_DISCARD: "from their discard pile",
    Zone.TEAM_MATES_HAND: "from your hand",
    Zone.TEAM_MATES_DISCARD: "from your discard pile",
}
"""The zones as the text of another player calls them: a team mate's team mate is you."""

_THAN = {
    Relation.LESS: "less power than",
    Relation.AT_MOST: "no more power than",
    Relation.EQUAL: "as much power as",
    Relation.AT_LEAST: "at least as much power as",
    Relation.MORE: "more power than",
}

_EXTREMES = {Extreme.HIGHEST: "highest", Extreme.LOWEST: "lowest"}


def this_card(scene: Scene) -> str:
    """The card that carries the text."""
    return "this creature" if scene.in_play else "this card"


def keyword_filter(keywords: Sequence[Keyword]) -> str:
    """The keywords of which the creatures of a group must have at least one."""
    if not keywords:
        return ""
    return "with any keyword" if set(keywords) == set(Keyword) else f"with {keyword_list(keywords, 'or')}"


def power_filter(group: Creatures | Cards) -> str:
    """The power that the cards of a group must have."""
    low, high = group.min_power, group.max_power
    if isinstance(group, Creatures) and group.as_strong_as_it:
        return "with the same power as that card"
    if low is None and high is None:
        return ""
    if high is None:
        return f"with power {low} or more"
    if low is None:
        return f"with power {high} or less"
    return f"with power {low}" if low == high else f"with power {low} to {high}"


def filter_by_this(group: Creatures, scene: Scene) -> str:
    """How the power of the creatures of a group must compare with that of this creature."""
    relation, far = group.than_this, group.further_from_this
    parts = [f"with {_THAN[relation]} {this_card(scene)}"] if relation is not None else []
    parts += (
        [f"with a power that differs by more than {far} from that of {this_card(scene)}"] if far is not None else []
    )
    return " and ".join(parts)


def sharing_filter(group: Creatures, many: bool) -> str:
    """That the creatures of a group must have a power that another one of the group has too."""
    if not group.sharing_power:
        return ""
    plain = group == Creatures(group.side, sharing_power=True) and group.side not in _OWNERS
    another = f"another {_SIDES[group.side] if plain else 'such '}creature"
    return f"that {'share their' if many else 'shares its'} power with {another}"


def described(group: Creatures | Cards, many: bool, scene: Scene) -> str:
    """A group without an article: "enemy creatures with power 4 or less"."""
    if isinstance(group, Cards):
        return described_cards(group, many, scene)
    other = "other " if group.other and scene.constant else ""
    boosted = "boosted " if group.boosted else ""
    side, whose = _SIDES[group.side], _OWNERS.get(group.side, "")
    if scene.theirs and group.side is Side.ALLIED:
        side, whose = "", " they control"
    noun = f"{other}{boosted}{side}{'creatures' if many else 'creature'}{whose}"
    octonite = octonite_filter(group.min_octonite)
    keyword = "with the named keyword" if group.named_keyword else keyword_filter(group.keywords)
    asked = (power_filter(group), filter_by_this(group, scene), keyword, octonite)
    filters = " and ".join(part for part in asked if part)
    but = f"other than {this_card(scene)}" if group.other and not scene.constant else ""
    blocked = "that blocked this turn" if group.blocked else ""
    if group.shares_keyword_with_it:
        blocked = f"{blocked} and ".lstrip(" and") + f"that share{'' if many else 's'} a keyword with that card"
    extreme = extreme_filter(group, bool(filters or but or blocked))
    return " ".join(part for part in (noun, filters, blocked, but, extreme, sharing_filter(group, many)) if part)


def described_cards(group: Cards, many: bool, scene: Scene) -> str:
    """Cards that are not in play, without an article: "cards with power 4 or less from your discard pile"."""
    ability = f"with {_ABILITIES[group.ability]}" if group.ability is not None else ""
    filters = " and ".join(part for part in (power_filter(group), ability) if part)
    zone = "from any discard piles" if many and group.zone is Zone.ANY_DISCARD else _ZONES[group.zone]
    if scene.theirs:
        zone = _THEIR_ZONES.get(group.zone, zone)
    lay = f"that lay under {this_card(scene)}" if group.lay_under_this else ""
    parts = ["cards" if many else "card", filters, zone, lay]
    return " ".join(part for part in parts if part)


def octonite_filter(least: int | None) -> str:
    """The octonite that each creature of a group must have."""
    if least is None:
        return ""
    return "with octonite" if least == 1 else f"with {least} or more octonite"


def extreme_filter(group: Creatures, goes_on: bool) -> str:
    """That the creatures of a group must share its highest or lowest power."""
    if group.extreme is None:
        return ""
    power = f"with the {_EXTREMES[group.extreme]} power"
    if goes_on or group.other or group.side in _OWNERS:
        return f"{'and ' if goes_on else ''}{power} of all such creatures"
    return f"{power} in play" if group.side is Side.ANY else f"{power} of all {_SIDES[group.side]}creatures"


def named(target: Target, many: bool, scene: Scene) -> str:
    """A target as the object of a sentence; ``many`` says whether "it" stands for several cards."""
    match target:
        case This():
            return this_card(scene)
        case It():
            return "them" if many else "it"
        case Slayer():
            return f"the creature that defeated {this_card(scene)} in combat"
        case Every(group):
            return f"each {described(group, False, scene)}" if shares(group) else f"all {described(group, True, scene)}"
        case Pick(group, any_number=True):
            return f"any number of {described(group, True, scene)}"
        case Pick(group, count, same_power=True) if count > 1:
            return f"{count} {described(group, True, scene)} that have the same power"
        case Pick(group, count, up_to, at_random):
            random = "random " if at_random else ""
            noun = f"{random}{described(group, count != 1, scene)}"
            return with_article(noun) if count == 1 and not up_to else f"{'up to ' if up_to else ''}{count} {noun}"


def subject(group: Creatures | Cards, scene: Scene) -> str:
    """All of a group as the subject of a sentence."""
    return f"each {described(group, False, scene)}" if shares(group) else described(group, True, scene)


def shares(group: Creatures | Cards) -> bool:
    """Whether a group is told one by one: its highest or lowest, ties included."""
    return isinstance(group, Creatures) and group.extreme is not None


def is_plural(target: Target, many: bool) -> bool:
    """Whether a target is named in the plural."""
    one_by_one = isinstance(target, Every) and shares(target.group)
    return is_many(target, many) and not one_by_one
