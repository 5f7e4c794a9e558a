"""What is being asked, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from ludobug.cli.book import Book
from ludobug.cli.cast import Cast
from ludobug.cli.mindbug.cards import Entry, Printed, keyword_in
from ludobug.cli.mindbug.choices import about
from ludobug.cli.mindbug.table import for_sale
from ludobug.cli.terminal import wrap

View = Mapping[str, Any]


class Questions:
    """Puts the pending decision to the reader."""

    def __init__(self, cast: Cast, book: Book[Entry], texts: Book[Printed]) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.book = book
        self.texts = texts
        """All cards that may ask something."""

    def lines(self, view: View, width: int) -> list[Text]:
        """The question, with what one has to know to answer it."""
        kind = view["decision"]["type"].replace(" ", "_")
        ask = getattr(self, f"_{kind}", self._other)
        return [line for part in ask(view) for line in wrap(part, width, 2)]

    def _turn_action(self, view: View) -> Iterator[Text]:
        verbs = {option["text"].split()[0] for option in view["legal"]}
        key = "ask.turn" if len(verbs) > 1 else f"ask.turn.{min(verbs)}"
        if "action" in verbs:
            key = "ask.turn.action"
        yield Text(self.messages(key), "question")

    def _mindbug(self, view: View) -> Iterator[Text]:
        decision = view["decision"]
        entry = self.book.find(decision["card"])
        said = entry.keywords(self.messages.lang)
        if entry.card.octonite:
            said.append(self.messages("note.octonite", n=entry.card.octonite))
        words = "".join(f", {word}" for word in said)
        played = self.cast.says("ask.played", decision["by"], card=entry.card.name, power=entry.card.power, words=words)
        yield Text(played)
        yield from self._text(decision["card"])
        unused = view[view["seat"]]["mindbugs"]
        yield Text(self.messages.count("ask.mindbug", unused, card=entry.card.name), "question")

    def _purchase(self, view: View) -> Iterator[Text]:
        """The face-up Energy cards with what they cost and do, and what there is to pay with."""
        for offer in view["market"]:
            text = self.texts.find(offer["card"]).text(self.messages.lang)
            yield Text.assemble((for_sale(offer, self.messages), "name"), "  ", (text, "note"))
        yield Text(self.messages("ask.purchase", n=view[view["seat"]]["energy"]), "question")

    def _hunt(self, view: View) -> Iterator[Text]:
        yield Text(self.messages("ask.hunt", card=view["decision"]["card"]), "question")

    def _block(self, view: View) -> Iterator[Text]:
        yield Text(self._attacker(view))
        if "SNEAKY" in attacker(view)["keywords"]:
            yield Text(self.messages("ask.sneaky", word=keyword_in("SNEAKY", self.messages.lang)), "note")
        yield Text(self.messages("ask.block"), "question")

    def _attack_again(self, view: View) -> Iterator[Text]:
        word = keyword_in("FRENZY", self.messages.lang)
        yield Text(self.messages("ask.again", card=view["decision"]["card"], word=word), "question")

    def _fast_attack(self, view: View) -> Iterator[Text]:
        word = keyword_in("FAST", self.messages.lang)
        acts = any(option["text"].startswith("action ") for option in view["legal"])
        key = "ask.fast.action" if acts else "ask.fast"
        yield Text(self.messages(key, card=view["decision"]["card"], word=word), "question")

    def _spread_octonite(self, view: View) -> Iterator[Text]:
        decision = view["decision"]
        yield Text(self.messages.count("ask.spread", decision["left"], card=decision["card"]), "question")

    def _profile(self, view: View) -> Iterator[Text]:
        yield Text(self.messages("ask.profile", card=view["decision"]["card"]), "question")

    def _order(self, view: View) -> Iterator[Text]:
        if "card" in view["decision"]:
            yield from self._effect(view["decision"])
        yield Text(self.messages("ask.order"), "question")

    def _reroll(self, view: View) -> Iterator[Text]:
        decision = view["decision"]
        yield Text(self._rolled(decision))
        yield Text(self.messages.count("ask.reroll", decision["rerolls"]), "question")

    def _first_result(self, view: View) -> Iterator[Text]:
        yield Text(self._rolled(view["decision"]))
        yield Text(self.messages("ask.first_result"), "question")

    def _rolled(self, decision: View) -> str:
        faces = [self.messages.named("face", face) for face in decision["dice"]]
        return self.messages("ask.rolled", card=decision["card"], dice=self.messages.list(faces))

    def _choose(self, view: View) -> Iterator[Text]:
        decision = view["decision"]
        yield from self._effect(decision)
        key = f"ask.choose.{about(view)}"
        if f"{key}.one" not in self.messages:
            key = "ask.choose.card"
        cards = self.messages.list([card["card"] for card in decision["chosen"]])
        asked = self.messages.count(key, decision["left"], cards=cards)
        if decision["up_to"]:
            asked += f" {self.messages('ask.up_to')}"
        yield Text(asked, "question")

    def _may(self, view: View) -> Iterator[Text]:
        decision = view["decision"]
        yield from self._effect(decision)
        key = f"ask.may.{(decision.get('about') or 'other').replace(' ', '_')}"
        yield Text(self.messages(key if key in self.messages else "ask.may.other"), "question")

    def _opponent(self, view: View) -> Iterator[Text]:
        yield from self._effect(view["decision"])
        yield Text(self.messages("ask.opponent"), "question")

    def _player(self, view: View) -> Iterator[Text]:
        yield from self._effect(view["decision"])
        cards = self.messages.list([card["card"] for card in view["decision"]["chosen"]])
        yield Text(self.messages("ask.player", cards=cards or self.messages("story.a_card")), "question")

    def _one_of(self, view: View) -> Iterator[Text]:
        yield from self._effect(view["decision"])
        yield Text(self.messages("ask.one_of"), "question")

    def _keyword(self, view: View) -> Iterator[Text]:
        yield from self._effect(view["decision"])
        yield Text(self.messages("ask.keyword"), "question")

    def _other(self, view: View) -> Iterator[Text]:
        yield Text(self.messages("ask.other"), "question")

    def _effect(self, decision: View) -> Iterator[Text]:
        """The card whose effect asks, and its text."""
        text = self.texts.find(decision["card"]).text(self.messages.lang).replace("\n", " ")
        owner = f" ({self.cast.short(decision.get('of', decision['by']))})  "
        yield Text.assemble((decision["card"], "name"), owner, (text, "note"))

    def _text(self, card: str) -> Iterator[Text]:
        text = self.book.find(card).text(self.messages.lang)
        for part in filter(None, text.split("\n")):
            yield Text(f"  {part}", "note")

    def _attacker(self, view: View) -> str:
        """Who attacks with what, as strong as it is now."""
        decision = view["decision"]
        creature = attacker(view)
        words = "".join(f", {keyword_in(word, self.messages.lang)}" for word in creature["keywords"])
        stats = self.messages("ask.stats", power=creature["power"], words=words)
        key = "ask.attacked_again" if creature["attacked"] > 1 else "ask.attacked"
        return self.cast.says(key, decision["by"], card=decision["card"], stats=stats)


def attacker(view: View) -> View:
    """The attacking creature that a decision is about."""
    decision = view["decision"]
    creature: View = view[decision["by"]]["board"][decision["place"]]
    return creature
