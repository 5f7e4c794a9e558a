"""MB-DRAW: the hand of five, the refill, discarding."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    actor,
    asked,
    board,
    card,
    discard,
    do,
    draw,
    gain,
    hand,
    in_order,
    legal,
    life,
    refused,
    scene,
    winner,
)

FIVE_ONES = ["One"] * 4 + ["Two"]


def discards(count: int, who: str = "you", **more: bool) -> dict[str, object]:
    return {"discard": {"who": who, "count": count, **more}}


@rule("MB-DRAW-01")
def test_a_player_with_fewer_than_five_cards_draws_up_to_five() -> None:
    state = scene(A={"hand": FIVE_ONES, "draw": ["Three", "Four", "Six"]}, B={"hand": ["One"]})
    do(state, "play Two")
    assert hand(state, "A") == ["One", "One", "One", "One", "Three"]
    assert draw(state, "A") == 2


@rule("MB-DRAW-01")
def test_an_attack_draws_nothing() -> None:
    state = scene(A={"board": ["Nine"], "hand": FIVE_ONES, "draw": ["Three"]}, B={"hand": ["Two"]})
    do(state, "attack Nine")
    assert (len(hand(state, "A")), draw(state, "A")) == (5, 1)


@rule("MB-DRAW-02", "MB-PLAY-04")
def test_the_refill_comes_before_the_mindbug_decision() -> None:
    state = scene(A={"hand": FIVE_ONES, "draw": ["Three"]}, B={"mindbugs": 2, "hand": ["Two"]})
    do(state, "play Two")
    assert asked(state) == ("B", "mindbug")
    assert (hand(state, "A")[-1], draw(state, "A")) == ("Three", 0)
    assert board(state, "A") == []


@rule("MB-DRAW-02")
def test_a_play_effect_acts_on_the_refilled_hand() -> None:
    state = scene(
        A={"hand": ["One"] * 4 + ["Waster"], "draw": ["Three"]},
        B={"hand": ["Two"]},
        cards=[card("Waster", play=discards(1))],
    )
    do(state, "play Waster")
    assert "choose Three" in legal(state)
    do(state, "choose Three")
    assert (len(hand(state, "A")), discard(state, "A")) == (4, ["Three"])


@rule("MB-DRAW-03")
def test_with_an_empty_draw_pile_nothing_is_drawn_and_nothing_else_happens() -> None:
    state = scene(A={"hand": FIVE_ONES, "discard": ["Nine", "Ten"]}, B={"hand": ["Two"]})
    do(state, "play Two")
    assert (len(hand(state, "A")), draw(state, "A")) == (4, 0)
    assert discard(state, "A") == ["Nine", "Ten"]
    assert (life(state, "A"), winner(state)) == (3, None)


@rule("MB-DRAW-04")
def test_if_fewer_cards_remain_than_needed_those_are_drawn() -> None:
    state = scene(A={"hand": ["Ferret Bomber"]}, B={"hand": ["One", "One", "One", "Two", "Two"], "draw": ["Three"]})
    do(state, "play Ferret Bomber", "choose Two", "choose Two")
    assert (hand(state, "B"), draw(state, "B")) == (["One", "One", "One", "Three"], 0)


@rule("MB-DRAW-05")
def test_there_is_no_maximum_hand_size() -> None:
    state = scene(
        A={"hand": ["One"] * 4 + ["Two", "Giraffodile"], "discard": ["Eight", "Nine", "Ten"]}, B={"hand": ["Two"]}
    )
    do(state, "play Giraffodile")
    assert (len(hand(state, "A")), discard(state, "A")) == (8, [])
    assert asked(state) == ("B", "turn action")


@rule("MB-DRAW-06")
def test_a_player_above_five_cards_does_not_draw_until_the_hand_falls_below_five() -> None:
    state = scene(A={"hand": ["One"] * 3 + ["Two"] * 4, "draw": ["Three"]}, B={"board": ["Nine"], "hand": ["Nine"]})
    for left in (6, 5):
        do(state, "play Two", "attack Nine", "no block")
        assert (len(hand(state, "A")), draw(state, "A")) == (left, 1)
    do(state, "play Two")
    assert (len(hand(state, "A")), draw(state, "A")) == (5, 0)


@rule("MB-DRAW-07")
def test_a_player_who_loses_cards_in_the_opponents_turn_refills_before_blocking() -> None:
    state = scene(
        A={"board": ["Tusked Extorter"], "hand": ["One"]},
        B={"board": ["Nine"], "hand": FIVE_ONES, "draw": ["Three", "Three", "Three", "Three"]},
    )
    do(state, "attack Tusked Extorter", "choose Two")
    assert asked(state) == ("B", "block")
    assert (hand(state, "B"), draw(state, "B"), discard(state, "B")) == (["One"] * 4 + ["Three"], 3, ["Two"])


@rule("MB-DRAW-07")
def test_stolen_cards_are_replaced_when_all_of_them_are_gone() -> None:
    state = scene(
        A={"board": ["Ten"], "hand": ["One"] * 4 + ["Two"], "draw": ["Three", "Four", "Six"]},
        B={"board": ["Strange Barrel"], "hand": ["Seven"]},
    )
    do(state, "attack Ten", "block Strange Barrel")
    assert actor(state) == "chance"
    do(state, "random One")
    assert draw(state, "A") == 3
    assert set(legal(state)) == {"random One", "random One #2", "random One #3", "random Two"}
    do(state, "random Two")
    assert hand(state, "B") == ["Seven", "One", "Two"]
    assert (hand(state, "A"), draw(state, "A")) == (["One"] * 3 + ["Three", "Four"], 1)


@rule("MB-DRAW-08")
def test_discarding_puts_a_card_face_up_on_the_holders_pile_without_a_defeated_effect() -> None:
    state = scene(
        A={"board": ["Tusked Extorter", "Four"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Explosive Toad"]}
    )
    do(state, "attack Tusked Extorter")
    assert asked(state) == ("B", "block")
    for viewer in (0, 1, None):
        assert state.view(viewer)["B"]["discard"] == ["Explosive Toad"]
    assert (board(state, "A"), board(state, "B"), discard(state, "A")) == (["Tusked Extorter", "Four"], ["Nine"], [])


@rule("MB-DRAW-08")
def test_the_holder_chooses_the_card_to_discard() -> None:
    state = scene(A={"board": ["Tusked Extorter"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Three", "Four"]})
    do(state, "attack Tusked Extorter")
    assert actor(state) == "B"
    assert set(legal(state)) == {"choose Three", "choose Four"}
    refused(state, "choose Nine", "MB-CHOICE-05")
    refused(state, "done", "MB-CHOICE-05")


@rule("MB-DRAW-09")
def test_told_to_discard_more_than_held_a_player_discards_what_there_is() -> None:
    state = scene(A={"hand": ["Ferret Bomber", "One"]}, B={"hand": ["Three"], "board": ["Nine"]})
    do(state, "play Ferret Bomber")
    assert (hand(state, "B"), discard(state, "B")) == ([], ["Three"])
    assert (board(state, "B"), life(state, "B"), winner(state)) == (["Nine"], 3, None)


@rule("MB-DRAW-09")
def test_cards_discarded_together_are_replaced_only_afterwards() -> None:
    state = scene(A={"hand": ["Ferret Bomber"]}, B={"hand": FIVE_ONES, "draw": ["Three", "Four"]})
    do(state, "play Ferret Bomber", "choose Two")
    assert draw(state, "B") == 2
    assert set(legal(state)) == {"choose One", "choose One #2", "choose One #3", "choose One #4"}
    do(state, "choose One")
    assert hand(state, "B") == ["One"] * 3 + ["Three", "Four"]
    assert sorted(discard(state, "B")) == ["One", "Two"]


@rule("MB-DRAW-09")
def test_new_cards_do_not_make_up_for_what_could_not_be_discarded() -> None:
    state = scene(
        A={"hand": ["Ravager"]},
        B={"hand": FIVE_ONES, "draw": ["Three", "Four", "Six"]},
        cards=[card("Ravager", play=discards(7, "the opponent"))],
    )
    do(state, "play Ravager")
    assert sorted(discard(state, "B")) == FIVE_ONES
    assert (hand(state, "B"), draw(state, "B")) == (["Three", "Four", "Six"], 0)


@rule("MB-DRAW-10")
def test_cards_put_into_the_hand_are_not_limited_and_leave_the_draw_pile_alone() -> None:
    state = scene(A={"hand": [*FIVE_ONES, "Giraffodile"], "discard": ["Nine"], "draw": ["Three"]}, B={"hand": ["Two"]})
    do(state, "play Giraffodile")
    assert (hand(state, "A"), draw(state, "A")) == ([*FIVE_ONES, "Nine"], 1)


@rule("MB-DRAW-10")
@pytest.mark.parametrize(
    ("effect", "gained"),
    [({"draw_unused": 2}, ["Six", "Seven"]), ({"to_your_hand": {"pick": {"creatures": {"side": "enemy"}}}}, ["Ten"])],
)
def test_cards_from_elsewhere_come_on_top_of_five(effect: object, gained: list[str]) -> None:
    state = scene(
        A={"hand": [*FIVE_ONES, "Digger"], "draw": ["Three"]},
        B={"hand": ["Two"], "board": ["Ten"]},
        cards=[card("Digger", play=effect)],
        unused=["Six", "Seven", "Eight"],
    )
    do(state, "play Digger")
    assert (hand(state, "A"), draw(state, "A")) == ([*FIVE_ONES, *gained], 1)


@rule("MB-DRAW-11")
@pytest.mark.parametrize(("pile", "reached"), [(["Three", "Four"], 4), (["Three"], 3)])
def test_the_refill_is_checked_after_each_instruction_of_an_effect(pile: list[str], reached: int) -> None:
    full_hand = {"compare": {"left": {"hand_size": "you"}, "relation": ">=", "right": 5}}
    sorter = card("Sorter", play=in_order(discards(2, up_to=True), {"if": {"condition": full_hand, "effect": gain(1)}}))
    state = scene(A={"hand": [*FIVE_ONES, "Sorter"], "draw": pile}, B={"hand": ["Two"]}, cards=[sorter])
    do(state, "play Sorter", "choose One", "choose Two")
    assert discard(state, "A") == ["One", "Two"]
    assert (draw(state, "A"), life(state, "A")) == (0, reached)


@rule("MB-DRAW-11")
@pytest.mark.parametrize(("pile", "reached"), [(["Three"], 3), ([], 4)])
def test_a_condition_on_an_empty_hand_sees_the_refilled_hand(pile: list[str], reached: int) -> None:
    empty_hand = {"compare": {"left": {"hand_size": "you"}, "relation": "==", "right": 0}}
    gambler = card("Gambler", play=in_order(discards(5), {"if": {"condition": empty_hand, "effect": gain(1)}}))
    state = scene(A={"hand": ["Gambler", *FIVE_ONES], "draw": pile}, B={"hand": ["Two"]}, cards=[gambler])
    do(state, "play Gambler")
    assert (hand(state, "A"), life(state, "A")) == (pile, reached)
