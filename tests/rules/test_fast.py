"""MB-FAST: an attack in the turn a creature comes into play."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    active,
    actor,
    asked,
    board,
    card,
    discard,
    do,
    gain,
    legal,
    life,
    lose,
    one,
    one_card,
    power,
    refused,
    scene,
)

LARK = card("Lark", 3, "FAST", play=gain(1))


@rule("MB-FAST-01", "MB-FAST-03")
def test_a_fast_creature_may_attack_in_the_turn_it_was_played() -> None:
    state = scene(A={"hand": ["Eight Fast", "One"]}, B={"mindbugs": 1, "board": ["Two"], "hand": ["One"]})
    do(state, "play Eight Fast", "decline")
    assert (asked(state), set(legal(state))) == (("A", "fast attack"), {"stop", "attack Eight Fast"})
    do(state, "attack Eight Fast", "no block")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-FAST-01")
def test_the_fast_attack_comes_after_the_play_effect() -> None:
    lark = card("Lark", 5, "FAST", play={"defeat": one(side="enemy")})
    state = scene(A={"hand": ["Lark"]}, B={"board": ["Six", "Seven"], "hand": ["One"]}, cards=[lark])
    do(state, "play Lark")
    assert asked(state) == ("A", "choose")
    do(state, "choose Seven")
    assert asked(state) == ("A", "fast attack")
    do(state, "attack Lark")
    assert set(legal(state)) == {"no block", "block Six"}


@rule("MB-FAST-01")
def test_a_creature_without_fast_has_no_such_attack() -> None:
    state = scene(A={"hand": ["Eight", "One Fast"]}, B={"hand": ["One"]})
    do(state, "play Eight")
    assert asked(state) == ("B", "turn action")


@rule("MB-FAST-01")
def test_a_fast_creature_that_cannot_attack_is_not_asked() -> None:
    state = scene(A={"hand": ["Two Fast"]}, B={"board": ["Hamster Lion"], "hand": ["One"]})
    do(state, "play Two Fast")
    assert asked(state) == ("B", "turn action")


@rule("MB-FAST-01")
def test_fast_is_no_play_effect() -> None:
    state = scene(A={"hand": ["Lark"]}, B={"board": ["Deathweaver"], "hand": ["One"]}, cards=[LARK])
    do(state, "play Lark")
    assert (life(state, "A"), asked(state)) == (3, ("A", "fast attack"))


@rule("MB-FAST-01")
@pytest.mark.parametrize("effect", [{"defeat": "this"}, {"hand_over": "this"}, {"to_controllers_hand": "this"}])
def test_there_is_no_fast_attack_if_the_play_effect_takes_the_creature_away(effect: dict[str, str]) -> None:
    state = scene(A={"hand": ["Mayfly"]}, B={"hand": ["One"]}, cards=[card("Mayfly", 5, "FAST", play=effect)])
    do(state, "play Mayfly")
    assert (board(state, "A"), asked(state)) == ([], ("B", "turn action"))


@rule("MB-FAST-01")
def test_a_fast_attack_has_attack_effects_hunter_and_a_block() -> None:
    lark = card("Lark", 5, "FAST", "HUNTER", attack=lose(1))
    state = scene(A={"hand": ["Lark"]}, B={"board": ["Six", "Three"], "hand": ["One"]}, cards=[lark])
    do(state, "play Lark", "attack Lark")
    assert (life(state, "B"), asked(state)) == (2, ("A", "hunt"))
    do(state, "hunt Three")
    assert (discard(state, "B"), asked(state)) == (["Three"], ("B", "turn action"))


@rule("MB-FAST-02", "MB-FAST-08")
def test_the_fast_attack_is_optional_and_lost_if_not_made() -> None:
    state = scene(A={"hand": ["Seven Fast", "One"]}, B={"hand": ["One"]})
    do(state, "play Seven Fast", "stop")
    assert (life(state, "B"), asked(state), active(state)) == (3, ("B", "turn action"), "B")


@rule("MB-FAST-02")
def test_nothing_else_is_decided_instead_of_the_fast_attack() -> None:
    state = scene(A={"hand": ["Seven Fast", "One"], "board": ["Nine"]}, B={"hand": ["One"]})
    do(state, "play Seven Fast")
    refused(state, "attack Nine", "MB-FAST-02")
    refused(state, "play One", "MB-FAST-02")


@rule("MB-FAST-03")
def test_the_fast_attack_is_no_turn_action() -> None:
    gift = card("Gift", 2, play={"play_card": one_card("an opponent's discard pile")})
    state = scene(
        A={"hand": ["Gift", "One"], "discard": ["Nine Fast"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[gift]
    )
    do(state, "play Gift", "mindbug", "attack Nine Fast")
    assert (life(state, "A"), asked(state)) == (2, ("A", "turn action"))


@rule("MB-FAST-05", "MB-FAST-06")
def test_who_mindbugs_a_fast_creature_may_attack_with_it_in_the_opponents_turn() -> None:
    state = scene(A={"hand": ["Eight Fast", "One"], "board": ["Two", "Nine"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Eight Fast", "mindbug")
    assert (asked(state), active(state)) == (("B", "fast attack"), "A")
    do(state, "attack Eight Fast")
    assert (asked(state), set(legal(state))) == (("A", "block"), {"no block", "block Two", "block Nine"})
    do(state, "no block")
    assert (life(state, "A"), asked(state), active(state)) == (2, ("A", "turn action"), "A")


@rule("MB-FAST-06")
def test_the_takers_attack_comes_before_the_further_turn_action_and_may_be_declined() -> None:
    state = scene(A={"hand": ["Eight Fast", "One"], "board": ["Ten"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Eight Fast", "mindbug")
    refused(state, "attack Ten", "MB-FAST-02")
    do(state, "stop")
    assert set(legal(state)) == {"play One", "attack Ten"}


@rule("MB-FAST-06")
def test_play_effect_then_fast_attack_then_further_turn_action() -> None:
    lark = card("Lark", 5, "FAST", play={"defeat": one(side="enemy")})
    state = scene(
        A={"hand": ["Lark", "One"], "board": ["Two", "Nine"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[lark]
    )
    do(state, "play Lark", "mindbug", "choose Nine", "attack Lark", "block Two")
    assert (discard(state, "A"), asked(state)) == (["Nine", "Two"], ("A", "turn action"))


@rule("MB-FAST-07")
def test_the_original_player_defends_but_stays_the_active_player() -> None:
    lark, ember = card("Lark", 5, "FAST", defeated=gain(1)), card("Ember", 5, defeated=gain(1))
    state = scene(
        A={"hand": ["Lark", "One"], "board": ["Ember"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[lark, ember]
    )
    do(state, "play Lark", "mindbug", "attack Lark", "block Ember")
    assert (asked(state), set(legal(state))) == (("A", "order"), {"first Lark", "first Ember"})
    do(state, "first Lark")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (4, 4, ("A", "turn action"))


@rule("MB-FAST-07")
def test_a_bonus_for_the_own_turn_helps_the_original_player_only() -> None:
    state = scene(
        A={"hand": ["Eight Fast", "One"], "board": ["Goblin Werewolf"]},
        B={"mindbugs": 1, "hand": ["One"], "board": ["Urchin Hurler"]},
    )
    do(state, "play Eight Fast", "mindbug", "attack Eight Fast")
    assert (power(state, "A", "Goblin Werewolf"), power(state, "B", "Eight Fast")) == (8, 8)
    do(state, "block Goblin Werewolf")
    assert (discard(state, "A"), discard(state, "B")) == (["Goblin Werewolf"], ["Eight Fast"])


@rule("MB-FAST-08")
def test_a_declined_fast_attack_does_not_come_back_after_the_mindbug_of_another_card() -> None:
    gift = card("Gift", 2, play={"play_card": one_card("an opponent's discard pile")})
    state = scene(
        A={"hand": ["Gift", "One", "Two"], "discard": ["Nine Fast"]}, B={"mindbugs": 2, "hand": ["One"]}, cards=[gift]
    )
    do(state, "play Gift", "mindbug", "stop", "play One", "mindbug")
    assert asked(state) == ("A", "turn action")
    do(state, "play Two")
    assert (asked(state), life(state, "A")) == (("B", "turn action"), 3)


@rule("MB-FAST-09")
def test_fast_works_for_a_creature_played_by_an_effect() -> None:
    state = scene(A={"hand": ["Compost Dragon"], "discard": ["Seven Fast"]}, B={"hand": ["One"]})
    do(state, "play Compost Dragon")
    assert (asked(state), set(legal(state))) == (("A", "fast attack"), {"stop", "attack Seven Fast"})
    do(state, "attack Seven Fast")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


FLIER = card("Flier", 4, defeated={"play_card": one_card("an opponent's discard pile")})


@rule("MB-FAST-09", "MB-FAST-13")
def test_a_fast_creature_that_an_effect_plays_in_the_opponents_turn_may_attack() -> None:
    state = scene(
        A={"board": ["Five", "Two"], "discard": ["Seven Fast"]}, B={"board": ["Flier"], "hand": ["One"]}, cards=[FLIER]
    )
    do(state, "attack Five", "block Flier")
    assert (asked(state), active(state), board(state, "B")) == (("B", "fast attack"), "A", ["Seven Fast"])
    do(state, "attack Seven Fast", "no block")
    assert (life(state, "A"), asked(state), active(state)) == (2, ("B", "turn action"), "B")


@rule("MB-FAST-10")
def test_taking_control_of_a_fast_creature_gives_no_fast_attack() -> None:
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": ["Seven Fast"], "hand": ["One"]})
    do(state, "play Brain Fly")
    assert (board(state, "A"), asked(state)) == (["Brain Fly", "Seven Fast"], ("B", "turn action"))


@rule("MB-FAST-11")
def test_a_fast_frenzy_creature_may_attack_twice_in_its_first_turn() -> None:
    state = scene(A={"hand": ["Eight Fast Frenzy"]}, B={"hand": ["One"]})
    do(state, "play Eight Fast Frenzy", "attack Eight Fast Frenzy")
    assert asked(state) == ("A", "attack again")
    do(state, "attack again")
    assert (life(state, "B"), asked(state)) == (1, ("B", "turn action"))


@rule("MB-FAST-11")
def test_a_fast_frenzy_creature_defeated_in_the_first_attack_makes_no_second_one() -> None:
    state = scene(A={"hand": ["Eight Fast Frenzy", "One"]}, B={"board": ["Nine"]})
    do(state, "play Eight Fast Frenzy", "attack Eight Fast Frenzy", "block Nine")
    assert (discard(state, "A"), asked(state)) == (["Eight Fast Frenzy"], ("B", "turn action"))


@rule("MB-FAST-13")
def test_a_fast_creature_that_an_attack_effect_plays_attacks_after_the_combat() -> None:
    caller = card("Caller", 5, attack={"play_card": one_card("your discard pile")})
    state = scene(
        A={"board": ["Caller"], "discard": ["Two Fast"]}, B={"board": ["Five"], "hand": ["One"]}, cards=[caller]
    )
    do(state, "attack Caller")
    assert (board(state, "A"), asked(state)) == (["Caller", "Two Fast"], ("B", "block"))
    do(state, "block Five")
    assert (discard(state, "A"), asked(state)) == (["Caller"], ("A", "fast attack"))
    do(state, "attack Two Fast")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-FAST-13")
def test_inside_an_attack_the_fast_attack_comes_after_the_combat_and_before_the_second_attack() -> None:
    state = scene(
        A={"board": ["Five Frenzy", "Two"], "discard": ["Lark"]},
        B={"board": ["Flier"], "hand": ["One"]},
        cards=[FLIER, LARK],
    )
    do(state, "attack Five Frenzy", "block Flier")
    assert (life(state, "B"), asked(state)) == (4, ("B", "fast attack"))
    do(state, "attack Lark")
    assert (asked(state), set(legal(state))) == (("A", "block"), {"no block", "block Five Frenzy", "block Two"})
    do(state, "no block")
    assert (life(state, "A"), asked(state)) == (2, ("A", "attack again"))


@rule("MB-FAST-13")
def test_a_fast_attack_can_prevent_the_second_attack() -> None:
    state = scene(
        A={"board": ["Five Frenzy"], "hand": ["One"], "discard": ["Nine Fast Hunter"]},
        B={"board": ["Flier"], "hand": ["One"]},
        cards=[FLIER],
    )
    do(state, "attack Five Frenzy", "block Flier", "attack Nine Fast Hunter", "hunt Five Frenzy")
    assert (discard(state, "A"), asked(state)) == (["Five Frenzy"], ("B", "turn action"))


@rule("MB-FAST-13")
def test_several_fast_creatures_go_in_the_active_players_order() -> None:
    band = card(
        "Band", 2, play={"play_card": {"pick": {"group": {"cards": {"zone": "your discard pile"}}, "count": 2}}}
    )
    state = scene(
        A={"hand": ["Band"], "discard": ["Seven Fast", "Eight Fast"]},
        B={"board": ["Nine"], "hand": ["One"]},
        cards=[band],
    )
    do(state, "play Band")
    assert (asked(state), set(legal(state))) == (("A", "order"), {"first Seven Fast", "first Eight Fast"})
    do(state, "first Eight Fast")
    assert set(legal(state)) == {"stop", "attack Eight Fast"}
    do(state, "stop")
    assert (actor(state), set(legal(state))) == ("A", {"stop", "attack Seven Fast"})


@rule("MB-FAST-13")
def test_everything_that_waits_comes_before_the_fast_attack() -> None:
    lark = card("Lark", 5, "FAST", play={"defeat": one(side="enemy")})
    ember = card("Ember", 3, defeated={"defeat": one(side="enemy")})
    state = scene(A={"hand": ["Lark"], "board": ["Four"]}, B={"board": ["Ember"], "hand": ["One"]}, cards=[lark, ember])
    do(state, "play Lark")
    assert (asked(state), set(legal(state))) == (("B", "choose"), {"choose Lark", "choose Four"})
    do(state, "choose Lark")
    assert (discard(state, "A"), asked(state)) == (["Lark"], ("B", "turn action"))
