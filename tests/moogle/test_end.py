"""FF-END: ranks, shared points, bonuses and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.moogle.scenes import (
    FORCING_FACE,
    HAND,
    do,
    down,
    face_down,
    points,
    powers,
    prizes,
    scene,
    scored,
    tired,
    totals,
)

OF_POWER = {3: ["Hume"], 5: ["Garif"], 6: ["Bangaa"], 7: ["Seeq"], 8: ["Bangaa", "Nu Mou"], 9: ["Bangaa", "Hume"]}
"""Cards that every Mog has, by the total they make where nothing else works on them."""
OF_POWER |= {10: ["Seeq", "Hume"], 11: ["Bangaa", "Garif"], 12: ["Seeq", "Garif"]}


def at_yiazmat(*wanted: int) -> State:
    """The final scoring of Yiazmat's plain face with these totals of A, B and so on."""
    seats: dict[str, Any] = {
        letter: {"Yiazmat": OF_POWER[total]} for letter, total in zip("ABCD", wanted, strict=False)
    }
    state = scored(max(2, len(wanted)), **seats)
    assert list(totals(state, "Yiazmat").values()) == list(wanted)
    return state


@rule("FF-END-01")
def test_all_face_down_cards_are_revealed_but_the_dead_ones() -> None:
    state = scene(
        3,
        tile=FORCING_FACE,
        A={"hand": HAND, "ability_used": True, "Yiazmat": [down("Fran"), down("Hume"), down("Horne 5")]},
        B={"Antlion": [down("Seeq")]},
        C={"Ixion": [down("Basch")]},
        round=6,
        first="B",
    )
    events = state.play("place Seeq on Antlion face down")
    revealed = [event["card"] for event in events if event["event"] == "revealed"]
    assert sorted(revealed) == ["Basch", "Horne 5", "Seeq", "Seeq"]
    assert face_down(state, "Yiazmat", "A") == ["Fran", "Hume"]
    assert face_down(state, "Antlion", "A") == face_down(state, "Antlion", "B") == []


@rule("FF-END-02")
def test_powers_are_summed_with_end_of_game_abilities_and_the_highest_total_is_first() -> None:
    state = scored(A={"mog": "Horne", "Antlion": ["Bangaa", tired("Horne 5")]}, B={"Antlion": ["Seeq", "Montblanc 8"]})
    assert totals(state, "Antlion") == {"A": 16, "B": 15}
    assert prizes(state, "Antlion") == {"A": 3, "B": 1}


@rule("FF-END-03")
def test_a_monster_pays_3_and_1() -> None:
    for monster in ("Antlion", "Orthros", "Diabolos"):
        state = scored(monsters=[monster], A={monster: ["Seeq"]}, B={monster: ["Bangaa"]})
        assert prizes(state, monster) == {"A": 3, "B": 1}


@rule("FF-END-04")
def test_yiazmat_pays_4_2_1() -> None:
    assert prizes(at_yiazmat(12, 9, 7, 3), "Yiazmat") == {"A": 4, "B": 2, "C": 1, "D": 0}


@rule("FF-END-05")
def test_without_a_card_there_is_no_rank_and_no_point() -> None:
    state = scored(A={"Antlion": ["Hume"]}, first="A")
    assert prizes(state, "Antlion") == {"A": 3}
    assert points(state, "B") == 0


@rule("FF-END-06")
def test_a_lone_participant_is_alone_in_first_place() -> None:
    state = scored(A={"mog": "Montblanc", "Antlion": ["Montblanc 4"]})
    assert prizes(state, "Antlion") == {"A": 3 + 2}


@rule("FF-END-07")
def test_a_card_is_enough_to_take_part_even_with_a_total_of_0() -> None:
    state = scored(
        A={"Antlion": ["Garif"], "Orthros": [tired("Seeq")], "Ixion": ["Bangaa"]},
        B={"Antlion": [tired("Seeq")], "Orthros": [tired("Bangaa")], "Ixion": [down("Viera", by_choice=False)]},
    )
    assert prizes(state, "Antlion") == {"A": 3, "B": 1}
    assert prizes(state, "Orthros") == {"A": 2, "B": 2}
    assert prizes(state, "Ixion") == {"A": 4, "B": 1}


@rule("FF-END-08")
@pytest.mark.parametrize(
    ("wanted", "paid"),
    [
        pytest.param((10, 10, 6), [3, 3, 1], marks=rule("FF-END-10")),
        pytest.param((8, 8, 8), [2, 2, 2], marks=rule("FF-END-11")),
        pytest.param((8, 8, 8, 8), [1, 1, 1, 1], marks=rule("FF-END-12")),
        pytest.param((9, 6, 6), [4, 1, 1], marks=rule("FF-END-13")),
        pytest.param((9, 6, 6, 6), [4, 1, 1, 1], marks=rule("FF-END-14")),
        pytest.param((9, 7, 5, 5), [4, 2, 0, 0], marks=rule("FF-END-15")),
        pytest.param((11, 8), [4, 2], marks=rule("FF-END-16")),
    ],
)
def test_tied_players_share_the_points_of_the_ranks_they_cover(wanted: tuple[int, ...], paid: list[int]) -> None:
    assert list(prizes(at_yiazmat(*wanted), "Yiazmat").values()) == paid


@rule("FF-END-08", "FF-END-09")
def test_two_tied_for_first_on_a_monster_get_two_points_each() -> None:
    state = scored(A={"Antlion": OF_POWER[9]}, B={"Antlion": OF_POWER[9]})
    assert prizes(state, "Antlion") == {"A": 2, "B": 2}


@rule("FF-END-17")
def test_a_bonus_for_winning_is_paid_only_to_its_owner_alone_in_first_place() -> None:
    state = scored(A={"mog": "Montblanc", "Antlion": ["Montblanc 4", "Hume"]}, B={"Antlion": ["Seeq"]})
    assert prizes(state, "Antlion") == {"A": 2, "B": 2}
    state = scored(A={"mog": "Montblanc", "Antlion": ["Montblanc 4", "Seeq"]}, B={"Antlion": ["Seeq"]})
    assert prizes(state, "Antlion") == {"A": 3 + 2, "B": 1}
    state = scored(A={"mog": "Montblanc", "Antlion": ["Montblanc 4"]}, B={"Antlion": ["Seeq"]})
    assert prizes(state, "Antlion") == {"A": 1, "B": 3}


@rule("FF-END-18")
def test_most_victory_points_win() -> None:
    state = scored(3, A={"points": 9}, B={"points": 7}, C={"points": 8}, first="B")
    assert [points(state, letter) for letter in "ABC"] == [9, 8, 8]
    assert state.view()["winner"] == "A"
    assert state.returns() == [1.0, -0.5, -0.5]


@rule("FF-END-19")
@pytest.mark.parametrize(
    ("first", "shared", "winner"),
    [("A", "BD", "B"), ("C", "BD", "D"), ("D", "AC", "A"), ("B", "BD", "B"), ("A", "CD", "C"), ("D", "BC", "B")],
)
def test_of_those_with_equal_points_the_first_in_turn_order_wins(first: str, shared: str, winner: str) -> None:
    seats = {letter: {"points": 9 - (letter == first)} for letter in shared}
    state = scored(4, first=first, **seats)
    assert {points(state, letter) for letter in shared} == {9}
    assert state.view()["winner"] == winner


@rule("FF-END-21")
def test_zones_are_scored_apart_so_their_order_is_all_one() -> None:
    cards = {
        "Diabolos": (["Bangaa", "Horne 5"], ["Seeq", "Montblanc 8"]),
        "Malboro": (["Seeq", "Nu Mou"], ["Hume", "Montblanc 4"]),
        "Behemoth King": (["Hume", "Viera"], ["Nu Mou", "Bangaa"]),
    }
    results = set()
    for order in (["Diabolos", "Malboro", "Behemoth King"], ["Behemoth King", "Diabolos", "Malboro"]):
        seats = [{name: cards[name][seat] for name in order} for seat in (0, 1)]
        state = scored(monsters=order, A=seats[0], B=seats[1])
        results.add(
            (*(tuple(prizes(state, name).items()) for name in sorted(order)), points(state, "A"), points(state, "B"))
        )
    assert len(results) == 1


@rule("FF-END-22")
def test_pluses_and_minuses_are_added_up_first_and_no_power_is_below_0() -> None:
    nu_mou = {"mog": "Montblanc", "Orthros": [down("Nu Mou")]}
    state = scored(A=nu_mou, B={"mog": "Hurdy", "Orthros": ["Hurdy 5"]})
    assert powers(state, "Orthros", "A") == {"Nu Mou": 0}
    both = {"mog": "Montblanc", "Orthros": [down("Nu Mou"), "Montblanc 3"]}
    state = scored(A=both, B={"mog": "Hurdy", "Orthros": ["Hurdy 5"]})
    assert powers(state, "Orthros", "A") == {"Nu Mou": 1, "Montblanc 3": 2}


@rule("FF-END-23")
def test_points_won_in_scoring_are_added_to_those_gained_in_play() -> None:
    state = scene(
        A={"hand": ["Fran"], "ability_used": True, "Antlion": ["Seeq"]}, B={"Antlion": ["Hume"]}, round=6, first="B"
    )
    do(state, "place Fran on Antlion")
    assert state.is_over
    assert points(state, "A") == 1 + 3
    assert points(state, "B") == 1 + 1


@rule("FF-END-24")
def test_all_bonuses_of_one_winner_add_up() -> None:
    state = scored(A={"mog": "Montblanc", "Ixion": ["Montblanc 4", "Nu Mou"]}, B={"Ixion": ["Hume"]})
    assert prizes(state, "Ixion") == {"A": 3 + 2 + 1 + 1, "B": 1}


@rule("FF-EX-02", "FF-DIA-01", "FF-HRN-01")
def test_the_worked_example_16_against_15_at_diabolos() -> None:
    state = scored(
        monsters=["Diabolos"],
        A={"mog": "Horne", "Diabolos": ["Bangaa", "Horne 5"]},
        B={"mog": "Montblanc", "Diabolos": ["Seeq", "Montblanc 8"]},
    )
    assert powers(state, "Diabolos", "A") == {"Bangaa": 6, "Horne 5": 0}
    assert powers(state, "Diabolos", "B") == {"Seeq": 7, "Montblanc 8": 8}
    assert totals(state, "Diabolos") == {"A": 16, "B": 15}
    assert prizes(state, "Diabolos") == {"A": 3, "B": 1}
