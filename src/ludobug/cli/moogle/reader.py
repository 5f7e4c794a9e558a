"""A game of Moogle Bounty Mayhem as one reader sees it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludobug.cli.book import Entry, fold
from ludobug.cli.choices import Choice
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.cli.moogle.names import Names, View
from ludobug.cli.moogle.story import Story
from ludobug.cli.moogle.table import DETAILS, Table, monster_name
from ludobug.cli.plain.guide import PlainGuide
from ludobug.cli.plain.reader import PlainReader
from ludobug.cli.step import Step
from ludobug.cli.terminal import wrap
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.games.moogle.text.sentences import capital
from ludobug.games.moogle.wording import UNKNOWN, Meaning, meaning

PLAIN = {"yes": "choice.yes", "no": "choice.no"}
ORDER = {"choose": 0, "place": 1, "move": 2}
TILE = "yiazmat"


class Reader(PlainReader):
    """Everything that is shown to one seat (None: to spectators); ``all_cards`` shows every card to anybody."""

    def __init__(
        self, guide: PlainGuide, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False
    ) -> None:
        super().__init__(guide, game, messages, seat, all_cards)
        self.names = Names(self.cast)
        self.story = Story(self.cast, self.redact)
        self.drawing = Table(self.cast, self.cards, all_cards)
        self.face = ""

    def opening(self, state: State) -> list[Line]:
        """What the monsters do, everybody's Mog with its ability, and who starts."""
        view = self.view(state)
        lines = []
        for place in view["places"]:
            zone, text = monster_name(place), self._text(monster_name(place))
            lines += [Line(self.messages("story.zone", zone=zone, text=text))] if text else []
        for letter in self.game.letters:
            mog = view[letter]["mog"]
            if mog and view["draft"] is None:
                lines.append(Line(f"{self.cast.says('story.mog', letter, mog=mog)} {self.names.explained(mog)}"))
        return [*lines, Line(self.cast.says("story.starts", view["first"]))]

    def _text(self, name: str) -> str:
        """What a card, a monster or a Mog does."""
        return self.cards.find(name).row(self.messages).text

    def tell(self, step: Step) -> list[Line]:
        """What a step did."""
        return self.story.tell(step)

    def view(self, state: State) -> dict[str, Any]:
        """The state as the reader sees it: with all cards, whoever sees all of them sees those on the table too."""
        view = super().view(state)
        if self.all_cards:
            for number, letter in enumerate(self.game.letters):
                own = state.view(number)
                view[letter] = own[letter]
                for place, seen in zip(view["places"], own["places"], strict=True):
                    place["sides"][letter] = seen["sides"][letter]
        self.face = next(place["face"] for place in view["places"] if place["face"])
        return view

    # ------------------------------------------------------------ the table

    def table(self, view: View, width: int, room: int | None, aside: str = "") -> list[Text]:
        """Every zone with its cards, everybody's Mog, and the hand."""
        return self.drawing.fitting(view, width, room, aside)

    def whole_table(self, view: View, width: int) -> list[Text]:
        """The table with the texts of all monsters and of the cards in hand."""
        return self.drawing.lines(view, width, DETAILS[0])

    def find(self, name: str) -> Entry:
        """A card by its name; Yiazmat is the face that lies on the table."""
        if fold(name) == TILE and self.face:
            name = f"{name} {self.face}"
        return super().find(name)

    # ------------------------------------------------------------ questions and choices

    def question(self, view: View, width: int) -> list[Text]:
        """What the reader is asked."""
        decision = view["decision"]
        if decision["type"] == "turn":
            placing = any(option["text"].startswith("place ") for option in view["legal"])
            key = "ask.turn.more" if decision["played"] else "ask.turn" if placing else "ask.turn.skip"
        elif decision["type"] == "draft":
            key = "ask.draft"
        else:
            key = f"ask.{decision['about'].replace(' ', '_')}"
        said = self.messages(key, card=self.names.source(decision.get("card", "")))
        return wrap(Text(said, "question"), width, 2)

    def choices(self, state: State, view: View) -> list[Choice]:
        """What the reader may do: card by card, in the order of the hand."""
        hand = view[view["seat"]]["hand"]
        found = []
        for option in view["legal"]:
            said = meaning(option["action"])
            name = "" if said is None or said.name == UNKNOWN else said.name
            rank = (
                (len(ORDER),) if said is None else (ORDER[said.verb], hand.index(name) if name in hand else len(hand))
            )
            label = self._label(said, view) if said else self._plain_label(option["text"], view)
            found.append((rank, option["action"], option["text"], label, name))
        found.sort(key=lambda choice: choice[0])
        return [Choice(number, *choice[1:]) for number, choice in enumerate(found, 1)]

    def _plain_label(self, text: str, view: View) -> str:
        """An action that is not about a card, in words."""
        if text.startswith("use "):
            return self.messages("choice.use", ability=self.names.ability(view[view["seat"]]["mog"]))
        usual = "choice.end" if view["decision"]["type"] == "turn" else "choice.none"
        return self.messages(PLAIN.get(text, usual))

    def _label(self, said: Meaning, view: View) -> str:
        """An action on a card in words."""
        decision = view["decision"]
        if decision["type"] == "draft":
            return self.messages("choice.mog", mog=said.name, ability=self.names.ability(said.name))
        if decision.get("about") == "under deck":
            return self.names.card(said.name)
        zone = view["places"][min(said.place, len(view["places"]) - 1)]["monster"]
        if said.verb == "place":
            way = "down" if said.face_down else "up"
            return self.messages(f"choice.place.{way}", card=self.names.card(said.name), zone=zone)
        if said.verb == "move":
            return self.messages("choice.move", card=said.name, zone=zone)
        known = None if said.name == UNKNOWN else said.name
        card = self.names.of(self.game.letters[said.owner], known)
        if said.turn:
            card = self.messages("card.number", card=card, n=said.turn + 1)
        return self.messages("choice.card", card=card, zone=zone)

    # ------------------------------------------------------------ the end

    def ending(self, state: State) -> str:
        """Who won, with everybody's points, and how a tie was decided."""
        view = state.view(None)
        points = {letter: view[letter]["points"] for letter in self.game.letters}
        ranked = sorted(points, key=lambda letter: (-points[letter], letter != view["winner"]))
        parts = [
            self.messages("story.scored.part", who=self.cast.inside(letter), n=points[letter]) for letter in ranked
        ]
        said = self.messages("end.points", points=capital(", ".join(parts)))
        tied = list(points.values()).count(points[view["winner"]]) > 1
        lines = [self.winners(view["winner"]), said, *([self.messages("end.tie_break")] if tied else [])]
        return " ".join(lines)
