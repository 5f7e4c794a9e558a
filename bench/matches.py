"""Games between opponents, each deal played once from every seat: ``python -m bench.matches easy normal``."""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import ludobug
from ludobug.agents import Agent, agent
from ludobug.core.game import Game
from ludobug.core.state import State

NORMAL_95 = 1.959964


def played(game: Game, seed: int, players: Sequence[Agent]) -> State:
    """The last state of a game between these opponents."""
    state, number = game.new_state(seed=seed), 0
    while not state.is_over:
        number += 1
        if state.actor == ludobug.CHANCE:
            state.apply_chance(random.Random(f"{seed}/{number}"))
        else:
            state.apply(players[state.actor].decide(game, state.information(state.actor), (seed, number)))
    return state


def share(state: State, seat: int) -> float:
    """What a seat has of the win: all, a part of a shared one, or its even part of a draw."""
    game, returns = state.game, state.returns()
    best = [other for other in range(game.seats) if returns[other] == max(returns)]
    sides = {game.side(other) for other in best}
    return (game.side(seat) in sides) / len(sides)


def duel(game: Game, one: Agent, other: Agent, deals: int, first: int = 0) -> list[float]:
    """What the one wins of each deal on average, when it sits on every side in turn and the other on all others."""
    sides = sorted({game.side(seat) for seat in range(game.seats)})
    results = []
    for seed in range(first, first + deals):
        won = 0.0
        for side in sides:
            players = [one if game.side(seat) == side else other for seat in range(game.seats)]
            seat = next(seat for seat in range(game.seats) if game.side(seat) == side)
            won += share(played(game, seed, players), seat)
        results.append(won / len(sides))
    return results


def interval(results: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval, from the spread of the deals."""
    n = len(results)
    mean = sum(results) / n
    spread = math.sqrt(sum((one - mean) ** 2 for one in results) / max(1, n - 1) / n)
    return mean, mean - NORMAL_95 * spread, mean + NORMAL_95 * spread


def main(make: Callable[[str], Agent] = agent) -> None:
    """Play and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m bench.matches", description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--game", default="mindbug")
    parser.add_argument("--options", type=json.loads, default={}, help="the options of the game as JSON")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first deal")
    args = parser.parse_args()
    options: dict[str, Any] = args.options
    game = ludobug.load(args.game, **options)
    start = time.process_time()
    mean, low, high = interval(duel(game, make(args.one), make(args.other), args.deals, args.first))
    print(
        f"{args.one} against {args.other}, {args.game} {options}: {mean:.1%} ({low:.1%} to {high:.1%})"
        f" of {args.deals} deals, {time.process_time() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
