"""The kernel of Mindbug: compiled if that is possible, otherwise the same files interpreted."""

from __future__ import annotations

from typing import Any, cast

from ludobug.core.game import Kernel
from ludobug.core.interpreted import fastest_interpreted, interpreted_kernel
from ludobug.core.native import compiled_kernel
from ludobug.games.mindbug.kernel import actions, constants, machine, random_games, search, setup

INTERPRETED = interpreted_kernel(setup, constants, machine, actions, random_games, search)
"""The kernel files as they are: the reference for the compiled ones."""


def kernel() -> Kernel:
    """The fastest kernel there is."""
    compiled: Any = compiled_kernel("ludobug.games.mindbug._kernel")
    return cast(Kernel, compiled or fastest_interpreted("mindbug", INTERPRETED))
