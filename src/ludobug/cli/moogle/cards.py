"""What is in the box of Moogle Bounty Mayhem as it is looked up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from ludobug.cli.messages import Messages
from ludobug.cli.plain.cards import PlainEntry
from ludobug.cli.rows import Row
from ludobug.cli.terminal import wrap
from ludobug.games.moogle.text import card_list


@dataclass(frozen=True, slots=True)
class Entry(PlainEntry):
    """A Mog, a card, a monster or a tile face."""

    @property
    def other_names(self) -> tuple[str, ...]:
        """The names of a Mog's ability."""
        return tuple(self.facts.get("ability", {}).values())

    def number(self) -> str:
        """Its power, or what a monster pays."""
        points = self.facts.get("points")
        return "/".join(map(str, points)) if points else str(self.facts.get("power", ""))

    def title(self, messages: Messages) -> str:
        """The name, with the name of a Mog's ability."""
        ability = self.facts.get("ability")
        return f"{self.name} ({ability[messages.lang]})" if ability else self.name

    def row(self, messages: Messages) -> Row:
        """The entry in a list: name, power or points, text."""
        copies = (f"×{self.copies}",) if self.copies > 1 else ()
        return Row(self.title(messages), self.number(), "", copies, self.text(messages.lang))

    def face(self, messages: Messages, width: int) -> list[Text]:
        """Everything about it."""
        head = Text.assemble((self.title(messages), "name"), "  ", (self.number(), "power"))
        if self.facts.get("limit"):
            said = messages("table.place", points=self.number(), limit=self.facts["limit"])
            head = Text.assemble((self.title(messages), "name"), f"  {said}")
        text = self.text(messages.lang) or messages("card.no_text")
        origin = messages.named("card.provenance", self.provenance)
        copies = messages.count("card.copies", self.copies)
        below = Text(f"  {copies} · {origin}", "faint")
        return [*wrap(head, width, 2), *wrap(Text(f"  {text}"), width, 4), *wrap(below, width, 4)]


def entries() -> Iterator[Entry]:
    """Everything in the box, sort by sort."""
    for facts in card_list():
        yield Entry(facts, str(facts["set"]))
