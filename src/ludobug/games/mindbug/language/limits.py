"""What a card set may hold: ranges of numbers, lengths of texts, reserved names, and the error for everything else."""

from __future__ import annotations

import re
from typing import NoReturn

from ludobug.core.errors import LudobugError
from ludobug.games.mindbug.language.words import Creature, Gains, Profile, ThisTurn


class CardSetError(LudobugError):
    """A card or a set of cards is refused; the message says where, why, and what is allowed."""


def refuse(path: str, problem: str) -> NoReturn:
    """Refuse what stands at a path of a card."""
    raise CardSetError(f"{path}: {problem}" if path else problem)


MOST_BYTES = 1_000_000
"""How large the file of a set may be."""

MOST_ABILITIES = 8
"""How many abilities a card may have."""

MOST_CHOICES = 8
"""How many effects a player may choose one of."""
MOST_PROFILES = 4
"""How many profiles a creature may choose from."""

DEEPEST_EFFECT = 8
"""How many sentences may lie inside one another."""

DEEPEST_JSON = 64
"""How many objects and lists may lie inside one another."""

SET_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""The form of a set id."""

LONGEST_SET_ID = 40
LONGEST_TITLE = 60
LONGEST_NAME = 40
LONGEST_TEXT = 40

FORBIDDEN_IN_NAMES = "#:"
"""Signs that action texts use between names, as in ``choose B:Shield Bugs #2``."""

ACTION_WORDS = frozenset(
    {
        *("again", "all", "attack", "block", "buy", "cancel", "chance", "choose", "decline", "deny", "discard", "done"),
        *("draw", "end", "first", "give", "hunt", "mindbug", "no", "nobody", "none", "nothing", "pass", "play"),
        *("random", "resign", "roll", "skip", "steal", "stop", "take", "undo", "use", "yes"),
    }
)
"""Words that stand for an action, and so for no card."""

_RANGES: dict[str, tuple[int, int]] = {
    "copies": (1, 20),
    "count": (1, 20),
    "dice": (0, 2),
    "least": (2, 6),
    "level": (1, 3),
    "max_power": (1, 99),
    "cost_mindbugs": (0, 2),
    "cost_octonite": (0, 20),
    "min_octonite": (1, 99),
    "min_power": (1, 99),
    "more": (0, 20),
    "octonite": (0, 20),
    "price": (1, 9),
    "remaining": (1, 99),
}

_RANGES_OF_WORDS: dict[tuple[type, str], tuple[int, int]] = {
    (Creature, "power"): (1, 30),
    (Profile, "power"): (1, 30),
    (Gains, "power"): (-30, 30),
    (ThisTurn, "power"): (-30, 30),
}

_ANY_NUMBER = (0, 99)


def number_range(word: type, field: str) -> tuple[int, int]:
    """The smallest and the largest number that a field of a word may hold."""
    return _RANGES_OF_WORDS.get((word, field)) or _RANGES.get(field, _ANY_NUMBER)


def number_rule(word: type, field: str) -> str:
    """The range of a field, as error messages say it."""
    lowest, highest = number_range(word, field)
    return f"must be a whole number from {lowest} to {highest}"
