"""The shipped sets have the names, numbers, powers, keywords and copies of the printed cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.check import check_card
from ludobug.games.mindbug.language.words import Creature, Keyword
from ludobug.rulebook.proof import rule

FACTS = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))


def facts_of(card: Creature) -> dict[str, object]:
    return {
        "name": card.name,
        "number": card.number,
        "copies": card.copies,
        "power": card.power,
        "keywords": [keyword.value for keyword in card.keywords],
        "abilities": len(card.abilities),
    }


@pytest.mark.parametrize("set_id", FACTS)
def test_every_card_has_the_facts_of_its_print(set_id: str) -> None:
    assert [facts_of(card) for card in SETS[set_id]] == FACTS[set_id]


def test_first_contact_is_a_box_of_48_cards_and_new_servants_one_of_24() -> None:
    assert {set_id: sum(card.copies for card in SETS[set_id]) for set_id in FACTS} == {
        "first-contact": 48,
        "new-servants": 24,
    }


@pytest.mark.parametrize("set_id", SETS)
def test_the_cards_of_a_set_are_in_alphabetical_order_and_differ_in_name(set_id: str) -> None:
    names = [card.name for card in SETS[set_id]]
    assert names == sorted(set(names))


@rule("MB-CONST-12")
def test_there_are_six_keywords() -> None:
    assert [keyword.value for keyword in Keyword] == ["FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH"]


@pytest.mark.parametrize("card", [card for cards in SETS.values() for card in cards], ids=lambda card: card.name)
def test_every_shipped_card_makes_sense(card: Creature) -> None:
    check_card(card)
