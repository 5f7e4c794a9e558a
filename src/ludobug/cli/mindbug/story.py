"""What happened, in sentences, from the events of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ludobug.cli.book import Book
from ludobug.cli.cast import Cast
from ludobug.cli.line import Line
from ludobug.cli.mindbug.cards import Entry, keyword_in
from ludobug.cli.mindbug.energy_cards import EnergyEntry
from ludobug.cli.step import Step
from ludobug.games.mindbug.language.words import Constant, Triggered, TurnsWhenSaved

Event = Mapping[str, Any]
Redactor = Callable[[dict[str, Any]], Event]
REFUSALS = {"no block": "story.no_block", "no hunt": "story.no_hunt", "stop": "story.stop", "no": "story.no"}
MOVES = {
    ("hand", "shown"): "plays",
    ("hand", "board"): "plays",
    ("draw", "hand"): "draws",
    ("unused", "hand"): "draws_unused",
    ("unused", "draw"): "adds_unused",
    ("looked", "hand"): "gets_looked",
    ("discard", "hand"): "takes_back",
    ("hand", "discard"): "discards",
}
TRIGGERS = {
    "end of turn": "end of your turn",
    "end of any turn": "end of each turn",
    "life lost": "when you lose life",
    "mindbug used": "when an opponent uses a Mindbug",
    "discard pile reached": "when this reaches your discard pile",
    "opponent's life lost": "when an opponent loses life",
}
"""The triggers of events that texts call by another name."""
SILENT = {
    ("shown", "board"),
    ("discard", "under"),
    ("market", "bought"),
    ("energy deck", "bought"),
    ("bought", "energy discard"),
}


class Story:
    """Tells the steps of a game to one reader; ``redact`` takes out of each event what the reader may not know."""

    def __init__(self, cast: Cast, book: Book[Entry], energy_cards: Book[EnergyEntry], redact: Redactor) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.book = book
        self.energy_cards = energy_cards
        self.redact = redact
        self.energy: dict[str, int] = {}
        """The Energy of each seat, as far as the step is told."""
        self.resolver = ""
        """The seat that resolves the effect that was told of last."""

    def tell(self, step: Step) -> list[Line]:
        """The sentences of a step."""
        lines: list[Line] = []
        if step.action in REFUSALS and step.actor in self.cast.letters:
            lines.append(Line(self.cast.says(REFUSALS[step.action], step.actor)))
        lives = {letter: step.seen[letter]["life"] for letter in self.cast.letters}
        self.energy = {letter: step.seen[letter]["energy"] for letter in self.cast.letters}
        events = [self.redact(event) for event in step.events]
        unblocked = _unblocked(step)
        if step.action == "attack again":
            events = events[1:] if events[0]["event"] == "attack" else events
            lines.append(Line(self.cast.says("story.again", step.actor, card=step.decision["card"]), asked="block"))
        for _, group in groupby(events, key=_sort):
            alike = list(group)
            if unblocked < len(events) and alike[0] is events[unblocked]:
                lines.append(Line(self.messages("story.unblocked")))
            lines += self._group(alike, lives)
        return lines

    def _group(self, events: Sequence[Event], lives: dict[str, int]) -> Iterator[Line]:
        first = events[0]
        kind = first["event"]
        if kind == "moved":
            yield from self._moved(events)
        elif kind == "exhausted":
            cards = [self._card(event) for event in events]
            saved = self.cast.creatures(first["seat"], cards)
            yield Line(self.messages.count("story.exhausted", len(cards), cards=saved))
        elif kind == "life":
            for event in events:
                yield self._life(event, lives)
        elif kind == "energy" and first["change"] < 0:
            self.energy[first["seat"]] += first["change"]
        elif kind == "buy":
            yield from self._buys(first)
        else:
            for event in events:
                told = getattr(self, f"_{kind.replace(' ', '_')}", None)
                yield told(event) if told else Line(f"{kind}: {event.get('card', '')}".rstrip(": "))

    # ------------------------------------------------------------ cards that move

    def _moved(self, events: Sequence[Event]) -> Iterator[Line]:
        (source, giver), (target, taker) = events[0]["from"], events[0]["to"]
        if (source, target) in SILENT:
            return
        known = [event["card"] for event in events if event["card"]]
        cards = self.messages.list(known)
        if (source, target) == ("board", "discard"):
            yield Line(self.messages.count("story.defeated", len(known), cards=self.cast.creatures(giver, known)))
        elif target == "aside" or source == "aside":
            key = "story.set_aside" if target == "aside" else "story.comes_back"
            cards = self.cast.creatures(giver or taker, known)
            yield Line(self.messages.count(key, len(known), cards=cards))
        elif source == "board" and target == "hand":
            yield Line(self.messages.count("story.returned", len(known), cards=self.cast.creatures(giver, known)))
        elif (source, target) == ("energy deck", "market"):
            yield Line(self.messages("story.market", cards=cards))
        elif (source, target) == ("hand", "hand"):
            yield self._number("takes", taker, known, len(events), pile=self.cast.pile(giver, "hand"))
        elif (source, target) == ("discard", "board"):
            pile = self.cast.pile(giver, "discard")
            yield Line(self.cast.says("story.plays_from", taker, cards=cards, pile=pile))
        elif (source, target) == ("discard", "hand") and giver != taker:
            yield self._number("takes", taker, known, len(events), pile=self.cast.pile(giver, "discard"))
        elif (source, target) == ("unused", "looked"):
            yield self._number("looks", self.resolver, known, len(events))
        elif (source, target) == ("looked", "unused"):
            yield Line(self.messages.count("story.shuffled_back", len(events)))
        elif (source, target) in MOVES:
            yield self._number(MOVES[source, target], giver or taker, known, len(events))
        else:
            places = {"source": self._place(source, giver), "target": self._place(target, taker)}
            yield Line(self.messages("story.moved", cards=cards or self.messages("story.a_card"), **places))

    def _number(self, key: str, seat: str, known: list[str], number: int, **values: object) -> Line:
        """A sentence with the names of the cards, or with their number where the reader knows no names."""
        if len(known) < number:
            return Line(self.cast.counts(f"story.{key}.unseen", seat, number, **values))
        shown = [self._with_power(card) for card in known] if key == "plays" else known
        told = self.cast.says(f"story.{key}", seat, cards=self.messages.list(shown), **values)
        return Line(told, asked="mindbug" if key == "plays" else "")

    def _with_power(self, name: str) -> str:
        return f"{name} ({self.book.find(name).card.power})"

    def _place(self, zone: str, seat: str | None) -> str:
        return self.cast.pile(seat, zone) if seat else self.messages.named("zone", zone)

    # ------------------------------------------------------------ one sentence for each event

    def _life(self, event: Event, lives: dict[str, int]) -> Line:
        seat, change, team = event["seat"], event["change"], event["team"]
        lives[seat] = max(0, lives[seat] + change)
        if len(team) > 1:
            key = "story.team_gains" if change > 0 else "story.team_loses"
            return Line(self.messages.count(key, abs(change), team=self.cast.team(team), left=lives[seat]))
        key = "story.gains_life" if change > 0 else "story.loses_life"
        return Line(self.cast.counts(key, seat, abs(change), left=lives[seat]))

    def _opponent(self, event: Event) -> Line:
        return Line(self.cast.says("story.names", event["seat"], opponent=self.cast.inside(event["opponent"])))

    def _no_blocks(self, event: Event) -> Line:
        return Line(self.cast.says("story.no_blocks", event["seat"]))

    def _mindbug_refreshed(self, event: Event) -> Line:
        return Line(self.cast.counts("story.refreshes", event["seat"], event["count"]))

    def _mindbug_lost(self, event: Event) -> Line:
        return Line(self.cast.counts("story.loses_mindbug", event["seat"], event["count"]))

    def _mindbug_spent(self, event: Event) -> Line:
        return Line(self.cast.counts("story.spends_mindbug", event["seat"], event["count"]))

    def _extra_turn(self, event: Event) -> Line:
        return Line(self.cast.says("story.extra_turn", event["seat"]), "warning")

    def _no_mindbugs(self, event: Event) -> Line:
        return Line(self.messages("story.no_mindbugs"))

    def _shown(self, event: Event) -> Line:
        return Line(self.cast.says("story.reveals", event["seat"], card=self._card(event)))

    def _boost(self, event: Event) -> Line:
        return Line(self.messages("story.boost", card=self._card(event), boost=event["with"]))

    def _copied(self, event: Event) -> Line:
        return Line(self.messages("story.copied", card=self._card(event)))

    def _keyword(self, event: Event) -> Line:
        word = keyword_in(event["keyword"], self.messages.lang)
        return Line(self.cast.says("story.keyword", event["seat"], word=word))

    def _attack(self, event: Event) -> Line:
        return Line(self.cast.says("story.attack", event["seat"], card=self._card(event)), asked="block")

    def _block(self, event: Event) -> Line:
        return Line(self.cast.says("story.block", event["seat"], card=self._card(event)))

    def _hunt(self, event: Event) -> Line:
        return Line(self.messages("story.hunt", card=self._card(event)))

    def _control(self, event: Event) -> Line:
        return Line(self.cast.says("story.control", event["to"], card=self._card(event)))

    def _mindbug(self, event: Event) -> Line:
        taken = self.cast.says("story.mindbug", event["seat"], card=self._card(event))
        again = self.cast.says("story.acts_again", event["player"], inside=self.cast.inside(event["player"]))
        return Line(f"{taken} {again}", "warning")

    def _mindbug_declined(self, event: Event) -> Line:
        return Line(self.cast.says("story.declined", event["seat"]))

    def _effect(self, event: Event) -> Line:
        self.resolver = event["seat"]
        return Line(f"  {self._card(event)} — {self._ability(event)}", "note")

    def _ability(self, event: Event) -> str:
        """The line of the card's text that takes effect; the name of its trigger where there is no telling."""
        card = self.book.find(event["card"]).card
        lines = self.book.find(event["card"]).text(self.messages.lang).split("\n")
        wanted = TRIGGERS.get(event["trigger"], event["trigger"])
        fitting = [
            line
            for line, ability in zip(lines, card.abilities, strict=False)
            if isinstance(ability, Triggered) and ability.trigger.value == wanted
        ]
        if len(lines) == len(card.abilities) and len(fitting) == 1:
            return fitting[0]
        return self.messages.named("trigger", event["trigger"])

    def _stage(self, event: Event) -> Line:
        evolution = self.book.find(event["into"]).card.evolution
        back = evolution is not None and evolution.level == 1
        key = "story.evolved_back" if back else "story.evolves"
        return Line(self.messages(key, card=self._card(event), into=event["into"]))

    def _octonite(self, event: Event) -> Line:
        key = "story.octonite_put" if event["change"] > 0 else "story.octonite_gone"
        return Line(self.messages.count(key, abs(event["change"]), card=self._card(event)))

    def _this_turn(self, event: Event) -> Line:
        if event.get("cannot_block"):
            return Line(self.messages("story.may_not_block", card=self._card(event)))
        words = [keyword_in(word, self.messages.lang) for word in event["keywords"]]
        if event.get("power"):
            words.insert(0, self.messages("story.power", power=f"{event['power']:+}"))
        return Line(self.messages("story.gains", card=self._card(event), words=self.messages.list(words)))

    def _die(self, event: Event) -> Line:
        return Line(self.messages("story.die", card=self._card(event), face=self.messages.named("face", event["face"])))

    def _profile(self, event: Event) -> Line:
        profiles = next(
            ability.rule.profiles
            for ability in self.book.find(event["card"]).card.abilities
            if isinstance(ability, Constant) and isinstance(ability.rule, TurnsWhenSaved)
        )
        chosen = profiles[event["profile"] - 1]
        words = "".join(f", {keyword_in(word.value, self.messages.lang)}" for word in chosen.keywords)
        return Line(self.messages("story.profile", card=self._card(event), power=chosen.power, words=words))

    def _pips(self, event: Event) -> Line:
        return Line(self.messages("story.die", card=self._card(event), face=str(event["pips"])))

    def _reroll(self, event: Event) -> Line:
        return Line(self.cast.says("story.reroll", event["seat"]))

    def _energy(self, event: Event) -> Line:
        seat, change = event["seat"], event["change"]
        self.energy[seat] += change
        return Line(self.cast.says("story.gains_energy", seat, n=change, left=self.energy[seat]))

    def _buys(self, event: Event) -> Iterator[Line]:
        """An Energy card is bought, and does what it says."""
        seat, paid = event["seat"], event["paid"]
        key = "story.buys" if paid else "story.buys_free"
        yield Line(self.cast.says(key, seat, card=event["card"], n=paid, left=self.energy[seat]))
        yield Line(f"  {event['card']} — {self.energy_cards.find(event['card']).text(self.messages.lang)}", "note")

    def _allies_this_turn(self, event: Event) -> Line:
        words = [keyword_in(word, self.messages.lang) for word in event["keywords"]]
        if event["dice"]:
            words.append(self.messages.count("story.more_dice", event["dice"]))
        return Line(
            self.cast.says(
                "story.allies_gain",
                event["seat"],
                inside=self.cast.inside(event["seat"]),
                words=self.messages.list(words),
            )
        )

    def _starting_player(self, event: Event) -> Line:
        return Line(self.cast.says("story.starts", event["seat"]))

    def _turn(self, event: Event) -> Line:
        whose = self.cast.pile(event["seat"], "turn")
        return Line(self.messages("table.turn", turn=event["turn"], whose=whose), "heading")

    def _end(self, event: Event) -> Line:
        return Line(self.messages("story.end"), "heading")

    def _card(self, event: Event) -> str:
        return event["card"] or self.messages("story.a_card")


def _sort(event: Event) -> tuple[Any, ...]:
    """Events next to each other with equal values of this are told in one sentence."""
    if event["event"] == "moved":
        return ("moved", tuple(event["from"]), tuple(event["to"]))
    return (event["event"], event["seat"] if event["event"] == "exhausted" else id(event))


def _unblocked(step: Step) -> int:
    """The number of the event by which an attack hits that nobody was asked to block; that of none otherwise."""
    attacked = step.action == "no hunt"
    for number, event in enumerate(step.events):
        if event["event"] == "attack":
            attacked = True
        elif event["event"] == "life" and attacked:
            return number
        elif event["event"] in ("effect", "block", "hunt"):
            break
    return len(step.events)
