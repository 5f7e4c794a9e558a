"""Dice: what an attacker rolls, the re-roll, and the results, all before its Attack effects.

The roll is a frame: the creature, its attacker's seat, what each of the two dice shows, and the re-rolls left.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, E, ask, no_options, offer, pop, push
from ludobug.core.header import CHANCE, SEATS, TOP
from ludobug.core.zones import FIRST, KIND, NEXT
from ludobug.games.mindbug.kernel.constants import hits, refresh
from ludobug.games.mindbug.kernel.quantities import holds
from ludobug.games.mindbug.kernel.table import board_of, controller, left_neighbour, note_card
from ludobug.games.mindbug.layout import (
    BOTH_DICE,
    CONSTANT_CELLS,
    CONSTANT_CONDITION,
    CONSTANT_COUNT,
    CONSTANT_DICE,
    CONSTANT_GROUP,
    CONSTANT_LAYERS,
    CONSTANTS,
    DICE_REROLLED,
    DICE_THIS_TURN,
    DIE_ROLLED,
    FACE,
    FACE_FIRST,
    FACE_PROGRAMS,
    FACES,
    FIRST_DIE,
    KEEP,
    LAYER_DICE,
    LAYER_REROLLS,
    LAYERS,
    MOST_DICE,
    NO_DIE,
    PRINTED_DICE,
    REROLL,
    REROLL_FIRST,
    REROLL_SECOND,
    ROLL,
    RUN_EFFECT,
    SECOND_DIE,
    TO_ROLL,
)


def dice_of(state: Cells, rules: Cells, card: int) -> int:
    """How many dice an attack with a creature rolls: the printed ones and those that others give, two at most."""
    dice: int = rules[state[card + KIND] + PRINTED_DICE] + state[DICE_THIS_TURN + controller(state, card)]
    seat: int = 0
    while seat < rules[SEATS]:
        source: int = state[board_of(seat) + FIRST]
        while source != 0:
            if rules[state[source + KIND] + LAYERS] & LAYER_DICE != 0:
                dice += dice_from(state, rules, source, seat, card)
            source = state[source + NEXT]
        seat += 1
    if dice > MOST_DICE:
        return MOST_DICE
    return dice


def dice_from(state: Cells, rules: Cells, source: int, seat: int, card: int) -> int:
    """How many dice the constant abilities of one creature, the source, give to a creature."""
    dice: int = 0
    rule: int = rules[state[source + KIND] + CONSTANTS]
    left: int = rules[state[source + KIND] + CONSTANT_COUNT]
    while left > 0:
        if rules[rule + CONSTANT_LAYERS] & LAYER_DICE != 0 and holds(
            state, rules, rules[rule + CONSTANT_CONDITION], source, seat
        ):
            group: int = rules[rule + CONSTANT_GROUP]
            if (group == 0 and card == source) or (group != 0 and hits(state, rules, group, source, seat, card)):
                dice += rules[rule + CONSTANT_DICE]
        rule += CONSTANT_CELLS
        left -= 1
    return dice


def rerolls_of(state: Cells, rules: Cells, seat: int) -> int:
    """How many re-rolls the creatures of a seat add to each of its rolls."""
    total: int = 0
    source: int = state[board_of(seat) + FIRST]
    while source != 0:
        if rules[state[source + KIND] + LAYERS] & LAYER_REROLLS != 0:
            total += rerolls_from(state, rules, source, seat)
        source = state[source + NEXT]
    return total


def rerolls_from(state: Cells, rules: Cells, source: int, seat: int) -> int:
    """How many re-rolls the constant abilities of one creature add to a roll of its controller."""
    total: int = 0
    rule: int = rules[state[source + KIND] + CONSTANTS]
    left: int = rules[state[source + KIND] + CONSTANT_COUNT]
    while left > 0:
        if rules[rule + CONSTANT_LAYERS] & LAYER_REROLLS != 0 and holds(
            state, rules, rules[rule + CONSTANT_CONDITION], source, seat
        ):
            total += 1
        rule += CONSTANT_CELLS
        left -= 1
    return total


def begin_roll(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """An attacking creature's dice are rolled next, if it has any."""
    refresh(state, rules)
    dice: int = dice_of(state, rules, card)
    if dice == 0:
        return
    push(state, ROLL, card, seat, TO_ROLL)
    state[state[TOP] + D] = TO_ROLL if dice == MOST_DICE else NO_DIE
    state[state[TOP] + E] = 1 + rerolls_of(state, rules, seat)


def roll(state: Cells, rules: Cells) -> bool:
    """Go on with the roll on top: chance rolls, its player may roll again, then the results count, each in its turn."""
    frame: int = state[TOP]
    first: int = state[frame + C]
    second: int = state[frame + D]
    no_options(state)
    if first == TO_ROLL or second == TO_ROLL:
        return offer_faces(state, rules)
    if state[frame + E] > 0:
        return offer_reroll(state, rules, second != NO_DIE)
    if first != NO_DIE and second != NO_DIE and first != second:
        offer(state, rules, FACE_FIRST + first - 1)
        offer(state, rules, FACE_FIRST + second - 1)
        return ask(state, state[frame + B])
    if first != NO_DIE:
        count_result(state, rules, first)
    elif second != NO_DIE:
        count_result(state, rules, second)
    else:
        pop(state)
    return False


def offer_faces(state: Cells, rules: Cells) -> bool:
    """Chance rolls one die."""
    face: int = 0
    while face < FACES:
        offer(state, rules, FACE + face)
        face += 1
    return ask(state, CHANCE)


def offer_reroll(state: Cells, rules: Cells, two: bool) -> bool:
    """The player of a roll may keep it, or roll again: with two dice both or one of them."""
    offer(state, rules, KEEP)
    offer(state, rules, REROLL)
    if two:
        offer(state, rules, REROLL_FIRST)
        offer(state, rules, REROLL_SECOND)
    return ask(state, state[state[TOP] + B])


def answer_roll(state: Cells, rules: Cells, option: int) -> None:
    """Take what chance has rolled, what is rolled again, or which result counts first."""
    frame: int = state[TOP]
    if option < KEEP:
        take_face(state, rules, option - FACE + 1)
    elif option == KEEP:
        state[frame + E] = 0
    elif option >= FACE_FIRST:
        count_result(state, rules, option - FACE_FIRST + 1)
    elif option == REROLL and state[frame + D] == NO_DIE:
        roll_again(state, rules, FIRST_DIE)
    elif option == REROLL:
        roll_again(state, rules, BOTH_DICE)
    elif option == REROLL_FIRST:
        roll_again(state, rules, FIRST_DIE)
    elif option == REROLL_SECOND:
        roll_again(state, rules, SECOND_DIE)


def take_face(state: Cells, rules: Cells, face: int) -> None:
    """The next die that is to be rolled shows this face."""
    frame: int = state[TOP]
    note_card(state, rules, DIE_ROLLED, state[frame + A], state[frame + B], face)
    if state[frame + C] == TO_ROLL:
        state[frame + C] = face
    else:
        state[frame + D] = face


def roll_again(state: Cells, rules: Cells, dice: int) -> None:
    """Roll one die or both dice once more."""
    frame: int = state[TOP]
    note_card(state, rules, DICE_REROLLED, state[frame + A], state[frame + B], dice)
    state[frame + E] -= 1
    if dice & FIRST_DIE != 0:
        state[frame + C] = TO_ROLL
    if dice & SECOND_DIE != 0:
        state[frame + D] = TO_ROLL


def count_result(state: Cells, rules: Cells, face: int) -> None:
    """One die's result is carried out, for the player of the roll."""
    frame: int = state[TOP]
    seat: int = state[frame + B]
    if state[frame + C] == face:
        state[frame + C] = NO_DIE
    else:
        state[frame + D] = NO_DIE
    push(state, RUN_EFFECT, rules[FACE_PROGRAMS + face - 1], state[frame + A], seat)
    state[state[TOP] + D] = left_neighbour(rules, seat)
    state[state[TOP] + E] = 0
