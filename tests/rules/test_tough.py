"""MB-TOUGH: saved once."""

import pytest

from ludobug.rulebook.proof import rule
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
    in_order,
    keywords,
    legal,
    life,
    lose,
    one,
    power,
    refused,
    scene,
)

WORN = {"card": "Seven Tough", "exhausted": True}
BACK = {"to_controllers_hand": {"pick": {"creatures": {"side": "allied", "other": True}}}}


@rule("MB-TOUGH-01")
def test_a_tough_creature_that_would_be_defeated_is_exhausted_instead() -> None:
    state = scene(A={"board": ["Seven Tough"]}, B={"board": ["Nine"]})
    do(state, "attack Seven Tough", "block Nine")
    assert (board(state, "A"), discard(state, "A")) == (["Seven Tough"], [])
    assert exhausted(state, "A", "Seven Tough")
    assert board(state, "B") == ["Nine"]


@rule("MB-TOUGH-01")
def test_a_tough_creature_that_wins_is_not_exhausted() -> None:
    state = scene(A={"board": ["Seven Tough"]}, B={"board": ["Six"], "hand": ["One"]})
    do(state, "attack Seven Tough", "block Six")
    assert (exhausted(state, "A", "Seven Tough"), discard(state, "B")) == (False, ["Six"])


@rule("MB-TOUGH-01")
def test_a_creature_without_tough_is_not_saved() -> None:
    state = scene(A={"board": ["Seven"], "hand": ["One"]}, B={"board": ["Nine"]})
    do(state, "attack Seven", "block Nine")
    assert discard(state, "A") == ["Seven"]


@rule("MB-TOUGH-02")
@pytest.mark.parametrize(
    ("played", "hit", "spared"),
    [("Tiger Squirrel", "Rhino Turtle", "Plated Scorpion"), ("Kangasaurus Rex", "Plated Scorpion", "Rhino Turtle")],
)
def test_effects_exhaust_a_tough_creature_too(played: str, hit: str, spared: str) -> None:
    state = scene(A={"hand": [played]}, B={"board": ["Rhino Turtle", "Plated Scorpion"], "hand": ["One"]})
    do(state, f"play {played}")
    assert (board(state, "B"), discard(state, "B")) == (["Rhino Turtle", "Plated Scorpion"], [])
    assert (exhausted(state, "B", hit), exhausted(state, "B", spared)) == (True, False)


@rule("MB-TOUGH-03")
def test_an_exhausted_tough_creature_is_defeated_in_combat() -> None:
    state = scene(A={"board": ["Nine"]}, B={"board": [WORN], "hand": ["One"]})
    do(state, "attack Nine", "block Seven Tough")
    assert (board(state, "B"), discard(state, "B")) == ([], ["Seven Tough"])


@rule("MB-TOUGH-03", "MB-TOUGH-02")
def test_an_exhausted_tough_creature_is_defeated_by_an_effect() -> None:
    state = scene(A={"hand": ["Tiger Squirrel"]}, B={"board": [WORN, "Seven Tough"], "hand": ["One"]})
    do(state, "play Tiger Squirrel", "choose Seven Tough")
    assert (discard(state, "B"), exhausted(state, "B", "Seven Tough")) == (["Seven Tough"], False)


@rule("MB-TOUGH-04", "MB-ATTACK-05", "MB-BLOCK-05")
def test_an_exhausted_creature_attacks_blocks_and_uses_its_abilities() -> None:
    drummer = card("Drummer", 7, "TOUGH", attack=lose(1))
    state = scene(
        A={"board": [{"card": "Drummer", "exhausted": True}]}, B={"board": ["Five"], "hand": ["One"]}, cards=[drummer]
    )
    do(state, "attack Drummer", "no block")
    assert life(state, "B") == 1
    do(state, "attack Five", "block Drummer")
    assert (discard(state, "B"), board(state, "A"), power(state, "A", "Drummer")) == (["Five"], ["Drummer"], 7)


@rule("MB-TOUGH-04")
def test_the_constant_ability_of_an_exhausted_creature_goes_on() -> None:
    state = scene(A={"board": [{"card": "Shield Bugs", "exhausted": True}, "Five"]}, B={"hand": ["One"]})
    assert power(state, "A", "Five") == 6
    assert keywords(state, "A", "Shield Bugs") == ["TOUGH"]


@rule("MB-TOUGH-05")
def test_being_exhausted_does_not_trigger_defeated_effects() -> None:
    martyr = card("Martyr", 6, "TOUGH", defeated=gain(2))
    state = scene(A={"board": ["Nine Frenzy"]}, B={"board": ["Martyr"], "hand": ["One"]}, cards=[martyr])
    do(state, "attack Nine Frenzy", "block Martyr")
    assert (life(state, "B"), exhausted(state, "B", "Martyr")) == (3, True)
    do(state, "attack again", "block Martyr")
    assert (life(state, "B"), discard(state, "B")) == (5, ["Martyr"])


@rule("MB-TOUGH-06")
def test_exhaustion_lasts_through_later_turns() -> None:
    state = scene(A={"board": ["Seven Tough"], "hand": ["One", "Two"]}, B={"board": ["Nine"], "hand": ["One", "Two"]})
    do(state, "attack Seven Tough", "block Nine", "play One", "play One", "play Two", "play Two")
    assert exhausted(state, "A", "Seven Tough")
    do(state, "attack Nine", "block Seven Tough")
    assert discard(state, "A") == ["Seven Tough"]


@rule("MB-TOUGH-07")
def test_a_creature_that_was_defeated_and_comes_back_is_not_exhausted() -> None:
    state = scene(A={"board": ["Nine"], "hand": ["One"]}, B={"board": [WORN, "Two"], "hand": ["Compost Dragon", "One"]})
    do(state, "attack Nine", "block Seven Tough", "play Compost Dragon")
    assert not exhausted(state, "B", "Seven Tough")
    do(state, "attack Nine", "block Seven Tough")
    assert (exhausted(state, "B", "Seven Tough"), discard(state, "B")) == (True, [])


@rule("MB-TOUGH-07")
def test_a_creature_that_was_returned_to_hand_and_played_again_is_not_exhausted() -> None:
    porter = card("Porter", 2, play=BACK)
    state = scene(A={"board": [WORN], "hand": ["Porter"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[porter])
    do(state, "play Porter")
    assert hand(state, "A") == ["Seven Tough"]
    do(state, "play One", "play Seven Tough")
    assert not exhausted(state, "A", "Seven Tough")
    do(state, "attack Nine", "block Seven Tough")
    assert exhausted(state, "A", "Seven Tough")


@rule("MB-TOUGH-06", "MB-TOUGH-03")
def test_exhaustion_survives_a_change_of_control() -> None:
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": [WORN, "Nine"], "hand": ["One"]})
    do(state, "play Brain Fly", "choose Seven Tough")
    assert exhausted(state, "A", "Seven Tough")
    do(state, "attack Nine", "block Seven Tough")
    assert discard(state, "A") == ["Seven Tough"]


@rule("MB-TOUGH-08")
def test_the_save_is_not_optional_and_nobody_is_asked() -> None:
    martyr = card("Martyr", 6, "TOUGH", attack={"defeat": "this"}, defeated=gain(2))
    state = scene(A={"board": ["Martyr"]}, B={"hand": ["One"]}, cards=[martyr])
    do(state, "attack Martyr")
    assert (board(state, "A"), exhausted(state, "A", "Martyr")) == (["Martyr"], True)
    assert (life(state, "A"), asked(state)) == (3, ("B", "turn action"))


@rule("MB-TOUGH-08")
@pytest.mark.parametrize(("worn", "reached"), [(False, 3), (True, 5)])
def test_a_creature_that_was_saved_was_not_defeated_for_if_you_do(worn: bool, reached: int) -> None:
    martyr = card("Martyr", 6, "TOUGH", attack={"may": {"effect": {"defeat": "this"}, "then": gain(2)}})
    state = scene(
        A={"board": [{"card": "Martyr", "exhausted": worn}], "hand": ["One"]}, B={"hand": ["One"]}, cards=[martyr]
    )
    do(state, "attack Martyr", "yes")
    assert life(state, "A") == reached
    assert board(state, "A") == ([] if worn else ["Martyr"])


@rule("MB-TOUGH-09")
def test_two_effects_are_two_events() -> None:
    hammer = card("Hammer", 2, play=in_order({"defeat": one(side="enemy")}, {"defeat": one(side="enemy")}))
    state = scene(A={"hand": ["Hammer"]}, B={"board": ["Seven Tough"], "hand": ["One"]}, cards=[hammer])
    do(state, "play Hammer")
    assert (board(state, "B"), discard(state, "B")) == ([], ["Seven Tough"])


@rule("MB-TOUGH-09")
@pytest.mark.parametrize("blocker", ["Seven", "Nine Poisonous", "Seven Poisonous"])
def test_one_combat_uses_the_save_once(blocker: str) -> None:
    state = scene(A={"board": ["Seven Tough"]}, B={"board": [blocker], "hand": ["One"]})
    do(state, "attack Seven Tough", f"block {blocker}")
    assert (board(state, "A"), exhausted(state, "A", "Seven Tough")) == (["Seven Tough"], True)


@rule("MB-TOUGH-09")
def test_an_attack_effect_and_the_combat_are_two_events() -> None:
    state = scene(A={"board": ["Majestic Manticore"], "hand": ["One"]}, B={"board": ["Two Tough"], "hand": ["One"]})
    do(state, "attack Majestic Manticore")
    assert (asked(state), exhausted(state, "B", "Two Tough")) == (("B", "block"), True)
    do(state, "block Two Tough")
    assert discard(state, "B") == ["Two Tough"]


@rule("MB-TOUGH-10")
def test_in_a_tie_the_tough_creature_survives_exhausted() -> None:
    state = scene(A={"board": ["Five Tough"]}, B={"board": ["Five"], "hand": ["One"]})
    do(state, "attack Five Tough", "block Five")
    assert (board(state, "A"), exhausted(state, "A", "Five Tough")) == (["Five Tough"], True)
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Five"])


@rule("MB-TOUGH-10")
def test_in_a_tie_of_two_tough_creatures_both_survive() -> None:
    state = scene(A={"board": ["Five Tough"]}, B={"board": ["Five Tough"]})
    do(state, "attack Five Tough", "block Five Tough")
    assert exhausted(state, "A", "Five Tough")
    assert exhausted(state, "B", "Five Tough")


TRAINER = card("Trainer", 2, constant={"gains": {"target": every(side="allied", other=True), "keywords": ["TOUGH"]}})
LEAVE = card("Leave", 1, play=BACK)


@rule("MB-TOUGH-11")
def test_a_creature_that_loses_tough_stays_exhausted_and_regaining_it_saves_nothing() -> None:
    state = scene(
        A={"board": ["Seven", "Trainer"], "hand": ["Leave", "One"]},
        B={"board": ["Nine"], "hand": ["One", "Two"]},
        cards=[TRAINER, LEAVE],
    )
    do(state, "attack Seven", "block Nine", "play One", "play Leave", "choose Trainer")
    assert (keywords(state, "A", "Seven"), exhausted(state, "A", "Seven")) == ([], True)
    do(state, "play Two", "play Trainer")
    assert (keywords(state, "A", "Seven"), exhausted(state, "A", "Seven")) == (["TOUGH"], True)
    do(state, "attack Nine", "block Seven")
    assert (discard(state, "A"), board(state, "A")) == (["Seven"], ["Leave", "Trainer"])


@rule("MB-TOUGH-11")
def test_an_exhausted_creature_that_lost_tough_is_defeated() -> None:
    state = scene(
        A={"board": ["Seven", "Trainer"], "hand": ["Leave", "One"]},
        B={"board": ["Nine"], "hand": ["One"]},
        cards=[TRAINER, LEAVE],
    )
    do(state, "attack Seven", "block Nine", "play One", "play Leave", "choose Trainer")
    do(state, "attack Nine", "block Seven")
    assert discard(state, "A") == ["Seven"]
    refused(state, "play Seven", "MB-PLAY-01")


@rule("MB-TOUGH-01", "MB-TOUGH-03")
def test_tough_that_an_ally_gives_saves_once() -> None:
    state = scene(A={"board": ["Nine Frenzy"]}, B={"board": ["Three", "Trainer"], "hand": ["One"]}, cards=[TRAINER])
    do(state, "attack Nine Frenzy", "block Three")
    assert exhausted(state, "B", "Three")
    do(state, "attack again")
    assert "block Three" in legal(state)
    do(state, "block Three")
    assert discard(state, "B") == ["Three"]
