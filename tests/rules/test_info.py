"""Who may see what."""

from __future__ import annotations

import random

import pytest

import ludobug
from ludobug import CHANCE
from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import discards, knows_alike, seen
from tests.rules.scenes import (
    PRINTED,
    asked,
    card,
    creature,
    discard,
    do,
    one,
    scene,
)

EVERYBODY = ["A", "B", None]
MUGGER = card("Mugger", 4, play=discards(3))
BURGLAR = card(
    "Burglar",
    4,
    play={"to_your_hand": {"pick": {"group": {"cards": "an opponent's hand"}, "count": 2, "at_random": True}}},
)
RECALL = card("Recall", 4, play={"to_controllers_hand": one(side="enemy")})


def number(viewer: str | None) -> int | None:
    return None if viewer is None else "AB".index(viewer)


@rule("MB-INFO-01")
def test_the_opponent_and_the_spectators_know_only_the_number_of_hand_cards():
    state = scene(A={"hand": ["One", "Two", "Ten", "Nine", "Five"]}, B={"hand": ["Three"]})
    assert seen(state, "A", "A") == sorted(["One", "Two", "Ten", "Nine", "Five"])
    assert seen(state, "B", "A") == seen(state, None, "A") == [None] * 5
    assert "Ten" not in str(state.view(1))


@rule("MB-INFO-01")
def test_a_seat_cannot_tell_apart_two_states_that_differ_in_the_other_hand():
    state = scene(A={"hand": ["One", "Nine"]}, B={"hand": ["Two"]}, unused=["Ten"])
    other = scene(A={"hand": ["Ten", "One"]}, B={"hand": ["Two"]}, unused=["Nine"])
    assert knows_alike(state, other, "B")
    assert not knows_alike(state, other, "A")


@rule("MB-INFO-02")
def test_nobody_sees_a_draw_pile_and_everybody_its_size():
    state = scene(A={"hand": ["One"] * 5, "draw": ["Two", "Ten"]}, B={"hand": ["Three"]})
    other = scene(A={"hand": ["One"] * 5, "draw": ["Ten", "Two"]}, B={"hand": ["Three"]})
    for viewer in EVERYBODY:
        assert state.view(number(viewer))["A"]["draw"] == 2
        assert "Ten" not in str(state.view(number(viewer)))
    assert state != other
    assert knows_alike(state, other, "A")
    assert knows_alike(state, other, "B")


@rule("MB-INFO-02")
def test_a_card_drawn_from_the_draw_pile_is_known_to_its_holder_alone():
    state = scene(A={"hand": ["One"] * 5, "draw": ["Ten"]}, B={"hand": ["Three"]})
    do(state, "play One")
    assert seen(state, "A", "A") == ["One"] * 4 + ["Ten"]
    assert seen(state, "B", "A") == seen(state, None, "A") == [None] * 5


@rule("MB-INFO-03")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_every_card_of_both_discard_piles(viewer: str | None):
    state = scene(A={"discard": ["One", "Two"], "hand": ["Four"]}, B={"discard": ["Three"], "hand": ["Five"]})
    view = state.view(number(viewer))
    assert (set(view["A"]["discard"]), view["B"]["discard"]) == ({"One", "Two"}, ["Three"])


@rule("MB-INFO-04")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_played_card_is_shown_to_everybody_before_the_mindbug_decision(viewer: str | None):
    state = scene(A={"hand": ["Nine", "Ten"]}, B={"hand": ["One"], "mindbugs": 1})
    do(state, "play Nine")
    view = state.view(number(viewer))
    assert (asked(state), view["shown"], view["decision"]["card"]) == (("B", "mindbug"), "Nine", "Nine")
    assert view["A"]["board"] == []
    assert state.view(1)["A"]["hand"] == [None]


@rule("MB-INFO-05")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_unused_and_used_mindbugs_of_both_players(viewer: str | None):
    state = scene(A={"hand": ["Nine", "Ten"], "mindbugs": 2}, B={"hand": ["One"], "mindbugs": 2})
    do(state, "play Nine", "mindbug")
    view = state.view(number(viewer))
    assert [(view[seat]["mindbugs"], view[seat]["mindbugs_used"]) for seat in "AB"] == [(2, 0), (1, 1)]


@rule("MB-INFO-07")
def test_the_cards_revealed_for_the_starting_player_stay_visible_to_the_end():
    state = ludobug.load("mindbug", sets=list(PRINTED)).new_state(seed=5)
    rng = random.Random(5)
    revealed = state.view()["revealed"]
    assert len(revealed) >= 2
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
        assert all(state.view(viewer)["revealed"] == revealed for viewer in (0, 1, None))


@rule("MB-INFO-10")
def test_everybody_sees_life_exhaustion_counters_and_current_powers():
    turtle = {"card": "Rhino Turtle", "exhausted": True, "octonite": 2}
    state = scene(A={"life": 2, "board": [turtle, "Shield Bugs"]}, B={"life": 4, "board": ["Six"]})
    views = [state.view(viewer) for viewer in (0, 1, None)]
    assert all((view["A"]["life"], view["B"]["life"]) == (2, 4) for view in views)
    assert all(view["A"]["board"] == views[0]["A"]["board"] for view in views)
    shown = creature(state, "A", "Rhino Turtle")
    assert (shown["power"], shown["exhausted"], shown["octonite"]) == (9, True, 2)


def robbed() -> State:
    """B has stolen two cards, One and Four, from A's hand of five."""
    state = scene(
        A={"hand": ["One", "Two", "Three", "Four", "Five"]},
        B={"hand": ["Burglar", "Seven"]},
        active="B",
        cards=[BURGLAR],
    )
    return do(state, "play Burglar", "random One", "random Four")


@rule("MB-INFO-11", "MB-INFO-13")
def test_a_stolen_card_is_known_to_its_old_and_new_holder_and_to_no_spectator():
    state = robbed()
    assert seen(state, "B", "B") == ["Four", "One", "Seven"]
    assert seen(state, "A", "B") == ["Four", "One", None]
    assert seen(state, None, "B") == [None] * 3
    assert seen(state, "B", "A") == seen(state, None, "A") == [None] * 3


@rule("MB-INFO-11")
def test_the_events_of_a_theft_name_the_card_to_giver_and_taker_only():
    state = scene(A={"board": ["Strange Barrel"]}, B={"board": ["Nine"], "hand": ["Four", "Five"]})
    events = do(state, "attack Strange Barrel").play("block Nine")
    moved = [event for event in events if event["event"] == "moved" and event["to"] == ["hand", "A"]]
    assert [set(event["seers"]) for event in moved] == [{0, 1}, {0, 1}]


@rule("MB-INFO-11", "MB-INFO-13")
def test_stolen_cards_stay_known_while_other_cards_come_and_go():
    state = do(robbed(), "play Five", "play Seven", "play Two")
    assert seen(state, "A", "B") == ["Four", "One"]
    assert seen(state, None, "B") == [None] * 2
    do(state, "play One")
    assert seen(state, "A", "B") == ["Four"]


@rule("MB-INFO-12")
def test_cards_that_return_from_a_discard_pile_are_known_to_everybody():
    state = scene(A={"hand": ["Giraffodile", "Two"], "discard": ["Six", "Seven"]}, B={"hand": ["One"]})
    do(state, "play Giraffodile")
    assert seen(state, "B", "A") == seen(state, None, "A") == ["Seven", "Six", None]


@rule("MB-INFO-12", "MB-INFO-03")
def test_a_card_that_was_discarded_from_a_hand_and_comes_back_is_known_to_everybody():
    state = scene(A={"hand": ["Giraffodile", "Two"]}, B={"board": ["Tusked Extorter"], "hand": ["One"]}, active="B")
    do(state, "attack Tusked Extorter", "choose Two", "play Giraffodile")
    assert seen(state, "A", "A") == seen(state, "B", "A") == seen(state, None, "A") == ["Two"]


@rule("MB-INFO-12")
def test_a_creature_that_returns_to_the_hand_is_known_to_everybody():
    state = scene(A={"hand": ["Recall"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[RECALL])
    do(state, "play Recall")
    assert seen(state, "A", "B") == seen(state, None, "B") == ["Nine", None]


@rule("MB-INFO-13")
def test_a_given_card_that_is_kept_is_known_to_giver_and_taker_only():
    state = scene(A={"hand": ["Hungry Hungry Hamster", "Two"]}, B={"hand": ["Nine", "Ten"]})
    do(state, "play Hungry Hungry Hamster", "choose Nine", "no")
    assert seen(state, "A", "A") == ["Nine", "Two"]
    assert seen(state, "B", "A") == ["Nine", None]
    assert seen(state, None, "A") == [None, None]


def three_nines() -> State:
    """A holds two Nines and keeps a third one that B gives."""
    own = {"hand": ["Hungry Hungry Hamster", "Nine", "Nine"], "board": ["One"]}
    state = scene(A=own, B={"hand": ["Nine", "Five", "Four"]})
    return do(state, "play Hungry Hungry Hamster", "choose Nine", "no")


@rule("MB-INFO-13")
def test_whoever_knows_one_of_several_equal_cards_must_assume_that_it_left_when_one_of_them_is_played():
    state = three_nines()
    assert seen(state, "B", "A") == ["Nine", None, None]
    do(state, "play Five", "play Nine")
    assert seen(state, "B", "A") == [None, None]
    assert seen(state, "A", "A") == ["Nine", "Nine"]


@rule("MB-INFO-13")
def test_a_known_card_stays_known_when_another_one_is_played():
    state = scene(A={"hand": ["Hungry Hungry Hamster", "Two", "Six"]}, B={"hand": ["Nine", "Five"]})
    do(state, "play Hungry Hungry Hamster", "choose Nine", "no", "play Five", "play Two")
    assert seen(state, "B", "A") == ["Nine", None]


@rule("MB-INFO-13")
def test_a_spectator_who_knows_some_cards_of_a_hand_is_sure_of_none_after_an_unseen_theft():
    state = scene(
        A={"hand": ["Giraffodile", "Two"], "discard": ["Six", "Seven"]}, B={"hand": ["Burglar"]}, cards=[BURGLAR]
    )
    do(state, "play Giraffodile", "play Burglar", "random Two", "random Six")
    assert seen(state, None, "A") == [None]
    assert seen(state, None, "B") == [None, None]
    assert seen(state, "B", "A") == ["Seven"], "B saw what was taken"
    assert seen(state, "A", "B") == ["Six", "Two"]


@rule("MB-INFO-13")
def test_a_spectator_who_knows_the_whole_hand_knows_what_is_left_and_what_was_taken_together():
    state = scene(
        A={"hand": ["Giraffodile"], "discard": ["Seven", "Seven", "Seven"]}, B={"hand": ["Burglar"]}, cards=[BURGLAR]
    )
    do(state, "play Giraffodile", "play Burglar")
    while state.actor == CHANCE:
        state.apply(state.legal_actions()[0])
    assert (seen(state, None, "A"), seen(state, None, "B")) == (["Seven"], ["Seven", "Seven"])


@rule("MB-INFO-13")
@pytest.mark.parametrize("discarded", ["Nine", "Nine #2"])
def test_a_discarded_twin_of_a_known_card_takes_the_knowledge_with_it(discarded: str):
    state = scene(
        A={"hand": ["Nine", "Two"], "board": ["Tusked Extorter"]},
        B={"hand": ["Hungry Hungry Hamster", "Nine", "Six"]},
        active="B",
    )
    do(state, "play Hungry Hungry Hamster", "choose Nine", "no")
    assert seen(state, "A", "B") == ["Nine", None, None]
    do(state, "attack Tusked Extorter")
    other_left = do(state.clone(), "choose Six", "no block")
    assert seen(other_left, "A", "B") == ["Nine", None]
    do(state, f"choose {discarded}", "no block")
    assert (seen(state, "A", "B"), seen(state, "B", "B")) == ([None, None], ["Nine", "Six"])


@rule("MB-INFO-13")
@pytest.mark.parametrize("stolen", ["Nine", "Nine #2"])
def test_a_stolen_twin_of_a_known_card_takes_the_knowledge_with_it(stolen: str):
    state = scene(
        A={"hand": ["Hungry Hungry Hamster", "Nine", "Two", "Six"]}, B={"hand": ["Nine", "Burglar"]}, cards=[BURGLAR]
    )
    do(state, "play Hungry Hungry Hamster", "choose Nine", "no", "play Burglar", f"random {stolen}", "random Two")
    assert (seen(state, "B", "A"), seen(state, "A", "A")) == ([None, None], ["Nine", "Six"])
    assert (seen(state, "A", "B"), seen(state, None, "B")) == (["Nine", "Two"], [None, None])


@rule("MB-INFO-13")
def test_what_a_thief_takes_is_not_confused_with_a_card_that_stays_known():
    state = scene(
        A={"hand": ["Giraffodile", "Two", "Four"], "discard": ["Nine"]}, B={"hand": ["Burglar"]}, cards=[BURGLAR]
    )
    do(state, "play Giraffodile", "play Burglar", "random Two", "random Four")
    assert seen(state, "B", "A") == ["Nine"]
    assert seen(state, None, "A") == [None]


@rule("MB-INFO-01", "MB-INFO-13")
def test_nobody_else_learns_which_cards_are_chosen_for_a_discard_until_they_are_discarded():
    state = scene(A={"hand": ["Mugger"]}, B={"hand": ["One", "Two", "Three", "Four", "Five"]}, cards=[MUGGER])
    do(state, "play Mugger", "choose One")
    assert knows_alike(state, do(_mugged(), "choose Five"), "A")
    assert not knows_alike(state, do(_mugged(), "choose Five"), "B")
    assert state.view() == do(_mugged(), "choose Five").view()
    do(state, "choose Four")
    assert knows_alike(state, do(_mugged(), "choose Four", "choose One"), "A")
    assert knows_alike(state, do(_mugged(), "choose Two", "choose Five"), "A")
    do(state, "choose Two")
    assert set(discard(state, "B")) == {"One", "Two", "Four"}
    assert seen(state, "A", "B") == [None, None]


def _mugged() -> State:
    state = scene(A={"hand": ["Mugger"]}, B={"hand": ["One", "Two", "Three", "Four", "Five"]}, cards=[MUGGER])
    return do(state, "play Mugger")
