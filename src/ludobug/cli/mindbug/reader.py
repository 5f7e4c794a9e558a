"""A game of Mindbug as one reader sees it: a player, a spectator, or whoever goes over a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.text import Text

from ludobug.cli.book import Book, Entry, set_title, shipped
from ludobug.cli.messages import Messages
from ludobug.cli.mindbug.cast import Cast
from ludobug.cli.mindbug.choices import Choice, choices
from ludobug.cli.mindbug.questions import Questions
from ludobug.cli.mindbug.story import Line, Story
from ludobug.cli.mindbug.table import Table
from ludobug.cli.step import Step
from ludobug.core.game import Game
from ludobug.core.state import State, redact
from ludobug.games.mindbug.game import Mindbug


class Reader:
    """Everything that is shown to one seat (None: to spectators); ``all_cards`` shows every card to anybody."""

    def __init__(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> None:
        self.game = game
        self.messages = messages
        self.seat = None if seat is None else game.letters.index(seat)
        self.all_cards = all_cards
        self.cast = Cast(messages, game.letters, seat)
        kinds = cast(Mindbug, game).kinds
        self.book = Book(Entry(kind.card, kind.set_id) for kind in kinds)
        """The cards of this game."""
        self.story = Story(self.cast, self.book, self._redact)
        self.table = Table(self.cast, self.book, all_cards)
        self.questions = Questions(self.cast, self.book)

    def _redact(self, event: dict[str, Any]) -> Mapping[str, Any]:
        if self.all_cards:
            return event
        return redact(event, self.seat)

    def view(self, state: State) -> dict[str, Any]:
        """The state as the reader sees it."""
        view = state.view(self.seat)
        if self.all_cards:
            for number, letter in enumerate(self.game.letters):
                view[letter]["hand"] = state.view(number)[letter]["hand"]
        return view

    def tell(self, step: Step) -> list[Line]:
        """What a step did."""
        return self.story.tell(step)

    def choices(self, state: State, view: Mapping[str, Any]) -> list[Choice]:
        """What the reader may do."""
        return choices(state, view, self.cast)

    def question(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """What the reader is asked."""
        return self.questions.lines(view, width)

    def find(self, name: str) -> Entry:
        """A card of this game, or of any set; ``UnknownCard`` if there is none."""
        return Book([*self.book.entries, *shipped().entries]).find(name)

    def opening(self, state: State) -> list[Line]:
        """How the game begins: the sets, and the cards that found the starting player."""
        view = state.view(None)
        sets = list(dict.fromkeys(set_title(kind.set_id) for kind in cast(Mindbug, self.game).kinds))
        lines = [Line(self.messages("opening.sets", sets=self.messages.list(sets)))]
        if view["revealed"]:
            shown = [f"{name} ({self.book.find(name).card.power})" for name in view["revealed"]]
            lines.append(Line(self.messages("opening.revealed", cards=self.messages.list(shown))))
        lines.append(Line(self.cast.says("story.starts", view["active"])))
        return lines

    def ending(self, winner: str, by_life: bool) -> str:
        """Who won, and why."""
        if winner == "draw":
            return self.messages("end.draw")
        losers = [letter for letter in self.game.letters if letter not in winner]
        won = self.cast.says("end.wins", self._named(winner))
        reason = "end.no_life" if by_life else "end.no_action"
        return f"{won} {self.cast.says(reason, self._named(''.join(losers)))}"

    def _named(self, letters: str) -> str:
        """Of several seats the reader's own, or the first."""
        return self.cast.me if self.cast.me and self.cast.me in letters else letters[0]
