"""Why an action is not legal: a reason for a person, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A
from ludobug.core.header import ACTOR, OVER, TOP
from ludobug.core.zones import COUNT, KIND, LAST
from ludobug.games.millebugs import layout as at
from ludobug.games.millebugs.cards import Card, Family, called, partners
from ludobug.games.millebugs.kernel.table import area_of, battle_of, hand_of, threat_on
from ludobug.games.millebugs.options import THREATS

if TYPE_CHECKING:
    from ludobug.games.millebugs.game import MilleBugs

Refusal = tuple[str, str]
WAITING_FOR = {
    at.TURN_ACTION: ("one option is due: advance, attack, repair, an Immunity, or a discard", "MM-TURN-02"),
    at.DRAW_CARD: ("chance draws a card of the reshuffled pile first", "MM-END-03"),
    at.ANSWER_ATTACK: ("the attacked player may answer with the matching Immunity, or decline", "MM-VAR-01"),
    at.PLACE_STARTER: ("chance picks the starting player", "MM-SET-09"),
}
PAIR_RULES = {
    at.PASSWORD: "MM-PAIR-01",
    at.BLACKMAIL: "MM-PAIR-02",
    at.SPYWARE: "MM-PAIR-03",
    at.PUBLIC_NETWORK: "MM-PAIR-04",
}


def explain(game: MilleBugs, cells: Cells, text: str) -> Refusal:
    """Why the action with this text is not legal now."""
    if cells[ACTOR] == OVER:
        return "the game is over", "MM-END-01"
    op = cells[cells[TOP] + OP]
    if op != at.TURN_ACTION:
        return WAITING_FOR[op]
    verb, _, rest = text.casefold().partition(" ")
    table = Table(game, cells)
    if verb in ("pass", "done", "no", "decline", "stop"):
        return "passing is not possible: play a card, or discard one if none can be played", "MM-TURN-07"
    if verb in ("draw", "take"):
        return "discards cannot be picked up, and the turn's card is drawn already", "MM-TURN-06"
    reasons = {
        "advance": table.advance,
        "attack": table.attack,
        "repair": table.repair,
        "immunity": table.immunity,
        "discard": table.discard,
    }
    return reasons[verb](rest) if verb in reasons else WAITING_FOR[at.TURN_ACTION]


class Table:
    """The table as the player sees it whose action is refused."""

    def __init__(self, game: MilleBugs, cells: Cells) -> None:
        self.game = game
        self.cells = cells
        self.seat = cells[cells[TOP] + A]
        self.area = area_of(game.rules, self.seat)
        self.threat = threat_on(cells, game.rules, self.area)
        self.hand = game.names(cells, hand_of(self.seat))

    def advance(self, name: str) -> Refusal:
        """Why an Advance card can't be placed."""
        card = called(name)
        if card is None or card.family is not Family.ADVANCE:
            return f"no Advance card has the value {name!r}", "MM-ADV-06"
        if card.name not in self.hand:
            return self._missing(card)
        if self.threat:
            return f"{self._malus_on(self.area)} blocks the area: no Advance card can be placed", "MM-ADV-02"
        total = self.cells[at.TOTAL + self.area]
        if total + card.value > at.GOAL:
            return f"{total} and {card.value} are more than {at.GOAL}", "MM-ADV-05"
        return "two 200 lie in the area already", "MM-ADV-07"

    def attack(self, rest: str) -> Refusal:
        """Why a Malus can't be placed there."""
        target, _, name = rest.partition(" with ")
        card = called(name)
        if card is None or card.family is not Family.MALUS:
            return f"no Malus {name!r}: say attack B with PASSWORD", "MM-COMP-02"
        if card.name not in self.hand:
            return self._missing(card)
        area = self._area(target)
        if area is None:
            return f"no area {target!r}; there are {', '.join(self.game.area_names)}", "MM-MAL-08"
        if area == self.area:
            return "a Malus is not placed on the own area", "MM-MAL-06"
        if threat_on(self.cells, self.game.rules, area):
            return f"{self._malus_on(area)} blocks that area already", "MM-MAL-02"
        if card.icon and self.cells[at.SHIELDS + area] & THREATS[card.icon]:
            return f"that area is immune to {card.name}", "MM-MAL-07"
        return "that area has not advanced yet", "MM-MAL-05"

    def repair(self, rest: str) -> Refusal:
        """Why a Bonus can't be played."""
        target, _, name = f" {rest}".partition(" with ")
        card = called(name)
        if card is None or card.family is not Family.BONUS:
            return f"no Bonus {name!r}: say repair with STRONG PASSWORD", "MM-COMP-02"
        if target.strip() and self._area(target.strip()) != self.area:
            return "a Bonus is played on the own Battle pile", "MM-BON-06"
        if card.name not in self.hand:
            return self._missing(card)
        if not self.threat:
            return "no Malus is uncovered on the own Battle pile", "MM-BON-04"
        return f"{self._malus_on(self.area)} takes {self._remedy()} only", PAIR_RULES[self.threat]

    def immunity(self, name: str) -> Refusal:
        """Why an Immunity can't be played: it is not there."""
        card = called(name)
        if card is None or card.family is not Family.IMMUNITY:
            return f"no Immunity {name!r}", "MM-COMP-02"
        return self._missing(card)

    def discard(self, name: str) -> Refusal:
        """Why a card can't be discarded."""
        card = called(name)
        if card is None or card.name not in self.hand:
            return f"no card {name!r} in the hand of seat {self.game.letters[self.seat]}", "MM-TURN-05"
        families = [known.family for known in map(called, self.hand) if known]
        if Family.IMMUNITY in families:
            return "an Immunity in hand can always be played, so nothing may be discarded", "MM-TURN-09"
        return "a card of the hand can be played, so nothing may be discarded", "MM-TURN-04"

    def _missing(self, card: Card) -> Refusal:
        return f"no {card.name} in the hand of seat {self.game.letters[self.seat]}", "MM-TURN-02"

    def _area(self, target: str) -> int | None:
        for area, name in enumerate(self.game.area_names):
            if target in (name.casefold(), *name.casefold()):
                return area
        return None

    def _malus_on(self, area: int) -> str:
        assert self.cells[battle_of(area) + COUNT]
        return self.game.name_of(self.cells[self.cells[battle_of(area) + LAST] + KIND])

    def _remedy(self) -> str:
        icon = next(icon for icon, bit in THREATS.items() if bit == self.threat)
        return partners(icon)[Family.BONUS].name
