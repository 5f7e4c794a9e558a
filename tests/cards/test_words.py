"""What the words of a card may and may not say together; everything else is refused with its place and a reason."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug.games.mindbug.language.check import check_card
from ludobug.games.mindbug.language.json_form import CardSetError, load_set
from ludobug.games.mindbug.language.phrases import THIS, creature, defeat, one, your_discard
from ludobug.games.mindbug.language.words import (
    Creature,
    Creatures,
    Effect,
    Every,
    InOrder,
    Keyword,
    Pick,
    ToYourHand,
    Trigger,
    Triggered,
)
from tests.cards.json_sets import refusal, with_effect, with_rule


def defeat_one(**fields: Any) -> dict[str, Any]:
    """An effect that defeats picked creatures."""
    return {"defeat": {"pick": {"creatures": {}} | fields}}


def defeat_all(**fields: Any) -> dict[str, Any]:
    """An effect that defeats all creatures of a group."""
    return {"defeat": {"every": {"creatures": fields}}}


DISCARD = {"discard": {"who": "you", "count": 1}}


def they_may(effect: Any, **fields: Any) -> dict[str, Any]:
    """An effect that another player decides about."""
    return {"they_may": {"who": "an opponent", "effect": effect} | fields}


def gain(amount: Any, who: str = "you") -> dict[str, Any]:
    """An effect that gains life."""
    return {"gain_life": {"who": who, "amount": amount}}


def when(left: Any, relation: str, right: Any) -> dict[str, Any]:
    """An effect under a comparison."""
    return {"if": {"condition": {"compare": {"left": left, "relation": relation, "right": right}}, "effect": "give"}}


# ---------------------------------------------------------------- effects


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("defeet", 'effect: unknown word "defeet" (did you mean "defeat"?); allowed: "gain_life"'),
        ({"defeet": "this"}, 'effect: unknown word "defeet" (did you mean "defeat"?)'),
        ("defeat", 'effect.defeat.target: is missing; it must be one of "pick", "every", "this", "it"'),
        ({"defeat": 3}, 'effect.defeat: must be one of "pick", "every", "this", "it", "slayer", not 3'),
        ({"defeat": "this", "give": {}}, 'effect: must be one of "gain_life", "lose_life"'),
        (defeat_one(count="two"), 'effect.defeat.pick.count: must be a whole number from 1 to 20, not "two"'),
        (defeat_one(count=0), "effect.defeat.pick.count: must be a whole number from 1 to 20, not 0"),
        (defeat_one(up_to=1), "pick.up_to: must be true or false, not 1"),
        (defeat_one(group="creatures"), 'effect.defeat.pick: "group" is given twice, once as "creatures"'),
        (defeat_one(up_to=True, at_random=True), "effect.defeat.pick: at_random and up_to exclude each other"),
        ({"defeat": {"pick": {"creatures": 7}}}, 'pick.creatures: must be an object with "side"'),
        (defeat_all(sid="any"), 'every.creatures: unknown field "sid" (did you mean "side"?)'),
        (defeat_all(side="foe"), 'every.creatures.side: unknown side "foe"; allowed: "any", "allied", "enemy"'),
        (defeat_all(min_power=5, max_power=4), "creatures.max_power: must be at least min_power, 5, not 4"),
        (defeat_all(keywords=["FAST", "FAST"]), "effect.defeat.every.creatures.keywords: names FAST twice"),
        ({"draw_unused": "two"}, 'effect.draw_unused: must be a whole number from 1 to 20, not "two"'),
        (gain(100), "gain_life.amount: must be a whole number from 0 to 99, not 100"),
        (gain(-1), "gain_life.amount: must be a whole number from 0 to 99, not -1"),
        (gain(1, "me"), 'gain_life.who: unknown who "me"; allowed: "you", "the opponent", "an opponent"'),
        ({"gain_life": {"amount": 1}}, 'gain_life.who: is missing; it must be one of "you", "the opponent"'),
        ({"lose_life_down_to": {"who": "you", "remaining": 0}}, "remaining: must be a whole number from 1 to 99"),
        ({"discard": {"who": "you", "count": 1, "up_to": True, "at_random": True}}, "exclude each other"),
        ({"this_turn": "this"}, "effect.this_turn: must have power, keywords, cannot_block, or cannot_be_defeated"),
        ({"in_order": []}, "effect.in_order: must have at least one effect"),
        ({"may": {"may": "give"}}, 'effect.may.may: "may" is said already'),
        ({"may": {"in_order": ["give", "give"], "then": "give"}}, "effect.may.in_order: must be a single effect"),
        ({"if_you_do": {"effect": {"may": "give"}, "then": "give"}}, "if_you_do.effect.may: must be a single effect"),
        ({"may": they_may(DISCARD)}, 'effect.may.they_may: "may" is said already'),
        (they_may(DISCARD, who="each opponent"), 'who: must be "an opponent" or "your team mate", not "each opponent"'),
        (they_may("give"), "they_may.effect: must be what that player does to things of his own"),
        (they_may(DISCARD, otherwise=defeat_one()), "they_may.otherwise: must be what that player does to things"),
        (they_may(DISCARD, who="your team mate"), 'speaks of a team mate: the card needs "team": true'),
    ],
)
def test_a_malformed_effect_is_refused(effect: Any, message: str) -> None:
    refused = refusal(with_effect(effect))
    assert refused.startswith('my-set: card "Foo": abilities[0].effect')
    assert message in refused


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"defeat": {"every": {"cards": "your hand"}}}, 'every.cards: defeat is for "creatures" in play, not'),
        ({"take_control": {"pick": {"cards": "your hand"}}}, 'take_control is for "creatures" in play, not for'),
        ({"this_turn": {"pick": {"cards": "your hand"}, "cannot_block": True}}, 'this_turn is for "creatures" in'),
        ({"play_card": {"pick": "creatures"}}, "play_card.pick.creatures: creatures are in play already"),
        ({"play_card": {"pick": {"cards": "play"}}}, 'pick.cards.zone: cards in play are "creatures", not'),
        ({"to_your_hand": {"pick": {"cards": "your hand"}}}, "pick.cards: cards in your hand are there already"),
        ({"to_your_hand": {"pick": {"cards": "an opponent's hand"}}}, "hidden: at_random must be true"),
        ({"play_card": "this"}, 'effect.play_card.this: "this" is in play already'),
        ({"play_card": "it"}, 'effect.play_card.it: "it" needs a sentence before it, in the same effect, that is'),
        ({"in_order": [gain(1), {"defeat": "it"}]}, 'in_order[1].defeat.it: "it" needs a sentence before it'),
        ({"in_order": ["give", {"defeat": "it"}]}, 'effect.in_order[1].defeat.it: "it" is not in play then'),
        ({"in_order": [{"take_control": {"pick": "creatures"}}, {"play_card": "it"}]}, "is in play already"),
        ({"in_order": [{"may": "give"}, {"play_card": "it"}]}, 'play_card.it: "it" needs a sentence before it'),
        ({"in_order": [when({"life_of": "you"}, "<", 2), {"play_card": "it"}]}, '"it" needs a sentence before it'),
    ],
)
def test_an_effect_on_what_it_cannot_reach_is_refused(effect: Any, message: str) -> None:
    assert message in refusal(with_effect(effect))


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        (gain({"life_of": "each player"}), "amount.life_of: must be of one player"),
        (gain({"creature_count": "each opponent"}), "amount.creature_count: must be of one player"),
        (when(1, "<", 2), "effect.if.condition.compare: compares two plain numbers"),
        (when({"life_of": "you"}, "<", {"life_of": "you"}), "if.condition.compare: compares a quantity with itself"),
        (
            when({"life_of": "you"}, "=", 2),
            'condition.compare.relation: unknown relation "="; allowed: "<", "<=", "=="',
        ),
        (when({"life_of": "you"}, "<", -1), "right: must be a whole number from 0 to 99, not -1"),
    ],
)
def test_a_malformed_quantity_or_condition_is_refused(effect: Any, message: str) -> None:
    assert message in refusal(with_effect(effect))


@pytest.mark.parametrize(
    ("trigger", "effect", "place", "message"),
    [
        (
            "play",
            "give",
            "in discard pile",
            'trigger: must be "end of your turn" or "when you lose life" or "when this reaches your discard pile"',
        ),
        ("defeated", {"defeat": "this"}, "in play", 'effect.defeat.this: "this" is not in play then'),
        ("when you lose life", {"hand_over": "this"}, "in discard pile", '"this" is not in play then'),
        ("when you lose life", gain("octonite_on_this"), "in discard pile", "no octonite lies on cards in the"),
        ("defeated", {"if": {"condition": "only_allied", "effect": "give"}}, "in play", "this card is not in play"),
        ("attack", {"defeat": "slayer"}, "in play", 'defeat.slayer: is for "defeated" effects'),
        ("defeated", {"play_card": "slayer"}, "in play", "play_card.slayer: is in play already"),
    ],
)
def test_an_effect_that_cannot_happen_there_is_refused(trigger: str, effect: Any, place: str, message: str) -> None:
    assert message in refusal(with_effect(effect, trigger, place))


@pytest.mark.parametrize(
    "effect",
    [
        {"in_order": ["give", {"may": {"play_card": "it"}}]},
        {"may": {"effect": "give", "then": {"play_card": "it"}}},
        {"in_order": [{"to_your_hand": "this"}, {"may": {"play_card": "this"}}]},
        {"in_order": [{"defeat": {"pick": "creatures"}}, {"may": {"play_card": "it"}}]},
        {"in_order": [{"discard": {"who": "you", "count": 2}}, {"play_card": "it"}]},
        {"in_order": [{"play_card": {"pick": {"cards": "your hand"}}}, {"hand_over": "it"}]},
    ],
)
def test_it_and_this_are_taken_where_they_are_what_the_effect_needs(effect: Any) -> None:
    assert load_set(with_effect(effect)).cards


def test_effects_may_lie_so_deep_inside_one_another_and_no_deeper() -> None:
    effect: Any = "give"
    for _ in range(7):
        effect = {"in_order": [effect]}
    assert load_set(with_effect(effect)).cards
    assert "effects may lie at most 8 deep inside one another" in refusal(with_effect({"in_order": [effect]}))
    for _ in range(2000):
        effect = {"in_order": [effect]}
    assert refusal(with_effect(effect)).endswith(": is nested too deeply")


# ---------------------------------------------------------------- constant abilities


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ({"gain": "this"}, 'rule: unknown word "gain" (did you mean "gains"?)'),
        ({"gains": "this"}, "rule.gains: must give power, keywords or dice"),
        ({"gains": {"target": "this", "power": -31}}, "power: must be a whole number from -30 to 30, not -31"),
        ({"gains": {"target": "this", "each": {"hand_size": "you"}}}, "rule.gains: must give power, keywords or dice"),
        ({"gains": {"target": "this", "each": "octonite_on_this", "keywords": ["FAST"]}}, "gains.power: is missing"),
        ({"gains": {"target": "this", "power": 1, "each": 3}}, "rule.gains.each: must be something to count"),
        ({"gains": {"every": {"cards": "your hand"}, "power": 1}}, 'gains.every: only "creatures" gain something'),
        ({"gains": {"pick": "creatures", "power": 1}}, 'rule.gains: unknown field "pick"; allowed: "target"'),
        ({"shares_keywords": {"group": {"creatures": {"other": True}}, "keywords": []}}, "at least one keyword"),
        ({"shares_keywords": {"group": "creatures", "keywords": ["FAST"]}}, 'must be "enemy" or "other"'),
        ({"cannot_block": {"cards": "your hand"}}, 'rule.cannot_block: unknown field "cards"'),
    ],
)
def test_a_malformed_rule_is_refused(rule: Any, message: str) -> None:
    refused = refusal(with_rule(rule))
    assert refused.startswith('my-set: card "Foo": abilities[0].rule')
    assert message in refused


@pytest.mark.parametrize("field", [{"max_power": 4}, {"min_power": 4}, {"keywords": ["FAST"]}, {"extreme": "lowest"}])
def test_power_that_depends_on_power_or_keywords_is_refused(field: Any) -> None:
    problem = "power that a card gives must not depend on the power or keywords of creatures"
    assert problem in refusal(with_rule({"gains": {"every": {"creatures": field}, "power": 1}}))
    each = {"creature_count": {"creatures": field}}
    assert problem in refusal(with_rule({"gains": {"target": "this", "power": 1, "each": each}}))


def test_keywords_may_depend_on_power_but_not_on_keywords() -> None:
    given = {"keywords": ["TOUGH"]}
    assert load_set(with_rule({"gains": {"every": {"creatures": {"max_power": 4}}} | given})).cards
    refused = refusal(with_rule({"gains": {"every": {"creatures": {"keywords": ["FAST"]}}} | given}))
    assert "keywords that a card gives must not depend on the keywords of creatures" in refused


# ---------------------------------------------------------------- cards written in Python


def with_play(effect: Effect) -> Creature:
    """A card with a Play effect."""
    return Creature("Foo", 3, abilities=(Triggered(Trigger.PLAY, effect),))


def test_cards_written_in_python_are_checked_too() -> None:
    card = creature("Foo", 3, number="", play=defeat(one(your_discard())))
    with pytest.raises(CardSetError) as refused:
        check_card(card)
    assert str(refused.value) == (
        'card "Foo": abilities[0].effect.defeat.pick.cards: defeat is for "creatures" in play, not for "cards"'
    )


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (Creature("Foo", 31), "power: must be a whole number from 1 to 30, not 31"),
        (Creature("Foo", 3, keywords=(Keyword.FAST, Keyword.FAST)), "keywords: names FAST twice"),
        (Creature("Foo\n", 3), "name: must be printable"),
        (with_play(InOrder(())), "in_order: must have at least one effect"),
        (with_play(defeat(Pick(Creatures(), 21))), "defeat.pick.count: must be a whole number from 1 to 20, not 21"),
        (with_play(defeat(Every(Creatures(min_power=0)))), "creatures.min_power: must be a whole number from 1 to 99"),
    ],
)
def test_whatever_is_malformed_in_python_is_refused(card: Creature, message: str) -> None:
    with pytest.raises(CardSetError, match="card") as refused:
        check_card(card)
    assert message in str(refused.value)


def test_this_may_come_back_from_the_discard_pile() -> None:
    check_card(Creature("Foo", 3, abilities=(Triggered(Trigger.DEFEATED, ToYourHand(THIS)),)))
