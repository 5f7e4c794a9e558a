"""Promotional cards, N to Z: what each card does, and what it leaves alone."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.test_promo import table
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    creature,
    discard,
    do,
    every,
    exhausted,
    hand,
    in_order,
    keywords,
    legal,
    life,
    lose,
    power,
    refused,
    winner,
)

SNIPER = card("Sniper", 3, play=in_order({"defeat": every(side="enemy")}, lose(1)))


@does("Ram Hopper")
def test_ram_hopper_attacks_twice_and_so_do_its_allies():
    state = table(A={"board": ["Ram Hopper", "Four", "One", "Ten"]}, B={"hand": ["One"]})
    for name, strength in (("Ram Hopper", 7), ("Four", 4), ("One", 1), ("Ten", 10)):
        assert (keywords(state, "A", name), power(state, "A", name)) == (["FRENZY"], strength)
    do(state, "attack Four", "attack again")
    assert (life(state, "B"), active(state)) == (1, "B")


@leaves_alone("Ram Hopper")
def test_ram_hopper_gives_enemies_nothing_and_allies_only_while_it_is_in_play():
    state = table(A={"board": ["Ram Hopper", "Ten"]}, B={"board": ["Four", "Nine"], "hand": ["One"]}, active="B")
    assert keywords(state, "B", "Four") == []
    do(state, "attack Nine", "block Ram Hopper")
    assert (discard(state, "A"), keywords(state, "A", "Ten"), active(state)) == (["Ram Hopper"], [], "A")


@does("Short-Neck Giraffodile")
def test_short_neck_giraffodile_takes_two_cards_of_its_controllers_choice_back():
    state = table(A={"board": ["Short-Neck Giraffodile"], "discard": ["One", "Two", "Ten"]}, B={"hand": ["Four"]})
    do(state, "attack Short-Neck Giraffodile")
    assert (asked(state), choices(state)) == (("A", "choose"), {"One", "Two", "Ten"})
    do(state, "choose Ten", "choose One")
    assert (hand(state, "A"), discard(state, "A"), life(state, "B")) == (["Ten", "One"], ["Two"], 2)


@leaves_alone("Short-Neck Giraffodile")
def test_short_neck_giraffodile_takes_the_only_card_there_is_and_none_of_the_opponents():
    state = table(A={"board": ["Short-Neck Giraffodile"], "discard": ["One"]}, B={"discard": ["Two"], "hand": ["Four"]})
    do(state, "attack Short-Neck Giraffodile")
    assert (hand(state, "A"), discard(state, "A"), discard(state, "B")) == (["One"], [], ["Two"])


@does("Slugapult")
@rule("MB-DEFEATED-12")
def test_slugapult_may_defeat_an_ally_to_defeat_an_enemy_in_each_of_its_attacks():
    state = table(A={"board": ["Slugapult", "One", "Nine"]}, B={"board": ["Two", "Ten"], "hand": ["Three"]})
    do(state, "attack Slugapult")
    assert asked(state) == ("A", "may")
    do(state, "yes")
    assert choices(state) == {"One", "Nine"}
    do(state, "choose Nine")
    assert choices(state) == {"Two", "Ten"}
    do(state, "choose Ten", "no block", "attack again", "yes")
    assert (board(state, "A"), board(state, "B"), life(state, "B")) == (["Slugapult"], [], 1)


@leaves_alone("Slugapult")
@rule("MB-DEFEATED-12")
def test_slugapult_defeats_no_enemy_for_an_ally_that_tough_saves_or_that_is_kept():
    state = table(A={"board": ["Slugapult", "One Tough"]}, B={"board": ["Nine"], "hand": ["Three"]})
    kept = do(state.clone(), "attack Slugapult", "no")
    assert (asked(kept), board(kept, "A"), board(kept, "B")) == (("B", "block"), ["Slugapult", "One Tough"], ["Nine"])
    do(state, "attack Slugapult", "yes")
    assert (exhausted(state, "A", "One Tough"), board(state, "B"), asked(state)) == (True, ["Nine"], ("B", "block"))
    kitten = table(A={"board": ["Slugapult", "Kitten Crewmate"]}, B={"board": ["Nine"], "hand": ["Three"]})
    do(kitten, "attack Slugapult", "yes")
    assert (board(kitten, "A"), board(kitten, "B")) == (["Slugapult", '"One-Eye" Felix'], ["Nine"]), (
        "it evolved instead"
    )
    alone = table(A={"board": ["Slugapult"]}, B={"board": ["Nine"], "hand": ["Three"]})
    assert asked(do(alone, "attack Slugapult")) == ("B", "block"), "it cannot be defeated itself for that"


@does("Suspicious Gift")
@rule("MB-CONTROL-10", "MB-DEFEATED-07")
def test_suspicious_gift_goes_to_the_opponent_and_costs_whoever_has_it_two_life_when_it_is_defeated():
    state = table(A={"hand": ["Suspicious Gift"], "board": ["Nine Hunter"]}, B={"hand": ["One"]})
    do(state, "play Suspicious Gift")
    assert (board(state, "A"), board(state, "B")) == (["Nine Hunter"], ["Suspicious Gift"])
    do(state, "play One", "attack Nine Hunter", "hunt Suspicious Gift")
    assert (life(state, "B"), discard(state, "B")) == (1, ["Suspicious Gift"])


@leaves_alone("Suspicious Gift")
@rule("MB-CONTROL-10")
def test_suspicious_gift_taken_with_a_mindbug_comes_back_and_leaves_the_opponents_life_alone():
    state = table(A={"hand": ["Suspicious Gift", "Two"]}, B={"mindbugs": 1, "board": ["Nine Hunter"]})
    do(state, "play Suspicious Gift", "mindbug")
    assert (board(state, "A"), legal(state)) == (["Suspicious Gift"], ["play Two", "attack Suspicious Gift"])
    do(state, "play Two", "attack Nine Hunter", "hunt Suspicious Gift")
    assert (life(state, "A"), life(state, "B")) == (1, 3)


@does("Watts Dog")
def test_watts_dog_can_be_blocked_only_by_creatures_without_any_keyword():
    theirs = ["One Tough", "Two Sneaky", "Three", "Four Fast", "Five Frenzy", "Six Hunter", "Seven Poisonous"]
    state = table(A={"board": ["Watts Dog"]}, B={"board": theirs})
    do(state, "attack Watts Dog")
    assert legal(state) == ["no block", "block Three"]
    refused(state, "block One Tough", "MB-BLOCK-08")
    given = table(A={"board": ["Watts Dog"]}, B={"board": ["Ram Hopper", "Three"], "hand": ["One"]})
    assert life(do(given, "attack Watts Dog", "stop"), "B") == 2, "FRENZY that Ram Hopper gives is a keyword too"


@leaves_alone("Watts Dog")
def test_watts_dog_leaves_the_blocks_of_other_attackers_and_its_own_blocks_alone():
    state = table(A={"board": ["Watts Dog", "Six"]}, B={"board": ["One Tough", "Three"]})
    assert legal(do(state, "attack Six")) == ["no block", "block One Tough", "block Three"]
    blocking = table(A={"board": ["Watts Dog"]}, B={"board": ["Nine Tough"]}, active="B")
    assert legal(do(blocking, "attack Nine Tough")) == ["no block", "block Watts Dog"]


@does("Wolfman Steve")
@rule("MB-PLAY-09")
def test_wolfman_steve_keeps_opponents_from_playing_weak_cards_even_if_that_leaves_them_no_action():
    state = table(A={"board": ["Wolfman Steve"], "hand": ["One"]}, B={"hand": ["Four", "Five", "Three"]}, active="B")
    assert legal(state) == ["play Five"]
    refused(state, "play Four", "MB-TURN-06")
    stuck = table(A={"board": ["Wolfman Steve"], "hand": ["One"]}, B={"hand": ["Four", "Three"]})
    assert winner(do(stuck, "play One")) == "A"


@leaves_alone("Wolfman Steve")
@rule("MB-PLAY-09")
def test_wolfman_steve_leaves_its_controller_other_zones_and_mindbugs_alone():
    state = table(A={"board": ["Wolfman Steve"], "hand": ["Three"]}, B={"mindbugs": 1, "hand": ["One", "Six"]})
    do(state, "play Three")
    assert board(do(state.clone(), "mindbug"), "B") == ["Three"]
    dead = {"hand": ["Grave Robber"], "discard": ["Two"]}
    robbing = table(A={"board": ["Wolfman Steve"], "hand": ["One"], "discard": ["Four"]}, B=dead, active="B")
    do(robbing, "play Grave Robber")
    assert board(robbing, "B") == ["Grave Robber", "Four"]


@does("Ratomancer")
@rule("MB-PLAYTRIG-10")
def test_ratomancer_plays_weak_cards_from_the_discard_pile_one_after_the_other_without_their_play_effects():
    dead = ["Axolotl Healer", "Goblin Werewolf", "Nine"]
    state = table(A={"hand": ["Ratomancer"], "discard": dead}, B={"hand": ["One"]})
    do(state, "play Ratomancer")
    assert choices(state) == {"Axolotl Healer", "Goblin Werewolf", "done"}
    do(state, "choose Goblin Werewolf", "choose Axolotl Healer")
    assert board(state, "A") == ["Ratomancer", "Goblin Werewolf", "Axolotl Healer"]
    assert (life(state, "A"), discard(state, "A"), active(state)) == (3, ["Nine"], "B")
    fast = table(A={"hand": ["Ratomancer"], "discard": ["Two Fast"]}, B={"hand": ["One"]})
    do(fast, "play Ratomancer", "choose Two Fast")
    assert asked(fast) == ("A", "fast attack")


@leaves_alone("Ratomancer")
@rule("MB-PLAYTRIG-10")
def test_ratomancer_leaves_strong_cards_and_other_piles_alone_and_may_play_nothing():
    own = {"hand": ["Ratomancer", "Three"], "discard": ["One", "Five"]}
    state = table(A=own, B={"hand": ["Four"], "discard": ["Two"]})
    do(state, "play Ratomancer")
    assert choices(state) == {"One", "done"}
    do(state, "done")
    assert (board(state, "A"), discard(state, "A"), discard(state, "B")) == (["Ratomancer"], ["One", "Five"], ["Two"])
    strong = table(A={"hand": ["Ratomancer"], "discard": ["Five"]}, B={"hand": ["Four"]})
    assert asked(do(strong, "play Ratomancer")) == ("B", "turn action")


@does("Silver Whiskers")
def test_silver_whiskers_takes_control_of_a_creature_of_power_five_or_less_when_it_attacks():
    state = table(A={"board": ["Silver Whiskers", "Two"]}, B={"board": ["Five", "One", "Six"], "hand": ["One"]})
    do(state, "attack Silver Whiskers")
    assert choices(state) == {"Two", "Five", "One"}, "of any side"
    do(state, "choose Five", "block Six")
    assert (board(state, "A"), exhausted(state, "A", "Silver Whiskers")) == (["Silver Whiskers", "Two", "Five"], True)
    assert board(state, "B") == ["One"]


@leaves_alone("Silver Whiskers")
@rule("MB-EVOLVE-05", "MB-EVOLVE-12")
def test_silver_whiskers_leaves_strong_creatures_alone_may_have_to_choose_its_own_side_and_is_level_one_elsewhere():
    state = table(A={"board": ["Silver Whiskers", "Two"]}, B={"board": ["Six"], "hand": ["One"]})
    do(state, "attack Silver Whiskers", "block Six")
    assert (board(state, "A"), board(state, "B")) == (["Silver Whiskers", "Two"], [])
    gone = table(A={"board": [{"card": "Silver Whiskers", "exhausted": True}]}, B={"board": ["Ten"]}, active="B")
    do(gone, "attack Ten", "block Silver Whiskers")
    assert discard(gone, "A") == ["Kitten Crewmate"]


@does("Steamforger")
@rule("MB-LIFE-09")
def test_steamforger_wins_with_three_creatures_more_than_an_opponent_whatever_the_life():
    own = {"life": 1, "board": ["Steamforger", "One", "Two", "Three"]}
    state = table(A=own, B={"life": 9, "board": ["Ten"], "hand": ["Four"]})
    assert winner(do(state, "attack Steamforger")) == "A"
    assert winner(do(table(A=own, B={"life": 9, "hand": ["Four"]}), "attack Steamforger")) == "A", "or more than three"
    teams = table(A=own, B={"board": ["Ten"]}, C={}, D={"board": ["Nine", "Ten", "Ten"]})
    assert winner(do(teams, "attack Steamforger")) == "AC", "one opponent with so few creatures is enough"


@leaves_alone("Steamforger")
def test_steamforger_wins_nothing_with_two_creatures_more_and_nothing_when_it_blocks():
    state = table(A={"board": ["Steamforger", "One", "Two"]}, B={"board": ["Ten"]})
    assert (asked(do(state, "attack Steamforger")), winner(state)) == (("B", "block"), None)
    four = table(A={"board": ["Steamforger", "One", "Two", "Three"]}, B={"board": ["Ten", "Nine"]})
    assert winner(do(four, "attack Steamforger")) is None
    held = table(
        A={"board": ["Steamforger", "One", "Two", "Three"]}, B={"board": ["Five"], "hand": ["Six"]}, active="B"
    )
    assert winner(do(held, "attack Five", "block Steamforger")) is None


@does("Unigon")
@rule("MB-LIFE-09")
def test_unigon_wins_before_any_block_when_its_player_attacks_with_no_card_in_hand():
    state = table(A={"life": 1, "board": ["Unigon"]}, B={"life": 9, "board": ["Ten"], "hand": ["One"]})
    assert winner(do(state, "attack Unigon")) == "A"


@leaves_alone("Unigon")
def test_unigon_wins_nothing_while_its_player_holds_a_card_or_when_the_opponent_holds_none():
    state = table(A={"board": ["Unigon"], "hand": ["One"]}, B={"board": ["Ten"]})
    assert (asked(do(state, "attack Unigon")), winner(state)) == (("B", "block"), None)
    blocking = table(A={"board": ["Unigon"]}, B={"board": ["Five"], "hand": ["One"]}, active="B")
    do(blocking, "attack Five", "block Unigon")
    assert winner(blocking) is None


@does("Sluggernaut")
@rule("MB-TOUGH-12", "MB-TOUGH-13")
def test_sluggernaut_is_turned_by_its_controller_when_tough_saves_it_and_stays_so():
    state = table(A={"board": ["Sluggernaut"], "hand": ["One"]}, B={"board": ["Nine", "Seven"]}, active="B")
    do(state, "attack Nine", "block Sluggernaut")
    assert (asked(state), legal(state)) == (("A", "profile"), ["turn to 5 HUNTER", "turn to 8 FRENZY"])
    do(state, "turn to 8 FRENZY")
    assert (power(state, "A", "Sluggernaut"), keywords(state, "A", "Sluggernaut")) == (8, ["FRENZY"])
    assert exhausted(state, "A", "Sluggernaut")
    do(state, "attack Sluggernaut", "block Seven", "attack again", "block Nine")
    assert (discard(state, "A"), board(state, "B")) == (["Sluggernaut"], ["Nine"])


@does("Sluggernaut")
@rule("MB-TOUGH-13")
def test_sluggernaut_on_its_side_has_bonuses_on_top_and_is_upright_again_elsewhere():
    cards = [card("Banner", 1, constant={"gains": {"target": every(side="allied", other=True), "power": 1}})]
    turned = {"card": "Sluggernaut", "profile": 2}
    own = {"board": [turned, "Banner"], "hand": ["One"]}
    state = table(A=own, B={"board": ["Ten"], "hand": ["Grave Robber"]}, cards=cards, active="B")
    assert (power(state, "A", "Sluggernaut"), creature(state, "A", "Sluggernaut")["profile"]) == (9, 2)
    do(state, "attack Ten", "block Sluggernaut")
    assert discard(state, "A") == ["Sluggernaut"]
    do(state, "play One", "play Grave Robber")
    assert (power(state, "B", "Sluggernaut"), keywords(state, "B", "Sluggernaut")) == (6, ["TOUGH"])
    taken = table(
        A={"board": ["Silver Whiskers"]}, B={"board": [{"card": "Sluggernaut", "profile": 1}], "hand": ["One"]}
    )
    do(taken, "attack Silver Whiskers")
    assert (board(taken, "A"), power(taken, "A", "Sluggernaut")) == (["Silver Whiskers", "Sluggernaut"], 5)


@leaves_alone("Sluggernaut")
@rule("MB-TOUGH-13")
def test_sluggernaut_stays_upright_while_nothing_defeats_it_and_other_tough_creatures_are_not_turned():
    state = table(A={"board": ["Sluggernaut", "Two Tough"], "hand": ["One"]}, B={"board": ["Five", "Nine"]}, active="B")
    won = do(state.clone(), "attack Five", "block Sluggernaut")
    assert (power(won, "A", "Sluggernaut"), exhausted(won, "A", "Sluggernaut")) == (6, False)
    do(state, "attack Nine", "block Two Tough")
    assert (asked(state), exhausted(state, "A", "Two Tough")) == (("A", "turn action"), True)


@does("Sluggernaut")
@rule("MB-TOUGH-12", "MB-SIMUL-03")
def test_sluggernaut_is_turned_before_an_effect_that_it_survives_goes_on():
    state = table(
        A={"board": ["Sluggernaut", "Two"]}, B={"hand": ["Kangasaurus Rex", "Sniper"]}, cards=[SNIPER], active="B"
    )
    do(state, "play Sniper")
    assert (asked(state), life(state, "A")) == (("A", "profile"), 3)
    do(state, "turn to 5 HUNTER")
    assert (life(state, "A"), keywords(state, "A", "Sluggernaut"), board(state, "A")) == (
        2,
        ["HUNTER"],
        ["Sluggernaut"],
    )
