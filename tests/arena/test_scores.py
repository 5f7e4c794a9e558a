"""What a game is worth to an opponent, from 0 to 1, however many seats it holds."""

from __future__ import annotations

from itertools import permutations
from statistics import fmean

import pytest

from ludobug.arena.playing import Bout, PlayedGame
from ludobug.arena.scores import decided_by_the_deal, decided_by_the_players, score, win
from ludobug.arena.seating import side_patterns

MOOGLE_4 = (1.0, 1 / 3, -1 / 3, -1.0)
SOLE_WINNER_4 = (1.0, -1 / 3, -1 / 3, -1 / 3)
SHARED_4 = (2 / 3, 2 / 3, -2 / 3, -2 / 3)
MOOGLE_3 = (1.0, 0.0, -1.0)
SOLE_WINNER_3 = (1.0, -0.5, -0.5)
PAYOFFS = [(1.0, -1.0), (0.0, 0.0), MOOGLE_3, SOLE_WINNER_3, MOOGLE_4, SOLE_WINNER_4, SHARED_4]


def played(seats: tuple[int, ...], returns: tuple[float, ...]) -> PlayedGame:
    return PlayedGame(seats, returns, 10, (5, 5), (0.1, 0.1))


@pytest.mark.parametrize("payoffs", PAYOFFS)
def test_equal_opponents_score_a_half_on_average(payoffs: tuple[float, ...]) -> None:
    seats = len(payoffs)
    patterns = side_patterns(seats)
    both = [*patterns, *(tuple(1 - who for who in pattern) for pattern in patterns)]
    for pattern in both:
        scores = [score(played(pattern, returns)) for returns in permutations(payoffs)]
        assert all(0 <= found <= 1 for found in scores)
        assert fmean(scores) == pytest.approx(0.5)


@pytest.mark.parametrize("payoffs", PAYOFFS)
def test_what_one_gains_the_other_loses(payoffs: tuple[float, ...]) -> None:
    for pattern in side_patterns(len(payoffs)):
        exchanged = tuple(1 - who for who in pattern)
        assert score(played(pattern, payoffs)) + score(played(exchanged, payoffs)) == pytest.approx(1)
        assert win(played(pattern, payoffs)) + win(played(exchanged, payoffs)) == 1


@pytest.mark.parametrize(
    ("seats", "returns", "expected"),
    [
        ((0, 1), (1.0, -1.0), 1.0),
        ((1, 0), (1.0, -1.0), 0.0),
        ((0, 1), (0.0, 0.0), 0.5),
        ((0, 0, 1, 1), MOOGLE_4, 1.0),
        ((0, 1, 0, 1), MOOGLE_4, 0.75),
        ((0, 1, 1, 0), MOOGLE_4, 0.5),
        ((0, 1, 0, 1), SOLE_WINNER_4, 1.0),
        ((1, 0, 0, 0), SOLE_WINNER_4, 0.0),
        ((0, 1, 0, 1), SHARED_4, 0.5),
        ((0, 1, 1), SOLE_WINNER_3, 1.0),
        ((1, 0, 1), SOLE_WINNER_3, 0.25),
        ((0, 1, 1), MOOGLE_3, 1.0),
        ((1, 0, 1), MOOGLE_3, 0.5),
    ],
)
def test_a_score_is_a_place_between_the_worst_and_the_best_of_these_payoffs(
    seats: tuple[int, ...], returns: tuple[float, ...], expected: float
) -> None:
    assert score(played(seats, returns)) == pytest.approx(expected)


def test_a_shared_best_payoff_is_no_win_unless_one_holds_all_of_it() -> None:
    assert win(played((0, 1, 0, 1), SHARED_4)) == 0.5
    assert win(played((0, 0, 1, 1), SHARED_4)) == 1.0
    assert win(played((0, 1), (0.0, 0.0))) == 0.5


def test_luck_is_when_the_same_seats_win_twice_and_skill_when_the_same_opponent_does() -> None:
    def bout(*returns: tuple[float, float]) -> Bout:
        return Bout((0, 1), 0, (played((0, 1), returns[0]), played((1, 0), returns[1])))

    same_seat = bout((1.0, -1.0), (1.0, -1.0))
    same_player = bout((1.0, -1.0), (-1.0, 1.0))
    drawn = bout((0.0, 0.0), (1.0, -1.0))
    assert [decided_by_the_deal(each) for each in (same_seat, same_player, drawn)] == [True, False, False]
    assert [decided_by_the_players(each) for each in (same_seat, same_player, drawn)] == [False, True, False]
