"""What effects do to whole hands and piles: the unused cards, draw and discard piles, Energy cards from the top."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import C, D
from ludobug.core.header import SEATS, TOP
from ludobug.core.knowledge import pass_unseen
from ludobug.core.zones import COUNT, FIRST
from ludobug.games.mindbug.kernel.energy import buy_top
from ludobug.games.mindbug.kernel.groups import is_meant
from ludobug.games.mindbug.kernel.hands import is_closed, swap_hands
from ludobug.games.mindbug.kernel.looking import look_unused
from ludobug.games.mindbug.kernel.table import discard_open, draw_of, hand_of, into_hand, shift
from ludobug.games.mindbug.layout import (
    DISCARD_PILES,
    DONE,
    DRAW_UNUSED,
    FIRST_OPERAND,
    LOOK_UNUSED,
    LOOKING,
    SECOND_OPERAND,
    SWAP_HANDS,
    THIRD_OPERAND,
    UNUSED,
    UNUSED_UNDER_DRAW,
)


def act_on_piles(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Carry out an instruction about whole hands and piles."""
    frame: int = state[TOP]
    if op == DRAW_UNUSED:
        draw_unused(state, rules, rules[at + FIRST_OPERAND])
    elif op == UNUSED_UNDER_DRAW:
        put_under_draw_pile(state, rules, rules[at + FIRST_OPERAND])
    elif op == LOOK_UNUSED:
        look_unused(state, rules, rules[at + FIRST_OPERAND])
    elif op == DISCARD_PILES:
        discard_piles(state, rules, at)
    elif op == SWAP_HANDS:
        state[DONE] = swap_hands(state, rules, state[frame + C], state[frame + D])
    else:
        state[DONE] = buy_top(state, rules, state[frame + C])


def draw_unused(state: Cells, rules: Cells, count: int) -> None:
    """Draw cards from the top of the unused pile."""
    seat: int = state[state[TOP] + C]
    state[DONE] = 0
    while count > 0 and state[UNUSED + COUNT] > 0 and not is_closed(state, rules, seat):
        into_hand(state, rules, state[UNUSED + FIRST], seat, seat)
        state[DONE] += 1
        count -= 1


def put_under_draw_pile(state: Cells, rules: Cells, count: int) -> None:
    """Put cards from the top of the unused pile under a draw pile, in their order and unseen."""
    seat: int = state[state[TOP] + C]
    state[DONE] = 0
    while count > 0 and state[UNUSED + COUNT] > 0:
        card: int = state[UNUSED + FIRST]
        if rules[LOOKING] != 0:
            pass_unseen(state, card, 0)
        shift(state, rules, card, draw_of(seat))
        state[DONE] += 1
        count -= 1


def discard_piles(state: Cells, rules: Cells, at: int) -> None:
    """Players put hand and draw pile, or one of them, into their discard pile, as one event."""
    frame: int = state[TOP]
    seat: int = 0
    state[DONE] = 0
    while seat < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], state[frame + C], state[frame + D], seat):
            discard_piles_of(state, rules, at, seat)
        seat += 1


def discard_piles_of(state: Cells, rules: Cells, at: int, seat: int) -> None:
    """A seat discards its whole hand, then its draw pile from the top, as far as the text says so."""
    while rules[at + SECOND_OPERAND] != 0 and state[hand_of(seat) + COUNT] > 0:
        discard_open(state, rules, state[hand_of(seat) + FIRST], seat)
        state[DONE] += 1
    while rules[at + THIRD_OPERAND] != 0 and state[draw_of(seat) + COUNT] > 0:
        discard_open(state, rules, state[draw_of(seat) + FIRST], seat)
        state[DONE] += 1
