"""Cards as rows: name, a number, short words, and what else there is to know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len
from rich.text import Text

from ludobug.cli.terminal import fit, wrap

LONGEST_NAME = 26
LEAST_REST = 24
LEAST_CUT = 8
BELOW = 6


@dataclass(frozen=True, slots=True)
class Row:
    """A card in a list or on the table; ``power`` stands in the column of numbers."""

    name: str
    power: int | str
    keywords: str
    notes: tuple[str, ...] = ()
    text: str = ""
    mark: str = ""
    """Stands behind the name, however long that is."""


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
        names = max((cell_len(row.name + row.mark) for row in listed), default=0)
        words = max((cell_len(row.keywords) for row in listed), default=0)
        return cls(min(names, LONGEST_NAME, width // 2), min(words, width // 4), width)

    def lines(self, row: Row, most: int | None = None) -> list[Text]:
        """The lines of a row: with all its text, or with no more than ``most`` lines."""
        head = self._head(row)
        rest = Text.assemble(("; ".join(row.notes), "note"))
        if head.cell_len > self.width and most is None:
            return self.lines(replace(row, keywords="", notes=(row.keywords, *row.notes)))
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
        head = Text("  ").append_text(fit(Text(row.name, "name"), self.name - cell_len(row.mark))).append(row.mark)
        head.pad_right(self.name + 2 - head.cell_len)
        head.append(f"{row.power:>4}", "power")
        return head.append(f"  {row.keywords}", "keyword") if row.keywords else head


def _hanging(head: Text, parts: Sequence[Text], start: int) -> list[Text]:
    return [head.append_text(parts[0]), *(Text(" " * start).append_text(part) for part in parts[1:])]
