"""The greedy opponent sees what one turn action leads to."""

from __future__ import annotations

import ludobug
from ludobug.agents import GreedyAgent, agent
from tests.agents.matches import wins
from tests.agents.positions import decided, position

MINE = {"hand": ["Shark Dog", "Spider Owl"], "draw": ["Bee Bear"]}


def test_it_beats_the_random_opponent() -> None:
    game = ludobug.load("mindbug", sets=["first-contact"])
    assert wins(game, GreedyAgent(worlds=2, tables=60), agent("random"), pairs=10) > 15


def test_it_takes_the_last_life() -> None:
    state = position(A={**MINE, "board": ["Luchataur"]}, B={"life": 1, "board": [], "hand": ["Turbo Bug"]})
    assert decided(state) == "attack Luchataur"


def test_it_blocks_the_attack_that_would_cost_the_game() -> None:
    state = position(
        active="B", A={**MINE, "life": 1, "board": ["Killer Bee"]}, B={"board": ["Gorillion"], "hand": ["Turbo Bug"]}
    )
    state.apply("attack Gorillion")
    assert decided(state) == "block Killer Bee"


def test_it_does_not_throw_a_creature_away() -> None:
    state = position(A={**MINE, "board": ["Killer Bee"]}, B={"board": ["Gorillion"], "hand": ["Turbo Bug"]})
    assert decided(state).startswith("play")


def test_it_uses_a_mindbug_on_a_strong_card_that_decides_the_game() -> None:
    state = position(
        active="B", A={**MINE, "life": 1, "board": []}, B={"board": [], "hand": ["Killer Bee", "Ferret Bomber"]}
    )
    state.apply("play Killer Bee")
    assert decided(state) == "mindbug"


def test_it_looks_into_no_cards_that_its_seat_does_not_see() -> None:
    state = position(A={**MINE, "board": ["Shield Bugs"]}, B={"board": ["Lone Yeti"], "hand": ["Turbo Bug"]})
    information = state.information(0)
    agent("greedy").decide(state.game, information, 1)
    assert state.information(0) == information
