"""The compiled and the interpreted kernel do the same, to the byte, in thousands of random games."""

from __future__ import annotations

import importlib
import random
from functools import cache

import pytest

import ludobug
from ludobug import core
from ludobug.core.game import Game
from ludobug.core.header import ACTOR, OPTION_COUNT, OVER
from ludobug.core.state import State
from tests.properties.games import GAMES, MOST_DECISIONS, any_action, load, playthrough

needs_both = pytest.mark.skipif(not core.compiled, reason="no compiled kernels to compare with")

RANDOM_GAMES = 20_000
CHUNKS = 16
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def interpreted(name: str) -> Game:
    """One of the games on the interpreted kernel."""
    package = f"ludobug.games.{GAMES[name]['game']}"
    reference = importlib.import_module(f"{package}.native").INTERPRETED
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(importlib.import_module(f"{package}.game"), "kernel", lambda: reference)
        game = ludobug.load(**GAMES[name])
    assert game.kernel is reference
    assert load(name).kernel is not reference
    return game


class Pair:
    """One game in both kernels, as bare buffers."""

    def __init__(self, name: str, seed: int) -> None:
        self.slow, self.fast = interpreted(name), load(name)
        self.one, self.other = (game.new_state(seed=seed).cells[:] for game in (self.slow, self.fast))

    def choose(self, index: int) -> None:
        """The same choice in both."""
        self.slow.kernel.choose(self.one, self.slow.rules, index)
        self.fast.kernel.choose(self.other, self.fast.rules, index)

    def assert_equal(self) -> None:
        """Every cell of the two states."""
        if self.one != self.other:
            both = enumerate(zip(self.one, self.other, strict=True))
            cells = [f"{place}: {a} / {b}" for place, (a, b) in both if a != b]
            raise AssertionError(f"interpreted / compiled differ in {len(cells)} cells: {', '.join(cells[:20])}")


def play_both(name: str, seed: int) -> None:
    """One random game, compared at each decision."""
    rng, pair = random.Random(seed), Pair(name, seed)
    for _ in range(MOST_DECISIONS):
        pair.assert_equal()
        if pair.one[ACTOR] == OVER:
            return
        pair.choose(rng.randrange(pair.one[OPTION_COUNT]))
    raise AssertionError(f"seed {seed}: no end")


@needs_both
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_run_alike(chunk: int) -> None:
    names = list(GAMES)
    for seed in range(chunk, RANDOM_GAMES, CHUNKS):
        play_both(names[seed // CHUNKS % len(names)], seed)


@needs_both
@every_game
def test_events_are_alike(name: str) -> None:
    for seed in range(30):
        rng, pair = random.Random(seed), Pair(name, seed)
        while pair.one[ACTOR] != OVER:
            tape, same = pair.slow.listening[:], pair.fast.listening[:]
            assert tape == same
            index = rng.randrange(pair.one[OPTION_COUNT])
            pair.slow.kernel.choose(pair.one, tape, index)
            pair.fast.kernel.choose(pair.other, same, index)
            assert tape == same
        pair.assert_equal()


@needs_both
@every_game
def test_states_are_alike(name: str) -> None:
    """Everything that the Python contract offers."""
    for seed in range(12):
        rng = random.Random(seed)
        one, other = interpreted(name).new_state(seed=seed), load(name).new_state(seed=seed)
        while not other.is_over:
            assert_alike(one, other, rng.randrange(other.game.seats))
            action = any_action(other, rng)
            if rng.random() < 0.5:
                assert one.play(action) == other.play(action)
            else:
                one, other = one.clone(), other.clone()
                one.apply(action)
                other.apply(action)
            assert one.cells == other.cells
        assert one.record() == other.record()
        assert one == other
        assert hash(one) == hash(other)


def assert_alike(one: State, other: State, seat: int) -> None:
    """Two states that differ only in the kernel offer the same."""
    assert one.legal_actions() == other.legal_actions()
    assert one.action_texts() == other.action_texts()
    assert (one.actor, one.is_over, one.returns()) == (other.actor, other.is_over, other.returns())
    assert one.view(seat) == other.view(seat)
    assert one.information(seat) == other.information(seat)
    worlds = [state.game.resample(state.information(seat), 5).cells for state in (one, other)]
    assert worlds[0] == worlds[1]
    if other.actor == ludobug.CHANCE:
        assert one.chance() == other.chance()


@needs_both
@every_game
def test_statistics_are_alike(name: str) -> None:
    slow, fast = interpreted(name), load(name)
    assert slow.simulate(60, seed=5) == fast.simulate(60, seed=5)
    assert slow.simulate(20, seed="six") == fast.simulate(20, seed="six")
    for seed in range(6):
        state = next(state for place, state in enumerate(playthrough(fast, seed)) if place == 3 * seed)
        information = state.information(seed % fast.seats)
        assert slow.resample_playouts(information, 10, seed) == fast.resample_playouts(information, 10, seed)
