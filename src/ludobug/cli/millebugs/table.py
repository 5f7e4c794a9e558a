"""The table of Mille Bugs as one seat sees it, in lines that fit the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludobug.cli.millebugs.places import ORDER, Places
from ludobug.cli.rows import Columns, Row
from ludobug.cli.terminal import fit, wrap

View = Mapping[str, Any]
GOAL = 1000
SPACES = 40
SHORT_TRACK = 20
DONE, LEFT = "█", "·"
SIGNS_BESIDE_TRACK = 16
"""What stands in the line of an area beside its name and its track: rule, blanks, total."""


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is shown: cards of an area, what frees it, its state in its own line, hand cards in lines, texts."""

    cards: bool = True
    remedies: bool = True
    states: bool = True
    hand_rows: bool = True
    texts: bool = False


WHOLE = Detail(texts=True)
DETAILS = (
    Detail(),
    Detail(cards=False),
    Detail(cards=False, remedies=False),
    Detail(cards=False, remedies=False, hand_rows=False),
    Detail(cards=False, remedies=False, states=False, hand_rows=False),
)
"""From everything to the least that one can play from."""


class Table:
    """Draws views of one game for one reader."""

    def __init__(self, places: Places, open_hands: bool = False) -> None:
        self.places = places
        self.cast = places.cast
        self.messages = places.messages
        self.open_hands = open_hands

    def fitting(self, view: View, width: int, room: int | None, aside: str = "") -> list[Text]:
        """The table in as much detail as there is room for."""
        if room is None:
            return self.lines(view, width, DETAILS[0], aside)
        drawn = [self.lines(view, width, detail, aside) for detail in DETAILS]
        return next((lines for lines in drawn if len(lines) <= room), drawn[-1])

    def lines(self, view: View, width: int, detail: Detail, aside: str = "") -> list[Text]:
        """The whole table, the reader's own area nearest."""
        lines = [self._heading(view, width, aside)]
        names = max(cell_len(self.places.name(area)) for area in view["areas"])
        for area in sorted(view["areas"], key=self.places.is_own):
            lines += self._area(view, area, names, width, detail)
        lines += self._piles(view, width, detail)
        return [*lines, *self._hands(view, width, detail)]

    # ------------------------------------------------------------ parts

    def _heading(self, view: View, width: int, aside: str) -> Text:
        if view["over"]:
            said = self.messages("table.over", turn=view["turn"])
        else:
            said = self.messages("table.turn", turn=view["turn"], whose=self.cast.pile(view["active"], "turn"))
        line = Text(said, "heading")
        if aside and line.cell_len + len(aside) + 2 <= width:
            line = Text.assemble(line, " " * (width - line.cell_len - len(aside)), (aside, "faint"))
        return fit(line, width)

    def _area(self, view: View, area: str, names: int, width: int, detail: Detail) -> Iterator[Text]:
        """The way that an area has gone, what state it is in, and its cards."""
        laid = view["areas"][area]
        name = (self.places.name(area), "mine" if self.places.is_own(area) else "theirs")
        line = Text.assemble(("── ", "rule"), name)
        line.pad_right(names + 4 - line.cell_len + 1)
        line.append(f"{laid['total']:>4}  ", "power")
        room = width - names - SIGNS_BESIDE_TRACK
        line.append(self._track(laid, room if detail.states else min(room, SPACES - 1)))
        states = self._states(view, area, detail)
        if not detail.states:
            yield fit(Text.assemble(line, "  ", *states), width)
            return
        yield fit(line, width)
        yield from wrap(Text.assemble("   ", *states), width, 5)
        if detail.cards:
            yield from self._cards(laid, width)

    def _track(self, laid: View, room: int) -> str:
        """The forty spaces of the board, or half as many signs where they do not fit."""
        length = SPACES if room >= SPACES else SHORT_TRACK
        done = laid["total"] * length // GOAL
        return DONE * done + LEFT * (length - done) if room >= length else ""

    def _states(self, view: View, area: str, detail: Detail) -> Iterator[tuple[str, str]]:
        """Free or blocked and by what, what it is immune to, and how many cards its players hold."""
        laid = view["areas"][area]
        told = detail.remedies or (detail.states and self.places.is_own(area))
        ending = "" if told else ".short"
        if laid["blocked_by"]:
            values = self.places.answers(laid["blocked_by"])
            yield self.messages(f"table.blocked{ending}", **values), "warning"
        else:
            yield self.messages("table.free"), ""
        if laid["immunities"]:
            kept_away = ", ".join(map(self.places.malus_of, laid["immunities"]))
            yield " · ", "faint"
            yield self.messages("table.immune", malus=kept_away), "keyword"
        if detail.states:
            sizes = "+".join(str(len(view[letter]["hand"])) for letter in laid["seats"])
            yield " · ", "faint"
            yield self.messages(f"table.hand.{'one' if len(laid['seats']) == 1 else 'many'}", n=sizes), ""

    def _cards(self, laid: View, width: int) -> Iterator[Text]:
        if laid["advance"]:
            said = self.messages("table.advance", cards=self.places.cards(map(str, laid["advance"])))
            yield from wrap(Text(f"   {said}", "faint"), width, 5)
        if len(laid["battle"]) > 1:
            cards = ", ".join(map(self.places.card, laid["battle"]))
            yield from wrap(Text(f"   {self.messages('table.battle', cards=cards)}", "faint"), width, 5)

    def _piles(self, view: View, width: int, detail: Detail) -> Iterator[Text]:
        """The draw pile and the discard pile."""
        values = {"draw": view["draw"], "discard": len(view["discard"])}
        listed = view["discard"] and (detail.cards or detail.texts)
        said = self.messages("table.piles", **values)
        if view["reshuffles"]:
            said += self.messages.count("table.reshuffles", view["reshuffles"])
        if listed:
            said = self.messages("table.discard_list", piles=said, cards=self.places.cards(view["discard"]))
        yield Text("─" * width, "rule") if detail.hand_rows else Text("")
        yield from wrap(Text(said), width, 5)
        if detail.texts and view["pile_held"]:
            held = self.messages("table.pile_held", cards=self.places.cards(view["pile_held"]))
            yield from wrap(Text(held, "faint"), width, 5)

    # ------------------------------------------------------------ hands

    def _hands(self, view: View, width: int, detail: Detail) -> Iterator[Text]:
        """The own hand; every hand where all cards are open."""
        for letter in self.cast.letters:
            known = [name for name in view[letter]["hand"] if name]
            if not known:
                continue
            if self.open_hands:
                said = self.messages("table.hand_of", who=self.cast.inside(letter), cards=self.places.cards(known))
                yield from wrap(Text(said), width, 5)
            elif detail.hand_rows:
                rows = list(self._rows(known, detail))
                columns = Columns.of(rows, width)
                for row in rows:
                    yield from columns.lines(row, None if detail.texts else 1)
            else:
                yield from wrap(Text(self.messages("table.hand_list", cards=self.places.cards(known))), width, 5)

    def _rows(self, names: list[str], detail: Detail) -> Iterator[Row]:
        counted = Counter(names)
        for name in sorted(counted, key=lambda name: ORDER[name]):
            entry = self.places.book.find(name)
            in_words = entry.explained if detail.texts else entry.in_hand
            yield in_words(counted[name], self.messages)
