"""Triggered effects: noted when their event happens, carried out one at a time when nothing else is going on."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import D, E, ask, no_options, offer, push
from ludobug.core.header import OPTIONS, TOP
from ludobug.games.mindbug.kernel.constants import is_silenced, may_attack, refresh
from ludobug.games.mindbug.kernel.costs import able_to_afford
from ludobug.games.mindbug.kernel.feasibility import able_to_act
from ludobug.games.mindbug.kernel.quantities import holds
from ludobug.games.mindbug.kernel.table import controlled_by, left_neighbour, note_card
from ludobug.games.mindbug.layout import (
    ACTIVE,
    DONE,
    EFFECT_LIMIT,
    EFFECT_STARTS,
    EFFECTS_BEGUN,
    END,
    ENTRY_CARD,
    ENTRY_PROGRAM,
    ENTRY_SEAT,
    ENTRY_TRIGGER,
    FAST,
    FAST_WINDOW,
    FIRST_OPERAND,
    IDLE,
    INSTRUCTION,
    KEYWORDS,
    ON_ACTION,
    ON_DEFEATED,
    ON_END_OF_ANY_TURN,
    ON_PLAY,
    ORDER_EFFECTS,
    PAY_MINDBUG,
    PAY_OCTONITE,
    RUN_EFFECT,
    SECOND_OPERAND,
    SILENCES_DEFEATED,
    SILENCES_PLAY,
    SILENCING,
    SKIP_UNLESS,
    WAITING,
    WAITING_CELLS,
    WAITING_LIST,
    WITH_FAST,
)


def drop_entry(state: Cells, rules: Cells, entry: int) -> None:
    """Take an entry out of the list of waiting effects; the later ones move up."""
    state[WAITING] -= 1
    end: int = rules[WAITING_LIST] + state[WAITING] * WAITING_CELLS
    while entry < end:
        state[entry] = state[entry + WAITING_CELLS]
        entry += 1


def count_waiting(state: Cells, rules: Cells, windows: bool) -> int:
    """How many effects wait, or how many FAST windows."""
    total: int = 0
    entry: int = rules[WAITING_LIST]
    end: int = entry + state[WAITING] * WAITING_CELLS
    while entry < end:
        if (state[entry + ENTRY_PROGRAM] == 0) == windows:
            total += 1
        entry += WAITING_CELLS
    return total


def offer_waiting(state: Cells, rules: Cells, windows: bool) -> None:
    """List the waiting effects, or the FAST windows, as options."""
    entry: int = rules[WAITING_LIST]
    end: int = entry + state[WAITING] * WAITING_CELLS
    no_options(state)
    while entry < end:
        if (state[entry + ENTRY_PROGRAM] == 0) == windows:
            offer(state, rules, entry)
        entry += WAITING_CELLS


def is_stopped(state: Cells, rules: Cells, seat: int, trigger: int) -> bool:
    """Whether effects of a seat with this trigger do not happen now."""
    if trigger == ON_PLAY:
        return is_silenced(state, rules, seat, SILENCES_PLAY)
    return trigger == ON_DEFEATED and is_silenced(state, rules, seat, SILENCES_DEFEATED)


def start_entry(state: Cells, rules: Cells, entry: int) -> None:
    """Begin a waiting effect, unless a rule keeps it from happening."""
    program: int = state[entry + ENTRY_PROGRAM]
    card: int = state[entry + ENTRY_CARD]
    seat: int = state[entry + ENTRY_SEAT]
    trigger: int = state[entry + ENTRY_TRIGGER]
    drop_entry(state, rules, entry)
    if program == 0:
        push(state, FAST_WINDOW, card, seat, 0)
        return
    if rules[SILENCING] != 0 and is_stopped(state, rules, seat, trigger):
        return
    first: int = rules[program + INSTRUCTION]
    if (first == PAY_OCTONITE or first == PAY_MINDBUG) and not able_to_afford(state, rules, program, card, seat):
        return
    if trigger == ON_END_OF_ANY_TURN and is_unmet(state, rules, program, card, seat):
        return
    if state[EFFECTS_BEGUN] >= EFFECT_LIMIT:
        return
    state[EFFECTS_BEGUN] += 1
    if trigger == ON_ACTION:
        state[IDLE] = 1
        state[DONE] = 0
    note_card(state, rules, EFFECT_STARTS, card, trigger, seat)
    push(state, RUN_EFFECT, program, card, seat)
    state[state[TOP] + D] = left_neighbour(rules, seat)
    state[state[TOP] + E] = 0


def is_unmet(state: Cells, rules: Cells, program: int, card: int, seat: int) -> bool:
    """Whether all of an effect is under a condition that is not met, so that there is nothing to begin."""
    if rules[program + INSTRUCTION] != SKIP_UNLESS:
        return False
    refresh(state, rules)
    if rules[rules[program + FIRST_OPERAND] + INSTRUCTION] != END:
        return False
    return not holds(state, rules, rules[program + SECOND_OPERAND], card, seat)


def resolve_waiting(state: Cells, rules: Cells, windows: bool) -> None:
    """Begin the next waiting effect, or FAST window; with several the active player picks."""
    if windows:
        close_windows(state, rules)
    if count_waiting(state, rules, windows) == 0:
        return
    if count_waiting(state, rules, windows) > 1:
        push(state, ORDER_EFFECTS, windows, 0, 0)
        return
    offer_waiting(state, rules, windows)
    start_entry(state, rules, state[rules[OPTIONS]])


def close_windows(state: Cells, rules: Cells) -> None:
    """Drop the FAST windows of creatures that have changed sides, left, have no FAST, or can do nothing with it."""
    refresh(state, rules)
    entry: int = rules[WAITING_LIST]
    while entry < rules[WAITING_LIST] + state[WAITING] * WAITING_CELLS:
        card: int = state[entry + ENTRY_CARD]
        if state[entry + ENTRY_PROGRAM] == 0 and not (
            controlled_by(state, card, state[entry + ENTRY_SEAT])
            and state[card + KEYWORDS] & FAST != 0
            and (may_attack(state, card) or able_to_act(state, rules, card, state[entry + ENTRY_SEAT]))
        ):
            drop_entry(state, rules, entry)
        else:
            entry += WAITING_CELLS


def ask_order(state: Cells, rules: Cells, windows: bool) -> bool:
    """The active player picks the waiting effect to begin."""
    offer_waiting(state, rules, windows)
    return ask(state, state[ACTIVE])


def any_effect_waits(state: Cells, rules: Cells) -> bool:
    """Whether an effect waits that is not a FAST window."""
    return rules[WITH_FAST] == 0 or count_waiting(state, rules, False) > 0
