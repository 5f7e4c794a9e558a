"""The cards of Mille Bugs as they are listed, shown and found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludobug.cli.book import Book
from ludobug.cli.messages import Messages
from ludobug.cli.rows import Row
from ludobug.cli.terminal import wrap
from ludobug.games.millebugs.cards import ALSO_CALLED, CARDS, Card, Family, partners
from ludobug.games.millebugs.text import card_facts, card_rule


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of card."""

    card: Card

    @property
    def name(self) -> str:
        """What action texts, positions and records call it."""
        return self.card.name

    @property
    def other_names(self) -> tuple[str, ...]:
        """Its titles in all languages, and titles that have been seen on a card of the same icon."""
        seen = (title for title, name in ALSO_CALLED.items() if name == self.name)
        return (*self.card.titles.values(), *seen)

    @property
    def group(self) -> str:
        """The family of the card."""
        return self.card.family.value

    @property
    def copies(self) -> int:
        """How many of it there are."""
        return self.card.copies

    @property
    def reconstructed(self) -> bool:
        """Whether something about it is not known from print."""
        return bool(self.card.reconstructed)

    def title(self, lang: str) -> str:
        """What the card is called in a language."""
        return self.card.titles[lang]

    def short(self, lang: str) -> str:
        """What the card is called in a sentence: its value, or its title."""
        return str(self.card.value) if self.card.value else self.title(lang)

    def row(self, messages: Messages) -> Row:
        """The card in a list: title, Debugs, copies, rule."""
        notes = (f"×{self.copies}",)
        return Row(self.title(messages.lang), self.card.value or "", "", notes, card_rule(self.card, messages.lang))

    def in_hand(self, copies: int, messages: Messages) -> Row:
        """The card in a hand, with how many of it: what it is good for in a few words."""
        name = self.title(messages.lang) + (f" ×{copies}" if copies > 1 else "")
        return Row(name, "", family_words(messages)[self.card.family], (self._use(messages),))

    def explained(self, copies: int, messages: Messages) -> Row:
        """The card in a hand with its whole rule and what it teaches."""
        name = self.title(messages.lang) + (f" ×{copies}" if copies > 1 else "")
        text = f"{card_rule(self.card, messages.lang)} {self.lesson(messages.lang)}".rstrip()
        return Row(name, "", family_words(messages)[self.card.family], (), text)

    def lesson(self, lang: str) -> str:
        """The sentence of good practice that the card teaches; Advance cards teach none."""
        return self.card.lesson[lang] if self.card.lesson else ""

    def face(self, messages: Messages, width: int) -> list[Text]:
        """Everything about the card: what it is, its rule, what it teaches, how much of it is known from print."""
        family = messages(f"family.{self.group}")
        icon = f" · {messages(f'icon.{self.card.icon.value}')}" if self.card.icon else ""
        lines = [Text.assemble((self.title(messages.lang), "name"), f"  {family}{icon}")]
        lines += wrap(Text(f"  {card_rule(self.card, messages.lang)}"), width, 4)
        if self.card.lesson:
            lines += wrap(Text(f"  {self.lesson(messages.lang)}", "note"), width, 4)
        return [*lines, *wrap(Text(f"  {self._origin(messages)}", "faint"), width, 4)]

    def data(self) -> Mapping[str, Any]:
        """The card as JSON-ready data."""
        return card_facts(self.card)

    def _use(self, messages: Messages) -> str:
        if self.card.icon is None:
            return messages.count("use.advance", self.card.spaces, value=self.card.value)
        related = {f"{family.value}": card.titles[messages.lang] for family, card in partners(self.card.icon).items()}
        return messages(f"use.{self.group}", **related)

    def _origin(self, messages: Messages) -> str:
        copies = messages.count("card.copies", self.copies)
        if not self.reconstructed:
            return f"{copies} · {messages('card.provenance.print')}"
        facts = messages.list([messages(f"fact.{fact}") for fact in self.card.reconstructed])
        return f"{copies} · {messages('card.reconstructed', facts=facts)}"


def family_words(messages: Messages) -> dict[Family, str]:
    """The words for the families, equally long, so that what stands after them is aligned."""
    words = {family: messages(f"family.{family.value}") for family in Family}
    longest = max(map(len, words.values()))
    return {family: word.ljust(longest) for family, word in words.items()}


def all_cards() -> Book[Entry]:
    """Every kind of card."""
    return Book(Entry(card) for card in CARDS)


def memo(lang: str, line: str) -> str:
    """The Memo card: a line for each attack with its remedy and its lasting protection."""
    lines = []
    for card in CARDS:
        if card.family is Family.MALUS and card.icon:
            related = {family.value: other.titles[lang] for family, other in partners(card.icon).items()}
            lines.append("  " + line.format(**related))
    return "\n".join(lines)
