"""The levels: how long they think, and which are one in a game."""

from __future__ import annotations

import pytest

import ludobug
from ludobug import core
from ludobug.agents import SearchAgent, agent, aliases, search
from ludobug.agents.levels import ITERATIONS, iterations_of
from ludobug.games import GAMES
from tests.agents.matches import wins
from tests.agents.positions import decided, position

needs_speed = pytest.mark.skipif(not core.compiled, reason="levels think little where kernels are interpreted")


@pytest.mark.parametrize("game", GAMES)
def test_no_level_thinks_less_than_the_one_below(game: str) -> None:
    budgets = [iterations_of(level, game) for level in ITERATIONS]
    assert budgets == sorted(budgets)


@pytest.mark.parametrize("game", GAMES)
def test_levels_that_think_alike_are_named_as_one(game: str) -> None:
    named = aliases(game)
    if set(named.values()) == {"greedy"}:
        assert list(named) == list(ITERATIONS)
        return
    for level in ITERATIONS:
        stands_for = named.get(level, level)
        assert stands_for not in named
        assert iterations_of(level, game) == iterations_of(stands_for, game)
    others = [level for level in ITERATIONS if level not in named]
    assert len({iterations_of(level, game) for level in others}) == len(others)


def test_in_mindbug_every_level_is_one_of_its_own() -> None:
    assert aliases("mindbug") == {}


@needs_speed
def test_a_level_does_what_its_search_deems_best() -> None:
    state = position(A={"hand": ["Shark Dog", "Spider Owl"], "board": ["Luchataur"]}, B={"hand": ["Turbo Bug"]})
    information = state.information(0)
    found = search(state.game, information, iterations=iterations_of("normal", "mindbug"), seed=3)
    assert agent("normal").decide(state.game, information, 3) == found.best


@needs_speed
def test_a_level_can_be_told_how_long_to_think() -> None:
    state = position(A={"hand": ["Shark Dog", "Spider Owl"], "board": ["Luchataur"]}, B={"hand": ["Turbo Bug"]})
    information = state.information(0)
    made = SearchAgent("hard", iterations=30)
    assert made.decide(state.game, information, 3) == search(state.game, information, iterations=30, seed=3).best


def test_easy_takes_the_last_life() -> None:
    state = position(
        A={"hand": ["Shark Dog", "Spider Owl"], "board": ["Luchataur"]},
        B={"life": 1, "board": [], "hand": ["Turbo Bug"]},
    )
    assert decided(state, "easy") == "attack Luchataur"


@needs_speed
def test_easy_beats_the_random_opponent_and_normal_beats_easy() -> None:
    game = ludobug.load("mindbug", sets=["first-contact"])
    assert wins(game, agent("easy"), agent("random"), pairs=10) > 15
    assert wins(game, agent("normal"), agent("easy"), pairs=20) > 20
