"""The kernels: which files each is made from, and which of their functions Python calls."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Unit:
    """One compiled module: its name, the kernel files in it and the functions Python may call."""

    module: str
    sources: tuple[str, ...]
    entries: tuple[str, ...]


SHARED = ("zones", "frames", "codes", "knowledge", "tape", "chance", "playout", "search")
"""Kernel files of the core that every unit has a copy of."""
ENTRIES = (
    "lay_out",
    "begin",
    "run",
    "choose",
    "refresh",
    "scrambled",
    "shuffle_groups",
    "playout",
    "resample",
    "write_plain_codes",
    "write_codes",
    "legal_codes",
    "option_of",
    "random_games",
    "resampled_games",
    "search",
    "likely",
    "node_after",
)
"""The functions of a game's kernel that Python calls."""


def unit_of(game: str, *files: str, also: tuple[str, ...] = ()) -> Unit:
    """The unit of a game with these kernel files; ``also`` names further functions that Python calls."""
    shared = (f"ludobug.core.{name}" for name in SHARED)
    own = (f"ludobug.games.{game}.kernel.{name}" for name in files)
    return Unit(f"ludobug.games.{game}._kernel", (*shared, *own), (*ENTRIES, *also))


UNITS = (
    unit_of(
        "mindbug",
        "triggers",
        "fights",
        "table",
        "evolution",
        "groups",
        "quantities",
        "constants",
        "grants",
        "barring",
        "hands",
        "dice",
        "attackers",
        "energy",
        "life",
        "mindbugs",
        "costs",
        "changes_to_cards",
        "changes_to_players",
        "feasibility",
        "pips",
        "waiting",
        "extra_turns",
        "octonite",
        "profiles",
        "looking",
        "creatures",
        "aside",
        "choices",
        "opponents",
        "combat",
        "copies",
        "questions",
        "boosts",
        "steering",
        "effects_on_players",
        "effects_on_piles",
        "effects_on_cards",
        "effects",
        "turn",
        "setup",
        "machine",
        "actions",
        "random_games",
        "policy",
        "worth",
        "search",
    ),
    unit_of(
        "millebugs",
        "table",
        "plays",
        "pile",
        "turn",
        "setup",
        "machine",
        "actions",
        "random_games",
        "worth",
        "policy",
        "search",
    ),
    unit_of(
        "moogle",
        "table",
        "groups",
        "placing",
        "choices",
        "effects",
        "endings",
        "powers",
        "scoring",
        "turn",
        "setup",
        "dealing",
        "machine",
        "actions",
        "random_games",
        "apparent",
        "policy",
        "search",
        also=("finish",),
    ),
)


def folded_module(unit: Unit) -> str:
    """The name of the module that holds the folded kernel of a unit; see ``core.folding``."""
    return unit.module.rsplit(".", 1)[0] + "._folded"
