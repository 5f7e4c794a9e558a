"""Battlefruit Galaxy, L to Z: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.test_battlefruit_galaxy import ANSWERED, charged, galaxy_scene
from tests.rules.more_scenes import choices, seen
from tests.rules.scenes import (
    asked,
    board,
    card,
    creature,
    discard,
    do,
    draw,
    exhausted,
    gain,
    hand,
    keywords,
    legal,
    life,
    octonite,
    power,
    refused,
)

REVEAL_AND_COPY = {"may": {"reveal": {"pick": {"cards": "your hand"}}, "then": {"copy_play": "it"}}}


@does("Leeklings")
def test_leeklings_defeat_all_enemy_creatures_with_sneaky_or_poisonous_and_may_attack_twice():
    enemies = ["Nine Sneaky", "Ten Poisonous", "Two Sneaky Poisonous", "Six"]
    state = galaxy_scene(A={"board": ["Leeklings"]}, B={"board": enemies, "hand": ["One"]})
    do(state, "attack Leeklings")
    assert (board(state, "B"), len(discard(state, "B"))) == (["Six"], 3)
    do(state, "no block", "attack again", "no block")
    assert life(state, "B") == 1


@leaves_alone("Leeklings")
def test_leeklings_leave_allies_and_other_keywords_alone():
    enemies = ["Nine Tough", "Three Hunter", "Four Fast", "Six Frenzy"]
    state = galaxy_scene(A={"board": ["Leeklings", "Two Sneaky"]}, B={"board": enemies, "hand": ["One"]})
    do(state, "attack Leeklings")
    assert (board(state, "A"), board(state, "B")) == (["Leeklings", "Two Sneaky"], enemies)
    assert not exhausted(state, "B", "Nine Tough")


@does("Melon Master")
def test_melon_master_costs_a_card_and_for_a_strong_one_a_life_too():
    state = galaxy_scene(A={"hand": ["Melon Master"]}, B={"hand": ["Three", "Four"]})
    do(state, "play Melon Master")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Three", "Four"})
    do(state, "choose Four")
    assert (discard(state, "B"), life(state, "B"), life(state, "A")) == (["Four"], 2, 3)
    strong = galaxy_scene(A={"hand": ["Melon Master"]}, B={"hand": ["Ten"], "board": ["One"]})
    assert life(do(strong, "play Melon Master"), "B") == 2


@leaves_alone("Melon Master")
def test_melon_master_costs_no_life_for_a_weak_card_or_for_none():
    state = galaxy_scene(A={"hand": ["Melon Master", "Nine"]}, B={"hand": ["Three", "Four"]})
    do(state, "play Melon Master", "choose Three")
    assert (discard(state, "B"), life(state, "A"), life(state, "B"), hand(state, "A")) == (["Three"], 3, 3, ["Nine"])
    empty = galaxy_scene(A={"hand": ["Melon Master"]}, B={"board": ["Nine"]})
    do(empty, "play Melon Master")
    assert life(empty, "B") == 3


@does("Olive Orbiter")
def test_olive_orbiter_defeats_all_enemy_creatures_if_it_was_its_controllers_last():
    state = galaxy_scene(
        A={"board": ["Olive Orbiter"], "hand": ["One"]}, B={"board": ["Two Sneaky", "Ten"], "hand": ["One"]}
    )
    do(state, "attack Olive Orbiter", "block Two Sneaky")
    assert (board(state, "A"), board(state, "B")) == ([], [])


@leaves_alone("Olive Orbiter")
def test_olive_orbiter_defeats_nobody_while_its_controller_has_another_creature():
    state = galaxy_scene(A={"board": ["Olive Orbiter", "One"]}, B={"board": ["Two Sneaky", "Ten"], "hand": ["One"]})
    do(state, "attack Olive Orbiter", "block Two Sneaky")
    assert (discard(state, "A"), board(state, "B")) == (["Olive Orbiter"], ["Two Sneaky", "Ten"])


@does("Peach Police")
@rule("MB-DEFEATED-09")
def test_peach_police_keeps_defeated_effects_of_opponents_from_happening():
    fighter = card("Fighter", 4, "POISONOUS", defeated=gain(3))
    state = galaxy_scene(A={"board": ["Fighter"]}, B={"board": ["Peach Police"], "hand": ["One"]}, cards=[fighter])
    do(state, "attack Fighter", "block Peach Police")
    assert (exhausted(state, "B", "Peach Police"), discard(state, "A"), life(state, "A")) == (True, ["Fighter"], 3)


@leaves_alone("Peach Police")
@rule("MB-DEFEATED-09")
def test_peach_police_leaves_its_controllers_defeated_effects_alone_and_stops_nothing_once_it_is_gone():
    fighter = card("Fighter", 4, "POISONOUS", defeated=gain(3))
    police = {"card": "Peach Police", "exhausted": True}
    both = galaxy_scene(
        A={"board": ["Fighter"], "hand": ["One"]}, B={"board": [police], "hand": ["One"]}, cards=[fighter]
    )
    do(both, "attack Fighter", "block Peach Police")
    assert (discard(both, "A"), discard(both, "B"), life(both, "A")) == (["Fighter"], ["Peach Police"], 6)
    own = galaxy_scene(A={"board": ["Applebot", "Peach Police"]}, B={"board": ["Nine Sneaky"], "hand": ["One"]})
    do(own, "attack Applebot", "block Nine Sneaky")
    assert life(own, "A") == 5


@does("Pear Patrol")
@rule("MB-PLAYTRIG-09", "MB-CHOICE-10")
def test_pear_patrol_carries_out_the_play_effect_of_a_card_that_it_reveals_as_its_own():
    state = galaxy_scene(A={"hand": ["Pear Patrol", "Axolotl Healer", "One"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "play Pear Patrol", "yes", "choose Axolotl Healer")
    assert (life(state, "A"), hand(state, "A")) == (5, ["Axolotl Healer", "One"])
    assert seen(state, "B", "A") == ["Axolotl Healer", None]
    thief = galaxy_scene(A={"hand": ["Pear Patrol", "Quadranut"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(thief, "play Pear Patrol", "yes")
    assert (discard(thief, "A"), discard(thief, "B")) == (["Pear Patrol"], ["Ten"]), "mandatory parts are mandatory"


@leaves_alone("Pear Patrol")
@rule("MB-PLAYTRIG-09", "MB-CHOICE-10")
def test_pear_patrol_gets_nothing_from_a_card_without_a_play_effect_and_need_not_reveal_any():
    table = {"A": {"hand": ["Pear Patrol", "Applebot"]}, "B": {"board": ["Ten"], "hand": ["One"]}}
    state = galaxy_scene(**table)
    do(state, "play Pear Patrol", "yes")
    assert (asked(state), life(state, "A"), hand(state, "A")) == (("B", "turn action"), 3, ["Applebot"])
    declined = galaxy_scene(**table)
    do(declined, "play Pear Patrol", "no")
    assert seen(declined, "B", "A") == [None]


@rule("MB-PLAYTRIG-09")
def test_in_one_chain_of_copies_a_revealed_card_is_copied_once():
    copier = card("Copier", 4, copies=3, play=REVEAL_AND_COPY)
    state = galaxy_scene(A={"hand": ["Pear Patrol", "Copier"]}, B={"hand": ["One"]}, cards=[copier])
    do(state, "play Pear Patrol", "yes", "yes")
    assert (asked(state), hand(state, "A")) == (("B", "turn action"), ["Copier"])
    two = galaxy_scene(
        A={"hand": ["Pear Patrol", "Copier", "Copier", "Axolotl Healer"]}, B={"hand": ["One"]}, cards=[copier]
    )
    do(two, "play Pear Patrol", "yes", "choose Copier", "yes", "choose Copier #2", "yes", "choose Axolotl Healer")
    assert life(two, "A") == 5


@rule("MB-PLAYTRIG-09")
def test_a_card_that_was_copied_can_be_copied_again_later():
    state = galaxy_scene(
        A={"hand": ["Pear Patrol", "Axolotl Healer", "Copier"]},
        B={"hand": ["One", "Two"]},
        cards=[card("Copier", 4, play=REVEAL_AND_COPY)],
    )
    do(state, "play Pear Patrol", "yes", "choose Axolotl Healer", "play One", "play Copier", "yes")
    assert life(state, "A") == 7


@does("Plumarine")
def test_plumarine_spends_its_octonite_for_eight_power_in_its_first_attack_of_the_turn():
    state = galaxy_scene(A={"board": [charged("Plumarine"), "Five"]}, B={"board": ["Nine", "Ten"], "hand": ["One"]})
    do(state, "attack Plumarine")
    assert (power(state, "A", "Plumarine"), octonite(state, "A", "Plumarine")) == (10, 0)
    assert power(state, "A", "Five") == 5
    do(state, "hunt Nine", "attack again")
    assert power(state, "A", "Plumarine") == 10, "the power stays for the turn, and no further counter is there"
    do(state, "hunt Ten")
    assert board(state, "A") == ["Five"], "a 10 and a 10 defeat each other"


@leaves_alone("Plumarine")
def test_plumarine_attacks_with_power_two_without_octonite_and_after_the_turn():
    state = galaxy_scene(A={"board": [charged("Plumarine", 0)]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Plumarine")
    assert power(state, "A", "Plumarine") == 2
    later = galaxy_scene(A={"board": [charged("Plumarine")]}, B={"hand": ["One"]})
    do(later, "attack Plumarine", "stop")
    assert power(later, "A", "Plumarine") == 2


@does("Pomegrenade")
def test_pomegrenade_defeats_an_enemy_creature_with_octonite_as_it_is_defeated():
    enemies = ["Ten", charged("Nine"), charged("Two", 2)]
    state = galaxy_scene(A={"board": ["Pomegrenade"]}, B={"board": enemies, "hand": ["One"]})
    do(state, "attack Pomegrenade", "block Ten")
    assert choices(state) == {"Nine", "Two"}
    do(state, "choose Two")
    assert (discard(state, "B"), board(state, "B")) == (["Ten", "Two"], ["Nine"])


@leaves_alone("Pomegrenade")
def test_pomegrenade_leaves_creatures_without_octonite_and_allies_alone():
    state = galaxy_scene(
        A={"board": ["Pomegrenade", charged("Five")], "hand": ["One"]}, B={"board": ["Ten", "Nine"], "hand": ["One"]}
    )
    do(state, "attack Pomegrenade", "block Ten")
    assert (board(state, "A"), board(state, "B")) == (["Five"], ["Nine"])


@does("Quadranut")
@rule("MB-SIMUL-08")
def test_quadranut_defeats_an_ally_and_an_enemy_at_the_same_moment():
    state = galaxy_scene(A={"hand": ["Quadranut"], "board": ["One"]}, B={"board": ["Ten", "Two"], "hand": ["One"]})
    do(state, "play Quadranut")
    assert choices(state) == {"Quadranut", "One"}
    do(state, "choose One")
    assert (choices(state), discard(state, "A")) == ({"Ten", "Two"}, [])
    do(state, "choose Ten")
    assert (discard(state, "A"), discard(state, "B")) == (["One"], ["Ten"])


@leaves_alone("Quadranut")
@rule("MB-SIMUL-08")
def test_quadranut_defeats_itself_if_it_is_the_only_ally_and_without_enemies_nobody_else():
    state = galaxy_scene(A={"hand": ["Quadranut", "One"]}, B=ANSWERED)
    do(state, "play Quadranut")
    assert (discard(state, "A"), hand(state, "B")) == (["Quadranut"], ["One"])


@does("Radisher")
def test_radisher_is_sneaky_in_the_turns_of_others_and_can_block_sneaky_attackers():
    state = galaxy_scene(A={"board": ["Two Sneaky"]}, B={"board": ["Radisher", "Five"], "hand": ["One"]})
    assert (keywords(state, "B", "Radisher"), power(state, "B", "Radisher")) == (["SNEAKY"], 9)
    assert keywords(state, "B", "Five") == []
    do(state, "attack Two Sneaky", "block Radisher")
    assert discard(state, "A") == ["Two Sneaky"]


@leaves_alone("Radisher")
def test_radisher_is_not_sneaky_in_its_controllers_turn():
    state = galaxy_scene(A={"board": ["Radisher"]}, B={"board": ["Ten"], "hand": ["One"]})
    assert keywords(state, "A", "Radisher") == []
    do(state, "attack Radisher")
    assert set(legal(state)) == {"no block", "block Ten"}


@does("Rhubarbarian")
def test_rhubarbarian_costs_its_controller_a_card_as_it_is_defeated():
    state = galaxy_scene(A={"board": ["Rhubarbarian"], "hand": ["One", "Two"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Rhubarbarian", "block Ten")
    assert (asked(state), choices(state)) == (("A", "choose"), {"One", "Two"})
    do(state, "choose Two")
    assert (hand(state, "A"), discard(state, "A")) == (["One"], ["Rhubarbarian", "Two"])


@leaves_alone("Rhubarbarian")
def test_rhubarbarian_costs_the_opponent_no_card_and_is_fast():
    state = galaxy_scene(A={"hand": ["Rhubarbarian"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "play Rhubarbarian", "attack Rhubarbarian", "block Ten")
    assert (hand(state, "B"), discard(state, "B"), discard(state, "A")) == (["One"], ["Ten"], ["Rhubarbarian"])


@does("Romindesco")
@rule("MB-CHOICE-11")
def test_romindesco_takes_control_of_a_creature_for_two_discarded_cards():
    state = galaxy_scene(
        A={"hand": ["Romindesco", "One", "Two", "Three"]}, B={"board": ["Ten", "Two"], "hand": ["One"]}
    )
    do(state, "play Romindesco", "yes", "choose One", "choose Three")
    assert choices(state) == {"Romindesco", "Ten", "Two"}
    do(state, "choose Ten")
    assert (board(state, "A"), hand(state, "A"), discard(state, "A")) == (
        ["Romindesco", "Ten"],
        ["Two"],
        ["One", "Three"],
    )


@leaves_alone("Romindesco")
@rule("MB-CHOICE-11")
def test_romindesco_offers_nothing_to_whoever_cannot_discard_two_cards_and_nothing_must_be_discarded():
    state = galaxy_scene(A={"hand": ["Romindesco", "One"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "play Romindesco")
    assert (asked(state), hand(state, "A"), board(state, "B")) == (("B", "turn action"), ["One"], ["Ten"])
    able = galaxy_scene(A={"hand": ["Romindesco", "One", "Two"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(able, "play Romindesco", "no")
    assert (hand(able, "A"), board(able, "B")) == (["One", "Two"], ["Ten"])


@does("Shoctopus")
@rule("MB-CONST-14")
def test_shoctopus_takes_the_effect_from_keywords_of_enemy_creatures_with_octonite():
    enemies = [charged("Applebot"), charged("Vanilla Creature")]
    state = galaxy_scene(A={"board": ["Shoctopus", "Two Sneaky", "Ten"]}, B={"board": enemies, "hand": ["One", "Two"]})
    assert creature(state, "B", "Applebot")["keywords_off"] == ["SNEAKY"]
    blocked = do(state.clone(), "attack Ten", "block Vanilla Creature")
    assert discard(blocked, "B") == ["Vanilla Creature"]
    do(state, "attack Two Sneaky")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))
    leeks = galaxy_scene(A={"board": ["Shoctopus", "Leeklings"]}, B={"board": enemies, "hand": ["One"]})
    do(leeks, "attack Leeklings")
    assert discard(leeks, "B") == ["Applebot"]


@leaves_alone("Shoctopus")
@rule("MB-CONST-14")
def test_shoctopus_leaves_allies_creatures_without_octonite_and_abilities_alone():
    state = galaxy_scene(
        A={"board": ["Shoctopus", charged("Nine Tough")]},
        B={"board": ["Vanilla Creature", charged("Applebot")], "hand": ["One"]},
    )
    assert (keywords(state, "A", "Nine Tough"), keywords(state, "B", "Vanilla Creature")) == (["TOUGH"], ["TOUGH"])
    do(state, "attack Shoctopus", "hunt Applebot")
    assert (discard(state, "B"), life(state, "B")) == (["Applebot"], 5)


@does("Star Portal")
def test_star_portal_spends_octonite_to_draw_from_the_unused_pile():
    state = galaxy_scene(
        A={"board": [charged("Star Portal", 2)], "hand": ["One"]},
        B={"board": ["Ten"], "hand": ["One"]},
        unused=["Six", "Seven"],
    )
    do(state, "attack Star Portal")
    assert (hand(state, "A"), octonite(state, "A", "Star Portal"), state.view()["unused"]) == (["One", "Six"], 1, 1)
    assert life(state, "B") == 2, "it is SNEAKY"


@leaves_alone("Star Portal")
def test_star_portal_draws_nothing_without_octonite_and_nothing_from_the_draw_pile():
    five = ["One", "Two", "Three", "Four", "Five"]
    state = galaxy_scene(
        A={"board": [charged("Star Portal", 0)], "hand": five, "draw": ["Nine"]}, B={"hand": ["One"]}, unused=["Six"]
    )
    do(state, "attack Star Portal")
    assert (hand(state, "A"), draw(state, "A"), state.view()["unused"]) == (five, 1, 1)


@does("Starfruit Ninja")
def test_starfruit_ninja_spends_octonite_to_be_sneaky_for_the_turn():
    own = {"board": [charged("Starfruit Ninja", 2), "Five"]}
    state = galaxy_scene(A=own, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Starfruit Ninja")
    assert (life(state, "B"), octonite(state, "A", "Starfruit Ninja")) == (2, 1)
    watched = galaxy_scene(A=own, B={"board": ["Eight Sneaky"], "hand": ["One"]})
    do(watched, "attack Starfruit Ninja")
    assert (keywords(watched, "A", "Starfruit Ninja"), keywords(watched, "A", "Five")) == (["SNEAKY"], [])
    do(watched, "block Eight Sneaky")
    assert (board(watched, "A"), board(watched, "B")) == (["Five"], ["Eight Sneaky"]), "a 7 loses against an 8"


@leaves_alone("Starfruit Ninja")
def test_starfruit_ninja_is_not_sneaky_without_octonite_nor_in_other_turns():
    state = galaxy_scene(A={"board": [charged("Starfruit Ninja", 0)]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Starfruit Ninja")
    assert set(legal(state)) == {"no block", "block Ten"}
    later = galaxy_scene(A={"board": [charged("Starfruit Ninja", 1)]}, B={"board": ["Two Sneaky"], "hand": ["One"]})
    do(later, "attack Starfruit Ninja", "no block")
    assert keywords(later, "A", "Starfruit Ninja") == []
    do(later, "attack Two Sneaky")
    assert life(later, "A") == 2


@does("Starship Soupers")
def test_starship_soupers_put_octonite_on_a_creature_and_cost_a_life_for_each_on_them_as_they_are_defeated():
    enemies = {"board": ["Ten", "Two"], "hand": ["One"], "life": 5}
    state = galaxy_scene(A={"board": [charged("Starship Soupers")]}, B=enemies)
    do(state, "attack Starship Soupers")
    assert choices(state) == {"Starship Soupers", "Ten", "Two"}
    do(state, "choose Starship Soupers", "block Ten")
    assert (discard(state, "A"), life(state, "B"), life(state, "A")) == (["Starship Soupers"], 3, 3)


@leaves_alone("Starship Soupers")
def test_starship_soupers_cost_no_life_without_octonite_on_them():
    state = galaxy_scene(A={"board": ["Starship Soupers"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Starship Soupers", "choose Ten", "block Ten")
    assert (discard(state, "A"), life(state, "B"), octonite(state, "B", "Ten")) == (["Starship Soupers"], 3, 1)


@does("Topinambur Titan")
def test_topinambur_titan_gives_other_allies_power_for_each_octonite_on_it():
    own = {"board": [charged("Topinambur Titan", 3), "Five", "One", "Nine"]}
    state = galaxy_scene(A=own, B={"board": ["Seven"], "hand": ["One"]})
    assert [power(state, "A", name) for name in ("Five", "One", "Nine")] == [8, 4, 12]
    do(state, "attack Five", "block Seven")
    assert discard(state, "B") == ["Seven"]


@leaves_alone("Topinambur Titan")
def test_topinambur_titan_strengthens_neither_itself_nor_enemies_and_nobody_without_octonite():
    state = galaxy_scene(
        A={"board": [charged("Topinambur Titan", 2), charged("Five", 4)]}, B={"board": ["Seven"], "hand": ["One"]}
    )
    assert (power(state, "A", "Topinambur Titan"), power(state, "A", "Five"), power(state, "B", "Seven")) == (6, 7, 7)
    given = galaxy_scene(A={"hand": ["Topinambur Titan"], "board": ["Five"]}, B=ANSWERED)
    do(given, "play Topinambur Titan", "put 1 on Five")
    assert power(given, "A", "Five") == 5


@does("USX Tangerine")
@rule("MB-OCTCOST-06")
def test_usx_tangerine_spends_octonite_to_take_control_of_a_creature_with_octonite():
    state = galaxy_scene(
        A={"board": [charged("USX Tangerine", 2)]},
        B={"board": [charged("Ten"), charged("Two"), "Eight"], "hand": ["One"]},
    )
    do(state, "action USX Tangerine")
    assert choices(state) == {"Ten", "Two"}, "an Action must change something, so it is none of the own"
    do(state, "choose Ten")
    assert (board(state, "A"), octonite(state, "A", "USX Tangerine"), octonite(state, "A", "Ten")) == (
        ["USX Tangerine", "Ten"],
        1,
        1,
    )


@leaves_alone("USX Tangerine")
@rule("MB-OCTCOST-06")
def test_usx_tangerine_takes_no_creature_without_octonite_and_its_action_needs_one():
    state = galaxy_scene(
        A={"board": [charged("USX Tangerine", 2), charged("Five")]}, B={"board": ["Ten"], "hand": ["One"]}
    )
    refused(state, "action USX Tangerine", "MB-ACTION-02")
    poor = galaxy_scene(A={"board": ["USX Tangerine"]}, B={"board": [charged("Ten")], "hand": ["One"]})
    refused(poor, "action USX Tangerine", "MB-OCTCOST-01")


@does("Vanilla Creature")
def test_vanilla_creature_is_saved_once():
    state = galaxy_scene(A={"board": ["Vanilla Creature"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Vanilla Creature", "block Ten")
    assert exhausted(state, "A", "Vanilla Creature")


@leaves_alone("Vanilla Creature")
def test_vanilla_creature_is_not_saved_twice():
    tired = {"card": "Vanilla Creature", "exhausted": True}
    state = galaxy_scene(A={"board": [tired], "hand": ["One"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Vanilla Creature", "block Ten")
    assert (discard(state, "A"), board(state, "B")) == (["Vanilla Creature"], ["Ten"])
