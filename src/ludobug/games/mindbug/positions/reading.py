"""From a buffer to its position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.errors import PositionError
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, OUTCOME, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.zones import KIND, MARKS
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.kernel.table import board_of, discard_of, draw_of, hand_of, team_of
from ludobug.games.mindbug.positions.fields import ENERGY_PILES
from ludobug.games.mindbug.positions.position import Position
from ludobug.games.mindbug.reasons import profile_number
from ludobug.games.mindbug.views import aside, ending_of, next_turns

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug

STARTING = (at.PURCHASE, at.HARVEST)
"""What is due when a turn is only beginning."""


def read(game: Mindbug, cells: Cells) -> dict[str, Any]:
    """The position of a buffer; refused in the middle of something."""
    op = cells[cells[TOP] + OP]
    if cells[ACTOR] != OVER and (op not in (at.TURN_ACTION, *STARTING) or _mid_turn(game, cells)):
        raise PositionError("", "a position is taken at the start of a turn, before its action")
    position = Position(game, cells[at.ACTIVE])
    if cells[at.TURN] != 1:
        position["turn"] = cells[at.TURN]
    if next_turns(game, cells) != position.next:
        position["next"] = next_turns(game, cells)
    if cells[ACTOR] != OVER and op in STARTING:
        position["start"] = True
    ending = ending_of(game, cells)
    if ending is not None and ending["by"] == "effect":
        position["winner"] = game.letters[cells[OUTCOME] :: at.TEAMS]
    if cells[at.MINDBUGS_BANNED]:
        position["no_mindbugs"] = True
    for seat, letter in enumerate(game.letters):
        position[letter] = _seat(game, cells, seat)
    position |= {field: content for field, content in _shared(game, cells).items() if content}
    return position


def _shared(game: Mindbug, cells: Cells) -> dict[str, list[Any]]:
    """What belongs to nobody: the unused pile, revealed cards, cards set aside, Energy cards."""
    piles = {field: game.names(cells, zone) for field, zone in ENERGY_PILES.items()}
    piles["energy_discard"] = piles["energy_discard"] + game.names(cells, at.BOUGHT)
    names = {"unused": game.names(cells, at.UNUSED), "revealed": game.names(cells, at.REVEALED)}
    return {**names, "aside": aside(game, cells), **piles}


def _mid_turn(game: Mindbug, cells: Cells) -> bool:
    """Whether this turn has left traces that a position can't tell: a further turn action, a bonus for the turn."""
    if cells[at.EFFECT_PLAYS]:
        return True
    if any(cells[at.KEYWORDS_THIS_TURN + seat] or cells[at.DICE_THIS_TURN + seat] for seat in range(game.seats)):
        return True
    cards = [card for seat in range(game.seats) for card in zone_cards(cells, board_of(seat))]
    if game.rules[at.CARD_SIZE] == at.LONG_CARD_CELLS:
        marked = any(cells[card + at.POWER_THIS_TURN] or cells[card + at.DEEDS] for card in cards)
        if marked:
            return True
    return any(cells[card + MARKS] & ~at.EXHAUSTED for card in cards)


def _seat(game: Mindbug, cells: Cells, seat: int) -> dict[str, Any]:
    return {
        "life": cells[at.LIFE + team_of(seat)],
        "mindbugs": cells[at.UNUSED_MINDBUGS + seat],
        **({"cannot_block": True} if cells[at.NO_BLOCKS_OF] >> seat & 1 else {}),
        **({"energy": cells[at.ENERGY + seat]} if cells[at.ENERGY + seat] else {}),
        "hand": game.names(cells, hand_of(seat)),
        "board": [_board_entry(game, cells, card) for card in zone_cards(cells, board_of(seat))],
        "discard": game.names(cells, discard_of(seat)),
        "draw": game.names(cells, draw_of(seat)),
    }


def _board_entry(game: Mindbug, cells: Cells, card: int) -> str | dict[str, Any]:
    entry: dict[str, Any] = {"card": game.name_of(cells[card + KIND])}
    if cells[card + MARKS] & at.EXHAUSTED:
        entry["exhausted"] = True
    if profile_number(game, cells, card):
        entry["profile"] = profile_number(game, cells, card)
    if cells[card + at.OCTONITE]:
        entry["octonite"] = cells[card + at.OCTONITE]
    if cells[card + at.UNDER]:
        entry["boosts"] = game.names(cells, card + at.UNDER)
    return entry if len(entry) > 1 else str(entry["card"])
