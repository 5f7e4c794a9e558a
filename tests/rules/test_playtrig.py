"""Play effects."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    asked,
    board,
    card,
    creature,
    discard,
    do,
    draw,
    gain,
    hand,
    in_order,
    life,
    mindbugs,
    one,
    one_card,
    refused,
    scene,
)

EXECUTIONER = card("Executioner", 4, play={"defeat": one()})
CALLER = card("Caller", 4, play=in_order({"play_card": one_card("your discard pile")}, gain(1)))
LAST_CALL = card("Last Call", 5, defeated={"play_card": one_card("your discard pile")})
SPRINTER = {**card("Sprinter", 4, "FAST", play=gain(5)), "octonite": 2}


@rule("MB-PLAYTRIG-01")
def test_a_card_played_out_of_the_own_discard_pile_has_its_play_effect():
    state = scene(A={"hand": ["Compost Dragon"], "discard": ["Axolotl Healer"]}, B={"hand": ["One"]})
    do(state, "play Compost Dragon")
    assert board(state, "A") == ["Compost Dragon", "Axolotl Healer"]
    assert (life(state, "A"), life(state, "B")) == (5, 3)


@rule("MB-PLAYTRIG-01")
def test_a_card_played_out_of_the_other_discard_pile_has_its_play_effect_for_the_player_who_plays_it():
    state = scene(A={"hand": ["Grave Robber"]}, B={"hand": ["One"], "discard": ["Axolotl Healer"]})
    do(state, "play Grave Robber")
    assert board(state, "A") == ["Grave Robber", "Axolotl Healer"]
    assert (life(state, "A"), life(state, "B")) == (5, 3)


@rule("MB-PLAYTRIG-01")
def test_a_card_handed_over_has_its_play_effect_only_if_it_is_played():
    state = scene(A={"hand": ["Hungry Hungry Hamster"]}, B={"hand": ["Axolotl Healer"], "board": ["One"]})
    do(state, "play Hungry Hungry Hamster")
    kept = do(state.clone(), "no")
    assert (hand(kept, "A"), life(kept, "A")) == (["Axolotl Healer"], 3)
    do(state, "yes")
    assert (hand(state, "A"), life(state, "A")) == ([], 5)


@rule("MB-PLAYTRIG-01")
def test_a_play_effect_does_not_happen_again_when_another_creature_comes_into_play():
    state = scene(A={"hand": ["Five"], "board": ["Axolotl Healer"]}, B={"hand": ["One"]})
    do(state, "play Five")
    assert life(state, "A") == 3


@rule("MB-PLAYTRIG-02")
def test_only_the_taker_of_a_mindbugged_card_has_its_play_effect():
    own = {"hand": ["Ferret Bomber", "One", "Two", "Three", "Four"], "draw": ["Five", "Six", "Seven"]}
    state = scene(A=own, B={"mindbugs": 1, "hand": ["Nine", "Ten"]})
    do(state, "play Ferret Bomber", "mindbug")
    assert (asked(state), draw(state, "A")) == (("A", "choose"), 2)
    assert choices(state) == {"One", "Two", "Three", "Four", "Five"}
    do(state, "choose One", "choose Two")
    assert (set(discard(state, "A")), hand(state, "A")) == ({"One", "Two"}, ["Three", "Four", "Five", "Six", "Seven"])
    assert (board(state, "B"), hand(state, "B"), discard(state, "B")) == (["Ferret Bomber"], ["Nine", "Ten"], [])


@rule("MB-PLAYTRIG-03")
def test_taking_control_of_a_creature_does_not_trigger_its_play_effect():
    state = scene(A={"hand": ["Brain Fly"]}, B={"board": ["Kangasaurus Rex", "Three"]})
    do(state, "play Brain Fly")
    assert board(state, "A") == ["Brain Fly", "Kangasaurus Rex"]
    assert board(state, "B") == ["Three"]


@rule("MB-PLAYTRIG-06")
def test_a_play_effect_must_be_carried_out_even_against_the_own_creatures():
    state = scene(A={"hand": ["Executioner"], "board": ["Nine"]}, B={"hand": ["One"]}, cards=[EXECUTIONER])
    do(state, "play Executioner")
    assert choices(state) == {"Nine", "Executioner"}
    refused(state, "done", "MB-CHOICE-05")
    do(state, "choose Executioner")
    assert (board(state, "A"), discard(state, "A")) == (["Nine"], ["Executioner"])


@rule("MB-PLAYTRIG-06")
def test_a_lone_creature_whose_play_effect_defeats_a_creature_defeats_itself():
    state = scene(A={"hand": ["Executioner"]}, B={"hand": ["One"]}, cards=[EXECUTIONER])
    do(state, "play Executioner")
    assert (board(state, "A"), discard(state, "A")) == ([], ["Executioner"])


@rule("MB-PLAYTRIG-06")
def test_a_play_effect_that_finds_nothing_does_nothing():
    state = scene(A={"hand": ["Tiger Squirrel"], "board": ["Nine"]}, B={"board": ["Six"]})
    do(state, "play Tiger Squirrel")
    assert (board(state, "A"), board(state, "B")) == (["Nine", "Tiger Squirrel"], ["Six"])
    assert asked(state) == ("B", "turn action")


@rule("MB-PLAYTRIG-07")
def test_the_play_effect_of_a_card_that_an_effect_plays_waits_until_that_effect_is_finished():
    state = scene(
        A={"life": 1, "hand": ["Caller"], "discard": ["Mysterious Mermaid"]}, B={"hand": ["One"]}, cards=[CALLER]
    )
    do(state, "play Caller")
    assert life(state, "A") == 3, "1, then 2 by Caller, then 3 by Mysterious Mermaid; not 3 and then 4"


@rule("MB-PLAYTRIG-08")
def test_deathweaver_stops_the_play_effects_of_the_opponent():
    state = scene(A={"hand": ["One", "Two"], "board": ["Deathweaver"]}, B={"hand": ["Ferret Bomber"]}, active="B")
    do(state, "play Ferret Bomber")
    assert (board(state, "B"), hand(state, "A")) == (["Ferret Bomber"], ["One", "Two"])
    assert asked(state) == ("A", "turn action")


@rule("MB-PLAYTRIG-08")
def test_deathweaver_stops_even_the_play_effect_that_would_defeat_it():
    state = scene(A={"board": ["Deathweaver"]}, B={"hand": ["Kangasaurus Rex"]}, active="B")
    do(state, "play Kangasaurus Rex")
    assert board(state, "A") == ["Deathweaver"]


@rule("MB-PLAYTRIG-08")
def test_deathweaver_does_not_hinder_its_controller():
    state = scene(A={"hand": ["Axolotl Healer"], "board": ["Deathweaver"]}, B={"hand": ["One"]})
    do(state, "play Axolotl Healer")
    assert life(state, "A") == 5


@rule("MB-PLAYTRIG-08")
def test_deathweaver_looks_at_who_resolves_the_play_effect_and_not_at_who_played_the_card():
    weaver = {"board": ["Deathweaver"]}
    theirs = scene(A={"hand": ["Axolotl Healer"], **weaver}, B={"mindbugs": 1})
    do(theirs, "play Axolotl Healer", "mindbug")
    assert (board(theirs, "B"), life(theirs, "A"), life(theirs, "B")) == (["Axolotl Healer"], 3, 3)
    mine = scene(A={"mindbugs": 1, **weaver}, B={"hand": ["Axolotl Healer"], "board": ["One"]}, active="B")
    do(mine, "play Axolotl Healer", "mindbug")
    assert (mindbugs(mine, "A"), life(mine, "A"), life(mine, "B")) == (0, 5, 3)


@rule("MB-PLAYTRIG-08")
def test_deathweaver_stops_a_play_effect_however_its_creature_came_into_play():
    state = scene(
        A={"board": ["Deathweaver", "Nine"]},
        B={"board": ["Last Call"], "discard": ["Killer Bee"]},
        cards=[LAST_CALL],
    )
    do(state, "attack Nine", "block Last Call", "choose Killer Bee")
    assert (board(state, "B"), life(state, "A")) == (["Killer Bee"], 3)


@rule("MB-PLAYTRIG-08")
def test_deathweaver_stops_neither_attack_nor_defeated_effects():
    state = scene(
        A={"hand": ["One", "Two"], "board": ["Deathweaver", "Nine"]},
        B={"board": ["Tusked Extorter", "Three"]},
        active="B",
    )
    do(state, "attack Tusked Extorter", "choose One", "no block")
    assert (discard(state, "A"), life(state, "A")) == (["One"], 2)
    toad = scene(A={"board": ["Deathweaver", "Nine"]}, B={"board": ["Explosive Toad"]})
    do(toad, "attack Nine", "block Explosive Toad", "choose Nine")
    assert board(toad, "A") == ["Deathweaver"]


@rule("MB-PLAYTRIG-08")
def test_fast_and_counters_are_no_play_effects_and_come_in_spite_of_deathweaver():
    state = scene(A={"board": ["Deathweaver"]}, B={"hand": ["Sprinter"]}, active="B", cards=[SPRINTER])
    do(state, "play Sprinter")
    assert (asked(state), creature(state, "B", "Sprinter")["octonite"]) == (("B", "fast attack"), 2)
    do(state, "attack Sprinter", "no block")
    assert (life(state, "A"), life(state, "B")) == (2, 3)


@rule("MB-PLAYTRIG-08", "MB-SIMUL-04")
def test_whether_deathweaver_is_in_play_is_looked_at_when_the_play_effect_would_start():
    state = scene(
        A={"board": ["Deathweaver", "Explosive Toad"]},
        B={"board": ["Last Call"], "discard": ["Killer Bee"]},
        cards=[LAST_CALL],
    )
    do(state, "attack Explosive Toad", "block Last Call", "first Last Call", "choose Killer Bee")
    stopped = do(state.clone(), "first Killer Bee")
    assert life(stopped, "A") == 3
    do(state, "first Explosive Toad", "choose Deathweaver")
    assert life(state, "A") == 2


COPIER = card("Copier", 4, "TOUGH", play={"copy_play": {"pick": {"creatures": {"other": True}}}})
HEALER = card("Healer", 4, play=gain(2))


@rule("MB-PLAYTRIG-09")
def test_a_copied_play_effect_is_carried_out_as_the_copiers_own_and_not_used_up():
    fleeing = card("Fleeing", 3, play={"to_your_hand": "this"})
    state = scene(A={"hand": ["Copier"]}, B={"board": ["Fleeing"], "hand": ["One"]}, cards=[COPIER, fleeing])
    do(state, "play Copier")
    assert (hand(state, "A"), board(state, "A"), board(state, "B")) == (["Copier"], [], ["Fleeing"]), "it is 'this'"
    do(state, "play One", "play Copier")
    assert hand(state, "A") == ["Copier"], "it can be copied again in another turn"


@rule("MB-PLAYTRIG-09")
def test_the_mandatory_parts_of_a_copied_effect_are_mandatory_for_the_copier():
    state = scene(A={"hand": ["Copier"]}, B={"board": ["Executioner"], "hand": ["One"]}, cards=[COPIER, EXECUTIONER])
    do(state, "play Copier")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Copier", "Executioner"})
    do(state, "choose Copier")
    assert creature(state, "A", "Copier")["exhausted"]


@rule("MB-PLAYTRIG-09")
def test_only_creatures_with_a_play_effect_can_be_copied():
    state = scene(
        A={"hand": ["Copier"]}, B={"board": ["Healer", "Last Call", "Nine"]}, cards=[COPIER, HEALER, LAST_CALL]
    )
    assert life(do(state, "play Copier"), "A") == 5
    nobody = scene(A={"hand": ["Copier"]}, B={"board": ["Last Call"], "hand": ["One"]}, cards=[COPIER, LAST_CALL])
    assert asked(do(nobody, "play Copier")) == ("B", "turn action")


@rule("MB-PLAYTRIG-09")
def test_in_a_chain_of_copies_each_creature_is_copied_once():
    state = scene(
        A={"hand": ["Copier"], "board": ["Copier"]}, B={"board": ["Healer"], "hand": ["One"]}, cards=[COPIER, HEALER]
    )
    do(state, "play Copier")
    assert choices(state) == {"Copier", "Healer"}, "the other Copier"
    do(state, "choose Copier")
    assert (life(state, "A"), asked(state)) == (5, ("B", "turn action")), "it copies the Healer, the last one left"


DOUBLE = {
    **card("Double", 4),
    "abilities": [{"trigger": "play", "effect": gain(1)}, {"trigger": "attack", "effect": gain(1)}],
}


@rule("MB-PLAYTRIG-11")
def test_a_text_for_play_and_attack_happens_as_the_creature_comes_into_play_and_at_each_attack():
    state = scene(A={"hand": ["Double"]}, B={"hand": ["One"]}, cards=[DOUBLE])
    do(state, "play Double")
    assert life(state, "A") == 4
    do(state, "play One", "attack Double", "no block")
    assert life(state, "A") == 5


@rule("MB-PLAYTRIG-11")
def test_texts_that_look_for_a_play_effect_find_one_that_is_an_attack_effect_too():
    state = scene(A={"hand": ["Copier"]}, B={"board": ["Double"], "hand": ["One"]}, cards=[COPIER, DOUBLE])
    assert life(do(state, "play Copier"), "A") == 4, "once: the Attack effect is not copied"
