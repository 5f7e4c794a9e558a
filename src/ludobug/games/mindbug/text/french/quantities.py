"""What a text counts, in French, and the conditions that it makes."""

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
from ludobug.games.mindbug.text.french.grammar import (
    PLAYERS,
    belonging_to,
    controls,
    counted,
    elided,
    has,
    of,
    plural,
    to,
)
from ludobug.games.mindbug.text.french.groups import described, power_filter, this_card
from ludobug.games.mindbug.text.outline import Scene, is_of_subject, simplest


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


_THEIRS: dict[type, str] = {
    CreatureCount: "créature qu'il contrôle",
    LifeOf: "point de vie qu'il a",
    HandSize: "carte dans sa main",
    DiscardSize: "carte dans sa défausse",
    UnusedMindbugs: "Mindbug inutilisé qu'il a",
}
"""What is counted of the player whom the clause is about."""


def unit(quantity: Quantity, scene: Scene) -> str:
    """One of what is counted, after "pour chaque"."""
    return _THEIRS[type(quantity)] if is_of_subject(quantity, scene) else measured(quantity, False, scene)


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
