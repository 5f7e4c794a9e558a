"""MM-IMM: lasting protection, and the replay."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import (
    BONUS,
    IMMUNITIES,
    JUNK,
    MALUS,
    actor,
    area,
    asked,
    blocked,
    discards,
    do,
    hand,
    legal,
    pile,
    refused,
    scene,
    total,
)


@rule("MM-IMM-01")
def test_an_immunity_lies_open_in_the_area_to_the_end() -> None:
    state = scene(A=["ANTIVIRUS", "25", *JUNK[:5]], B=["100", *JUNK[:5]], draw=["50"] * 10)
    do(state, "immunity ANTIVIRUS")
    while not state.is_over:
        assert area(state, "A")["immunities"] == ["ANTIVIRUS"]
        state.apply(legal(state)[0])
    assert area(state, "A")["immunities"] == ["ANTIVIRUS"]


@rule("MM-IMM-02")
@pytest.mark.parametrize("malus", ["PASSWORD", "EMOTIONAL BLACKMAIL", "PUBLIC SPACES"])
def test_an_immunity_forbids_only_its_own_malus(malus: str) -> None:
    state = scene(A=[malus, "25"], areas={"B": {"immunities": ["ANTIVIRUS"]}})
    do(state, f"attack B with {malus}")
    assert area(state, "B")["blocked_by"] == malus


@rule("MM-IMM-03", "MM-IMM-04")
@pytest.mark.parametrize(("malus", "immunity"), list(zip(MALUS, IMMUNITIES, strict=True)))
def test_a_running_attack_of_its_kind_is_cancelled_and_discarded(malus: str, immunity: str) -> None:
    below = ["PASSWORD", "STRONG PASSWORD"]
    state = scene(A=[immunity, "25"], areas={"A": {"battle": [*below, malus]}}, discard=["100"])
    do(state, f"immunity {immunity}")
    assert area(state, "A")["blocked_by"] is None
    assert area(state, "A")["battle"] == below
    assert discards(state) == ["100", malus]


@rule("MM-IMM-05", "MM-TURN-02")
def test_after_an_immunity_a_card_is_drawn_and_the_player_acts_again() -> None:
    state = scene(A=["ANTIVIRUS", *JUNK], B=JUNK, draw=["75", "50"])
    do(state, "immunity ANTIVIRUS")
    assert asked(state) == ("A", "turn action")
    assert hand(state, "A") == [*JUNK, "75"]
    do(state, "advance 75")
    assert (len(hand(state, "A")), actor(state), pile(state)) == (6, "B", 0)


@rule("MM-IMM-06")
def test_immunities_can_be_chained() -> None:
    state = scene(A=["ANTIVIRUS", *JUNK], B=JUNK, draw=["VPN FOR LIFE", "PASSWORD MANAGER", "25", "50"])
    do(state, "immunity ANTIVIRUS", "immunity VPN FOR LIFE", "immunity PASSWORD MANAGER", "advance 25")
    assert area(state, "A")["immunities"] == ["ANTIVIRUS", "VPN FOR LIFE", "PASSWORD MANAGER"]
    assert (actor(state), len(hand(state, "A"))) == ("B", 6)


@rule("MM-IMM-07")
def test_in_the_replay_a_freed_area_may_advance() -> None:
    state = scene(A=["ANTIVIRUS", "200"], areas={"A": blocked("SPYWARE")})
    refused(state, "advance 200", "MM-ADV-02")
    do(state, "immunity ANTIVIRUS", "advance 200")
    assert total(state, "A") == 200


@rule("MM-IMM-08")
def test_an_immunity_may_be_played_without_any_attack() -> None:
    state = scene(A=["ANTIVIRUS", "25"])
    do(state, "immunity ANTIVIRUS")
    assert actor(state) == "A"


@rule("MM-IMM-09")
def test_an_immunity_of_another_kind_does_not_free_but_grants_the_replay() -> None:
    state = scene(A=["ANTIVIRUS", "200"], areas={"A": blocked("PASSWORD")})
    do(state, "immunity ANTIVIRUS")
    assert (area(state, "A")["blocked_by"], actor(state)) == ("PASSWORD", "A")
    refused(state, "advance 200", "MM-ADV-02")


@rule("MM-IMM-10")
@pytest.mark.parametrize(("bonus", "immunity"), list(zip(BONUS, IMMUNITIES, strict=True)))
def test_the_matching_bonus_can_only_be_discarded_any_more(bonus: str, immunity: str) -> None:
    state = scene(A=[bonus, "25"], areas={"A": {"immunities": [immunity]}})
    assert legal(state) == ["advance 25"]
    idle = scene(A=[bonus], areas={"A": {"immunities": [immunity]}})
    assert legal(idle) == [f"discard {bonus}"]


@rule("MM-IMM-11")
def test_in_a_team_the_replay_is_that_of_the_partner_who_played_it() -> None:
    state = scene(seats=4, teams=True, A=["ANTIVIRUS", "25", *JUNK[:5]], B=JUNK, C=["25"])
    do(state, "immunity ANTIVIRUS")
    assert (actor(state), len(hand(state, "A")), len(hand(state, "C"))) == ("A", 7, 1)
    do(state, "advance 25")
    assert actor(state) == "B"


@rule("MM-IMM-12")
def test_an_immunity_protects_its_own_area_only() -> None:
    state = scene(seats=3, active="C", C=["PUBLIC SPACES"], areas={"B": {"immunities": ["VPN FOR LIFE"]}})
    assert legal(state) == ["attack A with PUBLIC SPACES"]
    do(state, "attack A with PUBLIC SPACES")
    assert area(state, "A")["blocked_by"] == "PUBLIC SPACES"
