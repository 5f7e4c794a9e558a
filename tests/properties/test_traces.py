"""The compiled and the interpreted kernel do the same, to the byte, in thousands of random games."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from ludobug.core.cells import new_codes
from ludobug.core.game import Game
from ludobug.core.header import ACTOR, OPTION_COUNT, OVER
from ludobug.core.native import compiled_kernel
from ludobug.core.seeds import word
from ludobug.games.mindbug.game import Mindbug
from ludobug.games.mindbug.native import INTERPRETED
from tests.properties.games import GAMES, MOST_DECISIONS, load

COMPILED: Any = compiled_kernel("ludobug.games.mindbug._kernel")
needs_both = pytest.mark.skipif(COMPILED is None, reason="no compiled kernel to compare with")

NAMES = [name for name, options in GAMES.items() if options["game"] == "mindbug"]
RANDOM_GAMES = 20_000
CHUNKS = 16


class Pair:
    """One game in both kernels."""

    def __init__(self, game: Game, seed: object) -> None:
        self.game = game
        self.one = game.fresh()
        game.shuffle(self.one, word(seed))
        self.other = self.one[:]
        INTERPRETED.begin(self.one, game.rules)
        COMPILED.begin(self.other, game.rules)

    def choose(self, index: int) -> None:
        """The same choice in both."""
        INTERPRETED.choose(self.one, self.game.rules, index)
        COMPILED.choose(self.other, self.game.rules, index)

    def assert_equal(self) -> None:
        """Every cell of the two states."""
        assert self.one == self.other, differences(self.one, self.other)


def differences(one: array[int], other: array[int]) -> str:
    """Where two buffers differ."""
    cells = [f"{place}: {a} / {b}" for place, (a, b) in enumerate(zip(one, other)) if a != b]
    return f"interpreted / compiled differ in {len(cells)} cells: {', '.join(cells[:20])}"


def play_both(game: Game, seed: int) -> None:
    """One random game, compared at each decision."""
    rng, pair = random.Random(seed), Pair(game, seed)
    for _ in range(MOST_DECISIONS):
        pair.assert_equal()
        if pair.one[ACTOR] == OVER:
            return
        pair.choose(rng.randrange(pair.one[OPTION_COUNT]))
    raise AssertionError(f"seed {seed}: no end")


@needs_both
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_run_alike(chunk: int) -> None:
    for seed in range(chunk, RANDOM_GAMES, CHUNKS):
        play_both(load(NAMES[seed // CHUNKS % len(NAMES)]), seed)


@needs_both
def test_action_numbers_and_events_are_alike(mindbug: Mindbug) -> None:
    for seed in range(40):
        rng, pair = random.Random(seed), Pair(mindbug, seed)
        codes, others = new_codes(len(mindbug.codes)), new_codes(len(mindbug.codes))
        while pair.one[ACTOR] != OVER:
            count = INTERPRETED.legal_codes(pair.one, mindbug.rules, codes)
            assert count == COMPILED.legal_codes(pair.other, mindbug.rules, others) == pair.one[OPTION_COUNT]
            assert codes == others
            index = rng.randrange(count)
            tape, same = mindbug.listening[:], mindbug.listening[:]
            INTERPRETED.choose(pair.one, tape, index)
            COMPILED.choose(pair.other, same, index)
            assert tape == same
        pair.assert_equal()


@needs_both
def test_random_walks_are_alike(mindbug: Mindbug) -> None:
    for seed in range(40):
        pair = Pair(mindbug, seed)
        ways = [kernel.playout(cells, mindbug.rules, word(seed), MOST_DECISIONS)
                for kernel, cells in ((INTERPRETED, pair.one), (COMPILED, pair.other))]  # fmt: skip
        assert ways[0] == ways[1]
        pair.assert_equal()


@needs_both
def test_worlds_dealt_anew_are_alike(mindbug: Mindbug) -> None:
    for seed in range(40):
        rng, pair = random.Random(seed), Pair(mindbug, seed)
        for _ in range(rng.randrange(25)):
            if pair.one[ACTOR] != OVER:
                pair.choose(rng.randrange(pair.one[OPTION_COUNT]))
        hidden = array("h", mindbug.observe(pair.one, seed % 2).hidden)
        seeds = [kernel.resample(cells, mindbug.rules, hidden, len(hidden), word(seed))
                 for kernel, cells in ((INTERPRETED, pair.one), (COMPILED, pair.other))]  # fmt: skip
        assert seeds[0] == seeds[1]
        pair.assert_equal()


@needs_both
def test_statistics_are_alike(mindbug: Mindbug) -> None:
    results = []
    for kernel in (INTERPRETED, COMPILED):
        fresh, totals = mindbug.fresh(), new_codes(8)
        cards = mindbug.all_cards
        seed = kernel.random_games(fresh[:], mindbug.rules, fresh, cards, len(cards), 60, word(5), totals)
        known = mindbug.fresh()
        kernel.begin(known, mindbug.rules)
        hidden = array("h", mindbug.observe(known, 0).hidden)
        steps = kernel.resampled_games(known[:], mindbug.rules, known, hidden, len(hidden), 60, word(6))
        results.append((seed, totals.tolist(), steps))
    assert results[0] == results[1]


@needs_both
def test_states_of_both_kernels_are_alike(mindbug: Mindbug, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that the Python contract offers, interpreted and compiled."""
    monkeypatch.setattr("ludobug.games.mindbug.game.kernel", lambda: INTERPRETED)
    slow = Mindbug(**mindbug.options)
    assert slow.kernel is not mindbug.kernel
    for seed in range(12):
        rng, one, other = random.Random(seed), slow.new_state(seed=seed), mindbug.new_state(seed=seed)
        while not other.is_over:
            assert one.legal_actions() == other.legal_actions()
            assert one.action_texts() == other.action_texts()
            assert (one.actor, one.is_over, one.returns()) == (other.actor, other.is_over, other.returns())
            seat = rng.randrange(mindbug.seats)
            assert one.view(seat) == other.view(seat)
            assert one.information(seat) == other.information(seat)
            worlds = [state.game.resample(state.information(seat), seed) for state in (one, other)]
            assert worlds[0].cells.tobytes() == worlds[1].cells.tobytes()
            action = rng.choice(other.legal_actions())
            if rng.random() < 0.5:
                assert one.play(action) == other.play(action)
            else:
                one, other = one.clone(), other.clone()
                one.apply(action)
                other.apply(action)
            assert one.cells.tobytes() == other.cells.tobytes()
        assert one.record() == other.record()
        assert one == other
    assert slow.simulate(30, seed=1) == mindbug.simulate(30, seed=1)
