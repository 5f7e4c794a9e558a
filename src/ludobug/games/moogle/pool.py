"""Everything in the box as kinds with addresses, and the rules buffer of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludobug.core import header
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.cards import HEROES, MOGS, MONSTERS, SHARED, TILE_FACES, deck
from ludobug.games.moogle.language.compile import Tables
from ludobug.games.moogle.language.words import Card, Mog, Monster

Printed = Card | Monster | Mog


@dataclass(frozen=True, slots=True)
class Kind:
    """What is printed on a card, its number among all kinds, and the Mog whose deck it is from."""

    printed: Printed
    number: int
    mog: str | None = None

    @property
    def name(self) -> str:
        """The name that players use; tile faces have their number and side behind it."""
        if isinstance(self.printed, Monster) and self.printed.face:
            return self.printed.face
        return self.printed.name


@dataclass(frozen=True, slots=True)
class Table:
    """What a table is set to; None stands for what is drawn at random."""

    seats: int
    draft: bool
    mogs: Sequence[str] | None
    monsters: Sequence[str] | None
    tile: str | None

    @property
    def monster_count(self) -> int:
        """How many monsters are in play."""
        return at.MONSTERS_FOR_TWO if self.seats == 2 else self.seats


def all_kinds() -> tuple[Kind, ...]:
    """Every kind: the decks of the Mogs, Heroes, monsters, tile faces, Mogs."""
    printed: list[tuple[Printed, str | None]] = [(card, mog.name) for mog in MOGS for card in deck(mog)]
    printed += [(other, None) for other in (*HEROES, *MONSTERS, *TILE_FACES, *MOGS)]
    return tuple(Kind(thing, number, mog) for number, (thing, mog) in enumerate(printed))


KINDS = all_kinds()
CARD_NAMES = (*(card.name for card in (*SHARED, *(own for mog in MOGS for own in mog.own_cards), *HEROES)),)
LABELS = (None, *CARD_NAMES, *(mog.name for mog in MOGS))
"""What action numbers call a card; None is a card that the acting seat does not know."""


def make_rules(table: Table) -> list[int]:
    """The rules buffer of a table."""
    tables = Tables()
    rows = [_row(tables, kind) for kind in KINDS]
    kinds = tables.block([cell for row in rows for cell in row])
    cells = tables.cells
    values = {
        header.STATE_CELLS: at.END_OF_CARDS + at.MOST_OPTIONS,
        header.OPTIONS: at.END_OF_CARDS,
        header.CARDS: at.FIRST_CARD,
        header.CARD_COUNT: at.CARDS_IN_ALL,
        header.KINDS: kinds,
        header.KIND_COUNT: len(rows),
        header.SEATS: table.seats,
        at.WITH_DRAFT: int(table.draft),
        at.FIXED_MOGS: int(table.mogs is not None),
        at.FIXED_MONSTERS: len(table.monsters or ()),
        at.FIXED_FACE: int(table.tile is not None),
        at.MONSTER_COUNT: table.monster_count,
    }
    for place, value in values.items():
        cells[place] = value
    return cells


def _row(tables: Tables, kind: Kind) -> list[int]:
    printed = kind.printed
    if isinstance(printed, Monster):
        return tables.monster(printed)
    label = LABELS.index(printed.name, 1)
    if isinstance(printed, Mog):
        return tables.mog(printed, LABELS.index(printed.name, len(CARD_NAMES)), MOGS.index(printed))
    if kind.mog is None:
        return tables.card(printed, at.HERO_CARD, label, at.NO_MOG)
    number = next(number for number, mog in enumerate(MOGS) if mog.name == kind.mog)
    return tables.card(printed, at.COMBAT_CARD, label, number)
