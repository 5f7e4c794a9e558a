"""Every game plugs into the terminal, with a package of its own or without."""

from __future__ import annotations

import random

import pytest

import ludobug
from ludobug.agents import opponents
from ludobug.cli.guide import Guide, guide_of
from ludobug.cli.messages import Messages
from ludobug.cli.options import options_of
from ludobug.cli.parser import build
from ludobug.cli.plain.guide import PlainGuide
from ludobug.cli.play.session import Session, UndoRefused
from ludobug.games import GAMES
from tests.cli.tables import Run, one_line

WIDTHS = (40, 60, 100)


def guides(game: str) -> list[Guide]:
    """The game's own way to be shown, and the plain one."""
    return [guide_of(game), PlainGuide(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_read_to_its_end_from_every_seat(game: str) -> None:
    session = Session(ludobug.load(game).new_state(seed=5), "", "random", seed=5)
    letters = [None, *session.game.letters]
    readers = [guide.reader(session.game, Messages("fr"), seat) for guide in guides(game) for seat in letters]
    told = [len(reader.opening(session.state)) for reader in readers]
    while session.to_decide is not None:
        for reader in readers:
            view = reader.view(session.state)
            for width in WIDTHS:
                lines = [*reader.table(view, width, 30), *reader.whole_table(view, width)]
                if reader.seat == session.state.actor:
                    lines += reader.question(view, width)
                    choices = reader.choices(session.state, view)
                    assert {choice.action for choice in choices} <= set(session.state.legal_actions())
                    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
                assert all(line.cell_len <= width for line in lines)
        step = session.advance()
        told = [before + len(reader.tell(step)) for before, reader in zip(told, readers, strict=True)]
    assert all(told)
    assert all(reader.ending(session.state) for reader in readers)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_can_be_played_by_numbers(run: Run, game: str, lang: str) -> None:
    luck = random.Random(3)
    lines = [str(luck.randint(1, 5)) for _ in range(900)]
    said = run("play", game, "--opponent", "random", "--seed", "3", "--lang", lang, lines=lines)
    assert (said.code, said.err) == (0, "")
    assert "save FILE" in said.out or "sauver FICHIER" in said.out


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_way_never_tells_what_a_seat_may_not_know(game: str) -> None:
    session = Session(ludobug.load(game).new_state(seed=8), "", "random", seed=8)
    reader = PlainGuide(game).reader(session.game, Messages("en"), "B")
    while session.to_decide is not None:
        step = session.advance()
        lines = [line.text for line in reader.tell(step)][1:]
        for event, line in zip(step.events, lines, strict=True):
            if event.get("card") and 1 not in event["seers"]:
                assert "a card" in line


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_is_taken_back_that_told_something(game: str) -> None:
    session = Session(ludobug.load(game).new_state(seed=2), "A", "random", seed=2)
    for _ in range(40):
        if session.to_decide is None:
            break
        before, count = session.state.clone(), len(session.steps)
        human = session.waits_for_human
        session.advance()
        if not human:
            continue
        known = before.information(0)
        try:
            session.undo()
        except UndoRefused:
            continue
        assert len(session.steps) == count
        assert session.state.information(0) == known
        session.advance()


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_game_are_those_that_it_loads_with(game: str) -> None:
    words = ["play", game]
    for option in options_of(game):
        value = {"switch": [], "number": ["2"], "list": ["x,y"]}.get(option.sort, ["x"])
        typed = build(words).parse_args([*words, option.flag, *value])
        assert getattr(typed, f"option_{option.name}") in (True, 2, ["x", "y"], "x")


def test_an_opponent_that_does_not_know_the_game_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludobug.agents.greedy.JUDGES", {})
    assert opponents("mindbug") == ["random", "easy", "normal", "hard", "master"]
    said = run("play", "mindbug", "--opponent", "greedy")
    assert said.code == 2
    assert "no opponent 'greedy' plays mindbug; there are random, easy, normal, hard, master" in said.err


def test_a_level_that_is_another_one_in_a_game_is_said_to_be(run: Run) -> None:
    said = run("play", "millebugs", "--opponent", "hard", "--seed", "1", "--lang", "en")
    assert "In this game the level hard is as strong as greedy." in one_line(said.out)
    assert "is as strong as" not in run("play", "mindbug", "--opponent", "hard", "--seed", "1", "--lang", "en").out
    assert "in millebugs easy, normal, hard, master as strong as greedy" in one_line(run("play", "--help").out)


def test_without_a_game_one_is_asked_for_by_name(run: Run) -> None:
    said = run("play", "--seed", "7", "--lang", "en", lines=["chess", "0", "mindbug", "1"])
    assert "1  Mindbug  (mindbug)" in said.out
    assert said.out.count("Type a number from 1 to") == 2
    assert "Mindbug with First Contact." in said.out
    assert "Which game" not in run("play", "--sets", "first-contact", "--seed", "7", "--lang", "en").out
    assert run("play", "--lang", "en", lines=["quit"]).code == 0


def test_seats_beyond_two_are_played_in_turn(run: Run) -> None:
    said = run(
        *("play", "millebugs", "--seats", "8", "--teams", "--seat", "all", "--seed", "1", "--lang", "en"),
        lines=["1"] * 40,
    )
    assert said.code == 0
    assert all(f"Player {letter} decides now." in said.out for letter in "ABCDEFGH")
