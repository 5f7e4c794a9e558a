"""The contract of every game, over random play."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug import CHANCE, OVER, IllegalAction
from ludobug.core.game import Game
from ludobug.core.state import State
from tests.properties import strategies
from tests.properties.games import MOST_DECISIONS, bytes_of, finish, playthrough, sampled, scaled
from tests.properties.look import assert_each_card_lies_in_one_zone, kinds


def assert_cards_are_conserved(game: Game, state: State) -> None:
    assert_each_card_lies_in_one_zone(game, state.cells)
    assert kinds(game, state.cells) == kinds(game, game.fresh())


def assert_actions_are_sound(state: State) -> None:
    """Sorted, stable, none the less for looking; texts unique, and each the text of its action."""
    before = bytes_of(state)
    actions = state.legal_actions()
    assert actions == sorted(set(actions)) == state.legal_actions() == state.clone().legal_actions()
    assert bool(actions) == (not state.is_over)
    assert all(type(action) is int for action in actions)
    texts = [state.action_text(action) for action in actions]
    assert len({text.casefold() for text in texts}) == len(texts)
    assert state.action_texts() == dict(zip(texts, actions, strict=True))
    assert [state.parse_action(text) for text in texts] == actions
    assert [state.parse_action(f"  {text.upper()} ") for text in texts] == actions
    assert bytes_of(state) == before


def assert_actor_fits(state: State) -> None:
    assert state.actor in (*range(state.game.seats), CHANCE, OVER)
    assert state.is_over == (state.actor == OVER)
    if state.actor == CHANCE:
        chances = state.chance()
        assert [action for action, _ in chances] == state.legal_actions()
        assert sum(probability for _, probability in chances) == pytest.approx(1)
        assert all(probability > 0 for _, probability in chances)
    else:
        with pytest.raises(ValueError, match="chance"):
            state.chance()


def assert_result_fits(state: State) -> None:
    returns = state.returns()
    assert len(returns) == state.game.seats
    assert sum(returns) == pytest.approx(0)
    assert all(-1 <= value <= 1 for value in returns)
    if not state.is_over:
        assert not any(returns)


def test_random_games_keep_the_contract_at_every_decision(game: Game) -> None:
    for state in sampled(game, scaled(40, 8)):
        assert_cards_are_conserved(game, state)
        assert_actions_are_sound(state)
        assert_actor_fits(state)
        assert_result_fits(state)


@settings(max_examples=scaled(60, 15))
@given(data=st.data())
def test_any_line_of_play_keeps_the_contract(game: Game, data: st.DataObject) -> None:
    state = data.draw(strategies.states(game))
    assert_cards_are_conserved(game, state)
    assert_actions_are_sound(state)
    assert_actor_fits(state)
    assert_result_fits(state)


def test_every_game_ends_with_a_result(game: Game) -> None:
    for seed in range(scaled(300, 40)):
        *_, last = playthrough(game, seed)
        assert last.is_over
        assert last.legal_actions() == []
        assert_result_fits(last)


def test_a_clone_is_independent(game: Game) -> None:
    for number, state in enumerate(sampled(game, scaled(20, 5), share=0.3)):
        before, actions, record = bytes_of(state), state.legal_actions(), state.record()
        twin = state.clone()
        assert twin == state
        assert hash(twin) == hash(state)
        finish(twin, random.Random(number))
        assert bytes_of(state) == before
        assert state.legal_actions() == actions
        assert state.record() == record
        after = bytes_of(twin)
        finish(state, random.Random(number + 1))
        assert bytes_of(twin) == after


def test_a_number_its_text_and_playing_with_events_do_the_same(game: Game) -> None:
    for state in sampled(game, scaled(12, 3), share=0.5):
        for text, action in state.action_texts().items():
            by_number, by_text, played, played_by_text = (state.clone() for _ in range(4))
            by_number.apply(action)
            by_text.apply(text)
            events = played.play(action)
            assert events == played_by_text.play(text)
            for other in (by_text, played, played_by_text):
                assert bytes_of(other) == bytes_of(by_number)
                assert other == by_number
                assert other.record() == by_number.record()


def test_looking_changes_nothing(game: Game) -> None:
    rules, listening = game.rules.tobytes(), game.listening.tobytes()
    for state in sampled(game, scaled(10, 3), share=0.5):
        before = bytes_of(state)
        for seat in (*range(game.seats), None):
            assert state.view(seat) == state.view(seat)
        for seat in range(game.seats):
            game.resample(state.information(seat), 1)
        state.record().to_text()
        repr(state)
        assert bytes_of(state) == before
    assert game.rules.tobytes() == rules
    assert game.listening.tobytes() == listening


def test_equal_seeds_deal_alike_and_other_seeds_do_not(game: Game) -> None:
    states = [game.new_state(seed=seed) for seed in range(50)]
    assert [bytes_of(game.new_state(seed=seed)) for seed in range(50)] == [bytes_of(state) for state in states]
    assert len({bytes_of(state) for state in states}) == len(states)
    assert bytes_of(game.new_state(seed="seven")) == bytes_of(game.new_state(seed="seven"))


def test_a_finished_game_takes_no_action(game: Game) -> None:
    for seed in range(scaled(10, 3)):
        *_, last = playthrough(game, seed)
        before = bytes_of(last)
        for action in (0, 1, 8, "stop", "mindbug"):
            with pytest.raises(IllegalAction):
                last.apply(action)
        assert bytes_of(last) == before


def test_simulated_games_all_end(game: Game) -> None:
    games = scaled(20_000, 200)
    result = game.simulate(games, seed=2)
    assert result.unfinished == 0
    assert result.longest < MOST_DECISIONS
    assert sum(result.outcomes) == games
    assert result.draws == sum(count for outcome, count in enumerate(result.outcomes) if not game.winners(outcome))
    assert result == game.simulate(games, seed=2)
    assert min(result.wins) > 0.8 * games / game.seats
