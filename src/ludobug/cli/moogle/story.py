"""What happened in a game of Moogle Bounty Mayhem, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ludobug.cli.cast import Cast
from ludobug.cli.line import Line
from ludobug.cli.moogle.names import Names, monsters
from ludobug.cli.step import Step
from ludobug.games.moogle.text.sentences import capital

Event = Mapping[str, Any]
DECLINES = ("done", "no")
MONSTER_OF = "monster of "


class Story:
    """Tells the steps of a game to one reader; ``redact`` takes out of each event what the reader may not know."""

    def __init__(self, cast: Cast, redact: Callable[[dict[str, Any]], Event]) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.names = Names(cast)
        self.redact = redact
        self.zones: dict[str, str] = {}

    def tell(self, step: Step) -> list[Line]:
        """The sentences of a step."""
        self.zones = monsters(step.seen)
        lines = []
        if step.action in DECLINES and step.decision["type"] == "effect":
            lines.append(Line(self.cast.says("story.nothing", step.actor)))
        events = [self.redact(event) for event in step.events]
        for _, group in groupby(events, key=_sort):
            lines += self._group(list(group))
        return lines

    def _group(self, events: Sequence[Event]) -> Iterator[Line]:
        """Events of one sort that belong together, such as all cards that are turned in one zone."""
        first = events[0]
        kind = first["event"]
        if kind == "moved" and _is_draw(first):
            yield self._drawn(events)
        elif kind == "revealed":
            cards = [self.names.of(event["at"][1], event["card"]) for event in events]
            yield Line(self.messages("story.revealed", zone=self._zone(first["at"]), cards=self.messages.list(cards)))
        elif kind == "scored":
            parts = [
                self.messages("story.scored.part", who=self.cast.inside(event["seat"]), n=event["points"])
                for event in events
            ]
            yield Line(self.messages("story.scored", zone=self.zones[first["zone"]], points=", ".join(parts)))
        else:
            for event in events:
                yield from self._tell(event)

    def _tell(self, event: Event) -> Iterator[Line]:
        kind = event["event"]
        says = self.cast.says
        if kind == "moved":
            yield from self._moved(event)
        elif kind == "turn":
            whose = self.cast.pile(event["seat"], "turn")
            yield Line(self.messages("table.round", round=event["round"], whose=whose), "heading")
        elif kind == "mog":
            yield Line(f"{says('story.mog', event['seat'], mog=event['card'])} {self.names.explained(event['card'])}")
        elif kind == "ability":
            yield Line(says("story.uses", event["seat"], ability=self.names.ability(event["card"])))
        elif kind == "points":
            yield Line(says("story.points", event["seat"], n=event["points"]))
        elif kind == "fatigue":
            key = "story.tired" if event["change"] > 0 else "story.refreshed"
            yield Line(capital(self.messages(key, card=self._owned(event), zone=self._zone(event["at"]))))
        elif kind == "gil":
            yield Line(says("story.gil", event["seat"], card=self._owned(event), zone=self._zone(event["at"])))
        elif kind == "checked":
            yield self._checked(event)

    def _checked(self, event: Event) -> Line:
        zone, owner = self._zone(event["at"]), event["at"][1]
        if event["seat"] != self.cast.me:
            return Line(self.cast.says("story.looks", event["seat"], card=self._owned(event), zone=zone))
        if owner == self.cast.me:
            return Line(self.messages("story.looks.own", card=self._owned(event), zone=zone))
        hidden = self.names.of(owner, None)
        return Line(self.messages("story.looks.you", card=hidden, zone=zone, name=self.names.card(event["card"])))

    # ------------------------------------------------------------ cards that move

    def _drawn(self, events: Sequence[Event]) -> Line:
        """Cards drawn one after the other."""
        known = [event["card"] for event in events if event["card"]]
        cards = self.messages.list(known) if len(known) == len(events) else ""
        said = cards or self.messages.count("story.cards", len(events))
        return Line(self.cast.says("story.draws", events[0]["to"][1], cards=said))

    def _moved(self, event: Event) -> Iterator[Line]:
        """A card that was moved, other than by drawing it."""
        (source, _), (target, taker) = event["from"], event["to"]
        card, says = event["card"], self.cast.says
        if source == "draft" and target == "Mog":
            yield Line(says("story.keeps", taker, mog=card))
        elif source == "spare Heroes":
            yield Line(says("story.hero", taker, card=card))
        elif source == "hand" and target == "deck":
            yield Line(says("story.under", taker, card=card or self.messages("story.a_card")))
        elif target.startswith(MONSTER_OF):
            place = target.removeprefix(MONSTER_OF)
            yield Line(self.messages("story.replaced", new=card, old=self.zones[place]), "warning")
            self.zones[place] = card
        elif target in self.zones and source in self.zones:
            said = card or self.messages("card.down")
            yield Line(says("story.moves", taker, card=said, source=self.zones[source], zone=self.zones[target]))
        elif target in self.zones:
            key = "story.hides" if event["face_down"] else "story.places"
            said = self.names.card(card) if card else self.messages("story.a_card")
            yield Line(says(key, taker, card=said, zone=self.zones[target]))

    def _owned(self, event: Event) -> str:
        return self.names.of(event["at"][1], event["card"])

    def _zone(self, side: Sequence[str]) -> str:
        return self.zones[side[0]]


def _is_draw(event: Event) -> bool:
    return bool(event["from"][0] == "deck" and event["to"][0] == "hand")


def _sort(event: Event) -> tuple[object, ...]:
    """What events have in common that are told in one sentence."""
    kind = event["event"]
    if kind == "moved":
        return (kind, _is_draw(event), event["to"][1])
    if kind == "revealed":
        return (kind, event["at"][0])
    return (kind, event.get("zone"))
