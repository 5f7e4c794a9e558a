"""MM-COMP, MM-SET: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludobug
from ludobug import OptionError
from ludobug.games.millebugs.cards import CARDS, Family
from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import actor, area, do, hand, pile, scene, table


def sizes(family: Family) -> list[int]:
    return [card.copies for card in CARDS if card.family is family]


@rule("MM-COMP-01")
def test_86_cards_are_played_on_one_board_of_four_areas_at_most() -> None:
    assert sum(card.copies for card in CARDS) == 86
    assert len(table(4).area_names) == len(table(8, teams=True).area_names) == 4


@rule("MM-COMP-02")
def test_the_families_are_advance_and_four_kinds_each_of_malus_bonus_and_immunity() -> None:
    assert Counter(card.family for card in CARDS) == {
        Family.ADVANCE: 5,
        Family.MALUS: 4,
        Family.BONUS: 4,
        Family.IMMUNITY: 4,
    }


@rule("MM-COMP-03", "MM-SET-06")
def test_memo_cards_are_neither_among_the_86_nor_in_a_hand() -> None:
    assert [sum(sizes(family)) for family in Family] == [46, 12, 24, 4]
    state = table(4).new_state(seed=1)
    position = state.position()
    dealt = [name for letter in "ABCD" for name in position[letter]["hand"]] + position["draw"]
    assert Counter(dealt) == {card.name: card.copies for card in CARDS}


@rule("MM-COMP-04", "MM-ADV-01")
def test_a_space_is_25_debugs() -> None:
    state = scene(A=["200"], areas={"A": {"advance": ["100"]}})
    assert area(state, "A")["space"] == 4
    do(state, "advance 200")
    assert area(state, "A")["space"] == 12


@pytest.mark.parametrize("seats", [1, 9, 0, -2, True, 2.0, "2", None])
@rule("MM-SET-01")
def test_fewer_than_two_or_more_than_eight_people_are_refused(seats: Any) -> None:
    with pytest.raises(OptionError, match=r"2 to 8 people.*MM-SET-01"):
        ludobug.load("millebugs", seats=seats)


@rule("MM-SET-01", "MM-SET-02", "MM-SET-03", "MM-SET-05")
def test_two_to_four_play_alone_and_four_six_or_eight_in_teams_of_two() -> None:
    assert [table(seats).area_names for seats in (2, 3, 4)] == [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]
    in_teams = [table(seats, teams=True).area_names for seats in (4, 6, 8)]
    assert in_teams == [["AC", "BD"], ["AD", "BE", "CF"], ["AE", "BF", "CG", "DH"]]


@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("seats", [5, 7])
@rule("MM-SET-04")
def test_five_or_seven_cannot_be_seated(seats: int, teams: bool) -> None:
    with pytest.raises(OptionError, match=r"MM-SET-0[34]"):
        ludobug.load("millebugs", seats=seats, teams=teams)


@rule("MM-SET-02")
@pytest.mark.parametrize("seats", [6, 8])
def test_more_than_four_need_teams(seats: int) -> None:
    with pytest.raises(OptionError, match="teams=True"):
        ludobug.load("millebugs", seats=seats)


@rule("MM-SET-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_make_no_teams(seats: int) -> None:
    with pytest.raises(OptionError, match="MM-SET-03"):
        ludobug.load("millebugs", seats=seats, teams=True)


@pytest.mark.parametrize(
    "options",
    [
        {"teams": 1},
        {"starter": "C"},
        {"starter": "a"},
        {"starter": 0},
        {"starter": ""},
        {"starter": "AB"},
        {"house_rules": "two-200s"},
        {"house_rules": ["no such rule"]},
        {"house_rules": 3},
        {"players": 2},
    ],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        ludobug.load("millebugs", **options)


@rule("MM-SET-07", "MM-SET-08")
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True), (6, True), (8, True)])
def test_six_cards_each_and_the_rest_is_the_draw_pile(seats: int, teams: bool) -> None:
    game = table(seats, teams)
    state = game.new_state(seed=3)
    deal = state.record().deal
    assert deal is not None
    assert [len(deal[letter]) for letter in game.letters] == [6] * seats
    assert len(deal["draw"]) == 86 - 6 * seats
    assert state.view()["discard"] == []
    assert pile(state) == 86 - 6 * seats - 1


@rule("MM-SET-09")
def test_the_named_seat_starts_and_play_goes_clockwise() -> None:
    state = table(3, starter="C").new_state(seed=1)
    order = []
    for _ in range(4):
        order.append(state.view()["active"])
        turn = state.view()["turn"]
        while state.view()["turn"] == turn:
            state.apply(state.legal_actions()[0])
    assert order == ["C", "A", "B", "C"]


@rule("MM-SET-09")
def test_chance_may_name_the_starting_seat() -> None:
    state = table(3, starter="random").new_state(seed=1)
    assert actor(state) == "chance"
    assert state.view()["decision"] == {"type": "starting player"}
    assert state.chance() == [(1, 1 / 3), (2, 1 / 3), (3, 1 / 3)]
    assert [len(hand(state, seat)) for seat in "ABC"] == [6, 6, 6]
    do(state, "random B")
    assert (actor(state), len(hand(state, "B")), len(hand(state, "A"))) == ("B", 7, 6)
