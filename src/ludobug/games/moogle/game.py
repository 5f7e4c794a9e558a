"""Moogle Bounty Mayhem as a game of the contract."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ludobug.core.cells import Cells, Word
from ludobug.core.frames import A
from ludobug.core.game import Deal, Game
from ludobug.core.header import ACTOR, KINDS, OVER, TOP
from ludobug.core.information import Anatomy, Information, zone_cards
from ludobug.core.record import Record
from ludobug.core.state import State
from ludobug.core.zones import FIRST, KIND, ZONE_CELLS
from ludobug.games.moogle import deals, events, knowledge, options, positions, refusal, standing, views, wording
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.cards import MOGS
from ludobug.games.moogle.kernel.dealing import deal_fresh
from ludobug.games.moogle.language.words import Mog
from ludobug.games.moogle.native import MoogleKernel, kernel
from ludobug.games.moogle.pool import KINDS as POOL
from ludobug.games.moogle.pool import Kind, make_rules


def _each(zone: int, count: int) -> list[int]:
    return [zone + number * ZONE_CELLS for number in range(count)]


ANATOMY = Anatomy(
    card_cells=at.CARD_CELLS,
    zones=(
        *_each(at.HAND, at.MOST_SEATS),
        *_each(at.SIDE, at.PLACES * at.MOST_SEATS),
        *_each(at.DECK, at.MOGS),
        *_each(at.MONSTER, at.PLACES),
        at.MONSTER_DECK,
        at.SPARE,
        *_each(at.MOG_CARD, at.MOST_SEATS),
        at.DRAFT,
        at.MOG_BOX,
        at.BOX,
    ),
    hidden_zones={address: seat for seat, address in enumerate(_each(at.HAND, at.MOST_SEATS))},
    card_operands={at.RUN_EFFECT: (2,)},
    long_frames=frozenset({at.RUN_EFFECT}),
    under=None,
    choice=None,
    lists=(),
)


class Moogle(Game):
    """Moogle Bounty Mayhem at a table of 2, 3 or 4.

    ``draft`` lets the players choose their Mogs; ``mogs`` gives each seat its Mog, ``monsters`` the monsters in the
    order of the places, ``tile`` the face of the Yiazmat tile ("1A" to "2B"). What is not given is drawn at random.
    """

    id: ClassVar[str] = "moogle"
    anatomy = ANATOMY
    kernel: MoogleKernel

    def __init__(
        self,
        seats: int = 2,
        draft: bool = False,
        mogs: Sequence[str] | None = None,
        monsters: Sequence[str] | None = None,
        tile: str | None = None,
    ) -> None:
        self.table = options.check_table(seats, draft, mogs, monsters, tile)
        chosen = {
            "seats": seats,
            "draft": draft,
            "mogs": self.table.mogs,
            "monsters": self.table.monsters,
            "tile": tile,
        }
        super().__init__(chosen, kernel(), make_rules(self.table))
        self.first_kind = self.rules[KINDS]
        self.places = (*range(self.table.monster_count), at.YIAZMAT)
        """The places on the table: the monsters, then Yiazmat."""
        self._fresh = deals.lay_out_fresh(self)

    # ------------------------------------------------------------ names

    def kind(self, address: int) -> Kind:
        """A kind, given by its address in the rules."""
        return POOL[(address - self.first_kind) // at.KIND_CELLS]

    def address_of(self, kind: Kind) -> int:
        """The address of a kind in the rules."""
        return self.first_kind + kind.number * at.KIND_CELLS

    def name_of(self, address: int) -> str:
        """The name of a kind, given by its address in the rules."""
        return self.kind(address).name

    def names(self, cells: Cells, zone: int) -> list[str]:
        """The names of the cards of a zone, in order."""
        return [self.name_of(cells[card + KIND]) for card in zone_cards(cells, zone)]

    def place_name(self, place: int) -> str:
        """What a place is called: by its neighbours ("AB"), by number where two players sit face to face."""
        if place == at.YIAZMAT:
            return "Yiazmat"
        if self.seats == 2:
            return str(place + 1)
        return self.letters[place] + self.letters[(place + 1) % self.seats]

    def monster_name(self, cells: Cells, place: int) -> str:
        """The name of the monster that lies at a place now."""
        name: str = self.kind(cells[cells[at.MONSTER + place * ZONE_CELLS + FIRST] + KIND]).printed.name
        return name

    def mog_of(self, cells: Cells, seat: int) -> Mog:
        """The Mog of a seat."""
        mog = self.kind(cells[cells[at.MOG_CARD + seat * ZONE_CELLS + FIRST] + KIND]).printed
        assert isinstance(mog, Mog)
        return mog

    def deck_list(self, mog: str) -> tuple[str, ...]:
        """The ten cards of a Mog's deck by its name: everybody knows them, nobody their order."""
        names = tuple(kind.name for kind in POOL if kind.mog == mog)
        if not names:
            raise ValueError(f"no Mog {mog!r}; there are {', '.join(each.name for each in MOGS)}")
        return names

    def instruction(self, cells: Cells) -> int:
        """What the effect that is being carried out asks for."""
        return self.rules[cells[cells[TOP] + A] + at.INSTRUCTION]

    # ------------------------------------------------------------ starting

    def fresh(self) -> Cells:
        """A buffer with everything laid out in the order of the box, what is given first."""
        return self._fresh[:]

    def shuffle(self, cells: Cells, seed: Word) -> None:
        """Shuffle what is drawn at random, each sort by itself, and draw who begins."""
        deal_fresh(cells, self.rules, seed)

    def deal_of(self, cells: Cells) -> Deal:
        """First player, tile face, monsters, Heroes, Mogs and every deck, in the order they are dealt from."""
        return deals.read(self, cells)

    def lay_deal(self, deal: Deal) -> Cells:
        """The buffer of a deal, which must hold exactly what is in the box."""
        return deals.lay(self, deal)

    def from_position(self, position: Mapping[str, Any]) -> State:
        """A state in which the active seat's turn begins."""
        cells = positions.assemble(self, position)
        origin = positions.read(self, cells)
        positions.score_if_due(self, cells)
        self.kernel.run(cells, self.rules)
        return self.State(self, cells, origin)

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

    # ------------------------------------------------------------ knowledge

    def observe(self, cells: Cells, seat: int) -> Information:
        """What a seat knows of a buffer."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}: this game has seats 0 to {self.seats - 1}")
        return knowledge.known_to(self, cells, seat)

    # ------------------------------------------------------------ words

    def action_text(self, cells: Cells, codes: Sequence[int], action: int) -> str:
        """The text of a legal action."""
        return wording.action_text(self, cells, codes, action)

    def other_texts(self, cells: Cells, action: int) -> set[str]:
        """Further texts that a person may use for a legal action, folded."""
        return wording.other_texts(self, cells, action)

    def explain_refusal(self, cells: Cells, text: str) -> tuple[str, str]:
        """Why an action is not legal, and by which rule."""
        return refusal.explain(self, cells, text)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            raise ValueError(f"no seat {seat!r}: this game has seats 0 to {self.seats - 1}, None is the spectator")
        return views.view(self, state, seat)

    def position(self, cells: Cells) -> dict[str, Any]:
        """The position of a buffer in which a turn begins, or of a finished game."""
        return positions.read(self, cells)

    def winners(self, outcome: int) -> tuple[int, ...]:
        """The seat that wins; there is always exactly one."""
        return (outcome,)

    def returns(self, cells: Cells) -> list[float]:
        """1 for the winner, -1 for the last, evenly spaced between; those with equal points behind the winner share."""
        if cells[ACTOR] != OVER:
            return [0.0] * self.seats
        return views.payoffs(self, cells)

    def standing(self, state: State) -> standing.Standing:
        """What everything on the table of a state, hidden cards included, would bring if the game ended now."""
        return standing.standing(self, state.cells)

    def events_from(self, cells: Cells, tape: Sequence[int]) -> list[dict[str, Any]]:
        """The events of a tape in words."""
        return events.read(self, cells, tape)

    def describe(self, cells: Cells) -> str:
        """Every named place of a state with its content, for whoever looks into the machine."""
        lines = [at.MOOGLE.describe(cells)]
        for card in self.all_cards:
            lines.append(f"card {card} = {list(cells[card : card + at.CARD_CELLS])}")
        return "\n".join(lines)
