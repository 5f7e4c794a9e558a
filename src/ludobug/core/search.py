"""Monte Carlo tree search over the worlds that fit what one seat knows.

Every iteration deals the cards that the seat does not know anew, walks down one tree that all worlds share, adds a
node, plays the game to its end at random and notes what each side got. A node stands for what has been done since the
pending decision: its key is the node before it, the action number and the sort of decision. Which actions there are
differs from world to world, so a node counts how often it could have been chosen as well as how often it was.

The tree lies in flat buffers that are made beforehand, and iterations are numbered: the n-th one deals and plays the
same however many are done in one call.
"""

from __future__ import annotations

from ludobug.core.cells import (
    Cells,
    Choose,
    Codes,
    Deal,
    Real,
    Reals,
    Word,
    Write,
    logarithm,
    square_root,
)
from ludobug.core.chance import MULTIPLIER, WORD_MASK, below, following, scrambled
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, CHANCE, MOST_OUTCOMES, OPTION_COUNT, OUTCOME, OVER, TOP
from ludobug.core.playout import DECISION_LIMIT, same_decision, walk_to_end

ITERATIONS = 0
NODES_USED = 1
NODE_LIMIT = 2
TABLE = 3
TABLE_MASK = 4
SIDES = 5
SIDE_OF_SEAT = 6
MOST_SIDES = 8
PATH = SIDE_OF_SEAT + MOST_SIDES
PATH_LIMIT = 64
NODES = PATH + PATH_LIMIT
"""Places of the tree's buffer: counters, the sides of the seats, the way down, then nodes, then a table of them."""

BEFORE = 0
SORT = 1
CODE = 2
VISITS = 3
CHANCES = 4
LAST_OFFERED = 5
NODE_CELLS = 6
"""Places of a node: how it is found, how often it was chosen, how often it could have been, when it last could."""

ROOT = 0
NO_NODE = 0
SORTS = 256

EXPLORATION = 0
GAINS = 1
UNDECIDED = MOST_OUTCOMES
VALUES = GAINS + (MOST_OUTCOMES + 1) * MOST_SIDES
"""Places of the buffer of values: what each outcome brings each side, then the sum of that for each node."""


def search_worlds(
    deal: Deal,
    choose: Choose,
    write: Write,
    state: Cells,
    rules: Cells,
    known: Cells,
    hidden: Cells,
    count: int,
    tree: Codes,
    values: Reals,
    codes: Codes,
    iterations: int,
    seed: Word,
) -> None:
    """Do the next iterations of a search; a world that leads to another decision is left out."""
    while iterations > 0:
        luck: Word = scrambled((seed + tree[ITERATIONS]) & WORD_MASK)
        luck = deal(state, rules, known, hidden, count, luck)
        tree[ITERATIONS] += 1
        if same_decision(state, known):
            explore(choose, write, state, rules, tree, values, codes, following(luck))
        iterations -= 1


def explore(
    choose: Choose, write: Write, state: Cells, rules: Cells, tree: Codes, values: Reals, codes: Codes, seed: Word
) -> None:
    """One way from the pending decision to the end of the game: down the tree, one node further, then at random."""
    depth: int = 0
    node: int = ROOT
    tree[PATH] = ROOT
    growing: bool = True
    while growing and state[ACTOR] != OVER:
        if state[ACTOR] == CHANCE or state[OPTION_COUNT] == 1:
            seed = following(seed)
            choose(state, rules, below(seed, state[OPTION_COUNT]))
        elif depth == PATH_LIMIT - 1:
            growing = False
        else:
            seed = following(seed)
            index: int = select(write, state, rules, tree, values, codes, node, seed)
            sort: int = (state[ACTOR] * SORTS) + state[state[TOP] + OP]
            slot: int = slot_of(tree, node, sort, codes[index])
            node = tree[slot]
            if node == NO_NODE:
                growing = False
                node = add_node(tree, slot, tree[PATH + depth], sort, codes[index])
            choose(state, rules, index)
            if node != NO_NODE:
                depth += 1
                tree[PATH + depth] = node
    seed = following(seed)
    row: int = UNDECIDED
    if walk_to_end(choose, state, rules, seed, DECISION_LIMIT) < DECISION_LIMIT:
        row = state[OUTCOME]
    note_gains(tree, values, depth, row)


def select(
    write: Write, state: Cells, rules: Cells, tree: Codes, values: Reals, codes: Codes, node: int, seed: Word
) -> int:
    """The index of the option to follow: one never tried if there is any, else by the upper confidence bound."""
    count: int = write(state, rules, codes)
    side: int = tree[SIDE_OF_SEAT + state[ACTOR]]
    sort: int = (state[ACTOR] * SORTS) + state[state[TOP] + OP]
    untried: int = 0
    chosen: int = 0
    best: Real = -1.0
    index: int = 0
    while index < count:
        child: int = tree[slot_of(tree, node, sort, codes[index])]
        if child == NO_NODE:
            untried += 1
            seed = following(seed)
            if below(seed, untried) == 0:
                chosen = index
        else:
            place: int = NODES + child * NODE_CELLS
            if tree[place + LAST_OFFERED] != tree[ITERATIONS]:
                tree[place + LAST_OFFERED] = tree[ITERATIONS]
                tree[place + CHANCES] += 1
            if untried == 0:
                bound: Real = upper_bound(tree, values, child, side)
                if bound > best:
                    best = bound
                    chosen = index
        index += 1
    return chosen


def upper_bound(tree: Codes, values: Reals, node: int, side: int) -> Real:
    """How good a node may yet be for a side: its mean gain, and more the less often it was chosen when it could be."""
    visits: Real = tree[NODES + node * NODE_CELLS + VISITS]
    chances: Real = tree[NODES + node * NODE_CELLS + CHANCES]
    mean: Real = values[VALUES + node * tree[SIDES] + side] / visits
    return mean + values[EXPLORATION] * square_root(logarithm(chances) / visits)


def note_gains(tree: Codes, values: Reals, depth: int, row: int) -> None:
    """Note in every node on the way what the outcome brought each side."""
    sides: int = tree[SIDES]
    while depth >= 0:
        node: int = tree[PATH + depth]
        tree[NODES + node * NODE_CELLS + VISITS] += 1
        side: int = 0
        while side < sides:
            values[VALUES + node * sides + side] += values[GAINS + row * MOST_SIDES + side]
            side += 1
        depth -= 1


def slot_of(tree: Codes, before: int, sort: int, code: int) -> int:
    """The place in the table of the node after another one by an action; there is none if it holds NO_NODE."""
    mixed: Word = ((before * SORTS + sort) << 20) ^ code
    mixed = (mixed * MULTIPLIER) & WORD_MASK
    mask: int = tree[TABLE_MASK]
    slot: int = (mixed >> 33) & mask
    table: int = tree[TABLE]
    while True:
        node: int = tree[table + slot]
        if node == NO_NODE:
            return table + slot
        place: int = NODES + node * NODE_CELLS
        if tree[place + CODE] == code and tree[place + BEFORE] == before and tree[place + SORT] == sort:
            return table + slot
        slot = (slot + 1) & mask


def add_node(tree: Codes, slot: int, before: int, sort: int, code: int) -> int:
    """A new node in the tree; NO_NODE when it is full."""
    node: int = tree[NODES_USED]
    if node == tree[NODE_LIMIT]:
        return NO_NODE
    tree[NODES_USED] += 1
    tree[slot] = node
    place: int = NODES + node * NODE_CELLS
    tree[place + BEFORE] = before
    tree[place + SORT] = sort
    tree[place + CODE] = code
    tree[place + CHANCES] = 1
    tree[place + LAST_OFFERED] = tree[ITERATIONS]
    return node


def node_after(tree: Codes, before: int, sort: int, code: int) -> int:
    """The node after another one by an action; NO_NODE if it is not in the tree."""
    return tree[slot_of(tree, before, sort, code)]
