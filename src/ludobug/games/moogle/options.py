"""The options of a table, checked."""

from __future__ import annotations

from collections.abc import Sequence

from ludobug.core.errors import OptionError
from ludobug.games.moogle.cards import MOGS, MONSTERS, TILE_FACES
from ludobug.games.moogle.pool import Table

SEATS = (2, 3, 4)


def check_table(seats: object, draft: object, mogs: object, monsters: object, tile: object) -> Table:
    """The table of some options; ``OptionError`` names the one that can't be."""
    if type(seats) is not int or seats not in SEATS:
        raise OptionError(f"seats: 2, 3 or 4 play, not {seats!r} [FF-COMP-04]")
    if not isinstance(draft, bool):
        raise OptionError(f"draft: must be true or false, not {draft!r}")
    if draft and mogs is not None:
        raise OptionError("mogs: with the draft the players choose their Mogs [FF-DRAFT-01]")
    table = Table(seats, draft, None, None, None)
    chosen_mogs = _names("mogs", mogs, [mog.name for mog in MOGS], seats)
    known = [monster.name for monster in MONSTERS]
    chosen_monsters = _names("monsters", monsters, known, table.monster_count)
    faces = [face.face for face in TILE_FACES]
    if tile is not None and tile not in faces:
        raise OptionError(f"tile: no face {tile!r}; there are {', '.join(faces)}")
    return Table(seats, draft, chosen_mogs, chosen_monsters, tile if isinstance(tile, str) else None)


def _names(option: str, names: object, known: Sequence[str], count: int) -> list[str] | None:
    """Different names out of those known, or None for chance."""
    if names is None:
        return None
    if isinstance(names, (str, bytes)) or not isinstance(names, Sequence):
        raise OptionError(f"{option}: must be a list of names, not {names!r}")
    for name in names:
        if name not in known:
            raise OptionError(f"{option}: no {name!r}; there are {', '.join(known)}")
    if len(set(names)) < len(names) or len(names) != count:
        raise OptionError(f"{option}: must be {count} different names, not {len(names)}: {', '.join(names)}")
    return list(names)
