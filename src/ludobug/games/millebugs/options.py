"""Seats, teams and house rules, and the rules buffer made from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludobug.core import header
from ludobug.core.errors import OptionError
from ludobug.core.game import SEAT_LETTERS
from ludobug.games.millebugs import layout as at
from ludobug.games.millebugs.cards import CARDS, Family, Icon

FAMILIES = {
    Family.ADVANCE: at.ADVANCES,
    Family.MALUS: at.MALUS,
    Family.BONUS: at.BONUS,
    Family.IMMUNITY: at.IMMUNITY,
}
THREATS = {
    Icon.PADLOCK: at.PASSWORD,
    Icon.PHONE: at.BLACKMAIL,
    Icon.LADYBIRD: at.SPYWARE,
    Icon.NETWORK: at.PUBLIC_NETWORK,
}
HOUSE_RULES = ("free-discard", "moving-targets", "out-of-turn-immunity", "two-200s")
"""Variants that a table may agree on; none of them is on by itself.

free-discard: a card may be discarded although one could be played (MM-TURN-04). moving-targets: an area without Debugs
can't be attacked (MM-MAL-05). out-of-turn-immunity: an attack may be answered with the Immunity at once (MM-VAR-01).
two-200s: at most two 200 in an area (MM-ADV-07).
"""
MOST_ALONE = 4
IN_TEAMS = (4, 6, 8)


def check_table(seats: object, teams: object) -> int:
    """The number of play areas; ``OptionError`` if so many people can't be seated that way."""
    if type(seats) is not int or not 2 <= seats <= at.MOST_SEATS:
        raise OptionError(f"seats: 2 to 8 people can play, not {seats!r} [MM-SET-01]")
    if not isinstance(teams, bool):
        raise OptionError(f"teams: must be true or false, not {teams!r}")
    if teams and seats not in IN_TEAMS:
        raise OptionError(f"seats: teams of two need 4, 6 or 8 people, not {seats} [MM-SET-03]")
    if seats in (5, 7):
        raise OptionError(f"seats: {seats} people cannot be seated: 2 to 4 alone, or 4, 6 or 8 in teams [MM-SET-04]")
    if not teams and seats > MOST_ALONE:
        raise OptionError(f"seats: {seats} people play in teams of two: choose teams=True [MM-SET-02]")
    return seats // 2 if teams else seats


def check_starter(starter: object, seats: int) -> int:
    """The seat that begins, or ANY_SEAT."""
    letters = SEAT_LETTERS[:seats]
    if starter == "random":
        return at.ANY_SEAT
    if not isinstance(starter, str) or len(starter) != 1 or starter not in letters:
        raise OptionError(f"starter: must be one of {', '.join(letters)}, or random, not {starter!r} [MM-SET-09]")
    return letters.index(starter)


def check_house_rules(names: object) -> list[str]:
    """The house rules in their order."""
    if isinstance(names, (str, bytes)) or not isinstance(names, Sequence):
        raise OptionError(f"house_rules: must be a list, not {names!r}")
    for name in names:
        if name not in HOUSE_RULES:
            raise OptionError(f"house_rules: no {name!r}; there are {', '.join(HOUSE_RULES)}")
    return [name for name in HOUSE_RULES if name in names]


def make_rules(seats: int, areas: int, starter: int, house: Sequence[str]) -> list[int]:
    """The rules buffer of a table."""
    cards = sum(card.copies for card in CARDS)
    cells = [0] * at.FIRST_RULE
    for number, card in enumerate(CARDS):
        threat = THREATS[card.icon] if card.icon else 0
        cells += [number, FAMILIES[card.family], card.value, threat]
    options = at.FIRST_CARD + cards * at.CARD_CELLS
    values: dict[int, Any] = {
        header.STATE_CELLS: options + cards + at.SPARE_OPTIONS,
        header.OPTIONS: options,
        header.CARDS: at.FIRST_CARD,
        header.CARD_COUNT: cards,
        header.KINDS: at.FIRST_RULE,
        header.KIND_COUNT: len(CARDS),
        header.SEATS: seats,
        at.AREAS: areas,
        at.STARTER: starter,
        at.OUT_OF_TURN: int("out-of-turn-immunity" in house),
        at.FREE_DISCARD: int("free-discard" in house),
        at.MOST_200S: 2 if "two-200s" in house else at.NO_LIMIT,
        at.MOVING_TARGETS: int("moving-targets" in house),
    }
    for place, value in values.items():
        cells[place] = value
    return cells
