"""The page about positions names every field, and its example is true."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludobug.games.mindbug.positions import ASIDE_FIELDS, BOARD_FIELDS, ENERGY_PILES, FIELDS, SEAT_FIELDS
from tests.house.project import ROOT

PAGE = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("field", [*FIELDS, *SEAT_FIELDS, *BOARD_FIELDS, *ASIDE_FIELDS, *ENERGY_PILES])
def test_every_field_of_a_position_is_explained(field: str) -> None:
    assert f"`{field}`" in PAGE


def test_no_field_is_explained_that_there_is_not() -> None:
    named = {name for row in re.findall(r"^\| (`.+?) \|", PAGE, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert named <= {*FIELDS, *SEAT_FIELDS, *BOARD_FIELDS, *ENERGY_PILES}


def test_the_example_can_be_laid() -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    assert set(names["state"].action_texts()) == {"buy Railgun", "buy Rage", "buy Stomp", "done"}
