"""Words as JSON and back, told by the fields of the words alone.

A word is an object with one key, its name: ``{"defeat": {"pick": {"creatures": {"side": "enemy"}}}}``. Fields at
their default are left out; a word without any is its bare name, ``"this"``. A word with one field that it cannot
do without may leave out that field's name, as ``defeat`` does here with ``target`` and ``pick`` with ``group``.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from typing import Any, NoReturn

from ludobug.games.mindbug.language.limits import DEEPEST_JSON, CardSetError, number_range, number_rule
from ludobug.games.mindbug.language.shape import (
    fields_of,
    is_word,
    item_hint,
    main_field,
    names_of,
    records_of,
    word_name,
    words_of,
    written,
)
from ludobug.games.mindbug.language.words import Number


class JsonObject(dict[str, Any]):
    """An object read from a JSON text; it remembers the keys that were written twice."""

    def __init__(self, pairs: Iterable[tuple[str, Any]]) -> None:
        pairs = list(pairs)
        super().__init__(pairs)
        self.repeated = [name for name, times in Counter(name for name, _ in pairs).items() if times > 1]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in JSON: its path, how deep it lies, and the field that it fills."""

    path: str = ""
    depth: int = 0
    word: type = object
    field: str = ""

    def at(self, name: str, word: type | None = None, field: str = "") -> Spot:
        """The place of a key in the object here."""
        path = f"{self.path}.{name}".lstrip(".")
        return Spot(path, self.depth + 1, word or self.word, field or self.field)

    def to(self, word: type, field: str) -> Spot:
        """The same place, filled by another field."""
        return Spot(self.path, self.depth, word, field)

    def item(self, index: int) -> Spot:
        """The place of an item of the list here."""
        return Spot(f"{self.path}[{index}]", self.depth + 1, self.word, self.field)

    def fail(self, problem: str) -> NoReturn:
        """Refuse what stands here."""
        raise CardSetError(f"{self.path}: {problem}" if self.path else problem)


# ---------------------------------------------------------------- to JSON


def encode(value: Any) -> Any:
    """A word, a record or a plain value as JSON."""
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Number):
        return value.value
    if isinstance(value, bool | int | str):
        return value
    return encode_word(value) if is_word(value) else encode_fields(value)


def encode_word(word: Any) -> Any:
    """A word as an object with one key, or as its bare name."""
    name, given = word_name(type(word)), written(word)
    if not given:
        return name
    main = main_field(type(word))
    if main is not None and given == [main]:
        return {name: encode(getattr(word, main.name))}
    return {name: encode_fields(word)}


def encode_fields(value: Any) -> dict[str, Any]:
    """The fields of a word or record; the main one goes by its own word."""
    content: dict[str, Any] = {}
    for field in written(value):
        encoded = encode(getattr(value, field.name))
        if field == main_field(type(value)) and words_of(field.hint) and isinstance(encoded, dict):
            content |= encoded
        else:
            content[field.name] = encoded
    return content


# ---------------------------------------------------------------- from JSON


def decode(hint: Any, data: Any, spot: Spot) -> Any:
    """What a field that may hold ``hint`` holds, read from JSON."""
    if spot.depth > DEEPEST_JSON:
        spot.fail("is nested too deeply")
    item = item_hint(hint)
    if item is not None:
        return decode_list(item, data, spot)
    if hint in (bool, int, str):
        return decode_plain(hint, data, spot)
    if isinstance(data, Mapping) and not words_of(hint) and len(records_of(hint)) == 1:
        return decode_fields(records_of(hint)[0], data, spot)
    return decode_choice(hint, data, spot)


def decode_list(item: Any, data: Any, spot: Spot) -> tuple[Any, ...]:
    """A list as a tuple."""
    if not isinstance(data, list | tuple):
        spot.fail(f"must be a list, not {shown(data)}")
    return tuple(decode(item, content, spot.item(index)) for index, content in enumerate(data))


def decode_plain(hint: type, data: Any, spot: Spot) -> bool | int | str:
    """A whole number, a truth value or a text."""
    if hint is int:
        return decode_number(data, spot)
    if isinstance(data, bool | str) and type(data) is hint:
        return data
    return spot.fail(f"must be {allowed(hint)}, not {shown(data)}")


def decode_number(data: Any, spot: Spot) -> int:
    """A whole number within the range of its field."""
    lowest, highest = number_range(spot.word, spot.field)
    if isinstance(data, bool) or not isinstance(data, int) or not lowest <= data <= highest:
        spot.fail(f"{number_rule(spot.word, spot.field)}, not {shown(data)}")
    return data


def decode_choice(hint: Any, data: Any, spot: Spot) -> Any:
    """One of the names, words or records that a field may hold."""
    names, words, records = names_of(hint), words_of(hint), records_of(hint)
    if isinstance(data, str) and (names or words):
        if data in names:
            return names[data]
        if data in words:
            return decode_word(words[data], {}, spot.at(data))
        kind = "word" if words else type(next(iter(names.values()))).__name__.lower()
        spot.fail(unknown(kind, data, [*names, *words]))
    if isinstance(data, Mapping) and (words or records):
        for record in records:
            if any(field.name in data for field in fields_of(record) if field.required):
                return decode_fields(record, data, spot)
        if len(data) == 1 and words:
            return decode_named(words, data, spot)
    elif Number in words.values() and isinstance(data, int) and not isinstance(data, bool):
        return Number(decode_number(data, spot.to(Number, "value")))
    return spot.fail(f"must be {allowed(hint)}, not {shown(data)}")


def decode_named(words: dict[str, type], data: Mapping[str, Any], spot: Spot) -> Any:
    """A word written as an object with one key."""
    check_keys(data, spot)
    ((name, content),) = data.items()
    if name not in words:
        spot.fail(unknown("word", name, words))
    return decode_word(words[name], content, spot.at(name))


def decode_word(word: type, content: Any, spot: Spot) -> Any:
    """What stands behind the name of a word: its fields, or only the main one."""
    main = main_field(word)
    if isinstance(content, Mapping):
        return decode_fields(word, content, spot)
    if main is None:
        spot.fail(f"must be an object with {listed(field_names(word))}, not {shown(content)}")
    return word(**{main.name: decode(main.hint, content, spot.to(word, main.name))})


def decode_fields(word: type, data: Mapping[str, Any], spot: Spot) -> Any:
    """The fields of a word or record, written as the keys of an object."""
    check_keys(data, spot)
    main, values = main_field(word), {}
    for field in fields_of(word):
        if field.name in data:
            values[field.name] = decode(field.hint, data[field.name], spot.at(field.name, word, field.name))
    for name in data:
        if main is not None and name in words_of(main.hint):
            if main.name in values:
                spot.fail(f'"{main.name}" is given twice, once as "{name}"')
            values[main.name] = decode_word(words_of(main.hint)[name], data[name], spot.at(name))
        elif name not in values:
            spot.fail(unknown("field", name, field_names(word)))
    for field in fields_of(word):
        if field.required and field.name not in values:
            spot.at(field.name).fail(f"is missing; it must be {allowed(field.hint)}")
    return word(**values)


def check_keys(data: Mapping[str, Any], spot: Spot) -> None:
    """Refuse keys that are not texts and keys that were written twice."""
    for name in data:
        if not isinstance(name, str):
            spot.fail(f"the keys of an object must be texts, not {shown(name)}")
    if isinstance(data, JsonObject) and data.repeated:
        spot.fail(f"{shown(data.repeated[0])} is written twice in the same object")


# ---------------------------------------------------------------- messages


def field_names(word: type) -> list[str]:
    """The keys that an object for a word or record may have."""
    main = main_field(word)
    return [field.name for field in fields_of(word)] + (list(words_of(main.hint)) if main else [])


def allowed(hint: Any) -> str:
    """What a field may hold, as error messages say it."""
    if item_hint(hint) is not None:
        return "a list"
    plain = {bool: "true or false", int: "a whole number", str: "a text"}
    if hint in plain:
        return plain[hint]
    names, words = names_of(hint), words_of(hint)
    records = [f"an object with {listed(field_names(record))}" for record in records_of(hint)]
    number = ["a whole number"] if Number in words.values() else []
    choice = [f"one of {listed([*names, *words])}"] if names or words else []
    return " or ".join([*number, *choice, *records])


def listed(names: Iterable[str]) -> str:
    """Names in a row."""
    return ", ".join(f'"{name}"' for name in names)


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """That a name means nothing, and which one was perhaps meant."""
    known = list(known)
    close = get_close_matches(name.lower(), [one.lower() for one in known if len(one) > 2], 1, 0.6)
    meant = [one for one in known if one.lower() in close]
    hint = f' (did you mean "{meant[0]}"?)' if meant else ""
    return f"unknown {kind} {shown(name)}{hint}; allowed: {listed(known)}"


def shown(data: Any) -> str:
    """A piece of JSON, short enough for a message."""
    if isinstance(data, Mapping):
        return "an object" if data else "an empty object"
    if isinstance(data, list | tuple):
        return "a list"
    if data is None:
        return "null (leave it out instead)"
    if isinstance(data, int) and not -(10**12) < data < 10**12:
        return "a number that large"
    text = json.dumps(data, ensure_ascii=not str(data).isprintable(), default=lambda value: type(value).__name__)
    return text if len(text) <= 60 else f"{text[:56]}..."
