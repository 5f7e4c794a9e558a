"""Values that belong nowhere, and ways to spoil values that do."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

plain = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 100),
    st.integers(),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["A", "B", "", "Gorillion", "Hyenix", "\ud800", "first-contact", "mindbug", "no.json"]),
)
NAMES = ["A", "B", "life", "hand", "board", "card", "deal", "game"]
keys = st.one_of(st.text(min_size=1, max_size=8), st.sampled_from(NAMES))
junk = st.recursive(
    plain, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(keys, inner, max_size=3)), max_leaves=6
)
"""Anything that JSON can say, and more."""

odd_values = st.one_of(junk, st.binary(max_size=5), st.tuples(plain), st.just(object()), st.just(float("nan")))
"""Anything at all that somebody may hand over."""

Path = tuple[str | int, ...]


def paths(data: Any, here: Path = ()) -> list[Path]:
    """Every place in nested data."""
    found = [here]
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*here, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += paths(value, (*here, index))
    return found


def changed(data: Any, path: Path, value: Any) -> Any:
    """A copy with another value at a place."""
    if not path:
        return value
    copy = deepcopy(data)
    parent = copy
    for step in path[:-1]:
        parent = parent[step]
    parent[path[-1]] = value
    return copy


def without(data: Any, path: Path) -> Any:
    """A copy that lacks a place."""
    copy = deepcopy(data)
    parent = copy
    for step in path[:-1]:
        parent = parent[step]
    del parent[path[-1]]
    return copy


def within(data: Any, path: Path) -> Any:
    """What stands at a place."""
    for step in path:
        data = data[step]
    return data


@st.composite
def spoiled(draw: st.DrawFn, data: Any) -> Any:
    """Data with one to three accidents: other values, missing, doubled and unknown parts."""
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths(data)))
        sort = draw(st.integers(0, 4))
        if sort == 0 and path:
            data = without(data, path)
        elif sort == 1 and isinstance(within(data, path), dict):
            data = changed(data, (*path, draw(keys)), draw(junk))
        elif sort == 2 and isinstance(within(data, path), list):
            found = within(data, path)
            data = changed(data, path, [*found, *draw(st.lists(st.sampled_from(found), max_size=3))] if found else [0])
        elif sort == 3:
            other = draw(st.sampled_from(paths(data)))
            data = changed(data, path, deepcopy(within(data, other)))
        else:
            data = changed(data, path, draw(junk))
    return data


@st.composite
def misprinted(draw: st.DrawFn, text: str) -> str:
    """A text with one to four accidents: signs lost, added, changed, lines swapped, the rest cut off."""
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        sort = draw(st.integers(0, 4))
        if sort == 0:
            text = text[:at] + text[at + draw(st.integers(1, 20)) :]
        elif sort == 1:
            text = text[:at] + draw(st.text(max_size=4)) + text[at:]
        elif sort == 2:
            text = text[:at] + draw(st.sampled_from('{}[]",:#\n.0123456789')) + text[at + 1 :]
        elif sort == 3:
            lines = text.split("\n")
            one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
            lines[one], lines[other] = lines[other], lines[one]
            text = "\n".join(lines)
        else:
            text = text[:at]
    return text
