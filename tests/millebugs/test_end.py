"""MM-END: exactly 1000, the empty pile, and who came closest."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import (
    JUNK,
    actor,
    area,
    asked,
    at,
    blocked,
    discards,
    do,
    hand,
    legal,
    pile,
    scene,
    table,
    total,
    winner,
)

FOURTEEN = ["50", *["VPN ON"] * 3, *["KNOWN CONTACT"] * 3, *["VERIFIED SOURCE"] * 4, *["STRONG PASSWORD"] * 3]


@rule("MM-END-01")
def test_exactly_1000_wins_at_once() -> None:
    state = scene(A=["100", *JUNK], B=JUNK, areas={"A": at(900), "B": at(975)}, draw=["25", "50"])
    events = state.play("advance 100")
    assert (state.is_over, winner(state), state.returns()) == (True, "A", [1.0, -1.0])
    assert (len(hand(state, "B")), pile(state)) == (6, 2)
    assert events[-1] == {"event": "end", "winner": "A", "by": "1000", "seers": []}


@rule("MM-END-02")
def test_reaching_1000_in_the_replay_wins_at_once() -> None:
    state = scene(A=["ANTIVIRUS", "25"], areas={"A": {**at(975), **blocked("SPYWARE")}})
    do(state, "immunity ANTIVIRUS", "advance 25")
    assert winner(state) == "A"


@rule("MM-END-03")
def test_an_empty_pile_is_replaced_by_the_shuffled_discards() -> None:
    state = scene(A=["25"], B=JUNK, draw=[], discard=FOURTEEN, areas={"A": at(675)})
    do(state, "advance 25")
    assert asked(state) == ("chance", "draw")
    assert (pile(state), discards(state), state.view()["reshuffles"]) == (14, [], 1)
    do(state, "random 50")
    assert (pile(state), hand(state, "B")) == (13, [*JUNK, "50"])
    assert actor(state) == "B"


@rule("MM-END-03")
def test_chance_draws_each_kind_as_often_as_it_lies_in_the_pile() -> None:
    state = scene(A=["25"], B=JUNK, draw=[], discard=FOURTEEN)
    do(state, "advance 25")
    chances = {state.action_text(action): probability for action, probability in state.chance()}
    assert chances == {
        "random 50": 1 / 14,
        "random VPN ON": 3 / 14,
        "random KNOWN CONTACT": 3 / 14,
        "random VERIFIED SOURCE": 4 / 14,
        "random STRONG PASSWORD": 3 / 14,
    }


@rule("MM-END-03")
def test_each_later_draw_of_a_reshuffled_pile_is_left_to_chance() -> None:
    state = scene(A=["25"], B=["75"], draw=["50"], discard=[], pile_held=["50", "25"], reshuffles=1, advanced=True)
    do(state, "advance 25")
    assert actor(state) == "B"
    state = scene(A=["25"], B=["75"], draw=["50", "VPN ON"], reshuffles=1, advanced=True)
    do(state, "advance 25")
    assert legal(state) == ["random 50", "random VPN ON"]


@rule("MM-END-04")
def test_a_pile_without_advance_cards_does_not_end_the_game() -> None:
    state = scene(A=["25"], B=JUNK, draw=["VPN ON", "VPN ON"])
    do(state, "advance 25")
    assert (state.is_over, actor(state)) == (False, "B")


@rule("MM-END-05", "MM-END-07")
def test_without_a_usable_advance_card_in_the_discard_the_game_ends_before_the_draw() -> None:
    state = scene(A=["25", *JUNK], B=JUNK, draw=[], discard=["200", "200"], areas={"A": at(825), "B": at(900)})
    do(state, "advance 25")
    assert (state.is_over, winner(state)) == (True, "B")
    assert (len(hand(state, "B")), discards(state)) == (6, ["200", "200"])
    assert [total(state, name) for name in "AB"] == [850, 900]


@rule("MM-END-05")
def test_an_advance_card_that_a_blocked_area_could_take_keeps_the_game_going() -> None:
    areas = {"A": {**at(600), **blocked("SPYWARE")}, "B": at(900)}
    state = scene(A=["VPN ON"], B=JUNK, draw=[], discard=["200", "200"], areas=areas)
    do(state, "discard VPN ON")
    assert not state.is_over
    areas["A"] = at(825)
    state = scene(A=["VPN ON"], B=JUNK, draw=[], discard=["200", "200"], areas=areas)
    do(state, "discard VPN ON")
    assert winner(state) == "B"


@rule("MM-END-05")
def test_an_empty_pile_and_an_empty_discard_end_the_game() -> None:
    state = scene(A=["25"], B=["50"], draw=[])
    do(state, "advance 25")
    assert (state.is_over, winner(state)) == (True, "A")


@rule("MM-END-05", "MM-ADV-07")
def test_a_200_that_the_house_rule_forbids_everywhere_is_no_usable_card() -> None:
    areas = {name: {"advance": ["200", "200"]} for name in "A"}
    full = {"A": {"advance": ["200", "200"]}, "B": at(850)}
    assert areas
    state = scene(A=["VPN ON"], B=JUNK, draw=[], discard=["200"], areas=full, house=["two-200s"])
    do(state, "discard VPN ON")
    assert state.is_over
    state = scene(A=["VPN ON"], B=JUNK, draw=[], discard=["200"], areas=full)
    do(state, "discard VPN ON")
    assert not state.is_over


@rule("MM-END-06")
def test_a_pass_through_the_pile_that_brought_nobody_on_ends_the_game() -> None:
    areas = {"A": {**at(700), **blocked("SPYWARE")}, "B": at(600)}
    state = scene(A=["VPN ON"], B=["25"], draw=[], discard=["25"], areas=areas, reshuffles=1)
    do(state, "discard VPN ON")
    assert (state.is_over, winner(state)) == (True, "A")


@rule("MM-END-06")
def test_an_advance_card_since_the_last_reshuffle_keeps_the_game_going() -> None:
    areas = {"A": {**at(700), **blocked("SPYWARE")}, "B": at(600)}
    state = scene(A=["VPN ON"], B=["25"], draw=[], discard=["25"], areas=areas, reshuffles=1, advanced=True)
    do(state, "discard VPN ON")
    assert not state.is_over
    assert (state.view()["reshuffles"], state.view()["advanced"]) == (2, False)


@rule("MM-END-06")
def test_before_the_first_reshuffle_the_guard_does_not_apply() -> None:
    areas = {"A": {**at(700), **blocked("SPYWARE")}, "B": at(600)}
    state = scene(A=["VPN ON"], B=["25"], draw=[], discard=["25"], areas=areas)
    do(state, "discard VPN ON")
    assert not state.is_over


@rule("MM-END-06")
def test_no_game_passes_through_the_pile_more_often_than_there_are_advance_cards() -> None:
    for seats, teams in ((2, False), (4, False), (8, True)):
        for seed in range(15):
            state = table(seats, teams).new_state(seed=seed)
            advanced, placed = 0, 0
            while not state.is_over:
                before = state.view()
                state.apply(legal(state)[-1])
                seen = state.view()
                placed = sum(len(one["advance"]) for one in seen["areas"].values())
                if seen["reshuffles"] > max(1, before["reshuffles"]):
                    assert placed > advanced
                if seen["reshuffles"] > before["reshuffles"]:
                    advanced = placed
            assert state.view()["reshuffles"] <= placed + 1 <= 47


@rule("MM-END-07")
def test_the_highest_total_wins_when_nobody_has_1000() -> None:
    areas = {"A": at(850), "B": at(900), "C": at(700)}
    state = scene(seats=3, A=["VPN ON"], draw=[], areas=areas)
    do(state, "discard VPN ON")
    assert (winner(state), state.returns()) == ("B", [-0.5, 1.0, -0.5])


@rule("MM-END-08")
def test_equal_highest_totals_share_the_win() -> None:
    state = scene(A=["VPN ON"], draw=[], areas={"A": at(900), "B": at(900)})
    do(state, "discard VPN ON")
    assert (winner(state), state.returns()) == ("AB", [0.0, 0.0])
    state = scene(seats=3, A=["VPN ON"], draw=[], areas={"A": at(900), "B": at(900), "C": at(25)})
    do(state, "discard VPN ON")
    assert (winner(state), state.returns()) == ("AB", [0.5, 0.5, -1.0])


@rule("MM-END-09")
def test_cards_in_hand_are_worth_nothing() -> None:
    areas = {"A": {**at(875), **blocked("SPYWARE")}, "B": at(900)}
    state = scene(A=["100", "VPN ON"], B=["25"], draw=[], areas=areas)
    do(state, "discard VPN ON")
    assert (winner(state), total(state, "A"), hand(state, "A")) == ("B", 875, ["100"])


@rule("MM-END-10")
def test_a_blocked_area_counts_in_full() -> None:
    areas = {"A": {**at(900), **blocked("SPYWARE")}, "B": at(875)}
    state = scene(A=["VPN ON"], draw=[], areas=areas)
    do(state, "discard VPN ON")
    assert (winner(state), total(state, "A"), area(state, "A")["blocked_by"]) == ("A", 900, "SPYWARE")


@rule("MM-END-11")
def test_one_deal_decides() -> None:
    state = scene(A=["100"], areas={"A": at(900)})
    do(state, "advance 100")
    assert state.legal_actions() == []
    assert set(state.returns()) == {1.0, -1.0}
    assert "score" not in state.view()


@rule("MM-END-13")
def test_the_replay_draw_shuffles_the_discards_whatever_they_hold() -> None:
    areas = {"A": {**at(975), **blocked("SPYWARE")}, "B": at(900)}
    state = scene(A=["ANTIVIRUS", "25"], draw=[], discard=["VPN ON"], areas=areas)
    do(state, "immunity ANTIVIRUS")
    assert legal(state) == ["random SPYWARE", "random VPN ON"]
    do(state, "random SPYWARE")
    assert (pile(state), actor(state)) == (1, "A")
    do(state, "advance 25")
    assert winner(state) == "A"


@rule("MM-END-13")
def test_without_discards_the_player_plays_again_without_drawing() -> None:
    state = scene(A=["ANTIVIRUS", "25"], draw=[], areas={"A": at(975)})
    do(state, "immunity ANTIVIRUS")
    assert (asked(state), hand(state, "A")) == (("A", "turn action"), ["25"])
    do(state, "advance 25")
    assert winner(state) == "A"


@rule("MM-END-13", "MM-END-06")
def test_the_guard_is_not_asked_at_the_replay_draw() -> None:
    areas = {"A": {**at(700), **blocked("SPYWARE")}}
    state = scene(A=["ANTIVIRUS", "25"], draw=[], discard=["25"], areas=areas, reshuffles=1)
    do(state, "immunity ANTIVIRUS")
    assert not state.is_over
    assert state.view()["reshuffles"] == 2
