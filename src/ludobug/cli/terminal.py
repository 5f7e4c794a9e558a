"""Where a command writes: lines of styled text, as plain text where nobody would see the styles."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

STYLES = {
    "name": "bold",
    "power": "bold color(166)",
    "keyword": "color(31)",
    "faint": "dim",
    "note": "italic",
    "heading": "bold",
    "rule": "dim",
    "question": "bold",
    "number": "bold color(166)",
    "warning": "bold color(166)",
    "mine": "bold color(31)",
    "theirs": "bold color(166)",
}
"""Told apart by weight and by orange and blue, which everybody can tell apart, on dark and on light ground.

No meaning hangs on colour alone.
"""

LEAST_WIDTH = 40


class Terminal:
    """The screen, or the file that stands for it."""

    def __init__(self, console: Console | None = None, interactive: bool | None = None) -> None:
        self.console = console or make_console(sys.stdout)
        if interactive is None:
            interactive = self.console.is_terminal and sys.stdin.isatty() and not self.console.is_dumb_terminal
        self.interactive = interactive
        """Whether a person sits in front of a screen that can be cleared."""

    @property
    def width(self) -> int:
        """How many columns a line has."""
        return max(LEAST_WIDTH, self.console.width)

    @property
    def height(self) -> int | None:
        """How many lines fit; None where there is no end."""
        return self.console.height if self.interactive else None

    def show(self, lines: Iterable[Text | str]) -> None:
        """Write lines that are already made to fit."""
        for line in lines:
            if isinstance(line, Text):
                line.rstrip()
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def say(self, text: Text | str, style: str = "", indent: int = 0) -> None:
        """Write a text, broken where a line is full."""
        self.show(self.wrapped(text, style, indent))

    def wrapped(self, text: Text | str, style: str = "", indent: int = 0) -> list[Text]:
        """The lines of a text, broken where a line is full."""
        return wrap(Text(text, style) if isinstance(text, str) else text, self.width, indent)

    def pages(self, lines: Sequence[Text | str]) -> Iterator[Sequence[Text | str]]:
        """Lines in parts that fit the screen with a line to spare; all of them where there is no end."""
        size = max(1, self.height - 1) if self.height else max(1, len(lines))
        for start in range(0, len(lines), size):
            yield lines[start : start + size]

    def clear(self, forget: bool = False) -> None:
        """Start with an empty screen, where there is one; on request without a way to scroll back."""
        if self.interactive:
            self.console.file.write("\x1b[2J\x1b[H" + ("\x1b[3J" if forget else ""))


def make_console(file: TextIO) -> Console:
    """A console with our styles that takes texts as they are."""
    if hasattr(file, "reconfigure"):
        file.reconfigure(errors="replace")
    return Console(file=file, theme=Theme(STYLES), highlight=False, markup=False, emoji=False)


def wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Break a text between words; blanks that must not break stay whole. Further lines begin with ``indent`` blanks."""
    lines: list[Text] = []
    for part in text.split("\n", allow_blank=True):
        lines.extend(_wrap_line(part, width, indent))
    return lines


def _wrap_line(text: Text, width: int, indent: int) -> list[Text]:
    lines: list[Text] = []
    start = end = 0
    plain = text.plain
    for stop in [*(index for index, sign in enumerate(plain) if sign == " "), len(plain)]:
        room = width - (indent if lines else 0)
        if end > start and cell_len(plain[start:stop]) > room:
            lines.append(_indented(text[start:end], indent if lines else 0))
            start = end + 1
        end = stop
    lines.append(_indented(text[start:], indent if lines else 0))
    return lines


def _indented(line: Text, indent: int) -> Text:
    return Text(" " * indent).append_text(line) if indent else line


def fit(text: Text, width: int) -> Text:
    """A text cut to a width, with a sign where something was left out."""
    cut = text.copy()
    cut.truncate(width, overflow="ellipsis")
    return cut
