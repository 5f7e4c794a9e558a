"""The turn: its draw, its one action, the replay after an Immunity, and the answer out of turn."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, ask, no_options, offer, pop, push
from ludobug.core.header import FRAMES, OPTION_COUNT, SEATS, TOP
from ludobug.core.knowledge import EVERYONE
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, NEXT
from ludobug.games.millebugs.kernel.pile import end_by_distance, pile_is_spent, reshuffle
from ludobug.games.millebugs.kernel.plays import advance, attack, could_take, make_immune, open_to, repair
from ludobug.games.millebugs.kernel.table import area_of, discard, hand_of, left_neighbour, threat_on
from ludobug.games.millebugs.layout import (
    ACTIVE,
    ADVANCES,
    ANSWER_ATTACK,
    ANSWERED,
    AREAS,
    BONUS,
    DECLINE,
    DISCARDED,
    DRAW,
    DRAW_CARD,
    FAMILY,
    FREE_DISCARD,
    IMMUNITY,
    MALUS,
    NUMBER,
    OUT_OF_TURN,
    PLACE_STEP,
    SHIELDS,
    THREAT,
    TURN,
    TURN_ACTION,
    TURN_BEGINS,
)


def start_turn(state: Cells, rules: Cells) -> None:
    """A turn begins: the ends without 1000 are judged, then a card is drawn and an action is due.

    The bottom of the stack is the next turn.
    """
    seat: int = state[FRAMES + A]
    state[ACTIVE] = seat
    state[TURN] += 1
    note(rules, TURN_BEGINS, 0, 0, 0, seat, state[TURN], -1)
    state[FRAMES + A] = left_neighbour(rules, seat)
    if state[DRAW + COUNT] == 0:
        if pile_is_spent(state, rules):
            end_by_distance(state, rules)
            return
        reshuffle(state, rules)
    draw_and_act(state, seat)


def draw_and_act(state: Cells, seat: int) -> None:
    """A seat draws a card and takes an option."""
    push(state, TURN_ACTION, seat, 0, 0)
    push(state, DRAW_CARD, seat, 0, 0)


def ask_turn_action(state: Cells, rules: Cells) -> bool:
    """Offer every card that can be played; where there is none, every card to discard."""
    seat: int = state[state[TOP] + A]
    area: int = area_of(rules, seat)
    threat: int = threat_on(state, rules, area)
    no_options(state)
    seen: int = 0
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        kind: int = 1 << rules[state[card + KIND] + NUMBER]
        if seen & kind == 0:
            seen |= kind
            offer_play(state, rules, card, area, threat)
        card = state[card + NEXT]
    if state[OPTION_COUNT] == 0 or rules[FREE_DISCARD] != 0:
        offer_discards(state, rules, seat)
    if state[OPTION_COUNT] == 0:
        pop(state)
        return False
    return ask(state, seat)


def offer_play(state: Cells, rules: Cells, card: int, area: int, threat: int) -> None:
    """Offer a hand card wherever it can be played."""
    kind: int = state[card + KIND]
    family: int = rules[kind + FAMILY]
    if family == ADVANCES:
        if threat == 0 and could_take(state, rules, area, kind):
            offer(state, rules, card)
    elif family == MALUS:
        target: int = 0
        while target < rules[AREAS]:
            if target != area and open_to(state, rules, target, kind):
                offer(state, rules, card + target * PLACE_STEP)
            target += 1
    elif family == IMMUNITY or threat == rules[kind + THREAT]:
        offer(state, rules, card)


def offer_discards(state: Cells, rules: Cells, seat: int) -> None:
    """Offer to discard a card of each kind in hand."""
    seen: int = 0
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        kind: int = 1 << rules[state[card + KIND] + NUMBER]
        if seen & kind == 0:
            seen |= kind
            offer(state, rules, card + DISCARDED * PLACE_STEP)
        card = state[card + NEXT]


def answer_turn_action(state: Cells, rules: Cells, option: int) -> None:
    """Play or discard the card."""
    seat: int = state[state[TOP] + A]
    area: int = area_of(rules, seat)
    card: int = option % PLACE_STEP
    place: int = option // PLACE_STEP
    family: int = rules[state[card + KIND] + FAMILY]
    pop(state)
    if place == DISCARDED:
        discard(state, rules, card)
    elif family == ADVANCES:
        advance(state, rules, card, area)
    elif family == MALUS:
        attack(state, rules, card, place)
        if rules[OUT_OF_TURN] != 0:
            open_answer(state, rules, rules[state[card + KIND] + THREAT], place, seat)
    elif family == BONUS:
        repair(state, rules, card, area)
    else:
        make_immune(state, rules, card, area)
        draw_and_act(state, seat)


def open_answer(state: Cells, rules: Cells, threat: int, area: int, attacker: int) -> None:
    """The players of an attacked area are asked, clockwise from the attacker, unless the Immunity lies open."""
    other: int = 0
    while other < rules[AREAS]:
        if state[SHIELDS + other] & threat != 0:
            return
        other += 1
    seat: int = left_neighbour(rules, attacker)
    while area_of(rules, seat) != area:
        seat = left_neighbour(rules, seat)
    push(state, ANSWER_ATTACK, threat, rules[SEATS] // rules[AREAS], seat)


def ask_answer(state: Cells, rules: Cells) -> bool:
    """Ask a player of the attacked area; everybody is asked alike, whoever holds the Immunity."""
    frame: int = state[TOP]
    if state[frame + B] == 0:
        pop(state)
        return False
    no_options(state)
    offer(state, rules, DECLINE)
    card: int = state[hand_of(state[frame + C]) + FIRST]
    while card != 0:
        kind: int = state[card + KIND]
        if rules[kind + FAMILY] == IMMUNITY and rules[kind + THREAT] == state[frame + A]:
            offer(state, rules, card)
        card = state[card + NEXT]
    return ask(state, state[frame + C])


def answer_attack(state: Cells, rules: Cells, option: int) -> None:
    """Let the attack stand, or cancel it, draw, and take the next turn."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    if option == DECLINE:
        state[frame + C] = (seat + rules[AREAS]) % rules[SEATS]
        state[frame + B] -= 1
        return
    note(rules, ANSWERED, option, state[option + KIND], EVERYONE, seat, 0, -1)
    make_immune(state, rules, option, area_of(rules, seat))
    state[TOP] = FRAMES
    state[FRAMES + A] = seat
    push(state, DRAW_CARD, seat, 0, 0)
