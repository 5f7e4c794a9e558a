"""Malformed options and custom sets never make a game; well-formed ones make one that can be played."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import ludobug
from ludobug import LudobugError, OptionError
from ludobug.games.mindbug.language.check import check_card
from ludobug.games.mindbug.language.json_form import set_to_json
from ludobug.games.mindbug.language.lines import check_lines
from ludobug.games.mindbug.language.words import Creature
from tests.cards.strategies import creatures
from tests.properties.games import bytes_of, finish, scaled
from tests.properties.invented import INVENTED
from tests.properties.junk import misprinted, odd_values, spoiled
from tests.properties.look import assert_each_card_lies_in_one_zone, kinds
from tests.properties.oracle import board_of
from tests.properties.test_derived_values import assert_creatures_are_worked_out

MOST_DECISIONS = 3000


def assert_refused_or_playable(**options: Any) -> None:
    """Either the options are refused with a message, or the game runs to its end and keeps its records."""
    try:
        game = ludobug.load("mindbug", **options)
    except LudobugError as refusal:
        assert str(refusal)
        return
    assert_playable(game)


def assert_playable(game: Any) -> None:
    """A random game: cards are conserved, values are worked out, the record replays."""
    state, rng = game.new_state(seed=1), random.Random(1)
    for _ in range(MOST_DECISIONS):
        assert_each_card_lies_in_one_zone(game, state.cells)
        assert kinds(game, state.cells) == kinds(game, game.fresh())
        view = state.view(None)
        assert_creatures_are_worked_out(state, view, board_of(state, view))
        if state.is_over:
            break
        actions = state.legal_actions()
        assert actions
        assert list(state.action_texts().values()) == actions
        state.play(rng.choice(actions))
    assert bytes_of(ludobug.replay(state.record())) == bytes_of(state)


@settings(max_examples=scaled(250, 120))
@given(data=st.data())
def test_spoiled_sets_are_refused_or_playable(data: st.DataObject) -> None:
    assert_refused_or_playable(sets=[data.draw(spoiled(INVENTED))])


def makes_sense(card: Creature) -> bool:
    """Whether the rules can play a card, without others of its evolution line."""
    try:
        check_card(card)
        check_lines([card])
    except ValueError:
        return False
    return True


@settings(max_examples=scaled(60, 20), suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(
    cards=st.lists(
        creatures().filter(makes_sense), min_size=6, max_size=20, unique_by=lambda card: card.name.casefold()
    )
)
def test_any_set_that_the_words_allow_can_be_played(cards: list[Creature]) -> None:
    game = ludobug.load("mindbug", sets=["new-servants", set_to_json("any-set", "Any Set", cards)])
    assert_playable(game)


@settings(max_examples=scaled(150, 80))
@example(options={"sets": ()})
@example(options={"sets": [[]]})
@example(options={"sets": "first-contact"})
@example(options={"sets": [b"first-contact"]})
@example(options={"sets": ["first-contact", "first-contact"]})
@example(options={"sets": [Path("no-such-file.json")]})
@example(options={"sets": ["no/such/file.json"]})
@example(options={"sets": ["\0.json"]})
@example(options={"seats": 2.0})
@example(options={"seats": float("nan")})
@example(options={"seats": -2})
@example(options={"seats": 10**30})
@given(options=st.dictionaries(st.sampled_from(["sets", "seats", "colour"]), odd_values, max_size=2))
def test_odd_options_are_refused(options: dict[str, Any]) -> None:
    assert_refused_or_playable(**options)


@settings(max_examples=scaled(60, 30))
@given(data=st.data())
def test_misprinted_files_are_refused_or_playable(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("sets") / "invented.json"
    text = data.draw(misprinted(json.dumps(INVENTED)))
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert_refused_or_playable(sets=[file])


def test_a_game_that_does_not_exist_is_refused() -> None:
    for name in ("", "chess", "Mindbug", "mindbug ", "__class__"):
        with pytest.raises(OptionError, match="no game"):
            ludobug.load(name)


def test_a_game_from_a_set_of_ones_own_is_played_to_its_end() -> None:
    game = ludobug.load("mindbug", sets=[INVENTED])
    last = finish(game.new_state(seed=5), random.Random(5))
    assert ludobug.replay(last.record().to_text()) == last
