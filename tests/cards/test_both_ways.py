"""Every printed card has both of its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cards.both_ways import NAMES, SIDES, does, scan, sides_in

SHOWN = scan(Path(__file__).parent)


@pytest.mark.parametrize("name", sorted(NAMES))
@pytest.mark.parametrize("side", SIDES)
def test_every_card_has_a_test_of_what_it_does_and_one_of_what_it_leaves_alone(side: str, name: str):
    assert SHOWN[side, name] >= 1


def test_no_test_is_about_a_card_that_does_not_exist():
    assert {name for _, name in SHOWN} <= NAMES
    with pytest.raises(ValueError, match="Bee Beer"):
        does("Bee Beer")


def test_a_test_that_is_not_run_or_not_marked_shows_nothing():
    marked = '@does("Bee Bear")\ndef test_it(): ...\n'
    assert list(sides_in(marked)) == [("does", "Bee Bear")]
    assert list(sides_in("@pytest.mark.skip\n" + marked)) == []
    assert list(sides_in("@pytest.mark.xfail(reason='later')\n" + marked)) == []
    assert list(sides_in(marked.replace("test_it", "helper"))) == []
    assert list(sides_in("def test_it(): ...\n")) == []
