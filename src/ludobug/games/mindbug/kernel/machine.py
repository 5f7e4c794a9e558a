"""The machine: carries on until somebody must decide, and carries out decisions."""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.frames import OP, A, B, pop
from ludobug.core.header import ACTOR, FRAME_CELLS, FRAMES, OPTIONS, OVER, TOP
from ludobug.core.playout import sample_world, walk_to_end
from ludobug.games.mindbug.kernel.combat import (
    answer_again,
    answer_block,
    answer_hunt,
    ask_block,
    ask_hunt,
    attack_again,
    attack_effects,
    hunt_or_block,
)
from ludobug.games.mindbug.kernel.copies import answer_copies, ask_copies
from ludobug.games.mindbug.kernel.dice import answer_roll, roll
from ludobug.games.mindbug.kernel.effects import answer_effect, run_effect
from ludobug.games.mindbug.kernel.energy import answer_purchase, ask_purchase
from ludobug.games.mindbug.kernel.octonite import answer_spread, ask_spread, harvest
from ludobug.games.mindbug.kernel.profiles import answer_profile, ask_profile
from ludobug.games.mindbug.kernel.setup import answer_starter, ask_starter, open_game
from ludobug.games.mindbug.kernel.turn import (
    answer_fast,
    answer_mindbug,
    answer_turn_action,
    ask_fast,
    ask_turn_action,
    end_turn,
    next_turn,
    offer_mindbug,
    take_over,
)
from ludobug.games.mindbug.kernel.waiting import (
    any_effect_waits,
    ask_order,
    resolve_waiting,
    start_entry,
)
from ludobug.games.mindbug.layout import (
    ATTACK_AGAIN,
    ATTACK_EFFECTS,
    BLOCK,
    CHOOSE_PROFILE,
    END_TURN,
    FAST_WINDOW,
    FIRST_STEP,
    HARVEST,
    HUNT,
    HUNT_OR_BLOCK,
    NESTED_ATTACKS,
    NEXT_TURN,
    OFFER_MINDBUG,
    ORDER_EFFECTS,
    PLACE_STARTER,
    PURCHASE,
    ROLL,
    RUN_EFFECT,
    SPREAD_OCTONITE,
    TAKE_OVER,
    TURN_ACTION,
    WAITING,
)


def run(state: Cells, rules: Cells) -> None:
    """Carry on until somebody must decide or the game is over.

    An effect that has begun is finished first; then whatever waits is resolved; then the turn goes on. FAST windows
    open where a purchase, a second attack, a turn action or the end of the turn would be next.
    """
    while state[ACTOR] != OVER:
        op: int = state[state[TOP] + OP]
        if op < FIRST_STEP:
            if inside(state, rules, op):
                return
        elif state[WAITING] != 0 and turn_waits(state, rules, op):
            resolve_waiting(state, rules, not any_effect_waits(state, rules))
        elif go_on(state, rules, op):
            return


def ask_which_first(state: Cells, rules: Cells) -> bool:
    """Ask which effect comes first: of those that a card copies, or of those that wait. False if one is left."""
    frame: int = state[TOP]
    if state[frame + B] != 0:
        return ask_copies(state, rules)
    return ask_order(state, rules, state[frame + A] != 0)


def answer_which_first(state: Cells, rules: Cells, option: int) -> None:
    """Begin the effect that was picked."""
    if state[state[TOP] + B] != 0:
        answer_copies(state, rules, option)
    else:
        pop(state)
        start_entry(state, rules, option)


def inside(state: Cells, rules: Cells, op: int) -> bool:
    """Go on with what comes before any step of the turn; True if somebody must decide."""
    if op == RUN_EFFECT:
        return run_effect(state, rules)
    if op == SPREAD_OCTONITE:
        return ask_spread(state, rules)
    if op == ORDER_EFFECTS:
        return ask_which_first(state, rules)
    ask_profile(state, rules)
    return True


def turn_waits(state: Cells, rules: Cells, op: int) -> bool:
    """Whether something that waits comes before the next step of the turn: an effect always, FAST windows sometimes."""
    return any_effect_waits(state, rules) or windows_open(state, op)


def windows_open(state: Cells, op: int) -> bool:
    """Whether FAST windows come before the next step of the turn."""
    if op == ATTACK_AGAIN:
        return state[TOP] < FRAMES + NESTED_ATTACKS * FRAME_CELLS
    return op == TURN_ACTION or op == END_TURN or op == NEXT_TURN or op == PURCHASE


def go_on(state: Cells, rules: Cells, op: int) -> bool:
    """Take the next step of the turn; True if somebody must decide."""
    if op == TURN_ACTION:
        return ask_turn_action(state, rules)
    if op == OFFER_MINDBUG:
        return offer_mindbug(state, rules)
    if op == END_TURN:
        end_turn(state, rules)
    elif op == HUNT_OR_BLOCK:
        return hunt_or_block(state, rules)
    elif op == ATTACK_AGAIN:
        return attack_again(state, rules)
    elif op == BLOCK:
        return ask_block(state, rules)
    elif op == NEXT_TURN:
        next_turn(state, rules)
    elif op == FAST_WINDOW:
        return ask_fast(state, rules)
    elif op == HUNT:
        return ask_hunt(state, rules)
    elif op == PLACE_STARTER:
        return ask_starter(state, rules, state[state[TOP] + A])
    elif op == ROLL:
        return roll(state, rules)
    elif op == PURCHASE:
        return ask_purchase(state, rules)
    elif op == ATTACK_EFFECTS:
        attack_effects(state, rules)
    elif op == HARVEST:
        harvest(state, rules)
    elif op == TAKE_OVER:
        take_over(state, rules)
    else:
        pop(state)
    return False


def choose(state: Cells, rules: Cells, index: int) -> None:
    """Carry out the option of this index, and go on to the next decision."""
    option: int = state[rules[OPTIONS] + index]
    op: int = state[state[TOP] + OP]
    if op == TURN_ACTION:
        answer_turn_action(state, rules, option)
    elif op == OFFER_MINDBUG:
        answer_mindbug(state, rules, option)
    elif op == BLOCK:
        answer_block(state, rules, option)
    elif op == RUN_EFFECT:
        answer_effect(state, rules, option)
    elif op == HUNT:
        answer_hunt(state, rules, option)
    elif op == ATTACK_AGAIN:
        answer_again(state, rules, option)
    elif op == ORDER_EFFECTS:
        answer_which_first(state, rules, option)
    elif op == FAST_WINDOW:
        answer_fast(state, rules, option)
    elif op == SPREAD_OCTONITE:
        answer_spread(state, rules, option)
    elif op == CHOOSE_PROFILE:
        answer_profile(state, rules, option)
    elif op == ROLL:
        answer_roll(state, rules, option)
    elif op == PURCHASE:
        answer_purchase(state, rules, option)
    else:
        answer_starter(state, rules, option)
    run(state, rules)


def begin(state: Cells, rules: Cells) -> None:
    """Begin a game whose cards are laid out, and go on to the first decision."""
    open_game(state, rules)
    run(state, rules)


def playout(state: Cells, rules: Cells, seed: Word, limit: int) -> int:
    """Random play to the end; returns the number of decisions."""
    return walk_to_end(choose, state, rules, seed, limit)


def resample(state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """A world that fits what a seat knows; see ``core.playout``."""
    return sample_world(run, state, rules, known, hidden, count, seed)
