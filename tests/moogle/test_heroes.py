"""The six Heroes."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.moogle.scenes import (
    FORCING_FACE,
    HAND,
    actor,
    do,
    down,
    legal,
    on,
    points,
    powers,
    prizes,
    refused,
    scene,
    scored,
    tired,
    tokens,
    totals,
)

USED = {"ability_used": True}


@does("Ashe")
@rule("FF-ASH-01")
def test_ashe_puts_a_fatigue_token_on_a_card_in_her_zone() -> None:
    state = scene(A={**USED, "hand": ["Ashe"]}, B={"Antlion": ["Seeq", "Bangaa"]}, round=6, first="B")
    do(state, "place Ashe on Antlion", "choose Seeq")
    assert tokens(state, "Antlion", "B") == {"Seeq": 1, "Bangaa": 0}
    assert powers(state, "Antlion", "B") == {"Seeq": 0, "Bangaa": 6}
    assert powers(state, "Antlion", "A") == {"Ashe": 1}


@does("Ashe")
@rule("FF-ASH-02")
def test_ashe_may_choose_own_cards_face_down_cards_and_herself_and_must_choose() -> None:
    state = scene(
        3, A={"hand": ["Ashe"], "Yiazmat": ["Seeq"]}, B={"Yiazmat": [down("Bangaa")]}, C={"Yiazmat": ["Hume"]}
    )
    do(state, "place Ashe on Yiazmat")
    assert legal(state) == {"choose Seeq", "choose Ashe", "choose face-down card", "choose Hume"}
    state = scene(A={"hand": ["Ashe"], "Antlion": ["Seeq"]})
    do(state, "place Ashe on Antlion")
    assert legal(state) == {"choose Seeq", "choose Ashe"}
    refused(state, "done", "FF-ABL-20")
    do(state, "choose Ashe")
    assert tokens(state, "Antlion", "A") == {"Seeq": 0, "Ashe": 1}


@leaves_alone("Ashe")
@rule("FF-ASH-02")
def test_ashe_tires_no_card_in_another_zone_and_alone_takes_the_token_herself() -> None:
    state = scene(A={**USED, "hand": ["Ashe"], "Ixion": ["Bangaa"]}, B={"Ixion": ["Seeq"]})
    do(state, "place Ashe on Antlion")
    assert (tokens(state, "Ixion", "A"), tokens(state, "Ixion", "B")) == ({"Bangaa": 0}, {"Seeq": 0})
    assert tokens(state, "Antlion", "A") == {"Ashe": 1}
    assert actor(state) == "B"


@does("Balthier")
@rule("FF-BAL-01")
def test_balthier_ignores_the_limit_when_played_or_moved() -> None:
    full = {"Ixion": ["Bangaa", "Garif"]}
    state = scene(A={"hand": ["Balthier"], **full})
    do(state, "place Balthier on Ixion")
    assert on(state, "Ixion", "A") == ["Bangaa", "Garif", "Balthier"]
    state = scene(A={"mog": "Nono", "hand": HAND[:1], "Antlion": ["Balthier"], **full})
    do(state, "use Refit", "move Balthier to Ixion")
    assert on(state, "Ixion", "A") == ["Bangaa", "Garif", "Balthier"]


@leaves_alone("Balthier")
@rule("FF-BAL-02")
def test_balthier_counts_as_a_card_for_those_that_come_later() -> None:
    state = scene(A={"hand": ["Seeq"], "Ixion": ["Balthier", "Bangaa"]})
    refused(state, "place Seeq on Ixion", "FF-PLC-04")
    state = scene(A={"hand": ["Seeq"], "Ixion": ["Balthier"]})
    assert "place Seeq on Ixion" in legal(state)


@leaves_alone("Balthier")
@rule("FF-BAL-03")
def test_balthier_finds_no_room_on_a_full_forcing_face_and_reaches_no_further() -> None:
    full = {"Yiazmat": [down("Bangaa"), down("Garif"), down("Hume")]}
    state = scene(3, tile=FORCING_FACE, A={"hand": ["Balthier"], **full})
    refused(state, "place Balthier on Yiazmat face down", "FF-BAL-03")
    refused(state, "place Balthier on Yiazmat", "FF-BAL-03")
    refused(state, "place Balthier on Ixion", "FF-PLC-02")


@does("Basch")
@rule("FF-BAS-01", "FF-PLN-01")
def test_basch_is_a_plain_7_that_may_lie_either_way() -> None:
    assert {"place Basch on Ixion", "place Basch on Ixion face down"} <= legal(scene(A={"hand": ["Basch"]}))
    for card in ("Basch", down("Basch")):
        assert powers(scored(A={"Antlion": [card]}), "Antlion", "A") == {"Basch": 7}


@leaves_alone("Basch")
@rule("FF-BAS-01", "FF-PLN-01")
def test_basch_has_no_ability_so_diabolos_leaves_him_alone_and_malboro_does_not() -> None:
    for monster, token in (("Diabolos", 0), ("Malboro", 1)):
        assert tokens(scored(monsters=[monster], A={monster: ["Basch"]}), monster, "A") == {"Basch": token}


@does("Fran")
@rule("FF-FRA-01")
def test_fran_gains_a_point_when_she_is_played() -> None:
    state = scene(A={"hand": ["Fran"]})
    do(state, "place Fran on Antlion")
    assert points(state, "A") == 1


@leaves_alone("Fran")
@rule("FF-FRA-01")
def test_fran_gains_nothing_when_moved_dead_or_scored_and_nothing_for_others() -> None:
    state = scene(A={"mog": "Nono", "hand": HAND, "Antlion": ["Fran"]})
    do(state, "use Refit", "move Fran to Ixion")
    assert (points(state, "A"), points(state, "B")) == (0, 0)
    state = scene(tile=FORCING_FACE, A={"hand": ["Fran"], **USED})
    do(state, "place Fran on Yiazmat face down")
    assert points(state, "A") == 0
    state = scored(A={"Antlion": ["Fran"]}, first="B")
    assert (prizes(state, "Antlion"), points(state, "A")) == ({"A": 3}, 3)


@does("Penelo")
@rule("FF-PEN-01")
def test_penelo_removes_all_fatigue_from_her_owners_cards_in_her_zone() -> None:
    for penelo in ("Penelo", down("Penelo")):
        state = scored(A={"Yiazmat": [penelo, tired("Seeq"), tired("Bangaa", 2)]})
        assert tokens(state, "Yiazmat", "A") == {"Penelo": 0, "Seeq": 0, "Bangaa": 0}
        assert totals(state, "Yiazmat") == {"A": 5 + 7 + 6}


@does("Penelo")
@rule("FF-PEN-02")
def test_after_penelo_no_fatigue_is_placed_in_her_zone_on_anybody() -> None:
    state = scored(monsters=["Diabolos"], A={"Diabolos": ["Penelo", "Garif"]}, B={"Diabolos": ["Nu Mou"]})
    assert tokens(state, "Diabolos", "A") == {"Penelo": 0, "Garif": 0}
    assert tokens(state, "Diabolos", "B") == {"Nu Mou": 0}
    state = scored(tile="2A", A={"Yiazmat": ["Penelo"]}, B={"Yiazmat": ["Seeq"]})
    assert tokens(state, "Yiazmat", "B") == {"Seeq": 0}


@leaves_alone("Penelo")
@rule("FF-PEN-03")
def test_penelo_leaves_the_tokens_of_others_and_other_zones_alone() -> None:
    state = scored(A={"Antlion": ["Penelo"], "Ixion": [tired("Seeq")]}, B={"Antlion": [tired("Seeq")]})
    assert tokens(state, "Antlion", "B") == {"Seeq": 1}
    assert tokens(state, "Ixion", "A") == {"Seeq": 1}


@leaves_alone("Penelo")
@rule("FF-PEN-04")
def test_with_penelo_horne_5_has_no_token_and_adds_nothing() -> None:
    state = scored(A={"mog": "Horne", "Antlion": ["Penelo", tired("Horne 5")]})
    assert totals(state, "Antlion") == {"A": 5 + 5}


@does("Vaan")
@rule("FF-VAA-01")
def test_vaan_may_be_moved_once_in_each_own_turn_before_or_after_the_card() -> None:
    state = scene(A={**USED, "hand": HAND, "Antlion": ["Vaan"]}, B={**USED, "hand": HAND})
    do(state, "move Vaan to Ixion")
    assert on(state, "Ixion", "A") == ["Vaan"]
    refused(state, "move Vaan to Antlion", "FF-VAA-01")
    do(state, "place Seeq on Antlion")
    assert actor(state) == "B"
    do(state, "place Seeq on Antlion", "place Bangaa on Antlion")
    assert legal(state) == {"done", "move Vaan to Antlion", "move Vaan to Orthros", "move Vaan to Yiazmat"}
    do(state, "move Vaan to Yiazmat")
    assert actor(state) == "B"


@does("Vaan")
@rule("FF-VAA-01")
def test_vaan_may_be_moved_in_the_turn_he_is_played() -> None:
    state = scene(A={**USED, "hand": ["Vaan"]})
    do(state, "place Vaan on Antlion", "move Vaan to Ixion")
    assert on(state, "Ixion", "A") == ["Vaan"]


@leaves_alone("Vaan")
@rule("FF-VAA-02")
def test_a_dead_vaan_does_not_move_and_no_other_card_does() -> None:
    state = scene(tile=FORCING_FACE, A={**USED, "hand": HAND, "Yiazmat": [down("Vaan")], "Ixion": ["Hume"]})
    assert not legal(state, "move")
    refused(state, "move Vaan to Antlion", "FF-FACE-06")
    refused(state, "move Hume to Antlion", "FF-ABL-15")
    assert not legal(scene(active="B", A={"Antlion": ["Vaan"]}, B={"hand": HAND}), "move")
