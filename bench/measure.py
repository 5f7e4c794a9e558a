"""Timing: tasks, samples, calibration, and what is read from a sample."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Work:
    """What a task did: games, clones or iterations, and the decisions taken in them."""

    operations: int
    decisions: int = 0


Task = Callable[[int, int], Work]
"""Does its work `count` times, from a seed."""


@dataclass(frozen=True)
class Sample:
    """One timed repeat, in seconds of CPU time."""

    work: Work
    seconds: float


def timed(task: Task, count: int, seed: int) -> Sample:
    """Run the task once, with the garbage of earlier work collected before and none collected meanwhile."""
    gc.collect()
    gc.disable()
    try:
        start = time.process_time()
        work = task(count, seed)
        return Sample(work, time.process_time() - start)
    finally:
        gc.enable()


def calibrate(task: Task, seconds: float, seed: int) -> int:
    """The count that makes a repeat last about `seconds`; warms the task up on the way."""
    count = 1
    while (elapsed := timed(task, count, seed).seconds) < seconds / 4:
        count *= 4
    return max(1, round(count * seconds / elapsed))


@dataclass(frozen=True)
class Metric:
    """A quantity read from a sample."""

    task: str
    label: str
    unit: str
    read: Callable[[Sample], float]


def decision_rate(sample: Sample) -> float:
    """Decisions per second."""
    return sample.work.decisions / sample.seconds


def operation_rate(sample: Sample) -> float:
    """Operations per second."""
    return sample.work.operations / sample.seconds


def operation_time(sample: Sample) -> float:
    """Nanoseconds per operation."""
    return sample.seconds * 1e9 / sample.work.operations


METRICS = (
    Metric("kernel", "random play in the kernel", "decisions/s", decision_rate),
    Metric("api", "random play through Python", "decisions/s", decision_rate),
    Metric("clone", "clone of a mid-game state", "ns", operation_time),
    Metric("search", "resample + playout", "iterations/s", operation_rate),
    Metric("search", "resample + playout", "decisions/s", decision_rate),
    Metric("think", "tree search, a random playout each", "iterations/s", operation_rate),
)


@dataclass(frozen=True)
class Spread:
    """The median of the repeats and the extremes around it."""

    median: float
    low: float
    high: float


def spread(metric: Metric, samples: Sequence[Sample]) -> Spread:
    """Summarise the repeats of one line for one metric."""
    values = [metric.read(sample) for sample in samples]
    return Spread(median(values), min(values), max(values))
