"""The table of Mille Bugs as it is drawn, the questions and the choices."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.tables import Run
from tests.cli.test_millebugs_story import reader_of, session_of
from tests.millebugs.scenes import JUNK, at, blocked

AREAS: dict[str, Any] = {
    "A": at(275, **blocked("SPYWARE"), immunities=["VPN FOR LIFE"]),
    "B": at(500, battle=["PASSWORD", "STRONG PASSWORD"]),
}
HAND = ["25", "25", "PASSWORD", "VERIFIED SOURCE", "KNOWN CONTACT", "VPN ON"]


def drawn(
    width: int = 80, room: int | None = None, seat: str | None = "A", lang: str = "en", **fields: Any
) -> list[str]:
    """The table of a scene."""
    session = session_of(**{"A": HAND, "B": JUNK, "areas": AREAS, "discard": ["100", "100"], **fields})
    reader = reader_of(session, seat, lang)
    return [line.plain.rstrip() for line in reader.table(reader.view(session.state), width, room)]


def test_every_area_shows_its_way_its_state_and_its_cards() -> None:
    assert drawn() == [
        "Turn 1: your turn",
        "── The opponent   500  ████████████████████····················",
        "   free · hand 6",
        "   Advance cards: 100, 200 ×2",
        "   Battle pile: PASSWORD, STRONG PASSWORD",
        "── You            275  ███████████·····························",
        "   BLOCKED by SPYWARE (VERIFIED SOURCE or ANTIVIRUS frees it) · immune to PUBLIC",
        "     SPACES · hand 6",
        "   Advance cards: 75, 200",
        "─" * 80,
        "Draw pile 6 · discard pile 2: 100 ×2",
        "  25 BUGS FIXED ×2      Advance   +25 Debugs, 1 space",
        "  PASSWORD              Malus     blocks another area until STRONG PASSWORD or …",
        "  KNOWN CONTACT         Bonus     frees your area from EMOTIONAL BLACKMAIL",
        "  VERIFIED SOURCE       Bonus     frees your area from SPYWARE",
        "  VPN ON                Bonus     frees your area from PUBLIC SPACES",
    ]


@pytest.mark.parametrize(("total", "spaces"), [(0, 0), (25, 1), (100, 4), (975, 39)])
def test_a_space_of_the_board_is_a_sign_of_the_way(total: int, spaces: int) -> None:
    way = next(line for line in drawn(areas={"A": at(total)}, discard=[]) if line.startswith("── You"))
    assert way.count("█") == spaces
    assert way.count("·") == 40 - spaces


def test_less_is_shown_where_there_is_less_room() -> None:
    sizes = [len(drawn(room=room)) for room in (40, 14, 10, 6)]
    assert sizes == sorted(sizes, reverse=True)
    least = drawn(room=1)
    assert least == [
        "Turn 1: your turn",
        "── The opponent   500  ██████████··········  free",
        "── You            275  █████···············  BLOCKED: SPYWARE · immune to PUBLI…",
        "",
        "Draw pile 6 · discard pile 2",
        "Hand: 25 ×2, PASSWORD, KNOWN CONTACT, VERIFIED SOURCE, VPN ON",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("room", [None, 24, 12, 5])
def test_no_line_is_wider_than_the_screen(width: int, room: int | None, lang: str) -> None:
    areas = {"AE": AREAS["A"], "BF": AREAS["B"], "CG": at(25), "DH": {}}
    for seat in ("A", None):
        lines = drawn(width, room, seat, lang, seats=8, teams=True, areas=areas)
        assert all(len(line) <= width for line in lines)


def test_a_spectator_sees_no_hand_and_whoever_goes_over_a_game_sees_all() -> None:
    assert not any("BUGS FIXED" in line or "Hand" in line for line in drawn(seat=None))
    session = session_of(A=HAND, B=JUNK)
    reader = reader_of(session, None, all_cards=True)
    lines = [line.plain for line in reader.table(reader.view(session.state), 80, None)]
    assert "Hand of player A: 25 ×2, PASSWORD, KNOWN CONTACT, VERIFIED SOURCE, VPN ON" in lines


def test_teams_are_named_by_their_players() -> None:
    lines = drawn(seats=4, teams=True, areas={"AC": at(25)}, C=["25"], D=JUNK)
    assert any(line.startswith("── You and your team mate    25") for line in lines)
    assert any(line.startswith("── Players B and D            0") for line in lines)
    assert "   free · hands 6+1" in lines


def test_the_whole_table_tells_rules_lessons_and_what_a_reshuffled_pile_was_made_of() -> None:
    session = session_of(A=HAND, B=JUNK, reshuffles=1, draw=["25"], pile_held=["25", "VPN ON"])
    reader = reader_of(session)
    text = " ".join(line.plain.strip() for line in reader.whole_table(reader.view(session.state), 80))
    assert "Draw pile 1 · discard pile 0 · reshuffled once" in text
    assert "made of: 25, VPN ON" in text
    assert "A short password" in text
    assert "Place on SPYWARE on top of your own Battle pile" in text


@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({"A": ["25"]}, "Your turn. Which card do you play?"),
        ({"A": JUNK}, "No card can be played. Which one do you discard?"),
        (
            {"A": ["25"], "areas": {"A": blocked("SPYWARE")}},
            "SPYWARE blocks your area, and no card can be played. Which one do you discard?",
        ),
    ],
)
def test_the_question_says_what_can_be_done(fields: dict[str, Any], asked: str) -> None:
    session = session_of(**fields)
    reader = reader_of(session)
    assert "\n".join(line.plain for line in reader.question(reader.view(session.state), 80)) == asked


def choices(lang: str = "en", **fields: Any) -> list[str]:
    session = session_of(**fields)
    reader = reader_of(session, lang=lang)
    return [choice.label for choice in reader.choices(session.state, reader.view(session.state))]


def test_choices_are_the_action_texts_and_their_translation() -> None:
    hand = ["75", "PASSWORD", "VERIFIED SOURCE", "ANTIVIRUS"]
    cards = {"A": hand, "areas": {"A": blocked("SPYWARE")}}
    assert choices(**cards) == ["repair with VERIFIED SOURCE", "immunity ANTIVIRUS", "attack with PASSWORD"]
    assert choices("fr", **cards) == [
        "réparer avec SOURCE VÉRIFIÉE",
        "immunité L'ANTIVIRUS",
        "attaquer avec MOT DE PASSE",
    ]
    assert choices(A=["75"]) == ["advance 75"]
    assert choices("fr", A=["75"]) == ["avancer de 75"]
    assert choices("fr", A=["VPN ON"]) == ["défausser VPN ACTIVÉ"]
    assert choices(seats=3, A=["PASSWORD"]) == ["attack B with PASSWORD", "attack C with PASSWORD"]


def test_an_answer_is_asked_for() -> None:
    session = session_of("attack B with SPYWARE", house=["out-of-turn-immunity"], A=["SPYWARE"], B=["ANTIVIRUS", "25"])
    reader = reader_of(session, "B")
    view = reader.view(session.state)
    assert reader.question(view, 80)[0].plain == "SPYWARE lies on your area. Do you answer at once?"
    assert [choice.label for choice in reader.choices(session.state, view)] == ["no answer", "immunity ANTIVIRUS"]


def test_actions_can_be_typed_as_they_are_read_or_by_printed_titles(run: Run) -> None:
    said = run("play", "millebugs", "--seed", "7", "--opponent", "random", "--lang", "fr", lines=["avancer de 200"])
    assert "Vous avancez de 200" in said.out
    said = run("play", "millebugs", "--seed", "7", "--opponent", "random", "--lang", "en", lines=["advance 200"])
    assert "You advance 200: 200." in said.out


@pytest.mark.parametrize(
    ("lang", "reason"),
    [("en", "so nothing may be discarded [MM-TURN-04]"), ("fr", "on ne défausse donc pas [MM-TURN-04]")],
)
def test_a_refusal_says_why_and_by_which_rule(run: Run, lang: str, reason: str) -> None:
    said = run("play", "millebugs", "--seed", "7", "--lang", lang, lines=["discard 25"])
    assert reason in " ".join(said.out.split())


def test_cards_are_listed_by_family_with_their_lessons(run: Run) -> None:
    listed = run("cards", "millebugs", "--lang", "fr").out
    assert "Malus (rouge)" in listed
    assert "MOT DE PASSE *" in listed
    shown = run("cards", "pare-feu activé", "--lang", "en").out
    assert shown.startswith("VPN ON  Bonus · network")
    assert "Switch a VPN on" in shown
    assert "a reconstruction of ours: number of copies" in " ".join(shown.split())
