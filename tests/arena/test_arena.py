"""Contests are played alike whatever the number of processes, and told truly."""

from __future__ import annotations

import pytest

import ludobug
from ludobug.arena import Bout, Budget, Contest, play_all, summary
from ludobug.arena.players import maker, player
from ludobug.arena.playing import PlayError
from ludobug.arena.running import tasks
from ludobug.core.errors import OptionError
from tests.arena.players import Thinker

FIRST, THINKER = "tests.arena.players:First", "tests.arena.players:Thinker"
QUICK = Contest("millebugs", {"seats": 2}, ("random", FIRST), seed=5)


def results(bouts: list[Bout]) -> list[object]:
    """What was played, without the time that it took."""
    return [
        (bout.pair, bout.deal, [(game.seats, game.returns, game.decisions, game.moves) for game in bout.games])
        for bout in bouts
    ]


def test_equal_seeds_play_equal_games_with_any_number_of_processes() -> None:
    alone = play_all(QUICK, 12)
    assert results(play_all(QUICK, 12, jobs=2)) == results(alone)
    other = Contest("millebugs", {"seats": 2}, ("random", FIRST), seed=6)
    assert results(play_all(other, 12)) != results(alone)


def test_more_games_begin_with_the_same_ones() -> None:
    assert results(play_all(QUICK, 12))[:4] == results(play_all(QUICK, 8))


def test_a_pair_plays_the_same_games_alone_as_among_others() -> None:
    three = Contest("millebugs", {"seats": 2}, ("random", "greedy", FIRST), seed=5)
    among = [bout for bout in play_all(three, 4) if bout.pair == (0, 2)]
    alone = play_all(QUICK, 4)
    assert [each[1:] for each in results(among)] == [each[1:] for each in results(alone)]  # type: ignore[index]


def test_everybody_plays_everybody_over_the_same_deals() -> None:
    contest = Contest("millebugs", {"seats": 4}, ("random", FIRST, "random"), seed=1)
    bouts = play_all(contest, 4)
    assert [(bout.deal, bout.pair) for bout in bouts] == [(d, p) for d in (0, 1) for p in ((0, 1), (0, 2), (1, 2))]
    assert contest.names == ["random", FIRST, "random #2"]


def test_the_summary_counts_what_was_played() -> None:
    contest = Contest("mindbug", {"sets": ["first-contact"]}, ("random", FIRST, "random"), seed=2)
    bouts = play_all(contest, 10)
    report = summary(contest, bouts)
    assert [pair["players"] for pair in report["pairs"]] == [
        ["random", FIRST],
        ["random", "random #2"],
        [FIRST, "random #2"],
    ]
    for pair, found in zip(contest.pairs, report["pairs"], strict=True):
        games = [game for bout in bouts if bout.pair == pair for game in bout.games]
        won = sum(game.returns[game.seats.index(0)] > 0 for game in games)
        assert (found["games"], found["deals"], found["won"]) == (10, 5, won)
        assert found["won"] + found["drawn"] + found["lost"] == 10
        assert found["win_rate"]["value"] == pytest.approx((won + found["drawn"] / 2) / 10)
        assert found["win_rate"] == found["score"]
        assert sum(found["seats"]) == pytest.approx(0, abs=1e-3)
        assert 0 <= found["decided_by_the_deal"] + found["decided_by_the_players"] <= 1
    assert [row["player"] for row in report["players"]] == contest.names
    assert all(row["moves"] > 0 and row["seconds_per_move"] > 0 for row in report["players"])
    assert sum(row["rating"] for row in report["elo"]) == pytest.approx(0, abs=0.3)


def test_two_opponents_need_no_ratings() -> None:
    assert "elo" not in summary(QUICK, play_all(QUICK, 2))


def test_a_decision_without_a_choice_is_put_to_nobody() -> None:
    bout = play_all(QUICK, 2)[0]
    for game in bout.games:
        assert sum(game.moves) < game.decisions


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mindbug", {"sets": ["first-contact", "new-servants"], "seats": 4}),
        ("moogle", {"seats": 3}),
        ("moogle", {"seats": 4}),
        ("millebugs", {"seats": 4, "teams": True}),
    ],
)
def test_larger_tables_are_played_and_scored(game: str, options: dict[str, object]) -> None:
    contest = Contest(game, options, ("random", FIRST), seed=3)
    pair = summary(contest, play_all(contest, 6))["pairs"][0]
    assert pair["games"] == 6
    assert len(pair["seats"]) == options["seats"]
    assert 0 <= pair["score"]["low"] <= pair["score"]["value"] <= pair["score"]["high"] <= 1


# ---------------------------------------------------------------- opponents by name


def test_a_budget_goes_to_those_who_can_use_it() -> None:
    thinker = player(THINKER, Budget(iterations=50), "mindbug")
    assert isinstance(thinker, Thinker)
    assert (thinker.iterations, thinker.seconds) == (50, None)
    assert player(THINKER, Budget(seconds=0.5), "mindbug").seconds == 0.5  # type: ignore[attr-defined]
    assert player("random", Budget(iterations=50), "mindbug").name == "random"


def test_every_level_can_be_told_what_to_spend() -> None:
    for name in ("easy", "hard"):
        level = player(name, Budget(iterations=7), "mindbug")
        assert (level.name, level.iterations) == (name, 7)  # type: ignore[attr-defined]
        assert player(name, Budget(seconds=0.25), "moogle").seconds == 0.25  # type: ignore[attr-defined]
    contest = Contest("mindbug", {}, ("easy", "random"), seed=1, budget=Budget(iterations=20))
    assert play_all(contest, 2)[0].games[0].moves[0] > 5


@pytest.mark.parametrize(
    ("agents", "budget", "error"),
    [
        (("random",), Budget(), "agents: it takes at least two to play, not 1"),
        (("random", "grandmaster"), Budget(), "no opponent 'grandmaster'; there are random, greedy, easy"),
        (("random", "tests.nowhere:First"), Budget(), r"tests.nowhere:First: 'tests.nowhere' can't be imported"),
        (("random", ":First"), Budget(), r":First: '' can't be imported"),
        (("random", "tests.arena.players:Last"), Budget(), "has no class or function 'Last'"),
        (("random", "tests.arena.players:NOTHING"), Budget(), "has no class or function 'NOTHING'"),
        (("random", "tests.arena.players:Idle"), Budget(), "is no opponent, it has no plays"),
        (("random", "tests.arena.players:choosy"), Budget(), "choosy: can't be made: .*'taste'"),
        (("random", "tests.arena.players:OnlyMindbug"), Budget(), "OnlyMindbug: does not play millebugs"),
        (("random", FIRST), Budget(iterations=5), f"iterations: none of random, {FIRST} searches"),
    ],
)
def test_who_cannot_play_is_refused_by_name(agents: tuple[str, ...], budget: Budget, error: str) -> None:
    with pytest.raises(OptionError, match=error):
        Contest("millebugs", {}, agents, budget=budget).check()


@pytest.mark.parametrize(
    ("seconds", "iterations", "error"),
    [
        (0.0, None, "seconds: must be more than 0"),
        (float("nan"), None, "seconds: must be more than 0"),
        (None, 0, "iterations: must be from 1"),
        (1.0, 5, "seconds, iterations: a budget is one of them"),
    ],
)
def test_a_budget_that_cannot_be_is_refused(seconds: float | None, iterations: int | None, error: str) -> None:
    with pytest.raises(OptionError, match=error):
        Budget(seconds, iterations)


@pytest.mark.parametrize("games", [0, 1, 7, -2])
def test_games_come_in_pairs(games: int) -> None:
    with pytest.raises(OptionError, match="games: every deal is played twice"):
        tasks(QUICK, games)


def test_jobs_are_at_least_one() -> None:
    with pytest.raises(OptionError, match="jobs: must be a number of processes"):
        play_all(QUICK, 2, jobs=0)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_opponent_that_fails_is_named_with_the_place(jobs: int) -> None:
    contest = Contest("millebugs", {}, ("random", "tests.arena.players:Cheater"), seed=4)
    with pytest.raises(PlayError, match=r"Cheater failed \(seed 4, deal \d, seat [AB], decision \d+\): IllegalAction"):
        play_all(contest, 4, jobs)


def test_a_name_without_a_module_is_one_of_ours() -> None:
    assert maker("random")().name == "random"


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(ludobug.OptionError, match="seats"):
        Contest("millebugs", {"seats": 5}, ("random", "greedy")).check()
