"""The six cards that every Mog's deck has, in the hands of each Mog."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug.core.state import State
from ludobug.games.moogle.cards import MOGS
from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.moogle.scenes import (
    actor,
    asked,
    deck,
    do,
    down,
    gil,
    hand,
    legal,
    on,
    powers,
    prizes,
    scene,
    scored,
    side,
    tired,
    tokens,
    totals,
)

EACH_MOG = pytest.mark.parametrize("mog", [mog.name for mog in MOGS])


def other(mog: str) -> str:
    """A Mog of somebody else, whose cards change nothing by being there."""
    return "Montblanc" if mog != "Montblanc" else "Gurdy"


def turn_of(mog: str, *cards: str, A: dict[str, Any] | None = None, **others: Any) -> State:  # noqa: N803
    """The turn of a Mog's player, who has used its ability and holds these cards."""
    fields = {"mog": mog, "ability_used": True, "gil": 0, "hand": list(cards), **(A or {})}
    if mog != "Sorbet":
        del fields["gil"]
    return scene(A=fields, **others)


@does("Seeq")
@rule("FF-PLN-01")
@EACH_MOG
def test_seeq_is_a_plain_7_that_may_lie_either_way(mog: str) -> None:
    state = turn_of(mog, "Seeq")
    assert {"place Seeq on Antlion", "place Seeq on Antlion face down"} <= legal(state)
    for card in ("Seeq", down("Seeq")):
        assert powers(scored(A={"mog": mog, "Antlion": [card]}), "Antlion", "A") == {"Seeq": 7}


@leaves_alone("Seeq")
@rule("FF-PLN-01")
@EACH_MOG
def test_seeq_has_no_ability_so_diabolos_leaves_it_alone_and_nothing_is_asked(mog: str) -> None:
    state = scored(monsters=["Diabolos"], A={"mog": mog, "Diabolos": ["Seeq"]})
    assert tokens(state, "Diabolos", "A") == {"Seeq": 0}
    state = turn_of(mog, "Seeq", B={"mog": other(mog), "hand": ["Hume"], "Antlion": [down("Bangaa")]})
    do(state, "place Seeq on Antlion")
    assert actor(state) == "B"


@does("Bangaa")
@rule("FF-PLN-01")
@EACH_MOG
def test_bangaa_is_a_plain_6_that_may_lie_either_way(mog: str) -> None:
    assert {"place Bangaa on Ixion", "place Bangaa on Ixion face down"} <= legal(turn_of(mog, "Bangaa"))
    for card in ("Bangaa", down("Bangaa")):
        assert powers(scored(A={"mog": mog, "Antlion": [card]}), "Antlion", "A") == {"Bangaa": 6}


@leaves_alone("Bangaa")
@rule("FF-PLN-01")
@EACH_MOG
def test_bangaa_has_no_ability_so_diabolos_and_malboro_leave_it_alone(mog: str) -> None:
    for monster in ("Diabolos", "Malboro"):
        state = scored(monsters=[monster], A={"mog": mog, monster: ["Bangaa"]})
        assert tokens(state, monster, "A") == {"Bangaa": 0}


@does("Garif")
@rule("FF-GAR-01")
@EACH_MOG
def test_garif_is_5_whatever_would_raise_or_lower_it(mog: str) -> None:
    foe = "Hurdy" if mog != "Hurdy" else "Montblanc"
    state = scored(
        monsters=["Orthros"], A={"mog": mog, "Orthros": [down("Garif")]}, B={"mog": foe, "Orthros": ["Seeq"]}
    )
    assert powers(state, "Orthros", "A") == {"Garif": 5}


@does("Garif")
@rule("FF-GAR-01")
def test_garif_ignores_gil_and_hurdy_but_not_where_his_ability_is_cancelled() -> None:
    both = {"A": {"mog": "Sorbet"}, "B": {"mog": "Hurdy"}}
    for monster, power in (("Antlion", 5), ("Vorpal Bunny", 5 + 2 - 1)):
        seats = {"A": {**both["A"], monster: [gil("Garif", 2)]}, "B": {**both["B"], monster: ["Hurdy 5"]}}
        assert powers(scored(monsters=[monster], **seats), monster, "A") == {"Garif": power}


@leaves_alone("Garif")
@rule("FF-GAR-01")
@EACH_MOG
def test_garif_is_0_when_fatigued_and_fixes_no_other_card(mog: str) -> None:
    state = scored(monsters=["Diabolos"], A={"mog": mog, "Diabolos": ["Garif", "Seeq"]})
    assert tokens(state, "Diabolos", "A") == {"Garif": 1, "Seeq": 0}
    assert powers(state, "Diabolos", "A") == {"Garif": 0, "Seeq": 7}


@does("Viera")
@rule("FF-VIE-01")
@EACH_MOG
def test_viera_lets_her_owner_look_at_one_face_down_card_in_her_zone(mog: str) -> None:
    foe = other(mog)
    state = turn_of(mog, "Viera", A={"Antlion": [down("Bangaa")]}, B={"mog": foe, "Antlion": [down("Seeq")]})
    do(state, "place Viera on Antlion")
    assert legal(state) == {"choose Bangaa", "choose face-down card"}
    do(state, "choose face-down card")
    assert side(state, "Antlion", "B", "A")[0]["card"] == "Seeq"
    assert side(state, "Antlion", "B")[0]["checked_by"] == ["A"]
    assert side(state, "Antlion", "A", "B")[0]["card"] is None


@leaves_alone("Viera")
@rule("FF-VIE-01")
@EACH_MOG
def test_viera_sees_no_other_zone_and_does_nothing_without_a_face_down_card(mog: str) -> None:
    state = turn_of(
        mog, "Viera", B={"mog": other(mog), "hand": ["Hume"], "Ixion": [down("Seeq")], "Antlion": ["Bangaa"]}
    )
    do(state, "place Viera on Antlion")
    assert actor(state) == "B"
    assert side(state, "Ixion", "B", "A")[0]["card"] is None


@leaves_alone("Viera")
@rule("FF-VIE-01")
def test_of_several_face_down_cards_viera_shows_only_the_chosen_one_and_only_to_her_owner() -> None:
    state = scene(
        3,
        A={"mog": "Nono", "ability_used": True, "hand": ["Viera"]},
        B={"mog": "Montblanc", "Yiazmat": [down("Seeq")]},
        C={"mog": "Gurdy", "Yiazmat": [down("Bangaa")]},
    )
    do(state, "place Viera on Yiazmat", "choose C:face-down card")
    assert side(state, "Yiazmat", "C", "A")[0]["card"] == "Bangaa"
    assert side(state, "Yiazmat", "B", "A")[0]["card"] is None
    assert side(state, "Yiazmat", "C", "B")[0]["card"] is None


@does("Hume")
@rule("FF-HUM-01")
@EACH_MOG
def test_hume_draws_a_card_at_once(mog: str) -> None:
    state = turn_of(mog, "Hume", "Seeq", "Bangaa", "Garif")
    do(state, "place Hume on Antlion")
    assert (len(hand(state, "A")), actor(state)) == (5, "B")


@leaves_alone("Hume")
@rule("FF-HUM-01")
@EACH_MOG
def test_hume_draws_from_the_own_deck_only_and_not_at_the_end(mog: str) -> None:
    state = turn_of(mog, "Hume", B={"mog": other(mog), "hand": ["Seeq"]})
    before = deck(state, "B")
    do(state, "place Hume on Antlion")
    assert (deck(state, "B"), hand(state, "B")) == (before, ["Seeq"])
    state = scored(A={"mog": mog, "Antlion": ["Hume"]})
    assert (powers(state, "Antlion", "A"), hand(state, "A")) == ({"Hume": 3}, [])


@does("Nu Mou")
@rule("FF-NUM-01")
@EACH_MOG
def test_nu_mou_brings_a_point_to_its_owner_alone_in_first_place(mog: str) -> None:
    for card in ("Nu Mou", down("Nu Mou")):
        state = scored(A={"mog": mog, "Antlion": [card, "Seeq"]}, B={"mog": other(mog), "Antlion": ["Seeq"]})
        assert prizes(state, "Antlion") == {"A": 3 + 1, "B": 1}


@leaves_alone("Nu Mou")
@rule("FF-NUM-01")
@EACH_MOG
def test_nu_mou_brings_nothing_in_a_tie_in_second_place_or_to_somebody_else(mog: str) -> None:
    foe = other(mog)
    tie = scored(A={"mog": mog, "Antlion": ["Nu Mou", "Bangaa"]}, B={"mog": foe, "Antlion": ["Nu Mou", "Bangaa"]})
    assert (totals(tie, "Antlion"), prizes(tie, "Antlion")) == ({"A": 8, "B": 8}, {"A": 2, "B": 2})
    second = scored(A={"mog": mog, "Antlion": ["Nu Mou"]}, B={"mog": foe, "Antlion": ["Seeq"]})
    assert prizes(second, "Antlion") == {"A": 1, "B": 3}
    elsewhere = scored(A={"mog": mog, "Antlion": ["Seeq"], "Orthros": ["Nu Mou"]}, B={"mog": foe, "Orthros": ["Seeq"]})
    assert prizes(elsewhere, "Antlion") == {"A": 3}


def test_a_shared_card_with_a_token_keeps_its_ability() -> None:
    state = scored(A={"Antlion": [tired("Nu Mou"), "Seeq"]})
    assert prizes(state, "Antlion") == {"A": 3 + 1}
    assert asked(state) is None
    assert on(state, "Antlion", "A") == ["Nu Mou", "Seeq"]
