"""MB-OCTCOST: Actions and Attack effects that cost octonite."""

from __future__ import annotations

import pytest

from ludobug.games.mindbug.language.json_form import CardSetError
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import happened
from tests.rules.scenes import (
    asked,
    card,
    discard,
    do,
    gain,
    game_of,
    hand,
    legal,
    life,
    octonite,
    one,
    one_card,
    refused,
    scene,
)

CANNON = card("Cannon", 3, cost=1, action={"defeat": one(side="enemy")})
WELL = card("Well", 4, cost=1, attack=gain(1))
DIVER = card("Diver", 8, "FAST", cost=1, attack={"to_your_hand": one_card("your discard pile")})


def charged(name: str, counters: int) -> dict[str, object]:
    return {"card": name, "octonite": counters}


@rule("MB-OCTCOST-01")
def test_an_action_that_costs_a_counter_is_paid_by_the_creature_itself_and_by_no_other():
    state = scene(A={"board": [charged("Cannon", 0), charged("Nine", 2)]}, B={"board": ["Ten"]}, cards=[CANNON])
    assert set(legal(state)) == {"attack Cannon", "attack Nine"}
    refused(state, "action Cannon", "MB-OCTCOST-01")
    paid = scene(A={"board": [charged("Cannon", 2), charged("Nine", 2)]}, B={"board": ["Ten"]}, cards=[CANNON])
    do(paid, "action Cannon")
    assert (octonite(paid, "A", "Cannon"), octonite(paid, "A", "Nine"), discard(paid, "B")) == (1, 2, ["Ten"])


@rule("MB-OCTCOST-02")
def test_an_attack_effect_that_costs_a_counter_is_paid_without_a_choice_and_happens():
    state = scene(A={"board": [charged("Well", 2)]}, B={"board": ["Ten"], "hand": ["One"]}, cards=[WELL])
    do(state, "attack Well")
    assert asked(state) == ("B", "block")
    assert (octonite(state, "A", "Well"), life(state, "A")) == (1, 4)


@rule("MB-OCTCOST-03")
def test_without_a_counter_the_attack_is_a_plain_one():
    state = scene(A={"board": [charged("Well", 0)]}, B={"hand": ["One"]}, cards=[WELL])
    events = state.play("attack Well")
    assert (life(state, "A"), life(state, "B")) == (3, 2)
    assert happened(events, "effect", "octonite") == []


@rule("MB-OCTCOST-04")
def test_each_attack_pays_for_itself():
    twice = card("Twice", 4, "FRENZY", cost=1, attack=gain(1))
    state = scene(A={"board": [charged("Twice", 1)]}, B={"hand": ["One"]}, cards=[twice])
    do(state, "attack Twice")
    assert (octonite(state, "A", "Twice"), life(state, "A")) == (0, 4)
    do(state, "attack again")
    assert (life(state, "A"), life(state, "B")) == (4, 1)


@rule("MB-OCTCOST-05")
def test_counters_from_another_creature_pay_as_well():
    giver = card("Giver", 2, spread=1)
    state = scene(
        A={"hand": ["Giver"], "board": [charged("Well", 0)]},
        B={"hand": ["One", "Two"], "board": ["One"]},
        cards=[WELL, giver],
    )
    do(state, "play Giver", "put 1 on Well", "attack One", "no block", "attack Well")
    assert (octonite(state, "A", "Well"), life(state, "A")) == (0, 3)


@rule("MB-OCTCOST-06")
def test_a_paid_action_needs_an_effect_that_changes_something():
    state = scene(A={"board": [charged("Cannon", 1)]}, B={"hand": ["One"]}, cards=[CANNON])
    assert set(legal(state)) == {"attack Cannon"}
    refused(state, "action Cannon", "MB-ACTION-02")


@rule("MB-OCTCOST-06")
def test_what_a_paid_action_changes_is_judged_as_it_is_after_the_payment():
    hoard = card("Hoard", 3, cost=1, action=gain("octonite_on_this"))
    state = scene(A={"board": [charged("Hoard", 1)]}, B={"hand": ["One"]}, cards=[hoard])
    assert set(legal(state)) == {"attack Hoard"}
    richer = scene(A={"board": [charged("Hoard", 2)]}, B={"hand": ["One"]}, cards=[hoard])
    do(richer, "action Hoard")
    assert (life(richer, "A"), octonite(richer, "A", "Hoard")) == (4, 1)


@rule("MB-OCTCOST-07")
def test_the_counter_is_spent_even_if_the_attack_effect_changes_nothing():
    state = scene(A={"board": [charged("Diver", 1)]}, B={"hand": ["One"]}, cards=[DIVER])
    do(state, "attack Diver")
    assert (octonite(state, "A", "Diver"), hand(state, "A")) == (0, [])


@rule("MB-OCTCOST-08")
@pytest.mark.parametrize(("first", "lives"), [("first Double", (4, 3)), ("first Double #2", (3, 2))])
def test_of_two_paid_attack_effects_and_one_counter_the_controller_picks_the_one_that_happens(
    first: str, lives: tuple[int, int]
):
    double = card("Double", 4, cost=1, attack=gain(1))
    loss = {"lose_life": {"who": "the opponent", "amount": 1}}
    double["abilities"].append({"trigger": "attack", "cost_octonite": 1, "effect": loss})
    state = scene(A={"board": [charged("Double", 1)]}, B={"board": ["Ten"], "hand": ["One"]}, cards=[double])
    do(state, "attack Double")
    assert asked(state) == ("A", "order")
    do(state, first)
    assert asked(state) == ("B", "block")
    assert (life(state, "A"), life(state, "B")) == lives


@rule("MB-OCTCOST-02")
def test_spending_the_last_counter_harvests_the_creature():
    ripe = card("Ripe", 4, cost=1, attack=gain(1), harvest=gain(5))
    state = scene(A={"board": [charged("Ripe", 1)]}, B={"hand": ["One"], "board": ["Nine"]}, cards=[ripe])
    do(state, "attack Ripe")
    assert life(state, "A") == 9


@rule("MB-OCTCOST-09")
def test_a_counter_cannot_be_paid_by_a_creature_that_is_gone_or_on_the_other_side():
    fickle = card("Fickle", 4, cost=0, attack={"hand_over": "this"})
    fickle["abilities"].append({"trigger": "attack", "cost_octonite": 1, "effect": gain(1)})
    state = scene(A={"board": [charged("Fickle", 1)], "hand": ["One"]}, B={"hand": ["One"]}, cards=[fickle])
    do(state, "attack Fickle", "first Fickle")
    assert (octonite(state, "B", "Fickle"), life(state, "A")) == (1, 3)


@rule("MB-FAST-04")
def test_a_fast_creature_attacks_or_uses_its_action_and_not_both():
    swift = card("Swift", 3, "FAST", action=gain(2))
    state = scene(A={"hand": ["Swift"]}, B={"hand": ["One"]}, cards=[swift])
    do(state, "play Swift")
    assert set(legal(state)) == {"stop", "attack Swift", "action Swift"}
    attacked = do(state.clone(), "attack Swift")
    assert (asked(attacked), life(attacked, "A"), life(attacked, "B")) == (("B", "turn action"), 3, 2)
    do(state, "action Swift")
    assert (asked(state), life(state, "A"), life(state, "B")) == (("B", "turn action"), 5, 3)


@rule("MB-FAST-12")
def test_a_fast_creature_may_pay_for_its_action_as_it_arrives():
    rocket = card("Rocket", 3, "FAST", octonite=1, cost=1, action={"defeat": one(side="enemy")})
    state = scene(A={"hand": ["Rocket"]}, B={"board": ["Ten"], "hand": ["One"]}, cards=[rocket])
    do(state, "play Rocket")
    assert set(legal(state)) == {"stop", "attack Rocket", "action Rocket"}
    do(state, "action Rocket")
    assert (octonite(state, "A", "Rocket"), discard(state, "B"), asked(state)) == (0, ["Ten"], ("B", "turn action"))


@rule("MB-FAST-12")
def test_a_fast_creature_whose_counters_were_given_away_may_only_attack():
    rocket = card("Rocket", 3, "FAST", spread=1, cost=1, action={"defeat": one(side="enemy")})
    state = scene(A={"hand": ["Rocket"], "board": ["One"]}, B={"board": ["Ten"], "hand": ["One"]}, cards=[rocket])
    do(state, "play Rocket", "put 1 on One")
    assert set(legal(state)) == {"stop", "attack Rocket"}


@rule("MB-EX-21")
def test_kiwanoid_pays_for_each_attack_until_no_counter_is_left():
    left = {"hand": ["One"], "life": 9}
    state = scene(A={"hand": ["Diver2"], "discard": ["Two", "Three", "Four"]}, B=left, cards=[diver_with_counters()])
    do(state, "play Diver2", "attack Diver2", "choose Three")
    assert (octonite(state, "A", "Diver2"), hand(state, "A"), discard(state, "A")) == (1, ["Three"], ["Two", "Four"])
    do(state, "play One", "attack Diver2", "choose Two", "no block")
    assert (octonite(state, "A", "Diver2"), hand(state, "A")) == (0, ["Three", "Two"])


def diver_with_counters() -> dict[str, object]:
    return {**card("Diver2", 8, "FAST", spread=2, cost=1, attack={"to_your_hand": one_card("your discard pile")})}


@rule("MB-OCTCOST-01")
@pytest.mark.parametrize("trigger", ["play", "defeated", "harvest"])
def test_only_actions_and_attack_effects_cost_octonite(trigger: str):
    bad = card("Bad", 3, copies=20, **{trigger: gain(1)})
    bad["abilities"][0]["cost_octonite"] = 1
    with pytest.raises(CardSetError, match="cost_octonite"):
        game_of((), [bad])
