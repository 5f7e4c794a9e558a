"""FF-PLC: where a card may be placed, and how many."""

from __future__ import annotations

import random

import pytest

from ludobug.rulebook.proof import rule
from tests.moogle.scenes import (
    FORCING_FACE,
    HAND,
    actor,
    deck,
    do,
    hand,
    impossible,
    legal,
    on,
    refused,
    scene,
    scored,
    table,
    totals,
)

UP = "face up"


def zones(texts: set[str]) -> set[str]:
    """The zones that placements name."""
    return {text.removesuffix(" face down").rpartition(" on ")[2] for text in texts if text.startswith("place")}


@rule("FF-PLC-01")
def test_with_four_players_three_zones_are_open_yiazmat_left_and_right() -> None:
    monsters = ["Antlion", "Ixion", "Orthros", "Malboro"]
    reached = {
        active: zones(legal(scene(4, monsters=monsters, active=active, **{active: {"hand": HAND}})))
        for active in "ABCD"
    }
    assert reached == {
        "A": {"Yiazmat", "Antlion", "Malboro"},
        "B": {"Yiazmat", "Antlion", "Ixion"},
        "C": {"Yiazmat", "Ixion", "Orthros"},
        "D": {"Yiazmat", "Orthros", "Malboro"},
    }


@rule("FF-PLC-02")
def test_a_monster_between_two_others_is_out_of_reach() -> None:
    state = scene(4, monsters=["Antlion", "Ixion", "Orthros", "Malboro"], A={"hand": HAND})
    for text in ("place Seeq on Ixion", "place Seeq on Orthros face down", "place Seeq on BC"):
        refused(state, text, "FF-PLC-02")
    refused(state, "place Seeq on Diabolos", "FF-PLC-01")
    impossible("A.cards.BC", 4, monsters=["Antlion", "Ixion"], A={"Ixion": ["Seeq"]})


@rule("FF-PLC-03")
def test_each_card_stays_on_its_owners_side_and_sides_are_summed_apart() -> None:
    state = scene(3, A={"hand": ["Seeq"], "ability_used": True}, B={"Antlion": ["Montblanc 8"]})
    do(state, "place Seeq on Antlion")
    assert (on(state, "Antlion", "A"), on(state, "Antlion", "B")) == (["Seeq"], ["Montblanc 8"])
    state = scored(A={"Antlion": ["Seeq", "Hume"]}, B={"Antlion": ["Montblanc 8", "Bangaa"]})
    assert totals(state, "Antlion") == {"A": 10, "B": 14}


@rule("FF-PLC-03")
def test_effects_on_this_zone_see_the_cards_of_all_owners() -> None:
    state = scene(3, A={"hand": ["Ashe"], "Antlion": ["Seeq"]}, B={"Antlion": ["Seeq"], "Ixion": ["Bangaa"]})
    do(state, "place Ashe on Antlion")
    assert legal(state) == {"choose A:Seeq", "choose B:Seeq", "choose Ashe"}


@rule("FF-PLC-04")
def test_two_cards_of_a_player_fill_a_basic_monster() -> None:
    for monster in ("Ixion", "Orthros", "Diabolos", "Trickster"):
        state = scene(monsters=[monster], A={"hand": ["Seeq"], monster: ["Bangaa"]})
        assert f"place Seeq on {monster}" in legal(state)
        state = scene(monsters=[monster], A={"hand": ["Seeq"], monster: ["Bangaa", "Garif"]})
        refused(state, f"place Seeq on {monster}", "FF-PLC-04")
        assert monster not in zones(legal(state))


@rule("FF-PLC-05", "FF-ANT-01", "FF-YIA-01")
@pytest.mark.parametrize("zone", ["Antlion", "Yiazmat"])
def test_three_cards_of_a_player_fill_yiazmat_and_antlion(zone: str) -> None:
    state = scene(A={"hand": ["Seeq"], zone: ["Bangaa", "Garif"]})
    assert f"place Seeq on {zone}" in legal(state)
    state = scene(A={"hand": ["Seeq"], zone: ["Bangaa", "Garif", "Hume"]})
    refused(state, f"place Seeq on {zone}", "FF-PLC-05")


@rule("FF-PLC-06")
def test_the_cards_of_others_take_no_room() -> None:
    state = scene(A={"hand": ["Seeq"], "Ixion": ["Hume"]}, B={"Ixion": ["Seeq", "Bangaa"]})
    assert "place Seeq on Ixion" in legal(state)


@rule("FF-PLC-07")
def test_only_an_explicit_effect_lifts_a_limit() -> None:
    full = {"Ixion": ["Bangaa", "Garif"]}
    state = scene(A={"hand": ["Balthier", "Vaan"], **full})
    refused(state, "place Vaan on Ixion", "FF-PLC-04")
    do(state, "place Balthier on Ixion")
    assert on(state, "Ixion", "A") == ["Bangaa", "Garif", "Balthier"]


@rule("FF-PLC-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_play_there_is_always_a_legal_placement(seats: int) -> None:
    for seed in range(60):
        rng, state = random.Random(seed), table(seats).new_state(seed=seed)
        while not state.is_over:
            decision = state.view()["decision"]
            if decision["type"] == "turn" and not decision["played"]:
                assert legal(state, "place")
            state.apply(rng.choice(state.legal_actions()))


@rule("FF-PLC-08")
def test_a_table_laid_by_hand_without_a_legal_placement_skips_the_play_but_not_the_draw() -> None:
    full = {"Antlion": ["Bangaa", "Garif", "Hume"], "Ixion": ["Viera", "Nu Mou"], "Orthros": ["Montblanc 8", "Ashe"]}
    state = scene(
        A={
            "mog": "Montblanc",
            "ability_used": True,
            "hand": ["Seeq"],
            **full,
            "Yiazmat": ["Montblanc 4", "Basch", "Fran"],
        },
        B={"hand": HAND},
    )
    assert (actor(state), legal(state)) == ("A", {"done"})
    do(state, "done")
    assert (actor(state), len(hand(state, "A")), deck(state, "A")) == ("B", 2, 1)


@rule("FF-PLC-08")
def test_a_player_without_cards_skips_the_play() -> None:
    state = scene(A={"mog": "Montblanc", "ability_used": True, "hand": []}, B={"hand": HAND})
    assert actor(state) == "B"
    assert len(hand(state, "A")) == 1


@rule("FF-PLC-09")
def test_with_three_players_each_reaches_two_of_three_monsters() -> None:
    monsters = ["Antlion", "Ixion", "Orthros"]
    reached = {
        active: zones(legal(scene(3, monsters=monsters, active=active, **{active: {"hand": HAND}}))) for active in "ABC"
    }
    assert reached == {
        "A": {"Antlion", "Orthros", "Yiazmat"},
        "B": {"Antlion", "Ixion", "Yiazmat"},
        "C": {"Ixion", "Orthros", "Yiazmat"},
    }
    refused(scene(3, monsters=monsters, A={"hand": HAND}), "place Seeq on Ixion", "FF-PLC-02")


@rule("FF-YIA-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yiazmat_is_open_to_everybody(seats: int) -> None:
    for active in "ABCD"[:seats]:
        for face in (FORCING_FACE, "1B", "2A", "2B"):
            assert "Yiazmat" in zones(legal(scene(seats, tile=face, active=active, **{active: {"hand": HAND}})))
