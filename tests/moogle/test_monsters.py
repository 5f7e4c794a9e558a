"""The ten monsters."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.moogle.scenes import (
    HAND,
    do,
    down,
    gil,
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


@does("Antlion")
@rule("FF-ANT-01")
def test_antlion_takes_three_cards_of_each_player() -> None:
    state = scene(A={"hand": ["Seeq"], "Antlion": ["Hume", "Garif"]}, B={"Antlion": ["Seeq", "Bangaa", "Garif"]})
    do(state, "place Seeq on Antlion")
    assert on(state, "Antlion", "A") == ["Hume", "Garif", "Seeq"]
    refused(scene(A={"hand": ["Seeq"], "Antlion": ["Hume", "Garif", "Viera"]}), "place Seeq on Antlion", "FF-PLC-05")


@leaves_alone("Antlion")
@rule("FF-ANT-01")
def test_antlion_changes_no_power_and_pays_like_any_monster() -> None:
    state = scored(A={"Antlion": ["Garif", down("Seeq"), "Nu Mou"]}, B={"Antlion": [tired("Seeq")]})
    assert powers(state, "Antlion", "A") == {"Garif": 5, "Seeq": 7, "Nu Mou": 2}
    assert prizes(state, "Antlion") == {"A": 3 + 1, "B": 1}
    refused(scene(A={"hand": ["Hume"], "Ixion": ["Garif", "Seeq"]}), "place Hume on Ixion", "FF-PLC-04")


@does("Behemoth King")
@rule("FF-BEH-01")
def test_behemoth_king_raises_cards_of_original_power_3_or_less_by_four() -> None:
    state = scored(
        3,
        monsters=["Behemoth King"],
        A={"Behemoth King": ["Nu Mou", "Viera"]},
        B={"Behemoth King": [tired("Hume"), "Fran"]},
    )
    assert powers(state, "Behemoth King", "A") == {"Nu Mou": 6, "Viera": 4}
    assert powers(state, "Behemoth King", "B") == {"Hume": 0, "Fran": 5}


@leaves_alone("Behemoth King")
@rule("FF-BEH-01")
def test_behemoth_king_looks_at_the_original_power_and_at_no_other_zone() -> None:
    state = scored(
        monsters=["Behemoth King"],
        A={"mog": "Sorbet", "Behemoth King": [gil("Hume", 3), "Viera"], "Antlion": ["Nu Mou"]},
        B={"mog": "Hurdy", "Behemoth King": ["Hurdy 5"]},
    )
    assert powers(state, "Behemoth King", "A") == {"Hume": 3 + 3 + 4 - 1, "Viera": 3}
    assert powers(state, "Antlion", "A") == {"Nu Mou": 2}


@does("Diabolos")
@rule("FF-DIA-01")
def test_diabolos_tires_every_card_with_a_special_ability_whosever_it_is() -> None:
    state = scored(
        monsters=["Diabolos"],
        A={"Diabolos": ["Horne 5", "Vaan"]},
        B={"Diabolos": [down("Nu Mou"), "Viera"]},
    )
    assert tokens(state, "Diabolos", "A") == {"Horne 5": 1, "Vaan": 1}
    assert tokens(state, "Diabolos", "B") == {"Nu Mou": 1, "Viera": 1}


@leaves_alone("Diabolos")
@rule("FF-DIA-01")
def test_diabolos_leaves_cards_without_ability_and_other_zones_alone() -> None:
    state = scored(
        monsters=["Diabolos"],
        A={"Diabolos": ["Bangaa", "Horne 5"], "Antlion": ["Garif"]},
        B={"mog": "Montblanc", "Diabolos": ["Seeq", "Montblanc 8"]},
    )
    assert tokens(state, "Diabolos", "A") == {"Bangaa": 0, "Horne 5": 1}
    assert tokens(state, "Diabolos", "B") == {"Seeq": 0, "Montblanc 8": 0}
    assert tokens(state, "Antlion", "A") == {"Garif": 0}


@does("Ixion")
@rule("FF-IXI-01")
def test_ixion_pays_one_more_point_to_whoever_is_alone_in_first_place() -> None:
    state = scored(A={"Ixion": ["Bangaa", "Hume"]}, B={"Ixion": ["Seeq"]})
    assert (totals(state, "Ixion"), prizes(state, "Ixion")) == ({"A": 9, "B": 7}, {"A": 4, "B": 1})
    assert prizes(scored(A={"Ixion": ["Hume"]}), "Ixion") == {"A": 4}


@leaves_alone("Ixion")
@rule("FF-IXI-01")
def test_ixion_pays_nothing_more_in_a_tie_or_for_another_zone() -> None:
    state = scored(A={"Ixion": ["Seeq"], "Antlion": ["Hume"]}, B={"Ixion": ["Seeq"]})
    assert prizes(state, "Ixion") == {"A": 2, "B": 2}
    assert prizes(state, "Antlion") == {"A": 3}


@does("Malboro")
@rule("FF-MAL-01")
def test_malboro_tires_every_card_of_original_power_7_or_more() -> None:
    state = scored(
        monsters=["Malboro"],
        A={"Malboro": ["Seeq", "Bangaa"]},
        B={"mog": "Montblanc", "Malboro": [down("Montblanc 8"), "Basch"]},
    )
    assert tokens(state, "Malboro", "A") == {"Seeq": 1, "Bangaa": 0}
    assert tokens(state, "Malboro", "B") == {"Montblanc 8": 1, "Basch": 1}


@leaves_alone("Malboro")
@rule("FF-MAL-01")
def test_malboro_leaves_weaker_and_raised_cards_and_other_zones_alone() -> None:
    state = scored(monsters=["Malboro"], A={"mog": "Sorbet", "Malboro": [gil("Bangaa", 3)], "Antlion": ["Seeq"]})
    assert powers(state, "Malboro", "A") == {"Bangaa": 9}
    assert powers(state, "Antlion", "A") == {"Seeq": 7}


@does("Marilith")
@rule("FF-MAR-01")
def test_on_marilith_every_card_has_the_fixed_power_4() -> None:
    state = scored(
        monsters=["Marilith"],
        A={"mog": "Sorbet", "Marilith": [gil("Nu Mou"), "Seeq"]},
        B={"mog": "Horne", "Marilith": [tired("Horne 5")]},
    )
    assert powers(state, "Marilith", "A") == {"Nu Mou": 4, "Seeq": 4}
    assert powers(state, "Marilith", "B") == {"Horne 5": 0}
    assert totals(state, "Marilith") == {"A": 8, "B": 10}


@does("Marilith")
@rule("FF-MAR-02")
def test_a_cards_own_text_about_its_value_comes_after_mariliths() -> None:
    state = scored(
        monsters=["Marilith"], A={"mog": "Sorbet", "Marilith": ["Sorbet 0", "Garif"]}, B={"Marilith": ["Seeq"]}
    )
    assert powers(state, "Marilith", "A") == {"Sorbet 0": 4, "Garif": 5}
    assert powers(state, "Marilith", "B") == {"Seeq": 4}


@leaves_alone("Marilith")
@rule("FF-MAR-01")
def test_marilith_fixes_no_card_of_another_zone_and_is_disabled_by_nono() -> None:
    state = scored(monsters=["Marilith"], A={"mog": "Nono", "Marilith": ["Nono 5", "Seeq"], "Antlion": ["Hume"]})
    assert powers(state, "Marilith", "A") == {"Nono 5": 5, "Seeq": 7}
    assert powers(state, "Antlion", "A") == {"Hume": 3}


@does("Orthros")
@rule("FF-ORT-01")
def test_orthros_lowers_cards_that_lay_face_down_until_the_reveal_by_two() -> None:
    state = scored(3, monsters=["Orthros"], A={"Orthros": [down("Seeq"), "Bangaa"]}, B={"Orthros": [down("Nu Mou")]})
    assert powers(state, "Orthros", "A") == {"Seeq": 5, "Bangaa": 6}
    assert powers(state, "Orthros", "B") == {"Nu Mou": 0}
    assert powers(scored(A={"mog": "Nono", "Orthros": [down("Hume", by_choice=False)]}), "Orthros", "A") == {"Hume": 0}


@leaves_alone("Orthros")
@rule("FF-ORT-01")
def test_orthros_leaves_face_up_cards_fixed_powers_and_other_zones_alone() -> None:
    state = scored(A={"Orthros": [down("Garif"), "Hume"], "Antlion": [down("Seeq")]})
    assert powers(state, "Orthros", "A") == {"Garif": 5, "Hume": 3}
    assert powers(state, "Antlion", "A") == {"Seeq": 7}


@does("Pylraster")
@rule("FF-PYL-01")
def test_pylraster_cancels_every_end_of_game_ability_of_the_cards_there() -> None:
    state = scored(
        monsters=["Pylraster"],
        A={"Pylraster": [tired("Horne 5"), "Seeq"]},
        B={"mog": "Sorbet", "Pylraster": ["Sorbet 0", gil("Garif")]},
    )
    assert totals(state, "Pylraster") == {"A": 7, "B": 6}


@leaves_alone("Pylraster")
@rule("FF-PYL-01")
def test_pylraster_leaves_face_up_abilities_and_other_zones_alone() -> None:
    state = scene(monsters=["Pylraster"], A={"hand": ["Fran"], "ability_used": True})
    do(state, "place Fran on Pylraster")
    assert points(state, "A") == 1
    state = scored(monsters=["Pylraster"], A={"Antlion": [tired("Horne 5")], "Pylraster": ["Bangaa"]})
    assert totals(state, "Antlion") == {"A": 10}
    assert totals(state, "Pylraster") == {"A": 6}


@does("Trickster")
@rule("FF-TRI-01")
def test_on_trickster_no_card_is_played_or_moved_face_down() -> None:
    state = scene(monsters=["Trickster"], A={"mog": "Nono", "hand": ["Seeq"], "Antlion": [down("Bangaa")]})
    refused(state, "place Seeq on Trickster face down", "FF-FACE-13")
    do(state, "use Refit")
    assert legal(state) == {f"move Bangaa to {zone}" for zone in ("Ixion", "Yiazmat")}


@leaves_alone("Trickster")
@rule("FF-TRI-01")
def test_trickster_leaves_face_up_cards_other_zones_and_powers_alone() -> None:
    state = scene(monsters=["Trickster"], A={"hand": HAND})
    assert {"place Seeq on Trickster", "place Seeq on Ixion face down"} <= legal(state)
    state = scored(monsters=["Trickster"], A={"Trickster": ["Seeq", "Nu Mou"]})
    assert (powers(state, "Trickster", "A"), prizes(state, "Trickster")) == ({"Seeq": 7, "Nu Mou": 2}, {"A": 4})


@does("Vorpal Bunny")
@rule("FF-VOR-01")
def test_vorpal_bunny_cancels_every_end_of_game_ability_and_lets_the_rest_count() -> None:
    state = scored(
        monsters=["Vorpal Bunny"],
        A={"mog": "Montblanc", "Vorpal Bunny": ["Penelo", "Montblanc 4"]},
        B={"mog": "Horne", "Vorpal Bunny": [tired("Horne 5")]},
    )
    assert totals(state, "Vorpal Bunny") == {"A": 5 + 4, "B": 0}
    assert prizes(state, "Vorpal Bunny") == {"A": 3, "B": 1}
    state = scored(monsters=["Vorpal Bunny"], A={"mog": "Sorbet", "Vorpal Bunny": [gil("Seeq", 2), tired("Bangaa")]})
    assert powers(state, "Vorpal Bunny", "A") == {"Seeq": 9, "Bangaa": 0}


@leaves_alone("Vorpal Bunny")
@rule("FF-VOR-02")
def test_vorpal_bunny_leaves_face_up_abilities_and_other_zones_alone() -> None:
    state = scene(monsters=["Vorpal Bunny"], A={"hand": ["Fran"], "ability_used": True})
    do(state, "place Fran on Vorpal Bunny")
    assert points(state, "A") == 1
    state = scored(monsters=["Vorpal Bunny"], A={"Antlion": [tired("Horne 5")]})
    assert totals(state, "Antlion") == {"A": 10}
