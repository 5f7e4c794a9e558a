"""A game of Mille Bugs as one reader sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.text import Text

from ludobug.cli.choices import Choice
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.cli.millebugs.names import area_name, partner, title
from ludobug.cli.millebugs.story import Story
from ludobug.cli.millebugs.table import DETAILS, Table
from ludobug.cli.plain.guide import PlainGuide
from ludobug.cli.plain.reader import PlainReader
from ludobug.cli.step import Step
from ludobug.cli.terminal import wrap
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.games.millebugs.cards import Family
from ludobug.games.millebugs.game import MilleBugs
from ludobug.games.millebugs.wording import Meaning, meaning

GOAL = 1000


class Reader(PlainReader):
    """Everything that is shown to one seat (None: to spectators); ``all_cards`` shows every hand to anybody."""

    def __init__(
        self, guide: PlainGuide, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False
    ) -> None:
        super().__init__(guide, game, messages, seat, all_cards)
        self.story = Story(self.cast, self.redact)
        self.drawing = Table(self.cast, all_cards)

    def opening(self, state: State) -> list[Line]:
        """Who plays with whom, by which house rules, and who starts."""
        lines = []
        areas = cast(MilleBugs, self.game).area_names
        if self.game.options["teams"]:
            teams = [area_name(area, self.cast, number != 0) for number, area in enumerate(areas)]
            lines.append(Line(self.messages("story.team", areas="; ".join(teams))))
        if self.game.options["house_rules"]:
            rules = ", ".join(self.game.options["house_rules"])
            lines.append(Line(self.messages("story.house", rules=rules)))
        if state.view(None)["turn"]:
            lines.append(Line(self.cast.says("story.starts", state.view(None)["active"])))
        return lines

    def tell(self, step: Step) -> list[Line]:
        """What a step did."""
        return self.story.tell(step)

    def table(self, view: Mapping[str, Any], width: int, room: int | None, aside: str = "") -> list[Text]:
        """Every area with its way, the reader's own last, and the hand."""
        return self.drawing.fitting(view, width, room, aside)

    def whole_table(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """The table with the rules of all cards in hand."""
        return self.drawing.lines(view, width, DETAILS[0])

    def question(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """What the reader is asked."""
        decision = view["decision"]
        malus = decision.get("card") or self._own(view)["blocked_by"]
        named = {}
        if malus:
            families = {"bonus": Family.BONUS, "immunity": Family.IMMUNITY}
            named = {key: partner(malus, family).titles[self.messages.lang] for key, family in families.items()}
            named["malus"] = title(malus, self.messages.lang)
        if decision["type"] == "answer":
            key = "ask.answer"
        elif all(option["text"].startswith("discard ") for option in view["legal"]):
            key = "ask.turn.discard"
        else:
            key = "ask.turn.blocked" if malus else "ask.turn"
        return wrap(Text(self.messages(key, **named), "question"), width, 2)

    def choices(self, state: State, view: Mapping[str, Any]) -> list[Choice]:
        """What the reader may do."""
        found = []
        for number, option in enumerate(view["legal"], 1):
            said = meaning(option["action"])
            label = self._label(said, view) if said else self.messages("choice.decline")
            found.append(Choice(number, option["action"], option["text"], label, said.card.name if said else ""))
        return found

    def _label(self, said: Meaning, view: Mapping[str, Any]) -> str:
        """An action on a card in words."""
        verb = said.verb.split()[0]
        card = title(said.card.name, self.messages.lang)
        total = self._own(view)["total"] + said.card.value
        areas = cast(MilleBugs, self.game).area_names
        area = "" if said.area is None else area_name(areas[said.area], self.cast)
        return self.messages(f"choice.{verb}", card=card, total=total, area=area)

    def _own(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        own: Mapping[str, Any] = view["areas"][view[view["seat"]]["area"]]
        return own

    def ending(self, state: State) -> str:
        """Who won, and whether by exactly 1000."""
        view = state.view(None)
        totals = {name: area["total"] for name, area in view["areas"].items()}
        if GOAL in totals.values():
            return f"{self.winners(view['winner'])} {self.messages('end.goal')}"
        said = [
            self.messages("end.total", who=area_name(name, self.cast), total=total)
            for name, total in sorted(totals.items(), key=lambda item: -item[1])
        ]
        return f"{self.winners(view['winner'])} {self.messages('end.closest', totals=', '.join(said))}"
