"""Views: what a seat, or a spectator, may see of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, B
from ludobug.core.header import ACTOR, CHANCE, OUTCOME, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.knowledge import SPECTATORS
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, MARKS
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.decisions import decision_of
from ludobug.games.mindbug.kernel.dice import dice_of
from ludobug.games.mindbug.kernel.table import (
    board_of,
    discard_of,
    draw_of,
    hand_of,
    team_of,
)
from ludobug.games.mindbug.reasons import active_rules, keyword_names, profile_number, reasons

if TYPE_CHECKING:
    from ludobug.core.state import State
    from ludobug.games.mindbug.game import Mindbug

DEEDS = {at.HAS_BLOCKED: "blocked", at.HAS_DEFEATED: "defeated an enemy"}


def view(game: Mindbug, state: State, seat: int | None) -> dict[str, Any]:
    """The whole table as a seat sees it."""
    cells = state.cells
    if cells[at.STALE]:
        cells = cells[:]
        game.kernel.refresh(cells, game.rules)
    actor = cells[ACTOR]
    seen: dict[str, Any] = {
        "game": game.id,
        "seat": None if seat is None else game.letters[seat],
        "turn": cells[at.TURN],
        "active": game.letters[cells[at.ACTIVE]],
        "next": next_turns(game, cells),
        "actor": _actor(game, actor),
        "over": actor == OVER,
        "winner": _winner(game, cells),
        "ending": ending_of(game, cells),
        "decision": decision_of(game, cells),
        "shown": game.name_of(cells[cells[at.SHOWN + FIRST] + KIND]) if cells[at.SHOWN + COUNT] else None,
        "mindbugs_banned": bool(cells[at.MINDBUGS_BANNED]),
        "unused": cells[at.UNUSED + COUNT],
        "revealed": game.names(cells, at.REVEALED),
        "aside": aside(game, cells),
        "looked_at": _hand(game, cells, at.LOOKED, None, seat),
        "waiting": _waiting(game, cells),
        "lines": _lines(game, cells),
        **_energy(game, cells),
    }
    for other, letter in enumerate(game.letters):
        seen[letter] = _seat(game, cells, other, seat)
    if seat is not None and actor == seat:
        seen["legal"] = [{"action": action, "text": text} for text, action in state.action_texts().items()]
    return seen


def _energy(game: Mindbug, cells: Cells) -> dict[str, Any]:
    """The Energy cards on the table, in games that have them: all open but the deck, which has a size only."""
    if not game.energy:
        return {}
    return {
        "market": [{"card": name, "price": game.price_of(name)} for name in game.names(cells, at.MARKET)],
        "bought": game.names(cells, at.BOUGHT),
        "energy_discard": game.names(cells, at.ENERGY_DISCARD),
        "energy_deck": cells[at.ENERGY_DECK + COUNT],
    }


def aside(game: Mindbug, cells: Cells) -> list[dict[str, str]]:
    """The cards that texts have set aside: what each is, from whom it was taken, and by which card."""
    return [
        {
            "card": game.name_of(cells[card + KIND]),
            "owner": game.letters[cells[card + at.ASIDE_FOR]],
            "by": game.name_of(cells[card + at.ASIDE_BY]),
        }
        for card in zone_cards(cells, at.ASIDE)
    ]


def _actor(game: Mindbug, actor: int) -> str | None:
    if actor == CHANCE:
        return "chance"
    return None if actor == OVER else game.letters[actor]


def next_turns(game: Mindbug, cells: Cells) -> list[str]:
    """The seats whose turns follow this one, extra turns first, the last one regular."""
    active = cells[at.ACTIVE]
    order = [(active + step) % game.seats for step in range(game.seats)]
    regular = cells[at.REGULAR_SEAT] - 1 if cells[at.REGULAR_SEAT] else (active + 1) % game.seats
    extra = [game.letters[seat] for seat in order for _ in range(cells[at.EXTRA_TURNS + seat])]
    return [*extra, game.letters[regular]]


def _winner(game: Mindbug, cells: Cells) -> str | None:
    """Letters of the winning seats, "draw", or None while the game goes on."""
    if cells[ACTOR] != OVER:
        return None
    if cells[OUTCOME] == at.DRAWN_GAME:
        return "draw"
    return "".join(letter for seat, letter in enumerate(game.letters) if team_of(seat) == cells[OUTCOME])


def ending_of(game: Mindbug, cells: Cells) -> dict[str, str] | None:
    """How the game has ended: by life, a text, a turn action that nobody could take, or the turn limit."""
    if cells[ACTOR] != OVER:
        return None
    frame = cells[TOP]
    if 0 in cells[at.LIFE : at.LIFE + at.TEAMS]:
        return {"by": "life"}
    if cells[OUTCOME] == at.DRAWN_GAME:
        return {"by": "turn limit"}
    if cells[frame + OP] == at.RUN_EFFECT:
        card = cells[frame + B]
        return {"by": "effect", **({"card": game.name_of(cells[card + KIND])} if card else {})}
    return {"by": "no action"}


def _seat(game: Mindbug, cells: Cells, seat: int, viewer: int | None) -> dict[str, Any]:
    """One seat's part of the table."""
    return {
        "life": cells[at.LIFE + team_of(seat)],
        "mindbugs": cells[at.UNUSED_MINDBUGS + seat],
        "mindbugs_used": cells[at.USED_MINDBUGS + seat],
        "cannot_block": bool(cells[at.NO_BLOCKS_OF] >> seat & 1),
        "energy": cells[at.ENERGY + seat],
        "keywords_this_turn": keyword_names(cells[at.KEYWORDS_THIS_TURN + seat]),
        "dice_this_turn": cells[at.DICE_THIS_TURN + seat],
        "hand": _hand(game, cells, hand_of(seat), seat, viewer),
        "board": [_creature(game, cells, card, seat) for card in zone_cards(cells, board_of(seat))],
        "discard": game.names(cells, discard_of(seat)),
        "active_in_discard": _active_in_discard(game, cells, seat),
        "draw": cells[draw_of(seat) + COUNT],
    }


def _active_in_discard(game: Mindbug, cells: Cells, seat: int) -> list[str]:
    """The cards of a discard pile whose ability works from there now, in the order of the pile."""
    working = {source for source, _, _ in active_rules(game, cells)}
    cards = zone_cards(cells, discard_of(seat))
    return [game.name_of(cells[card + KIND]) for card in cards if card in working or _answers(game, cells, card)]


def _answers(game: Mindbug, cells: Cells, card: int) -> bool:
    """Whether a card of a discard pile waits there for its moment."""
    return bool(game.rules[cells[card + KIND] + at.TRIGGERS] & at.TRIGGERS_IN_DISCARD)


def _hand(game: Mindbug, cells: Cells, zone: int, seat: int | None, viewer: int | None) -> list[str | None]:
    """The names the viewer knows, None for the others; cards in another's hand come without their order."""
    bit = SPECTATORS if viewer is None else 1 << viewer
    cards = zone_cards(cells, zone)
    names = [game.name_of(cells[card + KIND]) if cells[card + KNOWN] & bit else None for card in cards]
    if viewer is None or viewer != seat:
        names.sort(key=lambda name: (name is None, name or ""))
    return names


def _deeds(game: Mindbug, cells: Cells, card: int) -> list[str]:
    """What a creature in play has done this turn, where a text of the pool may ask."""
    if game.rules[at.CARD_SIZE] != at.LONG_CARD_CELLS:
        return []
    return [name for deed, name in DEEDS.items() if cells[card + at.DEEDS] & deed]


def _creature(game: Mindbug, cells: Cells, card: int, owner: int) -> dict[str, Any]:
    """A creature in play with its current values and why they differ from the print."""
    words = cells[card + at.KEYWORDS]
    marks = cells[card + MARKS]
    return {
        "card": game.name_of(cells[card + KIND]),
        "owner": game.letters[owner],
        "power": cells[card + at.POWER],
        "keywords": keyword_names(words),
        "keywords_off": keyword_names(words // at.COPIED),
        "reasons": reasons(game, cells, card),
        "attacked": bool(marks & at.ATTACKED) + bool(marks & at.ATTACKED_TWICE),
        "attacking": bool(marks & at.ATTACKING),
        "chosen": bool(marks & at.CHOSEN),
        "exhausted": bool(marks & at.EXHAUSTED),
        "profile": profile_number(game, cells, card),
        "deeds": _deeds(game, cells, card),
        "octonite": cells[card + at.OCTONITE],
        "dice": dice_of(cells, game.rules, card),
        **_stage(game, cells[card + KIND]),
        "boosts": game.names(cells, card + at.UNDER),
        "cannot_attack": bool(words & at.CANNOT_ATTACK),
        "cannot_block": bool(words & at.CANNOT_BLOCK or marks & at.MAY_NOT_BLOCK),
        "cannot_be_defeated": bool(words & at.CANNOT_BE_DEFEATED or marks & at.SAFE_THIS_TURN),
    }


def _stage(game: Mindbug, kind: int) -> dict[str, Any]:
    """The level of a creature of an evolution line, and the name of its next stage."""
    evolution = game.card_of(kind).evolution
    return {
        "stage": None if evolution is None else evolution.level,
        "next_stage": None if evolution is None else evolution.evolves_to,
    }


def _lines(game: Mindbug, cells: Cells) -> list[dict[str, Any]]:
    """The evolution lines of the pool, and whether the card of their later stages still lies aside."""
    lines = [[card.name for card in line] for line in game.pool.lines]
    creatures = [card for seat in range(game.seats) for card in zone_cards(cells, board_of(seat))]
    used = {game.name_of(cells[card + KIND]) for card in creatures}
    return [{"stages": names, "aside": used.isdisjoint(names[1:])} for names in lines]


def _waiting(game: Mindbug, cells: Cells) -> list[dict[str, str]]:
    """The effects that wait for their turn; they belong to cards that everybody can see."""
    start = game.rules[at.WAITING_LIST]
    entries = range(start, start + cells[at.WAITING] * at.WAITING_CELLS, at.WAITING_CELLS)
    return [
        {
            "card": game.name_of(cells[cells[entry + at.ENTRY_CARD] + KIND]),
            "seat": game.letters[cells[entry + at.ENTRY_SEAT]],
        }
        for entry in entries
    ]
