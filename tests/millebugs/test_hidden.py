"""MM-HID: what everybody sees, what nobody sees, and what can be worked out after a reshuffle."""

from __future__ import annotations

from collections import Counter

import pytest

from ludobug.core.state import State, redact
from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import JUNK, do, hand, scene, table

REST = ["25", "50", "75", "100", "200", "PASSWORD"]


def opponents_hands(state: State, seat: int, other: str, worlds: int = 40) -> list[Counter[str]]:
    information = state.information(seat)
    return [Counter(hand(state.game.resample(information, seed), other)) for seed in range(worlds)]


@rule("MM-HID-01", "MM-SET-10")
def test_areas_totals_discards_and_sizes_are_public_hands_and_pile_are_not() -> None:
    state = scene(A=["25", "50"], B=["100"], draw=["75", "75"], discard=["VPN ON"])
    for seat in (0, 1, None):
        seen = state.view(seat)
        assert (seen["draw"], seen["discard"]) == (2, ["VPN ON"])
        assert seen["A"]["hand"] == (["25", "50"] if seat == 0 else [None, None])
        assert seen["B"]["hand"] == (["100"] if seat == 1 else [None])
        assert ("legal" in seen) == (seat == 0)


@rule("MM-HID-01")
def test_a_drawn_card_is_told_to_its_holder_only() -> None:
    state = scene(A=["25"], B=["100"], draw=["75", "75"])
    drawn = next(event for event in state.play("advance 25") if event.get("from") == ["draw", None])
    assert drawn["seers"] == [1]
    assert [redact(drawn, seat)["card"] for seat in (0, 1, None)] == [None, "75", None]


@rule("MM-HID-01")
def test_the_order_of_the_pile_is_nobodys_knowledge() -> None:
    states = [scene(A=["25"], B=["100"], draw=draw) for draw in (["75", "50", "VPN ON"], ["VPN ON", "50", "75"])]
    for seat in (0, 1):
        assert states[0].information(seat) == states[1].information(seat)
        assert states[0].view(seat) == states[1].view(seat)


@rule("MM-HID-02")
def test_after_a_reshuffle_the_pile_is_a_size_whose_cards_are_known() -> None:
    state = scene(A=["25"], B=JUNK, draw=[], discard=["50", "50", "VPN ON"])
    do(state, "advance 25")
    assert all(state.view(seat)["pile_held"] == ["50", "50", "VPN ON"] for seat in (0, 1, None))
    assert state.view(0)["draw"] == 3
    do(state, "random 50")
    assert state.view(0)["draw"] == 2
    assert state.view(0)["B"]["hand"] == [None] * 7
    known = state.game.resample(state.information(1), 1).position()["draw"]
    assert Counter(known) == Counter(["50", "VPN ON"])


@rule("MM-HID-02")
def test_a_world_dealt_anew_draws_from_what_the_pile_held() -> None:
    """The rest of the deck is with B or in the box; the pile holds the old discards, less what was drawn."""
    state = scene(A=["25"], B=REST, draw=[], discard=["50", "50", "VPN ON", "SPYWARE"])
    do(state, "advance 25", "random VPN ON", "advance 200")
    for seed in range(60):
        world = state.game.resample(state.information(0), seed)
        assert Counter(world.position()["draw"]) <= Counter(["50", "50", "VPN ON", "SPYWARE"])


@rule("MM-HID-02")
def test_two_players_know_each_others_hands_when_the_pile_is_empty() -> None:
    """What is neither open nor in the own hand is in the other one, before the reshuffle and after it."""
    game = table(2)
    state = next(
        reshuffled(game.new_state(seed=seed)) for seed in range(2, 9) if long_enough(game.new_state(seed=seed))
    )
    active = state.view()["decision"]["by"]
    onlooker = 1 - "AB".index(active)
    truth = Counter(hand(state, active))
    assert set(map(tuple, (sorted(held.items()) for held in opponents_hands(state, onlooker, active)))) == {
        tuple(sorted(truth.items()))
    }
    do(state, next(iter(state.action_texts())))
    drawn = Counter(state.view()["pile_held"])
    for held in opponents_hands(state, onlooker, active):
        assert truth <= held
        assert held - truth <= drawn


@rule("MM-HID-02")
def test_what_a_seat_drew_since_the_reshuffle_is_not_in_the_pile_for_it() -> None:
    state = scene(A=["25"], B=REST, draw=[], discard=["50", "VPN ON", "SPYWARE"])
    do(state, "advance 25", "random SPYWARE")
    for seed in range(40):
        assert "SPYWARE" not in state.game.resample(state.information(1), seed).position()["draw"]
    others = [state.game.resample(state.information(0), seed).position()["draw"] for seed in range(40)]
    assert any("SPYWARE" in draw for draw in others)


@rule("MM-HID-02")
def test_a_second_reshuffle_makes_unknown_again_what_was_worked_out() -> None:
    state = scene(A=["VPN ON"], B=["25"], draw=[], discard=["50", "75"], pile_held=["200"], reshuffles=1, advanced=True)
    do(state, "discard VPN ON")
    assert sorted(state.view()["pile_held"]) == ["50", "75", "VPN ON"]
    draws = {tuple(state.game.resample(state.information(0), seed).position()["draw"]) for seed in range(60)}
    assert len(draws) == 6


def reshuffled(state: State) -> State:
    """The first state of careless play in which the discard pile was just shuffled."""
    while not state.is_over and not state.view()["reshuffles"]:
        state.apply(careless(state))
    return state


def long_enough(state: State) -> bool:
    return not reshuffled(state).is_over


def careless(state: State) -> str:
    """Discard if possible, attack otherwise, so that nobody gets far."""
    texts = list(state.action_texts())
    return max(texts, key=lambda text: (text.startswith("discard"), text.startswith("attack")))


@pytest.mark.parametrize("seats", [2, 3])
@rule("MM-HID-02")
def test_every_world_after_a_reshuffle_fits_what_the_seat_saw(seats: int) -> None:
    game = table(seats)
    for seed in range(6):
        state = reshuffled(game.new_state(seed=seed))
        for _ in range(12):
            if state.is_over:
                break
            for seat in range(seats):
                world = game.resample(state.information(seat), seed)
                held = Counter(state.view()["pile_held"] or [])
                assert not held or Counter(world.position()["draw"]) <= held
                assert world.information(seat) == state.information(seat)
            state.apply(careless(state))
