"""What a seat knows: its own cards, everything open, what it has checked, and what everybody can infer.

The cards that it does not know fall into stocks: players' cards, monsters, and Mogs; during a draft those it was
passed, and the others.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from ludobug.core.cells import Cells
from ludobug.core.header import CARDS
from ludobug.core.information import Information, canonical_order, observe
from ludobug.core.zones import KIND, KNOWN, ZONE, ZONE_CELLS
from ludobug.games.moogle import layout as at

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle

PLAYERS_CARDS = 0
MONSTERS = 1
OTHER_MOGS = 2
PASSED_MOGS = 3


def known_to(game: Moogle, cells: Cells, seat: int) -> Information:
    """What a seat knows, in canonical form.

    Who knows a card that lies alone on the table or in a pile is public, so it is kept even for unknown cards.
    """
    plain = observe(game.key, cells, game.rules, game.anatomy, seat)
    copy = array("h")
    copy.frombytes(plain.cells)
    order = canonical_order(cells, game.anatomy, seat)
    stocks: dict[int, list[tuple[int, int]]] = {}
    for index, old in enumerate(order):
        new = game.rules[CARDS] + index * at.CARD_CELLS
        if cells[old + KNOWN] & 1 << seat:
            continue
        if cells[old + ZONE] not in game.anatomy.hidden_zones:
            copy[new + KNOWN] = cells[old + KNOWN]
        stocks.setdefault(stock_of(game, cells, old, seat), []).append((new, cells[old + KIND]))
    hidden: list[int] = []
    for _, members in sorted(stocks.items()):
        for (card, _), kind in zip(members, sorted(kind for _, kind in members), strict=True):
            copy[card + KIND] = kind
        hidden += [*([0] if hidden else []), *(card for card, _ in members)]
    return Information(game.key, seat, copy.tobytes(), tuple(hidden))


def stock_of(game: Moogle, cells: Cells, card: int, seat: int) -> int:
    """The stock that an unknown card belongs to, as far as a seat knows."""
    sort = game.rules[cells[card + KIND] + at.SORT]
    if sort in (at.COMBAT_CARD, at.HERO_CARD):
        return PLAYERS_CARDS
    if sort != at.MOG_SORT:
        return MONSTERS
    return PASSED_MOGS if cells[card + ZONE] in zones_passed(game, cells, seat) else OTHER_MOGS


def zones_passed(game: Moogle, cells: Cells, seat: int) -> set[int]:
    """Where the Mogs lie now that a seat was passed in the draft, its own choice included; none before its choice."""
    own = at.MOG_CARD + seat * ZONE_CELLS
    if not game.names(cells, own):
        return set()
    first = cells[at.FIRST_SEAT]
    place = (seat - first) % game.seats
    later = [(first + turn) % game.seats for turn in range(place, game.seats)]
    return {at.DRAFT, *(at.MOG_CARD + other * ZONE_CELLS for other in later)}
