"""A game of Mindbug as one reader sees it: a player, a spectator, or whoever goes over a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.text import Text

from ludobug.cli.book import Book, UnknownCard, set_title
from ludobug.cli.choices import Choice
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.cli.mindbug.cards import Entry, Printed, shipped
from ludobug.cli.mindbug.choices import choices
from ludobug.cli.mindbug.energy_cards import EnergyEntry
from ludobug.cli.mindbug.questions import Questions
from ludobug.cli.mindbug.story import Story
from ludobug.cli.mindbug.table import DETAILS, Table, for_sale
from ludobug.cli.plain.guide import PlainGuide
from ludobug.cli.plain.reader import PlainReader
from ludobug.cli.step import Step
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.games.mindbug.game import Mindbug


class Reader(PlainReader):
    """Everything that is shown to one seat (None: to spectators); ``all_cards`` shows every card to anybody."""

    def __init__(
        self, guide: PlainGuide, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False
    ) -> None:
        super().__init__(guide, game, messages, seat, all_cards)
        kinds = cast(Mindbug, game).kinds
        self.book = Book([Entry(kind.card, kind.set_id) for kind in kinds])
        """The creatures of this game."""
        energy = Book([EnergyEntry(card) for card in cast(Mindbug, game).energy])
        self.all: Book[Printed] = Book([*self.book.entries, *energy.entries])
        """All cards of this game."""
        self.story = Story(self.cast, self.book, energy, self.redact)
        self.drawing = Table(self.cast, self.book, all_cards)
        self.questions = Questions(self.cast, self.book, self.all)

    def tell(self, step: Step) -> list[Line]:
        """What a step did."""
        return self.story.tell(step)

    def table(self, view: Mapping[str, Any], width: int, room: int | None, aside: str = "") -> list[Text]:
        """Both sides, the reader's own nearest."""
        return self.drawing.fitting(view, width, room, aside)

    def whole_table(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """The table with the texts of all cards."""
        return self.drawing.lines(view, width, DETAILS[0])

    def choices(self, state: State, view: Mapping[str, Any]) -> list[Choice]:
        """What the reader may do."""
        return choices(state, view, self.cast)

    def question(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """What the reader is asked."""
        return self.questions.lines(view, width)

    def find(self, name: str) -> Printed:
        """A card of this game, or else of any set; ``UnknownCard`` names close ones, first of all of this game."""
        try:
            return self.all.find(name)
        except UnknownCard as unknown:
            try:
                return Book([*self.all.entries, *shipped().entries]).find(name)
            except UnknownCard as nowhere:
                raise (unknown if unknown.close else nowhere) from None

    def card_names(self) -> list[str]:
        """The names of the cards of this game."""
        return [entry.name for entry in self.all.entries]

    def opening(self, state: State) -> list[Line]:
        """How the game begins: the sets, and the cards that found the starting player."""
        view = state.view(None)
        sets = list(dict.fromkeys(set_title(entry.group) for entry in self.book.entries))
        lines = [Line(self.messages("opening.sets", sets=self.messages.list(sets)))]
        if view["revealed"]:
            shown = [f"{name} ({self.book.find(name).card.power})" for name in view["revealed"]]
            lines.append(Line(self.messages("opening.revealed", cards=self.messages.list(shown))))
        if view.get("market"):
            market = self.messages.list([for_sale(offer, self.messages) for offer in view["market"]])
            lines.append(Line(self.messages("opening.market", cards=market)))
        lines.append(Line(self.cast.says("story.starts", view["active"])))
        return lines

    def _deciding_text(self, ending: Mapping[str, str]) -> str:
        """The text that has decided the game, as far as its card is known."""
        return self.messages("end.effect", card=ending["card"]) if "card" in ending else self.messages("end.a_text")

    def ending(self, state: State) -> str:
        """Who won, and why."""
        view = state.view(None)
        winner = view["winner"]
        if winner == "draw":
            return self.messages("end.draw")
        if view["ending"]["by"] == "effect":
            return f"{self.winners(winner)} {self._deciding_text(view['ending'])}"
        losers = [letter for letter in self.game.letters if letter not in winner]
        reason = "end.no_life" if view["ending"]["by"] == "life" else "end.no_action"
        loser = self.cast.me if self.cast.me in losers else losers[0]
        return f"{self.winners(winner)} {self.cast.says(reason, loser)}"
