"""What a player would likely do, at a glance: so that games are played out less foolishly than at random.

Every option is worth something, in parts of a victory point; the one that looks best is taken, with some chance mixed
in. A card is worth what it changes in the race for a place, as far as the cards laid there so far tell.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.chance import below, following
from ludobug.core.frames import OP, A, C
from ludobug.core.header import OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import COUNT, KIND, ZONE
from ludobug.games.moogle.kernel.apparent import apparent_power, apparent_total, best_rival, worth_at_once
from ludobug.games.moogle.kernel.placing import card_of_move, facing_of_move, place_of_move
from ludobug.games.moogle.kernel.table import (
    in_hand,
    lies_face_down,
    monster_kind,
    owner_of,
    place_of,
    side_of,
)
from ludobug.games.moogle.layout import (
    FIRST_CARD_OPTION,
    INSTRUCTION,
    LAST_ROUND,
    MOVES,
    PLACE_GIL,
    PRINTED_POWER,
    PRIZE,
    REFRESH,
    ROUND,
    RUN_EFFECT,
    TAKE_TURN,
    TIRE,
    UNDER_DECK,
    USE,
)

POINT = 100
WORST = -30000
UNCERTAIN = 60
"""How much chance mixes in."""
NARROW = 3
WIDENING = 2
"""How far ahead one must be to be sure of a place: so much in the last round, and so much more for each one to come."""
ABILITY = 90
ABILITY_LATE = 15
"""What it is worth to use the Mog's ability at once, and how much more so with each round that has begun."""
MOVE_COST = 40
POWER_PART = 3
"""What a point of power laid is worth, whatever it changes."""


def likely(state: Cells, rules: Cells, seed: Word) -> int:
    """The index of an option that a player would likely take."""
    frame: int = state[TOP]
    op: int = state[frame + OP]
    if op != TAKE_TURN and op != RUN_EFFECT:
        return below(seed, state[OPTION_COUNT])
    seat: int = state[frame + A]
    doing: int = 0
    if op == RUN_EFFECT:
        seat = state[frame + C]
        doing = rules[state[frame + A] + INSTRUCTION]
    chosen: int = 0
    best: int = WORST
    index: int = 0
    while index < state[OPTION_COUNT]:
        seed = following(seed)
        value: int = value_of(state, rules, seat, doing, state[rules[OPTIONS] + index]) + below(seed, UNCERTAIN)
        if value > best:
            best = value
            chosen = index
        index += 1
    return chosen


def value_of(state: Cells, rules: Cells, seat: int, doing: int, option: int) -> int:
    """What an option looks to be worth."""
    if option >= MOVES:
        return value_of_move(state, rules, seat, option)
    if option >= FIRST_CARD_OPTION:
        return value_of_target(state, rules, seat, doing, option)
    if option == USE:
        return ABILITY + ABILITY_LATE * state[ROUND]
    return 0


def value_of_move(state: Cells, rules: Cells, seat: int, option: int) -> int:
    """What it is worth to bring a card to a place."""
    card: int = card_of_move(option)
    place: int = place_of_move(option)
    facing: int = facing_of_move(option)
    power: int = apparent_power(state, rules, card, place, facing)
    value: int = gain(state, rules, seat, place, power, 1)
    if not in_hand(state[card + ZONE]):
        here: int = place_of(state[card + ZONE])
        return value + gain(state, rules, seat, here, -apparent_power(state, rules, card, here, facing), -1) - MOVE_COST
    if facing == 0:
        value += worth_at_once(rules, state[card + KIND])
    return value + POWER_PART * power


def gain(state: Cells, rules: Cells, seat: int, place: int, power: int, cards: int) -> int:
    """What so much more power, and a card more or less, is worth to a seat at a place."""
    own: int = apparent_total(state, rules, place, seat)
    rival: int = best_rival(state, rules, place, seat)
    count: int = state[side_of(place, seat) + COUNT]
    return prospect(state, rules, place, own + power - rival, count + cards) - prospect(
        state, rules, place, own - rival, count
    )


def prospect(state: Cells, rules: Cells, place: int, lead: int, count: int) -> int:
    """What a seat may expect at a place with such a lead over its best rival there."""
    if count == 0:
        return 0
    width: int = NARROW + WIDENING * (LAST_ROUND - state[ROUND])
    if lead > width:
        lead = width
    if lead < -width:
        lead = -width
    prizes: int = monster_kind(state, place) + PRIZE
    return POINT * rules[prizes + 1] + (rules[prizes] - rules[prizes + 1]) * POINT * (lead + width) // (2 * width)


def value_of_target(state: Cells, rules: Cells, seat: int, doing: int, card: int) -> int:
    """What it is worth to do something to a card."""
    if doing == UNDER_DECK:
        return -(POINT * rules[state[card + KIND] + PRINTED_POWER] // 4)
    if doing != TIRE and doing != REFRESH and doing != PLACE_GIL:
        return POINT // 4
    zone: int = state[card + ZONE]
    place: int = place_of(zone)
    facing: int = 0
    if lies_face_down(state, card):
        facing = 1
    power: int = 1
    if doing != PLACE_GIL:
        power = apparent_power(state, rules, card, place, facing)
    if doing == TIRE:
        power = -power
    owner: int = owner_of(zone)
    if owner == seat:
        return gain(state, rules, seat, place, power, 0) + power
    return -gain(state, rules, owner, place, power, 0) - power
