"""Beyond Evolution, S to Z: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.test_beyond_evolution import ANSWERED, evolution_scene
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    asked,
    board,
    creature,
    discard,
    do,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    mindbugs,
    power,
    refused,
)


@does("Sawn")
@rule("MB-COMBAT-08")
def test_sawn_defeats_the_stronger_creature_it_fights_attacking_or_blocking():
    state = evolution_scene(A={"board": ["Sawn"]}, B={"board": ["Nine", "Eight"]})
    do(state, "attack Sawn", "block Nine")
    assert (discard(state, "B"), exhausted(state, "A", "Sawn")) == (["Nine"], False)
    do(state, "attack Eight", "block Sawn")
    assert (discard(state, "B"), exhausted(state, "A", "Sawn")) == (["Nine", "Eight"], False)


@leaves_alone("Sawn")
@rule("MB-COMBAT-08")
def test_sawn_loses_to_weaker_creatures_and_leaves_the_fights_of_others_alone():
    state = evolution_scene(A={"board": ["Sawn", "Four"]}, B={"board": ["Two", "Nine"], **ANSWERED})
    do(state, "attack Sawn", "block Two")
    assert (board(state, "B"), exhausted(state, "A", "Sawn")) == (["Two", "Nine"], True)
    do(state, "attack Nine", "block Four")
    assert (discard(state, "A"), board(state, "B")) == (["Four"], ["Two", "Nine"])


@does("Spiky Shinobi")
def test_spiky_shinobi_has_power_eight_while_its_controller_has_no_mindbug_left():
    state = evolution_scene(A={"board": ["Spiky Shinobi"], "mindbugs": 1}, B={"hand": ["Two", "One"]}, active="B")
    assert power(state, "A", "Spiky Shinobi") == 3
    do(state, "play Two", "mindbug")
    assert (mindbugs(state, "A"), power(state, "A", "Spiky Shinobi")) == (0, 8)


@leaves_alone("Spiky Shinobi")
def test_spiky_shinobi_looks_at_no_mindbug_of_the_opponent_and_strengthens_nobody_else():
    state = evolution_scene(A={"board": ["Spiky Shinobi", "Four"], "mindbugs": 0}, B={"mindbugs": 2})
    assert [power(state, "A", name) for name in ("Spiky Shinobi", "Four")] == [8, 4]
    assert keywords(state, "A", "Spiky Shinobi") == ["SNEAKY"]
    kept = evolution_scene(A={"board": ["Spiky Shinobi"], "mindbugs": 1}, B={"mindbugs": 0})
    assert power(kept, "A", "Spiky Shinobi") == 3


@does("Steelhorn")
def test_steelhorn_makes_the_opponent_discard_three_cards_of_their_choice_once_it_is_defeated():
    state = evolution_scene(
        A={"board": ["Steelhorn"], "hand": ["One"]},
        B={"board": ["Nine"], "hand": ["One", "Two", "Three", "Four"], "draw": ["Six"]},
    )
    do(state, "attack Steelhorn", "block Nine")
    assert (discard(state, "A"), asked(state)) == (["Steelhorn"], ("B", "choose"))
    do(state, "choose One", "choose Two", "choose Four")
    assert (discard(state, "B"), sorted(hand(state, "B"))) == (["One", "Two", "Four"], ["Six", "Three"])


@leaves_alone("Steelhorn")
def test_steelhorn_leaves_its_controllers_hand_alone_and_does_nothing_while_it_lives():
    state = evolution_scene(A={"board": ["Steelhorn"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Two"]})
    do(state, "attack Steelhorn", "block Nine")
    assert (hand(state, "A"), hand(state, "B"), discard(state, "B")) == (["One"], [], ["Two"])
    alive = evolution_scene(A={"board": ["Steelhorn"]}, B={"board": ["Six"], "hand": ["Two"]})
    assert hand(do(alive, "attack Steelhorn", "block Six"), "B") == ["Two"]


@does("Sweet Fighter")
def test_sweet_fighter_gives_its_controller_two_life_once_it_is_defeated():
    state = evolution_scene(A={"board": ["Sweet Fighter"], **ANSWERED}, B={"board": ["Ten"]})
    do(state, "attack Sweet Fighter", "block Ten")
    assert (life(state, "A"), life(state, "B")) == (5, 3)


@leaves_alone("Sweet Fighter")
@rule("MB-DEFEATED-06")
def test_sweet_fighter_gives_nothing_while_it_lives_or_to_the_player_who_lost_control_of_it():
    alive = evolution_scene(A={"board": ["Sweet Fighter"]}, B={"board": ["Two"], **ANSWERED})
    assert life(do(alive, "attack Sweet Fighter", "block Two"), "A") == 3
    state = evolution_scene(A={"board": ["Octocopter", "Ten"]}, B={"board": ["Sweet Fighter"], "hand": ["One", "Two"]})
    do(state, "action Octocopter", "play One", "attack Sweet Fighter", "no block")
    assert (life(state, "A"), life(state, "B")) == (3, 2)


@does("The Experiment")
@rule("MB-CONTROL-11", "MB-CONTROL-10")
def test_the_experiment_goes_to_the_opponent_and_its_player_takes_an_enemy_creature_perhaps_itself():
    state = evolution_scene(A={"hand": ["The Experiment"]}, B={"board": ["Ten", "Two"], **ANSWERED})
    do(state, "play The Experiment")
    assert choices(state) == {"Ten", "Two", "The Experiment"}
    assert (board(state, "A"), board(state, "B")) == ([], ["Ten", "Two", "The Experiment"])
    swapped = do(state.clone(), "choose Ten")
    assert (board(swapped, "A"), board(swapped, "B")) == (["Ten"], ["Two", "The Experiment"])
    back = do(state, "choose The Experiment")
    assert (board(back, "A"), board(back, "B")) == (["The Experiment"], ["Ten", "Two"])


@leaves_alone("The Experiment")
@rule("MB-CONTROL-11", "MB-MINDBUG-06")
def test_the_experiment_takes_no_creature_of_its_players_side_and_after_a_mindbug_works_for_the_taker():
    state = evolution_scene(
        A={"hand": ["The Experiment"], "board": ["Nine", "Four"]}, B={"board": ["Ten"], "mindbugs": 1}
    )
    do(state, "play The Experiment", "mindbug")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Nine", "Four", "The Experiment"})
    do(state, "choose Nine")
    assert (sorted(board(state, "A")), sorted(board(state, "B"))) == (["Four", "The Experiment"], ["Nine", "Ten"])


@does("Thunder Queen")
def test_thunder_queen_defeats_an_enemy_creature_as_she_attacks():
    state = evolution_scene(A={"board": ["Thunder Queen"]}, B={"board": ["Ten", "Two"]})
    do(state, "attack Thunder Queen")
    assert choices(state) == {"Ten", "Two"}
    do(state, "choose Ten")
    assert (discard(state, "B"), legal(state)) == (["Ten"], ["no block", "block Two"])


@leaves_alone("Thunder Queen")
def test_thunder_queen_defeats_none_of_her_allies_and_nobody_as_she_blocks():
    state = evolution_scene(A={"board": ["Thunder Queen", "Four"]}, B=ANSWERED)
    do(state, "attack Thunder Queen")
    assert (board(state, "A"), life(state, "B")) == (["Thunder Queen", "Four"], 2)
    blocking = evolution_scene(A={"board": ["Thunder Queen"], **ANSWERED}, B={"board": ["Six", "Two"]}, active="B")
    do(blocking, "attack Six", "block Thunder Queen")
    assert (board(blocking, "B"), discard(blocking, "B")) == (["Two"], ["Six"])


@does("Turtle Toaster")
@rule("MB-SIMUL-08")
def test_turtle_toaster_defeats_up_to_two_enemy_creatures_of_power_four_to_six_together():
    theirs = ["Three", "Four", "Five", "Six", "Seven"]
    state = evolution_scene(A={"hand": ["Turtle Toaster"]}, B={"board": theirs, **ANSWERED})
    do(state, "play Turtle Toaster")
    assert choices(state) == {"Four", "Five", "Six", "done"}
    do(state, "choose Four")
    assert (choices(state), board(state, "B")) == ({"Five", "Six", "done"}, theirs)
    do(state, "choose Six")
    assert (discard(state, "B"), asked(state)) == (["Four", "Six"], ("B", "turn action")), "two and no more"


@leaves_alone("Turtle Toaster")
def test_turtle_toaster_may_defeat_nobody_and_leaves_its_own_side_alone():
    state = evolution_scene(A={"hand": ["Turtle Toaster"], "board": ["Five"]}, B={"board": ["Six"], **ANSWERED})
    do(state, "play Turtle Toaster")
    assert choices(state) == {"Six", "done"}
    do(state, "done")
    assert (board(state, "A"), board(state, "B")) == (["Five", "Turtle Toaster"], ["Six"])


@does("Typhoon Princess")
@rule("MB-EVOLVE-03")
def test_typhoon_princess_defeats_an_enemy_of_power_six_or_less_and_becomes_thunder_queen():
    state = evolution_scene(A={"board": ["Typhoon Princess"]}, B={"board": ["Six", "One", "Seven"], **ANSWERED})
    do(state, "action Typhoon Princess")
    assert (board(state, "A"), choices(state)) == (["Typhoon Princess"], {"Six", "One"})
    do(state, "choose Six")
    assert (discard(state, "B"), board(state, "A"), power(state, "A", "Thunder Queen")) == (
        ["Six"],
        ["Thunder Queen"],
        9,
    )


@leaves_alone("Typhoon Princess")
@rule("MB-ACTION-03")
def test_typhoon_princess_leaves_strong_enemies_and_allies_alone_and_evolves_all_the_same():
    state = evolution_scene(A={"board": ["Typhoon Princess", "Two"]}, B={"board": ["Seven"], **ANSWERED})
    do(state, "action Typhoon Princess")
    assert (sorted(board(state, "A")), board(state, "B")) == (["Thunder Queen", "Two"], ["Seven"])


@does("Utility Bug")
@rule("MB-PLAYTRIG-09")
def test_utility_bug_may_carry_out_the_play_effect_of_any_other_creature_as_its_own():
    state = evolution_scene(
        A={"hand": ["Utility Bug"], "board": ["Kangasaurus Rex", "Four"]},
        B={"board": ["Axolotl Healer", "Nine"], **ANSWERED},
    )
    do(state, "play Utility Bug")
    assert asked(state) == ("A", "may")
    do(state, "yes")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Kangasaurus Rex", "Axolotl Healer"})
    healed = do(state.clone(), "choose Axolotl Healer")
    assert (life(healed, "A"), life(healed, "B"), board(healed, "B")) == (5, 3, ["Axolotl Healer", "Nine"])
    assert asked(healed) == ("B", "turn action"), "one Play effect and no more"
    do(state, "choose Kangasaurus Rex")
    assert (life(state, "A"), discard(state, "B")) == (3, ["Axolotl Healer"])


@leaves_alone("Utility Bug")
@rule("MB-PLAYTRIG-09")
def test_utility_bug_copies_nothing_but_play_effects_and_need_not():
    state = evolution_scene(A={"hand": ["Utility Bug"], "board": ["Sweet Fighter"]}, B={"board": ["Bullet Train"]})
    assert asked(do(state, "play Utility Bug")) == ("B", "turn action"), "nobody has a Play effect"
    declined = evolution_scene(A={"hand": ["Utility Bug"]}, B={"board": ["Axolotl Healer"], **ANSWERED})
    assert life(do(declined, "play Utility Bug", "no"), "A") == 3


@does("Veteran Penguin")
@rule("MB-EVOLVE-03")
def test_veteran_penguin_makes_the_opponent_discard_a_card_and_becomes_frosty_fortress():
    state = evolution_scene(A={"board": ["Veteran Penguin"]}, B={"hand": ["One", "Two"], "draw": ["Six"]})
    do(state, "action Veteran Penguin")
    assert (asked(state), board(state, "A")) == (("B", "choose"), ["Veteran Penguin"])
    assert choices(state) == {"One", "Two"}
    do(state, "choose Two")
    assert (discard(state, "B"), sorted(hand(state, "B"))) == (["Two"], ["One", "Six"])
    assert board(state, "A") == ["Frosty Fortress"]


@leaves_alone("Veteran Penguin")
def test_veteran_penguin_leaves_its_controllers_hand_alone_and_evolves_against_an_empty_hand():
    state = evolution_scene(A={"board": ["Veteran Penguin"], "hand": ["Three"]}, B={"board": ["Five"]})
    do(state, "action Veteran Penguin")
    assert (hand(state, "A"), board(state, "A"), board(state, "B")) == (["Three"], ["Frosty Fortress"], ["Five"])


@does("Waddling Recruit")
@rule("MB-EVOLVE-02")
def test_waddling_recruit_makes_the_opponent_discard_a_card_and_becomes_veteran_penguin():
    state = evolution_scene(A={"board": ["Waddling Recruit"], "hand": ["Three"]}, B={"hand": ["One", "Two"]})
    do(state, "action Waddling Recruit")
    assert (board(state, "A"), asked(state), choices(state)) == (["Waddling Recruit"], ("B", "choose"), {"One", "Two"})
    do(state, "choose One")
    assert (discard(state, "B"), hand(state, "B"), board(state, "A")) == (["One"], ["Two"], ["Veteran Penguin"])
    assert hand(state, "A") == ["Three"]
    assert creature(state, "A", "Veteran Penguin")["keywords"] == ["TOUGH"]


@leaves_alone("Waddling Recruit")
@rule("MB-EVOLVE-10")
def test_waddling_recruit_leaves_creatures_alone_and_does_not_evolve_by_attacking():
    state = evolution_scene(A={"board": ["Waddling Recruit"]}, B={"board": ["Nine"], "hand": ["One"]})
    empty = evolution_scene(A={"board": ["Waddling Recruit"]}, B={"board": ["Nine"]})
    assert board(do(empty, "action Waddling Recruit"), "A") == ["Veteran Penguin"], "also if nothing was discarded"
    do(state, "attack Waddling Recruit", "no block")
    assert (board(state, "A"), board(state, "B"), hand(state, "B")) == (["Waddling Recruit"], ["Nine"], ["One"])


@does("Westside Monster")
def test_westside_monster_keeps_sneaky_enemies_from_attacking_and_blocking():
    state = evolution_scene(
        A={"board": ["Westside Monster", "Two Sneaky"]},
        B={"board": ["Four Sneaky", "Six Sneaky", "Nine"], "hand": ["One"]},
    )
    do(state, "attack Westside Monster")
    assert set(legal(state)) == {"no block", "block Nine"}
    refused(state, "block Four Sneaky", "MB-CHOICE-08")
    do(state, "no block", "stop")
    assert set(legal(state)) == {"attack Nine", "play One"}


@leaves_alone("Westside Monster")
def test_westside_monster_leaves_its_own_sneaky_creatures_and_other_enemies_alone():
    others = "Nine Fast Frenzy Hunter Poisonous Tough"
    state = evolution_scene(A={"board": ["Westside Monster", "Two Sneaky"]}, B={"board": [others], **ANSWERED})
    assert "attack Two Sneaky" in legal(state)
    assert "block " + others in legal(do(state.clone(), "attack Westside Monster"))
    do(state, "attack Two Sneaky", "attack " + others, "no hunt")
    assert set(legal(state)) == {"no block", "block Westside Monster", "block Two Sneaky"}
    assert keywords(state, "A", "Westside Monster") == ["FRENZY"]


@does("Wildsprout")
@rule("MB-EVOLVE-02", "MB-ACTION-08")
def test_wildsprout_plays_a_card_of_its_discard_pile_that_no_mindbug_answers_and_becomes_bigroot():
    state = evolution_scene(
        A={"board": ["Wildsprout"], "discard": ["Axolotl Healer", "Nine"]}, B={"mindbugs": 2, **ANSWERED}
    )
    do(state, "action Wildsprout")
    assert (board(state, "A"), choices(state)) == (["Wildsprout"], {"Axolotl Healer", "Nine"})
    do(state, "choose Axolotl Healer")
    assert (sorted(board(state, "A")), life(state, "A")) == (["Axolotl Healer", "Bigroot"], 5)
    assert (mindbugs(state, "B"), asked(state)) == (2, ("B", "turn action"))


@leaves_alone("Wildsprout")
def test_wildsprout_plays_neither_hand_cards_nor_cards_of_the_opponent():
    state = evolution_scene(A={"board": ["Wildsprout"], "hand": ["Two"]}, B={"discard": ["Nine"], **ANSWERED})
    do(state, "action Wildsprout")
    assert (board(state, "A"), hand(state, "A"), discard(state, "B")) == (["Bigroot"], ["Two"], ["Nine"])


@does("World Eater")
def test_world_eater_costs_the_opponent_a_life_as_it_attacks():
    state = evolution_scene(A={"board": ["World Eater"]}, B={"board": ["Nine"], **ANSWERED})
    do(state, "attack World Eater")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (3, 2, ("B", "block"))
    assert life(do(state, "no block"), "B") == 1


@leaves_alone("World Eater")
def test_world_eater_costs_nothing_as_it_blocks_and_leaves_its_controllers_life_alone():
    state = evolution_scene(A={"board": ["World Eater"], **ANSWERED}, B={"board": ["Nine"]}, active="B")
    do(state, "attack Nine", "block World Eater")
    assert (life(state, "A"), life(state, "B"), discard(state, "B")) == (3, 3, ["Nine"])
    assert exhausted(state, "A", "World Eater")
    other = evolution_scene(A={"board": ["World Eater", "Two"]}, B=ANSWERED)
    assert life(do(other, "attack Two"), "B") == 2, "only its own attack counts"
