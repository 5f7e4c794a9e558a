"""Choices."""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, discards, may, some_cards
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    creature,
    discard,
    do,
    draw,
    gain,
    hand,
    in_order,
    legal,
    life,
    one,
    refused,
    scene,
    winner,
)

DIVER = card("Trash Diver", 3, play={"to_your_hand": some_cards(2, "an opponent's discard pile")})
EXECUTIONER = card("Executioner", 4, play={"defeat": one()})
BARGAINER = card("Bargainer", 4, play=may(discards(1, "you"), {"defeat": one(side="enemy")}))
CROWDED = ["One", "Two", "Three", "Four", "Five"]


@rule("MB-CHOICE-01")
def test_the_part_of_an_effect_that_can_be_done_is_done_and_the_rest_is_ignored():
    state = scene(A={"hand": ["Trash Diver"]}, B={"hand": ["One"], "discard": ["Nine"]}, cards=[DIVER])
    do(state, "play Trash Diver")
    assert (hand(state, "A"), discard(state, "B"), hand(state, "B")) == (["Nine"], [], ["One"])
    assert asked(state) == ("B", "turn action")


@rule("MB-CHOICE-01")
def test_of_more_objects_than_an_effect_takes_exactly_as_many_are_chosen_and_none_twice():
    state = scene(A={"hand": ["Trash Diver"]}, B={"hand": ["One"], "discard": ["Nine", "Nine", "Ten"]}, cards=[DIVER])
    do(state, "play Trash Diver")
    assert choices(state) == {"Nine", "Nine #2", "Ten"}
    do(state, "choose Nine #2")
    assert len(choices(state)) == 2
    do(state, "choose Ten")
    assert (hand(state, "A"), discard(state, "B")) == (["Nine", "Ten"], ["Nine"])


@rule("MB-CHOICE-01")
def test_up_to_two_may_be_none_one_or_two():
    state = scene(A={"board": ["Nine", "Two", "Three"]}, B={"board": ["Harpy Mother"], "hand": ["One"]})
    do(state, "attack Nine", "block Harpy Mother")
    assert choices(state) == {"Two", "Three", "done"}
    assert board(do(state.clone(), "done"), "B") == []
    assert board(do(state.clone(), "choose Three", "done"), "B") == ["Three"]
    assert set(board(do(state, "choose Three", "choose Two"), "B")) == {"Two", "Three"}


@rule("MB-CHOICE-02", "MB-EX-02")
def test_the_player_whose_effect_defeats_an_enemy_creature_chooses_it():
    state = scene(A={"hand": ["Tiger Squirrel"], "board": ["Ten"]}, B={"board": ["Seven", "Eight", "Six"]})
    do(state, "play Tiger Squirrel")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Seven", "Eight"})
    do(state, "choose Seven")
    assert (board(state, "B"), discard(state, "B")) == (["Eight", "Six"], ["Seven"])


@rule("MB-CHOICE-02")
def test_the_taker_of_a_mindbugged_card_makes_its_choices():
    state = scene(A={"hand": ["Tiger Squirrel"], "board": ["Seven", "Eight"]}, B={"mindbugs": 1, "board": ["Ten"]})
    do(state, "play Tiger Squirrel", "mindbug")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Seven", "Eight"})


@rule("MB-CHOICE-03", "MB-EX-03")
def test_an_opponent_who_is_told_to_discard_chooses_the_card():
    state = scene(A={"board": ["Tusked Extorter"]}, B={"hand": CROWDED, "board": ["Two"]})
    do(state, "attack Tusked Extorter")
    assert (asked(state), choices(state)) == (("B", "choose"), set(CROWDED))
    do(state, "choose Four")
    assert (discard(state, "B"), hand(state, "B")) == (["Four"], ["One", "Two", "Three", "Five"])


@rule("MB-CHOICE-03", "MB-CHOICE-04")
def test_both_discarded_cards_are_chosen_before_the_refill_and_leave_together():
    state = scene(A={"hand": ["Ferret Bomber"]}, B={"hand": CROWDED, "draw": ["Nine", "Ten", "Eight"]})
    do(state, "play Ferret Bomber", "choose Two")
    assert choices(state) == {"One", "Three", "Four", "Five"}
    assert (draw(state, "B"), discard(state, "B"), len(hand(state, "B"))) == (3, [], 5)
    do(state, "choose One")
    assert (set(discard(state, "B")), draw(state, "B")) == ({"One", "Two"}, 1)
    assert hand(state, "B") == ["Three", "Four", "Five", "Nine", "Ten"]


@rule("MB-CHOICE-04")
def test_a_choice_is_made_among_what_is_left_when_the_effect_resolves():
    state = scene(
        A={"board": ["Explosive Toad", "Nine", "Ten"]}, B={"board": ["Explosive Toad", "Eight"], "hand": ["One"]}
    )
    do(state, "attack Explosive Toad", "block Explosive Toad", "first A:Explosive Toad", "choose Nine")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Eight", "Ten"})
    do(state, "choose Eight")
    assert (board(state, "A"), board(state, "B")) == (["Ten"], [])


@rule("MB-CHOICE-04")
def test_an_effect_whose_last_possible_object_is_gone_when_it_resolves_does_nothing():
    state = scene(A={"board": ["Explosive Toad"]}, B={"board": ["Explosive Toad", "Eight"], "hand": ["One"]})
    do(state, "attack Explosive Toad", "block Explosive Toad", "first A:Explosive Toad")
    assert (board(state, "A"), board(state, "B")) == ([], [])
    assert winner(state) is None
    assert asked(state) == ("B", "turn action")


@rule("MB-CHOICE-05")
def test_a_harmful_choice_must_be_made():
    state = scene(A={"hand": ["Executioner"], "board": ["Nine", "Ten"]}, B={"hand": ["One"]}, cards=[EXECUTIONER])
    do(state, "play Executioner")
    assert choices(state) == {"Executioner", "Nine", "Ten"}
    refused(state, "done", "MB-CHOICE-05")
    refused(state, "choose One", "MB-CHOICE-05")
    do(state, "choose Ten")
    assert (board(state, "A"), discard(state, "A")) == (["Nine", "Executioner"], ["Ten"])


@rule("MB-CHOICE-05")
def test_equal_creatures_are_told_apart_by_owner_and_number_and_the_named_one_is_hit():
    bugs = ["Shield Bugs", {"card": "Shield Bugs", "exhausted": True}]
    state = scene(A={"hand": ["Executioner"], "board": ["Ten"]}, B={"board": ["Ten", *bugs]}, cards=[EXECUTIONER])
    do(state, "play Executioner")
    assert choices(state) == {"A:Ten", "B:Ten", "Executioner", "Shield Bugs", "Shield Bugs #2"}
    assert board(do(state.clone(), "choose B:Ten"), "B") == ["Shield Bugs", "Shield Bugs"]
    assert board(do(state.clone(), "choose Shield Bugs #2"), "B") == ["Ten", "Shield Bugs"]
    do(state, "choose Shield Bugs")
    assert [(one["card"], one["exhausted"]) for one in state.view()["B"]["board"]] == [
        ("Ten", False),
        ("Shield Bugs", True),
        ("Shield Bugs", True),
    ]


@rule("MB-CHOICE-06")
def test_without_a_card_to_discard_what_follows_from_discarding_does_not_happen():
    state = scene(A={"hand": ["Bargainer"]}, B={"board": ["Nine"]}, cards=[BARGAINER])
    do(state, "play Bargainer")
    assert (asked(state), board(state, "B")) == (("B", "turn action"), ["Nine"])


@rule("MB-CHOICE-06")
def test_what_follows_from_discarding_happens_only_if_the_player_does_it():
    state = scene(A={"hand": ["Bargainer", "One"]}, B={"board": ["Nine"]}, cards=[BARGAINER])
    do(state, "play Bargainer")
    assert asked(state) == ("A", "may")
    refusing = do(state.clone(), "no")
    assert (board(refusing, "B"), hand(refusing, "A")) == (["Nine"], ["One"])
    do(state, "yes")
    assert (board(state, "B"), discard(state, "A"), hand(state, "A")) == ([], ["One"], [])


def agreed(deed: Any, **seats: Any) -> State:
    """A has played a Bargain, gained 1 life, and done the deed for which 5 more are offered."""
    bargain = card("Bargain", 4, play=in_order(gain(1), may(deed, gain(5))))
    position = {"A": {"hand": ["Bargain"]}, "B": {"hand": ["One"]}, **seats}
    return do(scene(cards=[bargain], **position), "play Bargain", "yes")


@rule("MB-CHOICE-06")
def test_a_defeat_that_tough_replaces_was_not_really_done():
    fresh, exhausted = ({"board": [{"card": "Seven Tough", "exhausted": state}]} for state in (False, True))
    assert life(agreed({"defeat": one(side="enemy")}, B=fresh), "A") == 4
    assert life(agreed({"defeat": one(side="enemy")}, B={**exhausted, "hand": ["One"]}), "A") == 9


@rule("MB-CHOICE-06")
def test_gaining_life_was_really_done():
    assert life(agreed(gain(2)), "A") == 11


@rule("MB-CHOICE-06")
def test_drawing_from_an_empty_pile_was_not_really_done():
    assert life(agreed({"draw_unused": 1}), "A") == 4
    assert life(agreed({"draw_unused": 1}, unused=["Ten"]), "A") == 9


@rule("MB-CHOICE-06")
def test_a_loss_of_life_that_changes_nothing_was_not_really_done():
    down_to_two = {"lose_life_down_to": {"who": "the opponent", "remaining": 2}}
    for before, after, own in ((1, 1, 4), (2, 2, 4), (5, 2, 9)):
        state = agreed(down_to_two, B={"life": before, "hand": ["One"]})
        assert (life(state, "B"), life(state, "A")) == (after, own)


@rule("MB-CHOICE-07")
def test_a_random_choice_is_made_by_chance_with_equal_probabilities():
    state = scene(A={"board": ["Strange Barrel"]}, B={"board": ["Nine"], "hand": CROWDED})
    do(state, "attack Strange Barrel", "block Nine")
    assert asked(state) == ("chance", "choose")
    assert set(legal(state)) == {f"random {name}" for name in CROWDED}
    assert [chance for _, chance in state.chance()] == [0.2] * 5
    assert all("legal" not in state.view(seat) for seat in (0, 1, None))
    do(state, "random Three")
    assert [chance for _, chance in state.chance()] == [0.25] * 4


@rule("MB-CHOICE-08")
def test_a_text_that_forbids_to_attack_overrides_the_duty_to_take_a_turn_action():
    state = scene(A={"board": ["Hamster Lion"], "hand": ["One"]}, B={"board": ["Nine"]})
    do(state, "play One")
    assert (asked(state), winner(state), life(state, "B")) == ((None, None), "A", 3)


@rule("MB-CHOICE-08")
def test_a_creature_that_is_forbidden_to_attack_is_no_turn_action():
    state = scene(A={"board": ["Hamster Lion"]}, B={"board": ["Nine", "Ten"], "hand": ["One"]}, active="B")
    refused(state, "attack Nine", "MB-CHOICE-08")
    assert set(legal(state)) == {"play One", "attack Ten"}
    assert (creature(state, "B", "Nine")["cannot_attack"], creature(state, "B", "Ten")["cannot_attack"]) == (
        True,
        False,
    )


@rule("MB-CHOICE-08")
def test_a_ban_on_blocking_overrides_the_right_to_block_but_not_hunter():
    state = scene(A={"board": ["Elephantopus", "Ten", "Five Hunter"]}, B={"board": ["Four", "Nine"]})
    banned = do(state.clone(), "attack Ten")
    refused(banned, "block Four", "MB-CHOICE-08")
    assert set(legal(banned)) == {"no block", "block Nine"}
    do(state, "attack Five Hunter", "hunt Four")
    assert (discard(state, "B"), active(state)) == (["Four"], "B")


@rule("MB-CHOICE-11")
def test_who_cannot_do_all_of_what_may_be_done_is_not_asked_and_gets_nothing():
    dealer = card("Dealer", 4, play=may(discards(2, "you"), {"defeat": one(side="enemy")}))
    state = scene(A={"hand": ["Dealer", "One"]}, B={"board": ["Nine"], "hand": ["Two"]}, cards=[dealer])
    do(state, "play Dealer")
    assert (asked(state), hand(state, "A"), board(state, "B")) == (("B", "turn action"), ["One"], ["Nine"])
    enough = scene(A={"hand": ["Dealer", "One", "Two"]}, B={"board": ["Nine"], "hand": ["Two"]}, cards=[dealer])
    do(enough, "play Dealer", "yes")
    assert (sorted(discard(enough, "A")), discard(enough, "B")) == (["One", "Two"], ["Nine"])


@rule("MB-CHOICE-11")
def test_the_last_life_can_be_paid_and_loses_the_game_before_what_it_pays_for():
    shaman = card("Shaman", 4, play=may({"lose_life": {"who": "you", "amount": 1}}, {"defeat": one(side="enemy")}))
    state = scene(A={"hand": ["Shaman"], "life": 1}, B={"board": ["Nine"]}, cards=[shaman])
    do(state, "play Shaman", "yes")
    assert (winner(state), board(state, "B")) == ("B", ["Nine"])


@rule("MB-CHOICE-12")
def test_a_creature_that_a_ban_or_tough_would_save_may_be_picked_all_the_same():
    guard = card("Guard", 2, constant={"cannot_be_defeated": {"creatures": {"side": "allied", "min_power": 7}}})
    for picked, gone in (("Ten", []), ("Guard", ["Guard"]), ("Four Tough", [])):
        state = scene(
            A={"hand": ["Executioner"]},
            B={"board": ["Guard", "Ten", "Four Tough"], "hand": ["One"]},
            cards=[EXECUTIONER, guard],
        )
        do(state, "play Executioner")
        assert {"Ten", "Guard", "Four Tough"} < choices(state)
        do(state, f"choose {picked}")
        assert discard(state, "B") == gone
        assert creature(state, "B", "Four Tough")["exhausted"] is (picked == "Four Tough")
