"""Mille Bugs as a game of the contract."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ludobug.core.cells import Cells
from ludobug.core.errors import RecordError
from ludobug.core.game import Deal, Game, Simulation
from ludobug.core.header import ACTOR, CARD_COUNT, CARDS, KINDS, OUTCOME, OVER
from ludobug.core.information import Anatomy, Information, zone_cards
from ludobug.core.record import Record
from ludobug.core.state import State
from ludobug.core.zones import KIND, ZONE_CELLS
from ludobug.games.millebugs import events, knowledge, options, positions, refusal, views, wording
from ludobug.games.millebugs import layout as at
from ludobug.games.millebugs.cards import CARDS as DECK
from ludobug.games.millebugs.cards import Card
from ludobug.games.millebugs.kernel.table import hand_of
from ludobug.games.millebugs.native import kernel


def _each(zone: int, count: int) -> list[int]:
    return [zone + number * ZONE_CELLS for number in range(count)]


ANATOMY = Anatomy(
    card_cells=at.CARD_CELLS,
    zones=(
        *_each(at.HAND, at.MOST_SEATS),
        at.BOX,
        *(address for zone in (at.ADVANCE, at.BATTLE, at.SAFE) for address in _each(zone, at.MOST_AREAS)),
        at.DISCARD,
        at.DRAW,
    ),
    hidden_zones={
        **{address: seat for seat, address in enumerate(_each(at.HAND, at.MOST_SEATS))},
        **dict.fromkeys([at.BOX, at.DRAW], -1),
    },
    card_operands={},
    long_frames=frozenset(),
    under=None,
    choice=None,
    lists=(),
)


class MilleBugs(Game):
    """Mille Bugs at a table of some seats, alone or in teams of two.

    ``starter`` is the letter of the seat that begins, or "random"; ``house_rules`` are those of ``options``.
    """

    id: ClassVar[str] = "millebugs"
    anatomy = ANATOMY

    def __init__(
        self, seats: int = 2, teams: bool = False, starter: str = "A", house_rules: Sequence[str] = ()
    ) -> None:
        self.areas = options.check_table(seats, teams)
        first = options.check_starter(starter, seats)
        house = options.check_house_rules(house_rules)
        chosen = {"seats": seats, "teams": teams, "starter": starter, "house_rules": house}
        super().__init__(chosen, kernel(), options.make_rules(seats, self.areas, first, house))
        self.first_kind = self.rules[KINDS]
        self.kind_by_name = {card.name: self.first_kind + n * at.KIND_CELLS for n, card in enumerate(DECK)}
        self.area_names = ["".join(self.letters[area :: self.areas]) for area in range(self.areas)]
        """The letters of the seats that share each area: "A" alone, "AC" in teams."""
        self._fresh = self._lay_out_fresh()

    # ------------------------------------------------------------ names

    def card_of(self, kind: int) -> Card:
        """The card of a kind, given by its address in the rules."""
        return DECK[(kind - self.first_kind) // at.KIND_CELLS]

    def name_of(self, kind: int) -> str:
        """The name of a kind, given by its address in the rules."""
        return self.card_of(kind).name

    def names(self, cells: Cells, zone: int) -> list[str]:
        """The names of the cards of a zone, in order."""
        return [self.name_of(cells[card + KIND]) for card in zone_cards(cells, zone)]

    # ------------------------------------------------------------ starting

    def _lay_out_fresh(self) -> Cells:
        cells = self.blank()
        kinds = [self.kind_by_name[card.name] for card in DECK for _ in range(card.copies)]
        for card, kind in zip(self.all_cards, kinds, strict=True):
            cells[card + KIND] = kind
        self.kernel.lay_out(cells, self.rules)
        return cells

    def fresh(self) -> Cells:
        """A buffer with all cards laid out in the order of the deck."""
        return self._fresh[:]

    def deal_of(self, cells: Cells) -> Deal:
        """Hands and draw pile, top card first."""
        hands = {letter: self.names(cells, hand_of(seat)) for seat, letter in enumerate(self.letters)}
        return {**hands, "draw": self.names(cells, at.DRAW)}

    def lay_deal(self, deal: Deal) -> Cells:
        """The buffer of a deal, whose piles must hold exactly the deck."""
        names: list[str] = []
        for pile in (*self.letters, "draw"):
            cards = deal.get(pile)
            if not isinstance(cards, list) or not all(isinstance(name, str) for name in cards):
                raise RecordError(f"deal.{pile}", "must be a list of card names")
            if pile != "draw" and len(cards) != at.HAND_SIZE:
                raise RecordError(f"deal.{pile}", f"must hold {at.HAND_SIZE} cards, not {len(cards)} [MM-SET-07]")
            names += cards
        extra = set(deal) - {*self.letters, "draw"}
        if extra:
            raise RecordError(f"deal.{min(map(str, extra))}", "a deal has no such pile")
        deck = Counter({card.name: card.copies for card in DECK})
        if Counter(names) != deck:
            wrong = sorted((Counter(names) - deck) + (deck - Counter(names)))
            raise RecordError("deal", f"must hold the 86 cards; wrong number of {', '.join(wrong[:5])}")
        cells = self.fresh()
        for card, name in zip(self.all_cards, names, strict=True):
            cells[card + KIND] = self.kind_by_name[name]
        return cells

    def from_position(self, position: Mapping[str, Any]) -> State:
        """A state in which a seat owes its action, or its turn begins."""
        cells = positions.assemble(self, position)
        origin = positions.read(self, cells)
        self.kernel.run(cells, self.rules)
        return self.State(self, cells, origin)

    # ------------------------------------------------------------ knowledge

    def observe(self, cells: Cells, seat: int) -> Information:
        """What a seat knows of a buffer."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}: this game has seats 0 to {self.seats - 1}")
        return knowledge.known_to(self, cells, seat)

    # ------------------------------------------------------------ records

    def make_record(self, origin: Any, numbers: Sequence[int]) -> Record:
        """The record of a game from its origin (a dealt buffer, or a position) and its action numbers."""
        if isinstance(origin, array):
            deal, position = self.deal_of(origin), None
            state = self.new_state(deal=deal)
        else:
            deal, position = None, origin
            state = self.from_position(origin)
        texts = []
        for number in numbers:
            texts.append(state.action_text(number))
            state.apply(number)
        return Record(self.id, self.options, deal, position, tuple(texts))

    # ------------------------------------------------------------ words

    def action_text(self, cells: Cells, codes: Sequence[int], action: int) -> str:
        """The text of a legal action."""
        return wording.action_text(self, action)

    def other_texts(self, cells: Cells, action: int) -> set[str]:
        """Further texts that a person may use for a legal action, folded."""
        return wording.other_texts(self, action)

    def explain_refusal(self, cells: Cells, text: str) -> tuple[str, str]:
        """Why an action is not legal, and by which rule."""
        return refusal.explain(self, cells, text)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            raise ValueError(f"no seat {seat!r}: this game has seats 0 to {self.seats - 1}, None is the spectator")
        return views.view(self, state, seat)

    def position(self, cells: Cells) -> dict[str, Any]:
        """The position of a buffer in which an action is due or a turn begins, or of a finished game."""
        return positions.read(self, cells)

    # ------------------------------------------------------------ results

    def winning_areas(self, outcome: int) -> list[int]:
        """The areas that win with an outcome of the kernel: one with 1000, or all that came closest."""
        if outcome >= at.REACHED:
            return [outcome - at.REACHED]
        return [area for area in range(self.areas) if outcome >> area & 1]

    def side(self, seat: int) -> int:
        """The area of a seat: partners share one."""
        return seat % self.areas

    def winners(self, outcome: int) -> tuple[int, ...]:
        """The seats of the winning areas."""
        areas = self.winning_areas(outcome)
        return tuple(seat for seat in range(self.seats) if self.side(seat) in areas)

    def ending(self, outcome: int) -> str:
        """Whether a game ends by exactly 1000, or by who came closest."""
        if outcome >= at.REACHED:
            return "by exactly 1000"
        return "closest to 1000" if len(self.winning_areas(outcome)) == 1 else "closest to 1000, shared"

    def returns(self, cells: Cells) -> list[float]:
        """What each seat's area wins or loses, zero-sum over the areas: 1 for a sole win, shared by equal ones."""
        if cells[ACTOR] != OVER:
            return [0.0] * self.seats
        winners = self.winning_areas(cells[OUTCOME])
        others = self.areas - 1
        won, lost = (self.areas - len(winners)) / others, -len(winners) / others
        if not won:
            lost = 0.0
        return [won if self.side(seat) in winners else lost for seat in range(self.seats)]

    def reached_goal(self, simulation: Simulation) -> int:
        """How many of the simulated games ended by exactly 1000."""
        return sum(simulation.outcomes[at.REACHED :])

    def events_from(self, cells: Cells, tape: Sequence[int]) -> list[dict[str, Any]]:
        """The events of a tape in words."""
        return events.read(self, tape)

    def describe(self, cells: Cells) -> str:
        """Every named place of a state with its content, for whoever looks into the machine."""
        lines = [at.MILLEBUGS.describe(cells)]
        for index in range(self.rules[CARD_COUNT]):
            card = self.rules[CARDS] + index * at.CARD_CELLS
            lines.append(f"card {card} = {list(cells[card : card + at.CARD_CELLS])}")
        return "\n".join(lines)
