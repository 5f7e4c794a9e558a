"""The table of Moogle Bounty Mayhem in lines that fit the screen: the monsters, the players, the reader's hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludobug.cli.cast import Cast
from ludobug.cli.moogle.names import ABILITIES, CARDS, YIAZMAT, with_power
from ludobug.cli.plain.cards import PlainEntry
from ludobug.cli.rows import Columns, Row
from ludobug.cli.terminal import fit, wrap

View = Mapping[str, Any]
UNSEEN = "?"


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is shown: the rules of the monsters, those of the cards in hand, a line for each player's cards."""

    monsters: bool = True
    hand: bool = True
    rows: bool = True


DETAILS = (Detail(), Detail(monsters=False), Detail(False, False), Detail(False, False, False))


class Table:
    """Draws views of one game for one reader; ``cards`` are all the cards of the game by their names."""

    def __init__(self, cast: Cast, cards: Mapping[str, PlainEntry], open_hands: bool) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.cards = cards
        self.open_hands = open_hands

    def fitting(self, view: View, width: int, room: int | None, aside: str) -> list[Text]:
        """The table in as much detail as there is room for."""
        if room is None:
            return self.lines(view, width, DETAILS[2], aside)
        drawn = [self.lines(view, width, detail, aside) for detail in DETAILS]
        return next((lines for lines in drawn if len(lines) <= room), drawn[-1])

    def lines(self, view: View, width: int, detail: Detail, aside: str = "") -> list[Text]:
        """The whole table."""
        lines = [self._heading(view, width, aside)]
        for place in view["places"]:
            lines += self._place(view, place, width, detail)
        for letter in sorted(self.cast.letters, key=lambda letter: letter == self.cast.me):
            lines.append(fit(self._seat(view, letter), width))
            if view[letter]["under_deck"] and any(view[letter]["under_deck"]):
                known = ", ".join(name or UNSEEN for name in view[letter]["under_deck"])
                lines += wrap(Text(f"   {self.messages('table.under', cards=known)}", "faint"), width, 4)
        return [*lines, *self._hands(view, width, detail)]

    def _heading(self, view: View, width: int, aside: str) -> Text:
        said = self.messages("table.round.over")
        if not view["over"]:
            whose = self.cast.pile(view["actor"], "turn")
            said = self.messages("table.round", round=view["round"], whose=whose)
        line = Text.assemble((said, "heading"))
        line.append(f"  ({self.messages('table.first', who=self.cast.inside(view['first']))})", "faint")
        if aside and line.cell_len + len(aside) + 2 <= width:
            line.pad_right(width - line.cell_len - len(aside))
            line.append(aside, "faint")
        return fit(line, width)

    # ------------------------------------------------------------ monsters

    def _place(self, view: View, place: View, width: int, detail: Detail) -> Iterator[Text]:
        """A monster with everybody's cards."""
        key = "table.place.yiazmat" if place["place"] == YIAZMAT else "table.place"
        prizes = " ".join(map(str, place["prizes"]))
        said = self.messages(key, **{**place, "prizes": prizes})
        name, rest = said[: len(place["monster"])], said[len(place["monster"]) :]
        head = Text.assemble(("── ", "rule"), (name, "name"), rest)
        if head.cell_len < width:
            head.append(" " + "─" * (width - head.cell_len - 1), "rule")
        yield fit(head, width)
        entry = self.cards.get(place["face"] or place["monster"])
        if detail.monsters and entry and entry.text(self.messages.lang):
            yield from wrap(Text(f"   {entry.text(self.messages.lang)}", "note"), width, 4)
        sides = [self._side(place, letter) for letter in self.cast.letters if place["sides"][letter]]
        if not sides:
            yield Text(f"   {self.messages('table.no_cards')}", "faint")
        elif detail.rows:
            for side in sides:
                yield from wrap(Text("   ").append_text(side), width, 6)
        else:
            yield from wrap(Text("   ").append_text(Text(" · ").join(sides)), width, 4)

    def _side(self, place: View, letter: str) -> Text:
        """One player's cards at a monster; what they came to, once the game is over."""
        cards = ", ".join(self._card(card) for card in place["sides"][letter])
        style = "mine" if letter == self.cast.me else "theirs"
        values: dict[str, Any] = {"who": self.cast.name(letter), "cards": cards}
        key = "table.side"
        if "totals" in place:
            key = "table.side.scored"
            values |= {"total": place["totals"][letter], "points": place["points"][letter]}
        text = Text(self.messages(key, **values))
        text.stylize(style, 0, len(values["who"]))
        return text

    def _card(self, card: View) -> str:
        """A card on the table: in brackets while it lies face down."""
        name = with_power(card["card"]) if card["card"] else UNSEEN
        notes = []
        if card["fatigue"]:
            notes.append(self.messages("note.fatigue", n=card["fatigue"]))
        if card["gil"]:
            notes.append(self.messages("note.gil", n=card["gil"]))
        if card["checked_by"]:
            who = self.messages.list([self.cast.inside(letter) for letter in card["checked_by"]])
            notes.append(self.messages("note.checked", who=who))
        shown = f"[{name}]" if card["face_down"] else name
        if card["power"] is not None and card["power"] != CARDS[card["card"]].power:
            notes.append(f"→ {card['power']}")
        return f"{shown} ({'; '.join(notes)})" if notes else shown

    # ------------------------------------------------------------ players

    def _seat(self, view: View, letter: str) -> Text:
        """A player: Mog, ability, Gil, points, hand and deck."""
        seat = view[letter]
        text = Text.assemble(("── ", "rule"), (self.cast.name(letter), "mine" if letter == self.cast.me else "theirs"))
        parts = [self.messages("table.points", n=seat["points"])] if seat["points"] else []
        if seat["mog"]:
            state = self.messages("table.used" if seat["ability_used"] and not seat["gil"] else "table.ready")
            ability = f"{ABILITIES[seat['mog']]} {state}"
            parts.insert(0, self.messages("table.seat", mog=seat["mog"], ability=ability))
        if seat["gil"]:
            parts.append(self.messages("table.gil", n=seat["gil"]))
        parts.append(self.messages("table.hand", n=len(seat["hand"])))
        parts.append(self.messages("table.deck", n=seat["deck"]))
        return text.append("  " + " · ".join(parts))

    def _hands(self, view: View, width: int, detail: Detail) -> Iterator[Text]:
        if view["draft"] and view["draft"]["passed"]:
            passed = self.messages("table.draft", cards=", ".join(view["draft"]["passed"]))
            yield from wrap(Text(passed), width, 4)
        for letter in self.cast.letters:
            hand = [name for name in view[letter]["hand"] if name]
            if not hand or not (self.open_hands or letter == self.cast.me):
                continue
            if detail.hand:
                yield Text(self.messages("table.hand_title"), "faint")
                yield from self._rows(hand, width)
            else:
                who = f"{self.cast.name(letter)}, " if self.open_hands else ""
                said = self.messages("table.hand_list", cards=", ".join(map(with_power, hand)))
                yield from wrap(Text(who + said), width, 4)

    def _rows(self, hand: list[str], width: int) -> Iterator[Text]:
        rows = [self.row(name) for name in hand]
        columns = Columns.of(rows, width)
        for row in rows:
            yield from columns.lines(row)

    def row(self, name: str) -> Row:
        """A card in hand: its power, when it does what it says, and what that is."""
        return self.cards[name].row(self.messages)
