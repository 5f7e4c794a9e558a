"""What only Nono's, Hurdy's and Gurdy's decks have."""

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
    hand,
    legal,
    monsters,
    on,
    powers,
    prizes,
    refused,
    scene,
    scored,
    side,
    tired,
    tokens,
    totals,
)

NONO = {"mog": "Nono", "ability_used": True}
HURDY = {"mog": "Hurdy", "ability_used": True}
GURDY = {"mog": "Gurdy", "ability_used": True}

# ---------------------------------------------------------------- Nono


@does("Nono 5")
@rule("FF-NON-01", "FF-NON-03")
def test_nono_5_disables_the_monster_of_its_zone_for_everybody() -> None:
    for card in ("Nono 5", down("Nono 5")):
        state = scored(monsters=["Diabolos"], A={**NONO, "Diabolos": [card, "Garif"]}, B={"Diabolos": ["Nu Mou"]})
        assert tokens(state, "Diabolos", "A") == {"Nono 5": 0, "Garif": 0}
        assert tokens(state, "Diabolos", "B") == {"Nu Mou": 0}
    state = scored(monsters=["Marilith"], A={**NONO, "Marilith": ["Nono 5"]}, B={"Marilith": ["Seeq"]})
    assert totals(state, "Marilith") == {"A": 5, "B": 7}


@does("Nono 5")
@rule("FF-NON-05")
def test_nono_5_disables_the_end_of_game_ability_of_a_yiazmat_tile() -> None:
    state = scored(tile="2A", A={**NONO, "Yiazmat": ["Nono 5"]}, B={"Yiazmat": ["Seeq"]})
    assert tokens(state, "Yiazmat", "B") == {"Seeq": 0}
    state = scored(tile="2B", A={**NONO, "Yiazmat": ["Nono 5"]})
    assert prizes(state, "Yiazmat") == {"A": 4}
    state = scored(tile=FORCING_FACE, A={**NONO, "Yiazmat": [down("Nono 5"), down("Hume")]})
    assert (face_down(state, "Yiazmat", "A"), totals(state, "Yiazmat")) == (["Hume"], {"A": 5})


@leaves_alone("Nono 5")
@rule("FF-NON-02")
def test_on_vorpal_bunny_nono_5_is_cancelled_itself() -> None:
    for monster in ("Vorpal Bunny", "Pylraster"):
        state = scored(
            monsters=[monster], A={**NONO, monster: ["Nono 5"]}, B={"mog": "Horne", monster: [tired("Horne 5")]}
        )
        assert totals(state, monster) == {"A": 5, "B": 0}


@leaves_alone("Nono 5")
@rule("FF-NON-03")
def test_nono_5_disables_no_monster_of_another_zone() -> None:
    state = scored(monsters=["Diabolos", "Malboro"], A={**NONO, "Malboro": ["Nono 5"], "Diabolos": ["Garif"]})
    assert tokens(state, "Diabolos", "A") == {"Garif": 1}


@leaves_alone("Nono 5")
@rule("FF-NON-04")
def test_nono_5_undoes_nothing_that_a_monster_did_during_play() -> None:
    state = scored(monsters=["Trickster"], A={**NONO, "Trickster": ["Nono 5", "Seeq"]})
    assert totals(state, "Trickster") == {"A": 12}
    state = scene(monsters=["Trickster"], A={**NONO, "hand": ["Seeq"], "Trickster": ["Nono 5"]})
    refused(state, "place Seeq on Trickster face down", "FF-FACE-13")
    state = scored(A={**NONO, "Antlion": ["Nono 5", "Seeq", "Hume"]})
    assert totals(state, "Antlion") == {"A": 15}


@does("Nono 8")
@rule("FF-PLN-01")
def test_nono_8_is_a_plain_8_that_may_lie_either_way() -> None:
    assert {"place Nono 8 on Ixion", "place Nono 8 on Ixion face down"} <= legal(scene(A={**NONO, "hand": ["Nono 8"]}))
    assert totals(scored(A={**NONO, "Antlion": [down("Nono 8")]}), "Antlion") == {"A": 8}


@leaves_alone("Nono 8")
@rule("FF-PLN-01")
def test_nono_8_has_no_ability_and_disables_nothing() -> None:
    state = scored(monsters=["Diabolos"], A={**NONO, "Diabolos": ["Nono 8", "Garif"]})
    assert tokens(state, "Diabolos", "A") == {"Nono 8": 0, "Garif": 1}


@does("Nono 7")
@rule("FF-NON-06")
def test_nono_7_looks_at_one_face_down_card_wherever_its_owner_may_play() -> None:
    state = scene(
        4,
        A={**NONO, "hand": ["Nono 7"], "Antlion": [down("Seeq")]},
        B={"Yiazmat": [down("Bangaa")]},
        D={"Malboro": [down("Bangaa")]},
    )
    do(state, "place Nono 7 on Antlion")
    assert asked(state) == "check"
    assert legal(state) == {"choose Seeq", "choose B:face-down card on Yiazmat", "choose D:face-down card on Malboro"}
    do(state, "choose B:face-down card on Yiazmat")
    assert side(state, "Yiazmat", "B", "A")[0]["card"] == "Bangaa"
    assert side(state, "Malboro", "D", "A")[0]["card"] is None


@leaves_alone("Nono 7")
@rule("FF-NON-06")
def test_nono_7_does_not_see_where_its_owner_may_not_play() -> None:
    state = scene(4, A={**NONO, "hand": ["Nono 7"]}, B={"hand": HAND}, C={"Ixion": [down("Seeq")], "Yiazmat": ["Hume"]})
    do(state, "place Nono 7 on Antlion")
    assert actor(state) == "B"
    assert side(state, "Ixion", "C", "A")[0]["card"] is None


@does("Nono 4")
@rule("FF-NON-07")
def test_nono_4_may_replace_the_monster_of_its_zone_by_the_top_of_the_deck() -> None:
    state = scene(monsters=["Malboro"], A={**NONO, "hand": ["Nono 4"]}, monster_deck=["Diabolos", "Marilith"])
    do(state, "place Nono 4 on Malboro")
    assert (asked(state), legal(state)) == ("replace monster", {"yes", "no"})
    assert monsters(do(state.clone(), "no"))[0] == "Malboro"
    events = [event for event in state.play("yes") if event["event"] == "moved"]
    assert [event["card"] for event in events[:2]] == ["Malboro", "Diabolos"]
    assert all("spectator" in event["seers"] for event in events[:2])
    assert monsters(state)[0] == "Diabolos"
    assert state.view(None)["monster_deck"] == [None, "Malboro"]
    assert on(state, "Diabolos", "A") == ["Nono 4"]


@does("Nono 4")
@rule("FF-NON-08")
def test_the_new_monster_binds_what_comes_later_and_scores() -> None:
    state = scene(
        A={**NONO, "hand": ["Nono 4"], "Antlion": [down("Hume", by_choice=False)]},
        B={"hand": ["Basch", "Fran"], "Antlion": ["Seeq", "Bangaa", "Garif"]},
        monster_deck=["Trickster"],
    )
    do(state, "place Nono 4 on Antlion", "yes")
    assert on(state, "Trickster", "B") == ["Seeq", "Bangaa", "Garif"]
    assert face_down(state, "Trickster", "A") == ["Hume"]
    refused(state, "place Fran on Trickster", "FF-PLC-04")
    refused(state, "place Basch on Trickster face down", "FF-PLC-04")
    state = scene(A={**NONO, "hand": ["Nono 4"], "Ixion": ["Garif"]}, monster_deck=["Diabolos"], round=6, first="B")
    do(state, "place Nono 4 on Ixion", "yes")
    assert tokens(state, "Diabolos", "A") == {"Garif": 1, "Nono 4": 1}


@leaves_alone("Nono 4")
@rule("FF-NON-07")
def test_nono_4_never_replaces_the_tile_or_another_monster() -> None:
    state = scene(A={**NONO, "hand": ["Nono 4"]}, B={"hand": HAND})
    before = monsters(state)
    do(state, "place Nono 4 on Yiazmat")
    assert (actor(state), monsters(state)) == ("B", before)
    state = scene(A={**NONO, "hand": ["Nono 4"]}, B={"hand": HAND})
    do(state, "place Nono 4 on Ixion", "yes")
    assert [monsters(state)[place] for place in (0, 2, 3)] == [before[place] for place in (0, 2, 3)]


# ---------------------------------------------------------------- Hurdy


@does("Hurdy 6")
@rule("FF-HUR-01")
def test_hurdy_6_draws_a_card_and_puts_one_under_the_deck() -> None:
    state = scene(A={**HURDY, "hand": ["Hurdy 6", *HAND], "deck": ["Hume", "Nu Mou", "Viera"]})
    do(state, "place Hurdy 6 on Antlion")
    assert asked(state) == "under deck"
    assert legal(state) == {"choose Seeq", "choose Bangaa", "choose Garif", "choose Hume"}
    do(state, "choose Hume")
    assert hand(state, "A") == [*HAND, "Nu Mou"]
    assert state.view(0)["A"]["under_deck"] == ["Hume"]
    assert deck(state, "A") == 2


@does("Hurdy 6")
@rule("FF-HUR-04")
def test_with_an_empty_deck_hurdy_6_still_puts_a_card_under_it() -> None:
    state = scene(A={**HURDY, "hand": ["Hurdy 6", *HAND], "deck": []})
    do(state, "place Hurdy 6 on Antlion", "choose Bangaa")
    assert (sorted(hand(state, "A")), deck(state, "A")) == (sorted(HAND), 0)


@leaves_alone("Hurdy 6")
@rule("FF-HUR-01", "FF-HID-04")
def test_hurdy_6_shows_nobody_which_card_goes_under_the_deck() -> None:
    state = scene(A={**HURDY, "hand": ["Hurdy 6", *HAND]}, B={"hand": HAND})
    do(state, "place Hurdy 6 on Antlion")
    (moved,) = [event for event in state.play("choose Seeq") if event.get("to") == ["deck", "A"]]
    assert moved["seers"] == [0]
    assert state.view(1)["A"]["under_deck"] == [None]
    assert hand(state, "B") == HAND


@does("Hurdy 8")
@rule("FF-PLN-01")
def test_hurdy_8_is_a_plain_8_that_may_lie_either_way() -> None:
    assert {"place Hurdy 8 on Ixion", "place Hurdy 8 on Ixion face down"} <= legal(
        scene(A={**HURDY, "hand": ["Hurdy 8"]})
    )
    assert totals(scored(A={**HURDY, "Antlion": [down("Hurdy 8")]}), "Antlion") == {"A": 8}


@leaves_alone("Hurdy 8")
@rule("FF-PLN-01")
def test_hurdy_8_has_no_ability_so_diabolos_leaves_it_alone() -> None:
    state = scored(monsters=["Diabolos"], A={**HURDY, "Diabolos": ["Hurdy 8", "Seeq"]}, B={"Diabolos": ["Bangaa"]})
    assert tokens(state, "Diabolos", "A") == {"Hurdy 8": 0, "Seeq": 0}
    assert tokens(state, "Diabolos", "B") == {"Bangaa": 0}


@does("Hurdy 5")
@rule("FF-HUR-02")
def test_hurdy_5_lowers_every_opposing_card_in_its_zone_by_one_also_when_fatigued() -> None:
    for card, own in (("Hurdy 5", 5), (tired("Hurdy 5"), 0)):
        state = scored(
            3,
            A={**HURDY, "Yiazmat": [card]},
            B={"Yiazmat": ["Seeq"]},
            C={"mog": "Sorbet", "Yiazmat": ["Sorbet 0", "Hume"]},
        )
        assert powers(state, "Yiazmat", "A") == {"Hurdy 5": own}
        assert powers(state, "Yiazmat", "B") == {"Seeq": 6}
        assert powers(state, "Yiazmat", "C") == {"Sorbet 0": 6, "Hume": 2}
    state = scored(monsters=["Vorpal Bunny"], A={**HURDY, "Vorpal Bunny": ["Hurdy 5"]}, B={"Vorpal Bunny": ["Seeq"]})
    assert powers(state, "Vorpal Bunny", "B") == {"Seeq": 6}


@leaves_alone("Hurdy 5")
@rule("FF-HUR-02")
def test_hurdy_5_leaves_own_fixed_and_far_cards_alone_goes_not_below_0_and_dead_does_nothing() -> None:
    state = scored(
        A={**HURDY, "Antlion": ["Hurdy 5", "Hume"]},
        B={"mog": "Sorbet", "Antlion": ["Garif", "Sorbet 0"], "Ixion": ["Seeq"]},
    )
    assert powers(state, "Antlion", "A") == {"Hurdy 5": 5, "Hume": 3}
    assert powers(state, "Antlion", "B") == {"Garif": 5, "Sorbet 0": 5}
    assert powers(state, "Ixion", "B") == {"Seeq": 7}
    state = scored(
        monsters=["Pylraster"], A={**HURDY, "Pylraster": ["Hurdy 5"]}, B={"mog": "Sorbet", "Pylraster": ["Sorbet 0"]}
    )
    assert powers(state, "Pylraster", "B") == {"Sorbet 0": 0}
    state = scored(tile=FORCING_FACE, A={**HURDY, "Yiazmat": [down("Hurdy 5")]}, B={"Yiazmat": [down("Seeq")]})
    assert powers(state, "Yiazmat", "B") == {"Seeq": 7}


@does("Hurdy 3")
@rule("FF-HUR-03")
def test_hurdy_3_draws_two_cards_at_once() -> None:
    state = scene(A={**HURDY, "hand": ["Hurdy 3", *HAND]}, B={"hand": HAND})
    do(state, "place Hurdy 3 on Antlion")
    assert (actor(state), len(hand(state, "A"))) == ("B", 6)


@leaves_alone("Hurdy 3")
@rule("FF-HUR-03")
def test_hurdy_3_draws_only_what_the_own_deck_has() -> None:
    state = scene(A={**HURDY, "hand": ["Hurdy 3", *HAND], "deck": ["Hume"]}, B={"hand": HAND})
    do(state, "place Hurdy 3 on Antlion")
    assert (len(hand(state, "A")), deck(state, "A"), len(hand(state, "B"))) == (4, 0, 3)


# ---------------------------------------------------------------- Gurdy


@does("Gurdy 7")
@rule("FF-PLN-01")
def test_gurdy_7_is_a_plain_7_that_may_lie_either_way() -> None:
    assert {"place Gurdy 7 on Ixion", "place Gurdy 7 on Ixion face down"} <= legal(
        scene(A={**GURDY, "hand": ["Gurdy 7"]})
    )
    assert totals(scored(A={**GURDY, "Antlion": [down("Gurdy 7")]}), "Antlion") == {"A": 7}


@leaves_alone("Gurdy 7")
@rule("FF-PLN-01")
def test_gurdy_7_has_no_ability_so_diabolos_leaves_it_alone() -> None:
    state = scored(monsters=["Diabolos"], A={**GURDY, "Diabolos": ["Gurdy 7", "Nu Mou"]})
    assert tokens(state, "Diabolos", "A") == {"Gurdy 7": 0, "Nu Mou": 1}


@does("Gurdy 5")
@rule("FF-GUR-01")
def test_gurdy_5_may_be_moved_once_in_each_own_turn() -> None:
    state = scene(A={**GURDY, "hand": HAND, "Antlion": ["Gurdy 5"]})
    assert legal(state, "move") == {"move Gurdy 5 to Ixion", "move Gurdy 5 to Orthros", "move Gurdy 5 to Yiazmat"}
    do(state, "move Gurdy 5 to Ixion")
    assert not legal(state, "move")
    refused(state, "move Gurdy 5 to Antlion", "FF-VAA-01")


@leaves_alone("Gurdy 5")
@rule("FF-GUR-01")
def test_gurdy_5_respects_limits_and_reach_and_moves_in_no_turn_of_others() -> None:
    state = scene(4, A={**GURDY, "hand": HAND, "Antlion": ["Gurdy 5"], "Malboro": ["Hume", "Viera"]})
    assert legal(state, "move") == {"move Gurdy 5 to Yiazmat"}
    refused(state, "move Gurdy 5 to Malboro", "FF-ABL-12")
    assert not legal(scene(active="B", A={**GURDY, "Antlion": ["Gurdy 5"]}, B={"hand": HAND}), "move")


@does("Gurdy 3")
@rule("FF-GUR-02")
def test_gurdy_3_gets_four_more_if_it_lay_face_down_until_the_reveal() -> None:
    state = scored(A={**GURDY, "Antlion": [down("Gurdy 3")], "Orthros": ["Hume"]})
    assert powers(state, "Antlion", "A") == {"Gurdy 3": 7}
    assert powers(scored(A={**GURDY, "Orthros": [down("Gurdy 3")]}), "Orthros", "A") == {"Gurdy 3": 5}


@leaves_alone("Gurdy 3")
@rule("FF-GUR-02")
def test_gurdy_3_face_up_is_a_3_and_raises_no_other_card() -> None:
    state = scored(3, A={**GURDY, "Antlion": ["Gurdy 3"], "Yiazmat": [down("Gurdy 7"), "Hume"]})
    assert powers(state, "Antlion", "A") == {"Gurdy 3": 3}
    assert powers(state, "Yiazmat", "A") == {"Gurdy 7": 7, "Hume": 3}
    state = scored(monsters=["Vorpal Bunny"], A={**GURDY, "Vorpal Bunny": [down("Gurdy 3")]})
    assert powers(state, "Vorpal Bunny", "A") == {"Gurdy 3": 3}


@does("Gurdy 4")
@rule("FF-GUR-03")
def test_gurdy_4_looks_at_every_face_down_card_in_the_zone_and_draws() -> None:
    state = scene(
        3,
        A={**GURDY, "hand": ["Gurdy 4", *HAND]},
        B={"hand": HAND[1:], "Yiazmat": [down("Seeq")]},
        C={"Yiazmat": [down("Bangaa")]},
    )
    do(state, "place Gurdy 4 on Yiazmat")
    assert side(state, "Yiazmat", "B", "A")[0]["card"] == "Seeq"
    assert side(state, "Yiazmat", "C", "A")[0]["card"] == "Bangaa"
    assert (actor(state), len(hand(state, "A"))) == ("B", 5)


@leaves_alone("Gurdy 4")
@rule("FF-GUR-03")
def test_gurdy_4_sees_no_other_zone_shows_nobody_else_and_draws_without_face_down_cards_too() -> None:
    state = scene(
        3,
        A={**GURDY, "hand": ["Gurdy 4"]},
        B={"hand": HAND[1:], "Yiazmat": [down("Seeq")]},
        C={"Orthros": [down("Bangaa")]},
    )
    do(state, "place Gurdy 4 on Yiazmat")
    assert side(state, "Orthros", "C", "A")[0]["card"] is None
    assert side(state, "Yiazmat", "B", "C")[0]["card"] is None
    state = scene(A={**GURDY, "hand": ["Gurdy 4"]}, B={"hand": HAND})
    do(state, "place Gurdy 4 on Yiazmat")
    assert (actor(state), len(hand(state, "A"))) == ("B", 2)
