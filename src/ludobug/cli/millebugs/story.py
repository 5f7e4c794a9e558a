"""What happened in a game of Mille Bugs, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ludobug.cli.cast import Cast
from ludobug.cli.line import Line
from ludobug.cli.millebugs.names import area_name, partner, title
from ludobug.cli.step import Step
from ludobug.games.millebugs.cards import Family

Event = Mapping[str, Any]
DECLINE = "decline"


class Story:
    """Tells the steps of a game to one reader; ``redact`` takes out of each event what the reader may not know."""

    def __init__(self, cast: Cast, redact: Callable[[dict[str, Any]], Event]) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.redact = redact

    def tell(self, step: Step) -> list[Line]:
        """The sentences of a step."""
        lines = [Line(self.cast.says("story.declines", step.actor))] if step.action == DECLINE else []
        events = [self.redact(event) for event in step.events]
        for number, event in enumerate(events):
            lines += self._tell(event, events[number + 1 :], step)
        return lines

    def _tell(self, event: Event, later: Sequence[Event], step: Step) -> Iterator[Line]:
        kind = event["event"]
        if kind == "moved":
            yield from self._moved(event, later)
        elif kind == "turn":
            whose = self.cast.pile(event["seat"], "turn")
            yield Line(self.messages("table.turn", turn=event["turn"], whose=whose), "heading")
        elif kind == "reshuffle":
            yield Line(self.messages("story.reshuffle", n=event["cards"]), "note")
        elif kind == "starting player":
            yield Line(self.cast.says("story.starts", event["seat"]))

    def _moved(self, event: Event, later: Sequence[Event]) -> Iterator[Line]:
        """A card that was moved, with what came of it."""
        (source, giver), (target, taker) = event["from"], event["to"]
        card = self._card(event)
        if source == "draw" and target == "hand":
            yield Line(self.cast.says("story.draws", taker, card=card))
        elif source == "battle":
            yield Line(self.messages("story.cancelled", malus=card))
        elif source == "hand" and target == "discard":
            yield Line(self.cast.says("story.discards", giver, card=card))
        elif source == "hand":
            yield self._played(event, giver, taker, card, later)

    def _played(self, event: Event, who: str, area: str, card: str, later: Sequence[Event]) -> Line:
        came = next((other for other in later if other["event"] in ("total", "attacked", "freed", "immune")), {})
        if came.get("event") == "attacked":
            line = self.cast.says("story.attacks", who, area=area_name(area, self.cast), card=card)
            return Line(line, "warning" if self.cast.me and self.cast.me in area else "")
        if came.get("event") == "immune":
            malus = partner(event["card"], Family.MALUS).titles[self.messages.lang]
            return Line(self.cast.says("story.immune", who, card=card, malus=malus))
        if came.get("event") == "freed":
            return Line(self.cast.says("story.repairs", who, card=card))
        return Line(self.cast.says("story.advances", who, card=card, total=came.get("total", "")))

    def _card(self, event: Event) -> str:
        return title(event["card"], self.messages.lang) if event["card"] else self.messages("story.a_card")
