"""Positions: the table as a mapping, in and out.

- ``fields``: what a position may say;
- ``position``: a position as a value;
- ``cards`` and ``laying``: from a position to a buffer;
- ``reading``: from a buffer to its position.
"""

from __future__ import annotations

from ludobug.games.mindbug.positions.fields import ASIDE_FIELDS, BOARD_FIELDS, ENERGY_PILES, FIELDS, SEAT_FIELDS
from ludobug.games.mindbug.positions.laying import assemble, set_counters
from ludobug.games.mindbug.positions.reading import read

__all__ = ["ASIDE_FIELDS", "BOARD_FIELDS", "ENERGY_PILES", "FIELDS", "SEAT_FIELDS", "assemble", "read", "set_counters"]
