"""What a table of Mille Bugs is worth to a seat, judged as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.core.state import State
from ludobug.games.millebugs.cards import CARDS, Card, Family, partners

SPACE = 1.0
BLOCKED = 6.0
SHIELD = 4.0
NEARLY = 4.0
"""For each doubling of the way that is done: the end is worth more than the beginning."""
USEFUL = {Family.ADVANCE: 1.0, Family.MALUS: 1.5, Family.BONUS: 1.0, Family.IMMUNITY: 5.0}
REMEDY = 3.0
"""A Bonus in hand for the Malus on the own area."""
GOAL = 1000
BY_NAME = {card.name: card for card in CARDS}


def turn_action_due(state: State) -> bool:
    """Whether a seat must decide for its own turn, or answer an attack: nothing of the last action is pending."""
    return state.actor >= 0


def worth(state: State, seat: int) -> float:
    """What the own area and hand are worth, less what the best other area has and half of what the others have."""
    view = state.view(seat)
    own = view[state.game.letters[seat]]["area"]
    worths = {name: area(laid) for name, laid in view["areas"].items()}
    others = [value for name, value in worths.items() if name != own]
    held = sum(usefulness(BY_NAME[name], view["areas"], own) for name in view[state.game.letters[seat]]["hand"])
    return worths[own] + held - max(others) - sum(others) / (2 * len(others))


def area(laid: Mapping[str, Any]) -> float:
    """What one area has: its way, its protection, less what blocks it."""
    done = laid["total"] / GOAL
    value = SPACE * laid["space"] + NEARLY * done * done + SHIELD * len(laid["immunities"])
    return value - BLOCKED if laid["blocked_by"] else value


def usefulness(card: Card, areas: Mapping[str, Any], own: str) -> float:
    """What a hand card may still do."""
    mine = areas[own]
    if card.family is Family.ADVANCE:
        return USEFUL[card.family] * card.value / 100 if mine["total"] + card.value <= GOAL else 0.0
    if card.icon is None or card.family is Family.IMMUNITY:
        return USEFUL[card.family]
    related = partners(card.icon)
    shield = related[Family.IMMUNITY].name
    if card.family is Family.MALUS:
        open_areas = [laid for name, laid in areas.items() if name != own and shield not in laid["immunities"]]
        return USEFUL[card.family] if open_areas else 0.0
    if mine["blocked_by"] == related[Family.MALUS].name:
        return REMEDY
    return 0.0 if shield in mine["immunities"] else USEFUL[card.family]
