"""The cards of Mindbug as they are listed, shown and found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.text import Text

from ludobug.cli.book import Book, set_title
from ludobug.cli.failure import Failure
from ludobug.cli.messages import Messages
from ludobug.cli.mindbug.energy_cards import ENERGY_SET, EnergyEntry, energy_entries
from ludobug.cli.rows import Row
from ludobug.cli.terminal import wrap
from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.json_form import card_to_json, load_set
from ludobug.games.mindbug.language.words import Constant, Creature, Keyword, Place, SpreadsOctonite, Trigger, Triggered
from ludobug.games.mindbug.text import LANGUAGES, card_text, keyword_help, keyword_name


@dataclass(frozen=True, slots=True)
class Entry:
    """A card and the set it is from."""

    card: Creature
    group: str

    @property
    def name(self) -> str:
        """The name of the card, the same in every language."""
        return self.card.name

    @property
    def other_names(self) -> tuple[str, ...]:
        """There are none."""
        return ()

    @property
    def copies(self) -> int:
        """How many of it there are in its set."""
        return self.card.copies

    @property
    def reconstructed(self) -> bool:
        """Whether what the card says is not known from print."""
        return self.card.provenance != "print"

    def text(self, lang: str) -> str:
        """What the card does."""
        return card_text(self.card, lang)

    def text_in_play(self, lang: str) -> str:
        """What the card can still do once it is in play: its text without what happens as it arrives."""
        lines = self.text(lang).split("\n")
        if len(lines) != len(self.card.abilities):
            return self.text(lang)
        over = [
            ability.trigger is Trigger.PLAY
            if isinstance(ability, Triggered)
            else ability == Constant(SpreadsOctonite())
            for ability in self.card.abilities
        ]
        return "\n".join(line for line, done in zip(lines, over, strict=True) if not done)

    def text_in_discard(self, lang: str) -> str:
        """What the card does while it lies in a discard pile."""
        lines = self.text(lang).split("\n")
        works = [ability.place is Place.DISCARD for ability in self.card.abilities]
        return " ".join(line for line, there in zip(lines, works, strict=False) if there)

    def keywords(self, lang: str) -> list[str]:
        """The keywords as they are read on the card."""
        return [keyword_name(keyword, lang) for keyword in self.card.keywords]

    def row(self, messages: Messages) -> Row:
        """The card in a list: name, power, keywords, copies, text."""
        words = " ".join(self.keywords(messages.lang))
        return Row(self.name, self.card.power, words, (f"×{self.copies}",), self.text(messages.lang))

    def face(self, messages: Messages, width: int) -> list[Text]:
        """Everything about the card: what it is, what it does, what its keywords mean, where it is from."""
        card = self.card
        head = Text.assemble((card.name, "name"), "  ", (messages("card.power", power=card.power), "power"))
        if card.octonite:
            head.append("  " + messages("card.octonite", n=card.octonite))
        if card.dice:
            head.append("  " + messages("card.dice", n=card.dice))
        lines = [head]
        for part in filter(None, self.text(messages.lang).split("\n")):
            lines += wrap(Text(f"  {part}"), width, 4)
        if not self.text(messages.lang):
            lines.append(Text(f"  {messages('card.no_text')}", "faint"))
        for keyword in card.keywords:
            name = (f"  {keyword_name(keyword, messages.lang)}", "keyword")
            lines += wrap(Text.assemble(name, f"  {keyword_help(keyword, messages.lang)}"), width, 4)
        return [*lines, *wrap(Text(f"  {self._origin(messages)}", "faint"), width, 4)]

    def data(self) -> dict[str, Any]:
        """The card as JSON-ready data."""
        card = self.card
        return {
            "name": card.name,
            "set": self.group,
            "copies": card.copies,
            "power": card.power,
            "keywords": [keyword.value for keyword in card.keywords],
            "octonite": card.octonite,
            "dice": card.dice,
            "evolution": card_to_json(card).get("evolution"),
            "text": {lang: self.text(lang) for lang in LANGUAGES},
            "provenance": card.provenance,
        }

    def fact(self) -> dict[str, Any]:
        """The card in the form of the facts of the rulebook."""
        said = self.data()
        fields = ("set", "name", "copies", "power", "keywords", "octonite", "dice", "evolution")
        return {"number": self.card.number, **{field: said[field] for field in fields}}

    def _origin(self, messages: Messages) -> str:
        """The set of the card, its number there, its copies, and whether its words are known from print."""
        parts = [set_title(self.group)]
        if self.card.number:
            parts[0] += f" {self.card.number}"
        parts.append(messages.count("card.copies", self.copies))
        parts.append(messages.named("card.provenance", self.card.provenance))
        return " · ".join(parts)


Printed: TypeAlias = Entry | EnergyEntry
"""A card that can be looked up: a creature, or an Energy card."""


def shipped(set_id: str | None = None) -> Book[Printed]:
    """The cards of every shipped set, or of one set, which may be a file of your own."""
    if set_id == ENERGY_SET:
        return Book(energy_entries())
    if set_id is not None and set_id.endswith(".json"):
        try:
            custom = load_set(set_id)
        except ValueError as error:
            raise Failure(str(error)) from error
        return Book(Entry(card, custom.id) for card in custom.cards)
    if set_id is not None and set_id not in SETS:
        known = ", ".join([*SETS, ENERGY_SET])
        raise Failure(f"no set {set_id!r}; there are {known}, or name a .json file of your own")
    chosen = SETS if set_id is None else {set_id: SETS[set_id]}
    creatures = [Entry(card, name) for name, cards in chosen.items() for card in cards]
    return Book([*creatures, *(energy_entries() if set_id is None else ())])


def keyword_in(name: str, lang: str) -> str:
    """A keyword, given by its name in the rules, as it is read in a language."""
    return keyword_name(Keyword(name), lang)
