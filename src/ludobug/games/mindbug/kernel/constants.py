"""Constant abilities: current power, current keywords and bans of every creature in play.

They are worked out in the order of the ledger: printed values; all power changes, then the floor of 1; keywords,
with conditions on that power; copied keywords; bans. So nothing depends on the order of the table.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import offer
from ludobug.core.header import OPTION_COUNT, OPTIONS, SEATS
from ludobug.core.zones import FIRST, KIND, MARKS, NEXT, ZONE, ZONE_CELLS
from ludobug.games.mindbug.kernel.groups import belongs, extreme_of, first_zone, group_zone, in_zones, last_zone
from ludobug.games.mindbug.kernel.quantities import amount, holds
from ludobug.games.mindbug.kernel.table import board_of, boosts_under, controller, discard_of, left_neighbour
from ludobug.games.mindbug.layout import (
    ALL_KEYWORDS,
    ATTACKED,
    ATTACKED_TWICE,
    BANS_ATTACK,
    BANS_BLOCK,
    BANS_DEFEAT,
    CANNOT_ATTACK,
    CANNOT_BE_DEFEATED,
    CANNOT_BLOCK,
    CARD_SIZE,
    CONSTANT_CELLS,
    CONSTANT_CONDITION,
    CONSTANT_COUNT,
    CONSTANT_EACH,
    CONSTANT_GROUP,
    CONSTANT_KEYWORDS,
    CONSTANT_LAYERS,
    CONSTANT_ONLY_THIS,
    CONSTANT_POWER,
    CONSTANT_TYPE,
    CONSTANTS,
    COPIED,
    DISCARD,
    DISCARD_CONSTANTS,
    DISCARD_COUNT,
    DISCARD_LAYERS,
    DISCARD_RULES,
    FRENZY,
    GAINS,
    GROUP_ZONES,
    KEYWORDS,
    KEYWORDS_THIS_TURN,
    LAYER_ALLIES,
    LAYER_BANS,
    LAYER_COPIES,
    LAYER_KEYWORDS,
    LAYER_POWER,
    LAYER_SILENCE,
    LAYERS,
    LAYERS_IN_PLAY,
    LONG_CARD_CELLS,
    LOWERING,
    MOST_POWER,
    MOST_SEATS,
    POWER,
    POWER_THIS_TURN,
    PRINTED_KEYWORDS,
    PRINTED_POWER,
    PROFILE,
    PROFILE_KEYWORDS,
    PROFILE_POWER,
    SHARES_KEYWORDS,
    SILENCES_PLAY,
    SILENCING,
    STALE,
    SWITCHES_OFF,
    THIS_TURN_BITS,
    UNDER,
)


def refresh(state: Cells, rules: Cells) -> None:
    """Work out current values anew, if anything has changed since."""
    if state[STALE] == 0:
        return
    state[STALE] = 0
    state[LAYERS_IN_PLAY] = 0
    layers: int = read_printed(state, rules)
    if layers & LAYER_POWER != 0:
        apply_layer(state, rules, LAYER_POWER)
    if rules[LOWERING] != 0:
        floor_power(state, rules)
    if layers & LAYER_KEYWORDS != 0:
        apply_layer(state, rules, LAYER_KEYWORDS)
    if layers & LAYER_COPIES != 0:
        apply_layer(state, rules, LAYER_COPIES)
        join_copies(state, rules)
    state[LAYERS_IN_PLAY] = layers
    if layers & LAYER_BANS != 0:
        apply_layer(state, rules, LAYER_BANS)


def read_printed(state: Cells, rules: Cells) -> int:
    """Printed values, boosts and this turn's keywords; returns the layers that the creatures in play need.

    Creatures with constant abilities are listed where the options of a decision stand: there are none meanwhile.
    """
    layers: int = 0
    seat: int = 0
    long: bool = rules[CARD_SIZE] == LONG_CARD_CELLS
    option: int = rules[OPTIONS]
    while seat < rules[SEATS]:
        given: int = state[KEYWORDS_THIS_TURN + seat]
        if given != 0:
            layers |= LAYER_ALLIES
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            kind: int = state[card + KIND]
            state[card + POWER] = rules[kind + PRINTED_POWER]
            words: int = rules[kind + PRINTED_KEYWORDS]
            if state[card + UNDER] != 0:
                state[card + POWER] += boosts_under(state, card)
            if long:
                if state[card + PROFILE] != 0:
                    state[card + POWER] += rules[state[card + PROFILE] + PROFILE_POWER] - rules[kind + PRINTED_POWER]
                    words = rules[state[card + PROFILE] + PROFILE_KEYWORDS]
                add_power(state, card, state[card + POWER_THIS_TURN])
            state[card + KEYWORDS] = words | given | state[card + MARKS] >> THIS_TURN_BITS
            layers |= rules[kind + LAYERS]
            state[option] = card
            option += rules[kind + LAYERS] != 0
            card = state[card + NEXT]
        seat += 1
    state[OPTION_COUNT] = option - rules[OPTIONS]
    if rules[DISCARD_RULES] != 0:
        layers |= read_discards(state, rules)
    return layers


def read_discards(state: Cells, rules: Cells) -> int:
    """List the cards that work from discard piles after the creatures; returns the layers that they need."""
    layers: int = 0
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[discard_of(seat) + FIRST]
        while card != 0:
            if rules[state[card + KIND] + DISCARD_LAYERS] != 0:
                layers |= rules[state[card + KIND] + DISCARD_LAYERS]
                offer(state, rules, card)
            card = state[card + NEXT]
        seat += 1
    return layers


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
    """Apply the constant abilities of one layer, of every creature in play and every card that works elsewhere."""
    for index in range(state[OPTION_COUNT]):
        card: int = state[rules[OPTIONS] + index]
        kind: int = state[card + KIND]
        elsewhere: bool = state[card + ZONE] >= DISCARD
        layers: int = rules[kind + DISCARD_LAYERS] if elsewhere else rules[kind + LAYERS]
        if layers & layer != 0:
            seat: int = controller(state, card)
            rule: int = rules[kind + CONSTANTS]
            left: int = rules[kind + CONSTANT_COUNT]
            if elsewhere:
                seat = (state[card + ZONE] - DISCARD) // ZONE_CELLS
                rule = rules[kind + DISCARD_CONSTANTS]
                left = rules[kind + DISCARD_COUNT]
            apply_rules(state, rules, rule, left, card, seat, layer)


def apply_rules(state: Cells, rules: Cells, rule: int, left: int, card: int, seat: int, layer: int) -> None:
    """Apply those of some constant abilities of a card that are of one layer and whose condition holds."""
    while left > 0:
        if rules[rule + CONSTANT_LAYERS] & layer != 0 and holds(
            state, rules, rules[rule + CONSTANT_CONDITION], card, seat
        ):
            apply_constant(state, rules, rule, card, seat, layer)
        rule += CONSTANT_CELLS
        left -= 1


def apply_constant(state: Cells, rules: Cells, rule: int, source: int, seat: int, layer: int) -> None:
    """Apply one constant ability of a creature to the creatures it speaks of."""
    group: int = rules[rule + CONSTANT_GROUP]
    if group == 0:
        affect(state, rules, rule, source, source, seat, layer)
        return
    opponent: int = left_neighbour(rules, seat)
    extreme: int = extreme_of(state, rules, group, source, seat, opponent)
    zones: int = rules[group + GROUP_ZONES]
    index: int = first_zone(zones)
    last: int = last_zone(state, rules, zones)
    while index < last:
        zone: int = group_zone(state, rules, zones, index, seat, opponent)
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
            power = power * amount(state, rules, rules[rule + CONSTANT_EACH], source, seat, left_neighbour(rules, seat))
        add_power(state, card, power)
    elif sort == GAINS:
        state[card + KEYWORDS] |= rules[rule + CONSTANT_KEYWORDS]
    elif sort == SHARES_KEYWORDS:
        state[source + KEYWORDS] |= (state[card + KEYWORDS] & rules[rule + CONSTANT_KEYWORDS]) * COPIED
    elif sort == BANS_BLOCK:
        state[card + KEYWORDS] |= CANNOT_BLOCK
    elif sort == BANS_ATTACK:
        state[card + KEYWORDS] |= CANNOT_ATTACK
    elif sort == SWITCHES_OFF:
        words: int = state[card + KEYWORDS]
        state[card + KEYWORDS] = (words & ~ALL_KEYWORDS) | (words & ALL_KEYWORDS) * COPIED
    elif sort == BANS_DEFEAT:
        state[card + KEYWORDS] |= CANNOT_BE_DEFEATED


def add_power(state: Cells, card: int, power: int) -> None:
    """Change the power of a creature, within what any card can ask for."""
    power += state[card + POWER]
    if power > MOST_POWER:
        power = MOST_POWER
    if power < -MOST_POWER:
        power = -MOST_POWER
    state[card + POWER] = power


def is_silenced(state: Cells, rules: Cells, seat: int, sort: int) -> bool:
    """Whether effects of a seat do not happen, because an opponent controls a creature with a rule of this sort."""
    if state[STALE] == 0 and state[LAYERS_IN_PLAY] & LAYER_SILENCE == 0:
        return False
    step: int = 1
    while step < MOST_SEATS:
        other: int = (seat + step) % MOST_SEATS
        card: int = state[board_of(other) + FIRST]
        while card != 0:
            if has_rule(state, rules, card, other, LAYER_SILENCE, sort):
                return True
            card = state[card + NEXT]
        step += 2
    return False


def is_silent(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether Play effects of a seat do not happen now."""
    return rules[SILENCING] != 0 and is_silenced(state, rules, seat, SILENCES_PLAY)


def has_rule(state: Cells, rules: Cells, card: int, seat: int, layer: int, sort: int) -> bool:
    """Whether a creature of a seat has a constant ability of this sort, of this layer, whose condition holds."""
    kind: int = state[card + KIND]
    if rules[kind + LAYERS] & layer == 0:
        return False
    rule: int = rules[kind + CONSTANTS]
    left: int = rules[kind + CONSTANT_COUNT]
    while left > 0:
        if rules[rule + CONSTANT_TYPE] == sort and holds(state, rules, rules[rule + CONSTANT_CONDITION], card, seat):
            return True
        rule += CONSTANT_CELLS
        left -= 1
    return False


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
    if not in_zones(state, rules, creature, group, seat, opponent):
        return False
    return belongs(state, rules, creature, group, source, extreme_of(state, rules, group, source, seat, opponent))


def may_attack(state: Cells, card: int) -> bool:
    """Whether a creature may attack now: no ban, and an attack of this turn left."""
    words: int = state[card + KEYWORDS]
    marks: int = state[card + MARKS]
    if words & CANNOT_ATTACK != 0 or marks & ATTACKED_TWICE != 0:
        return False
    return marks & ATTACKED == 0 or words & FRENZY != 0
