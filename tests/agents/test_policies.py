"""What a player would likely do at a glance, and what a table looks to be worth, where that is plain to see."""

from __future__ import annotations

import pytest

from ludobug.core.cells import new_codes
from ludobug.core.state import State
from ludobug.games.millebugs.kernel import worth
from tests.millebugs import scenes as bugs
from tests.moogle import scenes as moogle

TRIES = range(20)
ROOM = 1024


def likely(state: State) -> set[str]:
    """The texts of what the policy does with any luck."""
    codes = new_codes(ROOM)
    state.game.kernel.write_plain_codes(state.cells, state.game.rules, codes)
    texts = {action: text for text, action in state.action_texts().items()}
    return {texts[codes[state.game.kernel.likely(state.cells, state.game.rules, 1 + 977 * luck)]] for luck in TRIES}


def worths(state: State) -> list[int]:
    """What the judge of Mille Bugs says of each area."""
    return [worth.worth(state.cells, state.game.rules, area) for area in range(state.game.seats)]


# ---------------------------------------------------------------- Mille Bugs


def test_the_card_to_1000_is_played_before_any_other() -> None:
    hand = ["ANTIVIRUS", "SPYWARE", "VPN ON", "50", "25", "100"]
    assert likely(bugs.scene(A=hand, areas={"A": bugs.at(950)})) == {"advance 50"}


def test_the_way_is_left_so_that_a_card_in_hand_ends_it() -> None:
    assert likely(bugs.scene(A=["100", "75", "50"], areas={"A": bugs.at(875)})) == {"advance 75"}
    assert likely(bugs.scene(A=["100", "50", "25"], areas={"A": bugs.at(850)})) == {"advance 100"}


def test_a_blocked_area_attacks_before_it_frees_itself() -> None:
    state = bugs.scene(A=["VPN ON", "SPYWARE", "50"], areas={"A": bugs.blocked("PUBLIC SPACES")})
    assert likely(state) == {"attack B with SPYWARE"}


@pytest.mark.parametrize(("seats", "expected"), [(2, "attack B with SPYWARE"), (4, "advance 100")])
def test_with_one_rival_an_attack_comes_first_with_several_the_own_way(seats: int, expected: str) -> None:
    assert likely(bugs.scene(seats=seats, A=["100", "SPYWARE", "VPN ON"])) == {expected}


def test_what_is_of_no_use_any_more_is_thrown_away() -> None:
    area = {**bugs.blocked("PUBLIC SPACES"), "immunities": ["ANTIVIRUS"]}
    hand = ["VERIFIED SOURCE", "KNOWN CONTACT", "100"]
    assert likely(bugs.scene(A=hand, areas={"A": area})) == {"discard VERIFIED SOURCE"}
    immune = {"immunities": ["ANTIVIRUS"]}
    state = bugs.scene(A=["SPYWARE", "KNOWN CONTACT", "100"], areas={"A": bugs.blocked("PUBLIC SPACES"), "B": immune})
    assert likely(state) == {"discard SPYWARE"}


def test_a_better_table_is_worth_more() -> None:
    def own(hand: list[str], area: dict[str, object]) -> int:
        return worths(bugs.scene(A=hand, areas={"A": area}))[0]

    junk = ["VERIFIED SOURCE"] * 2
    assert own(junk, bugs.at(700)) > own(junk, bugs.at(500)) > own(junk, bugs.at(0))
    assert own(junk, bugs.at(500, immunities=["VPN FOR LIFE"])) > own(junk, bugs.at(500))
    assert (
        own(["VPN ON", *junk], bugs.at(500))
        > own(junk[:1], bugs.at(500))
        > own(junk[:1], bugs.at(500, battle=["PUBLIC SPACES"]))
    )
    helped = own(["VPN ON"], bugs.at(500, battle=["PUBLIC SPACES"]))
    assert helped > own(["STRONG PASSWORD"], bugs.at(500, battle=["PUBLIC SPACES"]))
    assert own(["50"], bugs.at(950)) > own(["25"], bugs.at(950)) + 200


def test_an_attack_in_hand_is_worth_something_while_somebody_can_be_attacked_with_it() -> None:
    immune = {"B": {"immunities": ["ANTIVIRUS"]}}
    some = worths(bugs.scene(A=["SPYWARE", "25"]))[0] - worths(bugs.scene(A=["25"]))[0]
    none = worths(bugs.scene(A=["SPYWARE", "25"], areas=immune))[0] - worths(bugs.scene(A=["25"], areas=immune))[0]
    assert some > none == 0


@pytest.mark.parametrize(("seats", "teams", "judged"), [(2, False, True), (4, True, True), (3, False, False)])
def test_tables_of_two_areas_are_judged_others_are_played_to_the_end(seats: int, teams: bool, judged: bool) -> None:
    state = bugs.scene(seats=seats, teams=teams, A=["100"])
    assert worth.settled(state.cells, state.game.rules) is judged


# ---------------------------------------------------------------- Moogle Bounty Mayhem


TAKEN = {
    "Ixion": ["Bangaa", "Viera"],
    "Orthros": ["Nu Mou", "Horne 5"],
    "Yiazmat": ["Horne 2", "Horne 3", "Horne 4"],
}
"""Places where seat A has all the cards that it may have."""


def test_the_card_that_wins_a_place_is_laid_there() -> None:
    state = moogle.scene(
        round=6,
        A={"hand": ["Seeq", "Hume"], "ability_used": True, "Antlion": ["Garif"], **TAKEN},
        B={"Antlion": ["Seeq", "Hume"], "Yiazmat": ["Montblanc 8", "Garif", "Viera"]},
    )
    assert {text.removesuffix(" face down") for text in likely(state)} == {"place Seeq on Antlion"}


def test_a_card_is_not_laid_where_it_will_be_worth_nothing() -> None:
    state = moogle.scene(
        monsters=["Malboro", "Orthros", "Ixion"],
        A={"hand": ["Seeq", "Garif"], "ability_used": True, **TAKEN},
        B={"Malboro": ["Viera"]},
    )
    assert {text.removesuffix(" face down") for text in likely(state)} == {"place Garif on Malboro"}


def test_the_card_of_a_rival_is_tired_not_an_own_one() -> None:
    state = moogle.scene(
        round=6, A={"hand": ["Ashe"], "Antlion": ["Bangaa"]}, B={"Antlion": ["Seeq", "Hume"], "Ixion": ["Bangaa"]}
    )
    state.apply("place Ashe on Antlion")
    assert likely(state) == {text for text in state.action_texts() if "Seeq" in text}
