"""Why an action is not legal: a reason for a person, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A
from ludobug.core.header import ACTOR, OVER, SEATS, TOP
from ludobug.core.information import zone_cards
from ludobug.core.zones import KIND, MARKS, ZONE
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.kernel.placing import has_room
from ludobug.games.moogle.kernel.table import (
    face_down_at,
    face_down_in_domain,
    hand_of,
    has_trait,
    place_of,
    reaches,
    side_of,
)

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle

Refusal = tuple[str, str]
NOT_HERE = -1
FACE_DOWN = " face down"
FACE_UP = " face up"


def explain(game: Moogle, cells: Cells, text: str) -> Refusal:
    """Why the action with this text is not legal now."""
    if cells[ACTOR] == OVER:
        return "the game is over", "FF-FLOW-03"
    text = text.casefold()
    op = cells[cells[TOP] + OP]
    if op == at.PICK_MOG:
        return "a Mog is to be chosen from those that were passed on", "FF-DRAFT-02"
    verb, _, rest = text.partition(" ")
    if op == at.RUN_EFFECT:
        return _effect(game, cells, verb, rest)
    seat = cells[cells[TOP] + A]
    if verb == "place":
        return _placing(game, cells, seat, rest)
    if verb == "move":
        return _moving(game, cells, seat, rest)
    if verb == "use":
        return _using(game, cells, seat, rest)
    if verb in ("done", "pass", "end", "no", "stop"):
        return "a card must be played, there is no passing", "FF-FLOW-05"
    return "place a card, move one that may move, use an ability", "FF-FLOW-04"


def _effect(game: Moogle, cells: Cells, verb: str, rest: str) -> Refusal:
    if verb == "choose":
        return f"{rest!r} is not among what may be chosen", "FF-ABL-20"
    if verb in ("done", "no", "pass", "stop"):
        return "the ability is not optional", "FF-ABL-20"
    if game.instruction(cells) == at.PLAY_EXTRA:
        return "the additional card is played face down, where the rules allow it", "FF-MOG-05"
    return "an ability that has begun is finished first", "FF-ABL-06"


def _zone_at_end(game: Moogle, cells: Cells, text: str, word: str) -> tuple[str, int]:
    """The card and the place that a text names, as in "seeq on diabolos"; no place if there is none of that name."""
    name, _, zone = text.rpartition(f" {word} ")
    for place in game.places:
        if zone in (game.monster_name(cells, place).casefold(), game.place_name(place).casefold()):
            return name, place
    return name, NOT_HERE


def _placing(game: Moogle, cells: Cells, seat: int, text: str) -> Refusal:
    face_down = text.endswith(FACE_DOWN)
    text = text.removesuffix(FACE_DOWN).removesuffix(FACE_UP)
    name, place = _zone_at_end(game, cells, text, "on")
    if cells[at.PLAYED]:
        return "the card of this turn has been played", "FF-FLOW-04"
    held = [card for card in zone_cards(cells, hand_of(seat)) if game.name_of(cells[card + KIND]).casefold() == name]
    if not held:
        return f"no card {name!r} in the hand of seat {game.letters[seat]}", "FF-FLOW-04"
    if place == NOT_HERE:
        return "no such zone on the table", "FF-PLC-01"
    monster = game.monster_name(cells, place)
    rules = game.rules
    if not reaches(rules, seat, place):
        return f"{monster} lies between two others", "FF-PLC-02"
    forced = has_trait(cells, rules, place, at.FORCES_FACE_DOWN)
    if not has_room(cells, rules, place, seat):
        return _no_room(game, cells, place, held[0], forced)
    if not face_down:
        return f"every card played on {monster} is placed face down", "FF-FACE-08"
    return _not_face_down(game, cells, seat, place, held[0])


def _no_room(game: Moogle, cells: Cells, place: int, card: int, forced: bool) -> Refusal:
    monster = game.monster_name(cells, place)
    reason = f"no room on {monster}: the limit for each player is reached"
    if forced and game.rules[cells[card + KIND] + at.TRAITS] & at.IGNORES_LIMIT:
        return reason, "FF-BAL-03"
    return reason, "FF-PLC-05" if monster in ("Yiazmat", "Antlion") else "FF-PLC-04"


def _not_face_down(game: Moogle, cells: Cells, seat: int, place: int, card: int) -> Refusal:
    rules = game.rules
    name = game.name_of(cells[card + KIND])
    if rules[cells[card + KIND] + at.FACE_UP_MARK]:
        return f"{name} must be played face up", "FF-FACE-05"
    if has_trait(cells, rules, place, at.FORBIDS_FACE_DOWN):
        return f"no card may be face down on {game.monster_name(cells, place)}", "FF-FACE-13"
    if face_down_at(cells, place, seat):
        return "you have a face-down card there already", "FF-FACE-02"
    if rules[SEATS] == 2 and face_down_in_domain(cells, seat) >= at.DOWN_LIMIT_FOR_TWO:
        return "with two players only two cards of yours may be played face down", "FF-FACE-07"
    return "a card must be played in one of the ways that are offered", "FF-FLOW-04"


def _moving(game: Moogle, cells: Cells, seat: int, text: str) -> Refusal:
    name, target = _zone_at_end(game, cells, text, "to")
    own = [card for place in game.places for card in zone_cards(cells, side_of(place, seat))]
    found = [card for card in own if game.name_of(cells[card + KIND]).casefold() == name]
    if not found:
        return f"seat {game.letters[seat]} has no {name!r} on the table", "FF-ABL-15"
    card = found[0]
    shown = game.name_of(cells[card + KIND])
    if not game.rules[cells[card + KIND] + at.TRAITS] & at.MOVES_ITSELF:
        return f"{shown} does not move by itself", "FF-ABL-15"
    if cells[card + MARKS] & at.FACE_DOWN:
        return f"{shown} lies face down and has no ability", "FF-FACE-06"
    if cells[card + MARKS] & at.MOVED_ITSELF:
        return f"{shown} has moved this turn", "FF-VAA-01"
    if target == NOT_HERE or not reaches(game.rules, seat, target) or target == place_of(cells[card + ZONE]):
        return "a card moves to another zone its owner may play in", "FF-ABL-15"
    return f"no room on {game.monster_name(cells, target)}", "FF-ABL-12"


def _using(game: Moogle, cells: Cells, seat: int, name: str) -> Refusal:
    mog = game.mog_of(cells, seat)
    if name != mog.ability_name.casefold():
        return f"{mog.name} has no ability {name!r}", "FF-ABL-06"
    if mog.gil and not cells[at.GIL + seat]:
        return "no Gil token is left", "FF-ABL-07"
    if not mog.gil and cells[at.USED + seat]:
        return "the ability has been used", "FF-ABL-07"
    return "the ability could do nothing now", "FF-MOG-07"
