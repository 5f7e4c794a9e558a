"""Malformed positions are refused, and the refusal names the field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug import IllegalAction, LudobugError, PositionError
from ludobug.core.game import Game
from ludobug.games.mindbug.game import Mindbug
from tests.properties.games import GAMES, load, playthrough, scaled
from tests.properties.junk import changed, odd_values, spoiled
from tests.properties.look import assert_each_card_lies_in_one_zone, kinds, with_named_zones


@cache
def rich_position(name: str) -> dict[str, Any]:
    """A position of a game with something in every field; of other games than Mindbug one from late in a game."""
    if GAMES[name]["game"] != "mindbug":
        return list(positions(load(name), 3))[-2]
    found = (position for seed in range(200) for position in positions(load(name), seed) if is_rich(position))
    position = next(found)
    first = position["A"]["board"][0]
    told = {"card": first if isinstance(first, str) else first["card"], "exhausted": True, "octonite": 2}
    position["A"]["board"][0] = {**told, "boosts": [position["unused"].pop()]}
    return position


def positions(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """The positions that a random game comes by, before its end."""
    for state in playthrough(game, seed):
        if not state.is_over:
            with suppress(PositionError):
                yield dict(state.position())


def is_rich(position: dict[str, Any]) -> bool:
    """Whether every zone of both seats holds something."""
    return all(position[seat][zone] for seat in "AB" for zone in ("hand", "board", "discard", "draw"))


def assert_refused_or_laid(game: Game, position: Any) -> None:
    """Either a table is laid that holds together, or the refusal is a ``PositionError`` with a path."""
    rules = game.rules.tobytes()
    try:
        state = game.from_position(position)
    except PositionError as refusal:
        assert isinstance(refusal, LudobugError)
        assert refusal.reason
        assert refusal.path or not isinstance(position, Mapping)
        assert str(refusal) == (f"{refusal.path}: {refusal.reason}" if refusal.path else refusal.reason)
    else:
        assert_each_card_lies_in_one_zone(game, state.cells)
        assert kinds(game, state.cells) == kinds(game, game.fresh())
        assert game.from_position(state.position()) == state
        if not state.is_over:
            state.apply(state.legal_actions()[0])
        for seat in (0, 1, None):
            state.view(seat)
    assert game.rules.tobytes() == rules


@with_named_zones
@settings(max_examples=scaled(400, 120))
@given(data=st.data())
def test_spoiled_positions_are_refused_by_their_field(game: Game, data: st.DataObject) -> None:
    assert_refused_or_laid(game, data.draw(spoiled(rich_position_of(game))))


@settings(max_examples=scaled(150, 60))
@given(position=odd_values)
def test_anything_else_is_no_position(game: Game, position: Any) -> None:
    assert_refused_or_laid(game, position)


def rich_position_of(game: Game) -> dict[str, Any]:
    """The rich position of one of the games."""
    return rich_position(next(name for name in GAMES if load(name) is game))


NOT_A_COUNT = [-1, 10_000, 2**40, True, None, "3", 2.0, [], {}]
NOT_A_LIST = [None, 3, "Gorillion", {}, {"0": "Gorillion"}, True]
NOT_A_CARD = ["", "gorillion", "Gorilion", 7, None, True, [], ["Gorillion"], b"Gorillion"]

CASES: list[tuple[tuple[str | int, ...], str, list[Any]]] = [
    (("active",), "active", ["", "C", "AB", "a", 0, None, True, [], {}]),
    (("turn",), "turn", [0, -1, 501, 1.0, "1", None, True]),
    (("unused",), "unused", NOT_A_LIST),
    (("revealed",), "revealed", NOT_A_LIST),
    (("unused", 0), "unused[0]", NOT_A_CARD),
    (("mystery",), "mystery", [None, 1, []]),
    (("A",), "A", [None, [], 3, "A", True]),
    (("B", "life"), "B.life", NOT_A_COUNT),
    (("A", "mindbugs"), "A.mindbugs", [*NOT_A_COUNT, 3]),
    (("A", "hand"), "A.hand", NOT_A_LIST),
    (("B", "draw"), "B.draw", NOT_A_LIST),
    (("B", "hand", 1), "B.hand[1]", NOT_A_CARD),
    (("A", "discard", 0), "A.discard[0]", NOT_A_CARD),
    (("A", "board"), "A.board", NOT_A_LIST),
    (("B", "board", 0), "B.board[0]", NOT_A_CARD),
    (("A", "board", 0, "card"), "A.board[0].card", NOT_A_CARD),
    (("A", "board", 0, "exhausted"), "A.board[0].exhausted", [0, 1, None, "yes", []]),
    (("A", "board", 0, "octonite"), "A.board[0].octonite", [-1, 1000, None, 1.5, "2", True]),
    (("A", "board", 0, "boosts"), "A.board[0].boosts", NOT_A_LIST),
    (("A", "board", 0, "boosts", 0), "A.board[0].boosts[0]", NOT_A_CARD),
    (("A", "board", 0, "colour"), "A.board[0].colour", [None, 1]),
    (("B", "mystery"), "B.mystery", [None, 1]),
]


@pytest.mark.parametrize(("path", "named", "values"), CASES, ids=[named for _, named, _ in CASES])
def test_a_wrong_value_is_named_by_its_path(path: tuple[str | int, ...], named: str, values: list[Any]) -> None:
    game = load("mix")
    for value in values:
        position = changed(rich_position_of(game), path, value)
        with pytest.raises(PositionError) as refused:
            game.from_position(position)
        assert refused.value.path == named, value
        assert str(refused.value).startswith(f"{named}: ")


@pytest.mark.parametrize("zone", ["A.hand", "A.draw", "B.board", "B.discard", "unused"])
def test_too_many_copies_are_named_by_their_place(mindbug: Mindbug, zone: str) -> None:
    kind = next(kind.card for kind in mindbug.kinds if kind.copies)
    names = [kind.name] * (kind.copies + 1)
    seat, _, pile = zone.partition(".")
    position = {"active": "A", seat: {pile: names} if pile else names}
    with pytest.raises(PositionError, match="copy") as refused:
        mindbug.from_position(position)
    assert refused.value.path == f"{zone}[{kind.copies}]"


def test_a_position_without_the_active_seat_is_refused(game: Game) -> None:
    with pytest.raises(PositionError) as refused:
        game.from_position({"A": {"hand": []}})
    assert refused.value.path == "active"


def test_keys_that_are_no_texts_are_refused(game: Game) -> None:
    for position in ({"active": "A", 1: []}, {"active": "A", "A": {None: 1}}, {"active": "A", ("A",): 1}):
        with pytest.raises(PositionError):
            game.from_position(position)


def test_a_position_is_not_changed_by_reading_it(game: Game) -> None:
    position = rich_position_of(game)
    told = repr(position)
    game.from_position(position).apply(game.from_position(position).legal_actions()[0])
    assert repr(position) == told


def test_a_position_in_the_middle_of_something_is_refused(mindbug: Mindbug) -> None:
    refused = 0
    for seed in range(3):
        for state in playthrough(mindbug, seed):
            if not state.is_over and state.view(None)["decision"]["type"] not in ("turn action", "purchase"):
                refused += 1
                with pytest.raises(PositionError, match="start of a turn"):
                    state.position()
                with pytest.raises(IllegalAction):
                    state.apply("pass")
    assert refused > 10
