"""Every card that can be looked up, found by its name as people type it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from ludobug.cli.failure import Failure
from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.json_form import load_set
from ludobug.games.mindbug.language.words import Creature, Keyword, Trigger, Triggered
from ludobug.games.mindbug.text import card_text, keyword_name

SMALL_WORDS = {"of", "the", "and", "x"}


@dataclass(frozen=True, slots=True)
class Entry:
    """A card and the set it is from."""

    card: Creature
    set_id: str

    @property
    def reconstructed(self) -> bool:
        """Whether what the card says is not known from print."""
        return self.card.provenance != "print"

    def text(self, lang: str) -> str:
        """What the card does."""
        return card_text(self.card, lang)

    def text_in_play(self, lang: str) -> str:
        """What the card can still do once it is in play: its text without Play effects."""
        lines = self.text(lang).split("\n")
        if len(lines) != len(self.card.abilities):
            return self.text(lang)
        over = [isinstance(ability, Triggered) and ability.trigger is Trigger.PLAY for ability in self.card.abilities]
        return "\n".join(line for line, done in zip(lines, over, strict=True) if not done)

    def keywords(self, lang: str) -> list[str]:
        """The keywords as they are read on the card."""
        return [keyword_name(keyword, lang) for keyword in self.card.keywords]


class UnknownCard(Failure):
    """No card has such a name; ``close`` holds similar ones."""

    def __init__(self, name: str, close: list[str]) -> None:
        self.name = name
        self.close = close
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        super().__init__(f"no card {name!r}{hint}")


class Book:
    """Some cards, by name."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)
        self.by_name = {fold(entry.card.name): entry for entry in reversed(self.entries)}

    def find(self, name: str) -> Entry:
        """The card of that name, or the only one whose name holds these signs; ``UnknownCard`` otherwise."""
        wanted = fold(name)
        if wanted in self.by_name:
            return self.by_name[wanted]
        holding = [known for known in self.by_name if wanted and wanted in known]
        if len(holding) == 1:
            return self.by_name[holding[0]]
        close = sorted(holding)[:5] or get_close_matches(wanted, self.by_name, n=3, cutoff=0.6)
        raise UnknownCard(name, [self.by_name[known].card.name for known in close])


def shipped(set_id: str | None = None) -> Book:
    """The cards of every shipped set, or of one set, which may be a file of your own."""
    if set_id is not None and set_id.endswith(".json"):
        try:
            custom = load_set(set_id)
        except ValueError as error:
            raise Failure(str(error)) from error
        return Book(Entry(card, custom.id) for card in custom.cards)
    if set_id is not None and set_id not in SETS:
        raise Failure(f"no set {set_id!r}; there are {', '.join(SETS)}, or name a .json file of your own")
    chosen = SETS if set_id is None else {set_id: SETS[set_id]}
    return Book(Entry(card, name) for name, cards in chosen.items() for card in cards)


def set_title(set_id: str) -> str:
    """The name of a set as people read it: "First Contact"."""
    words = set_id.split("-")
    titled = [word if index and word in SMALL_WORDS else word.capitalize() for index, word in enumerate(words)]
    return " ".join(titled)


def keyword_in(name: str, lang: str) -> str:
    """A keyword, given by its name in the rules, as it is read in a language."""
    return keyword_name(Keyword(name), lang)


def fold(text: str) -> str:
    """A text without what people leave out when they type: capitals, accents, needless blanks, hyphens."""
    plain = unicodedata.normalize("NFKD", text.replace("-", " ").replace("’", "'"))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).casefold().split())
