"""Any card that the words allow, sensible or not, for property tests."""

from __future__ import annotations

from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from typing import Any

from hypothesis import strategies as st

from ludobug.games.mindbug.language.limits import number_range
from ludobug.games.mindbug.language.shape import alternatives, fields_of, item_hint
from ludobug.games.mindbug.language.words import Creature

DEEPEST = 4
"""How many effects may lie inside one another here."""

names = st.text("abcdefghij ABCDEFÉé'-.", min_size=1, max_size=30).map(lambda text: f"X{text}".strip())


def values(hint: Any, depth: int = DEEPEST, owner: type = object, field: str = "") -> st.SearchStrategy[Any]:
    """Whatever a field of this type may hold."""
    if item_hint(hint) is not None:
        return st.lists(values(item_hint(hint), depth, owner, field), min_size=0, max_size=3).map(tuple)
    return st.one_of([value(part, depth, owner, field) for part in alternatives(hint) if depth or not nests(part)])


def nests(part: Any) -> bool:
    """Whether a word holds further effects."""
    return isinstance(part, type) and is_dataclass(part) and any("effect" in field.name for field in fields_of(part))


def value(part: Any, depth: int, owner: type, field: str) -> st.SearchStrategy[Any]:
    """A value of one type."""
    if part is bool:
        return st.booleans()
    if part is int:
        return st.integers(*number_range(owner, field))
    if part is str:
        return names
    if issubclass(part, Enum):
        return st.sampled_from(part)
    return st.deferred(lambda: words(part, depth - nests(part)))


@cache
def words(word: Any, depth: int) -> st.SearchStrategy[Any]:
    """A word with any fields; those with a default are often left out."""
    fields = {}
    for field in fields_of(word):
        given = values(field.hint, depth, word, field.name)
        fields[field.name] = given if field.required else st.one_of(st.just(field.default), given)
    return st.builds(word, **fields)


@st.composite
def creatures(draw: st.DrawFn) -> Creature:
    """Any creature."""
    card: Creature = draw(words(Creature, DEEPEST))
    return card
