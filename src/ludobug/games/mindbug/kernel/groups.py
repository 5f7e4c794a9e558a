"""Groups of cards that a text speaks of: "enemy creatures with power 4 or less", "cards in your discard pile"."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import COUNT, FIRST, KIND, NEXT, ZONE, ZONE_CELLS, nth
from ludobug.games.mindbug.kernel.table import board_of, discard_of, hand_of, in_play, team_mate
from ludobug.games.mindbug.layout import (
    ALL_KEYWORDS,
    AN_OPPONENT,
    ANY_DISCARDS,
    AS_NOTED,
    AT_LEAST,
    AT_MOST,
    BOARD,
    BOOSTED,
    CHOICE,
    COPIED,
    DEEDS,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENERGY_DECK,
    EQUAL,
    FAR_FROM_THIS,
    FIRST_BESIDE,
    FIRST_STAGE,
    GROUP_ABILITY,
    GROUP_DEEDS,
    GROUP_DISTANCE,
    GROUP_EXTREME,
    GROUP_FILTERS,
    GROUP_KEYWORDS,
    GROUP_MAX,
    GROUP_MIN,
    GROUP_OCTONITE,
    GROUP_RELATION,
    GROUP_ZONES,
    HIGHEST,
    IN_ANY_DISCARD,
    IN_ENERGY_DECK,
    IN_MARKET,
    IN_MATES_DISCARD,
    IN_MATES_HAND,
    IN_PLAY,
    IN_THEIR_DISCARD,
    IN_THEIR_HAND,
    IN_YOUR_DISCARD,
    IN_YOUR_HAND,
    KEYWORDS,
    LAY_UNDER,
    LAY_UNDER_THIS,
    LAYER_BANS,
    LAYERS_IN_PLAY,
    LESS,
    LINK,
    LOOKED,
    LOWEST,
    MARKET,
    MOST_SEATS,
    NAMED,
    NOTED_POWER,
    OCTONITE,
    OF_LEFT,
    OF_OPPONENTS,
    OF_TEAM_MATE,
    OF_YOU,
    OTHER,
    POWER,
    PRINTED_KEYWORDS,
    PRINTED_POWER,
    RELATED_TO_THIS,
    SHARED,
    TEAM_MATE,
    TRIGGERS,
    UNDER,
    UNDER_CREATURES,
    WITH_ABILITY,
    WITH_DEEDS,
    WITH_KEYWORDS,
    WITH_NAMED,
    WITH_OCTONITE,
    WITH_POWER,
    YOU,
)

FIRST_UNDER = ANY_DISCARDS + MOST_SEATS


def side_of(seat: int, other: int) -> int:
    """Whose creatures those of another seat are, seen from a seat."""
    if other == seat:
        return OF_YOU
    if (other - seat) % 2 == 0:
        return OF_TEAM_MATE
    return OF_OPPONENTS


def is_meant(who: int, seat: int, opponent: int, other: int) -> bool:
    """Whether another seat is among the players that an instruction of a seat, dealing with an opponent, means."""
    if who == EACH_PLAYER:
        return True
    if other == seat:
        return who == YOU
    if who == AN_OPPONENT:
        return other == opponent
    if who == TEAM_MATE:
        return side_of(seat, other) == OF_TEAM_MATE
    return who == EACH_OPPONENT and side_of(seat, other) == OF_OPPONENTS


def group_zone(state: Cells, rules: Cells, zones: int, index: int, seat: int, opponent: int) -> int:
    """The zone that some zones have at this place of the order, 0 if none: play areas first, from the own one on."""
    if index < rules[SEATS]:
        side: int = OF_YOU
        if index % 2 == 1:
            side = OF_OPPONENTS
        elif index != 0:
            side = OF_TEAM_MATE
        if zones & side == 0 and (index != 1 or zones & OF_LEFT == 0):
            return 0
        other: int = seat + index
        if other >= rules[SEATS]:
            other -= rules[SEATS]
        return BOARD + other * ZONE_CELLS
    if index >= ANY_DISCARDS:
        return further_zone(state, rules, zones, index, seat)
    zone: int = zones & 1 << index
    if index < FIRST_BESIDE or zone == 0:
        return 0
    if zone == IN_YOUR_HAND:
        return hand_of(seat)
    if zone == IN_YOUR_DISCARD:
        return discard_of(seat)
    if zone == IN_THEIR_HAND:
        return hand_of(opponent)
    if zone == IN_THEIR_DISCARD:
        return discard_of(opponent)
    if zone == IN_MATES_HAND:
        return hand_of(team_mate(rules, seat))
    if zone == IN_MATES_DISCARD:
        return discard_of(team_mate(rules, seat))
    return LOOKED


def further_zone(state: Cells, rules: Cells, zones: int, index: int, seat: int) -> int:
    """The zone at a late place of the order: all discard piles or Energy cards, then what lies under each creature."""
    if index == ANY_DISCARDS and zones & IN_MARKET != 0:
        return MARKET
    if index == ANY_DISCARDS and zones & IN_ENERGY_DECK != 0:
        return ENERGY_DECK
    if index < FIRST_UNDER:
        if zones & IN_ANY_DISCARD == 0 or index >= ANY_DISCARDS + rules[SEATS]:
            return 0
        return discard_of((seat + index - ANY_DISCARDS) % rules[SEATS])
    index -= FIRST_UNDER
    step: int = 0
    while step < rules[SEATS]:
        board: int = board_of((seat + step) % rules[SEATS])
        if index < state[board + COUNT]:
            return nth(state, board, index) + UNDER
        index -= state[board + COUNT]
        step += 1
    return 0


def in_zones(state: Cells, rules: Cells, card: int, group: int, seat: int, opponent: int) -> bool:
    """Whether a card lies in one of the zones that a group looks into."""
    zones: int = rules[group + GROUP_ZONES]
    index: int = first_zone(zones)
    last: int = last_zone(state, rules, zones)
    while index < last:
        zone: int = group_zone(state, rules, zones, index, seat, opponent)
        if zone != 0 and state[card + ZONE] == zone:
            return True
        index += 1
    return False


def first_zone(zones: int) -> int:
    """The first place of the order that can have a zone: a play area, or the first zone beside them."""
    if zones & (IN_PLAY | OF_LEFT) != 0:
        return 0
    return FIRST_BESIDE


def last_zone(state: Cells, rules: Cells, zones: int) -> int:
    """How many places of the order can have a zone: the play areas alone, or more."""
    if zones < IN_YOUR_HAND:
        return rules[SEATS]
    if zones < IN_ANY_DISCARD:
        return ANY_DISCARDS
    if zones & UNDER_CREATURES == 0:
        return FIRST_UNDER
    return FIRST_UNDER + creatures_in_play(state, rules)


def creatures_in_play(state: Cells, rules: Cells) -> int:
    """Number of creatures in play."""
    total: int = 0
    seat: int = 0
    while seat < rules[SEATS]:
        total += state[board_of(seat) + COUNT]
        seat += 1
    return total


def related(left: int, relation: int, right: int) -> bool:
    """Whether two numbers stand in a relation."""
    if relation == LESS:
        return left < right
    if relation == AT_MOST:
        return left <= right
    if relation == EQUAL:
        return left == right
    if relation == AT_LEAST:
        return left >= right
    return left > right


def power_of(state: Cells, rules: Cells, card: int) -> int:
    """Current power in play, printed power elsewhere."""
    if in_play(state, card):
        return state[card + POWER]
    return rules[state[card + KIND] + PRINTED_POWER]


def keywords_of(state: Cells, rules: Cells, card: int) -> int:
    """Current keywords in play, those without effect included; printed ones elsewhere.

    While the board is still being read there are none without effect, but copies that do not count yet.
    """
    if in_play(state, card):
        words: int = state[card + KEYWORDS]
        if state[LAYERS_IN_PLAY] & LAYER_BANS != 0:
            words |= words // COPIED
        return words & ALL_KEYWORDS
    return rules[state[card + KIND] + PRINTED_KEYWORDS]


def matches(state: Cells, rules: Cells, card: int, group: int, source: int) -> bool:
    """Whether a card of the group's zones fits its words, what it has in common with others of the group apart."""
    filters: int = rules[group + GROUP_FILTERS]
    if filters == 0:
        return True
    if filters == OTHER:
        return card != source
    if filters & ~(WITH_POWER | WITH_KEYWORDS) != 0 and is_filtered(state, rules, card, group, source, filters):
        return False
    if filters & WITH_POWER != 0:
        power: int = power_of(state, rules, card)
        if rules[group + GROUP_MAX] == AS_NOTED:
            if power != state[NOTED_POWER]:
                return False
        elif power < rules[group + GROUP_MIN] or power > rules[group + GROUP_MAX]:
            return False
    return filters & WITH_KEYWORDS == 0 or keywords_of(state, rules, card) & rules[group + GROUP_KEYWORDS] != 0


def is_filtered(state: Cells, rules: Cells, card: int, group: int, source: int, filters: int) -> bool:
    """Whether a filter of a group keeps a card out of it."""
    if filters & OTHER != 0 and card == source:
        return True
    if filters & BOOSTED != 0 and state[card + UNDER] == 0:
        return True
    if filters & WITH_OCTONITE != 0 and state[card + OCTONITE] < rules[group + GROUP_OCTONITE]:
        return True
    if filters & WITH_ABILITY != 0 and rules[state[card + KIND] + TRIGGERS] & rules[group + GROUP_ABILITY] == 0:
        return True
    if filters & LAY_UNDER_THIS != 0 and state[card + LAY_UNDER] != rules[state[source + KIND] + FIRST_STAGE]:
        return True
    if filters & WITH_NAMED != 0 and keywords_of(state, rules, card) & state[NAMED] == 0:
        return True
    if filters & WITH_DEEDS != 0 and state[card + DEEDS] & rules[group + GROUP_DEEDS] == 0:
        return True
    if filters & (RELATED_TO_THIS | FAR_FROM_THIS) == 0:
        return False
    if not in_play(state, source):
        return True
    power: int = power_of(state, rules, card)
    own: int = state[source + POWER]
    if filters & RELATED_TO_THIS != 0 and not related(power, rules[group + GROUP_RELATION], own):
        return True
    far: int = rules[group + GROUP_DISTANCE]
    return filters & FAR_FROM_THIS != 0 and power - own <= far and own - power <= far


def extreme_of(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int) -> int:
    """The power that the group's highest or lowest members share; 0 where it names no extreme.

    Where any shared power will do it is a number below 0 that says from which seat the group is seen.
    """
    if rules[group + GROUP_EXTREME] == 0:
        return 0
    return extreme_power(state, rules, group, source, seat, opponent)


def extreme_power(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int) -> int:
    """The same where the group does name an extreme."""
    wanted: int = rules[group + GROUP_EXTREME]
    best: int = 0
    if wanted == SHARED:
        return -1 - seat - opponent * MOST_SEATS
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
            if matches(state, rules, card, group, source):
                power: int = power_of(state, rules, card)
                if best == 0 or (wanted == LOWEST and power < best) or (wanted == HIGHEST and power > best):
                    best = power
            card = state[card + NEXT]
    return best


def keywords_of_choice(state: Cells, rules: Cells) -> int:
    """The keywords of all cards of the choice that was made, current ones in play, printed ones elsewhere."""
    words: int = 0
    card: int = state[CHOICE]
    while card != 0:
        words |= keywords_of(state, rules, card)
        card = state[card + LINK]
    return words


def some_chosen_fits(state: Cells, rules: Cells, group: int, source: int) -> bool:
    """Whether some card of the choice that was made fits the words of a group, wherever it lies."""
    card: int = state[CHOICE]
    while card != 0:
        if matches(state, rules, card, group, source):
            return True
        card = state[card + LINK]
    return False


def belongs(state: Cells, rules: Cells, card: int, group: int, source: int, extreme: int) -> bool:
    """Whether a card of the group's zones is in the group, its extreme being worked out already."""
    if not matches(state, rules, card, group, source):
        return False
    if extreme < 0:
        seen: int = -1 - extreme
        return fellows(state, rules, card, group, source, seen % MOST_SEATS, seen // MOST_SEATS) > 0
    return extreme == 0 or power_of(state, rules, card) == extreme


def fellows(state: Cells, rules: Cells, card: int, group: int, source: int, seat: int, opponent: int) -> int:
    """How many other cards of a group's zones that fit its words have the power of a card."""
    power: int = power_of(state, rules, card)
    total: int = 0
    zones: int = rules[group + GROUP_ZONES]
    index: int = first_zone(zones)
    last: int = last_zone(state, rules, zones)
    while index < last:
        zone: int = group_zone(state, rules, zones, index, seat, opponent)
        index += 1
        if zone == 0:
            continue
        other: int = state[zone + FIRST]
        while other != 0:
            if other != card and power_of(state, rules, other) == power and matches(state, rules, other, group, source):
                total += 1
            other = state[other + NEXT]
    return total


def count_group(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int) -> int:
    """How many cards a group has."""
    return measure_group(state, rules, group, source, seat, opponent, False)


def measure_group(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int, octonite: bool) -> int:
    """How many cards a group has, or how much octonite lies on them."""
    extreme: int = extreme_of(state, rules, group, source, seat, opponent)
    total: int = 0
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
                total += state[card + OCTONITE] if octonite else 1
            card = state[card + NEXT]
    return total
