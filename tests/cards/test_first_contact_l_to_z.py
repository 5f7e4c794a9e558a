"""First Contact, from Lone Yeti to Urchin Hurler: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    active,
    asked,
    board,
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
)

FIVE = ["One", "Two", "Three", "Four", "Five"]
SHARKY = "Sharky Crab-Dog-Mummypus"


@does("Lone Yeti")
def test_lone_yeti_has_power_ten_and_frenzy_while_it_is_the_only_ally():
    state = scene(A={"board": ["Lone Yeti"]}, B={"board": ["Nine", "Eight"]})
    assert (power(state, "A", "Lone Yeti"), keywords(state, "A", "Lone Yeti")) == (10, ["FRENZY", "TOUGH"])
    do(state, "attack Lone Yeti", "block Nine", "attack again", "block Eight")
    assert (board(state, "A"), board(state, "B")) == (["Lone Yeti"], [])


@leaves_alone("Lone Yeti")
def test_lone_yeti_with_another_ally_has_only_power_five_and_tough():
    state = scene(A={"board": ["Lone Yeti"], "discard": ["Hyenix"]}, B={"board": ["Nine"], "hand": ["One"]}, active="B")
    do(state, "attack Nine", "no block", "yes")
    assert (power(state, "A", "Lone Yeti"), keywords(state, "A", "Lone Yeti")) == (5, ["TOUGH"])
    do(state, "attack Lone Yeti", "block Nine")
    assert (exhausted(state, "A", "Lone Yeti"), active(state)) == (True, "B")


@does("Luchataur")
def test_luchataur_attacks_twice_in_a_turn():
    state = scene(A={"board": ["Luchataur"]}, B={"board": ["Eight", "Four"], "hand": ["One"]})
    do(state, "attack Luchataur", "block Eight", "attack again", "no block")
    assert (discard(state, "B"), life(state, "B"), active(state)) == (["Eight"], 2, "B")


@leaves_alone("Luchataur")
def test_luchataur_does_not_attack_a_third_time_nor_after_it_was_defeated():
    state = scene(A={"board": ["Luchataur", "Five"]}, B={"board": ["Nine"], "hand": ["One"], "life": 5})
    twice = do(state.clone(), "attack Luchataur", "no block", "attack again", "no block")
    assert (active(twice), life(twice, "B")) == ("B", 3)
    do(state, "attack Luchataur", "block Nine")
    assert (active(state), board(state, "A"), life(state, "B")) == ("B", ["Five"], 5)


@does("Mysterious Mermaid")
@rule("MB-LIFE-08")
def test_mysterious_mermaid_makes_the_own_life_equal_to_the_opponents_up_or_down():
    poor = scene(A={"life": 1, "hand": ["Mysterious Mermaid"]}, B={"life": 7, "hand": ["One"]})
    assert life(do(poor, "play Mysterious Mermaid"), "A") == 7
    rich = scene(A={"life": 6, "hand": ["Mysterious Mermaid"]}, B={"life": 2, "hand": ["One"]})
    assert life(do(rich, "play Mysterious Mermaid"), "A") == 2


@leaves_alone("Mysterious Mermaid")
def test_mysterious_mermaid_leaves_the_opponents_life_and_an_equal_life_alone():
    state = scene(A={"life": 4, "hand": ["Mysterious Mermaid"], "discard": ["Hyenix"]}, B={"life": 4, "board": ["One"]})
    do(state, "play Mysterious Mermaid")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (4, 4, ("B", "turn action"))
    do(state, "attack One", "no block", "no")
    assert (life(state, "A"), life(state, "B")) == (3, 4), "the effect happened once, when it came into play"


@does("Plated Scorpion")
@rule("MB-POISONOUS-08")
def test_plated_scorpion_is_saved_once_and_poisons_what_it_fights():
    state = scene(A={"board": ["Plated Scorpion"]}, B={"board": ["Ten"], "hand": ["One"]})
    do(state, "attack Plated Scorpion", "block Ten")
    assert (discard(state, "B"), exhausted(state, "A", "Plated Scorpion")) == (["Ten"], True)


@leaves_alone("Plated Scorpion")
def test_plated_scorpion_is_saved_only_once_and_poisons_nobody_outside_of_combat():
    scorpion = {"card": "Plated Scorpion", "exhausted": True}
    state = scene(A={"board": [scorpion, "One"]}, B={"hand": ["Kangasaurus Rex"], "board": ["Nine"]}, active="B")
    do(state, "play Kangasaurus Rex")
    assert (board(state, "A"), board(state, "B")) == ([], ["Nine", "Kangasaurus Rex"])
    poison = scene(A={"board": ["Plated Scorpion"]}, B={"board": ["Nine", "Ten"]})
    do(poison, "attack Plated Scorpion", "no block")
    assert (board(poison, "B"), exhausted(poison, "A", "Plated Scorpion")) == (["Nine", "Ten"], False)


@does("Rhino Turtle")
@rule("MB-FRENZY-05")
def test_rhino_turtle_attacks_twice_and_is_saved_once():
    state = scene(A={"board": ["Rhino Turtle"]}, B={"board": ["Nine", "Seven"], "hand": ["One"]})
    do(state, "attack Rhino Turtle", "block Nine")
    assert (exhausted(state, "A", "Rhino Turtle"), asked(state)) == (True, ("A", "attack again"))
    do(state, "attack again", "block Seven")
    assert (board(state, "A"), board(state, "B")) == (["Rhino Turtle"], ["Nine"])


@leaves_alone("Rhino Turtle")
def test_rhino_turtle_is_not_saved_a_second_time_and_not_when_it_wins():
    state = scene(A={"board": ["Rhino Turtle"], "hand": ["One"]}, B={"board": ["Nine", "Seven"]})
    won = do(state.clone(), "attack Rhino Turtle", "block Seven")
    assert not exhausted(won, "A", "Rhino Turtle")
    do(state, "attack Rhino Turtle", "block Nine", "attack again", "block Nine")
    assert (discard(state, "A"), board(state, "B"), active(state)) == (["Rhino Turtle"], ["Nine", "Seven"], "B")


@does("Shark Dog")
@rule("MB-HUNTER-09")
def test_shark_dog_defeats_an_enemy_creature_with_power_six_or_more_and_then_hunts():
    state = scene(A={"board": ["Shark Dog"]}, B={"board": ["Six", "Ten", "Three"]})
    do(state, "attack Shark Dog")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Six", "Ten"})
    do(state, "choose Ten")
    assert set(legal(state)) == {"no hunt", "hunt Six", "hunt Three"}
    do(state, "hunt Three")
    assert (discard(state, "B"), board(state, "B")) == (["Ten", "Three"], ["Six"])


@leaves_alone("Shark Dog")
def test_shark_dog_leaves_own_and_weaker_creatures_alone_and_defeats_nobody_when_it_blocks():
    state = scene(A={"board": ["Shark Dog", "Nine"]}, B={"board": ["Five"], "hand": ["One"]})
    attacked = do(state.clone(), "attack Shark Dog", "no hunt", "no block")
    assert (board(attacked, "A"), board(attacked, "B")) == (["Shark Dog", "Nine"], ["Five"])
    blocked = scene(A={"board": ["Shark Dog"], "hand": ["One"]}, B={"board": ["Six", "Seven"]}, active="B")
    do(blocked, "attack Six", "block Shark Dog")
    assert (discard(blocked, "A"), board(blocked, "B")) == (["Shark Dog"], ["Six", "Seven"])


@does("Sharky Crab-Dog-Mummypus")
@rule("MB-CONST-09", "MB-SNEAKY-06")
def test_sharky_has_the_four_keywords_that_enemy_creatures_have():
    state = scene(A={"board": ["Spider Owl"]}, B={"board": [SHARKY, "Luchataur"]})
    assert keywords(state, "B", SHARKY) == ["POISONOUS", "SNEAKY"]
    do(state, "attack Spider Owl")
    assert set(legal(state)) == {"no block", f"block {SHARKY}"}
    other = scene(A={"board": ["Luchataur", "Killer Bee"]}, B={"board": [SHARKY]})
    assert keywords(other, "B", SHARKY) == ["FRENZY", "HUNTER"]


@leaves_alone("Sharky Crab-Dog-Mummypus")
@rule("MB-CONST-09")
def test_sharky_copies_neither_tough_nor_the_keywords_of_allies_and_gives_nothing_to_others():
    state = scene(A={"board": ["Elephantopus", "Killer Bee", "One Fast"]}, B={"board": [SHARKY, "Luchataur", "Four"]})
    assert keywords(state, "B", SHARKY) == ["HUNTER"]
    assert (keywords(state, "B", "Four"), keywords(state, "B", "Luchataur")) == ([], ["FRENZY"])


@does("Shield Bugs")
def test_shield_bugs_make_other_allies_stronger_and_two_of_them_each_other():
    state = scene(A={"board": ["Shield Bugs", "Shield Bugs", "Eight"]}, B={"board": ["Nine"], "hand": ["One"]})
    assert [one["power"] for one in state.view()["A"]["board"]] == [5, 5, 10]
    do(state, "attack Shield Bugs", "block Nine")
    assert [one["exhausted"] for one in state.view()["A"]["board"]] == [True, False, False]


@leaves_alone("Shield Bugs")
def test_shield_bugs_leave_themselves_enemies_and_hand_cards_alone():
    bugs = {"card": "Shield Bugs", "exhausted": True}
    state = scene(A={"board": [bugs, "Four"], "hand": ["Three"]}, B={"board": ["Five"]})
    assert (power(state, "A", "Shield Bugs"), power(state, "B", "Five"), keywords(state, "A", "Four")) == (4, 5, [])
    do(state, "attack Shield Bugs", "block Five")
    assert (board(state, "A"), power(state, "A", "Four")) == (["Four"], 4)


@does("Snail Hydra")
@rule("MB-CHOICE-05", "MB-ATTACK-07")
def test_snail_hydra_defeats_any_creature_when_its_controller_has_fewer_of_them():
    state = scene(A={"board": ["Snail Hydra"], "hand": ["One"]}, B={"board": ["Ten", "Two"]})
    do(state, "attack Snail Hydra")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Snail Hydra", "Ten", "Two"})
    other = do(state.clone(), "choose Ten")
    assert (asked(other), board(other, "B"), discard(other, "B")) == (("B", "block"), ["Two"], ["Ten"])
    do(state, "choose Snail Hydra")
    assert (active(state), life(state, "B"), discard(state, "A")) == ("B", 3, ["Snail Hydra"])


@leaves_alone("Snail Hydra")
def test_snail_hydra_defeats_nobody_when_its_controller_has_as_many_creatures_or_more():
    for own in (["Snail Hydra", "One"], ["Snail Hydra", "One", "Two"]):
        state = scene(A={"board": own}, B={"board": ["Ten", "Five"]})
        do(state, "attack Snail Hydra")
        assert (asked(state), board(state, "A"), board(state, "B")) == (("B", "block"), own, ["Ten", "Five"])


@does("Snail Thrower")
def test_snail_thrower_gives_hunter_and_poisonous_to_other_weak_allies():
    state = scene(A={"board": ["Snail Thrower", "Four"]}, B={"board": ["Ten", "Nine"]})
    assert keywords(state, "A", "Four") == ["HUNTER", "POISONOUS"]
    do(state, "attack Four", "hunt Ten")
    assert (discard(state, "A"), discard(state, "B")) == (["Four"], ["Ten"])


@leaves_alone("Snail Thrower")
def test_snail_thrower_leaves_stronger_allies_enemies_and_itself_alone():
    state = scene(A={"board": ["Snail Thrower", "Five"]}, B={"board": ["Three"], "hand": ["Two"]})
    assert (keywords(state, "A", "Five"), keywords(state, "B", "Three")) == ([], [])
    assert keywords(state, "A", "Snail Thrower") == ["POISONOUS"]
    do(state, "attack Snail Thrower")
    assert asked(state) == ("B", "block")


@does("Spider Owl")
def test_spider_owl_is_blocked_by_sneaky_creatures_only_and_poisons_what_it_fights():
    state = scene(A={"board": ["Spider Owl"]}, B={"board": ["Nine", "Ten"], "hand": ["One"]})
    attacked = do(state.clone(), "attack Spider Owl")
    assert (life(attacked, "B"), board(attacked, "B")) == (2, ["Nine", "Ten"])
    do(attacked, "attack Nine", "block Spider Owl")
    assert (discard(attacked, "A"), discard(attacked, "B")) == (["Spider Owl"], ["Nine"])


@leaves_alone("Spider Owl")
def test_spider_owl_can_be_blocked_by_a_sneaky_creature_and_may_block_anybody():
    state = scene(A={"board": ["Spider Owl"]}, B={"board": ["Two Sneaky", "Ten"], "hand": ["One"]})
    do(state, "attack Spider Owl", "block Two Sneaky")
    assert (board(state, "A"), discard(state, "B"), life(state, "B")) == (["Spider Owl"], ["Two Sneaky"], 3)
    assert "block Spider Owl" in legal(do(state, "attack Ten"))


@does("Strange Barrel")
@rule("MB-STEAL-01")
def test_strange_barrel_steals_two_random_cards_when_it_is_defeated():
    state = scene(
        A={"board": ["Strange Barrel"], "hand": ["Nine"]}, B={"board": ["Ten"], "hand": FIVE, "draw": ["Six"]}
    )
    do(state, "attack Strange Barrel", "block Ten")
    assert asked(state) == ("chance", "choose")
    do(state, "random Two", "random Five")
    assert (sorted(hand(state, "A")), hand(state, "B")) == (["Five", "Nine", "Two"], ["One", "Three", "Four", "Six"])


@leaves_alone("Strange Barrel")
def test_strange_barrel_steals_nothing_while_it_survives_and_nothing_but_hand_cards():
    state = scene(A={"board": ["Strange Barrel"]}, B={"board": ["Five", "Ten"], "hand": ["One"], "discard": ["Four"]})
    do(state, "attack Strange Barrel", "block Five")
    assert (hand(state, "A"), hand(state, "B")) == ([], ["One"])
    do(state, "attack Ten", "block Strange Barrel")
    assert (hand(state, "A"), hand(state, "B"), set(discard(state, "B"))) == (["One"], [], {"Four", "Five"})


@does("Tiger Squirrel")
def test_tiger_squirrel_defeats_an_enemy_creature_with_power_seven_or_more():
    state = scene(A={"hand": ["Tiger Squirrel"]}, B={"board": ["Seven", "Ten", "Six"]})
    do(state, "play Tiger Squirrel")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Seven", "Ten"})
    do(state, "choose Ten", "attack Six", "no block", "attack Tiger Squirrel")
    assert (discard(state, "B"), life(state, "B")) == (["Ten"], 2), "SNEAKY: neither Six nor Seven can block it"


@leaves_alone("Tiger Squirrel")
def test_tiger_squirrel_leaves_weaker_enemies_and_strong_allies_alone():
    state = scene(A={"hand": ["Tiger Squirrel"], "board": ["Ten"]}, B={"board": ["Six"], "hand": ["Nine"]})
    do(state, "play Tiger Squirrel")
    assert (board(state, "A"), board(state, "B"), hand(state, "B")) == (["Ten", "Tiger Squirrel"], ["Six"], ["Nine"])


@does("Turbo Bug")
def test_turbo_bug_takes_all_life_but_one_when_it_attacks():
    state = scene(A={"board": ["Turbo Bug"]}, B={"life": 9, "board": ["Five"]})
    do(state, "attack Turbo Bug")
    assert (life(state, "B"), asked(state)) == (1, ("B", "block"))


@leaves_alone("Turbo Bug")
def test_turbo_bug_leaves_the_last_life_and_the_own_life_alone():
    state = scene(A={"life": 5, "board": ["Turbo Bug"]}, B={"life": 1, "board": ["Five"], "discard": ["Hyenix"]})
    do(state, "attack Turbo Bug")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (5, 1, ("B", "block"))
    do(state, "block Five")
    assert (life(state, "B"), discard(state, "A")) == (1, ["Turbo Bug"])


@does("Tusked Extorter")
def test_tusked_extorter_makes_the_opponent_discard_a_card_of_choice_when_it_attacks():
    state = scene(A={"board": ["Tusked Extorter"]}, B={"hand": FIVE, "draw": ["Nine"], "board": ["Seven"]})
    do(state, "attack Tusked Extorter")
    assert (asked(state), choices(state)) == (("B", "choose"), set(FIVE))
    do(state, "choose Four")
    assert (discard(state, "B"), hand(state, "B")) == (["Four"], ["One", "Two", "Three", "Five", "Nine"])
    assert asked(state) == ("B", "block")


@leaves_alone("Tusked Extorter")
def test_tusked_extorter_leaves_the_own_hand_alone_and_extorts_nothing_when_it_blocks():
    state = scene(A={"hand": ["Tusked Extorter", "One"]}, B={"hand": ["Two", "Three"], "board": ["Five"]})
    do(state, "play Tusked Extorter", "attack Five", "block Tusked Extorter")
    assert (hand(state, "A"), hand(state, "B"), draw(state, "B")) == (["One"], ["Two", "Three"], 0)
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Five"])
    do(state, "attack Tusked Extorter", "choose Two")
    assert (hand(state, "A"), hand(state, "B")) == (["One"], ["Three"])


@does("Urchin Hurler")
def test_urchin_hurler_makes_other_allies_stronger_in_its_controllers_turn_and_hunts():
    state = scene(A={"board": ["Urchin Hurler", "Four", "Eight"]}, B={"board": ["Five", "Six"]})
    assert (power(state, "A", "Four"), power(state, "A", "Eight"), keywords(state, "A", "Four")) == (6, 10, [])
    hunted = do(state.clone(), "attack Urchin Hurler", "hunt Five")
    assert discard(hunted, "B") == ["Five"]
    do(state, "attack Four", "block Five")
    assert (discard(state, "B"), creature(state, "A", "Four")["power"]) == (["Five"], 4)


@leaves_alone("Urchin Hurler")
def test_urchin_hurler_leaves_itself_and_enemies_and_the_opponents_turn_alone():
    state = scene(A={"board": ["Urchin Hurler", "Four"]}, B={"board": ["Five"], "hand": ["One"]})
    assert (power(state, "A", "Urchin Hurler"), power(state, "B", "Five")) == (5, 5)
    theirs = scene(A={"board": ["Urchin Hurler", "Four"]}, B={"board": ["Five"]}, active="B")
    do(theirs, "attack Five", "block Four")
    assert (discard(theirs, "A"), board(theirs, "B")) == (["Four"], ["Five"])
    refused(state, "attack Five", "MB-ATTACK-01")
