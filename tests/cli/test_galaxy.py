"""Battlefruit Galaxy at the terminal: costs, extra turns, Mindbugs that come back, keywords without effect."""

from __future__ import annotations

from typing import Any

import pytest

import ludobug
from ludobug.cli.play.session import Session
from ludobug.rulebook.proof import rule
from tests.cli.tables import reader_of, told

SETS = ["first-contact", "battlefruit-galaxy"]
TURN_OF_MINE = {"A": {"hand": ["Bee Bear"]}, "B": {"hand": ["Turbo Bug"], "board": ["Lone Yeti"]}}


def session_of(*actions: str, **position: Any) -> Session:
    """A session of a game with the set, after some actions."""
    state = ludobug.load("mindbug", sets=SETS).from_position({"active": "A", **position})
    session = Session(state, "A", "random", seed=1)
    for action in actions:
        session.decide(action)
    return session


def charged(name: str, counters: int = 1) -> dict[str, object]:
    return {"card": name, "octonite": counters}


def screen(session: Session, lang: str = "en") -> str:
    """What seat A has before it."""
    reader = reader_of(session, lang=lang)
    return "\n".join(line.plain for line in reader.table(session.state.view(0), 100, None))


@rule("MB-TURN-11", "MB-OCTCOST-01")
def test_an_action_that_grants_a_turn_is_told_with_its_cost_and_with_the_turn_that_follows():
    position = {"A": {"board": [charged("Borgions", 2)], "hand": ["Bee Bear"]}, "B": TURN_OF_MINE["B"]}
    session = session_of("action Borgions", **position)
    assert told(session) == [
        "  Borgions — Action (costs 1 octonite): Defeat an enemy creature. Then take another turn after this one.",
        "1 octonite leaves Borgions.",
        "The opponent's Lone Yeti is TOUGH: exhausted, not defeated.",
        "You will take another turn after this one.",
        "Turn 2: your turn",
    ]
    assert told(session, "B")[-2:] == [
        "The opponent will take another turn after this one.",
        "Turn 2: the opponent's turn",
    ]
    french = told(session, lang="fr")
    assert "Vous jouerez un tour supplémentaire juste après celui-ci." in french
    assert told(session, "B", lang="fr")[-2] == "L'adversaire jouera un tour supplémentaire juste après celui-ci."


@rule("MB-TURN-12")
def test_the_turns_to_come_stand_at_the_table_while_an_extra_one_is_due():
    fast = {"A": {"board": [charged("Borgions")], "hand": ["Bee Bear"]}, "B": {"board": [], "hand": ["Turbo Bug"]}}
    session = session_of(**fast, next=["A", "B"])
    assert "Turns to come: you, the opponent" in screen(session)
    assert "Prochains tours\u00a0: vous, l'adversaire" in screen(session, "fr")
    assert "Turns to come" not in screen(session_of(**fast))


@rule("MB-REFRESH-01")
def test_a_refreshed_mindbug_is_told_and_shown():
    position = {
        "A": {"board": ["Astronuts"], "hand": ["Bee Bear"], "mindbugs": 0},
        "B": {"board": ["Lone Yeti"], "hand": ["Turbo Bug"]},
    }
    session = session_of("attack Astronuts", "block Lone Yeti", **position)
    assert "One of your Mindbugs is unused again." in told(session)
    assert "The opponent has one Mindbug back, unused." in told(session, "B")
    assert "Un de vos Mindbugs est de nouveau inutilisé." in told(session, lang="fr")
    assert "●○" in screen(session)


@rule("MB-STEAL-02")
def test_stolen_life_is_told_as_a_loss_and_a_gain():
    position = {"A": {"life": 1, "hand": ["Bean Bot"]}, "B": {"life": 2, "hand": ["Turbo Bug"], "mindbugs": 0}}
    lines = told(session_of("play Bean Bot", **position))
    assert lines[-3:-1] == ["The opponent loses 1 life: 1 left.", "You gain 1 life: 2."]


@rule("MB-CONST-14")
@pytest.mark.parametrize(("lang", "note"), [("en", "SNEAKY without effect"), ("fr", "FURTIF sans effet")])
def test_keywords_without_effect_are_shown_as_such(lang: str, note: str):
    position = {"A": {"board": [charged("Applebot")], "hand": ["Bee Bear"]}, "B": {"board": ["Shoctopus"]}}
    assert note in screen(session_of(**position), lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_in_hand_shows_the_octonite_that_it_comes_with(lang: str):
    assert "octonite 2" in screen(session_of(A={"hand": ["Kiwanoid"]}, B={"hand": ["Turbo Bug"]}), lang)
