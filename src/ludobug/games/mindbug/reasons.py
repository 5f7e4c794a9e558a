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
from ludobug.games.mindbug.kernel.quantities import amount, holds
from ludobug.games.mindbug.kernel.table import board_of, boosts_under, controller, left_neighbour

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
LEAST_POWER = "least power"


def keyword_names(bits: int) -> list[str]:
    """The keywords of a set of bits, in alphabetical order."""
    return [name for bit, name in KEYWORDS.items() if bits & bit]


def reasons(game: Mindbug, cells: Cells, card: int) -> list[dict[str, Any]]:
    """Every difference of a creature in play from its print: how much power, or which keyword, from what."""
    found: list[dict[str, Any]] = []
    printed = game.rules[cells[card + KIND] + at.PRINTED_POWER]
    power = printed
    boosts = boosts_under(cells, card)
    if boosts:
        found.append({"power": boosts, "source": BOOST})
        power += boosts
    if game.rules[at.CARD_SIZE] == at.LONG_CARD_CELLS and cells[card + at.POWER_THIS_TURN]:
        found.append({"power": cells[card + at.POWER_THIS_TURN], "source": THIS_TURN})
        power += cells[card + at.POWER_THIS_TURN]
    own = game.rules[cells[card + KIND] + at.PRINTED_KEYWORDS]
    for keyword in keyword_names(cells[card + MARKS] // at.THIS_TURN & ~own):
        found.append({"keyword": keyword, "source": THIS_TURN})
    for source, rule, seat in constants_on(game, cells, card):
        name = game.name_of(cells[source + KIND])
        change, words = _part(game, cells, source, rule, seat, card)
        if change:
            found.append({"power": change, "source": name})
            power += change
        found += [{"keyword": keyword, "source": name} for keyword in keyword_names(words & ~own)]
    if power < 1:
        found.append({"power": cells[card + at.POWER] - power, "source": LEAST_POWER})
    return found


def constants_on(game: Mindbug, cells: Cells, card: int) -> Iterator[tuple[int, int, int]]:
    """The constant abilities in play that change a creature's power or keywords: source, rule, controller."""
    rules = game.rules
    for seat in range(rules[SEATS]):
        for source in zone_cards(cells, board_of(seat)):
            kind = cells[source + KIND]
            for index in range(rules[kind + at.CONSTANT_COUNT]):
                rule = rules[kind + at.CONSTANTS] + index * at.CONSTANT_CELLS
                if holds(cells, rules, rules[rule + at.CONSTANT_CONDITION], source, seat) and _touches(
                    cells, rules, rule, source, seat, card
                ):
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
        return 0, words & cells[card + at.KEYWORDS]
    power = rules[rule + at.CONSTANT_POWER]
    each = rules[rule + at.CONSTANT_EACH]
    if each:
        power *= amount(cells, rules, each, source, seat, left_neighbour(rules, controller(cells, source)))
    return power, words
