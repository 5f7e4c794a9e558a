"""A game of Mille Bugs as one reader sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.text import Text

from ludobug.cli.choices import Choice
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.cli.millebugs.cards import all_cards as whole_deck
from ludobug.cli.millebugs.choices import choices
from ludobug.cli.millebugs.places import Places
from ludobug.cli.millebugs.story import Story
from ludobug.cli.millebugs.table import GOAL, WHOLE, Table
from ludobug.cli.plain.guide import PlainGuide
from ludobug.cli.plain.reader import PlainReader
from ludobug.cli.step import Step
from ludobug.cli.terminal import wrap
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.games.millebugs.game import MilleBugs

View = Mapping[str, Any]


class Reader(PlainReader):
    """Everything that is shown to one seat (None: to spectators); ``all_cards`` shows every hand to anybody."""

    def __init__(
        self, guide: PlainGuide, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False
    ) -> None:
        super().__init__(guide, game, messages, seat, all_cards)
        self.areas = cast(MilleBugs, game).area_names
        self.places = Places(self.cast, whole_deck())
        self.story = Story(self.places, self.redact)
        self.drawing = Table(self.places, all_cards)

    def opening(self, state: State) -> list[Line]:
        """How the game begins: who plays with whom, the house rules, who starts."""
        teams = [self.messages.list(list(area)) for area in self.areas]
        key = "opening.alone" if len(self.areas) == self.game.seats else "opening.teams"
        lines = [Line(self.messages(key, n=len(self.areas), teams=", ".join(teams)))]
        house = [self.messages(f"house.{name}") for name in self.game.options["house_rules"]]
        if house:
            lines.append(Line(self.messages("opening.house", names=", ".join(house))))
        view = state.view(None)
        if view["decision"] is None or view["decision"]["type"] != "starting player":
            lines.append(Line(self.cast.says("story.starts", view["active"])))
        return lines

    def tell(self, step: Step) -> list[Line]:
        """What a step did."""
        return self.story.tell(step)

    def table(self, view: View, width: int, room: int | None, aside: str = "") -> list[Text]:
        """All areas, the reader's own nearest."""
        return self.drawing.fitting(view, width, room, aside)

    def whole_table(self, view: View, width: int) -> list[Text]:
        """The table with the rules of all cards in hand."""
        return self.drawing.lines(view, width, WHOLE)

    def choices(self, state: State, view: View) -> list[Choice]:
        """What the reader may do."""
        return choices(state, view, self.places)

    def question(self, view: View, width: int) -> list[Text]:
        """What the reader is asked."""
        mine = view[view["seat"]]["area"]
        malus = view["areas"][mine]["blocked_by"]
        key = "ask.turn"
        if view["decision"]["type"] == "answer":
            key = "ask.answer.own" if len(mine) == 1 else "ask.answer.team"
        elif all(option["text"].startswith("discard ") for option in view["legal"]):
            key = "ask.discard.blocked" if malus else "ask.discard"
        asked = self.messages(key, malus=self.places.card(malus))
        return wrap(Text(asked, "question"), width, 2)

    def ending(self, state: State) -> str:
        """Who won, and why."""
        areas = state.view(None)["areas"]
        best = max(laid["total"] for laid in areas.values())
        winners = [name for name in areas if areas[name]["total"] == best]
        if best == GOAL:
            reason = self.messages("end.reached", area=self.places.start(winners[0]))
        elif len(winners) == 1:
            reason = self.messages("end.closest", area=self.places.inside(winners[0]), total=best)
        else:
            named = self.messages.list([self.places.inside(name) for name in winners])
            reason = self.messages("end.closest.shared", areas=named, total=best)
        return f"{self.winners(''.join(sorted(''.join(winners))))} {reason}"
