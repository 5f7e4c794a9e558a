"""What a seat knows: its own hand, everything open, and what the draw pile can hold.

A reshuffled pile was open before, so everybody knows what it was made of. What a seat has drawn of it since can't lie
there any more, and a card it has not seen that the pile never held must be in somebody's hand. With two hands this is
everything there is to know. With more, nobody is held to remember which of the others drew how many of the new cards.
"""

from __future__ import annotations

from array import array
from collections import Counter

from ludobug.core.cells import Cells
from ludobug.core.game import Game
from ludobug.core.header import CARD_COUNT, CARDS, KIND_COUNT, KINDS
from ludobug.core.information import Information, observe
from ludobug.core.zones import KIND, ZONE
from ludobug.games.millebugs import layout as at


def pile_could_hold(cells: Cells, rules: Cells, seat: int) -> Counter[int]:
    """How many of each kind may still lie in the draw pile, for all a seat knows of the last shuffle."""
    kinds = rules[KINDS]
    held = Counter(
        {kinds + number * at.KIND_CELLS: cells[at.PILE_HELD + number] for number in range(rules[KIND_COUNT])}
    )
    for card in _cards(rules):
        if cells[card + at.DRAWN_BY] == seat + 1:
            held[cells[card + KIND]] -= 1
    return +held


def known_to(game: Game, cells: Cells, seat: int) -> Information:
    """What a seat knows, in canonical form: the cards that can't be in the pile stand for the first hidden hand cards.

    Dealing anew then takes two steps: the pile gets any of the cards it can hold, and the hands get the others.
    """
    plain = observe(game.key, cells, game.rules, game.anatomy, seat)
    copy = array("h")
    copy.frombytes(plain.cells)
    for card in _cards(game.rules):
        if copy[card + at.DRAWN_BY] != seat + 1:
            copy[card + at.DRAWN_BY] = 0
    hidden = list(plain.hidden)
    inside = [card for card in hidden if copy[card + ZONE] == at.DRAW]
    outside = [card for card in hidden if copy[card + ZONE] != at.DRAW]
    pool = Counter(copy[card + KIND] for card in hidden)
    fitting = pool & pile_could_hold(copy, game.rules, seat)
    elsewhere = sorted((pool - fitting).elements())
    if not inside or not elsewhere:
        return Information(game.key, seat, copy.tobytes(), tuple(hidden))
    slots = [*outside, *inside]
    for card, kind in zip(slots, [*elsewhere, *sorted(fitting.elements())], strict=True):
        copy[card + KIND] = kind
    return Information(game.key, seat, copy.tobytes(), (*slots[len(elsewhere) :], 0, *outside))


def _cards(rules: Cells) -> range:
    return range(rules[CARDS], rules[CARDS] + rules[CARD_COUNT] * at.CARD_CELLS, at.CARD_CELLS)
