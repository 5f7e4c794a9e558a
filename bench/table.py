"""The table on the screen and the same as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.rows import Row

HEAD = ("game", "runtime", "measure", "value", "unit", "ratio", "required", "met", "note")
RIGHT = {3, 5}
MET = {True: "yes", False: "NO", None: "not measured"}


def number(value: float) -> str:
    """Four significant digits, thousands separated."""
    digits = len(f"{abs(value):.0f}")
    return f"{round(value, 4 - digits):,.{max(0, 3 - digits)}f}"


def cells(row: Row) -> tuple[str, ...]:
    """A row as the table shows it."""
    return (
        row.name,
        row.runtime,
        row.metric,
        "-" if row.value is None else number(row.value),
        row.unit,
        "" if row.ratio_value is None else f"{row.ratio_value:.2f}",
        row.requirement,
        MET[row.met] if row.requirement else "",
        row.note,
    )


def text(rows: Sequence[Row]) -> str:
    """The whole table in aligned columns."""
    body = [cells(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(HEAD, *body, strict=True)]
    rule = "  ".join("-" * width for width in widths)
    return "\n".join([aligned(HEAD, widths), rule, *(aligned(parts, widths) for parts in body)])


def aligned(parts: Sequence[str], widths: Sequence[int]) -> str:
    """One line of the table, numbers to the right."""
    padded = (
        part.rjust(width) if column in RIGHT else part.ljust(width)
        for column, (part, width) in enumerate(zip(parts, widths, strict=True))
    )
    return "  ".join(padded).rstrip()


def write(path: Path, rows: Sequence[Row], run: Mapping[str, Any]) -> None:
    """Write the facts of the run and its rows as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    document = {**run, "rows": [asdict(row) for row in rows]}
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
