"""Thinking about a decision: a tree search over the worlds that fit what the seat knows.

>>> import ludobug
>>> from ludobug.agents import search
>>> state = ludobug.load("mindbug").new_state(seed=7)
>>> result = search(state.game, state.information(state.actor), iterations=200, seed=1)
>>> result.iterations, sum(action.visits for action in result.actions), result.best in state.legal_actions()
(200, 200, True)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludobug.core.cells import Codes, Reals, new_codes, new_reals
from ludobug.core.chance import WORD_MASK
from ludobug.core.game import Game
from ludobug.core.handle import Handle
from ludobug.core.header import ACTOR, MOST_OUTCOMES, TOP
from ludobug.core.information import Information
from ludobug.core.search import (
    AT_RANDOM,
    EVEN,
    EXPLORATION,
    GAINS,
    ITERATIONS,
    MOST_SIDES,
    NO_NODE,
    NODE_CELLS,
    NODE_LIMIT,
    NODES,
    NODES_USED,
    ROOT,
    SIDE_OF_SEAT,
    SIDES,
    SORTS,
    TABLE,
    TABLE_MASK,
    VALUES,
    VISITS,
)
from ludobug.core.state import State

MOST_NODES = 1 << 20
"""No tree has more nodes: about 64 MB at a table of four. A search goes on when its tree is full, which then stays."""
DEFAULT_ITERATIONS = 10_000
FIRST_SLICE = 64
SLICE_SECONDS = 0.01
"""How long a search may go on before it looks at the clock and at whether it is to stop."""
LOOKS = 16
"""Into so many parts what is left of a search is divided to see whether it is decided."""
EXPLORING = 0.7


@dataclass(frozen=True, slots=True)
class Considered:
    """What a search found out about one legal action."""

    action: int
    text: str
    visits: int
    share: float
    """The part of all iterations that tried this action: the more, the better it looked."""
    win_chances: tuple[float, ...]
    """For each seat the chance to win (shared wins count in part) after this action, as the search sees it."""
    win_chance: float
    """The same for the seat that decides."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found out about a decision."""

    seat: int
    actions: tuple[Considered, ...]
    """All legal actions, the best one first: those tried most often."""
    win_chances: tuple[float, ...]
    """For each seat the chance to win if the best action is taken; they add up to 1 for the sides of the game."""
    iterations: int
    nodes: int
    seconds: float
    seed: object
    sample: Callable[[int], State] = field(repr=False, compare=False)

    @property
    def best(self) -> int:
        """The action to take."""
        return self.actions[0].action

    @property
    def win_chance(self) -> float:
        """The chance of the deciding seat to win if the best action is taken."""
        return self.win_chances[self.seat]

    def worlds(self, count: int) -> list[State]:
        """The worlds of the first iterations, dealt from what the seat knows: the hands that it thought of."""
        return [self.sample(number) for number in range(min(count, self.iterations))]


class Search:
    """A search that can go on, be stopped from another thread, and be asked at any moment.

    The same game, knowledge, seed and number of iterations give the same result, in however many steps they are done.
    """

    def __init__(
        self,
        game: Game,
        information: Information,
        seed: object = None,
        most_nodes: int = MOST_NODES,
        exploration: float = EXPLORING,
        at_random: bool = False,
    ) -> None:
        self.game = game
        self.seat = information.seat
        self.seed = seed
        self.seconds = 0.0
        """How long it has been thinking."""
        self.stopped = False
        self.word = game.word(seed)
        self.known, self.hidden = game.thaw(information)
        if self.known[ACTOR] != self.seat:
            raise ValueError(f"seat {self.seat} has nothing to decide")
        self.sides = sorted({game.side(seat) for seat in range(game.seats)})
        self.tree = new_tree(game, self.sides, most_nodes)
        self.tree[AT_RANDOM] = at_random
        self.values = new_values(game, self.sides, most_nodes, exploration)
        self.values[EVEN] = 1 / len(self.sides)
        world = self.world(0)
        self.texts = {code: text for text, code in world.action_texts().items()}
        self._buffers = self._listed() if game.kernel.Handle is Handle else self._arrays()

    # ------------------------------------------------------------ thinking

    def run(self, iterations: int | None = None, seconds: float | None = None) -> SearchResult:
        """Think for so many further iterations, or so long, whichever ends first, unless stopped; gives the result."""
        self._think(iterations, seconds, until_decided=False)
        return self.result()

    def decide(self, iterations: int | None = None, seconds: float | None = None) -> int:
        """The best action that ``run`` would find; the iterations that could not change it any more are not done."""
        self._think(iterations, seconds, until_decided=True)
        return self.result().best

    def _think(self, iterations: int | None, seconds: float | None, until_decided: bool) -> None:
        if iterations is None and seconds is None:
            iterations = DEFAULT_ITERATIONS
        start = time.perf_counter()
        thought, slice_size = self.seconds, FIRST_SLICE
        self.stopped = False
        while not self.stopped and (iterations is None or iterations > 0):
            if seconds is not None and self.seconds - thought >= seconds:
                break
            if until_decided and iterations is not None:
                if self._is_decided(iterations):
                    break
                slice_size = min(slice_size, max(FIRST_SLICE, iterations // LOOKS))
            count = slice_size if iterations is None else min(slice_size, iterations)
            before = time.perf_counter()
            self.iterate(count)
            now = time.perf_counter()
            slice_size = max(1, min(2 * slice_size, round(count * SLICE_SECONDS / max(now - before, 1e-9))))
            self.seconds = thought + now - start
            if iterations is not None:
                iterations -= count

    def _is_decided(self, left: int) -> bool:
        """Whether so many further iterations could not make another action the one tried most often."""
        visits = sorted(self._visits(self._node_after(code)) for code in self.texts)
        return len(visits) == 1 or visits[-1] - visits[-2] > left

    def iterate(self, count: int) -> None:
        """Do so many iterations in one go."""
        state, rules, known, hidden, tree, values, codes = self._buffers
        self.game.kernel.search(state, rules, known, hidden, len(self.hidden), tree, values, codes, count, self.word)

    def stop(self) -> None:
        """Let a running search end as soon as possible, within about a hundredth of a second."""
        self.stopped = True

    @property
    def iterations(self) -> int:
        """How many iterations have been done."""
        done: int = self._buffers[4][ITERATIONS]
        return done

    # ------------------------------------------------------------ asking

    @property
    def buffers(self) -> tuple[Codes, Reals]:
        """The tree and its values as they are, for whoever compares searches."""
        return self._buffers[4], self._buffers[5]

    def world(self, number: int) -> State:
        """The world of an iteration."""
        game, cells = self.game, self.known[:]
        luck = game.kernel.scrambled((self.word + number) & WORD_MASK)
        game.kernel.resample(cells, game.rules, self.known, self.hidden, len(self.hidden), luck)
        return game.State(game, cells, None)

    def result(self) -> SearchResult:
        """What the search has found out so far."""
        tree = self._buffers[4]
        considered = sorted(
            (self._considered(code, text) for code, text in self.texts.items()),
            key=lambda one: (-one.visits, -one.win_chance, one.action),
        )
        return SearchResult(
            seat=self.seat,
            actions=tuple(considered),
            win_chances=considered[0].win_chances,
            iterations=self.iterations,
            nodes=tree[NODES_USED],
            seconds=self.seconds,
            seed=self.seed,
            sample=self.world,
        )

    def _considered(self, code: int, text: str) -> Considered:
        node = ROOT if len(self.texts) == 1 else self._node_after(code)
        done = self.iterations
        visits, chances = self._found(node) if node != NO_NODE or len(self.texts) == 1 else (0, self._found(ROOT)[1])
        return Considered(code, text, visits, visits / max(1, done), chances, chances[self.seat])

    def _node_after(self, code: int) -> int:
        sort = self.seat * SORTS + self.known[self.known[TOP]]
        return self.game.kernel.node_after(self._buffers[4], ROOT, sort, code)

    def _visits(self, node: int) -> int:
        visits: int = 0 if node == NO_NODE else self._buffers[4][NODES + node * NODE_CELLS + VISITS]
        return visits

    def _found(self, node: int) -> tuple[int, tuple[float, ...]]:
        """The visits of a node, and for each seat its mean gain; even chances for one never visited."""
        tree, values, sides = self._buffers[4], self._buffers[5], len(self.sides)
        visits = tree[NODES + node * NODE_CELLS + VISITS]
        if not visits:
            return 0, (1 / sides,) * self.game.seats
        first = VALUES + node * sides
        means = [values[first + side] / visits for side in range(sides)]
        return visits, tuple(means[tree[SIDE_OF_SEAT + seat]] for seat in range(self.game.seats))

    # ------------------------------------------------------------ buffers

    def _arrays(self) -> tuple[Any, ...]:
        codes = new_codes(len(self.game.codes))
        return self.known[:], self.game.rules, self.known, self.hidden, self.tree, self.values, codes

    def _listed(self) -> tuple[Any, ...]:
        """The buffers as lists, which interpreted code reads faster than arrays."""
        return tuple(buffer.tolist() for buffer in self._arrays())


def new_tree(game: Game, sides: Sequence[int], most_nodes: int) -> Codes:
    """The buffer of a tree with nothing but its root."""
    slots = 1 << (2 * most_nodes - 1).bit_length()
    tree = new_codes(1) * (NODES + most_nodes * NODE_CELLS + slots)
    tree[NODES_USED] = 1
    tree[NODE_LIMIT] = most_nodes
    tree[TABLE] = NODES + most_nodes * NODE_CELLS
    tree[TABLE_MASK] = slots - 1
    tree[SIDES] = len(sides)
    for seat in range(game.seats):
        tree[SIDE_OF_SEAT + seat] = sides.index(game.side(seat))
    return tree


def new_values(game: Game, sides: Sequence[int], most_nodes: int, exploration: float) -> Reals:
    """The buffer of a tree's values: a won game brings 1, which several winning sides share, as all do in a draw."""
    values = new_reals(1) * (VALUES + most_nodes * len(sides))
    values[EXPLORATION] = exploration
    for outcome in range(MOST_OUTCOMES):
        winners = winning_sides(game, outcome)
        for place, side in enumerate(sides):
            share = 1 / len(sides) if not winners else (side in winners) / len(winners)
            values[GAINS + outcome * MOST_SIDES + place] = share
    return values


def winning_sides(game: Game, outcome: int) -> set[int]:
    """The sides that win with an outcome of the kernel."""
    return {game.side(seat) for seat in game.winners(outcome) if seat < game.seats}


def search(
    game: Game,
    information: Information,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: object = None,
) -> SearchResult:
    """Think about the decision of the seat whose knowledge this is, for so many iterations or so long."""
    return search_of(game, information, iterations, seed).run(iterations, seconds)


def best_action(
    game: Game,
    information: Information,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: object = None,
) -> int:
    """The action that such a search deems best, often sooner."""
    return search_of(game, information, iterations, seed).decide(iterations, seconds)


def search_of(game: Game, information: Information, iterations: int | None, seed: object) -> Search:
    """A search with a tree that is large enough for so many iterations, or as large as trees get."""
    most = MOST_NODES if iterations is None else min(MOST_NODES, 2 * iterations + 2)
    return Search(game, information, seed, most)
