"""Random games are counted."""

from __future__ import annotations

import json

import pytest

from ludobug.cli.simulate import CHUNK, interval
from tests.cli.tables import BOTH_SETS, Run


def test_the_report_names_speed_lengths_and_win_rates(run: Run) -> None:
    said = run("simulate", "mindbug", "-n", "20", "--sets", BOTH_SETS)
    assert said.code == 0
    for part in ("20 random games in ", "games/s", "in the longest", "Seat A wins ", "95 % interval", "Draws: "):
        assert part in said.out


def test_json_holds_the_same(run: Run) -> None:
    data = json.loads(run("simulate", "mindbug", "--games", "20", "--json", "--seed", "5").out)
    assert data["games"] == 20
    assert data["seed"] == 5
    assert data["options"] == {"sets": ["first-contact"], "seats": 2}
    assert sum(seat["wins"] for seat in data["seats"]) + data["draws"] == 20
    assert [seat["seat"] for seat in data["seats"]] == ["A", "B"]
    assert all(seat["low"] <= seat["win_rate"] <= seat["high"] for seat in data["seats"])
    assert 1 < data["decisions"]["mean"] <= data["decisions"]["longest"]
    assert data["games_per_second"] > 0


def test_equal_seeds_play_equal_games(run: Run) -> None:
    def counted(seed: int) -> object:
        data = json.loads(run("simulate", "-n", "30", "--json", "--seed", str(seed)).out)
        return data["decisions"], data["seats"]

    assert counted(1) == counted(1)
    assert counted(1) != counted(2)


def test_more_games_than_a_chunk_are_all_played(run: Run) -> None:
    data = json.loads(run("simulate", "-n", str(CHUNK + 1), "--json").out)
    assert sum(seat["wins"] for seat in data["seats"]) + data["draws"] == CHUNK + 1


def test_every_game_counts_the_wins_of_every_seat(run: Run) -> None:
    for game, seats in (("mindbug", 2), ("millebugs", 3), ("moogle", 4)):
        data = json.loads(run("simulate", game, "--seats", str(seats), "-n", "40", "--json").out)
        assert len(data["seats"]) == seats
        assert 40 <= sum(seat["wins"] for seat in data["seats"]) + data["draws"] <= 40 * seats


def test_partners_win_together(run: Run) -> None:
    data = json.loads(run("simulate", "millebugs", "--seats", "4", "--teams", "-n", "40", "--json").out)
    wins = [seat["wins"] for seat in data["seats"]]
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]


def test_the_ways_in_which_games_end_are_counted_where_there_are_several(run: Run) -> None:
    said = run("simulate", "millebugs", "--seats", "4", "-n", "200")
    assert "Ended by exactly 1000: " in said.out
    assert "Ended closest to 1000: " in said.out
    data = json.loads(run("simulate", "millebugs", "--seats", "4", "-n", "200", "--json").out)
    assert sum(data["endings"].values()) == 200
    assert json.loads(run("simulate", "mindbug", "-n", "20", "--json").out)["endings"] == {}


def test_the_interval_is_that_of_wilson() -> None:
    assert interval(50, 100) == {"win_rate": 0.5, "low": 0.40383, "high": 0.59617}
    assert interval(0, 10)["low"] == 0.0
    assert interval(10, 10)["high"] == 1.0


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("-n", "0"), "argument -n/--games: must be a number of games"),
        (("-n", "many"), "argument -n/--games: must be a number of games"),
        (("chess",), "argument game: invalid choice: 'chess'"),
        (("--sets", "second-contact"), "sets: no set 'second-contact'"),
        (("--sets", ""), "sets: must be a list"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(run: Run, arguments: tuple[str, ...], error: str) -> None:
    said = run("simulate", *arguments)
    assert said.code == 2
    assert said.err.startswith(f"ludobug: {error}")
    assert said.err.count("\n") == 1
