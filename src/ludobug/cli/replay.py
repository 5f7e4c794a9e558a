"""``ludobug replay``: a recorded game, move by move, with every card open."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.text import Text

from ludobug.cli.failure import Failure, read_text
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.cli.play.saves import read
from ludobug.cli.play.session import Session
from ludobug.cli.step import CHANCE_NAME, Step
from ludobug.cli.terminal import Terminal, wrap


def run(args: argparse.Namespace) -> int:
    """Replay a record, to its end or as far as was asked."""
    session = _session(args.file, args.until)
    if args.json:
        print(json.dumps(_data(session), ensure_ascii=False, indent=1))
        return 0
    _show(session, Messages(args.lang), Terminal(), args.until)
    return 0


def _session(name: str, until: int | None) -> Session:
    """The game of a file after so many moves."""
    shown = "standard input" if name == "-" else name
    text = read_text(name)
    try:
        record, _ = read(text, shown)
        session = Session.of_record(record, "", "random", 0)
    except ValueError as error:
        raise Failure(f"{shown}: {error}") from error
    if until is not None:
        if not 0 <= until <= len(session.steps):
            raise Failure(
                f"--until: the record has {len(session.steps)} moves, so 0 to {len(session.steps)}, not {until}"
            )
        session.back_to(until)
    return session


def _show(session: Session, messages: Messages, terminal: Terminal, until: int | None) -> None:
    reader = session.guide.reader(session.game, messages, None, all_cards=True)
    start = session.steps[0].before if session.steps else session.state
    _lines(terminal, reader.opening(start))
    for step in session.steps:
        actor = messages("replay.chance") if step.actor == CHANCE_NAME else reader.cast.name(step.actor)
        terminal.say(messages("replay.move", number=step.number, actor=actor, action=step.action), "name")
        _lines(terminal, [Line(f"  {line.text}", line.style) for line in reader.tell(step)])
    view = reader.view(session.state)
    terminal.show(["", *reader.table(view, terminal.width, None)])
    if session.state.is_over:
        terminal.say("")
        terminal.say(reader.ending(session.state), "question")


def _lines(terminal: Terminal, lines: list[Line]) -> None:
    for line in lines:
        terminal.show(wrap(Text(line.text, line.style), terminal.width, 4))


def _data(session: Session) -> dict[str, Any]:
    """The replay as JSON-ready data."""
    state = session.state
    return {
        "game": session.game.id,
        "options": session.game.options,
        "moves": [_move(step) for step in session.steps],
        "over": state.is_over,
        "returns": state.returns(),
        "view": state.view(None),
    }


def _move(step: Step) -> dict[str, Any]:
    return {
        "number": step.number,
        "actor": step.actor,
        "decision": step.decision,
        "action": step.action,
        "events": list(step.events),
    }
