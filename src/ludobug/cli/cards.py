"""``ludobug cards``: every card that ships, as a list, one by one, or as JSON."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.text import Text

from ludobug.cli.book import Book, Entry, set_title, shipped
from ludobug.cli.face import face
from ludobug.cli.messages import Messages
from ludobug.cli.mindbug.rows import Columns, Row
from ludobug.cli.terminal import Terminal
from ludobug.games import GAMES
from ludobug.games.mindbug.language.json_form import card_to_json
from ludobug.games.mindbug.text import LANGUAGES


def run(args: argparse.Namespace) -> int:
    """Show the cards that were asked for."""
    book = shipped(args.set_id)
    named = args.name is not None and args.name not in GAMES
    if named:
        book = Book([book.find(args.name)])
    if args.json:
        print(json.dumps([described(entry) for entry in book.entries], ensure_ascii=False, indent=1))
        return 0
    messages = Messages(args.lang)
    terminal = Terminal()
    if named:
        terminal.show(face(book.entries[0], messages, terminal.width))
        return 0
    for set_id in dict.fromkeys(entry.set_id for entry in book.entries):
        _list([entry for entry in book.entries if entry.set_id == set_id], set_id, messages, terminal)
    if any(entry.reconstructed for entry in book.entries):
        terminal.show(["", messages("cards.reconstruction")])
    return 0


def described(entry: Entry) -> dict[str, Any]:
    """A card as JSON-ready data."""
    card = entry.card
    return {
        "name": card.name,
        "set": entry.set_id,
        "copies": card.copies,
        "power": card.power,
        "keywords": [keyword.value for keyword in card.keywords],
        "octonite": card.octonite,
        "dice": card.dice,
        "evolution": card_to_json(card).get("evolution"),
        "text": {lang: entry.text(lang) for lang in LANGUAGES},
        "provenance": card.provenance,
    }


def _list(entries: list[Entry], set_id: str, messages: Messages, terminal: Terminal) -> None:
    """The cards of a set, a line each, longer texts below."""
    count = messages.count("cards.count", sum(entry.card.copies for entry in entries))
    terminal.show(["", Text.assemble((set_title(set_id), "heading"), f"  ({set_id}, {count})")])
    rows = [_row(entry, messages) for entry in entries]
    columns = Columns.of(rows, terminal.width)
    for row in rows:
        terminal.show(columns.lines(row))


def _row(entry: Entry, messages: Messages) -> Row:
    card = entry.card
    mark = " *" if entry.reconstructed else ""
    copies = f"×{card.copies}"
    return Row(
        card.name + mark, card.power, " ".join(entry.keywords(messages.lang)), (copies,), entry.text(messages.lang)
    )
