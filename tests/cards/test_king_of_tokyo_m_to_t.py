"""King of Tokyo, M to T: what each card does, and what it must leave alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.test_king_of_tokyo import attacks, dice, tokyo
from tests.rules.dice_scenes import energy
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    asked,
    board,
    discard,
    do,
    hand,
    keywords,
    legal,
    life,
    mindbugs,
    power,
    refused,
)

# ---------------------------------------------------------------- Mantis


@does("Mantis")
@rule("MB-DICE-14")
def test_mantis_rolls_before_it_hunts() -> None:
    state = attacks("Mantis", {}, {"board": ["Six", "Nine"], "hand": ["One"]})
    do(state, "roll +3", "keep", "hunt Six")
    assert (discard(state, "B"), board(state, "A")) == (["Six"], ["Mantis"])


@leaves_alone("Mantis")
def test_mantis_may_leave_the_block_to_the_opponent() -> None:
    state = attacks("Mantis", {}, {"board": ["Nine"], "hand": ["One"]})
    do(state, "roll energy 1", "keep", "no hunt", "no block")
    assert (life(state, "B"), board(state, "B"), energy(state, "A")) == (2, ["Nine"], 1)


# ---------------------------------------------------------------- Mechamster


@does("Mechamster")
@rule("MB-DICE-16")
def test_mechamster_gives_other_allied_creatures_a_die() -> None:
    state = tokyo(A={"board": ["Mechamster", "Gigazaur", "Kong", "One"]}, B={"board": ["Ten"]})
    assert [dice(state, "A", name) for name in ("Gigazaur", "Kong", "One")] == [1, 2, 1]
    do(state, "attack Gigazaur", "roll +2", "keep")
    assert power(state, "A", "Gigazaur") == 11


@leaves_alone("Mechamster")
def test_mechamster_gives_no_die_to_itself_to_enemies_or_beyond_two() -> None:
    state = tokyo(A={"board": ["Mechamster", "H.A.D.E.S."]}, B={"board": ["Gigazaur"], "hand": ["One"]})
    assert [dice(state, "A", name) for name in ("Mechamster", "H.A.D.E.S.")] == [0, 2]
    assert dice(state, "B", "Gigazaur") == 0


# ---------------------------------------------------------------- Mega Shark


@does("Mega Shark")
def test_mega_shark_brings_an_energy_and_hunts() -> None:
    state = tokyo(A={"hand": ["Mega Shark", "One"]}, B={"hand": ["Two", "Three"], "board": ["Four"]})
    do(state, "play Mega Shark")
    assert (energy(state, "A"), energy(state, "B")) == (1, 0)
    do(state, "play Two", "attack Mega Shark", "hunt Four")
    assert (energy(state, "A"), discard(state, "B")) == (1, ["Four"])


@leaves_alone("Mega Shark")
def test_mega_shark_rolls_no_die_and_brings_no_energy_as_it_attacks() -> None:
    state = attacks("Mega Shark", {}, {"hand": ["One"]})
    assert (life(state, "B"), energy(state, "A"), energy(state, "B")) == (2, 0, 0)


# ---------------------------------------------------------------- Megamoth


@does("Megamoth")
def test_megamoth_brings_two_energy_as_it_is_defeated() -> None:
    state = tokyo(A={"board": ["Nine"]}, B={"board": ["Megamoth"], "hand": ["One"]})
    do(state, "attack Nine", "block Megamoth")
    assert (energy(state, "B"), energy(state, "A"), discard(state, "A")) == (2, 0, ["Nine"])


@leaves_alone("Megamoth")
def test_megamoth_brings_nothing_as_it_is_played_or_returned_to_hand() -> None:
    pile = {"start": True, "market": ["Portal Malfunction"]}
    state = tokyo(A={"board": ["Megamoth"], "energy": 1, "hand": ["One"]}, B={"hand": ["Two"]}, **pile)
    do(state, "buy Portal Malfunction", "play Megamoth")
    assert energy(state, "A") == 0


# ---------------------------------------------------------------- Megaxolot


@does("Megaxolot")
def test_megaxolot_heals_and_poisons() -> None:
    state = tokyo(A={"hand": ["Megaxolot"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "play Megaxolot")
    assert (life(state, "A"), life(state, "B")) == (4, 3)
    do(state, "attack Ten", "block Megaxolot")
    assert (life(state, "A"), discard(state, "A"), discard(state, "B")) == (4, ["Megaxolot"], ["Ten"])


@leaves_alone("Megaxolot")
def test_megaxolot_heals_neither_the_opponent_nor_again() -> None:
    state = attacks("Megaxolot", {}, {"hand": ["One"]})
    do(state, "roll +1", "keep")
    assert (life(state, "A"), life(state, "B")) == (3, 2)


# ---------------------------------------------------------------- Meka Dragon


@does("Meka Dragon")
def test_meka_dragon_costs_the_opponent_a_life_as_it_is_played() -> None:
    state = tokyo(A={"hand": ["Meka Dragon"]}, B={"hand": ["One"]})
    do(state, "play Meka Dragon")
    assert (life(state, "A"), life(state, "B")) == (3, 2)


@leaves_alone("Meka Dragon")
def test_meka_dragon_that_a_mindbug_takes_costs_its_player_a_life() -> None:
    state = tokyo(A={"hand": ["Meka Dragon", "One"]}, B={"hand": ["Two"], "mindbugs": 1})
    do(state, "play Meka Dragon", "mindbug")
    assert (life(state, "A"), life(state, "B")) == (2, 3)


# ---------------------------------------------------------------- Pagurah


@does("Pagurah")
def test_pagurah_takes_all_weak_enemies_with_it() -> None:
    state = tokyo(A={"board": ["Nine", "Five", "Two"]}, B={"board": ["Pagurah"], "hand": ["One"]})
    do(state, "attack Nine", "block Pagurah")
    assert (board(state, "A"), sorted(discard(state, "A"))) == (["Nine"], ["Five", "Two"])


@leaves_alone("Pagurah")
def test_pagurah_leaves_strong_enemies_and_all_allies_alone() -> None:
    state = tokyo(A={"board": ["Nine", "Six"]}, B={"board": ["Pagurah", "Two"], "hand": ["One"]})
    do(state, "attack Nine", "block Pagurah")
    assert (board(state, "A"), board(state, "B")) == (["Nine", "Six"], ["Two"])


# ---------------------------------------------------------------- Pandakaï


@does("Pandakaï")
@rule("MB-EX-15")
def test_only_pandakai_may_block_space_penguin_and_brings_an_energy_as_both_fall() -> None:
    state = tokyo(A={"board": ["Space Penguin"]}, B={"board": ["Pandakaï", "Nine"], "hand": ["One"]})
    do(state, "attack Space Penguin")
    assert (asked(state), set(legal(state))) == (("B", "block"), {"no block", "block Pandakaï"})
    refused(state, "block Nine", "MB-SNEAKY-01")
    do(state, "block Pandakaï")
    assert (discard(state, "A"), discard(state, "B")) == (["Space Penguin"], ["Pandakaï"])
    assert (energy(state, "A"), energy(state, "B")) == (0, 1)


@leaves_alone("Pandakaï")
def test_pandakai_brings_nothing_as_it_attacks() -> None:
    state = attacks("Pandakaï", {}, {"board": ["Nine"], "hand": ["One"]})
    assert (life(state, "B"), energy(state, "A"), energy(state, "B")) == (2, 0, 0)


# ---------------------------------------------------------------- Pumpkin Jack


@does("Pumpkin Jack")
def test_pumpkin_jack_plays_a_card_with_a_play_effect_from_the_own_discard_pile() -> None:
    player = {"hand": ["Pumpkin Jack"], "discard": ["Space Penguin", "Meka Dragon", "Gigazaur"]}
    state = tokyo(A=player, B={"hand": ["One"], "mindbugs": 1})
    do(state, "play Pumpkin Jack", "decline")
    assert choices(state) == {"Space Penguin", "Meka Dragon"}
    do(state, "choose Space Penguin")
    assert (board(state, "A"), life(state, "A"), mindbugs(state, "B")) == (["Pumpkin Jack", "Space Penguin"], 4, 1)


@leaves_alone("Pumpkin Jack")
def test_pumpkin_jack_leaves_other_cards_and_other_discard_piles_alone() -> None:
    player = {"hand": ["Pumpkin Jack"], "discard": ["Gigazaur", "Kraken"]}
    state = tokyo(A=player, B={"hand": ["One"], "discard": ["Meka Dragon"]})
    do(state, "play Pumpkin Jack")
    assert (board(state, "A"), discard(state, "A")) == (["Pumpkin Jack"], ["Gigazaur", "Kraken"])
    assert discard(state, "B") == ["Meka Dragon"]


# ---------------------------------------------------------------- Purple Reign


@does("Purple Reign")
def test_purple_reign_cannot_be_blocked_by_strong_creatures() -> None:
    grown = {"card": "Five", "boosts": ["Two"]}
    state = attacks("Purple Reign", {}, {"board": ["Six", "Five", "Ten"], "hand": ["One"]})
    do(state, "roll energy 1", "keep")
    assert set(legal(state)) == {"no block", "block Five"}
    boosted = attacks("Purple Reign", {}, {"board": [grown, "Four"], "hand": ["One"]})
    do(boosted, "roll energy 1", "keep")
    assert set(legal(boosted)) == {"no block", "block Four"}, "its power is 6 now"
    refused(state, "block Six", "MB-BLOCK-08")


@leaves_alone("Purple Reign")
def test_purple_reign_leaves_the_blocks_of_other_attackers_alone() -> None:
    state = attacks("Two", {"board": ["Purple Reign"]}, {"board": ["Six"], "hand": ["One"]})
    assert set(legal(state)) == {"no block", "block Six"}


# ---------------------------------------------------------------- Quetzalcóatl


@does("Quetzalcóatl")
def test_quetzalcoatl_slips_past_creatures_that_are_not_sneaky() -> None:
    state = attacks("Quetzalcóatl", {}, {"board": ["Nine"], "hand": ["One"]})
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@leaves_alone("Quetzalcóatl")
def test_quetzalcoatl_may_be_blocked_by_a_sneaky_creature() -> None:
    state = attacks("Quetzalcóatl", {}, {"board": ["Pandakaï"], "hand": ["One"]})
    do(state, "block Pandakaï")
    assert (discard(state, "B"), life(state, "B")) == (["Pandakaï"], 3)


# ---------------------------------------------------------------- Rex Florae


@does("Rex Florae")
def test_rex_florae_strengthens_other_allied_creatures() -> None:
    state = tokyo(A={"board": ["Rex Florae", "Five", "One", "Nine"]}, B={"board": ["Six"], "hand": ["One"]})
    assert [power(state, "A", name) for name in ("Five", "One", "Nine")] == [6, 2, 10]
    do(state, "attack Five", "block Six")
    assert (discard(state, "A"), discard(state, "B")) == (["Five"], ["Six"])


@leaves_alone("Rex Florae")
def test_rex_florae_leaves_itself_and_enemies_as_they_are() -> None:
    state = tokyo(A={"board": ["Rex Florae"]}, B={"board": ["Five"]})
    assert (power(state, "A", "Rex Florae"), power(state, "B", "Five")) == (6, 5)


# ---------------------------------------------------------------- Rob


@does("Rob")
def test_rob_makes_an_opponent_discard_two_cards_of_their_choice() -> None:
    state = tokyo(A={"board": ["Nine"], "hand": ["One", "Two", "Three"]}, B={"board": ["Rob"], "hand": ["Four"]})
    do(state, "attack Nine", "block Rob")
    assert (asked(state), choices(state)) == (("A", "choose"), {"One", "Two", "Three"})
    do(state, "choose Three", "choose One")
    assert (hand(state, "A"), hand(state, "B"), discard(state, "A")) == (["Two"], ["Four"], ["Three", "One"])


@leaves_alone("Rob")
def test_rob_takes_no_card_as_it_attacks() -> None:
    state = attacks("Rob", {}, {"hand": ["One", "Two"], "board": ["Nine"]})
    do(state, "roll +1", "keep", "no block")
    assert hand(state, "B") == ["One", "Two"]


# ---------------------------------------------------------------- Sheriff


@does("Sheriff")
@rule("MB-HUNTER-11")
def test_sheriff_hunts_no_creature_of_power_three_or_less_but_such_creatures_may_block_it() -> None:
    state = attacks("Sheriff", {}, {"board": ["Three", "Four", "Eight"], "hand": ["One"]})
    assert (asked(state), set(legal(state))) == (("A", "hunt"), {"no hunt", "hunt Four", "hunt Eight"})
    refused(state, "hunt Three", "MB-HUNTER-11")
    do(state, "no hunt")
    assert set(legal(state)) == {"no block", "block Three", "block Four", "block Eight"}
    do(state, "block Three")
    assert discard(state, "B") == ["Three"]


@does("Sheriff")
@rule("MB-HUNTER-11")
def test_without_a_creature_that_sheriff_may_hunt_its_hunter_is_not_offered() -> None:
    state = attacks("Sheriff", {}, {"board": ["Three", "Two"], "hand": ["One"]})
    assert (asked(state), set(legal(state))) == (("B", "block"), {"no block", "block Three", "block Two"})


@leaves_alone("Sheriff")
def test_sheriff_leaves_the_hunts_of_other_creatures_alone() -> None:
    state = attacks("Mega Shark", {"board": ["Sheriff"]}, {"board": ["Three"], "hand": ["One"]})
    assert set(legal(state)) == {"no hunt", "hunt Three"}


# ---------------------------------------------------------------- Space Penguin


@does("Space Penguin")
@rule("MB-EX-07")
def test_the_example_of_space_penguin_and_gigazaur() -> None:
    state = tokyo(
        A={"hand": ["Space Penguin", "Gigazaur", "One", "Two", "Three"], "draw": ["Four", "Five"]},
        B={"hand": ["Six"], "mindbugs": 2},
    )
    do(state, "play Space Penguin")
    assert len(hand(state, "A")) == 5
    do(state, "mindbug")
    assert (life(state, "B"), asked(state)) == (4, ("A", "turn action"))
    do(state, "play Gigazaur")
    assert len(hand(state, "A")) == 5
    do(state, "decline")
    assert (life(state, "A"), life(state, "B"), mindbugs(state, "B")) == (3, 4, 1)
    assert (board(state, "A"), board(state, "B")) == (["Gigazaur"], ["Space Penguin"])


@leaves_alone("Space Penguin")
def test_space_penguin_heals_only_as_it_is_played() -> None:
    state = attacks("Space Penguin", {}, {"hand": ["One"]})
    assert (life(state, "A"), life(state, "B")) == (3, 2)


# ---------------------------------------------------------------- The Globe-Smasher


@does("The Globe-Smasher")
def test_the_globe_smasher_plays_a_card_that_an_opponent_gives() -> None:
    state = tokyo(A={"hand": ["The Globe-Smasher"]}, B={"hand": ["Space Penguin", "Nine"], "mindbugs": 1})
    do(state, "play The Globe-Smasher", "decline")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Space Penguin", "Nine"})
    do(state, "choose Space Penguin")
    assert (board(state, "A"), life(state, "A")) == (["The Globe-Smasher", "Space Penguin"], 4)
    assert (hand(state, "B"), mindbugs(state, "B")) == (["Nine"], 1)


@leaves_alone("The Globe-Smasher")
def test_the_globe_smasher_plays_nothing_if_the_opponent_has_no_card() -> None:
    state = tokyo(A={"hand": ["The Globe-Smasher", "Nine"]}, B={"board": ["Two"]})
    do(state, "play The Globe-Smasher")
    assert (board(state, "A"), hand(state, "A")) == (["The Globe-Smasher"], ["Nine"])


# ---------------------------------------------------------------- The King


@does("The King")
def test_the_king_keeps_other_allied_creatures_from_attacking() -> None:
    state = tokyo(A={"board": ["The King", "Kong", "Two"], "hand": ["One"]}, B={"board": ["Nine"]})
    assert set(legal(state)) == {"attack The King", "play One"}
    refused(state, "attack Kong", "MB-CHOICE-08")
    fast = tokyo(A={"board": ["The King"], "hand": ["Two Fast"]}, B={"hand": ["One"]})
    assert asked(do(fast, "play Two Fast")) == ("B", "turn action")


@leaves_alone("The King")
def test_the_king_lets_allies_block_and_enemies_attack() -> None:
    state = tokyo(A={"board": ["Nine"]}, B={"board": ["The King", "Kong"], "hand": ["One"]})
    do(state, "attack Nine")
    assert set(legal(state)) == {"no block", "block The King", "block Kong"}
    assert keywords(state, "B", "The King") == ["FRENZY"]
