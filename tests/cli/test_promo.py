"""The promotional cards at the terminal: what is set aside, turned, rolled and exchanged is told, asked and shown."""

from __future__ import annotations

from typing import Any

import pytest

import ludobug
from ludobug.cli.mindbug.table import DETAILS
from ludobug.cli.play.session import Session
from tests.cli.tables import reader_of, told


def session(*actions: str, **position: Any) -> Session:
    """A session with the promotional cards, after some actions."""
    game = ludobug.load("mindbug", sets=["first-contact", "new-servants", "promo"])
    made = Session(game.from_position({"active": "A", **position}), "A", "random", seed=1)
    for action in actions:
        made.decide(action)
    return made


def question(made: Session, seat: str, lang: str) -> str:
    """What is asked, in one line."""
    reader = reader_of(made, seat, lang)
    return " ".join(line.plain.strip() for line in reader.question(reader.view(made.state), 200))


SLUG = {"A": {"board": ["Sluggernaut"], "hand": ["Bee Bear"]}, "B": {"board": ["Luchataur"]}, "active": "B"}


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Your Bee Bear is set aside.", "The opponent's Brain Fly is set aside."]),
        ("fr", ["Votre créature Bee Bear est mise de côté.", "La créature adverse Brain Fly est mise de côté."]),
    ],
)
def test_creatures_that_are_set_aside_are_told(lang: str, sentences: list[str]) -> None:
    mine = {"hand": ["Alpacoodle"], "board": ["Bee Bear"]}
    theirs = {"hand": ["Turbo Bug"], "board": ["Brain Fly"], "mindbugs": 0}
    assert told(session("play Alpacoodle", A=mine, B=theirs), lang=lang)[2:4] == sentences


def test_cards_that_lie_aside_are_on_the_table_with_whose_they_were() -> None:
    aside = [{"card": "Bee Bear", "owner": "B", "by": "Alpacoodle"}]
    made = session(A={"board": ["Alpacoodle"]}, B={"hand": ["Turbo Bug"]}, aside=aside)
    reader = reader_of(made)
    lines = [line.plain.strip() for line in reader.drawing.lines(reader.view(made.state), 100, DETAILS[0])]
    assert "Set aside by Alpacoodle: Bee Bear (the opponent's)" in lines


@pytest.mark.parametrize(
    ("lang", "asked", "answers", "sentence"),
    [
        (
            "en",
            "Sluggernaut is saved and turned. What is it from now on?",
            ["power 5, HUNTER", "power 8, FRENZY"],
            "Sluggernaut is turned: power 8, FRENZY.",
        ),
        (
            "fr",
            "Sluggernaut est sauvée et tournée. Qu'est-elle désormais\u202f?",
            ["puissance 5, CHASSEUR", "puissance 8, FURIE"],
            "Sluggernaut est tournée\u00a0: puissance 8, FURIE.",
        ),
    ],
)
def test_a_creature_that_is_turned_is_asked_about_and_told(
    lang: str, asked: str, answers: list[str], sentence: str
) -> None:
    made = session("attack Luchataur", "block Sluggernaut", **SLUG)
    assert question(made, "A", lang) == asked
    reader = reader_of(made, "A", lang)
    assert [choice.label for choice in reader.choices(made.state, reader.view(made.state))] == answers
    made.decide("turn to 8 FRENZY")
    assert sentence in told(made, lang=lang)


def test_a_die_and_unseen_cards_are_told() -> None:
    mine, theirs = {"hand": ["Chuck"]}, {"board": ["Brain Fly", "Luchataur"], "mindbugs": 0}
    rolled = session("play Chuck", "roll 2", A=mine, B=theirs)
    assert told(rolled)[2] == "Chuck rolls 2."
    assert told(rolled, lang="fr")[2] == "Chuck lance le dé\u00a0: 2."
    deal: dict[str, Any] = {"A": {"hand": ["Future Eric"], "mindbugs": 0}, "unused": ["Bee Bear", "Luchataur"]}
    moved = session("play Future Eric", **deal, B={"hand": ["Turbo Bug"], "mindbugs": 0})
    assert "You put 2 cards from the unused pile, unseen, under your draw pile." in told(moved)
