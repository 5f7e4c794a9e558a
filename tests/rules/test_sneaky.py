"""MB-SNEAKY: who sees a SNEAKY attacker."""

from ludobug.rulebook.proof import rule
from tests.rules.scenes import asked, board, card, discard, do, every, keywords, legal, life, refused, scene


@rule("MB-SNEAKY-01")
def test_only_a_sneaky_creature_may_block_a_sneaky_attacker() -> None:
    state = scene(A={"board": ["Three Sneaky"]}, B={"board": ["Ten", "Two Sneaky"]})
    do(state, "attack Three Sneaky")
    assert set(legal(state)) == {"no block", "block Two Sneaky"}
    refused(state, "block Ten", "MB-SNEAKY-01")
    do(state, "block Two Sneaky")
    assert (discard(state, "B"), life(state, "B")) == (["Two Sneaky"], 3)


@rule("MB-SNEAKY-02")
def test_a_sneaky_creature_may_block_any_attacker() -> None:
    state = scene(A={"board": ["Two"], "hand": ["One"]}, B={"board": ["Three Sneaky", "Four"]})
    do(state, "attack Two")
    assert set(legal(state)) == {"no block", "block Three Sneaky", "block Four"}
    do(state, "block Three Sneaky")
    assert discard(state, "A") == ["Two"]


@rule("MB-SNEAKY-03")
def test_without_a_sneaky_creature_the_defender_loses_one_life() -> None:
    state = scene(A={"board": ["One Sneaky"]}, B={"board": ["Ten"]})
    do(state, "attack One Sneaky")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-SNEAKY-04")
def test_a_sneaky_creature_can_be_hunted() -> None:
    state = scene(A={"board": ["Five Hunter"]}, B={"board": ["Three Sneaky"], "hand": ["One"]})
    do(state, "attack Five Hunter", "hunt Three Sneaky")
    assert (discard(state, "B"), life(state, "B")) == (["Three Sneaky"], 3)


@rule("MB-SNEAKY-04")
def test_a_sneaky_creature_is_not_safe_from_effects() -> None:
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": ["Six Sneaky", "Seven"], "hand": ["One"]})
    do(state, "play Brain Fly")
    assert set(legal(state)) == {"choose Six Sneaky", "choose Seven"}
    do(state, "choose Six Sneaky")
    assert board(state, "A") == ["Brain Fly", "Six Sneaky"]


@rule("MB-SNEAKY-05")
def test_sneaky_given_by_an_ally_lets_a_creature_block() -> None:
    shade = card("Shade", 1, constant={"gains": {"target": every(side="allied", min_power=9), "keywords": ["SNEAKY"]}})
    state = scene(A={"board": ["Three Sneaky"]}, B={"board": ["Nine", "Eight", "Shade"]}, cards=[shade])
    assert keywords(state, "B", "Nine") == ["SNEAKY"]
    do(state, "attack Three Sneaky")
    assert set(legal(state)) == {"no block", "block Nine"}


@rule("MB-SNEAKY-05")
def test_sneaky_gained_for_this_turn_counts_like_printed_sneaky() -> None:
    state = scene(A={"board": ["The Lurker", "Two"]}, B={"board": ["Ten"]})
    do(state, "attack The Lurker")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-SNEAKY-05")
def test_the_attacker_needs_sneaky_when_the_block_is_decided() -> None:
    state = scene(A={"board": ["The Lurker"]}, B={"board": ["Ten"]})
    do(state, "attack The Lurker")
    assert (keywords(state, "A", "The Lurker"), set(legal(state))) == (["TOUGH"], {"no block", "block Ten"})


@rule("MB-SNEAKY-06")
def test_a_creature_that_is_sneaky_while_an_enemy_is_can_block_a_sneaky_attacker() -> None:
    state = scene(A={"board": ["Three Sneaky"]}, B={"board": ["Sharky Crab-Dog-Mummypus", "Ten"]})
    do(state, "attack Three Sneaky")
    assert keywords(state, "B", "Sharky Crab-Dog-Mummypus") == ["SNEAKY"]
    assert set(legal(state)) == {"no block", "block Sharky Crab-Dog-Mummypus"}


@rule("MB-SNEAKY-06")
def test_without_a_sneaky_enemy_that_creature_is_not_sneaky() -> None:
    state = scene(A={"board": ["Three"]}, B={"board": ["Sharky Crab-Dog-Mummypus", "Three Sneaky"]})
    assert keywords(state, "B", "Sharky Crab-Dog-Mummypus") == []
