"""A decision is taken back only if it told nothing."""

from __future__ import annotations

import pytest

from ludobug.cli.play.session import UndoRefused
from tests.cli.tables import BOTH_SETS, Run, session_of

THEIRS = {"board": ["Brain Fly", "Killer Bee"], "hand": ["Turbo Bug"], "mindbugs": 0}


def test_an_attack_can_be_taken_back_while_the_hunt_is_asked() -> None:
    session = session_of(A={"board": ["Goblin Werewolf"], "hand": ["Bee Bear"]}, B=THEIRS)
    before = session.state.clone()
    session.decide("attack Goblin Werewolf")
    assert session.undo().action == "attack Goblin Werewolf"
    assert session.state == before
    assert session.steps == []


def test_one_choice_of_several_can_be_taken_back_alone() -> None:
    session = session_of(
        A={"board": ["Harpy Mother"], "hand": ["Bee Bear"]},
        B={**THEIRS, "board": ["Brain Fly", "Gorillion", "Killer Bee"]},
    )
    session.decide("attack Harpy Mother")
    session.decide("block Gorillion")
    first = session.state.clone()
    session.decide("choose Brain Fly")
    session.undo()
    assert session.state == first
    with pytest.raises(UndoRefused) as refused:
        session.undo()
    assert refused.value.reason == "undo.answered"


def test_not_after_a_card_was_drawn() -> None:
    session = session_of(
        A={"board": ["Lone Yeti"], "hand": ["Bee Bear"], "draw": ["Gorillion"]}, B={**THEIRS, "board": []}
    )
    session.decide("play Bee Bear")
    with pytest.raises(UndoRefused) as refused:
        session.undo()
    assert (refused.value.reason, refused.value.card) == ("undo.revealed", "Gorillion")


def test_not_after_the_opponent_drew_and_the_card_is_not_named() -> None:
    session = session_of(
        A={"board": ["Tusked Extorter"], "hand": ["Bee Bear"]},
        B={"board": [], "hand": ["Turbo Bug"], "draw": ["Gorillion"], "mindbugs": 0},
    )
    session.decide("attack Tusked Extorter")
    with pytest.raises(UndoRefused) as refused:
        session.undo()
    assert refused.value.reason in ("undo.revealed", "undo.drawn")
    assert refused.value.card != "Gorillion"


def test_not_after_the_opponent_has_decided() -> None:
    session = session_of(A={"board": ["Lone Yeti"], "hand": ["Bee Bear"]}, B=THEIRS)
    session.decide("attack Lone Yeti")
    session.decide("no block")
    with pytest.raises(UndoRefused) as refused:
        session.undo()
    assert refused.value.reason == "undo.answered"


def test_not_after_chance_has_decided() -> None:
    session = session_of(
        A={"board": ["Gorillion"], "hand": ["Bee Bear", "Lone Yeti", "Killer Bee"]},
        B={"board": ["Strange Barrel"], "hand": ["Turbo Bug"]},
        active="B",
    )
    session.decide("attack Strange Barrel")
    session.decide("block Gorillion")
    assert session.to_decide == "chance"
    session.advance()
    with pytest.raises(UndoRefused) as refused:
        session.undo()
    assert refused.value.reason == "undo.chance"


def test_not_before_the_first_decision() -> None:
    with pytest.raises(UndoRefused) as refused:
        session_of(A={"hand": ["Bee Bear"]}, B=THEIRS).undo()
    assert refused.value.reason == "undo.nothing"


@pytest.mark.parametrize(
    ("lang", "word", "why"), [("en", "undo", "can't be taken back"), ("fr", "annuler", "Impossible à reprendre")]
)
def test_the_table_says_why_not(run: Run, lang: str, word: str, why: str) -> None:
    said = run("play", "mindbug", "--sets", BOTH_SETS, "--seed", "7", "--lang", lang, lines=["1", word, "1", word])
    assert why in said.out
