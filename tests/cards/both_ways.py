"""Two scenarios for every printed card: one of what it does, one of what it must leave alone.

    @does("Bee Bear")
    def test_bee_bear_cannot_be_blocked_by_creatures_of_power_six_or_less(): ...

    @leaves_alone("Bee Bear")
    def test_bee_bear_leaves_the_blocks_of_other_attackers_alone(): ...

`scan` reads these decorators from the test files without running them; a test that is not run shows nothing.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.cards.energy import ENERGY
from ludobug.games.moogle.cards import HEROES, MOGS, MONSTERS, TILE_FACES, deck

Test = TypeVar("Test", bound=Callable[..., None])
SIDES = ("does", "leaves_alone")
NAMES = frozenset(card.name for cards in (*SETS.values(), ENERGY) for card in cards)
MOOGLE_NAMES = frozenset(
    [
        *(card.name for card in (*HEROES, *MONSTERS, *MOGS)),
        *(card.name for mog in MOGS for card in deck(mog)),
        *(f"{tile.name} {tile.face}" for tile in TILE_FACES),
    ]
)
"""The cards of Moogle Bounty Mayhem; a Mog stands for its ability, a card that every deck has for all six of it."""


def does(name: str) -> Callable[[Test], Test]:
    """Mark a test that shows what a card does."""
    return _about(name)


def leaves_alone(name: str) -> Callable[[Test], Test]:
    """Mark a test that shows what a card does not do."""
    return _about(name)


def _about(name: str) -> Callable[[Test], Test]:
    if name not in NAMES | MOOGLE_NAMES:
        raise ValueError(f"there is no card {name!r}")
    return lambda test: test


def scan(folder: Path) -> Counter[tuple[str, str]]:
    """How many tests of a folder show each side of each card: ("does", "Bee Bear")."""
    shown: Counter[tuple[str, str]] = Counter()
    for path in sorted(folder.glob("test_*.py")):
        shown.update(sides_in(path.read_text(encoding="utf-8")))
    return shown


def sides_in(source: str) -> Iterator[tuple[str, str]]:
    """The sides of cards that the tests in a source text show."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and not _is_not_run(node):
            yield from (side for decorator in node.decorator_list for side in _side(decorator))


def _side(decorator: ast.expr) -> Iterator[tuple[str, str]]:
    match decorator:
        case ast.Call(func=ast.Name(id=side), args=[ast.Constant(value=str(name))]) if side in SIDES:
            yield side, name


def _is_not_run(test: ast.FunctionDef) -> bool:
    return any(word in ast.unparse(mark) for mark in test.decorator_list for word in ("mark.skip", "mark.xfail"))
