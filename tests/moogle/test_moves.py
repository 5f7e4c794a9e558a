"""FF-ABL-11 to 16, 21 and 22: moving cards from zone to zone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.moogle.scenes import (
    FORCING_FACE,
    HAND,
    do,
    down,
    face_down,
    gil,
    legal,
    on,
    powers,
    refused,
    scene,
    scored,
    side,
    tired,
    tokens,
)

NONO = {"mog": "Nono", "hand": HAND}
"""Nono's player, who may move one of the own cards."""


@rule("FF-ABL-11")
def test_a_moved_card_keeps_its_facing_and_its_tokens() -> None:
    state = scene(A={**NONO, "Antlion": [down("Hume", by_choice=False, fatigue=1)]})
    do(state, "use Refit", "move Hume to Ixion")
    assert face_down(state, "Ixion", "A") == ["Hume"]
    assert tokens(state, "Ixion", "A") == {"Hume": 1}
    state = scene(A={"mog": "Sorbet", "hand": HAND, "Antlion": [gil("Vaan", 2)]})
    do(state, "move Vaan to Ixion")
    assert side(state, "Ixion", "A")[0]["gil"] == 2


@rule("FF-ABL-12")
def test_a_moved_card_respects_the_limit_of_where_it_goes() -> None:
    state = scene(A={"hand": HAND, "Antlion": ["Vaan"], "Ixion": ["Hume", "Viera"]})
    refused(state, "move Vaan to Ixion", "FF-ABL-12")
    assert legal(state, "move") == {"move Vaan to Orthros", "move Vaan to Yiazmat"}


@rule("FF-ABL-13")
def test_a_face_down_card_does_not_join_an_own_face_down_card() -> None:
    state = scene(3, A={**NONO, "Antlion": [down("Nu Mou")], "Yiazmat": [down("Nono 8")]})
    do(state, "use Refit")
    assert legal(state) == {"move Nu Mou to Orthros", "move Nono 8 to Orthros"}


@rule("FF-ABL-13")
def test_a_face_down_card_may_join_one_of_somebody_else() -> None:
    state = scene(A={**NONO, "Antlion": [down("Nu Mou")]}, B={"Ixion": [down("Seeq")]})
    do(state, "use Refit", "move Nu Mou to Ixion")
    assert face_down(state, "Ixion", "A") == ["Nu Mou"]


@rule("FF-ABL-14")
def test_a_moved_card_does_not_use_its_lightning_ability_again() -> None:
    state = scene(A={**NONO, "Antlion": ["Ashe"]}, B={"Ixion": ["Seeq"]})
    do(state, "use Refit", "move Ashe to Ixion")
    assert (tokens(state, "Ixion", "A"), tokens(state, "Ixion", "B")) == ({"Ashe": 0}, {"Seeq": 0})
    assert legal(state, "place")


@rule("FF-ABL-15")
def test_a_card_moves_only_to_zones_its_owner_may_play_in_and_not_where_it_is() -> None:
    monsters = ["Antlion", "Ixion", "Orthros", "Malboro"]
    state = scene(4, monsters=monsters, A={"hand": HAND, "Antlion": ["Vaan"]})
    assert legal(state, "move") == {"move Vaan to Malboro", "move Vaan to Yiazmat"}
    for zone in ("Ixion", "Orthros", "Antlion"):
        refused(state, f"move Vaan to {zone}", "FF-ABL-15")
    refused(state, "move Seeq to Malboro", "FF-ABL-15")


@rule("FF-ABL-16")
def test_a_face_up_card_moved_onto_the_forcing_face_stays_face_up_and_alive() -> None:
    state = scene(tile=FORCING_FACE, A={"hand": HAND, "ability_used": True, "Antlion": ["Vaan"]}, round=6, first="B")
    do(state, "move Vaan to Yiazmat")
    assert face_down(state, "Yiazmat", "A") == []
    do(state, "place Seeq on Antlion")
    assert powers(state, "Yiazmat", "A") == {"Vaan": 5}


@rule("FF-ABL-16")
def test_a_card_moved_off_the_forcing_face_stays_face_down() -> None:
    state = scene(tile=FORCING_FACE, A={**NONO, "Yiazmat": [down("Hume"), down("Nono 8")]})
    do(state, "use Refit", "move Nono 8 to Antlion")
    assert face_down(state, "Antlion", "A") == ["Nono 8"]
    state = scored(A={"mog": "Nono", "Antlion": [down("Nono 8")]})
    assert powers(state, "Antlion", "A") == {"Nono 8": 8}


@rule("FF-ABL-21")
def test_a_face_down_card_is_not_moved_onto_the_forcing_face_beside_an_own_one() -> None:
    state = scene(tile=FORCING_FACE, A={**NONO, "Antlion": [down("Nu Mou")], "Yiazmat": [down("Nono 8")]})
    do(state, "use Refit")
    assert "move Nu Mou to Yiazmat" not in legal(state)
    state = scene(tile=FORCING_FACE, A={**NONO, "Antlion": [down("Nu Mou")]}, B={"Yiazmat": [down("Seeq")]})
    do(state, "use Refit", "move Nu Mou to Yiazmat")
    assert face_down(state, "Yiazmat", "A") == ["Nu Mou"]


@rule("FF-ABL-22")
def test_the_cap_for_two_players_does_not_stop_a_move() -> None:
    state = scene(A={**NONO, "Antlion": [down("Nu Mou")], "Ixion": [down("Nono 8")]})
    refused(state, "place Seeq on Orthros face down", "FF-FACE-07")
    do(state, "use Refit", "move Nu Mou to Orthros")
    assert face_down(state, "Orthros", "A") == ["Nu Mou"]


@rule("FF-TRI-01")
def test_no_face_down_card_is_moved_to_trickster() -> None:
    state = scene(monsters=["Trickster"], A={**NONO, "Antlion": [down("Nu Mou"), "Hume"]})
    do(state, "use Refit")
    assert "move Nu Mou to Trickster" not in legal(state)
    do(state, "move Hume to Trickster")
    assert on(state, "Trickster", "A") == ["Hume"]


@rule("FF-VAA-02")
def test_fatigue_does_not_stop_a_card_that_moves_itself() -> None:
    state = scene(A={"hand": HAND, "Antlion": [tired("Vaan")]})
    do(state, "move Vaan to Ixion")
    assert tokens(state, "Ixion", "A") == {"Vaan": 1}
