"""MM-TEAM: partners share an area, not their cards."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import JUNK, area, at, blocked, do, hand, legal, pile, scene, table, total, turns, winner


@rule("MM-TEAM-01", "MM-SET-11")
def test_each_partner_has_an_own_hand_of_six() -> None:
    state = table(4, teams=True, starter="random").new_state(seed=2)
    assert [len(hand(state, seat)) for seat in "ABCD"] == [6, 6, 6, 6]
    assert pile(state) == 62


@rule("MM-SET-11", "MM-SET-10")
def test_partners_do_not_see_each_others_hands() -> None:
    state = table(4, teams=True).new_state(seed=2)
    assert state.view(2)["A"]["hand"] == [None] * 7
    assert state.view(2)["B"]["hand"] == [None] * 6
    assert None not in state.view(2)["C"]["hand"]


@rule("MM-TEAM-02")
def test_partners_take_the_turns_of_their_team_alternately() -> None:
    state = table(4, teams=True).new_state(seed=2)
    order = ""
    while len(order) < 6:
        turn, order = state.view()["turn"], order + state.view()["active"]
        while state.view()["turn"] == turn:
            state.apply(legal(state)[0])
    assert order == "ABCDAB"


@rule("MM-TEAM-03")
def test_the_named_player_starts_then_the_next_team() -> None:
    state = table(4, teams=True, starter="D").new_state(seed=2)
    assert state.view()["active"] == "D"
    while state.view()["turn"] == 1:
        state.apply(legal(state)[0])
    assert state.view()["active"] == "A"


@rule("MM-TEAM-04")
def test_a_blocked_area_blocks_both_and_either_may_cover_it() -> None:
    state = scene(
        seats=4,
        teams=True,
        active="B",
        B=["PASSWORD", *JUNK],
        C=["STRONG PASSWORD", "100", *JUNK[1:5]],
        areas={"BD": {}},
    )
    do(state, "attack AC with PASSWORD")
    assert "advance 100" not in legal(state)
    do(state, "repair with STRONG PASSWORD")
    assert area(state, "AC")["blocked_by"] is None


@rule("MM-TEAM-05", "MM-TEAM-07")
def test_either_partner_completes_1000_and_both_win() -> None:
    state = scene(seats=4, teams=True, active="C", C=["100", *JUNK], areas={"AC": at(900)})
    do(state, "advance 100")
    assert (state.is_over, winner(state)) == (True, "AC")
    assert state.returns() == [1.0, -1.0, 1.0, -1.0]


@rule("MM-TEAM-07")
def test_cards_of_both_partners_add_to_one_total() -> None:
    state = scene(seats=4, teams=True, A=["100", *JUNK], B=["25"], C=["50"])
    do(state, "advance 100", "advance 25", "advance 50")
    assert (total(state, "AC"), total(state, "BD")) == (150, 25)


@rule("MM-TEAM-06")
@pytest.mark.parametrize(("seats", "order"), [(6, "ABCDEFA"), (8, "ABCDEFGHA")])
def test_every_team_has_a_turn_before_the_partners_change(seats: int, order: str) -> None:
    state = scene(
        seats=seats,
        teams=True,
        A=["25", "25", "25"],
        **{letter: ["25"] for letter in "BCDEFGH"[: seats - 1] if letter not in "FGH"},
        draw=["50"] * 10,
    )
    assert turns(state, len(order)) == order
    teams = table(seats, teams=True).area_names
    assert [name[0] for name in teams] == list(order[: len(teams)])


@rule("MM-TEAM-04")
def test_a_malus_on_one_team_leaves_the_others_free() -> None:
    state = scene(seats=6, teams=True, A=["PASSWORD"], areas={"CF": blocked("SPYWARE")})
    assert legal(state) == ["attack BE with PASSWORD"]
    do(state, "attack E with PASSWORD")
    assert [area(state, name)["blocked_by"] for name in ("AD", "BE", "CF")] == [None, "PASSWORD", "SPYWARE"]
