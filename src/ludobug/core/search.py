"""Monte Carlo tree search over the worlds that fit what one seat knows.

Every iteration deals the cards that the seat does not know anew and walks down one tree that all worlds share, to an
action that was never tried. From there the game is played on as players likely would, for a while or to its end, and
every node on the way notes what each side may expect. A node stands for what has been done since the pending
decision: its key is the node before it, the sort of decision and the action number. Which actions there are differs
from world to world, so a node counts how often it could have been chosen as well as how often it was.

What is likely done at a node, learnt from a game's ``likely`` in all the worlds that come by, leans the search to it.

The tree lies in flat buffers that are made beforehand, and iterations are numbered: the n-th one deals and plays the
same however many are done in one call.
"""

from __future__ import annotations

from ludobug.core.cells import (
    Cells,
    Choose,
    Codes,
    Deal,
    Lean,
    Real,
    Reals,
    Settled,
    Word,
    Worth,
    Write,
    exponential,
    square_root,
)
from ludobug.core.chance import FIRST_MIX, MULTIPLIER, WORD_MASK, below, following, scrambled
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, CHANCE, MOST_OUTCOMES, OPTION_COUNT, OUTCOME, OVER, TOP
from ludobug.core.playout import DECISION_LIMIT, same_decision, walk_to_end

ITERATIONS = 0
NODES_USED = 1
NODE_LIMIT = 2
TABLE = 3
TABLE_MASK = 4
SIDES = 5
AT_RANDOM = 6
SIDE_OF_SEAT = 7
MOST_SIDES = 8
PATH = SIDE_OF_SEAT + MOST_SIDES
PATH_LIMIT = 64
NODES = PATH + PATH_LIMIT
"""Places of the tree's buffer: counters, whether games are played out at random, the sides of the seats, the way down,
then nodes, then a table of them."""

BEFORE = 0
SORT = 1
CODE = 2
VISITS = 3
CHANCES = 4
PICKS = 5
LAST_OFFERED = 6
NODE_CELLS = 7
"""Places of a node: how it is found, how often it was chosen, could have been, would likely be; when it last could."""

ROOT = 0
NO_NODE = 0
SORTS = 256

EXPLORATION = 0
EVEN = 1
GAINED = 2
GAINS = GAINED + MOST_SIDES
VALUES = GAINS + MOST_OUTCOMES * MOST_SIDES
"""Places of the buffer of values: how boldly to explore, an even share of a win, what each side gained last, what each
outcome brings each side, then the sum of gains of each side for each node."""

HUNDREDTHS = 100
TIE_PARTS = 1024
FEW = 16
"""Every action of the pending decision is tried at least a quarter of the root of the number of iterations."""
SURE = 2


def search_worlds(
    deal: Deal,
    choose: Choose,
    write: Write,
    lean: Lean,
    settled: Settled,
    worth: Worth,
    reach: int,
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
            explore(choose, write, lean, settled, worth, reach, state, rules, tree, values, codes, following(luck))
        iterations -= 1


def explore(
    choose: Choose,
    write: Write,
    lean: Lean,
    settled: Settled,
    worth: Worth,
    reach: int,
    state: Cells,
    rules: Cells,
    tree: Codes,
    values: Reals,
    codes: Codes,
    seed: Word,
) -> None:
    """One way from the pending decision: down the tree to an action never tried, then on as players likely would."""
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
            sort: int = (state[ACTOR] * SORTS) + state[state[TOP] + OP]
            index: int = select(write, lean, state, rules, tree, values, codes, node, sort, seed)
            slot: int = slot_of(tree, node, sort, codes[index])
            node = tree[slot]
            if node == NO_NODE:
                node = add_node(tree, slot, tree[PATH + depth], sort, codes[index])
            growing = node != NO_NODE and tree[NODES + node * NODE_CELLS + VISITS] > 0
            choose(state, rules, index)
            if node != NO_NODE:
                depth += 1
                tree[PATH + depth] = node
    seed = following(seed)
    if tree[AT_RANDOM] != 0:
        walk_to_end(choose, state, rules, seed, DECISION_LIMIT)
    else:
        play_on(choose, lean, settled, state, rules, seed, reach)
    if state[ACTOR] != OVER:
        gain_by_worth(worth, state, rules, tree, values)
    else:
        gain_by_outcome(tree, values, state[OUTCOME])
    note_gains(tree, values, depth)


def branch(seed: Word) -> Word:
    """The beginning of another sequence of random numbers, for whoever needs several at one decision."""
    return seed * FIRST_MIX & WORD_MASK


def play_on(choose: Choose, lean: Lean, settled: Settled, state: Cells, rules: Cells, seed: Word, reach: int) -> None:
    """Play on as players likely would: so many decisions at least, and on until the table can be judged."""
    decisions: int = 0
    while state[ACTOR] != OVER and decisions < DECISION_LIMIT:
        if decisions >= reach and settled(state, rules):
            return
        seed = following(seed)
        if state[ACTOR] == CHANCE or state[OPTION_COUNT] == 1:
            choose(state, rules, below(seed, state[OPTION_COUNT]))
        else:
            choose(state, rules, lean(state, rules, branch(seed)))
        decisions += 1


def never_settled(state: Cells, rules: Cells) -> bool:
    """For games whose tables are not judged: they are played to their end."""
    return False


def never_judged(state: Cells, rules: Cells, side: int) -> int:
    """What a side has where nobody can say: as much as the others."""
    return 0


def gain_by_outcome(tree: Codes, values: Reals, outcome: int) -> None:
    """What the outcome of a finished game brings each side."""
    side: int = 0
    while side < tree[SIDES]:
        values[GAINED + side] = values[GAINS + outcome * MOST_SIDES + side]
        side += 1


def gain_by_worth(worth: Worth, state: Cells, rules: Cells, tree: Codes, values: Reals) -> None:
    """What each side may expect of a table as it stands."""
    total: Real = 0.0
    side: int = 0
    while side < tree[SIDES]:
        odds: Real = worth(state, rules, side)
        values[GAINED + side] = exponential(odds / HUNDREDTHS)
        total += values[GAINED + side]
        side += 1
    side = 0
    while side < tree[SIDES]:
        values[GAINED + side] /= total
        side += 1


def select(
    write: Write,
    lean: Lean,
    state: Cells,
    rules: Cells,
    tree: Codes,
    values: Reals,
    codes: Codes,
    node: int,
    sort: int,
    seed: Word,
) -> int:
    """The index of the option to follow: the one that may yet be best, with a lean to what players likely would do."""
    count: int = write(state, rules, codes)
    note_pick(tree, node, sort, codes[lean(state, rules, branch(seed))])
    side: int = tree[SIDE_OF_SEAT + state[ACTOR]]
    expected: Real = values[EVEN]
    visits: Real = tree[NODES + node * NODE_CELLS + VISITS]
    if visits > 0:
        expected = values[VALUES + node * tree[SIDES] + side] / visits
    chosen: int = 0
    best: Real = -1.0
    index: int = 0
    while index < count:
        bound: Real = upper_bound(tree, values, node, sort, codes[index], side, count, expected)
        seed = following(seed)
        bound += below(seed, TIE_PARTS) * 0.000000001
        if bound > best:
            best = bound
            chosen = index
        index += 1
    return chosen


def note_pick(tree: Codes, before: int, sort: int, code: int) -> None:
    """Note the action that a player would likely take."""
    slot: int = slot_of(tree, before, sort, code)
    node: int = tree[slot]
    if node == NO_NODE:
        node = add_node(tree, slot, before, sort, code)
    if node != NO_NODE:
        tree[NODES + node * NODE_CELLS + PICKS] += 1


def upper_bound(
    tree: Codes, values: Reals, before: int, sort: int, code: int, side: int, count: int, expected: Real
) -> Real:
    """How good an action may yet be for a side: its mean gain, and more the likelier and the less often tried it is."""
    child: int = tree[slot_of(tree, before, sort, code)]
    chances: Real = tree[NODES + before * NODE_CELLS + VISITS] + 1
    if child == NO_NODE:
        return expected + values[EXPLORATION] * mixed(1, chances, count) * square_root(chances)
    place: int = NODES + child * NODE_CELLS
    if tree[place + LAST_OFFERED] != tree[ITERATIONS]:
        tree[place + LAST_OFFERED] = tree[ITERATIONS]
        tree[place + CHANCES] += 1
    chances = tree[place + CHANCES]
    visits: Real = tree[place + VISITS]
    if visits > 0:
        expected = values[VALUES + child * tree[SIDES] + side] / visits
    if before == ROOT and visits * visits * FEW < tree[ITERATIONS]:
        return SURE
    prior: Real = mixed(tree[place + PICKS] + 1, chances, count)
    return expected + values[EXPLORATION] * prior * square_root(chances) / (visits + 1)


def mixed(picks: int, chances: Real, count: int) -> Real:
    """How much an action is leant to: half for how likely it is done, half alike for every action."""
    likely: Real = picks / (chances + count)
    alike: Real = count
    return (likely + 1 / alike) / 2


def note_gains(tree: Codes, values: Reals, depth: int) -> None:
    """Note in every node on the way what each side gained."""
    sides: int = tree[SIDES]
    while depth >= 0:
        node: int = tree[PATH + depth]
        tree[NODES + node * NODE_CELLS + VISITS] += 1
        side: int = 0
        while side < sides:
            values[VALUES + node * sides + side] += values[GAINED + side]
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
