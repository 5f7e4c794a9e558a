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
    filler = [card(f"Filler {power}", power, copies=9) for power in (1, 2, 3, 4, 5)]
    game = game_of([], [DRAWER, *filler, card("Last", 9, copies=2)])
    ten = [f"Filler {power}" for power in (1, 2, 3, 4, 5)] * 2
    rest = sorted(name for power in (1, 2, 3, 4, 5) for name in [f"Filler {power}"] * 5)
    unused = ["Filler 5", "Filler 1", "Last", "Last", *(name for name in rest)]
    unused.remove("Filler 2")
    state = game.new_state(deal={"A": ["Drawer", *ten[1:]], "B": ten, "unused": unused})
    assert state.view()["unused"] == len(unused) - 2
