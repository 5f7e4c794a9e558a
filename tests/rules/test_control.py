"""Allied and enemy creatures, and changes of control."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import OTHER_ALLIES, choices
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    creature,
    discard,
    do,
    draw,
    every,
    exhausted,
    gain,
    hand,
    in_order,
    keywords,
    legal,
    life,
    one,
    power,
    refused,
    scene,
)

EXECUTIONER = card("Executioner", 4, play={"defeat": one()})
FLOOD = card("Flood", 4, play={"defeat": every()})
RUNNER = {**card("Runner", 7, "FAST", play=gain(2)), "octonite": 2}
TRAITOR = card(
    "Traitor",
    5,
    attack=in_order(
        {"this_turn": {"every": {"creatures": OTHER_ALLIES}, "keywords": ["SNEAKY"], "cannot_block": True}},
        {"hand_over": one(**OTHER_ALLIES)},
    ),
)


@rule("MB-CONTROL-01")
def test_creatures_without_a_side_are_those_of_both_players():
    state = scene(A={"hand": ["Executioner"], "board": ["One"]}, B={"board": ["Two"]}, cards=[EXECUTIONER])
    do(state, "play Executioner")
    assert choices(state) == {"Executioner", "One", "Two"}


@rule("MB-CONTROL-01")
def test_enemy_creatures_are_those_of_the_opponent_and_allied_ones_the_own():
    state = scene(A={"board": ["Shark Dog", "Ten", "Shield Bugs"]}, B={"board": ["Six", "Seven", "Five"]})
    assert (power(state, "A", "Ten"), power(state, "B", "Six")) == (11, 6)
    do(state, "attack Shark Dog")
    assert choices(state) == {"Six", "Seven"}
    refused(state, "choose Ten", "MB-CHOICE-05")


@rule("MB-CONTROL-02")
def test_all_creatures_are_only_those_in_play():
    rest = {"hand": ["One", "Two"], "discard": ["Three"], "draw": []}
    state = scene(A={**rest, "hand": ["Flood", "One"], "board": ["Nine"]}, B={**rest, "board": ["Ten"]}, cards=[FLOOD])
    do(state, "play Flood")
    assert (board(state, "A"), board(state, "B")) == ([], [])
    assert (hand(state, "A"), hand(state, "B")) == (["One"], ["One", "Two"])
    assert (set(discard(state, "A")), discard(state, "B")) == ({"Three", "Nine", "Flood"}, ["Three", "Ten"])


@rule("MB-CONTROL-02")
def test_a_text_about_a_creature_offers_no_card_of_a_hand_or_discard_pile():
    state = scene(
        A={"hand": ["Executioner", "One"], "discard": ["Three"]},
        B={"board": ["Two"], "hand": ["Four"], "discard": ["Five"]},
        cards=[EXECUTIONER],
    )
    do(state, "play Executioner")
    assert choices(state) == {"Executioner", "Two"}


@rule("MB-CONTROL-03")
def test_a_creature_taken_over_is_an_allied_one_from_now_on():
    state = scene(A={"hand": ["Brain Fly"], "board": ["Shield Bugs"]}, B={"board": ["Six", "Shield Bugs", "One"]})
    assert power(state, "B", "Six") == 7
    do(state, "play Brain Fly")
    assert (board(state, "A"), board(state, "B")) == (["Shield Bugs", "Brain Fly", "Six"], ["Shield Bugs", "One"])
    assert (creature(state, "A", "Six")["owner"], power(state, "A", "Six")) == ("A", 7)
    do(state, "attack One")
    assert "block Six" in legal(state)


@rule("MB-CONTROL-04")
def test_a_creature_taken_over_keeps_its_exhaustion_and_counters():
    turtle = {"card": "Rhino Turtle", "exhausted": True, "octonite": 1}
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": [turtle, "Eight"]})
    do(state, "play Brain Fly", "choose Rhino Turtle")
    taken = creature(state, "A", "Rhino Turtle")
    assert (taken["exhausted"], taken["octonite"]) == (True, 1)
    do(state, "attack Eight", "block Rhino Turtle")
    assert (discard(state, "A"), discard(state, "B")) == (["Rhino Turtle"], ["Eight"])


@rule("MB-CONTROL-04")
def test_an_unexhausted_creature_taken_over_still_has_its_save():
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": ["Rhino Turtle", "Nine"]})
    do(state, "play Brain Fly", "choose Rhino Turtle", "attack Nine", "block Rhino Turtle")
    assert (discard(state, "A"), exhausted(state, "A", "Rhino Turtle")) == ([], True)


@rule("MB-CONTROL-04")
def test_this_turn_effects_stay_on_a_creature_that_changes_sides_until_the_turn_ends():
    state = scene(A={"board": ["Traitor", "Three"]}, B={"board": ["One"], "hand": ["Two"]}, cards=[TRAITOR])
    do(state, "attack Traitor")
    assert (board(state, "B"), keywords(state, "B", "Three")) == (["One", "Three"], ["SNEAKY"])
    assert creature(state, "B", "Three")["cannot_block"]
    assert set(legal(state)) == {"no block", "block One"}
    do(state, "no block")
    assert (active(state), keywords(state, "B", "Three")) == ("B", [])
    assert not creature(state, "B", "Three")["cannot_block"]


@rule("MB-CONTROL-05")
def test_a_creature_taken_over_does_not_come_into_play():
    runner = {"card": "Runner", "octonite": 1}
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": [runner], "hand": ["One"]}, cards=[RUNNER])
    do(state, "play Brain Fly")
    assert (life(state, "A"), life(state, "B")) == (3, 3), "no Play effect"
    assert creature(state, "A", "Runner")["octonite"] == 1, "no new counters"
    assert asked(state) == ("B", "turn action"), "no FAST attack"


@rule("MB-CONTROL-05")
def test_the_same_creature_has_counters_play_effect_and_fast_when_it_is_played():
    state = scene(A={"hand": ["Runner"]}, B={"hand": ["One"]}, cards=[RUNNER])
    do(state, "play Runner")
    assert (life(state, "A"), creature(state, "A", "Runner")["octonite"]) == (5, 2)
    assert asked(state) == ("A", "fast attack")


@rule("MB-CONTROL-06")
def test_control_lasts_beyond_the_turn_and_beyond_the_creature_that_took_it():
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": ["Six", "Nine"], "hand": ["One"]})
    do(state, "play Brain Fly", "choose Six", "attack Nine", "block Brain Fly")
    assert (discard(state, "A"), board(state, "A")) == (["Brain Fly"], ["Six"])
    do(state, "attack Six", "no block", "attack Nine", "no block")
    assert (board(state, "A"), board(state, "B"), life(state, "B")) == (["Six"], ["Nine"], 2)


@rule("MB-CONTROL-07")
def test_a_change_of_control_is_no_defeat_and_boosts_stay():
    barrel = {"card": "Strange Barrel", "boosts": ["One", "Two"]}
    state = scene(A={"hand": ["Brain Fly", "Three"]}, B={"board": [barrel], "hand": ["Four"]})
    do(state, "play Brain Fly")
    assert (creature(state, "A", "Strange Barrel")["boosts"], power(state, "A", "Strange Barrel")) == (
        ["One", "Two"],
        8,
    )
    assert (hand(state, "A"), hand(state, "B")) == (["Three"], ["Four"])
    assert (discard(state, "A"), discard(state, "B")) == ([], [])


@rule("MB-CONTROL-08")
def test_a_creature_taken_over_goes_to_the_discard_pile_of_its_new_controller():
    state = scene(A={"hand": ["Brain Fly", "One"]}, B={"board": ["Strange Barrel", "Ten"], "hand": ["Three"]})
    do(state, "play Brain Fly", "choose Strange Barrel", "attack Ten", "block Strange Barrel")
    assert (discard(state, "A"), discard(state, "B")) == (["Strange Barrel"], [])
    assert (hand(state, "A"), hand(state, "B")) == (["One", "Three"], []), "its Defeated effect works for A now"


@rule("MB-CONTROL-09")
def test_taking_control_of_an_own_creature_changes_nothing():
    turtle = {"card": "Rhino Turtle", "exhausted": True}
    state = scene(A={"hand": ["Brain Fly"], "board": [turtle]}, B={"board": ["Five"]})
    do(state, "play Brain Fly")
    assert asked(state) == ("B", "turn action")
    assert (board(state, "A"), board(state, "B")) == (["Rhino Turtle", "Brain Fly"], ["Five"])
    assert exhausted(state, "A", "Rhino Turtle")


@rule("MB-CONTROL-09")
def test_one_of_several_own_creatures_must_be_named_for_control():
    state = scene(A={"hand": ["Brain Fly"], "board": ["Six", "Seven"]}, B={"board": ["Five"]})
    do(state, "play Brain Fly")
    assert choices(state) == {"Six", "Seven"}
    refused(state, "done", "MB-CHOICE-05")
    do(state, "choose Seven")
    assert (board(state, "A"), board(state, "B"), draw(state, "A")) == (["Six", "Seven", "Brain Fly"], ["Five"], 0)


GIFT = card("Gift", 5, "FAST", play={"hand_over": "this"}, octonite=1)


@rule("MB-CONTROL-10", "MB-CONTROL-05")
def test_a_gift_goes_to_the_opponent_without_another_play_effect_counter_or_fast_attack():
    state = scene(A={"hand": ["Gift"]}, B={"board": ["Two"], "hand": ["One"]}, cards=[GIFT])
    do(state, "play Gift")
    assert (board(state, "A"), board(state, "B"), asked(state)) == ([], ["Two", "Gift"], ("B", "turn action"))
    assert creature(state, "B", "Gift")["octonite"] == 1


@rule("MB-CONTROL-10")
def test_a_gift_taken_with_a_mindbug_comes_back_to_its_player_who_may_attack_with_it():
    state = scene(A={"hand": ["Gift"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[GIFT])
    do(state, "play Gift", "mindbug")
    assert (board(state, "A"), board(state, "B"), legal(state)) == (["Gift"], [], ["attack Gift"])


@rule("MB-CONTROL-11")
def test_who_gives_a_creature_away_and_then_takes_an_enemy_may_take_the_same_creature_back():
    trader = card("Trader", 6, play=in_order({"hand_over": "this"}, {"take_control": one(side="enemy")}))
    state = scene(A={"hand": ["Trader"], "board": ["Nine"]}, B={"board": ["Ten", "Two"]}, cards=[trader])
    do(state, "play Trader")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Ten", "Two", "Trader"})
    assert sorted(board(do(state.clone(), "choose Ten"), "A")) == ["Nine", "Ten"]
    assert sorted(board(do(state, "choose Trader"), "A")) == ["Nine", "Trader"]
    alone = scene(A={"hand": ["Trader"]}, B={"hand": ["One"]}, cards=[trader])
    assert board(do(alone, "play Trader"), "A") == ["Trader"], "the only enemy creature is Trader itself"
