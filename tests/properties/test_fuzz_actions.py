"""Whatever is tried, only legal actions are carried out, and the refusal says why."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludobug import IllegalAction, LudobugError
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.rulebook.entries import find
from tests.properties import strategies
from tests.properties.games import any_action, bytes_of, playthrough, sampled, scaled
from tests.properties.junk import misprinted, odd_values

BAD_NUMBERS = [-1, -2, -(2**31), 2**15, 2**16 + 8, 2**31, 2**32, 2**63, 2**64, 10**30, -(10**30)]
NO_ACTIONS = [None, True, False, 0.0, 1.0, 8.5, float("nan"), float("inf"), b"mindbug", [], {}, (), object(), 1 + 0j]
VERBS = ["play", "attack", "block", "hunt", "choose", "first", "random", "mindbug", "decline", "no block", "stop"]


def assert_refused_or_legal(state: State, action: Any) -> None:
    """Either it is one of the legal actions, or every way to name it is refused and nothing changes."""
    before, record, rules = bytes_of(state), state.record(), state.game.rules.tobytes()
    try:
        state.clone().apply(action)
    except IllegalAction as refusal:
        assert_refusal_is_helpful(state, action, refusal)
        with pytest.raises(IllegalAction):
            state.apply(action)
        with pytest.raises(IllegalAction):
            state.play(action)
        if isinstance(action, str):
            with pytest.raises(IllegalAction):
                state.parse_action(action)
        else:
            with pytest.raises(IllegalAction):
                state.action_text(action)
    else:
        number = state.parse_action(action) if isinstance(action, str) else action
        assert type(number) is int
        assert number in state.legal_actions()
    assert bytes_of(state) == before
    assert state.record() == record
    assert state.game.rules.tobytes() == rules
    assert state.legal_actions() == state.clone().legal_actions()


def assert_refusal_is_helpful(state: State, action: Any, refusal: IllegalAction) -> None:
    assert isinstance(refusal, LudobugError)
    assert refusal.action is action or refusal.action == action
    assert refusal.reason
    assert refusal.legal == tuple(state.action_texts())
    assert repr(action) in str(refusal)
    if isinstance(action, str):
        assert find(refusal.rule).id == refusal.rule
        assert f"[{refusal.rule}]" in str(refusal)
    else:
        assert refusal.rule == ""


def test_numbers_and_values_that_are_no_actions_are_refused(game: Game) -> None:
    for state in sampled(game, scaled(6, 2), share=0.3):
        for action in [*BAD_NUMBERS, *NO_ACTIONS]:
            assert action not in state.legal_actions() or type(action) is not int
            assert_refused_or_legal(state, action)


def test_every_other_number_of_the_game_is_refused(game: Game) -> None:
    """All the numbers that are legal somewhere in a game are refused where they are not legal."""
    numbers: set[int] = set()
    for seed in range(4):
        for state in playthrough(game, seed):
            numbers.update(state.legal_actions())
    for state in sampled(game, scaled(3, 1), share=0.3):
        before = bytes_of(state)
        for number in numbers - set(state.legal_actions()):
            with pytest.raises(IllegalAction):
                state.apply(number)
        assert bytes_of(state) == before


@settings(max_examples=scaled(150, 40))
@example(data=None, action="")
@example(data=None, action="play")
@example(data=None, action="play #2")
@example(data=None, action="block A:")
@example(data=None, action="attack \ud800")
@example(data=None, action="first B:Hyenix #99")
@given(data=st.data(), action=st.one_of(odd_values, st.integers(), st.text(max_size=30)))
def test_anything_else_is_refused_with_the_reason(game: Game, data: st.DataObject | None, action: Any) -> None:
    state = game.new_state(seed=1) if data is None else data.draw(strategies.states(game))
    assert_refused_or_legal(state, action)


@settings(max_examples=scaled(150, 40))
@given(data=st.data())
def test_misprinted_texts_are_refused_with_the_rule(game: Game, data: st.DataObject) -> None:
    state = data.draw(strategies.states(game))
    texts = list(state.action_texts()) or ["play Gorillion"]
    assert_refused_or_legal(state, data.draw(misprinted(data.draw(st.sampled_from(texts)))))


@settings(max_examples=scaled(200, 60))
@given(data=st.data())
def test_sensible_texts_that_are_not_legal_now_are_refused_with_the_rule(mindbug: Game, data: st.DataObject) -> None:
    state = data.draw(strategies.states(mindbug))
    name = data.draw(st.sampled_from(["", *(kind.card.name for kind in mindbug.kinds)]))
    owner, number = data.draw(st.sampled_from(["", "A:", "B:", "C:"])), data.draw(st.sampled_from(["", " #1", " #2"]))
    assert_refused_or_legal(state, f"{data.draw(st.sampled_from(VERBS))} {owner}{name}{number}".strip())


@cache
def texts_of(game: Game) -> tuple[str, ...]:
    """The texts that are legal somewhere in a few games."""
    return tuple({text: 0 for seed in range(6) for state in playthrough(game, seed) for text in state.action_texts()})


@settings(max_examples=scaled(150, 40))
@given(data=st.data())
def test_texts_that_are_legal_elsewhere_are_refused_with_the_rule(game: Game, data: st.DataObject) -> None:
    state = data.draw(strategies.states(game))
    assert_refused_or_legal(state, data.draw(st.sampled_from(texts_of(game))))


def test_a_refused_action_leaves_the_game_as_it_would_have_gone_on(game: Game) -> None:
    import random

    for seed in range(scaled(6, 2)):
        rng = random.Random(seed)
        plain, disturbed = game.new_state(seed=seed), game.new_state(seed=seed)
        while not plain.is_over:
            for action in (-1, 2**40, "play nothing", None):
                with pytest.raises(IllegalAction):
                    disturbed.apply(action)  # type: ignore[arg-type]
            action = any_action(plain, rng)
            plain.apply(action)
            disturbed.apply(action)
        assert plain == disturbed
        assert plain.record() == disturbed.record()


def test_looking_from_a_seat_that_is_none_is_refused(game: Game) -> None:
    state = game.new_state(seed=1)
    for seat in (-1, game.seats, 99, 10**20):
        with pytest.raises(ValueError, match="seat"):
            state.view(seat)
        with pytest.raises(ValueError, match="seat"):
            state.information(seat)
