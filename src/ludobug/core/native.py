"""Finds the compiled kernel of a game, if there is one that was made from the present files."""

from __future__ import annotations

import importlib
import os
import warnings
from functools import cache
from typing import Any

from ludobug.core.compiler import source_digest
from ludobug.core.units import UNITS


@cache
def compiled_kernel(module: str) -> Any | None:
    """The compiled module; None if it is missing, unwanted (``LUDOBUG_PURE=1``) or older than its sources."""
    if os.environ.get("LUDOBUG_PURE", "0") not in ("", "0"):
        return None
    try:
        kernel = importlib.import_module(module)
    except ImportError:
        return None
    unit = next(unit for unit in UNITS if unit.module == module)
    if source_digest(unit) != kernel.SOURCE_DIGEST:
        warnings.warn(
            f"{module} was compiled from other files; running interpreted. 'make build' compiles it again.",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
    return kernel


def all_compiled() -> bool:
    """Whether every game's kernel runs compiled."""
    return all(compiled_kernel(unit.module) is not None for unit in UNITS)
