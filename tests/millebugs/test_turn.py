"""MM-TURN: the draw, the one action, and when a card may be discarded."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import (
    IMMUNITIES,
    JUNK,
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
    table,
    total,
)


@rule("MM-TURN-01")
def test_a_turn_starts_with_a_card_drawn_from_the_pile() -> None:
    state = scene(A=["25", *JUNK], B=JUNK, draw=["75", "50"])
    assert len(hand(state, "B")) == 6
    do(state, "advance 25")
    assert hand(state, "B") == [*JUNK, "75"]
    assert pile(state) == 1


@rule("MM-TURN-01")
def test_the_first_turn_of_a_game_starts_with_a_draw_too() -> None:
    state = table(2).new_state(seed=5)
    assert (len(hand(state, "A")), len(hand(state, "B"))) == (7, 6)


@rule("MM-TURN-02", "MM-TURN-03")
def test_one_card_is_played_and_the_hand_is_six_again() -> None:
    state = scene(A=["25", "50", "75", *JUNK[:4]], B=JUNK)
    do(state, "advance 50")
    assert hand(state, "A") == ["25", "75", *JUNK[:4]]
    assert asked(state) == ("B", "turn action")


@rule("MM-TURN-02")
def test_every_option_is_offered_once_for_equal_cards() -> None:
    state = scene(A=["25", "25", "PASSWORD", "ANTIVIRUS", *JUNK[:3]], B=JUNK)
    assert legal(state) == ["advance 25", "immunity ANTIVIRUS", "attack B with PASSWORD"]
    do(state, "advance 25")
    assert hand(state, "A").count("25") == 1


@rule("MM-TURN-02")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    state = scene(A=["25", *JUNK], B=["100", "PASSWORD", *JUNK[:4]])
    refused(state, "advance 100", "MM-TURN-02")
    refused(state, "attack B with PASSWORD", "MM-TURN-02")
    refused(state, "immunity ANTIVIRUS", "MM-TURN-02")


@rule("MM-TURN-04")
def test_nothing_may_be_discarded_while_a_malus_has_a_target() -> None:
    state = scene(A=["SPYWARE", *JUNK], B=JUNK)
    assert legal(state) == ["attack B with SPYWARE"]
    refused(state, "discard SPYWARE", "MM-TURN-04")
    refused(state, "discard VPN ON", "MM-TURN-04")


@rule("MM-TURN-04")
@pytest.mark.parametrize(
    ("card", "own"),
    [("25", {}), ("VPN ON", blocked("PUBLIC SPACES"))],
)
def test_nothing_may_be_discarded_while_an_advance_or_a_bonus_can_be_played(
    card: str, own: dict[str, list[str]]
) -> None:
    state = scene(A=[card, "STRONG PASSWORD", "200"], B=JUNK, areas={"A": own})
    refused(state, "discard STRONG PASSWORD", "MM-TURN-04")


@rule("MM-TURN-04", "MM-TURN-05")
def test_with_nothing_to_play_any_one_card_is_discarded() -> None:
    state = scene(A=["25", "100", "PASSWORD", *JUNK[:4]], B=JUNK, areas={name: blocked("SPYWARE") for name in "AB"})
    held = [*JUNK[:4], "25", "100", "PASSWORD"]
    playable = scene(A=held, B=JUNK, areas={name: blocked("SPYWARE") for name in "AB"})
    assert legal(playable) == ["repair with VERIFIED SOURCE"]
    held = ["25", "100", "PASSWORD", "STRONG PASSWORD", "KNOWN CONTACT", "VPN ON", "VPN ON"]
    state = scene(A=held, B=JUNK, areas={name: blocked("SPYWARE") for name in "AB"})
    assert {text.removeprefix("discard ") for text in legal(state)} == set(held)
    do(state, "discard 100")
    assert discards(state) == ["100"]
    assert len(hand(state, "A")) == 6


@rule("MM-TURN-06")
def test_discards_lie_face_up_and_stay_there() -> None:
    state = scene(A=["STRONG PASSWORD"], B=["25"], discard=["100", "75"])
    assert all(state.view(seat)["discard"] == ["100", "75"] for seat in (0, 1, None))
    refused(state, "take 75", "MM-TURN-06")
    do(state, "discard STRONG PASSWORD")
    assert discards(state) == ["100", "75", "STRONG PASSWORD"]


@rule("MM-TURN-07")
def test_passing_is_not_possible() -> None:
    state = scene(A=["25", *JUNK], B=JUNK)
    refused(state, "pass", "MM-TURN-07")
    refused(scene(A=JUNK, B=JUNK), "pass", "MM-TURN-07")


@rule("MM-TURN-08")
def test_only_the_active_player_acts() -> None:
    state = scene(seats=3, A=["SPYWARE", *JUNK], B=JUNK, C=["ANTIVIRUS", *JUNK[:5]], active="A")
    do(state, "attack C with SPYWARE")
    assert asked(state) == ("B", "turn action")
    assert area(state, "C")["blocked_by"] == "SPYWARE"
    do(state, "advance 50")
    assert actor(state) == "C"
    do(state, "immunity ANTIVIRUS")
    assert area(state, "C")["blocked_by"] is None


@rule("MM-TURN-09")
@pytest.mark.parametrize("card", IMMUNITIES)
def test_whoever_holds_an_immunity_can_never_discard(card: str) -> None:
    state = scene(A=[card, *JUNK], B=JUNK)
    assert legal(state) == [f"immunity {card}"]
    refused(state, "discard VPN ON", "MM-TURN-09")


@rule("MM-TURN-04")
def test_as_a_house_rule_a_card_may_be_discarded_at_any_time() -> None:
    state = scene(A=["25", *JUNK], B=JUNK, house=["free-discard"])
    assert "advance 25" in legal(state)
    do(state, "discard 25")
    assert (discards(state), total(state, "A")) == (["25"], 0)
