"""FF-ABL: when abilities work, what they may be used on, looking and drawing."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.moogle.scenes import (
    HAND,
    actor,
    asked,
    deck,
    do,
    down,
    gil,
    hand,
    legal,
    points,
    powers,
    refused,
    scene,
    scored,
    side,
    tired,
    tokens,
    totals,
    turns,
)


@rule("FF-ABL-01")
def test_a_lightning_ability_works_at_once_before_the_draw() -> None:
    state = scene(A={"mog": "Montblanc", "ability_used": True, "hand": ["Fran"]})
    events = [event for event in state.play("place Fran on Antlion") if event["event"] in ("points", "moved")]
    assert [event["event"] for event in events] == ["moved", "points", "moved"]
    assert events[2]["from"] == ["deck", "A"]
    assert points(state, "A") == 1


@rule("FF-ABL-02")
def test_an_ability_without_lightning_is_used_when_its_text_says() -> None:
    state = scene(
        A={"mog": "Montblanc", "ability_used": True, "hand": ["Vaan", *HAND]}, B={"hand": HAND, "ability_used": True}
    )
    do(state, "place Vaan on Antlion")
    assert (actor(state), asked(state)) == ("A", "turn")
    do(state, "done", "place Seeq on Antlion")
    assert (state.view()["round"], actor(state)) == (2, "A")
    assert "move Vaan to Ixion" in legal(state)


@rule("FF-ABL-03")
def test_an_end_of_game_ability_works_whichever_way_the_card_lay() -> None:
    for card in (tired("Horne 5"), down("Horne 5", fatigue=1)):
        assert totals(scored(A={"Antlion": [card]}), "Antlion") == {"A": 10}


@rule("FF-ABL-04")
def test_before_the_end_an_end_of_game_ability_does_nothing() -> None:
    state = scene(A={"hand": ["Ashe"], "ability_used": True, "Antlion": ["Penelo"]}, B={"Antlion": ["Seeq"]})
    do(state, "place Ashe on Antlion", "choose Seeq")
    assert tokens(state, "Antlion", "B") == {"Seeq": 1}
    assert points(scene(A={"Antlion": ["Nu Mou"]}), "A") == 0


@rule("FF-ABL-05")
def test_an_ability_that_cannot_be_carried_out_is_skipped() -> None:
    state = scene(
        A={"mog": "Montblanc", "ability_used": True, "hand": ["Viera"]}, B={"hand": ["Bangaa"], "Ixion": [down("Seeq")]}
    )
    do(state, "place Viera on Antlion")
    assert (actor(state), len(hand(state, "A"))) == ("B", 1)


@rule("FF-ABL-06")
def test_a_mog_ability_may_be_used_before_or_after_the_card_but_not_in_the_turn_of_another() -> None:
    state = scene(A={"mog": "Horne", "hand": HAND}, B={"mog": "Hurdy", "hand": ["Bangaa"], "Antlion": ["Seeq"]})
    assert "use Exhaust" in legal(state)
    after = do(state.clone(), "place Seeq on Ixion")
    assert "use Exhaust" in legal(after)
    do(after, "done")
    assert actor(after) == "B"
    refused(after, "use Exhaust", "FF-ABL-06")
    do(state, "use Exhaust")
    assert tokens(state, "Antlion", "B") == {"Seeq": 1}
    assert asked(state) == "turn"
    assert legal(state, "place")


@rule("FF-ABL-06")
def test_a_mog_ability_does_not_come_between_a_placement_and_its_ability() -> None:
    state = scene(A={"hand": ["Ashe", "Seeq"]}, B={"Antlion": ["Seeq"]})
    do(state, "place Ashe on Antlion")
    refused(state, "use Exhaust", "FF-ABL-06")
    do(state, "choose Seeq")
    assert "use Exhaust" in legal(state)


@rule("FF-ABL-07")
def test_a_mog_ability_is_used_once_per_game() -> None:
    state = scene(A={"mog": "Hurdy", "hand": HAND}, B={"hand": HAND})
    do(state, "use Encore", "choose Garif")
    refused(state, "use Encore", "FF-ABL-07")
    turns(state, 2)
    assert (state.view()["round"], actor(state)) == (2, "A")
    assert not legal(state, "use")
    refused(state, "use Encore", "FF-ABL-07")


@rule("FF-ABL-07")
def test_sorbet_spends_gil_as_long_as_there_is_some() -> None:
    state = scene(A={"mog": "Sorbet", "gil": 2, "hand": HAND, "Antlion": ["Hume"]}, B={"hand": HAND})
    do(state, "use Gil", "place Seeq on Ixion", "done")
    turns(state, 1)
    do(state, "use Gil")
    do(state, min(legal(state, "choose")))
    assert state.view()["A"]["gil"] == 0
    refused(state, "use Gil", "FF-ABL-07")


@rule("FF-ABL-08")
def test_a_fixed_power_ignores_every_increase_and_decrease() -> None:
    state = scored(
        A={"mog": "Montblanc", "Antlion": ["Garif", "Montblanc 3", "Seeq"]}, B={"mog": "Hurdy", "Antlion": ["Hurdy 5"]}
    )
    assert powers(state, "Antlion", "A") == {"Garif": 5, "Montblanc 3": 2, "Seeq": 8}
    state = scored(A={"mog": "Sorbet", "Antlion": [gil("Garif", 3), gil("Seeq", 1)]})
    assert powers(state, "Antlion", "A") == {"Garif": 5, "Seeq": 8}


@rule("FF-ABL-09")
def test_fatigue_makes_a_fixed_power_zero() -> None:
    assert powers(scored(A={"Antlion": [tired("Garif")]}), "Antlion", "A") == {"Garif": 0}


@rule("FF-ABL-10")
def test_original_power_is_the_printed_number() -> None:
    state = scored(monsters=["Malboro"], A={"mog": "Sorbet", "Malboro": [tired("Seeq"), gil("Bangaa", 3)]})
    assert tokens(state, "Malboro", "A") == {"Seeq": 2, "Bangaa": 0}


@rule("FF-ABL-17")
def test_what_was_seen_is_known_to_the_one_who_looked_and_everybody_sees_at_which_card() -> None:
    state = scene(4, A={"hand": ["Viera"]}, B={"Yiazmat": ["Hume", down("Seeq")]})
    events = state.play("place Viera on Yiazmat")
    (checked,) = [event for event in events if event["event"] == "checked"]
    assert (checked["seat"], checked["at"], checked["place"]) == ("A", ["Yiazmat", "B"], 1)
    assert checked["seers"] == [0, 1]
    for viewer, name in (("A", "Seeq"), ("B", "Seeq"), ("C", None), ("D", None)):
        card = side(state, "Yiazmat", "B", viewer)[1]
        assert (card["card"], card["checked_by"]) == (name, ["A"])
    assert state.view(None)["places"][-1]["sides"]["B"][1]["card"] is None


@rule("FF-ABL-18")
def test_drawing_by_an_ability_comes_on_top_of_the_normal_draw() -> None:
    state = scene(A={"mog": "Montblanc", "ability_used": True, "hand": [*HAND, "Hume"]})
    do(state, "place Hume on Antlion")
    assert len(hand(state, "A")) == 4 - 1 + 1 + 1


@rule("FF-ABL-19")
def test_drawing_from_an_empty_deck_does_nothing() -> None:
    state = scene(
        A={"mog": "Montblanc", "ability_used": True, "hand": [*HAND, "Hume"], "deck": [], "Ixion": ["Nu Mou"]},
        B={"hand": HAND},
    )
    do(state, "place Hume on Antlion")
    assert (actor(state), len(hand(state, "A")), deck(state, "A")) == ("B", 3, 0)


@rule("FF-ABL-20")
def test_a_single_possible_target_must_be_taken() -> None:
    state = scene(
        A={"hand": ["Horne 4"], "ability_used": True, "Antlion": ["Nu Mou", "Seeq"]},
        B={"Antlion": [down("Hume", by_choice=False)]},
    )
    do(state, "place Horne 4 on Antlion")
    assert tokens(state, "Antlion", "A") == {"Nu Mou": 1, "Seeq": 0, "Horne 4": 0}
    assert actor(state) == "B"


@rule("FF-ABL-20")
def test_an_ability_is_optional_only_where_it_says_so() -> None:
    state = scene(A={"hand": ["Ashe"]}, B={"Antlion": ["Seeq"]})
    do(state, "place Ashe on Antlion")
    refused(state, "done", "FF-ABL-20")
    refused(state, "choose Bangaa", "FF-ABL-20")
    state = scene(A={"hand": ["Horne 3"]}, B={"Antlion": [tired("Seeq")]})
    do(state, "place Horne 3 on Antlion")
    assert legal(state) == {"choose Seeq", "done"}
