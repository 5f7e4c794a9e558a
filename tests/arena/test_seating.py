"""Every deal is played with the places exchanged, and nobody sits better than the other."""

from __future__ import annotations

from collections import Counter

import pytest

import ludobug
from ludobug.arena.seating import seatings, side_patterns

TABLES = [
    ("mindbug", {}),
    ("mindbug", {"sets": ["first-contact", "new-servants"], "seats": 4}),
    ("moogle", {"seats": 3}),
    ("moogle", {"seats": 4}),
    ("millebugs", {"seats": 4}),
    ("millebugs", {"seats": 4, "teams": True}),
    ("millebugs", {"seats": 6, "teams": True}),
    ("millebugs", {"seats": 8, "teams": True}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_second_game_of_a_deal_exchanges_the_two(name: str, options: dict[str, object]) -> None:
    game = ludobug.load(name, **options)
    for deal in range(7):
        one, other = seatings(game, deal)
        assert tuple(1 - who for who in one) == other
        assert set(one) == {0, 1}


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_partners_are_played_by_the_same_opponent(name: str, options: dict[str, object]) -> None:
    game = ludobug.load(name, **options)
    for deal in range(7):
        for seating in seatings(game, deal):
            assert len({(game.side(seat), who) for seat, who in enumerate(seating)}) == len(
                set(map(game.side, range(game.seats)))
            )


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_over_all_patterns_everybody_sits_everywhere_and_beside_everybody_equally_often(sides: int) -> None:
    patterns = side_patterns(sides)
    both = [*patterns, *(tuple(1 - who for who in pattern) for pattern in patterns)]
    assert len(set(both)) == len(both)
    seats = Counter((seat, who) for pattern in both for seat, who in enumerate(pattern))
    assert len(set(seats.values())) == 1
    beside = Counter((seat, who, pattern[(seat + 1) % sides]) for pattern in both for seat, who in enumerate(pattern))
    for who in (0, 1):
        for next_one in (0, 1):
            assert len({beside[seat, who, next_one] for seat in range(sides)}) == 1
            assert beside[0, who, next_one] == beside[0, 1 - who, 1 - next_one]


def test_the_opponents_hold_as_many_sides_each_as_the_table_allows() -> None:
    assert {sum(pattern) for pattern in side_patterns(4)} == {2}
    assert {sum(pattern) for pattern in side_patterns(3)} == {2}
    assert {sum(pattern) for pattern in side_patterns(5)} == {3}
    assert side_patterns(2) == ((0, 1),)


def test_two_teams_of_mindbug_sit_crosswise() -> None:
    game = ludobug.load("mindbug", sets=["first-contact", "new-servants"], seats=4)
    assert seatings(game, 5) == ((0, 1, 0, 1), (1, 0, 1, 0))
