"""From card values to the tables and programs that the kernel reads. In order:

- ``codes``: names as numbers;
- ``tables``: groups, quantities and conditions as rows;
- ``program``: instructions and jumps;
- ``targets``: cards are chosen, and something is done to them;
- ``sentences``: all other effects that are one sentence;
- ``effects``: sentences joined to programs;
- ``rules``: constant rules as rows;
- ``kinds``: whole cards as rows.
"""

from __future__ import annotations

from ludobug.games.mindbug.language.compile.codes import TRIGGER_BITS
from ludobug.games.mindbug.language.compile.effects import program_of
from ludobug.games.mindbug.language.compile.kinds import energy_cells, kind_cells
from ludobug.games.mindbug.language.compile.tables import Tables

__all__ = ["TRIGGER_BITS", "Tables", "energy_cells", "kind_cells", "program_of"]
