"""Cards as rows of the table: name, power, keywords, and what else there is to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludobug.cli.book import Entry, keyword_in
from ludobug.cli.messages import Messages
from ludobug.cli.terminal import fit, wrap

LONGEST_NAME = 26
LEAST_REST = 24
LEAST_CUT = 8
BELOW = 6


@dataclass(frozen=True, slots=True)
class Row:
    """A card on the table."""

    name: str
    power: int
    keywords: str
    notes: tuple[str, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Columns:
    """How wide the columns of all rows of a table are."""

    name: int
    keywords: int
    width: int

    @classmethod
    def of(cls, rows: Iterable[Row], width: int) -> Columns:
        """The columns that these rows need."""
        listed = list(rows)
        names = max((cell_len(row.name) for row in listed), default=0)
        words = max((cell_len(row.keywords) for row in listed), default=0)
        return cls(min(names, LONGEST_NAME, width // 2), min(words, width // 4), width)

    def lines(self, row: Row, most: int | None = None) -> list[Text]:
        """The lines of a row: with all its text, or with no more than ``most`` lines."""
        head = self._head(row)
        rest = Text.assemble(("; ".join(row.notes), "note"))
        if head.cell_len > self.width and most is None:
            return self.lines(Row(row.name, row.power, "", (row.keywords, *row.notes), row.text))
        if row.text:
            rest.append(" · " if row.notes else "")
            rest.append(row.text.replace("\n", " "))
        if most is None and rest:
            head.pad_right(max(0, self.name + 8 + self.keywords - head.cell_len))
        room = self.width - head.cell_len - 2
        if not rest or (most == 1 and room < LEAST_CUT):
            return [fit(head, self.width)]
        if rest.cell_len <= room or most == 1:
            return [head.append("  ").append_text(fit(rest, room))]
        if room >= 2 * LEAST_REST:
            return _hanging(head.append("  "), wrap(rest, room), self.width - room)
        head.rstrip()
        below = wrap(rest, self.width - BELOW)
        return [fit(head, self.width), *(Text(" " * BELOW).append_text(line) for line in below)]

    def _head(self, row: Row) -> Text:
        """Name, power and keywords."""
        head = Text("  ").append_text(fit(Text(row.name, "name"), self.name))
        head.pad_right(self.name + 2 - head.cell_len)
        head.append(f"{row.power:>4}", "power")
        return head.append(f"  {row.keywords}", "keyword") if row.keywords else head


def _hanging(head: Text, parts: Sequence[Text], start: int) -> list[Text]:
    return [head.append_text(parts[0]), *(Text(" " * start).append_text(part) for part in parts[1:])]


def hand_row(entry: Entry, messages: Messages) -> Row:
    """A card that is not in play, as it is printed."""
    card = entry.card
    return Row(card.name, card.power, " ".join(entry.keywords(messages.lang)), (), entry.text(messages.lang))


def board_rows(creatures: Sequence[Mapping[str, Any]], entries: Sequence[Entry], messages: Messages) -> list[Row]:
    """Creatures in play with their current values and why they are not the printed ones; equal names get numbers."""
    names = [creature["card"] for creature in creatures]
    rows = []
    for index, (creature, entry) in enumerate(zip(creatures, entries, strict=True)):
        twins = names.count(creature["card"]) > 1
        number = f" #{names[: index + 1].count(creature['card'])}" if twins else ""
        words = " ".join(keyword_in(word, messages.lang) for word in creature["keywords"])
        text = entry.text_in_play(messages.lang)
        rows.append(Row(creature["card"] + number, creature["power"], words, notes(creature, entry, messages), text))
    return rows


def notes(creature: Mapping[str, Any], entry: Entry, messages: Messages) -> tuple[str, ...]:
    """What is special about a creature now."""
    found = [messages(f"note.{flag}") for flag in FLAGS if creature.get(flag)]
    if creature["octonite"]:
        found.append(messages("note.octonite", n=creature["octonite"]))
    if creature["boosts"]:
        found.append(messages("note.boosts", cards=messages.list(creature["boosts"])))
    return (*found, *reasons(creature, entry, messages))


THIS_TURN = "this turn"
FLAGS = ("exhausted", "attacking", "chosen", "cannot_attack", "cannot_block", "cannot_be_defeated")


def reasons(creature: Mapping[str, Any], entry: Entry, messages: Messages) -> list[str]:
    """Why power and keywords are not the printed ones: "4 = 3 +1 Shield Bugs", "HUNTER from Snail Thrower"."""
    changes: Counter[str] = Counter()
    words: dict[str, list[str]] = {}
    for reason in creature["reasons"]:
        source = _source(reason["source"], creature["card"], messages)
        if "power" in reason:
            changes[source] += reason["power"]
        else:
            words.setdefault(source, []).append(keyword_in(reason["keyword"], messages.lang))
    found = []
    if changes:
        parts = " ".join(f"{change:+d} {source}" for source, change in changes.items())
        found.append(f"{creature['power']} = {entry.card.power} {parts}")
    for source, given in words.items():
        key = "note.keyword_now" if source == messages.named("note.source", THIS_TURN) else "note.keyword_from"
        found.append(messages(key, words=messages.list(list(dict.fromkeys(given))), source=source))
    return found


def _source(source: str, own_name: str, messages: Messages) -> str:
    if source == own_name:
        return messages("note.itself")
    return messages.named("note.source", source)
