"""What every game offers: the contract between a set of rules and everything that plays with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from ludobug.core.cells import Cells, Codes, Reals, Word, new_cells, new_codes
from ludobug.core.errors import RecordError
from ludobug.core.header import CARD_COUNT, CARDS, MOST_OUTCOMES, OPTIONS, SEATS, STATE_CELLS, TAPE_CELLS, TAPE_LIMIT
from ludobug.core.information import Anatomy, Information, observe, thaw
from ludobug.core.playout import TOTAL_DECISIONS, TOTAL_LONGEST, TOTAL_OUTCOMES, TOTAL_UNFINISHED
from ludobug.core.record import Record
from ludobug.core.seeds import word
from ludobug.core.state import State, state_class
from ludobug.core.zones import KIND

SEAT_LETTERS = "ABCDEFGH"
Deal = Mapping[str, Any]
KNOWN_NUMBERS = 8192


class Kernel(Protocol):
    """The functions of a game's kernel that Python calls, compiled or interpreted."""

    Handle: type
    lay_out: Callable[[Cells, Cells], None]
    begin: Callable[[Cells, Cells], None]
    run: Callable[[Cells, Cells], None]
    choose: Callable[[Cells, Cells, int], None]
    refresh: Callable[[Cells, Cells], None]
    scrambled: Callable[[Word], Word]
    shuffle_groups: Callable[[Cells, Cells, int, Word], Word]
    resample: Callable[[Cells, Cells, Cells, Cells, int, Word], Word]
    playout: Callable[[Cells, Cells, Word, int], int]
    write_plain_codes: Callable[[Cells, Cells, Codes], int]
    write_codes: Callable[[Cells, Cells, Codes], int]
    legal_codes: Callable[[Cells, Cells, Codes], int]
    option_of: Callable[[Cells, Cells, Codes, int], int]
    random_games: Callable[[Cells, Cells, Cells, Cells, int, int, Word, Codes], Word]
    resampled_games: Callable[[Cells, Cells, Cells, Cells, int, int, Word], int]
    search: Callable[[Cells, Cells, Cells, Cells, int, Codes, Reals, Codes, int, Word], None]
    node_after: Callable[[Codes, int, int, int], int]


@dataclass(frozen=True, slots=True)
class Simulation:
    """What many random games came to."""

    games: int
    decisions: int
    wins: tuple[int, ...]
    draws: int
    longest: int
    unfinished: int
    outcomes: tuple[int, ...] = ()
    """How many games came to each outcome of the kernel, by its number."""


class Game(ABC):
    """One game with its options and card pool: immutable, shared by all its states."""

    id: ClassVar[str]
    anatomy: Anatomy
    kernel: Kernel
    rules: Cells

    def __init__(self, options: Mapping[str, Any], kernel: Kernel, rules: Sequence[int]) -> None:
        self.options = dict(options)
        self.key = repr(self)
        """What tells this game from others with other options."""
        self.kernel = kernel
        self.rules = array("h", rules)
        self.listening = array("h", rules)
        self.listening[TAPE_LIMIT] = TAPE_CELLS
        self.codes = new_codes(2 * max(rules[CARD_COUNT] + 64, rules[STATE_CELLS] - rules[OPTIONS]))
        self.listed_rules: Any = self.rules.tolist()
        self.listed_codes: Any = self.codes.tolist()
        self.numbers = list(range(KNOWN_NUMBERS))
        self.desk: Any = None
        """What the compiled states of this game share; theirs alone."""
        self.seats = rules[SEATS]
        self.letters = SEAT_LETTERS[: self.seats]
        self.State = state_class(kernel.Handle)
        self.all_cards = array(
            "h",
            range(
                rules[CARDS],
                rules[CARDS] + rules[CARD_COUNT] * self.anatomy.card_cells,
                self.anatomy.card_cells,
            ),
        )
        self.decks = self.all_cards
        """The cards that are shuffled for a deal; a 0 stands between two decks."""

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"<{self.id}: {shown}>"

    # ------------------------------------------------------------ starting

    @abstractmethod
    def fresh(self) -> Cells:
        """A buffer with all cards laid out in their order, before the game begins."""

    @abstractmethod
    def deal_of(self, cells: Cells) -> Deal:
        """The deal of a buffer whose game has not begun, in names."""

    @abstractmethod
    def lay_deal(self, deal: Deal) -> Cells:
        """The buffer of a deal; ``RecordError`` if it is none."""

    def new_state(self, seed: object = None, deal: Deal | None = None) -> State:
        """Begin a game, dealt from a seed (or as told). Equal seeds deal alike."""
        if deal is not None:
            if not isinstance(deal, Mapping):
                raise RecordError("deal", f"must be an object, not {deal!r}")
            cells = self.lay_deal(deal)
        else:
            cells = self.fresh()
            self.shuffle(cells, self.word(seed))
        state = self.State(self, cells, cells[:])
        state.begin()
        return state

    def word(self, seed: object) -> Word:
        """The number that random walks from a seed begin with."""
        return word(seed, self.kernel.scrambled)

    def shuffle(self, cells: Cells, seed: Word) -> None:
        """Shuffle all cards of a buffer, each deck by itself, whatever is known of them."""
        self.kernel.shuffle_groups(cells, self.decks, len(self.decks), seed)

    @abstractmethod
    def from_position(self, position: Mapping[str, Any]) -> State:
        """A state in which it is somebody's turn; ``PositionError`` names the field that can't be."""

    def replay(self, record: Record) -> Iterator[State]:
        """The states of a record, the first one included; ``RecordError`` names a move that can't be."""
        try:
            if record.position is not None:
                state = self.from_position(record.position)
            else:
                state = self.new_state(deal=record.deal)
        except RecordError:
            raise
        except ValueError as error:
            raise RecordError("position" if record.position is not None else "deal", str(error)) from error
        yield state.clone()
        for number, action in enumerate(record.actions):
            try:
                state.apply(action)
            except ValueError as error:
                raise RecordError(f"actions[{number}]", str(error)) from error
            yield state.clone()

    # ------------------------------------------------------------ knowledge

    def observe(self, cells: Cells, seat: int) -> Information:
        """What a seat knows of a buffer."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}: this game has seats 0 to {self.seats - 1}")
        return observe(self.key, cells, self.rules, self.anatomy, seat)

    def resample(self, information: Information, seed: object = None) -> State:
        """A state that fits what a seat knows: the cards it does not know are dealt anew."""
        known, hidden = self.thaw(information)
        cells = known[:]
        self.kernel.resample(cells, self.rules, known, hidden, len(hidden), self.word(seed))
        return self.State(self, cells, None)

    def resample_playouts(self, information: Information, n: int, seed: object = None) -> int:
        """Play ``n`` random games on from worlds that fit what a seat knows; returns the number of decisions."""
        known, hidden = self.thaw(information)
        return self.kernel.resampled_games(known[:], self.rules, known, hidden, len(hidden), n, self.word(seed))

    def thaw(self, information: Information) -> tuple[Cells, Cells]:
        """The buffer of a world that fits what a seat knows, and the cards in it that the seat does not know."""
        if information.game_key != self.key:
            raise ValueError(f"this is knowledge of another game: {information.game_key}")
        return thaw(information)

    # ------------------------------------------------------------ statistics

    def simulate(self, n: int, seed: object = None) -> Simulation:
        """Play ``n`` random games inside the kernel."""
        totals = new_codes(TOTAL_OUTCOMES + MOST_OUTCOMES)
        fresh = self.fresh()
        self.kernel.random_games(fresh[:], self.rules, fresh, self.decks, len(self.decks), n, self.word(seed), totals)
        outcomes = totals[TOTAL_OUTCOMES:]
        wins = tuple(
            sum(count for outcome, count in enumerate(outcomes) if count and seat in self.winners(outcome))
            for seat in range(self.seats)
        )
        draws = sum(count for outcome, count in enumerate(outcomes) if count and not self.winners(outcome))
        return Simulation(
            games=n,
            decisions=totals[TOTAL_DECISIONS],
            wins=wins,
            draws=draws,
            longest=totals[TOTAL_LONGEST],
            unfinished=totals[TOTAL_UNFINISHED],
            outcomes=tuple(outcomes),
        )

    @abstractmethod
    def winners(self, outcome: int) -> tuple[int, ...]:
        """The seats that win with an outcome of the kernel; none in a draw."""

    def ending(self, outcome: int) -> str:
        """The way in which a game comes to an outcome, in a few words; nothing where there is only one way."""
        return ""

    def side(self, seat: int) -> int:
        """The side of a seat: seats of one side win and lose together. Here everybody plays alone."""
        return seat

    # ------------------------------------------------------------ words

    @abstractmethod
    def action_text(self, cells: Cells, codes: Sequence[int], action: int) -> str:
        """The text of one of the legal actions, unique among them."""

    @abstractmethod
    def explain_refusal(self, cells: Cells, text: str) -> tuple[str, str]:
        """Why an action is not legal: the reason, and the id of the rule."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see, JSON-ready; None is the spectator."""

    @abstractmethod
    def position(self, cells: Cells) -> dict[str, Any]:
        """The position of a buffer in which a turn action is due."""

    @abstractmethod
    def returns(self, cells: Cells) -> list[float]:
        """One number per seat; all 0 while the game goes on."""

    @abstractmethod
    def events_from(self, cells: Cells, tape: Sequence[int]) -> list[dict[str, Any]]:
        """The events of a tape in words."""

    def blank(self) -> Cells:
        """A buffer without anything in it but the kinds of the pool."""
        return new_cells(self.rules[STATE_CELLS])


def seat_number(letters: str, letter: object) -> int:
    """The number of a seat letter; -1 if there is no such seat."""
    return letters.index(letter) if isinstance(letter, str) and len(letter) == 1 and letter in letters else -1


def kinds_of(cells: Cells, cards: Sequence[int]) -> list[int]:
    """The kinds of some cards."""
    return [cells[card + KIND] for card in cards]
