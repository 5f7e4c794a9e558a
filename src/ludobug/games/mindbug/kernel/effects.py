"""Carrying out effects: the programs that card texts are made into.

The effect on top of the stack has the address of its next instruction, its card, the seat that resolves it and the
opponent it deals with. It runs until somebody must decide, something else must come first, or it is over; what it
triggers waits until then.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, ask, no_options, offer, pop
from ludobug.core.header import ACTOR, OVER, TOP
from ludobug.core.tape import note
from ludobug.games.mindbug.kernel.choices import answer_pick, any_chosen, can_be_done, clear_choice, pick
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.copies import end_chain, is_part
from ludobug.games.mindbug.kernel.effects_on_cards import act_on_cards
from ludobug.games.mindbug.kernel.effects_on_piles import act_on_piles
from ludobug.games.mindbug.kernel.effects_on_players import act_on_players
from ludobug.games.mindbug.kernel.energy import discard_bought
from ludobug.games.mindbug.kernel.feasibility import would_change
from ludobug.games.mindbug.kernel.hands import refill
from ludobug.games.mindbug.kernel.looking import answer_put_back, put_back
from ludobug.games.mindbug.kernel.opponents import name_opponent
from ludobug.games.mindbug.kernel.pips import answer_pips, roll_pips
from ludobug.games.mindbug.kernel.questions import answer_about, ask_about
from ludobug.games.mindbug.kernel.steering import steer
from ludobug.games.mindbug.kernel.table import forget_boosts
from ludobug.games.mindbug.layout import (
    ABOUT_CARDS,
    ABOUT_PILES,
    ABOUT_PLAYERS,
    ASK_MAY,
    ASK_WITH_CHOSEN,
    COPYING,
    DONE,
    END,
    ENERGY_CARDS,
    FIRST_OPERAND,
    FIRST_QUESTION,
    FURTHER_LOSS,
    IDLE,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    NAME_OPPONENT,
    NAMED,
    NO,
    NOTED_POWER,
    OPPONENT_NAMED,
    PICK,
    PUT_BACK,
    REMEMBERING,
    ROLL_PIPS,
    SEAT_OPTION,
    WAITING,
    YES,
)


def run_effect(state: Cells, rules: Cells) -> bool:
    """Go on with the effect on top; True if somebody must decide."""
    frame: int = state[TOP]
    while True:
        at: int = state[frame + A]
        op: int = rules[at + INSTRUCTION]
        if op == PICK:
            if pick(state, rules):
                return True
        elif op == NAME_OPPONENT:
            if name_opponent(state, rules):
                return True
        elif op == PUT_BACK:
            if put_back(state, rules):
                return True
        elif op == ASK_MAY or op == ASK_WITH_CHOSEN:
            if ask_may(state, rules, op):
                return True
        elif op == END:
            end_effect(state, rules)
            return False
        elif op == ROLL_PIPS:
            if roll_pips(state, rules):
                return True
        elif op >= FIRST_QUESTION:
            if ask_about(state, rules, op):
                return True
        else:
            state[frame + A] = at + INSTRUCTION_CELLS
            carry_out(state, rules, op, at)
            if state[ACTOR] == OVER:
                return False
            if state[IDLE] != 0 and state[DONE] > 0:
                state[IDLE] = 0
            refill(state, rules)
            if state[TOP] != frame:
                return False


def carry_out(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Carry out one instruction that needs no decision."""
    if op >= ABOUT_CARDS:
        act_on_cards(state, rules, op, at)
    elif op >= ABOUT_PILES:
        act_on_piles(state, rules, op, at)
    elif op >= ABOUT_PLAYERS:
        act_on_players(state, rules, op, at)
    else:
        steer(state, rules, op, at)


def end_effect(state: Cells, rules: Cells) -> None:
    """The effect on top is over; an Energy card goes where it can't be bought again."""
    if rules[ENERGY_CARDS] != 0:
        discard_bought(state, rules, state[state[TOP] + B])
    clear_choice(state)
    state[NOTED_POWER] = 0
    state[IDLE] = 0
    state[DONE] = 0
    state[NAMED] = 0
    state[FURTHER_LOSS] = 0
    if rules[REMEMBERING] != 0 and state[WAITING] == 0 and not is_part(state):
        forget_boosts(state, rules, 0)
    if rules[COPYING] != 0:
        end_chain(state, rules)
    pop(state)


def ask_may(state: Cells, rules: Cells, op: int) -> bool:
    """Ask "you may", if it is possible at all; otherwise skip it."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    if op == ASK_WITH_CHOSEN:
        possible: bool = any_chosen(state)
    else:
        possible = can_be_done(state, rules)
    if not possible:
        state[frame + A] = rules[at + FIRST_OPERAND]
        return False
    if state[IDLE] != 0 and is_needed(state, rules, at):
        state[frame + A] = at + INSTRUCTION_CELLS
        return False
    no_options(state)
    offer(state, rules, NO)
    offer(state, rules, YES)
    return ask(state, state[frame + C])


def is_needed(state: Cells, rules: Cells, at: int) -> bool:
    """Whether an Action would change nothing if this were left out, and something if it is done."""
    frame: int = state[TOP]
    source: int = state[frame + B]
    seat: int = state[frame + C]
    opponent: int = state[frame + D]
    refresh(state, rules)
    if would_change(state, rules, rules[at + FIRST_OPERAND], source, seat, opponent):
        return False
    return would_change(state, rules, at + INSTRUCTION_CELLS, source, seat, opponent)


def answer_effect(state: Cells, rules: Cells, option: int) -> None:
    """Take the answer to the question that the effect on top asked."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    if rules[at + INSTRUCTION] == PICK:
        answer_pick(state, option)
    elif rules[at + INSTRUCTION] == ROLL_PIPS:
        answer_pips(state, rules, option)
    elif rules[at + INSTRUCTION] >= FIRST_QUESTION:
        answer_about(state, rules, rules[at + INSTRUCTION], option)
    elif rules[at + INSTRUCTION] == PUT_BACK:
        answer_put_back(state, option)
    elif option >= SEAT_OPTION:
        state[frame + D] = option - SEAT_OPTION
        note(rules, OPPONENT_NAMED, 0, 0, 0, state[frame + C], option - SEAT_OPTION, -1)
        state[frame + A] = at + INSTRUCTION_CELLS
    elif option == YES:
        state[frame + A] = at + INSTRUCTION_CELLS
    else:
        state[frame + A] = rules[at + FIRST_OPERAND]
