"""``python -m bench.levels``: how much stronger each level is than the one below, written to ``docs/levels.md``.

Every pair is a contest of the arena with a file of its own, so a run that was stopped goes on where it was, and any
pair can be run alone: ``--only "hard - normal"``, ``--only "moogle, 4 seats"``. What is not measured yet is said so.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench import machine
from bench.progress import Progress
from ludobug.agents.levels import ITERATIONS, aliases, iterations_of
from ludobug.arena import Contest, Journal, play_all, summary
from ludobug.arena.running import cores
from ludobug.core import compiled

SEED = 7
EVEN = 0.5
GAMES = 400
MANY_GAMES = 2000
"""Where luck decides most, it takes so many to see a difference."""
FEW = (20, 100)
"""So many games of every pair are played before any pair gets more."""
FOLDER = Path("build/levels")
PAGE = Path("docs/levels.md")
LADDER = ("random", "greedy", *ITERATIONS)
"""The opponents, each to be measured against the one before it."""
STEPS = tuple((stronger, weaker) for weaker, stronger in pairwise(LADDER))


def steps(game: str) -> tuple[tuple[str, str], ...]:
    """The steps of a game; levels that are one by several names are not measured against each other."""
    others = aliases(game)
    return tuple((stronger, weaker) for stronger, weaker in STEPS if stronger not in others)


@dataclass(frozen=True)
class Group:
    """A table at which opponents are measured."""

    name: str
    game: str
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    pairs: tuple[tuple[str, str], ...] = STEPS
    games: int = GAMES

    @property
    def typed(self) -> str:
        """Its options on the command line."""
        words = [
            f"--{name} {','.join(value) if isinstance(value, list) else value}" for name, value in self.options.items()
        ]
        return " ".join(words)


@dataclass(frozen=True)
class Pair:
    """Two opponents at a table."""

    group: Group
    stronger: str
    weaker: str

    @property
    def name(self) -> str:
        """What it is asked for by."""
        return f"{self.group.name}: {self.stronger} - {self.weaker}"

    def path(self, folder: Path) -> Path:
        """The file of its results."""
        return folder / f"{self.group.name}-{self.stronger}-{self.weaker}.jsonl".replace(", ", "-").replace(" ", "-")

    def contest(self) -> Contest:
        """What is measured."""
        return Contest(self.group.game, self.group.options, (self.stronger, self.weaker), SEED)

    def command(self, games: int) -> str:
        """How to measure it by hand."""
        words = ["ludobug arena", self.group.game, self.stronger, self.weaker, self.group.typed, f"--games {games}"]
        return " ".join([*(word for word in words if word), f"--seed {SEED}"])


GROUPS = (
    Group(
        "mindbug, First Contact",
        "mindbug",
        {"sets": ["first-contact"]},
        (*STEPS, ("easy", "random"), ("normal", "greedy"), ("hard", "random")),
    ),
    Group("mindbug, all sets", "mindbug", {"sets": ["all"]}, (*STEPS, ("easy", "random"))),
    Group("moogle, 2 seats", "moogle", {"seats": 2}, steps("moogle")),
    Group("moogle, 4 seats", "moogle", {"seats": 4}, steps("moogle")),
    Group("millebugs, 2 seats", "millebugs", {"seats": 2}, (*steps("millebugs"), ("easy", "greedy")), MANY_GAMES),
    Group("millebugs, 4 seats", "millebugs", {"seats": 4}, (*steps("millebugs"), ("easy", "greedy")), MANY_GAMES),
)
PAIRS = tuple(Pair(group, *pair) for group in GROUPS for pair in group.pairs)

INTRODUCTION = """\
# The levels, measured

Every level against the one below it, over duplicate deals. [arena.md](arena.md) says how it is measured and how to read
the columns: `wins` is the share of games that the first of the two wins (a draw is half of one), with the range that
holds the true share with a confidence of 95 %; `score` is made from what all seats got; `luck` is the share of deals
that the same seats won both times, whoever sat there. Even is 50 % at every table.

Written by `python -m bench.levels`, which goes on where it was stopped. One pair alone:
`python -m bench.levels --only "{example}"`.
Seed {seed}.
"""
HEAD = "| pair | games | wins | 95 % | score | 95 % | luck | ms a decision |"
RULE = "|---|--:|--:|--:|--:|--:|--:|--:|"


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="only pairs whose name contains NAME"
    )
    parser.add_argument(
        "--games", type=int, metavar="N", help=f"games of each pair ({GAMES}; {MANY_GAMES} where luck decides most)"
    )
    parser.add_argument("--minutes", type=float, metavar="N", help="stop after this long; the next run goes on")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="how many processes play")
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="PATH", help=f"where results lie ({FOLDER})")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="PATH", help=f"the page to write ({PAGE})")
    parser.add_argument("--list", action="store_true", help="list the pairs, and how many of their games are played")
    parser.add_argument("--report", action="store_true", help="play nothing, write what there is")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing and write the page; 2 if nothing has such a name."""
    options = arguments(argv)
    wanted = [pair for pair in PAIRS if not options.only or any(name in pair.name for name in options.only)]
    if not wanted:
        print(
            f"no pair is called {' or '.join(options.only)}; there are {'; '.join(p.name for p in PAIRS)}",
            file=sys.stderr,
        )
        return 2
    if options.list:
        for pair in wanted:
            print(f"{played(pair, options.folder):>5}  {pair.name}")
        return 0
    if not options.report:
        options.folder.mkdir(parents=True, exist_ok=True)
        with suppress(OutOfTime):
            play(wanted, options)
    options.page.write_text(page(options.folder), encoding="utf-8")
    return 0


def play(pairs: Sequence[Pair], options: argparse.Namespace) -> None:
    """Play what is missing: few games of every pair first, then more; the quick thinkers first."""
    end = None if options.minutes is None else time.monotonic() + 60 * options.minutes
    for few in (*FEW, max(options.games or pair.group.games for pair in pairs)):
        for pair in sorted(pairs, key=lambda pair: LADDER.index(pair.stronger)):
            games = min(few, options.games or pair.group.games)
            with telling(pair, games, end) as note:
                measure(pair, options.folder, games, options.jobs, note)
            options.page.write_text(page(options.folder), encoding="utf-8")


def measure(
    pair: Pair, folder: Path, games: int, jobs: int, note: Callable[[int], None] = lambda games: None
) -> dict[str, Any]:
    """Play the games of a pair that are missing; gives what all of them came to."""
    contest = pair.contest()
    with Journal(pair.path(folder), contest, contest.load()).open() as journal:
        bouts = play_all(contest, games, jobs, journal, note)
    return summary(contest, bouts)


def played(pair: Pair, folder: Path) -> int:
    """How many games of a pair have been played."""
    found = results(pair, folder)
    return 0 if found is None else found["pairs"][0]["games"]


def results(pair: Pair, folder: Path) -> dict[str, Any] | None:
    """What the games of a pair came to, if there are any."""
    if not pair.path(folder).exists():
        return None
    contest = pair.contest()
    bouts = Journal(pair.path(folder), contest, contest.load()).read()
    return summary(contest, bouts) if bouts else None


class OutOfTime(Exception):
    """The time that a run was given is over; what it has played is kept."""


@contextmanager
def telling(pair: Pair, games: int, end: float | None) -> Iterator[Callable[[int], None]]:
    """Say on standard error how far a pair is, and stop when the time is over."""
    progress, done = Progress(), 0

    def note(more: int) -> None:
        nonlocal done
        done += more
        progress(f"{pair.name}: {done} of {games} games")
        if end is not None and time.monotonic() > end:
            raise OutOfTime

    yield note
    progress("")


# ---------------------------------------------------------------- the page


def page(folder: Path) -> str:
    """The page with everything that has been measured."""
    lines = [INTRODUCTION.format(example=PAIRS[2].name, seed=SEED)]
    for group in GROUPS:
        lines += [f"## {group.name}", "", thinking(group.game), "", *group_table(group, folder), ""]
    kernel = "compiled" if compiled else "interpreted"
    facts = machine.facts(None)
    shown = ", ".join(f"{name} {facts[name]}" for name in ("processor", "cores", "system", "python"))
    lines += ["## The machine", "", f"{shown}; kernel {kernel}. Times are those of {cores()} games at once."]
    return "\n".join(lines) + "\n"


def thinking(game: str) -> str:
    """How long the levels of a game think, and which of them are one."""
    levels = ", ".join(f"{name} {iterations_of(name, game):,}" for name in ITERATIONS)
    said = [f"Iterations a decision: {levels}"]
    for lowest in sorted({*aliases(game).values()}):
        others = [name for name, other in aliases(game).items() if other == lowest]
        said.append(f"as strong as {lowest}, and so one level with it: {', '.join(others)}")
    return "; ".join(said) + "."


def group_table(group: Group, folder: Path) -> Iterator[str]:
    """The rows of a table, and how to play each pair of it by hand."""
    pairs = [pair for pair in PAIRS if pair.group is group]
    found = [(pair, results(pair, folder)) for pair in pairs]
    yield HEAD
    yield RULE
    for pair, report in found:
        yield f"| {pair.stronger} - {pair.weaker} | {row(report)} |"
    yield ""
    for pair, report in found:
        if report is not None and report["pairs"][0]["score"]["low"] <= EVEN:
            games = report["pairs"][0]["games"]
            verdict = ": here they are one level" if games >= group.games else " yet"
            yield f"{games} games do not tell {pair.stronger} from {pair.weaker}{verdict}."
            yield ""
    yield "```"
    for pair, report in found:
        yield pair.command(group.games if report is None else report["pairs"][0]["games"])
    yield "```"


def row(report: Mapping[str, Any] | None) -> str:
    """The cells of a pair."""
    if report is None:
        return "not measured | | | | | |"
    pair = report["pairs"][0]
    wins, score = pair["win_rate"], pair["score"]
    times = " / ".join(f"{1000 * (each['seconds_per_move'] or 0):.1f}" for each in report["players"])
    shares = [cell for share in (wins, score) for cell in (f"{share['value']:.1%}", interval(share))]
    return " | ".join([str(pair["games"]), *shares, f"{pair['decided_by_the_deal']:.1%}", times])


def interval(share: Mapping[str, float]) -> str:
    """The two ends of an interval."""
    return f"{100 * share['low']:.1f}-{100 * share['high']:.1f}"


if __name__ == "__main__":
    sys.exit(main())
