"""Card texts say what the words say, in both languages, readably and without two words sounding the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from ludobug.games.mindbug import text
from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.phrases import (
    AN_OPPONENT,
    HIGHEST,
    HUNTER,
    LOWEST,
    SNEAKY,
    THIS,
    YOU,
    at_random,
    creatures,
    defeat,
    enemy,
    if_,
    in_order,
    may,
    number,
    number_of,
    one,
    play,
    up_to,
    when,
)
from ludobug.games.mindbug.language.words import (
    Cards,
    Constant,
    Creature,
    Creatures,
    Defeat,
    Discard,
    DrawUnused,
    Effect,
    Every,
    GainLife,
    HandOver,
    HandSize,
    Keyword,
    LifeOf,
    LoseLife,
    Pick,
    Place,
    PlayCard,
    Relation,
    Rule,
    Side,
    TakeControl,
    Target,
    ToControllersHand,
    ToYourHand,
    Trigger,
    Triggered,
    Who,
    YourTurn,
    Zone,
)
from ludobug.games.mindbug.text import LANGUAGES, card_text, english, french, keyword_help, keyword_name
from tests.cards.snapshots import FOLDER, snapshots
from tests.cards.strategies import creatures as any_creature

LOSE = LoseLife(YOU, number(1))
NEVER = (r"  | [,.]|\.\.|,,|\(\)|\(\.|[^.\"»]\n", r"\b(\w+) \1\b")
ENGLISH = (
    r"\ba [aeioA]",
    r"\ban [^aeiouA]",
    r"\byou (has|controls) ",
    r"\b(?<!have each )(opponent|player) (have|control) ",
)
FRENCH = (
    *(r"\bde (une?|les?|au) ", r"\bà les? ", r"\b(qu|n)e [aeiou]", r"\bsi ils? ", r"\ble [aeiou]"),
    *(r"(?<!\u00a0):", r"(?<!\u202f);", r"\b[01] (carte|créature|point|jeton|Mindbug)s\b"),
    r"(?<!puissance )(?<!à )\b[2-9] (carte|créature|point|jeton|Mindbug)\b",
)
NEVER_IN_ENGLISH, NEVER_IN_FRENCH = re.compile("|".join(NEVER + ENGLISH)), re.compile("|".join(NEVER + FRENCH))


def effect_text(effect: Effect, lang: str = "en", trigger: Trigger = Trigger.PLAY, place: Place = Place.IN_PLAY) -> str:
    return card_text(Creature("Test", 1, abilities=(Triggered(trigger, effect, place),)), lang)


def rule_text(rule: Rule, lang: str = "en", **fields: Any) -> str:
    return card_text(Creature("Test", 1, abilities=(Constant(rule, **fields),)), lang)


# ---------------------------------------------------------------- shipped cards


@pytest.mark.parametrize("name", sorted(snapshots()))
def test_the_texts_of_the_shipped_cards_are_those_in_the_snapshots(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == snapshots()[name], "if the new texts are right: python -m tests.cards.snapshots"


def test_there_is_no_snapshot_of_anything_else() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(snapshots())


def test_no_text_is_written_for_one_card_by_its_name() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(text.__file__).parent.rglob("*.py"))
    assert [card.name for cards in SETS.values() for card in cards if card.name in sources] == []
    assert ".name ==" not in sources


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_without_abilities_has_no_text(lang: str) -> None:
    assert card_text(Creature("Plain Bug", 10, keywords=(HUNTER,)), lang) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_has_a_name_of_its_own_and_an_explanation_of_one_or_two_sentences(lang: str) -> None:
    assert len({keyword_name(keyword, lang) for keyword in Keyword}) == len(Keyword)
    for keyword in Keyword:
        assert 1 <= keyword_help(keyword, lang).count(". ") + 1 <= 2


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="the languages are en, fr, not de"):
        card_text(Creature("Plain Bug", 10), "de")


# ---------------------------------------------------------------- any card


@settings(max_examples=400)
@given(any_creature())
def test_any_card_has_a_text_in_both_languages(card: Creature) -> None:
    for lang in LANGUAGES:
        text = card_text(card, lang)
        assert len(text.splitlines()) == len(card.abilities)
        for line in text.splitlines():
            assert line.endswith((".", '."', ".\u00a0»"))
            assert line[0].isupper()
        for wrong in ("None", "{", "}", "<", ">", "=", "  ", "Who.", "()"):
            assert wrong not in text


@settings(max_examples=400)
@given(any_creature())
def test_any_text_keeps_the_small_rules_of_grammar(card: Creature) -> None:
    found = NEVER_IN_ENGLISH.search(card_text(card, "en"))
    assert found is None, f"{found}: {card_text(card, 'en')}"
    found = NEVER_IN_FRENCH.search(card_text(card, "fr"))
    assert found is None, f"{found}: {card_text(card, 'fr')}"


# ---------------------------------------------------------------- distinct words, distinct texts


def all_different(texts: list[str]) -> bool:
    return len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
class TestDistinctWordsHaveDistinctTexts:
    def test_players(self, lang: str) -> None:
        made: tuple[Callable[[Who], Effect], ...] = (
            lambda who: LoseLife(who, number(1)),
            lambda who: Discard(who, 1),
            lambda who: GainLife(YOU, HandSize(who)),
            lambda who: GainLife(YOU, LifeOf(who)),
            lambda who: if_(when(number_of(YOU), "<", number_of(who)), LOSE),
        )
        for make in made:
            assert all_different([effect_text(make(who), lang) for who in Who])

    def test_triggers_and_places(self, lang: str) -> None:
        moments = [(trigger, place) for trigger in Trigger for place in Place]
        moments.remove((Trigger.REACHING_DISCARD, Place.IN_PLAY))
        assert all_different([effect_text(LOSE, lang, trigger, place) for trigger, place in moments])

    def test_zones_and_sides(self, lang: str) -> None:
        groups: list[Cards | Creatures] = [Cards(zone, *powers) for zone in Zone for powers in ((None, None), (3, 5))]
        groups += [Creatures(side, other) for side in Side for other in (False, True)]
        assert all_different([effect_text(ToYourHand(Pick(group)), lang) for group in groups])
        assert all_different([effect_text(ToYourHand(Every(group)), lang) for group in groups])

    def test_relations(self, lang: str) -> None:
        for right in (number(0), number(1), number(3), number_of(AN_OPPONENT), HandSize(AN_OPPONENT)):
            conditions = [when(number_of(YOU), relation.value, right) for relation in Relation]
            texts = [effect_text(if_(condition, LOSE), lang) for condition in conditions]
            none_or_fewer = right == number(0)
            assert len(set(texts)) == len(texts) - none_or_fewer

    def test_what_is_mandatory_what_is_up_to_and_what_is_random(self, lang: str) -> None:
        group = creatures()
        picks: list[Target] = [one(group), up_to(1, group), Pick(group, 2), up_to(2, group)]
        picks += [at_random(1, group), at_random(2, group), Every(group), THIS]
        effects: list[Effect] = [*map(defeat, picks), *(may(defeat(pick)) for pick in picks), *map(TakeControl, picks)]
        assert all_different([effect_text(effect, lang) for effect in effects])

    def test_filters(self, lang: str) -> None:
        groups = [
            Creatures(side, other, low, high, keywords, extreme)
            for side in Side
            for other in (False, True)
            for low, high in ((None, None), (3, None), (None, 3), (3, 3), (2, 4))
            for keywords in ((), (HUNTER,), (HUNTER, SNEAKY))
            for extreme in (None, LOWEST, HIGHEST)
        ]
        assert all_different([effect_text(defeat(one(group)), lang) for group in groups])
        assert all_different([effect_text(defeat(Every(group)), lang) for group in groups])

    def test_how_far_conditions_and_options_reach(self, lang: str) -> None:
        first, second, turn = defeat(one(enemy())), DrawUnused(1), YourTurn()
        effects: list[Effect] = [
            in_order(first, second),
            in_order(may(first), second),
            in_order(first, may(second)),
            may(first, then=second),
            may(in_order(first, second)),
            may(first, then=may(second)),
            in_order(may(first), may(second)),
            in_order(may(first, then=second), LOSE),
            may(first, then=in_order(second, LOSE)),
            in_order(may(in_order(first, second)), LOSE),
            may(in_order(first, second), then=LOSE),
            if_(turn, in_order(first, second)),
            in_order(if_(turn, first), second),
            in_order(if_(turn, first), if_(turn, second)),
            if_(turn, in_order(first, if_(turn, second))),
            if_(turn, in_order(may(first), second)),
            if_(turn, in_order(may(first, then=second), LOSE)),
            if_(turn, may(first, then=in_order(second, LOSE))),
            if_(turn, in_order(may(in_order(first, second), then=LOSE), LOSE)),
            if_(turn, may(in_order(first, second), then=in_order(LOSE, LOSE))),
        ]
        assert all_different([effect_text(effect, lang) for effect in effects])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_effects_on_a_creature_sound_the_same(lang: str) -> None:
    done = [kind(THIS) for kind in (Defeat, TakeControl, HandOver, PlayCard, ToYourHand, ToControllersHand)]
    assert all_different([effect_text(effect, lang) for effect in done])


# ---------------------------------------------------------------- sentences


def test_other_is_other_than_this_even_after_a_sentence_about_another_creature() -> None:
    effect = in_order(defeat(one(enemy())), defeat(one(creatures(other=True))))
    assert "a creature other than this creature" in effect_text(effect)
    assert "une créature autre que cette créature" in effect_text(effect, "fr")


def test_a_card_outside_play_is_no_creature() -> None:
    assert "play this card" in effect_text(may(play(THIS)), trigger=Trigger.DEFEATED)
    assert "this creature" in effect_text(defeat(THIS))


def test_names_of_the_keywords_are_those_of_the_language() -> None:
    assert english.KEYWORD_NAMES[HUNTER] == "HUNTER"
    assert french.KEYWORD_NAMES[HUNTER] == "CHASSEUR"
