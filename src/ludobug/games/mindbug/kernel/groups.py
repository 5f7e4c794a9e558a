"""Groups of cards that a text speaks of: "enemy creatures with power 4 or less", "cards in your discard pile"."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import FIRST, KIND, NEXT, ZONE, ZONE_CELLS
from ludobug.games.mindbug.kernel.table import discard_of, hand_of, in_play
from ludobug.games.mindbug.layout import (
    ALL_KEYWORDS,
    AN_OPPONENT,
    AT_LEAST,
    AT_MOST,
    BOARD,
    DEEDS,
    EACH_OPPONENT,
    EACH_PLAYER,
    EQUAL,
    GROUP_ABILITY,
    GROUP_DEEDS,
    GROUP_EXTREME,
    GROUP_FURTHER,
    GROUP_KEYWORDS,
    GROUP_MAX,
    GROUP_MIN,
    GROUP_OCTONITE,
    GROUP_OTHER,
    GROUP_RELATION,
    GROUP_ZONES,
    HIGHEST,
    IN_ANY_DISCARD,
    IN_PLAY,
    IN_THEIR_DISCARD,
    IN_THEIR_HAND,
    IN_YOUR_DISCARD,
    IN_YOUR_HAND,
    KEYWORDS,
    LESS,
    LOWEST,
    MOST_POWER,
    OCTONITE,
    OF_OPPONENTS,
    OF_TEAM_MATE,
    OF_YOU,
    POWER,
    PRINTED_KEYWORDS,
    PRINTED_POWER,
    TEAM_MATE,
    TRIGGERS,
    YOU,
)

ZONES_OF_A_GROUP = 8
"""Play areas, hands and discard piles of one or two players; where all discard piles are meant they come last."""


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


def group_zone(rules: Cells, zones: int, index: int, seat: int, opponent: int) -> int:
    """The zone that some zones have at this place of the order, 0 if none: play areas first, from the own one on."""
    if index < rules[SEATS]:
        other: int = seat + index
        if other >= rules[SEATS]:
            other -= rules[SEATS]
        if zones & side_of(seat, other) != 0:
            return BOARD + other * ZONE_CELLS
        return 0
    if index == 4 and zones & IN_YOUR_HAND != 0:
        return hand_of(seat)
    if index == 5 and zones & IN_YOUR_DISCARD != 0:
        return discard_of(seat)
    if index == 6 and zones & IN_THEIR_HAND != 0:
        return hand_of(opponent)
    if index == 7 and zones & IN_THEIR_DISCARD != 0:
        return discard_of(opponent)
    if index >= ZONES_OF_A_GROUP:
        return discard_of((seat + index) % rules[SEATS])
    return 0


def in_zones(state: Cells, rules: Cells, card: int, group: int, seat: int, opponent: int) -> bool:
    """Whether a card lies in one of the zones that a group looks into."""
    zones: int = rules[group + GROUP_ZONES]
    index: int = 0
    while index < last_zone(rules, zones):
        zone: int = group_zone(rules, zones, index, seat, opponent)
        if zone != 0 and state[card + ZONE] == zone:
            return True
        index += 1
    return False


def last_zone(rules: Cells, zones: int) -> int:
    """How many places of the order can have a zone: the play areas alone, or all."""
    if zones <= IN_PLAY:
        return rules[SEATS]
    if zones & IN_ANY_DISCARD != 0:
        return ZONES_OF_A_GROUP + rules[SEATS]
    return ZONES_OF_A_GROUP


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
    """Current keywords in play, printed ones elsewhere."""
    if in_play(state, card):
        return state[card + KEYWORDS] & ALL_KEYWORDS
    return rules[state[card + KIND] + PRINTED_KEYWORDS]


def matches(state: Cells, rules: Cells, card: int, group: int, source: int) -> bool:
    """Whether a card of the group's zones fits its words, extremes apart."""
    if rules[group + GROUP_OTHER] != 0 and card == source:
        return False
    if rules[group + GROUP_MIN] > 0 or rules[group + GROUP_MAX] < MOST_POWER:
        power: int = power_of(state, rules, card)
        if power < rules[group + GROUP_MIN] or power > rules[group + GROUP_MAX]:
            return False
    wanted: int = rules[group + GROUP_KEYWORDS]
    if wanted != 0 and keywords_of(state, rules, card) & wanted == 0:
        return False
    return rules[group + GROUP_FURTHER] == 0 or fits_further(state, rules, card, group, source)


def fits_further(state: Cells, rules: Cells, card: int, group: int, source: int) -> bool:
    """Whether a card fits the rarer words of a group: octonite, deeds, abilities, power beside that of this."""
    relation: int = rules[group + GROUP_RELATION]
    if relation != 0 and not has_power_to_this(state, rules, card, relation, source):
        return False
    if rules[group + GROUP_OCTONITE] > 0 and state[card + OCTONITE] < rules[group + GROUP_OCTONITE]:
        return False
    deeds: int = rules[group + GROUP_DEEDS]
    if deeds != 0 and state[card + DEEDS] & deeds == 0:
        return False
    ability: int = rules[group + GROUP_ABILITY]
    return ability == 0 or rules[state[card + KIND] + TRIGGERS] & ability != 0


def has_power_to_this(state: Cells, rules: Cells, card: int, relation: int, source: int) -> bool:
    """Whether the power of a card stands in a relation to that of the creature with the text, if that is in play."""
    return in_play(state, source) and related(power_of(state, rules, card), relation, state[source + POWER])


def extreme_of(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int) -> int:
    """The power that the group's highest or lowest members share; 0 where it names no extreme."""
    wanted: int = rules[group + GROUP_EXTREME]
    best: int = 0
    if wanted == 0:
        return 0
    zones: int = rules[group + GROUP_ZONES]
    index: int = 0
    while index < last_zone(rules, zones):
        zone: int = group_zone(rules, zones, index, seat, opponent)
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


def belongs(state: Cells, rules: Cells, card: int, group: int, source: int, extreme: int) -> bool:
    """Whether a card of the group's zones is in the group, its extreme being worked out already."""
    if not matches(state, rules, card, group, source):
        return False
    return extreme == 0 or power_of(state, rules, card) == extreme


def count_group(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int) -> int:
    """How many cards a group has."""
    return measure_group(state, rules, group, source, seat, opponent, False)


def measure_group(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int, octonite: bool) -> int:
    """How many cards a group has, or how much octonite lies on them."""
    extreme: int = extreme_of(state, rules, group, source, seat, opponent)
    total: int = 0
    zones: int = rules[group + GROUP_ZONES]
    index: int = 0
    while index < last_zone(rules, zones):
        zone: int = group_zone(rules, zones, index, seat, opponent)
        index += 1
        if zone == 0:
            continue
        card: int = state[zone + FIRST]
        while card != 0:
            if belongs(state, rules, card, group, source, extreme):
                total += state[card + OCTONITE] if octonite else 1
            card = state[card + NEXT]
    return total
