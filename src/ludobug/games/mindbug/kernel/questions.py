"""What an effect asks beside cards: which of several effects, which keyword, which player."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, ask, no_options, offer
from ludobug.core.header import OPTION_COUNT, OPTIONS, SEATS, TOP
from ludobug.core.tape import note
from ludobug.games.mindbug.kernel.choices import any_chosen
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.feasibility import would_change
from ludobug.games.mindbug.kernel.groups import count_group
from ludobug.games.mindbug.layout import (
    CHOOSE_ONE,
    FIRST_OPERAND,
    IDLE,
    INSTRUCTION_CELLS,
    KEYWORD_COUNT,
    KEYWORD_NAMED,
    KEYWORD_OPTION,
    MODE_OPTION,
    NAME_KEYWORD,
    NAMED,
    SEAT_OPTION,
    SECOND_OPERAND,
    THIRD_OPERAND,
)


def ask_about(state: Cells, rules: Cells, op: int) -> bool:
    """Ask what an instruction wants to know; True if somebody must decide."""
    if op == CHOOSE_ONE:
        return choose_one(state, rules)
    if op == NAME_KEYWORD:
        return name_keyword(state, rules)
    return name_player(state, rules)


def answer_about(state: Cells, rules: Cells, op: int, option: int) -> None:
    """Take the answer."""
    frame: int = state[TOP]
    if op == CHOOSE_ONE:
        begin_mode(state, rules, option - MODE_OPTION)
        return
    state[frame + A] += INSTRUCTION_CELLS
    if op == NAME_KEYWORD:
        state[NAMED] = 1 << (option - KEYWORD_OPTION)
        note(rules, KEYWORD_NAMED, 0, 0, 0, state[frame + C], state[NAMED], -1)
    else:
        state[NAMED] = option - SEAT_OPTION


def choose_one(state: Cells, rules: Cells) -> bool:
    """The seat picks one of several effects; those that cannot be carried out are not offered."""
    at: int = state[state[TOP] + A]
    refresh(state, rules)
    offer_modes(state, rules, at, state[IDLE] != 0)
    if state[OPTION_COUNT] == 0:
        offer_modes(state, rules, at, False)
    if state[OPTION_COUNT] > 1:
        return ask(state, state[state[TOP] + C])
    if state[OPTION_COUNT] == 1:
        begin_mode(state, rules, state[rules[OPTIONS]] - MODE_OPTION)
    else:
        state[state[TOP] + A] = after_modes(rules, at)
    return False


def offer_modes(state: Cells, rules: Cells, at: int, changing: bool) -> None:
    """List the effects that can be carried out, and would change something if that is asked."""
    frame: int = state[TOP]
    source: int = state[frame + B]
    seat: int = state[frame + C]
    opponent: int = state[frame + D]
    index: int = 0
    left: int = rules[at + THIRD_OPERAND]
    no_options(state)
    while left > 0:
        group: int = rules[at + SECOND_OPERAND]
        possible: bool = group == 0 or count_group(state, rules, group, source, seat, opponent) > 0
        if possible and changing:
            possible = would_change(state, rules, at + INSTRUCTION_CELLS, source, seat, opponent)
        if possible:
            offer(state, rules, MODE_OPTION + index)
        index += 1
        left -= 1
        at = rules[at + FIRST_OPERAND]


def begin_mode(state: Cells, rules: Cells, index: int) -> None:
    """Go on with one of the effects."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    while index > 0:
        at = rules[at + FIRST_OPERAND]
        index -= 1
    state[frame + A] = at + INSTRUCTION_CELLS


def after_modes(rules: Cells, at: int) -> int:
    """The instruction after all of the effects."""
    left: int = rules[at + THIRD_OPERAND]
    while left > 0:
        at = rules[at + FIRST_OPERAND]
        left -= 1
    return at


def name_keyword(state: Cells, rules: Cells) -> bool:
    """The seat names any keyword."""
    keyword: int = 0
    no_options(state)
    while keyword < KEYWORD_COUNT:
        offer(state, rules, KEYWORD_OPTION + keyword)
        keyword += 1
    return ask(state, state[state[TOP] + C])


def name_player(state: Cells, rules: Cells) -> bool:
    """The seat names any player for the chosen cards, if there are any."""
    frame: int = state[TOP]
    if not any_chosen(state):
        state[frame + A] += INSTRUCTION_CELLS
        return False
    seat: int = 0
    no_options(state)
    while seat < rules[SEATS]:
        offer(state, rules, SEAT_OPTION + seat)
        seat += 1
    return ask(state, state[frame + C])
