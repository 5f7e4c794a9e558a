"""Mille Bugs at a terminal: how it plugs in."""

from __future__ import annotations

from ludobug.cli.book import Entry
from ludobug.cli.messages import Messages
from ludobug.cli.millebugs import en, fr
from ludobug.cli.millebugs.cards import all_cards as whole_deck
from ludobug.cli.millebugs.facts import shipped_facts
from ludobug.cli.millebugs.reader import Reader
from ludobug.cli.plain.guide import PlainGuide
from ludobug.core.game import Game
from ludobug.rulebook.facts import Fact


class MilleBugsGuide(PlainGuide):
    """Shows Mille Bugs in whole sentences, with the ways of all areas."""

    def __init__(self) -> None:
        super().__init__("millebugs", {"en": en.TEXTS, "fr": fr.TEXTS}, {"fr": fr.REFUSALS})

    def reader(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> Reader:
        """Somebody who reads at a seat (None: a spectator); ``all_cards`` shows every card."""
        return Reader(self, game, messages, seat, all_cards)

    def entries(self) -> list[Entry]:
        """All cards, family by family."""
        return [*whole_deck().entries]

    def facts(self) -> list[Fact]:
        """Everything in the box."""
        return shipped_facts()


GUIDE = MilleBugsGuide()
