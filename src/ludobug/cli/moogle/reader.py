"""A game of Moogle Bounty Mayhem as one reader sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.text import Text

from ludobug.cli.choices import Choice
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.cli.moogle.names import CARDS, monsters_in, where, with_power
from ludobug.cli.moogle.story import Story
from ludobug.cli.moogle.table import DETAILS, Table
from ludobug.cli.plain.cards import PlainEntry
from ludobug.cli.plain.guide import PlainGuide
from ludobug.cli.plain.reader import PlainReader
from ludobug.cli.step import Step
from ludobug.cli.terminal import wrap
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.games.moogle.game import Moogle
from ludobug.games.moogle.wording import UNKNOWN, Meaning, meaning

View = Mapping[str, Any]


class Reader(PlainReader):
    """Everything that is shown to one seat (None: to spectators); ``all_cards`` shows every card to anybody."""

    def __init__(
        self, guide: PlainGuide, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False
    ) -> None:
        super().__init__(guide, game, messages, seat, all_cards)
        self.story = Story(self.cast, self.redact)
        entries = {entry.name: entry for entry in self.cards.entries if isinstance(entry, PlainEntry)}
        self.drawing = Table(self.cast, entries, all_cards)

    def view(self, state: State) -> dict[str, Any]:
        """The state as the reader sees it; with every card open, each face-down one as its owner sees it."""
        view = super().view(state)
        if self.all_cards:
            owned = {letter: state.view(number)["places"] for number, letter in enumerate(self.game.letters)}
            for number, place in enumerate(view["places"]):
                place["sides"] = {letter: owned[letter][number]["sides"][letter] for letter in self.game.letters}
        return view

    def opening(self, state: State) -> list[Line]:
        """Who hunts with which Mog, and who starts."""
        view = state.view(None)
        if view["draft"]:
            return [Line(self.messages("opening.draft"))]
        mogs = [
            self.messages("opening.mog", who=self.cast.inside(letter), mog=view[letter]["mog"])
            for letter in self.game.letters
        ]
        lines = [Line(self.messages("opening.mogs", mogs=self.messages.list(mogs)))]
        return [*lines, Line(self.cast.says("story.starts", view["first"]))]

    def tell(self, step: Step) -> list[Line]:
        """What a step did."""
        return self.story.tell(step)

    def table(self, view: View, width: int, room: int | None, aside: str = "") -> list[Text]:
        """The monsters with everybody's cards, the players, the hand."""
        return self.drawing.fitting(view, width, room, aside)

    def whole_table(self, view: View, width: int) -> list[Text]:
        """The table with the rules of monsters and cards."""
        return self.drawing.lines(view, width, DETAILS[0])

    def question(self, view: View, width: int) -> list[Text]:
        """What the reader is asked."""
        decision = view["decision"]
        if decision["type"] == "effect":
            key = f"ask.effect.{decision['about'].replace(' ', '_')}"
            asked = self.messages(key if key in self.messages else "ask.effect", card=decision["card"])
        elif decision["type"] == "draft":
            asked = self.messages("ask.draft")
        else:
            asked = self.messages("ask.turn.played" if decision["played"] else "ask.turn")
        return wrap(Text(asked, "question"), width, 2)

    def choices(self, state: State, view: View) -> list[Choice]:
        """What the reader may do."""
        found = []
        for number, option in enumerate(view["legal"], 1):
            said = meaning(option["action"])
            label = self._plain(option["text"], view) if said is None else self._about_card(said, view)
            found.append(Choice(number, option["action"], option["text"], label, said.name if said else ""))
        return found

    def _plain(self, text: str, view: View) -> str:
        """An action that is not about a card."""
        verb, _, ability = text.partition(" ")
        if verb == "done" and view["decision"]["type"] == "turn":
            return self.messages("choice.done.turn")
        return self.messages(f"choice.{verb}", ability=ability)

    def _about_card(self, said: Meaning, view: View) -> str:
        """An action on a card: where it goes, or where it lies."""
        game = cast(Moogle, self.game)
        card = self.messages("choice.unknown") if said.name == UNKNOWN else said.name
        card = with_power(card) if card in CARDS else card
        number = f" #{said.turn + 1}" if said.turn else ""
        if said.place not in game.places:
            return self.messages("choice.choose", card=card) + number
        monster = monsters_in(view)[game.place_name(said.place)]
        if said.verb == "choose":
            lies = where(monster, game.letters[said.owner], self.cast)
            return self.messages("choice.choose.where", card=card, where=lies) + number
        key = "choice.place.down" if said.verb == "place" and said.face_down else f"choice.{said.verb}"
        return self.messages(key, card=card, monster=monster) + number

    def ending(self, state: State) -> str:
        """Who won, and everybody's points."""
        view = state.view(None)
        letters = sorted(self.game.letters, key=lambda letter: -view[letter]["points"])
        points = [f"{self.cast.inside(letter)} {view[letter]['points']}" for letter in letters]
        return f"{self.winners(view['winner'])} {self.messages('end.points', points=', '.join(points))}"
