"""The table of Moogle Bounty Mayhem in lines that fit the screen: every zone, every player, the reader's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from ludobug.cli.book import Book, Entry
from ludobug.cli.cast import Cast
from ludobug.cli.moogle.names import Names, View
from ludobug.cli.rows import Columns, Row
from ludobug.cli.terminal import fit, wrap
from ludobug.games.moogle.cards import POWERS


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is shown: the texts of monsters and of hand cards, a line for each player's cards, rows for the hand."""

    monster_texts: bool = True
    hand_texts: bool = True
    sides: bool = True
    hand_rows: bool = True


DETAILS = (
    Detail(),
    Detail(monster_texts=False),
    Detail(monster_texts=False, hand_texts=False),
    Detail(monster_texts=False, hand_texts=False, hand_rows=False),
    Detail(monster_texts=False, hand_texts=False, sides=False, hand_rows=False),
)
"""From everything to the least that one can play from."""


class Table:
    """Draws views of one game for one reader."""

    def __init__(self, cast: Cast, book: Book[Entry], open_hands: bool) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.names = Names(cast)
        self.book = book
        self.open_hands = open_hands

    def fitting(self, view: View, width: int, room: int | None, aside: str) -> list[Text]:
        """The table in as much detail as there is room for."""
        if room is None:
            return self.lines(view, width, DETAILS[1], aside)
        drawn = [self.lines(view, width, detail, aside) for detail in DETAILS]
        return next((lines for lines in drawn if len(lines) <= room), drawn[-1])

    def lines(self, view: View, width: int, detail: Detail, aside: str = "") -> list[Text]:
        """The whole table, the hand last."""
        lines = [self._heading(view, width, aside)]
        for place in view["places"]:
            lines += self._place(view, place, width, detail)
        lines += self._seats(view, width, detail)
        return [*lines, *self._hands(view, width, detail)]

    def _heading(self, view: View, width: int, aside: str) -> Text:
        key = "table.scored" if view["over"] else "table.draft" if view["draft"] else "table.round"
        whose = self.cast.pile(view["active"], "turn")
        line = Text(self.messages(key, round=view["round"], whose=whose), "heading")
        if aside and line.cell_len + len(aside) + 2 <= width:
            line.pad_right(width - line.cell_len - len(aside))
            line.append(aside, "faint")
        return fit(line, width)

    # ------------------------------------------------------------ zones

    def _place(self, view: View, place: View, width: int, detail: Detail) -> Iterator[Text]:
        """A zone: its monster with limit and points, and everybody's cards."""
        sides = [letter for letter in self.cast.letters if place["sides"][letter]]
        head = self._monster(place)
        if not detail.sides:
            parts = [f"{self.cast.inside(letter)} {self._cards(view, place, letter)}" for letter in sides]
            yield from wrap(Text.assemble(head, "  ", "; ".join(parts)), width, 4)
            return
        if head.cell_len < width:
            head.append(" " + "─" * (width - head.cell_len - 1), "rule")
        yield fit(head, width)
        entry = self.book.find(monster_name(place))
        if detail.monster_texts and entry.row(self.messages).text:
            yield from wrap(Text(f"  {entry.row(self.messages).text}", "faint"), width, 4)
        for letter in sides:
            style = "mine" if letter == self.cast.me else "theirs"
            line = Text.assemble("  ", (self.cast.name(letter), style), "  ", self._cards(view, place, letter))
            yield from wrap(line, width, 6)

    def _monster(self, place: View) -> Text:
        """The monster of a zone, between whom it lies, what it pays, and how many cards each may have there."""
        points = "/".join(map(str, place["prizes"]))
        between = "" if place["face"] or place["place"].isdecimal() else f" {place['place']}"
        said = self.messages("table.place", points=points, limit=place["limit"])
        return Text.assemble(("── ", "rule"), (monster_name(place), "heading"), between, "  ", (said, "faint"))

    def _cards(self, view: View, place: View, letter: str) -> str:
        """The cards of a seat in a zone, with its total at the end of the game."""
        said = ", ".join(self._card(card, view["over"]) for card in place["sides"][letter])
        if not view["over"]:
            return said
        total = self.messages("table.total", total=place["totals"][letter], points=place["points"][letter])
        return f"{said} · {total}"

    def _card(self, card: View, over: bool) -> str:
        """A card with everything that lies on it, and its power once that counts."""
        notes = [self.messages("table.note.dead" if over else "table.note.face_down")] * (
            card["face_down"] and (over or card["card"] is not None)
        )
        notes += [self.messages("table.note.was_face_down")] * card["was_face_down"]
        fatigue = f" ×{card['fatigue']}" if card["fatigue"] > 1 else ""
        notes += [self.messages("table.note.fatigue") + fatigue] * bool(card["fatigue"])
        notes += [self.messages("table.note.gil", n=card["gil"])] * bool(card["gil"])
        if card["checked_by"]:
            who = self.messages.list([self.cast.inside(letter) for letter in card["checked_by"]])
            notes.append(self.messages("table.note.checked_by", who=who))
        name = self.names.card(card["card"])
        said = f"{name} ({', '.join(notes)})" if notes else name
        if not over or card["power"] == POWERS.get(card["card"]):
            return said
        return self.messages("table.power", card=said, power=card["power"])

    # ------------------------------------------------------------ players

    def _seats(self, view: View, width: int, detail: Detail) -> Iterator[Text]:
        """Every player's Mog, points and piles, and what lies aside."""
        for letter in self.cast.letters:
            style = "mine" if letter == self.cast.me else "theirs"
            line = Text.assemble((self.cast.name(letter), style), "  ", " · ".join(self._seat(view, letter)))
            yield from wrap(line, width, 4) if detail.sides else [fit(line, width)]
        if detail.monster_texts:
            known = [name for name in view["monster_deck"] if name]
            aside = [self.messages("table.spare", heroes=view["spare_heroes"], monsters=len(view["monster_deck"]))]
            aside += [self.messages("table.bottom", cards=", ".join(known))] * bool(known)
            yield from wrap(Text(" · ".join(aside), "faint"), width, 4)
        if view["draft"] and view["draft"]["passed"]:
            yield Text(self.messages("table.passed"), "faint")
            yield from self._rows(view["draft"]["passed"], width, detail)

    def _seat(self, view: View, letter: str) -> Iterator[str]:
        seat = view[letter]
        mog = seat["mog"] or self.messages("table.no_mog")
        counts = {"points": seat["points"], "hand": len(seat["hand"]), "deck": seat["deck"]}
        yield self.messages("table.seat", mog=mog, **counts)
        if seat["gil"]:
            yield self.messages("table.gil", n=seat["gil"])
        elif seat["mog"] and seat["mog"] != "Sorbet" and not seat["ability_used"]:
            yield self.messages("table.ability", ability=self.names.ability(seat["mog"]))
        known = [name for name in seat["under_deck"] if name]
        if known:
            yield self.messages("table.under", cards=", ".join(known))
        if view["first"] == letter:
            yield self.messages("table.first")

    # ------------------------------------------------------------ hands

    def _hands(self, view: View, width: int, detail: Detail) -> Iterator[Text]:
        if self.open_hands:
            for letter in self.cast.letters:
                cards = ", ".join(map(self.names.card, view[letter]["hand"]))
                said = self.messages("table.hand_of", who=self.cast.inside(letter), cards=cards)
                yield from wrap(Text(said), width, 4)
        elif self.cast.me:
            hand = view[self.cast.me]["hand"]
            if not detail.hand_rows:
                said = self.messages("table.hand_list", cards=", ".join(map(self.names.card, hand)))
                yield from wrap(Text(said), width, 4)
                return
            yield Text(self.messages("table.hand_title"), "faint")
            yield from self._rows(hand, width, detail)

    def _rows(self, names: Sequence[str], width: int, detail: Detail) -> Iterator[Text]:
        """Cards with their power and what they do, a line or more each."""
        listed = [self.book.find(name).row(self.messages) for name in names]
        rows = [Row(row.name, row.power, "", (), row.text) for row in listed]
        columns = Columns.of(rows, width)
        for row in rows:
            yield from columns.lines(row, None if detail.hand_texts else 1)


def monster_name(place: View) -> str:
    """The monster of a zone; a tile with its number and side."""
    return f"{place['monster']} {place['face'] or ''}".strip()
