"""Opponents decide from what their seat knows, the same in the same situation."""

from __future__ import annotations

import random

import pytest

import ludobug
from ludobug.agents import AGENTS, agent
from tests.agents.matches import game_between
from tests.agents.positions import position

GAME = ludobug.load("mindbug", sets=["first-contact", "new-servants"])
QUICK = ["random", "greedy", "easy"]
"""One of each sort: the higher levels are the same as ``easy``, and think longer."""


def test_opponents_are_found_by_name() -> None:
    assert list(AGENTS) == ["random", "greedy", "easy", "normal", "hard", "master"]
    assert [agent(name).name for name in AGENTS] == list(AGENTS)


def test_an_unknown_opponent_is_refused_by_name() -> None:
    with pytest.raises(ludobug.OptionError, match=r"'grandmaster'.*random, greedy, easy, normal, hard, master"):
        agent("grandmaster")


@pytest.mark.parametrize("name", QUICK)
def test_an_opponent_plays_whole_games_with_legal_actions(name: str) -> None:
    assert game_between(GAME, 3, [agent(name), agent("random")]).is_over


@pytest.mark.parametrize("name", QUICK)
def test_equal_knowledge_and_seeds_give_equal_moves(name: str) -> None:
    state = GAME.new_state(seed=5)
    luck = random.Random(5)
    for number in range(20):
        information = state.information(state.actor)
        first, second = (agent(name).decide(GAME, information, number) for _ in range(2))
        assert first == second
        state.apply(luck.choice(state.legal_actions()))


def test_the_random_opponent_takes_every_action_for_some_seed() -> None:
    state = GAME.new_state(seed=1)
    information = state.information(state.actor)
    taken = {agent("random").decide(GAME, information, seed) for seed in range(200)}
    assert taken == set(state.legal_actions())


@pytest.mark.parametrize("name", QUICK)
def test_planted_twin_worlds_get_the_same_move(name: str) -> None:
    hand, draw = ["Turbo Bug", "Brain Fly"], ["Gorillion", "Luchataur"]
    common = {"A": {"board": ["Lone Yeti"], "hand": ["Killer Bee", "Tiger Squirrel"], "draw": ["Bee Bear"]}}
    one = position(**common, B={"board": ["Luchataur"], "hand": hand, "draw": draw})
    other = position(**common, B={"board": ["Luchataur"], "hand": [draw[0], hand[1]], "draw": [hand[0], draw[1]]})
    assert one != other
    assert one.information(0) == other.information(0)
    for seed in range(10):
        moves = {agent(name).decide(state.game, state.information(0), seed) for state in (one, other)}
        assert len(moves) == 1


@pytest.mark.parametrize("name", QUICK)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_move(name: str) -> None:
    state = GAME.new_state(seed=8)
    luck = random.Random(8)
    for number in range(25):
        seat = state.actor
        information = state.information(seat)
        twin = GAME.resample(information, ("twin", number))
        assert twin.information(seat) == information
        assert agent(name).decide(GAME, twin.information(seat), number) == agent(name).decide(GAME, information, number)
        state.apply(luck.choice(state.legal_actions()))
