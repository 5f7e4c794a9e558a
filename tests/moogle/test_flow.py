"""FF-FLOW and FF-DRW: rounds, turns and the draw that closes each."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.moogle.scenes import (
    HAND,
    actor,
    asked,
    deck,
    do,
    down,
    hand,
    legal,
    on,
    points,
    powers,
    prizes,
    refused,
    scene,
    scored,
    table,
    tokens,
    turns,
)

ALL = {letter: {"hand": HAND} for letter in "ABCD"}
USED = {"hand": HAND, "ability_used": True}


@rule("FF-FLOW-01")
def test_the_first_player_opens_and_turns_go_clockwise() -> None:
    assert turns(scene(4, active="C", first="C", **ALL), 4) == "CDAB"


@rule("FF-FLOW-02")
def test_the_same_player_opens_each_round() -> None:
    state = scene(4, active="C", first="C", **ALL)
    assert turns(state, 8) == "CDABCDAB"
    assert state.view()["round"] == 3


@rule("FF-FLOW-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_takes_exactly_six_turns(seats: int) -> None:
    state = table(seats).new_state(seed=6)
    first = str(actor(state))
    played = turns(state, 6 * seats)
    assert played[0] == first
    assert all(played.count(letter) == 6 for letter in state.game.letters)
    assert state.is_over
    refused(state, "place Seeq on Antlion", "FF-FLOW-03")


@rule("FF-FLOW-03")
def test_scoring_starts_after_the_last_turn_of_round_six() -> None:
    state = scene(round=6, active="B", first="A", B={"hand": HAND, "ability_used": True})
    do(state, "place Seeq on Antlion")
    assert state.is_over
    assert prizes(state, "Antlion") == {"B": 3}


@rule("FF-FLOW-04")
def test_a_turn_is_a_card_its_ability_a_draw_and_then_the_next_player() -> None:
    state = scene(
        A={"mog": "Montblanc", "ability_used": True, "hand": ["Viera", "Seeq"]},
        B={"Antlion": [down("Seeq")], "Ixion": [down("Bangaa")]},
    )
    events = [event for event in state.play("place Viera on Antlion") if event["event"] in ("moved", "checked", "turn")]
    assert [event["event"] for event in events] == ["moved", "checked", "moved", "turn"]
    assert (events[0]["from"], events[2]["from"]) == (["hand", "A"], ["deck", "A"])
    assert actor(state) == "B"


@rule("FF-FLOW-04")
def test_a_second_card_in_one_turn_is_refused() -> None:
    state = scene(A={"hand": HAND, "Ixion": ["Hume"]})
    do(state, "place Seeq on Antlion")
    assert (actor(state), asked(state)) == ("A", "turn")
    refused(state, "place Bangaa on Antlion", "FF-FLOW-04")


@rule("FF-FLOW-05")
def test_there_is_no_pass() -> None:
    state = scene(A={"hand": HAND})
    assert "done" not in legal(state)
    for word in ("pass", "done", "end turn", "stop"):
        refused(state, word, "FF-FLOW-05")


@rule("FF-FLOW-06")
def test_the_marker_is_worth_one_point_to_its_holder() -> None:
    state = scored(A={"Antlion": ["Seeq"]}, B={"Ixion": ["Seeq"]}, first="A")
    assert prizes(state, "Antlion") == {"A": 3}
    assert (points(state, "A"), points(state, "B")) == (4, 4)
    state = scored(A={"points": 3, "Antlion": ["Seeq"]}, first="B")
    assert (points(state, "A"), points(state, "B")) == (6, 1)
    state = scored(A={"points": 3, "Antlion": ["Seeq"]}, first="A")
    assert (points(state, "A"), points(state, "B")) == (7, 0)


@rule("FF-FLOW-07")
def test_a_hero_is_played_like_any_card_and_is_the_card_of_the_turn() -> None:
    state = scene(A={"hand": ["Penelo", "Vaan", "Seeq"], "ability_used": True})
    assert {"place Penelo on Ixion", "place Penelo on Ixion face down"} <= legal(state)
    assert "place Vaan on Ixion face down" not in legal(state)
    do(state, "place Penelo on Ixion")
    assert on(state, "Ixion", "A") == ["Penelo"]
    assert actor(state) == "B"
    state = scored(monsters=["Ixion"], A={"Ixion": ["Penelo"]})
    assert powers(state, "Ixion", "A") == {"Penelo": 5}


@rule("FF-FLOW-07")
def test_a_hero_takes_a_slot() -> None:
    state = scene(A={"hand": ["Seeq"], "Ixion": ["Penelo", "Bangaa"]})
    refused(state, "place Seeq on Ixion", "FF-PLC-04")


@rule("FF-FLOW-08")
def test_in_play_a_hero_is_a_card_like_all_others() -> None:
    state = scored(monsters=["Malboro"], A={"Malboro": ["Basch"]}, B={"Malboro": ["Bangaa"]})
    assert (tokens(state, "Malboro", "A"), tokens(state, "Malboro", "B")) == ({"Basch": 1}, {"Bangaa": 0})
    state = scored(A={"mog": "Sorbet", "Antlion": ["Sorbet 0"]}, B={"Antlion": ["Basch"]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 7}
    state = scene(A={"mog": "Nono", "hand": ["Seeq"], "Antlion": ["Basch"]})
    do(state, "use Refit", "move Basch to Ixion")
    assert on(state, "Ixion", "A") == ["Basch"]


@rule("FF-FLOW-09")
def test_after_the_draw_nothing_can_be_used_until_the_next_own_turn() -> None:
    state = scene(A={"mog": "Horne", "hand": HAND, "Ixion": ["Vaan"]}, B={"hand": HAND})
    do(state, "place Seeq on Antlion")
    assert legal(state) == {
        "done",
        "use Exhaust",
        "move Vaan to Antlion",
        "move Vaan to Orthros",
        "move Vaan to Yiazmat",
    }
    do(state, "done")
    assert (actor(state), len(hand(state, "A"))) == ("B", 3)
    refused(state, "use Exhaust", "FF-ABL-06")
    refused(state, "move Vaan to Antlion", "FF-ABL-15")


@rule("FF-DRW-01")
def test_at_the_end_of_the_turn_one_card_is_drawn_from_the_own_deck() -> None:
    state = scene(A={"mog": "Montblanc", "ability_used": True, "hand": [*HAND, "Hume"], "deck": ["Nu Mou", "Viera"]})
    do(state, "place Seeq on Antlion")
    assert hand(state, "A") == ["Bangaa", "Garif", "Hume", "Nu Mou"]
    assert deck(state, "A") == 1


@rule("FF-DRW-02")
def test_the_draw_is_one_card_and_no_refill() -> None:
    held = ["Seeq", "Bangaa", "Garif", "Hume", "Nu Mou", "Viera"]
    for size in (6, 1):
        state = scene(A={"mog": "Montblanc", "ability_used": True, "hand": held[:size]})
        do(state, "place Seeq on Antlion")
        assert len(hand(state, "A")) == size


@rule("FF-DRW-03")
def test_the_last_draw_changes_no_result() -> None:
    played = []
    for cards in (["Hume"], []):
        state = scene(round=6, active="B", first="A", A={"Antlion": ["Seeq"]}, B={**USED, "deck": cards})
        do(state, "place Bangaa on Antlion")
        played.append((points(state, "A"), points(state, "B"), state.returns()))
    assert played[0] == played[1]
