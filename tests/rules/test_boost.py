"""Boost cards: public cards face down under a creature."""

from __future__ import annotations

import pytest

import ludobug
from ludobug.games.mindbug.language.json_form import CardSetError
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, some_cards, stronger
from tests.rules.scenes import (
    asked,
    board,
    card,
    creature,
    discard,
    do,
    every,
    gain,
    game_of,
    hand,
    in_order,
    keywords,
    legal,
    one,
    power,
    refused,
    scene,
)

ANY = {"pick": "creatures"}
DIGGER = card("Digger", 5, "HUNTER", attack={"boost": {"target": "this", "count": 2}})
HELPER = card("Helper", 4, play={"boost": {"target": ANY, "count": 2}})
SPREADER = card("Spreader", 4, play={"boost": {"target": ANY, "count": 4, "spread": True}})
MASON = card("Mason", 4, action={"boost": {"target": "this"}})
RAISER = card("Raiser", 4, defeated={"play_card": {"pick": {"cards": "your discard pile"}}})
SNATCHER = card("Snatcher", 3, play={"to_your_hand": {"pick": {"cards": "under creatures"}}})
RECALLER = card("Recaller", 3, play={"to_controllers_hand": one(side="enemy")})
TYRANT = card("Tyrant", 3, play={"take_control": one(side="enemy")})
BURST = card("Burst", 2, defeated=gain(3))
CHEER = card("Cheer", 2, "TOUGH", constant=stronger(every(side="allied"), 3))
GRAVE = card("Grave", 2, in_discard=stronger(every(side="allied"), 3))
SMASHER = card("Smasher", 3, play={"defeat": one(boosted=True)})


def boosted(name: str, *boosts: str) -> dict[str, object]:
    """A creature of a position, with boosts under it."""
    return {"card": name, "boosts": list(boosts)}


def boosts(state: ludobug.core.state.State, seat: str, name: str) -> list[str]:
    """The boosts under a creature."""
    return list(creature(state, seat, name)["boosts"])


@rule("MB-BOOST-01", "MB-BOOST-02")
def test_boosting_takes_up_to_so_many_cards_of_the_own_and_the_opponents_discard_pile_in_any_mix():
    state = scene(
        A={"board": ["Digger"], "discard": ["One"]},
        B={"discard": ["Two", "Three", "Four"], "hand": ["One Sneaky"]},
        cards=[DIGGER],
    )
    do(state, "attack Digger")
    assert (asked(state), choices(state)) == (("A", "choose"), {"done", "One", "Two", "Three", "Four"})
    mixed = do(state.clone(), "choose One", "choose Three")
    assert (boosts(mixed, "A", "Digger"), discard(mixed, "A"), discard(mixed, "B")) == (
        ["One", "Three"],
        [],
        ["Two", "Four"],
    )
    theirs = do(state.clone(), "choose Two", "choose Four")
    assert (boosts(theirs, "A", "Digger"), discard(theirs, "A"), discard(theirs, "B")) == (
        ["Two", "Four"],
        ["One"],
        ["Three"],
    )


@rule("MB-BOOST-02")
def test_fewer_cards_or_none_may_be_taken():
    state = scene(A={"board": ["Digger"]}, B={"discard": ["Two", "Three"], "hand": ["One"]}, cards=[DIGGER])
    do(state, "attack Digger")
    none = do(state.clone(), "done")
    assert (power(none, "A", "Digger"), boosts(none, "A", "Digger"), discard(none, "B")) == (5, [], ["Two", "Three"])
    only = do(state.clone(), "choose Two", "done")
    assert (power(only, "A", "Digger"), boosts(only, "A", "Digger"), discard(only, "B")) == (6, ["Two"], ["Three"])


@rule("MB-BOOST-03")
def test_each_boost_card_gives_its_creature_one_power_and_nobody_else():
    state = scene(A={"board": [boosted("Five", "One", "Nine", "Two"), "Four"]}, B={"board": ["Five Tough"]})
    assert (power(state, "A", "Five"), power(state, "A", "Four"), power(state, "B", "Five Tough")) == (8, 4, 5)
    assert creature(state, "A", "Five")["reasons"] == [{"power": 3, "source": "boost", "cards": ["One", "Nine", "Two"]}]


@rule("MB-BOOST-04", "MB-BOOST-10")
def test_boosts_of_a_creature_that_leaves_play_go_to_its_controllers_discard_pile_whosever_they_were():
    state = scene(
        A={"board": ["Digger"]},
        B={"discard": ["Two", "Three"], "hand": ["Recaller"]},
        cards=[DIGGER, RECALLER],
    )
    do(state, "attack Digger", "choose Two", "choose Three", "play Recaller")
    assert (board(state, "A"), hand(state, "A"), discard(state, "A"), discard(state, "B")) == (
        [],
        ["Digger"],
        ["Two", "Three"],
        [],
    )


@rule("MB-BOOST-05", "MB-INFO-06")
def test_everybody_sees_the_boosts_under_any_creature_at_any_time():
    state = scene(A={"board": [boosted("Five", "One", "Two")], "hand": ["Three"]}, B={"hand": ["Four"]})
    for viewer in (0, 1, None):
        (seen,) = state.view(viewer)["A"]["board"]
        assert seen["boosts"] == ["One", "Two"]
    assert state.position()["A"]["board"] == [boosted("Five", "One", "Two")]


@rule("MB-BOOST-06")
def test_a_text_that_boosts_a_creature_lets_one_creature_of_any_side_be_chosen_for_all_the_cards():
    state = scene(
        A={"board": ["Five"], "hand": ["Helper"], "discard": ["One"]},
        B={"board": ["Nine"], "discard": ["Two"]},
        cards=[HELPER],
    )
    do(state, "play Helper", "choose One", "choose Two")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Five", "Helper", "Nine"})
    assert state.view()["decision"]["chosen"] == [
        {"card": "One", "zone": "discard", "seat": "A", "place": 0},
        {"card": "Two", "zone": "discard", "seat": "B", "place": 0},
    ]
    do(state, "choose Nine")
    assert (boosts(state, "B", "Nine"), power(state, "B", "Nine")) == (["One", "Two"], 11)
    assert (boosts(state, "A", "Five"), boosts(state, "A", "Helper"), asked(state)) == ([], [], ("B", "turn action"))


@rule("MB-BOOST-06", "MB-BOOST-18")
def test_nobody_is_asked_for_a_creature_when_no_card_is_taken_or_only_one_creature_is_there():
    state = scene(A={"hand": ["Helper"], "discard": ["One", "Two"]}, B={"board": ["Nine"]}, cards=[HELPER])
    none = do(state.clone(), "play Helper", "done")
    assert (asked(none), discard(none, "A")) == (("B", "turn action"), ["One", "Two"])
    alone = scene(A={"hand": ["Helper"], "discard": ["One", "Two"]}, B={"hand": ["Nine"]}, cards=[HELPER])
    do(alone, "play Helper", "choose Two", "done")
    assert (boosts(alone, "A", "Helper"), discard(alone, "A"), asked(alone)) == (["Two"], ["One"], ("B", "turn action"))


@rule("MB-BOOST-15")
def test_cards_that_are_spread_go_under_any_creatures_in_any_split_at_most_so_many_in_all():
    state = scene(
        A={"hand": ["Spreader"], "discard": ["One"]},
        B={"board": ["Nine"], "discard": ["Two", "Three"]},
        cards=[SPREADER],
    )
    do(state, "play Spreader")
    split = do(state.clone(), "choose One", "choose Nine", "choose Two", "choose Spreader", "choose Three")
    do(split, "choose Nine")
    assert (boosts(split, "B", "Nine"), boosts(split, "A", "Spreader")) == (["One", "Three"], ["Two"])
    assert asked(split) == ("B", "turn action"), "there is no fourth card"
    fewer = do(state.clone(), "choose Two", "choose Nine", "done")
    assert (boosts(fewer, "B", "Nine"), discard(fewer, "A"), discard(fewer, "B")) == (["Two"], ["One"], ["Three"])
    more = scene(
        A={"hand": ["Spreader"], "discard": ["One", "Two", "Three", "Four", "Five"]}, B={"hand": ["Nine"]},
        cards=[SPREADER],
    )  # fmt: skip
    do(more, "play Spreader", "choose One", "choose Two", "choose Three", "choose Four")
    assert (asked(more), discard(more, "A")) == (("B", "turn action"), ["Five"])


@rule("MB-BOOST-07")
def test_boosts_stay_through_a_change_of_control_and_fall_to_the_new_controller():
    state = scene(
        A={"board": [boosted("Five", "One", "Two"), "Ten"]}, B={"hand": ["Tyrant"]}, cards=[TYRANT], active="B"
    )
    do(state, "play Tyrant", "choose Five")
    assert (power(state, "B", "Five"), boosts(state, "B", "Five")) == (7, ["One", "Two"])
    do(state, "attack Ten", "block Five")
    assert (discard(state, "A"), discard(state, "B")) == ([], ["One", "Two", "Five"])


@rule("MB-BOOST-08", "MB-INDISCARD-05")
def test_boost_cards_are_no_creatures_and_none_of_their_abilities_works():
    state = scene(
        A={"board": [boosted("Five", "Cheer", "Grave", "Nine Poisonous")]}, B={"hand": ["Six"]}, cards=[CHEER, GRAVE]
    )
    assert (power(state, "A", "Five"), keywords(state, "A", "Five"), board(state, "A")) == (8, [], ["Five"])
    assert state.view()["A"]["active_in_discard"] == []
    assert set(legal(state)) == {"attack Five"}


@rule("MB-BOOST-09")
def test_with_both_discard_piles_empty_boosting_does_nothing_and_nobody_is_asked():
    state = scene(A={"board": ["Digger"]}, B={"hand": ["Nine"]}, cards=[DIGGER])
    assert asked(do(state, "attack Digger")) == ("B", "turn action")
    idle = scene(A={"board": ["Mason"]}, B={"hand": ["Nine"]}, cards=[MASON])
    refused(idle, "action Mason", "MB-ACTION-02")
    able = scene(A={"board": ["Mason"]}, B={"hand": ["Nine"], "discard": ["One"]}, cards=[MASON])
    do(able, "action Mason")
    assert choices(able) == {"One"}, "an Action changes something: no card is no choice"
    assert boosts(do(able, "choose One"), "A", "Mason") == ["One"]


@rule("MB-BOOST-18")
def test_a_creature_that_boosts_itself_takes_nothing_once_it_has_left_play():
    doomed = card("Doomed", 5, attack=in_order({"defeat": "this"}, {"boost": {"target": "this", "count": 2}}))
    with pytest.raises(CardSetError, match='"this" is not in play then'):
        game_of(["first-contact"], [card("Buried", 3, defeated={"boost": {"target": "this"}})])
    tough = scene(
        A={"board": [{"card": "Doomed", "exhausted": True}]}, B={"discard": ["One"], "hand": ["Two"]}, cards=[doomed]
    )
    do(tough, "attack Doomed")
    assert (asked(tough), discard(tough, "B"), discard(tough, "A")) == (("B", "turn action"), ["One"], ["Doomed"])


@rule("MB-TEAM-25")
def test_in_two_teams_the_cards_are_taken_from_all_four_discard_piles():
    piles = {"A": "One", "B": "Two", "C": "Three", "D": "Four"}
    seats = {letter: {"discard": [name], "hand": ["Five"]} for letter, name in piles.items()}
    seats["A"]["board"] = ["Digger"]
    state = scene(**seats, cards=[DIGGER])
    do(state, "attack Digger")
    assert choices(state) == {"done", "One", "Two", "Three", "Four"}
    do(state, "choose Three", "choose Four")
    assert (boosts(state, "A", "Digger"), discard(state, "C"), discard(state, "D")) == (["Three", "Four"], [], [])


@rule("MB-BOOST-10")
def test_boost_cards_that_reach_the_discard_pile_are_not_defeated_but_work_from_there():
    state = scene(A={"board": [boosted("Five", "Burst", "Grave"), "Four"]}, B={"board": ["Nine"]}, cards=[BURST, GRAVE])
    do(state, "attack Five", "block Nine")
    assert (state.view()["A"]["life"], discard(state, "A")) == (3, ["Burst", "Grave", "Five"])
    assert (power(state, "A", "Four"), power(state, "B", "Nine")) == (7, 9)


@rule("MB-BOOST-11")
def test_boosts_are_in_the_discard_pile_before_the_defeated_effect_of_their_creature_resolves():
    state = scene(A={"board": [boosted("Raiser", "Two", "Three")]}, B={"board": ["Nine"]}, cards=[RAISER])
    do(state, "attack Raiser", "block Nine")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Two", "Three", "Raiser"})
    assert board(do(state, "choose Three"), "A") == ["Three"]


@rule("MB-BOOST-13")
def test_a_boosted_creature_has_a_boost_card_under_it():
    state = scene(
        A={"hand": ["Smasher"], "board": ["Five"]},
        B={"board": [boosted("Nine", "One"), boosted("Four", "Two", "Three"), "Ten"]},
        cards=[SMASHER],
    )
    do(state, "play Smasher")
    assert choices(state) == {"Nine", "Four"}
    none = scene(A={"hand": ["Smasher"]}, B={"board": ["Ten"]}, cards=[SMASHER])
    assert board(do(none, "play Smasher"), "B") == ["Ten"]


@rule("MB-BOOST-16")
def test_a_boost_card_is_taken_from_under_any_creature_into_the_hand_of_the_player_who_resolves_it():
    state = scene(
        A={"hand": ["Snatcher"], "board": [boosted("Four", "One")]},
        B={"board": [boosted("Five", "Two", "One")]},
        cards=[SNATCHER],
    )
    do(state, "play Snatcher")
    assert choices(state) == {"A:One under Four", "B:One under Five", "Two under Five"}
    do(state, "choose Two under Five")
    assert (hand(state, "A"), boosts(state, "B", "Five"), power(state, "B", "Five")) == (["Two"], ["One"], 6)
    assert (boosts(state, "A", "Four"), discard(state, "B")) == (["One"], [])


@rule("MB-BOOST-16")
def test_equal_cards_under_several_creatures_are_told_apart_by_number_and_place():
    state = scene(
        A={"hand": ["Snatcher"]},
        B={"board": [boosted("Five", "One", "Two"), boosted("Nine", "One")]},
        cards=[SNATCHER],
    )
    do(state, "play Snatcher")
    assert choices(state) == {"One under Five", "One #2 under Nine", "Two under Five"}
    do(state, "choose One #2 under Nine")
    assert (boosts(state, "B", "Five"), boosts(state, "B", "Nine"), hand(state, "A")) == (["One", "Two"], [], ["One"])


@rule("MB-MIX-07", "MB-BOOST-12")
def test_state_of_several_sets_travels_together_through_evolution_and_a_change_of_control():
    grub = card("Grub", 2, "TOUGH", copies=1, octonite=1, action="evolve", evolution={"level": 1, "evolves_to": "Pupa"})
    pupa = card("Pupa", 4, copies=1, evolution={"level": 2, "evolves_to": "Moth"})
    moth = card("Moth", 6, copies=1, evolution={"level": 3})
    laid = {**boosted("Grub", "One", "Two"), "exhausted": True, "octonite": 1}
    state = scene(A={"board": [laid]}, B={"hand": ["Tyrant"]}, cards=[grub, pupa, moth, TYRANT])
    do(state, "action Grub", "play Tyrant")
    seen = creature(state, "B", "Pupa")
    assert (seen["boosts"], seen["exhausted"], seen["octonite"], seen["power"]) == (["One", "Two"], True, 1, 6)


@rule("MB-BOOST-08")
def test_boosts_are_cards_that_only_a_hand_can_take():
    for effect, said in (
        ({"play_card": some_cards(1, "under creatures")}, "can only be taken into a hand"),
        ({"boost": {"target": {"pick": {"group": {"cards": "any discard pile"}}}}}, 'boost is for "creatures"'),
        ({"boost": {"target": "this", "spread": True}}, "must be left out"),
        ({"boost": {"target": {"pick": {"group": "creatures", "count": 2}}}}, "must be of one creature"),
        ({"boost": {"target": {"pick": {"group": "creatures", "any_number": True}}}}, "must be of one creature"),
        (in_order({"boost": {"target": ANY}}, {"defeat": "it"}), '"it" needs a sentence before it'),
        ({"choose_one": [gain(1)]}, "must have from 2 to 8 effects"),
        (
            {"for_each": {"effect": {"discard": {"who": "an opponent", "count": 1}}, "then": gain(1)}},
            'must be of "you"',
        ),
        ({"defeat": {"every": {"creatures": {"named_keyword": True}}}}, "needs name_keyword before it"),
        ({"defeat": {"pick": {"group": "creatures", "same_power": True}}}, "is for a fixed number of cards, 2 or more"),
        ({"reveal": {"pick": "creatures"}}, 'is for "cards" in a hand'),
        ({"play_card": {"pick": {"cards": {"zone": "your discard pile", "lay_under_this": True}}}}, 'for "defeated"'),
    ):
        with pytest.raises(CardSetError, match=said):
            game_of(["first-contact"], [card("Wrong", 3, copies=1, play=effect)])


def test_a_text_about_the_boosts_that_a_creature_had_is_for_cards_of_which_there_is_one():
    mimic = {
        "play_card": {"pick": {"cards": {"zone": "your discard pile", "lay_under_this": True}, "any_number": True}}
    }
    with pytest.raises(CardSetError, match="copies: must be 1"):
        game_of(["first-contact"], [card("Wrong", 3, copies=2, defeated=mimic)])


def test_a_position_with_boosts_is_given_back_as_it_came():
    position = {
        "A": {"board": [boosted("Gorillion", "Axolotl Healer", "Luchataur")]},
        "active": "B",
        "B": {"hand": ["Bee Bear"]},
    }
    game = ludobug.load("mindbug")
    assert game.from_position(position).position() == {**position, "turn": 1}
