"""The JSON form of cards and sets: nothing is lost, and whatever is malformed is refused with a message that helps."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.check import check_card
from ludobug.games.mindbug.language.codec import Spot, decode_fields, encode_fields
from ludobug.games.mindbug.language.json_form import (
    CardSetError,
    CustomSet,
    card_from_json,
    card_to_json,
    load_set,
    set_to_json,
)
from ludobug.games.mindbug.language.phrases import creature, defeat, enemy, one
from ludobug.games.mindbug.language.words import Creature, Keyword, Number, Triggered
from tests.cards.json_sets import MY_SET, TIGER, refusal, with_card, with_effect
from tests.cards.strategies import creatures

# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize("set_id", SETS)
def test_a_shipped_set_survives_the_way_through_json(set_id: str) -> None:
    text = json.dumps(set_to_json(f"my-{set_id}", "A copy", SETS[set_id]))
    assert load_set(json.loads(text)) == CustomSet(f"my-{set_id}", "A copy", SETS[set_id])


def test_a_card_is_written_as_briefly_as_possible() -> None:
    card = creature(
        "Tiger Squirrel", 3, number="", copies=2, keywords=[Keyword.SNEAKY], play=defeat(one(enemy(power_from=7)))
    )
    assert card_to_json(card) == TIGER
    assert card_from_json(TIGER, "here") == card


@given(creatures())
@settings(max_examples=400)
def test_any_card_survives_the_way_through_json(card: Creature) -> None:
    text = json.dumps(encode_fields(card))
    assert decode_fields(Creature, json.loads(text), Spot()) == card


@given(creatures())
@settings(max_examples=400)
def test_any_card_that_makes_sense_is_taken_and_every_other_refused(card: Creature) -> None:
    try:
        check_card(card)
    except CardSetError:
        with pytest.raises(CardSetError):
            card_from_json(card_to_json(card), "here")
    else:
        assert card_from_json(card_to_json(card), "here") == card


@pytest.mark.parametrize(
    "effect",
    [
        {"defeat": {"target": {"pick": {"group": {"creatures": {"side": "enemy", "min_power": 7}}, "count": 1}}}},
        {"defeat": {"pick": {"creatures": {"side": "enemy", "other": False, "min_power": 7, "keywords": []}}}},
    ],
)
def test_names_and_defaults_may_be_written_out(effect: Any) -> None:
    assert load_set(with_effect(effect)).cards[0].abilities == card_from_json(TIGER, "here").abilities


@pytest.mark.parametrize("amount", [2, {"number": 2}, {"number": {"value": 2}}])
def test_a_plain_number_may_be_written_as_such(amount: Any) -> None:
    (ability,) = load_set(with_effect({"gain_life": {"who": "you", "amount": amount}})).cards[0].abilities
    assert isinstance(ability, Triggered)
    assert getattr(ability.effect, "amount", None) == Number(2)


@pytest.mark.parametrize("group", ["creatures", {"creatures": {}}])
def test_a_word_without_fields_may_be_its_bare_name(group: Any) -> None:
    assert load_set(with_effect({"defeat": {"pick": {"group": group}}})) == load_set(
        with_effect({"defeat": {"pick": group}})
    )


def test_a_set_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my-set.json"
    path.write_text(json.dumps(MY_SET), encoding="utf-8-sig")
    assert load_set(path) == load_set(str(path)) == load_set(MY_SET)


# ---------------------------------------------------------------- what is refused: files


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"nope", "is not valid JSON: line 1, column 1: Expecting value"),
        (b"\xff\xfe", "must be a text in UTF-8"),
        (b"[" * 200_000, "is nested too deeply"),
        (b" " * 1_000_001, "must have at most 1000000 bytes"),
        (b'{"id": ' + b"1" * 5000 + b"}", "is not valid JSON: a number has too many digits"),
        (b"[]", 'must be an object with "id", "name", "cards", not a list'),
        (b"NaN", 'must be an object with "id", "name", "cards", not NaN'),
        (b'{"id": "a", "id": "b"}', '"id" is written twice in the same object'),
        (
            b'{"id": "my-set", "name": "X", "cards": [{"name": "Foo", "power": 1, "power": 2}]}',
            'card "Foo": "power" is written twice in the same object',
        ),
        (
            b'{"id": "my-set", "name": "X", "cards": [{"name": "Foo", "power": Infinity}]}',
            'card "Foo": power: must be a whole number from 1 to 30, not Infinity',
        ),
        (
            b'{"id": "my-set", "name": "X", "cards": [{"name": "Foo", "power": 1e999}]}',
            'card "Foo": power: must be a whole number from 1 to 30, not Infinity',
        ),
    ],
)
def test_a_malformed_file_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "my-set.json"
    path.write_bytes(content)
    assert refusal(path) == f"my-set.json: {message}"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "no-set.json") == "no-set.json: cannot be read: No such file or directory"
    assert refusal(tmp_path).startswith(f"{tmp_path.name}: cannot be read: ")


# ---------------------------------------------------------------- what is refused: sets and cards


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "My Set"}, "custom set: id: must be lower-case words with"),
        ({"id": "a" * 41}, "id: must be lower-case words with"),
        ({"id": 3}, "custom set: id: must be a text, not 3"),
        ({"id": "first-contact"}, 'first-contact: id: must not be "first-contact", which is a set of the game'),
        ({"name": " "}, "my-set: name: must not be empty"),
        ({"name": "x" * 61}, "my-set: name: must have at most 60 signs, not 61"),
        ({"name": "a\nb"}, "my-set: name: must be printable"),
        ({"cards": []}, "my-set: cards: must have at least one card"),
        ({"cards": {}}, "my-set: cards: must be a list, not an empty object"),
        ({"cards": [3]}, "my-set: card 1: must be an object, not 3"),
        ({"cards": [{"power": 3}]}, "my-set: card 1: name: is missing; it must be a text"),
        ({"author": "me"}, 'my-set: unknown field "author"; allowed: "id", "name", "cards"'),
        ({"card": []}, 'my-set: unknown field "card" (did you mean "cards"?)'),
        ({"cards": [TIGER, TIGER]}, 'my-set: card "Tiger Squirrel": name: is in the set twice; use copies for more'),
        (
            {"cards": [TIGER, {**TIGER, "name": "tiger squirrel"}]},
            'card "tiger squirrel": name: is in the set twice (as "Tiger Squirrel"); use copies for more',
        ),
        ({1: 2}, "my-set: the keys of an object must be texts, not 1"),
    ],
)
def test_a_malformed_set_is_refused(change: dict[Any, Any], message: str) -> None:
    assert message in refusal(MY_SET | change)


@pytest.mark.parametrize("field", MY_SET)
def test_a_set_needs_all_its_fields(field: str) -> None:
    assert f"{field}: is missing" in refusal({name: value for name, value in MY_SET.items() if name != field})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"power": 0}, "power: must be a whole number from 1 to 30, not 0"),
        ({"power": 31}, "power: must be a whole number from 1 to 30, not 31"),
        ({"power": True}, "power: must be a whole number from 1 to 30, not true"),
        ({"power": 3.0}, "power: must be a whole number from 1 to 30, not 3.0"),
        ({"power": "3"}, 'power: must be a whole number from 1 to 30, not "3"'),
        ({"power": None}, "power: must be a whole number from 1 to 30, not null (leave it out instead)"),
        ({"power": 10**5000}, "power: must be a whole number from 1 to 30, not a number that large"),
        ({"copies": 21}, "copies: must be a whole number from 1 to 20, not 21"),
        ({"octonite": -1}, "octonite: must be a whole number from 0 to 20, not -1"),
        ({"keywords": "SNEAKY"}, 'keywords: must be a list, not "SNEAKY"'),
        ({"keywords": ["SNEKY"]}, 'keywords[0]: unknown keyword "SNEKY" (did you mean "SNEAKY"?); allowed: "FAST"'),
        ({"keywords": ["sneaky"]}, 'keywords[0]: unknown keyword "sneaky" (did you mean "SNEAKY"?)'),
        ({"keywords": ["TOUGH", "FAST", "TOUGH"]}, "keywords: names TOUGH twice"),
        ({"pwer": 3}, 'unknown field "pwer" (did you mean "power"?)'),
        ({"number": 7}, "number: must be a text, not 7"),
        ({"number": "7\t"}, "number: must be printable"),
        ({"abilities": [{"trigger": "play"}]}, "abilities[0].effect: is missing; it must be one of "),
        (
            {"abilities": [{"trigger": "played", "effect": "give"}]},
            'abilities[0].trigger: unknown trigger "played" (did ',
        ),
        (
            {"abilities": [{}]},
            'abilities[0]: must be an object with "trigger", "effect", "place", "cost_octonite", "cost_mindbugs" or an',
        ),
        ({"abilities": ["play"]}, 'abilities[0]: must be an object with "trigger"'),
        ({"abilities": [{"rule": "no_play_effects"}] * 9}, "abilities: must be at most 8, not 9"),
    ],
)
def test_a_malformed_card_is_refused(change: dict[str, Any], message: str) -> None:
    assert refusal(with_card(**change)).startswith(f'my-set: card "Foo": {message}')


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "name: must not be empty"),
        (" Foo", "name: must not begin or end with a blank"),
        ("Foo ", "name: must not begin or end with a blank"),
        ("Foo  Bar", "name: must not begin or end with a blank, nor have two in a row"),
        ("Foo\nBar", "name: must be printable: no line breaks"),
        ("Foo\u202ebar", "name: must be printable: no line breaks, tabs or invisible signs"),
        ("\ud800x", "name: must be printable"),
        ("x" * 41, "name: must have at most 40 signs, not 41"),
        ("Foo #2", 'name: must not have "#" in it'),
        ("B:Foo", 'name: must not have ":" in it'),
        ("42", "name: must have at least one letter"),
        ("Mindbug", 'name: must not be "Mindbug", which is the name of an action'),
        ("decline", 'name: must not be "decline", which is the name of an action'),
        ("Again", 'name: must not be "Again", which is the name of an action'),
        ("Cafe\u0301", "name: must be in the composed form of Unicode"),
    ],
)
def test_a_name_that_an_action_text_could_not_hold_is_refused(name: str, message: str) -> None:
    assert message in refusal(with_card(name=name))


@pytest.mark.parametrize("name", ['"One-Eye" Felix', "Dr. Orange U. Tan", "Crapaud Bombé", "Captain Play", "X"])
def test_other_names_are_taken(name: str) -> None:
    assert load_set(with_card(name=name)).cards[0].name == name


# ---------------------------------------------------------------- whatever else arrives

SCALARS: list[Any] = [
    None,
    True,
    0,
    -1,
    3,
    1.5,
    "",
    "this",
    "you",
    "creatures",
    "défausse",
    [],
    {},
    float("nan"),
    10**30,
]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in JSON data, as its container and key."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    return [place for key in keys for place in [(data, key), *places(data[key])]]


def mutate(data: Any, choose: Callable[[int], int]) -> None:
    """Change one place of JSON data: drop it, put something else there, or something from elsewhere."""
    spots = places(data)
    container, key = spots[choose(len(spots))]
    donor, name = spots[choose(len(spots))]
    other = json.loads(json.dumps(donor[name]))
    how = choose(4)
    if how == 0:
        del container[key]
    elif how == 1:
        container[key] = SCALARS[choose(len(SCALARS))]
    elif how == 2:
        container[key] = other
    elif isinstance(container, dict):
        container[str(name)] = other
    else:
        container.append(other)


@given(st.data())
@settings(max_examples=1500)
def test_random_changes_to_a_set_load_or_are_refused_with_a_message_and_nothing_else(data: st.DataObject) -> None:
    def choose(count: int) -> int:
        return data.draw(st.integers(0, count - 1))

    set_id = data.draw(st.sampled_from(sorted(SETS)))
    cards = data.draw(st.lists(st.sampled_from(SETS[set_id]), min_size=1, max_size=3, unique=True))
    mutated = json.loads(json.dumps(set_to_json("my-set", "My Set", cards)))
    for _ in range(choose(3) + 1):
        if places(mutated):
            mutate(mutated, choose)
    try:
        loaded = load_set(mutated)
    except CardSetError as refused:
        message = str(refused)
        assert 10 < len(message) < 1000
    else:
        assert load_set(set_to_json(loaded.id, loaded.name, loaded.cards)) == loaded


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_a_file_of_anything_is_refused_with_a_message_and_nothing_else(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "any.json"
        path.write_bytes(content)
        assert refusal(path).startswith("any.json: ")
