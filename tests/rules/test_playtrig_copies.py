"""Copies of creatures that have several Play effects, or have them from texts of others."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, discards, firsts, happened, may
from tests.rules.scenes import (
    asked,
    board,
    card,
    do,
    gain,
    hand,
    in_order,
    legal,
    life,
    lose,
    octonite,
    one,
    one_card,
    scene,
)

OTHERS = {"creatures": {"other": True}}
COPIER = card("Copier", 4, "TOUGH", play={"copy_play": {"pick": OTHERS}})
HEALER = card("Healer", 3, play=gain(2))
SHOWER = card("Shower", 4, play=may({"reveal": one_card("your hand")}, {"copy_play": "it"}))


def giver(name: str, effect: Any, group: Any = None, cost: int = 0) -> dict[str, Any]:
    """A creature that gives others a Play effect: allied ones of power 3 or less."""
    given = {"group": group or {"creatures": {"side": "allied", "max_power": 3}}, "trigger": "play", "effect": effect}
    return card(name, 5, constant={"grants": {**given, "cost_octonite": cost} if cost else given})


def two_effects(name: str, first: Any, second: Any) -> dict[str, Any]:
    """A creature with two Play effects of its own."""
    return {**card(name, 3), "abilities": [{"trigger": "play", "effect": effect} for effect in (first, second)]}


STINGING = giver("Stinger", lose(1))
FEEDING = giver("Feeder", gain(5))


@rule("MB-PLAYTRIG-09", "MB-PLAYTRIG-12")
def test_a_creature_that_is_given_a_play_effect_can_be_copied():
    state = scene(
        A={"hand": ["Copier"]},
        B={"board": ["Feeder", "Three", "Two", "Nine"], "hand": ["One"]},
        cards=[COPIER, FEEDING],
    )
    do(state, "play Copier")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Three", "Two"}), "neither the giver nor the Nine"
    do(state, "choose Two")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (8, 3, ("B", "turn action")), "it is the copier's"


@rule("MB-PLAYTRIG-12")
def test_what_is_given_from_a_discard_pile_or_to_enemies_is_copied_too():
    grave = {**card("Grave Giver", 5), "abilities": [{**FEEDING["abilities"][0], "place": "in discard pile"}]}
    state = scene(
        A={"hand": ["Copier"]}, B={"board": ["Two"], "discard": ["Grave Giver"], "hand": ["One"]}, cards=[COPIER, grave]
    )
    assert life(do(state, "play Copier"), "A") == 8
    curse = giver("Curse", gain(5), {"creatures": {"side": "enemy", "max_power": 3}})
    cursed = scene(
        A={"hand": ["Copier"], "board": ["Curse"]}, B={"board": ["Two"], "hand": ["One"]}, cards=[COPIER, curse]
    )
    assert life(do(cursed, "play Copier"), "A") == 8


@rule("MB-PLAYTRIG-12")
def test_nobody_is_given_a_play_effect_while_the_condition_does_not_hold():
    fickle = {**giver("Fickle", gain(5)), "abilities": [{**FEEDING["abilities"][0], "condition": "your_turn"}]}
    state = scene(A={"hand": ["Copier"]}, B={"board": ["Fickle", "Two"], "hand": ["One"]}, cards=[COPIER, fickle])
    assert asked(do(state, "play Copier")) == ("B", "turn action"), "it is not B's turn"
    own = scene(A={"hand": ["Copier"], "board": ["Fickle", "Two"]}, B={"hand": ["One"]}, cards=[COPIER, fickle])
    assert life(do(own, "play Copier"), "A") == 8


@rule("MB-PLAYTRIG-12")
def test_the_controller_of_the_copier_picks_which_of_several_effects_comes_first():
    sides = {"A": {"hand": ["Copier"]}, "B": {"board": ["Stinger", "Healer"], "hand": ["One"], "life": 1}}
    state = scene(**sides, cards=[COPIER, HEALER, STINGING])
    do(state, "play Copier")
    assert (asked(state), firsts(state)) == (("A", "order"), {"Copier", "Copier #2"})
    assert state.view()["decision"] == {"type": "order", "card": "Copier", "place": 0, "by": "A"}
    printed = do(state.clone(), "first Copier")
    assert (life(printed, "A"), printed.returns()) == (5, [1, -1]), "then the given one, without another question"
    given = do(state, "first Copier #2")
    assert (life(given, "A"), given.returns()) == (3, [1, -1]), "the game is over before the other"


@rule("MB-PLAYTRIG-12")
def test_after_each_effect_the_next_one_is_picked_among_the_others():
    cards = [COPIER, HEALER, FEEDING, giver("Thief", discards(1))]
    state = scene(
        A={"hand": ["Copier"]}, B={"board": ["Healer", "Feeder", "Thief"], "hand": ["One", "Six"]}, cards=cards
    )
    do(state, "play Copier")
    assert firsts(state) == {"Copier", "Copier #2", "Copier #3"}
    do(state, "first Copier #3")
    assert asked(state) == ("B", "choose"), "an effect that has begun is finished first"
    do(state, "choose Six")
    assert (asked(state), firsts(state), life(state, "A")) == (("A", "order"), {"Copier", "Copier #2"}, 3)
    assert life(do(state.clone(), "first Copier #2"), "A") == 10
    events = state.play("first Copier")
    assert happened(events, "effect", "life") == ["effect Copier", "life A +2", "effect Copier", "life A +5"]
    assert asked(state) == ("B", "turn action")


@rule("MB-PLAYTRIG-12")
def test_the_controller_of_the_copier_picks_also_in_the_turn_of_another_player():
    cards = [COPIER, HEALER, STINGING]
    sides = {"A": {"hand": ["Copier"]}, "B": {"board": ["Stinger", "Healer"], "hand": ["One"], "mindbugs": 1}}
    state = scene(**sides, cards=cards)
    do(state, "play Copier", "mindbug")
    assert (asked(state), firsts(state)) == (("B", "order"), {"Copier", "Copier #2"})
    do(state, "first Copier")
    assert (life(state, "A"), life(state, "B")) == (2, 5)


@rule("MB-PLAYTRIG-12")
def test_which_effects_a_creature_has_is_settled_when_it_is_copied():
    hunter = card("Hunter", 3, play={"defeat": one()})
    sides = {"A": {"hand": ["Copier"]}, "B": {"board": ["Feeder", "Hunter"], "hand": ["One"]}}
    state = scene(**sides, cards=[COPIER, hunter, FEEDING])
    do(state, "play Copier", "first Copier", "choose Feeder")
    assert (board(state, "B"), life(state, "A")) == (["Hunter"], 8), "the giver is gone"
    gone = scene(**sides, cards=[COPIER, hunter, FEEDING])
    do(gone, "play Copier", "first Copier", "choose Hunter")
    assert (board(gone, "B"), life(gone, "A")) == (["Feeder"], 8), "the copied creature is gone"


@rule("MB-PLAYTRIG-12")
def test_two_printed_play_effects_are_ordered_too_and_a_revealed_card_has_printed_ones_only():
    double = two_effects("Double", gain(1), lose(1))
    state = scene(A={"hand": ["Copier"]}, B={"board": ["Double"], "hand": ["One"]}, cards=[COPIER, double])
    do(state, "play Copier")
    assert firsts(state) == {"Copier", "Copier #2"}
    do(state, "first Copier #2")
    assert (life(state, "A"), life(state, "B")) == (4, 2)
    shown = scene(
        A={"hand": ["Shower", "Double"], "board": ["Feeder"]}, B={"hand": ["One"]}, cards=[SHOWER, double, FEEDING]
    )
    do(shown, "play Shower", "yes")
    assert (asked(shown), firsts(shown)) == (("A", "order"), {"Shower", "Shower #2"})
    do(shown, "first Shower")
    assert (life(shown, "A"), life(shown, "B"), hand(shown, "A")) == (4, 2, ["Double"])
    plain = scene(A={"hand": ["Shower", "Two"], "board": ["Feeder"]}, B={"hand": ["One"]}, cards=[SHOWER, FEEDING])
    assert life(do(plain, "play Shower", "yes"), "A") == 3, "nothing is given to cards in hands"


@rule("MB-PLAYTRIG-09", "MB-PLAYTRIG-12")
def test_of_an_evolved_creature_the_play_effects_of_its_present_level_are_copied():
    egg = card("Egg", 2, copies=1, action="evolve", play=lose(1), evolution={"level": 1, "evolves_to": "Larva"})
    larva = card("Larva", 3, copies=1, play=gain(2), evolution={"level": 2, "evolves_to": "Wasp"})
    line = [egg, larva, card("Wasp", 8, copies=1, evolution={"level": 3})]
    for stage, lives in (("Egg", (3, 2)), ("Larva", (5, 3)), ("Wasp", (3, 3))):
        state = scene(A={"hand": ["Copier"]}, B={"board": [stage], "hand": ["One"]}, cards=[COPIER, *line])
        do(state, "play Copier")
        assert (life(state, "A"), life(state, "B"), asked(state)) == (*lives, ("B", "turn action"))


@rule("MB-PLAYTRIG-09", "MB-PLAYTRIG-12")
def test_in_a_chain_of_copies_the_effects_of_each_creature_are_ordered_in_their_turn():
    cards = [COPIER, HEALER, giver("Feeder", gain(5), {"creatures": {"side": "allied", "max_power": 4}})]
    state = scene(A={"hand": ["Copier"]}, B={"board": ["Copier", "Feeder", "Healer"], "hand": ["One"]}, cards=cards)
    do(state, "play Copier", "choose Copier")
    assert firsts(state) == {"Copier", "Copier #2"}, "its copying, and what it is given"
    do(state, "first Copier")
    assert (asked(state), firsts(state)) == (("A", "order"), {"Copier", "Copier #2"}), "the Healer's: the last one left"
    do(state, "first Copier #2")
    assert (life(state, "A"), asked(state)) == (15, ("B", "turn action"))


@rule("MB-PLAYTRIG-09", "MB-PLAYTRIG-12")
def test_a_creature_that_is_being_copied_is_not_copied_again_before_all_its_effects_are_over():
    again = two_effects("Echo", {"copy_play": {"pick": OTHERS}}, {"copy_play": {"pick": OTHERS}})
    state = scene(
        A={"hand": ["Copier"]}, B={"board": ["Echo", "Healer"], "hand": ["One"]}, cards=[COPIER, again, HEALER]
    )
    do(state, "play Copier", "choose Echo", "first Copier")
    assert (life(state, "A"), asked(state)) == (5, ("B", "turn action")), "the first of the two has copied the Healer"


@rule("MB-PLAYTRIG-08", "MB-PLAYTRIG-12")
def test_what_keeps_play_effects_from_happening_keeps_copied_ones_from_it():
    mimic = card("Mimic", 6, attack={"copy_play": {"pick": {"creatures": {"side": "allied", "other": True}}}})
    sides = {"A": {"board": ["Mimic", "Healer", "Feeder"]}, "B": {"board": ["Deathweaver"], "hand": ["One"]}}
    state = scene(**sides, cards=[mimic, HEALER, FEEDING])
    do(state, "attack Mimic")
    assert (asked(state), life(state, "A")) == (("B", "block"), 3)
    sides["B"] = {"board": ["Nine"], "hand": ["One"]}
    free = scene(**sides, cards=[mimic, HEALER, FEEDING])
    do(free, "attack Mimic", "first Mimic")
    assert (asked(free), life(free, "A")) == (("B", "block"), 10)


@rule("MB-PLAYTRIG-08", "MB-PLAYTRIG-12")
def test_each_copied_effect_is_stopped_by_what_is_in_play_when_it_would_begin():
    hush = card("Hush", 5, constant="no_play_effects")
    summoner = two_effects("Summoner", {"hand_over": one(side="allied", min_power=5)}, gain(5))
    sides = {"A": {"hand": ["Copier"], "board": ["Hush"]}, "B": {"board": ["Summoner"], "hand": ["One"]}}
    state = scene(**sides, cards=[COPIER, hush, summoner])
    do(state, "play Copier", "first Copier")
    assert (board(state, "B"), life(state, "A")) == (["Summoner", "Hush"], 3), "the second one does not happen"
    early = scene(**sides, cards=[COPIER, hush, summoner])
    assert life(do(early, "play Copier", "first Copier #2"), "A") == 8


@rule("MB-PLAYTRIG-12")
@pytest.mark.parametrize(("counters", "gained"), [(0, 0), (1, 0), (3, 5)])
def test_what_a_copied_effect_costs_is_paid_with_the_copiers_octonite(counters: int, gained: int):
    copier = {**COPIER, "octonite": counters}
    cards = [copier, giver("Feeder", gain(5), cost=2)]
    state = scene(
        A={"hand": ["Copier"]}, B={"board": ["Feeder", {"card": "Two", "octonite": 5}], "hand": ["One"]}, cards=cards
    )
    do(state, "play Copier")
    assert (life(state, "A"), octonite(state, "B", "Two")) == (3 + gained, 5)
    assert octonite(state, "A", "Copier") == counters - (2 if gained else 0)


@rule("MB-PLAYTRIG-09", "MB-PLAYTRIG-12")
def test_copies_inside_copies_end_however_many_effects_there_are():
    names = [f"Copier {letter}" for letter in "PQRSTUVWXYZ"]
    copiers = [two_effects(name, {"copy_play": {"pick": OTHERS}}, gain(1)) for name in names]
    state = scene(A={"hand": names[:1]}, B={"board": names[1:], "hand": ["One"]}, cards=[*copiers, FEEDING])
    do(state, f"play {names[0]}", f"first {names[0]}")
    while asked(state) != ("B", "turn action"):
        assert asked(state)[1] in ("choose", "order")
        do(state, legal(state)[0])
    assert 3 < life(state, "A") < 20
    assert in_order(gain(1)) is not None
