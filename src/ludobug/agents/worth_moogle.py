"""What a table of Moogle Bounty Mayhem is worth to a seat, judged as it stands; the unit is a victory point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from ludobug.core.state import State
from ludobug.games.moogle.cards import POWERS
from ludobug.games.moogle.views import decision

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle

ROUNDS = 6
LEAD = 0.09
"""What a point of power ahead of the best rival at a place is worth, while there are turns to come."""
MOST_LEAD = 8
ABILITY = 1.2
"""What a Mog's ability is worth for as long as it is not used, at the beginning; nothing in the last round."""
GIL = 0.4
HELD = 0.06
"""What a point of power in hand is worth, of the cards that can still be played."""


def turn_action_due(state: State) -> bool:
    """Whether a turn begins, or a Mog is to be chosen: nothing is pending."""
    said = decision(state.game, state.cells)
    return said["type"] == "draft" or (said["type"] == "turn" and not said["played"])


def worth(state: State, seat: int) -> float:
    """The points of a seat less those of its best rival and a part of the others', and what it may still do."""
    game = cast("Moogle", state.game)
    now = game.standing(state)
    rivals = [points for other, points in enumerate(now.points) if other != seat]
    ahead = now.points[seat] - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)
    view = state.view(seat)
    to_come: int = ROUNDS - view["round"]
    leads = sum(lead(totals, seat) for totals in now.totals)
    return ahead + to_come / ROUNDS * (LEAD * leads) + still_to_do(view[game.letters[seat]], to_come)


def lead(totals: Mapping[int, int], seat: int) -> int:
    """How far a seat is ahead of its best rival at a place, or behind; no lead counts for more than one can use."""
    best = max((total for other, total in totals.items() if other != seat), default=0)
    return max(-MOST_LEAD, min(MOST_LEAD, totals.get(seat, 0) - best))


def still_to_do(seat: Mapping[str, object], to_come: int) -> float:
    """What the cards in hand, the Mog's ability and the Gil of a seat may still bring."""
    hand = sorted((POWERS[name] for name in cast(Sequence[str], seat["hand"])), reverse=True)
    gil = cast(int, seat["gil"])
    unused = 0.0 if seat["ability_used"] else ABILITY * min(1.0, 2 * to_come / ROUNDS)
    return HELD * sum(hand[:to_come]) + (GIL * gil if gil and to_come else unused)
