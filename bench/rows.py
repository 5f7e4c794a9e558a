"""The rows of the table and the requirements they are held to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.measure import METRICS, Sample, spread
from bench.stress import Stress
from bench.subjects import BASE_SET, COMPILED, GIN_RUMMY, HEARTS, INTERPRETED, UNO, Line, Subject

KEPT_STATE = "kept state"
KEPT_STATE_LIMIT = 2048
STRESS_GAMES = "random games without error"


@dataclass
class Row:
    """One line of the table: a value, and where a requirement applies, how it compares."""

    name: str
    runtime: str
    metric: str
    unit: str
    value: float | None = None
    low: float | None = None
    high: float | None = None
    note: str = ""
    ratio: str = ""
    ratio_value: float | None = None
    requirement: str = ""
    met: bool | None = None


@dataclass(frozen=True)
class Requirement:
    """The row of one of Ludobug's games must be so many times as fast as the row of a peer."""

    game: str
    runtime: str
    task: str
    times: float
    peer: Subject
    peer_task: str


REQUIREMENTS = (
    Requirement(BASE_SET, COMPILED, "kernel", 10, HEARTS, "api"),
    Requirement(BASE_SET, COMPILED, "api", 3, HEARTS, "api"),
    Requirement(BASE_SET, COMPILED, "clone", 3, HEARTS, "clone"),
    Requirement(BASE_SET, INTERPRETED, "api", 2, UNO, "api"),
    Requirement(BASE_SET, COMPILED, "think", 20, GIN_RUMMY, "think"),
    Requirement("moogle", COMPILED, "kernel", 5, HEARTS, "api"),
    Requirement("millebugs", COMPILED, "kernel", 5, HEARTS, "api"),
)
"""The requirement on each kind of line; the other lines show their ratio to the same peer."""


def timed_rows(line: Line, samples: Sequence[Sample], note: str) -> list[Row]:
    """The rows of one timed line, one per metric of its task; without samples the note says why."""
    rows = []
    for metric in (metric for metric in METRICS if metric.task == line.task):
        row = Row(line.subject.name, line.runtime, metric.label, metric.unit, note=note)
        if samples:
            values = spread(metric, samples)
            row.value, row.low, row.high = values.median, values.low, values.high
        rows.append(row)
    return rows


def memory_row(line: Line, size: float | None, note: str) -> Row:
    """The row of one weighed state."""
    row = Row(line.subject.name, line.runtime, KEPT_STATE, "bytes", size, note=note)
    if line.runtime == COMPILED and line.subject.name == BASE_SET:
        row.requirement = f"< {KEPT_STATE_LIMIT} bytes"
        row.met = None if size is None else size < KEPT_STATE_LIMIT
    return row


def stress_row(subject: Subject, goal: int, stress: Stress | None, note: str) -> Row:
    """The row of the great many random games."""
    row = Row(subject.name, COMPILED, STRESS_GAMES, "games", note=note, requirement=f"all {goal:,}")
    if stress is not None:
        row.value = stress.games
        row.met = stress.games == goal and not stress.errors and not stress.unfinished
        row.note = "; ".join([stress_summary(stress), *stress.errors[:3]])
    return row


def stress_summary(stress: Stress) -> str:
    """Errors, games without an end, draws, the longest game and the ways to end in words."""
    longest = "unknown" if stress.longest is None else f"{stress.longest:,} decisions"
    parts = [f"errors {len(stress.errors)}", f"without an end {stress.unfinished:,}"]
    parts += [f"draws by the turn limit {stress.draws:,}", f"longest game {longest}"]
    parts += [f"{ending} {count / stress.games:.2%}" for ending, count in stress.endings.most_common()]
    return ", ".join(parts)


def judge(rows: Sequence[Row]) -> None:
    """Hold each row to the requirement on its metric; without both values `met` stays None."""
    for requirement in REQUIREMENTS:
        label = label_of(requirement.task)
        peer = find(rows, requirement.peer.name, label_of(requirement.peer_task))
        for row in rows:
            if row.runtime == requirement.runtime and row.metric == label and not row.requirement:
                compare(row, requirement, peer)


def compare(row: Row, requirement: Requirement, peer: Row | None) -> None:
    """Fill in the ratio of a row to a peer's row."""
    name = requirement.peer.name
    held = row.name.startswith(requirement.game)
    row.ratio = f"speed, times {name}"
    if held:
        row.requirement = f">= {requirement.times:g} x {name}"
    if row.value and peer is not None and peer.value:
        row.ratio_value = peer.value / row.value if row.unit == "ns" else row.value / peer.value
        row.met = row.ratio_value >= requirement.times if held else None


def label_of(task: str) -> str:
    """What the table calls a task."""
    return next(metric.label for metric in METRICS if metric.task == task)


def find(rows: Sequence[Row], name: str, metric: str) -> Row | None:
    """The row of a subject for a metric."""
    return next((row for row in rows if row.name == name and row.metric == metric), None)


def verdict(rows: Sequence[Row]) -> tuple[int, int, int]:
    """How many requirements are met, not met, not measured."""
    required = [row.met for row in rows if row.requirement]
    return required.count(True), required.count(False), required.count(None)
