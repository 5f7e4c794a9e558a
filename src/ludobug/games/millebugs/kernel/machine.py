"""The machine: carries on until somebody must decide, and carries out decisions."""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, OPTIONS, OVER, TOP
from ludobug.core.playout import sample_world, walk_to_end
from ludobug.games.millebugs.kernel.pile import answer_draw, draw_card
from ludobug.games.millebugs.kernel.setup import answer_starter, ask_starter, open_game
from ludobug.games.millebugs.kernel.turn import (
    answer_attack,
    answer_turn_action,
    ask_answer,
    ask_turn_action,
    start_turn,
)
from ludobug.games.millebugs.layout import ANSWER_ATTACK, DRAW_CARD, START_TURN, TURN_ACTION


def run(state: Cells, rules: Cells) -> None:
    """Carry on until somebody must decide or the game is over."""
    while state[ACTOR] != OVER:
        if go_on(state, rules, state[state[TOP] + OP]):
            return


def go_on(state: Cells, rules: Cells, op: int) -> bool:
    """Take the next step; True if somebody must decide."""
    if op == TURN_ACTION:
        return ask_turn_action(state, rules)
    if op == DRAW_CARD:
        return draw_card(state, rules)
    if op == START_TURN:
        start_turn(state, rules)
        return False
    if op == ANSWER_ATTACK:
        return ask_answer(state, rules)
    return ask_starter(state, rules)


def choose(state: Cells, rules: Cells, index: int) -> None:
    """Carry out the option of this index, and go on to the next decision."""
    option: int = state[rules[OPTIONS] + index]
    op: int = state[state[TOP] + OP]
    if op == TURN_ACTION:
        answer_turn_action(state, rules, option)
    elif op == DRAW_CARD:
        answer_draw(state, rules, option)
    elif op == ANSWER_ATTACK:
        answer_attack(state, rules, option)
    else:
        answer_starter(state, rules, option)
    run(state, rules)


def begin(state: Cells, rules: Cells) -> None:
    """Begin a game whose cards are laid out, and go on to the first decision."""
    open_game(state, rules)
    run(state, rules)


def refresh(state: Cells, rules: Cells) -> None:
    """Nothing in this game is worked out later than it changes."""
    return


def playout(state: Cells, rules: Cells, seed: Word, limit: int) -> int:
    """Random play to the end; returns the number of decisions."""
    return walk_to_end(choose, state, rules, seed, limit)


def resample(state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """A world that fits what a seat knows; see ``core.playout``."""
    return sample_world(run, state, rules, known, hidden, count, seed)
