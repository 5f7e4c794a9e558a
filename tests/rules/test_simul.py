"""Simultaneous effects."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, discards, firsts, may
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    exhausted,
    gain,
    hand,
    in_order,
    life,
    lose,
    one,
    one_card,
    power,
    refused,
    scene,
)

MINE = card("Mine", 4, defeated={"defeat": one()})
BALM = card("Balm", 4, defeated=gain(1))
LEVEL = card("Level", 4, defeated="match_life")
EXTORTION = card("Extortion", 4, defeated=discards(2))
RETRIEVER = card("Retriever", 4, defeated={"to_your_hand": one_card("your discard pile")})
HEALING_BLOW = card("Healing Blow", 6, play=in_order({"defeat": one(side="enemy")}, gain(2)))
TWO_BLOWS = {
    **card("Two Blows", 9, "FAST"),
    "abilities": [{"trigger": "attack", "effect": lose(1)}, {"trigger": "attack", "effect": gain(1)}],
}


@rule("MB-SIMUL-01", "MB-EX-04")
def test_the_active_player_orders_the_defeated_effects_of_a_tie_whichever_player_they_belong_to():
    state = scene(A={"board": ["Explosive Toad", "Nine"]}, B={"board": ["Explosive Toad", "Eight", "Seven"]})
    do(state, "attack Explosive Toad", "block Explosive Toad")
    assert (asked(state), firsts(state)) == (("A", "order"), {"A:Explosive Toad", "B:Explosive Toad"})
    do(state, "first B:Explosive Toad")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Nine", "Eight", "Seven"})
    do(state, "choose Nine")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Eight", "Seven"})


@rule("MB-SIMUL-01")
def test_the_order_that_the_active_player_picks_decides_what_happens():
    state = scene(A={"board": ["Balm"]}, B={"board": ["Level"], "hand": ["One"], "life": 1}, cards=[LEVEL, BALM])
    do(state, "attack Balm", "block Level")
    level_first = do(state.clone(), "first Level")
    assert (life(level_first, "A"), life(level_first, "B")) == (4, 3)
    balm_first = do(state, "first Balm")
    assert (life(balm_first, "A"), life(balm_first, "B")) == (4, 4)


@rule("MB-SIMUL-02")
def test_the_active_player_orders_the_effects_of_the_other_player_who_makes_the_choices_in_them():
    state = scene(A={"hand": ["Kangasaurus Rex"]}, B={"board": ["Mine", "Balm", "Nine"]}, cards=[MINE, BALM])
    do(state, "play Kangasaurus Rex")
    assert (asked(state), firsts(state)) == (("A", "order"), {"Mine", "Balm"})
    do(state, "first Mine")
    assert (asked(state), choices(state), life(state, "B")) == (("B", "choose"), {"Kangasaurus Rex", "Nine"}, 3)
    do(state, "choose Kangasaurus Rex")
    assert (board(state, "A"), board(state, "B"), life(state, "B")) == ([], ["Nine"], 4)


@rule("MB-SIMUL-01", "MB-SIMUL-02")
def test_the_active_player_orders_the_effects_that_a_taken_card_causes():
    state = scene(
        A={"hand": ["Kangasaurus Rex", "One"], "board": ["Mine", "Balm"]},
        B={"mindbugs": 1, "board": ["Nine"]},
        cards=[MINE, BALM],
    )
    do(state, "play Kangasaurus Rex", "mindbug")
    assert (active(state), asked(state), firsts(state)) == ("A", ("A", "order"), {"Mine", "Balm"})
    do(state, "first Balm", "choose Nine")
    assert (life(state, "A"), board(state, "B")) == (4, ["Kangasaurus Rex"])
    assert (active(state), asked(state)) == ("A", ("A", "turn action"))


@rule("MB-SIMUL-02")
def test_the_active_player_orders_the_attack_effects_of_a_taken_fast_creature():
    state = scene(A={"hand": ["Two Blows", "One"]}, B={"mindbugs": 1}, cards=[TWO_BLOWS])
    do(state, "play Two Blows", "mindbug", "attack Two Blows")
    assert (active(state), asked(state), firsts(state)) == ("A", ("A", "order"), {"Two Blows", "Two Blows #2"})
    do(state, "first Two Blows #2")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (1, 4, ("A", "turn action"))


@rule("MB-SIMUL-03")
def test_an_effect_is_completely_finished_before_the_next_one_starts():
    state = scene(
        A={"hand": ["One", "Two", "Three"], "board": ["Balm"]}, B={"board": ["Extortion"]}, cards=[BALM, EXTORTION]
    )
    do(state, "attack Balm", "block Extortion", "first Extortion")
    refused(state, "first Balm", "MB-SIMUL-03")
    do(state, "choose One")
    refused(state, "first Balm", "MB-SIMUL-03")
    assert (life(state, "A"), hand(state, "A")) == (3, ["One", "Two", "Three"])
    do(state, "choose Three")
    assert (life(state, "A"), set(discard(state, "A"))) == (4, {"Balm", "One", "Three"})


@rule("MB-SIMUL-04")
def test_an_effect_triggered_half_way_through_another_one_waits_until_that_is_finished():
    state = scene(A={"hand": ["Healing Blow"]}, B={"board": ["Level"], "hand": ["One"]}, cards=[HEALING_BLOW, LEVEL])
    do(state, "play Healing Blow")
    assert (life(state, "A"), life(state, "B")) == (5, 5), "Healing Blow makes it 5, then Level follows"


@rule("MB-SIMUL-04")
def test_new_effects_join_those_that_wait_and_the_active_player_picks_among_all_of_them():
    state = scene(
        A={"hand": ["Kangasaurus Rex"], "board": ["Ten"]},
        B={"board": ["Mine", "Balm", "Strange Barrel"]},
        cards=[MINE, BALM],
    )
    do(state, "play Kangasaurus Rex", "first Mine", "choose Strange Barrel")
    assert (asked(state), firsts(state)) == (("A", "order"), {"Balm", "Strange Barrel"})
    do(state, "first Strange Barrel")
    assert life(state, "B") == 4
    assert asked(state) == (None, None), "B has neither cards nor creatures left"


@rule("MB-SIMUL-04")
def test_the_turn_goes_on_only_when_nothing_waits_any_more():
    state = scene(A={"board": ["Nine Frenzy"]}, B={"board": ["Mine", "Balm", "Seven"]}, cards=[MINE, BALM])
    do(state, "attack Nine Frenzy", "block Mine")
    refused(state, "attack again", "MB-SIMUL-03")
    do(state, "choose Balm")
    assert (asked(state), life(state, "B")) == (("A", "attack again"), 4)


@rule("MB-SIMUL-05")
def test_a_triggered_effect_still_happens_when_its_card_has_left_the_discard_pile():
    state = scene(A={"hand": ["Kangasaurus Rex"]}, B={"board": ["Retriever", "Balm"]}, cards=[RETRIEVER, BALM])
    do(state, "play Kangasaurus Rex", "first Retriever", "choose Balm")
    assert (hand(state, "B"), discard(state, "B")) == (["Balm"], ["Retriever"])
    assert life(state, "B") == 4


@rule("MB-SIMUL-06")
def test_all_victims_of_one_text_leave_together_before_their_defeated_effects():
    state = scene(A={"hand": ["Kangasaurus Rex"]}, B={"board": ["Mine", "Four", "Nine"]}, cards=[MINE])
    do(state, "play Kangasaurus Rex")
    assert (set(discard(state, "B")), choices(state)) == ({"Mine", "Four"}, {"Kangasaurus Rex", "Nine"})


@rule("MB-SIMUL-06")
def test_all_victims_of_one_text_are_judged_before_the_first_of_them_leaves():
    bugs = {"card": "Shield Bugs", "exhausted": True}
    state = scene(A={"hand": ["Kangasaurus Rex"]}, B={"board": [bugs, "Four", "Three"]})
    do(state, "play Kangasaurus Rex")
    assert (board(state, "B"), power(state, "B", "Four")) == (["Four"], 4), "it had power 5 when it was judged"


@rule("MB-SIMUL-06")
def test_two_equal_victims_of_one_text_are_judged_each_by_itself():
    bugs = ["Shield Bugs", {"card": "Shield Bugs", "exhausted": True}]
    state = scene(A={"hand": ["Three"], "board": ["Majestic Manticore"]}, B={"board": [*bugs, "Nine"]})
    do(state, "attack Majestic Manticore")
    assert (board(state, "B"), discard(state, "B")) == (["Shield Bugs", "Nine"], ["Shield Bugs"])
    assert exhausted(state, "B", "Shield Bugs")


@rule("MB-SIMUL-09")
def test_an_effect_that_sets_itself_off_happens_a_thousand_times_a_turn():
    echo = card("Echo", 4, losing_life=in_order(gain(2, "you"), lose(1, "you")))
    state = scene(A={"board": ["Nine"], "hand": ["One"]}, B={"board": ["Echo"], "hand": ["One"]}, cards=[echo])
    do(state, "attack Nine", "no block")
    assert life(state, "B") == 3 - 1 + 1000
    do(state, "play One", "attack Nine", "no block")
    assert life(state, "B") == 1002 - 1 + 1000, "each turn has its own thousand"


RETURNS = card(
    "Returner",
    3,
    play=may({"to_your_hand": one(side="allied", other=True)}, may({"play_card": "it"})),
)


@rule("MB-SIMUL-07")
def test_after_fifty_plays_by_effects_in_a_turn_no_more_is_offered():
    state = scene(A={"hand": ["Returner"], "board": ["Returner"]}, B={"hand": ["One"]}, cards=[RETURNS])
    do(state, "play Returner")
    plays = 0
    while asked(state) == ("A", "may"):
        before = len(board(state, "A"))
        do(state, "yes")
        plays += len(board(state, "A")) > before
    assert (plays, asked(state)) == (50, ("B", "turn action"))
    assert (len(board(state, "A")), hand(state, "A")) == (1, ["Returner"])


@rule("MB-SIMUL-07")
def test_after_fifty_plays_by_effects_a_mandatory_one_does_nothing_until_the_next_turn():
    bounce = in_order({"to_your_hand": one(side="allied", other=True)}, {"play_card": one_card("your hand")})
    spring = card("Spring", 3, play=bounce)
    state = scene(A={"hand": ["Spring"], "board": ["Spring"]}, B={"hand": ["One"]}, cards=[spring])
    events = state.play("play Spring")
    into_play = [event for event in events if event["event"] == "moved" and event["to"][0] == "board"]
    assert (len(into_play), asked(state)) == (51, ("B", "turn action")), "the turn action, and fifty by effects"
    assert (board(state, "A"), hand(state, "A")) == (["Spring"], ["Spring"])
    do(state, "play One")
    assert board(do(state, "play Spring"), "A") == ["Spring"], "the next turn has its own fifty"


@rule("MB-SIMUL-08")
def test_several_victims_of_one_sentence_are_different_creatures_and_leave_together():
    pair = card("Pair", 4, play={"defeat": {"pick": {"creatures": {"side": "enemy"}, "count": 2}}})
    state = scene(A={"hand": ["Pair"]}, B={"board": ["Balm", "Balm", "Nine"], "hand": ["One"]}, cards=[pair, BALM])
    do(state, "play Pair", "choose Balm #1")
    assert (choices(state), board(state, "B")) == ({"Balm", "Nine"}, ["Balm", "Balm", "Nine"])
    events = [event["event"] for event in state.play("choose Balm") if event["event"] in ("moved", "effect")]
    assert events == ["moved", "moved"], "both are gone before the first Defeated effect"
    assert (board(state, "B"), discard(state, "B")) == (["Nine"], ["Balm", "Balm"])


@rule("MB-SIMUL-08")
def test_of_two_victims_the_one_that_exists_is_defeated():
    pair = card("Pair", 4, play={"defeat": {"pick": {"creatures": {"side": "enemy"}, "count": 2}}})
    state = scene(A={"hand": ["Pair"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[pair])
    assert discard(do(state, "play Pair"), "B") == ["Nine"]
