"""The twin tests notice a leak: each test plants one and sees it caught."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludobug.core.game import Game
from ludobug.core.header import OPTION_COUNT, OPTIONS
from ludobug.core.information import zone_cards
from ludobug.core.state import State
from ludobug.core.zones import KIND
from ludobug.games.mindbug import views
from ludobug.games.mindbug.game import Mindbug
from ludobug.games.mindbug.kernel.table import draw_of, hand_of
from ludobug.games.mindbug.layout import ENERGY_DECK
from tests.properties import agents, twins
from tests.properties.games import sampled
from tests.properties.twins import assert_twins, play_some, side_by_side, with_other_cards

Check = Callable[[Game], None]


def fresh_game() -> Mindbug:
    """A game of its own, so that what is planted in it harms no other test."""
    return Mindbug(["first-contact"])


def twins_by_deal(game: Mindbug) -> None:
    """The check with other unseen cards."""
    for seed in range(12):
        played, states = play_some(game, seed)
        for seat in (0, 1, None):
            places = twins.never_seen(game, states, seat)
            one = game.new_state(deal=played.deal)
            other = game.new_state(deal=with_other_cards(played, places, random.Random(seed)))
            for pair in side_by_side(game, one, other, played.indices, seat):
                assert_twins(*pair, seat, agents=seed == 0)


def twins_by_resampling(game: Mindbug) -> None:
    """The check with worlds dealt anew."""
    for state in sampled(game, 4, share=0.5):
        for seat in range(game.seats):
            assert_twins(state, game.resample(state.information(seat), 1), seat, agents=True)


def caught(check: Check, game: Game, what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        check(game)


def test_without_a_leak_both_checks_pass() -> None:
    game = fresh_game()
    twins_by_deal(game)
    twins_by_resampling(game)


@pytest.mark.parametrize("check", [twins_by_deal, twins_by_resampling])
def test_a_hidden_hand_card_in_the_view(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(game: Mindbug, state: State, seat: int | None) -> dict[str, Any]:
        return {**honest(game, state, seat), "omen": max(game.names(state.cells, hand_of(0)), default=None)}

    honest = views.view
    monkeypatch.setattr(views, "view", peeking)
    caught(check, fresh_game(), "the view")


@pytest.mark.parametrize("check", [twins_by_deal, twins_by_resampling])
def test_the_next_energy_card_in_the_view(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(game: Mindbug, state: State, seat: int | None) -> dict[str, Any]:
        return {**honest(game, state, seat), "next": game.names(state.cells, ENERGY_DECK)[:1]}

    honest = views.view
    monkeypatch.setattr(views, "view", peeking)
    caught(check, Mindbug(["king-of-tokyo"]), "the view")


@pytest.mark.parametrize("check", [twins_by_deal, twins_by_resampling])
def test_the_next_card_of_a_draw_pile_in_the_view(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(game: Mindbug, state: State, seat: int | None) -> dict[str, Any]:
        return {**honest(game, state, seat), "next": game.names(state.cells, draw_of(1))[:1]}

    honest = views.view
    monkeypatch.setattr(views, "view", peeking)
    caught(check, fresh_game(), "the view")


def test_a_physical_card_in_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbered(game: Mindbug, cells: Any, codes: Any, action: int) -> str:
        number = sum(zone_cards(cells, hand_of(0))) % 7
        return f"{honest(game, cells, codes, action)} ({number})"

    honest = Mindbug.action_text
    monkeypatch.setattr(Mindbug, "action_text", numbered)
    caught(twins_by_resampling, fresh_game(), "tells twins apart")


def test_a_physical_card_in_an_action_number() -> None:
    """Numbers that are the addresses of cards."""
    game = fresh_game()

    class Leaking(game.State):  # type: ignore[name-defined,misc]
        __slots__ = ()

        def legal_actions(self) -> list[int]:
            start = self.game.rules[OPTIONS]
            return sorted(self.cells[start : start + self.cells[OPTION_COUNT]])

        def action_texts(self) -> dict[str, int]:
            return {str(place): action for place, action in enumerate(self.legal_actions())}

    honest = fresh_game()
    states = [Leaking(game, state.cells[:], None) for state in sampled(honest, 3) if state.actor == 0]
    game.State = Leaking
    with pytest.raises(AssertionError, match="tells twins apart"):
        assert_all_are_twins(states)


def assert_all_are_twins(states: list[State]) -> None:
    """Each state is a twin of one dealt anew from what its first seat knows."""
    for state in states:
        assert_twins(state, state.game.resample(state.information(0), 1), 0)


def test_an_event_that_is_not_redacted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "redact", lambda event, seat: event)
    caught(twins_by_deal, fresh_game(), "the events")


def test_a_hidden_card_in_the_information(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing(self: Mindbug, cells: Any, seat: int) -> Any:
        information = honest(self, cells, seat)
        omen = sum(cells[card + KIND] for card in zone_cards(cells, draw_of(0))) % 50
        return dataclasses.replace(information, cells=information.cells + bytes([omen, 0]))

    honest = Mindbug.observe
    monkeypatch.setattr(Mindbug, "observe", knowing)
    caught(twins_by_deal, fresh_game(), "the information")


def test_resampling_that_looks_at_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world that carries over the order of the hidden hand."""
    truth: list[State] = []

    def cheating(self: Mindbug, information: Any, seed: object = None) -> State:
        return truth[-1].clone()

    def observing(self: Mindbug, cells: Any, seat: int) -> Any:
        truth.append(self.State(self, cells[:], None))
        return honest(self, cells, seat)

    honest = Mindbug.observe
    monkeypatch.setattr(Mindbug, "observe", observing)
    monkeypatch.setattr(Mindbug, "resample", cheating)
    caught(twins_by_deal, fresh_game(), "resampling")


def test_an_agent_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(state: State, seed: object = 1) -> tuple[tuple[str, int], ...]:
        cards = zone_cards(state.cells, hand_of(1 - state.actor))
        return (("peeking", sum(state.cells[card + KIND] for card in cards)),)

    monkeypatch.setattr(twins, "moves_of_agents", peeking)
    assert agents.moves_of_agents is not peeking
    caught(twins_by_resampling, fresh_game(), "an agent")
