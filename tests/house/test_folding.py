"""Folding makes functions faster and changes nothing of what they do."""

from __future__ import annotations

import itertools
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludobug.core.folding import folded_text
from ludobug.core.units import Unit

KERNEL = '''
FIRST = 0
SECOND = 3
LIMIT = 4


def place_of(seat: int) -> int:
    """One expression."""
    return SECOND + seat * LIMIT


def twice(number: int) -> int:
    """An expression that needs its argument twice."""
    return number + number


def draw(state: list, by: int) -> int:
    """Changes the state and gives a value."""
    state[FIRST] += by
    return state[FIRST]


def note(state: list, number: int) -> None:
    """Ends early, and has a local of a common name."""
    if state[SECOND] >= LIMIT:
        return
    place: int = state[SECOND]
    state[SECOND + 1 + place] = number
    state[SECOND] += 1


def sum_up(state: list, count: int) -> int:
    """Changes its own parameter."""
    total: int = 0
    while count > 0:
        total += state[SECOND + count]
        count -= 1
    return total


def chain(state: list, number: int) -> int:
    """Calls all of them, with names that they use too."""
    place: int = place_of(number)
    count: int = 2
    note(state, place)
    note(state, twice(draw(state, number)))
    note(state, draw(state, count) - draw(state, 1))
    if not (draw(state, 0) > 9):
        note(state, count)
    elif draw(state, 1) > 14:
        note(state, -count)
    for index in range(count):
        note(state, index + place)
    return sum_up(state, count) * 100 + count + place
'''


def functions(text: str) -> dict[str, Any]:
    """The functions of a Python text."""
    space: dict[str, Any] = {}
    exec(text, space)
    return space


@pytest.fixture
def folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The folded text of the functions above."""
    (tmp_path / "small_kernel.py").write_text(KERNEL, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folded_text(Unit("small._kernel", ("small_kernel",), ()))
    monkeypatch.undo()


def outcome(chain: Callable[[list[int], int], int], number: int, filled: int) -> tuple[int, list[int]]:
    """What becomes of a state, and the value."""
    state = [number, 0, 0, filled, *[0] * 8]
    return chain(state, number), state


def test_folded_functions_do_what_the_functions_do(folded: str) -> None:
    plain, fast = functions(KERNEL), functions(folded)
    outcomes = [
        [outcome(space["chain"], number, filled) for number, filled in itertools.product(range(12), range(6))]
        for space in (plain, fast)
    ]
    assert outcomes[0] == outcomes[1]
    assert len({value for value, _ in outcomes[0]}) > 12


def test_small_functions_stand_in_place_of_their_calls(folded: str) -> None:
    chain = functions(folded)["chain"]
    assert isinstance(chain, types.FunctionType)
    assert set(chain.__code__.co_names) == {"range", "draw", "twice", "sum_up"}
    # These three are called in the middle of an expression, where more than an expression has no place.


def test_constants_become_literals(folded: str) -> None:
    assert "LIMIT" not in folded
    assert "state[4 + " in folded
