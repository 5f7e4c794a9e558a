"""The draw pile: drawing, and what happens when it is empty."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, ask, pop
from ludobug.core.header import CARD_COUNT, CARDS, CHANCE, KIND_COUNT, OPTION_COUNT, OPTIONS, TOP
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, NEXT
from ludobug.games.millebugs.kernel.plays import could_take
from ludobug.games.millebugs.kernel.table import finish, hand_of, shift
from ludobug.games.millebugs.layout import (
    ADVANCED,
    ADVANCES,
    AREAS,
    CARD_CELLS,
    DISCARD,
    DRAW,
    DRAWN_BY,
    FAMILY,
    NUMBER,
    PILE_HELD,
    RESHUFFLED,
    RESHUFFLES,
    TOTAL,
)


def draw_card(state: Cells, rules: Cells) -> bool:
    """A seat draws: from the pile as it was dealt, or, once it was reshuffled, what chance decides."""
    seat: int = state[state[TOP] + A]
    if state[DRAW + COUNT] == 0:
        reshuffle(state, rules)
    if state[DRAW + COUNT] == 0:
        pop(state)
        return False
    if state[RESHUFFLES] == 0 or state[DRAW + COUNT] == 1:
        pop(state)
        take(state, rules, state[DRAW + FIRST], seat)
        return False
    option: int = rules[OPTIONS]
    card: int = state[DRAW + FIRST]
    while card != 0:
        state[option] = card
        option += 1
        card = state[card + NEXT]
    state[OPTION_COUNT] = option - rules[OPTIONS]
    return ask(state, CHANCE)


def answer_draw(state: Cells, rules: Cells, option: int) -> None:
    """Draw a card of the kind that chance has decided; of equal cards the first."""
    seat: int = state[state[TOP] + A]
    card: int = state[DRAW + FIRST]
    while state[card + KIND] != state[option + KIND]:
        card = state[card + NEXT]
    pop(state)
    take(state, rules, card, seat)


def take(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """Take a card of the pile into the hand; nobody else sees it."""
    state[card + KNOWN] = 1 << seat
    state[card + DRAWN_BY] = seat + 1
    shift(state, rules, card, hand_of(seat))


def reshuffle(state: Cells, rules: Cells) -> None:
    """The discard pile becomes the draw pile: everybody knows what it holds, nobody in which order."""
    if state[DISCARD + COUNT] == 0:
        return
    forget_draws(state, rules)
    note(rules, RESHUFFLED, 0, 0, 0, state[DISCARD + COUNT], 0, -1)
    while state[DISCARD + COUNT] > 0:
        card: int = state[DISCARD + FIRST]
        state[PILE_HELD + rules[state[card + KIND] + NUMBER]] += 1
        shift(state, rules, card, DRAW)
        state[card + KNOWN] = 0
    state[RESHUFFLES] += 1
    state[ADVANCED] = 0


def forget_draws(state: Cells, rules: Cells) -> None:
    """What was known of the pile before counts no longer."""
    number: int = 0
    while number < rules[KIND_COUNT]:
        state[PILE_HELD + number] = 0
        number += 1
    card: int = rules[CARDS]
    left: int = rules[CARD_COUNT]
    while left > 0:
        state[card + DRAWN_BY] = 0
        card += CARD_CELLS
        left -= 1


def pile_is_spent(state: Cells, rules: Cells) -> bool:
    """Whether the empty draw pile ends the game: no use in a reshuffle, or the last one brought nobody on."""
    if state[RESHUFFLES] > 0 and state[ADVANCED] == 0:
        return True
    card: int = state[DISCARD + FIRST]
    while card != 0:
        if rules[state[card + KIND] + FAMILY] == ADVANCES and somebody_could_take(state, rules, state[card + KIND]):
            return False
        card = state[card + NEXT]
    return True


def somebody_could_take(state: Cells, rules: Cells, kind: int) -> bool:
    """Whether some area has room for an Advance card."""
    area: int = 0
    while area < rules[AREAS]:
        if could_take(state, rules, area, kind):
            return True
        area += 1
    return False


def end_by_distance(state: Cells, rules: Cells) -> None:
    """Nobody has 1000: the highest total wins, equal ones together."""
    best: int = 0
    leaders: int = 0
    area: int = 0
    while area < rules[AREAS]:
        if state[TOTAL + area] > best:
            best = state[TOTAL + area]
            leaders = 0
        if state[TOTAL + area] == best:
            leaders |= 1 << area
        area += 1
    finish(state, rules, leaders)
