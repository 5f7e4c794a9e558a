"""MB-ATTACK: who attacks, whom, and what an attack costs."""

from typing import Any

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    every,
    exhausted,
    in_order,
    legal,
    life,
    lose,
    one,
    power,
    refused,
    scene,
)


@rule("MB-ATTACK-01")
def test_an_attack_is_made_with_one_own_creature_and_has_no_target() -> None:
    state = scene(A={"board": ["Five", "Nine"]}, B={"board": ["Two"], "hand": ["One"]})
    assert set(legal(state)) == {"attack Five", "attack Nine"}
    refused(state, "attack Two", "MB-ATTACK-01")
    do(state, "attack Five")
    assert asked(state) == ("B", "block")
    do(state, "no block")
    assert (board(state, "B"), active(state)) == (["Two"], "B")


@rule("MB-ATTACK-01")
def test_a_creature_in_hand_cannot_attack() -> None:
    state = scene(A={"board": ["Five"], "hand": ["Nine"]}, B={"hand": ["One"]})
    refused(state, "attack Nine", "MB-ATTACK-01")


@rule("MB-ATTACK-02")
@pytest.mark.parametrize("attacker", ["One", "Ten"])
def test_an_attack_that_is_not_blocked_costs_one_life_whatever_the_power(attacker: str) -> None:
    state = scene(A={"board": [attacker]}, B={"board": ["Two"]})
    do(state, f"attack {attacker}", "no block")
    assert (life(state, "A"), life(state, "B")) == (3, 2)
    assert (board(state, "A"), board(state, "B")) == ([attacker], ["Two"])


@rule("MB-ATTACK-03", "MB-BLOCK-07")
def test_attack_effects_come_first_then_hunter_then_the_fight() -> None:
    stalker = card("Stalker", 5, "HUNTER", attack=lose(1))
    state = scene(A={"board": ["Stalker"]}, B={"board": ["Three", "Nine"]}, cards=[stalker])
    events = state.play("attack Stalker")
    assert [event["event"] for event in events] == ["attack", "effect", "life"]
    assert asked(state) == ("A", "hunt")
    events = state.play("hunt Three")
    assert [event["event"] for event in events][:2] == ["hunt", "moved"]
    assert (discard(state, "B"), life(state, "B")) == (["Three"], 2)


@rule("MB-ATTACK-03")
def test_the_block_decision_comes_after_the_attack_effects() -> None:
    state = scene(A={"board": ["Chameleon Sniper"]}, B={"board": ["Three Sneaky"]})
    do(state, "attack Chameleon Sniper")
    assert (asked(state), life(state, "B")) == (("B", "block"), 2)
    do(state, "no block")
    assert life(state, "B") == 1


@rule("MB-ATTACK-04")
def test_a_creature_that_attacked_is_not_used_up_and_may_block() -> None:
    state = scene(A={"board": ["Five"]}, B={"board": ["Three"]})
    do(state, "attack Five", "no block")
    assert not exhausted(state, "A", "Five")
    do(state, "attack Three")
    assert "block Five" in legal(state)
    do(state, "block Five")
    assert (board(state, "A"), discard(state, "B")) == (["Five"], ["Three"])


@rule("MB-ATTACK-05", "MB-TOUGH-04")
def test_an_exhausted_creature_may_attack() -> None:
    state = scene(A={"board": [{"card": "Seven Tough", "exhausted": True}]}, B={"hand": ["One"]})
    assert legal(state) == ["attack Seven Tough"]
    do(state, "attack Seven Tough")
    assert life(state, "B") == 2


@rule("MB-ATTACK-06")
def test_a_creature_that_came_under_control_this_turn_may_attack_if_an_action_is_due() -> None:
    gift = card("Gift", 2, play={"hand_over": {"pick": {"creatures": {"side": "allied", "other": True}}}})
    state = scene(A={"hand": ["Gift", "One"]}, B={"mindbugs": 1, "hand": ["One"], "board": ["Ten"]}, cards=[gift])
    do(state, "play Gift", "mindbug")
    assert set(legal(state)) == {"play One", "attack Ten"}
    do(state, "attack Ten", "no block")
    assert life(state, "B") == 2


@rule("MB-ATTACK-06")
def test_a_creature_that_came_into_play_this_turn_may_attack_if_an_action_is_due() -> None:
    state = scene(A={"hand": ["Kangasaurus Rex", "One"], "board": ["Relay"], "discard": ["Ten"]}, **RELAY)
    do(state, "play Kangasaurus Rex", "mindbug")
    assert board(state, "A") == ["Ten"]
    assert set(legal(state)) == {"play One", "attack Ten"}


RELAY = {
    "B": {"mindbugs": 1, "hand": ["One"]},
    "cards": [
        card("Relay", 3, defeated={"play_card": {"pick": {"cards": {"zone": "your discard pile", "min_power": 9}}}})
    ],
}
"""B can answer with a Mindbug; Relay plays a strong creature when it is defeated."""


@rule("MB-ATTACK-07")
@pytest.mark.parametrize(
    "effect",
    [
        {"defeat": "this"},
        {"to_controllers_hand": "this"},
        {"hand_over": "this"},
        in_order({"hand_over": "this"}, {"take_control": "it"}),
    ],
    ids=["defeated", "in hand", "other side", "and back"],
)
def test_an_attack_ends_if_the_attacker_is_gone_or_changes_sides_before_the_block(effect: dict[str, Any]) -> None:
    fickle = card("Fickle", 7, "FRENZY", "HUNTER", attack=effect)
    state = scene(A={"board": ["Fickle"], "hand": ["One"]}, B={"board": ["Two"]}, cards=[fickle])
    do(state, "attack Fickle")
    assert (asked(state), life(state, "B")) == (("B", "turn action"), 3)
    assert "Two" in board(state, "B")


@rule("MB-ATTACK-07")
def test_the_lowest_power_may_be_that_of_the_attacker() -> None:
    state = scene(A={"board": ["Majestic Manticore"], "hand": ["One"]}, B={"board": ["Nine"]})
    do(state, "attack Majestic Manticore")
    assert (discard(state, "A"), life(state, "B"), asked(state)) == (["Majestic Manticore"], 3, ("B", "turn action"))


@rule("MB-ATTACK-07", "MB-TOUGH-02")
def test_an_attacker_saved_by_tough_goes_on_attacking() -> None:
    fickle = card("Fickle", 7, "TOUGH", attack={"defeat": "this"})
    state = scene(A={"board": ["Fickle"]}, B={"board": ["Two"]}, cards=[fickle])
    do(state, "attack Fickle")
    assert asked(state) == ("B", "block")
    do(state, "no block")
    assert (life(state, "B"), exhausted(state, "A", "Fickle")) == (2, True)


@rule("MB-ATTACK-07")
def test_an_attacker_that_left_play_and_came_back_attacks_no_more() -> None:
    phoenix = card("Phoenix", 7, "FRENZY", attack={"defeat": "this"}, defeated={"play_card": "this"})
    state = scene(A={"board": ["Phoenix"]}, B={"board": ["Two"]}, cards=[phoenix])
    do(state, "attack Phoenix")
    assert board(state, "A") == ["Phoenix"]
    assert (asked(state), life(state, "B")) == (("B", "turn action"), 3)


@rule("MB-ATTACK-08")
def test_a_creature_may_attack_in_every_turn() -> None:
    state = scene(A={"board": ["Five"]}, B={"board": ["Three"]})
    do(state, "attack Five", "no block", "attack Three", "no block")
    assert legal(state) == ["attack Five"]
    do(state, "attack Five", "no block")
    assert life(state, "B") == 1


@rule("MB-ATTACK-10")
def test_a_ban_that_starts_after_the_declaration_stops_only_a_second_attack() -> None:
    # Hamster Lion bans the lowest enemy creature; the Butcher becomes it by its own Attack effect.
    butcher = card("Butcher", 8, "FRENZY", attack={"defeat": every(side="allied", other=True)})
    state = scene(
        A={"board": ["Butcher", "Two"], "hand": ["One"]},
        B={"board": ["Hamster Lion"], "hand": ["One"]},
        cards=[butcher],
    )
    assert "attack Butcher" in legal(state)
    refused(state, "attack Two", "MB-CHOICE-08")
    do(state, "attack Butcher")
    assert asked(state) == ("B", "block")
    do(state, "no block")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@rule("MB-ATTACK-10")
def test_a_ban_that_ended_in_the_first_attack_does_not_stop_the_second() -> None:
    lancer = card("Lancer", 8, "FRENZY", attack=in_order({"defeat": one(side="enemy", min_power=9)}))
    state = scene(
        A={"board": ["Lancer", "Two"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[lancer]
    )
    do(state, "attack Lancer")
    assert (discard(state, "B"), asked(state)) == (["Nine"], ("A", "attack again"))


# ---------------------------------------------------------------- forced attacks

GOAD = card("Goad", 6, "POISONOUS", action={"attack_now": one(side="enemy")})


@rule("MB-ATTACK-09")
def test_a_forced_attack_and_its_second_one_are_made_by_the_creatures_controller_in_the_others_turn() -> None:
    proud = card("Proud", 9, "FRENZY", constant={"gains": {"target": "this", "power": 3}}, condition="your_turn")
    state = scene(A={"board": ["Goad", "Two"]}, B={"board": ["Proud"], "hand": ["One"]}, cards=[GOAD, proud])
    do(state, "action Goad")
    assert (asked(state), active(state), power(state, "B", "Proud")) == (("A", "block"), "A", 9)
    do(state, "no block")
    assert (asked(state), life(state, "A")) == (("B", "attack again"), 2)
    assert asked(do(state.clone(), "stop")) == ("B", "turn action")
    do(state, "attack again", "block Two")
    assert (discard(state, "A"), asked(state), power(state, "B", "Proud")) == (["Two"], ("B", "turn action"), 12)


@rule("MB-ATTACK-09")
def test_a_forced_attack_has_its_attack_effects_and_its_hunt_for_its_own_controller() -> None:
    leech = card("Leech", 5, "HUNTER", attack=lose(1))
    state = scene(A={"board": ["Goad", "Two"]}, B={"board": ["Leech"], "hand": ["One"]}, cards=[GOAD, leech])
    do(state, "action Goad")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (2, 3, ("B", "hunt"))
    do(state, "hunt Two")
    assert (discard(state, "A"), asked(state)) == (["Two"], ("B", "turn action"))


@rule("MB-ATTACK-09")
def test_only_a_creature_that_is_able_to_attack_can_be_chosen_and_one_that_has_attacked_is_not() -> None:
    barker = card("Barker", 9, "FAST", play={"attack_now": one(side="enemy")}, attack={"attack_now": one(side="enemy")})
    state = scene(A={"hand": ["Barker"]}, B={"board": ["Four"], "hand": ["One"]}, cards=[barker])
    do(state, "play Barker")
    assert asked(state) == ("A", "block"), "the 4 attacks as Barker comes into play"
    do(state, "no block", "attack Barker")
    assert (asked(state), life(state, "A")) == (("B", "block"), 2), "it does not attack a second time"


@rule("MB-ATTACK-09", "MB-ACTION-02")
def test_who_has_no_creature_to_force_has_no_action() -> None:
    state = scene(A={"board": ["Goad"]}, B={"hand": ["One"]}, cards=[GOAD])
    assert legal(state) == ["attack Goad"]


# ---------------------------------------------------------------- creatures that must be hunted

HIPPO = card("Hippo", 7, "FRENZY", constant="must_be_hunted")
HELPER = card("Helper", 3, action={"gain_life": {"who": "you", "amount": 1}})


@rule("MB-ATTACK-11")
def test_a_hunter_must_attack_and_hunt_the_creature_that_is_to_be_hunted_and_nothing_else_is_legal() -> None:
    state = scene(
        A={"board": ["Four Hunter", "Six Hunter", "Nine", "Helper"], "hand": ["One"]},
        B={"board": ["Hippo", "Two"], "hand": ["One"]},
        cards=[HIPPO, HELPER],
    )
    assert legal(state) == ["attack Four Hunter", "attack Six Hunter"]
    for action in ("attack Nine", "play One", "action Helper"):
        refused(state, action, "MB-ATTACK-11")
    do(state, "attack Six Hunter")
    assert legal(state) == ["hunt Hippo"]
    refused(state, "no hunt", "MB-ATTACK-11")


@rule("MB-ATTACK-11")
def test_a_second_attack_stays_optional_but_must_hunt_it_again() -> None:
    state = scene(
        A={"board": ["Nine Hunter Frenzy"]}, B={"board": ["Hippo", "Hippo", "Two"], "hand": ["One"]}, cards=[HIPPO]
    )
    do(state, "attack Nine Hunter Frenzy")
    assert legal(state) == ["hunt Hippo", "hunt Hippo #2"], "with two of them the attacker picks"
    do(state, "hunt Hippo")
    assert set(legal(state)) == {"attack again", "stop"}
    assert active(do(state.clone(), "stop")) == "B"
    assert legal(do(state, "attack again")) == ["hunt Hippo"]


@rule("MB-ATTACK-11")
def test_if_the_creature_to_be_hunted_is_gone_the_hunt_is_free() -> None:
    sniper = card("Sniper", 4, "HUNTER", attack={"defeat": one(side="enemy", min_power=7)})
    state = scene(A={"board": ["Sniper"]}, B={"board": ["Hippo", "Two"], "hand": ["One"]}, cards=[HIPPO, sniper])
    do(state, "attack Sniper")
    assert (discard(state, "B"), set(legal(state))) == (["Hippo"], {"no hunt", "hunt Two"})


@rule("MB-ATTACK-11")
def test_a_hunter_that_cannot_attack_binds_nobody() -> None:
    warden = card("Warden", 2, constant={"cannot_attack": {"creatures": {"side": "enemy", "keywords": ["SNEAKY"]}}})
    state = scene(
        A={"board": ["Four Hunter Sneaky", "Nine"], "hand": ["One"]},
        B={"board": ["Hippo", "Warden"], "hand": ["One"]},
        cards=[HIPPO, warden],
    )
    assert set(legal(state)) == {"attack Nine", "play One"}


@rule("MB-ATTACK-11", "MB-ATTACK-09")
def test_an_attack_forced_in_the_turn_of_its_controller_is_not_bound_to_hunt_it() -> None:
    state = scene(
        A={"board": ["Goad", "Hippo", "Two"]}, B={"board": ["Four Hunter"], "hand": ["One"]}, cards=[GOAD, HIPPO]
    )
    do(state, "action Goad")
    assert set(legal(state)) == {"no hunt", "hunt Goad", "hunt Hippo", "hunt Two"}
