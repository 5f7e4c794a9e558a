"""Stealing cards."""

from __future__ import annotations

import pytest

import ludobug
from ludobug.games.mindbug.language.json_form import CardSetError
from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    PRINTED,
    asked,
    card,
    custom,
    discard,
    do,
    draw,
    hand,
    legal,
    life,
    one_card,
    scene,
    winner,
)

LEECH = card("Leech", 4, play={"steal_life": 1})
HAND = ["One", "Two", "Three", "Four", "Five"]
BARREL = {"board": ["Strange Barrel"], "hand": ["Six", "Six", "Six", "Seven", "Seven"], "draw": ["Ten"]}


@rule("MB-STEAL-01")
def test_a_stolen_card_goes_from_the_opponents_hand_to_the_own_hand():
    state = scene(A=BARREL, B={"board": ["Nine"], "hand": HAND, "draw": ["Ten", "Eight", "One"]})
    do(state, "attack Strange Barrel", "block Nine", "random Four", "random One")
    assert sorted(hand(state, "A")) == sorted([*BARREL["hand"], "Four", "One"])
    assert hand(state, "B") == ["Two", "Three", "Five", "Ten", "Eight"]
    assert (draw(state, "A"), draw(state, "B")) == (1, 1)
    assert (discard(state, "A"), discard(state, "B")) == (["Strange Barrel"], [])


@rule("MB-STEAL-04")
def test_the_cards_to_be_stolen_are_taken_at_once_and_the_refill_comes_after():
    state = scene(A=BARREL, B={"board": ["Nine"], "hand": HAND, "draw": ["Ten", "Eight", "One"]})
    do(state, "attack Strange Barrel", "block Nine", "random Four")
    assert set(legal(state)) == {"random One", "random Two", "random Three", "random Five"}
    assert (draw(state, "B"), len(hand(state, "A"))) == (3, 5)


@rule("MB-STEAL-04")
@pytest.mark.parametrize("held", [[], ["One"]])
def test_of_fewer_cards_than_to_be_stolen_all_are_taken(held: list[str]):
    state = scene(A=BARREL, B={"board": ["Nine"], "hand": held})
    do(state, "attack Strange Barrel", "block Nine")
    assert (sorted(hand(state, "A")), hand(state, "B")) == (sorted([*BARREL["hand"], *held]), [])
    assert asked(state) == ("B", "turn action")


@rule("MB-STEAL-05")
def test_a_stolen_card_is_picked_by_chance_and_by_no_player():
    state = scene(A=BARREL, B={"board": ["Nine"], "hand": HAND})
    do(state, "attack Strange Barrel", "block Nine")
    assert asked(state) == ("chance", "choose")
    assert set(legal(state)) == {f"random {name}" for name in HAND}


@rule("MB-STEAL-05")
def test_no_card_can_let_a_player_choose_among_the_hidden_cards_of_a_hand():
    thief = card("Thief", 4, copies=20, play={"to_your_hand": one_card("an opponent's hand")})
    with pytest.raises(CardSetError, match="at_random must be true"):
        ludobug.load("mindbug", sets=[*PRINTED, custom([thief])])


@rule("MB-STEAL-02")
def test_stolen_life_is_lost_by_the_opponent_and_gained_by_the_thief():
    state = scene(A={"life": 3, "hand": ["Leech"]}, B={"life": 2, "hand": ["One"]}, cards=[LEECH])
    do(state, "play Leech")
    assert (life(state, "A"), life(state, "B")) == (4, 1)


@rule("MB-STEAL-02")
def test_stealing_the_last_life_wins_the_game():
    state = scene(A={"life": 1, "hand": ["Leech"]}, B={"life": 1, "hand": ["One"]}, cards=[LEECH])
    do(state, "play Leech")
    assert (winner(state), life(state, "A"), life(state, "B")) == ("A", 2, 0)


@rule("MB-STEAL-02")
def test_no_more_is_gained_than_was_really_lost():
    leech = card("Big Leech", 4, play={"steal_life": 5})
    state = scene(A={"life": 1, "hand": ["Big Leech"]}, B={"life": 2, "hand": ["One"]}, cards=[leech])
    do(state, "play Big Leech")
    assert (life(state, "A"), life(state, "B")) == (3, 0)


@rule("MB-STEAL-02")
def test_texts_about_a_loss_of_life_answer_to_a_theft():
    victim = card("Victim", 3, losing_life={"gain_life": {"who": "you", "amount": 1}})
    state = scene(A={"hand": ["Leech"]}, B={"board": ["Victim"], "hand": ["One"]}, cards=[LEECH, victim])
    do(state, "play Leech")
    assert (life(state, "A"), life(state, "B")) == (4, 3)
