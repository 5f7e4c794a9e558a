"""Cards and areas of Mille Bugs as a reader calls them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludobug.cli.cast import Cast
from ludobug.games.millebugs.cards import CARDS, Card, Family, partners

BY_NAME = {card.name: card for card in CARDS}


def title(name: str, lang: str) -> str:
    """A card in the reader's language: Advance cards by their value, the others by their title."""
    card = BY_NAME[name]
    return card.name if card.family is Family.ADVANCE else card.titles[lang]


def partner(name: str, family: Family) -> Card:
    """The card of a family that goes with an attack, a remedy or an Immunity."""
    icon = BY_NAME[name].icon
    assert icon is not None
    return partners(icon)[family]


def listed(names: Iterable[str], lang: str) -> str:
    """Cards with their numbers: "25 ×2, 100"."""
    counts = Counter(names)
    ordered = [name for name in BY_NAME if name in counts]
    return ", ".join(
        f"{title(name, lang)} ×{counts[name]}" if counts[name] > 1 else title(name, lang) for name in ordered
    )


def area_name(area: str, cast: Cast, inside: bool = True) -> str:
    """Whose an area is: "player B" of one seat, "you and C" or "B and D" of partners."""
    letters = sorted(area, key=lambda letter: letter != cast.me)
    first = cast.inside(letters[0]) if inside else cast.name(letters[0])
    if len(letters) > 1 and letters[0] != cast.me:
        first = letters[0]
    return cast.messages.list([first, *letters[1:]])
