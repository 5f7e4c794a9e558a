"""The Energy cards: what each does, and what it must leave alone."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.dice_scenes import energy
from tests.rules.energy_scenes import done_with, market, shop
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    asked,
    board,
    card,
    creature,
    discard,
    do,
    exhausted,
    gain,
    hand,
    keywords,
    legal,
    life,
    lose,
    octonite,
    one,
    power,
    winner,
)

MEAN = card("Mean", 5, play=lose(1))
HEALER = card("Healer", 4, play=gain(1), defeated=lose(1))


PRICES = {
    **dict.fromkeys(["Extra Head", "Healing Bots", "Portal Malfunction", "Pounce", "Rage", "Random Mutation"], 1),
    **dict.fromkeys(["Revenge", "Stomp"], 1),
    **dict.fromkeys(["Ambush", "Monster Buddies", "Mysterious Ally", "Railgun", "Subterranean Strike"], 2),
    **dict.fromkeys(["Reanimation", "Resurrection", "Suburban Camouflage"], 3),
}


@rule("MB-ENERGY-02")
@pytest.mark.parametrize(("name", "price"), PRICES.items())
def test_an_energy_card_costs_its_price(name: str, price: int) -> None:
    assert energy(do(shop([name], {"energy": 5}), f"buy {name}"), "A") == 5 - price
    assert asked(shop([name], {"energy": price - 1})) == ("A", "turn action")


# ---------------------------------------------------------------- Ambush


@does("Ambush")
@rule("MB-ENERGY-14")
def test_ambush_defeats_an_enemy_creature_unless_tough_saves_it() -> None:
    state = shop(["Ambush"], {"board": ["Two"]}, {"board": ["Nine Tough", "Three"]})
    do(state, "buy Ambush")
    assert choices(state) == {"Nine Tough", "Three"}
    do(state, "choose Nine Tough")
    assert (exhausted(state, "B", "Nine Tough"), board(state, "B")) == (True, ["Nine Tough", "Three"])


@leaves_alone("Ambush")
@rule("MB-ENERGY-14")
def test_ambush_leaves_allied_creatures_alone() -> None:
    state = shop(["Ambush"], {"board": ["Two"], "energy": 2}, {"hand": ["One"]})
    do(state, "buy Ambush")
    assert (board(state, "A"), done_with(state), energy(state, "A")) == (["Two"], ["Ambush"], 0)


# ---------------------------------------------------------------- Extra Head


@does("Extra Head")
@rule("MB-ENERGY-15", "MB-DICE-16")
def test_extra_head_lets_a_creature_without_a_die_symbol_roll_one() -> None:
    state = shop(["Extra Head"], {"board": ["Five"]}, {"board": ["Nine"]})
    do(state, "buy Extra Head", "attack Five", "roll energy 1")
    assert state.view()["decision"]["dice"] == ["energy 1"]


@does("Extra Head")
@rule("MB-ENERGY-15", "MB-TURN-14")
def test_extra_head_is_also_for_creatures_that_come_later_this_turn() -> None:
    fast = card("Late", 6, "FAST")
    state = shop(["Extra Head"], {"hand": ["Late"]}, {"board": ["Nine"]}, cards=[fast])
    do(state, "buy Extra Head", "play Late", "attack Late")
    assert asked(state) == ("chance", "roll")


@leaves_alone("Extra Head")
@rule("MB-ENERGY-15")
def test_extra_head_gives_no_third_die_none_to_enemies_and_none_in_the_next_turn() -> None:
    two = {**card("Two-Headed", 5), "dice": 2}
    state = shop(["Extra Head"], {"board": ["Two-Headed", "Five"]}, {"board": ["Nine"], "hand": ["One"]}, cards=[two])
    do(state, "buy Extra Head")
    assert [creature(state, "A", name)["dice"] for name in ("Two-Headed", "Five")] == [2, 1]
    assert creature(state, "B", "Nine")["dice"] == 0
    do(state, "play One")
    assert creature(state, "A", "Five")["dice"] == 0


# ---------------------------------------------------------------- Healing Bots


@does("Healing Bots")
@rule("MB-ENERGY-16")
def test_healing_bots_give_a_life() -> None:
    assert life(do(shop(["Healing Bots"], {}), "buy Healing Bots"), "A") == 4


@leaves_alone("Healing Bots")
@rule("MB-ENERGY-16")
def test_healing_bots_give_the_opponent_nothing() -> None:
    assert life(do(shop(["Healing Bots"], {}), "buy Healing Bots"), "B") == 3


# ---------------------------------------------------------------- Monster Buddies


@does("Monster Buddies")
@rule("MB-ENERGY-17", "MB-ENERGY-31")
def test_monster_buddies_trigger_the_play_effect_of_an_allied_creature() -> None:
    weak, strong = card("Weak", 1, play=gain(1)), card("Strong", 9, play=gain(1))
    own = {"board": ["Mean", "Nine", "Weak", "Strong"]}
    state = shop(["Monster Buddies"], own, cards=[MEAN, weak, strong])
    do(state, "buy Monster Buddies")
    assert choices(state) == {"Mean", "Weak", "Strong"}
    do(state, "choose Mean")
    assert (life(state, "A"), life(state, "B"), asked(state)) == (3, 2, ("A", "turn action"))


@leaves_alone("Monster Buddies")
@rule("MB-ENERGY-17")
def test_monster_buddies_bring_no_creature_into_play_again() -> None:
    pod = card("Pod", 4, "FAST", octonite=3, play=gain(1))
    seats = ({"board": [{"card": "Pod", "octonite": 1}]}, {"board": ["Mean"], "mindbugs": 2})
    state = shop(["Monster Buddies"], *seats, cards=[pod, MEAN])
    do(state, "buy Monster Buddies")
    assert (life(state, "A"), life(state, "B"), octonite(state, "A", "Pod")) == (4, 3, 1)
    assert asked(state) == ("A", "turn action")


@leaves_alone("Monster Buddies")
@rule("MB-ENERGY-31")
def test_monster_buddies_do_nothing_for_creatures_without_a_play_effect() -> None:
    state = shop(["Monster Buddies"], {"board": ["Nine"]}, {"board": ["Mean"], "hand": ["One"]}, cards=[MEAN])
    do(state, "buy Monster Buddies")
    assert (life(state, "A"), life(state, "B"), done_with(state)) == (3, 3, ["Monster Buddies"])


@does("Monster Buddies")
@rule("MB-ENERGY-31")
def test_monster_buddies_trigger_also_the_play_effects_that_another_text_gives_to_the_creature() -> None:
    given = {"group": {"creatures": {"side": "allied", "max_power": 4}}, "trigger": "play", "effect": gain(2)}
    giver = card("Giver", 5, constant={"grants": given})
    state = shop(["Monster Buddies"], {"board": ["Giver", "Nine", "Three", "Healer"]}, cards=[giver, HEALER])
    do(state, "buy Monster Buddies")
    assert choices(state) == {"Three", "Healer"}
    assert life(do(state.clone(), "choose Three"), "A") == 5
    do(state, "choose Healer")
    assert (asked(state), len(state.action_texts())) == (("A", "order"), 2)


# ---------------------------------------------------------------- Mysterious Ally


@does("Mysterious Ally")
@rule("MB-ENERGY-18")
def test_mysterious_ally_draws_a_card_from_the_unused_pile() -> None:
    five = ["One", "Two", "Three", "Four", "Five"]
    state = shop(["Mysterious Ally"], {"hand": five, "draw": ["Seven"]}, unused=["Six", "Eight"])
    do(state, "buy Mysterious Ally")
    assert (hand(state, "A"), state.view()["unused"]) == ([*five, "Six"], 1)


@leaves_alone("Mysterious Ally")
@rule("MB-ENERGY-18")
def test_mysterious_ally_leaves_the_draw_piles_alone() -> None:
    state = shop(["Mysterious Ally"], {"hand": ["One"], "draw": []}, {"hand": ["Two"]}, unused=[])
    do(state, "buy Mysterious Ally")
    assert (hand(state, "A"), hand(state, "B")) == (["One"], ["Two"])


# ---------------------------------------------------------------- Portal Malfunction


@does("Portal Malfunction")
@rule("MB-ENERGY-19")
def test_portal_malfunction_returns_an_allied_creature_as_a_plain_hand_card_without_its_defeated_effect() -> None:
    tough = {"card": "Seven Tough", "exhausted": True, "boosts": ["Two", "Three"]}
    state = shop(["Portal Malfunction"], {"board": [tough], "hand": ["One"]})
    do(state, "buy Portal Malfunction", "play Seven Tough")
    assert (exhausted(state, "A", "Seven Tough"), power(state, "A", "Seven Tough")) == (False, 7)
    assert sorted(discard(state, "A")) == ["Three", "Two"]
    several = shop(["Portal Malfunction"], {"board": ["Two", "Nine"]})
    do(several, "buy Portal Malfunction")
    assert (asked(several), choices(several)) == (("A", "choose"), {"Two", "Nine"})
    assert board(do(several, "choose Two"), "A") == ["Nine"]
    healer = shop(["Portal Malfunction"], {"board": ["Healer"]}, cards=[HEALER])
    assert life(do(healer, "buy Portal Malfunction"), "B") == 3


@leaves_alone("Portal Malfunction")
@rule("MB-ENERGY-19")
def test_portal_malfunction_leaves_enemy_creatures_in_play_and_must_take_the_only_ally() -> None:
    state = shop(["Portal Malfunction"], {"board": ["Nine"]}, {"board": ["Eight"]})
    do(state, "buy Portal Malfunction")
    assert (board(state, "A"), board(state, "B"), sorted(hand(state, "A"))) == ([], ["Eight"], ["Nine", "One"])


# ---------------------------------------------------------------- Pounce, Rage, Suburban Camouflage


@does("Pounce")
@rule("MB-ENERGY-20")
def test_pounce_lets_all_allied_creatures_hunt_this_turn() -> None:
    state = shop(["Pounce"], {"board": ["Nine", "Two"]}, {"board": ["Three", "Eight"], "hand": ["One"]})
    do(state, "buy Pounce")
    assert (keywords(state, "A", "Nine"), keywords(state, "A", "Two")) == (["HUNTER"], ["HUNTER"])
    do(state, "attack Nine")
    assert set(legal(state)) == {"no hunt", "hunt Three", "hunt Eight"}


@leaves_alone("Pounce")
@rule("MB-ENERGY-20")
def test_pounce_is_over_with_the_turn_and_not_for_enemies() -> None:
    state = shop(["Pounce"], {"board": ["Nine"]}, {"board": ["Three"], "hand": ["Two"]})
    do(state, "buy Pounce")
    assert keywords(state, "B", "Three") == []
    do(state, "play One")
    assert keywords(state, "A", "Nine") == []


@does("Rage")
@rule("MB-ENERGY-21")
def test_rage_lets_allied_creatures_attack_twice() -> None:
    state = shop(["Rage"], {"board": ["Nine"]}, {"hand": ["One"]})
    do(state, "buy Rage", "attack Nine", "attack again")
    assert (life(state, "B"), asked(state)) == (1, ("B", "turn action"))


@leaves_alone("Rage")
@rule("MB-ENERGY-21", "MB-TURN-14")
def test_rage_is_not_for_a_creature_that_the_opponent_takes_over() -> None:
    thief = card("Thief", 4, play={"take_control": one(side="enemy")})
    state = shop(["Rage"], {"board": ["Nine"], "hand": ["Thief", "One"]}, {"mindbugs": 1}, cards=[thief])
    do(state, "buy Rage", "play Thief", "mindbug")
    assert (board(state, "B"), keywords(state, "B", "Nine")) == (["Thief", "Nine"], [])


@does("Rage")
@rule("MB-TURN-14")
def test_rage_is_for_a_creature_that_its_player_takes_over_this_turn() -> None:
    thief = card("Thief", 4, play={"take_control": one(side="enemy")})
    state = shop(["Rage"], {"hand": ["Thief", "One"]}, {"board": ["Nine"]}, cards=[thief])
    do(state, "buy Rage", "play Thief")
    assert keywords(state, "A", "Nine") == []
    again = shop(["Monster Buddies", "Rage"], {"board": ["Thief"]}, {"board": ["Nine"]}, cards=[thief])
    do(again, "buy Rage", "buy Monster Buddies")
    assert (keywords(again, "A", "Nine"), board(again, "A")) == (["FRENZY"], ["Thief", "Nine"])


@does("Suburban Camouflage")
@rule("MB-ENERGY-29", "MB-TURN-09")
def test_suburban_camouflage_makes_allied_creatures_sneaky_also_after_a_mindbug() -> None:
    state = shop(["Suburban Camouflage"], {"board": ["Nine"], "hand": ["Two"]}, {"board": ["Ten"], "mindbugs": 1})
    do(state, "buy Suburban Camouflage", "play Two", "mindbug", "attack Nine")
    assert (life(state, "B"), board(state, "B")) == (2, ["Ten", "Two"])


@leaves_alone("Suburban Camouflage")
@rule("MB-ENERGY-29")
def test_suburban_camouflage_lets_sneaky_creatures_block() -> None:
    state = shop(["Suburban Camouflage"], {"board": ["Nine"]}, {"board": ["Ten", "Three Sneaky"]})
    do(state, "buy Suburban Camouflage", "attack Nine")
    assert set(legal(state)) == {"no block", "block Three Sneaky"}
    assert (keywords(state, "A", "Nine"), keywords(state, "B", "Ten")) == (["SNEAKY"], [])


# ---------------------------------------------------------------- Railgun


@does("Railgun")
@rule("MB-ENERGY-22")
def test_railgun_takes_the_last_life_at_once() -> None:
    state = shop(["Railgun"], {}, {"life": 1, "hand": ["One"]})
    assert winner(do(state, "buy Railgun")) == "A"


@leaves_alone("Railgun")
@rule("MB-ENERGY-22")
def test_railgun_takes_one_life_and_none_of_its_buyer() -> None:
    state = do(shop(["Railgun"], {}), "buy Railgun")
    assert (life(state, "A"), life(state, "B")) == (3, 2)


# ---------------------------------------------------------------- Random Mutation


@does("Random Mutation")
@rule("MB-ENERGY-23")
def test_random_mutation_buys_the_top_card_for_free_and_leaves_the_market_unchanged() -> None:
    offers = ["Random Mutation", "Ambush", "Rage"]
    state = shop(offers, {"energy": 1}, deck=["Stomp", "Railgun", "Pounce"])
    do(state, "buy Random Mutation")
    assert (life(state, "B"), energy(state, "A")) == (2, 0)
    assert (market(state), sorted(done_with(state))) == (["Ambush", "Rage", "Stomp"], ["Railgun", "Random Mutation"])


@leaves_alone("Random Mutation")
@rule("MB-ENERGY-23")
def test_random_mutation_does_nothing_when_the_deck_is_empty() -> None:
    state = shop(["Random Mutation", "Rage"], {"energy": 1}, energy_discard=["Railgun"])
    do(state, "buy Random Mutation")
    assert (life(state, "B"), market(state)) == (3, ["Rage"])
    assert done_with(state) == ["Railgun", "Random Mutation"]


@does("Random Mutation")
@rule("MB-ENERGY-23", "MB-ENERGY-13")
def test_a_card_that_random_mutation_reveals_may_ask_its_buyer() -> None:
    state = shop(
        ["Random Mutation", "Rage", "Pounce"], {"energy": 1}, {"board": ["Nine", "Two"]}, deck=["Stomp", "Ambush"]
    )
    do(state, "buy Random Mutation")
    assert (asked(state), state.view()["decision"]["card"]) == (("A", "choose"), "Ambush")
    do(state, "choose Nine")
    assert (discard(state, "B"), asked(state)) == (["Nine"], ("A", "turn action"))


# ---------------------------------------------------------------- Reanimation, Resurrection


@does("Reanimation")
@rule("MB-ENERGY-24")
def test_reanimation_takes_a_card_of_choice_from_the_opponents_discard_pile() -> None:
    state = shop(["Reanimation"], {"discard": ["Two"]}, {"discard": ["Nine", "Three"], "hand": ["One"]})
    do(state, "buy Reanimation")
    assert choices(state) == {"Nine", "Three"}
    do(state, "choose Nine")
    assert (sorted(hand(state, "A")), discard(state, "B")) == (["Nine", "One"], ["Three"])


@leaves_alone("Reanimation")
@rule("MB-ENERGY-24")
def test_reanimation_leaves_the_own_discard_pile_alone() -> None:
    state = shop(["Reanimation"], {"discard": ["Two"]})
    do(state, "buy Reanimation")
    assert (hand(state, "A"), discard(state, "A")) == (["One"], ["Two"])


@does("Resurrection")
@rule("MB-ENERGY-25")
def test_resurrection_takes_a_card_of_choice_from_the_own_discard_pile() -> None:
    state = shop(["Resurrection"], {"discard": ["Two", "Nine"]})
    do(state, "buy Resurrection")
    assert choices(state) == {"Two", "Nine"}
    do(state, "choose Two")
    assert (sorted(hand(state, "A")), discard(state, "A")) == (["One", "Two"], ["Nine"])


@leaves_alone("Resurrection")
@rule("MB-ENERGY-25")
def test_resurrection_leaves_the_opponents_discard_pile_alone() -> None:
    state = shop(["Resurrection"], {}, {"discard": ["Nine"], "hand": ["One"]})
    do(state, "buy Resurrection")
    assert (hand(state, "A"), discard(state, "B")) == (["One"], ["Nine"])


# ---------------------------------------------------------------- Revenge, Stomp


@does("Revenge")
@rule("MB-ENERGY-26")
def test_revenge_must_defeat_a_creature_of_power_seven_or_more_even_ones_own() -> None:
    state = shop(["Revenge"], {"board": ["Seven", "Two"]}, {"board": ["Six"]})
    do(state, "buy Revenge")
    assert (discard(state, "A"), board(state, "B")) == (["Seven"], ["Six"])
    several = shop(["Revenge"], {"board": ["Seven"]}, {"board": ["Ten", "Nine"]})
    do(several, "buy Revenge")
    assert (asked(several), choices(several)) == (("A", "choose"), {"Seven", "Ten", "Nine"})
    assert (board(do(several, "choose Nine"), "B"), board(several, "A")) == (["Ten"], ["Seven"])


@leaves_alone("Revenge")
@rule("MB-ENERGY-26")
def test_revenge_may_be_bought_without_a_target_and_does_nothing() -> None:
    state = shop(["Revenge"], {"board": ["Six"], "energy": 1}, {"board": ["Five"]})
    do(state, "buy Revenge")
    assert (board(state, "A"), board(state, "B"), energy(state, "A")) == (["Six"], ["Five"], 0)


@does("Stomp")
@rule("MB-ENERGY-27")
def test_stomp_defeats_a_creature_of_power_three_or_less() -> None:
    state = shop(["Stomp"], {"board": ["Two"]}, {"board": ["Three", "Four"]})
    do(state, "buy Stomp")
    assert choices(state) == {"Two", "Three"}
    do(state, "choose Three")
    assert discard(state, "B") == ["Three"]


@leaves_alone("Stomp")
@rule("MB-ENERGY-27")
def test_stomp_leaves_creatures_of_power_four_alone() -> None:
    state = shop(["Stomp"], {"board": ["Four"]}, {"board": ["Five"]})
    do(state, "buy Stomp")
    assert (board(state, "A"), board(state, "B")) == (["Four"], ["Five"])


# ---------------------------------------------------------------- Subterranean Strike


@does("Subterranean Strike")
@rule("MB-ENERGY-28")
def test_subterranean_strike_makes_the_opponent_discard_two_cards_of_choice_and_refill() -> None:
    five = ["One", "Two", "Three", "Four", "Five"]
    state = shop(["Subterranean Strike"], {"hand": ["Nine"]}, {"hand": five, "draw": ["Six", "Seven", "Eight"]})
    do(state, "buy Subterranean Strike")
    assert (asked(state), choices(state)) == (("B", "choose"), set(five))
    do(state, "choose Two", "choose Four")
    assert (discard(state, "B"), hand(state, "A")) == (["Two", "Four"], ["Nine"])
    assert sorted(hand(state, "B")) == sorted(["One", "Three", "Five", "Six", "Seven"])


@leaves_alone("Subterranean Strike")
@rule("MB-ENERGY-28")
def test_subterranean_strike_leaves_the_buyers_hand_alone() -> None:
    state = shop(["Subterranean Strike"], {"hand": ["Nine", "Eight", "Seven"]}, {"board": ["Two"]})
    do(state, "buy Subterranean Strike")
    assert (hand(state, "A"), discard(state, "B")) == (["Nine", "Eight", "Seven"], [])
