"""A great many random games: none may fail, none may go on for ever; and the ways in which they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bench.ludobug_tasks import load
from bench.subjects import Subject
from bench.worker import Worker, WorkerError

CHUNK = 10_000


@dataclass
class Stress:
    """What came of the games so far. `longest` is in decisions."""

    games: int = 0
    decisions: int = 0
    draws: int = 0
    unfinished: int = 0
    longest: int | None = None
    endings: Counter[str] = field(default_factory=Counter)
    """How many games ended in each way that their game has a name for."""
    errors: list[str] = field(default_factory=list)

    def add(self, other: Stress) -> None:
        """Count the games of a chunk."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.endings += other.endings
        self.longest = max((n for n in (self.longest, other.longest) if n is not None), default=None)


def chunk(subject: Subject, games: int, seed: int) -> Stress:
    """Play some of the games; runs inside a worker."""
    game = load(subject)
    played = game.simulate(games, seed)
    endings: Counter[str] = Counter()
    for outcome, count in enumerate(played.outcomes):
        if count and game.ending(outcome):
            endings[game.ending(outcome)] += count
    return Stress(played.games, played.decisions, played.draws, played.unfinished, played.longest, endings)


def run(worker: Worker, subject: Subject, games: int, seed: int, progress: Callable[[str], None]) -> Stress:
    """Play all the games, chunk by chunk; a chunk that fails is an error, with the seed that shows it."""
    total = Stress()
    for start in range(0, games, CHUNK):
        if not worker.alive:
            break
        try:
            total.add(worker.call(chunk, subject, min(CHUNK, games - start), seed + start))
        except WorkerError as error:
            total.errors.append(f"seed {seed + start}: {error}")
        progress(f"{total.games:,} of {games:,} games of {subject.name}, {len(total.errors)} errors")
    return total
