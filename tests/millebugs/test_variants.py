"""MM-VAR: an attack answered at once."""

from __future__ import annotations

import pytest

from ludobug import PositionError
from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import (
    JUNK,
    actor,
    area,
    asked,
    discards,
    do,
    hand,
    legal,
    pile,
    refused,
    scene,
    table,
    winner,
)

ON = ["out-of-turn-immunity"]


@rule("MM-VAR-01")
def test_the_attacked_player_may_answer_draws_and_takes_the_next_turn() -> None:
    state = scene(
        seats=3, house=ON, A=["SPYWARE", *JUNK], B=JUNK, C=["ANTIVIRUS", *JUNK[:5]], draw=["75", "100", "50", "50"]
    )
    do(state, "attack C with SPYWARE")
    assert asked(state) == ("C", "answer")
    assert state.view(1)["decision"] == {"type": "answer", "by": "C", "card": "SPYWARE"}
    assert pile(state) == 4
    do(state, "immunity ANTIVIRUS")
    assert (area(state, "C")["blocked_by"], area(state, "C")["immunities"]) == (None, ["ANTIVIRUS"])
    assert discards(state) == ["SPYWARE"]
    assert asked(state) == ("C", "turn action")
    assert hand(state, "C") == [*JUNK[:5], "75", "100"]
    do(state, "advance 75")
    assert (actor(state), len(hand(state, "C"))) == ("A", 6)


@rule("MM-VAR-01")
def test_whoever_declines_keeps_the_malus_and_the_left_neighbour_plays() -> None:
    state = scene(seats=3, house=ON, A=["SPYWARE", *JUNK], B=JUNK, C=["ANTIVIRUS", *JUNK[:5]])
    do(state, "attack C with SPYWARE")
    refused(state, "advance 50", "MM-VAR-01")
    do(state, "decline")
    assert (area(state, "C")["blocked_by"], actor(state)) == ("SPYWARE", "B")


@rule("MM-VAR-01", "MM-SET-10")
def test_everybody_is_asked_alike_whoever_holds_the_immunity() -> None:
    holder = scene(house=ON, A=["SPYWARE", *JUNK], B=["ANTIVIRUS", "25"])
    other = scene(house=ON, A=["SPYWARE", *JUNK], B=["VPN FOR LIFE", "25"])
    for state in (holder, other):
        do(state, "attack B with SPYWARE")
        assert asked(state) == ("B", "answer")
    assert holder.view(0) == other.view(0)
    assert holder.information(0) == other.information(0)
    assert (legal(holder), legal(other)) == (["decline", "immunity ANTIVIRUS"], ["decline"])


@rule("MM-VAR-01")
def test_nobody_is_asked_when_the_immunity_lies_open() -> None:
    state = scene(seats=3, house=ON, A=["SPYWARE"], B=["25"], areas={"B": {"immunities": ["ANTIVIRUS"]}})
    do(state, "attack C with SPYWARE")
    assert asked(state) == ("B", "turn action")


@rule("MM-VAR-01")
@pytest.mark.parametrize("attacker", ["A", "C"])
def test_either_partner_may_answer_with_the_own_card_and_takes_the_turn(attacker: str) -> None:
    hands = {"A": ["SPYWARE", *JUNK], "B": JUNK, "C": ["SPYWARE", *JUNK], "D": ["ANTIVIRUS", "25"]}
    hands = {seat: cards for seat, cards in hands.items() if seat in (attacker, "B", "D")}
    state = scene(seats=4, teams=True, house=ON, active=attacker, draw=["50"] * 6, **hands)
    do(state, "attack BD with SPYWARE")
    if attacker == "A":
        assert (asked(state), legal(state)) == (("B", "answer"), ["decline"])
        do(state, "decline")
    assert (asked(state), legal(state)) == (("D", "answer"), ["decline", "immunity ANTIVIRUS"])
    do(state, "immunity ANTIVIRUS")
    assert (asked(state), hand(state, "D")) == (("D", "turn action"), ["25", "50", "50"])
    do(state, "advance 25")
    assert actor(state) == "A"


@rule("MM-VAR-01", "MM-END-05")
def test_the_turn_that_an_answer_brings_begins_like_any_other() -> None:
    state = scene(house=ON, A=["SPYWARE"], B=["ANTIVIRUS"], draw=["VPN ON"], areas={"A": {"advance": ["25"]}})
    do(state, "attack B with SPYWARE", "immunity ANTIVIRUS")
    assert (state.is_over, winner(state)) == (True, "A")


@rule("MM-VAR-01")
def test_the_option_is_off_by_default() -> None:
    state = scene(A=["SPYWARE", *JUNK], B=["ANTIVIRUS", "25"])
    do(state, "attack B with SPYWARE")
    assert asked(state) == ("B", "turn action")
    assert table().options["house_rules"] == []


def test_no_position_is_taken_while_an_answer_is_due() -> None:
    state = scene(house=ON, A=["SPYWARE"], B=["ANTIVIRUS"], draw=["50", "50"])
    do(state, "attack B with SPYWARE")
    with pytest.raises(PositionError, match="draw or the action of a turn"):
        state.position()
