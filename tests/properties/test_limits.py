"""Custom sets that go to extremes: whatever the words allow, the kernel neither breaks nor hangs nor miscounts.

What could bring the whole process down runs in one of its own.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import ludobug
from ludobug.core.game import Game
from ludobug.core.header import OPTION_COUNT, OPTIONS, STATE_CELLS
from ludobug.core.state import State
from ludobug.games.mindbug.language.json_form import set_to_json
from ludobug.games.mindbug.language.words import (
    Cards,
    Constant,
    Creature,
    GainLife,
    Gains,
    InOrder,
    Keyword,
    LifeOf,
    LoseLife,
    Number,
    Pick,
    Place,
    PlayCard,
    This,
    Trigger,
    Triggered,
    Who,
    Zone,
)
from tests.properties.look import assert_each_card_lies_in_one_zone, kinds

ROOT = Path(__file__).resolve().parents[2]
HANGS_AFTER = 60
"""Seconds until a process counts as hanging; it takes one or two."""

ONE = Number(1)
PLAIN = Creature("Plain", 4, 20)


def game_of(*abilities: Any, keywords: tuple[Keyword, ...] = ()) -> Game:
    """A game with twenty copies of one card with these abilities, and twenty plain ones."""
    cards = (Creature("Extreme", 3, 20, keywords, abilities), PLAIN)
    return ludobug.load("mindbug", sets=[set_to_json("extremes", "Extremes", cards)])


def assert_sound(state: State) -> None:
    rules = state.game.rules
    assert rules[OPTIONS] + state.cells[OPTION_COUNT] <= rules[STATE_CELLS] == len(state.cells)
    assert_each_card_lies_in_one_zone(state.game, state.cells)
    assert kinds(state.game, state.cells) == kinds(state.game, state.game.fresh())
    assert list(state.action_texts().values()) == state.legal_actions()
    assert bool(state.legal_actions()) == (not state.is_over)
    for seat in (0, 1, None):
        state.view(seat)


def go_on(state: State, *wanted: str) -> None:
    """Take the first legal action that begins with one of these words, or just the first."""
    texts = list(state.action_texts())
    fitting = [text for word in wanted for text in texts if text.startswith(word)]
    state.apply((fitting or texts)[0])


# ---------------------------------------------------------------- scenes


def many_effects_wait_at_once() -> None:
    """A loss of life sets off four effects of each of many cards."""
    ability = Triggered(Trigger.LOSING_LIFE, GainLife(Who.YOU, ONE))
    buried = Triggered(Trigger.LOSING_LIFE, GainLife(Who.YOU, ONE), Place.DISCARD)
    game = game_of(*[ability] * 4, *[buried] * 4)
    board, buried_cards = ["Extreme"] * 10, ["Extreme"] * 8
    state = game.from_position({
        "active": "A",
        "A": {"hand": ["Plain"], "board": ["Plain"]},
        "B": {"hand": ["Plain"], "board": board, "discard": buried_cards, "mindbugs": 0},
    })  # fmt: skip
    state.apply("attack Plain")
    state.apply("no block")
    while not state.is_over and state.view(None)["turn"] == 1:
        assert_sound(state)
        go_on(state, "first")
    assert_sound(state)
    assert state.view(None)["B"]["life"] == 2 + 4 * len(board) + 4 * len(buried_cards)


def attacks_nest_in_attacks() -> None:
    """Each attack brings the next FAST creature into play, whose attack comes before the end of the first."""
    ability = Triggered(Trigger.ATTACK, PlayCard(Pick(Cards(Zone.YOUR_DISCARD))))
    state = game_of(ability, keywords=(Keyword.FAST,)).from_position({
        "active": "A",
        "A": {"hand": ["Plain"], "board": ["Extreme"], "discard": ["Extreme"] * 18},
        "B": {"hand": ["Plain"], "life": 90},
    })  # fmt: skip
    state.apply("attack Extreme")
    while not state.is_over and state.view(None)["turn"] == 1:
        assert_sound(state)
        go_on(state, "choose", "attack")
    view = state.view(None)
    assert view["B"]["life"] == 90 - 19
    assert len(view["A"]["board"]) == 19


def an_effect_sets_itself_off() -> None:
    """Losing life makes its player gain and lose life again: that comes to an end."""
    ability = Triggered(Trigger.LOSING_LIFE, InOrder((GainLife(Who.YOU, ONE), LoseLife(Who.YOU, ONE))))
    state = game_of(ability).from_position({
        "active": "A",
        "A": {"hand": ["Plain"], "board": ["Plain"]},
        "B": {"hand": ["Plain"], "board": ["Extreme"]},
    })  # fmt: skip
    state.apply("attack Plain")
    state.apply("no block")
    assert_sound(state)


def power_without_bounds() -> None:
    """Thirty power for each life, with much life: the greatest power is the greatest, on both kernels alike."""
    game = game_of(Constant(Gains(This(), power=30, each=LifeOf(Who.YOU))))
    for life in (1, 100, 1000, 2000, 9999):
        state = game.from_position({
            "active": "A",
            "A": {"hand": ["Plain"], "board": ["Extreme"], "life": life},
            "B": {"hand": ["Plain"], "board": ["Plain"]},
        })  # fmt: skip
        assert state.view(None)["A"]["board"][0]["power"] >= min(3 + 30 * life, 1000)
        state.apply("attack Extreme")
        state.apply("block Plain")
        assert_sound(state)
        assert state.view(None)["A"]["board"]
        assert not state.view(None)["B"]["board"]


def life_without_bounds() -> None:
    """Life doubles each turn: it stops growing somewhere, and nothing breaks."""
    state = game_of(Triggered(Trigger.ATTACK, GainLife(Who.YOU, LifeOf(Who.YOU)))).from_position({
        "active": "A",
        "A": {"hand": ["Plain"], "board": ["Extreme"], "life": 9999},
        "B": {"hand": ["Plain"], "board": ["Extreme"], "life": 9999},
    })  # fmt: skip
    for _ in range(30):
        go_on(state, "attack", "no block")
        assert_sound(state)
    assert all(state.view(None)[seat]["life"] >= 20_000 for seat in "AB")


# ---------------------------------------------------------------- tests


def assert_ends_well(scene: str) -> None:
    """A scene runs to its end in a process of its own."""
    script = f"from tests.properties import test_limits; test_limits.{scene}(); print('fine')"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False, timeout=HANGS_AFTER
    )
    assert done.stdout.endswith("fine\n"), f"{scene} ended with {done.returncode}: {done.stderr[-1500:]}"


def test_more_effects_than_cards_may_wait_at_once() -> None:
    assert_ends_well("many_effects_wait_at_once")


def test_attacks_may_nest_as_deep_as_cards_allow() -> None:
    assert_ends_well("attacks_nest_in_attacks")


def test_an_effect_that_sets_itself_off_comes_to_an_end() -> None:
    assert_ends_well("an_effect_sets_itself_off")


def test_power_has_no_bounds_that_show() -> None:
    assert_ends_well("power_without_bounds")


def test_life_has_no_bounds_that_hurt() -> None:
    assert_ends_well("life_without_bounds")
