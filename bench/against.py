"""``python -m bench.against REVISION``: this checkout beside an earlier one, by turns, in one run on one core."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from bench import machine, worker
from bench.measure import METRICS
from bench.subjects import BASE_SET, COMPILED, LUDOBUG, Line, Subject
from bench.worker import Worker

ROOT = Path(__file__).parent.parent
TASKS = ("kernel", "api", "clone")


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("revision", help="the earlier commit, as git names it")
    parser.add_argument("--only", default=BASE_SET, metavar="NAME", help=f"another game than {BASE_SET}")
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a repeat")
    parser.add_argument("--at-least", type=float, default=0.85, metavar="SHARE", help="of the speed then; else exit 1")
    return parser.parse_args(argv)


@contextmanager
def earlier(revision: str) -> Iterator[Path]:
    """A checkout of a revision with its kernels compiled; gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "earlier"
        git = ("git", "-C", str(ROOT), "worktree")
        subprocess.run([*git, "add", "--detach", "--quiet", str(place), revision], check=True)
        try:
            build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
            subprocess.run(build, cwd=place, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            yield place / "src"
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def speeds(subject: Subject, before: Worker, now: Worker, repeats: int, seconds: float) -> Iterator[tuple[str, float]]:
    """For each task what is done in a second now, as a share of what was done before: the median of all rounds."""
    for task in TASKS:
        line = Line(subject, COMPILED, task)
        metric = next(metric for metric in METRICS if metric.task == task)
        counts = [each.call(worker.calibrate, line, seconds, 7) for each in (before, now)]
        ratios = []
        for seed in range(repeats):
            old, new = (
                metric.read(each.call(worker.sample, line, count, seed))
                for each, count in zip((before, now), counts, strict=True)
            )
            ratios.append(old / new if metric.unit == "ns" else new / old)
        yield metric.label, median(ratios)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure; 1 if something is slower than allowed."""
    options = arguments(argv)
    subject = next(subject for subject in LUDOBUG if subject.name == options.only)
    core = machine.pin()
    slower = False
    with earlier(options.revision) as source, ExitStack() as stack:
        before, now = Worker(COMPILED, source), Worker(COMPILED)
        for each in (before, now):
            stack.callback(each.stop)
            if obstacle := each.call(worker.obstacle, Line(subject, COMPILED, TASKS[0])):
                sys.exit(f"{'before' if each is before else 'now'}: {obstacle}")
        for label, share in speeds(subject, before, now, options.repeats, options.seconds):
            slower = slower or share < options.at_least
            print(f"{subject.name}, {label}: {share:.2f} times the speed of {options.revision}")
    print(f"core {core}, {options.repeats} rounds by turns, at least {options.at_least:.2f} wanted")
    return int(slower)


if __name__ == "__main__":
    sys.exit(main())
