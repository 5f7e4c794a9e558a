"""What happened at a table of Mille Bugs, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludobug.cli.line import Line
from ludobug.cli.millebugs.places import Places
from ludobug.cli.step import Step

Event = Mapping[str, Any]
Redactor = Callable[[dict[str, Any]], Event]
PLAYS = {"advance": "advances", "immunities": "protects", "discard": "discards"}


class Story:
    """Tells the steps of a game to one reader; ``redact`` takes out of each event what the reader may not know.

    That everybody draws a card goes without saying: only cards that the reader knows are told.
    """

    def __init__(self, places: Places, redact: Redactor) -> None:
        self.places = places
        self.cast = places.cast
        self.messages = places.messages
        self.redact = redact

    def tell(self, step: Step) -> list[Line]:
        """The sentences of a step."""
        lines: list[Line] = []
        if step.action == "decline":
            lines.append(Line(self.cast.says("story.declines", step.actor)))
        events = [self.redact(event) for event in step.events]
        for number, event in enumerate(events):
            told = getattr(self, f"_{event['event'].replace(' ', '_')}", None)
            if told:
                lines += told(event, events[number + 1 :], step)
        return lines

    # ------------------------------------------------------------ cards that move

    def _moved(self, event: Event, later: list[Event], step: Step) -> Iterator[Line]:
        (source, giver), (target, owner) = event["from"], event["to"]
        if source == "draw" and event["card"]:
            yield Line(self.cast.says("story.draws", owner, card=self.places.card(event["card"])))
        elif source == "battle":
            yield Line(self._about("story.cancelled", event, owner=giver))
            yield from self._again(step)
        elif source == "hand" and target == "battle":
            yield from self._laid_on_battle_pile(event, giver, owner)
            yield from self._lesson(event, owner, step)
        elif source == "hand":
            yield Line(self._played(PLAYS[target], event, later, giver, owner))
            if target == "immunities":
                yield from self._lesson(event, owner, step)

    def _laid_on_battle_pile(self, event: Event, player: str, area: str) -> Iterator[Line]:
        """An attack, or a remedy."""
        if player not in area:
            said = self.cast.says(
                "story.attacks", player, area=self.places.inside(area), card=self.places.card(event["card"])
            )
            yield Line(said, "warning" if self.places.is_own(area) else "", asked="answer")
            return
        answered = self.places.malus_of(event["card"])
        values = {"malus": answered, "card": self.places.card(event["card"]), "area": self.places.inside(area)}
        yield Line(self.cast.says("story.repairs", player, **values))

    def _played(self, key: str, event: Event, later: list[Event], player: str, area: str | None) -> str:
        """An Advance card with the total that it leads to, an Immunity, or a discard."""
        values: dict[str, object] = {"card": self.places.card(event["card"])}
        if key == "advances":
            values["total"] = next(after["total"] for after in later if after["event"] == "total")
        elif key == "protects":
            values |= {"area": self.places.inside(str(area)), "malus": self.places.malus_of(event["card"])}
        return self.cast.says(f"story.{key}", player, **values)

    def _about(self, key: str, event: Event, owner: str) -> str:
        return self.messages(key, malus=self.places.card(event["card"]), area=self.places.inside(owner))

    def _lesson(self, event: Event, area: str, step: Step) -> Iterator[Line]:
        """What the card teaches, the first time that one of its kind comes to the table; to those whom it concerns."""
        concerns = self.cast.me is None or self.cast.me in (*area, step.actor)
        if concerns and event["card"] not in _open_cards(step.seen):
            lesson = self.places.book.find(event["card"]).lesson(self.messages.lang)
            yield Line(self.messages("story.lesson", lesson=lesson), "note")

    # ------------------------------------------------------------ everything else

    def _immune(self, event: Event, later: list[Event], step: Step) -> Iterator[Line]:
        """An area is protected; an attack that is cancelled by it is told first."""
        if not any(after["event"] == "freed" for after in later):
            yield from self._again(step)

    def _again(self, step: Step) -> Iterator[Line]:
        """After an Immunity the player goes on; who answers an attack takes a whole turn instead."""
        if step.decision["type"] == "turn action":
            yield Line(self.cast.says("story.again", step.actor))

    def _turn(self, event: Event, later: list[Event], step: Step) -> Iterator[Line]:
        """For whoever follows the whole game; a player reads in every sentence who it is about."""
        if self.cast.me:
            return
        whose = self.cast.pile(event["seat"], "turn")
        yield Line(self.messages("table.turn", turn=event["turn"], whose=whose), "heading")

    def _reshuffle(self, event: Event, later: list[Event], step: Step) -> Iterator[Line]:
        yield Line(self.messages.count("story.reshuffle", event["cards"]), "note")

    def _answer(self, event: Event, later: list[Event], step: Step) -> Iterator[Line]:
        yield Line(self.cast.says("story.answers", event["seat"]), "warning")

    def _starting_player(self, event: Event, later: list[Event], step: Step) -> Iterator[Line]:
        yield Line(self.cast.says("story.starts", event["seat"]))

    def _end(self, event: Event, later: list[Event], step: Step) -> Iterator[Line]:
        yield Line(self.messages("story.end"), "heading")


def _open_cards(view: Mapping[str, Any]) -> set[str]:
    """The names of all cards that lie open."""
    piles = [view["discard"], view["pile_held"] or []]
    piles += [pile for area in view["areas"].values() for pile in (area["battle"], area["immunities"])]
    return {name for pile in piles for name in pile}
