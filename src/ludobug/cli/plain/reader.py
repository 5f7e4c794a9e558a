"""A game as one reader sees it, in the words that every game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ludobug.cli.book import Book, Entry
from ludobug.cli.cast import Cast
from ludobug.cli.choices import Choice
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.cli.plain.view import event_line, table_lines
from ludobug.cli.step import Step
from ludobug.cli.terminal import fit, wrap
from ludobug.core.errors import IllegalAction
from ludobug.core.game import Game
from ludobug.core.state import State, redact

if TYPE_CHECKING:
    from ludobug.cli.plain.guide import PlainGuide

View = Mapping[str, Any]


class PlainReader:
    """Everything that is shown to one seat (None: to spectators); ``all_cards`` shows every hand to anybody."""

    def __init__(
        self, guide: PlainGuide, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False
    ) -> None:
        self.guide = guide
        self.game = game
        self.messages = messages.with_texts(guide.texts)
        self.seat = None if seat is None else game.letters.index(seat)
        self.all_cards = all_cards
        self.cast = Cast(self.messages, game.letters, seat, self._mates())
        self.cards: Book[Entry] = guide.book()

    def _mates(self) -> str:
        """The other seats on the reader's side."""
        game, seat = self.game, self.seat
        if seat is None:
            return ""
        return "".join(
            letter for other, letter in enumerate(game.letters) if other != seat and game.side(other) == game.side(seat)
        )

    def redact(self, event: dict[str, Any]) -> Mapping[str, Any]:
        """An event as the reader may see it."""
        return event if self.all_cards else redact(event, self.seat)

    def opening(self, state: State) -> list[Line]:
        """How the game begins: its name, its options, who starts."""
        options = [f"{name} {value}" for name, value in self.game.options.items() if value not in (None, False, [])]
        active = state.view(None).get("active")
        lines = [Line(f"{self.messages('title')}: {', '.join(options)}")]
        return [*lines, Line(self.cast.says("story.starts", active))] if active else lines

    def tell(self, step: Step) -> list[Line]:
        """What a step did: who decided, and every event."""
        who = self.cast.name(step.actor) if step.actor in self.game.letters else self.messages("replay.chance")
        lines = [Line(who, "heading")]
        return lines + [Line(f"  {event_line(self.redact(event), self.messages)}") for event in step.events]

    def view(self, state: State) -> dict[str, Any]:
        """The state as the reader sees it."""
        view = state.view(self.seat)
        if self.all_cards:
            for number, letter in enumerate(self.game.letters):
                view[letter]["hand"] = state.view(number)[letter]["hand"]
        return view

    def table(self, view: View, width: int, room: int | None, aside: str = "") -> list[Text]:
        """The whole view, a line or more for each thing in it."""
        title = Text.assemble((self.messages("title"), "heading"))
        if aside and title.cell_len + len(aside) + 2 <= width:
            title.pad_right(width - title.cell_len - len(aside))
            title.append(aside, "faint")
        return [fit(title, width), *table_lines(view, width, self.messages)]

    def whole_table(self, view: View, width: int) -> list[Text]:
        """The table with everything on it."""
        return self.table(view, width, None)

    def question(self, view: View, width: int) -> list[Text]:
        """What is decided, and what it is about."""
        about = [str(value) for name, value in view["decision"].items() if name != "type" and value not in (None, "")]
        said = self.messages("ask.plain", what=view["decision"]["type"])
        return wrap(Text(said + (f" ({', '.join(about)})" if about else ""), "question"), width, 2)

    def choices(self, state: State, view: View) -> list[Choice]:
        """Every legal action by its text."""
        return [
            Choice(number, option["action"], option["text"], option["text"])
            for number, option in enumerate(view["legal"], 1)
        ]

    def refusal(self, error: IllegalAction) -> str:
        """What was tried, why it is not possible, and the rule that says so."""
        reason = error.reason
        if self.messages.lang != "en":
            known = self.guide.refusals.get(self.messages.lang, {})
            reason = known.get(error.rule, self.messages("refused.now"))
        cited = f" [{error.rule}]" if error.rule else ""
        return self.messages("refused", tried=error.action, reason=f"{reason}{cited}")

    def ending(self, state: State) -> str:
        """Who won."""
        returns = state.returns()
        best = [letter for letter, value in zip(self.game.letters, returns, strict=True) if value == max(returns)]
        if max(returns) == min(returns) and len(best) > 1:
            return self.messages("end.tie")
        return self.winners("".join(best))

    def winners(self, letters: str) -> str:
        """That these seats win, the reader's own seat first."""
        if self.cast.me and self.cast.me in letters:
            return self.messages("end.wins.you")
        if len(letters) == 1:
            return self.cast.says("end.wins", letters)
        names = [self.cast.name(letters[0]), *(self.cast.inside(letter) for letter in letters[1:])]
        return self.messages("end.win_together", who=self.messages.list(names))

    def find(self, name: str) -> Entry:
        """A card of the game."""
        return self.cards.find(name)

    def card_names(self) -> Sequence[str]:
        """The names of all cards."""
        return [entry.name for entry in self.cards.entries]
