"""The unused pile."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import knows_alike
from tests.rules.scenes import card, do, draw, game_of, hand, scene

DRAWER = card("Drawer", 4, copies=1, play={"draw_unused": 1})
FIVE_CARDS = {"hand": ["Drawer", "One", "Two", "Three", "Four"], "draw": ["Five", "Six"]}


@rule("MB-UNUSED-01")
def test_the_unused_pile_is_face_down_for_everybody():
    state = scene(A={"hand": ["One"]}, B={"hand": ["Two"]}, unused=["Gorillion", "Luchataur", "Five"])
    other = scene(A={"hand": ["One"]}, B={"hand": ["Two"]}, unused=["Five", "Gorillion", "Luchataur"])
    for viewer in (0, 1, None):
        assert state.view(viewer)["unused"] == 3
        assert "Gorillion" not in str(state.view(viewer))
    assert state != other
    assert knows_alike(state, other, "A")
    assert knows_alike(state, other, "B")


@rule("MB-UNUSED-01")
def test_nobody_knows_what_is_in_the_unused_pile_and_what_is_in_a_hidden_hand():
    state = scene(A={"hand": ["One", "Nine"]}, B={"hand": ["Two"]}, unused=["Ten"])
    other = scene(A={"hand": ["One", "Ten"]}, B={"hand": ["Two"]}, unused=["Nine"])
    assert knows_alike(state, other, "B")
    assert not knows_alike(state, other, "A")


@rule("MB-UNUSED-02")
def test_a_card_drawn_from_the_unused_pile_is_its_top_card_and_goes_to_the_hand():
    state = scene(A=FIVE_CARDS, B={"hand": ["One"]}, unused=["Nine", "Ten"], cards=[DRAWER])
    do(state, "play Drawer")
    assert hand(state, "A") == ["One", "Two", "Three", "Four", "Five", "Nine"]
    assert (draw(state, "A"), state.view()["unused"]) == (1, 1)
    assert state.view(1)["A"]["hand"] == [None] * 6
    assert state.view(None)["A"]["hand"] == [None] * 6


@rule("MB-UNUSED-03")
def test_drawing_from_an_empty_unused_pile_does_nothing():
    state = scene(A=FIVE_CARDS, B={"hand": ["One"]}, cards=[DRAWER])
    do(state, "play Drawer")
    assert hand(state, "A") == ["One", "Two", "Three", "Four", "Five"]
    assert (draw(state, "A"), state.view()["unused"]) == (1, 0)


@rule("MB-UNUSED-04")
def test_cards_revealed_for_the_starting_player_are_not_in_the_unused_pile_any_more():
    others = [
        card("High", 9, copies=2),
        card("Low", 1, copies=5),
        card("Dealt", 5, copies=20),
        card("Rest", 6, copies=20),
    ]
    unused = ["High", "Low", "High", "Dealt", *["Low"] * 4, *["Rest"] * 20]
    state = game_of([], [DRAWER, *others]).new_state(
        deal={"A": ["Drawer", *["Dealt"] * 9], "B": ["Dealt"] * 10, "unused": unused}
    )
    assert (len(unused), state.view()["unused"], state.view()["revealed"]) == (28, 26, ["High", "Low"])
    do(state, "play Drawer", "decline")
    assert (state.view()["unused"], hand(state, "A")) == (25, [*["Dealt"] * 5, "High"])
    assert state.view()["revealed"] == ["High", "Low"]
