"""The games of one deal."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from ludobug.agents import Agent
from ludobug.arena.seating import Seating, seatings
from ludobug.core.errors import LudobugError
from ludobug.core.game import Game
from ludobug.core.header import CHANCE


class PlayError(LudobugError):
    """An opponent failed in the middle of a game; the message says which, and how to see it again."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: who sat where, what every seat got, and how long the two opponents thought."""

    seats: Seating
    returns: tuple[float, ...]
    decisions: int
    moves: tuple[int, int]
    """How many decisions with a choice each of the two made."""
    seconds: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Bout:
    """A deal between two opponents, given by their places in the contest: played twice, with the seats exchanged."""

    pair: tuple[int, int]
    deal: int
    games: tuple[PlayedGame, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """Two opponents at a game; their names and the seed are what the luck of every game comes from."""

    game: Game
    agents: tuple[Agent, Agent]
    names: tuple[str, str]
    seed: int


def play_bout(match: Match, pair: tuple[int, int], deal: int) -> Bout:
    """Both games of a deal, which is the same for every pair of a contest."""
    return Bout(pair, deal, tuple(play_game(match, seating, deal) for seating in seatings(match.game, deal)))


def play_game(match: Match, seating: Seating, deal: int) -> PlayedGame:
    """A game of a match; a decision without a choice is not put to the opponents."""
    game = match.game
    state = game.new_state((match.seed, "deal", deal))
    moves, seconds, decisions = [0, 0], [0.0, 0.0], 0
    while not state.is_over:
        decisions += 1
        root = (match.seed, match.names, deal, seating, decisions)
        if state.actor == CHANCE:
            state.apply_chance(Random(game.word(root)))
            continue
        actions = state.legal_actions()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        who = seating[state.actor]
        start = time.perf_counter()
        try:
            action = match.agents[who].decide(game, state.information(state.actor), root)
            seconds[who] += time.perf_counter() - start
            moves[who] += 1
            state.apply(action)
        except Exception as error:
            name = match.names[who]
            where = f"seed {match.seed}, deal {deal}, seat {game.letters[state.actor]}, decision {decisions}"
            raise PlayError(f"{name} failed ({where}): {type(error).__name__}: {error}") from error
    return PlayedGame(
        seating, tuple(state.returns()), decisions, (moves[0], moves[1]), (round(seconds[0], 6), round(seconds[1], 6))
    )
