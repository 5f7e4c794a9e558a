"""Hands: the refill to five, hands that take no cards, and whole hands that change places."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import COUNT, FIRST, KNOWN
from ludobug.games.mindbug.kernel.barring import is_under_rule
from ludobug.games.mindbug.kernel.table import (
    controller,
    draw_of,
    hand_of,
    holder,
    in_play,
    left_neighbour,
    shift,
    team_mate,
)
from ludobug.games.mindbug.layout import (
    CLOSES_HANDS,
    CLOSING,
    HAND_SIZE,
    PASS_LEFT,
    TO_CONTROLLERS_HAND,
    TO_TEAM_MATES_HAND,
    TO_YOUR_HAND,
)


def is_closed(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether no card may move into the hand of a seat."""
    return rules[CLOSING] != 0 and is_under_rule(state, rules, CLOSES_HANDS, seat)


def stays(state: Cells, rules: Cells, op: int, card: int, seat: int) -> bool:
    """Whether an instruction of a seat would put a card into a hand that takes none."""
    if op == TO_YOUR_HAND:
        return is_closed(state, rules, seat)
    if op == TO_TEAM_MATES_HAND:
        return is_closed(state, rules, team_mate(rules, seat))
    if op == PASS_LEFT:
        return is_closed(state, rules, left_neighbour(rules, holder(state, card)))
    return op == TO_CONTROLLERS_HAND and in_play(state, card) and is_closed(state, rules, controller(state, card))


def refill(state: Cells, rules: Cells) -> None:
    """Every player with fewer than five cards draws at once."""
    seat: int = 0
    while seat < rules[SEATS]:
        hand: int = hand_of(seat)
        draw: int = draw_of(seat)
        while state[hand + COUNT] < HAND_SIZE and state[draw + COUNT] > 0 and not is_closed(state, rules, seat):
            draw_card(state, rules, draw, hand, seat)
        seat += 1


def draw_card(state: Cells, rules: Cells, draw: int, hand: int, seat: int) -> None:
    """A seat draws the top card of its draw pile."""
    card: int = state[draw + FIRST]
    state[card + KNOWN] |= 1 << seat
    shift(state, rules, card, hand)


def able_to_swap(state: Cells, rules: Cells, seat: int, other: int) -> bool:
    """Whether two hands that are not both empty may change places: neither would bring cards to a closed one."""
    mine: int = state[hand_of(seat) + COUNT]
    theirs: int = state[hand_of(other) + COUNT]
    if mine + theirs == 0 or (theirs > 0 and is_closed(state, rules, seat)):
        return False
    return mine == 0 or not is_closed(state, rules, other)


def swap_hands(state: Cells, rules: Cells, seat: int, other: int) -> bool:
    """Two whole hands change places; both players go on knowing the cards they give away."""
    if not able_to_swap(state, rules, seat, other):
        return False
    mine: int = state[hand_of(seat) + COUNT]
    theirs: int = state[hand_of(other) + COUNT]
    pass_first(state, rules, hand_of(seat), hand_of(other), mine, 1 << seat | 1 << other)
    pass_first(state, rules, hand_of(other), hand_of(seat), theirs, 1 << seat | 1 << other)
    return True


def pass_first(state: Cells, rules: Cells, source: int, target: int, count: int, seers: int) -> None:
    """The first cards of a hand move to another one before the eyes of the seers."""
    while count > 0:
        card: int = state[source + FIRST]
        state[card + KNOWN] |= seers
        shift(state, rules, card, target)
        count -= 1
