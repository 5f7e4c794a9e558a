"""``ludobug play``: a table in the terminal."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

import ludobug
from ludobug.cli.failure import Failure, read_text
from ludobug.cli.messages import Messages
from ludobug.cli.play import saves
from ludobug.cli.play.loop import TableLoop
from ludobug.cli.play.session import Session
from ludobug.cli.terminal import Terminal

SEEDS = 2**31


def run(args: argparse.Namespace) -> int:
    """Set up the table as the arguments say, and play."""
    autosave = saves.Autosave(saves.latest() if args.resume else None)
    source = str(autosave.path) if args.resume else args.load
    session = _new(args) if source is None else _continued(args, source)
    return TableLoop(session, Messages(args.lang), Terminal(), autosave).run()


def _new(args: argparse.Namespace) -> Session:
    """A game from the beginning."""
    try:
        game = ludobug.load(args.game or "mindbug", **({"sets": args.sets} if args.sets is not None else {}))
    except ValueError as error:
        raise Failure(str(error)) from error
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    return Session(game.new_state(seed), _humans(args.seat or "A", game.letters), args.opponent or "greedy", seed)


def _continued(args: argparse.Namespace, source: str) -> Session:
    """A game from a file; arguments that are given change who plays."""
    if args.sets is not None:
        raise Failure("--sets: a game that goes on has its sets already")
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


def _players(args: argparse.Namespace, kept: dict[str, Any]) -> tuple[str, int]:
    """The opponent and the seed."""
    seed = kept.get("seed", 0) if args.seed is None else args.seed
    return args.opponent or kept.get("opponent", "greedy"), seed


def _humans(seat: str, letters: str) -> str:
    """The seats that people decide for."""
    if seat in ("both", "none"):
        return letters if seat == "both" else ""
    if seat not in letters:
        raise Failure(f"--seat: there is no seat {seat}; there are {', '.join(letters)}, both, none")
    return seat
