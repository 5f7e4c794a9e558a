"""The table of Mille Bugs in lines that fit the screen: the way of every area, and the reader's hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludobug.cli.cast import Cast
from ludobug.cli.millebugs.names import BY_NAME, area_name, listed, partner, title
from ludobug.cli.rows import Columns, Row
from ludobug.cli.terminal import fit, wrap
from ludobug.games.millebugs.cards import Family
from ludobug.games.millebugs.text import card_text

View = Mapping[str, Any]
SPACES = 40
WIDE = 60
"""Columns from which every space of the way has its own sign."""
DONE, TO_DO = "━", "╌"


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is shown: the cards placed and the numbers in hand, the rules of the cards in hand, a bar of its own."""

    placed: bool = True
    rules: bool = True
    bar: bool = True


DETAILS = (Detail(), Detail(rules=False), Detail(placed=False, rules=False), Detail(False, False, False))


class Table:
    """Draws views of one game for one reader."""

    def __init__(self, cast: Cast, open_hands: bool) -> None:
        self.cast = cast
        self.messages = cast.messages
        self.open_hands = open_hands

    def fitting(self, view: View, width: int, room: int | None, aside: str) -> list[Text]:
        """The table in as much detail as there is room for."""
        if room is None:
            return self.lines(view, width, DETAILS[1], aside)
        drawn = [self.lines(view, width, detail, aside) for detail in DETAILS]
        return next((lines for lines in drawn if len(lines) <= room), drawn[-1])

    def lines(self, view: View, width: int, detail: Detail, aside: str = "") -> list[Text]:
        """The whole table, the reader's own area last."""
        mine = view[self.cast.me]["area"] if self.cast.me else None
        lines = [self._heading(view, width, aside)]
        piles = self.messages("table.piles", draw=view["draw"], discard=len(view["discard"]))
        lines.append(fit(Text(f"  {piles}", "faint"), width))
        for area in sorted(view["areas"], key=lambda name: name == mine):
            lines += self._area(view, area, width, detail, own=area == mine)
        return [*lines, *self._hands(view, width, detail)]

    def _heading(self, view: View, width: int, aside: str) -> Text:
        key = "table.over" if view["over"] else "table.turn"
        whose = "" if view["over"] else self.cast.pile(view["active"], "turn")
        line = Text(self.messages(key, turn=view["turn"], whose=whose), "heading")
        if aside and line.cell_len + len(aside) + 2 <= width:
            line.pad_right(width - line.cell_len - len(aside))
            line.append(aside, "faint")
        return fit(line, width)

    def _area(self, view: View, name: str, width: int, detail: Detail, own: bool) -> Iterator[Text]:
        """An area: whose it is, its way, what blocks it, what it is immune to."""
        area = view["areas"][name]
        said = self.messages("table.total", total=area["total"], space=area["space"])
        head = Text.assemble(("── ", "rule"), (area_name(name, self.cast, False), "mine" if own else "theirs"))
        head.append("  ").append(said, "heading")
        if not detail.bar:
            head.append("  ").append_text(self._state(area))
            yield fit(head, width)
            return
        if head.cell_len < width:
            head.append(" " + "─" * (width - head.cell_len - 1), "rule")
        yield fit(head, width)
        length = SPACES if width >= WIDE else SPACES // 2
        done = area["space"] * length // SPACES
        bar = Text.assemble("  ", (DONE * done, "power"), (TO_DO * (length - done), "faint"))
        yield from wrap(bar.append("  ").append_text(self._state(area)), width, 4)
        if detail.placed:
            yield from self._placed(view, name, area, width)

    def _state(self, area: View) -> Text:
        """Whether an area is blocked, and what it is immune to."""
        lang = self.messages.lang
        text = Text(self.messages("table.free"))
        if area["blocked_by"]:
            malus = area["blocked_by"]
            bonus = partner(malus, Family.BONUS).titles[lang]
            text = Text(self.messages("table.blocked", malus=title(malus, lang), bonus=bonus), "warning")
        if area["immunities"]:
            stopped = [partner(name, Family.MALUS).titles[lang] for name in area["immunities"]]
            text.append(" · ").append(self.messages("table.immune", cards=self.messages.list(stopped)), "keyword")
        return text

    def _placed(self, view: View, name: str, area: View, width: int) -> list[Text]:
        parts = []
        if area["advance"]:
            parts.append(self.messages("table.placed", cards=listed(map(str, area["advance"]), self.messages.lang)))
        counts = [f"{letter} {len(view[letter]['hand'])}" for letter in name]
        parts.append(self.messages("table.hands", counts=", ".join(counts)))
        return wrap(Text(f"  {' · '.join(parts)}", "faint"), width, 4)

    # ------------------------------------------------------------ hands

    def _hands(self, view: View, width: int, detail: Detail) -> Iterator[Text]:
        lang = self.messages.lang
        if self.open_hands:
            for letter in self.cast.letters:
                cards = listed(view[letter]["hand"], lang)
                said = self.messages("table.hand_of", who=self.cast.inside(letter), cards=cards)
                yield from wrap(Text(said), width, 4)
        elif self.cast.me:
            hand = view[self.cast.me]["hand"]
            if not detail.rules:
                yield from wrap(Text(self.messages("table.hand_list", cards=listed(hand, lang))), width, 4)
                return
            yield Text(self.messages("table.hand_title"), "faint")
            rows = list(hand_rows(hand, lang))
            columns = Columns.of(rows, width)
            for row in rows:
                yield from columns.lines(row)


def hand_rows(hand: list[str], lang: str) -> Iterator[Row]:
    """The cards of a hand with what they do, equal ones together."""
    counts = Counter(hand)
    for name in BY_NAME:
        if name in counts:
            rule = card_text(BY_NAME[name], lang).split("\n")[0]
            yield Row(title(name, lang), f"×{counts[name]}", "", (), rule)
