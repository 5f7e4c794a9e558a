"""Constant abilities: current power, current keywords and bans of every creature in play.

They are worked out in the order of the ledger: printed values; all power changes, then the floor of 1; keywords,
with conditions on that power; copied keywords; bans. So nothing depends on the order of the table.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import COUNT, FIRST, KIND, MARKS, NEXT
from ludobug.games.mindbug.kernel.groups import ZONES_OF_A_GROUP, belongs, extreme_of, group_zone
from ludobug.games.mindbug.kernel.quantities import amount, holds
from ludobug.games.mindbug.kernel.table import board_of, left_neighbour, team_of
from ludobug.games.mindbug.layout import (
    ALL_KEYWORDS,
    BANS_ATTACK,
    BANS_BLOCK,
    BANS_DEFEAT,
    CANNOT_ATTACK,
    CANNOT_BE_DEFEATED,
    CANNOT_BLOCK,
    CONSTANT_CELLS,
    CONSTANT_CONDITION,
    CONSTANT_COUNT,
    CONSTANT_EACH,
    CONSTANT_GROUP,
    CONSTANT_KEYWORDS,
    CONSTANT_ONLY_THIS,
    CONSTANT_POWER,
    CONSTANT_TYPE,
    CONSTANTS,
    COPIED,
    GAINS,
    KEYWORDS,
    POWER,
    PRINTED_KEYWORDS,
    PRINTED_POWER,
    SHARES_KEYWORDS,
    SILENCED,
    SILENCES_PLAY,
    STALE,
    THIS_TURN,
    UNDER,
)

LAYER_POWER = 1
LAYER_KEYWORDS = 2
LAYER_COPIES = 3
LAYER_BANS = 4


def refresh(state: Cells, rules: Cells) -> None:
    """Work out current values anew, if anything has changed since."""
    if state[STALE] == 0:
        return
    state[STALE] = 0
    state[SILENCED] = 0
    if read_printed(state, rules) == 0:
        return
    apply_layer(state, rules, LAYER_POWER)
    floor_power(state, rules)
    apply_layer(state, rules, LAYER_KEYWORDS)
    apply_layer(state, rules, LAYER_COPIES)
    join_copies(state, rules)
    apply_layer(state, rules, LAYER_BANS)


def read_printed(state: Cells, rules: Cells) -> int:
    """Printed values, boosts and this turn's keywords; returns the number of constant abilities in play."""
    constants: int = 0
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            kind: int = state[card + KIND]
            state[card + POWER] = rules[kind + PRINTED_POWER] + state[card + UNDER + COUNT]
            state[card + KEYWORDS] = rules[kind + PRINTED_KEYWORDS] | state[card + MARKS] // THIS_TURN
            constants += rules[kind + CONSTANT_COUNT]
            card = state[card + NEXT]
        seat += 1
    return constants


def floor_power(state: Cells, rules: Cells) -> None:
    """No power is below 1."""
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            if state[card + POWER] < 1:
                state[card + POWER] = 1
            card = state[card + NEXT]
        seat += 1


def join_copies(state: Cells, rules: Cells) -> None:
    """Add the copied keywords to the others."""
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            words: int = state[card + KEYWORDS]
            state[card + KEYWORDS] = (words | words // COPIED) & ALL_KEYWORDS
            card = state[card + NEXT]
        seat += 1


def apply_layer(state: Cells, rules: Cells, layer: int) -> None:
    """Apply the constant abilities of one layer, of every creature in play."""
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            kind: int = state[card + KIND]
            rule: int = rules[kind + CONSTANTS]
            left: int = rules[kind + CONSTANT_COUNT]
            while left > 0:
                if layer_of(rules, rule, layer) and holds(state, rules, rules[rule + CONSTANT_CONDITION], card, seat):
                    apply_constant(state, rules, rule, card, seat, layer)
                rule += CONSTANT_CELLS
                left -= 1
            card = state[card + NEXT]
        seat += 1


def layer_of(rules: Cells, rule: int, layer: int) -> bool:
    """Whether a constant ability has a part in a layer."""
    sort: int = rules[rule + CONSTANT_TYPE]
    if sort == GAINS:
        if layer == LAYER_POWER:
            return rules[rule + CONSTANT_POWER] != 0
        return layer == LAYER_KEYWORDS and rules[rule + CONSTANT_KEYWORDS] != 0
    if sort == SHARES_KEYWORDS:
        return layer == LAYER_COPIES
    return layer == LAYER_BANS


def apply_constant(state: Cells, rules: Cells, rule: int, source: int, seat: int, layer: int) -> None:
    """Apply one constant ability of a creature to the creatures it speaks of."""
    sort: int = rules[rule + CONSTANT_TYPE]
    if sort == SILENCES_PLAY:
        silence_opponents(state, rules, seat)
        return
    if sort == BANS_BLOCK and rules[rule + CONSTANT_ONLY_THIS] != 0:
        return
    group: int = rules[rule + CONSTANT_GROUP]
    if group == 0:
        affect(state, rules, rule, source, source, seat, layer)
        return
    opponent: int = left_neighbour(rules, seat)
    extreme: int = extreme_of(state, rules, group, source, seat, opponent)
    index: int = 0
    while index < ZONES_OF_A_GROUP:
        zone: int = group_zone(rules, group, index, seat, opponent)
        index += 1
        if zone == 0:
            continue
        card: int = state[zone + FIRST]
        while card != 0:
            if belongs(state, rules, card, group, source, extreme):
                affect(state, rules, rule, source, card, seat, layer)
            card = state[card + NEXT]


def affect(state: Cells, rules: Cells, rule: int, source: int, card: int, seat: int, layer: int) -> None:
    """What a constant ability of one creature, the source, does to one card."""
    sort: int = rules[rule + CONSTANT_TYPE]
    if sort == GAINS and layer == LAYER_POWER:
        power: int = rules[rule + CONSTANT_POWER]
        if rules[rule + CONSTANT_EACH] != 0:
            power = power * amount(
                state, rules, rules[rule + CONSTANT_EACH], source, seat, left_neighbour(rules, seat)
            )
        state[card + POWER] += power
    elif sort == GAINS:
        state[card + KEYWORDS] |= rules[rule + CONSTANT_KEYWORDS]
    elif sort == SHARES_KEYWORDS:
        state[source + KEYWORDS] |= (state[card + KEYWORDS] & rules[rule + CONSTANT_KEYWORDS]) * COPIED
    elif sort == BANS_BLOCK:
        state[card + KEYWORDS] |= CANNOT_BLOCK
    elif sort == BANS_ATTACK:
        state[card + KEYWORDS] |= CANNOT_ATTACK
    elif sort == BANS_DEFEAT:
        state[card + KEYWORDS] |= CANNOT_BE_DEFEATED


def silence_opponents(state: Cells, rules: Cells, seat: int) -> None:
    """Play effects of the opponents of a seat do not happen."""
    other: int = 0
    while other < rules[SEATS]:
        if team_of(other) != team_of(seat):
            state[SILENCED] |= 1 << other
        other += 1


def may_not_block_this(state: Cells, rules: Cells, attacker: int, seat: int, blocker: int) -> bool:
    """Whether a ban of the attacker itself keeps a creature from blocking it."""
    kind: int = state[attacker + KIND]
    rule: int = rules[kind + CONSTANTS]
    left: int = rules[kind + CONSTANT_COUNT]
    while left > 0:
        if (
            rules[rule + CONSTANT_TYPE] == BANS_BLOCK
            and rules[rule + CONSTANT_ONLY_THIS] != 0
            and holds(state, rules, rules[rule + CONSTANT_CONDITION], attacker, seat)
            and hits(state, rules, rules[rule + CONSTANT_GROUP], attacker, seat, blocker)
        ):
            return True
        rule += CONSTANT_CELLS
        left -= 1
    return False


def hits(state: Cells, rules: Cells, group: int, source: int, seat: int, creature: int) -> bool:
    """Whether a creature in play is in the group that a constant ability speaks of."""
    opponent: int = left_neighbour(rules, seat)
    extreme: int = extreme_of(state, rules, group, source, seat, opponent)
    index: int = 0
    while index < ZONES_OF_A_GROUP:
        zone: int = group_zone(rules, group, index, seat, opponent)
        index += 1
        if zone == 0:
            continue
        card: int = state[zone + FIRST]
        while card != 0:
            if card == creature:
                return belongs(state, rules, card, group, source, extreme)
            card = state[card + NEXT]
    return False
