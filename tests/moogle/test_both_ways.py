"""Every card, monster, tile face and Mog has both of its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cards.both_ways import MOOGLE_NAMES, SIDES, scan

SHOWN = scan(Path(__file__).parent)


@pytest.mark.parametrize("name", sorted(MOOGLE_NAMES))
@pytest.mark.parametrize("side", SIDES)
def test_every_card_has_a_test_of_what_it_does_and_one_of_what_it_leaves_alone(side: str, name: str) -> None:
    assert SHOWN[side, name] >= 1


def test_the_box_has_6_shared_and_24_own_cards_6_heroes_10_monsters_4_faces_and_6_mogs() -> None:
    assert len(MOOGLE_NAMES) == 6 + 24 + 6 + 10 + 4 + 6
    assert {name for _, name in SHOWN} == MOOGLE_NAMES
