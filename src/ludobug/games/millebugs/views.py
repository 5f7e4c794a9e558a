"""Views: what a seat, or a spectator, may see of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, C
from ludobug.core.header import ACTOR, CHANCE, OUTCOME, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.zones import COUNT, KIND, LAST
from ludobug.games.millebugs import layout as at
from ludobug.games.millebugs.cards import CARDS
from ludobug.games.millebugs.kernel.table import advance_of, battle_of, hand_of, safe_of, threat_on

if TYPE_CHECKING:
    from ludobug.core.state import State
    from ludobug.games.millebugs.game import MilleBugs

DECISIONS = {
    at.PLACE_STARTER: "starting player",
    at.DRAW_CARD: "draw",
    at.TURN_ACTION: "turn action",
    at.ANSWER_ATTACK: "answer",
}


def view(game: MilleBugs, state: State, seat: int | None) -> dict[str, Any]:
    """The whole table as a seat sees it."""
    cells = state.cells
    actor = cells[ACTOR]
    seen: dict[str, Any] = {
        "game": game.id,
        "seat": None if seat is None else game.letters[seat],
        "turn": cells[at.TURN],
        "active": game.letters[cells[at.ACTIVE]],
        "actor": _actor(game, actor),
        "over": actor == OVER,
        "winner": _winner(game, cells),
        "decision": _decision(game, cells),
        "draw": cells[at.DRAW + COUNT],
        "discard": game.names(cells, at.DISCARD),
        "reshuffles": cells[at.RESHUFFLES],
        "advanced": bool(cells[at.ADVANCED]),
        "pile_held": pile_held(cells) if cells[at.RESHUFFLES] else None,
        "areas": {name: _area(game, cells, area) for area, name in enumerate(game.area_names)},
    }
    for other, letter in enumerate(game.letters):
        seen[letter] = {
            "area": game.area_names[other % game.areas],
            "hand": hand(game, cells, other, seat),
        }
    if seat is not None and actor == seat:
        seen["legal"] = [{"action": action, "text": text} for text, action in state.action_texts().items()]
    return seen


def pile_held(cells: Cells) -> list[str]:
    """What the draw pile was made of when it was last shuffled: open cards then, in the order of the deck."""
    return [card.name for number, card in enumerate(CARDS) for _ in range(cells[at.PILE_HELD + number])]


def hand(game: MilleBugs, cells: Cells, seat: int, viewer: int | None) -> list[str | None]:
    """The names of the own hand; of another's hand its size: partners do not show each other anything."""
    if viewer == seat:
        return [*game.names(cells, hand_of(seat))]
    return [None] * cells[hand_of(seat) + COUNT]


def _area(game: MilleBugs, cells: Cells, area: int) -> dict[str, Any]:
    """One play area: everything in it is open."""
    total = cells[at.TOTAL + area]
    blocked = threat_on(cells, game.rules, area) != 0
    top = cells[battle_of(area) + LAST]
    return {
        "seats": list(game.area_names[area]),
        "total": total,
        "space": total // at.DEBUGS_PER_SPACE,
        "advance": sorted(game.card_of(cells[card + KIND]).value for card in zone_cards(cells, advance_of(area))),
        "battle": game.names(cells, battle_of(area)),
        "blocked_by": game.name_of(cells[top + KIND]) if blocked else None,
        "immunities": game.names(cells, safe_of(area)),
    }


def _actor(game: MilleBugs, actor: int) -> str | None:
    if actor == CHANCE:
        return "chance"
    return None if actor == OVER else game.letters[actor]


def _winner(game: MilleBugs, cells: Cells) -> str | None:
    """Letters of all winning seats, or None while the game goes on."""
    if cells[ACTOR] != OVER:
        return None
    return "".join(game.letters[seat] for seat in game.winners(cells[OUTCOME]))


def _decision(game: MilleBugs, cells: Cells) -> dict[str, Any] | None:
    """What is being decided: public, without the options."""
    if cells[ACTOR] == OVER:
        return None
    frame = cells[TOP]
    op = cells[frame + OP]
    decision: dict[str, Any] = {"type": DECISIONS[op]}
    if op in (at.DRAW_CARD, at.TURN_ACTION):
        decision["by"] = game.letters[cells[frame + A]]
    if op == at.ANSWER_ATTACK:
        decision["by"] = game.letters[cells[frame + C]]
        attacked = battle_of(cells[frame + C] % game.areas)
        decision["card"] = game.name_of(cells[cells[attacked + LAST] + KIND])
    return decision
