"""``ludobug simulate``: many random games, counted."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from ludobug.cli.options import loaded
from ludobug.core.game import Game, Simulation

CHUNK = 200
"""Games between two looks at the clock; the result of a seed depends on it."""
NORMAL_95 = 1.959964


def run(args: argparse.Namespace) -> int:
    """Play the games and report."""
    game = loaded(args.game, args)
    start = time.perf_counter()
    with progress(args.games) as advance:
        total = played(game, args.games, args.seed, advance)
    report = described(game, total, args.seed, time.perf_counter() - start)
    print(json.dumps(report, ensure_ascii=False, indent=1) if args.json else "\n".join(lines(report)))
    return 0


class Advance(Protocol):
    """Told how many more games are done."""

    def __call__(self, games: int) -> None: ...


def played(game: Game, games: int, seed: int, advance: Advance) -> Simulation:
    """So many random games in chunks; equal for equal seeds."""
    parts = []
    for number, first in enumerate(range(0, games, CHUNK)):
        size = min(CHUNK, games - first)
        parts.append(game.simulate(size, (seed, number)))
        advance(size)
    return Simulation(
        games=games,
        decisions=sum(part.decisions for part in parts),
        wins=tuple(map(sum, zip(*(part.wins for part in parts), strict=True))),
        draws=sum(part.draws for part in parts),
        longest=max(part.longest for part in parts),
        unfinished=sum(part.unfinished for part in parts),
        outcomes=tuple(map(sum, zip(*(part.outcomes for part in parts), strict=True))),
    )


def described(game: Game, total: Simulation, seed: int, seconds: float) -> dict[str, Any]:
    """The report as JSON-ready data."""
    return {
        "game": game.id,
        "options": game.options,
        "seed": seed,
        "games": total.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(total.games / seconds, 1),
        "decisions": {"mean": round(total.decisions / total.games, 2), "longest": total.longest},
        "seats": [
            {"seat": letter, "wins": wins, **interval(wins, total.games)}
            for letter, wins in zip(game.letters, total.wins, strict=True)
        ],
        "draws": total.draws,
        "endings": endings(game, total),
        "unfinished": total.unfinished,
    }


def endings(game: Game, total: Simulation) -> dict[str, int]:
    """How many games ended in each way that the game has a name for, the most frequent first."""
    counts: Counter[str] = Counter()
    for outcome, games in enumerate(total.outcomes):
        if games:
            counts[game.ending(outcome)] += games
    return {name: games for name, games in counts.most_common() if name}


def interval(wins: int, games: int) -> dict[str, Any]:
    """A win rate and the range that holds the true one with a confidence of 95 % (Wilson)."""
    rate = wins / games
    square = NORMAL_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return {"win_rate": round(rate, 5), "low": round(low, 5), "high": round(high, 5)}


def lines(report: dict[str, Any]) -> Iterator[str]:
    """The report for a person."""
    yield f"{report['games']:,} random games in {report['seconds']:.2f} s, {report['games_per_second']:,.0f} games/s"
    decisions = report["decisions"]
    yield f"Decisions a game: {decisions['mean']:.1f} on average, {decisions['longest']} in the longest"
    for seat in report["seats"]:
        yield (
            f"Seat {seat['seat']} wins {seat['win_rate']:.2%} (95 % interval {seat['low']:.2%} to {seat['high']:.2%})"
        )
    yield f"Draws: {report['draws']:,}"
    for name, games in report["endings"].items():
        yield f"Ended {name}: {games / report['games']:.2%} ({games:,})"
    if report["unfinished"]:
        yield f"Not finished: {report['unfinished']:,}"


@contextmanager
def progress(games: int) -> Iterator[Advance]:
    """A bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda games: bar.advance(task, games)
