"""Mille Bugs at a terminal."""

from __future__ import annotations

from ludobug.cli.messages import Messages
from ludobug.cli.millebugs import en, fr
from ludobug.cli.millebugs.facts import shipped_facts
from ludobug.cli.millebugs.reader import Reader
from ludobug.cli.plain.guide import PlainGuide
from ludobug.core.game import Game
from ludobug.rulebook.facts import Fact


class MilleBugsGuide(PlainGuide):
    """Shows Mille Bugs in whole sentences, with the way of every area."""

    def __init__(self) -> None:
        super().__init__("millebugs", {"en": en.TEXTS, "fr": fr.TEXTS}, {"fr": fr.REFUSALS})

    def reader(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> Reader:
        """Somebody who reads at a seat (None: a spectator); ``all_cards`` shows every hand."""
        return Reader(self, game, messages, seat, all_cards)

    def facts(self) -> list[Fact]:
        """Everything in the box."""
        return shipped_facts()


GUIDE = MilleBugsGuide()
