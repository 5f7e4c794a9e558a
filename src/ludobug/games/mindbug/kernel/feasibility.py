"""Whether an effect would change the game at all: what makes an Action legal.

Every sentence counts. Nothing before the place in question has changed anything, so conditions are judged by the table
as it stands, and what depends on something really done does not happen.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import KIND
from ludobug.games.mindbug.kernel.aside import has_set_aside
from ludobug.games.mindbug.kernel.changes_to_cards import act_after, some_card_changes
from ludobug.games.mindbug.kernel.changes_to_players import piles_change, players_change
from ludobug.games.mindbug.kernel.costs import able_to_afford, mindbug_cost, octonite_cost
from ludobug.games.mindbug.kernel.evolution import able_to_evolve
from ludobug.games.mindbug.kernel.groups import count_group, is_meant
from ludobug.games.mindbug.kernel.quantities import holds
from ludobug.games.mindbug.kernel.table import left_neighbour
from ludobug.games.mindbug.layout import (
    ABILITIES,
    ABILITY_CELLS,
    ABILITY_COUNT,
    ABILITY_PROGRAM,
    ABILITY_TRIGGER,
    ABOUT_CARDS,
    ABOUT_PILES,
    ABOUT_PLAYERS,
    ACTIVE,
    ASK_MAY,
    ASK_WITH_CHOSEN,
    CHOOSE_ONE,
    END,
    EVOLVE,
    FIRST_OPERAND,
    FIRST_QUESTION,
    FOR_SEAT_IN_TURN,
    FURTHER_LOSSES,
    GO_TO,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    NAME_OPPONENT,
    NOTE_KEYWORDS,
    NOTE_POWER,
    OCTONITE,
    ON_ACTION,
    PAY_MINDBUG,
    PAY_OCTONITE,
    PICK,
    PICK_AGAIN,
    PICK_THIS,
    PUT_BACK,
    REPEAT,
    RETURN_ASIDE,
    ROLL_PIPS,
    SECOND_OPERAND,
    SKIP_UNLESS,
    SKIP_UNLESS_CHOSEN,
    SKIP_UNLESS_DONE,
    SKIP_UNLESS_ROLLED,
    TEAM_MATE,
    TEAMS,
    THIRD_OPERAND,
    TRIGGERS,
    TURN_BACK,
    TURN_TO,
    UNUSED_MINDBUGS,
)


def able_to_act(state: Cells, rules: Cells, card: int, seat: int) -> bool:
    """Whether a seat may use the Action of its creature: it would change something, whichever opponent it is about."""
    kind: int = state[card + KIND]
    if rules[kind + TRIGGERS] & ON_ACTION == 0:
        return False
    ability: int = rules[kind + ABILITIES]
    left: int = rules[kind + ABILITY_COUNT]
    while left > 0:
        if rules[ability + ABILITY_TRIGGER] == ON_ACTION:
            return able_to_use(state, rules, rules[ability + ABILITY_PROGRAM], card, seat)
        ability += ABILITY_CELLS
        left -= 1
    return False


def able_to_use(state: Cells, rules: Cells, program: int, card: int, seat: int) -> bool:
    """Whether the cost of an Action can be paid, and its effect would change something once it is."""
    if not able_to_afford(state, rules, program, card, seat):
        return False
    octonite: int = octonite_cost(rules, program)
    mindbugs: int = mindbug_cost(rules, program)
    while rules[program + INSTRUCTION] == PAY_OCTONITE or rules[program + INSTRUCTION] == PAY_MINDBUG:
        program += INSTRUCTION_CELLS
    state[card + OCTONITE] -= octonite
    state[UNUSED_MINDBUGS + seat] -= mindbugs
    changes: bool = False
    opponent: int = left_neighbour(rules, seat)
    seats: int = rules[SEATS]
    while seats > 0 and not changes:
        changes = would_change(state, rules, program, card, seat, opponent)
        opponent = (opponent + 2) % rules[SEATS]
        seats -= 2
    state[card + OCTONITE] += octonite
    state[UNUSED_MINDBUGS + seat] += mindbugs
    return changes


def would_change(state: Cells, rules: Cells, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an effect would change the game from this instruction on. Current values must be up to date."""
    return changes_before(state, rules, at, 0, source, seat, opponent)


def changes_before(state: Cells, rules: Cells, at: int, end: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an effect would change the game from one instruction on, as far as another one."""
    judged: int = 0
    op: int = rules[at + INSTRUCTION]
    while op != END and at != end:
        following: int = at + INSTRUCTION_CELLS
        if op == PICK or op == PICK_THIS or op == PICK_AGAIN:
            judged = act_after(rules, at)
            if some_card_changes(state, rules, at, source, seat, opponent):
                return True
        elif op == TURN_TO or (op == TURN_BACK and rules[at + THIRD_OPERAND] != 0):
            before: int = seat
            seat = other_seat(rules, at, seat, opponent)
            if rules[at + SECOND_OPERAND] != TEAM_MATE:
                opponent = before
        elif op == FOR_SEAT_IN_TURN:
            opponent = (state[ACTIVE] + rules[at + SECOND_OPERAND]) % rules[SEATS]
            if not is_meant(rules[at + THIRD_OPERAND], seat, opponent, opponent):
                following = rules[at + FIRST_OPERAND]
        elif op == CHOOSE_ONE:
            if would_change(state, rules, following, source, seat, opponent):
                return True
            following = rules[at + FIRST_OPERAND]
        elif op == GO_TO:
            following = rules[at + FIRST_OPERAND]
        elif is_passed_over(state, rules, op, at, source, seat, opponent):
            following = rules[at + FIRST_OPERAND]
        elif at != judged and instruction_changes(state, rules, op, at, source, seat, opponent):
            return True
        at = following
        op = rules[at + INSTRUCTION]
    return False


def other_seat(rules: Cells, at: int, seat: int, opponent: int) -> int:
    """The seat that an effect is turned to."""
    if rules[at + SECOND_OPERAND] == TEAM_MATE:
        return (seat + TEAMS) % rules[SEATS]
    return opponent


def is_passed_over(state: Cells, rules: Cells, op: int, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an instruction skips ahead: a condition that is not met, something that is not possible or not done."""
    if op == SKIP_UNLESS:
        return not holds(state, rules, rules[at + SECOND_OPERAND], source, seat)
    if op == ASK_MAY and rules[at + SECOND_OPERAND] != 0:
        group: int = rules[at + SECOND_OPERAND]
        return count_group(state, rules, group, source, seat, opponent) < rules[at + THIRD_OPERAND]
    return op == SKIP_UNLESS_DONE


def instruction_changes(state: Cells, rules: Cells, op: int, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an instruction that is about no chosen card would change something."""
    if op >= ABOUT_PLAYERS and op < ABOUT_PILES:
        return players_change(state, rules, op, at, source, seat, opponent)
    if op >= ABOUT_PILES and op < ABOUT_CARDS:
        return piles_change(state, rules, op, at, seat, opponent)
    if op == RETURN_ASIDE:
        return has_set_aside(state, rules, source)
    if op == EVOLVE:
        return able_to_evolve(state, rules, source)
    return not only_steers(op)


def only_steers(op: int) -> bool:
    """Whether an instruction does nothing by itself: it asks, skips, repeats or keeps something in mind."""
    if op >= FIRST_QUESTION or op == FURTHER_LOSSES or op == ROLL_PIPS or op == SKIP_UNLESS_ROLLED or op == REPEAT:
        return True
    asks: bool = op == ASK_MAY or op == ASK_WITH_CHOSEN or op == NAME_OPPONENT
    skips: bool = op == SKIP_UNLESS or op == SKIP_UNLESS_CHOSEN or op == TURN_BACK
    return asks or skips or op == NOTE_POWER or op == NOTE_KEYWORDS or op == PUT_BACK
