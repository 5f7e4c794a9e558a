"""Abilities: whether they can happen where the card lies, and speak of what is there then."""

from __future__ import annotations

from ludobug.games.mindbug.language.check.effects import check_effect, refuse_shared_keywords
from ludobug.games.mindbug.language.check.targets import Known, Thing
from ludobug.games.mindbug.language.limits import refuse
from ludobug.games.mindbug.language.shape import inside, items_of, word_name
from ludobug.games.mindbug.language.words import (
    Ability,
    CannotAttack,
    CannotBeDefeated,
    CannotBlock,
    Cards,
    Constant,
    Creature,
    Creatures,
    EnergyCard,
    Every,
    Evolve,
    Gains,
    Grants,
    ItHasOctonite,
    ItHasPower,
    OctoniteOnThis,
    OnlyAllied,
    Place,
    Slayer,
    This,
    Trigger,
    Triggered,
)

_FROM_DISCARD = (Gains, CannotBlock, CannotAttack, CannotBeDefeated, Grants)
"""Rules that work from a discard pile."""


def check_abilities(card: Creature) -> None:
    """Check every ability of a card."""
    actions = [path for ability, path in items_of(card.abilities, "abilities") if _is_action(ability)]
    if len(actions) > 1:
        refuse(actions[1], "is a second Action; a card has one")
    for ability, path in items_of(card.abilities, "abilities"):
        if isinstance(ability, Constant):
            check_constant(ability, path)
        else:
            check_triggered(ability, path)


def _is_action(ability: Ability) -> bool:
    return isinstance(ability, Triggered) and ability.trigger is Trigger.ACTION


def check_constant(constant: Constant, path: str) -> None:
    """What gains something is in play, and what works from a discard pile speaks of others."""
    rule = constant.rule
    if not isinstance(rule, Grants):
        refuse_shared_keywords(constant, path)
    if constant.place is Place.DISCARD:
        check_in_discard(constant, path)
    if isinstance(constant.condition, ItHasPower | ItHasOctonite):
        refuse(f"{path}.condition.it_has_power", "is for effects, where a sentence before it is about cards")
    if isinstance(rule, Gains) and isinstance(rule.target, Every) and not isinstance(rule.target.group, Creatures):
        refuse(f"{path}.rule.gains.every", 'only "creatures" gain something, not "cards"')
    if isinstance(rule, Grants):
        check_granted(rule, f"{path}.rule.grants")


def check_granted(rule: Grants, path: str) -> None:
    """Abilities that creatures in play are given happen as they arrive or attack."""
    allowed = (Trigger.PLAY, Trigger.ATTACK)
    if rule.trigger not in allowed:
        names = " or ".join(f'"{trigger.value}"' for trigger in allowed)
        refuse(f"{path}.trigger", f'must be {names}, not "{rule.trigger.value}"')
    check_effect(rule.effect, f"{path}.effect.{word_name(type(rule.effect))}", Known(Thing.CREATURE), 1)


def check_in_discard(constant: Constant, path: str) -> None:
    """From a discard pile a card changes creatures in play, without being one itself."""
    rule = constant.rule
    if not isinstance(rule, _FROM_DISCARD) or (isinstance(rule, Gains) and rule.dice):
        names = ", ".join(word_name(word) for word in _FROM_DISCARD)
        refuse(f"{path}.rule", f"must be one of {names}, without dice, in the discard pile")
    if isinstance(rule, CannotBlock) and rule.only_this:
        refuse(f"{path}.rule.cannot_block.only_this", "must be left out in the discard pile")
    for value, place in inside(constant, path):
        if isinstance(rule, Grants) and any(value is part for part, _ in inside(rule.effect, "")):
            continue
        if isinstance(value, This | OnlyAllied | OctoniteOnThis):
            refuse(place, "this card is not in play then")
        if isinstance(value, Creatures) and compares_with_this(value):
            refuse(place, "this card is not in play then")


def compares_with_this(group: Creatures) -> bool:
    """Whether a group asks how the power of its creatures compares with that of this creature."""
    return (group.than_this, group.further_from_this) != (None, None)


def check_triggered(ability: Triggered, path: str) -> None:
    """The trigger can happen where the card lies, and the effect does not need the card elsewhere."""
    in_play = ability.place is Place.IN_PLAY and ability.trigger is not Trigger.DEFEATED
    if ability.place is Place.DISCARD:
        allowed = (Trigger.END_OF_TURN, Trigger.LOSING_LIFE, Trigger.REACHING_DISCARD, Trigger.OPPONENT_LOSING_LIFE)
        if ability.trigger not in allowed:
            names = " or ".join(f'"{trigger.value}"' for trigger in allowed)
            refuse(f"{path}.trigger", f'must be {names} in the discard pile, not "{ability.trigger.value}"')
    elif ability.trigger in (Trigger.REACHING_DISCARD, Trigger.OPPONENT_LOSING_LIFE):
        refuse(f"{path}.place", 'must be "in discard pile" for this trigger')
    paid = (Trigger.ACTION, Trigger.ATTACK)
    for field, cost in (("cost_octonite", ability.cost_octonite), ("cost_mindbugs", ability.cost_mindbugs)):
        if cost and ability.trigger not in paid:
            names = " and ".join(f'"{trigger.value}"' for trigger in paid)
            refuse(f"{path}.{field}", f'is for {names}, not for "{ability.trigger.value}"')
    for value, place in inside(ability, path):
        if isinstance(value, OnlyAllied) and not in_play:
            refuse(place, "this card is not in play when the effect happens")
        if isinstance(value, Creatures) and not in_play and compares_with_this(value):
            refuse(place, "this card is not in play when the effect happens")
        if isinstance(value, Slayer) and ability.trigger is not Trigger.DEFEATED:
            refuse(place, 'is for "defeated" effects')
        if isinstance(value, Cards) and value.lay_under_this and ability.trigger is not Trigger.DEFEATED:
            refuse(f"{place}.lay_under_this", 'is for "defeated" effects')
        if isinstance(value, OctoniteOnThis) and ability.place is Place.DISCARD:
            refuse(place, "no octonite lies on cards in the discard pile")
    this = Thing.CREATURE if in_play else Thing.CARD
    check_effect(ability.effect, f"{path}.effect.{word_name(type(ability.effect))}", Known(this), 1)


def check_energy_effect(card: EnergyCard) -> None:
    """An Energy card is no creature: its effect speaks of no "this", and of nothing that only a creature has."""
    for value, place in inside(card, ""):
        about_this = isinstance(value, This | OnlyAllied | OctoniteOnThis | Evolve)
        if about_this or (isinstance(value, Creatures) and value.other):
            refuse(place, "an Energy card is no creature in play")
    check_effect(card.effect, f"effect.{word_name(type(card.effect))}", Known(Thing.NOTHING), 1)
