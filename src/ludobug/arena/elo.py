"""Ratings from the scores of everybody against everybody: the model of Bradley and Terry, on the scale of Elo."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

SCALE = 400 / math.log(10)
MADE_UP = 1.0
"""A deal that nobody played stands even between each pair, so that whoever won everything has a rating too."""
ROUNDS = 10_000
CLOSE = 1e-6
RESAMPLES = 400
Scores = Mapping[tuple[int, int], Mapping[int, float]]
"""For each pair the score of its first player in each deal."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating above or below the mean of all, which is 0, and the range that holds it with a confidence of 95 %."""

    value: float
    low: float
    high: float


def ratings(players: int, scores: Scores, seed: int = 0) -> list[Rating]:
    """The rating of every player; the ranges come from drawing the deals again, with repetition."""
    values = fitted(players, _sums(scores, {deal: 1 for found in scores.values() for deal in found}))
    deals = sorted({deal for found in scores.values() for deal in found})
    luck = Random(seed)
    drawn: list[list[float]] = [[] for _ in range(players)]
    for _ in range(RESAMPLES):
        weights: dict[int, int] = {}
        for deal in luck.choices(deals, k=len(deals)):
            weights[deal] = weights.get(deal, 0) + 1
        for player, value in enumerate(fitted(players, _sums(scores, weights))):
            drawn[player].append(value)
    result = []
    for value, again in zip(values, drawn, strict=True):
        again.sort()
        edge = RESAMPLES // 40
        result.append(Rating(value, min(value, again[edge]), max(value, again[-1 - edge])))
    return result


def _sums(scores: Scores, weights: Mapping[int, int]) -> dict[tuple[int, int], tuple[float, float]]:
    """For each pair what its two players scored together over the deals, with the deal that nobody played."""
    sums = {}
    for pair, found in scores.items():
        played = sum(weights.get(deal, 0) for deal in found)
        won = sum(weights.get(deal, 0) * score for deal, score in found.items())
        sums[pair] = (won + MADE_UP / 2, played - won + MADE_UP / 2)
    return sums


def fitted(players: int, sums: Mapping[tuple[int, int], tuple[float, float]]) -> list[float]:
    """The ratings that make these scores the most likely ones.

    >>> [round(value) for value in fitted(2, {(0, 1): (3.0, 1.0)})]
    [95, -95]
    """
    strength = [1.0] * players
    won = [0.0] * players
    for (one, other), (first, second) in sums.items():
        won[one] += first
        won[other] += second
    for _ in range(ROUNDS):
        weight = [0.0] * players
        for (one, other), (first, second) in sums.items():
            met = (first + second) / (strength[one] + strength[other])
            weight[one] += met
            weight[other] += met
        new = [won[each] / weight[each] if weight[each] else strength[each] for each in range(players)]
        mean = math.exp(sum(map(math.log, new)) / players)
        new = [each / mean for each in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < CLOSE:
            break
    return [SCALE * math.log(each) for each in strength]


def order(values: Sequence[Rating]) -> list[int]:
    """The players from the best to the weakest."""
    return sorted(range(len(values)), key=lambda player: -values[player].value)
