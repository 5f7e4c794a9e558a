"""A game is judged by what its players could know, and the mistake that lost it is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludobug
from ludobug.analysis import Decision, NothingToJudge, analyse, judge, mistakes
from ludobug.analysis.decision import held_by_others, peopled
from ludobug.core.record import Record
from ludobug.core.state import State

FIRST_CONTACT = ludobug.load("mindbug", sets=["first-contact"])
QUIET = {"mindbugs": 0}


def record(A: dict[str, Any], B: dict[str, Any], *moves: str, active: str = "A") -> Record:  # noqa: N803
    """A game of First Contact from a position, without Mindbugs unless told."""
    state = FIRST_CONTACT.from_position({"active": active, "A": {**QUIET, **A}, "B": {**QUIET, **B}})
    for move in moves:
        state.apply(move)
    return state.record()


def judged(taken: Record, **wanted: Any) -> list[Decision]:
    return list(analyse(taken, iterations=2000, **wanted))


def worst(taken: Record) -> Decision:
    return mistakes(judged(taken))[0]


# ---------------------------------------------------------------- the mistake that lost


def test_the_win_that_was_not_taken_is_named() -> None:
    taken = record(
        {"life": 1, "board": ["Chameleon Sniper", "Luchataur"]},
        {"life": 1, "board": ["Gorillion", "Rhino Turtle"]},
        "attack Luchataur",
        "block Gorillion",
    )
    found = worst(taken)
    assert (found.number, found.seat, found.played) == (1, "A", "attack Luchataur")
    assert found.best.text == "attack Chameleon Sniper"
    assert found.best.win_chance > 0.95


def test_the_block_that_was_left_out_is_a_blunder() -> None:
    taken = record(
        {"life": 1, "board": ["Killer Bee", "Luchataur"], "hand": ["Gorillion"]},
        {"board": ["Tusked Extorter"], "hand": ["Turbo Bug"]},
        "attack Tusked Extorter",
        "no block",
        active="B",
    )
    found = worst(taken)
    assert (found.seat, found.played, found.judgement) == ("A", "no block", "blunder")
    assert found.best.text == "block Luchataur"
    assert found.loss > 0.5


def test_the_mindbug_that_was_kept_too_long_is_a_blunder() -> None:
    taken = record(
        {"life": 1, "mindbugs": 1, "board": ["Luchataur"], "hand": ["Gorillion"]},
        {"board": [], "hand": ["Killer Bee", "Ferret Bomber"]},
        "play Killer Bee",
        "decline",
        active="B",
    )
    found = worst(taken)
    assert (found.number, found.seat, found.played, found.best.text) == (2, "A", "decline", "mindbug")
    assert found.judgement == "blunder"


def test_the_last_card_to_1000_that_was_not_played_is_named() -> None:
    game = ludobug.load("millebugs")
    state = game.from_position(
        {
            "active": "A",
            "draw": ["25", "50", "75", "50"],
            "A": {"hand": ["50", "25", "SPYWARE", "VPN ON"]},
            "B": {"hand": ["100"]},
            "areas": {
                "A": {"advance": ["200", "200", "200", "100", "100", "100", "50"]},
                "B": {"advance": [*["100"] * 8, "75", "75", "25"]},
            },
        }
    )
    state.apply("advance 25")
    found = next(analyse(state.record(), iterations=2000))
    assert (found.played, found.best.text) == ("advance 25", "advance 50")
    assert found.judgement


def test_what_was_best_is_no_mistake() -> None:
    taken = record(
        {"board": ["Chameleon Sniper", "Gorillion"]}, {"life": 1, "board": ["Luchataur"]}, "attack Chameleon Sniper"
    )
    (only,) = judged(taken)
    assert (only.loss, only.judgement) == (0.0, "")
    assert mistakes([only]) == []


# ---------------------------------------------------------------- what the player could know


def hidden_hand(card: str) -> Record:
    """A play that costs the game only if the opponent holds the one card that the player can't see."""
    return record(
        {"life": 1, "board": ["Gorillion"], "hand": ["Turbo Bug"]},
        {"life": 2, "board": [], "hand": [card], "draw": ["Axolotl Healer"]},
        "play Turbo Bug",
    )


def test_a_card_that_nobody_could_see_changes_no_judgement() -> None:
    harmless, deadly = (judged(hidden_hand(card))[0] for card in ("Strange Barrel", "Killer Bee"))
    assert harmless == deadly
    assert deadly.judgement == ""
    assert deadly.best.win_chance < 0.999


def test_equal_seeds_judge_alike() -> None:
    taken = hidden_hand("Killer Bee")
    assert judged(taken) == judged(taken)
    assert judged(taken) != judged(taken, seed=1)


def test_the_hands_that_were_thought_of_fit_what_the_seat_knows() -> None:
    found = judged(hidden_hand("Killer Bee"))[0]
    assert len(found.known.hands) == 5
    held = [hands["B"] for hands in found.known.hands]
    assert all(len(cards) == 1 and cards[0] not in ("Gorillion", "Turbo Bug") for cards in held)
    assert len(set(held)) > 1


@pytest.mark.parametrize(("game", "options"), [("mindbug", {}), ("moogle", {"seats": 3}), ("millebugs", {"seats": 4})])
def test_in_a_world_that_was_dealt_everybody_knows_the_own_hand(game: str, options: dict[str, Any]) -> None:
    state = ludobug.load(game, **options).new_state(seed=4)
    world = peopled(state.game.resample(state.information(state.actor), 1))
    for seat, letter in enumerate(state.game.letters):
        assert None not in world.view(seat)[letter]["hand"]
    assert set(held_by_others(world, state.actor)) == set(state.game.letters) - {state.game.letters[state.actor]}
    assert world.information(state.actor) == state.information(state.actor)


# ---------------------------------------------------------------- what is told


def test_shares_and_chances_add_up() -> None:
    state = ludobug.load("moogle", seats=4).new_state(seed=2)
    found = judge(state.game, state.information(state.actor), iterations=300)
    assert sum(option.share for option in found.options) == pytest.approx(1)
    assert sum(option.visits for option in found.options) == found.iterations == 300
    assert sum(found.win_chances) == pytest.approx(1)
    assert {option.text for option in found.options} == set(state.action_texts())
    assert found.option(found.best.text) is found.best


def test_the_data_can_be_written_as_json() -> None:
    found = judged(hidden_hand("Killer Bee"))[0]
    data = json.loads(json.dumps(found.to_data()))
    assert (data["number"], data["seat"], data["played"], data["judgement"]) == (1, "A", "play Turbo Bug", None)
    assert {option["text"] for option in data["options"]} == {"attack Gorillion", "play Turbo Bug"}
    assert len(data["hands"]) == 5


def played_out(game: str, **options: Any) -> State:
    state = ludobug.load(game, **options).new_state(seed=6)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    return state


def test_every_decision_with_a_choice_is_judged_and_no_other() -> None:
    state = played_out("mindbug")
    taken = state.record()
    found = list(analyse(taken, iterations=20))
    states = list(ludobug.states_of(taken))
    choices = [n for n, each in enumerate(states, 1) if each.actor >= 0 and len(each.legal_actions()) > 1]
    assert [each.number for each in found] == choices
    assert [each.played for each in found] == [taken.actions[number - 1] for number in choices]
    only_b = list(analyse(taken, seat="B", iterations=20))
    assert only_b == [each for each in found if each.seat == "B"]


def test_the_decision_that_is_still_to_be_made_is_judged_too() -> None:
    state = FIRST_CONTACT.new_state(seed=1)
    last = list(analyse(state.record(), iterations=50))[-1]
    assert (last.number, last.played, last.loss, last.judgement) == (1, None, 0.0, "")


def test_a_record_may_be_text_or_data() -> None:
    taken = hidden_hand("Killer Bee")
    assert (
        judged(taken)
        == list(analyse(taken.to_text(), iterations=2000))
        == list(analyse(taken.to_data(), iterations=2000))
    )


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"moves": [0]}, "move: the record has moves 1 to 4, not 0"),
        ({"moves": [5]}, "move: the record has moves 1 to 4, not 5"),
        ({"moves": [2]}, "move 2: B has only one action there"),
        ({"moves": [1], "seat": "B"}, "move 1: A decides there, not B"),
        ({"seat": "C"}, "seat: there is no seat C; there are A, B"),
    ],
)
def test_a_move_without_a_choice_is_refused_with_the_reason(wanted: dict[str, Any], error: str) -> None:
    taken = record(
        {"board": ["Luchataur", "Gorillion"]},
        {"board": ["Killer Bee"]},
        "attack Luchataur",
        "no block",
        "attack again",
    )
    lone = record(
        {"board": ["Luchataur", "Gorillion"]},
        {"board": [], "hand": ["Bee Bear"]},
        "attack Gorillion",
        "play Bee Bear",
    )
    with pytest.raises(NothingToJudge) as refusal:
        list(analyse(lone if "2: B" in error else taken, iterations=20, **wanted))
    assert str(refusal.value) == error


def test_a_move_of_chance_is_refused() -> None:
    state = played_out("mindbug")
    while True:
        taken = state.record()
        states = list(ludobug.states_of(taken))
        chance = [number for number, each in enumerate(states, 1) if each.actor == ludobug.CHANCE]
        if chance:
            break
        game = FIRST_CONTACT.from_position(
            {
                "active": "A",
                "A": {"board": ["Strange Barrel"], "mindbugs": 0},
                "B": {"board": ["Gorillion"], "hand": ["Bee Bear", "Turbo Bug", "Killer Bee"], "mindbugs": 0},
            }
        )
        game.apply("attack Strange Barrel")
        game.apply("block Gorillion")
        state = game
    with pytest.raises(NothingToJudge, match="chance decides there"):
        list(analyse(taken, moves=chance[:1], iterations=20))
