"""The abilities of the six Mogs."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.moogle.scenes import (
    FORCING_FACE,
    HAND,
    actor,
    asked,
    deck,
    do,
    down,
    face_down,
    gil,
    hand,
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


@does("Montblanc")
@rule("FF-MOG-01")
def test_clan_call_takes_a_spare_hero_and_puts_a_hand_card_under_the_deck() -> None:
    deck_cards = ["Hume", "Viera", "Garif", "Montblanc 8", "Montblanc 4", "Montblanc 3", "Montblanc 2"]
    state = scene(
        4,
        A={"mog": "Montblanc", "hand": ["Seeq", "Bangaa", "Nu Mou", "Fran"], "deck": deck_cards},
        spare_heroes=["Penelo", "Basch"],
    )
    do(state, "use Clan call")
    assert legal(state) == {f"choose {name}" for name in ("Seeq", "Bangaa", "Nu Mou", "Fran", "Penelo")}
    do(state, "choose Fran")
    assert hand(state, "A") == ["Seeq", "Bangaa", "Nu Mou", "Penelo"]
    assert (deck(state, "A"), state.view()["spare_heroes"]) == (8, 1)
    assert asked(state) == "turn"


@does("Montblanc")
@rule("FF-MOG-01")
def test_the_new_hero_may_itself_go_under_the_deck() -> None:
    state = scene(4, A={"mog": "Montblanc", "hand": ["Seeq"]}, spare_heroes=["Penelo", "Basch"])
    do(state, "use Clan call", "choose Penelo")
    assert hand(state, "A") == ["Seeq"]
    assert state.position()["A"]["deck"][-1] == "Penelo"


@leaves_alone("Montblanc")
@rule("FF-MOG-01", "FF-HID-04")
def test_of_clan_call_the_others_see_only_that_it_happened() -> None:
    state = scene(
        3, A={"mog": "Montblanc", "hand": ["Seeq", "Bangaa"]}, B={"hand": HAND}, spare_heroes=["Penelo", "Basch"]
    )
    events = [*state.play("use Clan call"), *state.play("choose Penelo")]
    moved = [event for event in events if event["event"] == "moved"]
    assert [event["seers"] for event in moved] == [[0], [0]]
    assert [event["event"] for event in events if "spectator" in event["seers"]] == ["ability"]
    view = state.view(1)
    assert (view["A"]["hand"], view["A"]["under_deck"], view["spare_heroes"]) == ([None, None], [None], 1)
    assert hand(state, "B") == HAND


@does("Sorbet")
@rule("FF-SOR-07")
def test_sorbets_player_may_put_any_number_of_gil_on_own_cards_in_play() -> None:
    state = scene(A={"mog": "Sorbet", "hand": HAND, "Antlion": ["Hume", down("Nu Mou")]}, B={"Antlion": ["Seeq"]})
    do(state, "use Gil")
    assert legal(state) == {"choose Hume", "choose Nu Mou"}
    do(state, "choose Hume", "use Gil", "choose Hume", "place Seeq on Ixion", "use Gil", "choose Nu Mou")
    assert [card["gil"] for card in side(state, "Antlion", "A")] == [2, 1]
    assert state.view()["A"]["gil"] == 0


@does("Sorbet")
@rule("FF-SOR-11")
def test_gil_stays_on_its_card_moves_with_it_and_never_changes_the_original_power() -> None:
    state = scored(monsters=["Malboro"], A={"mog": "Sorbet", "Malboro": [gil("Bangaa")]})
    assert (tokens(state, "Malboro", "A"), powers(state, "Malboro", "A")) == ({"Bangaa": 0}, {"Bangaa": 7})
    state = scene(A={"mog": "Sorbet", "hand": HAND, "Antlion": [gil("Vaan", 3)]})
    do(state, "move Vaan to Ixion")
    assert side(state, "Ixion", "A")[0]["gil"] == 3
    assert powers(scored(A={"mog": "Sorbet", "Antlion": [gil("Hume", 3)]}), "Antlion", "A") == {"Hume": 6}


@leaves_alone("Sorbet")
@rule("FF-SOR-11")
def test_gil_is_worth_nothing_on_a_fatigued_fixed_dead_or_copying_card() -> None:
    state = scored(
        3,
        tile=FORCING_FACE,
        A={
            "mog": "Sorbet",
            "Antlion": [gil("Sorbet 0"), gil("Garif"), tired("Seeq", gil=1)],
            "Yiazmat": [down("Fran", gil=1)],
        },
    )
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 0, "Garif": 5, "Seeq": 0}
    assert powers(state, "Yiazmat", "A") == {"Fran": 0}


@leaves_alone("Sorbet")
@rule("FF-SOR-07")
def test_gil_goes_on_no_card_of_others_and_nobody_else_may_use_it() -> None:
    state = scene(A={"mog": "Sorbet", "hand": HAND}, B={"hand": HAND[1:], "Antlion": ["Seeq"]})
    assert "use Gil" not in legal(state)
    refused(state, "use Gil", "FF-MOG-07")
    state = scene(active="B", A={"mog": "Sorbet", "Antlion": ["Hume"]}, B={"hand": HAND})
    refused(state, "use Gil", "FF-ABL-06")


@does("Horne")
@rule("FF-MOG-02")
def test_exhaust_tires_a_face_up_card_in_a_zone_that_hornes_player_may_play_in() -> None:
    state = scene(
        4,
        A={"hand": HAND, "Antlion": ["Hume"]},
        B={"Antlion": ["Seeq", down("Bangaa")], "Yiazmat": ["Hume"]},
        D={"Malboro": ["Viera"]},
    )
    do(state, "use Exhaust")
    assert legal(state) == {
        "choose A:Hume on Antlion",
        "choose B:Hume on Yiazmat",
        "choose Seeq",
        "choose Viera",
    }
    do(state, "choose Seeq")
    assert tokens(state, "Antlion", "B") == {"Seeq": 1, "Bangaa": 0}


@leaves_alone("Horne")
@rule("FF-MOG-02")
def test_exhaust_reaches_no_face_down_card_and_no_zone_of_two_others() -> None:
    state = scene(4, A={"hand": HAND}, B={"Antlion": [down("Bangaa")]}, C={"Orthros": ["Seeq"], "Ixion": ["Hume"]})
    assert "use Exhaust" not in legal(state)
    refused(state, "use Exhaust", "FF-MOG-07")


@does("Nono")
@rule("FF-MOG-03")
def test_refit_moves_one_own_card_with_facing_and_tokens() -> None:
    state = scene(4, A={"mog": "Nono", "hand": HAND, "Antlion": [down("Hume", by_choice=False, fatigue=1)]})
    do(state, "use Refit")
    assert legal(state) == {"move Hume to Malboro", "move Hume to Yiazmat"}
    do(state, "move Hume to Malboro")
    assert (face_down(state, "Malboro", "A"), tokens(state, "Malboro", "A")) == (["Hume"], {"Hume": 1})


@does("Nono")
@rule("FF-MOG-03")
def test_refit_respects_limits_and_facing() -> None:
    state = scene(
        4,
        A={"mog": "Nono", "hand": HAND, "Yiazmat": [down("Hume", by_choice=False)], "Antlion": [down("Nu Mou")]},
    )
    do(state, "use Refit")
    assert legal(state) == {"move Hume to Malboro", "move Nu Mou to Malboro"}


@leaves_alone("Nono")
@rule("FF-MOG-03")
def test_refit_moves_no_card_of_others() -> None:
    state = scene(A={"mog": "Nono", "hand": HAND}, B={"Antlion": ["Seeq"]})
    refused(state, "use Refit", "FF-MOG-07")
    state = scene(A={"mog": "Nono", "hand": HAND, "Ixion": ["Hume"]}, B={"Antlion": ["Seeq"]})
    do(state, "use Refit", "move Hume to Antlion")
    assert (on(state, "Antlion", "A"), on(state, "Antlion", "B")) == (["Hume"], ["Seeq"])


@does("Hurdy")
@rule("FF-MOG-04")
def test_encore_draws_two_cards_and_puts_one_under_the_deck() -> None:
    cards = ["Viera", "Hume", "Nu Mou", "Hurdy 3", "Hurdy 5", "Hurdy 6", "Hurdy 8"]
    state = scene(A={"mog": "Hurdy", "hand": [*HAND, "Fran"], "deck": cards})
    do(state, "use Encore")
    assert legal(state) == {f"choose {name}" for name in (*HAND, "Fran", "Viera", "Hume")}
    do(state, "choose Fran")
    assert hand(state, "A") == [*HAND, "Viera", "Hume"]
    assert deck(state, "A") == 6


@leaves_alone("Hurdy")
@rule("FF-MOG-04")
def test_encore_ends_no_turn_and_touches_no_deck_of_others() -> None:
    state = scene(A={"mog": "Hurdy", "hand": HAND}, B={"hand": HAND})
    before = deck(state, "B")
    do(state, "use Encore", "choose Seeq")
    assert (actor(state), asked(state), deck(state, "B")) == ("A", "turn", before)
    assert legal(state, "place")


@does("Gurdy")
@rule("FF-MOG-05")
def test_second_helper_plays_one_more_card_face_down_before_or_after_the_normal_one() -> None:
    gurdy = {"mog": "Gurdy", "hand": [*HAND, "Hume"]}
    before = scene(3, A=gurdy, B={"hand": HAND})
    do(before, "use Second helper", "place Bangaa on Antlion face down")
    assert (actor(before), asked(before)) == ("A", "turn")
    do(before, "place Seeq on Antlion")
    after = scene(3, A=gurdy, B={"hand": HAND})
    do(after, "place Seeq on Antlion", "use Second helper", "place Bangaa on Antlion face down")
    for state in (before, after):
        assert sorted(on(state, "Antlion", "A")) == ["Bangaa", "Seeq"]
        assert face_down(state, "Antlion", "A") == ["Bangaa"]
        assert (len(hand(state, "A")), actor(state)) == (4 - 2 + 1, "B")


@leaves_alone("Gurdy")
@rule("FF-MOG-06")
def test_the_extra_card_bears_no_mark_except_on_the_forcing_face() -> None:
    state = scene(3, A={"mog": "Gurdy", "hand": ["Fran", "Seeq"]})
    do(state, "use Second helper")
    assert legal(state) == {f"place Seeq on {zone} face down" for zone in ("Antlion", "Orthros", "Yiazmat")}
    refused(state, "place Fran on Antlion face down", "FF-MOG-05")
    state = scene(3, tile=FORCING_FACE, A={"mog": "Gurdy", "hand": ["Fran", "Seeq"]})
    do(state, "use Second helper")
    assert "place Fran on Yiazmat face down" in legal(state)
    do(state, "place Fran on Yiazmat face down")
    assert state.view()["A"]["points"] == 0


@leaves_alone("Gurdy")
@rule("FF-MOG-07")
def test_second_helper_is_not_offered_without_a_legal_extra_play() -> None:
    cards = {"Antlion": [down("Bangaa")], "Ixion": [down("Garif")]}
    state = scene(A={"mog": "Gurdy", "hand": ["Seeq"], **cards})
    assert not legal(state, "use")
    refused(state, "use Second helper", "FF-MOG-07")
    assert not legal(scene(3, A={"mog": "Gurdy", "hand": ["Fran", "Hume"]}), "use")
    assert legal(scene(3, A={"mog": "Gurdy", "hand": ["Fran", "Seeq"]}), "use") == {"use Second helper"}


@leaves_alone("Gurdy")
@rule("FF-MOG-07")
def test_whether_the_extra_play_was_possible_is_not_shown_by_the_end_of_the_turn() -> None:
    held = scene(3, A={"mog": "Gurdy", "hand": ["Seeq", "Fran", "Hume"]}, B={"hand": HAND})
    other = scene(3, A={"mog": "Gurdy", "hand": ["Seeq", "Basch", "Hume"]}, B={"hand": HAND})
    for state in (held, other):
        do(state, "place Seeq on Antlion")
        assert (actor(state), asked(state)) == ("A", "turn")
    assert (legal(held), legal(other)) == ({"done"}, {"done", "use Second helper"})
    assert held.view(1) == other.view(1)


@rule("FF-MOG-07")
def test_no_mog_ability_that_could_do_nothing_is_offered() -> None:
    assert "use Exhaust" not in legal(scene(A={"hand": HAND}))
    assert "use Refit" not in legal(scene(A={"mog": "Nono", "hand": HAND}))
    assert "use Gil" not in legal(scene(A={"mog": "Sorbet", "hand": HAND}))
    for mog, ability in (("Horne", "Exhaust"), ("Nono", "Refit"), ("Sorbet", "Gil")):
        assert f"use {ability}" in legal(scene(A={"mog": mog, "hand": HAND, "Antlion": ["Hume"]}))
