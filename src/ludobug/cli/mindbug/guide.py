"""Mindbug at a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.book import Book
from ludobug.cli.messages import Messages
from ludobug.cli.mindbug import boost_texts, en, energy_texts, fr
from ludobug.cli.mindbug.cards import Printed, shipped
from ludobug.cli.mindbug.reader import Reader
from ludobug.cli.plain.guide import PlainGuide
from ludobug.core.game import Game
from ludobug.rulebook.facts import Fact

TEXTS = {
    "en": {**en.TEXTS, **energy_texts.ENGLISH, **boost_texts.ENGLISH},
    "fr": {**fr.TEXTS, **energy_texts.FRENCH, **boost_texts.FRENCH},
}
"""Everything that is said at the table, by language."""
UNSEEN = ("draw", "unused", "box", "energy deck")
"""Piles that nobody sees."""


class MindbugGuide(PlainGuide):
    """Shows Mindbug in whole sentences, with both sides of the table."""

    def __init__(self) -> None:
        super().__init__("mindbug", TEXTS, {"fr": {**fr.REFUSALS, **energy_texts.FRENCH_REFUSALS}})

    def reader(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> Reader:
        """Somebody who reads at a seat (None: a spectator); ``all_cards`` shows every card."""
        return Reader(self, game, messages, seat, all_cards)

    def book(self, group: str | None = None) -> Book[Printed]:
        """The cards of every shipped set, or of one set, which may be a file of your own."""
        return shipped(group)

    def facts(self) -> list[Fact]:
        """Every card of every shipped set."""
        return [entry.fact() for entry in self.book().entries]

    def reveals(self, event: Mapping[str, Any], seat: str) -> bool:
        """Whether a card came to light: out of a pile that nobody sees, or out of another seat's hand."""
        if event["event"] != "moved":
            return False
        place, owner = event["from"]
        return place in UNSEEN or (place == "hand" and owner != seat)


GUIDE = MindbugGuide()
