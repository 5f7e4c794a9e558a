"""Sets of one card to try the JSON form with."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug.games.mindbug.language.json_form import CardSetError, load_set

TIGER = {
    "name": "Tiger Squirrel",
    "power": 3,
    "copies": 2,
    "keywords": ["SNEAKY"],
    "abilities": [
        {"trigger": "play", "effect": {"defeat": {"pick": {"creatures": {"side": "enemy", "min_power": 7}}}}}
    ],
}
MY_SET = {"id": "my-set", "name": "My Set", "cards": [TIGER]}


def with_card(**fields: Any) -> dict[str, Any]:
    """A set of one card."""
    return {**MY_SET, "cards": [{"name": "Foo", "power": 3} | fields]}


def with_effect(effect: Any, trigger: str = "play", place: str = "in play") -> dict[str, Any]:
    """A set of one card with one triggered ability."""
    return with_card(abilities=[{"trigger": trigger, "effect": effect, "place": place}])


def with_rule(rule: Any) -> dict[str, Any]:
    """A set of one card with one constant ability."""
    return with_card(abilities=[{"rule": rule}])


def refusal(data: Any) -> str:
    """Why a set is refused."""
    with pytest.raises(CardSetError) as refused:
        load_set(data)
    return str(refused.value)
