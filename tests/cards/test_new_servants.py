"""New Servants: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    creature,
    discard,
    do,
    draw,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    power,
    refused,
    scene,
    winner,
)

FIVE = ["One", "Two", "Three", "Four", "Five"]


@does("Bugserker")
def test_bugserker_has_power_eleven_while_its_controller_has_one_life_and_is_saved_once():
    state = scene(A={"life": 1, "board": ["Bugserker"]}, B={"board": ["Ten"], "hand": ["One"]})
    assert power(state, "A", "Bugserker") == 11
    won = do(state.clone(), "attack Bugserker", "block Ten")
    assert (discard(won, "B"), exhausted(won, "A", "Bugserker")) == (["Ten"], False)
    saved = scene(A={"life": 2, "board": ["Bugserker"]}, B={"board": ["Ten"]})
    assert exhausted(do(saved, "attack Bugserker", "block Ten"), "A", "Bugserker")


@leaves_alone("Bugserker")
def test_bugserker_has_power_three_at_any_other_life_whatever_the_opponents_life():
    state = scene(
        A={"life": 2, "board": ["Bugserker", "Four"], "hand": ["Goreagle Alpha"]}, B={"life": 1, "board": ["One"]}
    )
    assert (power(state, "A", "Bugserker"), power(state, "A", "Four")) == (3, 4)
    do(state, "play Goreagle Alpha")
    assert (life(state, "A"), power(state, "A", "Bugserker"), power(state, "A", "Four")) == (1, 11, 4)
    assert keywords(state, "A", "Bugserker") == ["TOUGH"], "it is stronger and nothing else"


@does("Count Draculeech")
def test_count_draculeech_costs_its_controller_a_life_and_then_defeats_any_creature():
    state = scene(A={"board": ["Count Draculeech", "One"]}, B={"board": ["Ten", "Nine"]})
    do(state, "attack Count Draculeech")
    assert (life(state, "A"), asked(state)) == (2, ("A", "choose"))
    assert choices(state) == {"Count Draculeech", "One", "Ten", "Nine"}
    do(state, "choose Ten")
    assert (asked(state), board(state, "B"), discard(state, "B")) == (("B", "block"), ["Nine"], ["Ten"])
    assert board(state, "A") == ["Count Draculeech", "One"]


@does("Count Draculeech")
@rule("MB-CHOICE-05", "MB-LIFE-10")
def test_count_draculeech_must_defeat_a_creature_though_its_controller_has_lost_no_life():
    guard = card("Guard", 3, constant={"cannot_lose_life": "you"})
    state = scene(A={"board": ["Count Draculeech", "Guard"]}, B={"board": ["Ten"]}, cards=[guard])
    do(state, "attack Count Draculeech")
    assert (life(state, "A"), choices(state)) == (3, {"Count Draculeech", "Guard", "Ten"})
    refused(state, "done", "MB-CHOICE-05")


@leaves_alone("Count Draculeech")
def test_count_draculeech_leaves_the_opponents_life_alone_and_at_one_life_defeats_nobody_any_more():
    state = scene(A={"life": 1, "board": ["Count Draculeech"]}, B={"board": ["Ten"]})
    do(state, "attack Count Draculeech")
    assert (winner(state), board(state, "B"), life(state, "B")) == ("B", ["Ten"], 3)
    blocking = scene(A={"board": ["Count Draculeech"], "hand": ["One"]}, B={"board": ["Six", "Ten"]}, active="B")
    do(blocking, "attack Six", "block Count Draculeech")
    assert (life(blocking, "A"), board(blocking, "B")) == (3, ["Ten"])


@does("Creep from the Deep")
def test_creep_from_the_deep_hunts_and_poisons_what_it_fights():
    state = scene(A={"board": ["Creep from the Deep"]}, B={"board": ["Ten", "Three"]})
    do(state, "attack Creep from the Deep", "hunt Ten")
    assert (discard(state, "A"), discard(state, "B")) == (["Creep from the Deep"], ["Ten"])
    assert life(state, "B") == 3


@leaves_alone("Creep from the Deep")
def test_creep_from_the_deep_need_not_hunt_and_survives_a_weaker_blocker():
    state = scene(A={"board": ["Creep from the Deep"]}, B={"board": ["Ten", "Three"]})
    do(state, "attack Creep from the Deep", "no hunt")
    assert set(legal(state)) == {"no block", "block Ten", "block Three"}
    do(state, "block Three")
    assert (board(state, "A"), board(state, "B")) == (["Creep from the Deep"], ["Ten"])


@does("Ferret Pacifier")
@rule("MB-BLOCK-10")
def test_ferret_pacifier_forbids_the_strongest_enemy_creatures_to_block():
    state = scene(A={"board": ["Ferret Pacifier", "Nine"]}, B={"board": ["Eight", "Eight", "Five"]})
    do(state, "attack Nine")
    assert set(legal(state)) == {"no block", "block Five"}
    refused(state, "block Eight", "MB-CHOICE-08")


@leaves_alone("Ferret Pacifier")
@rule("MB-BLOCK-10")
def test_ferret_pacifier_leaves_weaker_blockers_attacks_and_allies_alone():
    state = scene(A={"board": ["Ferret Pacifier", "Nine"]}, B={"board": ["Eight", "Five"]}, active="B")
    assert set(legal(state)) == {"attack Eight", "attack Five"}
    do(state, "attack Eight")
    assert set(legal(state)) == {"no block", "block Ferret Pacifier", "block Nine"}
    do(state, "block Nine", "attack Nine")
    assert life(state, "B") == 2, "the Five is now the strongest"
    weak = scene(A={"board": ["Ferret Pacifier"]}, B={"board": ["Two", "One"]})
    assert set(legal(do(weak, "attack Ferret Pacifier"))) == {"no block", "block One"}, "strongest, however weak"


@does("Froblin Instigator")
def test_froblin_instigator_has_two_more_power_for_each_other_ally_and_hunts():
    state = scene(A={"board": ["Froblin Instigator", "One", "Two", "Ten"]}, B={"board": ["Six", "Nine"]})
    assert (power(state, "A", "Froblin Instigator"), keywords(state, "A", "Froblin Instigator")) == (7, ["HUNTER"])
    do(state, "attack Froblin Instigator", "hunt Six")
    assert discard(state, "B") == ["Six"]


@leaves_alone("Froblin Instigator")
def test_froblin_instigator_counts_neither_itself_nor_enemies_and_strengthens_nobody_else():
    state = scene(A={"board": ["Froblin Instigator"]}, B={"board": ["Six", "Nine"], "hand": ["One"]})
    assert power(state, "A", "Froblin Instigator") == 1
    pair = scene(A={"board": ["Froblin Instigator", "Froblin Instigator", "Four"]}, B={"hand": ["One"]})
    assert [one["power"] for one in pair.view()["A"]["board"]] == [5, 5, 4]


@does("Goreagle Alpha")
def test_goreagle_alpha_costs_its_controller_a_life_hunts_twice_and_is_saved_once():
    state = scene(A={"hand": ["Goreagle Alpha"]}, B={"board": ["Five", "Nine", "One"]})
    do(state, "play Goreagle Alpha")
    assert life(state, "A") == 2
    do(state, "attack One", "no block", "attack Goreagle Alpha", "hunt Nine", "attack again", "hunt Five")
    assert (exhausted(state, "A", "Goreagle Alpha"), board(state, "B")) == (True, ["Nine", "One"])


@leaves_alone("Goreagle Alpha")
@rule("MB-MINDBUG-03")
def test_goreagle_alpha_leaves_the_life_of_the_player_who_does_not_resolve_its_play_effect_alone():
    state = scene(A={"hand": ["Goreagle Alpha", "One"]}, B={"mindbugs": 1, "hand": ["Two"]})
    kept = do(state.clone(), "play Goreagle Alpha", "decline")
    assert (life(kept, "A"), life(kept, "B")) == (2, 3)
    do(state, "play Goreagle Alpha", "mindbug")
    assert (life(state, "A"), life(state, "B")) == (3, 2)


@does("Hamster Lion")
def test_hamster_lion_attacks_twice_and_forbids_the_weakest_enemy_creatures_to_attack():
    state = scene(A={"board": ["Hamster Lion"]}, B={"board": ["Two", "Two", "Nine"], "hand": ["One"]})
    do(state, "attack Hamster Lion", "no block", "attack again", "no block")
    assert (life(state, "B"), set(legal(state))) == (1, {"play One", "attack Nine"})
    refused(state, "attack Two", "MB-CHOICE-08")


@leaves_alone("Hamster Lion")
def test_hamster_lion_leaves_blocks_and_the_own_weakest_creature_alone():
    state = scene(A={"board": ["Hamster Lion", "One"]}, B={"board": ["Two", "Nine"]})
    assert set(legal(state)) == {"attack Hamster Lion", "attack One"}
    do(state, "attack One")
    assert set(legal(state)) == {"no block", "block Two", "block Nine"}
    alone = scene(A={"board": ["Hamster Lion"]}, B={"board": ["Ten"], "hand": ["One"]}, active="B")
    assert legal(alone) == ["play One"], "an only creature is the weakest, however strong"


@does("Hungry Hungry Hamster")
@rule("MB-PLAY-10", "MB-MINDBUG-08")
def test_hungry_hungry_hamster_gets_a_card_of_the_opponents_choice_to_play_or_to_keep():
    state = scene(
        A={"hand": ["Hungry Hungry Hamster"]}, B={"hand": ["Killer Bee", *FIVE[:4]], "draw": ["Ten"], "mindbugs": 2}
    )
    do(state, "play Hungry Hungry Hamster", "decline")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Killer Bee", *FIVE[:4]})
    do(state, "choose Killer Bee")
    assert (asked(state), hand(state, "B")) == (("A", "may"), [*FIVE[:4], "Ten"])
    kept = do(state.clone(), "no")
    assert (hand(kept, "A"), life(kept, "B")) == (["Killer Bee"], 3)
    do(state, "yes")
    assert (board(state, "A"), life(state, "B")) == (["Hungry Hungry Hamster", "Killer Bee"], 2)
    assert asked(state) == ("B", "turn action"), "no Mindbug answers the card that was given"


@leaves_alone("Hungry Hungry Hamster")
def test_hungry_hungry_hamster_leaves_an_empty_hand_and_the_draw_pile_alone_and_is_sneaky():
    own = {"hand": ["Hungry Hungry Hamster", *FIVE[:4]], "draw": ["Nine", "Ten"]}
    state = scene(A=own, B={"board": ["Eight"]})
    do(state, "play Hungry Hungry Hamster")
    assert (asked(state), hand(state, "A"), draw(state, "A")) == (("B", "turn action"), [*FIVE[:4], "Nine"], 1)
    do(state, "attack Eight", "no block", "attack Hungry Hungry Hamster")
    assert life(state, "B") == 2, "SNEAKY: the Eight cannot block it"


@does("Hyenix")
@rule("MB-INDISCARD-10")
def test_hyenix_may_be_played_from_the_discard_pile_when_its_holder_loses_life_and_attacks_twice():
    state = scene(A={"board": ["Nine"]}, B={"discard": ["Hyenix"], "hand": ["One"]})
    do(state, "attack Nine")
    assert asked(state) == ("B", "may")
    do(state, "yes", "attack Hyenix", "no block", "attack again", "no block")
    assert (board(state, "B"), life(state, "A"), active(state)) == (["Hyenix"], 1, "A")


@leaves_alone("Hyenix")
@rule("MB-INDISCARD-10")
def test_hyenix_leaves_the_opponents_losses_alone_and_answers_none_from_the_hand():
    state = scene(A={"board": ["Nine"], "discard": ["Hyenix"]}, B={"hand": ["Hyenix"]})
    do(state, "attack Nine")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))
    assert (discard(state, "A"), hand(state, "B")) == (["Hyenix"], ["Hyenix"])


@does("Majestic Manticore")
@rule("MB-BLOCK-10", "MB-ATTACK-07")
def test_majestic_manticore_defeats_all_the_weakest_creatures_itself_included():
    state = scene(A={"board": ["Majestic Manticore", "Two"]}, B={"board": ["Two", "Nine"]})
    do(state, "attack Majestic Manticore")
    assert (board(state, "A"), board(state, "B")) == (["Majestic Manticore"], ["Nine"])
    poisoned = do(state, "block Nine")
    assert (discard(poisoned, "A"), discard(poisoned, "B")) == (["Two", "Majestic Manticore"], ["Two", "Nine"])
    alone = scene(A={"board": ["Majestic Manticore"], "hand": ["One"]}, B={"board": ["Seven"]})
    do(alone, "attack Majestic Manticore")
    assert (discard(alone, "A"), life(alone, "B"), active(alone)) == (["Majestic Manticore"], 3, "B")


@leaves_alone("Majestic Manticore")
def test_majestic_manticore_leaves_all_but_the_weakest_creatures_alone_and_defeats_none_when_it_blocks():
    state = scene(A={"board": ["Majestic Manticore", "Seven"]}, B={"board": ["Three", "Four"]})
    do(state, "attack Majestic Manticore")
    assert (board(state, "A"), board(state, "B")) == (["Majestic Manticore", "Seven"], ["Four"])
    blocking = scene(A={"board": ["Majestic Manticore"], "hand": ["One"]}, B={"board": ["Five", "Three"]}, active="B")
    do(blocking, "attack Five", "block Majestic Manticore")
    assert (board(blocking, "A"), board(blocking, "B")) == (["Majestic Manticore"], ["Three"])


@does("The Lurker")
def test_the_lurker_has_sneaky_this_turn_if_its_controller_has_more_creatures_and_is_saved_once():
    state = scene(A={"board": ["The Lurker", "One"], "hand": ["Two"]}, B={"board": ["Nine"]})
    assert keywords(state, "A", "The Lurker") == ["TOUGH"]
    do(state, "attack The Lurker")
    assert (life(state, "B"), board(state, "B")) == (2, ["Nine"])
    do(state, "attack Nine", "block The Lurker")
    assert exhausted(state, "A", "The Lurker")


@leaves_alone("The Lurker")
def test_the_lurker_is_not_sneaky_without_more_creatures_and_not_after_the_turn():
    for theirs in (["Nine", "Eight"], ["Nine", "Eight", "Seven"]):
        state = scene(A={"board": ["The Lurker", "One"]}, B={"board": theirs})
        do(state, "attack The Lurker")
        assert (asked(state), keywords(state, "A", "The Lurker")) == (("B", "block"), ["TOUGH"])
    more = scene(A={"board": ["The Lurker", "One"]}, B={"board": ["Two Sneaky"]})
    do(more, "attack The Lurker")
    assert (keywords(more, "A", "The Lurker"), power(more, "A", "The Lurker")) == (["SNEAKY", "TOUGH"], 4)
    assert not creature(more, "A", "The Lurker")["cannot_block"]
    do(more, "no block")
    assert (active(more), keywords(more, "A", "The Lurker")) == ("B", ["TOUGH"])


@does("Turf the Surfer")
@rule("MB-CHOICE-05")
def test_turf_the_surfer_names_any_creature_that_may_not_block_this_turn():
    state = scene(A={"board": ["Turf the Surfer", "Four"]}, B={"board": ["Nine", "Ten"]})
    do(state, "attack Turf the Surfer")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Turf the Surfer", "Four", "Nine", "Ten"})
    refused(state, "done", "MB-CHOICE-05")
    do(state, "choose Ten")
    assert set(legal(state)) == {"no block", "block Nine"}
    refused(state, "block Ten", "MB-TURN-14")


@leaves_alone("Turf the Surfer")
def test_turf_the_surfer_leaves_other_blockers_attacks_and_later_turns_alone():
    state = scene(A={"board": ["Turf the Surfer", "Five"]}, B={"board": ["Ten", "Ten"]})
    do(state, "attack Turf the Surfer", "choose Ten #2")
    assert set(legal(state)) == {"no block", "block Ten"}
    refused(state, "block Ten #2", "MB-TURN-14")
    assert [(one["power"], one["keywords"]) for one in state.view()["B"]["board"]] == [(10, []), (10, [])]
    do(state, "no block")
    assert not any(one["cannot_block"] for one in state.view()["B"]["board"])
    do(state, "attack Ten #2", "no block", "attack Five")
    assert set(legal(state)) == {"no block", "block Ten", "block Ten #2"}
    assert creature(state, "B", "Ten")["power"] == 10
