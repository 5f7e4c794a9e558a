"""The cards of any game, from the list that the game gives of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from ludobug.cli.messages import Messages
from ludobug.cli.rows import Row
from ludobug.cli.terminal import wrap

PRINT = "print"
SAID = {"name", "title", "copies", "text", "provenance"}
"""What has a place of its own; everything else that a card has is shown by its name."""


@dataclass(frozen=True, slots=True)
class PlainEntry:
    """A card as its game lists it: name, copies, text by language, provenance, and what else it has."""

    facts: Mapping[str, Any]
    group: str

    @property
    def name(self) -> str:
        """What action texts and positions call it."""
        return str(self.facts["name"])

    @property
    def other_names(self) -> tuple[str, ...]:
        """Its titles by language, where it has some."""
        return tuple(self.facts.get("title", {}).values())

    @property
    def copies(self) -> int:
        """How many of it there are."""
        return int(self.facts.get("copies", 1))

    @property
    def provenance(self) -> str:
        """Where what is known of it comes from: "print", or what is reconstructed."""
        return str(self.facts.get("provenance", PRINT))

    @property
    def reconstructed(self) -> bool:
        """Whether something about it is not known from print."""
        return self.provenance != PRINT

    def text(self, lang: str) -> str:
        """What the card does."""
        return str(self.facts.get("text", {}).get(lang, ""))

    def row(self, messages: Messages) -> Row:
        """The card in a list: name, power or value, copies, text."""
        number = self.facts.get("power", self.facts.get("value"))
        copies = (f"×{self.copies}",) if self.copies > 1 else ()
        title = self.facts.get("title", {}).get(messages.lang, self.name)
        return Row(title, "" if number is None else number, "", copies, self.text(messages.lang))

    def title(self, messages: Messages) -> str:
        """The name, with the title in the reader's language where that is another one."""
        title = self.facts.get("title", {}).get(messages.lang, self.name)
        return self.name if title == self.name else f"{self.name} ({title})"

    def face(self, messages: Messages, width: int) -> list[Text]:
        """Everything about the card."""
        lines = [Text(self.title(messages), "name")]
        more = [f"{name} {value}" for name, value in self.facts.items() if name not in SAID and value not in (None, "")]
        for part in filter(None, [*self.text(messages.lang).split("\n"), " · ".join(more)]):
            lines += wrap(Text(f"  {part}"), width, 4)
        kind, _, what = self.provenance.partition(": ")
        origin = messages.named("card.provenance", kind) + (f" ({what})" if what else "")
        said = f"  {messages.count('card.copies', self.copies)} · {origin}"
        return [*lines, *wrap(Text(said, "faint"), width, 4)]

    def data(self) -> Mapping[str, Any]:
        """The card as JSON-ready data."""
        return self.facts


def entries_of(game: str) -> Iterator[PlainEntry]:
    """The cards of a game: what ``card_list`` in its module ``text`` gives; none if it gives no list."""
    name = f"ludobug.games.{game}.text"
    if find_spec(name) is None:
        return
    listed = getattr(import_module(name), "card_list", list)
    for facts in listed():
        yield PlainEntry(facts, str(facts.get("set") or facts.get("family") or game))
