"""Positions, out of a state and back in."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug import PositionError
from ludobug.core.state import State
from ludobug.games.mindbug.game import Mindbug
from tests.properties import strategies
from tests.properties.games import bytes_of, finish, sampled, scaled
from tests.properties.look import assert_each_card_lies_in_one_zone, kinds, open_view, table


def with_position(mindbug: Mindbug, games: int) -> Iterator[tuple[State, dict[str, Any]]]:
    """States that can be told as a position."""
    for state in sampled(mindbug, games):
        try:
            yield state, state.position()
        except PositionError:
            continue


def assert_round_trip(mindbug: Mindbug, state: State, position: dict[str, Any]) -> None:
    before = bytes_of(state)
    laid = mindbug.from_position(position)
    assert laid.position() == position
    assert json.loads(json.dumps(position)) == position
    assert mindbug.from_position(json.loads(json.dumps(position))) == laid
    assert bytes_of(mindbug.from_position(laid.position())) == bytes_of(laid)
    assert kinds(mindbug, laid.cells) == kinds(mindbug, mindbug.fresh())
    assert_each_card_lies_in_one_zone(mindbug, laid.cells)
    assert bytes_of(state) == before


def assert_same_table(mindbug: Mindbug, state: State, laid: State) -> None:
    """Everything is equal but what players remember of each other's hands."""
    assert table(mindbug, laid) == table(mindbug, state)
    assert open_view(laid) == open_view(state)
    assert laid.action_texts() == state.action_texts()
    assert laid.actor == state.actor
    if not remembers(mindbug, state):
        for seat in (*range(mindbug.seats), None):
            assert laid.view(seat) == state.view(seat)


def remembers(mindbug: Mindbug, state: State) -> bool:
    """Whether a player or a spectator knows a card of somebody else's hand."""
    onlookers = [(seat, letter) for seat in (*range(mindbug.seats), None) for letter in mindbug.letters]
    others = [(seat, letter) for seat, letter in onlookers if seat is None or mindbug.letters[seat] != letter]
    return any(name is not None for seat, letter in others for name in state.view(seat)[letter]["hand"])


def test_positions_of_random_games_round_trip(mindbug: Mindbug) -> None:
    met = 0
    for state, position in with_position(mindbug, scaled(30, 6)):
        assert_round_trip(mindbug, state, position)
        if not state.is_over:
            met += 1
            assert_same_table(mindbug, state, mindbug.from_position(position))
    assert met > 30


@settings(max_examples=scaled(50, 12))
@given(data=st.data())
def test_positions_of_any_line_of_play_round_trip(mindbug: Mindbug, data: st.DataObject) -> None:
    state = data.draw(strategies.states(mindbug))
    try:
        position = state.position()
    except PositionError as error:
        assert "start of a turn" in str(error)
        return
    assert_round_trip(mindbug, state, position)


def test_every_first_decision_of_a_turn_has_a_position(mindbug: Mindbug) -> None:
    for state in sampled(mindbug, scaled(15, 4)):
        before = state.view(None)
        for action in state.legal_actions():
            after = state.clone()
            events = after.play(action)
            if any(event["event"] == "turn" for event in events) and not after.is_over:
                decision = after.view(None)
                if decision["decision"]["type"] == "turn action" and decision["turn"] > before["turn"]:
                    assert after.position()["active"] == decision["active"]


def test_play_from_a_position_is_play_from_the_state(mindbug: Mindbug) -> None:
    for number, (state, position) in enumerate(with_position(mindbug, scaled(10, 3))):
        if state.is_over:
            continue
        laid, rng = mindbug.from_position(position), random.Random(number)
        while not state.is_over:
            assert laid.action_texts().keys() == state.action_texts().keys()
            text = rng.choice(list(state.action_texts()))
            state.apply(text)
            laid.apply(text)
        assert open_view(laid) == open_view(state)
        assert laid.returns() == state.returns()


def test_a_finished_game_stays_finished_as_a_position(mindbug: Mindbug) -> None:
    for number in range(scaled(30, 8)):
        last = finish(mindbug.new_state(seed=number), random.Random(number))
        laid = mindbug.from_position(last.position())
        assert laid.is_over
        assert laid.returns() == last.returns()
