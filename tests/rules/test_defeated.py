"""Defeated effects."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, when_counted
from tests.rules.scenes import (
    asked,
    board,
    card,
    discard,
    do,
    every,
    exhausted,
    gain,
    hand,
    legal,
    life,
    lose,
    one,
    refused,
    scene,
    winner,
)

BALM = card("Balm", 7, defeated=gain(2))
TOUGH_BALM = card("Tough Balm", 7, "TOUGH", defeated=gain(2))
GIGAZAUR = card("Gigazaur", 9, defeated=lose(1))
LAST_ONE = card(
    "Last One", 6, defeated=when_counted({"creature_count": "you"}, "==", 0, {"defeat": every(side="enemy")})
)
CURSE = card("Curse", 4, defeated=lose(2, "you"))
URN = card("Urn", 4, defeated=lose("octonite_on_this"))
RECALL = card("Recall", 3, play={"to_controllers_hand": one(side="enemy")})
GUARD = card("Guard", 2, constant={"cannot_be_defeated": {"creatures": {"side": "allied", "other": True}}})


@rule("MB-DEFEATED-01")
def test_a_defeated_effect_happens_when_an_effect_defeats_the_creature():
    state = scene(A={"hand": ["Tiger Squirrel"]}, B={"board": ["Balm", "One"]}, cards=[BALM])
    do(state, "play Tiger Squirrel")
    assert (discard(state, "B"), life(state, "A"), life(state, "B")) == (["Balm"], 3, 5)


@rule("MB-DEFEATED-01")
def test_a_defeated_effect_happens_when_combat_defeats_the_creature_but_not_when_it_wins():
    state = scene(A={"board": ["Nine", "Six"]}, B={"board": ["Balm"], "hand": ["One"]}, cards=[BALM])
    assert life(do(state.clone(), "attack Nine", "block Balm"), "B") == 5
    assert life(do(state, "attack Six", "block Balm"), "B") == 3


@rule("MB-DEFEATED-02")
def test_a_creature_is_no_longer_in_play_when_its_defeated_effect_resolves():
    victim = {"board": ["Last One"], "hand": ["One"]}
    state = scene(A={"board": ["Nine", "Eight"], "hand": ["One"]}, B=victim, cards=[LAST_ONE])
    do(state, "attack Nine", "block Last One")
    assert (board(state, "A"), board(state, "B")) == ([], [])
    assert (set(discard(state, "A")), discard(state, "B")) == ({"Nine", "Eight"}, ["Last One"])


@rule("MB-DEFEATED-02")
def test_another_creature_still_in_play_counts_when_a_defeated_effect_resolves():
    state = scene(A={"board": ["Nine", "Eight"]}, B={"board": ["Last One", "One"]}, cards=[LAST_ONE])
    do(state, "attack Nine", "block Last One")
    assert (board(state, "A"), board(state, "B")) == (["Nine", "Eight"], ["One"])


@rule("MB-DEFEATED-02")
def test_a_defeated_effect_cannot_choose_its_own_card():
    state = scene(A={"board": ["Nine"]}, B={"board": ["Explosive Toad", "One"]})
    do(state, "attack Nine", "block Explosive Toad")
    assert (choices(state), discard(state, "B")) == ({"Nine", "One"}, ["Explosive Toad"])


@rule("MB-DEFEATED-03", "MB-EX-22")
def test_a_defeated_effect_belongs_to_the_player_who_controlled_the_creature_when_it_was_defeated():
    state = scene(A={"hand": ["Gigazaur"], "board": ["Ten"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[GIGAZAUR])
    do(state, "play Gigazaur", "mindbug", "attack Ten", "block Gigazaur")
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Gigazaur"])
    assert (life(state, "A"), life(state, "B")) == (2, 3)


@rule("MB-DEFEATED-04")
def test_a_change_of_control_triggers_no_defeated_effect():
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": ["Balm"], "hand": ["One"]}, cards=[BALM])
    do(state, "play Brain Fly")
    assert (board(state, "A"), life(state, "A"), life(state, "B")) == (["Brain Fly", "Balm"], 3, 3)


@rule("MB-DEFEATED-04")
def test_a_return_to_the_hand_triggers_no_defeated_effect():
    state = scene(A={"hand": ["Recall"]}, B={"board": ["Balm"], "hand": ["One"]}, cards=[BALM, RECALL])
    do(state, "play Recall")
    assert (board(state, "B"), hand(state, "B")) == ([], ["One", "Balm"])
    assert (discard(state, "B"), life(state, "A"), life(state, "B")) == ([], 3, 3)


@rule("MB-DEFEATED-04", "MB-DEFEATED-05")
def test_discarding_a_card_from_the_hand_triggers_no_defeated_effect():
    state = scene(A={"hand": ["Ferret Bomber"]}, B={"hand": ["Balm", "Explosive Toad"], "board": ["One"]}, cards=[BALM])
    do(state, "play Ferret Bomber")
    assert sorted(discard(state, "B")) == ["Balm", "Explosive Toad"]
    assert (board(state, "A"), board(state, "B")) == (["Ferret Bomber"], ["One"])
    assert (life(state, "A"), life(state, "B"), asked(state)) == (3, 3, ("B", "turn action"))


@rule("MB-DEFEATED-04")
def test_exhaustion_instead_of_defeat_triggers_no_defeated_effect():
    state = scene(A={"hand": ["Tiger Squirrel"]}, B={"board": ["Tough Balm"]}, cards=[TOUGH_BALM])
    do(state, "play Tiger Squirrel")
    assert exhausted(state, "B", "Tough Balm")
    assert (life(state, "A"), life(state, "B")) == (3, 3)


@rule("MB-DEFEATED-06")
@pytest.mark.parametrize("counters", [0, 1, 3])
def test_a_defeated_effect_counts_what_lay_on_its_creature_when_it_was_defeated(counters: int):
    urn = {"card": "Urn", "octonite": counters}
    state = scene(A={"board": ["Nine"], "life": 5}, B={"board": [urn], "hand": ["One"]}, cards=[URN])
    do(state, "attack Nine", "block Urn")
    assert (life(state, "A"), life(state, "B")) == (5 - counters, 3)


@rule("MB-DEFEATED-07")
def test_a_defeated_effect_that_loses_the_game_is_not_optional():
    state = scene(A={"board": ["Nine"]}, B={"life": 2, "board": ["Curse"], "hand": ["One"]}, cards=[CURSE])
    do(state, "attack Nine", "block Curse")
    assert (life(state, "B"), winner(state)) == (0, "A")


@rule("MB-DEFEATED-07")
def test_a_defeated_effect_must_be_carried_out_against_the_last_own_creatures():
    state = scene(A={"board": ["Explosive Toad", "Luchataur", "Seven"]}, B={"board": ["Spider Owl"], "hand": ["One"]})
    do(state, "attack Explosive Toad", "block Spider Owl")
    refused(state, "done", "MB-CHOICE-05")
    assert choices(state) == {"Luchataur", "Seven"}
    do(state, "choose Luchataur")
    assert board(state, "A") == ["Seven"]


@rule("MB-DEFEATED-08")
def test_a_creature_that_cannot_be_defeated_stays_unexhausted_and_has_no_defeated_effect():
    state = scene(
        A={"board": ["Nine", "Eight"]}, B={"board": ["Guard", "Balm", "Tough Balm"]}, cards=[BALM, TOUGH_BALM, GUARD]
    )
    plain = do(state.clone(), "attack Nine", "block Balm")
    assert (board(plain, "B"), life(plain, "B")) == (["Guard", "Balm", "Tough Balm"], 3)
    tough = do(state.clone(), "attack Nine", "block Tough Balm")
    assert (exhausted(tough, "B", "Tough Balm"), life(tough, "B")) == (False, 3)
    itself = do(state, "attack Nine", "block Guard")
    assert board(itself, "B") == ["Balm", "Tough Balm"]


@rule("MB-DEFEATED-08")
def test_a_creature_saved_by_tough_was_not_defeated_and_the_second_time_it_is():
    state = scene(A={"board": ["Nine Frenzy"]}, B={"board": ["Tough Balm"], "hand": ["One"]}, cards=[TOUGH_BALM])
    do(state, "attack Nine Frenzy", "block Tough Balm")
    assert (board(state, "B"), discard(state, "B"), life(state, "B")) == (["Tough Balm"], [], 3)
    do(state, "attack again", "block Tough Balm")
    assert (board(state, "B"), discard(state, "B"), life(state, "B")) == ([], ["Tough Balm"], 5)
    assert legal(state) == ["play One"]


@rule("MB-DEFEATED-12")
def test_what_follows_from_a_defeat_needs_a_real_defeat():
    deal = card(
        "Deal",
        4,
        attack={
            "may": {
                "effect": {"defeat": one(side="allied", other=True)},
                "then": {"defeat": one(side="enemy")},
            }
        },
    )
    for ally, gone in (("Seven Tough", []), ("Seven", ["Nine"])):
        state = scene(A={"board": ["Deal", ally]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[deal])
        do(state, "attack Deal", "yes")
        assert discard(state, "B") == gone
    assert exhausted(do(scene(A={"board": ["Deal", "Seven Tough"]}, B={"board": ["Nine"]}, cards=[deal]),
                        "attack Deal", "yes"), "A", "Seven Tough")  # fmt: skip


@rule("MB-DEFEATED-12")
def test_parts_without_a_condition_between_them_both_happen():
    both = card("Both", 4, "TOUGH", attack={"in_order": [{"defeat": "this"}, {"defeat": one(side="enemy")}]})
    state = scene(A={"board": ["Both"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[both])
    do(state, "attack Both")
    assert (exhausted(state, "A", "Both"), discard(state, "B")) == (True, ["Nine"])
