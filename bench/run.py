"""One run: start the workers, interleave the repeats of all lines, weigh, stress, judge."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from bench import ludobug_tasks, rows, stress, subjects, worker
from bench.measure import Sample
from bench.progress import Progress
from bench.rows import Row
from bench.subjects import COMPILED, Line, Subject
from bench.worker import Worker, WorkerError

P = ParamSpec("P")


@dataclass(frozen=True)
class Plan:
    """How long and how much to measure."""

    repeats: int
    seconds: float
    games: int
    seed: int
    only: tuple[str, ...] = ()


FULL = Plan(repeats=7, seconds=0.3, games=1_000_000, seed=7)
QUICK = Plan(repeats=3, seconds=0.1, games=20_000, seed=7)


@dataclass
class Measured:
    """A line on its way to the table; a line with an obstacle is not measured."""

    line: Line
    worker: Worker
    samples: list[Sample]
    count: int = 0
    size: float | None = None
    remark: str = ""
    obstacle: str = ""


def run(plan: Plan) -> list[Row]:
    """Measure everything the plan asks for."""
    lines, progress = list(subjects.lines(plan.only)), Progress()
    with ExitStack() as stack:
        workers = {runtime: Worker(runtime) for runtime in dict.fromkeys(line.runtime for line in lines)}
        for each in workers.values():
            stack.callback(each.stop)
        measured = [Measured(line, workers[line.runtime], []) for line in lines]
        for one in measured:
            progress(f"prepare {one.line.subject.name}, {one.line.runtime}, {one.line.task}")
            attempt(prepare, one, plan)
        for repeat in range(1, plan.repeats + 1):
            for one in measured:
                progress(f"repeat {repeat} of {plan.repeats}: {one.line.subject.name}, {one.line.task}")
                attempt(take, one, plan.seed + repeat)
        for one in measured:
            attempt(weigh, one)
        table = [row for one in measured for row in as_rows(one)]
        table += stress_rows(workers.get(COMPILED), plan, progress)
    progress("")
    rows.judge(table)
    return table


def attempt(step: Callable[Concatenate[Measured, P], None], one: Measured, *args: P.args, **kwargs: P.kwargs) -> None:
    """Take a step with a line unless something stands in its way; a failure stands in the way of the next."""
    if one.obstacle:
        return
    try:
        step(one, *args, **kwargs)
    except WorkerError as error:
        one.obstacle = str(error)
        one.samples.clear()


def prepare(one: Measured, plan: Plan) -> None:
    """Load the line's game and find how often its task fills a repeat."""
    one.obstacle = one.worker.call(worker.obstacle, one.line)
    if not one.obstacle and one.line.task != "memory":
        one.remark = one.worker.call(worker.remark, one.line)
        one.count = one.worker.call(worker.calibrate, one.line, plan.seconds, plan.seed)


def take(one: Measured, seed: int) -> None:
    """One repeat of the line, if it is timed."""
    if one.count:
        one.samples.append(one.worker.call(worker.sample, one.line, one.count, seed))


def weigh(one: Measured) -> None:
    """The memory of a kept state, after all timing: tracing slows a process down."""
    if one.line.task == "memory":
        one.size = one.worker.call(ludobug_tasks.kept_state_bytes, one.line.subject)


def as_rows(one: Measured) -> list[Row]:
    """The table rows of a line."""
    if one.line.task == "memory":
        return [rows.memory_row(one.line, one.size, one.obstacle)]
    return rows.timed_rows(one.line, one.samples, one.obstacle or one.remark)


def stress_rows(compiled: Worker | None, plan: Plan, progress: Progress) -> list[Row]:
    """The rows of the great many random games whose subjects the plan includes."""
    if compiled is None:
        return []
    wanted = [crowd for crowd in subjects.CROWDS if subjects.wanted(crowd.subject, plan.only)]
    return [stress_row(compiled, crowd.subject, round(plan.games * crowd.share), plan, progress) for crowd in wanted]


def stress_row(compiled: Worker, subject: Subject, games: int, plan: Plan, progress: Progress) -> Row:
    """The row of so many random games."""
    try:
        note = compiled.call(worker.obstacle, Line(subject, COMPILED, "kernel"))
    except WorkerError as error:
        note = str(error)
    result = None if note else stress.run(compiled, subject, games, plan.seed, progress)
    return rows.stress_row(subject, games, result, note)
