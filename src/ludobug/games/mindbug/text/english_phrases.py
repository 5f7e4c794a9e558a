"""English phrases: which cards, how many, and under which conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ludobug.games.mindbug.language.words import (
    Cards,
    Compare,
    Condition,
    CreatureCount,
    Creatures,
    DiscardSize,
    Every,
    Extreme,
    HandSize,
    It,
    ItHasOctonite,
    ItHasPower,
    Keyword,
    LifeOf,
    NotYourTurn,
    Number,
    OctoniteOn,
    OctoniteOnThis,
    OnlyAllied,
    Pick,
    Quantity,
    Relation,
    Side,
    Slayer,
    Target,
    This,
    ThisDefeatedAnEnemy,
    Trigger,
    UnusedMindbugs,
    Who,
    YourTurn,
    Zone,
)
from ludobug.games.mindbug.text.outline import Scene, simplest

KEYWORD_NAMES: dict[Keyword, str] = {keyword: keyword.value for keyword in Keyword}
"""The keywords as an English player reads them."""

PLAYERS: dict[Who, str] = {
    Who.YOU: "you",
    Who.THE_OPPONENT: "the opponent",
    Who.AN_OPPONENT: "an opponent",
    Who.EACH_OPPONENT: "each opponent",
    Who.EACH_PLAYER: "each player",
    Who.TEAM_MATE: "your team mate",
}

TOGETHER: dict[Who, str] = {Who.EACH_OPPONENT: "opponents", Who.EACH_PLAYER: "players"}
"""Several players, as those who all cannot do something."""

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


# ---------------------------------------------------------------- which cards


def this_card(scene: Scene) -> str:
    """The card that carries the text."""
    return "this creature" if scene.in_play else "this card"


def joined(names: Sequence[str], word: str = "and") -> str:
    """Names in a row, the last two with a word between them."""
    return " ".join([", ".join(names[:-1]), word, names[-1]]) if len(names) > 1 else "".join(names)


def keyword_filter(keywords: Sequence[Keyword]) -> str:
    """The keywords of which the creatures of a group must have at least one."""
    if not keywords:
        return ""
    return "with any keyword" if set(keywords) == set(Keyword) else f"with {keyword_list(keywords, 'or')}"


def keyword_list(keywords: Sequence[Keyword], word: str = "and") -> str:
    """Keywords in a row."""
    return joined([KEYWORD_NAMES[keyword] for keyword in keywords], word)


def with_article(noun: str) -> str:
    """A noun with "a" or "an"."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


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
    """That the creatures of a group must have a power that another one has too."""
    if not group.sharing_power:
        return ""
    return f"that {'share their' if many else 'shares its'} power with another one"


def described(group: Creatures | Cards, many: bool, scene: Scene) -> str:
    """A group without an article: "enemy creatures with power 4 or less"."""
    if isinstance(group, Cards):
        ability = f"with {_ABILITIES[group.ability]}" if group.ability is not None else ""
        filters = " and ".join(part for part in (power_filter(group), ability) if part)
        zone = "from any discard piles" if many and group.zone is Zone.ANY_DISCARD else _ZONES[group.zone]
        if scene.theirs:
            zone = _THEIR_ZONES.get(group.zone, zone)
        lay = f"that lay under {this_card(scene)}" if group.lay_under_this else ""
        parts = ["cards" if many else "card", filters, zone, lay]
        return " ".join(part for part in parts if part)
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


# ---------------------------------------------------------------- how many


def has(who: Who) -> str:
    """What a player has, as a verb."""
    return "have" if who is Who.YOU else "has"


def controls(who: Who) -> str:
    """What a player controls, as a verb."""
    return "control" if who is Who.YOU else "controls"


def whose(who: Who) -> str:
    """What belongs to a player."""
    return "your" if who is Who.YOU else f"{PLAYERS[who]}'s"


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


def unit(quantity: Quantity, scene: Scene) -> str:
    """One of what is counted, after "for each"."""
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


def counted(noun: str, number: int) -> str:
    """A noun after a number."""
    return noun if number == 1 or noun in ("life", "octonite") else f"{noun}s"


# ---------------------------------------------------------------- conditions

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
