"""The tasks of the peers; runs inside a worker, each library imported on first use."""

from __future__ import annotations

import importlib
import warnings
from functools import cache
from typing import Any

from bench.measure import Task, Work
from bench.play import POOL, Trace, chance_share, clone_all, of_players, play_openspiel, trace_openspiel
from bench.subjects import Line, Subject

ROUND = 10
"""Iterations of a tree search in one go."""
UCT_C = 1.4
"""How boldly OpenSpiel's bot explores; its speed hardly depends on it."""


@cache
def library(name: str) -> Any:
    """A peer's module; its own warnings at import are not ours to report."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return importlib.import_module(name)


@cache
def openspiel_game(subject: Subject) -> Any:
    """An OpenSpiel game."""
    return library("pyspiel").load_game(subject.game)


@cache
def openspiel_traces(subject: Subject) -> list[Trace]:
    """The games behind the pool of mid-game states of an OpenSpiel game."""
    return [trace_openspiel(openspiel_game(subject), seed) for seed in range(POOL)]


@cache
def openspiel_midgames(subject: Subject) -> list[Any]:
    """The pool of mid-game states of an OpenSpiel game."""
    return [trace.midgame for trace in openspiel_traces(subject)]


def remark(line: Line) -> str:
    """What a reader should know about the decisions of a line."""
    if line.subject.library == "pyspiel" and line.task == "api":
        return f"besides, {chance_share(openspiel_traces(line.subject)):.0%} of all nodes are chance"
    return ""


@cache
def rlcard_environment(subject: Subject) -> Any:
    """An RLCard environment with the library's own random agents in every seat."""
    environment = library("rlcard").make(subject.game, config={"seed": 0})
    agent = library("rlcard.agents").RandomAgent(environment.num_actions)
    environment.set_agents([agent] * environment.num_players)
    return environment


def play_rlcard(environment: Any, games: int, seed: int) -> Work:
    """Random games through `run`, called as its documentation does, without options."""
    environment.seed(seed)
    library("numpy").random.seed(seed)
    before = environment.timestep
    for _ in range(games):
        environment.run()
    return Work(games, environment.timestep - before)


def think(subject: Subject, rounds: int, seed: int) -> Work:
    """Search each mid-game decision with OpenSpiel's own information-set bot, one random rollout an iteration."""
    pyspiel, iterations = library("pyspiel"), ROUND * rounds
    states = openspiel_midgames(subject)
    for number, state in enumerate(states):
        rollout = pyspiel.RandomRolloutEvaluator(1, seed + number)
        bot = pyspiel.ISMCTSBot(seed + number, rollout, UCT_C, iterations)
        bot.step(state)
    return Work(iterations * len(states))


def task(line: Line) -> Task:
    """The timed task of a line."""
    subject = line.subject
    if subject.library == "rlcard":
        return lambda count, seed: play_rlcard(rlcard_environment(subject), count, seed)
    if line.task == "think":
        return lambda count, seed: think(subject, count, seed)
    if line.task == "clone":
        return lambda count, seed: clone_all(openspiel_midgames(subject), count)
    return lambda count, seed: of_players(
        play_openspiel(openspiel_game(subject), count, seed), openspiel_traces(subject)
    )


def load(subject: Subject) -> Any:
    """Load a peer's game, so that a missing library shows before anything is timed."""
    return rlcard_environment(subject) if subject.library == "rlcard" else openspiel_game(subject)
