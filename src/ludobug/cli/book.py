"""Cards that can be looked up, found by their names as people type them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Generic, Protocol, TypeVar

from rich.text import Text

from ludobug.cli.failure import Failure
from ludobug.cli.messages import Messages
from ludobug.cli.rows import Row

SMALL_WORDS = {"of", "the", "and", "x"}


class Entry(Protocol):
    """A card as it can be looked up."""

    @property
    def name(self) -> str:
        """What action texts and positions call it."""
        ...

    @property
    def other_names(self) -> tuple[str, ...]:
        """What else people may call it, such as its title in another language."""
        ...

    @property
    def group(self) -> str:
        """The set, or the sort of cards, under which it is listed."""
        ...

    @property
    def copies(self) -> int:
        """How many of it there are."""
        ...

    @property
    def reconstructed(self) -> bool:
        """Whether something about it is not known from print."""
        ...

    def row(self, messages: Messages) -> Row:
        """The card in a list."""
        ...

    def face(self, messages: Messages, width: int) -> list[Text]:
        """Everything about the card."""
        ...

    def data(self) -> Mapping[str, Any]:
        """The card as JSON-ready data."""
        ...


EntryT = TypeVar("EntryT", bound=Entry, covariant=True)


class UnknownCard(Failure):
    """No card has such a name; ``close`` holds similar ones."""

    def __init__(self, name: str, close: list[str]) -> None:
        self.name = name
        self.close = close
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        super().__init__(f"no card {name!r}{hint}")


class Book(Generic[EntryT]):
    """Some cards, by name."""

    def __init__(self, entries: Iterable[EntryT]) -> None:
        self.entries = tuple(entries)
        called = [(name, entry) for entry in self.entries for name in (entry.name, *entry.other_names)]
        self.by_name = {fold(name): entry for name, entry in reversed(called)}

    def find(self, name: str) -> EntryT:
        """The card of that name, or the only one whose name holds these signs; ``UnknownCard`` otherwise."""
        wanted = fold(name)
        if wanted in self.by_name:
            return self.by_name[wanted]
        holding = [known for known in self.by_name if wanted and wanted in known]
        if len({self.by_name[known].name for known in holding}) == 1:
            return self.by_name[holding[0]]
        close = sorted(holding)[:5] or get_close_matches(wanted, self.by_name, n=3, cutoff=0.7)
        raise UnknownCard(name, list(dict.fromkeys(self.by_name[known].name for known in close)))


def set_title(set_id: str) -> str:
    """The name of a set as people read it: "First Contact"."""
    words = set_id.split("-")
    titled = [word if index and word in SMALL_WORDS else word.capitalize() for index, word in enumerate(words)]
    return " ".join(titled)


def fold(text: str) -> str:
    """A text without what people leave out when they type: capitals, accents, needless blanks, hyphens."""
    plain = unicodedata.normalize("NFKD", text.replace("-", " ").replace("’", "'"))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).casefold().split())
