"""MB-DICE: the special die."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.dice_scenes import FACES, attacks_with, energy, with_dice
from tests.rules.scenes import (
    actor,
    asked,
    card,
    discard,
    do,
    every,
    game_of,
    hand,
    legal,
    life,
    lose,
    power,
    refused,
    scene,
)

ROLLER = with_dice(card("Roller", 4))
TWO = with_dice(card("Twin Roller", 4), 2)
WILD = with_dice(card("Wild Roller", 4, "FRENZY"))
LUCKY = card("Lucky", 2, constant="extra_reroll")
GIVER = card("Giver", 2, constant={"gains": {**every(side="allied", other=True), "dice": 1}})
ROLLS = [f"roll {face}" for face in FACES]


# ---------------------------------------------------------------- rolling


@rule("MB-DICE-01", "MB-SETUP-09")
def test_who_attacks_with_a_die_symbol_must_roll_a_die() -> None:
    state = attacks_with(ROLLER, {}, {"hand": ["One"]})
    assert (actor(state), sorted(legal(state))) == ("chance", sorted(ROLLS))
    refused(state, "keep", "MB-DICE-02")


@rule("MB-DICE-01")
def test_without_a_die_symbol_nothing_is_rolled() -> None:
    state = scene(A={"board": ["Five", "Roller"]}, B={"hand": ["One"]}, cards=[ROLLER])
    do(state, "attack Five")
    assert (asked(state), life(state, "B")) == (("B", "turn action"), 2)


@rule("MB-DICE-02", "MB-MIX-03", "MB-ATTACK-03", "MB-ATKTRIG-01")
def test_the_roll_comes_before_attack_effects_hunting_and_the_block() -> None:
    biter = with_dice(card("Biter", 4, "HUNTER", attack=lose(1)))
    state = attacks_with(biter, {}, {"board": ["Nine"], "life": 5})
    do(state, "roll +1")
    assert (asked(state), life(state, "B")) == (("A", "reroll"), 5)
    do(state, "keep")
    assert (asked(state), life(state, "B")) == (("A", "hunt"), 4)
    do(state, "no hunt")
    assert asked(state) == ("B", "block")


@rule("MB-DICE-02", "MB-MIX-03")
def test_an_attack_effect_of_a_card_of_another_set_follows_the_die() -> None:
    giver = card("Giver", 2, constant={"gains": {**every(side="allied", other=True), "dice": 1}})
    state = scene(
        A={"board": ["Chameleon Sniper", "Giver"]},
        B={"hand": ["One"], "life": 5},
        cards=[giver],
    )
    do(state, "attack Chameleon Sniper", "roll energy 1")
    assert (life(state, "B"), energy(state, "A")) == (5, 0)
    do(state, "keep")
    assert (life(state, "B"), energy(state, "A")) == (3, 1)


@rule("MB-DICE-12", "MB-EX-11")
def test_blocking_rolls_nothing() -> None:
    state = scene(A={"board": ["Nine"]}, B={"board": ["Roller"], "hand": ["One"]}, cards=[ROLLER])
    do(state, "attack Nine", "block Roller")
    assert (discard(state, "B"), asked(state)) == (["Roller"], ("B", "turn action"))


@rule("MB-DICE-13", "MB-FRENZY-04")
def test_every_attack_rolls_anew_and_may_roll_again_anew() -> None:
    state = attacks_with(WILD, {}, {"hand": ["One"]})
    do(state, "roll discard", "reroll", "roll energy 1", "attack again")
    assert (actor(state), len(legal(state))) == ("chance", 6)
    do(state, "roll energy 2")
    assert legal(state) == ["keep", "reroll"]


@rule("MB-DICE-14", "MB-HUNTER-09")
def test_a_hunter_rolls_before_it_names_its_prey() -> None:
    hunter = with_dice(card("Hound", 4, "HUNTER"))
    state = attacks_with(hunter, {}, {"board": ["Six"], "hand": ["One"]})
    do(state, "roll +3", "keep", "hunt Six")
    assert discard(state, "B") == ["Six"]


@rule("MB-DICE-15")
def test_each_of_the_six_faces_is_equally_likely() -> None:
    state = attacks_with(ROLLER, {}, {"hand": ["One"]})
    chances = {state.action_text(action): share for action, share in state.chance()}
    assert chances == dict.fromkeys(ROLLS, pytest.approx(1 / 6))


@rule("MB-DICE-15")
def test_many_rolls_show_every_face_about_as_often() -> None:
    rng = random.Random(5)
    state = attacks_with(ROLLER, {}, {"hand": ["One"]})
    rolled: Counter[str] = Counter()
    for _ in range(6000):
        once = state.clone()
        rolled[state.action_text(once.apply_chance(rng))] += 1
    assert set(rolled) == set(ROLLS)
    assert all(850 < number < 1150 for number in rolled.values())


# ---------------------------------------------------------------- rolling again


@rule("MB-DICE-03")
def test_a_roll_may_be_repeated_once_and_the_second_result_is_final() -> None:
    state = attacks_with(ROLLER, {}, {"board": ["Nine"], "hand": ["One"]})
    do(state, "roll discard")
    assert (asked(state), legal(state)) == (("A", "reroll"), ["keep", "reroll"])
    do(state, "reroll", "roll +1")
    assert (asked(state), power(state, "A", "Roller"), hand(state, "B")) == (("B", "block"), 5, ["One"])


@rule("MB-DICE-03")
def test_a_result_that_is_kept_counts() -> None:
    state = attacks_with(ROLLER, {}, {"board": ["Nine"]})
    do(state, "roll +2", "keep")
    assert (asked(state), power(state, "A", "Roller")) == (("B", "block"), 6)


@rule("MB-DICE-04", "MB-DICE-05")
def test_two_symbols_roll_two_dice_and_one_of_them_may_be_kept() -> None:
    state = attacks_with(TWO, {}, {"board": ["Nine"], "hand": ["One"]})
    do(state, "roll +3", "roll discard")
    assert legal(state) == ["keep", "reroll", "reroll first", "reroll second"]
    do(state, "reroll second", "roll energy 2", "first +3")
    assert (power(state, "A", "Twin Roller"), energy(state, "A"), hand(state, "B")) == (7, 2, ["One"])


@rule("MB-DICE-05")
def test_the_first_die_alone_may_be_rolled_again() -> None:
    state = attacks_with(TWO, {}, {"board": ["Nine"]})
    do(state, "roll energy 1", "roll +2", "reroll first", "roll +1", "first +1")
    assert (power(state, "A", "Twin Roller"), energy(state, "A")) == (7, 0)


@rule("MB-DICE-05")
def test_both_dice_may_be_rolled_again() -> None:
    state = attacks_with(TWO, {}, {"board": ["Nine"]})
    do(state, "roll energy 1", "roll discard", "reroll", "roll +2", "roll +2")
    assert (asked(state), power(state, "A", "Twin Roller"), energy(state, "A")) == (("B", "block"), 8, 0)


@rule("MB-DICE-17")
def test_an_extra_reroll_allows_a_third_result() -> None:
    state = attacks_with(ROLLER, {"board": ["Lucky"]}, {"board": ["Nine"]}, LUCKY)
    do(state, "roll discard", "reroll", "roll discard", "reroll", "roll +1")
    assert (asked(state), power(state, "A", "Roller")) == (("B", "block"), 5)


@rule("MB-DICE-17")
def test_extra_rerolls_add_up_and_each_may_take_one_die_or_both() -> None:
    state = attacks_with(TWO, {"board": ["Lucky", "Lucky"]}, {"board": ["Nine"]}, LUCKY)
    do(state, "roll discard", "roll discard", "reroll", "roll +1", "roll discard", "reroll second", "roll energy 1")
    assert state.view()["decision"]["rerolls"] == 1
    do(state, "reroll first", "roll +3", "first energy 1")
    assert (asked(state), power(state, "A", "Twin Roller"), energy(state, "A")) == (("B", "block"), 7, 1)


@rule("MB-DICE-17")
def test_an_extra_reroll_is_only_for_its_controller() -> None:
    state = attacks_with(ROLLER, {}, {"board": ["Lucky"]}, LUCKY)
    do(state, "roll discard", "reroll", "roll energy 1")
    assert asked(state) == ("B", "block")


# ---------------------------------------------------------------- the results


@rule("MB-DICE-06")
def test_with_two_different_results_the_roller_picks_the_order() -> None:
    state = attacks_with(TWO, {}, {"board": ["Nine"], "hand": ["One", "Two"]})
    do(state, "roll energy 2", "roll discard", "keep")
    assert (asked(state), set(legal(state))) == (("A", "first result"), {"first energy 2", "first discard"})
    later = do(state.clone(), "first discard")
    assert (asked(later), energy(later, "A")) == (("B", "choose"), 0)
    do(later, "choose One")
    assert (asked(later), energy(later, "A")) == (("B", "block"), 2)
    do(state, "first energy 2")
    assert (asked(state), energy(state, "A")) == (("B", "choose"), 2)


@rule("MB-DICE-06")
def test_two_equal_results_both_count() -> None:
    state = attacks_with(TWO, {}, {"board": ["Nine"], "hand": ["One", "Two", "Three"]})
    do(state, "roll discard", "roll discard", "keep", "choose One", "choose Three")
    assert (discard(state, "B"), asked(state)) == (["One", "Three"], ("B", "block"))


@rule("MB-DICE-07", "MB-BLOCK-07")
@pytest.mark.parametrize(("face", "now"), [("+1", 5), ("+2", 6), ("+3", 7)])
def test_growth_lasts_for_this_turn(face: str, now: int) -> None:
    state = attacks_with(ROLLER, {}, {"board": ["Nine"], "hand": ["One"]})
    do(state, f"roll {face}", "keep")
    assert (asked(state), power(state, "A", "Roller")) == (("B", "block"), now)
    do(state, "no block")
    assert (asked(state), power(state, "A", "Roller")) == (("B", "turn action"), 4)


@rule("MB-DICE-08")
def test_growth_adds_up_over_two_attacks() -> None:
    state = attacks_with(WILD, {}, {"board": ["Nine"], "hand": ["One"]})
    do(state, "roll +2", "keep", "no block", "attack again", "roll +1", "keep")
    assert (asked(state), power(state, "A", "Wild Roller")) == (("B", "block"), 7)


@rule("MB-DICE-08", "MB-TURN-09")
def test_growth_lasts_through_the_further_turn_action_after_a_mindbug() -> None:
    quick = with_dice(card("Quick", 4, "FAST"))
    state = scene(A={"hand": ["Quick", "One"], "board": ["Six"]}, B={"mindbugs": 1}, cards=[quick])
    do(state, "play Quick", "mindbug", "attack Quick", "roll +3", "keep", "no block")
    assert (asked(state), power(state, "B", "Quick")) == (("A", "turn action"), 7)
    do(state, "attack Six", "block Quick")
    assert discard(state, "A") == ["Six"]


@rule("MB-DICE-09")
@pytest.mark.parametrize("gained", [1, 2])
def test_energy_comes_from_the_bank(gained: int) -> None:
    state = attacks_with(ROLLER, {"energy": 1}, {"hand": ["One"]})
    do(state, f"roll energy {gained}", "keep")
    assert (energy(state, "A"), energy(state, "B")) == (1 + gained, 0)


@rule("MB-DICE-10")
def test_discard_makes_the_opponent_discard_a_card_of_choice_and_refill() -> None:
    five = ["One", "Two", "Three", "Four", "Five"]
    state = attacks_with(ROLLER, {"hand": ["Six"]}, {"hand": five, "draw": ["Seven"], "board": ["Nine"]})
    do(state, "roll discard", "keep")
    assert (asked(state), len(legal(state))) == (("B", "choose"), 5)
    do(state, "choose Two")
    assert (discard(state, "B"), sorted(hand(state, "B"))) == (["Two"], ["Five", "Four", "One", "Seven", "Three"])
    assert (asked(state), hand(state, "A")) == (("B", "block"), ["Six"])


@rule("MB-DICE-10")
def test_discard_against_an_empty_hand_does_nothing() -> None:
    state = attacks_with(ROLLER, {}, {"board": ["Nine"]})
    do(state, "roll discard", "keep")
    assert (asked(state), discard(state, "B")) == (("B", "block"), [])


@rule("MB-DICE-11")
def test_the_results_work_for_whoever_controls_the_attacker() -> None:
    state = scene(A={"hand": ["Roller", "One"], "board": []}, B={"mindbugs": 1}, cards=[ROLLER])
    do(state, "play Roller", "mindbug", "play One", "attack Roller", "roll energy 2", "keep")
    assert (energy(state, "A"), energy(state, "B")) == (0, 2)


# ---------------------------------------------------------------- more dice


@rule("MB-DICE-16")
def test_dice_that_others_give_count() -> None:
    state = scene(A={"board": ["Five", "Giver"]}, B={"hand": ["One"]}, cards=[GIVER])
    do(state, "attack Five", "roll energy 1")
    assert state.view()["decision"]["dice"] == ["energy 1"]


@rule("MB-DICE-16")
def test_no_creature_rolls_more_than_two_dice() -> None:
    state = attacks_with(TWO, {"board": ["Giver", "Giver"]}, {"hand": ["One"]}, GIVER)
    do(state, "roll energy 1", "roll energy 1")
    assert state.view()["decision"]["dice"] == ["energy 1", "energy 1"]


def test_dice_are_given_only_under_their_condition() -> None:
    one_life = {"compare": {"left": {"life_of": "you"}, "relation": "==", "right": 1}}
    late = card("Late", 2, constant={"gains": {"target": "this", "dice": 2}}, condition=one_life)
    for lives, dice in ((3, 0), (1, 2)):
        state = scene(A={"board": ["Late"], "life": lives}, B={}, cards=[late])
        assert state.view()["A"]["board"][0]["dice"] == dice


@rule("MB-MIX-02")
def test_without_dice_or_energy_in_the_pool_there_is_none() -> None:
    assert not game_of(("first-contact",)).pool.with_energy
    assert game_of((), [ROLLER, *(card(f"Plain {name}") | {"copies": 9} for name in "ABC")]).pool.with_energy
