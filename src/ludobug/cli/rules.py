"""``ludobug rules``: the rulebook by ids, and which rules no test proves."""

from __future__ import annotations

import argparse

from ludobug.cli.failure import Failure
from ludobug.cli.ledger import NoSuchRule, entry, matching
from ludobug.cli.terminal import Terminal
from ludobug.rulebook import GAMES, Rule, applies, load
from ludobug.rulebook.reach import check_sets


def run(args: argparse.Namespace) -> int:
    """Show a rule, some rules, all of them, or the report on what is proved."""
    if args.game not in (None, *GAMES):
        raise Failure(f"no rules for {args.game!r}; there are {', '.join(GAMES)}")
    game = args.game or "mindbug"
    try:
        check_sets(game, args.sets)
    except ValueError as error:
        raise Failure(f"--sets: {error}") from error
    if args.coverage:
        if args.id is not None:
            raise Failure(f"--coverage reports on a whole game, not on {args.id}")
        return _coverage(game, args)
    rules = _chosen(args, game)
    terminal = Terminal()
    for rule in rules:
        terminal.show(entry(rule, terminal.width, whole=len(rules) == 1))
    return 0


def _chosen(args: argparse.Namespace, game: str) -> list[Rule]:
    if args.id is None:
        return [rule for rule in load(game) if applies(rule, args.sets, args.seats)]
    try:
        found = matching(args.id, GAMES if args.game is None else (game,))
    except NoSuchRule as error:
        raise Failure(str(error)) from error
    return found if len(found) == 1 else [rule for rule in found if applies(rule, args.sets, args.seats)]


def _coverage(game: str, args: argparse.Namespace) -> int:
    from ludobug.rulebook.coverage import main_report

    return main_report(game, args.sets, args.seats)
