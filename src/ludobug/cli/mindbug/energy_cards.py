"""The Energy cards of Mindbug as they are listed, shown and found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludobug.cli.messages import Messages
from ludobug.cli.rows import Row
from ludobug.cli.terminal import wrap
from ludobug.games.mindbug.cards.energy import ENERGY
from ludobug.games.mindbug.language.words import EnergyCard
from ludobug.games.mindbug.text import LANGUAGES, energy_text

ENERGY_SET = "energy"
"""Under which id the Energy cards are listed; they come with every game that has to do with Energy."""


@dataclass(frozen=True, slots=True)
class EnergyEntry:
    """An Energy card."""

    card: EnergyCard
    group: str = ENERGY_SET

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
        """There is one of each."""
        return 1

    @property
    def reconstructed(self) -> bool:
        """Whether what the card says is not known from print."""
        return self.card.provenance != "print"

    def text(self, lang: str) -> str:
        """What the card does."""
        return energy_text(self.card, lang)

    def row(self, messages: Messages) -> Row:
        """The card in a list: name, price, text."""
        return Row(self.name, self.card.price, "", (), self.text(messages.lang))

    def face(self, messages: Messages, width: int) -> list[Text]:
        """Everything about the card: what it costs, what it does, where it is from."""
        head = Text.assemble((self.name, "name"), "  ", (messages("card.price", n=self.card.price), "power"))
        origin = " · ".join([messages("group.energy"), messages.named("card.provenance", self.card.provenance)])
        text = wrap(Text(f"  {self.text(messages.lang)}"), width, 4)
        return [head, *text, *wrap(Text(f"  {origin}", "faint"), width, 4)]

    def data(self) -> dict[str, Any]:
        """The card as JSON-ready data."""
        return {
            "name": self.name,
            "set": self.group,
            "copies": self.copies,
            "price": self.card.price,
            "text": {lang: self.text(lang) for lang in LANGUAGES},
            "provenance": self.card.provenance,
        }

    def fact(self) -> dict[str, Any]:
        """The card in the form of the facts of the rulebook."""
        return {"set": self.group, "name": self.name, "price": self.card.price}


def energy_entries() -> tuple[EnergyEntry, ...]:
    """All Energy cards."""
    return tuple(EnergyEntry(card) for card in ENERGY)
