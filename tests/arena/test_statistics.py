"""Intervals hold what they promise, over deals and not over games."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from ludobug.arena.elo import SCALE, fitted, order, ratings
from ludobug.arena.statistics import share, student_95


@pytest.mark.parametrize(("freedom", "expected"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)])
def test_the_factor_is_that_of_student(freedom: int, expected: float) -> None:
    assert student_95(freedom) == pytest.approx(expected, rel=0.008)


def test_a_share_lies_in_its_interval_and_the_interval_between_nothing_and_all() -> None:
    luck = Random(1)
    for _ in range(300):
        deals = [luck.choice((0.0, 0.5, 1.0)) for _ in range(luck.randint(1, 30))]
        found = share(deals)
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.value == pytest.approx(fmean(deals))


def test_deals_that_all_went_alike_are_no_proof_that_all_others_do() -> None:
    assert share([1.0] * 10).low < 0.85
    assert 0.96 < share([1.0] * 200).low < 1
    assert share([0.0] * 200).high > 0.01


def test_deals_that_decide_for_both_make_the_interval_narrower_than_games_would() -> None:
    lucky = share([0.5] * 100)
    skilled = share([1.0, 0.0] * 50)
    assert lucky.high - lucky.low < 0.03 < 0.19 < skilled.high - skilled.low


@pytest.mark.parametrize(("skill", "luck_share"), [(0.5, 0.0), (0.5, 0.6), (0.8, 0.3), (0.97, 0.02)])
def test_the_interval_holds_the_true_share_nineteen_times_in_twenty(skill: float, luck_share: float) -> None:
    luck = Random(7)

    def deal() -> float:
        if luck.random() < luck_share:
            return 0.5
        return ((luck.random() < skill) + (luck.random() < skill)) / 2

    truth = luck_share * 0.5 + (1 - luck_share) * skill
    held = 0
    for _ in range(1000):
        found = share([deal() for _ in range(60)])
        held += found.low <= truth <= found.high
    assert held >= 930


def test_ratings_are_those_of_the_scale_of_elo() -> None:
    values = fitted(2, {(0, 1): (10.0, 1.0)})
    assert values[0] - values[1] == pytest.approx(400, abs=0.01)
    assert sum(values) == pytest.approx(0, abs=0.01)
    assert pytest.approx(173.718, abs=0.001) == SCALE


def test_ratings_add_up_along_a_chain() -> None:
    values = fitted(3, {(0, 1): (10.0, 1.0), (1, 2): (10.0, 1.0)})
    assert values[0] - values[2] == pytest.approx(800, abs=0.05)


def test_the_interval_of_a_rating_holds_it_and_shrinks_with_more_deals() -> None:
    luck = Random(3)

    def table(deals: int) -> dict[tuple[int, int], dict[int, float]]:
        chances = {(0, 1): 0.7, (0, 2): 0.85, (1, 2): 0.7}
        return {
            pair: {deal: fmean(luck.random() < chance for _ in range(2)) for deal in range(deals)}
            for pair, chance in chances.items()
        }

    few, many = ratings(3, table(30)), ratings(3, table(480))
    assert order(many) == [0, 1, 2]
    for rating in (*few, *many):
        assert rating.low <= rating.value <= rating.high
    assert all(b.high - b.low < 0.5 * (a.high - a.low) for a, b in zip(few, many, strict=True))


def test_whoever_wins_everything_has_a_rating_too() -> None:
    best, worst = ratings(2, {(0, 1): dict.fromkeys(range(20), 1.0)})
    assert 300 < best.value < 800
    assert worst.value == pytest.approx(-best.value)
