"""Nothing that is printed for a player betrays a card that the player does not see."""

from __future__ import annotations

import io

import pytest

from ludobug.cli.messages import Messages
from ludobug.cli.play.loop import TableLoop
from ludobug.cli.play.saves import Autosave
from ludobug.cli.play.session import Session
from ludobug.cli.terminal import Terminal
from tests.cli.tables import reader_of, session_of

MINE = {"board": ["Shield Bugs", "Strange Barrel"], "hand": ["Killer Bee", "Tiger Squirrel"], "mindbugs": 1}
BOARD = ["Luchataur", "Brain Fly"]


def twins() -> tuple[Session, Session]:
    """Two games that differ in the cards that seat A does not see, and that it can't tell apart."""
    mine = {**MINE, "draw": ["Bee Bear", "Lone Yeti"]}
    theirs = {"board": BOARD, "hand": ["Turbo Bug", "Harpy Mother"], "draw": ["Gorillion", "Spider Owl"]}
    other_mine = {**MINE, "draw": ["Gorillion", "Harpy Mother"]}
    other_theirs = {"board": BOARD, "hand": ["Spider Owl", "Lone Yeti"], "draw": ["Bee Bear", "Turbo Bug"]}
    pair = session_of(A=mine, B=theirs), session_of(A=other_mine, B=other_theirs)
    assert pair[0].state.information(0) == pair[1].state.information(0)
    assert pair[0].state != pair[1].state
    return pair


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "lines",
    [
        ["hint"],
        ["table", "log", "log all", "?", "? turbo bug", "undo"],
        ["dance", "play Gorillion", "play Turbo Bug", "block Lone Yeti", "99"],
        ["attack with Shield Bugs"],
    ],
)
def test_every_byte_is_the_same_in_both_worlds(
    lang: str, lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for session in twins():
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        monkeypatch.setattr(session, "advance", _leave)
        TableLoop(session, Messages(lang), Terminal(), Autosave()).run()
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert len(printed[0]) > 500


def test_the_worlds_differ_for_whoever_sees_every_card() -> None:
    first, second = (reader_of(session, "A", all_cards=True).view(session.state) for session in twins())
    assert first["B"]["hand"] != second["B"]["hand"]


def _leave() -> None:
    """In place of the opponent, who would decide by cards that differ."""
    raise EOFError
