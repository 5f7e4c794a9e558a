"""Why a creature's power and keywords are not the printed ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.information import zone_cards
from ludobug.core.zones import KIND, MARKS
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.kernel.constants import hits
from ludobug.games.mindbug.kernel.groups import keywords_of
from ludobug.games.mindbug.kernel.quantities import amount, holds
from ludobug.games.mindbug.kernel.table import board_of, boosts_under, controller, discard_of, in_play, left_neighbour

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug

KEYWORDS = {
    at.FAST: "FAST",
    at.FRENZY: "FRENZY",
    at.HUNTER: "HUNTER",
    at.POISONOUS: "POISONOUS",
    at.SNEAKY: "SNEAKY",
    at.TOUGH: "TOUGH",
}
THIS_TURN = "this turn"
BOOST = "boost"
IN_DISCARD = "discard pile"
LEAST_POWER = "least power"


def keyword_names(bits: int) -> list[str]:
    """The keywords of a set of bits, in alphabetical order."""
    return [name for bit, name in KEYWORDS.items() if bits & bit]


def reasons(game: Mindbug, cells: Cells, card: int) -> list[dict[str, Any]]:
    """Every difference of a creature in play from its print: how much power, or which keyword, from what."""
    found: list[dict[str, Any]] = []
    power, own = printed_values(game, cells, card)
    boosts = boosts_under(cells, card)
    if boosts:
        found.append({"power": boosts, "source": BOOST, "cards": game.names(cells, card + at.UNDER)})
        power += boosts
    if game.rules[at.CARD_SIZE] == at.LONG_CARD_CELLS and cells[card + at.POWER_THIS_TURN]:
        found.append({"power": cells[card + at.POWER_THIS_TURN], "source": THIS_TURN})
        power += cells[card + at.POWER_THIS_TURN]
    given = cells[card + MARKS] // at.THIS_TURN | cells[at.KEYWORDS_THIS_TURN + controller(cells, card)]
    for keyword in keyword_names(given & ~own):
        found.append({"keyword": keyword, "source": THIS_TURN})
    for source, rule, seat in constants_on(game, cells, card):
        name = game.name_of(cells[source + KIND])
        change, words = _part(game, cells, source, rule, seat, card)
        place = {} if in_play(cells, source) else {"place": IN_DISCARD}
        if change:
            found.append({"power": change, "source": name, **place})
            power += change
        found += [{"keyword": keyword, "source": name, **place} for keyword in keyword_names(words & ~own)]
    if power < 1:
        found.append({"power": cells[card + at.POWER] - power, "source": LEAST_POWER})
    return found


def printed_values(game: Mindbug, cells: Cells, card: int) -> tuple[int, int]:
    """The printed power and keywords of a creature in play: those of the profile that it has been turned to, if any."""
    if game.rules[at.TURNING] and cells[card + at.PROFILE]:
        profile = cells[card + at.PROFILE]
        return game.rules[profile + at.PROFILE_POWER], game.rules[profile + at.PROFILE_KEYWORDS]
    kind = cells[card + KIND]
    return game.rules[kind + at.PRINTED_POWER], game.rules[kind + at.PRINTED_KEYWORDS]


def profiles_of(game: Mindbug, kind: int) -> list[int]:
    """The addresses of the further profiles of a kind."""
    rules = game.rules
    found: list[int] = []
    for index in range(rules[kind + at.CONSTANT_COUNT]):
        rule = rules[kind + at.CONSTANTS] + index * at.CONSTANT_CELLS
        if rules[rule + at.CONSTANT_TYPE] == at.TURNS_WHEN_SAVED:
            start, count = rules[rule + at.CONSTANT_PROGRAM], rules[rule + at.CONSTANT_POWER]
            found += [start + place * at.PROFILE_CELLS for place in range(count)]
    return found


def profile_number(game: Mindbug, cells: Cells, card: int) -> int:
    """Which of its further profiles a creature in play has, from 1 on; 0 if it is as it came."""
    if not game.rules[at.TURNING] or not cells[card + at.PROFILE]:
        return 0
    return profiles_of(game, cells[card + KIND]).index(cells[card + at.PROFILE]) + 1


def constants_on(game: Mindbug, cells: Cells, card: int) -> Iterator[tuple[int, int, int]]:
    """The constant abilities that change a creature's power or keywords: source, rule, its player."""
    for source, rule, seat in active_rules(game, cells):
        if _touches(cells, game.rules, rule, source, seat, card):
            yield source, rule, seat


def active_rules(game: Mindbug, cells: Cells) -> Iterator[tuple[int, int, int]]:
    """The constant abilities that hold now, in play and from discard piles: source, rule, its player."""
    rules = game.rules
    for seat in range(rules[SEATS]):
        for zone, first, count in (
            (board_of(seat), at.CONSTANTS, at.CONSTANT_COUNT),
            (discard_of(seat), at.DISCARD_CONSTANTS, at.DISCARD_COUNT),
        ):
            for source in zone_cards(cells, zone):
                kind = cells[source + KIND]
                for index in range(rules[kind + count]):
                    rule = rules[kind + first] + index * at.CONSTANT_CELLS
                    if holds(cells, rules, rules[rule + at.CONSTANT_CONDITION], source, seat):
                        yield source, rule, seat


def _touches(cells: Cells, rules: Cells, rule: int, source: int, seat: int, card: int) -> bool:
    sort = rules[rule + at.CONSTANT_TYPE]
    group = rules[rule + at.CONSTANT_GROUP]
    if sort == at.SHARES_KEYWORDS or (sort == at.GAINS and group == 0):
        return source == card
    return sort == at.GAINS and hits(cells, rules, group, source, seat, card)


def _part(game: Mindbug, cells: Cells, source: int, rule: int, seat: int, card: int) -> tuple[int, int]:
    """What one constant ability does to a creature: power, keywords."""
    rules = game.rules
    words = rules[rule + at.CONSTANT_KEYWORDS]
    if rules[rule + at.CONSTANT_TYPE] == at.SHARES_KEYWORDS:
        return 0, words & keywords_of(cells, rules, card)
    power = rules[rule + at.CONSTANT_POWER]
    each = rules[rule + at.CONSTANT_EACH]
    if each:
        power *= amount(cells, rules, each, source, seat, left_neighbour(rules, seat))
    return power, words
