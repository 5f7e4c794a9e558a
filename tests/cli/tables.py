"""Games that are played through standard input."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pytest

import ludobug
from ludobug.cli import main
from ludobug.cli.messages import Messages
from ludobug.cli.mindbug.guide import GUIDE
from ludobug.cli.mindbug.reader import Reader
from ludobug.cli.play.session import Session
from ludobug.core.state import State

BOTH_SETS = "first-contact,new-servants"


@dataclass(frozen=True)
class Result:
    """What a run of the command came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


def make_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command with some arguments and lines of input."""

    def run(*arguments: str, lines: Iterable[str] = ()) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        code = main(arguments)
        said = capsys.readouterr()
        return Result(code, said.out, said.err)

    return run


def state_of(**position: Any) -> State:
    """A position with both sets, seat A to act unless it is said otherwise; with a seat D it is one of two teams, with
    Tag Team."""
    seats = 4 if "D" in position else 2
    sets = [*BOTH_SETS.split(","), *(["tag-team"] if seats == 4 else [])]
    return ludobug.load("mindbug", sets=sets, seats=seats).from_position({"active": "A", **position})


def session_of(humans: str = "A", opponent: str = "random", **position: Any) -> Session:
    """A session that begins with a position."""
    return Session(state_of(**position), humans, opponent, seed=1)


def reader_of(session: Session, seat: str | None = "A", lang: str = "en", all_cards: bool = False) -> Reader:
    """Somebody who reads along."""
    return GUIDE.reader(session.game, Messages(lang), seat, all_cards)


def told(session: Session, seat: str | None = "A", lang: str = "en", all_cards: bool = False) -> list[str]:
    """The story so far, as somebody reads it."""
    reader = reader_of(session, seat, lang, all_cards)
    return [line.text for step in session.steps for line in reader.tell(step)]


def one_line(text: str) -> str:
    """A text without its line breaks."""
    return re.sub(r"\s*\n\s*", " ", text)
