"""MM-BON: remedies."""

from __future__ import annotations

import pytest

from ludobug.games.millebugs.cards import CARDS, Family, partners
from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import JUNK, actor, area, blocked, do, hand, legal, refused, scene


@rule("MM-BON-01")
@pytest.mark.parametrize("card", [card for card in CARDS if card.family is Family.MALUS], ids=lambda card: card.name)
def test_cards_match_by_icon(card: object) -> None:
    malus = next(known for known in CARDS if known is card)
    assert malus.icon is not None
    bonus = partners(malus.icon)[Family.BONUS]
    state = scene(A=[bonus.name], areas={"A": blocked(malus.name)})
    assert legal(state) == [f"repair with {bonus.name}"]


@rule("MM-BON-02")
def test_a_bonus_covers_the_malus_and_both_stay_on_the_pile() -> None:
    state = scene(A=["STRONG PASSWORD", "25"], areas={"A": blocked("PASSWORD")})
    do(state, "repair with STRONG PASSWORD")
    assert area(state, "A")["battle"] == ["PASSWORD", "STRONG PASSWORD"]
    assert area(state, "A")["blocked_by"] is None


@rule("MM-BON-03")
def test_playing_the_bonus_uses_the_turn() -> None:
    state = scene(A=["STRONG PASSWORD", "100"], B=JUNK, areas={"A": blocked("PASSWORD")})
    do(state, "repair with STRONG PASSWORD")
    assert actor(state) == "B"
    assert "100" in hand(state, "A")


@rule("MM-BON-04")
def test_a_bonus_needs_the_matching_uncovered_malus() -> None:
    free = scene(A=["VPN ON", "25"])
    refused(free, "repair with VPN ON", "MM-BON-04")
    covered = scene(A=["VPN ON", "25"], areas={"A": {"battle": ["PUBLIC SPACES", "VPN ON"]}})
    refused(covered, "repair with VPN ON", "MM-BON-04")


@rule("MM-BON-05")
def test_the_bonus_may_come_in_any_later_turn() -> None:
    state = scene(A=["PASSWORD", *JUNK], B=["KNOWN CONTACT"] * 3, draw=["VPN ON"] * 4 + ["STRONG PASSWORD", "25"])
    do(state, "attack B with PASSWORD", "discard VPN ON", "discard VPN ON", "discard VPN ON", "discard VPN ON")
    assert "STRONG PASSWORD" in hand(state, "B")
    do(state, "repair with STRONG PASSWORD")
    assert area(state, "B")["blocked_by"] is None


@rule("MM-BON-06")
def test_a_bonus_is_not_played_on_an_opponents_pile_but_on_that_of_the_team() -> None:
    state = scene(A=["STRONG PASSWORD", "25"], areas={"B": blocked("PASSWORD")})
    refused(state, "repair B with STRONG PASSWORD", "MM-BON-06")
    team = scene(seats=4, teams=True, active="C", C=["STRONG PASSWORD"], areas={"AC": blocked("PASSWORD")})
    do(team, "repair with STRONG PASSWORD")
    assert area(team, "AC")["blocked_by"] is None


@rule("MM-BON-07")
@pytest.mark.parametrize("malus", ["PASSWORD", "SPYWARE"])
def test_after_a_bonus_the_area_can_be_attacked_again(malus: str) -> None:
    state = scene(A=[malus], areas={"B": {"battle": ["PASSWORD", "STRONG PASSWORD"]}})
    do(state, f"attack B with {malus}")
    assert area(state, "B")["battle"] == ["PASSWORD", "STRONG PASSWORD", malus]
