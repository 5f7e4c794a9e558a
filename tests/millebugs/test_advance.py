"""MM-AREA, MM-ADV: the play area and the cards that bring an area on."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import JUNK, area, at, blocked, discards, do, hand, legal, pile, refused, scene, total


@rule("MM-AREA-01")
def test_an_area_has_advance_cards_by_value_a_battle_pile_and_immunities_all_open() -> None:
    own = {"advance": ["100", "25", "75"], "battle": ["PASSWORD", "STRONG PASSWORD"], "immunities": ["ANTIVIRUS"]}
    state = scene(A=["25"], areas={"A": own})
    for seat in (0, 1, None):
        seen = state.view(seat)["areas"]["A"]
        assert seen["advance"] == [25, 75, 100]
        assert seen["battle"] == ["PASSWORD", "STRONG PASSWORD"]
        assert seen["immunities"] == ["ANTIVIRUS"]


@rule("MM-AREA-02")
def test_an_area_is_blocked_exactly_while_a_malus_is_on_top() -> None:
    piles = {"A": ["PASSWORD"], "B": ["PASSWORD", "STRONG PASSWORD"], "C": []}
    state = scene(seats=3, A=["STRONG PASSWORD"], areas={name: {"battle": cards} for name, cards in piles.items()})
    assert [area(state, name)["blocked_by"] for name in "ABC"] == ["PASSWORD", None, None]
    assert legal(state) == ["repair with STRONG PASSWORD"]


@rule("MM-AREA-03")
def test_partners_share_total_battle_pile_and_immunities() -> None:
    state = scene(
        seats=4,
        teams=True,
        A=["ANTIVIRUS", "25", *JUNK[:5]],
        B=["SPYWARE", *JUNK[:5]],
    )
    do(state, "immunity ANTIVIRUS", "advance 25")
    refused(state, "attack C with SPYWARE", "MM-MAL-07")
    assert list(area(state, "AC")["seats"]) == ["A", "C"]
    assert (total(state, "AC"), area(state, "AC")["immunities"]) == (25, ["ANTIVIRUS"])


@rule("MM-ADV-01")
def test_an_advance_card_adds_its_value() -> None:
    state = scene(A=["75", *JUNK], areas={"A": at(300)})
    do(state, "advance 75")
    assert (total(state, "A"), area(state, "A")["space"]) == (375, 15)


@rule("MM-ADV-02")
def test_a_blocked_area_takes_no_advance_card() -> None:
    state = scene(A=["100", "VERIFIED SOURCE"], areas={"A": blocked("SPYWARE")})
    refused(state, "advance 100", "MM-ADV-02")
    assert legal(state) == ["repair with VERIFIED SOURCE"]


@rule("MM-ADV-03")
def test_no_start_card_is_needed() -> None:
    state = scene(A=["50", *JUNK])
    do(state, "advance 50")
    assert total(state, "A") == 50


@rule("MM-ADV-04", "MM-BON-03")
def test_the_turn_after_the_bonus_the_area_may_advance() -> None:
    state = scene(A=["100", "STRONG PASSWORD", *JUNK[1:]], B=["25", *JUNK[:5]], areas={"A": blocked("PASSWORD")})
    do(state, "repair with STRONG PASSWORD")
    do(state, "advance 25", "advance 100")
    assert total(state, "A") == 100


@rule("MM-ADV-05")
def test_a_card_that_would_exceed_1000_cannot_be_placed() -> None:
    state = scene(A=["25", "50", "75", "200", "100"], areas={"A": at(950)})
    assert legal(state) == ["advance 25", "advance 50"]
    refused(state, "advance 75", "MM-ADV-05")


@rule("MM-ADV-06")
@pytest.mark.parametrize("value", [25, 50, 75, 100, 200])
def test_the_values(value: int) -> None:
    state = scene(A=["25", "50", "75", "100", "200"])
    do(state, f"advance {value}")
    assert total(state, "A") == value


@rule("MM-ADV-06")
def test_other_values_do_not_exist() -> None:
    refused(scene(A=["25"]), "advance 60", "MM-ADV-06")


@rule("MM-ADV-07")
def test_an_area_takes_any_number_of_200() -> None:
    state = scene(A=["200"], areas={"A": {"advance": ["200", "200", "200"]}})
    do(state, "advance 200")
    assert total(state, "A") == 800


@rule("MM-ADV-07")
def test_as_a_house_rule_an_area_takes_two_200_at_most() -> None:
    state = scene(A=["200", "25"], areas={"A": {"advance": ["200", "200"]}}, house=["two-200s"])
    refused(state, "advance 200", "MM-ADV-07")
    assert legal(state) == ["advance 25"]
    do(scene(A=["200", "25"], areas={"A": {"advance": ["200"]}}, house=["two-200s"]), "advance 200")


@rule("MM-ADV-08")
def test_there_is_no_speed_limit() -> None:
    state = scene(A=["200", *JUNK], areas={"A": {"battle": ["PASSWORD", "STRONG PASSWORD"]}})
    assert "advance 200" in legal(state)


@rule("MM-ADV-09", "MM-END-12")
def test_only_the_discard_pile_is_reshuffled() -> None:
    own: dict[str, Any] = at(300, battle=["SPYWARE", "VERIFIED SOURCE"], immunities=["VPN FOR LIFE"])
    state = scene(A=JUNK, B=JUNK, draw=[], discard=["25", "50"], areas={"A": own})
    do(state, "discard VPN ON")
    assert (discards(state), pile(state)) == ([], 3)
    assert sorted(state.view()["pile_held"]) == ["25", "50", "VPN ON"]
    seen = area(state, "A")
    assert (seen["total"], seen["battle"], seen["immunities"]) == (300, own["battle"], own["immunities"])
    assert len(hand(state, "A")) == 5
