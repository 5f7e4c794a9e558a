"""What is told of Mille Bugs, to whom, and in which words."""

from __future__ import annotations

from typing import Any

import pytest

import ludobug
from ludobug.cli.messages import Messages
from ludobug.cli.millebugs.guide import GUIDE
from ludobug.cli.millebugs.reader import Reader
from ludobug.cli.play.session import Session
from ludobug.games.millebugs.cards import CARDS, Family
from ludobug.rulebook.proof import rule
from tests.millebugs.scenes import JUNK, at, blocked, scene

HOUSE = ["out-of-turn-immunity", "two-200s"]


def session_of(*actions: str, **fields: Any) -> Session:
    """A session that begins with a scene and goes on with some actions."""
    session = Session(scene(**fields), "A", "random", seed=1)
    for action in actions:
        session.decide(action)
    return session


def reader_of(session: Session, seat: str | None = "A", lang: str = "en", all_cards: bool = False) -> Reader:
    """Somebody who reads along."""
    return GUIDE.reader(session.game, Messages(lang), seat, all_cards)


def told(session: Session, seat: str | None = "A", lang: str = "en", all_cards: bool = False) -> list[str]:
    """The story so far, as somebody reads it, with plain blanks."""
    reader = reader_of(session, seat, lang, all_cards)
    lines = [line.text for step in session.steps for line in reader.tell(step)]
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in lines]


def test_an_advance_card_is_told_with_the_total_it_leads_to() -> None:
    session = session_of("advance 75", A=["75", *JUNK], B=JUNK, areas={"A": at(300)}, draw=["50"])
    assert told(session) == ["You advance 75: 375."]
    assert told(session, None) == ["Player A advances 75: 375.", "Turn 2: player B's turn"]
    assert told(session, "B") == ["The opponent advances 75: 375.", "You draw 50."]
    assert told(session, None, "fr")[0] == "Le joueur A avance de 75 : 375."


def test_a_drawn_card_is_named_to_whoever_draws_it() -> None:
    session = session_of("advance 75", A=["75", *JUNK], B=JUNK, draw=["VPN ON"])
    assert not any("draw" in line for line in told(session) + told(session, None))
    assert "You draw VPN ON." in told(session, "B")
    assert "Vous piochez VPN ACTIVÉ." in told(session, "B", "fr")
    assert "Player B draws VPN ON." in told(session, None, all_cards=True)


def test_chance_tells_only_the_seat_that_draws_what_it_draws() -> None:
    session = session_of("advance 75", "random VPN ON", A=["75", *JUNK], B=JUNK, draw=[], discard=["50", "VPN ON"])
    reshuffled = "The draw pile is empty: the 2 discards are shuffled and become the new one."
    assert told(session) == ["You advance 75: 75.", reshuffled]
    assert told(session, "B")[-1] == "You draw VPN ON."


@pytest.mark.parametrize("card", [card for card in CARDS if card.family is Family.MALUS], ids=lambda card: card.name)
def test_the_first_attack_of_a_kind_teaches_something(card: Any) -> None:
    for lang in ("en", "fr"):
        session = session_of(f"attack B with {card.name}", A=[card.name, *JUNK], B=JUNK)
        assert any(line.endswith(card.lesson[lang].replace("\u00a0", " ")) for line in told(session, lang=lang))
        again = session_of(f"attack B with {card.name}", A=[card.name, *JUNK], B=JUNK, discard=[card.name])
        assert not any("Good to know" in line or "Bon à savoir" in line for line in told(again, lang=lang))


def test_an_attack_and_its_remedy() -> None:
    session = session_of(
        *("attack B with PASSWORD", "repair with STRONG PASSWORD"),
        A=["PASSWORD", *JUNK],
        B=["STRONG PASSWORD", *JUNK[1:]],
    )
    assert told(session)[0] == "You attack the opponent's area with PASSWORD."
    assert "The opponent covers PASSWORD with STRONG PASSWORD: the opponent's area is free." in told(session)
    assert told(session, "B")[0] == "The opponent attacks your area with PASSWORD."
    assert told(session, "B", "fr")[0] == "L'adversaire attaque votre zone avec MOT DE PASSE."
    assert any("few words" in line for line in told(session, "B"))


def test_an_immunity_that_cancels_an_attack_and_lets_the_player_go_on() -> None:
    session = session_of("immunity ANTIVIRUS", A=["ANTIVIRUS", *JUNK], areas={"A": blocked("SPYWARE")})
    lines = [line for line in told(session) if "Good to know" not in line]
    assert lines == [
        "You lay ANTIVIRUS: your area is immune to SPYWARE from now on.",
        "SPYWARE is cancelled and goes to the discard pile: your area is free.",
        "You play once more.",
        "You draw 50.",
    ]


def test_players_are_taught_by_what_concerns_them_and_spectators_by_all() -> None:
    session = session_of("attack C with SPYWARE", seats=3, A=["SPYWARE", *JUNK], B=JUNK, C=JUNK)
    taught = {seat: any("Good to know" in line for line in told(session, seat)) for seat in ("A", "B", "C", None)}
    assert taught == {"A": True, "B": False, "C": True, None: True}


def test_a_discard() -> None:
    session = session_of("discard VPN ON", A=JUNK, B=JUNK)
    assert told(session)[0] == "You discard VPN ON."
    assert told(session, None, "fr")[0] == "Le joueur A défausse VPN ACTIVÉ."


def test_an_answer_out_of_turn_and_none() -> None:
    cards: dict[str, Any] = {"A": ["SPYWARE", *JUNK], "B": ["ANTIVIRUS", *JUNK[:5]]}
    answered = session_of("attack B with SPYWARE", "immunity ANTIVIRUS", house=HOUSE, **cards)
    assert "The opponent answers the attack at once!" in told(answered)
    assert not any("once more" in line for line in told(answered))
    declined = session_of("attack B with SPYWARE", "decline", house=HOUSE, **cards)
    assert "You do not answer." in told(declined, "B")


def test_partners_are_told_of_their_team() -> None:
    session = session_of("attack BD with SPYWARE", seats=4, teams=True, A=["SPYWARE", *JUNK], B=JUNK)
    assert told(session)[0] == "You attack the area of B and D with SPYWARE."
    assert told(session, "D")[0] == "Player A attacks your team's area with SPYWARE."
    assert told(session, "C")[0] == "Your team mate attacks the area of B and D with SPYWARE."
    assert told(session, "D", "fr")[0] == "Le joueur A attaque la zone de votre équipe avec LOGICIEL ESPION."


@rule("MM-SET-06")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seat", ["A", "B", "C", "D"])
def test_every_player_has_a_memo_of_all_attacks_with_remedy_and_protection(seat: str, lang: str) -> None:
    session = session_of(seats=4, A=["25"], B=["50"], C=["75"], D=["100"])
    memo = reader_of(session, seat, lang).messages("help")
    titles = [card.titles[lang] for card in CARDS if card.icon]
    assert [title for title in titles if title not in memo] == []
    assert not any("Memo" in card for card in session.state.view("ABCD".index(seat))[seat]["hand"])


def test_the_beginning_tells_who_plays_with_whom_and_the_house_rules() -> None:
    game = ludobug.load("millebugs", seats=4, teams=True, house_rules=HOUSE, starter="random")
    session = Session(game.new_state(seed=1), "A", "random", seed=1)
    opening = [line.text for line in reader_of(session).opening(session.state)]
    assert opening == [
        "Mille Bugs: 2 teams of two (A and C, B and D). Exactly 1000 Debugs win.",
        "House rules: an attack may be answered with the Immunity at once, at most two 200 in an area.",
    ]
    session.decide("random C")
    assert told(session)[0] == "Your team mate starts."


@pytest.mark.parametrize(
    ("lang", "ending"),
    [("en", "You win! Your area has exactly 1000."), ("fr", "Vous gagnez ! Votre zone a exactement 1000.")],
)
def test_the_end_by_exactly_1000(lang: str, ending: str) -> None:
    session = session_of("advance 100", A=["100", *JUNK], areas={"A": at(900)})
    assert reader_of(session, lang=lang).ending(session.state).replace("\u202f", " ") == ending


def test_the_end_by_who_is_closest_alone_shared_and_in_teams() -> None:
    alone = session_of("discard VPN ON", A=["VPN ON"], B=["25"], draw=[], areas={"A": at(850), "B": at(900)})
    assert reader_of(alone).ending(alone.state) == (
        "The opponent wins. The draw pile would bring nobody on any more. "
        "Nobody has 1000: the opponent's area is closest, with 900."
    )
    shared = session_of("discard VPN ON", A=["VPN ON"], draw=[], areas={"A": at(900), "B": at(900)})
    assert reader_of(shared, None).ending(shared.state).startswith("Player A and player B win.")
    team = session_of("discard VPN ON", seats=4, teams=True, A=["VPN ON"], draw=[], areas={"AC": at(75)})
    assert reader_of(team, "C").ending(team.state).startswith("You win!")
    assert reader_of(team, "B").ending(team.state).startswith("Player A and player C win.")


def test_whole_games_end_by_1000_or_by_who_is_closest() -> None:
    ends = set()
    for seed in range(30):
        session = Session(ludobug.load("millebugs", seats=4).new_state(seed=seed), "", "random", seed)
        while session.to_decide is not None:
            session.advance()
        reached = any(area["total"] == 1000 for area in session.state.view(None)["areas"].values())
        assert ("exactly 1000" in reader_of(session, None).ending(session.state)) == reached
        ends.add(reached)
    assert ends == {True, False}
