"""Malformed records and deals are refused, and the refusal names the field or the move."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ludobug
from ludobug import LudobugError, RecordError
from ludobug.core.game import Game
from ludobug.core.record import Record
from tests.properties.games import load, playthrough, scaled
from tests.properties.junk import changed, misprinted, odd_values, spoiled


def good_record(game: Game, seed: int = 3, decisions: int = 14) -> Record:
    """The record of a game in progress."""
    *_, state = (state for state, _ in zip(playthrough(game, seed), range(decisions)))
    return state.record()


def assert_refused_or_replayed(told: Any) -> None:
    """Either it is a game, which replays as told, or the refusal is a ``RecordError`` with a path and a reason."""
    try:
        state = ludobug.replay(told)
    except RecordError as refusal:
        assert isinstance(refusal, LudobugError)
        assert refusal.reason
        assert str(refusal) == (f"{refusal.path}: {refusal.reason}" if refusal.path else refusal.reason)
    else:
        assert ludobug.replay(state.record()) == state


@settings(max_examples=scaled(200, 80))
@given(data=st.data())
def test_spoiled_data_is_refused_by_its_field(game: Game, data: st.DataObject) -> None:
    told = data.draw(spoiled(json.loads(good_record(game).to_json())))
    assert_refused_or_replayed(told)


@settings(max_examples=scaled(120, 50))
@given(data=st.data())
def test_misprinted_texts_are_refused_by_their_line(game: Game, data: st.DataObject) -> None:
    assert_refused_or_replayed(data.draw(misprinted(good_record(game).to_text())))


@settings(max_examples=scaled(80, 40))
@given(data=st.data())
def test_misprinted_json_is_refused(game: Game, data: st.DataObject) -> None:
    assert_refused_or_replayed(data.draw(misprinted(good_record(game).to_json())))


@settings(max_examples=scaled(300, 150))
@example(told="")
@example(told="{")
@example(told="[" * 100_000)
@example(told='{"a":' * 100_000)
@example(told="{" + '"format": 1' + "0" * 5000 + "}")
@example(told="[format 1]\n[format 1]")
@example(told="1. play Gorillion")
@example(told="[format 1]\n[game NaN]\n[options Infinity]\n[deal -Infinity]")
@example(told={"format": 1, "game": "mindbug", "options": {1: 2}, "deal": {}, "actions": []})
@example(told={"format": 1, "game": "mindbug", "options": {"game": "mindbug"}, "deal": {}, "actions": []})
@example(told={"format": 1, "game": "mindbug", "options": {}, "deal": {1: [], "x": [], "A": []}, "actions": []})
@example(told={1: 2, "format": 1})
@given(told=st.one_of(odd_values, st.text(max_size=60)))
def test_anything_else_is_no_record(told: Any) -> None:
    assert_refused_or_replayed(told)


CASES: list[tuple[tuple[str | int, ...], str, list[Any]]] = [
    (("format",), "format", [0, 2, "1", None, []]),
    (("game",), "game", [None, 1, [], {}]),
    (("game",), "options", ["", "chess", "Mindbug"]),
    (("options",), "options", [None, 1, [], "sets", {"sets": []}, {"sets": "first-contact"}, {"sets": [1]},
                               {"sets": [None]}, {"sets": ["no-such-set"]}, {"sets": ["first-contact"] * 2},
                               {"seats": 3}, {"seats": True}, {"seats": "2"}, {"seats": 2.5}, {"seats": None},
                               {"colour": 1}, {"self": 1}, {"game": "mindbug"}, {"sets": [{}]},
                               {"sets": [{"id": "mine", "name": "Mine", "cards": [{"name": "X"}]}]},
                               {"sets": ["missing.json"]}, {"sets": {"0": "first-contact"}}]),
    (("deal",), "deal", [None, 1, [], "A"]),
    (("mystery",), "mystery", [None, 1]),
    (("actions",), "actions", [None, 1, "play", {}]),
    (("actions", 2), "actions[2]", [None, 1, [], "", "play", "play Nobody", "surrender"]),
    (("deal", "A"), "deal.A", [None, 1, "Gorillion", [], [1] * 10, {}]),
    (("deal", "B", 3), "deal.B", [None, 4, []]),
    (("deal", "B", 3), "deal", ["", "Nobody"]),
    (("deal", "C"), "deal.C", [[], None]),
    (("deal", "unused"), "deal.unused", [None, 7, "x"]),
    (("deal", "unused"), "deal", [[]]),
]  # fmt: skip


@pytest.mark.parametrize(("path", "named", "values"), CASES, ids=[f"{named}-{path}" for path, named, _ in CASES])
def test_a_wrong_value_is_named_by_its_path(path: tuple[str | int, ...], named: str, values: list[Any]) -> None:
    data = good_record(load("mix")).to_data()
    for value in values:
        with pytest.raises(RecordError) as refused:
            ludobug.replay(changed(data, path, value))
        assert refused.value.path == named, value
        assert named in str(refused.value)


def test_a_record_has_a_deal_or_a_position_but_not_both(game: Game) -> None:
    data = good_record(game).to_data()
    position = {"active": "A"}
    for told in ({**data, "position": position}, {name: value for name, value in data.items() if name != "deal"}):
        with pytest.raises(RecordError):
            ludobug.replay(told)


def test_a_wrong_position_in_a_record_is_named(mindbug: Game) -> None:
    data = mindbug.new_state(seed=1).position()
    record = mindbug.from_position(data).record().to_data()
    for path, value in ((("position", "A", "life"), -1), (("position", "active"), "Z"), (("position", "x"), 1)):
        with pytest.raises(RecordError) as refused:
            ludobug.replay(changed(record, path, value))
        assert refused.value.path.startswith("position")
        assert str(path[-1]) in str(refused.value)


@settings(max_examples=scaled(100, 50))
@given(data=st.data())
def test_spoiled_deals_are_refused(game: Game, data: st.DataObject) -> None:
    deal = data.draw(spoiled(json.loads(json.dumps(good_record(game).deal))))
    try:
        state = game.new_state(deal=deal)
    except LudobugError as refusal:
        assert isinstance(refusal, RecordError)
        assert refusal.path.startswith("deal")
    else:
        assert deal is None or state.record().deal == deal


def test_moves_beyond_the_end_are_refused(game: Game) -> None:
    *_, last = playthrough(game, 2)
    data = last.record().to_data()
    with pytest.raises(RecordError) as refused:
        ludobug.replay({**data, "actions": [*data["actions"], data["actions"][-1]]})
    assert refused.value.path == f"actions[{len(data['actions'])}]"
