"""The kernel of Moogle Bounty Mayhem: compiled if that is possible, otherwise the same files interpreted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast

from ludobug.core.cells import Cells
from ludobug.core.game import Kernel
from ludobug.core.interpreted import fastest_interpreted, interpreted_kernel
from ludobug.core.native import compiled_kernel
from ludobug.games.moogle.kernel import actions, machine, random_games, scoring, search, setup


class MoogleKernel(Kernel, Protocol):
    """The kernel of this game: what every game has, and the final scoring by itself."""

    finish: Callable[[Cells, Cells], None]


INTERPRETED = cast(MoogleKernel, interpreted_kernel(setup, machine, scoring, actions, random_games, search))
"""The kernel files as they are: the reference for the compiled ones."""


def kernel() -> MoogleKernel:
    """The fastest kernel there is."""
    compiled: Any = compiled_kernel("ludobug.games.moogle._kernel")
    return cast(MoogleKernel, compiled or fastest_interpreted("moogle", INTERPRETED))
