"""Who sits where: two opponents share the sides of a table, and every deal is played with their places exchanged.

A side is a seat, or a team. Two sides are played AB and BA. With more, the opponents hold as many sides each as the
table allows; the ways to do that come in turn, from deal to deal, each with its exchange.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from ludobug.core.game import Game

Seating = tuple[int, ...]
"""For each seat 0 or 1: the first or the second of the two opponents."""


@cache
def side_patterns(sides: int) -> tuple[tuple[int, ...], ...]:
    """The ways to share so many sides, one of each two that are the exchange of each other.

    >>> side_patterns(2), side_patterns(4)
    (((0, 1),), ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)))
    """
    patterns: list[tuple[int, ...]] = []
    for held in combinations(range(sides), sides // 2):
        pattern = tuple(0 if side in held else 1 for side in range(sides))
        if tuple(1 - who for who in pattern) not in patterns:
            patterns.append(pattern)
    return tuple(sorted(patterns))


def sides_of(game: Game) -> list[int]:
    """The side of each seat, numbered from 0 in the order of the seats."""
    numbers: dict[int, int] = {}
    return [numbers.setdefault(game.side(seat), len(numbers)) for seat in range(game.seats)]


def seatings(game: Game, deal: int) -> tuple[Seating, Seating]:
    """The two seatings that a deal is played with."""
    sides = sides_of(game)
    patterns = side_patterns(max(sides) + 1)
    pattern = patterns[deal % len(patterns)]
    one = tuple(pattern[side] for side in sides)
    return one, tuple(1 - who for who in one)
