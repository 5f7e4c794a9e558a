"""Short functions for writing cards, so that a card file reads like the print.

``creature("Tiger Squirrel", power=3, copies=2, keywords=[SNEAKY], play=defeat(one(enemy(power_from=7))))``
"""

from __future__ import annotations

from collections.abc import Iterable

from ludobug.games.mindbug.language.words import (
    Ability,
    Boost,
    CannotAttack,
    CannotBlock,
    Cards,
    ChooseOne,
    Compare,
    Condition,
    Constant,
    Creature,
    CreatureCount,
    Creatures,
    Defeat,
    Discard,
    Effect,
    Every,
    Evolution,
    Extreme,
    Gains,
    If,
    InOrder,
    It,
    Keyword,
    May,
    Number,
    Pick,
    Place,
    PlayCard,
    Quantity,
    Relation,
    Rule,
    Side,
    SpreadsOctonite,
    TakeControl,
    Target,
    This,
    ThisTurn,
    Trigger,
    Triggered,
    Who,
    Zone,
)

FAST, FRENZY, HUNTER = Keyword.FAST, Keyword.FRENZY, Keyword.HUNTER
POISONOUS, SNEAKY, TOUGH = Keyword.POISONOUS, Keyword.SNEAKY, Keyword.TOUGH
YOU, THE_OPPONENT, AN_OPPONENT = Who.YOU, Who.THE_OPPONENT, Who.AN_OPPONENT
LOWEST, HIGHEST = Extreme.LOWEST, Extreme.HIGHEST


def creatures(
    side: Side = Side.ANY,
    *,
    other: bool = False,
    power_from: int | None = None,
    power_to: int | None = None,
    extreme: Extreme | None = None,
) -> Creatures:
    """Creatures in play, on any side unless told."""
    return Creatures(side, other, power_from, power_to, (), extreme)


def enemy(*, power_from: int | None = None, power_to: int | None = None, extreme: Extreme | None = None) -> Creatures:
    """Enemy creatures."""
    return creatures(Side.ENEMY, power_from=power_from, power_to=power_to, extreme=extreme)


def allied(*, power_from: int | None = None) -> Creatures:
    """Allied creatures, this one included."""
    return creatures(Side.ALLIED, power_from=power_from)


def other_allied(*, power_to: int | None = None) -> Creatures:
    """Allied creatures other than this."""
    return creatures(Side.ALLIED, other=True, power_to=power_to)


def your_discard() -> Cards:
    """Cards in your discard pile."""
    return Cards(Zone.YOUR_DISCARD)


def an_opponents_discard() -> Cards:
    """Cards in the discard pile of an opponent."""
    return Cards(Zone.AN_OPPONENTS_DISCARD)


def an_opponents_hand() -> Cards:
    """Cards in the hand of an opponent."""
    return Cards(Zone.AN_OPPONENTS_HAND)


def one(group: Creatures | Cards) -> Pick:
    """One of the group, mandatory."""
    return Pick(group)


def up_to(count: int, group: Creatures | Cards) -> Pick:
    """Any number of the group up to ``count``, none included."""
    return Pick(group, count, up_to=True)


def at_random(count: int, group: Creatures | Cards) -> Pick:
    """``count`` of the group, picked by chance."""
    return Pick(group, count, at_random=True)


def defeat(target: Target) -> Defeat:
    """Defeat creatures."""
    return Defeat(target)


def take_control(target: Target) -> TakeControl:
    """Take control of creatures."""
    return TakeControl(target)


def play(target: Target) -> PlayCard:
    """Play cards."""
    return PlayCard(target)


def when(left: Quantity, relation: str, right: Quantity, more: int = 0) -> Compare:
    """A comparison of two quantities: ``when(number_of(YOU), "<", number_of(AN_OPPONENT))``."""
    return Compare(left, Relation(relation), right, more)


def number_of(of: Who | Creatures) -> CreatureCount:
    """How many creatures a player, or a group, has."""
    return CreatureCount(of)


def number(value: int) -> Number:
    """A plain number."""
    return Number(value)


def if_(condition: Condition, effect: Effect) -> If:
    """The effect only under a condition."""
    return If(condition, effect)


def may(effect: Effect, then: Effect | None = None) -> May:
    """You may do it; if you do, ``then`` follows."""
    return May(effect, then)


def in_order(*effects: Effect) -> InOrder:
    """One sentence after the other."""
    return InOrder(effects)


def this_turn(target: Target, *keywords: Keyword, cannot_block: bool = False, power: int = 0) -> ThisTurn:
    """Power, keywords, or a ban on blocking, until the turn ends."""
    return ThisTurn(target, keywords, cannot_block, power)


def gains(
    target: Creatures | This, *keywords: Keyword, power: int = 0, each: Quantity | None = None, dice: int = 0
) -> Gains:
    """Power, keywords and dice for as long as the card is in play."""
    return Gains(target if isinstance(target, This) else Every(target), power, each, keywords, dice)


def cannot_block(group: Creatures | This, *, only_this: bool = False) -> CannotBlock:
    """A ban on blocking."""
    return CannotBlock(group, only_this)


def cannot_attack(group: Creatures | This) -> CannotAttack:
    """A ban on attacking."""
    return CannotAttack(group)


def discard(who: Who, count: int, *, each: Quantity | None = None) -> Discard:
    """A player discards cards of the own choice."""
    return Discard(who, count, each=each)


def boost(target: Creatures | This, count: int = 1) -> Boost:
    """Boost this, or one creature of a group, with up to so many cards."""
    return Boost(target if isinstance(target, This) else one(target), count)


def choose_one(*effects: Effect) -> ChooseOne:
    """One of several effects, as you choose."""
    return ChooseOne(effects)


def rules_in(rules: Rule | Iterable[Rule] | None) -> Iterable[Rule]:
    """One rule, several or none, as several."""
    return rules if isinstance(rules, Iterable) else () if rules is None else (rules,)


def creature(
    name: str,
    power: int,
    *,
    number: str,
    copies: int = 1,
    keywords: Iterable[Keyword] = (),
    play: Effect | None = None,
    attack: Effect | None = None,
    defeated: Effect | None = None,
    action: Effect | None = None,
    losing_life_in_discard: Effect | None = None,
    opponent_losing_life_in_discard: Effect | None = None,
    reaching_discard: Effect | None = None,
    harvest: Effect | None = None,
    constant: Rule | Iterable[Rule] | None = None,
    condition: Condition | None = None,
    in_discard: Rule | Iterable[Rule] | None = None,
    evolution: Evolution | None = None,
    dice: int = 0,
    octonite: int = 0,
    spread: int = 0,
    cost_octonite: int = 0,
    cost_mindbugs: int = 0,
    team: bool = False,
) -> Creature:
    """A creature card with its abilities by trigger; ``spread`` is octonite that it may put on others as it arrives.

    ``cost_octonite`` and ``cost_mindbugs`` are what its Attack or Action costs; the rules ``in_discard`` work from the
    discard pile; ``team`` is said of cards for games with team mates.
    """
    abilities: list[Ability] = [
        Triggered(trigger, effect, Place.IN_PLAY, *((cost_octonite, cost_mindbugs) if trigger in PAID else ()))
        for trigger, effect in (
            (Trigger.PLAY, play),
            (Trigger.ATTACK, attack),
            (Trigger.DEFEATED, defeated),
            (Trigger.HARVEST, harvest),
            (Trigger.ACTION, action),
        )
        if effect is not None
    ]
    abilities += [
        Triggered(trigger, effect, Place.DISCARD)
        for trigger, effect in (
            (Trigger.LOSING_LIFE, losing_life_in_discard),
            (Trigger.OPPONENT_LOSING_LIFE, opponent_losing_life_in_discard),
            (Trigger.REACHING_DISCARD, reaching_discard),
        )
        if effect is not None
    ]
    abilities += [Constant(rule, condition) for rule in rules_in(constant)]
    abilities += [Constant(rule, place=Place.DISCARD) for rule in rules_in(in_discard)]
    if spread:
        abilities.insert(0, Constant(SpreadsOctonite()))
    return Creature(
        name,
        power,
        copies,
        tuple(keywords),
        tuple(abilities),
        number,
        octonite or spread,
        dice,
        team,
        evolution=evolution,
    )


THIS, IT = This(), It()
PAID = (Trigger.ATTACK, Trigger.ACTION)
