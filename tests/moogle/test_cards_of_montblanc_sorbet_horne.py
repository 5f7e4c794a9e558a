"""What only Montblanc's, Sorbet's and Horne's decks have."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.moogle.scenes import (
    HAND,
    actor,
    asked,
    do,
    down,
    face_down,
    gil,
    hand,
    legal,
    on,
    powers,
    prizes,
    refused,
    scene,
    scored,
    tired,
    tokens,
    totals,
)

MONTBLANC = {"mog": "Montblanc", "ability_used": True}
SORBET = {"mog": "Sorbet"}
HORNE = {"mog": "Horne", "ability_used": True}

# ---------------------------------------------------------------- Montblanc


@does("Montblanc 8")
@rule("FF-PLN-01")
def test_montblanc_8_is_a_plain_8_that_may_lie_either_way() -> None:
    assert {"place Montblanc 8 on Ixion", "place Montblanc 8 on Ixion face down"} <= legal(
        scene(A={**MONTBLANC, "hand": ["Montblanc 8"]})
    )
    for card in ("Montblanc 8", down("Montblanc 8")):
        assert totals(scored(A={"mog": "Montblanc", "Antlion": [card]}), "Antlion") == {"A": 8}


@leaves_alone("Montblanc 8")
@rule("FF-PLN-01")
def test_montblanc_8_has_no_ability_so_diabolos_leaves_it_alone() -> None:
    state = scored(monsters=["Diabolos"], A={"mog": "Montblanc", "Diabolos": ["Montblanc 8", "Nu Mou"]})
    assert tokens(state, "Diabolos", "A") == {"Montblanc 8": 0, "Nu Mou": 1}


@does("Montblanc 4")
@rule("FF-MON-01")
def test_montblanc_4_brings_two_points_to_its_owner_alone_in_first_place() -> None:
    for card in ("Montblanc 4", down("Montblanc 4")):
        state = scored(A={"mog": "Montblanc", "Antlion": [card, "Seeq"]}, B={"Antlion": ["Seeq"]})
        assert prizes(state, "Antlion") == {"A": 3 + 2, "B": 1}


@leaves_alone("Montblanc 4")
@rule("FF-MON-01")
def test_montblanc_4_brings_nothing_in_a_tie_in_second_place_or_elsewhere() -> None:
    tie = scored(A={"mog": "Montblanc", "Antlion": ["Montblanc 4", "Hume"]}, B={"Antlion": ["Seeq"]})
    assert prizes(tie, "Antlion") == {"A": 2, "B": 2}
    second = scored(A={"mog": "Montblanc", "Antlion": ["Montblanc 4"]}, B={"Antlion": ["Seeq"]})
    assert prizes(second, "Antlion") == {"A": 1, "B": 3}
    elsewhere = scored(A={"mog": "Montblanc", "Antlion": ["Seeq"], "Orthros": ["Montblanc 4"]}, B={"Orthros": ["Seeq"]})
    assert prizes(elsewhere, "Antlion") == {"A": 3}


@does("Montblanc 3")
@rule("FF-MON-02")
def test_montblanc_3_raises_its_owners_other_cards_in_the_zone_by_two() -> None:
    for card in ("Montblanc 3", down("Montblanc 3")):
        state = scored(A={"mog": "Montblanc", "Antlion": [card, "Seeq", "Basch"]})
        assert powers(state, "Antlion", "A") == {"Montblanc 3": 3, "Seeq": 9, "Basch": 9}
    assert totals(scored(A={"mog": "Montblanc", "Ixion": ["Montblanc 3", "Seeq"]}), "Ixion") == {"A": 12}


@leaves_alone("Montblanc 3")
@rule("FF-MON-02")
def test_montblanc_3_leaves_itself_others_other_zones_fixed_and_fatigued_cards_alone() -> None:
    state = scored(
        A={"mog": "Montblanc", "Antlion": ["Montblanc 3", "Garif", tired("Seeq")], "Ixion": ["Bangaa"]},
        B={"Antlion": ["Seeq"]},
    )
    assert powers(state, "Antlion", "A") == {"Montblanc 3": 3, "Garif": 5, "Seeq": 0}
    assert powers(state, "Antlion", "B") == {"Seeq": 7}
    assert powers(state, "Ixion", "A") == {"Bangaa": 6}


@does("Montblanc 2")
@rule("FF-MON-03")
def test_montblanc_2_may_bring_one_own_card_into_its_zone() -> None:
    state = scene(A={**MONTBLANC, "hand": ["Montblanc 2"], "Yiazmat": ["Seeq", down("Bangaa")]})
    do(state, "place Montblanc 2 on Ixion")
    assert legal(state) == {"move Seeq to Ixion", "move Bangaa to Ixion", "done"}
    do(state.clone(), "done")
    do(state, "move Bangaa to Ixion")
    assert (on(state, "Ixion", "A"), face_down(state, "Ixion", "A")) == (["Montblanc 2", "Bangaa"], ["Bangaa"])
    assert on(state, "Yiazmat", "A") == ["Seeq"]


@leaves_alone("Montblanc 2")
@rule("FF-MON-03")
def test_montblanc_2_brings_nothing_where_there_is_no_room_or_it_may_not_lie_so() -> None:
    state = scene(A={**MONTBLANC, "hand": ["Montblanc 2"], "Ixion": ["Hume"], "Yiazmat": ["Seeq"]}, B={"hand": HAND})
    do(state, "place Montblanc 2 on Ixion")
    assert actor(state) == "B"
    state = scene(A={**MONTBLANC, "hand": ["Montblanc 2"], "Ixion": ["Hume"], "Yiazmat": ["Seeq", "Balthier"]})
    do(state, "place Montblanc 2 on Ixion")
    assert legal(state) == {"move Balthier to Ixion", "done"}
    state = scene(
        monsters=["Trickster"], A={**MONTBLANC, "hand": ["Montblanc 2"], "Yiazmat": [down("Seeq")]}, B={"hand": HAND}
    )
    do(state, "place Montblanc 2 on Trickster")
    assert actor(state) == "B"


@leaves_alone("Montblanc 2")
@rule("FF-MON-03")
def test_montblanc_2_moves_neither_itself_nor_the_cards_of_others() -> None:
    state = scene(A={**MONTBLANC, "hand": ["Montblanc 2"]}, B={"hand": HAND, "Yiazmat": ["Hume"]})
    do(state, "place Montblanc 2 on Ixion")
    assert actor(state) == "B"
    assert on(state, "Yiazmat", "B") == ["Hume"]


# ---------------------------------------------------------------- Sorbet


@does("Sorbet 0")
@rule("FF-SOR-01")
def test_sorbet_0_becomes_as_strong_as_the_strongest_card_in_its_zone_whosever_it_is() -> None:
    for card in ("Sorbet 0", down("Sorbet 0")):
        state = scored(A={**SORBET, "Antlion": [card]}, B={"mog": "Montblanc", "Antlion": ["Montblanc 8"]})
        assert powers(state, "Antlion", "A") == {"Sorbet 0": 8}
    state = scored(A={**SORBET, "Antlion": ["Sorbet 0", "Seeq"]}, B={"Antlion": ["Bangaa"]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 7, "Seeq": 7}


@does("Sorbet 0")
@rule("FF-SOR-02", "FF-SOR-03")
def test_sorbet_0_copies_the_highest_original_power_and_is_0_if_that_card_is_fatigued() -> None:
    state = scored(
        A={**SORBET, "Antlion": ["Sorbet 0", "Seeq"]}, B={"mog": "Montblanc", "Antlion": [tired("Montblanc 8")]}
    )
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 0, "Seeq": 7}


@does("Sorbet 0")
@rule("FF-SOR-02")
def test_among_equal_original_powers_sorbet_0_copies_the_higher_current_one() -> None:
    state = scored(A={**SORBET, "Antlion": ["Sorbet 0", tired("Seeq")]}, B={"Antlion": ["Basch"]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 7, "Seeq": 0}
    state = scored(A={**SORBET, "Antlion": ["Basch", "Sorbet 0", gil("Seeq", 2)]})
    assert powers(state, "Antlion", "A") == {"Basch": 7, "Sorbet 0": 9, "Seeq": 9}


@leaves_alone("Sorbet 0")
@rule("FF-SOR-04")
def test_a_dead_card_is_no_target_for_sorbet_0() -> None:
    dead = down("Nono 7", by_choice=False)
    state = scored(A={**SORBET, "Antlion": ["Sorbet 0", "Hume"]}, B={"mog": "Nono", "Antlion": [dead]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 3, "Hume": 3}
    state = scored(A={**SORBET, "Antlion": [gil("Sorbet 0", 2)]}, B={"mog": "Nono", "Antlion": [dead]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 0}


@leaves_alone("Sorbet 0")
@rule("FF-SOR-05")
def test_a_fatigued_sorbet_0_copies_nothing() -> None:
    state = scored(A={**SORBET, "Antlion": [tired("Sorbet 0")]}, B={"mog": "Montblanc", "Antlion": ["Montblanc 8"]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 0}


@does("Sorbet 0")
@rule("FF-SOR-06")
def test_sorbet_0_reads_the_final_power_of_what_it_copies() -> None:
    state = scored(A={**SORBET, "Antlion": ["Sorbet 0", gil("Garif", 2)]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 5, "Garif": 5}
    state = scored(
        monsters=["Behemoth King"], A={**SORBET, "Behemoth King": ["Sorbet 0"]}, B={"Behemoth King": ["Hume"]}
    )
    assert powers(state, "Behemoth King", "A") == {"Sorbet 0": 7}
    state = scored(A={**SORBET, "Antlion": ["Sorbet 0"]}, B={"mog": "Hurdy", "Antlion": ["Hurdy 8"]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 8}


@does("Sorbet 0")
@rule("FF-SOR-08")
def test_the_copied_number_replaces_gil_changes_and_fixed_values() -> None:
    state = scored(A={**SORBET, "Antlion": [gil("Sorbet 0"), "Seeq"]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 7, "Seeq": 7}
    state = scored(A={**SORBET, "Antlion": ["Sorbet 0", "Seeq"]}, B={"mog": "Hurdy", "Antlion": ["Hurdy 5"]})
    assert powers(state, "Antlion", "A") == {"Sorbet 0": 6, "Seeq": 6}
    state = scored(monsters=["Marilith"], A={**SORBET, "Marilith": ["Sorbet 0", "Garif"]}, B={"Marilith": ["Nu Mou"]})
    assert powers(state, "Marilith", "A") == {"Sorbet 0": 5, "Garif": 5}


@leaves_alone("Sorbet 0")
@rule("FF-SOR-09")
def test_alone_or_cancelled_sorbet_0_counts_its_print_gil_and_bonuses() -> None:
    assert totals(scored(A={**SORBET, "Antlion": [gil("Sorbet 0", 2)]}), "Antlion") == {"A": 2}
    state = scored(monsters=["Pylraster"], A={**SORBET, "Pylraster": [gil("Sorbet 0", 1), "Seeq"]})
    assert powers(state, "Pylraster", "A") == {"Sorbet 0": 1, "Seeq": 7}
    state = scored(monsters=["Behemoth King"], A={**SORBET, "Behemoth King": ["Sorbet 0"]})
    assert powers(state, "Behemoth King", "A") == {"Sorbet 0": 4}


@leaves_alone("Sorbet 0")
@rule("FF-SOR-12")
def test_sorbet_0_copies_no_addition_to_a_total_and_no_card_of_another_zone() -> None:
    state = scored(
        A={**SORBET, "Antlion": ["Sorbet 0"], "Ixion": ["Seeq"]}, B={"mog": "Horne", "Antlion": [tired("Horne 5")]}
    )
    assert totals(state, "Antlion") == {"A": 0, "B": 10}


@does("Sorbet 5")
@rule("FF-PLN-01")
def test_sorbet_5_is_a_plain_5_that_may_lie_either_way() -> None:
    assert {"place Sorbet 5 on Ixion", "place Sorbet 5 on Ixion face down"} <= legal(
        scene(A={**SORBET, "hand": ["Sorbet 5"]})
    )
    assert totals(scored(A={**SORBET, "Antlion": [down("Sorbet 5")]}), "Antlion") == {"A": 5}


@leaves_alone("Sorbet 5")
@rule("FF-PLN-01")
def test_sorbet_5_has_no_ability_and_is_not_fixed() -> None:
    state = scored(monsters=["Diabolos"], A={**SORBET, "Diabolos": [gil("Sorbet 5", 2)]})
    assert (tokens(state, "Diabolos", "A"), powers(state, "Diabolos", "A")) == ({"Sorbet 5": 0}, {"Sorbet 5": 7})


@does("Sorbet 4")
@rule("FF-SOR-10")
def test_sorbet_4_grows_by_one_for_each_gil_on_its_owners_cards_in_the_zone() -> None:
    state = scored(A={**SORBET, "Antlion": [gil("Sorbet 4"), gil("Seeq")]})
    assert powers(state, "Antlion", "A") == {"Sorbet 4": 4 + 1 + 2, "Seeq": 8}


@leaves_alone("Sorbet 4")
@rule("FF-SOR-10")
def test_sorbet_4_counts_no_gil_in_other_zones_or_off_the_cards() -> None:
    state = scored(A={**SORBET, "gil": 1, "Antlion": ["Sorbet 4", "Seeq"], "Ixion": [gil("Bangaa", 2)]})
    assert powers(state, "Antlion", "A") == {"Sorbet 4": 4, "Seeq": 7}


@does("Sorbet 3")
@rule("FF-HUM-01")
def test_sorbet_3_draws_a_card_at_once() -> None:
    state = scene(A={**SORBET, "gil": 0, "hand": ["Sorbet 3", *HAND]}, B={"hand": HAND})
    do(state, "place Sorbet 3 on Antlion")
    assert (len(hand(state, "A")), actor(state)) == (5, "B")


@leaves_alone("Sorbet 3")
@rule("FF-HUM-01")
def test_sorbet_3_must_lie_face_up_and_draws_nothing_for_others() -> None:
    state = scene(A={**SORBET, "gil": 0, "hand": ["Sorbet 3"]}, B={"hand": HAND})
    refused(state, "place Sorbet 3 on Antlion face down", "FF-FACE-05")
    do(state, "place Sorbet 3 on Antlion")
    assert len(hand(state, "B")) == 3


# ---------------------------------------------------------------- Horne


@does("Horne 5")
@rule("FF-HRN-01")
def test_a_fatigued_horne_5_adds_ten_to_its_owners_total() -> None:
    for card in (tired("Horne 5"), down("Horne 5", fatigue=1)):
        state = scored(A={**HORNE, "Antlion": [card, "Bangaa"]})
        assert powers(state, "Antlion", "A") == {"Horne 5": 0, "Bangaa": 6}
        assert totals(state, "Antlion") == {"A": 16}


@leaves_alone("Horne 5")
@rule("FF-HRN-02")
def test_without_a_token_horne_5_is_a_5() -> None:
    assert totals(scored(A={**HORNE, "Antlion": ["Horne 5", "Bangaa"]}), "Antlion") == {"A": 11}


@leaves_alone("Horne 5")
@rule("FF-HRN-06")
def test_several_tokens_on_horne_5_add_ten_once_and_tokens_on_other_cards_nothing() -> None:
    assert totals(scored(A={**HORNE, "Antlion": [tired("Horne 5", 2)]}), "Antlion") == {"A": 10}
    assert totals(scored(A={**HORNE, "Antlion": ["Horne 5", tired("Seeq")]}), "Antlion") == {"A": 5}


@does("Horne 3")
@rule("FF-HRN-03")
def test_horne_3_may_remove_one_token_from_another_card_in_the_zone() -> None:
    state = scene(
        A={**HORNE, "hand": ["Horne 3"], "Antlion": [tired("Seeq")]},
        B={"hand": HAND[1:], "Antlion": [down("Seeq", fatigue=1), "Hume"]},
    )
    do(state, "place Horne 3 on Antlion")
    assert legal(state) == {"choose Seeq", "choose face-down card", "done"}
    kept = do(state.clone(), "done")
    assert tokens(kept, "Antlion", "A") == {"Seeq": 1, "Horne 3": 0}
    do(state, "choose face-down card")
    assert (tokens(state, "Antlion", "A")["Seeq"], tokens(state, "Antlion", "B")["Seeq"]) == (1, 0)


@leaves_alone("Horne 3")
@rule("FF-HRN-03")
def test_horne_3_removes_no_token_in_another_zone_and_asks_nothing_without_one() -> None:
    state = scene(A={**HORNE, "hand": ["Horne 3"], "Ixion": [tired("Seeq")], "Antlion": ["Bangaa"]}, B={"hand": HAND})
    do(state, "place Horne 3 on Antlion")
    assert actor(state) == "B"
    assert tokens(state, "Ixion", "A") == {"Seeq": 1}


@does("Horne 2")
@rule("FF-HRN-04")
def test_horne_2_grows_by_two_for_each_other_fatigued_card_in_the_zone() -> None:
    state = scored(
        monsters=["Malboro"],
        A={**HORNE, "Malboro": ["Horne 2", "Seeq"]},
        B={"mog": "Montblanc", "Malboro": ["Montblanc 8"]},
    )
    assert tokens(state, "Malboro", "A") == {"Horne 2": 0, "Seeq": 1}
    assert powers(state, "Malboro", "A") == {"Horne 2": 2 + 4, "Seeq": 0}
    state = scored(A={**HORNE, "Antlion": [down("Horne 2"), tired("Hume", 3)]})
    assert powers(state, "Antlion", "A") == {"Horne 2": 4, "Hume": 0}


@leaves_alone("Horne 2")
@rule("FF-HRN-04")
def test_horne_2_counts_neither_itself_nor_other_zones() -> None:
    state = scored(A={**HORNE, "Antlion": ["Horne 2", "Hume"], "Ixion": [tired("Seeq")]})
    assert powers(state, "Antlion", "A") == {"Horne 2": 2, "Hume": 3}
    state = scored(A={**HORNE, "Antlion": [tired("Horne 2"), tired("Hume")]})
    assert powers(state, "Antlion", "A") == {"Horne 2": 0, "Hume": 0}


@does("Horne 4")
@rule("FF-HRN-05")
def test_horne_4_tires_another_face_up_card_of_original_power_3_or_less() -> None:
    state = scene(
        A={**HORNE, "hand": ["Horne 4"], "Antlion": ["Nu Mou"]},
        B={"mog": "Sorbet", "hand": ["Garif"], "Antlion": [gil("Hume"), down("Nu Mou")]},
    )
    do(state, "place Horne 4 on Antlion")
    assert legal(state) == {"choose Nu Mou", "choose Hume"}
    assert asked(state) == "fatigue"
    do(state, "choose Hume")
    assert tokens(state, "Antlion", "B") == {"Hume": 1, "Nu Mou": 0}


@leaves_alone("Horne 4")
@rule("FF-HRN-05")
def test_horne_4_leaves_stronger_and_face_down_cards_other_zones_and_itself_alone() -> None:
    state = scene(
        A={**HORNE, "hand": ["Horne 4"], "Ixion": ["Nu Mou"]},
        B={"hand": HAND[1:], "Antlion": ["Viera", "Seeq", down("Nu Mou")]},
    )
    do(state, "place Horne 4 on Antlion")
    assert actor(state) == "B"
    assert set(tokens(state, "Antlion", "B").values()) == {0}
    assert tokens(state, "Antlion", "A") == {"Horne 4": 0}
    assert tokens(state, "Ixion", "A") == {"Nu Mou": 0}
