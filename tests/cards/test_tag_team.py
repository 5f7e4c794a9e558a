"""Tag Team: what each card does, and what it leaves alone. A and C play against B and D."""

from __future__ import annotations

from functools import partial

from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices, seen
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    draw,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    mindbugs,
    power,
    refused,
    winner,
)
from tests.rules.test_team_seats import two_teams

team_scene = partial(two_teams, sets=("first-contact", "tag-team"))


@does("Bazoocarrot")
@rule("MB-TEAM-30", "MB-TURN-14")
def test_bazoocarrot_keeps_one_opponent_from_blocking_for_the_rest_of_the_turn():
    state = team_scene(A={"board": ["Bazoocarrot"]}, B={"board": ["Nine"]}, D={"board": ["Eight"]})
    do(state, "attack Bazoocarrot", "choose B")
    assert (asked(state), set(legal(state))) == (("D", "block"), {"no block", "block Eight"})
    assert life(do(state, "no block"), "B") == 2


@leaves_alone("Bazoocarrot")
@rule("MB-TEAM-30")
def test_bazoocarrot_leaves_the_other_opponent_the_hunt_and_later_turns_alone():
    enemies = {"B": {"board": ["Nine", "Four"]}, "D": {"board": ["Eight"]}}
    state = team_scene(A={"board": ["Bazoocarrot"]}, **enemies)
    do(state, "attack Bazoocarrot", "choose D")
    assert (asked(state), set(legal(state))) == (("B", "block"), {"no block", "block Nine", "block Four"})
    later = team_scene(A={"board": ["Bazoocarrot"]}, C={"board": ["Five"]}, D={"board": ["Eight"]})
    do(later, "attack Bazoocarrot", "choose D", "play One", "attack Five")
    assert asked(later) == ("D", "block"), "it is the turn of C now"
    keen = {"gains": {"every": {"creatures": {"side": "allied"}}, "keywords": ["HUNTER"]}}
    trainer = card("Trainer", 5, constant=keen)
    hunting = team_scene(A={"board": ["Bazoocarrot", "Trainer"]}, D={"board": ["Eight"]}, cards=[trainer])
    do(hunting, "attack Bazoocarrot", "choose D")
    assert set(legal(hunting)) == {"no hunt", "hunt Eight"}


@does("Buddy Barrel")
@rule("MB-TEAM-26", "MB-TEAM-09")
def test_buddy_barrel_gets_a_card_of_the_team_mates_choice_and_may_play_it():
    cards = ["One", "Two", "Three", "Four", "Axolotl Healer"]
    state = team_scene(A={"hand": ["Buddy Barrel"]}, C={"hand": cards, "draw": ["Nine", "Ten"]}, B={"mindbugs": 1})
    do(state, "play Buddy Barrel", "decline")
    assert (asked(state), choices(state)) == (("C", "choose"), set(cards))
    do(state, "choose Axolotl Healer", "yes")
    assert (board(state, "A"), draw(state, "C"), mindbugs(state, "B")) == (["Buddy Barrel", "Axolotl Healer"], 1, 1)
    assert life(state, "A") == 5, "its Play effect happens"


@leaves_alone("Buddy Barrel")
@rule("MB-TEAM-26")
def test_buddy_barrel_may_keep_the_card_and_gets_nothing_of_an_empty_hand_or_of_an_opponent():
    state = team_scene(A={"hand": ["Buddy Barrel"]}, C={"hand": ["Six", "Two"]})
    do(state, "play Buddy Barrel", "choose Six", "no")
    assert (hand(state, "A"), board(state, "A")) == (["Six"], ["Buddy Barrel"])
    empty = team_scene(A={"hand": ["Buddy Barrel"]}, C={"hand": [], "board": ["Two"]})
    do(empty, "play Buddy Barrel")
    assert (hand(empty, "A"), hand(empty, "B"), asked(empty)) == ([], ["One"], ("B", "turn action"))


@does("Chameleon Charmer")
@rule("MB-TEAM-27")
def test_chameleon_charmer_makes_both_opponents_pass_a_card_to_the_left():
    state = team_scene(
        A={"board": ["Chameleon Charmer"]},
        B={"hand": ["Two", "Three"]},
        C={"hand": ["Ten"]},
        D={"hand": ["Four", "Five"]},
    )
    do(state, "attack Chameleon Charmer", "choose Two", "choose Five")
    assert (sorted(hand(state, "C")), sorted(hand(state, "A"))) == (["Ten", "Two"], ["Five", "One"])
    assert (hand(state, "B"), hand(state, "D"), life(state, "B")) == (["Three"], ["Four"], 2)


@leaves_alone("Chameleon Charmer")
def test_chameleon_charmer_takes_no_card_of_its_own_team_and_does_nothing_as_it_blocks():
    state = team_scene(A={"board": ["Chameleon Charmer"], "hand": ["Nine"]}, C={"hand": ["Ten"]})
    do(state, "attack Chameleon Charmer")
    assert (sorted(hand(state, "A")), sorted(hand(state, "C"))) == (["Nine", "One"], ["One", "Ten"])
    blocking = team_scene(A={"board": ["Chameleon Charmer"]}, B={"board": ["Two"]}, active="B")
    do(blocking, "attack Two", "block Chameleon Charmer")
    assert [hand(blocking, letter) for letter in "ABCD"] == [["One"]] * 4


@does("Compost Dragon Robber")
@rule("MB-TEAM-33", "MB-TEAM-25")
def test_compost_dragon_robber_plays_a_card_of_the_team_mates_discard_pile_for_itself():
    own = {"hand": ["Compost Dragon Robber"], "discard": ["Four"]}
    others = {"B": {"discard": ["Six"]}, "D": {"discard": ["Seven"]}}
    state = team_scene(A=own, C={"discard": ["Axolotl Healer", "Nine", "One"]}, **others)
    do(state, "play Compost Dragon Robber")
    assert choices(state) == {"Axolotl Healer", "Nine", "One"}
    do(state, "choose Axolotl Healer")
    assert (board(state, "A"), discard(state, "C"), life(state, "A")) == (
        ["Compost Dragon Robber", "Axolotl Healer"],
        ["Nine", "One"],
        5,
    )


@leaves_alone("Compost Dragon Robber")
def test_compost_dragon_robber_leaves_its_own_and_the_opponents_discard_piles_alone():
    state = team_scene(A={"hand": ["Compost Dragon Robber"], "discard": ["Two"]}, B={"discard": ["Nine"]})
    do(state, "play Compost Dragon Robber")
    assert (board(state, "A"), discard(state, "A"), discard(state, "B")) == (
        ["Compost Dragon Robber"],
        ["Two"],
        ["Nine"],
    )


@does("Elemantlers")
@rule("MB-TEAM-33", "MB-ACTION-10")
def test_elemantlers_costs_the_opponents_a_life_and_goes_to_the_team_mates_hand():
    state = team_scene(A={"board": [{"card": "Elemantlers", "boosts": ["Three"]}]}, C={"hand": ["Two"]})
    do(state, "action Elemantlers")
    assert ([life(state, letter) for letter in "ABCD"], board(state, "A")) == ([3, 2, 3, 2], [])
    assert (sorted(hand(state, "C")), discard(state, "A"), active(state)) == (["Elemantlers", "Two"], ["Three"], "B")


@does("Elemantlers")
@rule("MB-LIFE-10", "MB-CHOICE-01")
def test_elemantlers_goes_to_the_team_mates_hand_also_if_the_opponents_cannot_lose_life():
    guard = card("Guard", 5, constant={"cannot_lose_life": "you"})
    state = team_scene(A={"board": ["Elemantlers"]}, D={"board": ["Guard"]}, cards=[guard])
    do(state, "action Elemantlers")
    assert (life(state, "B"), board(state, "A"), sorted(hand(state, "C"))) == (3, [], ["Elemantlers", "One"])


@leaves_alone("Elemantlers")
def test_elemantlers_stays_in_play_as_it_attacks_and_other_creatures_stay_at_its_action():
    state = team_scene(A={"board": ["Elemantlers", "Two"]})
    assert board(do(state.clone(), "attack Elemantlers"), "A") == ["Elemantlers", "Two"]
    do(state, "action Elemantlers")
    assert (board(state, "A"), life(state, "A")) == (["Two"], 3)


@does("Going Bananas")
@rule("MB-TURN-06")
def test_going_bananas_keeps_its_team_mate_from_playing_strong_cards():
    state = team_scene(A={"board": ["Going Bananas"]}, C={"hand": ["Five", "Four", "Nine"]}, active="C")
    assert legal(state) == ["play Four"]
    refused(state, "play Five", "MB-TURN-06")
    stuck = team_scene(A={"board": ["Going Bananas"]}, C={"hand": ["Five"]}, active="C")
    assert winner(stuck) == "BD", "a card so barred is no turn action"


@leaves_alone("Going Bananas")
def test_going_bananas_leaves_its_controller_the_opponents_and_the_team_mates_weak_cards_alone():
    for letter in "AB":
        state = team_scene(**{"A": {"board": ["Going Bananas"]}, letter: {"hand": ["Nine"]}}, active=letter)
        assert "play Nine" in legal(state)
    mate = team_scene(A={"board": ["Going Bananas"]}, C={"hand": ["Four"]}, active="C")
    assert board(do(mate, "play Four"), "C") == ["Four"]


@does("Kung-Fu Buddies")
@rule("MB-TEAM-28", "MB-CHOICE-10")
def test_kung_fu_buddies_defeats_a_creature_as_strong_as_the_card_the_team_mate_reveals():
    state = team_scene(
        A={"board": ["Kung-Fu Buddies", "Five"]}, C={"hand": ["Five", "Two"]}, D={"board": ["Five", "Nine"]}
    )
    do(state, "attack Kung-Fu Buddies")
    assert asked(state) == ("C", "choose")
    do(state, "choose Five")
    assert (asked(state), choices(state)) == (("A", "choose"), {"A:Five", "D:Five"})
    do(state, "choose D:Five")
    assert (discard(state, "D"), seen(state, "B", "C"), asked(state)) == (["Five"], ["Five", None], ("D", "block"))


@leaves_alone("Kung-Fu Buddies")
@rule("MB-TEAM-28")
def test_kung_fu_buddies_leaves_creatures_of_any_other_power_alone_and_may_have_to_defeat_themselves():
    state = team_scene(A={"board": ["Kung-Fu Buddies"]}, C={"hand": ["Four"]}, D={"board": ["Five", "Three"]})
    do(state, "attack Kung-Fu Buddies")
    assert (board(state, "D"), hand(state, "C"), asked(state)) == (["Five", "Three"], ["Four"], ("D", "block"))
    own = team_scene(A={"board": ["Kung-Fu Buddies"]}, C={"hand": ["Seven"]}, D={"board": ["Five"]})
    do(own, "attack Kung-Fu Buddies")
    assert (discard(own, "A"), life(own, "B"), asked(own)) == (["Kung-Fu Buddies"], 3, ("B", "turn action"))


@does("Lurker Island")
@rule("MB-TEAM-34", "MB-REFRESH-01")
def test_lurker_island_refreshes_one_mindbug_of_the_team_mate():
    state = team_scene(A={"board": ["Lurker Island"], "mindbugs": 0}, C={"mindbugs": 0})
    do(state, "attack Lurker Island")
    assert [mindbugs(state, letter) for letter in "ABCD"] == [0, 0, 1, 0]


@leaves_alone("Lurker Island")
@rule("MB-TEAM-34")
def test_lurker_island_does_nothing_if_the_team_mate_has_used_none():
    state = team_scene(A={"board": ["Lurker Island"], "mindbugs": 0}, C={"mindbugs": 2}, B={"mindbugs": 0})
    do(state, "attack Lurker Island")
    assert ([mindbugs(state, letter) for letter in "ABC"], life(state, "B")) == ([0, 0, 2], 2)


@does("Radioactive Race")
@rule("MB-TEAM-15", "MB-TEAM-09", "MB-TEAM-24")
def test_radioactive_race_wins_the_game_for_the_team_whose_member_cannot_act():
    stuck = team_scene(A={"board": ["Radioactive Race"]}, C={"hand": []}, active="C")
    assert (winner(stuck), stuck.returns()) == ("AC", [1.0, -1.0, 1.0, -1.0])
    state = team_scene(
        A={"board": ["Radioactive Race"]}, C={"hand": ["Two"]}, B={"mindbugs": 1}, D={"mindbugs": 1}, active="C"
    )
    do(state, "play Two", "mindbug")
    assert winner(state) == "AC", "the further turn action after a Mindbug counts too"


@leaves_alone("Radioactive Race")
@rule("MB-TEAM-15")
def test_radioactive_race_does_not_help_its_own_controller_or_the_opponents():
    own = team_scene(C={"board": ["Radioactive Race"], "hand": []}, A={"hand": []})
    assert winner(own) == "AC"
    alone = team_scene(A={"board": [], "hand": []}, B={"board": ["Radioactive Race"]})
    assert winner(alone) == "BD"
    acting = team_scene(A={"board": ["Radioactive Race"]}, C={"hand": ["Two"]}, active="C")
    assert (winner(acting), legal(acting)) == (None, ["play Two"])


@does("Release the Puffers")
@rule("MB-TEAM-31")
def test_release_the_puffers_gives_the_team_mates_creatures_a_play_effect():
    others = {"C": {"hand": ["Axolotl Healer"]}, "D": {"hand": ["Two", "Six"]}}
    state = team_scene(A={"board": ["Release the Puffers"]}, **others, active="C")
    do(state, "play Axolotl Healer")
    assert (asked(state), len(legal(state))) == (("C", "order"), 2), "its own effect and the one given to it"
    do(state, "first Axolotl Healer #2")
    assert (asked(state), life(state, "C")) == (("C", "opponent"), 3)
    do(state, "choose D")
    assert (asked(state), choices(state)) == (("D", "choose"), {"Two", "Six"})
    do(state, "choose Six")
    assert (life(state, "C"), discard(state, "D"), hand(state, "B")) == (5, ["Six"], ["One"])
    for name in ("One", "Nine"):
        plain = team_scene(A={"board": ["Release the Puffers"]}, C={"hand": [name]}, active="C")
        assert asked(do(plain, f"play {name}")) == ("C", "opponent")


@does("Release the Puffers")
@rule("MB-PLAYTRIG-09", "MB-PLAYTRIG-12", "MB-TEAM-31")
def test_the_play_effect_that_release_the_puffers_give_can_be_copied_by_utility_bug():
    sets = ("first-contact", "beyond-evolution", "tag-team")
    others = {"B": {"hand": ["Utility Bug"]}, "C": {"board": ["Nine"], "hand": ["Two"]}, "D": {"board": ["Eight"]}}
    state = two_teams(A={"board": ["Release the Puffers"], "hand": ["One"]}, **others, active="B", sets=sets)
    do(state, "play Utility Bug", "yes")
    assert (asked(state), choices(state)) == (("B", "opponent"), {"A", "C"}), "only the Nine has a Play effect"
    do(state, "choose C")
    assert (discard(state, "C"), discard(state, "A")) == (["Two"], [])


@does("Release the Puffers")
@rule("MB-PLAYTRIG-12")
def test_utility_bug_copies_the_own_and_the_given_play_effect_in_the_order_that_its_controller_picks():
    sets = ("first-contact", "beyond-evolution", "tag-team")
    others = {"B": {"hand": ["Utility Bug"]}, "C": {"board": ["Axolotl Healer"], "hand": ["Two"]}}
    state = two_teams(A={"board": ["Release the Puffers"], "hand": ["One"]}, **others, active="B", sets=sets)
    do(state, "play Utility Bug", "yes")
    assert (asked(state), len(legal(state))) == (("B", "order"), 2)
    do(state, "first Utility Bug #2", "choose A")
    assert (discard(state, "A"), life(state, "B")) == (["One"], 5)


@leaves_alone("Release the Puffers")
@rule("MB-TEAM-31")
def test_release_the_puffers_gives_nothing_to_creatures_of_its_controller_or_of_opponents():
    for player in "AB":
        seats = {"A": {"board": ["Release the Puffers"], "hand": ["Two"]}, "B": {"hand": ["Two"]}}
        state = team_scene(**seats, active=player)
        do(state, "play Two")
        assert (asked(state)[1], [discard(state, letter) for letter in "ABCD"]) == ("turn action", [[]] * 4)


@does("Rocket Lovers")
@rule("MB-TEAM-29", "MB-ATTACK-09")
def test_rocket_lovers_make_the_team_mate_attack_at_once_with_a_creature_of_their_choice():
    state = team_scene(
        A={"board": ["Rocket Lovers"]},
        C={"board": ["Goblin Werewolf", "Nine"]},
        B={"board": ["Nine"]},
        D={"board": ["Ten"]},
    )
    do(state, "action Rocket Lovers")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Goblin Werewolf", "Nine"})
    do(state, "choose Goblin Werewolf")
    assert (asked(state), power(state, "C", "Goblin Werewolf"), active(state)) == (("C", "hunt"), 2, "A")
    do(state, "no hunt")
    assert asked(state) == ("D", "block"), "the left neighbour of C"
    do(state, "no block")
    assert asked(state) == ("B", "block")
    assert life(do(state, "no block"), "B") == 2


@leaves_alone("Rocket Lovers")
@rule("MB-TEAM-29")
def test_rocket_lovers_have_no_action_without_a_creature_of_the_team_mate_that_can_attack():
    state = team_scene(A={"board": ["Rocket Lovers", "Five"]}, B={"board": ["Nine"]})
    refused(state, "action Rocket Lovers", "MB-ACTION-02")
    assert set(legal(state)) == {"play One", "attack Rocket Lovers", "attack Five"}


@does("Sharkdognadodragon")
@rule("MB-HUNTER-11", "MB-TEAM-09")
def test_sharkdognadodragon_hunts_creatures_of_the_player_on_the_left():
    enemies = {"B": {"board": ["One", "Six", "Nine"]}, "D": {"board": ["Seven"]}}
    state = team_scene(A={"board": ["Sharkdognadodragon"]}, **enemies)
    do(state, "attack Sharkdognadodragon")
    assert set(legal(state)) == {"no hunt", "hunt One", "hunt Six", "hunt Nine"}
    assert discard(do(state, "hunt Six"), "B") == ["Six"]


@leaves_alone("Sharkdognadodragon")
@rule("MB-HUNTER-11")
def test_sharkdognadodragon_hunts_no_creature_of_the_player_on_the_right_who_may_block_all_the_same():
    state = team_scene(A={"board": ["Sharkdognadodragon", "Four Hunter"]}, D={"board": ["Seven"]})
    do(state, "attack Sharkdognadodragon")
    assert (asked(state), set(legal(state))) == (("D", "block"), {"no block", "block Seven"}), (
        "there is nothing to hunt"
    )
    other = team_scene(A={"board": ["Sharkdognadodragon", "Four Hunter"]}, D={"board": ["Seven"]})
    do(other, "attack Four Hunter")
    assert set(legal(other)) == {"no hunt", "hunt Seven"}, "other hunters hunt as always"


@does("Superhero Boot Camp")
@rule("MB-TEAM-31", "MB-TEAM-13")
def test_superhero_boot_camp_strengthens_the_team_mates_creatures_and_gives_them_frenzy():
    state = team_scene(A={"board": ["Superhero Boot Camp"]}, C={"board": ["Five", "One", "Nine"]}, active="C")
    for name, strength in (("Five", 6), ("One", 2), ("Nine", 10)):
        assert (power(state, "C", name), keywords(state, "C", name)) == (strength, ["FRENZY"])
    do(state, "attack Five")
    assert asked(state) == ("C", "attack again")
    assert life(do(state, "attack again"), "B") == 1


@leaves_alone("Superhero Boot Camp")
def test_superhero_boot_camp_gives_nothing_to_creatures_of_its_controller_or_of_opponents():
    state = team_scene(A={"board": ["Superhero Boot Camp", "Four"]}, B={"board": ["Six"]}, D={"board": ["Seven"]})
    assert [power(state, *where) for where in (("A", "Four"), ("B", "Six"), ("D", "Seven"))] == [4, 6, 7]
    assert keywords(state, "A", "Superhero Boot Camp") == ["TOUGH"]


@does("Sweet Killers")
@rule("MB-TEAM-31", "MB-ATKTRIG-07")
def test_sweet_killers_make_attacks_of_weak_creatures_of_the_team_mate_cost_a_life_more():
    state = team_scene(A={"board": ["Sweet Killers"]}, C={"board": ["Five"]}, B={"board": ["Nine"]}, active="C")
    do(state, "attack Five")
    assert (life(state, "B"), asked(state)) == (2, ("B", "block"))
    do(state, "no block")
    assert [life(state, letter) for letter in "ABCD"] == [3, 1, 3, 1]
    weak = team_scene(A={"board": ["Sweet Killers"]}, C={"board": ["One"]}, B={"board": ["Nine"]}, active="C")
    assert life(do(weak, "attack One"), "B") == 2


@leaves_alone("Sweet Killers")
@rule("MB-TEAM-31")
def test_sweet_killers_give_nothing_to_stronger_creatures_or_to_those_of_their_controller():
    strong = team_scene(A={"board": ["Sweet Killers"]}, C={"board": ["Six"]}, active="C")
    assert life(do(strong, "attack Six"), "B") == 2
    own = team_scene(A={"board": ["Sweet Killers", "Two"]}, C={"board": ["Four"]})
    assert life(do(own.clone(), "attack Two"), "B") == 2
    assert life(do(own, "attack Sweet Killers"), "B") == 2
    grown = team_scene(A={"board": ["Sweet Killers", "Superhero Boot Camp"]}, C={"board": ["Five"]}, active="C")
    assert life(do(grown, "attack Five"), "B") == 2, "its power is 6 now"


@does("Trick-Taking Hamster")
@rule("MB-TEAM-33")
def test_trick_taking_hamster_takes_a_creature_of_the_team_mate_into_the_hand_and_may_play_it():
    six = {"card": "Axolotl Healer", "boosts": ["Three"], "exhausted": True}
    state = team_scene(A={"hand": ["Trick-Taking Hamster"]}, C={"board": [six, "Nine", "One"]})
    do(state, "play Trick-Taking Hamster")
    assert choices(state) == {"Axolotl Healer", "Nine", "One"}
    do(state, "choose Axolotl Healer")
    assert (hand(state, "A"), discard(state, "C"), asked(state)) == (["Axolotl Healer"], ["Three"], ("A", "may"))
    do(state, "yes")
    assert (board(state, "A"), life(state, "A"), exhausted(state, "A", "Axolotl Healer")) == (
        ["Trick-Taking Hamster", "Axolotl Healer"],
        5,
        False,
    )


@leaves_alone("Trick-Taking Hamster")
@rule("MB-TEAM-33")
def test_trick_taking_hamster_leaves_other_creatures_alone_and_need_not_play_what_it_takes():
    state = team_scene(
        A={"hand": ["Trick-Taking Hamster"], "board": ["Two"]}, B={"board": ["Nine"]}, C={"board": ["Six"]}
    )
    do(state, "play Trick-Taking Hamster", "no")
    assert (hand(state, "A"), board(state, "A"), board(state, "B")) == (
        ["Six"],
        ["Two", "Trick-Taking Hamster"],
        ["Nine"],
    )
    none = team_scene(A={"hand": ["Trick-Taking Hamster"], "board": ["Two"]}, B={"board": ["Nine"]})
    assert asked(do(none, "play Trick-Taking Hamster")) == ("B", "turn action")


@does("Undead Trio")
@rule("MB-TEAM-32")
def test_undead_trio_picks_one_of_the_top_three_unused_cards_for_the_team_mate():
    state = team_scene(A={"hand": ["Undead Trio"]}, unused=["Three", "Six", "Nine", "Ten"])
    do(state, "play Undead Trio")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Three", "Six", "Nine"})
    do(state, "choose Nine", "random Ten", "random Six")
    assert (sorted(hand(state, "C")), state.view()["unused"]) == (["Nine", "One"], 3)
    assert (seen(state, "A", "C"), seen(state, "B", "C")) == (["Nine", None], [None, None])


@leaves_alone("Undead Trio")
@rule("MB-TEAM-32")
def test_undead_trio_gives_its_controller_no_card_and_does_nothing_without_unused_cards():
    state = team_scene(A={"hand": ["Undead Trio"]}, unused=["Three"])
    do(state, "play Undead Trio")
    assert (hand(state, "A"), sorted(hand(state, "C"))) == ([], ["One", "Three"])
    empty = team_scene(A={"hand": ["Undead Trio"]}, C={"draw": []})
    do(empty, "play Undead Trio")
    assert (hand(empty, "C"), asked(empty)) == (["One"], ("B", "turn action"))
