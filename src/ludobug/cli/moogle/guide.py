"""Moogle Bounty Mayhem at a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.book import Entry
from ludobug.cli.messages import Messages
from ludobug.cli.moogle import en, fr
from ludobug.cli.moogle.facts import shipped_facts
from ludobug.cli.moogle.reader import Reader
from ludobug.cli.plain.cards import PlainEntry
from ludobug.cli.plain.guide import PlainGuide
from ludobug.core.game import Game
from ludobug.rulebook.facts import Fact

HIDDEN = ("deck", "spare Heroes", "monster deck", "draft")
"""Where cards come to light from."""


class MoogleGuide(PlainGuide):
    """Shows Moogle Bounty Mayhem in whole sentences, monster by monster."""

    def __init__(self) -> None:
        super().__init__("moogle", {"en": en.TEXTS, "fr": fr.TEXTS}, {"fr": fr.REFUSALS})

    def reader(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> Reader:
        """Somebody who reads at a seat (None: a spectator); ``all_cards`` shows every card."""
        return Reader(self, game, messages, seat, all_cards)

    def entries(self) -> list[Entry]:
        """Everything in the box."""
        return super().entries() or [PlainEntry(fact, fact["set"]) for fact in shipped_facts()]

    def facts(self) -> list[Fact]:
        """Everything in the box."""
        return shipped_facts()

    def reveals(self, event: Mapping[str, Any], seat: str) -> bool:
        """Whether a card came to light: out of a pile, by being looked at, or by being turned up."""
        if event["event"] in ("checked", "revealed"):
            return True
        return event["event"] == "moved" and event["from"][0] in HIDDEN


GUIDE = MoogleGuide()
