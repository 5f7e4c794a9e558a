"""What a player sees when it is time to decide: the table, what happened since, the question, the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ludobug.cli.choices import Choice, columns
from ludobug.cli.guide import Reader
from ludobug.cli.line import Line
from ludobug.cli.play.session import Session
from ludobug.cli.terminal import Terminal, wrap

FEW_NEWS = 5
"""Lines of news that take precedence over details of the table."""

LEAST_NEWS = 2
"""Lines of news that are shown even where the table alone fills the screen."""

LOG_LINES = 20


class Screen:
    """Draws for each reader, and knows what each has been told already."""

    def __init__(self, terminal: Terminal, session: Session) -> None:
        self.terminal = terminal
        self.session = session
        self.told: dict[int | None, int] = {}
        self.drawn: dict[int | None, list[str]] = {}

    def draw(self, reader: Reader) -> list[Choice]:
        """Show everything that the reader needs to decide, and give the choices."""
        width = self.terminal.width
        view = reader.view(self.session.state)
        offered = reader.choices(self.session.state, view)
        self._print(reader, view, [*reader.question(view, width), *columns(offered, width)])
        return offered

    def final(self, reader: Reader, ending: str) -> None:
        """Show the table at the end of the game, and how it ended."""
        view = reader.view(self.session.state)
        self._print(reader, view, wrap(Text(ending, "question"), self.terminal.width))

    def news(self, reader: Reader) -> list[Line]:
        """What happened since the reader was told last."""
        begun = reader.seat in self.told
        first = min(self.told.get(reader.seat, 0), len(self.session.steps))
        lines = [] if begun else self.opening(reader)
        for step in self.session.steps[first:]:
            lines += reader.tell(step)
        self.told[reader.seat] = len(self.session.steps)
        return lines

    def opening(self, reader: Reader) -> list[Line]:
        """How the game began."""
        steps = self.session.steps
        return reader.opening(steps[0].before if steps else self.session.state)

    def forget(self) -> None:
        """Tell nobody again what is told, now that a step was taken back."""
        self.told = {seat: min(count, len(self.session.steps)) for seat, count in self.told.items()}
        self.drawn.clear()

    def whole(self, reader: Reader) -> list[Text]:
        """The table with everything on it, however long it gets, and the question again."""
        view, width = reader.view(self.session.state), self.terminal.width
        offered = columns(reader.choices(self.session.state, view), width)
        return [Text(), *reader.whole_table(view, width), Text(), *reader.question(view, width), *offered]

    def watch(self, reader: Reader) -> None:
        """Show the table and what happened to somebody who only watches."""
        self._print(reader, reader.view(self.session.state), [])

    def log(self, reader: Reader, whole: bool) -> list[Text]:
        """What happened so far: all of it, or the last lines."""
        lines = self.opening(reader)
        for step in self.session.steps:
            lines += reader.tell(step)
        shown = lines if whole else lines[-LOG_LINES:]
        earlier = len(lines) - len(shown)
        head = self.terminal.wrapped(reader.messages("log.earlier", n=earlier), "faint") if earlier else []
        return [Text(), *head, *self.wrapped(shown)]

    # ------------------------------------------------------------ laying out

    def wrapped(self, lines: Sequence[Line]) -> list[Text]:
        """Lines of the story, broken where they are too long."""
        return [part for line in lines for part in wrap(Text(line.text, line.style), self.terminal.width, 4)]

    def _print(self, reader: Reader, view: Mapping[str, Any], ask: Sequence[Text]) -> None:
        news = self.news(reader)
        if news and news[-1].style == "heading":
            news.pop()
        asked = (view["decision"] or {}).get("type")
        news = [line for line in news if not line.asked or line.asked != asked or line not in news[-2:]]
        if self.terminal.height is None:
            self._print_plain(reader, view, news, ask)
        else:
            self.terminal.clear()
            self._print_fitting(reader, view, news, ask, self.terminal.height)

    def _print_plain(self, reader: Reader, view: Mapping[str, Any], news: Sequence[Line], ask: Sequence[Text]) -> None:
        """One after the other; the table only where it has changed."""
        if news:
            self.terminal.show(["", *self.wrapped(news)])
        table = reader.table(view, self.terminal.width, None)
        drawn = [line.plain for line in table]
        if self.drawn.get(reader.seat) != drawn:
            self.drawn[reader.seat] = drawn
            self.terminal.show(["", *table])
        self.terminal.show(["", *ask])

    def _print_fitting(
        self, reader: Reader, view: Mapping[str, Any], news: Sequence[Line], ask: Sequence[Text], height: int
    ) -> None:
        """All on one screen as far as it goes: first the question, then some news, then the table's details."""
        told = self.wrapped(news)
        rest = height - len(ask) - 2
        aside = reader.messages("table.aside", seed=self.session.seed)
        table = reader.table(view, self.terminal.width, rest - min(len(told), FEW_NEWS), aside)
        room = max(LEAST_NEWS, rest - len(table))
        if len(told) > room:
            left_out = len(told) - room + 1
            told = [Text(reader.messages("log.more", n=left_out), "faint"), *told[left_out:]]
        self.terminal.show([*table, *told, Text("─" * self.terminal.width, "rule"), *ask])
