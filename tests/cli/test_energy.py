"""King of Tokyo at the terminal: the market, purchases, what they do, in English and French."""

from __future__ import annotations

from typing import Any

import pytest

import ludobug
from ludobug.cli.play.session import Session, UndoRefused
from ludobug.rulebook.proof import rule
from tests.cli.tables import Run, one_line, reader_of, told

MARKET = {"start": True, "market": ["Railgun", "Rage", "Random Mutation"], "energy_deck": ["Ambush", "Healing Bots"]}
MINE = {"hand": ["Kong"], "board": ["Gigazaur"], "energy": 3}
THEIRS = {"hand": ["Rob"], "board": ["Meka Dragon"], "energy": 1}


def session_of(*actions: str, **position: Any) -> Session:
    """A session of King of Tokyo in which A may buy, after some actions."""
    laid = {"active": "A", "A": MINE, "B": THEIRS, **MARKET, **position}
    session = Session(ludobug.load("mindbug", sets=["king-of-tokyo"]).from_position(laid), "A", "random", seed=1)
    for action in actions:
        session.decide(action)
    return session


def screen(session: Session, lang: str = "en", whole: bool = False) -> str:
    """The table as seat A sees it."""
    reader, view = reader_of(session, lang=lang), session.state.view(0)
    return "\n".join(line.plain for line in (reader.whole_table(view, 100) if whole else reader.table(view, 100, None)))


def question(session: Session, lang: str = "en") -> list[str]:
    """What seat A is asked, and what it may answer."""
    reader, view = reader_of(session, lang=lang), session.state.view(0)
    asked = [line.plain for line in reader.question(view, 100)]
    return [*asked, *(choice.label for choice in reader.choices(session.state, view))]


def test_the_market_and_everybodys_energy_stand_at_the_table() -> None:
    assert "For Energy: Railgun (2), Rage (1), Random Mutation (1); 2 in the deck" in screen(session_of())
    assert "Energy 3" in screen(session_of())
    assert "Contre énergie" in screen(session_of(), "fr")
    assert "Discard pile: Railgun" in screen(session_of("buy Railgun"), whole=True)


def test_without_energy_in_the_pool_nothing_is_said_of_it() -> None:
    state = ludobug.load("mindbug").from_position({"active": "A", "A": {"hand": ["Bee Bear"]}})
    assert "Energy" not in screen(Session(state, "A", "random", seed=1), whole=True)


def test_whoever_may_buy_reads_what_the_cards_cost_and_do() -> None:
    assert question(session_of()) == [
        "Railgun (2)  The opponent loses 1 life.",
        "Rage (1)  Allied creatures, later ones included, get FRENZY this turn.",
        "Random Mutation (1)  Reveal the top card of the Energy deck and buy it for free.",
        "You have 3 Energy. What do you buy before your turn goes on?",
        "buy nothing",
        "buy Rage for 1 Energy",
        "buy Railgun for 2 Energy",
        "buy Random Mutation for 1 Energy",
    ]
    assert question(session_of(), "fr")[-5:] == [
        "Vous avez 3 énergie. Qu'achetez-vous avant la suite de votre tour\u202f?",
        "ne rien acheter",
        "acheter Rage pour 1 énergie",
        "acheter Railgun pour 2 énergie",
        "acheter Random Mutation pour 1 énergie",
    ]


@rule("MB-ENERGY-03")
def test_a_purchase_is_told_with_its_price_its_effect_and_what_is_for_sale_now() -> None:
    session = session_of("buy Railgun", "buy Rage")
    assert told(session) == [
        "You buy Railgun for 2 Energy, which leaves 1.",
        "  Railgun — The opponent loses 1 life.",
        "Now for sale: Ambush.",
        "The opponent loses 1 life: 2 left.",
        "You buy Rage for 1 Energy, which leaves 0.",
        "  Rage — Allied creatures, later ones included, get FRENZY this turn.",
        "Now for sale: Healing Bots.",
        "This turn your creatures get FRENZY.",
    ]
    assert told(session, "B")[-1] == "This turn the creatures of the opponent get FRENZY."
    assert told(session, "B")[0] == "The opponent buys Railgun for 2 Energy, which leaves 1."
    french = told(session, lang="fr")
    assert french[0] == "Vous achetez Railgun pour 2 énergie, il vous en reste 1."
    assert french[2] == "Désormais à vendre\u00a0: Ambush."
    assert french[-1] == "Ce tour-ci, vous donnez FURIE à vos créatures."


@rule("MB-ENERGY-13")
def test_a_card_for_free_is_chosen_and_told_as_such() -> None:
    session = session_of("done", "play Alienoid", A={"hand": ["Alienoid"], "energy": 1}, B={**THEIRS, "mindbugs": 0})
    assert question(session) == [
        "Alienoid (yours)  Play: Buy a face-up Energy card for free.",
        "Which Energy card do you take?",
        "take Rage for free",
        "take Railgun for free",
        "take Random Mutation for free",
    ]
    assert "Quelle carte Énergie prenez-vous\u202f?" in question(session, "fr")
    assert "prendre Rage gratuitement" in question(session, "fr")
    session.decide("buy Railgun")
    assert "You get Railgun for free." in told(session)
    assert "Vous prenez Railgun gratuitement." in told(session, lang="fr")


def test_the_choice_of_an_energy_card_shows_its_text() -> None:
    session = session_of("buy Ambush", market=["Ambush"], energy_deck=[], B={"board": ["Kraken", "Mantis"]})
    assert question(session)[:2] == [
        "Ambush (yours)  Defeat an enemy creature.",
        "Which creature is defeated?",
    ]


def test_a_purchase_that_turned_up_a_card_cannot_be_taken_back_and_another_can() -> None:
    with pytest.raises(UndoRefused):
        session_of("buy Rage").undo()
    quiet = session_of("buy Rage", energy_deck=[])
    assert quiet.undo().action == "buy Rage"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Energy cards are bought at the start of the turn only"), ("fr", "qu'au début du tour")],
)
def test_a_purchase_at_the_wrong_time_is_refused_in_the_readers_language(run: Run, lang: str, said: str) -> None:
    shown = run(
        "play", "mindbug", "--sets", "king-of-tokyo", "--seed", "11", "--lang", lang, lines=["buy Rage", "quit"]
    )
    assert said in one_line(shown.out)


def test_the_beginning_says_what_is_for_sale(run: Run) -> None:
    assert "For sale: " in run("play", "mindbug", "--sets", "king-of-tokyo", "--seed", "11", lines=["quit"]).out
