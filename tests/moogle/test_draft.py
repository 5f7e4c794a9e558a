"""FF-DRAFT: the expert way to come by a Mog."""

from __future__ import annotations

import pytest

import ludobug
from ludobug import OptionError
from ludobug.core.state import State
from ludobug.games.moogle.cards import MOGS
from ludobug.rulebook.proof import rule
from tests.moogle.scenes import LETTERS, actor, asked, deck, hand, legal, refused, table

NAMES = {mog.name for mog in MOGS}


def drafting(seats: int, seed: int = 1) -> State:
    """A game in which the first Mog is about to be chosen."""
    return table(seats, draft=True).new_state(seed=seed)


def options(state: State) -> set[str]:
    """The Mogs that may be chosen."""
    return {text.removeprefix("choose ") for text in legal(state)}


def pick(state: State, wanted: str | None = None) -> str:
    """The acting seat keeps a Mog: this one, or any."""
    name = wanted or min(options(state))
    state.apply(f"choose {name}")
    return name


@rule("FF-DRAFT-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pool_has_one_mog_more_than_players(seats: int) -> None:
    pools = set()
    for seed in range(60):
        state = drafting(seats, seed)
        pools.add(frozenset(options(state)))
        assert asked(state) == "draft"
        assert len(options(state)) == seats + 1
        assert len(state.view()["mogs_aside"]) == 6 - seats - 1
    assert len(pools) > 4


@rule("FF-DRAFT-01")
def test_with_the_draft_nobody_is_given_a_mog() -> None:
    with pytest.raises(OptionError, match="FF-DRAFT-01"):
        ludobug.load("moogle", draft=True, mogs=["Horne", "Nono"])


@rule("FF-DRAFT-02")
def test_the_first_player_keeps_one_and_passes_the_rest_clockwise() -> None:
    state = drafting(3)
    first = LETTERS.index(str(actor(state)))
    sizes, order, left = [], [], options(state)
    for _ in range(3):
        assert options(state) == left
        sizes.append(len(left))
        order.append(actor(state))
        left = left - {pick(state)}
    assert sizes == [4, 3, 2]
    assert order == [LETTERS[(first + turn) % 3] for turn in range(3)]
    assert asked(state) == "turn"
    assert actor(state) == LETTERS[first] == state.view()["first"]


@rule("FF-DRAFT-02")
def test_a_mog_that_was_not_passed_on_cannot_be_chosen() -> None:
    state = drafting(2)
    other = min(NAMES - options(state))
    refused(state, f"choose {other}", "FF-DRAFT-02")


@rule("FF-DRAFT-03")
def test_the_mog_left_over_goes_back_unshown_but_every_seat_can_name_it() -> None:
    state = drafting(3)
    pool = options(state)
    chosen = {pick(state) for _ in range(3)}
    (leftover,) = pool - chosen
    for seat in range(3):
        assert state.view(seat)["mogs_aside"] == sorted(NAMES - chosen)
        world = state.game.resample(state.information(seat), 5)
        assert leftover in world.view(seat)["mogs_aside"]
    assert state.view(None)["mogs_aside"] == [None, None, None]


@rule("FF-DRAFT-03")
def test_before_the_reveal_only_the_last_chooser_knows_the_mog_left_over() -> None:
    state = drafting(3)
    order = [state.actor]
    pick(state)
    order.append(state.actor)
    pick(state)
    order.append(state.actor)
    assert sorted(state.view(order[2])["draft"]["passed"]) == sorted(options(state))
    before_last = state.view(order[1])["draft"]["passed"]
    assert len(before_last) == 3
    worlds = {
        frozenset(state.game.resample(state.information(order[0]), seed).view(order[2])["draft"]["passed"])
        for seed in range(60)
    }
    assert len(worlds) == 3


@rule("FF-DRAFT-04")
def test_a_drafted_mog_is_not_shown_while_the_draft_goes_on() -> None:
    state = drafting(4)
    first = str(actor(state))
    own = pick(state)
    for letter in LETTERS:
        shown = state.view(LETTERS.index(letter))[first]["mog"]
        assert shown == (own if letter == first else None)
    assert state.view(None)[first]["mog"] is None
    assert state.view(None)["draft"] == {"chosen": [first], "left": 4, "passed": []}


@rule("FF-DRAFT-04")
def test_all_mogs_are_shown_at_once_when_the_draft_ends() -> None:
    state = drafting(3)
    chosen = {}
    for _ in range(2):
        seat = str(actor(state))
        chosen[seat] = pick(state)
    last = str(actor(state))
    name = min(options(state))
    events = [event for event in state.play(f"choose {name}") if event["event"] == "mog"]
    chosen[last] = name
    assert {event["seat"]: event["card"] for event in events} == chosen
    assert all("spectator" in event["seers"] for event in events)
    assert {letter: state.view(None)[letter]["mog"] for letter in "ABC"} == chosen
    assert state.view(None)["draft"] is None


@rule("FF-DRAFT-04")
def test_sorbet_gets_his_gil_when_he_is_shown() -> None:
    seed = next(seed for seed in range(50) if "Sorbet" in options(drafting(2, seed)))
    state = drafting(2, seed)
    first = str(actor(state))
    pick(state, "Sorbet")
    assert state.view()[first]["gil"] == 0
    pick(state)
    assert state.view()[first]["gil"] == 3


@rule("FF-DRAFT-05")
def test_table_marker_and_own_hero_are_known_to_the_drafter_and_the_opening_cards_are_not() -> None:
    state = drafting(3)
    view = state.view(state.actor)
    assert len({place["monster"] for place in view["places"]}) == 4
    assert view["places"][-1]["face"] in ("1A", "1B", "2A", "2B")
    assert view["first"] == actor(state)
    for letter in "ABC":
        assert len(hand(state, letter)) == 1
        assert deck(state, letter) == 0
    other = LETTERS[(state.actor + 1) % 3]
    assert view[other]["hand"] == [None]
    for _ in range(3):
        pick(state)
    assert [(len(hand(state, letter)), deck(state, letter)) for letter in "ABC"] == [(4, 7)] * 3
