"""Groups of cards, quantities and conditions as rows of the rules buffer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.compile.codes import EXTREMES, RELATIONS, SIDES, TRIGGER_BITS, ZONES, keyword_bits


class Tables:
    """The rules buffer under construction: rows are appended, equal rows are shared."""

    def __init__(self, seats: int = 2) -> None:
        self.seats = seats
        self.cells: list[int] = [0] * at.FIRST_RULE
        self._rows: dict[tuple[int, ...], int] = {}

    def row(self, *cells: int) -> int:
        """The address of a row with this content."""
        if cells not in self._rows:
            self._rows[cells] = len(self.cells)
            self.cells.extend(cells)
        return self._rows[cells]

    def block(self, cells: Sequence[int]) -> int:
        """The address of a new run of cells."""
        address = len(self.cells)
        self.cells.extend(cells)
        return address

    def group(self, group: w.Creatures | w.Cards) -> int:
        """A group of cards."""
        if isinstance(group, w.Cards):
            ability = sum(bit for (trigger, _), bit in TRIGGER_BITS.items() if trigger is group.ability)
            return self.group_row(
                ZONES[group.zone],
                group.min_power,
                group.max_power,
                filters=(at.WITH_ABILITY if ability else 0) | (at.LAY_UNDER_THIS if group.lay_under_this else 0),
                ability=ability,
            )
        relation, far = group.than_this, group.further_from_this
        filters = (at.OTHER if group.other else 0) | (at.BOOSTED if group.boosted else 0)
        filters |= at.RELATED_TO_THIS if relation is not None else 0
        filters |= at.FAR_FROM_THIS if far is not None else 0
        filters |= at.WITH_OCTONITE if group.min_octonite else 0
        filters |= at.WITH_DEEDS if group.blocked else 0
        filters |= at.WITH_NAMED if group.named_keyword or group.shares_keyword_with_it else 0
        measured = replace(group, side=w.Side.ANY, other=False, min_octonite=None, blocked=False, boosted=False)
        return self.group_row(
            SIDES[group.side],
            group.min_power,
            at.AS_NOTED if group.as_strong_as_it else group.max_power,
            filters=filters,
            keywords=keyword_bits(group.keywords),
            extreme=at.SHARED if group.sharing_power else EXTREMES[group.extreme],
            measures=measured != w.Creatures(),
            relation=RELATIONS[relation] if relation is not None else 0,
            octonite=group.min_octonite or 0,
            distance=far or 0,
            deeds=at.HAS_BLOCKED if group.blocked else 0,
        )

    def group_row(
        self,
        zones: int,
        low: int | None = None,
        high: int | None = None,
        *,
        filters: int = 0,
        keywords: int = 0,
        extreme: int = 0,
        measures: bool = False,
        relation: int = 0,
        octonite: int = 0,
        ability: int = 0,
        distance: int = 0,
        deeds: int = 0,
    ) -> int:
        """The row of a group."""
        filters |= at.WITH_POWER if low is not None or high is not None else 0
        filters |= at.WITH_KEYWORDS if keywords else 0
        asked = keywords, extreme, int(measures), relation, octonite, ability, distance, deeds
        return self.row(zones, filters, low or 0, _most(high), *asked)

    def anywhere(self, zones: int) -> int:
        """All cards of some zones."""
        return self.group_row(zones)

    def quantity(self, quantity: w.Quantity) -> int:
        """A quantity."""
        match quantity:
            case w.Number(value):
                return self.row(at.NUMBER, value)
            case w.CreatureCount(w.Creatures() as group):
                return self.row(at.CREATURES_OF_GROUP, self.group(group))
            case w.CreatureCount(who):
                return self.row(at.CREATURES_OF_YOU + (who is not w.Who.YOU), 0)
            case w.LifeOf(who):
                return self.row(at.LIFE_OF_YOU + (who is not w.Who.YOU), 0)
            case w.HandSize(who):
                return self.row(at.HAND_OF_YOU + (who is not w.Who.YOU), 0)
            case w.DiscardSize(who):
                return self.row(at.DISCARD_OF_YOU + (who is not w.Who.YOU), 0)
            case w.UnusedMindbugs(who):
                return self.row(at.MINDBUGS_OF_YOU + (who is not w.Who.YOU), 0)
            case w.OctoniteOnThis():
                return self.row(at.OCTONITE_ON_THIS, 0)
            case w.OctoniteOn(group):
                return self.row(at.OCTONITE_ON_GROUP, self.group(group))

    def size_of(self, group: w.Creatures | w.Cards) -> int:
        """The number of cards of a group, as a quantity."""
        return self.row(at.CREATURES_OF_GROUP, self.group(group))

    def condition(self, condition: w.Condition | None) -> int:
        """A condition; 0 for none."""
        match condition:
            case None:
                return 0
            case w.YourTurn():
                return self.row(at.YOUR_TURN, 0, 0, 0)
            case w.ItHasPower(min_power, max_power):
                group = self.group(w.Creatures(min_power=min_power, max_power=max_power))
                return self.row(at.IT_HAS_POWER, group, 0, 0, 0)
            case w.ItHasOctonite(count):
                return self.row(at.IT_HAS_POWER, self.group(w.Creatures(min_octonite=count)), 0, 0, 0)
            case w.NotYourTurn():
                return self.row(at.NOT_YOUR_TURN, 0, 0, 0)
            case w.OnlyAllied():
                return self.row(at.ONLY_ALLIED, 0, 0, 0)
            case w.ThisDefeatedAnEnemy():
                return self.row(at.THIS_DEFEATED_AN_ENEMY, 0, 0, 0)
            case w.Compare(left, relation, right, more):
                return self.row(at.COMPARE, self.quantity(left), RELATIONS[relation], self.quantity(right), more)


def _most(power: int | None) -> int:
    return at.MOST_POWER if power is None else power
