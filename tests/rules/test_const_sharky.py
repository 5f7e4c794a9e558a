"""Sharky Crab-Dog-Mummypus, and another creature like it."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import board, card, do, keywords, legal, scene

SHARKY = "Sharky Crab-Dog-Mummypus"
COPIED = ["HUNTER", "SNEAKY", "FRENZY", "POISONOUS"]
MIRROR = card(
    "Mirror", 5, constant={"shares_keywords": {"group": {"creatures": {"side": "enemy"}}, "keywords": COPIED}}
)


@rule("MB-CONST-09")
@pytest.mark.parametrize("keyword", COPIED)
def test_sharky_has_each_keyword_separately_while_an_enemy_creature_has_it(keyword: str):
    state = scene(A={"board": [f"Three {keyword.title()}"]}, B={"board": [SHARKY, "Nine"]})
    assert keywords(state, "B", SHARKY) == [keyword]
    assert keywords(state, "B", "Nine") == []


@rule("MB-CONST-09")
@pytest.mark.parametrize("keyword", ["TOUGH", "FAST"])
def test_sharky_never_copies_tough_and_fast(keyword: str):
    state = scene(A={"board": [f"Three {keyword.title()}"]}, B={"board": [SHARKY]})
    assert keywords(state, "B", SHARKY) == []


@rule("MB-CONST-09")
def test_sharky_looks_at_enemy_creatures_in_play_and_not_at_allies_or_hand_cards():
    state = scene(
        A={"board": ["Nine"], "hand": ["Three Hunter"], "discard": ["Spider Owl"]},
        B={"board": [SHARKY, "Luchataur"]},
    )
    assert keywords(state, "B", SHARKY) == []


@rule("MB-CONST-09")
def test_sharky_loses_a_keyword_when_the_last_enemy_creature_with_it_is_gone():
    state = scene(A={"board": ["Three Poisonous", "Five Hunter"], "hand": ["One"]}, B={"board": [SHARKY, "Four"]})
    assert keywords(state, "B", SHARKY) == ["HUNTER", "POISONOUS"]
    do(state, "attack Three Poisonous", "block Four")
    assert (board(state, "A"), keywords(state, "B", SHARKY)) == (["Five Hunter"], ["HUNTER"])


@rule("MB-CONST-09")
def test_sharky_copies_granted_keywords_too():
    state = scene(A={"board": ["Snail Thrower", "Four"]}, B={"board": [SHARKY]})
    assert keywords(state, "B", SHARKY) == ["HUNTER", "POISONOUS"]


@rule("MB-CONST-09")
def test_two_sharkys_facing_each_other_give_each_other_nothing():
    state = scene(A={"board": [SHARKY]}, B={"board": ["Mirror"]}, cards=[MIRROR])
    assert (keywords(state, "A", SHARKY), keywords(state, "B", "Mirror")) == ([], [])


@rule("MB-CONST-09", "MB-CONST-08")
@pytest.mark.parametrize("places", [("A", "B"), ("B", "A")])
def test_a_copied_keyword_is_not_copied_back(places: tuple[str, str]):
    left, right = places
    seats = {left: {"board": [SHARKY]}, right: {"board": ["Mirror", "Spider Owl"]}}
    state = scene(A=seats["A"], B=seats["B"], cards=[MIRROR])
    assert keywords(state, left, SHARKY) == ["POISONOUS", "SNEAKY"]
    assert keywords(state, right, "Mirror") == []


@rule("MB-CONST-09", "MB-CONST-08")
def test_two_sharkys_copy_what_the_other_creatures_have_by_themselves():
    state = scene(A={"board": [SHARKY, "Luchataur"]}, B={"board": ["Mirror", "Three Sneaky"]}, cards=[MIRROR])
    assert keywords(state, "A", SHARKY) == ["SNEAKY"]
    assert keywords(state, "B", "Mirror") == ["FRENZY"]


@rule("MB-CONST-09")
def test_a_copied_keyword_works():
    state = scene(A={"board": ["Three Sneaky", "Nine"]}, B={"board": [SHARKY, "Ten"]})
    assert set(legal(do(state, "attack Three Sneaky"))) == {"no block", f"block {SHARKY}"}
