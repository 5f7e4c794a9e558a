"""Texts for several opponents, in a game of two."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, discards
from tests.rules.scenes import asked, card, discard, do, hand, life, lose, scene

OPPONENTS = ["the opponent", "an opponent", "each opponent"]


@rule("MB-TEAM-01")
@pytest.mark.parametrize("who", OPPONENTS)
def test_every_wording_of_opponents_means_the_one_opponent_who_discards(who: str):
    bully = card("Bully", 4, play=discards(1, who))
    state = scene(A={"hand": ["Bully", "Nine"]}, B={"hand": ["One", "Two"]}, cards=[bully])
    do(state, "play Bully")
    assert (asked(state), choices(state)) == (("B", "choose"), {"One", "Two"})
    do(state, "choose Two")
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Two"])
    assert (hand(state, "A"), hand(state, "B")) == (["Nine"], ["One"])


@rule("MB-TEAM-01")
@pytest.mark.parametrize("who", OPPONENTS)
def test_every_wording_of_opponents_means_the_one_opponent_who_loses_life_once(who: str):
    stinger = card("Stinger", 4, play=lose(1, who))
    state = scene(A={"hand": ["Stinger"]}, B={"hand": ["One"]}, cards=[stinger])
    do(state, "play Stinger")
    assert (life(state, "A"), life(state, "B")) == (3, 2)
