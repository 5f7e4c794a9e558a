"""What a table of Mille Bugs is worth to a seat, judged as it stands; the unit is a space on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ludobug.core.state import State
from ludobug.games.millebugs.cards import CARDS, Card, Family, partners

GOAL = 1000
TURN = 3.0
"""What a turn is worth: about the card that it places."""
BLOCKED = 8.0
SHIELD = 3.0
HURRY = 6.0
"""How much more the end of the way is worth than its beginning."""
MALUS = 2.0
REMEDY = 5.0
"""A Bonus in hand for the Malus on the own area."""
SPARE = 1.5
"""The first Bonus in hand against an attack to come; further ones of its kind are worth ``MORE``."""
MORE = 0.2
IMMUNITY = 5.0
HELD = 0.3
"""What a space on a card in hand is worth beside one on the board."""
LAST_CARD = 3.0
"""A card in hand that would bring exactly 1000."""
DECK = {card.name: card for card in CARDS}


def turn_action_due(state: State) -> bool:
    """Whether a seat must decide for its own turn, or answer an attack: nothing of the last action is pending."""
    return state.actor >= 0


def worth(state: State, seat: int) -> float:
    """What the own area and hand are worth, less what the best other area has and half of what the others have."""
    view = state.view(seat)
    me = view[state.game.letters[seat]]
    areas: Mapping[str, Any] = view["areas"]
    worths = {name: area(laid) for name, laid in areas.items()}
    own = worths.pop(me["area"])
    turn = TURN if state.game.side(state.actor) == state.game.side(seat) else 0.0
    rivals = max(worths.values()) + sum(worths.values()) / (2 * len(worths))
    return own + turn + hand(me["hand"], areas, me["area"]) - rivals


def area(laid: Mapping[str, Any]) -> float:
    """What one area has: its way, its protection, less what blocks it."""
    done: float = laid["total"] / GOAL
    value: float = laid["space"] + HURRY * done * done + SHIELD * len(laid["immunities"])
    return value - BLOCKED if laid["blocked_by"] else value


def hand(names: Sequence[str], areas: Mapping[str, Any], own: str) -> float:
    """What the cards of a hand may still do."""
    return sum(cards(DECK[name], copies, areas, own) for name, copies in Counter(names).items())


def cards(card: Card, copies: int, areas: Mapping[str, Any], own: str) -> float:
    """What equal cards in hand may still do."""
    mine = areas[own]
    if card.family is Family.ADVANCE:
        missing: int = GOAL - mine["total"]
        return (LAST_CARD if card.value == missing else 0.0) + HELD * card.spaces * min(copies, missing // card.value)
    if card.family is Family.IMMUNITY or card.icon is None:
        return IMMUNITY
    related = partners(card.icon)
    shield = related[Family.IMMUNITY].name
    if card.family is Family.MALUS:
        targets = [name for name, laid in areas.items() if name != own and shield not in laid["immunities"]]
        return MALUS * copies if targets else 0.0
    if mine["blocked_by"] == related[Family.MALUS].name:
        return REMEDY
    return 0.0 if shield in mine["immunities"] else SPARE + MORE * (copies - 1)
