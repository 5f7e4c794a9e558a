"""The Battlefruit extra cards: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.cards.battlefruit_scenes import extra, next_turn, ripe
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices, firsts
from tests.rules.scenes import (
    active,
    actor,
    asked,
    board,
    card,
    discard,
    do,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    mindbugs,
    octonite,
    power,
    refused,
    winner,
)


def used(state: State, seat: str) -> int:
    """A seat's used Mindbugs."""
    return int(state.view()[seat]["mindbugs_used"])


@does("A Hug of Ice and Fire")
@rule("MB-TEAM-26")
def test_a_hug_of_ice_and_fire_lets_a_team_mate_without_creatures_take_a_card_of_the_discard_pile():
    state = extra(
        A={"board": ["A Hug of Ice and Fire"], "discard": ["Nine", "Two"]}, B={"board": ["Ten"]},
        C={"discard": ["Three"]}, D={},
    )  # fmt: skip
    do(state, "attack A Hug of Ice and Fire")
    assert (asked(state), set(legal(state))) == (("C", "may"), {"yes", "no"})
    assert state.view()["decision"]["of"] == "A"
    refusing = do(state.clone(), "no")
    assert (hand(refusing, "C"), asked(refusing)) == ([], ("B", "block"))
    do(state, "yes")
    assert (asked(state), choices(state)) == (("C", "choose"), {"Nine", "Two"})
    do(state, "choose Nine")
    assert (hand(state, "C"), hand(state, "A"), discard(state, "A")) == (["Nine"], [], ["Two"])
    assert asked(state) == ("B", "block")


@leaves_alone("A Hug of Ice and Fire")
@rule("MB-TEAM-26")
def test_a_hug_of_ice_and_fire_asks_nobody_if_the_team_mate_has_a_creature_or_there_is_no_card():
    state = extra(
        A={"board": ["A Hug of Ice and Fire"], "discard": ["Nine"]}, B={"board": ["Ten"]}, C={"board": ["Nine"]}, D={}
    )
    do(state, "attack A Hug of Ice and Fire")
    assert (asked(state), discard(state, "A")) == (("B", "block"), ["Nine"])
    weak = extra(
        A={"board": ["A Hug of Ice and Fire"], "discard": ["Nine"]}, B={"board": ["Ten"]}, C={"board": ["One"]}, D={}
    )
    assert asked(do(weak, "attack A Hug of Ice and Fire")) == ("B", "block")
    empty = extra(
        A={"board": ["A Hug of Ice and Fire"]}, B={"board": ["Ten"], "discard": ["Two"]}, C={"discard": ["Three"]}, D={}
    )
    do(empty, "attack A Hug of Ice and Fire")
    assert (asked(empty), hand(empty, "C")) == (("B", "block"), [])


@does("Beetroot Predator")
def test_beetroot_predator_lets_allies_pay_octonite_to_defeat_an_enemy_as_they_attack():
    own = {"board": ["Beetroot Predator", ripe("Two"), ripe("Ten")]}
    state = extra(A=own, B={"board": ["Nine", "Eight"], "hand": ["One"]})
    strong = do(state.clone(), "attack Ten")
    assert (asked(strong), octonite(strong, "A", "Ten")) == (("A", "choose"), 0)
    do(state, "attack Two")
    assert (asked(state), choices(state), octonite(state, "A", "Two")) == (("A", "choose"), {"Nine", "Eight"}, 0)
    do(state, "choose Nine")
    assert (discard(state, "B"), asked(state)) == (["Nine"], ("B", "block"))


@does("Beetroot Predator")
def test_beetroot_predator_spreads_its_octonite_and_uses_the_rest_itself():
    state = extra(A={"hand": ["Beetroot Predator"], "board": ["Two"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "play Beetroot Predator", "put 1 on Two", "done", "play One", "attack Beetroot Predator")
    assert (octonite(state, "A", "Beetroot Predator"), octonite(state, "A", "Two")) == (0, 1)
    assert (choices(state), asked(state)) == ({"One", "Nine"}, ("A", "choose"))


@leaves_alone("Beetroot Predator")
def test_beetroot_predator_gives_enemies_and_allies_without_octonite_nothing():
    state = extra(A={"board": ["Beetroot Predator", "Two"]}, B={"board": [ripe("Nine")], "hand": ["One"]})
    do(state, "attack Two", "no block", "attack Nine")
    assert (asked(state), octonite(state, "B", "Nine"), board(state, "A")) == (
        ("A", "block"),
        1,
        ["Beetroot Predator", "Two"],
    )


@does("Beetroot Predator")
@rule("MB-OCTCOST-08")
def test_with_one_counter_for_two_paid_attack_effects_the_controller_chooses_which_happens():
    rager = card("Rager", 5, attack={"gain_life": {"who": "you", "amount": 1}})
    rager["abilities"][0]["cost_octonite"] = 1
    state = extra(A={"board": ["Beetroot Predator", ripe("Rager")]}, B={"board": ["Nine"]}, cards=[rager])
    do(state, "attack Rager")
    assert (asked(state), firsts(state)) == (("A", "order"), {"Rager", "Rager #2"})
    outcomes = set()
    for first in ("first Rager", "first Rager #2"):
        after = do(state.clone(), first)
        outcomes.add((life(after, "A"), tuple(board(after, "B")), octonite(after, "A", "Rager")))
    assert outcomes == {(4, ("Nine",), 0), (3, (), 0)}


@does("Cutecat")
def test_cutecat_steals_two_random_cards_as_it_attacks_and_may_evolve_instead():
    state = extra(A={"board": ["Cutecat"]}, B={"hand": ["One", "Ten", "Three"], "draw": ["Six"] * 4, "board": ["Nine"]})
    stealing = do(state.clone(), "attack Cutecat")
    assert actor(stealing) == "chance"
    do(stealing, "random Ten")
    assert "random Six" not in legal(stealing), "nothing is drawn between the two"
    do(stealing, "random One")
    assert (sorted(hand(stealing, "A")), hand(stealing, "B")) == (["One", "Ten"], ["Three", *["Six"] * 4])
    do(state, "action Cutecat")
    assert (board(state, "A"), active(state)) == (["Zencats"], "B")


@leaves_alone("Cutecat")
def test_cutecat_steals_no_more_than_there_is_and_nothing_as_it_blocks_or_evolves():
    state = extra(A={"board": ["Cutecat"]}, B={"hand": ["One"], "board": ["Nine"], "discard": ["Two"]})
    do(state, "attack Cutecat")
    assert (hand(state, "A"), hand(state, "B"), discard(state, "B")) == (["One"], [], ["Two"])
    blocking = extra(A={"board": ["Cutecat"], "hand": ["Four"]}, B={"hand": ["One"], "board": ["Nine"]}, active="B")
    do(blocking, "attack Nine", "block Cutecat")
    assert (hand(blocking, "A"), hand(blocking, "B")) == (["Four"], ["One"])


@does("Duel of the Fruits")
@rule("MB-DEFEATED-12")
def test_duel_of_the_fruits_defeats_a_creature_of_the_team_mate_and_then_costs_the_opponents_a_life():
    state = extra(
        A={"hand": ["Duel of the Fruits"], "board": ["Five"]}, B={"board": ["Ten"]}, C={"board": ["One", "Nine"]}, D={}
    )
    do(state, "play Duel of the Fruits", "attack Duel of the Fruits")
    assert (asked(state), choices(state)) == (("A", "choose"), {"One", "Nine"})
    do(state, "choose One")
    assert (board(state, "C"), asked(state)) == (["Nine"], ("B", "block"))
    assert [life(state, letter) for letter in "ABCD"] == [3, 2, 3, 2]


@leaves_alone("Duel of the Fruits")
@rule("MB-DEFEATED-12")
def test_duel_of_the_fruits_costs_no_life_if_tough_saves_the_creature_or_there_is_none():
    tough = extra(A={"board": ["Duel of the Fruits"]}, B={"board": ["Ten"]}, C={"board": ["Two Tough"]}, D={})
    do(tough, "attack Duel of the Fruits")
    assert (exhausted(tough, "C", "Two Tough"), life(tough, "B"), asked(tough)) == (True, 3, ("B", "block"))
    alone = extra(A={"board": ["Duel of the Fruits", "One"]}, B={"board": ["Ten"]}, C={}, D={"board": ["Two"]})
    do(alone, "attack Duel of the Fruits")
    assert (board(alone, "A"), board(alone, "D"), life(alone, "B")) == (["Duel of the Fruits", "One"], ["Two"], 3)


@does("Evilcat")
@rule("MB-LIFE-09")
def test_evilcat_wins_the_game_as_it_attacks_before_anybody_blocks():
    state = extra(A={"board": ["Evilcat"], "life": 1}, B={"board": ["Ten"], "life": 9})
    do(state, "attack Evilcat")
    assert (winner(state), life(state, "B")) == ("A", 9)


@leaves_alone("Evilcat")
def test_evilcat_wins_nothing_as_it_blocks_or_comes_to_be():
    state = extra(A={"board": ["Zencats"], "hand": ["One"]}, B={"board": ["Two"], "hand": ["One"]})
    do(state, "action Zencats")
    assert (board(state, "A"), winner(state)) == (["Evilcat"], None)
    do(state, "attack Two", "block Evilcat")
    assert (winner(state), discard(state, "B")) == (None, ["Two"])


@does("Five-Spice Monster")
@rule("MB-LIFE-09")
def test_five_spice_monster_puts_octonite_on_an_ally_and_wins_with_the_fifth():
    state = extra(A={"board": ["Five-Spice Monster", ripe("Two", 4)], "life": 1}, B={"board": ["Ten"], "life": 9})
    nearly = extra(A={"board": ["Five-Spice Monster", ripe("Nine", 3)]}, B={"board": ["Ten"]})
    do(nearly, "action Five-Spice Monster", "choose Nine")
    assert (octonite(nearly, "A", "Nine"), winner(nearly)) == (4, None)
    do(state, "action Five-Spice Monster")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Five-Spice Monster", "Two"})
    other = do(state.clone(), "choose Five-Spice Monster")
    assert (octonite(other, "A", "Five-Spice Monster"), winner(other)) == (1, None)
    do(state, "choose Two")
    assert winner(state) == "A"


@leaves_alone("Five-Spice Monster")
def test_five_spice_monster_gives_enemies_nothing_and_their_octonite_wins_nothing():
    state = extra(A={"board": ["Five-Spice Monster"]}, B={"board": [ripe("Ten", 9)]})
    do(state, "action Five-Spice Monster")
    assert (octonite(state, "A", "Five-Spice Monster"), octonite(state, "B", "Ten")) == (1, 9)
    assert (winner(state), active(state)) == (None, "B")


@does("Mangolorean")
@rule("MB-MINDBUG-21")
def test_mangolorean_uses_a_mindbug_to_take_an_enemy_creature_into_the_hand_and_may_play_it():
    cat = {"card": "Zencats", "boosts": ["One"], "exhausted": True}
    state = extra(
        A={"board": ["Mangolorean"], "mindbugs": 1}, B={"board": [cat, "Nine"], "hand": ["Three"], "mindbugs": 2}
    )
    do(state, "action Mangolorean")
    assert (mindbugs(state, "A"), used(state, "A"), choices(state)) == (0, 2, {"Zencats", "Nine"})
    do(state, "choose Zencats")
    assert (hand(state, "A"), discard(state, "B"), asked(state)) == (["Cutecat"], ["One"], ("A", "may"))
    kept = do(state.clone(), "no")
    assert (hand(kept, "A"), active(kept)) == (["Cutecat"], "B")
    do(state, "yes")
    assert (board(state, "A"), mindbugs(state, "B"), active(state)) == (["Mangolorean", "Cutecat"], 2, "B")


@does("Mangolorean")
def test_the_play_effect_of_a_card_that_mangolorean_takes_and_plays_is_for_its_new_player():
    state = extra(A={"board": ["Mangolorean"], "mindbugs": 1}, B={"board": ["Saltemental"], "hand": ["Three"]})
    do(state, "action Mangolorean", "yes")
    assert (board(state, "A"), board(state, "B")) == (["Mangolorean"], ["Saltemental"]), "it is handed over again"


@leaves_alone("Mangolorean")
@rule("MB-MINDBUG-21")
def test_mangolorean_can_do_nothing_without_a_mindbug_that_can_be_used_or_without_an_enemy_creature():
    poor = extra(A={"board": ["Mangolorean"], "mindbugs": 0}, B={"board": ["Nine"], "mindbugs": 2})
    assert legal(poor) == ["attack Mangolorean"]
    refused(poor, "action Mangolorean", "MB-MINDBUG-21")
    alone = extra(A={"board": ["Mangolorean", "Two"], "mindbugs": 2}, B={"hand": ["One"]})
    refused(alone, "action Mangolorean", "MB-ACTION-02")
    banned = extra(A={"board": ["Mangolorean"], "mindbugs": 2}, B={"board": ["Nine"]}, no_mindbugs=True)
    refused(banned, "action Mangolorean", "MB-MINDBUG-21")


@does("Mangolorean")
@rule("MB-MINDBUG-20")
def test_who_answers_to_the_use_of_a_mindbug_answers_before_mangolorean_takes_anything():
    bug = card("Bug", 3, mindbug_used={"lose_life": {"who": "the opponent", "amount": 1}})
    state = extra(A={"board": ["Mangolorean"], "mindbugs": 1, "life": 1}, B={"board": ["Bug", "Nine"]}, cards=[bug])
    do(state, "action Mangolorean")
    assert (winner(state), board(state, "B"), hand(state, "A")) == ("B", ["Bug", "Nine"], [])


@does("Saltemental")
def test_saltemental_goes_to_an_opponent_and_takes_the_rest_of_that_side_with_it_when_harvested():
    own = {"hand": ["Saltemental", "One"], "board": ["Five"]}
    state = extra(A=own, B={"board": ["Nine", "Two Tough"], "hand": ["One", "One"]})
    do(state, "play Saltemental")
    assert (board(state, "A"), board(state, "B")) == (["Five"], ["Nine", "Two Tough", "Saltemental"])
    assert octonite(state, "B", "Saltemental") == 1
    next_turn(next_turn(state))
    assert (active(state), discard(state, "B"), exhausted(state, "B", "Two Tough")) == ("B", ["Nine", "One"], True)
    assert board(state, "B") == ["Two Tough", "Saltemental"]


@leaves_alone("Saltemental")
def test_saltemental_spares_itself_and_the_player_who_played_it():
    state = extra(A={"hand": ["One"], "board": ["Five"]}, B={"board": [ripe("Saltemental"), "Nine"], "hand": ["Two"]})
    next_turn(state)
    assert (board(state, "A"), board(state, "B")) == (["Five", "One"], ["Saltemental"])


@does("Shakes Pear")
@rule("MB-MINDBUG-19")
def test_shakes_pear_keeps_everybody_from_using_a_mindbug_in_the_turn_of_its_harvest():
    state = extra(
        A={"hand": ["One", "Two"], "mindbugs": 2},
        B={"board": [ripe("Shakes Pear"), "Mangolorean"], "hand": ["Nine"], "mindbugs": 2},
    )
    do(state, "play One", "decline")
    refused(state, "action Mangolorean", "MB-MINDBUG-21")
    do(state, "play Nine")
    assert (board(state, "B"), active(state)) == (["Shakes Pear", "Mangolorean", "Nine"], "A")


@leaves_alone("Shakes Pear")
def test_shakes_pear_lets_mindbugs_be_used_in_later_turns_and_before():
    state = extra(
        A={"hand": ["One", "Two"], "mindbugs": 2}, B={"board": [ripe("Shakes Pear")], "hand": ["Nine"], "mindbugs": 2}
    )
    do(state, "play One")
    assert asked(state) == ("B", "mindbug")
    do(state, "decline", "play Nine", "play Two")
    assert asked(state) == ("B", "mindbug")


@does("Venomash")
def test_venomash_makes_allies_with_octonite_poisonous_itself_included():
    state = extra(A={"hand": ["Venomash"], "board": ["Two"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "play Venomash", "put 1 on Two", "done")
    assert keywords(state, "A", "Two") == keywords(state, "A", "Venomash") == ["POISONOUS"]
    assert (power(state, "A", "Two"), power(state, "A", "Venomash")) == (2, 7)
    do(state, "attack Nine", "block Two")
    assert (discard(state, "A"), discard(state, "B")) == (["Two"], ["Nine"])


@leaves_alone("Venomash")
def test_venomash_gives_enemies_and_creatures_without_octonite_nothing():
    state = extra(A={"board": ["Venomash", "Two"]}, B={"board": [ripe("Nine", 3)]})
    assert (keywords(state, "A", "Venomash"), keywords(state, "A", "Two")) == ([], [])
    assert keywords(state, "B", "Nine") == []
    mine = extra(A={"board": ["Venomash", ripe("Two")]}, B={"board": ["Nine"], "hand": ["One"]})
    do(mine, "attack Two")
    assert keywords(mine, "A", "Two") == ["POISONOUS"]


@does("Zencats")
@rule("MB-REFRESH-01", "MB-MINDBUG-18")
def test_zencats_refresh_a_mindbug_and_cost_an_opponent_one_as_they_attack():
    state = extra(A={"board": ["Zencats"], "mindbugs": 0}, B={"board": ["Nine"], "mindbugs": 2})
    do(state, "attack Zencats")
    assert (mindbugs(state, "A"), used(state, "A")) == (1, 1)
    assert (mindbugs(state, "B"), used(state, "B"), asked(state)) == (1, 1, ("B", "block"))
    full = extra(A={"board": ["Zencats"], "mindbugs": 2}, B={"board": ["Nine"], "mindbugs": 1})
    assert mindbugs(do(full, "attack Zencats"), "B") == 0, "also if there is nothing to refresh"
    team = extra(A={"board": ["Zencats"]}, B={"mindbugs": 2, "board": ["Ten"]}, C={}, D={"mindbugs": 1})
    do(team, "attack Zencats", "choose D")
    assert [mindbugs(team, letter) for letter in "ABCD"] == [1, 2, 0, 0]


@does("Zencats")
def test_zencats_evolve_by_their_action_instead_of_attacking():
    state = extra(A={"board": ["Zencats"], "mindbugs": 1}, B={"board": ["Nine"], "mindbugs": 1})
    do(state, "action Zencats")
    assert (board(state, "A"), active(state), mindbugs(state, "A"), mindbugs(state, "B")) == (["Evilcat"], "B", 1, 1)


@leaves_alone("Zencats")
@rule("MB-REFRESH-02", "MB-REFRESH-03")
def test_zencats_refresh_none_beyond_two_and_name_an_opponent_who_has_a_mindbug():
    state = extra(A={"board": ["Zencats"], "mindbugs": 2}, B={"board": ["Nine"], "mindbugs": 0})
    do(state, "attack Zencats")
    assert (mindbugs(state, "A"), mindbugs(state, "B"), used(state, "B")) == (2, 0, 2)
    team = extra(A={"board": ["Zencats"]}, B={"mindbugs": 0, "board": ["Ten"]}, C={}, D={"mindbugs": 1})
    do(team, "attack Zencats")
    assert (mindbugs(team, "A"), mindbugs(team, "C"), mindbugs(team, "D")) == (1, 0, 0)


def test_in_games_of_two_the_cards_that_speak_of_a_team_mate_are_left_out():
    names = {kind.card.name for kind in extra().game.kinds}
    assert {"Mangolorean", "Cutecat", "Zencats", "Evilcat"} <= names
    assert not {"A Hug of Ice and Fire", "Duel of the Fruits"} & names
