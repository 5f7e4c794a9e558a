"""Beyond Evolution, E to R: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.test_beyond_evolution import ANSWERED, evolution_scene
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
    every,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    power,
    refused,
)

ARMORER = card("Armorer", 3, constant={"gains": {"target": every(side="allied", other=True), "keywords": ["TOUGH"]}})


@does("Earwig Assassin")
def test_earwig_assassin_may_discard_a_card_to_defeat_any_creature():
    own = {"hand": ["Earwig Assassin", "One", "Three"], "board": ["Two"]}
    state = evolution_scene(A=own, B={"board": ["Nine"], **ANSWERED})
    do(state, "play Earwig Assassin", "yes")
    assert (asked(state), choices(state)) == (("A", "choose"), {"One", "Three"}), "a card of choice"
    do(state, "choose One")
    assert (discard(state, "A"), choices(state)) == (["One"], {"Two", "Earwig Assassin", "Nine"})
    assert discard(do(state, "choose Nine"), "B") == ["Nine"]


@leaves_alone("Earwig Assassin")
@rule("MB-CHOICE-11")
def test_earwig_assassin_defeats_nobody_without_a_discard_and_takes_no_card_of_the_opponent():
    state = evolution_scene(A={"hand": ["Earwig Assassin", "One"]}, B={"board": ["Nine"], **ANSWERED})
    do(state, "play Earwig Assassin", "no")
    assert (hand(state, "A"), board(state, "B"), hand(state, "B")) == (["One"], ["Nine"], ["One"])
    empty = evolution_scene(A={"hand": ["Earwig Assassin"]}, B={"board": ["Nine"], **ANSWERED})
    assert asked(do(empty, "play Earwig Assassin")) == ("B", "turn action"), "it has nothing to discard"


@does("Frog Prophet")
@rule("MB-EVOLVE-03", "MB-EVOLVE-04")
def test_frog_prophet_gains_a_life_and_becomes_world_eater_as_exhausted_as_it_was():
    state = evolution_scene(A={"board": [{"card": "Frog Prophet", "exhausted": True}]}, B=ANSWERED)
    do(state, "action Frog Prophet")
    assert (life(state, "A"), board(state, "A"), exhausted(state, "A", "World Eater")) == (4, ["World Eater"], True)
    assert life(state, "B") == 3


@leaves_alone("Frog Prophet")
@rule("MB-EVOLVE-05")
def test_frog_prophet_is_a_curious_tadpole_again_once_it_is_defeated():
    state = evolution_scene(
        A={"board": [{"card": "Frog Prophet", "exhausted": True}], "hand": ["One"]}, B={"board": ["Nine"], **ANSWERED}
    )
    do(state, "attack Frog Prophet", "block Nine")
    assert (discard(state, "A"), discard(state, "B"), life(state, "A")) == (["Curious Tadpole"], ["Nine"], 3)


@does("Frosty Fortress")
@rule("MB-DRAW-12", "MB-DRAW-08")
def test_frosty_fortress_empties_an_opponents_hand_and_draw_pile_in_one_go():
    state = evolution_scene(
        A={"board": ["Frosty Fortress"]}, B={"board": ["Two"], "hand": ["One", "Three"], "draw": ["Four", "Five"]}
    )
    do(state, "attack Frosty Fortress")
    assert (hand(state, "B"), draw(state, "B")) == ([], 0)
    assert sorted(discard(state, "B")) == ["Five", "Four", "One", "Three"]
    assert asked(state) == ("B", "block")


@leaves_alone("Frosty Fortress")
def test_frosty_fortress_leaves_the_cards_of_its_controller_and_all_creatures_alone():
    state = evolution_scene(
        A={"board": ["Frosty Fortress"], "hand": ["One"], "draw": ["Two"]}, B={"board": ["Two"], "hand": ["Three"]}
    )
    do(state, "attack Frosty Fortress", "no block")
    assert (sorted(hand(state, "A")), draw(state, "A"), board(state, "B")) == (["One", "Two"], 0, ["Two"])


@does("Infernostrich")
def test_infernostrich_defeats_an_enemy_creature_of_power_seven_or_more_as_its_action():
    state = evolution_scene(A={"board": ["Infernostrich"]}, B={"board": ["Seven", "Nine", "Six"], **ANSWERED})
    do(state, "action Infernostrich")
    assert choices(state) == {"Seven", "Nine"}
    do(state, "choose Nine")
    assert (discard(state, "B"), active(state)) == (["Nine"], "B")


@leaves_alone("Infernostrich")
@rule("MB-ACTION-02")
def test_infernostrich_has_no_action_against_small_enemies_or_its_own_creatures():
    state = evolution_scene(A={"board": ["Infernostrich", "Nine"]}, B={"board": ["Six"], **ANSWERED})
    refused(state, "action Infernostrich", "MB-ACTION-02")
    assert legal(state) == ["attack Infernostrich", "attack Nine"]


@does("Kitsunsei")
def test_kitsunsei_makes_its_allies_sneaky():
    state = evolution_scene(A={"board": ["Kitsunsei", "Five", "One", "Ten"]}, B={"board": ["Nine", "Two Sneaky"]})
    assert [keywords(state, "A", name) for name in ("Five", "One", "Ten")] == [["SNEAKY"]] * 3
    assert [power(state, "A", name) for name in ("Five", "One", "Ten")] == [5, 1, 10]
    do(state, "attack Five")
    assert set(legal(state)) == {"no block", "block Two Sneaky"}


@leaves_alone("Kitsunsei")
def test_kitsunsei_makes_neither_itself_nor_enemies_sneaky():
    state = evolution_scene(A={"board": ["Kitsunsei", "Five"]}, B={"board": ["Nine"]})
    assert (keywords(state, "A", "Kitsunsei"), keywords(state, "B", "Nine")) == ([], [])
    do(state, "attack Kitsunsei")
    assert set(legal(state)) == {"no block", "block Nine"}


@does("Mole Machine")
@rule("MB-BLOCK-08")
def test_mole_machine_keeps_strong_enemies_from_blocking_any_attacker_of_its_side():
    state = evolution_scene(A={"board": ["Mole Machine", "Two"]}, B={"board": ["Seven", "Nine", "Six"]})
    do(state, "attack Two")
    assert set(legal(state)) == {"no block", "block Six"}
    refused(state, "block Seven", "MB-CHOICE-08")


@leaves_alone("Mole Machine")
def test_mole_machine_leaves_blocks_of_its_own_side_attacks_and_the_hunt_alone():
    state = evolution_scene(A={"board": ["Mole Machine", "Nine"]}, B={"board": ["Seven"]}, active="B")
    do(state, "attack Seven")
    assert set(legal(state)) == {"no block", "block Mole Machine", "block Nine"}
    hunting = evolution_scene(A={"board": ["Mole Machine", "Eight Hunter"]}, B={"board": ["Seven"], **ANSWERED})
    do(hunting, "attack Eight Hunter", "hunt Seven")
    assert discard(hunting, "B") == ["Seven"]


@does("Oakenmaster")
def test_oakenmaster_gives_its_allies_five_power():
    state = evolution_scene(A={"board": ["Oakenmaster", "Two", "Eight"]}, B={"board": ["Six"]})
    assert [power(state, "A", name) for name in ("Two", "Eight")] == [7, 13]
    assert keywords(state, "A", "Two") == []
    do(state, "attack Two", "block Six")
    assert discard(state, "B") == ["Six"]


@leaves_alone("Oakenmaster")
def test_oakenmaster_strengthens_neither_itself_nor_enemies():
    state = evolution_scene(A={"board": ["Oakenmaster", "Two"]}, B={"board": ["Six"]})
    assert (power(state, "A", "Oakenmaster"), power(state, "B", "Six")) == (7, 6)


@does("Octocopter")
@rule("MB-DEFEATED-12")
def test_octocopter_defeats_itself_and_takes_an_enemy_creature():
    state = evolution_scene(A={"board": ["Octocopter", "Four"]}, B={"board": ["Nine Tough", "Two"], **ANSWERED})
    do(state, "action Octocopter")
    assert (discard(state, "A"), choices(state)) == (["Octocopter"], {"Nine Tough", "Two"})
    do(state, "choose Nine Tough")
    assert (board(state, "A"), board(state, "B")) == (["Four", "Nine Tough"], ["Two"])


@does("Octocopter")
@rule("MB-DEFEATED-12")
def test_octocopter_takes_an_enemy_creature_though_tough_has_saved_it():
    state = evolution_scene(A={"board": ["Octocopter", "Armorer"]}, B={"board": ["Nine"], **ANSWERED}, cards=[ARMORER])
    do(state, "action Octocopter")
    assert (board(state, "A"), exhausted(state, "A", "Octocopter")) == (["Octocopter", "Armorer", "Nine"], True)


@leaves_alone("Octocopter")
def test_octocopter_takes_no_creature_of_its_own_side_and_goes_even_if_there_is_none_to_take():
    state = evolution_scene(A={"board": ["Octocopter", "Four"]}, B=ANSWERED)
    do(state, "action Octocopter")
    assert (board(state, "A"), discard(state, "A"), asked(state)) == (["Four"], ["Octocopter"], ("B", "turn action"))


@does("Puffermech")
def test_puffermech_defeats_all_strong_enemies_once_it_is_defeated():
    state = evolution_scene(
        A={"board": ["Puffermech"], "hand": ["One"]}, B={"board": ["Nine", "Eight", "Eight Tough", "Seven", "Ten"]}
    )
    do(state, "attack Puffermech", "block Nine")
    assert (discard(state, "A"), sorted(discard(state, "B"))) == (["Puffermech"], ["Eight", "Nine", "Ten"])
    assert exhausted(state, "B", "Eight Tough")


@leaves_alone("Puffermech")
def test_puffermech_leaves_weaker_enemies_and_its_own_strong_creatures_alone():
    state = evolution_scene(A={"board": ["Puffermech", "Ten"]}, B={"board": ["Seven"], **ANSWERED})
    do(state, "attack Puffermech", "block Seven")
    assert (board(state, "A"), discard(state, "B")) == (["Ten"], ["Seven"]), "poison took the 7"
    alive = evolution_scene(A={"board": ["Puffermech"]}, B={"board": ["Nine"], **ANSWERED})
    assert board(do(alive, "attack Puffermech", "no block"), "B") == ["Nine"]


@does("Radioactive Rabbit")
@rule("MB-CONTROL-10")
def test_radioactive_rabbit_goes_to_the_opponent_and_takes_their_other_creatures_with_it():
    state = evolution_scene(A={"hand": ["Radioactive Rabbit"], "board": ["Nine"]}, B={"board": ["Seven", "Four Tough"]})
    do(state, "play Radioactive Rabbit")
    assert board(state, "B") == ["Seven", "Four Tough", "Radioactive Rabbit"]
    do(state, "attack Radioactive Rabbit")
    assert (asked(state), board(state, "B")) == (("A", "block"), ["Seven", "Four Tough", "Radioactive Rabbit"])
    do(state, "block Nine")
    assert (sorted(discard(state, "B")), exhausted(state, "B", "Four Tough")) == (["Radioactive Rabbit", "Seven"], True)


@leaves_alone("Radioactive Rabbit")
@rule("MB-CONTROL-10")
def test_radioactive_rabbit_leaves_the_enemies_of_its_controller_alone_and_after_a_mindbug_comes_back():
    state = evolution_scene(A={"board": ["Nine", "One"]}, B={"board": ["Radioactive Rabbit"], **ANSWERED}, active="B")
    do(state, "attack Radioactive Rabbit", "block Nine")
    assert board(state, "A") == ["Nine", "One"]
    taken = evolution_scene(A={"hand": ["Radioactive Rabbit"]}, B={"board": ["Two"], "mindbugs": 1})
    do(taken, "play Radioactive Rabbit", "mindbug")
    assert (board(taken, "A"), board(taken, "B"), asked(taken)) == (
        ["Radioactive Rabbit"],
        ["Two"],
        ("A", "turn action"),
    )


@does("Robopup")
def test_robopup_slips_past_blockers_and_is_saved_once():
    state = evolution_scene(A={"board": ["Robopup"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Robopup")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))
    do(state, "attack Nine", "block Robopup")
    assert exhausted(state, "A", "Robopup")


@leaves_alone("Robopup")
def test_robopup_can_be_blocked_by_a_sneaky_creature_and_has_no_second_save():
    state = evolution_scene(A={"board": [{"card": "Robopup", "exhausted": True}], **ANSWERED}, B={"board": ["Robopup"]})
    do(state, "attack Robopup", "block Robopup")
    assert (discard(state, "A"), creature(state, "B", "Robopup")["exhausted"]) == (["Robopup"], True)
