"""What an effect costs: octonite of its creature, Mindbugs of whoever resolves it."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.games.mindbug.kernel.mindbugs import able_to_spend
from ludobug.games.mindbug.kernel.table import controlled_by
from ludobug.games.mindbug.layout import (
    INSTRUCTION,
    INSTRUCTION_CELLS,
    OCTONITE,
    PAY_MINDBUG,
    PAY_OCTONITE,
    SECOND_OPERAND,
)


def octonite_cost(rules: Cells, program: int) -> int:
    """How much octonite a program costs."""
    if rules[program + INSTRUCTION] == PAY_OCTONITE:
        return rules[program + SECOND_OPERAND]
    return 0


def mindbug_cost(rules: Cells, program: int) -> int:
    """How many Mindbugs a program costs."""
    if rules[program + INSTRUCTION] == PAY_OCTONITE:
        program += INSTRUCTION_CELLS
    if rules[program + INSTRUCTION] == PAY_MINDBUG:
        return rules[program + SECOND_OPERAND]
    return 0


def able_to_pay(state: Cells, card: int, seat: int, cost: int) -> bool:
    """Whether so many counters lie on a creature of a seat."""
    return controlled_by(state, card, seat) and state[card + OCTONITE] >= cost


def able_to_afford(state: Cells, rules: Cells, program: int, card: int, seat: int) -> bool:
    """Whether a seat can pay what a program of a card costs."""
    octonite: int = octonite_cost(rules, program)
    mindbugs: int = mindbug_cost(rules, program)
    if octonite != 0 and not able_to_pay(state, card, seat, octonite):
        return False
    return mindbugs == 0 or able_to_spend(state, rules, seat, mindbugs)
