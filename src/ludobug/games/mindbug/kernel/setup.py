"""The beginning: dealing, and the reveal that finds the starting player."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import ask, no_options, offer, pop, push
from ludobug.core.header import CARD_COUNT, CARDS, CHANCE, SEATS
from ludobug.core.knowledge import EVERYONE
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, append
from ludobug.games.mindbug.kernel.energy import fill_market
from ludobug.games.mindbug.kernel.hands import refill
from ludobug.games.mindbug.kernel.table import draw_of, shift
from ludobug.games.mindbug.kernel.turn import begin_turn
from ludobug.games.mindbug.layout import (
    CARD_SIZE,
    DRAW_PILE_SIZE,
    ENERGY_CARDS,
    ENERGY_DECK,
    PLACE_STARTER,
    PRINTED_POWER,
    REVEALED,
    STARTER,
    STARTER_CHOSEN,
    TURN,
    UNUSED,
)


def lay_out(state: Cells, rules: Cells) -> None:
    """Lay the cards out in their order: ten for each seat's draw pile, the others aside; the Energy deck."""
    card: int = rules[CARDS]
    left: int = rules[CARD_COUNT] - rules[ENERGY_CARDS]
    seat: int = 0
    while seat < rules[SEATS]:
        while state[draw_of(seat) + COUNT] < DRAW_PILE_SIZE:
            append(state, draw_of(seat), card)
            card += rules[CARD_SIZE]
            left -= 1
        seat += 1
    while left > 0:
        append(state, UNUSED, card)
        card += rules[CARD_SIZE]
        left -= 1
    left = rules[ENERGY_CARDS]
    while left > 0:
        append(state, ENERGY_DECK, card)
        card += rules[CARD_SIZE]
        left -= 1


def open_game(state: Cells, rules: Cells) -> None:
    """Draw the opening hands, turn up the Energy market and find the starting player."""
    refill(state, rules)
    if rules[ENERGY_CARDS] != 0:
        fill_market(state, rules)
    state[TURN] = 1
    reveal_for_start(state, rules)


def reveal_for_start(state: Cells, rules: Cells) -> None:
    """Each tied seat reveals the top card of the unused pile until one has the highest power alone."""
    tied: int = (1 << rules[SEATS]) - 1
    while state[UNUSED + COUNT] >= seats_in(tied):
        best: int = 0
        leaders: int = 0
        seat: int = 0
        while seat < rules[SEATS]:
            if tied & 1 << seat != 0:
                card: int = state[UNUSED + FIRST]
                state[card + KNOWN] = EVERYONE
                shift(state, rules, card, REVEALED)
                power: int = rules[state[card + KIND] + PRINTED_POWER]
                if power > best:
                    best = power
                    leaders = 0
                if power == best:
                    leaders |= 1 << seat
            seat += 1
        tied = leaders
        if seats_in(tied) == 1:
            start_with(state, rules, first_seat(tied))
            return
    push(state, PLACE_STARTER, tied, 0, 0)


def seats_in(seats: int) -> int:
    """How many seats a set of bits holds."""
    total: int = 0
    while seats > 0:
        total += seats % 2
        seats //= 2
    return total


def first_seat(seats: int) -> int:
    """The first seat of a set of bits."""
    seat: int = 0
    while seats % 2 == 0:
        seats //= 2
        seat += 1
    return seat


def start_with(state: Cells, rules: Cells, seat: int) -> None:
    """The first turn belongs to this seat."""
    note(rules, STARTER_CHOSEN, 0, 0, 0, seat, 0, -1)
    begin_turn(state, rules, seat)


def ask_starter(state: Cells, rules: Cells, tied: int) -> bool:
    """When no card is left to break the tie, chance picks the starting player."""
    no_options(state)
    seat: int = 0
    while seat < rules[SEATS]:
        if tied & 1 << seat != 0:
            offer(state, rules, STARTER + seat)
        seat += 1
    return ask(state, CHANCE)


def answer_starter(state: Cells, rules: Cells, option: int) -> None:
    """Begin with the seat that chance has picked."""
    pop(state)
    start_with(state, rules, option - STARTER)
