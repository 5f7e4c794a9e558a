"""``ludobug play``: a table in the terminal."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from ludobug.cli.failure import Failure, read_text
from ludobug.cli.messages import Messages
from ludobug.cli.options import given, loaded
from ludobug.cli.parser import EVERYBODY, NOBODY
from ludobug.cli.play import saves
from ludobug.cli.play.choosing import asked, possible
from ludobug.cli.play.loop import TableLoop
from ludobug.cli.play.session import Session
from ludobug.cli.terminal import Terminal

SEEDS = 2**31


def run(args: argparse.Namespace) -> int:
    """Set up the table as the arguments say, and play."""
    messages, terminal = Messages(args.lang), Terminal()
    autosave = saves.Autosave(saves.latest() if args.resume else None)
    source = str(autosave.path) if args.resume else args.load
    if source is None:
        name = args.game or asked(possible(args), messages, terminal)
        if name is None:
            return 0
        session = _new(name, args)
    else:
        session = _continued(args, source)
    return TableLoop(session, messages, terminal, autosave).run()


def _new(name: str, args: argparse.Namespace) -> Session:
    """A game from the beginning."""
    game = loaded(name, args)
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    return Session(game.new_state(seed), _humans(args.seat or "A", game.letters), args.opponent, seed)


def _continued(args: argparse.Namespace, source: str) -> Session:
    """A game from a file; arguments that are given change who plays."""
    for name in given(args):
        raise Failure(f"--{name.replace('_', '-')}: a game that goes on has its {name.replace('_', ' ')} already")
    text = read_text(source)
    try:
        record, kept = saves.read(text, source)
        if args.game not in (None, record.game):
            raise Failure(f"{source}: a game of {record.game}, not of {args.game}")
        session = Session.of_record(record, "", *_players(args, kept))
        session.humans = _kept_humans(args, kept, session.game.letters)
    except ValueError as error:
        raise Failure(f"{source}: {error}") from error
    return session


def _kept_humans(args: argparse.Namespace, kept: dict[str, Any], letters: str) -> str:
    """Who decides, as the arguments say, or the saved game, or for the first seat."""
    if args.seat is not None:
        return _humans(args.seat, letters)
    humans: str = kept.get("humans", letters[0])
    return humans if set(humans) <= set(letters) else letters[0]


def _players(args: argparse.Namespace, kept: dict[str, Any]) -> tuple[str | None, int]:
    """The opponent and the seed."""
    seed = kept.get("seed", 0) if args.seed is None else args.seed
    return args.opponent or kept.get("opponent"), seed


def _humans(seat: str, letters: str) -> str:
    """The seats that people decide for."""
    if seat in EVERYBODY:
        return letters
    if seat == NOBODY:
        return ""
    for letter in seat:
        if letter not in letters:
            raise Failure(f"--seat: there is no seat {letter}; there are {', '.join(letters)}, all, none")
    return seat
