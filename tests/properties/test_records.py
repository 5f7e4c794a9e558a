"""A record is enough to play a game again, to the byte."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludobug
from ludobug.core.game import Game
from ludobug.core.record import Record
from ludobug.core.state import State
from tests.properties import strategies
from tests.properties.games import bytes_of, finish, playthrough, sampled, scaled


def assert_replays(state: State) -> None:
    """The record, its data, its JSON and its text all lead back to the state."""
    record = state.record()
    told = (record, record.to_data(), record.to_json(), record.to_text(), json.loads(record.to_json()))
    for form in told:
        again = ludobug.replay(form)
        assert again == state
        assert bytes_of(again) == bytes_of(state)
        assert again.record() == record
        assert again.legal_actions() == state.legal_actions()


def test_records_replay_to_equal_bytes(game: Game) -> None:
    for state in sampled(game, scaled(20, 4), share=0.05):
        assert_replays(state)


@settings(max_examples=scaled(30, 8))
@given(data=st.data())
def test_records_of_any_line_of_play_replay(game: Game, data: st.DataObject) -> None:
    assert_replays(data.draw(strategies.states(game)))


def test_a_record_has_every_state_on_the_way(game: Game) -> None:
    for seed in range(scaled(10, 3)):
        met = [(bytes_of(state), state.actor) for state in playthrough(game, seed)]
        *_, last = playthrough(game, seed)
        assert [(bytes_of(state), state.actor) for state in ludobug.states_of(last.record())] == met


def test_json_and_text_forms_round_trip(game: Game) -> None:
    for state in sampled(game, scaled(20, 5), share=0.2):
        record = state.record()
        assert Record.from_text(record.to_json()) == record
        assert Record.from_text(record.to_text()) == record
        assert Record.from_data(record.to_data()) == record
        assert Record.from_text(record.to_text()).to_text() == record.to_text()


def test_the_text_form_has_an_action_a_line(game: Game) -> None:
    *_, last = playthrough(game, 5)
    record = last.record()
    lines = record.to_text().splitlines()
    assert [line for line in lines if line[:1].isdigit()] == [
        f"{number}. {action}" for number, action in enumerate(record.actions, 1)
    ]
    assert all(line.startswith("[") and line.endswith("]") for line in lines[: lines.index("")])


def test_a_replayed_game_goes_on_like_the_first(game: Game) -> None:
    for number, state in enumerate(sampled(game, scaled(10, 3), share=0.1)):
        again = ludobug.replay(state.record())
        finish(state, random.Random(number))
        finish(again, random.Random(number))
        assert bytes_of(again) == bytes_of(state)
        assert again.returns() == state.returns()
        assert again.record() == state.record()


def test_records_from_a_position_replay_too(game: Game) -> None:
    for number, state in enumerate(sampled(game, scaled(10, 3), share=0.1)):
        try:
            position = state.position()
        except ludobug.PositionError:
            continue
        begun = game.from_position(position)
        assert_replays(begun)
        finish(begun, random.Random(number))
        assert_replays(begun)


def test_a_resampled_world_has_no_record(game: Game) -> None:
    state = game.new_state(seed=1)
    world = game.resample(state.information(0), 1)
    with pytest.raises(ValueError, match="no record"):
        world.record()
    world.apply(world.legal_actions()[0])
    with pytest.raises(ValueError, match="no record"):
        world.clone().record()
