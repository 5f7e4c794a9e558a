"""Random play through Python: the loops that Ludobug and OpenSpiel are measured with.

Both loops have the same shape: create the game, then legal actions, a uniform pick from the same generator, apply.
Chance nodes are played on both sides, so their time is in; what is counted are the decisions of the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any

from bench.measure import Work

DRAWN = 10_007
POOL = 32
"""How many different mid-game states are cloned, resampled and kept in memory."""


def numbers(seed: int) -> Iterator[int]:
    """An endless row of random numbers, drawn beforehand, so that picking an action costs next to nothing."""
    random = Random(seed)
    return cycle([random.getrandbits(30) for _ in range(DRAWN)])


def play_ludobug(game: Any, games: int, seed: int) -> Work:
    """Random games through `legal_actions` and `apply`."""
    drawn = numbers(seed)
    decisions = 0
    for number in range(games):
        state = game.new_state(seed=seed + number)
        while not state.is_over:
            actions = state.legal_actions()
            state.apply(actions[next(drawn) % len(actions)])
            decisions += 1
    return Work(games, decisions)


def play_openspiel(game: Any, games: int, seed: int) -> Work:
    """Random games through `legal_actions` and `apply_action`."""
    drawn = numbers(seed)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[next(drawn) % len(actions)])
            decisions += 1
    return Work(games, decisions)


@dataclass(frozen=True)
class Trace:
    """A random game: the state halfway through the players' decisions, and how many decisions chance took."""

    midgame: Any
    decisions: int
    chance: int


def chance_share(traces: list[Trace]) -> float:
    """Which part of the decisions of these games chance took."""
    return sum(trace.chance for trace in traces) / sum(trace.decisions for trace in traces)


def of_players(work: Work, traces: list[Trace]) -> Work:
    """The work with only the players' decisions counted, by the share they have in the traced games."""
    return Work(work.operations, round(work.decisions * (1 - chance_share(traces))))


def trace_ludobug(game: Any, chance: int, seed: int) -> Trace:
    """One random game, looked at on the way."""
    random = Random(seed).random
    state = game.new_state(seed=seed)
    kept, decisions = [], 0
    while not state.is_over:
        if state.actor != chance:
            kept.append(state.clone())
        actions = state.legal_actions()
        state.apply(actions[int(random() * len(actions))])
        decisions += 1
    return Trace(kept[len(kept) // 2], decisions, decisions - len(kept))


def trace_openspiel(game: Any, seed: int) -> Trace:
    """One random game, looked at on the way."""
    random = Random(seed).random
    state = game.new_initial_state()
    kept, decisions = [], 0
    while not state.is_terminal():
        if not state.is_chance_node():
            kept.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += 1
    return Trace(kept[len(kept) // 2], decisions, decisions - len(kept))


def clone_all(states: list[Any], rounds: int) -> Work:
    """Clone each state once per round and drop the clones."""
    for _ in range(rounds):
        for state in states:
            state.clone()
    return Work(rounds * len(states))
