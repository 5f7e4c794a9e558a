"""Beyond Evolution, A to D: what each card does, and what it leaves alone."""

from __future__ import annotations

from functools import partial

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
    gain,
    hand,
    keywords,
    legal,
    life,
    mindbugs,
    one,
    power,
    refused,
    scene,
    winner,
)

evolution_scene = partial(scene, sets=("first-contact", "beyond-evolution"))
ANSWERED = {"hand": ["One"]}


@does("Bigroot")
@rule("MB-EVOLVE-03", "MB-PLAYTRIG-07")
def test_bigroot_plays_a_card_of_its_discard_pile_and_becomes_oakenmaster_before_that_cards_play_effect():
    judge = card("Judge", 2, play={"defeat": one(side="allied", min_power=7)})
    state = evolution_scene(A={"board": ["Bigroot"], "discard": ["Judge", "Three"]}, B=ANSWERED, cards=[judge])
    do(state, "action Bigroot")
    assert (board(state, "A"), choices(state)) == (["Bigroot"], {"Judge", "Three"}), "it has not evolved yet"
    do(state, "choose Judge")
    assert choices(state) == {"Oakenmaster", "Judge"}, "its Play effect finds level III, which gives it +5"


@leaves_alone("Bigroot")
def test_bigroot_leaves_other_discard_piles_alone_and_evolves_though_there_is_no_card_to_play():
    state = evolution_scene(
        A={"board": ["Bigroot"], "hand": ["Six"]}, B={**ANSWERED, "discard": ["Nine"], "mindbugs": 2}
    )
    do(state, "action Bigroot")
    assert (board(state, "A"), hand(state, "A"), discard(state, "B")) == (["Oakenmaster"], ["Six"], ["Nine"])
    assert mindbugs(state, "B") == 2


@does("Blastfish")
def test_blastfish_cannot_be_defeated_in_the_turn_of_its_attack():
    state = evolution_scene(A={"board": ["Blastfish"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Blastfish")
    assert (power(state, "A", "Blastfish"), keywords(state, "A", "Blastfish")) == (1, ["POISONOUS"])
    assert not creature(state, "A", "Blastfish")["cannot_block"]
    do(state, "block Nine")
    assert (board(state, "A"), exhausted(state, "A", "Blastfish"), discard(state, "B")) == (
        ["Blastfish"],
        False,
        ["Nine"],
    )


@leaves_alone("Blastfish")
def test_blastfish_can_be_defeated_in_other_turns_and_protects_nobody_else():
    state = evolution_scene(
        A={"board": ["Blastfish", "Two"], "hand": ["One"]}, B={"board": ["Nine", "Ten"], "hand": ["One"]}
    )
    do(state, "attack Blastfish", "block Nine", "attack Ten", "block Blastfish")
    assert (discard(state, "A"), discard(state, "B")) == (["Blastfish"], ["Nine", "Ten"])


@does("Bullet Train")
def test_bullet_train_defeats_an_enemy_creature_of_power_three_or_less_as_it_attacks():
    state = evolution_scene(A={"board": ["Bullet Train"]}, B={"board": ["One", "Three", "Four"]})
    do(state, "attack Bullet Train")
    assert choices(state) == {"One", "Three"}
    do(state, "choose Three")
    assert (discard(state, "B"), asked(state)) == (["Three"], ("B", "block"))


@leaves_alone("Bullet Train")
def test_bullet_train_leaves_its_own_small_creatures_and_stronger_enemies_alone():
    state = evolution_scene(A={"board": ["Bullet Train", "One"]}, B={"board": ["Four"]})
    do(state, "attack Bullet Train", "no block")
    assert (board(state, "A"), board(state, "B"), life(state, "B")) == (["Bullet Train", "One"], ["Four"], 2)


@does("Cake Trickster")
@rule("MB-ATTACK-09", "MB-BLOCK-01")
def test_cake_trickster_makes_an_enemy_creature_attack_at_once_and_its_controller_may_block_it():
    state = evolution_scene(A={"board": ["Cake Trickster", "Ten"]}, B={"board": ["Nine", "Two"], "hand": ["One"]})
    do(state, "action Cake Trickster")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Nine", "Two"})
    do(state, "choose Nine")
    assert (asked(state), active(state)) == (("A", "block"), "A")
    do(state, "block Ten")
    assert (discard(state, "B"), asked(state)) == (["Nine"], ("B", "turn action"))


@leaves_alone("Cake Trickster")
@rule("MB-ACTION-10")
def test_cake_trickster_makes_neither_own_creatures_attack_nor_enemies_that_are_not_able_to():
    state = evolution_scene(
        A={"board": ["Cake Trickster", "Westside Monster"]}, B={"board": ["Four Sneaky"], **ANSWERED}
    )
    assert legal(state) == ["attack Cake Trickster", "attack Westside Monster"]
    state = evolution_scene(
        A={"board": ["Cake Trickster", "Westside Monster"]}, B={"board": ["Four Sneaky", "Six"], **ANSWERED}
    )
    do(state, "action Cake Trickster")
    assert (asked(state)[1], board(state, "B")) == ("block", ["Four Sneaky", "Six"]), "only the 6 is able to"


@does("Captain Hippo")
@rule("MB-ATTACK-11", "MB-HUNTER-01")
def test_captain_hippo_must_be_hunted_by_an_enemy_hunter():
    state = evolution_scene(
        A={"board": ["Four Hunter", "Nine"], "hand": ["One"]}, B={"board": ["Captain Hippo", "Two"], **ANSWERED}
    )
    assert legal(state) == ["attack Four Hunter"]
    do(state, "attack Four Hunter")
    assert legal(state) == ["hunt Captain Hippo"]
    do(state, "hunt Captain Hippo")
    assert discard(state, "A") == ["Four Hunter"]


@leaves_alone("Captain Hippo")
@rule("MB-ATTACK-11")
def test_captain_hippo_leaves_enemies_without_hunter_and_its_own_side_alone():
    without = evolution_scene(A={"board": ["Nine"], "hand": ["One"]}, B={"board": ["Captain Hippo"], **ANSWERED})
    assert set(legal(without)) == {"attack Nine", "play One"}
    state = evolution_scene(
        A={"board": ["Four Hunter"], **ANSWERED},
        B={"board": ["Captain Hippo", "Five Hunter"], "hand": ["Two"]},
        active="B",
    )
    assert set(legal(state)) == {"attack Captain Hippo", "attack Five Hunter", "play Two"}
    do(state, "attack Five Hunter")
    assert set(legal(state)) == {"no hunt", "hunt Four Hunter"}


@does("Cheeky Chimpborg")
def test_cheeky_chimpborg_makes_the_opponent_discard_a_card_for_each_of_their_creatures_at_once():
    state = evolution_scene(
        A={"hand": ["Cheeky Chimpborg"]},
        B={"board": ["One", "Two"], "hand": ["Three", "Four", "Five"], "draw": ["Nine"]},
    )
    do(state, "play Cheeky Chimpborg")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Three", "Four", "Five", "Nine"})
    do(state, "choose Three")
    refused(state, "done", "MB-CHOICE-05")
    do(state, "choose Five")
    assert (discard(state, "B"), sorted(hand(state, "B"))) == (["Three", "Five"], ["Four", "Nine"])


@leaves_alone("Cheeky Chimpborg")
def test_cheeky_chimpborg_counts_no_creature_of_its_controller():
    state = evolution_scene(A={"hand": ["Cheeky Chimpborg"], "board": ["One", "Two"]}, B={"hand": ["Three", "Four"]})
    do(state, "play Cheeky Chimpborg")
    assert (asked(state), discard(state, "B")) == (("B", "turn action"), [])
    one_only = evolution_scene(A={"hand": ["Cheeky Chimpborg", "One"]}, B={"board": ["Two"], "hand": ["Three"]})
    do(one_only, "play Cheeky Chimpborg")
    assert (hand(one_only, "A"), discard(one_only, "B")) == (["One"], ["Three"]), "its controller keeps all cards"


@does("Cheery Chimpborg")
def test_cheery_chimpborg_has_power_ten_while_there_are_three_enemy_creatures():
    state = evolution_scene(A={"board": ["Cheery Chimpborg"], **ANSWERED}, B={"board": ["One", "Two", "Nine"]})
    assert power(state, "A", "Cheery Chimpborg") == 10
    do(state, "attack Cheery Chimpborg", "hunt Nine")
    assert (discard(state, "B"), power(state, "A", "Cheery Chimpborg")) == (["Nine"], 5)


@leaves_alone("Cheery Chimpborg")
def test_cheery_chimpborg_counts_no_allied_creature_and_strengthens_nobody_else():
    few = evolution_scene(A={"board": ["Cheery Chimpborg", "One", "Two"]}, B={"board": ["One", "Two"]})
    assert power(few, "A", "Cheery Chimpborg") == 5
    many = evolution_scene(A={"board": ["Cheery Chimpborg", "Four"]}, B={"board": ["One", "Two", "Three", "Five"]})
    assert [power(many, "A", name) for name in ("Cheery Chimpborg", "Four")] == [10, 4], "also with more than three"
    assert keywords(many, "A", "Cheery Chimpborg") == ["HUNTER"]


@does("Chuckling Chimpborg")
def test_chuckling_chimpborg_costs_the_opponent_a_life_for_each_unused_mindbug_in_one_loss():
    state = evolution_scene(A={"hand": ["Chuckling Chimpborg"]}, B={"mindbugs": 2, **ANSWERED})
    do(state, "play Chuckling Chimpborg")
    events = [event for event in state.play("decline") if event["event"] == "life"]
    assert ([event["change"] for event in events], life(state, "B")) == ([-2], 1)


@leaves_alone("Chuckling Chimpborg")
def test_chuckling_chimpborg_counts_neither_used_mindbugs_nor_its_controllers():
    state = evolution_scene(A={"hand": ["Chuckling Chimpborg"], "mindbugs": 2}, B=ANSWERED)
    do(state, "play Chuckling Chimpborg")
    assert (life(state, "A"), life(state, "B"), mindbugs(state, "A")) == (3, 3, 2)
    both = evolution_scene(A={"hand": ["Chuckling Chimpborg"], "mindbugs": 2}, B={"mindbugs": 1, **ANSWERED})
    do(both, "play Chuckling Chimpborg", "decline")
    assert (life(both, "A"), life(both, "B")) == (3, 2)


@does("Cloud Lady")
@rule("MB-EVOLVE-02", "MB-SIMUL-04")
def test_cloud_lady_defeats_a_small_enemy_and_becomes_typhoon_princess_before_its_defeated_effect():
    avenger = card("Avenger", 4, defeated={"defeat": one(side="enemy", max_power=5)})
    state = evolution_scene(
        A={"board": ["Cloud Lady"]}, B={"board": ["Avenger", "Three", "Five"], **ANSWERED}, cards=[avenger]
    )
    do(state, "action Cloud Lady")
    assert (board(state, "A"), choices(state)) == (["Cloud Lady"], {"Avenger", "Three"})
    do(state, "choose Avenger")
    assert (board(state, "A"), discard(state, "B")) == (["Typhoon Princess"], ["Avenger"])


@leaves_alone("Cloud Lady")
@rule("MB-EVOLVE-12")
def test_cloud_lady_leaves_stronger_enemies_and_allies_alone_and_evolves_all_the_same():
    state = evolution_scene(A={"board": ["Cloud Lady", "One"]}, B={"board": ["Five"], **ANSWERED})
    do(state, "action Cloud Lady")
    assert (sorted(board(state, "A")), board(state, "B")) == (["One", "Typhoon Princess"], ["Five"])


@does("Coach Panda")
def test_coach_panda_gives_its_only_companion_three_power_and_frenzy():
    state = evolution_scene(A={"board": ["Coach Panda", "Four"], **ANSWERED}, B={"board": ["Six", "Five"]})
    assert (power(state, "A", "Four"), keywords(state, "A", "Four")) == (7, ["FRENZY"]), "enemies do not count"
    do(state, "attack Four", "no block")
    assert asked(state) == ("A", "attack again")
    assert life(do(state, "attack again", "no block"), "B") == 1


@leaves_alone("Coach Panda")
def test_coach_panda_gives_nothing_to_itself_to_enemies_or_to_two_companions():
    state = evolution_scene(A={"board": ["Coach Panda", "Four"], "hand": ["Two"]}, B={"board": ["Five"]})
    assert (power(state, "A", "Coach Panda"), keywords(state, "A", "Coach Panda")) == (6, [])
    assert (power(state, "B", "Five"), keywords(state, "B", "Five")) == (5, [])
    do(state, "play Two")
    assert [(power(state, "A", name), keywords(state, "A", name)) for name in ("Four", "Two")] == [(4, []), (2, [])]


@does("Curious Tadpole")
def test_curious_tadpole_gains_a_life_and_becomes_frog_prophet():
    state = evolution_scene(A={"board": ["Curious Tadpole"]}, B=ANSWERED)
    events = state.play("action Curious Tadpole")
    assert [event["event"] for event in events if event["event"] in ("life", "stage")] == ["life", "stage"]
    prophet = creature(state, "A", "Frog Prophet")
    assert (life(state, "A"), prophet["power"], prophet["keywords"]) == (4, 3, ["POISONOUS", "TOUGH"])


@leaves_alone("Curious Tadpole")
def test_curious_tadpole_leaves_the_opponents_life_alone_and_does_not_evolve_by_other_actions():
    state = evolution_scene(A={"board": ["Curious Tadpole"]}, B={"life": 2, **ANSWERED})
    assert life(do(state, "action Curious Tadpole"), "B") == 2
    idle = card("Idler", 1, action=gain(1))
    quiet = evolution_scene(A={"board": ["Curious Tadpole", "Idler"]}, B=ANSWERED, cards=[idle])
    assert board(do(quiet, "action Idler"), "A") == ["Curious Tadpole", "Idler"]


@does("Dr. Orange U. Tan")
def test_dr_orange_u_tan_may_pay_a_life_to_send_all_enemies_back_to_hand():
    state = evolution_scene(
        A={"hand": ["Dr. Orange U. Tan"]}, B={"board": ["Three", "Nine Tough"], "hand": ["One"], "draw": ["Two"]}
    )
    do(state, "play Dr. Orange U. Tan")
    assert asked(state) == ("A", "may")
    do(state, "yes")
    assert (life(state, "A"), life(state, "B"), board(state, "B"), draw(state, "B")) == (2, 3, [], 0)
    assert sorted(hand(state, "B")) == ["Nine Tough", "One", "Three", "Two"]


@leaves_alone("Dr. Orange U. Tan")
@rule("MB-CHOICE-11")
def test_dr_orange_u_tan_moves_nobody_unpaid_leaves_allies_in_play_and_at_one_life_loses_first():
    state = evolution_scene(A={"hand": ["Dr. Orange U. Tan"], "board": ["Two"]}, B={"board": ["Five"]})
    do(state, "play Dr. Orange U. Tan")
    kept = do(state.clone(), "no")
    assert (life(kept, "A"), board(kept, "B")) == (3, ["Five"])
    assert board(do(state, "yes"), "A") == ["Two", "Dr. Orange U. Tan"]
    last = evolution_scene(A={"hand": ["Dr. Orange U. Tan"], "life": 1}, B={"board": ["Five"]})
    do(last, "play Dr. Orange U. Tan", "yes")
    assert (winner(last), board(last, "B")) == ("B", ["Five"])


@does("Dragon Inn")
def test_dragon_inn_costs_the_opponent_a_life_while_its_controller_has_fewer_creatures():
    state = evolution_scene(A={"board": ["Dragon Inn"]}, B={"board": ["One", "Two"]})
    do(state, "action Dragon Inn")
    assert (life(state, "A"), life(state, "B")) == (3, 2)


@leaves_alone("Dragon Inn")
@rule("MB-ACTION-10")
def test_dragon_inn_has_no_action_while_its_controller_has_as_many_creatures():
    even = evolution_scene(A={"board": ["Dragon Inn"]}, B={"board": ["One"]})
    assert legal(even) == ["attack Dragon Inn"]
    refused(even, "action Dragon Inn", "MB-ACTION-02")
