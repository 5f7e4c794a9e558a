"""Plays a contest on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from ludobug.agents import Agent
from ludobug.arena.contest import Contest
from ludobug.arena.journal import Journal
from ludobug.arena.players import player
from ludobug.arena.playing import Bout, Match, PlayError, play_bout
from ludobug.core.errors import OptionError
from ludobug.core.game import Game

GAMES_PER_DEAL = 2
WAITING_PER_JOB = 4
"""How many deals wait for each process, so that none is ever idle."""
Task = tuple[tuple[int, int], int]


class Table:
    """A game and the opponents of a contest, ready to play."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game: Game = contest.load()
        self.agents: list[Agent] = [player(name, contest.budget, contest.game) for name in contest.agents]

    def play(self, task: Task) -> Bout:
        """A deal between two of them."""
        (one, other), deal = task
        names = self.contest.names
        match = Match(self.game, (self.agents[one], self.agents[other]), (names[one], names[other]), self.contest.seed)
        return play_bout(match, (one, other), deal)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def tasks(contest: Contest, games: int) -> list[Task]:
    """All deals of a contest: so many games for each pair, all pairs at the same pace."""
    if type(games) is not int or games < GAMES_PER_DEAL or games % GAMES_PER_DEAL:
        raise OptionError(f"games: every deal is played twice, so it must be an even number from 2 on, not {games!r}")
    return [(pair, deal) for deal in range(games // GAMES_PER_DEAL) for pair in contest.pairs]


def play_all(
    contest: Contest,
    games: int,
    jobs: int = 1,
    journal: Journal | None = None,
    note: Callable[[int], None] = lambda games: None,
) -> list[Bout]:
    """So many games of each pair, in the order of deals; what an open journal holds is not played again.

    ``note`` is told how many more games are done. Results do not depend on the number of ``jobs``.
    """
    if type(jobs) is not int or jobs < 1:
        raise OptionError(f"jobs: must be a number of processes from 1 on, not {jobs!r}")
    contest.check()
    wanted = tasks(contest, games)
    done = {} if journal is None else journal.bouts
    note(GAMES_PER_DEAL * sum(task in done for task in wanted))
    results = dict(done)
    missing = [task for task in wanted if task not in done]
    for bout in _played(contest, missing, min(jobs, len(missing))):
        results[bout.pair, bout.deal] = bout
        if journal is not None:
            journal.add(bout)
        note(GAMES_PER_DEAL)
    return sorted(results.values(), key=lambda bout: (bout.deal, bout.pair))


def _played(contest: Contest, missing: list[Task], jobs: int) -> Iterator[Bout]:
    if jobs <= 1:
        table = Table(contest)
        yield from map(table.play, missing)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_set_up, initargs=(contest,))
    try:
        yield from _spread(pool, missing, jobs * WAITING_PER_JOB)
    except BrokenProcessPool as error:
        raise PlayError(f"a process of the arena died: {error}") from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _spread(pool: ProcessPoolExecutor, missing: Iterable[Task], most: int) -> Iterator[Bout]:
    """Deals as they are finished, in whatever order."""
    left = iter(missing)
    running: set[Future[Bout]] = {pool.submit(_play, task) for task in islice(left, most)}
    while running:
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(_play, task) for task in islice(left, len(finished))}
        for future in finished:
            yield future.result()


_tables: list[Table] = []
"""In a process of the pool: the table that it plays at."""


def _set_up(contest: Contest) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _tables.append(Table(contest))


def _play(task: Task) -> Bout:
    return _tables[0].play(task)
