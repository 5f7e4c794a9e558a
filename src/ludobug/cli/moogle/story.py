"""What happened in a game of Moogle Bounty Mayhem, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludobug.cli.cast import Cast
from ludobug.cli.line import Line
from ludobug.cli.moogle.names import ABILITIES, CARDS, monsters_in, where, with_power
from ludobug.cli.step import Step

Event = Mapping[str, Any]
Monsters = dict[str, str]
"""The monsters by their places, as they lie while a step is told."""
MONSTER_OF = "monster of "
SILENT = {"Mogs aside", "Mog"}


class Story:
    """Tells the steps of a game to one reader; ``redact`` takes out of each event what the reader may not know."""

    def __init__(self, cast: Cast, redact: Callable[[dict[str, Any]], Event]) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.redact = redact

    def tell(self, step: Step) -> list[Line]:
        """The sentences of a step."""
        monsters = monsters_in(step.seen)
        events = [self.redact(event) for event in step.events]
        return [line for event in events for line in self._tell(event, monsters)]

    def _tell(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        kind = event["event"].replace(" ", "_")
        told = getattr(self, f"_{kind}", None)
        if told is not None:
            yield from told(event, monsters)

    def _moved(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        (source, giver), (target, taker) = event["from"], event["to"]
        card = self._card(event)
        if target.startswith(MONSTER_OF):
            monsters[target.removeprefix(MONSTER_OF)] = card
            yield Line(self.messages("story.arrives", monster=card))
        elif source.startswith(MONSTER_OF):
            yield Line(self.messages("story.leaves", monster=card))
        elif (source, target) == ("deck", "hand"):
            yield Line(self.cast.says("story.draws", taker, card=card))
        elif (source, target) == ("hand", "deck"):
            yield Line(self.cast.says("story.under", giver, card=card))
        elif source == "spare Heroes":
            yield Line(self.cast.says("story.spare", taker, card=card))
        elif target not in SILENT and taker:
            yield self._laid(event, monsters, card)

    def _laid(self, event: Event, monsters: Monsters, card: str) -> Line:
        """A card that was placed, or moved, on the table."""
        (source, _), (target, taker) = event["from"], event["to"]
        monster = monsters[target]
        if source != "hand":
            return Line(self.messages("story.moves", card=card, source=monsters[source], target=monster))
        key = "story.places_down" if event["face_down"] else "story.places"
        return Line(self.cast.says(key, taker, card=card, monster=monster))

    def _ability(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        ability = ABILITIES[event["card"]]
        yield Line(self.cast.says("story.uses", event["seat"], ability=ability, card=event["card"]), "note")

    def _fatigue(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        key = "story.fatigue" if event["change"] > 0 else "story.refresh"
        yield Line(self.messages(key, card=self._shown(event), where=self._where(event, monsters)))

    def _gil(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        yield Line(self.messages("story.gil", card=self._shown(event), where=self._where(event, monsters)))

    def _checked(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        values = {"card": self._shown(event), "where": self._where(event, monsters)}
        yield Line(self.cast.says("story.checks", event["seat"], **values))

    def _revealed(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        yield Line(self.messages("story.revealed", card=self._shown(event), where=self._where(event, monsters)))

    def _points(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        yield Line(self.cast.counts("story.points", event["seat"], event["points"]))

    def _scored(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        values = {"monster": monsters[event["zone"]], "inside": self.cast.inside(event["seat"])}
        yield Line(self.cast.counts("story.scored", event["seat"], event["points"], **values))

    def _turn(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        whose = self.cast.pile(event["seat"], "turn")
        yield Line(self.messages("table.round", round=event["round"], whose=whose), "heading")

    def _mog(self, event: Event, monsters: Monsters) -> Iterator[Line]:
        yield Line(self.messages("story.mog", who=self.cast.name(event["seat"]), card=event["card"]))

    def _where(self, event: Event, monsters: Monsters) -> str:
        place, letter = event["at"]
        return where(monsters[place], letter, self.cast)

    def _card(self, event: Event) -> str:
        """A card that comes from or goes to where not everybody sees it."""
        name = event["card"]
        if name is None:
            return self.messages("story.a_card")
        return with_power(name) if name in CARDS else name

    def _shown(self, event: Event) -> str:
        """A card on the table."""
        return with_power(event["card"]) if event["card"] else self.messages("story.hidden")
