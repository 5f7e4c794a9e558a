"""A program under construction: instructions, jumps, and which opponent is meant."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.compile.tables import Tables


class Program:
    """One program under construction. Jumps are kept as indices until the address is known."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.steps: list[list[int]] = []
        self.jumps: list[int] = []
        self.named = tables.seats == at.TEAMS
        """Whether it is clear by now which opponent is meant."""

    def step(self, op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Add an instruction; returns its index."""
        self.steps.append([op, a, b, c])
        return len(self.steps) - 1

    def jump(self, op: int, b: int = 0, c: int = 0) -> int:
        """Add an instruction that may skip ahead to a place said later by ``land``."""
        index = self.step(op, 0, b, c)
        self.jumps.append(index)
        return index

    def land(self, index: int) -> None:
        """The instruction skips to here."""
        self.steps[index][at.FIRST_OPERAND] = len(self.steps)

    def name_opponent(self, effect: w.Effect, condition: int = 0) -> None:
        """Where there are two, an opponent is named before the first sentence that deals with one."""
        if not self.named and speaks_of_one_opponent(effect):
            self.step(at.NAME_OPPONENT, condition)
            self.named = True

    def finish(self) -> int:
        """End the program and put it into the tables; returns its address."""
        self.step(at.END)
        start = len(self.tables.cells)
        for index in self.jumps:
            step = self.steps[index]
            step[at.FIRST_OPERAND] = start + step[at.FIRST_OPERAND] * at.INSTRUCTION_CELLS
        return self.tables.block([cell for step in self.steps for cell in step])


ONE_OPPONENT = {
    w.Who.THE_OPPONENT,
    w.Who.AN_OPPONENT,
    w.Zone.AN_OPPONENTS_HAND,
    w.Zone.AN_OPPONENTS_DISCARD,
    w.Zone.THE_OPPONENTS_DISCARD,
}
ABOUT_LIFE = (w.GainLife, w.LoseLife, w.LoseLifeDownTo, w.LifeOf)
"""Words about a team's life: it does not matter which of two opponents they mean."""


def speaks_of_one_opponent(word: Any) -> bool:
    """Whether a text deals with one opponent in a way that makes a difference between two."""
    if isinstance(word, w.HandOver | w.SwapHands):
        return True
    if isinstance(word, Enum):
        return word in ONE_OPPONENT
    if isinstance(word, tuple):
        return any(speaks_of_one_opponent(part) for part in word)
    if not is_dataclass(word):
        return False
    return any(
        speaks_of_one_opponent(getattr(word, field.name))
        for field in fields(word)
        if not (isinstance(word, ABOUT_LIFE) and field.name == "who")
    )
