"""How a game is shown that has no package of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.book import Book, Entry
from ludobug.cli.failure import Failure
from ludobug.cli.messages import Messages
from ludobug.cli.plain.cards import entries_of
from ludobug.cli.plain.reader import PlainReader
from ludobug.core.game import Game
from ludobug.rulebook.facts import Fact

HIDDEN_HAND = "hand"


class PlainGuide:
    """Shows a game by what every game offers."""

    def __init__(
        self,
        game: str,
        texts: Mapping[str, Mapping[str, str]] | None = None,
        refusals: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.id = game
        plain = {"title": game.capitalize(), "help": ""}
        self.texts = texts or {"en": plain, "fr": plain}
        self.refusals = refusals or {}
        """Why something is refused, by language and by the rule that forbids it; the games say it in English."""

    def reader(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> PlainReader:
        """Somebody who reads at a seat (None: a spectator); ``all_cards`` shows every card."""
        return PlainReader(self, game, messages, seat, all_cards)

    def book(self, group: str | None = None) -> Book[Entry]:
        """All cards of the game, or those of one group."""
        entries = self.entries()
        groups = list(dict.fromkeys(entry.group for entry in entries))
        if group is not None and group not in groups:
            raise Failure(f"no set {group!r}; there are {', '.join(groups)}")
        return Book([entry for entry in entries if group in (None, entry.group)])

    def entries(self) -> list[Entry]:
        """All cards of the game, those of a group one after the other."""
        return [*entries_of(self.id)]

    def facts(self) -> list[Fact]:
        """What the shipped cards are, in the form of the facts of the rulebook; nothing is known of a plain game."""
        return []

    def reveals(self, event: Mapping[str, Any], seat: str) -> bool:
        """Whether an event told a seat anything: nothing does but that its own cards leave its hand."""
        return not (event["event"] == "moved" and list(event["from"]) == [HIDDEN_HAND, seat])
