"""The kernel of Mindbug: compiled if that is possible, otherwise the same files interpreted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from ludobug.core.game import Kernel
from ludobug.core.handle import Handle
from ludobug.core.native import compiled_kernel
from ludobug.games.mindbug.kernel import actions, constants, machine, random_games, setup

INTERPRETED = cast(
    Kernel,
    SimpleNamespace(
        Handle=Handle,
        lay_out=setup.lay_out,
        begin=machine.begin,
        run=machine.run,
        choose=machine.choose,
        refresh=constants.refresh,
        resample=machine.resample,
        playout=machine.playout,
        legal_codes=actions.legal_codes,
        option_of=actions.option_of,
        random_games=random_games.random_games,
        resampled_games=random_games.resampled_games,
    ),
)
"""The kernel files as they are: the reference for the compiled ones."""


def kernel() -> Kernel:
    """The fastest kernel there is."""
    compiled: Any = compiled_kernel("ludobug.games.mindbug._kernel")
    return INTERPRETED if compiled is None else cast(Kernel, compiled)
