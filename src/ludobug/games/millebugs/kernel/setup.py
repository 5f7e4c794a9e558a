"""The beginning: dealing, and who starts."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, ask, no_options, offer, push
from ludobug.core.header import CARD_COUNT, CARDS, CHANCE, FRAME_CELLS, FRAMES, KIND_COUNT, SEATS, TOP
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, KIND, KNOWN, append
from ludobug.games.millebugs.kernel.table import hand_of
from ludobug.games.millebugs.layout import (
    ANY_SEAT,
    CARD_CELLS,
    DRAW,
    HAND_SIZE,
    NUMBER,
    PILE_HELD,
    PLACE_STARTER,
    START_TURN,
    STARTER,
    STARTER_CHOSEN,
)


def lay_out(state: Cells, rules: Cells) -> None:
    """Lay the cards out in their order: six for each hand, the others on the draw pile."""
    card: int = rules[CARDS]
    left: int = rules[CARD_COUNT]
    seat: int = 0
    while seat < rules[SEATS]:
        while state[hand_of(seat) + COUNT] < HAND_SIZE:
            state[card + KNOWN] = 1 << seat
            append(state, hand_of(seat), card)
            card += CARD_CELLS
            left -= 1
        seat += 1
    while left > 0:
        append(state, DRAW, card)
        card += CARD_CELLS
        left -= 1
    expect_any_card(state, rules)


def expect_any_card(state: Cells, rules: Cells) -> None:
    """Nothing is known of what the draw pile holds: any card of the game may lie in it."""
    number: int = 0
    while number < rules[KIND_COUNT]:
        state[PILE_HELD + number] = 0
        number += 1
    card: int = rules[CARDS]
    left: int = rules[CARD_COUNT]
    while left > 0:
        state[PILE_HELD + rules[state[card + KIND] + NUMBER]] += 1
        card += CARD_CELLS
        left -= 1


def open_game(state: Cells, rules: Cells) -> None:
    """The first turn is due, or chance decides whose it is."""
    state[TOP] = FRAMES - FRAME_CELLS
    push(state, START_TURN, rules[STARTER], 0, 0)
    if rules[STARTER] == ANY_SEAT:
        push(state, PLACE_STARTER, 0, 0, 0)


def ask_starter(state: Cells, rules: Cells) -> bool:
    """Chance picks the starting player."""
    no_options(state)
    seat: int = 0
    while seat < rules[SEATS]:
        offer(state, rules, seat)
        seat += 1
    return ask(state, CHANCE)


def answer_starter(state: Cells, rules: Cells, option: int) -> None:
    """The first turn belongs to the seat that chance has picked."""
    state[TOP] = FRAMES
    state[FRAMES + A] = option
    note(rules, STARTER_CHOSEN, 0, 0, 0, option, 0, -1)
