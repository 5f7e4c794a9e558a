"""Views: what a seat, or a spectator, may see of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, B, C
from ludobug.core.header import ACTOR, OUTCOME, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.knowledge import SPECTATORS
from ludobug.core.zones import COUNT, KIND, KNOWN, MARKS, ZONE_CELLS
from ludobug.games.moogle import knowledge
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.kernel.table import deck_of, hand_of, side_of
from ludobug.games.moogle.language.words import Monster

if TYPE_CHECKING:
    from ludobug.core.state import State
    from ludobug.games.moogle.game import Moogle

ABOUT = {
    at.UNDER_DECK: "under deck",
    at.TIRE: "fatigue",
    at.REFRESH: "remove fatigue",
    at.LOOK: "check",
    at.MOVE_CARD: "move",
    at.REPLACE_MONSTER: "replace monster",
    at.PLACE_GIL: "gil",
    at.PLAY_EXTRA: "place face down",
}


def view(game: Moogle, state: State, seat: int | None) -> dict[str, Any]:
    """The whole table as a seat sees it."""
    cells = state.cells
    actor = cells[ACTOR]
    over = actor == OVER
    seen: dict[str, Any] = {
        "game": game.id,
        "seat": None if seat is None else game.letters[seat],
        "round": cells[at.ROUND],
        "active": game.letters[cells[at.ACTIVE]],
        "first": game.letters[cells[at.FIRST_SEAT]],
        "actor": None if over else game.letters[actor],
        "over": over,
        "winner": game.letters[cells[OUTCOME]] if over else None,
        "decision": None if over else decision(game, cells),
        "places": [_place(game, cells, place, seat) for place in game.places],
        "monster_deck": _names(game, cells, at.MONSTER_DECK, seat),
        "spare_heroes": cells[at.SPARE + COUNT],
        "mogs_aside": sorted(_names(game, cells, at.MOG_BOX, seat), key=lambda name: (name is None, name)),
        "draft": _draft(game, cells, seat),
    }
    for other, letter in enumerate(game.letters):
        seen[letter] = _seat(game, cells, other, seat)
    if seat is not None and actor == seat:
        seen["legal"] = [{"action": action, "text": text} for text, action in state.action_texts().items()]
    return seen


def decision(game: Moogle, cells: Cells) -> dict[str, Any]:
    """What is being decided: public, without the options."""
    frame = cells[TOP]
    op = cells[frame + OP]
    if op == at.PICK_MOG:
        return {"type": "draft"}
    if op == at.TAKE_TURN:
        return {"type": "turn", "played": bool(cells[at.PLAYED])}
    return {
        "type": "effect",
        "card": game.name_of(cells[cells[frame + B] + KIND]),
        "by": game.letters[cells[frame + C]],
        "about": ABOUT[game.instruction(cells)],
    }


def knower(seat: int | None) -> int:
    """The bit of a seat, or of the spectators, on the cards it knows."""
    return SPECTATORS if seat is None else 1 << seat


def _names(game: Moogle, cells: Cells, zone: int, viewer: int | None) -> list[str | None]:
    """The cards of a zone in order: the names that the viewer knows, None for the others."""
    bit = knower(viewer)
    return [game.name_of(cells[card + KIND]) if cells[card + KNOWN] & bit else None for card in zone_cards(cells, zone)]


def _place(game: Moogle, cells: Cells, place: int, viewer: int | None) -> dict[str, Any]:
    """One place of the table: its monster, and everybody's cards."""
    kind = game.kind(cells[zone_cards(cells, at.MONSTER + place * ZONE_CELLS)[0] + KIND])
    monster = kind.printed
    assert isinstance(monster, Monster)
    sides = range(game.seats)
    seen: dict[str, Any] = {
        "place": game.place_name(place),
        "monster": monster.name,
        "face": monster.face or None,
        "limit": monster.limit,
        "prizes": list(monster.prizes),
        "sides": {
            game.letters[seat]: [
                _card(game, cells, card, seat, viewer) for card in zone_cards(cells, side_of(place, seat))
            ]
            for seat in sides
        },
    }
    if cells[ACTOR] == OVER:
        places = {
            game.letters[seat]: place * at.MOST_SEATS + seat for seat in sides if cells[side_of(place, seat) + COUNT]
        }
        seen["totals"] = {letter: cells[at.TOTALS + cell] for letter, cell in places.items()}
        seen["points"] = {letter: cells[at.PRIZES + cell] for letter, cell in places.items()}
    return seen


def _card(game: Moogle, cells: Cells, card: int, owner: int, viewer: int | None) -> dict[str, Any]:
    """A card on the table; who has checked a face-down card is public."""
    kind = game.kind(cells[card + KIND])
    known = bool(cells[card + KNOWN] & knower(viewer))
    marks = cells[card + MARKS]
    face_down = bool(marks & at.FACE_DOWN)
    checked = [letter for seat, letter in enumerate(game.letters) if seat != owner and cells[card + KNOWN] >> seat & 1]
    return {
        "card": kind.name if known else None,
        "mog": kind.mog if known else None,
        "face_down": face_down,
        "was_face_down": bool(marks & at.WAS_FACE_DOWN),
        "by_choice": bool(marks & at.BY_CHOICE),
        "checked_by": checked if face_down else [],
        "fatigue": cells[card + at.FATIGUE],
        "gil": cells[card + at.GIL_ON],
        "moved": bool(marks & at.MOVED_ITSELF),
        "power": cells[card + at.POWER] if cells[ACTOR] == OVER else None,
    }


def _draft(game: Moogle, cells: Cells, viewer: int | None) -> dict[str, Any] | None:
    """The draft while it goes on: who has chosen, and the Mogs that the viewer was passed."""
    if cells[cells[TOP] + OP] != at.PICK_MOG or cells[ACTOR] == OVER:
        return None
    chosen = [letter for seat, letter in enumerate(game.letters) if cells[at.MOG_CARD + seat * ZONE_CELLS + COUNT]]
    passed: list[str] = []
    if viewer is not None:
        zones = knowledge.zones_passed(game, cells, viewer)
        if not zones and cells[ACTOR] == viewer:
            zones = {at.DRAFT}
        passed = sorted(name for zone in zones for name in game.names(cells, zone))
    return {"chosen": chosen, "left": cells[at.DRAFT + COUNT], "passed": passed}


def _seat(game: Moogle, cells: Cells, seat: int, viewer: int | None) -> dict[str, Any]:
    """One seat's part of the table."""
    mogs = _names(game, cells, at.MOG_CARD + seat * ZONE_CELLS, viewer)
    hand = _names(game, cells, hand_of(seat), viewer)
    deck = deck_of(cells, seat)
    under = [card for card in zone_cards(cells, deck) if cells[card + MARKS] & at.RETURNED]
    bit = knower(viewer)
    return {
        "mog": mogs[0] if mogs else None,
        "ability_used": bool(cells[at.USED + seat]),
        "gil": cells[at.GIL + seat],
        "points": cells[at.POINTS + seat],
        "hand": hand if viewer == seat else sorted(hand, key=lambda name: (name is None, name)),
        "deck": 0 if deck == at.BOX else cells[deck + COUNT],
        "under_deck": [game.name_of(cells[card + KIND]) if cells[card + KNOWN] & bit else None for card in under],
    }


def payoffs(game: Moogle, cells: Cells) -> list[float]:
    """Ranked payoffs of a finished game, from 1 to -1; their sum is 0."""
    winner = cells[OUTCOME]
    points = [cells[at.POINTS + seat] for seat in range(game.seats)]
    worth = [1 - 2 * rank / (game.seats - 1) for rank in range(game.seats)]
    others = sorted((seat for seat in range(game.seats) if seat != winner), key=lambda seat: -points[seat])
    result = [worth[0]] * game.seats
    for seat in others:
        ranks = [rank for rank, other in enumerate(others, 1) if points[other] == points[seat]]
        result[seat] = sum(worth[rank] for rank in ranks) / len(ranks)
    return result
