"""Games between opponents."""

from __future__ import annotations

import random
from collections.abc import Sequence

import ludobug
from ludobug.agents import Agent
from ludobug.core.game import Game
from ludobug.core.state import State


def game_between(game: Game, seed: int, players: Sequence[Agent]) -> State:
    """The last state of a game that these opponents play."""
    state = game.new_state(seed=seed)
    number = 0
    while not state.is_over:
        number += 1
        if state.actor == ludobug.CHANCE:
            state.apply_chance(random.Random(number))
        else:
            state.apply(players[state.actor].decide(game, state.information(state.actor), (seed, number)))
    return state


def wins(game: Game, one: Agent, other: Agent, pairs: int) -> int:
    """How many games the one wins of so many pairs, each deal played from both seats."""
    won = 0
    for seed in range(pairs):
        won += game_between(game, seed, [one, other]).returns()[0] > 0
        won += game_between(game, seed, [other, one]).returns()[1] > 0
    return won
