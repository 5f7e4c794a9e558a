"""What the words look like from outside: their names, their fields, and what each field may hold.

Everything here is read off the dataclasses, so a word that is added to the language needs nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ludobug.games.mindbug.language.words import Constant, Creature, EnergyCard, Evolution, Number, Profile, Triggered

RECORDS: frozenset[type] = frozenset({Creature, EnergyCard, Triggered, Constant, Evolution, Profile})
"""The values that are told by their fields alone, without a word in front."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a word: its name, what it may hold, and what it holds when nothing is said."""

    name: str
    hint: Any
    required: bool
    default: Any


def word_name(word: type) -> str:
    """The name of a word in JSON: ``TakeControl`` is ``take_control``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", word.__name__).lower()


_FIELDS: dict[type, tuple[Field, ...]] = {}


def fields_of(word: type) -> tuple[Field, ...]:
    """The fields of a word, in order."""
    if word not in _FIELDS:
        hints = {name: something(hint) for name, hint in get_type_hints(word).items()}
        _FIELDS[word] = tuple(
            Field(field.name, hints[field.name], field.default is MISSING, field.default) for field in fields(word)
        )
    return _FIELDS[word]


def main_field(word: type) -> Field | None:
    """The only field that a word cannot do without, if there is just one; it may be written without its name."""
    required = [field for field in fields_of(word) if field.required]
    return required[0] if len(required) == 1 and word not in RECORDS else None


def something(hint: Any) -> Any:
    """What a field may hold that may also hold nothing: ``int`` for ``int | None``."""
    options = alternatives(hint)
    return options[0] if len(options) == 1 else hint


def alternatives(hint: Any) -> tuple[Any, ...]:
    """What a field may hold besides nothing."""
    if get_origin(hint) in (Union, UnionType):
        return tuple(part for part in get_args(hint) if part is not NoneType)
    return (hint,)


def item_hint(hint: Any) -> Any:
    """What the items of a list may be; None for a field that holds no list."""
    return get_args(hint)[0] if get_origin(hint) is tuple else None


def words_of(hint: Any) -> dict[str, type]:
    """The words that a field may hold, by their names."""
    kinds = [part for part in alternatives(hint) if isinstance(part, type) and is_dataclass(part)]
    return {word_name(kind): kind for kind in kinds if kind not in RECORDS}


def records_of(hint: Any) -> tuple[type, ...]:
    """The records that a field may hold."""
    return tuple(part for part in alternatives(hint) if part in RECORDS)


def names_of(hint: Any) -> dict[str, Enum]:
    """The plain names that a field may hold, such as ``enemy``."""
    kinds = [part for part in alternatives(hint) if isinstance(part, type) and issubclass(part, Enum)]
    return {str(member.value): member for kind in kinds for member in kind}


def is_word(value: object) -> bool:
    """Whether a value is a word, rather than a record or something plain."""
    return is_dataclass(value) and type(value) not in RECORDS


def written(value: Any) -> list[Field]:
    """The fields of a word or record that have to be written down: all but those left at their default."""
    return [field for field in fields_of(type(value)) if field.required or getattr(value, field.name) != field.default]


def path_of(value: Any, field: Field, path: str) -> str:
    """Where a field of a word is found in JSON, the word itself being at ``path``."""
    content = getattr(value, field.name)
    nameless = field == main_field(type(value)) and (is_word(content) or written(value) == [field])
    return place_of(content, path if nameless else f"{path}.{field.name}".lstrip("."))


def field_place(value: Any, name: str, path: str) -> str:
    """Where the field of that name is found."""
    return next(path_of(value, field, path) for field in fields_of(type(value)) if field.name == name)


def place_of(content: Any, path: str) -> str:
    """Where the fields of something at a path are found: behind its name, if it is written with one."""
    named = is_word(content) and not isinstance(content, Number)
    return f"{path}.{word_name(type(content))}" if named else path


def items_of(items: tuple[Any, ...], path: str) -> Iterator[tuple[Any, str]]:
    """The items of a list with their paths."""
    for index, item in enumerate(items):
        yield item, place_of(item, f"{path}[{index}]")


def parts(value: Any, path: str) -> Iterator[tuple[Any, Field, str]]:
    """The fields of a word or record with what they hold, and where."""
    for field in fields_of(type(value)):
        yield getattr(value, field.name), field, path_of(value, field, path)


def inside(value: Any, path: str) -> Iterator[tuple[Any, str]]:
    """A word or record and everything in it, with the path of each."""
    yield value, path
    for content, _, place in parts(value, path):
        items = items_of(content, place) if isinstance(content, tuple) else [(content, place)]
        for item, spot in items:
            if is_dataclass(item):
                yield from inside(item, spot)
