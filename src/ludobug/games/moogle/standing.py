"""How the players stand: what everything on the table would bring if the game ended now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludobug.core.cells import Cells
from ludobug.core.header import ACTOR, OVER
from ludobug.core.zones import COUNT
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.kernel.table import side_of

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle


@dataclass(frozen=True, slots=True)
class Standing:
    """The final scoring of a table: for each seat its points in all, and for each place what takes part there."""

    points: tuple[int, ...]
    totals: tuple[Mapping[int, int], ...]
    """For each place the totals of the seats that have a card there."""
    prizes: tuple[Mapping[int, int], ...]
    """For each place the points that these seats win there."""


def standing(game: Moogle, cells: Cells) -> Standing:
    """The final scoring of a buffer, whose game may go on; the buffer itself is left alone."""
    scored = cells[:]
    if scored[ACTOR] != OVER:
        game.kernel.finish(scored, game.rules)
    seats = range(game.seats)
    parts = [[seat for seat in seats if scored[side_of(place, seat) + COUNT]] for place in game.places]

    def each_place(first: int) -> tuple[dict[int, int], ...]:
        rows = zip(game.places, parts, strict=True)
        return tuple({seat: scored[first + place * at.MOST_SEATS + seat] for seat in part} for place, part in rows)

    points = tuple(scored[at.POINTS + seat] for seat in seats)
    return Standing(points, each_place(at.TOTALS), each_place(at.PRIZES))
