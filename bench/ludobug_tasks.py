"""The tasks of Ludobug's games; runs inside a worker."""

from __future__ import annotations

import gc
import importlib
import os
import tracemalloc
from functools import cache
from typing import Any

from bench.measure import Task, Work
from bench.play import POOL, Trace, chance_share, clone_all, of_players, play_ludobug, trace_ludobug
from bench.subjects import COMPILED, Line, Subject

ROUND = 100
"""Iterations of a tree search in one go."""
KEPT = 2000
"""How many states are kept at once to weigh one."""


def engine() -> Any:
    """The package, imported on first use: its kernel is chosen at that moment."""
    return importlib.import_module("ludobug")


def choose_kernel(runtime: str) -> None:
    """Make the coming import of the engine take the compiled or the interpreted kernel."""
    if runtime == COMPILED:
        os.environ.pop("LUDOBUG_PURE", None)
    else:
        os.environ["LUDOBUG_PURE"] = "1"


def obstacle(runtime: str) -> str:
    """Why this process can't measure that runtime, or nothing."""
    compiled = bool(importlib.import_module("ludobug.core").compiled)
    if compiled == (runtime == COMPILED):
        return ""
    return "the kernel is not compiled" if runtime == COMPILED else "the kernel is not interpreted"


@cache
def load(subject: Subject) -> Any:
    """The game of a subject."""
    return engine().load(subject.game, **subject.options)


@cache
def traces(subject: Subject) -> list[Trace]:
    """The games behind the pool of mid-game states, the same in every runtime."""
    return [trace_ludobug(load(subject), engine().CHANCE, seed) for seed in range(POOL)]


@cache
def midgames(subject: Subject) -> list[Any]:
    """The pool of mid-game states of a subject."""
    return [trace.midgame for trace in traces(subject)]


def remark(line: Line) -> str:
    """What a reader should know about the decisions of a line."""
    if line.task != "api":
        return ""
    return f"besides, {chance_share(traces(line.subject)):.0%} of all nodes are chance"


@cache
def informations(subject: Subject) -> list[Any]:
    """What the seat to act knows in each mid-game state."""
    return [state.information(state.actor) for state in midgames(subject)]


def search(subject: Subject, rounds: int, seed: int) -> Work:
    """Resample and play out each mid-game information `rounds` times."""
    game, known = load(subject), informations(subject)
    decisions = 0
    for number, information in enumerate(known):
        decisions += game.resample_playouts(information, rounds, seed + number)
    return Work(rounds * len(known), decisions)


def think(subject: Subject, rounds: int, seed: int) -> Work:
    """Search each mid-game decision for so many rounds of iterations, each with one playout at random to the end."""
    agents = importlib.import_module("ludobug.agents")
    game, known = load(subject), informations(subject)
    iterations = ROUND * rounds
    for number, information in enumerate(known):
        agents.Search(game, information, seed + number, 2 * iterations + 2, at_random=True).iterate(iterations)
    return Work(iterations * len(known))


def simulate(subject: Subject, games: int, seed: int) -> Work:
    """Random games, all in one call of the kernel."""
    simulation = load(subject).simulate(games, seed)
    return of_players(Work(simulation.games, simulation.decisions), traces(subject))


def task(line: Line) -> Task:
    """The timed task of a line."""
    subject = line.subject
    if line.task == "kernel":
        return lambda count, seed: simulate(subject, count, seed)
    if line.task == "api":
        return lambda count, seed: of_players(play_ludobug(load(subject), count, seed), traces(subject))
    if line.task == "clone":
        return lambda count, seed: clone_all(midgames(subject), count)
    if line.task == "think":
        return lambda count, seed: think(subject, count, seed)
    return lambda count, seed: search(subject, count, seed)


def kept_state_bytes(subject: Subject) -> float:
    """What one kept clone of a mid-game state adds to the memory that Python allocates, on average."""
    states = midgames(subject)
    kept: list[Any] = [None] * KEPT
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for index in range(KEPT):
            kept[index] = states[index % len(states)].clone()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / KEPT
