"""What steers an effect: conditions, jumps and repeats, costs, whom it deals with and what it keeps in mind."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C
from ludobug.core.header import TOP
from ludobug.games.mindbug.kernel.boosts import skip_unless_chosen
from ludobug.games.mindbug.kernel.choices import pick_slayer, pick_this, recall
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.groups import keywords_of_choice, power_of
from ludobug.games.mindbug.kernel.mindbugs import able_to_spend, spend_mindbugs
from ludobug.games.mindbug.kernel.octonite import pay
from ludobug.games.mindbug.kernel.opponents import turn_to_other, turn_to_seat
from ludobug.games.mindbug.kernel.quantities import holds
from ludobug.games.mindbug.kernel.waiting import resolve_waiting
from ludobug.games.mindbug.layout import (
    CHOICE,
    DONE,
    FIRST_OPERAND,
    FOR_SEAT_IN_TURN,
    FURTHER_LOSS,
    FURTHER_LOSSES,
    NAMED,
    NOTE_KEYWORDS,
    NOTE_POWER,
    NOTED_POWER,
    PAY_MINDBUG,
    PAY_OCTONITE,
    PICK_AGAIN,
    PICK_SLAYER,
    PICK_THIS,
    SECOND_OPERAND,
    SKIP_UNLESS,
    SKIP_UNLESS_CHOSEN,
    SKIP_UNLESS_DONE,
    SKIP_UNLESS_ROLLED,
    TURN_BACK,
    TURN_TO,
    WAITING,
)


def steer(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Carry out an instruction about the effect itself: its cards, its opponent, its costs, what it keeps in mind."""
    if op == PICK_THIS:
        pick_this(state, rules, at)
    elif op == PICK_AGAIN:
        recall(state, rules, at)
    elif op == NOTE_KEYWORDS:
        refresh(state, rules)
        state[NAMED] = keywords_of_choice(state, rules)
    elif op == PAY_MINDBUG:
        pay_mindbugs(state, rules, at)
    elif op == FOR_SEAT_IN_TURN:
        turn_to_seat(state, rules, at)
    elif op == NOTE_POWER:
        note_power(state, rules)
    elif op == PICK_SLAYER:
        pick_slayer(state)
    elif op == TURN_TO or op == TURN_BACK:
        turn_to_other(state, rules, at)
    elif op == FURTHER_LOSSES:
        state[FURTHER_LOSS] = 1
    elif op == SKIP_UNLESS_CHOSEN:
        skip_unless_chosen(state, rules, at)
    else:
        jump(state, rules, op, at)


def jump(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Go on elsewhere in the program, always or under a condition."""
    frame: int = state[TOP]
    away: bool = True
    if op == SKIP_UNLESS:
        away = not holds_in_effect(state, rules, rules[at + SECOND_OPERAND])
    elif op == SKIP_UNLESS_DONE:
        away = state[DONE] < rules[at + SECOND_OPERAND]
    elif op == SKIP_UNLESS_ROLLED:
        away = state[DONE] < rules[at + SECOND_OPERAND]
        state[DONE] = 0
    elif op == PAY_OCTONITE:
        away = not pay(state, rules, state[frame + B], state[frame + C], rules[at + SECOND_OPERAND])
    if away:
        state[frame + A] = rules[at + FIRST_OPERAND]


def holds_in_effect(state: Cells, rules: Cells, condition: int) -> bool:
    """Whether a condition holds for the effect on top."""
    frame: int = state[TOP]
    refresh(state, rules)
    return holds(state, rules, condition, state[frame + B], state[frame + C])


def pay_mindbugs(state: Cells, rules: Cells, at: int) -> None:
    """Use Mindbugs as the cost of the effect on top, if that is possible; what answers to it comes first."""
    frame: int = state[TOP]
    if not able_to_spend(state, rules, state[frame + C], rules[at + SECOND_OPERAND]):
        state[frame + A] = rules[at + FIRST_OPERAND]
        return
    spend_mindbugs(state, rules, state[frame + C], rules[at + SECOND_OPERAND])
    if state[WAITING] > 0:
        resolve_waiting(state, rules, False)


def note_power(state: Cells, rules: Cells) -> None:
    """Keep in mind the power of the card that the sentence before was about; 0 if it was about none."""
    refresh(state, rules)
    state[NOTED_POWER] = 0
    if state[CHOICE] != 0:
        state[NOTED_POWER] = power_of(state, rules, state[CHOICE])
