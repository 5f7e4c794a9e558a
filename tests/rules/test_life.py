"""MB-LIFE: losing and gaining life, and the end that 0 brings."""

import pytest

from ludobug import PositionError
from ludobug.rulebook.proof import rule
from tests.rules.scenes import asked, board, card, do, gain, hand, in_order, legal, life, lose, refused, scene, winner

MOURNER = card("Mourner", 1, losing_life={"draw_unused": 1})
"""Its controller draws a card each time he loses life."""


@rule("MB-LIFE-01")
def test_losing_life_lowers_it_by_that_amount() -> None:
    state = scene(A={"hand": ["Biter"]}, B={"hand": ["One"]}, cards=[card("Biter", play=lose(2))])
    do(state, "play Biter")
    assert (life(state, "A"), life(state, "B")) == (3, 1)


@rule("MB-LIFE-02")
def test_gaining_life_raises_it_by_that_amount() -> None:
    state = scene(A={"life": 2, "hand": ["Axolotl Healer"]}, B={"hand": ["One"]})
    do(state, "play Axolotl Healer")
    assert (life(state, "A"), life(state, "B")) == (4, 3)


@rule("MB-LIFE-03")
def test_life_has_no_upper_limit() -> None:
    healer = card("Healer", play=gain(2), copies=3)
    state = scene(A={"hand": ["Healer"] * 3}, B={"hand": ["One"] * 3}, cards=[healer])
    do(state, "play Healer", "play One", "play Healer", "play One", "play Healer")
    assert life(state, "A") == 9


@rule("MB-LIFE-04")
def test_a_player_wins_when_the_opponents_life_reaches_0() -> None:
    state = scene(A={"board": ["Nine Frenzy"], "hand": ["One"]}, B={"life": 1, "hand": ["One"]})
    do(state, "attack Nine Frenzy")
    assert (winner(state), life(state, "B"), state.returns()) == ("A", 0, [1.0, -1.0])
    assert (asked(state), legal(state)) == ((None, None), [])
    refused(state, "attack again", "MB-LIFE-04")


@rule("MB-LIFE-04")
def test_a_player_with_life_left_has_not_lost() -> None:
    state = scene(A={"board": ["Nine Frenzy"], "hand": ["One"]}, B={"life": 2, "hand": ["One"]})
    do(state, "attack Nine Frenzy")
    assert (winner(state), state.returns()) == (None, [0.0, 0.0])
    do(state, "attack again")
    assert winner(state) == "A"


@rule("MB-LIFE-04")
def test_nothing_that_the_last_loss_would_trigger_happens_any_more() -> None:
    state = scene(A={"board": ["Nine"]}, B={"life": 1, "discard": ["Hyenix"], "hand": ["One"]})
    do(state, "attack Nine")
    assert (winner(state), board(state, "B")) == ("A", [])
    state = scene(A={"board": ["Nine"]}, B={"life": 2, "discard": ["Hyenix"], "hand": ["One"]})
    do(state, "attack Nine")
    assert legal(state) == ["no", "yes"]


@rule("MB-LIFE-05")
def test_the_win_is_immediate_in_the_middle_of_an_effect() -> None:
    duel = card("Duel", play=in_order(lose(1), lose(1, "you"), {"draw_unused": 1}))
    state = scene(A={"life": 1, "hand": ["Duel"]}, B={"life": 1, "hand": ["One"]}, cards=[duel], unused=["Nine"])
    do(state, "play Duel")
    assert (winner(state), life(state, "A"), life(state, "B")) == ("A", 1, 0)
    assert (hand(state, "A"), state.view()["unused"]) == ([], 1)


@rule("MB-LIFE-05")
def test_who_reaches_0_first_loses_even_by_an_own_effect() -> None:
    duel = card("Duel", play=in_order(lose(1, "you"), lose(1)))
    state = scene(A={"life": 1, "hand": ["Duel"]}, B={"life": 1, "hand": ["One"]}, cards=[duel])
    do(state, "play Duel")
    assert (winner(state), life(state, "A"), life(state, "B")) == ("B", 0, 1)


@rule("MB-LIFE-05", "MB-MINDBUG-16")
def test_the_win_is_immediate_in_another_players_turn() -> None:
    state = scene(A={"life": 1, "board": ["Nine"], "hand": ["Killer Bee", "One"]}, B={"mindbugs": 1})
    do(state, "play Killer Bee", "mindbug")
    assert (winner(state), life(state, "A"), legal(state)) == ("B", 0, [])


@rule("MB-LIFE-05")
def test_the_win_is_immediate_while_an_attack_is_in_progress() -> None:
    state = scene(A={"board": ["Chameleon Sniper"]}, B={"life": 1, "board": ["Nine Sneaky"]})
    do(state, "attack Chameleon Sniper")
    assert (winner(state), life(state, "B"), legal(state)) == ("A", 0, [])


@rule("MB-LIFE-06")
def test_a_loss_larger_than_the_remaining_life_ends_at_0() -> None:
    state = scene(A={"hand": ["Biter"]}, B={"life": 1, "hand": ["One"]}, cards=[card("Biter", play=lose(3))])
    do(state, "play Biter")
    assert (winner(state), life(state, "B")) == ("A", 0)


@rule("MB-LIFE-07")
def test_if_one_instruction_takes_the_last_life_of_both_the_game_is_a_draw() -> None:
    storm = card("Storm", play=lose(1, "each player"))
    state = scene(A={"life": 1, "hand": ["Storm"]}, B={"life": 1, "hand": ["One"]}, cards=[storm])
    do(state, "play Storm")
    assert (winner(state), state.returns(), legal(state)) == ("draw", [0.0, 0.0], [])
    assert (life(state, "A"), life(state, "B")) == (0, 0)


@rule("MB-LIFE-07")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(1, 2, "B"), (2, 1, "A"), (2, 2, None)])
def test_a_loss_for_both_is_a_draw_only_if_it_is_the_last_for_both(mine: int, theirs: int, won: str | None) -> None:
    storm = card("Storm", play=lose(1, "each player"))
    state = scene(A={"life": mine, "hand": ["Storm"]}, B={"life": theirs, "hand": ["One"]}, cards=[storm])
    do(state, "play Storm")
    assert winner(state) == won


@rule("MB-LIFE-08")
def test_losing_all_life_but_one_is_one_loss_of_the_difference() -> None:
    state = scene(
        A={"board": ["Turbo Bug"], "hand": ["One"]},
        B={"board": ["Mourner"], "hand": ["One"]},
        cards=[MOURNER],
        unused=["Nine", "Ten", "Eleven"],
    )
    do(state, "attack Turbo Bug")
    assert (life(state, "B"), hand(state, "B")) == (1, ["One", "Nine"])
    assert asked(state) == ("B", "block")


@rule("MB-LIFE-08")
def test_who_has_one_life_already_loses_nothing_to_it() -> None:
    state = scene(
        A={"board": ["Turbo Bug"], "hand": ["One"]},
        B={"life": 1, "board": ["Mourner"], "hand": ["One"]},
        cards=[MOURNER],
        unused=["Nine"],
    )
    do(state, "attack Turbo Bug")
    assert (life(state, "B"), hand(state, "B"), asked(state)) == (1, ["One"], ("B", "block"))


@rule("MB-LIFE-08")
@pytest.mark.parametrize(("mine", "drawn"), [(5, ["Nine"]), (3, []), (1, [])])
def test_setting_the_life_lower_is_a_loss_and_setting_it_higher_is_none(mine: int, drawn: list[str]) -> None:
    state = scene(
        A={"life": mine, "board": ["Mourner"], "hand": ["Mysterious Mermaid"]},
        B={"life": 3, "hand": ["One"]},
        cards=[MOURNER],
        unused=["Nine", "Ten"],
    )
    do(state, "play Mysterious Mermaid")
    assert (life(state, "A"), life(state, "B"), hand(state, "A")) == (3, 3, drawn)


@rule("MB-LIFE-08")
def test_setting_the_life_higher_counts_as_gaining_it() -> None:
    state = scene(A={"life": 1, "hand": ["Mysterious Mermaid"]}, B={"life": 4, "hand": ["One"]})
    events = [event for event in state.play("play Mysterious Mermaid") if event["event"] == "life"]
    assert [(event["seat"], event["change"]) for event in events] == [("A", 3)]


NO_HAND = {"compare": {"left": {"hand_size": "you"}, "relation": "==", "right": 0}}
UNIGON = card("Unigon", 3, attack={"if": {"condition": NO_HAND, "effect": "win_game"}})
KNIGHT = card("Knight", 3, defeated="lose_game")


@rule("MB-LIFE-09")
def test_a_text_that_wins_the_game_works_at_once_whatever_the_life_totals() -> None:
    state = scene(A={"life": 1, "board": ["Unigon"]}, B={"life": 9, "board": ["Ten"]}, cards=[UNIGON])
    do(state, "attack Unigon")
    assert (winner(state), life(state, "A"), life(state, "B"), asked(state)) == ("A", 1, 9, (None, None))
    assert state.view()["ending"] == {"by": "effect", "card": "Unigon"}


@rule("MB-LIFE-09")
def test_as_long_as_its_condition_does_not_hold_the_game_goes_on() -> None:
    state = scene(A={"board": ["Unigon"], "hand": ["One"]}, B={"board": ["Ten"]}, cards=[UNIGON])
    do(state, "attack Unigon")
    assert (winner(state), asked(state), state.view()["ending"]) == (None, ("B", "block"), None)


@rule("MB-LIFE-09")
def test_a_text_that_loses_the_game_makes_the_opponent_win_at_once() -> None:
    state = scene(A={"life": 9, "board": ["Knight"], "hand": ["One"]}, B={"life": 1, "board": ["Ten"]}, cards=[KNIGHT])
    do(state, "attack Knight", "block Ten")
    assert (winner(state), state.view()["ending"]) == ("B", {"by": "effect", "card": "Knight"})


@rule("MB-LIFE-09")
def test_a_team_wins_or_loses_by_a_text_together() -> None:
    state = scene(A={"board": ["Unigon"]}, B={"board": ["Ten"]}, C={}, D={}, cards=[UNIGON])
    assert winner(do(state, "attack Unigon")) == "AC"


def test_how_the_game_has_ended_is_told() -> None:
    by_life = scene(A={"board": ["Nine"]}, B={"life": 1, "hand": ["One"]})
    assert do(by_life, "attack Nine").view()["ending"] == {"by": "life"}
    stuck = scene(A={"hand": ["One"]}, B={})
    assert do(stuck, "play One").view()["ending"] == {"by": "no action"}
    long = scene(A={"hand": ["One"]}, B={"hand": ["One"]}, turn=500)
    assert do(long, "play One").view()["ending"] == {"by": "turn limit"}


def test_a_position_tells_who_has_won_by_a_text() -> None:
    state = scene(A={"board": ["Unigon"]}, B={"board": ["Ten"]}, cards=[UNIGON])
    do(state, "attack Unigon")
    laid = state.game.from_position(state.position())
    assert (state.position()["winner"], winner(laid), laid.view()["ending"]) == ("A", "A", {"by": "effect"})
    with pytest.raises(PositionError, match="winner: must be one of A, B, not 'AB'"):
        scene(winner="AB")
