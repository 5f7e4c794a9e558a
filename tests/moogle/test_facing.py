"""FF-FACE: which way a card may lie, and what lying face down means."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.moogle.scenes import (
    FORCING_FACE,
    HAND,
    actor,
    do,
    down,
    face_down,
    hand,
    legal,
    on,
    points,
    powers,
    prizes,
    refused,
    scene,
    scored,
    seen,
    side,
    tired,
    tokens,
    totals,
    turns,
)


@rule("FF-FACE-01")
def test_a_card_without_the_mark_may_be_played_either_way() -> None:
    state = scene(A={"hand": ["Seeq"], "ability_used": True})
    assert legal(state) == {
        f"place Seeq on {zone}{facing}"
        for zone in ("Antlion", "Ixion", "Orthros", "Yiazmat")
        for facing in ("", " face down")
    }
    do(state, "place Seeq on Ixion face down")
    assert face_down(state, "Ixion", "A") == ["Seeq"]


@rule("FF-FACE-02")
def test_a_second_face_down_card_of_a_player_in_one_zone_is_refused() -> None:
    state = scene(3, A={"hand": ["Seeq"], "Yiazmat": [down("Bangaa")]})
    refused(state, "place Seeq on Yiazmat face down", "FF-FACE-02")
    assert {"place Seeq on Yiazmat", "place Seeq on Antlion face down"} <= legal(state)


@rule("FF-FACE-03")
def test_face_down_cards_of_others_do_not_matter() -> None:
    state = scene(A={"hand": ["Seeq"]}, B={"Ixion": [down("Seeq")], "Yiazmat": [down("Bangaa")]})
    assert {"place Seeq on Ixion face down", "place Seeq on Yiazmat face down"} <= legal(state)


@rule("FF-FACE-04")
def test_a_face_down_card_is_revealed_at_the_end_and_not_before() -> None:
    state = scene(A={"hand": HAND, "ability_used": True}, B={"hand": HAND, "ability_used": True})
    do(state, "place Seeq on Antlion face down")
    while not state.is_over:
        assert side(state, "Antlion", "A", "B")[0]["card"] is None
        turns(state, 1)
    assert side(state, "Antlion", "A", "B")[0]["card"] == "Seeq"
    assert not side(state, "Antlion", "A")[0]["face_down"]
    assert side(state, "Antlion", "A")[0]["was_face_down"]


@rule("FF-FACE-05")
@pytest.mark.parametrize("card", ["Ashe", "Fran", "Vaan", "Balthier", "Viera", "Hume"])
def test_a_card_with_the_mark_must_be_played_face_up(card: str) -> None:
    state = scene(A={"hand": [card]})
    assert f"place {card} on Ixion" in legal(state)
    refused(state, f"place {card} on Ixion face down", "FF-FACE-05")


@rule("FF-FACE-06")
def test_a_marked_card_lying_face_down_is_not_turned_and_counts_nothing() -> None:
    state = scored(A={"Yiazmat": [down("Fran")]}, B={"Yiazmat": ["Hume"]}, tile=FORCING_FACE, first="B")
    assert face_down(state, "Yiazmat", "A") == ["Fran"]
    assert powers(state, "Yiazmat", "A") == {"Fran": 0}
    assert points(state, "A") == prizes(state, "Yiazmat")["A"] == 2


@rule("FF-FACE-07")
def test_two_players_have_at_most_two_face_down_cards_in_the_domain() -> None:
    state = scene(A={"hand": ["Seeq"], "Antlion": [down("Bangaa")]})
    assert "place Seeq on Ixion face down" in legal(state)
    state = scene(A={"hand": ["Seeq"], "Antlion": [down("Bangaa")], "Orthros": [down("Garif")]})
    refused(state, "place Seeq on Ixion face down", "FF-FACE-07")
    refused(state, "place Seeq on Antlion face down", "FF-FACE-02")


@rule("FF-FACE-07")
def test_with_three_players_there_is_no_such_cap() -> None:
    state = scene(3, A={"hand": ["Seeq"], "Antlion": [down("Bangaa")], "Orthros": [down("Garif")]})
    assert "place Seeq on Yiazmat face down" in legal(state)


@rule("FF-FACE-07")
def test_the_face_down_cards_of_the_other_do_not_count() -> None:
    state = scene(
        A={"hand": ["Seeq"], "Antlion": [down("Bangaa")]}, B={"Antlion": [down("Seeq")], "Ixion": [down("Bangaa")]}
    )
    assert "place Seeq on Ixion face down" in legal(state)


@rule("FF-FACE-08", "FF-YIA-02")
def test_on_the_forcing_face_every_card_lies_face_down() -> None:
    state = scene(3, tile=FORCING_FACE, A={"hand": ["Seeq", "Ashe"], "ability_used": True, "Yiazmat": [down("Bangaa")]})
    refused(state, "place Seeq on Yiazmat", "FF-FACE-08")
    refused(state, "place Ashe on Yiazmat", "FF-FACE-08")
    do(state, "place Seeq on Yiazmat face down")
    assert face_down(state, "Yiazmat", "A") == ["Bangaa", "Seeq"]


@rule("FF-FACE-09")
def test_two_players_may_play_on_the_forcing_face_whatever_lies_elsewhere() -> None:
    cards = {"Antlion": [down("Bangaa")], "Orthros": [down("Garif")]}
    state = scene(tile=FORCING_FACE, A={"hand": ["Seeq"], **cards})
    assert "place Seeq on Yiazmat face down" in legal(state)
    refused(state, "place Seeq on Ixion face down", "FF-FACE-07")


@rule("FF-FACE-10")
def test_face_down_cards_on_the_forcing_face_count_for_the_cap_elsewhere() -> None:
    state = scene(tile=FORCING_FACE, A={"hand": ["Seeq"], "Yiazmat": [down("Bangaa"), down("Ashe")]})
    refused(state, "place Seeq on Antlion face down", "FF-FACE-07")
    assert "place Seeq on Antlion" in legal(state)


@rule("FF-FACE-11")
def test_a_marked_card_played_on_the_forcing_face_is_dead() -> None:
    state = scene(tile=FORCING_FACE, A={"hand": ["Ashe"], "ability_used": True}, B={"Yiazmat": [down("Seeq")]})
    do(state, "place Ashe on Yiazmat face down")
    assert actor(state) == "B"
    assert tokens(state, "Yiazmat", "A") == {"Ashe": 0}
    assert tokens(state, "Yiazmat", "B") == {"Seeq": 0}
    state = scored(tile=FORCING_FACE, A={"Yiazmat": [down("Ashe")]}, B={"Yiazmat": [down("Seeq")]})
    assert (face_down(state, "Yiazmat", "A"), powers(state, "Yiazmat", "A")) == (["Ashe"], {"Ashe": 0})


@rule("FF-FACE-12")
def test_ordinary_cards_on_the_forcing_face_are_revealed_and_use_their_abilities() -> None:
    state = scored(tile=FORCING_FACE, A={"Yiazmat": [down("Bangaa"), down("Horne 5", fatigue=1)]})
    assert face_down(state, "Yiazmat", "A") == []
    assert totals(state, "Yiazmat") == {"A": 6 + 10}


@rule("FF-FACE-13", "FF-TRI-01")
def test_a_monster_may_forbid_face_down_cards() -> None:
    state = scene(monsters=["Trickster"], A={"hand": ["Seeq"]})
    refused(state, "place Seeq on Trickster face down", "FF-FACE-13")
    assert "place Seeq on Trickster" in legal(state)
    assert "place Seeq on Antlion face down" in legal(state)


@rule("FF-FACE-14")
def test_the_owner_may_look_at_an_own_face_down_card_and_nobody_else() -> None:
    state = scene(3, A={"Antlion": [down("Seeq")]})
    assert side(state, "Antlion", "A", "A")[0]["card"] == "Seeq"
    for viewer in ("B", "C"):
        assert side(state, "Antlion", "A", viewer)[0]["card"] is None
    assert seen(state, "Antlion")["sides"]["A"][0]["card"] is None


@rule("FF-FACE-15")
def test_a_face_down_card_is_a_card_in_its_zone() -> None:
    state = scene(A={"hand": ["Seeq"], "Ixion": [down("Bangaa"), "Hume"]})
    refused(state, "place Seeq on Ixion", "FF-PLC-04")
    state = scene(A={"hand": ["Ashe"]}, B={"Ixion": [down("Seeq")]})
    do(state, "place Ashe on Ixion")
    assert legal(state) == {"choose face-down card", "choose Ashe"}
    do(state, "choose face-down card")
    assert tokens(state, "Ixion", "B") == {"Seeq": 1}


@rule("FF-FACE-15")
def test_a_face_down_card_shows_no_power() -> None:
    state = scene(A={"Ixion": [down("Seeq")]})
    assert side(state, "Ixion", "A", "B")[0]["power"] is None


@rule("FF-FACE-16")
def test_effects_that_look_at_what_is_printed_pass_a_dead_card_by() -> None:
    state = scored(monsters=["Malboro"], A={"mog": "Nono", "Malboro": [down("Nono 7", by_choice=False)]})
    assert tokens(state, "Malboro", "A") == {"Nono 7": 0}
    state = scored(monsters=["Diabolos"], A={"mog": "Nono", "Diabolos": [down("Nono 7", by_choice=False)]})
    assert tokens(state, "Diabolos", "A") == {"Nono 7": 0}
    state = scored(monsters=["Malboro"], A={"mog": "Nono", "Malboro": ["Nono 7"]})
    assert tokens(state, "Malboro", "A") == {"Nono 7": 1}
    state = scored(tile="2A", A={"mog": "Nono", "Yiazmat": [down("Nono 7", by_choice=False), "Hume"]})
    assert tokens(state, "Yiazmat", "A") == {"Nono 7": 0, "Hume": 1}


@rule("FF-FACE-16")
def test_a_dead_card_moved_off_the_forcing_face_stays_dead() -> None:
    state = scene(
        monsters=["Malboro"],
        tile=FORCING_FACE,
        A={"mog": "Nono", "hand": HAND, "Yiazmat": [down("Nono 7")]},
        round=6,
        first="B",
    )
    do(state, "use Refit", "move Nono 7 to Malboro", "place Seeq on Yiazmat face down")
    assert state.is_over
    assert (tokens(state, "Malboro", "A"), powers(state, "Malboro", "A")) == ({"Nono 7": 0}, {"Nono 7": 0})
    assert prizes(state, "Malboro") == {"A": 3}


@rule("FF-FACE-16")
def test_a_token_on_a_dead_card_still_lies_there_and_is_counted() -> None:
    state = scored(
        A={"mog": "Horne", "Antlion": ["Horne 2"]},
        B={"mog": "Nono", "Antlion": [down("Viera", by_choice=False, fatigue=1)]},
    )
    assert powers(state, "Antlion", "A") == {"Horne 2": 4}
    state = scored(A={"mog": "Horne", "Antlion": ["Horne 2", tired("Seeq")]})
    assert powers(state, "Antlion", "A") == {"Horne 2": 4, "Seeq": 0}


@rule("FF-EX-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_turn_example_left_either_way_centre_and_right_face_up_only(seats: int) -> None:
    right, left = {3: ("Antlion", "Orthros"), 4: ("Antlion", "Malboro")}[seats]
    state = scene(
        seats, A={"hand": ["Seeq"], "ability_used": True, "Yiazmat": [down("Bangaa")], right: [down("Garif")]}
    )
    assert legal(state) == {
        f"place Seeq on {left}",
        f"place Seeq on {left} face down",
        "place Seeq on Yiazmat",
        f"place Seeq on {right}",
    }
    assert hand(state, "A") == ["Seeq"]
    assert on(state, right, "A") == ["Garif"]
