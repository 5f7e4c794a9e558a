"""Events in words, from the tape of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.knowledge import SPECTATORS
from ludobug.core.tape import EVENT_CELLS
from ludobug.core.zones import ZONE_CELLS
from ludobug.games.moogle import layout as at

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle

NAMES = {
    at.MOVED: "moved",
    at.TIRED: "fatigue",
    at.GIL_PLACED: "gil",
    at.POINTS_GAINED: "points",
    at.ABILITY_USED: "ability",
    at.LOOKED_AT: "checked",
    at.REVEALED: "revealed",
    at.TURN_BEGINS: "turn",
    at.PLACE_SCORED: "scored",
    at.GAME_ENDS: "end",
    at.MOGS_SHOWN: "mog",
}
SHARED_ZONES = {
    at.MONSTER_DECK: "monster deck",
    at.SPARE: "spare Heroes",
    at.DRAFT: "draft",
    at.MOG_BOX: "Mogs aside",
    at.BOX: "box",
}


def read(game: Moogle, cells: Cells, tape: Sequence[int]) -> list[dict[str, Any]]:
    """The events of a tape, each with its ``seers``; ``place`` is that of a card in its owner's row on the table."""
    events = []
    for start in range(0, len(tape), EVENT_CELLS):
        event, card, kind, seers, x, y, index = tape[start : start + EVENT_CELLS]
        said: dict[str, Any] = {"event": NAMES[event], **dict(_details(game, cells, event, x, y))}
        if card:
            said["card"] = game.name_of(kind)
        if index >= 0:
            said["place"] = index
        said["seers"] = [seat for seat in range(game.seats) if seers >> seat & 1]
        if seers & SPECTATORS:
            said["seers"].append("spectator")
        events.append(said)
    return events


def zone_name(game: Moogle, cells: Cells, zone: int) -> tuple[str, str | None]:
    """The name of a zone and the letter of its seat, if it has one; a side is named by its place: ("AB", "A")."""
    if at.SIDE <= zone < at.MONSTER:
        place, seat = divmod((zone - at.SIDE) // ZONE_CELLS, at.MOST_SEATS)
        return game.place_name(place), game.letters[seat]
    if at.HAND <= zone < at.DECK:
        return "hand", game.letters[(zone - at.HAND) // ZONE_CELLS]
    if at.DECK <= zone < at.SIDE:
        mog = (zone - at.DECK) // ZONE_CELLS
        owners = [letter for seat, letter in enumerate(game.letters) if cells[at.MOG_OF + seat] == mog]
        return "deck", owners[0] if owners else None
    if at.MONSTER <= zone < at.MONSTER_DECK:
        return f"monster of {game.place_name((zone - at.MONSTER) // ZONE_CELLS)}", None
    if at.MOG_CARD <= zone < at.DRAFT:
        return "Mog", game.letters[(zone - at.MOG_CARD) // ZONE_CELLS]
    return SHARED_ZONES[zone], None


def _details(game: Moogle, cells: Cells, event: int, x: int, y: int) -> Iterator[tuple[str, Any]]:
    letters = game.letters
    if event == at.MOVED:
        yield "from", list(zone_name(game, cells, x))
        yield "to", list(zone_name(game, cells, y // at.FACINGS))
        yield "face_down", bool(y % at.FACINGS)
    elif event == at.TIRED:
        yield "at", list(zone_name(game, cells, x))
        yield "change", y
    elif event in (at.GIL_PLACED, at.LOOKED_AT):
        yield "at", list(zone_name(game, cells, x))
        yield "seat", letters[y]
    elif event == at.REVEALED:
        yield "at", list(zone_name(game, cells, x))
    elif event == at.POINTS_GAINED:
        yield "seat", letters[x]
        yield "points", y
    elif event in (at.ABILITY_USED, at.MOGS_SHOWN):
        yield "seat", letters[x]
    elif event == at.TURN_BEGINS:
        yield "seat", letters[x]
        yield "round", y
    elif event == at.PLACE_SCORED:
        place, seat = divmod(x, at.MOST_SEATS)
        yield "zone", game.place_name(place)
        yield "seat", letters[seat]
        yield "points", y
    elif event == at.GAME_ENDS:
        yield "winner", letters[x]
