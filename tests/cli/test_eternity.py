"""Beyond Eternity at the terminal: boosts, what works from discard piles, and what effects ask."""

from __future__ import annotations

from typing import Any

import ludobug
from ludobug.cli.play.session import Session
from ludobug.rulebook.proof import rule
from tests.cli.tables import reader_of, told

SETS = ["first-contact", "beyond-eternity"]
BOOSTED = {"card": "Gorillion", "boosts": ["Bee Bear", "Luchataur"]}


def session_of(*actions: str, **position: Any) -> Session:
    """A session of a game with the set, after some actions."""
    state = ludobug.load("mindbug", sets=SETS).from_position({"active": "A", **position})
    session = Session(state, "A", "random", seed=1)
    for action in actions:
        session.decide(action)
    return session


def screen(session: Session, lang: str = "en", seat: str = "A") -> str:
    """What a seat has before it, in whole lines."""
    reader = reader_of(session, seat, lang=lang)
    lines = [line.plain.strip() for line in reader.table(session.state.view("AB".index(seat)), 200, 60)]
    return "\n".join(lines)


def question(session: Session, lang: str = "en") -> str:
    """What seat A is asked."""
    reader = reader_of(session, lang=lang)
    return "\n".join(line.plain.strip() for line in reader.question(session.state.view(0), 200))


def labels(session: Session, lang: str = "en") -> list[str]:
    """What seat A may choose."""
    reader = reader_of(session, lang=lang)
    return [choice.label for choice in reader.choices(session.state, session.state.view(0))]


@rule("MB-BOOST-05", "MB-INFO-06")
def test_both_players_see_what_lies_under_a_creature_and_what_that_adds():
    session = session_of(A={"board": ["Bee Bear"]}, B={"board": [{"card": "Gorillion", "boosts": ["Luchataur"]}]})
    for seat in "AB":
        assert "boosted by Luchataur" in screen(session, seat=seat)
        assert "11 = 10 +1 boost" in screen(session, seat=seat)
    assert "renforcée par Luchataur" in screen(session, "fr")


@rule("MB-INDISCARD-06")
def test_abilities_that_work_from_a_discard_pile_stand_at_both_players_tables_with_their_text():
    session = session_of(
        A={"board": ["Gorillion"], "discard": ["Blessed Shield Bugs", "Luchataur"]}, B={"board": ["Bee Bear"]}
    )
    for seat in "AB":
        assert "Blessed Shield Bugs — In discard pile: Allied creatures have +1 power." in screen(session, seat=seat)
        assert "11 = 10 +1 Blessed Shield Bugs (discard pile)" in screen(session, seat=seat)
        assert "Luchataur —" not in screen(session, seat=seat)
    assert "Blessed Shield Bugs — Dans la défausse\u00a0: Les créatures alliées ont +1 de puissance." in screen(
        session, "fr"
    )


def test_the_choice_of_an_effect_a_card_and_a_creature_is_asked_in_words_in_both_languages():
    session = session_of(
        "play Goat Dragon",
        A={"hand": ["Goat Dragon", "Bee Bear"], "discard": ["Luchataur"]},
        B={"board": [{"card": "Gorillion", "boosts": ["Shield Bugs"]}], "mindbugs": 0},
    )
    assert question(session).endswith("Which of the effects do you choose?")
    assert labels(session) == ["boost", "defeat"]
    assert labels(session, "fr") == ["renforcer", "détruire"]
    session.decide("choose boost")
    assert "Which card becomes a boost? You may stop here." in question(session)
    session.decide("choose Luchataur")
    assert question(session).endswith("Which creature is boosted with Luchataur?")
    assert labels(session) == ["Goat Dragon (yours)", "Gorillion (the opponent's)"]
    session.decide("choose Gorillion")
    assert "Luchataur is put under Gorillion as a boost." in told(session)
    assert "Luchataur est placée sous Gorillion comme carte de renfort." in told(session, lang="fr")


def test_a_boost_card_is_chosen_by_the_creature_that_it_lies_under():
    session = session_of(
        "attack Soul Manipulator", "choose to hand", A={"board": ["Soul Manipulator"]}, B={"board": [BOOSTED]}
    )
    assert labels(session) == ["Bee Bear, under Gorillion", "Luchataur, under Gorillion"]
    assert labels(session, "fr") == ["Bee Bear, sous Gorillion", "Luchataur, sous Gorillion"]
    session.decide("choose Bee Bear")
    assert "From under a creature to your hand: Bee Bear." in told(session)


def test_keywords_and_players_are_named_in_the_readers_language():
    named = session_of(
        "attack Madam Mystique",
        "block Gorillion",
        A={"board": ["Madam Mystique"], "hand": ["Bee Bear"]},
        B={"board": ["Gorillion", "Killer Bee"], "hand": ["Luchataur"]},
    )
    assert question(named).endswith("Which keyword do you name?")
    assert "CHASSEUR" in labels(named, "fr")
    named.decide("choose HUNTER")
    assert {"You name HUNTER.", "The opponent's Killer Bee is defeated."} <= set(told(named))
    assert "Vous nommez CHASSEUR." in told(named, lang="fr")
    shown = session_of("attack Koibra", A={"board": ["Koibra"]}, B={"hand": ["Luchataur"]})
    assert question(shown).endswith("Into whose discard pile goes Luchataur?")
    assert question(shown, "fr").endswith("Dans la défausse de qui va Luchataur\u202f?")
    assert len(labels(shown)) == 2


def test_texts_that_answer_from_the_discard_pile_are_told_with_their_words():
    session = session_of(
        "attack Gorillion",
        A={"board": ["Gorillion"], "discard": ["Blessed Killer Bee"]},
        B={"life": 5, "hand": ["Bee Bear"]},
    )
    assert any(
        line.strip().startswith("Blessed Killer Bee — In discard pile: Whenever an opponent") for line in told(session)
    )
    assert "The opponent loses 2 life: 2 left." in told(session)
