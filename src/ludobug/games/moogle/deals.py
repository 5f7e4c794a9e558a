"""Deals: everything that chance decides before the game begins, in names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.errors import RecordError
from ludobug.core.header import FRAME_CELLS, FRAMES, TOP
from ludobug.core.zones import KIND
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.pool import KINDS, Kind

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle

ROWS = {
    "monsters": (at.FIRST_MONSTER, at.MONSTERS, at.COMBAT_CARDS + at.HEROES),
    "heroes": (at.FIRST_HERO, at.HEROES, at.COMBAT_CARDS),
    "tiles": (at.FIRST_FACE, at.FACES, at.COMBAT_CARDS + at.HEROES + at.MONSTERS),
    "mogs": (at.FIRST_MOG, at.MOGS, at.COMBAT_CARDS + at.HEROES + at.MONSTERS + at.FACES),
}
"""Cards of one sort: the first one, how many, and the number of their first kind."""


def row_cards(first: int, count: int) -> range:
    """The addresses of cards that follow each other."""
    return range(first, first + count * at.CARD_CELLS, at.CARD_CELLS)


def deck_row(mog: int) -> tuple[int, int, int]:
    """The cards of a Mog's deck."""
    return (at.FIRST_CARD + mog * at.DECK_CARDS * at.CARD_CELLS, at.DECK_CARDS, mog * at.DECK_CARDS)


def lay_out_fresh(game: Moogle) -> Cells:
    """Everything in the order of the box, what the options give in front."""
    cells = game.blank()
    cells[TOP] = FRAMES - FRAME_CELLS
    for card, kind in zip(game.all_cards, KINDS, strict=True):
        cells[card + KIND] = game.address_of(kind)
    given = {"monsters": game.table.monsters, "mogs": game.table.mogs}
    if game.table.tile is not None:
        given["tiles"] = [game.table.tile]
    for name, names in given.items():
        row = ROWS[name]
        kinds = kinds_of(row)
        first = [next(kind for kind in kinds if kind.name == chosen) for chosen in names or ()]
        _lay_row(game, cells, row, [*first, *(kind for kind in kinds if kind not in first)])
    game.kernel.lay_out(cells, game.rules)
    return cells


def kinds_of(row: tuple[int, int, int]) -> Sequence[Kind]:
    """The kinds of the cards of one sort."""
    return KINDS[row[2] : row[2] + row[1]]


def _lay_row(game: Moogle, cells: Cells, row: tuple[int, int, int], kinds: Sequence[Kind]) -> None:
    for card, kind in zip(row_cards(row[0], row[1]), kinds, strict=True):
        cells[card + KIND] = game.address_of(kind)


def read(game: Moogle, cells: Cells) -> dict[str, Any]:
    """The deal of a buffer whose game has not begun."""
    deal: dict[str, Any] = {"first": game.letters[cells[at.FIRST_SEAT]]}
    for name, (first, count, _) in ROWS.items():
        deal[name] = [game.name_of(cells[card + KIND]) for card in row_cards(first, count)]
    deal["decks"] = {
        str(KINDS[deck_row(mog)[2]].mog): [
            game.name_of(cells[card + KIND]) for card in row_cards(deck_row(mog)[0], at.DECK_CARDS)
        ]
        for mog in range(at.MOGS)
    }
    return deal


def lay(game: Moogle, deal: Mapping[str, Any]) -> Cells:
    """The buffer of a deal; ``RecordError`` names what can't be."""
    fields = {"first", "decks", *ROWS}
    for name in deal:
        if name not in fields:
            raise RecordError(f"deal.{name}", "a deal has no such part")
    cells = game.fresh()
    first = deal.get("first")
    if not isinstance(first, str) or len(first) != 1 or first not in game.letters:
        raise RecordError("deal.first", f"must be one of {', '.join(game.letters)}, not {first!r}")
    cells[at.FIRST_SEAT] = game.letters.index(first)
    for name, row in ROWS.items():
        _lay_row(game, cells, row, _ordered(f"deal.{name}", deal.get(name), kinds_of(row)))
    decks = deal.get("decks")
    if not isinstance(decks, Mapping):
        raise RecordError("deal.decks", "must be a mapping from the Mogs to their decks")
    owners = [str(KINDS[deck_row(mog)[2]].mog) for mog in range(at.MOGS)]
    for extra in decks:
        if extra not in owners:
            raise RecordError(f"deal.decks.{extra}", f"no such Mog; there are {', '.join(owners)}")
    for mog, owner in enumerate(owners):
        row = deck_row(mog)
        _lay_row(game, cells, row, _ordered(f"deal.decks.{owner}", decks.get(owner), kinds_of(row)))
    _check_given(game, deal)
    return cells


def _ordered(path: str, names: object, kinds: Sequence[Kind]) -> list[Kind]:
    """The kinds in the order of some names, which must be exactly theirs."""
    by_name = {kind.name: kind for kind in kinds}
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError(path, "must be a list of names")
    if sorted(names) != sorted(by_name):
        raise RecordError(path, f"must hold, in some order, {', '.join(by_name)}")
    return [by_name[name] for name in names]


def _check_given(game: Moogle, deal: Mapping[str, Any]) -> None:
    """A deal must agree with what the options give."""
    tile = None if game.table.tile is None else [game.table.tile]
    for name, given in (("monsters", game.table.monsters), ("mogs", game.table.mogs), ("tiles", tile)):
        if given is not None and deal[name][: len(given)] != list(given):
            raise RecordError(f"deal.{name}", f"must begin with {', '.join(given)}, as the options say")
