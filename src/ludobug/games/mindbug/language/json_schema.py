"""The JSON form of card sets as a JSON Schema, for editors that complete and check while one types."""

from __future__ import annotations

from typing import Any

from ludobug.games.mindbug.language.limits import LONGEST_NAME, LONGEST_SET_ID, LONGEST_TITLE, SET_ID, number_range
from ludobug.games.mindbug.language.shape import (
    Field,
    fields_of,
    item_hint,
    main_field,
    names_of,
    records_of,
    word_name,
    words_of,
)
from ludobug.games.mindbug.language.words import Creature, Number

Schema = dict[str, Any]


def json_schema() -> Schema:
    """A JSON Schema (2020-12) of a set. It knows every word; what goes together is checked when the set is loaded."""
    definitions: dict[str, Schema] = {}
    card = schema_of(Creature, definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A custom set of Mindbug creatures",
        "type": "object",
        "properties": {
            "id": {"type": "string", "pattern": f"^{SET_ID.pattern}$", "maxLength": LONGEST_SET_ID},
            "name": {"type": "string", "minLength": 1, "maxLength": LONGEST_TITLE},
            "cards": {"type": "array", "items": card, "minItems": 1},
        },
        "required": ["id", "name", "cards"],
        "additionalProperties": False,
        "$defs": definitions,
    }


def schema_of(hint: Any, definitions: dict[str, Schema]) -> Schema:
    """What a field may hold; each word that occurs in it is put among the definitions."""
    names, words = names_of(hint), words_of(hint)
    choices: list[Schema] = [{"enum": list(names)}] if names else []
    if Number in words.values():
        choices.append(number_schema(Number, "value"))
    for name, word in words.items():
        if not any(field.required for field in fields_of(word)):
            choices.append({"const": name})
        choices.append(object_of({name: reference(name, word, definitions)}, [name]))
    choices += [reference(word_name(record), record, definitions) for record in records_of(hint)]
    return choices[0] if len(choices) == 1 else {"anyOf": choices}


def reference(name: str, word: type, definitions: dict[str, Schema]) -> Schema:
    """The definition of a word or record, by its name."""
    if name not in definitions:
        definitions[name] = {}
        definitions[name] = definition(word, definitions)
    return {"$ref": f"#/$defs/{name}"}


def definition(word: type, definitions: dict[str, Schema]) -> Schema:
    """What stands behind the name of a word: its fields, or only the main one."""
    properties = {field.name: field_schema(word, field, definitions) for field in fields_of(word)}
    main = main_field(word)
    described = {"description": " ".join((word.__doc__ or "").split())}
    if main is None:
        return described | object_of(properties, [field.name for field in fields_of(word) if field.required])
    inline = {name: reference(name, part, definitions) for name, part in words_of(main.hint).items()}
    one_of = {"oneOf": [{"required": [name]} for name in (main.name, *inline)]}
    return described | {"anyOf": [properties[main.name], object_of(properties | inline, []) | one_of]}


def field_schema(word: type, field: Field, definitions: dict[str, Schema]) -> Schema:
    """What one field of a word may hold."""
    item = item_hint(field.hint)
    if item is not None:
        return {"type": "array", "items": schema_of(item, definitions)}
    if field.hint is bool:
        return {"type": "boolean"}
    if field.hint is str:
        return {"type": "string", "maxLength": LONGEST_NAME}
    if field.hint is int:
        return number_schema(word, field.name)
    return schema_of(field.hint, definitions)


def number_schema(word: type, field: str) -> Schema:
    """A whole number within the range of its field."""
    lowest, highest = number_range(word, field)
    return {"type": "integer", "minimum": lowest, "maximum": highest}


def object_of(properties: dict[str, Schema], required: list[str]) -> Schema:
    """An object with these keys and no others."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
