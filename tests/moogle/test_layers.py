"""FF-END-20: in which order the effects of the end work."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.moogle.scenes import down, gil, points, powers, prizes, scored, tired, tokens, totals


@rule("FF-END-20")
def test_first_abilities_are_cancelled_so_a_cancelled_card_disables_no_monster() -> None:
    state = scored(
        monsters=["Vorpal Bunny"],
        A={"mog": "Nono", "Vorpal Bunny": ["Nono 5"]},
        B={"mog": "Horne", "Vorpal Bunny": [tired("Horne 5")]},
    )
    assert totals(state, "Vorpal Bunny") == {"A": 5, "B": 0}


@rule("FF-END-20")
def test_then_the_monster_is_disabled_before_it_places_fatigue() -> None:
    state = scored(
        monsters=["Diabolos"], A={"mog": "Nono", "Diabolos": ["Nono 5"]}, B={"mog": "Horne", "Diabolos": ["Horne 5"]}
    )
    assert tokens(state, "Diabolos", "A") == {"Nono 5": 0}
    assert totals(state, "Diabolos") == {"A": 5, "B": 5}


@rule("FF-END-20")
def test_then_fatigue_is_removed_and_banned_before_it_is_placed() -> None:
    state = scored(
        monsters=["Diabolos"],
        A={"mog": "Horne", "Diabolos": ["Penelo", tired("Horne 5")]},
        B={"mog": "Sorbet", "Diabolos": ["Garif"]},
    )
    assert tokens(state, "Diabolos", "A") == {"Penelo": 0, "Horne 5": 0}
    assert tokens(state, "Diabolos", "B") == {"Garif": 0}
    assert totals(state, "Diabolos") == {"A": 10, "B": 5}


@rule("FF-END-20")
def test_then_fatigue_is_placed_before_powers_and_totals() -> None:
    state = scored(
        monsters=["Diabolos"],
        A={"mog": "Horne", "Diabolos": ["Horne 5"]},
        B={"mog": "Sorbet", "Diabolos": ["Sorbet 0", "Seeq"]},
    )
    assert powers(state, "Diabolos", "B") == {"Sorbet 0": 0, "Seeq": 7}
    assert totals(state, "Diabolos") == {"A": 10, "B": 7}


@rule("FF-END-20")
def test_powers_are_print_and_gil_fixed_values_changes_fatigue_and_copies_in_this_order() -> None:
    state = scored(
        monsters=["Marilith"],
        A={"mog": "Sorbet", "Marilith": ["Sorbet 0", gil("Garif", 2)]},
        B={"mog": "Hurdy", "Marilith": ["Hurdy 5", "Seeq"]},
    )
    assert powers(state, "Marilith", "A") == {"Sorbet 0": 4, "Garif": 5}
    assert powers(state, "Marilith", "B") == {"Hurdy 5": 4, "Seeq": 4}


@rule("FF-END-20")
def test_totals_come_after_powers_then_ranks_and_last_the_bonuses_for_winning() -> None:
    state = scored(
        monsters=["Ixion"],
        A={"mog": "Horne", "Ixion": [tired("Horne 5"), "Nu Mou"]},
        B={"mog": "Montblanc", "Ixion": ["Montblanc 8"]},
    )
    assert totals(state, "Ixion") == {"A": 12, "B": 8}
    assert prizes(state, "Ixion") == {"A": 3 + 1 + 1, "B": 1}


@rule("FF-END-20")
def test_a_lasting_face_up_ability_is_not_cancelled() -> None:
    state = scored(
        monsters=["Vorpal Bunny"], A={"mog": "Hurdy", "Vorpal Bunny": ["Hurdy 5"]}, B={"Vorpal Bunny": ["Seeq"]}
    )
    assert powers(state, "Vorpal Bunny", "B") == {"Seeq": 6}


@rule("FF-END-20")
def test_all_printed_interactions_in_one_game() -> None:
    state = scored(
        4,
        monsters=["Vorpal Bunny", "Diabolos", "Malboro", "Antlion"],
        A={"mog": "Nono", "Vorpal Bunny": ["Nono 5"], "Antlion": ["Seeq"]},
        B={"mog": "Horne", "Vorpal Bunny": [tired("Horne 5")], "Diabolos": ["Horne 2", "Bangaa"]},
        C={"mog": "Sorbet", "Diabolos": ["Sorbet 0"], "Malboro": ["Seeq", "Penelo"]},
        D={"mog": "Montblanc", "Malboro": ["Montblanc 8"], "Antlion": [down("Montblanc 4"), "Hume"]},
        first="B",
    )
    assert totals(state, "Vorpal Bunny") == {"A": 5, "B": 0}
    assert powers(state, "Diabolos", "B") == {"Horne 2": 0, "Bangaa": 6}
    assert powers(state, "Diabolos", "C") == {"Sorbet 0": 0}
    assert totals(state, "Malboro") == {"C": 12, "D": 8}
    assert prizes(state, "Antlion") == {"A": 2, "D": 2}
    assert [points(state, letter) for letter in "ABCD"] == [3 + 2, 1 + 3 + 1, 1 + 3, 1 + 2]
