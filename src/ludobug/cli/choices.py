"""The legal actions as a numbered list, and what somebody means who types a number or words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from ludobug.cli.book import fold
from ludobug.cli.terminal import fit

MOST_COLUMNS = 3
GAP = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: its number in the list, the action, its text in the rules, what the reader sees."""

    number: int
    action: int
    text: str
    label: str
    card: str = ""


def chosen(typed: str, offered: Sequence[Choice]) -> Choice | None:
    """The choice that somebody means by a number, a label, or the only card of that name; None if there is no such."""
    wanted = fold(typed)
    if wanted.isdecimal():
        return next((choice for choice in offered if str(choice.number) == str(int(wanted))), None)
    for choice in offered:
        if wanted in (fold(choice.text), fold(choice.label)):
            return choice
    named = [choice for choice in offered if choice.card and fold(choice.card) == wanted]
    return named[0] if len(named) == 1 else None


def columns(offered: Sequence[Choice], width: int) -> list[Text]:
    """The numbered list, in as many columns as the width has room for, read downwards."""
    if not offered:
        return []
    digits = len(str(len(offered)))
    widest = max(cell_len(choice.label) for choice in offered) + digits + 3
    fitting = max(1, min(MOST_COLUMNS, (width + GAP) // (widest + GAP)))
    count = fitting if len(offered) > 3 or widest * len(offered) > width else len(offered)
    rows = -(-len(offered) // count)
    lines = []
    for row in range(rows):
        line = Text()
        for choice in offered[row::rows]:
            line.append(f"{choice.number:>{digits + 1}}  ", "number").append(choice.label)
            line.pad_right(max(0, widest + GAP - (line.cell_len % (widest + GAP) or widest + GAP)))
        line.rstrip()
        lines.append(fit(line, width))
    return lines
