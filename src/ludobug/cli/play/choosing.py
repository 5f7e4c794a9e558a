"""Which game is played, where the command line does not say it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ludobug.cli.book import fold
from ludobug.cli.failure import Failure
from ludobug.cli.guide import guide_of
from ludobug.cli.messages import Messages
from ludobug.cli.options import given, options_of
from ludobug.cli.play.keyboard import Keyboard
from ludobug.cli.play.orders import WORDS
from ludobug.cli.terminal import Terminal
from ludobug.games import GAMES


def possible(args: argparse.Namespace) -> list[str]:
    """The games that have all the options that were typed."""
    wanted = set(given(args))
    found = [game for game in GAMES if wanted <= {option.name for option in options_of(game)}]
    if not found:
        flags = [f"--{name.replace('_', '-')}" for name in given(args)]
        raise Failure(f"no game has {' and '.join(flags)} together")
    return found


def asked(games: Sequence[str], messages: Messages, terminal: Terminal) -> str | None:
    """The game that somebody chooses; the only one is not asked for. None: nobody wants to play."""
    if len(games) == 1:
        return games[0]
    titles = [messages.with_texts(guide_of(game).texts)("title") for game in games]
    for number, (game, title) in enumerate(zip(games, titles, strict=True), 1):
        terminal.say(f"{number:>2}  {title}  ({game})")
    keyboard = Keyboard(terminal)
    while True:
        try:
            typed = keyboard.ask(messages("choose_game"), [*games, *titles])
        except EOFError:
            terminal.say("")
            return None
        if fold(typed) in WORDS["quit"]:
            return None
        chosen = meant(typed, games, titles)
        if chosen is not None:
            return chosen
        terminal.say(messages("refused.number", n=len(games)))


def meant(typed: str, games: Sequence[str], titles: Sequence[str]) -> str | None:
    """The game of that number or name; the first where nothing was typed."""
    if not typed:
        return games[0]
    if typed.isdecimal():
        return games[int(typed) - 1] if 1 <= int(typed) <= len(games) else None
    wanted = fold(typed)
    found = [game for game, title in zip(games, titles, strict=True) if wanted in fold(game) or wanted in fold(title)]
    return found[0] if len(found) == 1 else None
