"""Octonite: counters that come and go, Harvest at the start of a turn, counters spread by a creature as it arrives."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, ask, no_options, offer, pop
from ludobug.core.header import CARDS, OPTION_COUNT, SEATS, TOP
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.mindbug.kernel.costs import able_to_pay
from ludobug.games.mindbug.kernel.table import board_of, controller, note_card
from ludobug.games.mindbug.kernel.triggers import trigger_abilities
from ludobug.games.mindbug.layout import (
    CARD_SIZE,
    MOST_AT_ONCE,
    MOST_OCTONITE,
    NO,
    OCTONITE,
    OCTONITE_CHANGED,
    ON_HARVEST,
    STALE,
    TRIGGERS,
)


def put_octonite(state: Cells, rules: Cells, card: int, count: int) -> bool:
    """Put counters on a creature; False if that changes nothing."""
    if count > MOST_OCTONITE - state[card + OCTONITE]:
        count = MOST_OCTONITE - state[card + OCTONITE]
    if count <= 0:
        return False
    state[card + OCTONITE] += count
    state[STALE] = 1
    note_card(state, rules, OCTONITE_CHANGED, card, controller(state, card), count)
    return True


def take_octonite(state: Cells, rules: Cells, card: int, count: int) -> None:
    """Take counters off a creature; as the last one goes, it is harvested."""
    seat: int = controller(state, card)
    state[card + OCTONITE] -= count
    state[STALE] = 1
    note_card(state, rules, OCTONITE_CHANGED, card, seat, -count)
    if state[card + OCTONITE] == 0:
        trigger_abilities(state, rules, card, seat, ON_HARVEST)


def pay(state: Cells, rules: Cells, card: int, seat: int, cost: int) -> bool:
    """Take counters off a creature as the cost of its effect; False if it has not so many."""
    if not able_to_pay(state, card, seat, cost):
        return False
    take_octonite(state, rules, card, cost)
    return True


def harvest(state: Cells, rules: Cells) -> None:
    """At the start of a turn each Harvest creature of its player loses a counter, all of them before any effect."""
    seat: int = state[state[TOP] + A]
    pop(state)
    card: int = state[board_of(seat) + FIRST]
    while card != 0:
        if state[card + OCTONITE] > 0 and rules[state[card + KIND] + TRIGGERS] & ON_HARVEST != 0:
            take_octonite(state, rules, card, 1)
        card = state[card + NEXT]


def ask_spread(state: Cells, rules: Cells) -> bool:
    """The controller of a creature that has just arrived may put its counters on other creatures, some at a time."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    seat: int = state[frame + B]
    most: int = state[frame + C]
    if most > MOST_AT_ONCE:
        most = MOST_AT_ONCE
    no_options(state)
    offer(state, rules, NO)
    step: int = 0
    while step < rules[SEATS] and most > 0:
        offer_amounts(state, rules, board_of((seat + step) % rules[SEATS]), card, most)
        step += 1
    if state[OPTION_COUNT] == 1:
        pop(state)
        return False
    return ask(state, seat)


def offer_amounts(state: Cells, rules: Cells, zone: int, giver: int, most: int) -> None:
    """Offer each other creature of a play area with every number of counters that may be put on it."""
    card: int = state[zone + FIRST]
    while card != 0:
        count: int = 1
        while card != giver and count <= most:
            offer(state, rules, card + count)
            count += 1
        card = state[card + NEXT]


def answer_spread(state: Cells, rules: Cells, option: int) -> None:
    """Put counters on a creature, or leave the others where they are."""
    frame: int = state[TOP]
    if option == NO:
        pop(state)
        return
    count: int = (option - rules[CARDS]) % rules[CARD_SIZE]
    state[frame + C] -= count
    take_octonite(state, rules, state[frame + A], count)
    put_octonite(state, rules, option - count, count)
