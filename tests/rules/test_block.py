"""MB-BLOCK: who may block, and what a block changes."""

import pytest

from ludobug import PositionError
from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    creature,
    discard,
    do,
    exhausted,
    legal,
    life,
    power,
    refused,
    scene,
)


@rule("MB-BLOCK-01")
def test_the_attacked_player_may_choose_one_own_creature_to_block() -> None:
    state = scene(A={"board": ["Five", "Two"]}, B={"board": ["Three", "Eight"]})
    do(state, "attack Five")
    assert asked(state) == ("B", "block")
    assert set(legal(state)) == {"no block", "block Three", "block Eight"}
    refused(state, "block Two", "MB-BLOCK-01")


@rule("MB-BLOCK-01")
@pytest.mark.parametrize(("blocker", "defeated"), [("Three", ["Three"]), ("Eight", [])])
def test_the_chosen_creature_is_the_one_that_fights(blocker: str, defeated: list[str]) -> None:
    state = scene(A={"board": ["Five"], "hand": ["One"]}, B={"board": ["Three", "Eight"]})
    do(state, "attack Five", f"block {blocker}")
    assert discard(state, "B") == defeated
    assert discard(state, "A") == ([] if defeated else ["Five"])


@rule("MB-BLOCK-01")
def test_equal_creatures_are_told_apart() -> None:
    state = scene(
        A={"board": ["Nine"]},
        B={"board": [{"card": "Rhino Turtle", "exhausted": True}, "Rhino Turtle"], "hand": ["One"]},
    )
    do(state, "attack Nine")
    assert set(legal(state)) == {"no block", "block Rhino Turtle", "block Rhino Turtle #2"}
    do(state, "block Rhino Turtle #2")
    assert [one["exhausted"] for one in state.view()["B"]["board"]] == [True, True]
    assert discard(state, "B") == []


@rule("MB-BLOCK-02")
def test_blocking_is_optional() -> None:
    state = scene(A={"board": ["One"]}, B={"board": ["Ten"]})
    do(state, "attack One", "no block")
    assert (life(state, "B"), board(state, "A"), board(state, "B")) == (2, ["One"], ["Ten"])


@rule("MB-BLOCK-03")
def test_only_one_creature_blocks() -> None:
    state = scene(A={"board": ["Nine"]}, B={"board": ["Three", "Four", "Five"]})
    do(state, "attack Nine", "block Three")
    assert asked(state) == ("B", "turn action")
    assert (board(state, "B"), discard(state, "B")) == (["Four", "Five"], ["Three"])


@rule("MB-BLOCK-04")
def test_a_blocked_attack_costs_no_life_even_if_the_blocker_is_defeated() -> None:
    state = scene(A={"board": ["Ten"]}, B={"board": ["Two", "Three"]})
    do(state, "attack Ten", "block Two")
    assert (life(state, "B"), discard(state, "B")) == (3, ["Two"])


@rule("MB-BLOCK-05")
def test_an_exhausted_creature_may_block() -> None:
    state = scene(A={"board": ["Five"]}, B={"board": [{"card": "Seven Tough", "exhausted": True}]})
    do(state, "attack Five", "block Seven Tough")
    assert (discard(state, "A"), board(state, "B")) == (["Five"], ["Seven Tough"])


@rule("MB-BLOCK-05")
def test_a_creature_that_came_into_play_this_turn_may_block() -> None:
    state = scene(A={"hand": ["Nine"], "board": ["Five"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Nine", "mindbug", "attack Five")
    assert set(legal(state)) == {"no block", "block Nine"}
    do(state, "block Nine")
    assert (discard(state, "A"), life(state, "B")) == (["Five"], 3)


@rule("MB-BLOCK-06")
def test_a_creature_may_block_several_attacks_in_one_turn() -> None:
    state = scene(A={"board": ["Nine Frenzy"]}, B={"board": ["Four Tough"], "hand": ["One"]})
    do(state, "attack Nine Frenzy", "block Four Tough")
    assert exhausted(state, "B", "Four Tough")
    do(state, "attack again", "block Four Tough")
    assert (discard(state, "B"), life(state, "B")) == (["Four Tough"], 3)


@rule("MB-BLOCK-07")
def test_the_block_decision_uses_the_board_after_the_attack_effects() -> None:
    state = scene(A={"board": ["Shark Dog"]}, B={"board": ["Seven"], "hand": ["One"]})
    do(state, "attack Shark Dog")
    assert (discard(state, "B"), life(state, "B"), asked(state)) == (["Seven"], 2, ("B", "turn action"))


@rule("MB-BLOCK-07")
def test_a_creature_that_came_by_an_attack_effect_may_block() -> None:
    rouser = card("Rouser", 5, attack={"hand_over": {"pick": {"creatures": {"side": "allied", "other": True}}}})
    state = scene(A={"board": ["Rouser", "Nine"]}, B={"hand": ["One"]}, cards=[rouser])
    do(state, "attack Rouser")
    assert set(legal(state)) == {"no block", "block Nine"}


@rule("MB-BLOCK-08")
def test_a_block_restriction_on_power_looks_at_the_current_power() -> None:
    state = scene(A={"board": ["Bee Bear"]}, B={"board": ["Six", "Seven", "Shield Bugs"]})
    assert power(state, "B", "Six") == 7
    do(state, "attack Bee Bear")
    assert set(legal(state)) == {"no block", "block Six", "block Seven"}
    refused(state, "block Shield Bugs", "MB-BLOCK-08")
    state = scene(A={"board": ["Bee Bear"]}, B={"board": ["Six", "Seven"]})
    do(state, "attack Bee Bear")
    assert set(legal(state)) == {"no block", "block Seven"}
    refused(state, "block Six", "MB-BLOCK-08")


@rule("MB-BLOCK-08")
def test_the_restriction_of_one_attacker_does_not_cover_another() -> None:
    state = scene(A={"board": ["Bee Bear", "Five"]}, B={"board": ["Six"]})
    do(state, "attack Five")
    assert "block Six" in legal(state)


@rule("MB-BLOCK-08")
def test_a_bonus_for_the_own_turn_does_not_help_a_blocker() -> None:
    state = scene(A={"board": ["Elephantopus"]}, B={"board": ["Goblin Werewolf", "Five"]})
    do(state, "attack Elephantopus")
    assert set(legal(state)) == {"no block", "block Five"}


@rule("MB-BLOCK-09")
def test_a_player_without_a_creature_able_to_block_is_not_asked() -> None:
    state = scene(A={"board": ["Two"]}, B={"hand": ["One"]})
    do(state, "attack Two")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))
    state = scene(A={"board": ["Elephantopus"]}, B={"board": ["Four"]})
    do(state, "attack Elephantopus")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-BLOCK-10")
def test_all_creatures_that_share_the_highest_power_are_meant() -> None:
    state = scene(A={"board": ["Ferret Pacifier", "Ten"]}, B={"board": ["Eight", "Eight", "Five"]})
    do(state, "attack Ten")
    assert set(legal(state)) == {"no block", "block Five"}
    refused(state, "block Eight", "MB-CHOICE-08")


@rule("MB-BLOCK-10")
def test_the_highest_power_is_the_current_one_of_the_named_group() -> None:
    state = scene(A={"board": ["Ferret Pacifier", "Ten"]}, B={"board": ["Shield Bugs", "Seven", "Six", "Eight Sneaky"]})
    do(state, "attack Ten")
    assert set(legal(state)) == {"no block", "block Seven", "block Six", "block Shield Bugs"}
    assert [power(state, "B", name) for name in ("Seven", "Six", "Eight Sneaky")] == [8, 7, 9]
    assert not creature(state, "A", "Ten")["cannot_block"]


@rule("MB-BLOCK-10")
def test_all_creatures_that_share_the_lowest_power_are_meant() -> None:
    state = scene(A={"board": ["Three", "Three", "Five"]}, B={"board": ["Hamster Lion", "Two"]})
    assert legal(state) == ["attack Five"]
    refused(state, "attack Three", "MB-CHOICE-08")


@rule("MB-BLOCK-10")
def test_the_lowest_power_of_all_creatures_includes_the_own_side_and_itself() -> None:
    state = scene(A={"board": ["Majestic Manticore", "Six", "Seven"], "hand": ["One"]}, B={"board": ["Six", "Eight"]})
    do(state, "attack Majestic Manticore")
    assert (discard(state, "A"), discard(state, "B")) == (["Majestic Manticore", "Six"], ["Six"])
    assert (board(state, "A"), board(state, "B"), active(state)) == (["Seven"], ["Eight"], "B")


def test_a_position_tells_who_cannot_block_this_turn() -> None:
    berry = card("Berry", 4, octonite=2, harvest={"no_blocks": "each opponent"})
    state = scene(
        A={"hand": ["One"], "board": ["Nine"]}, B={"board": [{"card": "Berry", "octonite": 1}]}, cards=[berry]
    )
    do(state, "play One")
    position = state.position()
    assert (position["A"]["cannot_block"], "cannot_block" in position["B"]) == (True, False)
    again = do(state.game.from_position(position), "attack Berry")
    assert (life(again, "A"), active(again), again.view()["A"]["cannot_block"]) == (2, "A", False)


def test_a_position_tells_that_nobody_can_use_a_mindbug_this_turn() -> None:
    pear = card("Pear", 4, octonite=2, harvest="no_mindbugs_this_turn")
    state = scene(
        A={"hand": ["One"], "mindbugs": 2},
        B={"hand": ["Two"], "board": [{"card": "Pear", "octonite": 1}]},
        cards=[pear],
    )
    do(state, "play One")
    position = state.position()
    assert position["no_mindbugs"] is True
    assert active(do(state.game.from_position(position), "play Two")) == "A"
    with pytest.raises(PositionError, match="no card of this game's sets keeps Mindbugs from being used"):
        scene(no_mindbugs=True)
