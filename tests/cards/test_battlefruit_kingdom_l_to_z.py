"""Battlefruit Kingdom, L to Z: what each card does, and what it leaves alone."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.cards.battlefruit_scenes import kingdom, next_turn, ripe
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices, firsts
from tests.rules.scenes import (
    active,
    asked,
    board,
    discard,
    do,
    draw,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    octonite,
    power,
    refused,
    scene,
    winner,
)


@does("Lord Watermelon")
def test_lord_watermelon_brings_another_card_from_the_hand_that_no_mindbug_answers():
    own = {"hand": ["Lord Watermelon", "Rad Radish", "Two"]}
    state = kingdom(A=own, B={"board": ["Nine Hunter"], "hand": ["One"], "mindbugs": 1})
    do(state, "play Lord Watermelon", "decline")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Rad Radish", "Two"})
    do(state, "choose Rad Radish")
    assert (board(state, "A"), hand(state, "A"), active(state)) == (["Lord Watermelon", "Rad Radish"], ["Two"], "B")
    assert discard(state, "B") == ["Nine Hunter"], "its Play effect happens"


@leaves_alone("Lord Watermelon")
def test_lord_watermelon_must_play_the_only_card_and_plays_nothing_from_an_empty_hand():
    bound = kingdom(A={"hand": ["Lord Watermelon", "Duradillo"]}, B={"hand": ["One"]})
    do(bound, "play Lord Watermelon")
    assert board(bound, "A") == ["Lord Watermelon", "Duradillo"]
    state = kingdom(A={"hand": ["Lord Watermelon"], "discard": ["Nine"]}, B={"hand": ["One"]})
    do(state, "play Lord Watermelon")
    assert (board(state, "A"), asked(state)) == (["Lord Watermelon"], ("B", "turn action"))


@does("Lychee King")
@rule("MB-EX-20")
def test_lychee_king_is_harvested_in_its_controllers_second_turn_after_it_came():
    hands = {"hand": ["One"] * 4}
    state = kingdom(A={"hand": ["Lychee King", "One", "One", "One"]}, B=hands)
    do(state, "play Lychee King")
    assert octonite(state, "A", "Lychee King") == 2
    next_turn(state)
    assert (active(state), octonite(state, "A", "Lychee King"), life(state, "B")) == ("A", 1, 3)
    next_turn(next_turn(state))
    assert (active(state), octonite(state, "A", "Lychee King"), life(state, "B")) == ("A", 0, 2)


@leaves_alone("Lychee King")
@rule("MB-EX-20")
def test_lychee_king_does_nothing_more_in_later_turns_nor_as_it_attacks():
    hands = {"hand": ["One"] * 4}
    state = kingdom(A=hands, B={"board": [ripe("Lychee King")], **hands})
    next_turn(state)
    assert (life(state, "A"), life(state, "B")) == (2, 3)
    next_turn(next_turn(state))
    assert (active(state), life(state, "A")) == ("B", 2)
    do(state, "attack Lychee King", "block One", "stop")
    assert (life(state, "A"), life(state, "B")) == (2, 3)


@does("Mangonade")
def test_mangonade_defeats_all_enemies_as_one_event_when_it_is_harvested():
    state = kingdom(
        A={"hand": ["One"], "board": ["Ten", "Dragon Fruit", "Three Tough"]}, B={"board": [ripe("Mangonade"), "Five"]}
    )
    next_turn(state)
    assert (board(state, "A"), discard(state, "A")) == (["Three Tough"], ["Ten", "Dragon Fruit", "One"])
    assert (exhausted(state, "A", "Three Tough"), board(state, "B")) == (True, ["Five"]), "Dragon Fruit took Mangonade"


@leaves_alone("Mangonade")
def test_mangonade_spares_its_own_side_and_everybody_while_octonite_is_left():
    state = kingdom(A={"hand": ["One"]}, B={"board": [ripe("Mangonade", 3), "Five"]})
    next_turn(state)
    assert (board(state, "A"), board(state, "B")) == (["One"], ["Mangonade", "Five"])


@does("Okra Shaman")
def test_okra_shaman_may_buy_a_card_of_any_discard_pile_for_a_life():
    theirs = {"board": ["Nine Hunter"], "discard": ["Rad Radish"], "life": 4}
    state = kingdom(A={"hand": ["Okra Shaman"], "discard": ["Two"]}, B=theirs)
    do(state, "play Okra Shaman", "yes")
    assert choices(state) == {"Two", "Rad Radish"}
    do(state, "choose Rad Radish")
    assert (board(state, "A"), life(state, "A"), life(state, "B")) == (["Okra Shaman", "Rad Radish"], 2, 4)
    assert discard(state, "B") == ["Nine Hunter"], "the Play effect of Rad Radish happens"


@leaves_alone("Okra Shaman")
def test_okra_shaman_costs_nothing_if_refused_and_the_last_life_loses_the_game():
    state = kingdom(A={"hand": ["Okra Shaman"], "discard": ["Two"]}, B={"hand": ["One"], "discard": ["Nine"]})
    do(state, "play Okra Shaman", "no")
    assert (board(state, "A"), life(state, "A"), discard(state, "B")) == (["Okra Shaman"], 3, ["Nine"])
    assert asked(state) == ("B", "turn action")
    last = kingdom(A={"life": 1, "hand": ["Okra Shaman"]}, B={"hand": ["One"], "discard": ["Nine"]})
    do(last, "play Okra Shaman", "yes")
    assert (winner(last), discard(last, "B")) == ("B", ["Nine"])


@does("Orange Owlmancer")
def test_orange_owlmancer_makes_exactly_two_other_allies_sneaky_and_poisonous():
    state = kingdom(A={"board": ["Orange Owlmancer", "Three", "Ten"]}, B={"board": ["Nine", "Two Sneaky"]})
    assert keywords(state, "A", "Three") == keywords(state, "A", "Ten") == ["POISONOUS", "SNEAKY"]
    assert [power(state, "A", name) for name in ("Three", "Ten")] == [3, 10]
    do(state, "attack Three")
    assert set(legal(state)) == {"no block", "block Two Sneaky"}


@leaves_alone("Orange Owlmancer")
@pytest.mark.parametrize("others", [["Three"], ["Three", "Four", "Five"]])
def test_orange_owlmancer_gives_itself_nothing_and_others_nothing_unless_there_are_two(others: list[str]):
    state = kingdom(A={"board": ["Orange Owlmancer", *others]}, B={"board": ["Nine", "Ten"]})
    assert [keywords(state, "A", name) for name in others] == [[]] * len(others)
    two = kingdom(A={"board": ["Orange Owlmancer", "Three", "Four"]}, B={"board": ["Nine", "Ten"]})
    assert keywords(two, "A", "Orange Owlmancer") == keywords(two, "B", "Nine") == []


@does("Pepperwing")
@rule("MB-CHOICE-09")
def test_pepperwing_lets_the_opponent_decide_between_a_card_and_a_creature():
    state = kingdom(A={"board": ["Pepperwing"]}, B={"board": ["Two", "Nine"], "hand": ["One", "Three"]})
    do(state, "attack Pepperwing")
    assert (asked(state), set(legal(state))) == (("B", "may"), {"yes", "no"})
    assert [state.view()["decision"][field] for field in ("by", "of")] == ["B", "A"]
    refusing = do(state.clone(), "no")
    assert (asked(refusing), choices(refusing)) == (("B", "choose"), {"Two", "Nine"})
    assert [refusing.view()["decision"][field] for field in ("by", "of")] == ["B", "A"]
    do(refusing, "choose Two")
    assert (discard(refusing, "B"), hand(refusing, "B")) == (["Two"], ["One", "Three"])
    do(state, "yes")
    assert choices(state) == {"One", "Three"}
    do(state, "choose Three")
    assert (discard(state, "B"), board(state, "B"), asked(state)) == (["Three"], ["Two", "Nine"], ("B", "block"))


@does("Pepperwing")
@rule("MB-CHOICE-09")
def test_pepperwing_makes_an_opponent_without_cards_defeat_a_creature_which_tough_may_save():
    state = kingdom(A={"board": ["Pepperwing"]}, B={"board": ["Two"]})
    do(state, "attack Pepperwing")
    assert (discard(state, "B"), life(state, "B"), winner(state)) == (["Two"], 2, "A")
    tough = kingdom(A={"board": ["Pepperwing"]}, B={"board": ["Two Tough"]})
    do(tough, "attack Pepperwing")
    assert (exhausted(tough, "B", "Two Tough"), asked(tough)) == (True, ("B", "block"))


@leaves_alone("Pepperwing")
@rule("MB-CHOICE-09")
def test_pepperwing_does_nothing_to_an_opponent_without_creatures_who_refuses_nor_to_its_own_side():
    state = kingdom(A={"board": ["Pepperwing", "One"], "hand": ["Four"]}, B={"hand": ["Three"]})
    do(state, "attack Pepperwing", "no")
    assert (hand(state, "B"), board(state, "A"), life(state, "B")) == (["Three"], ["Pepperwing", "One"], 2)


@leaves_alone("Pepperwing")
@rule("MB-CHOICE-09")
def test_with_pepperwing_one_named_opponent_of_two_decides_about_own_cards_and_creatures():
    state = scene(
        A={"board": ["Pepperwing"]}, B={"board": ["Two"], "hand": ["One"]}, C={"board": ["Six"]},
        D={"board": ["Three", "Four"]}, sets=["battlefruit-kingdom"],
    )  # fmt: skip
    do(state, "attack Pepperwing", "choose D")
    assert (asked(state), choices(state)) == (("D", "choose"), {"Three", "Four"})
    do(state, "choose Four")
    assert (board(state, "D"), hand(state, "B"), asked(state)) == (["Three"], ["One"], ("B", "block"))


@does("Pesky Peas")
def test_pesky_peas_is_stronger_while_it_is_not_its_controllers_turn():
    state = kingdom(A={"board": ["Four"]}, B={"board": ["Pesky Peas"], "hand": ["One"]})
    assert power(state, "B", "Pesky Peas") == 5
    do(state, "attack Four", "block Pesky Peas")
    assert (discard(state, "A"), board(state, "B")) == (["Four"], ["Pesky Peas"])


@leaves_alone("Pesky Peas")
def test_pesky_peas_has_its_printed_power_in_its_controllers_own_turn():
    state = kingdom(A={"board": ["Pesky Peas", "Three"]}, B={"board": ["Three Sneaky"], "hand": ["One"]})
    assert (power(state, "A", "Pesky Peas"), power(state, "A", "Three")) == (2, 3)
    theirs = kingdom(A={"board": ["Four"]}, B={"board": ["Pesky Peas", "Three"], "hand": ["One"]})
    assert (power(theirs, "B", "Three"), keywords(theirs, "B", "Pesky Peas")) == (3, ["SNEAKY"])
    do(state, "attack Pesky Peas", "block Three Sneaky")
    assert (discard(state, "A"), power(state, "A", "Three")) == (["Pesky Peas"], 3)


@does("Pineapple Paladin")
def test_pineapple_paladin_gains_a_life_as_it_attacks_also_at_once():
    state = kingdom(A={"hand": ["Pineapple Paladin"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "play Pineapple Paladin", "attack Pineapple Paladin")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (4, 3, ("B", "block"))


@leaves_alone("Pineapple Paladin")
def test_pineapple_paladin_gains_nothing_as_it_is_played_or_blocks():
    state = kingdom(A={"hand": ["Pineapple Paladin"]}, B={"board": ["Three"]})
    do(state, "play Pineapple Paladin", "stop", "attack Three", "block Pineapple Paladin")
    assert (life(state, "A"), life(state, "B")) == (3, 3)


@does("Pomelozilla")
def test_pomelozilla_keeps_enemy_hunters_from_attacking_whoever_made_them_hunters():
    state = kingdom(A={"board": ["Pomelozilla"]}, B={"board": ["Raspberry Ranger", "Prime Fungus"]}, active="B")
    assert winner(state) == "A", "nothing is left for B to do"
    loud = kingdom(A={"board": ["Pomelozilla"]}, B={"board": ["Raspberry Ranger", "Prime Fungus", "Ten"]}, active="B")
    assert set(legal(loud)) == {"attack Prime Fungus", "attack Ten"}, "with the Ten, Prime Fungus is no HUNTER"
    refused(loud, "attack Raspberry Ranger", "MB-CHOICE-08")


@leaves_alone("Pomelozilla")
def test_pomelozilla_lets_other_enemies_and_its_own_hunters_attack_and_enemy_hunters_block():
    others = "Two Fast Frenzy Poisonous Sneaky Tough"
    state = kingdom(A={"board": ["Pomelozilla", "Raspberry Ranger"]}, B={"board": ["Two Hunter", others]})
    assert set(legal(state)) == {"attack Pomelozilla", "attack Raspberry Ranger"}
    do(state, "attack Pomelozilla")
    assert set(legal(state)) == {"no block", "block Two Hunter", f"block {others}"}
    do(state, "no block")
    assert legal(state) == [f"attack {others}"]


@does("Potadore The Wise")
def test_potadore_the_wise_gives_other_allies_two_more_power():
    state = kingdom(A={"board": ["Potadore The Wise", "Five"]}, B={"board": ["Six"], "hand": ["One"]})
    assert (power(state, "A", "Five"), keywords(state, "A", "Five")) == (7, [])
    do(state, "attack Five", "block Six")
    assert (board(state, "A"), discard(state, "B")) == (["Potadore The Wise", "Five"], ["Six"])


@leaves_alone("Potadore The Wise")
def test_potadore_the_wise_strengthens_neither_itself_nor_enemies_but_another_one_does():
    state = kingdom(A={"board": ["Potadore The Wise"]}, B={"board": ["Five"], "hand": ["One"]})
    assert (power(state, "A", "Potadore The Wise"), power(state, "B", "Five")) == (4, 5)
    two = kingdom(A={"board": ["Potadore The Wise", "Potadore The Wise", "Five"]}, B={"board": ["Five"]})
    assert (power(two, "A", "Potadore The Wise"), power(two, "A", "Five")) == (6, 9)


@does("Prime Fungus")
def test_prime_fungus_has_three_keywords_while_no_ally_is_stronger():
    state = kingdom(A={"board": ["Prime Fungus", "Six"]}, B={"board": ["Ten"], "hand": ["One"]})
    assert keywords(state, "A", "Prime Fungus") == ["FRENZY", "HUNTER", "POISONOUS"]
    assert power(state, "A", "Prime Fungus") == 6
    do(state, "attack Prime Fungus", "hunt Ten")
    assert (discard(state, "A"), discard(state, "B")) == (["Prime Fungus"], ["Ten"])


@leaves_alone("Prime Fungus")
def test_prime_fungus_has_none_beside_a_stronger_ally_as_strong_as_it_is_now():
    state = kingdom(A={"board": ["Prime Fungus", "Seven"]}, B={"board": ["Ten"]})
    assert (keywords(state, "A", "Prime Fungus"), keywords(state, "A", "Seven")) == ([], [])
    raised = kingdom(A={"board": ["Prime Fungus", "Prime Fungus", "Potadore The Wise", "Five"]}, B={"board": ["Ten"]})
    assert keywords(raised, "A", "Prime Fungus") == ["FRENZY", "HUNTER", "POISONOUS"], "8 each, the Five has 7"


@does("Rad Radish")
def test_rad_radish_defeats_an_enemy_hunter():
    others = "Nine Fast Frenzy Poisonous Sneaky Tough"
    state = kingdom(A={"hand": ["Rad Radish"]}, B={"board": ["Two Hunter", "Ten Hunter", others]})
    do(state, "play Rad Radish")
    assert choices(state) == {"Two Hunter", "Ten Hunter"}
    do(state, "choose Ten Hunter")
    assert discard(state, "B") == ["Ten Hunter"]


@leaves_alone("Rad Radish")
def test_rad_radish_leaves_enemies_without_hunter_and_its_own_hunters_alone():
    state = kingdom(A={"hand": ["Rad Radish"], "board": ["Four Hunter"]}, B={"board": ["Nine"]})
    do(state, "play Rad Radish")
    assert (board(state, "A"), board(state, "B"), active(state)) == (["Four Hunter", "Rad Radish"], ["Nine"], "B")


@does("Raspberry Ranger")
def test_raspberry_ranger_hunts_and_is_saved_once():
    state = kingdom(A={"board": ["Raspberry Ranger"]}, B={"board": ["Six", "Two"], "hand": ["One"]})
    do(state, "attack Raspberry Ranger", "hunt Six")
    assert (board(state, "A"), exhausted(state, "A", "Raspberry Ranger")) == (["Raspberry Ranger"], True)


@leaves_alone("Raspberry Ranger")
def test_raspberry_ranger_need_not_hunt_and_is_saved_no_second_time():
    spent = {"card": "Raspberry Ranger", "exhausted": True}
    state = kingdom(A={"board": [spent], "hand": ["One"]}, B={"board": ["Six", "Two"]})
    do(state, "attack Raspberry Ranger", "no hunt", "block Six")
    assert discard(state, "A") == ["Raspberry Ranger"]


@does("Spinachia")
def test_spinachia_may_take_back_an_ally_and_play_it_anew_without_a_mindbug_in_between():
    spent = {"card": "Raspberry Ranger", "exhausted": True}
    own = {"hand": ["Spinachia"], "board": [spent, "Captain Cucodile", "Rad Radish"]}
    state = kingdom(A=own, B={"hand": ["One"], "mindbugs": 1, "board": ["Nine Hunter"]})
    do(state, "play Spinachia", "decline", "yes")
    assert choices(state) == {"Raspberry Ranger", "Captain Cucodile", "Rad Radish"}
    again = do(state.clone(), "choose Captain Cucodile", "yes")
    assert (octonite(again, "A", "Captain Cucodile"), active(again)) == (1, "B")
    radish = do(state.clone(), "choose Rad Radish", "yes")
    assert discard(radish, "B") == ["Nine Hunter"], "its Play effect happens again"
    do(state, "choose Raspberry Ranger", "yes")
    assert (exhausted(state, "A", "Raspberry Ranger"), hand(state, "A"), active(state)) == (False, [], "B")


@leaves_alone("Spinachia")
def test_spinachia_takes_back_neither_itself_nor_enemies_and_both_steps_are_optional():
    state = kingdom(A={"hand": ["Spinachia"], "board": ["Four"]}, B={"board": ["Nine"]})
    kept = do(state.clone(), "play Spinachia", "no")
    assert (board(kept, "A"), active(kept)) == (["Four", "Spinachia"], "B")
    do(state, "play Spinachia", "yes", "no")
    assert (board(state, "A"), hand(state, "A"), board(state, "B")) == (["Spinachia"], ["Four"], ["Nine"])
    alone = kingdom(A={"hand": ["Spinachia"]}, B={"board": ["Nine"]})
    do(alone, "play Spinachia")
    assert asked(alone) == ("B", "turn action")


@does("Sporeweaver")
def test_sporeweaver_takes_two_cards_of_any_discard_piles_when_it_is_harvested():
    state = kingdom(
        A={"hand": ["One"], "discard": ["Two", "Three"]}, B={"board": [ripe("Sporeweaver")], "discard": ["Four"]}
    )
    next_turn(state)
    assert choices(state) == {"Two", "Three", "Four"}
    do(state, "choose Three", "choose Four")
    assert (hand(state, "B"), discard(state, "A"), discard(state, "B")) == (["Three", "Four"], ["Two"], [])


@leaves_alone("Sporeweaver")
def test_sporeweaver_takes_no_more_than_there_is_and_nothing_from_hands_and_draw_piles():
    state = kingdom(
        A={"hand": ["One", "Five"], "draw": ["Six"], "discard": ["Two"]}, B={"board": [ripe("Sporeweaver")]}
    )
    next_turn(state)
    assert (hand(state, "B"), discard(state, "A"), draw(state, "A")) == (["Two"], [], 0)
    assert sorted(hand(state, "A")) == ["Five", "Six"]


@does("The Broccoli Bards")
def test_the_broccoli_bards_play_a_weak_card_from_their_controllers_discard_pile_with_its_play_effect():
    state = kingdom(
        A={"hand": ["The Broccoli Bards"], "discard": ["Rad Radish", "Five", "Six"]}, B={"board": ["Nine Hunter"]}
    )
    do(state, "play The Broccoli Bards")
    assert choices(state) == {"Rad Radish", "Five"}
    do(state, "choose Rad Radish")
    assert (board(state, "A"), discard(state, "B")) == (["The Broccoli Bards", "Rad Radish"], ["Nine Hunter"])


@leaves_alone("The Broccoli Bards")
def test_the_broccoli_bards_leave_strong_cards_and_the_opponents_pile_alone():
    state = kingdom(A={"hand": ["The Broccoli Bards"], "discard": ["Six"]}, B={"hand": ["One"], "discard": ["Two"]})
    do(state, "play The Broccoli Bards")
    assert (board(state, "A"), discard(state, "B"), active(state)) == (["The Broccoli Bards"], ["Two"], "B")


@does("Tomageddon")
def test_tomageddon_steals_a_random_card_of_the_opponent_when_it_is_defeated():
    state = kingdom(A={"board": ["Tomageddon"], "hand": ["Two"]}, B={"board": ["Ten"], "hand": ["Four", "Five"]})
    do(state, "attack Tomageddon", "block Ten")
    assert (asked(state)[0], set(legal(state))) == ("chance", {"random Four", "random Five"})
    do(state, "random Five")
    assert (sorted(hand(state, "A")), hand(state, "B")) == (["Five", "Two"], ["Four"])


@leaves_alone("Tomageddon")
def test_tomageddon_steals_nothing_while_it_wins_or_from_an_empty_hand():
    state = kingdom(A={"board": ["Tomageddon"]}, B={"board": ["Eight"], "hand": ["Four"]})
    do(state, "attack Tomageddon", "block Eight")
    assert (hand(state, "A"), hand(state, "B")) == ([], ["Four"])
    empty = kingdom(A={"board": ["Tomageddon", "One"]}, B={"board": ["Ten"]})
    do(empty, "attack Tomageddon", "block Ten")
    assert (hand(empty, "A"), asked(empty)) == ([], ("B", "turn action"))


@rule("MB-EX-23")
def test_two_harvest_creatures_lose_their_last_counters_together_and_their_controller_orders_the_effects():
    state = kingdom(
        A={"hand": ["One"], "life": 3}, B={"board": [ripe("Lychee King"), ripe("Captain Cucodile")], "hand": ["Two"]}
    )
    next_turn(state)
    assert (asked(state), firsts(state)) == (("B", "order"), {"Lychee King", "Captain Cucodile"})
    assert (octonite(state, "B", "Lychee King"), octonite(state, "B", "Captain Cucodile")) == (0, 0)
    do(state, "first Captain Cucodile")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (2, 5, ("B", "turn action"))
