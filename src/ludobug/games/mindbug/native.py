"""The kernel of Mindbug: compiled if that is possible, otherwise the same files interpreted."""

from __future__ import annotations

from array import array
from types import SimpleNamespace
from typing import Any, cast

from ludobug.core import chance
from ludobug.core.cells import Cells, Codes, Word
from ludobug.core.game import Kernel
from ludobug.core.handle import Handle
from ludobug.core.native import compiled_kernel
from ludobug.games.mindbug.kernel import actions, constants, machine, random_games, setup


def _listed(buffer: Cells) -> Any:
    """A buffer as a list, which interpreted code reads faster."""
    return buffer.tolist()


def _shuffle_kinds(state: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """The kernel's shuffle, on lists."""
    listed = _listed(state)
    seed = chance.shuffle_kinds(listed, _listed(hidden), count, seed)
    state[:] = array("h", listed)
    return seed


def _random_games(
    state: Cells, rules: Cells, fresh: Cells, hidden: Cells, count: int, games: int, seed: Word, totals: Codes
) -> Word:
    """The kernel's random games, on lists."""
    return random_games.random_games(_listed(state), _listed(rules), _listed(fresh), hidden, count, games, seed, totals)


def _resampled_games(
    state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, games: int, seed: Word
) -> int:
    """The kernel's resampled games, on lists."""
    return random_games.resampled_games(_listed(state), _listed(rules), _listed(known), hidden, count, games, seed)


INTERPRETED = cast(
    Kernel,
    SimpleNamespace(
        Handle=Handle,
        lay_out=setup.lay_out,
        begin=machine.begin,
        run=machine.run,
        choose=machine.choose,
        refresh=constants.refresh,
        scrambled=chance.scrambled,
        shuffle_kinds=_shuffle_kinds,
        resample=machine.resample,
        playout=machine.playout,
        write_plain_codes=actions.write_plain_codes,
        write_codes=actions.write_codes,
        legal_codes=actions.legal_codes,
        option_of=actions.option_of,
        random_games=_random_games,
        resampled_games=_resampled_games,
    ),
)
"""The kernel files as they are: the reference for the compiled ones."""


def kernel() -> Kernel:
    """The fastest kernel there is."""
    compiled: Any = compiled_kernel("ludobug.games.mindbug._kernel")
    return INTERPRETED if compiled is None else cast(Kernel, compiled)
