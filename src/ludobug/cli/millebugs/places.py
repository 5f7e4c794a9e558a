"""What play areas and cards are called by whoever reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludobug.cli.book import Book
from ludobug.cli.cast import Cast
from ludobug.cli.millebugs.cards import Entry
from ludobug.games.millebugs.cards import CARDS, Family, partners

ORDER = {card.name: number for number, card in enumerate(CARDS)}


class Places:
    """Names for areas, given by the letters of their seats ("A", "BD"), and for cards."""

    def __init__(self, cast: Cast, book: Book[Entry]) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.lang = cast.messages.lang
        self.book = book

    # ------------------------------------------------------------ areas

    def is_own(self, area: str) -> bool:
        """Whether the reader plays in this area."""
        return self.cast.me is not None and self.cast.me in area

    def name(self, area: str) -> str:
        """An area as the heading of its part of the table: "You", "Player B", "You and player C", "Players B and D"."""
        if len(area) == 1:
            return self.cast.name(area)
        if self.is_own(area):
            partner = next(letter for letter in area if letter != self.cast.me)
            return self.messages("area.name.own_team", partner=self.cast.inside(partner))
        return self.messages("area.name.team", seats=self.messages.list(list(area)))

    def inside(self, area: str) -> str:
        """An area inside a sentence: "your area", "player B's area", "the area of B and D"."""
        if len(area) > 1:
            key = "area.own_team" if self.is_own(area) else "area.team"
            return self.messages(key, seats=self.messages.list(list(area)))
        if self.is_own(area):
            return self.messages("area.own")
        return self.messages("area.opponent" if self.cast.two else "area.player", seat=area)

    def start(self, area: str) -> str:
        """The same at the start of a sentence."""
        said = self.inside(area)
        return said[0].upper() + said[1:]

    # ------------------------------------------------------------ cards

    def card(self, name: str | None) -> str:
        """A card in a sentence; one that the reader does not know is only a card."""
        return self.messages("story.a_card") if name is None else self.book.find(name).short(self.lang)

    def cards(self, names: Iterable[str]) -> str:
        """Cards in a line, equal ones together: "25 ×2, VPN ON"."""
        counted = Counter(names)
        listed = sorted(counted, key=lambda name: ORDER[name])
        return ", ".join(self.card(name) + (f" ×{counted[name]}" if counted[name] > 1 else "") for name in listed)

    def answers(self, malus: str) -> dict[str, str]:
        """A Malus with what frees an area from it, by family."""
        icon = self.book.find(malus).card.icon
        related = partners(icon) if icon else {}
        return {family.value: card.titles[self.lang] for family, card in related.items()}

    def malus_of(self, immunity: str) -> str:
        """The Malus that an Immunity keeps away."""
        return self.answers(immunity)[Family.MALUS.value]
