"""The four faces of the two Yiazmat tiles."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.moogle.scenes import (
    FORCING_FACE,
    HAND,
    PAYING_FACE,
    PLAIN_FACE,
    TIRING_FACE,
    do,
    down,
    face_down,
    legal,
    prizes,
    refused,
    scene,
    scored,
    seen,
    tokens,
    totals,
)


@does("Yiazmat 1A")
@rule("FF-YIA-02", "FF-FACE-08")
def test_on_face_1a_every_card_lies_face_down() -> None:
    state = scene(3, tile=FORCING_FACE, A={"hand": ["Seeq", "Fran"], "ability_used": True})
    assert {text for text in legal(state) if "Yiazmat" in text} == {
        "place Seeq on Yiazmat face down",
        "place Fran on Yiazmat face down",
    }
    do(state, "place Fran on Yiazmat face down")
    assert face_down(state, "Yiazmat", "A") == ["Fran"]


@leaves_alone("Yiazmat 1A")
@rule("FF-YIA-02")
def test_face_1a_forces_nothing_elsewhere_and_ordinary_cards_count_at_the_end() -> None:
    state = scene(3, tile=FORCING_FACE, A={"hand": ["Fran"]})
    refused(state, "place Fran on Antlion face down", "FF-FACE-05")
    assert "place Fran on Antlion" in legal(state)
    state = scored(tile=FORCING_FACE, A={"Yiazmat": [down("Seeq"), down("Nu Mou")]})
    assert (totals(state, "Yiazmat"), prizes(state, "Yiazmat")) == ({"A": 9}, {"A": 4 + 1})


@does("Yiazmat 1B")
@rule("FF-YIA-02")
def test_face_1b_has_the_limit_of_three_and_pays_4_2_1() -> None:
    place = seen(scene(tile=PLAIN_FACE), "Yiazmat")
    assert (place["face"], place["limit"], place["prizes"]) == ("1B", 3, [4, 2, 1])
    state = scored(3, tile=PLAIN_FACE, A={"Yiazmat": ["Seeq"]}, B={"Yiazmat": ["Bangaa"]}, C={"Yiazmat": ["Hume"]})
    assert prizes(state, "Yiazmat") == {"A": 4, "B": 2, "C": 1}


@leaves_alone("Yiazmat 1B")
@rule("FF-YIA-02")
def test_face_1b_has_no_other_rule() -> None:
    state = scene(tile=PLAIN_FACE, A={"hand": ["Seeq"]})
    assert {"place Seeq on Yiazmat", "place Seeq on Yiazmat face down"} <= legal(state)
    state = scored(tile=PLAIN_FACE, A={"Yiazmat": ["Basch", down("Garif"), "Hume"]})
    assert tokens(state, "Yiazmat", "A") == {"Basch": 0, "Garif": 0, "Hume": 0}
    assert (totals(state, "Yiazmat"), prizes(state, "Yiazmat")) == ({"A": 15}, {"A": 4})


@does("Yiazmat 2A")
@rule("FF-YIA-03")
def test_face_2a_tires_the_card_or_cards_of_the_highest_original_power() -> None:
    state = scored(
        3, tile=TIRING_FACE, A={"Yiazmat": ["Basch"]}, B={"Yiazmat": [down("Seeq")]}, C={"Yiazmat": ["Bangaa"]}
    )
    assert totals(state, "Yiazmat") == {"A": 0, "B": 0, "C": 6}
    assert prizes(state, "Yiazmat") == {"A": 1, "B": 1, "C": 4}


@leaves_alone("Yiazmat 2A")
@rule("FF-YIA-03")
def test_face_2a_leaves_weaker_cards_and_other_zones_alone_and_looks_at_the_print() -> None:
    state = scored(
        tile=TIRING_FACE,
        A={"mog": "Sorbet", "Yiazmat": [{"card": "Bangaa", "gil": 3}, "Hume"], "Antlion": ["Seeq"]},
        B={"Yiazmat": ["Seeq"]},
    )
    assert tokens(state, "Yiazmat", "A") == {"Bangaa": 0, "Hume": 0}
    assert tokens(state, "Yiazmat", "B") == {"Seeq": 1}
    assert tokens(state, "Antlion", "A") == {"Seeq": 0}


@does("Yiazmat 2B")
@rule("FF-YIA-04")
def test_face_2b_pays_one_more_point_to_whoever_is_alone_in_first_place() -> None:
    state = scored(
        3,
        tile=PAYING_FACE,
        A={"Yiazmat": ["Bangaa", "Hume"]},
        B={"Yiazmat": ["Seeq"]},
        C={"Yiazmat": ["Seeq"]},
    )
    assert totals(state, "Yiazmat") == {"A": 9, "B": 7, "C": 7}
    assert prizes(state, "Yiazmat") == {"A": 4 + 1, "B": 1, "C": 1}


@leaves_alone("Yiazmat 2B")
@rule("FF-YIA-04")
def test_face_2b_pays_nothing_more_in_a_tie_or_for_another_zone() -> None:
    state = scored(tile=PAYING_FACE, A={"Yiazmat": ["Seeq"], "Antlion": ["Bangaa"]}, B={"Yiazmat": ["Seeq"]})
    assert (prizes(state, "Yiazmat"), prizes(state, "Antlion")) == ({"A": 3, "B": 3}, {"A": 3})
    assert legal(scene(tile=PAYING_FACE, A={"hand": HAND}), "place Seeq on Yiazmat")
