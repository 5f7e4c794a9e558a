"""The table as one seat sees it, in lines that fit the screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludobug.cli.book import Book
from ludobug.cli.cast import Cast
from ludobug.cli.messages import Messages
from ludobug.cli.mindbug.cards import Entry
from ludobug.cli.mindbug.rows import board_rows, hand_row
from ludobug.cli.rows import Columns, Row
from ludobug.cli.terminal import fit, wrap

View = Mapping[str, Any]
MINDBUGS = 2


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is shown: texts of creatures in play, cards in discard piles, lines for a card, a line for each card."""

    board_texts: bool = True
    piles: bool = True
    lines: int | None = None
    hand_rows: bool = True


DETAILS = (
    Detail(),
    Detail(board_texts=False),
    Detail(board_texts=False, piles=False),
    Detail(board_texts=False, piles=False, lines=1),
    Detail(board_texts=False, piles=False, lines=1, hand_rows=False),
)
"""From everything to the least that one can play from."""


class Table:
    """Draws views of one game for one reader."""

    def __init__(self, cast: Cast, book: Book[Entry], open_hands: bool = False) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.book = book
        self.open_hands = open_hands

    def lines(self, view: View, width: int, detail: Detail, aside: str = "") -> list[Text]:
        """The whole table, the reader's own side nearest; ``aside`` stands at the right of the heading."""
        mine = self.cast.me or self.cast.letters[0]
        others = [letter for letter in self.cast.letters if letter != mine]
        columns = Columns.of(self._all_rows(view, detail), width)
        lines = [self._heading(view, width, aside)]
        for letter in reversed(others):
            lines += self._side(view, letter, columns, detail, mine=False)
        lines += self._middle(view, width, detail)
        lines += self._side(view, mine, columns, detail, mine=True)
        return lines

    def fitting(self, view: View, width: int, room: int | None, aside: str = "") -> list[Text]:
        """The table in as much detail as there is room for."""
        if room is None:
            return self.lines(view, width, DETAILS[1], aside)
        drawn = [self.lines(view, width, detail, aside) for detail in DETAILS]
        return next((lines for lines in drawn if len(lines) <= room), drawn[-1])

    # ------------------------------------------------------------ parts

    def _heading(self, view: View, width: int, aside: str) -> Text:
        if view["over"]:
            said = self.messages("table.over", turn=view["turn"])
        else:
            said = self.messages("table.turn", turn=view["turn"], whose=self.cast.pile(view["active"], "turn"))
        line = Text.assemble((said, "heading"))
        if aside and line.cell_len + len(aside) + 2 <= width:
            line.pad_right(width - line.cell_len - len(aside))
            line.append(aside, "faint")
        return line

    def _market(self, view: View, width: int, detail: Detail) -> list[Text]:
        """The Energy cards that are for sale, and how many lie in the deck."""
        if "market" not in view:
            return []
        cards = ", ".join(for_sale(offer, self.messages) for offer in view["market"])
        said = self.messages("table.market", cards=cards or "–", n=view["energy_deck"])
        lines = wrap(Text(said, "note"), width, 2)
        if detail.piles and view["energy_discard"]:
            cards = ", ".join(view["energy_discard"])
            lines += wrap(Text(f"  {self.messages('table.discard_list', cards=cards)}", "faint"), width, 4)
        return lines

    def _middle(self, view: View, width: int, detail: Detail) -> list[Text]:
        """What lies between the sides: Energy cards, what holds this turn, cards set aside, effects that wait."""
        lines = self._market(view, width, detail)
        if len(view["next"]) > 1:
            names = ", ".join(self.cast.inside(letter) for letter in view["next"])
            lines += wrap(Text(self.messages("table.next", names=names), "note"), width, 2)
        if view["mindbugs_banned"]:
            lines += wrap(Text(self.messages("table.no_mindbugs"), "note"), width, 2)
        for by in dict.fromkeys(entry["by"] for entry in view["aside"]):
            there = [entry for entry in view["aside"] if entry["by"] == by]
            names = self.messages.list([f"{entry['card']} ({self.cast.short(entry['owner'])})" for entry in there])
            lines += wrap(Text(self.messages("table.set_aside", by=by, cards=names), "note"), width, 2)
        if view["waiting"]:
            cards = [f"{entry['card']} ({self.cast.short(entry['seat'])})" for entry in view["waiting"]]
            lines += wrap(Text(self.messages("table.waiting", cards=self.messages.list(cards)), "note"), width, 2)
        return lines

    def _side(self, view: View, letter: str, columns: Columns, detail: Detail, mine: bool) -> list[Text]:
        seat = view[letter]
        board = [line for row in self._board(view, letter, detail) for line in columns.lines(row, detail.lines)]
        if not board:
            board = [Text(f"  {self.messages('table.no_creatures')}", "faint")]
        elif self.open_hands:
            board.insert(0, Text(f"  {self.messages('table.board_title')}", "faint"))
        discard = self._discard(seat, columns.width) if detail.piles else []
        discard += self._active(seat, columns.width, detail)
        head = self._label(view, letter, columns.width, mine)
        hand = self._hand(seat, letter, columns, detail)
        return [head, *board, *discard, *hand] if mine else [head, *hand, *discard, *board]

    def _label(self, view: View, letter: str, width: int, mine: bool) -> Text:
        """The line that opens a side: who, life, Mindbugs, piles."""
        seat = view[letter]
        name = self.cast.name(letter)
        if letter == self.cast.mate:
            name += f" {letter}"
        text = Text.assemble(("── ", "rule"), (name, "mine" if mine else "theirs"))
        parts = self._counts(seat, short=False)
        gap = "  "
        if text.cell_len + sum(cell_len(part) + len(gap) for part in parts) > width:
            parts, gap = self._counts(seat, short=True), " "
        for index, part in enumerate(parts):
            text.append(gap).append(part, "heading" if index < MINDBUGS else "")
        if text.cell_len >= width:
            return fit(text, width)
        text.append(" ")
        return text.append("─" * max(0, width - text.cell_len), "rule")

    def _counts(self, seat: View, short: bool) -> list[str]:
        """Life, Mindbugs and the sizes of hand and piles; in short without what is said twice, or is not there."""
        unused, used = seat["mindbugs"], seat["mindbugs_used"]
        marks = "●" * unused + "○" * used
        parts = [
            self.messages("table.life", n=seat["life"]),
            self.messages("table.mindbugs.short" if short else "table.mindbugs", n=unused, marks=marks),
            *([self.messages("table.energy", n=seat["energy"])] if seat["energy"] else []),
            self.messages("table.hand", n=len(seat["hand"])),
            self.messages("table.draw.short" if short else "table.draw", n=seat["draw"]),
        ]
        if seat["discard"] or not short:
            parts.append(self.messages("table.discard", n=len(seat["discard"])))
        return parts

    def _discard(self, seat: View, width: int) -> list[Text]:
        if not seat["discard"]:
            return []
        said = self.messages("table.discard_list", cards=", ".join(seat["discard"]))
        return wrap(Text(f"  {said}", "faint"), width, 4)

    def _active(self, seat: View, width: int, detail: Detail) -> list[Text]:
        """The cards that work from the discard pile, each with what it does there if there is room for texts."""
        names = list(dict.fromkeys(seat["active_in_discard"]))
        if not names:
            return []
        if not detail.board_texts:
            cards = ", ".join(_counted(name, seat["active_in_discard"]) for name in names)
            return wrap(Text(f"  {self.messages('table.active_in_discard', cards=cards)}", "note"), width, 4)
        lines = []
        for name in names:
            text = self.book.find(name).text_in_discard(self.messages.lang)
            lines += wrap(Text(f"  {_counted(name, seat['active_in_discard'])} — {text}", "note"), width, 4)
        return lines

    def _hand(self, seat: View, letter: str, columns: Columns, detail: Detail) -> list[Text]:
        """The hand: all of it where it is seen, otherwise the cards that are known in it."""
        known = [name for name in seat["hand"] if name]
        if not known:
            return []
        if letter != self.cast.me and not self.open_hands:
            said = self.messages("table.known", cards=", ".join(known))
            return wrap(Text(f"  {said}", "note"), columns.width, 4)
        if not detail.hand_rows:
            cards = ", ".join(self._stats(self.book.find(name)) for name in known)
            return wrap(Text(f"  {self.messages('table.hand_list', cards=cards)}"), columns.width, 4)
        lines = [Text(f"  {self.messages('table.hand_title')}", "faint")]
        for name in known:
            lines += columns.lines(hand_row(self.book.find(name), self.messages), detail.lines)
        return lines

    def _stats(self, entry: Entry) -> str:
        words = "".join(f" {word}" for word in entry.keywords(self.messages.lang))
        return f"{entry.card.name} ({entry.card.power}{words})"

    # ------------------------------------------------------------ rows

    def _board(self, view: View, letter: str, detail: Detail) -> list[Row]:
        creatures = view[letter]["board"]
        rows = board_rows(creatures, [self.book.find(creature["card"]) for creature in creatures], self.messages)
        if detail.board_texts:
            return rows
        return [Row(row.name, row.power, row.keywords, row.notes) for row in rows]

    def _all_rows(self, view: View, detail: Detail) -> Iterator[Row]:
        for letter in self.cast.letters:
            yield from self._board(view, letter, detail)
            if detail.hand_rows and (letter == self.cast.me or self.open_hands):
                yield from (hand_row(self.book.find(name), self.messages) for name in view[letter]["hand"] if name)


def _counted(name: str, names: Sequence[str]) -> str:
    """A name, with how often it is there if that is more than once."""
    return f"{name} ×{names.count(name)}" if names.count(name) > 1 else name


def for_sale(offer: View, messages: Messages) -> str:
    """A face-up Energy card and its price."""
    return messages("table.for_sale", card=offer["card"], n=offer["price"])
