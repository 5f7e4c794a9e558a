"""French phrases: which cards, how many, and under which conditions. Cards and creatures are feminine."""

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
    This,
    ThisDefeatedAnEnemy,
    Trigger,
    UnusedMindbugs,
    Who,
    YourTurn,
    Zone,
)
from ludobug.games.mindbug.text.outline import Scene, simplest

KEYWORD_NAMES: dict[Keyword, str] = {
    Keyword.FAST: "RAPIDE",
    Keyword.FRENZY: "FURIE",
    Keyword.HUNTER: "CHASSEUR",
    Keyword.POISONOUS: "VENIMEUX",
    Keyword.SNEAKY: "FURTIF",
    Keyword.TOUGH: "CORIACE",
}
"""The keywords as a French player reads them."""

COLON = "\u00a0:"
"""A colon after its no-break space."""

SEMICOLON = "\u202f;"
"""A semicolon after its narrow no-break space."""

UP_TO = "jusqu'à "
"""Before the most that may be chosen."""

PLAYERS: dict[Who, str] = {
    Who.YOU: "vous",
    Who.THE_OPPONENT: "l'adversaire",
    Who.AN_OPPONENT: "un adversaire",
    Who.EACH_OPPONENT: "chaque adversaire",
    Who.EACH_PLAYER: "chaque joueur",
    Who.TEAM_MATE: "votre partenaire",
}

TOGETHER: dict[Who, str] = {Who.EACH_OPPONENT: "les adversaires", Who.EACH_PLAYER: "les joueurs"}
"""Several players, as those who all cannot do something."""

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
    Zone.UNDER_CREATURES: "les cartes de boost",
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

_EXTREMES = {Extreme.HIGHEST: "plus haute", Extreme.LOWEST: "plus basse"}


# ---------------------------------------------------------------- small words


def elided(word: str, following: str) -> str:
    """Say "de", "que" or "si" before what follows: "d'une créature", "qu'un adversaire", "s'il"."""
    vowel = following[:1] in "aeiouéêèà"
    if word.endswith("si"):
        return f"{word[:-1]}'{following}" if following.startswith("il ") else f"{word} {following}"
    return f"{word[:-1]}'{following}" if vowel else f"{word} {following}"


def quoted(text: str) -> str:
    """A text between French quotation marks."""
    return f"«\u00a0{text}\u00a0»"


def of(noun: str) -> str:
    """A noun after "de": "du", "des", "d'une"."""
    for article, merged in (("le ", "du "), ("les ", "des ")):
        if noun.startswith(article):
            return merged + noun.removeprefix(article)
    return elided("de", noun)


def to(noun: str) -> str:
    """A noun after "à": "au", "aux", "à la"."""
    for article, merged in (("le ", "au "), ("les ", "aux ")):
        if noun.startswith(article):
            return merged + noun.removeprefix(article)
    return f"à {noun}"


def joined(names: Sequence[str], word: str = "et") -> str:
    """Names in a row, the last two with a word between them."""
    return " ".join([", ".join(names[:-1]), word, names[-1]]) if len(names) > 1 else "".join(names)


def keyword_list(keywords: Sequence[Keyword], word: str = "et") -> str:
    """Keywords in a row."""
    return joined([KEYWORD_NAMES[keyword] for keyword in keywords], word)


def keyword_filter(keywords: Sequence[Keyword]) -> str:
    """The keywords of which the creatures of a group must have at least one."""
    if not keywords:
        return ""
    return "ayant un mot-clé" if set(keywords) == set(Keyword) else f"ayant {keyword_list(keywords, 'ou')}"


def counted(noun: str, number: int) -> str:
    """A noun after a number; up to 1 it stays singular."""
    return noun if number < 2 else plural(noun)


def plural(noun: str) -> str:
    """The plural of the nouns that card texts use, word by word."""
    return " ".join(
        word if word in ("de", "en", "main", "défausse", "vie", "octonite", "d'énergie") else f"{word}s"
        for word in noun.split()
    )


# ---------------------------------------------------------------- which cards


def this_card(scene: Scene) -> str:
    """The card that carries the text."""
    return "cette créature" if scene.in_play else "cette carte"


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
    """That the creatures of a group must have a power that another one has too."""
    if not group.sharing_power:
        return ""
    return f"qui {'ont' if many else 'a'} la même puissance qu'une autre"


def described(group: Creatures | Cards, many: bool, scene: Scene, drawn: str = "") -> str:
    """A group without an article: "créatures ennemies de puissance 4 ou moins".

    ``drawn`` is "choisie" or "choisies" for what chance picks.
    """
    s = "s" if many else ""
    if isinstance(group, Cards):
        ability = f"ayant {_ABILITIES[group.ability]}" if group.ability is not None else ""
        filters = " ".join(part for part in (power_filter(group), ability) if part)
        zone = place(_MINE_TO_THEM.get(group.zone, group.zone) if scene.theirs else group.zone, s, drawn, bool(filters))
        if scene.theirs and zone == place(group.zone, s, drawn, bool(filters)):
            zone = zone.replace("votre", "sa")
        lay = f"qui se trouvai{'ent' if many else 't'} sous {this_card(scene)}" if group.lay_under_this else ""
        parts = [f"carte{s}", filters, zone, lay]
        return " ".join(part for part in parts if part)
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
    boosted = f"boostée{s}" if group.boosted else ""
    nouns = [other, f"créature{s}", side, boosted]
    shared = sharing_filter(group, many)
    parts = [*nouns, power_filter(group), whose, but, by_this, keywords, blocked, extreme, shared, random]
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
        return "de boost"
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
    among = "en jeu" if group.side is Side.ANY else f"de toutes les créatures {_SIDES[group.side]}s"
    return f"ayant la {extreme} puissance {among}"


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


# ---------------------------------------------------------------- how many


def has(who: Who) -> str:
    """What a player has, as a verb."""
    return "avez" if who is Who.YOU else "a"


def controls(who: Who) -> str:
    """What a player controls, as a verb."""
    return "contrôlez" if who is Who.YOU else "contrôle"


def belonging_to(who: Who) -> str:
    """What tells whose something is, after a noun."""
    return "que vous avez" if who is Who.YOU else of(PLAYERS[who])


def life(amount: Quantity, scene: Scene) -> str:
    """An amount of life: "2 points de vie", "1 point de vie pour chaque créature ennemie"."""
    return amount_of("point de vie", amount, scene)


def energy(amount: Quantity, scene: Scene) -> str:
    """An amount of Energy: "2 cubes d'énergie"."""
    return amount_of("cube d'énergie", amount, scene)


def amount_of(what: str, amount: Quantity, scene: Scene) -> str:
    """An amount of something."""
    if isinstance(amount, Number):
        return f"{amount.value} {counted(what, amount.value)}"
    return f"1 {what} pour chaque {unit(amount, scene)}"


def dice(more: int) -> str:
    """More dice than printed; empty for none."""
    return f"{more} {counted('dé', more)} de plus (2 au maximum)" if more else ""


def unit(quantity: Quantity, scene: Scene) -> str:
    """One of what is counted, after "pour chaque"."""
    return measured(quantity, False, scene)


def total(quantity: Quantity, scene: Scene) -> str:
    """A quantity as a noun: "le nombre de cartes dans votre main"."""
    if isinstance(quantity, Number):
        return str(quantity.value)
    everywhere = " en jeu" if quantity == CreatureCount(Creatures()) else ""
    return f"le nombre {of(measured(quantity, True, scene))}{everywhere}"


def measured(quantity: Quantity, many: bool, scene: Scene) -> str:
    """What is counted, in the singular or plural, without an article."""
    number = 2 if many else 1
    match quantity:
        case Number(value):
            return f"unité de {value}"
        case CreatureCount(of_):
            if isinstance(of_, Creatures):
                return described(of_, many, scene)
            return f"{counted('créature', number)} {elided('que', PLAYERS[of_])} {controls(of_)}"
        case LifeOf(who):
            return f"{counted('point de vie', number)} {belonging_to(who)}"
        case HandSize(who):
            hand = "votre main" if who is Who.YOU else f"la main {of(PLAYERS[who])}"
            return f"{counted('carte', number)} dans {hand}"
        case DiscardSize(who):
            pile = "votre défausse" if who is Who.YOU else f"la défausse {of(PLAYERS[who])}"
            return f"{counted('carte', number)} dans {pile}"
        case UnusedMindbugs(who):
            return f"{counted('Mindbug inutilisé', number)} {belonging_to(who)}"
        case OctoniteOnThis():
            was = "" if scene.in_play else "qui se trouvaient " if many else "qui se trouvait "
            return f"{counted('jeton octonite', number)} {was}sur {this_card(scene)}"
        case OctoniteOn(group):
            return f"{counted('jeton octonite', number)} sur les {described(group, True, scene)}"
        case _:
            assert_never(quantity)


def owned(quantity: Quantity) -> tuple[Who, str, str] | None:
    """Whose a quantity is, the verb and the noun; None if it is no player's."""
    match quantity:
        case CreatureCount(Who() as who):
            return who, controls(who), "créature"
        case CreatureCount(Creatures() as group) if group == Creatures(Side.TEAM_MATE):
            return Who.TEAM_MATE, controls(Who.TEAM_MATE), "créature"
        case LifeOf(who):
            return who, has(who), "point de vie"
        case HandSize(who):
            return who, has(who), "carte en main"
        case DiscardSize(who):
            return who, has(who), "carte en défausse"
        case UnusedMindbugs(who):
            return who, has(who), "Mindbug inutilisé"
        case _:
            return None


# ---------------------------------------------------------------- conditions

_TURNED = {
    Relation.LESS: Relation.MORE,
    Relation.AT_MOST: Relation.AT_LEAST,
    Relation.EQUAL: Relation.EQUAL,
    Relation.AT_LEAST: Relation.AT_MOST,
    Relation.MORE: Relation.LESS,
}

_WITH_NUMBER = {
    Relation.LESS: "moins de",
    Relation.AT_MOST: "au plus",
    Relation.EQUAL: "exactement",
    Relation.AT_LEAST: "au moins",
    Relation.MORE: "plus de",
}

_WITH_PLAYER = {
    Relation.LESS: "moins",
    Relation.AT_MOST: "au plus autant",
    Relation.EQUAL: "exactement autant",
    Relation.AT_LEAST: "au moins autant",
    Relation.MORE: "plus",
}

_IN_GENERAL = {
    Relation.LESS: "inférieur",
    Relation.AT_MOST: "inférieur ou égal",
    Relation.EQUAL: "égal",
    Relation.AT_LEAST: "supérieur ou égal",
    Relation.MORE: "supérieur",
}


def condition_text(condition: Condition, scene: Scene) -> str:
    """A condition as a clause: "vous contrôlez moins de créatures qu'un adversaire"."""
    match condition:
        case YourTurn():
            return "c'est votre tour"
        case ItHasPower(low, high):
            power = power_filter(Creatures(min_power=low, max_power=high)).removeprefix("de puissance ")
            return f"la carte en question a une puissance {f'de {power}' if power else 'quelconque'}"
        case ItHasOctonite(count):
            least = at_least(Relation.AT_LEAST, count, "un")
            return f"la créature en question porte {least} {counted('jeton octonite', count)}"
        case NotYourTurn():
            return "ce n'est pas votre tour"
        case ThisDefeatedAnEnemy():
            return f"{this_card(scene)} a détruit une créature ennemie ce tour-ci"
        case OnlyAllied():
            return f"vous ne contrôlez que {this_card(scene)}"
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
        if compare.more:
            beyond = f"dépasse {of(_WITH_NUMBER[compare.relation])} {compare.more}"
            return f"{total(compare.left, scene)} {beyond} {total(compare.right, scene)}"
        return f"{total(compare.left, scene)} est {_IN_GENERAL[compare.relation]} {to(total(compare.right, scene))}"
    who, verb, noun = left
    more = _WITH_PLAYER[compare.relation]
    if compare.more:
        amount = f"{_WITH_NUMBER[compare.relation]} {compare.more} {counted(noun, compare.more)}"
        return f"{PLAYERS[who]} {verb} {amount} de plus {elided('que', PLAYERS[right[0]])}"
    return f"{PLAYERS[who]} {verb} {more} {of(plural(noun))} {elided('que', PLAYERS[right[0]])}"


def compared_to_number(quantity: Quantity, relation: Relation, number: int, scene: Scene) -> str:
    """A quantity compared with a plain number."""
    relation, number = simplest(relation, number)
    none = (relation, number) == (Relation.EQUAL, 0)
    if isinstance(quantity, CreatureCount) and isinstance(quantity.of, Creatures) and owned(quantity) is None:
        noun = described(quantity.of, number > 1, scene)
        return f"il n'y a aucune {noun}" if none else f"il y a {at_least(relation, number, 'une')} {noun}"
    if isinstance(quantity, OctoniteOn):
        many = number > 1
        noun = measured(quantity, many, scene)
        return f"il n'y a aucun {noun}" if none else f"il y a {at_least(relation, number, 'un')} {noun}"
    owner = owned(quantity)
    if owner is None:
        verb = "porte" if scene.in_play else "portait"
        no = f"{this_card(scene)} ne {verb} aucun jeton octonite"
        amount = at_least(relation, number, "un")
        return no if none else f"{this_card(scene)} {verb} {amount} {counted('jeton octonite', number)}"
    who, verb, noun = owner
    one = "un" if noun[:1] in "pM" else "une"
    if none:
        return f"{PLAYERS[who]} {elided('ne', verb)} auc{one} {noun}"
    return f"{PLAYERS[who]} {verb} {at_least(relation, number, one)} {counted(noun, number)}"


def at_least(relation: Relation, number: int, one: str) -> str:
    """A relation to a plain number; ``one`` is "un" or "une"."""
    words = _WITH_NUMBER[relation]
    return f"{words[:-1]}'{one}" if number == 1 and words.endswith(" de") else f"{words} {number}"
