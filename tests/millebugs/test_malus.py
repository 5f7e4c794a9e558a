"""MM-MAL, MM-PAIR: attacks, and which card answers which."""

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
    at,
    blocked,
    do,
    legal,
    refused,
    scene,
)

PAIRS = list(zip(MALUS, BONUS, IMMUNITIES, strict=True))


@rule("MM-MAL-01")
@pytest.mark.parametrize("malus", MALUS)
def test_a_malus_blocks_a_free_opponent(malus: str) -> None:
    state = scene(A=[malus, *JUNK], B=["100", *JUNK[:5]])
    do(state, f"attack B with {malus}")
    assert (area(state, "B")["blocked_by"], area(state, "B")["battle"]) == (malus, [malus])
    refused(state, "advance 100", "MM-ADV-02")


@rule("MM-MAL-02")
@pytest.mark.parametrize("malus", MALUS)
def test_a_blocked_area_cannot_be_attacked_again(malus: str) -> None:
    state = scene(A=[malus, "25"], areas={"B": blocked("PASSWORD")})
    refused(state, f"attack B with {malus}", "MM-MAL-02")
    assert legal(state) == ["advance 25"]


@rule("MM-MAL-03")
def test_whoever_is_blocked_may_attack() -> None:
    state = scene(A=["SPYWARE", *JUNK], areas={"A": blocked("PUBLIC SPACES")})
    do(state, "attack B with SPYWARE")
    assert area(state, "B")["blocked_by"] == "SPYWARE"


@rule("MM-MAL-04", "MM-MAL-05")
def test_areas_at_0_may_attack_and_be_attacked() -> None:
    state = scene(A=["SPYWARE", *JUNK])
    assert (area(state, "A")["total"], area(state, "B")["total"]) == (0, 0)
    do(state, "attack B with SPYWARE")


@rule("MM-MAL-05")
def test_as_a_house_rule_only_areas_that_have_advanced_are_attacked() -> None:
    state = scene(seats=3, A=["SPYWARE", *JUNK], areas={"C": at(25)}, house=["moving-targets"])
    assert legal(state) == ["attack C with SPYWARE"]
    refused(state, "attack B with SPYWARE", "MM-MAL-05")


@rule("MM-MAL-06")
def test_the_own_area_cannot_be_attacked() -> None:
    refused(scene(A=["SPYWARE", *JUNK]), "attack A with SPYWARE", "MM-MAL-06")
    state = scene(seats=4, teams=True, A=["SPYWARE", *JUNK])
    refused(state, "attack C with SPYWARE", "MM-MAL-06")
    assert legal(state) == ["attack BD with SPYWARE"]


@rule("MM-MAL-07")
@pytest.mark.parametrize(("malus", "bonus", "immunity"), PAIRS)
def test_an_area_with_the_matching_immunity_cannot_be_attacked(malus: str, bonus: str, immunity: str) -> None:
    state = scene(A=[malus, "25"], areas={"B": {"immunities": [immunity]}})
    refused(state, f"attack B with {malus}", "MM-MAL-07")


@rule("MM-MAL-08")
def test_the_attacker_chooses_among_the_legal_targets() -> None:
    state = scene(seats=4, A=["SPYWARE", *JUNK], areas={"C": blocked("PASSWORD")})
    assert legal(state) == ["attack B with SPYWARE", "attack D with SPYWARE"]
    refused(state, "attack E with SPYWARE", "MM-MAL-08")
    do(state, "attack D with SPYWARE")
    assert [area(state, name)["blocked_by"] for name in "BD"] == [None, "SPYWARE"]


@rule("MM-MAL-09")
def test_after_an_attack_the_left_neighbour_plays_not_the_target() -> None:
    state = scene(seats=3, A=["SPYWARE", *JUNK], B=JUNK, C=JUNK)
    do(state, "attack C with SPYWARE")
    assert actor(state) == "B"


@rule("MM-MAL-10")
def test_a_malus_without_a_legal_target_is_not_playable() -> None:
    state = scene(A=["PASSWORD", "SPYWARE", "SPYWARE", *JUNK[:4]], areas={"B": blocked("PUBLIC SPACES")})
    assert all(text.startswith("discard ") for text in legal(state))
    assert len(legal(state)) == 6


def assert_only_its_bonus_covers(malus: str, bonus: str, rule_id: str) -> None:
    for card in BONUS:
        state = scene(A=[card, *BONUS], areas={"A": blocked(malus), "B": blocked(malus)})
        if card != bonus:
            refused(state, f"repair with {card}", rule_id)
        else:
            assert legal(state) == [f"repair with {bonus}"]
            do(state, f"repair with {bonus}")
            assert area(state, "A")["blocked_by"] is None


def assert_its_immunity_protects(malus: str, immunity: str) -> None:
    for card in IMMUNITIES:
        state = scene(A=[malus, *JUNK], areas={"B": {"immunities": [card]}})
        assert (f"attack B with {malus}" in legal(state)) == (card != immunity)


@rule("MM-PAIR-01")
def test_password_is_covered_by_strong_password_and_password_manager() -> None:
    assert_only_its_bonus_covers("PASSWORD", "STRONG PASSWORD", "MM-PAIR-01")
    assert_its_immunity_protects("PASSWORD", "PASSWORD MANAGER")


@rule("MM-PAIR-02")
def test_emotional_blackmail_is_covered_by_known_contact_and_geek_grandchild() -> None:
    assert_only_its_bonus_covers("EMOTIONAL BLACKMAIL", "KNOWN CONTACT", "MM-PAIR-02")
    assert_its_immunity_protects("EMOTIONAL BLACKMAIL", "GEEK GRANDCHILD")


@rule("MM-PAIR-03")
def test_spyware_is_covered_by_verified_source_and_antivirus() -> None:
    assert_only_its_bonus_covers("SPYWARE", "VERIFIED SOURCE", "MM-PAIR-03")
    assert_its_immunity_protects("SPYWARE", "ANTIVIRUS")


@rule("MM-PAIR-04")
def test_public_spaces_is_covered_by_vpn_on_and_vpn_for_life() -> None:
    assert_only_its_bonus_covers("PUBLIC SPACES", "VPN ON", "MM-PAIR-04")
    assert_its_immunity_protects("PUBLIC SPACES", "VPN FOR LIFE")


@rule("MM-PAIR-04", "MM-BON-01")
@pytest.mark.parametrize("title", ["VPN ACTIVÉ", "PARE-FEU ACTIVÉ", "vpn on"])
def test_another_title_with_the_network_icon_is_the_same_bonus(title: str) -> None:
    state = scene(A=["VPN ON"], areas={"A": blocked("PUBLIC SPACES")})
    do(state, f"repair with {title}")
    assert area(state, "A")["battle"] == ["PUBLIC SPACES", "VPN ON"]
