"""Events in words, from the tape of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ludobug.core.knowledge import SPECTATORS
from ludobug.core.tape import EVENT_CELLS
from ludobug.core.zones import ZONE_CELLS
from ludobug.games.millebugs import layout as at
from ludobug.games.millebugs.cards import partners
from ludobug.games.millebugs.cards.model import Family
from ludobug.games.millebugs.options import THREATS

if TYPE_CHECKING:
    from ludobug.games.millebugs.game import MilleBugs

AREA_ZONES = {at.ADVANCE: "advance", at.BATTLE: "battle", at.SAFE: "immunities"}
SHARED_ZONES = {at.DRAW: "draw", at.DISCARD: "discard", at.BOX: "box"}
NAMES = {
    at.MOVED: "moved",
    at.TURN_BEGINS: "turn",
    at.TOTAL_CHANGED: "total",
    at.ATTACKED: "attacked",
    at.FREED: "freed",
    at.MADE_IMMUNE: "immune",
    at.RESHUFFLED: "reshuffle",
    at.ANSWERED: "answer",
    at.GAME_ENDS: "end",
    at.STARTER_CHOSEN: "starting player",
}


def read(game: MilleBugs, tape: Sequence[int]) -> list[dict[str, Any]]:
    """The events of a tape, each with its ``seers``."""
    events = []
    for start in range(0, len(tape), EVENT_CELLS):
        event, card, kind, seers, x, y, _ = tape[start : start + EVENT_CELLS]
        said: dict[str, Any] = {"event": NAMES[event], **dict(_details(game, event, x, y))}
        if card:
            said["card"] = game.name_of(kind)
        said["seers"] = [seat for seat in range(game.seats) if seers >> seat & 1]
        if seers & SPECTATORS:
            said["seers"].append("spectator")
        events.append(said)
    return events


def zone_name(game: MilleBugs, zone: int) -> tuple[str, str | None]:
    """The name of a zone, and the seat or the area that it belongs to, if any."""
    if at.HAND <= zone < at.HAND + at.MOST_SEATS * ZONE_CELLS:
        return "hand", game.letters[(zone - at.HAND) // ZONE_CELLS]
    for first, name in AREA_ZONES.items():
        if first <= zone < first + at.MOST_AREAS * ZONE_CELLS:
            return name, game.area_names[(zone - first) // ZONE_CELLS]
    return SHARED_ZONES[zone], None


def _details(game: MilleBugs, event: int, x: int, y: int) -> Iterator[tuple[str, Any]]:
    if event == at.MOVED:
        yield "from", list(zone_name(game, x))
        yield "to", list(zone_name(game, y))
    elif event == at.TURN_BEGINS:
        yield "seat", game.letters[x]
        yield "turn", y
    elif event == at.TOTAL_CHANGED:
        yield "area", game.area_names[x]
        yield "total", y
    elif event in (at.ATTACKED, at.FREED, at.MADE_IMMUNE):
        yield "area", game.area_names[x]
        yield "malus", _malus(y)
    elif event == at.RESHUFFLED:
        yield "cards", x
    elif event in (at.ANSWERED, at.STARTER_CHOSEN):
        yield "seat", game.letters[x]
    elif event == at.GAME_ENDS:
        yield "winner", "".join(game.letters[seat] for seat in game.winners(x))
        yield "by", "1000" if x >= at.REACHED else "distance"


def _malus(threat: int) -> str:
    icon = next(icon for icon, bit in THREATS.items() if bit == threat)
    return partners(icon)[Family.MALUS].name
