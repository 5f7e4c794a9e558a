"""The shipped sets are in order, and every card of them makes sense."""

from __future__ import annotations

import pytest

from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.check import check_card
from ludobug.games.mindbug.language.words import Creature, Keyword
from ludobug.rulebook.proof import rule


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
