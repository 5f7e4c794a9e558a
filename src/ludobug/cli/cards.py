"""``ludobug cards``: the cards of the games, as a list, one by one, or as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from ludobug.cli.book import Entry, UnknownCard, set_title
from ludobug.cli.check import check
from ludobug.cli.failure import Failure
from ludobug.cli.guide import guide_of
from ludobug.cli.messages import Messages
from ludobug.cli.parser import USUAL_GAME
from ludobug.cli.rows import Columns, Row
from ludobug.cli.terminal import Terminal
from ludobug.games import GAMES


def run(args: argparse.Namespace) -> int:
    """Show the cards that were asked for."""
    game, name = wanted(args.words)
    if args.check:
        if name is not None or args.set_id is not None or args.json:
            raise Failure("--check compares all cards of a game, or of all games")
        return check([game] if game else [*GAMES], Terminal())
    if name is None:
        game = game or USUAL_GAME
        entries = guide_of(game).book(args.set_id).entries
    else:
        game, entry = found(game, name, args.set_id)
        entries = (entry,)
    if args.json:
        print(json.dumps([entry.data() for entry in entries], ensure_ascii=False, indent=1))
        return 0
    messages = Messages(args.lang, guide_of(game).texts)
    terminal = Terminal()
    if name is not None:
        terminal.show(entries[0].face(messages, terminal.width))
        return 0
    show_list(entries, messages, terminal)
    if len(args.words) == 0 and args.set_id is None:
        others = [f"ludobug cards {other}" for other in GAMES if other != game]
        terminal.say(messages("cards.others", commands=messages.list(others)), "faint")
    return 0


def wanted(words: Sequence[str]) -> tuple[str | None, str | None]:
    """The game and the card that were named."""
    game = words[0] if words and words[0] in GAMES else None
    named = words[1:] if game else words
    if len(named) > 1 and not game:
        raise Failure(f"no game {words[0]!r}; there are {', '.join(GAMES)}")
    if len(named) > 1:
        raise Failure(f"one card at a time, not {', '.join(map(repr, named))}: put a name of several words in quotes")
    return game, named[0] if named else None


def found(game: str | None, name: str, group: str | None) -> tuple[str, Entry]:
    """A card by its name, of one game, or of whichever has it, and its game."""
    games = [game] if game else [USUAL_GAME] if group else [*GAMES]
    close: list[str] = []
    for each in games:
        try:
            return each, guide_of(each).book(group).find(name)
        except UnknownCard as unknown:
            close += unknown.close
    raise UnknownCard(name, close[:5])


def show_list(entries: Sequence[Entry], messages: Messages, terminal: Terminal) -> None:
    """All cards under their sets, and what the mark of reconstructions means."""
    for group in dict.fromkeys(entry.group for entry in entries):
        _group([entry for entry in entries if entry.group == group], group, messages, terminal)
    if any(entry.reconstructed for entry in entries):
        terminal.show([""])
        terminal.say(messages("cards.reconstruction"))


def _group(entries: Sequence[Entry], group: str, messages: Messages, terminal: Terminal) -> None:
    """The cards of a set, a line each, longer texts below."""
    count = messages.count("cards.count", sum(entry.copies for entry in entries))
    title = messages.named("group", group) if f"group.{group}" in messages else set_title(group)
    terminal.show(["", Text.assemble((title, "heading"), f"  ({group}, {count})")])
    rows = [marked(entry, messages) for entry in entries]
    columns = Columns.of(rows, terminal.width)
    for row in rows:
        terminal.show(columns.lines(row))


def marked(entry: Entry, messages: Messages) -> Row:
    """A card in the list, with the mark of reconstructions."""
    return replace(entry.row(messages), mark=" *" if entry.reconstructed else "")
