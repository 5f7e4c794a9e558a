"""Moogle Bounty Mayhem at a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.book import Entry
from ludobug.cli.messages import Messages
from ludobug.cli.moogle import en, fr
from ludobug.cli.moogle.cards import entries
from ludobug.cli.moogle.facts import shipped_facts
from ludobug.cli.moogle.reader import Reader
from ludobug.cli.plain.guide import PlainGuide
from ludobug.core.game import Game
from ludobug.rulebook.facts import Fact

PUBLIC = ("fatigue", "gil", "points", "ability", "turn")
"""Events that show no card."""


class MoogleGuide(PlainGuide):
    """Shows Moogle Bounty Mayhem: every zone with its monster and everybody's cards."""

    def __init__(self) -> None:
        super().__init__("moogle", {"en": en.TEXTS, "fr": fr.TEXTS}, {"fr": fr.REFUSALS})

    def reader(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> Reader:
        """Somebody who reads at a seat (None: a spectator); ``all_cards`` shows every card."""
        return Reader(self, game, messages, seat, all_cards)

    def entries(self) -> list[Entry]:
        """Mogs, cards, Heroes, monsters and tile faces."""
        return [*entries()]

    def facts(self) -> list[Fact]:
        """Everything in the box."""
        return shipped_facts()

    def reveals(self, event: Mapping[str, Any], seat: str) -> bool:
        """Whether a card came to light: drawn, taken, looked at, turned, or a monster from the deck."""
        if event["event"] in PUBLIC:
            return False
        if event["event"] != "moved":
            return True
        place, owner = event["from"]
        return owner != seat or place in ("deck", "Mog")


GUIDE = MoogleGuide()
