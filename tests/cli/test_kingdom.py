"""Battlefruit Kingdom and the extra cards at the terminal: Harvest, Actions, evolution, what others may do, wins."""

from __future__ import annotations

from typing import Any

import ludobug
from ludobug.cli.play.session import Session
from ludobug.rulebook.proof import rule
from tests.cards.battlefruit_scenes import ripe
from tests.cli.tables import reader_of, told

SETS = ["first-contact", "battlefruit-kingdom", "battlefruit-extra"]


def session_of(*actions: str, **position: Any) -> Session:
    """A session of a game with the sets, after some actions."""
    state = ludobug.load("mindbug", sets=SETS).from_position({"active": "A", **position})
    session = Session(state, "AB", "random", seed=1)
    for action in actions:
        session.decide(action)
    return session


def screen(session: Session, seat: str = "A", lang: str = "en") -> str:
    """What a seat has before it."""
    reader = reader_of(session, seat, lang=lang)
    view = session.state.view("AB".index(seat))
    return "\n".join(line.plain for line in reader.table(view, 100, None))


def question(session: Session, seat: str, lang: str = "en") -> str:
    """What a seat is asked, and its choices."""
    reader = reader_of(session, seat, lang=lang)
    view = session.state.view("AB".index(seat))
    asked = [line.plain for line in reader.question(view, 200)]
    return "\n".join([*asked, *(choice.label for choice in reader.choices(session.state, view))])


@rule("MB-HARVEST-02")
def test_octonite_is_shown_and_its_harvest_is_told():
    position = {"A": {"hand": ["Bee Bear", "Lone Yeti"], "mindbugs": 0}, "B": {"mindbugs": 0, "hand": ["Turbo Bug"]}}
    position["B"]["board"] = [ripe("Lychee King")]
    assert "octonite 1" in screen(session_of(**position))
    session = session_of("play Bee Bear", **position)
    assert told(session)[-4:] == [
        "Turn 2: the opponent's turn",
        "1 octonite leaves Lychee King.",
        "  Lychee King — Harvest: The opponent loses 1 life.",
        "You lose 1 life: 2 left.",
    ]
    assert told(session, lang="fr")[-3:-1] == [
        "Lychee King perd 1 jeton octonite.",
        "  Lychee King — Récolte\u00a0: L'adversaire perd 1 point de vie.",
    ]
    assert "octonite" not in screen(session).split("Lychee King")[1].split("Harvest")[0]


@rule("MB-CHOICE-09")
def test_who_may_do_something_instead_is_told_whose_effect_it_is():
    session = session_of(
        "attack Pepperwing",
        A={"board": ["Pepperwing"]},
        B={"board": ["Bee Bear"], "hand": ["Turbo Bug"]},
    )
    asked = question(session, "B")
    assert asked.startswith("Pepperwing (the opponent's)  Attack: An opponent may discard a card.")
    assert asked.endswith("Do you do it?\nno\nyes")
    assert question(session, "B", "fr").startswith("Pepperwing (à l'adversaire)")


@rule("MB-MINDBUG-21")
def test_an_action_is_among_the_choices_and_a_mindbug_used_for_it_is_told():
    position = {"A": {"board": ["Mangolorean"], "mindbugs": 1}, "B": {"board": ["Bee Bear"], "mindbugs": 0}}
    session = session_of(**position)
    asked = question(session, "A")
    assert asked.startswith("Your turn. Play a card, attack with a creature, or use an Action.")
    assert "use the Action of Mangolorean" in asked
    assert "utiliser l'Action de Mangolorean" in question(session, "A", "fr")
    session.decide("action Mangolorean")
    assert "You use a Mindbug for it." in told(session)
    assert "The opponent uses a Mindbug for it." in told(session, "B")
    assert "Vous utilisez un Mindbug pour cela." in told(session, lang="fr")


def test_evolution_is_told_there_and_back():
    session = session_of(
        "action Cutecat",
        "attack Lone Yeti",
        "block Zencats",
        A={"board": ["Cutecat"], "hand": ["Bee Bear"]},
        B={"board": ["Lone Yeti"], "hand": ["Turbo Bug"]},
    )
    lines = told(session)
    assert "Cutecat evolves into Zencats." in lines
    assert "Zencats is Cutecat again." in lines
    assert {"Cutecat évolue en Zencats.", "Zencats redevient Cutecat."} <= set(told(session, lang="fr"))


@rule("MB-LIFE-09")
def test_a_game_that_a_text_decides_ends_with_the_name_of_its_card():
    session = session_of("attack Evilcat", A={"board": ["Evilcat"]}, B={"board": ["Bee Bear"]})
    assert reader_of(session).ending(session.state) == "You win! A text on Evilcat has decided the game."
    assert (
        reader_of(session, "B", "fr")
        .ending(session.state)
        .endswith("Le texte de la carte Evilcat a décidé de la partie.")
    )
    laid = session.state.game.from_position(session.state.position())
    assert reader_of(session).ending(laid) == "You win! A card's text has decided the game."


def test_the_question_about_a_mindbug_tells_the_octonite_that_the_card_comes_with():
    session = session_of("play Bananapus", A={"hand": ["Bananapus"]}, B={"hand": ["Turbo Bug"]})
    assert "power 5, HUNTER, octonite 2" in question(session, "B")
    assert "puissance 5, CHASSEUR, octonite 2" in question(session, "B", "fr")


def test_cards_taken_from_the_other_discard_pile_are_told_as_such():
    position = {"A": {"hand": ["Bee Bear", "Lone Yeti"], "mindbugs": 0, "discard": ["Brain Fly"]}, "B": {"mindbugs": 0}}
    position["B"] |= {"board": [ripe("Sporeweaver")], "discard": ["Goblin Werewolf"], "hand": ["Turbo Bug"]}
    lines = told(session_of("play Bee Bear", **position), "B")
    assert "You get Brain Fly from the opponent's discard pile." in lines
    assert "You take Goblin Werewolf back from your discard pile into your hand." in lines
