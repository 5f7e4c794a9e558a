"""Cards as rows of the rules buffer: what is printed on them, their abilities, what they cost."""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.compile.codes import TRIGGER_BITS, keyword_bits
from ludobug.games.mindbug.language.compile.effects import program_of
from ludobug.games.mindbug.language.compile.rules import rule_cells
from ludobug.games.mindbug.language.compile.tables import Tables


def kind_cells(tables: Tables, card: w.Creature) -> list[int]:
    """The row of a kind of card, without its number and stages; what it refers to is added to the tables."""
    triggered = [a for a in card.abilities if isinstance(a, w.Triggered)]
    constants = [a for a in card.abilities if isinstance(a, w.Constant)]
    there = [constant_cells(tables, ability) for ability in constants if ability.place is w.Place.DISCARD]
    triggers = at.SPREADS_OCTONITE if w.Constant(w.SpreadsOctonite()) in constants else 0
    abilities: list[int] = []
    for ability in triggered:
        bit = TRIGGER_BITS[ability.trigger, ability.place]
        triggers |= bit
        further = ability.trigger is w.Trigger.OPPONENT_LOSING_LIFE
        abilities += [bit, program_of(tables, ability.effect, ability.cost_octonite, further, ability.cost_mindbugs)]
    rows = [
        constant_cells(tables, ability)
        for ability in constants
        if ability.place is w.Place.IN_PLAY and not isinstance(ability.rule, w.SpreadsOctonite)
    ]
    return [
        card.power,
        keyword_bits(card.keywords),
        card.octonite,
        triggers,
        tables.block(abilities),
        len(triggered),
        tables.block([cell for row in rows for cell in row]),
        len(rows),
        _layers(rows),
        card.dice,
        0,
        0,
        tables.block([cell for row in there for cell in row]),
        len(there),
        _layers(there),
        0,
    ]


def constant_cells(tables: Tables, ability: w.Constant) -> list[int]:
    """A constant ability as a row."""
    row = rule_cells(tables, ability.rule, tables.condition(ability.condition))
    return row + [0] * (at.CONSTANT_CELLS - len(row))


def energy_cells(tables: Tables, card: w.EnergyCard) -> list[int]:
    """The row of an Energy card; its program is added to the tables."""
    cells = [card.price, program_of(tables, card.effect)]
    return cells + [0] * (at.KIND_CELLS - len(cells))


def _layers(rows: Sequence[Sequence[int]]) -> int:
    """All layers that some constant abilities need."""
    return functools.reduce(operator.or_, (row[at.CONSTANT_LAYERS] for row in rows), 0)
