"""The worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, firsts
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    draw,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    lose,
    mindbugs,
    refused,
    scene,
    turn,
)

GIGAZAUR = card("Gigazaur", 9, defeated=lose(1))
SHARKY = "Sharky Crab-Dog-Mummypus"


@rule("MB-EX-01")
def test_a_player_told_to_discard_two_cards_with_only_one_discards_that_one():
    state = scene(A={"hand": ["Ferret Bomber"]}, B={"hand": ["Five"], "board": ["One"]})
    do(state, "play Ferret Bomber")
    assert (hand(state, "B"), discard(state, "B"), board(state, "B")) == ([], ["Five"], ["One"])
    assert asked(state) == ("B", "turn action")


@rule("MB-EX-02")
def test_the_player_of_a_card_that_defeats_an_enemy_creature_chooses_which():
    killer = card("Killer", 5, play={"defeat": {"pick": {"creatures": {"side": "enemy"}}}})
    state = scene(A={"hand": ["Killer"], "board": ["Nine"]}, B={"board": ["Three", "Eight"]}, cards=[killer])
    do(state, "play Killer")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Three", "Eight"})
    do(state, "choose Eight")
    assert (board(state, "B"), discard(state, "B")) == (["Three"], ["Eight"])


@rule("MB-EX-03")
def test_the_opponent_who_is_made_to_discard_a_card_chooses_which():
    held = ["One", "Two", "Three", "Four", "Five"]
    state = scene(A={"board": ["Tusked Extorter"]}, B={"hand": held})
    do(state, "attack Tusked Extorter")
    assert (asked(state), choices(state)) == (("B", "choose"), set(held))
    do(state, "choose Three")
    assert (discard(state, "B"), hand(state, "B")) == (["Three"], ["One", "Two", "Four", "Five"])


@rule("MB-EX-04")
def test_the_active_player_decides_which_of_two_defeated_effects_comes_first_and_it_is_finished_before_the_other():
    extorting = card("Extorting", 5, defeated={"discard": {"who": "an opponent", "count": 2}})
    stinging = card("Stinging", 5, defeated=lose(1))
    state = scene(
        A={"board": ["Extorting"], "hand": ["Nine"]},
        B={"board": ["Stinging"], "hand": ["One", "Two", "Three"]},
        cards=[extorting, stinging],
    )
    do(state, "attack Extorting", "block Stinging")
    assert (asked(state), firsts(state)) == (("A", "order"), {"Extorting", "Stinging"})
    do(state, "first Extorting", "choose One")
    assert life(state, "A") == 3
    do(state, "choose Two")
    assert (life(state, "A"), discard(state, "B")) == (2, ["Stinging", "One", "Two"])


@rule("MB-EX-05", "MB-EX-06")
def test_alice_is_mindbugged_and_acts_again_in_the_same_turn():
    alice = {"hand": ["Axolotl Healer", "Strange Barrel", "One", "Two", "Three"], "draw": ["Four", "Five", "Six"]}
    state = scene(A=alice, B={"hand": ["Seven"], "mindbugs": 2})
    do(state, "play Axolotl Healer")
    assert (asked(state), len(hand(state, "A")), life(state, "B")) == (("B", "mindbug"), 5, 3)
    do(state, "mindbug")
    assert (asked(state), active(state), turn(state)) == (("A", "turn action"), "A", 1)
    assert (life(state, "A"), life(state, "B"), board(state, "B")) == (3, 5, ["Axolotl Healer"])
    do(state, "play Strange Barrel")
    assert (asked(state), len(hand(state, "A"))) == (("B", "mindbug"), 5)
    do(state, "decline")
    assert (board(state, "A"), board(state, "B"), mindbugs(state, "B")) == (["Strange Barrel"], ["Axolotl Healer"], 1)
    assert (asked(state), turn(state), draw(state, "A")) == (("B", "turn action"), 2, 1)


@rule("MB-EX-08")
def test_gorillion_is_not_blocked_by_bee_bear():
    state = scene(A={"board": ["Gorillion"]}, B={"board": ["Bee Bear"]})
    do(state, "attack Gorillion", "no block")
    assert (life(state, "A"), life(state, "B")) == (3, 2)
    assert (board(state, "A"), board(state, "B")) == (["Gorillion"], ["Bee Bear"])


@rule("MB-EX-09")
def test_gorillion_is_blocked_by_bee_bear():
    state = scene(A={"board": ["Gorillion"]}, B={"board": ["Bee Bear"], "hand": ["One"]})
    do(state, "attack Gorillion", "block Bee Bear")
    assert (life(state, "A"), life(state, "B")) == (3, 3)
    assert (board(state, "A"), board(state, "B"), discard(state, "B")) == (["Gorillion"], [], ["Bee Bear"])


@rule("MB-EX-12")
def test_killer_bee_forces_compost_dragon_to_block():
    state = scene(A={"board": ["Killer Bee"]}, B={"board": ["Compost Dragon", "Gorillion"]})
    do(state, "attack Killer Bee")
    assert (asked(state), set(legal(state))) == (("A", "hunt"), {"no hunt", "hunt Compost Dragon", "hunt Gorillion"})
    refused(state, "block Gorillion", "MB-HUNTER-01")
    do(state, "hunt Compost Dragon")
    assert (board(state, "A"), board(state, "B"), life(state, "B")) == (["Killer Bee"], ["Gorillion"], 3)
    assert (discard(state, "B"), asked(state)) == (["Compost Dragon"], ("B", "turn action"))


@rule("MB-EX-13")
def test_tusked_extorter_meets_spider_owl():
    held = ["One", "Two", "Three", "Four", "Five"]
    state = scene(
        A={"board": ["Tusked Extorter"], "hand": ["Six"]},
        B={"board": ["Spider Owl"], "hand": held, "draw": ["Nine"]},
    )
    do(state, "attack Tusked Extorter", "choose Five")
    assert (hand(state, "B"), discard(state, "B")) == (["One", "Two", "Three", "Four", "Nine"], ["Five"])
    assert asked(state) == ("B", "block")
    do(state, "block Spider Owl")
    assert (discard(state, "A"), discard(state, "B")) == (["Tusked Extorter"], ["Five", "Spider Owl"])
    assert (life(state, "A"), life(state, "B")) == (3, 3)


@rule("MB-EX-14")
def test_spider_owl_can_be_blocked_by_tiger_squirrel_only():
    state = scene(A={"board": ["Spider Owl"]}, B={"board": ["Tiger Squirrel", "Gorillion"]})
    do(state, "attack Spider Owl")
    assert set(legal(state)) == {"no block", "block Tiger Squirrel"}
    refused(state, "block Gorillion", "MB-SNEAKY-01")
    assert life(do(state, "no block"), "B") == 2


@rule("MB-EX-16")
@pytest.mark.parametrize("poisonous", ["Seven Poisonous", "Six Poisonous"])
def test_a_poisonous_creature_that_is_not_weaker_only_exhausts_a_tough_one(poisonous: str):
    state = scene(A={"board": [poisonous], "hand": ["One"]}, B={"board": ["Six Tough"]})
    do(state, f"attack {poisonous}", "block Six Tough")
    assert (board(state, "B"), exhausted(state, "B", "Six Tough"), discard(state, "B")) == (["Six Tough"], True, [])
    assert (discard(state, "A") == []) == poisonous.startswith("Seven")


@rule("MB-EX-17")
def test_chameleon_sniper_costs_two_life_where_nothing_sneaky_can_block():
    state = scene(A={"board": ["Chameleon Sniper"]}, B={"board": ["Gorillion"], "hand": ["One"]})
    do(state, "attack Chameleon Sniper")
    assert (life(state, "B"), asked(state), board(state, "B")) == (1, ("B", "turn action"), ["Gorillion"])


@rule("MB-EX-22")
def test_a_mindbugged_gigazaur_costs_the_player_who_played_it_a_life_when_it_is_defeated_later():
    state = scene(
        A={"hand": ["Gigazaur", "One"], "board": ["Ten"]}, B={"hand": ["Two"], "mindbugs": 1}, cards=[GIGAZAUR]
    )
    do(state, "play Gigazaur", "mindbug", "play One", "attack Gigazaur", "block Ten")
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Gigazaur"])
    assert (life(state, "A"), life(state, "B")) == (2, 3)


@rule("MB-EX-24")
def test_hunter_is_an_answer_to_a_sneaky_enemy():
    state = scene(A={"board": ["Killer Bee"]}, B={"board": ["Three Sneaky"], "hand": ["One"]})
    do(state, "attack Killer Bee", "hunt Three Sneaky")
    assert (discard(state, "B"), board(state, "A"), life(state, "B")) == (["Three Sneaky"], ["Killer Bee"], 3)


@rule("MB-EX-24")
def test_a_defeating_effect_is_an_answer_to_a_sneaky_enemy():
    state = scene(A={"hand": ["Kangasaurus Rex"]}, B={"board": ["Three Sneaky"], "hand": ["One"]})
    do(state, "play Kangasaurus Rex")
    assert discard(state, "B") == ["Three Sneaky"]


@rule("MB-EX-24")
@pytest.mark.parametrize("blocker", ["Spider Owl", "Four Sneaky", SHARKY])
def test_an_own_sneaky_creature_is_an_answer_to_a_sneaky_enemy(blocker: str):
    state = scene(A={"board": [blocker, "Ten"]}, B={"board": ["Three Sneaky"], "hand": ["One"]}, active="B")
    assert "SNEAKY" in keywords(state, "A", blocker)
    do(state, "attack Three Sneaky", f"block {blocker}")
    assert (discard(state, "B"), life(state, "A")) == (["Three Sneaky"], 3)
