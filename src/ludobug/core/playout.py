"""Random play: every option equally likely, chance included."""

from __future__ import annotations

from ludobug.core.cells import Begin, Cells, Choose, Codes, Word, copy_cells
from ludobug.core.chance import below, following, shuffle_groups
from ludobug.core.header import ACTOR, FRAME_CELLS, OPTION_COUNT, OUTCOME, OVER, STATE_CELLS, TOP

DECISION_LIMIT = 100000
"""No game comes near this many decisions."""
DEAL_TRIES = 200
"""Deals tried for a world that leads to the pending decision; without luck the last one stands."""
TOTAL_DECISIONS = 0
TOTAL_LONGEST = 1
TOTAL_UNFINISHED = 2
TOTAL_OUTCOMES = 3


def walk_to_end(choose: Choose, state: Cells, rules: Cells, seed: Word, limit: int) -> int:
    """Random play to the end of the game; returns the number of decisions, ``limit`` at most."""
    decisions: int = 0
    while decisions < limit and state[ACTOR] != OVER:
        seed = following(seed)
        choose(state, rules, below(seed, state[OPTION_COUNT]))
        decisions += 1
    return decisions


def many_games(
    begin: Begin,
    choose: Choose,
    state: Cells,
    rules: Cells,
    fresh: Cells,
    hidden: Cells,
    count: int,
    games: int,
    seed: Word,
    totals: Codes,
) -> Word:
    """Play random games from a shuffled deal of the fresh state; ``hidden`` lists the ``count`` cards to shuffle.

    A 0 stands between two decks; see ``shuffle_groups``.
    The totals are: decisions, decisions of the longest game, games that did not end, then games by their outcome.
    """
    while games > 0:
        copy_cells(state, fresh, rules[STATE_CELLS])
        seed = shuffle_groups(state, hidden, count, seed)
        begin(state, rules)
        seed = following(seed)
        decisions: int = walk_to_end(choose, state, rules, seed, DECISION_LIMIT)
        totals[TOTAL_DECISIONS] += decisions
        if decisions > totals[TOTAL_LONGEST]:
            totals[TOTAL_LONGEST] = decisions
        if decisions == DECISION_LIMIT:
            totals[TOTAL_UNFINISHED] += 1
        else:
            totals[TOTAL_OUTCOMES + state[OUTCOME]] += 1
        games -= 1
    return seed


def sample_world(run: Begin, state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """Deal the hidden cards of what a seat knows anew, so that the same decision is still to be made.

    They are listed in groups, each dealt anew within itself; see ``shuffle_groups``.
    Where that decision depends on hidden cards, other deals would not lead to it; they are dealt again.
    """
    tries: int = DEAL_TRIES
    while tries > 0:
        copy_cells(state, known, rules[STATE_CELLS])
        seed = shuffle_groups(state, hidden, count, seed)
        run(state, rules)
        tries -= 1
        if same_decision(state, known):
            tries = 0
    return seed


def same_decision(state: Cells, known: Cells) -> bool:
    """Whether two buffers wait for the same decision."""
    if state[ACTOR] != known[ACTOR] or state[TOP] != known[TOP]:
        return False
    place: int = state[TOP]
    end: int = place + FRAME_CELLS
    while place < end:
        if state[place] != known[place]:
            return False
        place += 1
    return True


def many_worlds(
    run: Begin,
    choose: Choose,
    state: Cells,
    rules: Cells,
    known: Cells,
    hidden: Cells,
    count: int,
    games: int,
    seed: Word,
) -> int:
    """Random games on from worlds that fit what a seat knows; returns the number of decisions."""
    decisions: int = 0
    while games > 0:
        seed = sample_world(run, state, rules, known, hidden, count, seed)
        seed = following(seed)
        decisions += walk_to_end(choose, state, rules, seed, DECISION_LIMIT)
        games -= 1
    return decisions
