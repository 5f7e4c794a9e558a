"""Views and events of any game, printed neatly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from ludobug.cli.messages import Messages
from ludobug.cli.terminal import wrap

LEFT_OUT = {"game", "seat", "actor", "decision", "legal", "over", "winner"}
"""What the heading, the question and the choices say."""
STEP = 2
UNSEEN = "?"


def table_lines(view: Mapping[str, Any], width: int, messages: Messages) -> list[Text]:
    """Everything in a view, what belongs together indented below its name."""
    shown = {name: value for name, value in view.items() if name not in LEFT_OUT}
    lines = list(_parts(shown, 0))
    return [part for indent, text in lines for part in wrap(_styled(indent, text), width, indent + 2 * STEP)]


def _styled(indent: int, text: str) -> Text:
    name, colon, rest = text.partition(":")
    return Text.assemble(" " * indent, (name, "name" if not rest else "faint"), colon, rest)


def _parts(value: Mapping[str, Any], indent: int) -> Iterator[tuple[int, str]]:
    """The lines of a mapping: short ones first in one line, then what needs lines of its own."""
    for name, part in value.items():
        if empty(part):
            continue
        if isinstance(part, Mapping):
            yield indent, f"{words(name)}:"
            yield from _parts(part, indent + STEP)
        elif _is_nested(part):
            yield indent, f"{words(name)}:"
            for item in part:
                yield indent + STEP, said(item)
        else:
            yield indent, f"{words(name)}: {said(part)}"


def said(value: object) -> str:
    """A value in a line: lists with commas, mappings as names with their values; what is not known is "?"."""
    if isinstance(value, Mapping):
        parts = [f"{words(name)} {said(part)}" for name, part in value.items() if not empty(part)]
        return ", ".join(parts)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(f"({said(item)})" if isinstance(item, Mapping) else said(item) for item in value)
    if value is True:
        return "✓"
    return UNSEEN if value is None else str(value)


def empty(value: object) -> bool:
    """Whether there is nothing to say of a value."""
    return value is None or value is False or (not isinstance(value, (int, float)) and not value)


def words(name: str) -> str:
    """The name of a field as words."""
    return name.replace("_", " ")


def event_line(event: Mapping[str, Any], messages: Messages) -> str:
    """An event in a line; a card that the reader does not know is only a card."""
    parts = [words(str(event["event"]))]
    if "card" in event:
        parts.append(event["card"] or messages("story.a_card"))
    rest = {name: value for name, value in event.items() if name not in ("event", "card", "seers")}
    text = " · ".join(parts)
    return f"{text} ({said(rest)})" if said(rest) else text


def _is_nested(value: object) -> bool:
    return (
        isinstance(value, Sequence) and not isinstance(value, str) and any(isinstance(item, Mapping) for item in value)
    )
