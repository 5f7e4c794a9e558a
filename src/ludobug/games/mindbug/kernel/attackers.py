"""Attacks that a text demands: who is able to make one now, and creatures that must be hunted."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import offer
from ludobug.core.header import FRAME_CELLS, FRAMES, TOP
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.mindbug.kernel.constants import has_rule, hits, may_attack
from ludobug.games.mindbug.kernel.quantities import holds
from ludobug.games.mindbug.kernel.table import board_of, team_of
from ludobug.games.mindbug.layout import (
    ACTIVE,
    CONSTANT_CELLS,
    CONSTANT_CONDITION,
    CONSTANT_COUNT,
    CONSTANT_GROUP,
    CONSTANT_TYPE,
    CONSTANTS,
    HUNTER,
    HUNTS_ONLY,
    KEYWORDS,
    LAYER_FIGHTS,
    LAYERS,
    MOST_SEATS,
    MUST_BE_HUNTED,
    NESTED_ATTACKS,
    PROVOKING,
)


def room_for_more(state: Cells) -> bool:
    """Whether an effect may begin something inside itself: not too much is under way already."""
    return state[TOP] < FRAMES + NESTED_ATTACKS * FRAME_CELLS


def able_to_attack(state: Cells, card: int) -> bool:
    """Whether a creature in play can be made to attack now."""
    return may_attack(state, card) and room_for_more(state)


def may_hunt(state: Cells, rules: Cells, hunter: int, seat: int, card: int) -> bool:
    """Whether no text of a creature of a seat keeps it from hunting an enemy creature."""
    kind: int = state[hunter + KIND]
    if rules[kind + LAYERS] & LAYER_FIGHTS == 0:
        return True
    rule: int = rules[kind + CONSTANTS]
    left: int = rules[kind + CONSTANT_COUNT]
    while left > 0:
        if (
            rules[rule + CONSTANT_TYPE] == HUNTS_ONLY
            and holds(state, rules, rules[rule + CONSTANT_CONDITION], hunter, seat)
            and not hits(state, rules, rules[rule + CONSTANT_GROUP], hunter, seat, card)
        ):
            return False
        rule += CONSTANT_CELLS
        left -= 1
    return True


def must_hunt(state: Cells, rules: Cells, seat: int, hunter: int) -> bool:
    """Whether a HUNTER creature of a seat is bound: it is the seat's turn, and there is a creature that must be hunted
    and that this one may hunt.
    """
    if rules[PROVOKING] == 0 or team_of(seat) != team_of(state[ACTIVE]):
        return False
    step: int = 1
    while step < MOST_SEATS:
        other: int = (seat + step) % MOST_SEATS
        card: int = state[board_of(other) + FIRST]
        while card != 0:
            wanted: bool = has_rule(state, rules, card, other, LAYER_FIGHTS, MUST_BE_HUNTED)
            if wanted and may_hunt(state, rules, hunter, seat, card):
                return True
            card = state[card + NEXT]
        step += 2
    return False


def offer_prey(state: Cells, rules: Cells, hunter: int, seat: int, bound: bool) -> None:
    """List the enemy creatures that a creature of a seat may hunt; if it is bound, those that must be hunted."""
    step: int = 1
    while step < MOST_SEATS:
        other: int = (seat + step) % MOST_SEATS
        card: int = state[board_of(other) + FIRST]
        while card != 0:
            wanted: bool = not bound or has_rule(state, rules, card, other, LAYER_FIGHTS, MUST_BE_HUNTED)
            if wanted and may_hunt(state, rules, hunter, seat, card):
                offer(state, rules, card)
            card = state[card + NEXT]
        step += 2


def offer_hunters(state: Cells, rules: Cells, seat: int) -> None:
    """List the HUNTER creatures of a seat that may attack and hunt a creature that must be hunted."""
    card: int = state[board_of(seat) + FIRST]
    while card != 0:
        able: bool = state[card + KEYWORDS] & HUNTER != 0 and may_attack(state, card)
        if able and must_hunt(state, rules, seat, card):
            offer(state, rules, card)
        card = state[card + NEXT]
