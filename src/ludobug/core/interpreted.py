"""The kernel files of a game as they are, in the form that Python calls: the reference for the compiled ones."""

from __future__ import annotations

import importlib
from array import array
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from ludobug.core import chance, search
from ludobug.core.cells import Cells, Codes, Word
from ludobug.core.compiler import source_digest
from ludobug.core.game import Kernel
from ludobug.core.handle import Handle
from ludobug.core.units import UNITS, folded_module


def interpreted_kernel(*modules: ModuleType) -> Kernel:
    """The functions of some kernel files; the loops over many games run on lists, which Python reads faster."""
    functions = {name: value for module in modules for name, value in vars(module).items() if callable(value)}
    games, worlds = functions["random_games"], functions["resampled_games"]

    def random_games(
        state: Cells, rules: Cells, fresh: Cells, hidden: Cells, count: int, n: int, seed: Word, totals: Codes
    ) -> Word:
        return cast(Word, games(_listed(state), _listed(rules), _listed(fresh), hidden, count, n, seed, totals))

    def resampled_games(state: Cells, rules: Cells, known: Cells, hidden: Cells, count: int, n: int, seed: Word) -> int:
        return cast(int, worlds(_listed(state), _listed(rules), _listed(known), hidden, count, n, seed))

    shuffle = functions.get("shuffle_groups", chance.shuffle_groups)

    def shuffle_groups(state: Cells, hidden: Cells, count: int, seed: Word) -> Word:
        listed = _listed(state)
        seed = shuffle(listed, _listed(hidden), count, seed)
        state[:] = array("h", listed)
        return seed

    own = {"Handle": Handle, "scrambled": chance.scrambled, "node_after": search.node_after}
    loops = {"random_games": random_games, "resampled_games": resampled_games, "shuffle_groups": shuffle_groups}
    return cast(Kernel, SimpleNamespace(**(functions | own | loops)))


def fastest_interpreted(game: str, plain: Kernel) -> Kernel:
    """The folded kernel of a game, if it was made from the present files; otherwise these files as they are."""
    unit = next(unit for unit in UNITS if unit.module == f"ludobug.games.{game}._kernel")
    try:
        module = importlib.import_module(folded_module(unit))
    except ImportError:
        return plain
    return interpreted_kernel(module) if module.SOURCE_DIGEST == source_digest(unit) else plain


def _listed(buffer: Cells) -> Any:
    return buffer.tolist()
