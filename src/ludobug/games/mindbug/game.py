"""Mindbug as a game of the contract."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from ludobug.core.cells import Cells, new_cells
from ludobug.core.errors import OptionError, RecordError
from ludobug.core.game import Deal, Game
from ludobug.core.header import ACTOR, CARD_COUNT, CARDS, KINDS, OUTCOME, OVER
from ludobug.core.information import Anatomy, Choice, zone_cards
from ludobug.core.record import Record
from ludobug.core.state import State
from ludobug.core.zones import KIND, ZONE_CELLS
from ludobug.games.mindbug import events, positions, refusal, views, wording
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.kernel.table import draw_of
from ludobug.games.mindbug.language.words import Creature
from ludobug.games.mindbug.native import kernel
from ludobug.games.mindbug.pool import Kind, Pool, make_pool, named_sets
from ludobug.games.mindbug.rules_buffer import make_rules

TEAMS = 2
STARTING_LIFE = 3
STARTING_MINDBUGS = 2
SEAT_ZONES = (at.HAND, at.BOARD, at.DISCARD, at.DRAW)
ENERGY_ZONES = (at.MARKET, at.BOUGHT, at.ENERGY_DISCARD, at.ENERGY_DECK, at.ENERGY_BOX)
SEATS_OF_A_GAME = (2, 4)
MOST_STARTING_LIFE = 20
MOST_STARTING_MINDBUGS = 10


def _every_seat(zone: int) -> list[int]:
    return [zone + seat * ZONE_CELLS for seat in range(at.MOST_SEATS)]


ANATOMY = Anatomy(
    card_cells=at.SHORT_CARD_CELLS,
    zones=(
        *(address for zone in SEAT_ZONES for address in _every_seat(zone)),
        at.REVEALED,
        at.ASIDE,
        at.SHOWN,
        at.UNUSED,
        at.LOOKED,
        at.BOX,
        *ENERGY_ZONES,
    ),
    hidden_zones={
        **{address: seat for seat, address in enumerate(_every_seat(at.HAND))},
        **dict.fromkeys([*_every_seat(at.DRAW), at.UNUSED, at.LOOKED, at.BOX, at.ENERGY_DECK, at.ENERGY_BOX], -1),
    },
    card_operands={
        at.RUN_EFFECT: (2,),
        at.ORDER_EFFECTS: (2,),
        at.OFFER_MINDBUG: (1,),
        at.TAKE_OVER: (1,),
        at.HUNT_OR_BLOCK: (1,),
        at.HUNT: (1,),
        at.BLOCK: (1,),
        at.ATTACK_AGAIN: (1,),
        at.FAST_WINDOW: (1,),
        at.SPREAD_OCTONITE: (1,),
        at.CHOOSE_PROFILE: (1,),
        at.ROLL: (1,),
        at.ATTACK_EFFECTS: (1,),
        at.AFTER_FIGHT: (1, 2),
    },
    long_frames=frozenset({at.RUN_EFFECT, at.ROLL}),
    under=at.UNDER,
    choice=Choice(at.CHOICE, at.LINK, at.CHOSEN, at.SHOWN_IN_HAND),
    lists=((at.WAITING_LIST, at.WAITING, at.WAITING_CELLS, at.ENTRY_CARD),),
    apart=frozenset(ENERGY_ZONES),
)


class Mindbug(Game):
    """Mindbug with a card pool."""

    id: ClassVar[str] = "mindbug"

    def __init__(
        self,
        sets: Sequence[object] = ("first-contact",),
        seats: int = 2,
        cards: Sequence[str] = (),
        without: Sequence[str] = (),
        life: int = STARTING_LIFE,
        mindbugs: int = STARTING_MINDBUGS,
    ) -> None:
        if type(seats) is not int or seats not in SEATS_OF_A_GAME:
            raise OptionError(f"seats: Mindbug is played by 2, or by 4 in two teams, not {seats!r}")
        sets = named_sets(sets, seats)
        self.life = _within("life", life, 1, MOST_STARTING_LIFE)
        self.mindbugs = _within("mindbugs", mindbugs, 0, MOST_STARTING_MINDBUGS)
        self.pool: Pool = make_pool(sets, seats, cards, without)
        custom = iter(self.pool.custom)
        named = [chosen if _is_printed(chosen) else next(custom) for chosen in sets]
        extras = {"cards": list(cards), "without": list(without)}
        options = {"sets": named, "seats": seats, **{name: names for name, names in extras.items() if names}}
        options |= {"life": life} if life != STARTING_LIFE else {}
        options |= {"mindbugs": mindbugs} if mindbugs != STARTING_MINDBUGS else {}
        rules = make_rules(self.pool, seats)
        self.anatomy = replace(ANATOMY, card_cells=rules[at.CARD_SIZE])
        super().__init__(options, kernel(), rules)
        self.kinds: tuple[Kind, ...] = self.pool.kinds
        self.first_kind = self.rules[KINDS]
        self.kind_by_name = {
            kind.card.name: self.first_kind + index * at.KIND_CELLS for index, kind in enumerate(self.kinds)
        }
        self.energy = self.pool.energy_cards
        first_energy = self.first_kind + len(self.kinds) * at.KIND_CELLS
        self.energy_by_name = {
            card.name: first_energy + index * at.KIND_CELLS for index, card in enumerate(self.energy)
        }
        self.kind_names = [*self.kind_by_name, *self.energy_by_name]
        self.creature_cards, self.energy_cards = self._two_decks()
        self._fresh = self._lay_out_fresh()

    # ------------------------------------------------------------ names

    def card_of(self, kind: int) -> Creature:
        """The creature of a kind, given by its address in the rules."""
        return self.kinds[(kind - self.first_kind) // at.KIND_CELLS].card

    def name_of(self, kind: int) -> str:
        """The name of a kind, of creatures or Energy cards, given by its address in the rules."""
        return self.kind_names[(kind - self.first_kind) // at.KIND_CELLS]

    def price_of(self, name: str) -> int:
        """The price of an Energy card of this game."""
        return self.rules[self.energy_by_name[name] + at.PRICE]

    def names(self, cells: Cells, zone: int) -> list[str]:
        """The names of the cards of a zone, in order."""
        return [self.name_of(cells[card + KIND]) for card in zone_cards(cells, zone)]

    # ------------------------------------------------------------ starting

    def _two_decks(self) -> tuple[Cells, Cells]:
        """The creature cards and the Energy cards, which are shuffled apart."""
        creatures = self.all_cards[: self.pool.size]
        energy = self.all_cards[self.pool.size :]
        if energy:
            self.decks = creatures + new_cells(1) + energy
        return creatures, energy

    def _lay_out_fresh(self) -> Cells:
        cells = self.blank()
        kinds = [address for name, address in self.kind_by_name.items() for _ in range(self._copies(name))]
        kinds += self.energy_by_name.values()
        for card, kind in zip(self.all_cards, kinds, strict=True):
            cells[card + KIND] = kind
        positions.set_counters(cells, self.seats, self.life, self.mindbugs)
        self.kernel.lay_out(cells, self.rules)
        return cells

    def _copies(self, name: str) -> int:
        return next(kind.copies for kind in self.kinds if kind.card.name == name)

    def fresh(self) -> Cells:
        """A buffer with all cards laid out in the order of the pool."""
        return self._fresh[:]

    def deal_of(self, cells: Cells) -> Deal:
        """Draw piles and unused pile before the opening hands are drawn, and the Energy deck; top cards first."""
        piles = {self.letters[seat]: self.names(cells, draw_of(seat)) for seat in range(self.seats)}
        energy = {"energy": self.names(cells, at.ENERGY_DECK)} if self.energy else {}
        return {**piles, "unused": self.names(cells, at.UNUSED), **energy}

    def lay_deal(self, deal: Deal) -> Cells:
        """The buffer of a deal, whose piles must hold exactly the pool."""
        names: list[str] = []
        for pile in (*self.letters, "unused"):
            cards = deal.get(pile)
            if not isinstance(cards, list) or not all(isinstance(name, str) for name in cards):
                raise RecordError(f"deal.{pile}", "must be a list of card names")
            if pile != "unused" and len(cards) != at.DRAW_PILE_SIZE:
                raise RecordError(
                    f"deal.{pile}", f"must hold {at.DRAW_PILE_SIZE} cards, not {len(cards)} [MB-SETUP-03]"
                )
            names += cards
        energy = self._energy_of_deal(deal)
        extra = set(deal) - {*self.letters, "unused", *(["energy"] if energy else [])}
        if extra:
            raise RecordError(f"deal.{min(extra)}", "a deal has no such pile")
        pool = Counter({name: self._copies(name) for name in self.kind_by_name})
        if Counter(names) != pool:
            wrong = sorted((Counter(names) - pool) + (pool - Counter(names)))
            raise RecordError("deal", f"must hold the cards of the pool; wrong number of {', '.join(wrong[:5])}")
        cells = self.fresh()
        for card, name in zip(self.creature_cards, names, strict=True):
            cells[card + KIND] = self.kind_by_name[name]
        for card, name in zip(self.energy_cards, energy, strict=True):
            cells[card + KIND] = self.energy_by_name[name]
        return cells

    def _energy_of_deal(self, deal: Deal) -> list[str]:
        """The Energy deck of a deal, which has every Energy card once; nothing in a game without."""
        if not self.energy:
            return []
        names = deal.get("energy")
        if not isinstance(names, list) or Counter(map(repr, names)) != Counter(map(repr, self.energy_by_name)):
            raise RecordError("deal.energy", f"must list the {len(self.energy)} Energy cards, each once [MB-SETUP-10]")
        return names

    def from_position(self, position: Mapping[str, Any]) -> State:
        """A state in which the active seat owes its turn action."""
        cells = positions.assemble(self, position)
        origin = positions.read(self, cells)
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
        """The position of a buffer in which a turn action is due, or of a finished game."""
        return positions.read(self, cells)

    def side(self, seat: int) -> int:
        """The team of a seat."""
        return seat % TEAMS

    def winners(self, outcome: int) -> tuple[int, ...]:
        """The seats of the winning team."""
        return tuple(seat for seat in range(self.seats) if seat % TEAMS == outcome)

    def returns(self, cells: Cells) -> list[float]:
        """1 for each seat of the winning team, -1 for the others, 0 for a draw."""
        if cells[ACTOR] != OVER or cells[OUTCOME] == at.DRAWN_GAME:
            return [0.0] * self.seats
        return [1.0 if seat % 2 == cells[OUTCOME] else -1.0 for seat in range(self.seats)]

    def events_from(self, cells: Cells, tape: Sequence[int]) -> list[dict[str, Any]]:
        """The events of a tape in words."""
        return events.read(self, tape)

    def describe(self, cells: Cells) -> str:
        """Every named place of a state with its content, for whoever looks into the machine."""
        lines = [at.MINDBUG.describe(cells)]
        for index in range(self.rules[CARD_COUNT]):
            card = self.rules[CARDS] + index * self.anatomy.card_cells
            lines.append(f"card {card} = {list(cells[card : card + self.anatomy.card_cells])}")
        return "\n".join(lines)


def _within(option: str, value: object, least: int, most: int) -> int:
    """A whole number that an option may be."""
    if type(value) is not int or not least <= value <= most:
        raise OptionError(f"{option}: must be a whole number from {least} to {most}, not {value!r}")
    return value


def _is_printed(chosen: object) -> bool:
    return isinstance(chosen, str) and not chosen.endswith(".json")
