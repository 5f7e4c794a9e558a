"""MB-COMBAT: two creatures fight."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import asked, board, card, discard, do, every, exhausted, gain, legal, life, one, power, scene


@rule("MB-COMBAT-01")
def test_the_weaker_creature_goes_to_its_controllers_discard_pile() -> None:
    state = scene(A={"board": ["Ten"]}, B={"board": ["Eight"], "hand": ["One"]})
    do(state, "attack Ten", "block Eight")
    assert (board(state, "A"), discard(state, "A")) == (["Ten"], [])
    assert (board(state, "B"), discard(state, "B")) == ([], ["Eight"])


@rule("MB-COMBAT-02")
def test_with_equal_power_both_are_defeated() -> None:
    state = scene(A={"board": ["Five"]}, B={"board": ["Five"], "hand": ["One"]})
    do(state, "attack Five", "block Five")
    assert (board(state, "A"), board(state, "B")) == ([], [])
    assert (discard(state, "A"), discard(state, "B")) == (["Five"], ["Five"])


@rule("MB-COMBAT-03")
def test_the_attacker_can_be_the_one_defeated() -> None:
    state = scene(A={"board": ["Three"]}, B={"board": ["Eight"]})
    do(state, "attack Three", "block Eight")
    assert (discard(state, "A"), board(state, "B"), life(state, "B")) == (["Three"], ["Eight"], 3)


@rule("MB-COMBAT-04")
def test_the_survivor_keeps_its_full_power() -> None:
    state = scene(A={"board": ["Nine Frenzy"]}, B={"board": ["Eight", "Nine"], "hand": ["One"]})
    do(state, "attack Nine Frenzy", "block Eight")
    assert power(state, "A", "Nine Frenzy") == 9
    do(state, "attack again", "block Nine")
    assert (discard(state, "A"), discard(state, "B")) == (["Nine Frenzy"], ["Eight", "Nine"])


@rule("MB-COMBAT-05")
def test_current_powers_are_compared() -> None:
    state = scene(A={"board": ["Four", "Shield Bugs"]}, B={"board": ["Five"], "hand": ["One"]})
    do(state, "attack Four", "block Five")
    assert (discard(state, "A"), discard(state, "B")) == (["Four"], ["Five"])


@rule("MB-COMBAT-05")
def test_a_bonus_for_the_own_turn_counts_in_that_turn_only() -> None:
    state = scene(A={"board": ["Goblin Werewolf"]}, B={"board": ["Seven"], "hand": ["One"]})
    do(state, "attack Goblin Werewolf", "no hunt", "block Seven")
    assert (board(state, "A"), discard(state, "B")) == (["Goblin Werewolf"], ["Seven"])
    state = scene(A={"board": ["Seven"]}, B={"board": ["Goblin Werewolf"], "hand": ["One"]})
    do(state, "attack Seven", "block Goblin Werewolf")
    assert (board(state, "A"), discard(state, "B")) == (["Seven"], ["Goblin Werewolf"])


@rule("MB-COMBAT-05", "MB-TURN-01")
def test_the_bonus_changes_over_with_the_turn() -> None:
    state = scene(A={"board": ["Nine", "Goblin Werewolf"]}, B={"board": ["Goblin Werewolf", "Seven"]})
    do(state, "attack Nine", "no block")
    assert (power(state, "A", "Goblin Werewolf"), power(state, "B", "Goblin Werewolf")) == (2, 8)
    do(state, "attack Goblin Werewolf", "hunt Goblin Werewolf")
    assert (discard(state, "A"), discard(state, "B")) == (["Goblin Werewolf"], [])


@rule("MB-COMBAT-06")
def test_the_result_is_judged_once_and_later_effects_do_not_change_it() -> None:
    sapper = card("Sapper", 6, defeated={"defeat": one(side="enemy", max_power=5)})
    state = scene(A={"board": ["Five", "Urchin Hurler"]}, B={"board": ["Sapper"], "hand": ["One"]}, cards=[sapper])
    assert power(state, "A", "Five") == 7
    do(state, "attack Five", "block Sapper")
    assert (board(state, "A"), discard(state, "A")) == (["Five"], ["Urchin Hurler"])
    assert discard(state, "B") == ["Sapper"]


@rule("MB-COMBAT-07", "MB-COMBAT-02")
def test_creatures_defeated_in_one_combat_are_gone_before_the_first_defeated_effect() -> None:
    ember, frost = card("Ember", 5, defeated={"defeat": one()}), card("Frost", 5, defeated={"defeat": one()})
    state = scene(
        A={"board": ["Ember", "Two"], "hand": ["One"]},
        B={"board": ["Frost", "Three"], "hand": ["One"]},
        cards=[ember, frost],
    )
    do(state, "attack Ember", "block Frost")
    assert (asked(state), set(legal(state))) == (("A", "order"), {"first Ember", "first Frost"})
    assert (discard(state, "A"), discard(state, "B")) == (["Ember"], ["Frost"])
    do(state, "first Ember")
    assert set(legal(state)) == {"choose Two", "choose Three"}


@rule("MB-COMBAT-07")
def test_a_creature_defeated_at_the_same_time_no_longer_gives_anything() -> None:
    banner = card("Banner", 5, constant={"gains": {"target": every(side="allied", other=True), "keywords": ["TOUGH"]}})
    axe = card("Axe", 5, defeated={"defeat": one(side="enemy")})
    state = scene(
        A={"board": ["Axe"], "hand": ["One"]}, B={"board": ["Banner", "Three"], "hand": ["One"]}, cards=[axe, banner]
    )
    do(state, "attack Axe", "block Banner")
    assert (discard(state, "A"), discard(state, "B")) == (["Axe"], ["Banner", "Three"])


@rule("MB-COMBAT-09")
@pytest.mark.parametrize("keywords", [(), ("TOUGH",)])
def test_a_creature_that_cannot_be_defeated_survives_unexhausted(keywords: tuple[str, ...]) -> None:
    ghost = card(
        "Ghost", 1, *keywords, constant={"cannot_be_defeated": {"creatures": {"side": "allied"}}}, defeated=gain(2)
    )
    state = scene(A={"board": ["Ten"]}, B={"board": ["Ghost"], "hand": ["One"]}, cards=[ghost])
    do(state, "attack Ten", "block Ghost")
    assert (board(state, "A"), board(state, "B")) == (["Ten"], ["Ghost"])
    assert (exhausted(state, "B", "Ghost"), life(state, "B")) == (False, 3)


@rule("MB-COMBAT-09")
def test_what_a_creature_that_cannot_be_defeated_fights_is_judged_as_usual() -> None:
    ghost = card("Ghost", 1, "POISONOUS", constant={"cannot_be_defeated": {"creatures": {"side": "allied"}}})
    state = scene(A={"board": ["Ghost"]}, B={"board": ["Ten"], "hand": ["One"]}, cards=[ghost])
    do(state, "attack Ghost", "block Ten")
    assert (board(state, "A"), discard(state, "B")) == (["Ghost"], ["Ten"])


@rule("MB-COMBAT-09")
def test_effects_do_not_defeat_what_cannot_be_defeated_either() -> None:
    ghost = card(
        "Ghost", 8, "TOUGH", constant={"cannot_be_defeated": {"creatures": {"side": "allied"}}}, defeated=gain(2)
    )
    state = scene(A={"hand": ["Tiger Squirrel"]}, B={"board": ["Ghost"], "hand": ["One"]}, cards=[ghost])
    do(state, "play Tiger Squirrel")
    assert (board(state, "B"), exhausted(state, "B", "Ghost"), life(state, "B")) == (["Ghost"], False, 3)


# ---------------------------------------------------------------- fights the other way round

REVERSED = card("Reversed", 5, "TOUGH", constant="reverses_fights")


@rule("MB-COMBAT-08")
def test_a_creature_that_reverses_its_fights_defeats_the_stronger_one() -> None:
    state = scene(A={"board": ["Six"], "hand": ["One"]}, B={"board": ["Reversed"]}, cards=[REVERSED])
    do(state, "attack Six", "block Reversed")
    assert (discard(state, "A"), exhausted(state, "B", "Reversed")) == (["Six"], False)


@rule("MB-COMBAT-08")
def test_equal_powers_defeat_both_even_the_other_way_round() -> None:
    state = scene(A={"board": ["Five"], "hand": ["One"]}, B={"board": ["Reversed"]}, cards=[REVERSED])
    do(state, "attack Five", "block Reversed")
    assert (discard(state, "A"), exhausted(state, "B", "Reversed")) == (["Five"], True)


@rule("MB-COMBAT-08")
def test_poison_defeats_in_addition_to_the_reversed_result() -> None:
    weak = scene(A={"board": ["Two Poisonous"], "hand": ["One"]}, B={"board": ["Reversed"]}, cards=[REVERSED])
    do(weak, "attack Two Poisonous", "block Reversed")
    assert (board(weak, "A"), exhausted(weak, "B", "Reversed")) == (["Two Poisonous"], True), "one event, one save"
    strong = scene(A={"board": ["Nine Poisonous"], "hand": ["One"]}, B={"board": ["Reversed"]}, cards=[REVERSED])
    do(strong, "attack Nine Poisonous", "block Reversed")
    assert (discard(strong, "A"), exhausted(strong, "B", "Reversed")) == (["Nine Poisonous"], True)


@rule("MB-COMBAT-08")
def test_two_creatures_that_reverse_their_fights_reverse_it_once() -> None:
    giant = card("Giant", 9, constant="reverses_fights")
    state = scene(A={"board": ["Giant"], "hand": ["One"]}, B={"board": ["Reversed"]}, cards=[REVERSED, giant])
    do(state, "attack Giant", "block Reversed")
    assert (discard(state, "A"), exhausted(state, "B", "Reversed")) == (["Giant"], False)
