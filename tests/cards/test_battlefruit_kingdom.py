"""Battlefruit Kingdom, A to K: what each card does, and what it leaves alone."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.cards.battlefruit_scenes import kingdom, next_turn, ripe
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    active,
    asked,
    board,
    discard,
    do,
    exhausted,
    keywords,
    legal,
    life,
    octonite,
    power,
    winner,
)


@does("Alluring Oyster")
def test_alluring_oyster_takes_control_of_a_strong_creature_when_it_is_harvested():
    state = kingdom(A={"hand": ["One"], "board": ["Six", "Nine"]}, B={"board": [ripe("Alluring Oyster"), "Seven"]})
    next_turn(state)
    assert (asked(state), choices(state)) == (("B", "choose"), {"Six", "Seven", "Nine"})
    do(state, "choose Nine")
    assert (board(state, "A"), board(state, "B")) == (["Six", "One"], ["Alluring Oyster", "Seven", "Nine"])


@leaves_alone("Alluring Oyster")
def test_alluring_oyster_may_have_to_choose_its_own_side_and_leaves_weaker_creatures_alone():
    state = kingdom(A={"hand": ["One"], "board": ["Five"]}, B={"board": [ripe("Alluring Oyster"), "Six"]})
    next_turn(state)
    assert (asked(state), board(state, "A")) == (("B", "turn action"), ["Five", "One"])
    assert board(state, "B") == ["Alluring Oyster", "Six"]
    early = kingdom(A={"hand": ["One"], "board": ["Nine"]}, B={"board": [ripe("Alluring Oyster", 2)]})
    assert board(next_turn(early), "A") == ["Nine", "One"]


@does("Artimist")
@rule("MB-LIFE-09")
def test_artimist_wins_the_game_when_it_is_harvested_whatever_the_life_totals():
    state = kingdom(A={"life": 9, "hand": ["One"], "board": ["Nine"]}, B={"life": 1, "board": [ripe("Artimist")]})
    next_turn(state)
    assert (winner(state), life(state, "A"), life(state, "B")) == ("B", 9, 1)
    assert state.view()["ending"] == {"by": "effect", "card": "Artimist"}


@leaves_alone("Artimist")
def test_artimist_wins_nothing_before_its_fifth_counter_is_gone():
    state = kingdom(A={"hand": ["One"]}, B={"hand": ["Artimist", "One"]}, active="B")
    do(state, "play Artimist", "play One")
    assert octonite(state, "B", "Artimist") == 4
    assert (winner(state), asked(state)) == (None, ("B", "turn action"))


@does("Avocado Gunner")
def test_avocado_gunner_defeats_a_weak_enemy_with_each_attack():
    state = kingdom(A={"board": ["Avocado Gunner"]}, B={"board": ["Five", "Four", "Six"]})
    do(state, "attack Avocado Gunner")
    assert choices(state) == {"Five", "Four"}
    do(state, "choose Five", "no block", "attack again")
    assert (discard(state, "B"), asked(state)) == (["Five", "Four"], ("B", "block"))


@leaves_alone("Avocado Gunner")
def test_avocado_gunner_leaves_stronger_enemies_and_its_own_side_alone():
    state = kingdom(A={"board": ["Avocado Gunner", "One"]}, B={"board": ["Six"]})
    do(state, "attack Avocado Gunner")
    assert (asked(state), board(state, "A"), board(state, "B")) == (
        ("B", "block"),
        ["Avocado Gunner", "One"],
        ["Six"],
    )


@does("Bananapus")
def test_bananapus_defeats_an_enemy_when_it_is_harvested():
    state = kingdom(A={"hand": ["One"], "board": ["Ten"]}, B={"board": [ripe("Bananapus")]})
    next_turn(state)
    assert choices(state) == {"One", "Ten"}
    do(state, "choose Ten")
    assert discard(state, "A") == ["Ten"]


@leaves_alone("Bananapus")
def test_bananapus_spares_its_own_side_and_waits_for_its_second_counter():
    state = kingdom(A={"hand": ["One"]}, B={"board": [ripe("Bananapus", 2), "Five"]})
    next_turn(state)
    assert (octonite(state, "B", "Bananapus"), board(state, "A")) == (1, ["One"])
    alone = kingdom(A={"board": ["Five"], "hand": ["Two"]}, B={"board": [ripe("Bananapus"), "Three"]})
    do(alone, "attack Five", "block Three")
    assert (board(alone, "A"), board(alone, "B")) == ([], ["Bananapus"])


@does("Calm Cole")
def test_calm_cole_keeps_other_allies_from_being_defeated_until_it_is_harvested():
    state = kingdom(A={"board": ["Nine"], "hand": ["One"]}, B={"board": [ripe("Calm Cole"), "Five"]})
    do(state, "attack Nine", "block Five")
    assert (board(state, "B"), discard(state, "B")) == (["Five"], ["Calm Cole"])
    for blocker in ("Two", "Eight"):
        late = kingdom(A={"board": ["Nine"], "hand": ["One"]}, B={"board": [ripe("Calm Cole", 2), blocker]})
        do(late, "attack Nine", f"block {blocker}")
        assert board(late, "B") == ["Calm Cole", blocker]


@leaves_alone("Calm Cole")
def test_calm_cole_protects_neither_itself_nor_enemies():
    state = kingdom(A={"board": ["Nine", "Two"]}, B={"board": [ripe("Calm Cole", 2)], "hand": ["One"]})
    do(state, "attack Nine", "block Calm Cole")
    assert (board(state, "A"), board(state, "B")) == (["Two"], []), "Calm Cole poisons the Nine"


@does("Captain Cucodile")
def test_captain_cucodile_gains_two_life_at_the_start_of_its_controllers_next_turn():
    state = kingdom(A={"hand": ["One"]}, B={"hand": ["Captain Cucodile"]}, active="B")
    do(state, "play Captain Cucodile")
    assert octonite(state, "B", "Captain Cucodile") == 1
    next_turn(state)
    assert (active(state), life(state, "B"), octonite(state, "B", "Captain Cucodile")) == ("B", 5, 0)
    assert life(state, "A") == 3


@leaves_alone("Captain Cucodile")
def test_captain_cucodile_gains_life_once_and_for_nobody_else():
    state = kingdom(A={"hand": ["One", "One"]}, B={"board": ["Captain Cucodile"], "hand": ["One"]})
    next_turn(next_turn(next_turn(state)))
    assert (active(state), life(state, "A"), life(state, "B")) == ("B", 3, 3)


@does("Carrot Cleric")
def test_carrot_cleric_attacks_at_once_and_is_saved_once():
    state = kingdom(A={"hand": ["Carrot Cleric"]}, B={"board": ["Nine"]})
    do(state, "play Carrot Cleric", "attack Carrot Cleric", "block Nine")
    assert (board(state, "A"), exhausted(state, "A", "Carrot Cleric")) == (["Carrot Cleric"], True)


@leaves_alone("Carrot Cleric")
def test_carrot_cleric_need_not_attack_at_once_and_comes_without_octonite():
    state = kingdom(A={"hand": ["Carrot Cleric"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "play Carrot Cleric", "stop")
    assert (active(state), octonite(state, "A", "Carrot Cleric"), life(state, "B")) == ("B", 0, 3)


@does("Cherry Bug")
@rule("MB-COMBAT-10")
def test_cherry_bug_takes_control_of_the_creature_that_defeated_it_which_attacks_no_second_time():
    state = kingdom(A={"board": ["Five Frenzy"]}, B={"board": ["Cherry Bug"], "hand": ["One"]})
    do(state, "attack Five Frenzy", "block Cherry Bug")
    assert (board(state, "B"), board(state, "A"), discard(state, "B")) == (["Five Frenzy"], [], ["Cherry Bug"])
    assert (active(state), life(state, "B")) == ("B", 3)


@does("Cherry Bug")
@rule("MB-COMBAT-10")
def test_cherry_bug_takes_the_blocker_that_defeated_it_and_one_that_only_tough_has_saved_exhausted():
    state = kingdom(A={"board": ["Cherry Bug"]}, B={"board": ["One Tough", "Five"], "hand": ["Two"]})
    do(state, "attack Cherry Bug", "block One Tough")
    assert (board(state, "A"), exhausted(state, "A", "One Tough"), board(state, "B")) == (["One Tough"], True, ["Five"])


@leaves_alone("Cherry Bug")
@rule("MB-COMBAT-10")
def test_cherry_bug_takes_nothing_if_both_are_defeated_or_an_effect_defeated_it():
    both = kingdom(A={"board": ["One"]}, B={"board": ["Cherry Bug", "Three"], "hand": ["One"]})
    do(both, "attack One", "block Cherry Bug")
    assert (board(both, "A"), board(both, "B")) == ([], ["Three"])
    shot = kingdom(A={"board": ["Avocado Gunner"]}, B={"board": ["Cherry Bug"], "hand": ["One"]})
    do(shot, "attack Avocado Gunner")
    assert (board(shot, "A"), discard(shot, "B"), asked(shot)) == (
        ["Avocado Gunner"],
        ["Cherry Bug"],
        ("A", "attack again"),
    )


@does("Coconut Crab")
def test_coconut_crab_costs_the_opponent_a_life_with_each_attack_beside_what_the_attack_does():
    state = kingdom(A={"board": ["Coconut Crab"]}, B={"board": ["One"], "life": 5})
    do(state, "attack Coconut Crab", "no block", "attack again", "block One")
    assert (life(state, "B"), life(state, "A")) == (2, 3)


@leaves_alone("Coconut Crab")
def test_coconut_crab_does_nothing_as_it_is_played_or_blocks():
    state = kingdom(A={"hand": ["Coconut Crab"]}, B={"board": ["Two"]})
    do(state, "play Coconut Crab", "attack Two", "block Coconut Crab")
    assert (life(state, "A"), life(state, "B")) == (3, 3)


@does("Dragon Fruit")
def test_dragon_fruit_defeats_all_enemies_that_share_the_lowest_power():
    state = kingdom(A={"board": ["Dragon Fruit"]}, B={"board": ["Nine", "Two", "Two", "Five"]})
    do(state, "attack Dragon Fruit", "block Nine")
    assert (discard(state, "B"), board(state, "B")) == (["Two", "Two"], ["Nine", "Five"])


@leaves_alone("Dragon Fruit")
def test_dragon_fruit_leaves_its_own_side_and_stronger_enemies_alone_and_need_not_attack_at_once():
    state = kingdom(A={"hand": ["Dragon Fruit"], "board": ["One"]}, B={"board": ["Nine"], "hand": ["Two"]})
    do(state, "play Dragon Fruit")
    assert set(legal(state)) == {"attack Dragon Fruit", "stop"}
    do(state, "attack Dragon Fruit", "block Nine")
    assert (board(state, "A"), board(state, "B")) == (["One"], [])


@does("Duradillo")
def test_duradillo_attacks_at_once_hunts_poisons_is_saved_once_and_costs_its_controller_a_life_at_last():
    state = kingdom(A={"hand": ["Duradillo"]}, B={"board": ["Nine", "Eight"], "hand": ["One"]})
    do(state, "play Duradillo", "attack Duradillo", "hunt Nine")
    assert (exhausted(state, "A", "Duradillo"), discard(state, "B"), life(state, "A")) == (True, ["Nine"], 3)
    do(state, "attack Eight", "block Duradillo")
    assert (discard(state, "A"), life(state, "A"), life(state, "B")) == (["Duradillo"], 2, 3)


@leaves_alone("Duradillo")
def test_duradillo_costs_nobody_else_a_life_and_nothing_while_it_is_saved():
    state = kingdom(A={"board": ["Nine", "Two"]}, B={"board": ["Duradillo"], "hand": ["One"]})
    do(state, "attack Nine", "block Duradillo")
    assert (life(state, "A"), life(state, "B"), board(state, "A")) == (3, 3, ["Two"])


@does("Fearberry")
def test_fearberry_keeps_enemies_from_blocking_for_a_turn_and_ripens_again():
    state = kingdom(A={"hand": ["One"], "board": ["Nine"]}, B={"board": [ripe("Fearberry"), "Two"]})
    next_turn(state)
    assert octonite(state, "B", "Fearberry") == 2
    do(state, "attack Two")
    assert (life(state, "A"), asked(state)) == (2, ("A", "turn action"))


@leaves_alone("Fearberry")
def test_fearberry_lets_its_own_side_block_and_enemies_again_in_later_turns():
    state = kingdom(A={"hand": ["One"], "board": ["Nine"]}, B={"board": [ripe("Fearberry"), "Two"], "hand": ["Three"]})
    next_turn(state)
    do(state, "play Three", "attack Nine")
    assert set(legal(state)) == {"no block", "block Fearberry", "block Two", "block Three"}
    do(state, "no block", "attack Two")
    assert (asked(state), octonite(state, "B", "Fearberry")) == (("A", "block"), 1)


@leaves_alone("Fearberry")
@rule("MB-TURN-14", "MB-FAST-05")
def test_fearberry_lets_its_own_side_block_in_that_very_turn():
    state = kingdom(
        A={"hand": ["One", "Two"], "mindbugs": 1},
        B={"board": [ripe("Fearberry"), "Two"], "hand": ["Carrot Cleric", "One"]},
    )
    next_turn(state)
    do(state, "play Carrot Cleric", "mindbug", "attack Carrot Cleric")
    assert set(legal(state)) == {"no block", "block Fearberry", "block Two"}


@does("Fennel Trickster")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_fennel_trickster_is_strong_while_its_controller_has_two_cards_or_fewer(cards: int):
    state = kingdom(A={"board": ["Fennel Trickster"], "hand": ["One"] * cards}, B={"hand": ["Two"] * 5})
    assert power(state, "A", "Fennel Trickster") == 8


@leaves_alone("Fennel Trickster")
def test_fennel_trickster_is_weak_with_three_cards_whatever_the_opponent_has():
    state = kingdom(A={"board": ["Fennel Trickster", "Four"], "hand": ["One"] * 3}, B={"hand": []})
    assert (power(state, "A", "Fennel Trickster"), power(state, "A", "Four")) == (2, 4)
    do(state, "play One")
    assert (power(state, "A", "Fennel Trickster"), power(state, "A", "Four")) == (8, 4)
    assert keywords(state, "A", "Fennel Trickster") == ["SNEAKY"]


@does("Icecube Dragon")
def test_icecube_dragon_melts_with_its_last_octonite():
    state = kingdom(A={"hand": ["One"]}, B={"board": [ripe("Icecube Dragon")], "hand": ["Two"]})
    next_turn(state)
    assert (board(state, "B"), discard(state, "B"), asked(state)) == ([], ["Icecube Dragon"], ("B", "turn action"))


@leaves_alone("Icecube Dragon")
def test_icecube_dragon_fights_on_while_octonite_is_left_and_takes_nobody_with_it():
    state = kingdom(A={"hand": ["One"], "board": ["Four"]}, B={"board": [ripe("Icecube Dragon", 2), "Two"]})
    next_turn(state)
    do(state, "attack Icecube Dragon", "hunt Four", "attack again", "no hunt", "no block")
    assert (board(state, "B"), board(state, "A"), life(state, "A")) == (["Icecube Dragon", "Two"], ["One"], 2)


@does("Kiwing Juicer")
def test_kiwing_juicer_plays_a_strong_card_from_its_controllers_discard_pile():
    piles = {"A": {"hand": ["Kiwing Juicer"], "discard": ["Okra Shaman", "Ten", "Six"]}, "B": {"hand": ["One"]}}
    state = kingdom(**piles)
    do(state, "play Kiwing Juicer")
    assert choices(state) == {"Okra Shaman", "Ten"}
    shaman = do(state.clone(), "choose Okra Shaman")
    assert asked(shaman) == ("A", "may"), "its Play effect happens"
    do(state, "choose Ten")
    assert (board(state, "A"), discard(state, "A")) == (["Kiwing Juicer", "Ten"], ["Okra Shaman", "Six"])


@leaves_alone("Kiwing Juicer")
def test_kiwing_juicer_leaves_weak_cards_and_the_opponents_pile_alone_and_is_not_optional():
    state = kingdom(A={"hand": ["Kiwing Juicer"], "discard": ["Six"]}, B={"hand": ["One"], "discard": ["Nine"]})
    do(state, "play Kiwing Juicer")
    assert (board(state, "A"), discard(state, "B"), active(state)) == (["Kiwing Juicer"], ["Nine"], "B")
    bound = kingdom(A={"hand": ["Kiwing Juicer"], "discard": ["Eight"]}, B={"hand": ["One"], "mindbugs": 1})
    do(bound, "play Kiwing Juicer", "decline")
    assert (board(bound, "A"), asked(bound)) == (["Kiwing Juicer", "Eight"], ("B", "turn action"))
