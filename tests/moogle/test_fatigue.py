"""FF-FAT: what a fatigue token does to a card."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.moogle.scenes import HAND, do, down, gil, legal, powers, refused, scene, scored, tired, tokens, totals


@rule("FF-FAT-01")
def test_a_card_with_a_token_has_power_0() -> None:
    state = scored(A={"Antlion": [tired("Bangaa"), "Hume"]})
    assert powers(state, "Antlion", "A") == {"Bangaa": 0, "Hume": 3}
    assert totals(state, "Antlion") == {"A": 3}


@rule("FF-FAT-02")
def test_a_fatigued_card_stays_keeps_its_slot_and_its_ability() -> None:
    state = scored(monsters=["Diabolos"], A={"mog": "Nono", "Diabolos": [tired("Nono 5"), "Garif"]})
    assert tokens(state, "Diabolos", "A") == {"Nono 5": 1, "Garif": 0}
    assert powers(state, "Diabolos", "A") == {"Nono 5": 0, "Garif": 5}
    state = scene(A={"hand": ["Seeq"], "Ixion": [tired("Bangaa"), "Hume"]})
    refused(state, "place Seeq on Ixion", "FF-PLC-04")


@rule("FF-FAT-03")
def test_a_second_token_does_nothing_more_and_one_may_be_left() -> None:
    state = scene(A={"hand": ["Horne 3", *HAND], "Antlion": [tired("Nu Mou", 2)]})
    do(state, "place Horne 3 on Antlion", "choose Nu Mou")
    assert tokens(state, "Antlion", "A") == {"Nu Mou": 1, "Horne 3": 0}
    assert powers(scored(A={"Antlion": [tired("Seeq", 1)]}), "Antlion", "A") == {"Seeq": 0}
    assert powers(scored(A={"Antlion": [tired("Seeq", 2)]}), "Antlion", "A") == {"Seeq": 0}


@rule("FF-FAT-03")
def test_an_effect_that_removes_all_removes_each() -> None:
    state = scored(A={"Antlion": ["Penelo", tired("Seeq", 3)]})
    assert tokens(state, "Antlion", "A") == {"Penelo": 0, "Seeq": 0}


@rule("FF-FAT-04")
def test_a_token_on_a_face_down_card_stays_through_the_reveal() -> None:
    state = scene(A={"hand": ["Ashe"], "ability_used": True}, B={"Antlion": [down("Seeq")]}, round=6, first="B")
    do(state, "place Ashe on Antlion")
    assert legal(state) == {"choose face-down card", "choose Ashe"}
    do(state, "choose face-down card")
    assert state.is_over
    assert powers(state, "Antlion", "B") == {"Seeq": 0}


@rule("FF-FAT-05")
def test_fatigue_beats_every_bonus_of_the_card_but_not_what_is_added_to_the_total() -> None:
    state = scored(
        A={"mog": "Sorbet", "Antlion": [tired("Seeq", gil=1), gil("Bangaa")]},
        B={"mog": "Horne", "Antlion": [tired("Horne 5")]},
    )
    assert powers(state, "Antlion", "A") == {"Seeq": 0, "Bangaa": 7}
    assert totals(state, "Antlion") == {"A": 7, "B": 10}
    state = scored(A={"mog": "Montblanc", "Antlion": ["Montblanc 3", tired("Seeq")]})
    assert powers(state, "Antlion", "A") == {"Montblanc 3": 3, "Seeq": 0}
