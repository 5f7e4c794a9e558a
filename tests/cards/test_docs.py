"""The pages about the language and about custom sets are complete, and their examples are true."""

from __future__ import annotations

import json
import re
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import pytest

from ludobug.games.mindbug.language.json_form import CardSetError, CustomSet, card_from_json, load_set
from ludobug.games.mindbug.language.shape import (
    RECORDS,
    alternatives,
    fields_of,
    item_hint,
    names_of,
    word_name,
    words_of,
)
from ludobug.games.mindbug.language.words import Creature, Rule
from ludobug.games.mindbug.text import card_text

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGE = (DOCS / "effect-language.md").read_text(encoding="utf-8")
CUSTOM = (DOCS / "custom-sets.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `(\w+)` \| `(\S.*)` \| (.+) \|$", LANGUAGE.split("## Effects")[1], re.MULTILINE)
SETS = [load_set(json.loads(block)) for block in re.findall(r"```json\n(.*?)```", CUSTOM, re.DOTALL)]
MISTAKES = re.findall(r"^\| `(.+)` \| `my-set.json: (.+)` \|$", CUSTOM, re.MULTILINE)


def every_word(word: type, found: set[type]) -> set[type]:
    """A word or record and all that can be in it."""
    if word not in found:
        found.add(word)
        for field in fields_of(word):
            for part in alternatives(item_hint(field.hint) or field.hint):
                if is_dataclass(part) and isinstance(part, type):
                    every_word(part, found)
    return found


WORDS = sorted(every_word(Creature, set()), key=word_name)


@pytest.mark.parametrize("word", [word for word in WORDS if word not in RECORDS], ids=word_name)
def test_every_word_has_an_example(word: type) -> None:
    assert word_name(word) in [name for name, _, _ in EXAMPLES]


@pytest.mark.parametrize("word", WORDS, ids=word_name)
def test_every_field_and_every_name_that_it_may_hold_is_mentioned(word: type) -> None:
    for field in fields_of(word):
        assert re.search(rf"[`\"]{field.name}[`\"]", LANGUAGE), field.name
        for name in names_of(item_hint(field.hint) or field.hint):
            assert re.search(rf"[`\"]{re.escape(name)}[`\"]", LANGUAGE), name


@pytest.mark.parametrize(("name", "form", "text"), EXAMPLES)
def test_every_example_means_what_it_says(name: str, form: str, text: str) -> None:
    data: Any = json.loads(form)
    is_rule = (data if isinstance(data, str) else next(iter(data))) in words_of(Rule)
    trigger = "defeated" if "slayer" in form else "play"
    ability = {"rule": data} if is_rule else {"trigger": trigger, "effect": data}
    example = {"name": "Example", "power": 1, "octonite": 1, "team": True, "abilities": [ability]}
    card = card_from_json(example, "docs")
    assert f'"{name}"' in form
    assert card_text(card, "en").removeprefix(f"{trigger.capitalize()}: ") == text


@pytest.mark.parametrize("custom", SETS, ids=lambda custom: custom.id)
def test_the_example_sets_load_and_read_as_the_page_says(custom: CustomSet) -> None:
    page = " ".join(CUSTOM.split())
    for card in custom.cards:
        for line in card_text(card, "en").splitlines():
            assert f'"{line}"' in page


@pytest.mark.parametrize(("form", "message"), MISTAKES)
def test_the_messages_are_those_that_the_page_shows(form: str, message: str) -> None:
    card: dict[str, Any] = {"name": "Foo Bear", "power": 1}
    effect: dict[str, Any] = {"defeat": {"pick": {"creatures": {}}}}
    data = json.loads(form if form.startswith("{") else f"{{{form}}}")
    effect["defeat"]["pick"] |= {key: value for key, value in data.items() if key == "count"}
    card |= {key: value for key, value in data.items() if key == "keywords"}
    card["abilities"] = [{"trigger": "play", "effect": data.get("effect", effect)}]
    with pytest.raises(CardSetError) as refused:
        card_from_json(card, "my-set.json")
    assert str(refused.value) == f"my-set.json: {message}"


def test_the_pages_have_examples() -> None:
    assert len(EXAMPLES) > 40
    assert len(SETS) == 2
    assert len(MISTAKES) == 3
