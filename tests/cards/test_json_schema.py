"""The JSON Schema for editors takes what the game takes, and sees the plain mistakes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given

from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.check import check_card
from ludobug.games.mindbug.language.json_form import CardSetError, card_to_json, json_schema, set_to_json
from ludobug.games.mindbug.language.words import Creature
from tests.cards.json_sets import MY_SET, TIGER, with_card, with_effect, with_rule
from tests.cards.strategies import creatures

SCHEMA = json_schema()
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def fits(data: Any, schema: dict[str, Any]) -> bool:
    """Whether JSON data fits a schema made of the few keywords that this one uses."""
    if "$ref" in schema:
        return fits(data, SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")])
    kind = TYPES.get(schema.get("type", ""))
    if kind is not None and (not isinstance(data, kind) or (isinstance(data, bool) and kind is not bool)):
        return False
    tests = (
        "const" not in schema or data == schema["const"],
        "enum" not in schema or data in schema["enum"],
        "anyOf" not in schema or any(fits(data, choice) for choice in schema["anyOf"]),
        "oneOf" not in schema or sum(fits(data, choice) for choice in schema["oneOf"]) == 1,
        "minimum" not in schema or schema["minimum"] <= data <= schema["maximum"],
        "pattern" not in schema or re.search(schema["pattern"], data) is not None,
        not isinstance(data, str | list) or size_fits(len(data), schema),
        not isinstance(data, list) or all(fits(item, schema.get("items", {})) for item in data),
        not isinstance(data, dict) or keys_fit(data, schema),
    )
    return all(tests)


def size_fits(size: int, schema: dict[str, Any]) -> bool:
    """Whether a text or list is long enough and not too long."""
    least = schema.get("minLength", schema.get("minItems", 0))
    return bool(least <= size <= schema.get("maxLength", size))


def keys_fit(data: dict[str, Any], schema: dict[str, Any]) -> bool:
    """Whether an object has the keys it needs and no others, and their contents fit."""
    properties = schema.get("properties", {})
    known = schema.get("additionalProperties", True) or set(data) <= set(properties)
    contents = all(fits(data[name], properties[name]) for name in data if name in properties)
    return bool(known and contents and set(schema.get("required", ())) <= set(data))


@pytest.mark.parametrize("set_id", SETS)
def test_the_shipped_sets_fit(set_id: str) -> None:
    assert fits(json.loads(json.dumps(set_to_json(f"my-{set_id}", "A copy", SETS[set_id]))), SCHEMA)


@given(creatures())
def test_every_card_that_the_game_takes_fits(card: Creature) -> None:
    try:
        check_card(card)
    except CardSetError:
        return
    assert fits(MY_SET | {"cards": [card_to_json(card)]}, SCHEMA)


@pytest.mark.parametrize(
    "data",
    [
        with_effect({"gain_life": {"who": "you", "amount": {"number": {"value": 2}}}}),
        with_effect({"defeat": {"target": {"pick": {"group": {"creatures": {}}}}}}),
        with_rule("no_play_effects"),
        with_rule({"no_play_effects": {}}),
    ],
)
def test_longer_ways_to_write_the_same_fit(data: Any) -> None:
    assert fits(data, SCHEMA)


@pytest.mark.parametrize(
    "data",
    [
        MY_SET | {"id": "My Set"},
        MY_SET | {"cards": []},
        MY_SET | {"author": "me"},
        with_card(power=31),
        with_card(power=True),
        with_card(keywords=["SNEKY"]),
        with_card(name=3),
        MY_SET | {"cards": [{name: value for name, value in TIGER.items() if name != "power"}]},
        with_effect("defeat"),
        with_effect({"defeet": "this"}),
        with_effect({"defeat": "this", "give": {}}),
        with_effect({"defeat": {"pick": {"creatures": {}, "group": "creatures"}}}),
        with_effect({"defeat": {"pick": {"creatures": {}, "count": 0}}}),
        with_effect("give", trigger="played"),
        with_rule({"gains": {"pick": "creatures", "power": 1}}),
    ],
)
def test_plain_mistakes_do_not_fit(data: Any) -> None:
    assert not fits(data, SCHEMA)


def test_every_definition_says_what_it_is() -> None:
    assert all(definition["description"].endswith(".") for definition in SCHEMA["$defs"].values())
