"""First Contact, from Axolotl Healer to Killer Bee: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices
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
    power,
    refused,
    scene,
    winner,
)

FIVE = ["One", "Two", "Three", "Four", "Five"]


@does("Axolotl Healer")
def test_axolotl_healer_gains_two_life_and_poisons_what_it_fights():
    state = scene(A={"hand": ["Axolotl Healer"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "play Axolotl Healer")
    assert life(state, "A") == 5
    do(state, "attack Nine", "block Axolotl Healer")
    assert (discard(state, "A"), discard(state, "B")) == (["Axolotl Healer"], ["Nine"])


@leaves_alone("Axolotl Healer")
def test_axolotl_healer_leaves_the_opponents_life_alone_and_heals_only_when_it_comes_into_play():
    state = scene(A={"hand": ["Axolotl Healer"]}, B={"board": ["Nine"], "life": 5})
    do(state, "play Axolotl Healer")
    assert (life(state, "B"), board(state, "B")) == (5, ["Nine"])
    do(state, "attack Nine", "no block", "attack Axolotl Healer", "no block")
    assert (life(state, "A"), life(state, "B")) == (4, 4)


@does("Bee Bear")
@rule("MB-BLOCK-08")
def test_bee_bear_cannot_be_blocked_by_creatures_with_power_six_or_less():
    state = scene(A={"board": ["Bee Bear"]}, B={"board": ["Six", "Seven", "One"]})
    do(state, "attack Bee Bear")
    assert set(legal(state)) == {"no block", "block Seven"}
    refused(state, "block Six", "MB-BLOCK-08")


@leaves_alone("Bee Bear")
@rule("MB-BLOCK-08")
def test_bee_bear_leaves_other_attackers_and_its_own_blocks_alone():
    state = scene(A={"board": ["Bee Bear", "Nine"]}, B={"board": ["Six", "Five"]})
    assert set(legal(do(state.clone(), "attack Nine"))) == {"no block", "block Six", "block Five"}
    boosted = scene(A={"board": ["Bee Bear"]}, B={"board": ["Six", "Shield Bugs"]})
    assert set(legal(do(boosted, "attack Bee Bear"))) == {"no block", "block Six"}
    blocking = scene(A={"board": ["Bee Bear"]}, B={"board": ["Six"], "hand": ["One"]}, active="B")
    assert discard(do(blocking, "attack Six", "block Bee Bear"), "B") == ["Six"]


@does("Brain Fly")
def test_brain_fly_takes_control_of_a_creature_with_power_six_or_more():
    state = scene(A={"hand": ["Brain Fly"], "board": ["Ten"]}, B={"board": ["Six", "Nine", "Five"]})
    do(state, "play Brain Fly")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Ten", "Six", "Nine"})
    do(state, "choose Nine")
    assert (board(state, "A"), board(state, "B")) == (["Ten", "Brain Fly", "Nine"], ["Six", "Five"])


@leaves_alone("Brain Fly")
def test_brain_fly_leaves_weaker_creatures_alone_and_does_nothing_without_a_strong_one():
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": ["Five", "Four"], "hand": ["Ten"], "discard": ["Nine"]})
    do(state, "play Brain Fly")
    assert (board(state, "A"), board(state, "B")) == (["Brain Fly"], ["Five", "Four"])
    assert (hand(state, "B"), discard(state, "B")) == (["Ten"], ["Nine"])
    helped = scene(A={"hand": ["Brain Fly"], "board": ["Urchin Hurler"]}, B={"board": ["Nine"]})
    assert choices(do(helped, "play Brain Fly")) == {"Brain Fly", "Nine"}, "it has power 6 itself and may choose itself"


@does("Chameleon Sniper")
def test_chameleon_sniper_costs_a_life_when_it_attacks_and_only_sneaky_creatures_can_block_it():
    state = scene(A={"board": ["Chameleon Sniper"]}, B={"board": ["Two Sneaky", "Ten"]})
    do(state, "attack Chameleon Sniper")
    assert (life(state, "B"), set(legal(state))) == (2, {"no block", "block Two Sneaky"})


@leaves_alone("Chameleon Sniper")
def test_chameleon_sniper_costs_no_life_when_it_is_played_or_blocks():
    state = scene(A={"hand": ["Chameleon Sniper"]}, B={"board": ["Nine"]})
    do(state, "play Chameleon Sniper", "attack Nine", "block Chameleon Sniper")
    assert (life(state, "A"), life(state, "B")) == (3, 3)
    assert (discard(state, "A"), board(state, "B")) == (["Chameleon Sniper"], ["Nine"])
    attacking = scene(A={"board": ["Chameleon Sniper"]}, B={"board": ["Two Sneaky"]})
    assert life(do(attacking, "attack Chameleon Sniper"), "A") == 3


@does("Compost Dragon")
def test_compost_dragon_plays_a_card_from_the_own_discard_pile():
    own = {"hand": ["Compost Dragon"], "discard": ["Axolotl Healer", "Nine"]}
    state = scene(A=own, B={"board": ["Two"], "mindbugs": 1})
    do(state, "play Compost Dragon", "decline")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Axolotl Healer", "Nine"})
    refused(state, "done", "MB-CHOICE-05")
    do(state, "choose Axolotl Healer")
    assert (board(state, "A"), life(state, "A")) == (["Compost Dragon", "Axolotl Healer"], 5)
    assert "hunt Two" in legal(do(state, "attack Two", "no block", "attack Compost Dragon"))


@leaves_alone("Compost Dragon")
def test_compost_dragon_leaves_the_other_discard_pile_and_the_hand_alone():
    state = scene(A={"hand": ["Compost Dragon", "Nine"]}, B={"hand": ["One"], "discard": ["Ten"]})
    do(state, "play Compost Dragon")
    assert (board(state, "A"), hand(state, "A"), discard(state, "B")) == (["Compost Dragon"], ["Nine"], ["Ten"])
    assert asked(state) == ("B", "turn action")


@does("Deathweaver")
def test_deathweaver_stops_the_opponents_play_effects_and_poisons_what_it_fights():
    state = scene(A={"board": ["Deathweaver"]}, B={"hand": ["Kangasaurus Rex"]}, active="B")
    do(state, "play Kangasaurus Rex")
    assert board(state, "A") == ["Deathweaver"]
    do(state, "attack Deathweaver", "block Kangasaurus Rex")
    assert (discard(state, "A"), discard(state, "B")) == (["Deathweaver"], ["Kangasaurus Rex"])


@leaves_alone("Deathweaver")
def test_deathweaver_leaves_own_play_effects_and_other_effects_alone():
    state = scene(A={"board": ["Deathweaver"], "hand": ["Killer Bee", "One"]}, B={"board": ["Tusked Extorter"]})
    do(state, "play Killer Bee")
    assert life(state, "B") == 2
    do(state, "attack Tusked Extorter", "no block")
    assert (discard(state, "A"), life(state, "A")) == (["One"], 2)


@does("Elephantopus")
def test_elephantopus_forbids_the_opponent_to_block_with_power_four_or_less():
    state = scene(A={"board": ["Elephantopus", "Two"]}, B={"board": ["Four", "Five", "One"]})
    assert set(legal(do(state.clone(), "attack Two"))) == {"no block", "block Five"}
    do(state, "attack Elephantopus", "block Five", "attack Four", "no block")
    assert (life(state, "A"), board(state, "B")) == (2, ["Four", "One"])


@leaves_alone("Elephantopus")
def test_elephantopus_leaves_the_own_weak_blockers_alone_and_is_saved_once():
    state = scene(A={"board": ["Elephantopus", "Four"]}, B={"board": ["Nine", "Five"]}, active="B")
    assert set(legal(do(state, "attack Nine"))) == {"no block", "block Elephantopus", "block Four"}
    do(state, "block Elephantopus")
    assert exhausted(state, "A", "Elephantopus")


@does("Explosive Toad")
@rule("MB-CHOICE-05")
def test_explosive_toad_attacks_twice_and_defeats_a_creature_when_it_is_defeated():
    state = scene(A={"board": ["Explosive Toad", "One"]}, B={"board": ["Six", "Seven"]})
    do(state, "attack Explosive Toad", "no block", "attack again", "block Six")
    assert (life(state, "B"), asked(state), choices(state)) == (2, ("A", "choose"), {"One", "Six", "Seven"})
    do(state, "choose Seven")
    assert (board(state, "A"), board(state, "B"), discard(state, "B")) == (["One"], ["Six"], ["Seven"])


@leaves_alone("Explosive Toad")
def test_explosive_toad_defeats_nobody_when_it_survives_or_is_discarded():
    state = scene(A={"board": ["Explosive Toad"]}, B={"board": ["Four", "Nine"]})
    do(state, "attack Explosive Toad", "block Four", "stop")
    assert (board(state, "A"), board(state, "B")) == (["Explosive Toad"], ["Nine"])
    bombed = scene(A={"hand": ["Ferret Bomber"]}, B={"hand": ["Explosive Toad", "One"], "board": ["Four"]})
    do(bombed, "play Ferret Bomber")
    assert (board(bombed, "A"), board(bombed, "B")) == (["Ferret Bomber"], ["Four"])


@does("Ferret Bomber")
@rule("MB-CHOICE-03")
def test_ferret_bomber_makes_the_opponent_discard_two_cards_of_choice():
    state = scene(A={"hand": ["Ferret Bomber"]}, B={"hand": FIVE, "draw": ["Nine", "Ten"], "board": ["Six"]})
    do(state, "play Ferret Bomber", "choose Two")
    refused(state, "done", "MB-CHOICE-05")
    do(state, "choose Four")
    assert (set(discard(state, "B")), hand(state, "B")) == ({"Two", "Four"}, ["One", "Three", "Five", "Nine", "Ten"])
    do(state, "attack Six", "no block", "attack Ferret Bomber")
    assert life(state, "B") == 2, "SNEAKY: the Six cannot block it"


@leaves_alone("Ferret Bomber")
def test_ferret_bomber_leaves_the_own_hand_alone_and_bombs_only_when_it_comes_into_play():
    state = scene(A={"hand": ["Ferret Bomber", "One", "Two"]}, B={"hand": FIVE, "board": ["Six"]})
    do(state, "play Ferret Bomber", "choose Two", "choose Four")
    assert (hand(state, "A"), discard(state, "A"), board(state, "B")) == (["One", "Two"], [], ["Six"])
    do(state, "play One", "attack Ferret Bomber")
    assert (len(hand(state, "B")), len(discard(state, "B"))) == (2, 2)


@does("Giraffodile")
@rule("MB-DRAW-10")
def test_giraffodile_takes_the_whole_own_discard_pile_into_the_hand():
    own = {"hand": ["Giraffodile", *FIVE[:4]], "discard": ["Six", "Seven", "Eight"], "draw": ["Nine", "Ten"]}
    state = scene(A=own, B={"hand": ["One"]})
    do(state, "play Giraffodile")
    assert (sorted(hand(state, "A")), discard(state, "A")) == (sorted([*FIVE[:4], "Nine", "Six", "Seven", "Eight"]), [])


@leaves_alone("Giraffodile")
def test_giraffodile_leaves_the_draw_pile_and_the_opponents_discard_pile_alone():
    own = {"hand": ["Giraffodile", *FIVE[:4]], "discard": ["Six"], "draw": ["Nine", "Ten"]}
    state = scene(A=own, B={"hand": ["One"], "discard": ["Eight"]})
    do(state, "play Giraffodile")
    assert (draw(state, "A"), discard(state, "B"), hand(state, "B")) == (1, ["Eight"], ["One"])
    assert board(state, "A") == ["Giraffodile"]


@does("Goblin Werewolf")
def test_goblin_werewolf_has_power_eight_in_its_controllers_turn_and_hunts():
    state = scene(A={"board": ["Goblin Werewolf"]}, B={"board": ["Seven", "Ten"]})
    assert power(state, "A", "Goblin Werewolf") == 8
    do(state, "attack Goblin Werewolf", "hunt Seven")
    assert (board(state, "A"), discard(state, "B")) == (["Goblin Werewolf"], ["Seven"])


@leaves_alone("Goblin Werewolf")
def test_goblin_werewolf_has_power_two_in_the_opponents_turn_and_leaves_other_powers_alone():
    state = scene(A={"board": ["Goblin Werewolf", "Four"]}, B={"board": ["Three"], "hand": ["One"]}, active="B")
    assert (power(state, "A", "Goblin Werewolf"), power(state, "A", "Four"), power(state, "B", "Three")) == (2, 4, 3)
    own = scene(A={"board": ["Goblin Werewolf"]}, B={"board": ["Three"]})
    assert keywords(own, "A", "Goblin Werewolf") == ["HUNTER"], "in its controller's turn it is only stronger"
    do(state, "attack Three", "block Goblin Werewolf")
    assert (discard(state, "A"), power(state, "A", "Four")) == (["Goblin Werewolf"], 4)


@does("Gorillion")
def test_gorillion_has_power_ten():
    state = scene(A={"board": ["Gorillion"]}, B={"board": ["Nine"], "hand": ["One"]})
    assert power(state, "A", "Gorillion") == 10
    do(state, "attack Gorillion", "block Nine")
    assert (board(state, "A"), discard(state, "B")) == (["Gorillion"], ["Nine"])


@leaves_alone("Gorillion")
def test_gorillion_has_neither_keywords_nor_effects():
    state = scene(A={"hand": ["Gorillion"]}, B={"board": ["Ten", "One"]})
    do(state, "play Gorillion")
    assert (keywords(state, "A", "Gorillion"), life(state, "A"), life(state, "B")) == ([], 3, 3)
    do(state, "attack One", "no block", "attack Gorillion", "block Ten")
    assert (discard(state, "A"), discard(state, "B")) == (["Gorillion"], ["Ten"])


@does("Grave Robber")
@rule("MB-PLAY-07")
def test_grave_robber_plays_a_card_from_the_opponents_discard_pile():
    state = scene(A={"hand": ["Grave Robber"]}, B={"board": ["Nine"], "discard": ["Killer Bee", "Ten"]})
    do(state, "play Grave Robber")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Killer Bee", "Ten"})
    do(state, "choose Killer Bee")
    assert (board(state, "A"), life(state, "B"), discard(state, "B")) == (["Grave Robber", "Killer Bee"], 2, ["Ten"])
    do(state, "attack Nine", "block Grave Robber")
    assert exhausted(state, "A", "Grave Robber")


@leaves_alone("Grave Robber")
def test_grave_robber_leaves_the_own_discard_pile_alone():
    state = scene(A={"hand": ["Grave Robber"], "discard": ["Ten"]}, B={"hand": ["One"], "board": ["Two"]})
    do(state, "play Grave Robber")
    assert (board(state, "A"), discard(state, "A")) == (["Grave Robber"], ["Ten"])
    assert (board(state, "B"), hand(state, "B"), asked(state)) == (["Two"], ["One"], ("B", "turn action"))


@does("Harpy Mother")
def test_harpy_mother_takes_control_of_up_to_two_weak_creatures_when_it_is_defeated():
    state = scene(A={"board": ["Six", "Five", "Four"]}, B={"board": ["Harpy Mother", "Three"], "hand": ["One"]})
    do(state, "attack Six", "block Harpy Mother")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Five", "Four", "Three", "done"})
    do(state, "choose Five", "choose Four")
    assert (board(state, "A"), set(board(state, "B"))) == (["Six"], {"Three", "Five", "Four"})


@leaves_alone("Harpy Mother")
def test_harpy_mother_leaves_strong_creatures_alone_and_need_not_take_any():
    state = scene(A={"board": ["Six", "Five"]}, B={"board": ["Harpy Mother"], "hand": ["One"]})
    do(state, "attack Six", "block Harpy Mother")
    refused(state, "choose Six", "MB-CHOICE-05")
    do(state, "done")
    assert (board(state, "A"), board(state, "B"), asked(state)) == (["Six", "Five"], [], ("B", "turn action"))


@does("Kangasaurus Rex")
@rule("MB-SIMUL-06")
def test_kangasaurus_rex_defeats_all_enemy_creatures_with_power_four_or_less():
    state = scene(A={"hand": ["Kangasaurus Rex"]}, B={"board": ["Four", "One", "Four", "Five"]})
    do(state, "play Kangasaurus Rex")
    assert (board(state, "B"), sorted(discard(state, "B"))) == (["Five"], ["Four", "Four", "One"])


@leaves_alone("Kangasaurus Rex")
def test_kangasaurus_rex_leaves_allies_stronger_enemies_and_hand_cards_alone():
    state = scene(A={"hand": ["Kangasaurus Rex"], "board": ["One"]}, B={"board": ["Five"], "hand": ["Two"]})
    do(state, "play Kangasaurus Rex")
    assert (board(state, "A"), board(state, "B"), hand(state, "B")) == (["One", "Kangasaurus Rex"], ["Five"], ["Two"])


@does("Killer Bee")
def test_killer_bee_costs_the_opponent_a_life_when_it_comes_into_play_and_hunts():
    state = scene(A={"hand": ["Killer Bee"]}, B={"board": ["Four", "Ten"]})
    do(state, "play Killer Bee")
    assert life(state, "B") == 2
    do(state, "attack Ten", "no block", "attack Killer Bee", "hunt Four")
    assert (discard(state, "B"), life(state, "B")) == (["Four"], 2)


@leaves_alone("Killer Bee")
def test_killer_bee_costs_no_life_of_its_controller_and_none_when_it_attacks():
    state = scene(A={"hand": ["Killer Bee"], "life": 1}, B={"board": ["Ten", "Two"]})
    do(state, "play Killer Bee")
    assert (life(state, "A"), winner(state)) == (1, None)
    do(state, "attack Two", "block Killer Bee", "attack Killer Bee", "no hunt")
    assert (life(state, "B"), active(state), asked(state)) == (2, "A", ("B", "block"))
