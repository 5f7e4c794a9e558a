"""Opponents at tables of more than two: sides, and how the tables of Mille Bugs are judged."""

from __future__ import annotations

from typing import Any

import pytest

import ludobug
from ludobug.agents import agent
from ludobug.agents.worth import WON, worth
from ludobug.core.game import Game
from ludobug.core.state import State
from tests.agents.matches import game_between

TABLES = [(2, False), (3, False), (4, False), (4, True), (6, True), (8, True)]
IDLE = ["VPN ON", "KNOWN CONTACT"]


def scene(seats: int = 2, teams: bool = False, **fields: Any) -> State:
    """A table of Mille Bugs with seat A to act."""
    game = ludobug.load("millebugs", seats=seats, teams=teams)
    return game.from_position({"active": "A", "draw": ["25", "50", "75"], **fields})


def members_of_areas(game: Game) -> list[list[int]]:
    """The seats of each area, as the table shows them."""
    areas = game.new_state(seed=1).view()["areas"].values()
    return [[game.letters.index(letter) for letter in laid["seats"]] for laid in areas]


def decided(state: State) -> str:
    """What the greedy opponent does."""
    return state.action_text(agent("greedy").decide(state.game, state.information(state.actor), 1))


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_partners_are_one_side_and_all_others_are_not(seats: int, teams: bool) -> None:
    game = ludobug.load("millebugs", seats=seats, teams=teams)
    areas = members_of_areas(game)
    assert [[seat for seat in range(seats) if game.side(seat) == side] for side in range(len(areas))] == areas
    assert {len(members) for members in areas} == {2 if teams else 1}


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_an_opponent_plays_whole_games_at_every_table(name: str, seats: int, teams: bool) -> None:
    game = ludobug.load("millebugs", seats=seats, teams=teams)
    assert game_between(game, 3, [agent(name)] * seats).is_over


@pytest.mark.parametrize(("seats", "games"), [(2, 16), (3, 8)])
def test_it_wins_more_than_its_share_against_random_opponents(seats: int, games: int) -> None:
    game = ludobug.load("millebugs", seats=seats)
    won = 0
    for seed in range(games):
        for own in range(seats):
            players = [agent("greedy" if seat == own else "random") for seat in range(seats)]
            won += game_between(game, seed, players).returns()[own] > 0
    assert won > 1.3 * games


def test_a_finished_game_is_worth_more_than_any_table() -> None:
    state = scene(A={"hand": ["25"]}, areas={"A": {"advance": ["200"] * 4 + ["100", "75"]}})
    before = worth(state, 0)
    state.apply("advance 25")
    assert worth(state, 0) == WON > before > worth(state, 1) == -WON


def test_it_takes_the_last_card_to_1000() -> None:
    hand = ["25", "50", "200", "PASSWORD", *IDLE]
    assert (
        decided(scene(A={"hand": hand}, areas={"A": {"advance": ["200"] * 3 + ["100"] * 3 + ["50"]}})) == "advance 50"
    )


def test_it_attacks_the_leader_not_its_own_team() -> None:
    areas = {"AD": {"advance": ["200"]}, "BE": {"advance": ["25"]}, "CF": {"advance": ["200", "200", "100"]}}
    assert decided(scene(6, True, A={"hand": ["SPYWARE", *IDLE]}, areas=areas)) == "attack CF with SPYWARE"


def test_it_keeps_the_remedy_for_the_attack_that_blocks_it() -> None:
    area = {"advance": ["100"], "battle": ["PUBLIC SPACES"], "immunities": ["ANTIVIRUS"]}
    state = scene(A={"hand": ["VERIFIED SOURCE", "KNOWN CONTACT", "100"]}, areas={"A": area})
    assert decided(state) == "discard VERIFIED SOURCE"
