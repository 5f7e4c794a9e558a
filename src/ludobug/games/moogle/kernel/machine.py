"""The machine: carries on until somebody must decide, and carries out decisions."""

from __future__ import annotations

from ludobug.core.cells import Cells, Word, copy_cells
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, OPTION_COUNT, OPTIONS, OVER, STATE_CELLS, TOP
from ludobug.core.playout import walk_to_end
from ludobug.games.moogle.kernel.dealing import deal_unknown
from ludobug.games.moogle.kernel.effects import answer_effect, run_effect
from ludobug.games.moogle.kernel.setup import answer_mog, ask_mog, open_game
from ludobug.games.moogle.kernel.turn import answer_turn, ask_turn
from ludobug.games.moogle.layout import PICK_MOG, RUN_EFFECT, TAKE_TURN


def run(state: Cells, rules: Cells) -> None:
    """Carry on until somebody must decide or the game is over: effects first, then the turn."""
    while state[ACTOR] != OVER:
        op: int = state[state[TOP] + OP]
        if op == RUN_EFFECT:
            if run_effect(state, rules):
                return
        elif op == TAKE_TURN:
            if ask_turn(state, rules):
                return
        elif ask_mog(state, rules):
            return


def choose(state: Cells, rules: Cells, index: int) -> None:
    """Carry out the option of this index, and go on to the next decision."""
    option: int = state[rules[OPTIONS] + index]
    op: int = state[state[TOP] + OP]
    if op == RUN_EFFECT:
        answer_effect(state, rules, option)
    elif op == PICK_MOG:
        answer_mog(state, rules, option)
    else:
        answer_turn(state, rules, option)
    run(state, rules)


def begin(state: Cells, rules: Cells) -> None:
    """Begin a game whose cards are laid out, and go on to the first decision."""
    open_game(state, rules)
    run(state, rules)


def playout(state: Cells, rules: Cells, seed: Word, limit: int) -> int:
    """Random play to the end; returns the number of decisions."""
    return walk_to_end(choose, state, rules, seed, limit)


def resample(state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """A world that fits what a seat knows, at the same decision."""
    copy_cells(state, known, rules[STATE_CELLS])
    seed = deal_unknown(state, rules, hidden, count, seed)
    run(state, rules)
    return seed


def refresh(state: Cells, rules: Cells) -> None:
    """Nothing in a state waits to be worked out."""
    state[OPTION_COUNT] += 0
