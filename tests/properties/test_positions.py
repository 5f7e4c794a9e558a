"""Positions, out of a state and back in."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug import PositionError
from ludobug.core.game import Game
from ludobug.core.state import State
from tests.properties import strategies
from tests.properties.games import bytes_of, finish, sampled, scaled
from tests.properties.look import assert_each_card_lies_in_one_zone, kinds, open_view, table, with_named_zones


def with_position(game: Game, games: int) -> Iterator[tuple[State, dict[str, Any]]]:
    """States that can be told as a position."""
    for state in sampled(game, games):
        try:
            yield state, state.position()
        except PositionError:
            continue


def assert_round_trip(game: Game, state: State, position: dict[str, Any]) -> None:
    before = bytes_of(state)
    laid = game.from_position(position)
    assert laid.position() == position
    assert json.loads(json.dumps(position)) == position
    assert game.from_position(json.loads(json.dumps(position))) == laid
    assert bytes_of(game.from_position(laid.position())) == bytes_of(laid)
    assert kinds(game, laid.cells) == kinds(game, game.fresh())
    assert_each_card_lies_in_one_zone(game, laid.cells)
    assert bytes_of(state) == before


def assert_same_table(game: Game, state: State, laid: State) -> None:
    """Everything is equal but what players remember of each other's hands."""
    assert table(game, laid) == table(game, state)
    assert open_view(laid) == open_view(state)
    assert laid.action_texts() == state.action_texts()
    assert laid.actor == state.actor
    if not remembers(game, state):
        for seat in (*range(game.seats), None):
            assert laid.view(seat) == state.view(seat)


def remembers(game: Game, state: State) -> bool:
    """Whether a player or a spectator knows a card of somebody else's hand."""
    onlookers = [(seat, letter) for seat in (*range(game.seats), None) for letter in game.letters]
    others = [(seat, letter) for seat, letter in onlookers if seat is None or game.letters[seat] != letter]
    return any(name is not None for seat, letter in others for name in state.view(seat)[letter]["hand"])


@with_named_zones
def test_positions_of_random_games_round_trip(game: Game) -> None:
    met = 0
    for state, position in with_position(game, scaled(30, 6)):
        assert_round_trip(game, state, position)
        if not state.is_over:
            met += 1
            assert_same_table(game, state, game.from_position(position))
    assert met > 30


@with_named_zones
@settings(max_examples=scaled(50, 12))
@given(data=st.data())
def test_positions_of_any_line_of_play_round_trip(game: Game, data: st.DataObject) -> None:
    state = data.draw(strategies.states(game))
    try:
        position = state.position()
    except PositionError as error:
        assert error.path == ""
        return
    assert_round_trip(game, state, position)


@with_named_zones
def test_every_first_decision_of_a_turn_has_a_position(game: Game) -> None:
    """What an effect at the start of the turn left for this turn only is no part of a position."""
    for state in sampled(game, scaled(15, 4)):
        before = state.view(None)
        for action in state.legal_actions():
            after = state.clone()
            events = after.play(action)
            if any(event["event"] == "turn" for event in events) and not after.is_over:
                decision = after.view(None)
                if decision["decision"]["type"] == "turn action" and decision["turn"] > before["turn"]:
                    start = max(place for place, event in enumerate(events) if event["event"] == "turn")
                    if not any(event["event"] == "effect" for event in events[start:]):
                        assert after.position()["active"] == decision["active"]


@with_named_zones
def test_play_from_a_position_is_play_from_the_state(game: Game) -> None:
    for number, (state, position) in enumerate(with_position(game, scaled(10, 3))):
        if state.is_over:
            continue
        laid, rng = game.from_position(position), random.Random(number)
        while not state.is_over:
            assert laid.action_texts().keys() == state.action_texts().keys()
            text = rng.choice(list(state.action_texts()))
            state.apply(text)
            laid.apply(text)
        assert open_view(laid) == open_view(state)
        assert laid.returns() == state.returns()


@with_named_zones
def test_a_finished_game_stays_finished_as_a_position(game: Game) -> None:
    for number in range(scaled(30, 8)):
        last = finish(game.new_state(seed=number), random.Random(number))
        laid = game.from_position(last.position())
        assert laid.is_over
        assert laid.returns() == last.returns()
