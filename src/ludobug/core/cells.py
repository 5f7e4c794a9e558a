"""The types every kernel function works on.

A kernel function takes the *state* of one game and the *rules* of that game (card tables, sizes), both flat
buffers of 16-bit integers, and works on nothing else. Interpreted they are arrays; compiled they are C pointers.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from typing import TypeAlias

Cells: TypeAlias = "array[int]"
"""A flat buffer of small integers: a state, or the rules of a game."""

Codes: TypeAlias = "array[int]"
"""A buffer of full-size integers: the action numbers a player sees."""

Word: TypeAlias = int
"""A 64-bit number: the seed that a random walk carries along."""

Real: TypeAlias = float
"""A number with a fraction."""

Reals: TypeAlias = "array[float]"
"""A buffer of numbers with fractions: what a search has gathered."""

Choose: TypeAlias = Callable[["array[int]", "array[int]", int], None]
"""A game's function that carries out the option of a given index."""

Begin: TypeAlias = Callable[["array[int]", "array[int]"], None]
"""A game's function that begins a game, or carries on with it, up to the next decision."""

Deal: TypeAlias = Callable[["array[int]", "array[int]", "array[int]", "array[int]", int, int], int]
"""A game's function that deals a world which fits what a seat knows."""

Lean: TypeAlias = Callable[["array[int]", "array[int]", int], int]
"""A game's function that picks the index of an option that a player would likely take."""

Settled: TypeAlias = Callable[["array[int]", "array[int]"], bool]
"""A game's function that tells whether nothing is pending, so that the table can be judged as it stands."""

Worth: TypeAlias = Callable[["array[int]", "array[int]", int], int]
"""A game's function that judges what a side has, in hundredths: a difference of 100 is worth odds of e to 1."""

Write: TypeAlias = Callable[["array[int]", "array[int]", "array[int]"], int]
"""A game's function that writes the action numbers of the options."""


def new_cells(size: int) -> Cells:
    """A buffer of ``size`` zeros."""
    return array("h", bytes(2 * size))


def new_codes(size: int) -> Codes:
    """A buffer for ``size`` action numbers."""
    return array("i", bytes(4 * size))


def new_reals(size: int) -> Reals:
    """A buffer for ``size`` numbers with fractions."""
    return array("d", bytes(8 * size))


def copy_cells(target: Cells, source: Cells, count: int) -> None:
    """Copy the first cells of a buffer onto those of another; in C this is one call of memcpy."""
    target[:count] = source[:count]


def square_root(number: Real) -> Real:
    """The square root; in C that of the C library, as here."""
    return math.sqrt(number)


def exponential(number: Real) -> Real:
    """e to the power of a number; in C that of the C library, as here."""
    return math.exp(number)
