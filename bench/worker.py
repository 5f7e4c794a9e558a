"""One child process per runtime: what a worker is asked to do, and the pipe to ask it through."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from bench import ludobug_tasks, measure, peers
from bench.subjects import Line

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 900.0
"""Seconds without an answer after which a worker counts as stuck in an endless game."""


class WorkerError(Exception):
    """A request failed in the worker, or the worker is gone."""


class Worker:
    """A child process that answers one request at a time."""

    def __init__(self, runtime: str, source: Path | None = None) -> None:
        """Start the process; it imports a library when the first request needs it, Ludobug perhaps from elsewhere."""
        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=serve, args=(far, runtime, source), daemon=True)
        self._process.start()
        far.close()

    @property
    def alive(self) -> bool:
        """Whether further requests make sense."""
        return self._process.is_alive()

    def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a module-level function, called in the worker."""
        try:
            self._pipe.send((function, args, kwargs))
            if not self._pipe.poll(PATIENCE):
                self.stop()
                raise WorkerError(f"no answer within {PATIENCE:.0f} s")
            failure, result = self._pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(1)
            raise WorkerError(f"worker ended with status {self._process.exitcode}") from error
        if failure:
            raise WorkerError(failure)
        return result  # type: ignore[no-any-return]

    def stop(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()


def serve(pipe: Connection, runtime: str, source: Path | None) -> None:
    """Answer requests until the other end closes."""
    if source is not None:
        sys.path.insert(0, str(source))
    ludobug_tasks.choose_kernel(runtime)
    while True:
        try:
            function, args, kwargs = pipe.recv()
        except EOFError:
            return
        try:
            answer: tuple[str, Any] = ("", function(*args, **kwargs))
        except Exception as error:
            answer = (" ".join(f"{type(error).__name__}: {error}".split()), None)
        pipe.send(answer)


def obstacle(line: Line) -> str:
    """Why this line can't be measured here, or nothing."""
    subject = line.subject
    try:
        if subject.library == "ludobug":
            ludobug_tasks.load(subject)
            return ludobug_tasks.obstacle(line.runtime)
        peers.load(subject)
    except ModuleNotFoundError as error:
        return "not installed" if error.name == subject.library else f"needs {error.name}"
    return ""


def task(line: Line) -> measure.Task:
    """The timed task of a line."""
    return ludobug_tasks.task(line) if line.subject.library == "ludobug" else peers.task(line)


def remark(line: Line) -> str:
    """What a reader should know about the decisions of a line."""
    return ludobug_tasks.remark(line) if line.subject.library == "ludobug" else peers.remark(line)


def calibrate(line: Line, seconds: float, seed: int) -> int:
    """How often the line's task must run to last about `seconds`."""
    return measure.calibrate(task(line), seconds, seed)


def sample(line: Line, count: int, seed: int) -> measure.Sample:
    """One timed repeat of the line's task."""
    return measure.timed(task(line), count, seed)
