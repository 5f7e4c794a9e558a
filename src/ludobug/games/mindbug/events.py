"""Events in words, from the tape of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ludobug.core.knowledge import SPECTATORS
from ludobug.core.tape import EVENT_CELLS
from ludobug.core.zones import ZONE_CELLS
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.cards.die import FACE_NAMES
from ludobug.games.mindbug.reasons import keyword_names

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug

SEAT_ZONES = {at.HAND: "hand", at.BOARD: "board", at.DISCARD: "discard", at.DRAW: "draw"}
SHARED_ZONES = {
    at.UNUSED: "unused",
    at.REVEALED: "revealed",
    at.SHOWN: "shown",
    at.BOX: "box",
    at.ASIDE: "aside",
    at.ENERGY_DECK: "energy deck",
    at.MARKET: "market",
    at.BOUGHT: "bought",
    at.ENERGY_DISCARD: "energy discard",
    at.ENERGY_BOX: "energy box",
    at.LOOKED: "looked",
    0: "nowhere",
}
TRIGGERS = {
    at.ON_PLAY: "play",
    at.ON_ATTACK: "attack",
    at.ON_DEFEATED: "defeated",
    at.ON_ACTION: "action",
    at.ON_END_OF_TURN: "end of turn",
    at.ON_END_OF_ANY_TURN: "end of any turn",
    at.ON_END_OF_TURN_IN_DISCARD: "end of turn",
    at.ON_LIFE_LOST: "life lost",
    at.ON_LIFE_LOST_IN_DISCARD: "life lost",
    at.ON_HARVEST: "harvest",
    at.ON_MINDBUG_USED: "mindbug used",
    at.ON_REACHING_DISCARD: "discard pile reached",
    at.ON_ENEMY_LIFE_LOST_IN_DISCARD: "opponent's life lost",
}
REROLLED = {at.FIRST_DIE: "first", at.SECOND_DIE: "second", at.BOTH_DICE: "both"}
NUMBERED: dict[int, Callable[[int], tuple[str, Any]]] = {
    at.OCTONITE_CHANGED: lambda change: ("change", change),
    at.ENERGY_CHANGED: lambda change: ("change", change),
    at.MINDBUG_REFRESHED: lambda count: ("count", count),
    at.MINDBUG_LOST: lambda count: ("count", count),
    at.MINDBUG_SPENT: lambda count: ("count", count),
    at.ENERGY_BOUGHT: lambda paid: ("paid", paid),
    at.PROFILE_TAKEN: lambda number: ("profile", number),
    at.PIPS_ROLLED: lambda pips: ("pips", pips),
    at.DIE_ROLLED: lambda face: ("face", FACE_NAMES[face - 1]),
    at.DICE_REROLLED: lambda dice: ("dice", REROLLED[dice]),
    at.KEYWORD_NAMED: lambda bit: ("keyword", keyword_names(bit)[0]),
}
"""What events with a number tell, beside the seat."""


def read(game: Mindbug, tape: Sequence[int]) -> list[dict[str, Any]]:
    """The events of a tape, each with its ``seers``."""
    events = []
    for start in range(0, len(tape), EVENT_CELLS):
        event, card, kind, seers, x, y, place = tape[start : start + EVENT_CELLS]
        said: dict[str, Any] = {"event": NAMES[event], **dict(_details(game, event, x, y))}
        if card:
            said["card"] = game.name_of(kind)
        if place >= 0:
            said["place"] = place
        said["seers"] = [seat for seat in range(game.seats) if seers >> seat & 1]
        if seers & SPECTATORS:
            said["seers"].append("spectator")
        events.append(said)
    return events


NAMES = {
    at.MOVED: "moved",
    at.LIFE_CHANGED: "life",
    at.SAVED_BY_TOUGH: "exhausted",
    at.CONTROL_TAKEN: "control",
    at.MINDBUG_USED: "mindbug",
    at.MINDBUG_DECLINED: "mindbug declined",
    at.ATTACKS: "attack",
    at.BLOCKS: "block",
    at.HUNTS: "hunt",
    at.EFFECT_STARTS: "effect",
    at.TURN_BEGINS: "turn",
    at.GAME_ENDS: "end",
    at.GAINS_THIS_TURN: "this turn",
    at.STARTER_CHOSEN: "starting player",
    at.OPPONENT_NAMED: "opponent",
    at.BLOCKS_BANNED: "no blocks",
    at.OCTONITE_CHANGED: "octonite",
    at.DIE_ROLLED: "die",
    at.DICE_REROLLED: "reroll",
    at.PIPS_ROLLED: "pips",
    at.PROFILE_TAKEN: "profile",
    at.ENERGY_CHANGED: "energy",
    at.ENERGY_BOUGHT: "buy",
    at.ALLIES_GAINED: "allies this turn",
    at.STAGE_CHANGED: "stage",
    at.MINDBUG_REFRESHED: "mindbug refreshed",
    at.MINDBUG_LOST: "mindbug lost",
    at.MINDBUG_SPENT: "mindbug spent",
    at.MINDBUG_BAN: "no mindbugs",
    at.EXTRA_TURN_GRANTED: "extra turn",
    at.BOOSTED_BY: "boost",
    at.KEYWORD_NAMED: "keyword",
    at.CARD_SHOWN: "shown",
    at.PLAY_COPIED: "copied",
}


TWO_SEATS = {
    at.CONTROL_TAKEN: ("from", "to"),
    at.MINDBUG_USED: ("seat", "player"),
    at.MINDBUG_DECLINED: ("seat", "player"),
    at.OPPONENT_NAMED: ("seat", "opponent"),
}
"""Events about two seats, and what each of them is called."""


OTHER_CARDS = {at.STAGE_CHANGED: "into", at.BOOSTED_BY: "with"}
"""Events about a second card, and what it is called."""
ONE_SEAT = frozenset(
    {
        *(at.ATTACKS, at.STARTER_CHOSEN, at.BLOCKS, at.HUNTS, at.SAVED_BY_TOUGH),
        *(at.BLOCKS_BANNED, at.CARD_SHOWN, at.PLAY_COPIED, at.EXTRA_TURN_GRANTED),
    }
)
"""Events about a seat and nothing more, except perhaps a card."""


def zone_name(game: Mindbug, zone: int) -> tuple[str, str | None]:
    """The name of a zone and the letter of its seat, if it has one."""
    for first, name in SEAT_ZONES.items():
        if first <= zone < first + at.MOST_SEATS * ZONE_CELLS:
            return name, game.letters[(zone - first) // ZONE_CELLS]
    return SHARED_ZONES.get(zone, "under"), None


def _details(game: Mindbug, event: int, x: int, y: int) -> Iterator[tuple[str, Any]]:
    letters = game.letters
    if event == at.MOVED:
        yield "from", list(zone_name(game, x))
        yield "to", list(zone_name(game, y))
    elif event == at.LIFE_CHANGED:
        yield "seat", letters[x]
        yield "team", letters[x :: at.TEAMS]
        yield "change", y
    elif event in NUMBERED:
        yield "seat", letters[x]
        yield NUMBERED[event](y)
    elif event in TWO_SEATS:
        yield TWO_SEATS[event][0], letters[x]
        yield TWO_SEATS[event][1], letters[y]
    elif event in ONE_SEAT:
        yield "seat", letters[x]
    elif event == at.EFFECT_STARTS:
        yield "trigger", TRIGGERS[x]
        yield "seat", letters[y]
    elif event in OTHER_CARDS:
        yield OTHER_CARDS[event], game.name_of(x)
        yield "seat", letters[y]
    elif event == at.TURN_BEGINS:
        yield "seat", letters[x]
        yield "turn", y
    elif event == at.GAME_ENDS:
        yield "winner", None if x == at.DRAWN_GAME else letters[x :: at.TEAMS]
    elif event == at.ALLIES_GAINED:
        yield "seat", letters[x]
        yield "keywords", keyword_names(y // at.THIS_TURN)
        yield "dice", y % at.THIS_TURN
    elif event == at.GAINS_THIS_TURN:
        yield "keywords", keyword_names(x // at.THIS_TURN)
        yield "cannot_block", bool(x & at.MAY_NOT_BLOCK)
        yield "cannot_be_defeated", bool(x & at.SAFE_THIS_TURN)
        yield "power", y
