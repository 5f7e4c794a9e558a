"""What all games share: buffers, zones, frames, chance, knowledge, events, records, and the contract of a game.

``ludobug.core.compiled`` says whether the kernels run compiled; otherwise they run interpreted, with the same results.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "compiled":
        from ludobug.core.native import all_compiled

        return all_compiled()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
