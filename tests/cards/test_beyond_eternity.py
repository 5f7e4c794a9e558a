"""Beyond Eternity, A to H: what each card does, and what it leaves alone."""

from __future__ import annotations

import pytest

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.eternity import boosted, boosts, table
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
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
    winner,
)


@does("Agile Rooster")
def test_agile_rooster_can_be_blocked_only_by_creatures_whose_power_is_within_one_of_its_own():
    state = table(A={"board": ["Agile Rooster"]}, B={"board": ["Four", "Five", "Six", "Seven", "Eight"]})
    do(state, "attack Agile Rooster")
    assert set(legal(state)) == {"no block", "block Five", "block Six", "block Seven"}
    refused(state, "block Eight", "MB-BLOCK-08")
    strong = table(
        A={"board": [boosted("Agile Rooster", "One")]}, B={"board": ["Five", "Eight", boosted("Seven", "Two")]}
    )
    assert set(legal(do(strong, "attack Agile Rooster"))) == {"no block", "block Eight", "block Seven"}


@leaves_alone("Agile Rooster")
def test_agile_rooster_leaves_blocks_of_other_attackers_and_its_own_blocks_alone():
    state = table(A={"board": ["Agile Rooster", "Nine"]}, B={"board": ["Four", "Ten"]})
    assert set(legal(do(state.clone(), "attack Nine"))) == {"no block", "block Four", "block Ten"}
    own = table(A={"board": ["Agile Rooster"]}, B={"board": ["Ten"]}, active="B")
    assert set(legal(do(own, "attack Ten"))) == {"no block", "block Agile Rooster"}


@does("Ant Zombie Horde")
def test_ant_zombie_horde_puts_up_to_two_cards_of_any_discard_piles_under_itself():
    state = table(
        A={"board": ["Ant Zombie Horde"], "discard": ["One"]}, B={"discard": ["Two", "Three"], "board": ["Nine"]}
    )
    do(state, "attack Ant Zombie Horde", "choose One", "choose Three")
    assert (boosts(state, "A", "Ant Zombie Horde"), power(state, "A", "Ant Zombie Horde")) == (["One", "Three"], 9)
    assert (asked(state), discard(state, "A"), discard(state, "B")) == (("B", "block"), [], ["Two"])


@leaves_alone("Ant Zombie Horde")
def test_ant_zombie_horde_may_take_none_and_boosts_nobody_else():
    state = table(
        A={"board": ["Ant Zombie Horde", "Five"], "discard": ["One"]}, B={"discard": ["Two"], "board": ["Nine"]}
    )
    none = do(state.clone(), "attack Ant Zombie Horde", "done")
    assert (discard(none, "A"), discard(none, "B"), power(none, "A", "Ant Zombie Horde")) == (["One"], ["Two"], 7)
    do(state, "attack Ant Zombie Horde", "choose Two", "done")
    assert (boosts(state, "A", "Five"), boosts(state, "B", "Nine")) == ([], [])


@does("Berserker Rabbit")
def test_berserker_rabbit_has_power_ten_while_its_controllers_discard_pile_is_empty():
    state = table(A={"board": ["Berserker Rabbit", "One"]}, B={"board": ["Nine"], "discard": ["Two"]})
    assert power(state, "A", "Berserker Rabbit") == 10
    do(state, "attack One", "block Nine")
    assert power(state, "A", "Berserker Rabbit") == 6
    assert keywords(state, "A", "Berserker Rabbit") == ["FRENZY", "TOUGH"]


@leaves_alone("Berserker Rabbit")
def test_berserker_rabbit_looks_at_no_other_discard_pile_and_grows_again_when_its_own_is_emptied():
    state = table(A={"board": ["Berserker Rabbit"], "discard": ["Two"]}, B={"board": ["Sea-Rex"]}, active="B")
    assert (power(state, "A", "Berserker Rabbit"), power(state, "B", "Sea-Rex")) == (6, 5)
    do(state, "attack Sea-Rex", "choose Two")
    assert power(state, "A", "Berserker Rabbit") == 10
    assert keywords(state, "A", "Berserker Rabbit") == ["FRENZY", "TOUGH"]


@does("Blessed Killer Bee")
@rule("MB-LIFE-11")
def test_blessed_killer_bee_adds_a_loss_of_two_after_each_loss_of_the_opponent():
    state = table(A={"board": ["Nine"], "discard": ["Blessed Killer Bee"]}, B={"life": 4, "hand": ["One"]})
    do(state, "attack Nine")
    assert (life(state, "B"), life(state, "A"), asked(state)) == (1, 3, ("B", "turn action"))
    turbo = table(A={"board": ["Turbo Bug"], "discard": ["Blessed Killer Bee"]}, B={"life": 3, "board": ["One"]})
    assert winner(do(turbo, "attack Turbo Bug")) == "A"


@does("Blessed Killer Bee")
@rule("MB-LIFE-11", "MB-INDISCARD-07")
def test_two_blessed_killer_bees_add_two_each_and_never_answer_each_other():
    doubled = [{"name": "Bee Twin", "power": 2, "copies": 1, "abilities": BEE}]
    state = table(
        A={"board": ["Nine"], "discard": ["Blessed Killer Bee", "Bee Twin"]},
        B={"life": 6, "hand": ["One"]},
        cards=doubled,
    )
    do(state, "attack Nine", "first Bee Twin")
    assert (life(state, "B"), asked(state)) == (1, ("B", "turn action"))


BEE = [
    {
        "trigger": "when an opponent loses life",
        "place": "in discard pile",
        "effect": {"lose_life": {"who": "the opponent", "amount": 2}},
    }
]


@leaves_alone("Blessed Killer Bee")
@rule("MB-LIFE-11")
def test_blessed_killer_bee_answers_no_loss_of_its_own_side_nothing_from_play_and_no_lost_game():
    own = table(
        A={"board": ["Nine"], "hand": ["One"]}, B={"life": 4, "discard": ["Blessed Killer Bee"], "hand": ["One"]}
    )
    assert (life(do(own, "attack Nine"), "B"), life(own, "A")) == (3, 3)
    there = table(A={"board": ["Nine", "Blessed Killer Bee"]}, B={"life": 4, "hand": ["One"]})
    assert life(do(there, "attack Nine"), "B") == 3
    last = table(A={"board": ["Nine"], "discard": ["Blessed Killer Bee"]}, B={"life": 1, "hand": ["One"]})
    assert (winner(do(last, "attack Nine")), life(last, "B")) == ("A", 0)


@rule("MB-LIFE-11")
def test_other_texts_about_losing_life_see_the_loss_and_the_further_loss():
    mourner = {"trigger": "when you lose life", "effect": {"draw_unused": 1}}
    cards = [{"name": "Mourner", "power": 1, "abilities": [mourner]}]
    state = table(
        A={"board": ["Nine"], "discard": ["Blessed Killer Bee"]},
        B={"life": 5, "board": ["Mourner"], "hand": ["Two"]},
        cards=cards,
        unused=["Four", "Five", "Six"],
    )
    do(state, "attack Nine", "no block", "first Blessed Killer Bee", "first Mourner")
    assert (life(state, "B"), hand(state, "B")) == (2, ["Two", "Four", "Five"])


@does("Blessed Shield Bugs")
def test_blessed_shield_bugs_give_all_allied_creatures_one_power_from_the_discard_pile():
    state = table(A={"board": ["Four", "Nine"], "discard": ["Blessed Shield Bugs"]}, B={"board": ["Five"]})
    assert (power(state, "A", "Four"), power(state, "A", "Nine"), keywords(state, "A", "Four")) == (5, 10, [])
    assert state.view()["A"]["active_in_discard"] == ["Blessed Shield Bugs"]


@leaves_alone("Blessed Shield Bugs")
def test_blessed_shield_bugs_do_nothing_for_the_opponent_or_while_they_are_in_play():
    state = table(A={"board": ["Four"], "discard": ["Blessed Shield Bugs"]}, B={"board": ["Five"]})
    assert power(state, "B", "Five") == 5
    there = table(A={"board": ["Four", "Blessed Shield Bugs"]}, B={"hand": ["One"]})
    assert (power(there, "A", "Four"), power(there, "A", "Blessed Shield Bugs")) == (4, 6)


@does("Blessed Tiger Squirrel")
@rule("MB-EX-18")
def test_blessed_tiger_squirrel_keeps_enemies_of_power_seven_or_more_from_attacking_and_blocking():
    state = table(
        A={"board": ["Four"], "discard": ["Blessed Tiger Squirrel"]}, B={"board": ["Seven", "Six"]}, active="B"
    )
    assert set(legal(state)) == {"attack Six"}
    refused(state, "attack Seven", "MB-CHOICE-08")
    do(state, "attack Six", "no block", "attack Four")
    assert set(legal(state)) == {"no block", "block Six"}


@leaves_alone("Blessed Tiger Squirrel")
@rule("MB-ATTACK-10")
def test_blessed_tiger_squirrel_leaves_its_own_side_alone_and_an_attack_that_is_under_way():
    state = table(A={"board": ["Seven"], "discard": ["Blessed Tiger Squirrel"]}, B={"board": ["Six"], "hand": ["One"]})
    assert "attack Seven" in legal(state)
    do(state, "attack Seven", "no block", "attack Six")
    assert "block Seven" in legal(state)
    hunted = table(A={"board": ["Radioactive Pest", "Nine"]}, B={"board": ["Blessed Tiger Squirrel", "Eight"]})
    do(hunted, "attack Nine", "block Blessed Tiger Squirrel")
    assert creature(hunted, "A", "Nine")["cannot_attack"]
    killing = {"name": "Slayer", "power": 9, "abilities": [{"trigger": "attack", "effect": KILL}]}
    under_way = table(
        A={"board": ["Slayer"]}, B={"board": ["Blessed Tiger Squirrel"], "hand": ["One"]}, cards=[killing]
    )
    do(under_way, "attack Slayer")
    assert (discard(under_way, "B"), life(under_way, "B")) == (["Blessed Tiger Squirrel"], 2)


KILL = {"defeat": {"pick": {"creatures": {"side": "enemy"}}}}


@does("Catalisk")
def test_catalisk_has_an_opponent_discard_the_whole_draw_pile():
    state = table(A={"board": ["Catalisk"]}, B={"draw": ["One", "Two", "Three"], "hand": ["Four"] * 5})
    do(state, "attack Catalisk")
    assert (draw(state, "B"), discard(state, "B"), hand(state, "B")) == (0, ["One", "Two", "Three"], ["Four"] * 5)


@leaves_alone("Catalisk")
def test_catalisk_leaves_hands_and_its_own_draw_pile_alone():
    state = table(A={"board": ["Catalisk"], "draw": ["One"], "hand": ["Five"] * 5}, B={"hand": ["Four"], "draw": []})
    do(state, "attack Catalisk")
    assert (draw(state, "A"), hand(state, "B"), discard(state, "B"), discard(state, "A")) == (1, ["Four"], [], [])


@does("Cave Lizard")
def test_cave_lizard_cannot_attack():
    state = table(A={"board": ["Cave Lizard"], "hand": ["One"]}, B={"board": ["Nine"]})
    assert set(legal(state)) == {"play One"}
    refused(state, "attack Cave Lizard", "MB-CHOICE-08")
    assert keywords(state, "A", "Cave Lizard") == ["SNEAKY", "TOUGH"]


@leaves_alone("Cave Lizard")
def test_cave_lizard_may_block_and_keeps_nobody_else_from_attacking():
    state = table(A={"board": ["Cave Lizard", "Four"]}, B={"board": ["Nine", "Two Sneaky"]})
    assert set(legal(state)) == {"attack Four"}
    do(state, "attack Four", "no block", "attack Two Sneaky")
    assert set(legal(state)) == {"no block", "block Cave Lizard"}


@does("Cursed Gorillion")
def test_cursed_gorillion_takes_two_power_from_its_own_side_but_never_below_one():
    state = table(A={"board": ["Nine", "Two"], "discard": ["Cursed Gorillion"]}, B={"board": ["Five"]})
    assert (power(state, "A", "Nine"), power(state, "A", "Two"), keywords(state, "A", "Nine")) == (7, 1, [])


@leaves_alone("Cursed Gorillion")
def test_cursed_gorillion_leaves_the_other_side_alone_and_everybody_while_it_is_in_play():
    state = table(A={"board": ["Nine"], "discard": ["Cursed Gorillion"]}, B={"board": ["Five"]})
    assert power(state, "B", "Five") == 5
    there = table(A={"board": ["Nine", "Cursed Gorillion"]}, B={"board": ["Five"]})
    assert (power(there, "A", "Nine"), power(there, "A", "Cursed Gorillion"), power(there, "B", "Five")) == (9, 10, 5)


@does("Duckdra")
def test_duckdra_may_defeat_any_creature_that_has_poisonous():
    others = "Nine Fast Frenzy Hunter Sneaky Tough"
    state = table(A={"board": ["Duckdra", "One Poisonous"]}, B={"board": ["Ten Poisonous", others]})
    do(state, "attack Duckdra", "yes")
    assert choices(state) == {"One Poisonous", "Ten Poisonous"}
    do(state, "choose Ten Poisonous")
    assert (board(state, "B"), discard(state, "B")) == ([others], ["Ten Poisonous"])


@leaves_alone("Duckdra")
def test_duckdra_may_leave_it_and_asks_nothing_where_nobody_has_poisonous():
    state = table(A={"board": ["Duckdra"]}, B={"board": ["Two Poisonous"]})
    do(state, "attack Duckdra", "no")
    assert (asked(state), board(state, "B")) == (("A", "hunt"), ["Two Poisonous"])
    none = table(A={"board": ["Duckdra"]}, B={"board": ["Nine"]})
    assert asked(do(none, "attack Duckdra")) == ("A", "hunt")


@does("Fire Antler")
def test_fire_antler_costs_the_opponent_a_life_when_defeated_and_then_boosts_any_creature():
    state = table(A={"board": ["Fire Antler", "Four"]}, B={"board": ["Nine"], "discard": ["Two"]})
    do(state, "attack Fire Antler", "block Nine")
    assert (life(state, "B"), choices(state)) == (2, {"done", "Fire Antler", "Two"})
    do(state, "choose Fire Antler")
    assert choices(state) == {"Four", "Nine"}
    do(state, "choose Four")
    assert (boosts(state, "A", "Four"), power(state, "A", "Four"), discard(state, "A")) == (["Fire Antler"], 5, [])
    assert asked(state) == ("B", "turn action"), "one card and no more"


@does("Fire Antler")
@rule("MB-LIFE-10")
def test_fire_antler_boosts_though_the_opponent_has_lost_no_life():
    guard = card("Guard", 3, constant={"cannot_lose_life": "you"})
    state = table(A={"board": ["Fire Antler", "Four"]}, B={"board": ["Nine", "Guard"]}, cards=[guard])
    do(state, "attack Fire Antler", "block Nine", "choose Fire Antler", "choose Guard")
    assert (life(state, "B"), boosts(state, "B", "Guard")) == (3, ["Fire Antler"])


@leaves_alone("Fire Antler")
@rule("MB-BOOST-18")
def test_fire_antler_saves_its_controllers_life_and_boosts_nobody_where_nobody_is_in_play():
    state = table(A={"board": ["Fire Antler"], "hand": ["One"]}, B={"board": ["Eight"], "hand": ["Two"]})
    do(state, "attack Fire Antler", "block Eight")
    assert (board(state, "A"), board(state, "B")) == ([], [])
    assert (life(state, "A"), life(state, "B"), asked(state)) == (3, 2, ("B", "turn action"))
    assert (discard(state, "A"), discard(state, "B")) == (["Fire Antler"], ["Eight"])


@does("Ghostly Underdog")
def test_ghostly_underdog_defeats_every_enemy_weaker_than_itself():
    state = table(
        A={"board": [boosted("Ghostly Underdog", "One", "Two", "Three")]},
        B={"board": ["Six", "Seven", "Two Tough", "Three"]},
    )
    do(state, "attack Ghostly Underdog")
    assert (board(state, "B"), exhausted(state, "B", "Two Tough")) == (["Seven", "Two Tough"], True)


@leaves_alone("Ghostly Underdog")
def test_ghostly_underdog_leaves_equals_the_stronger_and_its_own_side_alone():
    state = table(A={"board": ["Ghostly Underdog", "Two"]}, B={"board": ["Four", "Nine", boosted("Three", "One")]})
    do(state, "attack Ghostly Underdog")
    assert (board(state, "A"), board(state, "B")) == (["Ghostly Underdog", "Two"], ["Four", "Nine", "Three"])


@does("Goat Dragon")
@rule("MB-BOOST-13")
@pytest.mark.parametrize(("zone", "action"), [("hand", "play Goat Dragon"), ("board", "attack Goat Dragon")])
def test_goat_dragon_boosts_any_creature_or_defeats_any_boosted_one_as_it_is_played_and_as_it_attacks(zone, action):
    own = {"hand": [], "board": [boosted("Two", "Six")], "discard": ["One", "Three"]}
    own[zone] = [*own[zone], "Goat Dragon"]
    state = table(A=own, B={"board": [boosted("Nine", "Four"), "Ten"], "hand": ["One"]})
    do(state, action)
    assert set(legal(state)) == {"choose boost", "choose defeat"}
    boosting = do(state.clone(), "choose boost", "choose One")
    assert choices(boosting) == {"Two", "Goat Dragon", "Nine", "Ten"}
    do(boosting, "choose Ten")
    assert (boosts(boosting, "B", "Ten"), discard(boosting, "A"), board(boosting, "B")) == (
        ["One"],
        ["Three"],
        ["Nine", "Ten"],
    )
    assert asked(boosting)[0] == "B", "one card and no more"
    do(state, "choose defeat")
    assert choices(state) == {"Two", "Nine"}
    do(state, "choose Nine")
    assert (board(state, "B"), sorted(discard(state, "B"))) == (["Ten"], ["Four", "Nine"])
    assert "Two" in board(state, "A")


@leaves_alone("Goat Dragon")
@rule("MB-BOOST-14")
def test_goat_dragon_need_not_defeat_an_own_creature_and_is_not_asked_where_nothing_is_boosted():
    own = table(A={"board": ["Goat Dragon", boosted("Four", "One")]}, B={"board": ["Nine"]})
    do(own, "attack Goat Dragon")
    assert set(legal(own)) == {"choose boost", "choose defeat"}
    do(own, "choose boost")
    assert (asked(own), board(own, "A"), board(own, "B")) == (("B", "block"), ["Goat Dragon", "Four"], ["Nine"])
    plain = table(A={"board": ["Goat Dragon", "Four"], "discard": ["One"]}, B={"board": ["Nine"]})
    do(plain, "attack Goat Dragon")
    assert choices(plain) == {"done", "One"}


@does("Hiss Holiness")
@rule("MB-BOOST-15")
def test_hiss_holiness_spreads_up_to_four_cards_over_any_creatures():
    state = table(A={"hand": ["Hiss Holiness"], "discard": ["One"]}, B={"board": ["Four"], "discard": ["Two", "Three"]})
    do(state, "play Hiss Holiness", "choose One", "choose Hiss Holiness", "choose Two", "choose Four", "choose Three")
    do(state, "choose Hiss Holiness")
    assert (boosts(state, "A", "Hiss Holiness"), boosts(state, "B", "Four")) == (["One", "Three"], ["Two"])
    assert (power(state, "A", "Hiss Holiness"), asked(state)) == (7, ("B", "turn action"))


@leaves_alone("Hiss Holiness")
@rule("MB-BOOST-15")
def test_hiss_holiness_leaves_a_fifth_card_and_whatever_its_player_does_not_take():
    five = ["One", "Two", "Three", "Four", "Five"]
    state = table(A={"hand": ["Hiss Holiness"], "discard": five}, B={"hand": ["Nine"]})
    full = do(state.clone(), "play Hiss Holiness", *(f"choose {name}" for name in five[:4]))
    assert (discard(full, "A"), asked(full)) == (["Five"], ("B", "turn action"))
    assert discard(do(state, "play Hiss Holiness", "done"), "A") == five


@does("Hypnotic Mouse")
def test_hypnotic_mouse_keeps_creatures_of_equal_power_on_any_side_from_attacking():
    own = ["Hypnotic Mouse", "Five", "Nine", "One", "Ten"]
    state = table(A={"board": own}, B={"board": ["Five Tough", "Ten"]})
    assert set(legal(state)) == {"attack Nine"}
    assert [one["cannot_attack"] for one in state.view()["B"]["board"]] == [True, True]
    refused(state, "attack Hypnotic Mouse", "MB-CHOICE-08")


@leaves_alone("Hypnotic Mouse")
def test_hypnotic_mouse_looks_at_current_power_and_leaves_blocks_alone():
    state = table(A={"board": ["Hypnotic Mouse", boosted("Five", "Two")]}, B={"board": ["Five Tough", "Four"]})
    assert set(legal(state)) == {"attack Hypnotic Mouse", "attack Five"}
    equal = table(A={"board": ["Hypnotic Mouse", "Four", "Nine"]}, B={"board": ["Four Tough"]})
    assert "block Four Tough" in legal(do(equal, "attack Nine"))
