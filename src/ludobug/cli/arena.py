"""``ludobug arena``: opponents play each other over the same deals."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.table import Table

from ludobug.arena import Budget, Contest, Journal, play_all, summary
from ludobug.arena.running import cores
from ludobug.cli.options import loaded
from ludobug.cli.terminal import Terminal


def run(args: argparse.Namespace) -> int:
    """Play what is missing, and report."""
    game = loaded(args.game, args)
    if any(":" in name for name in args.agents) and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    budget = Budget(args.seconds, args.iterations)
    contest = Contest(args.game, game.options, tuple(args.agents), args.seed, budget)
    contest.check()
    start = time.perf_counter()
    journal = None if args.out is None else Journal(args.out, contest, game)
    with nullcontext() if journal is None else journal.open(), progress(args.games * len(contest.pairs)) as note:
        bouts = play_all(contest, args.games, args.jobs or cores(), journal, note)
    report = summary(contest, bouts)
    if args.json:
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        show(report, Terminal(), time.perf_counter() - start)
    return 0


def show(report: Mapping[str, Any], terminal: Terminal, seconds: float) -> None:
    """The report for a person."""
    options = ", ".join(f"{name} {_plain(value)}" for name, value in report["options"].items())
    budget = "".join(f", {value:g} {name} a decision" for name, value in report["budget"].items())
    games = sum(pair["games"] for pair in report["pairs"])
    terminal.say(f"{report['game']} ({options}), seed {report['seed']}{budget}: {games} games, {seconds:.1f} s")
    terminal.say("")
    terminal.console.print(pairs_table(report))
    if "elo" in report:
        terminal.say("")
        terminal.console.print(elo_table(report))
    terminal.say("")
    terminal.console.print(time_table(report))


def pairs_table(report: Mapping[str, Any]) -> Table:
    """A row for each pair, from the view of the first."""
    table = _table("pair", "games", "won", "drawn", "lost", "wins", "95 %", "luck")
    ranked = any(pair["score"] != pair["win_rate"] for pair in report["pairs"])
    for name in ("score", "95 %") if ranked else ():
        table.add_column(name, justify="right", no_wrap=True)
    for pair in report["pairs"]:
        cells = [
            " - ".join(pair["players"]),
            *(str(pair[name]) for name in ("games", "won", "drawn", "lost")),
            *_share(pair["win_rate"]),
            f"{pair['decided_by_the_deal']:.1%}",
        ]
        table.add_row(*cells, *(_share(pair["score"]) if ranked else ()))
    return table


def elo_table(report: Mapping[str, Any]) -> Table:
    """The ratings, from the best to the weakest."""
    table = _table("player", "Elo", "95 %")
    for row in report["elo"]:
        table.add_row(row["player"], f"{row['rating']:+.0f}", f"{row['low']:+.0f} to {row['high']:+.0f}")
    return table


def time_table(report: Mapping[str, Any]) -> Table:
    """How long everybody thought."""
    table = _table("player", "decisions", "ms a decision")
    for row in report["players"]:
        spent = row["seconds_per_move"]
        table.add_row(row["player"], str(row["moves"]), "" if spent is None else f"{1000 * spent:.2f}")
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="heading")
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _share(share: Mapping[str, float]) -> tuple[str, str]:
    return f"{share['value']:.1%}", f"{100 * share['low']:.1f}-{100 * share['high']:.1f}"


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda games: bar.advance(task, games)
