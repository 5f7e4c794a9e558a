"""MB-START: who begins."""

from collections.abc import Sequence

import pytest

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.rules.scenes import active, actor, asked, card, do, draw, game_of, hand, legal, life, mindbugs, scene, turn


def revealing(*names: str, sets: Sequence[str] = ("first-contact",)) -> State:
    """A new game whose unused pile has these cards on top."""
    game = game_of(sets)
    deal = game.new_state(seed=1).record().deal
    assert deal is not None
    rest = [*deal["A"], *deal["B"], *deal["unused"]]
    for name in names:
        rest.remove(name)
    return game.new_state(deal={"A": rest[:10], "B": rest[10:20], "unused": [*names, *rest[20:]]})


@rule("MB-START-01")
@pytest.mark.parametrize(
    ("first", "second", "starter"),
    [("Giraffodile", "Brain Fly", "A"), ("Brain Fly", "Giraffodile", "B")],
)
def test_the_player_who_reveals_the_higher_power_starts(first: str, second: str, starter: str) -> None:
    state = revealing(first, second)
    assert (actor(state), active(state), turn(state)) == (starter, starter, 1)


@rule("MB-START-01")
@pytest.mark.parametrize("changing", ["Lone Yeti", "Goblin Werewolf"])
def test_only_the_printed_power_is_compared(changing: str) -> None:
    assert active(revealing(changing, "Strange Barrel")) == "B"


@rule("MB-START-02")
def test_on_equal_power_both_reveal_again() -> None:
    state = revealing("Explosive Toad", "Killer Bee", "Brain Fly", "Gorillion")
    assert active(state) == "B"
    assert len(state.view()["revealed"]) == 4


@rule("MB-START-02")
def test_the_reveal_is_repeated_until_the_powers_differ() -> None:
    state = revealing("Explosive Toad", "Killer Bee", "Brain Fly", "Turbo Bug", "Gorillion", "Luchataur", "Bee Bear")
    assert active(state) == "A"
    assert len(state.view()["revealed"]) == 6


@rule("MB-START-02")
def test_when_no_cards_are_left_to_reveal_the_starting_player_is_drawn_at_random() -> None:
    tied = ["Bugserker", "Bugserker", "The Lurker", "Creep from the Deep"]
    state = revealing(*tied, sets=("new-servants",))
    assert asked(state) == ("chance", "starting player")
    assert sorted(probability for _, probability in state.chance()) == [0.5, 0.5]
    other = state.clone()
    assert active(do(state, "random A")) == "A"
    assert active(do(other, "random B")) == "B"
    assert state.view()["revealed"] == other.view()["revealed"] == tied


@rule("MB-START-03")
def test_revealed_cards_lie_open_and_are_not_in_the_unused_pile() -> None:
    tied = ["Explosive Toad", "Killer Bee", "Brain Fly", "Gorillion"]
    state = revealing(*tied)
    for viewer in (0, 1, None):
        assert state.view(viewer)["revealed"] == tied
        assert state.view(viewer)["unused"] == 24


@rule("MB-START-03")
def test_revealed_cards_stay_open_all_game() -> None:
    state = revealing("Gorillion", "Brain Fly")
    while turn(state) < 5:
        do(state, legal(state)[0])
        assert state.view(1)["revealed"] == state.view(0)["revealed"] == ["Gorillion", "Brain Fly"]


@rule("MB-START-03")
def test_a_revealed_card_is_never_drawn_from_the_unused_pile() -> None:
    state = scene(
        A={"hand": ["Digger"]},
        B={"hand": ["One"]},
        cards=[card("Digger", play={"draw_unused": 3})],
        revealed=["Gorillion", "Brain Fly"],
        unused=["Luchataur"],
    )
    do(state, "play Digger")
    assert hand(state, "A") == ["Luchataur"]
    assert state.view()["revealed"] == ["Gorillion", "Brain Fly"]


@rule("MB-START-04")
def test_each_player_reveals_the_top_card_of_the_shuffled_pile_in_seat_order() -> None:
    state = revealing("Brain Fly", "Gorillion", "Luchataur")
    assert state.view()["revealed"] == ["Brain Fly", "Gorillion"]
    assert active(state) == "B"


@rule("MB-START-04")
def test_the_reveal_is_kept_in_the_record() -> None:
    state = game_of(("first-contact",)).new_state(seed=3)
    deal = state.record().deal
    assert deal is not None
    shown = state.view()["revealed"]
    assert shown == deal["unused"][: len(shown)]


@rule("MB-START-05")
def test_the_starting_player_takes_an_ordinary_first_turn() -> None:
    state = revealing("Gorillion", "Brain Fly")
    assert asked(state) == ("A", "turn action")
    assert set(legal(state)) == {f"play {name}" for name in plays(hand(state, "A"))}
    do(state, legal(state)[0])
    assert asked(state) == ("B", "mindbug")


def plays(cards: list[str]) -> list[str]:
    """How the cards of a hand are told apart in action texts."""
    return [name if cards[:index].count(name) == 0 else f"{name} #2" for index, name in enumerate(cards)]


@rule("MB-START-05")
def test_the_second_player_gets_nothing_for_going_second() -> None:
    state = revealing("Gorillion", "Brain Fly")
    for seat in "AB":
        assert (life(state, seat), mindbugs(state, seat), len(hand(state, seat)), draw(state, seat)) == (3, 2, 5, 5)
