"""``ludobug analyse``: a recorded game decision by decision, each judged by what the player could know then."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, Protocol

from rich.table import Table
from rich.text import Text

import ludobug
from ludobug.analysis import Decision, analyse, mistakes
from ludobug.cli.cast import Cast
from ludobug.cli.failure import Failure, read_text
from ludobug.cli.guide import Reader, guide_of
from ludobug.cli.messages import Messages
from ludobug.cli.play.saves import read
from ludobug.cli.terminal import Terminal
from ludobug.core.record import Record
from ludobug.core.state import State

MARKS = {"blunder": "??", "mistake": "?", "inaccuracy": "?!", "": ""}
MOST_MISTAKES = 5


def run(args: argparse.Namespace) -> int:
    """Judge the decisions that were asked for, and report."""
    shown = "standard input" if args.file == "-" else args.file
    text = read_text(args.file)
    try:
        record, _ = read(text, shown)
        states = list(ludobug.states_of(record))
        moves = None if args.move is None else [args.move]
        found = analyse(record, moves=moves, seat=args.seat, iterations=args.iterations, seed=args.seed)
        with progress(len(states)) as advance:
            decisions = list(advance(found))
    except ValueError as error:
        raise Failure(f"{shown}: {error}") from error
    if args.json:
        print(json.dumps(report(record, decisions), ensure_ascii=False, indent=1))
        return 0
    paper = Paper(states, Messages(args.lang), Terminal())
    if args.move is None:
        paper.game(decisions)
    else:
        paper.decision(decisions[0])
    return 0


def report(record: Record, decisions: Iterable[Decision]) -> dict[str, Any]:
    """Everything as JSON-ready data."""
    listed = list(decisions)
    return {
        "game": record.game,
        "options": dict(record.options),
        "decisions": [each.to_data() for each in listed],
        "mistakes": [each.number for each in mistakes(listed, MOST_MISTAKES)],
    }


class Paper:
    """Writes an analysis for a player."""

    def __init__(self, states: list[State], messages: Messages, terminal: Terminal) -> None:
        self.states = states
        self.game_played = states[0].game
        self.messages = messages
        self.terminal = terminal
        self.cast = Cast(messages, self.game_played.letters)
        self.reader = cache(self._reader)

    def _reader(self, seat: str) -> Reader:
        return guide_of(self.game_played.id).reader(self.game_played, self.messages, seat)

    # ------------------------------------------------------------ a whole game

    def game(self, decisions: list[Decision]) -> None:
        """Every decision in a row of its own, then the costliest mistakes."""
        table = self._table("number", "player", "played", "chance", "loss", "better")
        for each in decisions:
            better = self.label(each, each.best.text) if each.judgement or each.played is None else ""
            table.add_row(
                str(each.number),
                each.seat,
                "" if each.played is None else self.label(each, each.played),
                percent(each.best.win_chance),
                f"{percent(each.loss)} {MARKS[each.judgement]}" if each.judgement else "",
                better,
            )
        self.terminal.console.print(table)
        self.terminal.say("")
        worst = mistakes(decisions, MOST_MISTAKES)
        if not worst:
            self.terminal.say(self.messages("analyse.no_mistakes"), "question")
            return
        self.terminal.say(self.messages("analyse.mistakes"), "question")
        for each in worst:
            self.terminal.say(self._told(each), indent=2)

    def _told(self, decision: Decision) -> str:
        """A mistake in a sentence."""
        chance = decision.best.win_chance
        return self.messages(
            "analyse.mistake",
            number=decision.number,
            who=self.cast.inside(decision.seat),
            played=self.label(decision, decision.played or ""),
            best=self.label(decision, decision.best.text),
            before=percent(chance),
            after=percent(max(0.0, chance - decision.loss)),
        )

    # ------------------------------------------------------------ one decision

    def decision(self, decision: Decision) -> None:
        """The table as the player saw it, every action, and the hands that the judgement rests on."""
        state = self.states[decision.number - 1]
        reader = self.reader(decision.seat)
        view = reader.view(state)
        self.terminal.show([*reader.table(view, self.terminal.width, None), ""])
        self.terminal.show([*reader.question(view, self.terminal.width), ""])
        table = self._table("action", "chance", "share")
        for option in decision.known.options:
            mark = self.messages("analyse.played") if option.text == decision.played else ""
            label = Text.assemble(self.label(decision, option.text), (f"  {mark}" if mark else "", "faint"))
            table.add_row(label, percent(option.win_chance), percent(option.share))
        self.terminal.console.print(table)
        self.terminal.say("")
        self.terminal.say(self._chances(decision))
        if decision.judgement:
            self.terminal.say(self._told(decision), "question", indent=2)
        self._hands(decision)

    def _chances(self, decision: Decision) -> str:
        """The chance of every seat to win."""
        chances = zip(self.game_played.letters, decision.known.win_chances, strict=True)
        listed = [f"{letter} {percent(chance)}" for letter, chance in chances]
        return self.messages("analyse.chances", chances=self.messages.list(listed))

    def _hands(self, decision: Decision) -> None:
        """What the others may hold."""
        hands = [held for held in decision.known.hands if any(held.values())]
        if not hands:
            return
        self.terminal.say("")
        self.terminal.say(self.messages("analyse.hands"))
        for held in hands:
            told = [f"{letter}: {self._cards(decision.seat, cards)}" for letter, cards in held.items() if cards]
            self.terminal.say(f"  {'; '.join(told)}", "note", indent=4)

    def _cards(self, seat: str, names: Iterable[str]) -> str:
        """Cards by what they are called in the reader's language."""
        return ", ".join(self._card(seat, name) for name in names)

    def _card(self, seat: str, name: str) -> str:
        try:
            return self.reader(seat).find(name).row(self.messages).name
        except Failure:
            return name

    # ------------------------------------------------------------ words

    def label(self, decision: Decision, text: str) -> str:
        """An action as the player who decides reads it."""
        return self._labels(decision).get(text, text)

    def _labels(self, decision: Decision) -> Mapping[str, str]:
        state = self.states[decision.number - 1]
        reader = self.reader(decision.seat)
        return {choice.text: choice.label for choice in reader.choices(state, reader.view(state))}

    def _table(self, *names: str) -> Table:
        table = Table(box=None, pad_edge=False, header_style="heading")
        for name in names:
            numeric = name in ("number", "chance", "loss", "share")
            table.add_column(
                self.messages(f"analyse.column.{name}"), justify="right" if numeric else "left", no_wrap=numeric
            )
        return table


def percent(chance: float) -> str:
    """A chance without decimals."""
    return f"{100 * chance:.0f} %"


class Advance(Protocol):
    """Passes decisions on as they are judged."""

    def __call__(self, decisions: Iterable[Decision]) -> Iterable[Decision]: ...


@contextmanager
def progress(moves: int) -> Iterator[Advance]:
    """A bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda decisions: decisions
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=moves)

        def passing(decisions: Iterable[Decision]) -> Iterator[Decision]:
            for each in decisions:
                bar.update(task, completed=each.number)
                yield each

        yield passing
