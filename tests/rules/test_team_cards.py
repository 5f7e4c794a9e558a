"""Cards that pass between team mates, cards that are shown, and cards that only one player looks at."""

from __future__ import annotations

import pytest

import ludobug
from ludobug import CHANCE
from ludobug.games.mindbug.language.json_form import CardSetError
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, seen, stronger
from tests.rules.scenes import (
    PRINTED,
    active,
    actor,
    asked,
    board,
    card,
    custom,
    discard,
    do,
    draw,
    every,
    hand,
    in_order,
    legal,
    life,
    lose,
    one,
    one_card,
    scene,
)
from tests.rules.test_team_seats import two_teams
from tests.rules.test_team_words import mates

MATE = "your team mate"
BARREL = mates("Barrel", play=in_order({"give": {"who": MATE}}, {"may": {"play_card": "it"}}))
CHARMER = card("Charmer", 6, attack={"pass_left": "each opponent"})
CAROUSEL = card("Carousel", 6, attack={"pass_left": "each player"})
AS_STRONG = {"pick": {"creatures": {"as_strong_as_it": True}}}
SHOWN = {"reveal": one_card("your team mate's hand")}
BUDDIES = mates("Buddies", power=7, attack=in_order(SHOWN, {"defeat": AS_STRONG}))
ROBBER = mates("Robber", play={"play_card": one_card("your team mate's discard pile")})
RUNNER = mates("Runner", action=in_order(lose(1), {"to_team_mates_hand": "this"}))
LOOKED_AT = one_card("cards looked at")
TRIO = mates("Trio", play={"look_at_unused": {"count": 3, "effect": {"to_team_mates_hand": LOOKED_AT}}})
READER = card("Reader", 4, play={"look_at_unused": {"count": 2, "effect": {"to_your_hand": LOOKED_AT}}})
RANDOM = {"pick": {"cards": "an opponent's hand", "at_random": True}}
FIVE = ["One", "Two", "Three", "Four", "Five"]


# ---------------------------------------------------------------- given by a team mate


@rule("MB-TEAM-26")
def test_a_team_mate_picks_the_card_that_is_given_and_draws_at_once():
    state = two_teams(
        A={"hand": ["Barrel"]},
        C={"hand": FIVE, "draw": ["Six", "Seven"]},
        cards=[BARREL],
    )
    do(state, "play Barrel")
    assert (asked(state), state.view(2)["decision"]["by"]) == (("C", "choose"), "A")
    do(state, "choose Two")
    assert (hand(state, "A"), draw(state, "C"), "Six" in hand(state, "C")) == (["Two"], 1, True)
    assert asked(state) == ("A", "may")
    kept = do(state.clone(), "no")
    assert (hand(kept, "A"), board(kept, "A")) == (["Two"], ["Barrel"])
    do(state, "yes")
    assert (hand(state, "A"), board(state, "A"), asked(state)) == ([], ["Barrel", "Two"], ("B", "turn action"))


@rule("MB-TEAM-26")
def test_a_team_mate_without_hand_cards_gives_nothing():
    state = two_teams(A={"hand": ["Barrel", "One"]}, C={"hand": [], "board": ["Nine"]}, cards=[BARREL])
    do(state, "play Barrel")
    assert (asked(state), hand(state, "A"), board(state, "A")) == (("B", "turn action"), ["One"], ["Barrel"])


@rule("MB-TEAM-26")
def test_after_a_mindbug_the_takers_team_mate_gives():
    state = two_teams(A={"hand": ["Barrel", "One"]}, B={"mindbugs": 1}, D={"hand": ["Two"]}, cards=[BARREL])
    do(state, "play Barrel", "mindbug")
    assert (asked(state), hand(state, "D"), "Two" in hand(state, "B")) == (("B", "may"), [], True)


@rule("MB-TEAM-26", "MB-TEAM-16")
def test_the_opponents_do_not_see_the_card_that_is_given():
    worlds = []
    for given in ("One", "Two"):
        state = two_teams(A={"hand": ["Barrel"]}, C={"hand": ["One", "Two"]}, cards=[BARREL])
        worlds.append(do(state, "play Barrel", f"choose {given}", "no"))
    assert worlds[0].information(1) == worlds[1].information(1)
    assert worlds[0].information(3) == worlds[1].information(3)
    assert worlds[0].view(None) == worlds[1].view(None)
    assert (seen(worlds[0], "C", "A"), seen(worlds[1], "C", "A")) == (["One"], ["Two"])


# ---------------------------------------------------------------- passed to the left


@rule("MB-TEAM-27")
def test_each_opponent_passes_a_card_of_choice_to_the_left_and_both_move_before_anybody_draws():
    state = two_teams(
        A={"board": ["Charmer"], "hand": ["Nine"]},
        B={"hand": FIVE, "draw": ["Ten"]},
        C={"hand": ["Eight"]},
        D={"hand": ["Three", "Four"]},
        cards=[CHARMER],
    )
    do(state, "attack Charmer")
    assert asked(state) == ("B", "choose")
    do(state, "choose Two")
    assert (asked(state), hand(state, "B"), draw(state, "B")) == (("D", "choose"), FIVE, 1)
    do(state, "choose Three")
    assert (sorted(hand(state, "C")), sorted(hand(state, "A"))) == (["Eight", "Two"], ["Nine", "Three"])
    assert (sorted(hand(state, "B")), hand(state, "D")) == (["Five", "Four", "One", "Ten", "Three"], ["Four"])


@rule("MB-TEAM-27")
def test_an_empty_hand_passes_nothing():
    seats = {"B": {"hand": [], "board": ["Nine"]}, "D": {"hand": ["Three"]}}
    state = two_teams(A={"board": ["Charmer"]}, **seats, cards=[CHARMER])
    do(state, "attack Charmer")
    assert (sorted(hand(state, "A")), hand(state, "C"), hand(state, "D")) == (["One", "Three"], ["One"], [])


@rule("MB-TEAM-27", "MB-TEAM-36")
def test_when_every_player_passes_a_card_each_keeps_the_one_that_comes():
    hands = {"A": "One", "B": "Two", "C": "Three", "D": "Four"}
    seats = {letter: {"hand": [name]} for letter, name in hands.items()}
    seats["A"]["board"] = ["Carousel"]
    state = do(two_teams(**seats, cards=[CAROUSEL]), "attack Carousel")
    assert [hand(state, letter) for letter in "ABCD"] == [["Four"], ["One"], ["Two"], ["Three"]]


@rule("MB-TEAM-01", "MB-TEAM-27")
def test_with_two_players_the_card_that_is_passed_goes_to_the_attacker():
    state = scene(A={"board": ["Charmer"]}, B={"hand": ["One", "Two"], "draw": ["Ten"]}, cards=[CHARMER])
    do(state, "attack Charmer", "choose Two")
    assert (hand(state, "A"), sorted(hand(state, "B"))) == (["Two"], ["One", "Ten"])


@rule("MB-INFO-12", "MB-TEAM-16")
def test_of_a_known_hand_nobody_else_knows_which_card_was_given():
    recall = card("Recall", 4, play={"to_controllers_hand": {"every": {"creatures": {"side": "enemy"}}}})
    borrower = card("Borrower", 7, play="give")
    worlds = []
    for given in ("Nine", "Eight"):
        state = two_teams(
            A={"hand": ["Recall", "Two"]},
            C={"hand": ["Borrower", "Six"]},
            D={"hand": [], "board": ["Nine", "Eight", "Seven"]},
            cards=[recall, borrower],
        )
        do(state, "play Recall", "play One", "play Borrower", "choose D", f"choose {given}")
        assert sorted(hand(state, "C")) == sorted([given, "Six"])
        worlds.append(state)
    for seat in (0, 1):
        assert worlds[0].information(seat) == worlds[1].information(seat)
        assert worlds[0].view(seat) == worlds[1].view(seat)
    assert worlds[0].view(None) == worlds[1].view(None)


# ---------------------------------------------------------------- shown to everybody


@rule("MB-TEAM-28", "MB-CHOICE-10")
def test_a_revealed_card_is_seen_by_all_stays_in_the_hand_and_is_still_known_afterwards():
    seats = {"C": {"hand": ["Five", "Two"]}, "D": {"board": ["Five", "Nine"]}}
    state = two_teams(A={"board": ["Buddies"]}, **seats, cards=[BUDDIES])
    do(state, "attack Buddies")
    assert asked(state) == ("C", "choose")
    events = state.play("choose Five")
    told = next(event for event in events if event["event"] == "shown")
    assert (told["card"], told["seat"], told["seers"]) == ("Five", "C", [0, 1, 2, 3, "spectator"])
    assert (discard(state, "D"), sorted(hand(state, "C"))) == (["Five"], ["Five", "Two"])
    for viewer in ("A", "B", "D", None):
        assert seen(state, viewer, "C") == ["Five", None]


@rule("MB-TEAM-28", "MB-CONST-15")
def test_its_controller_must_defeat_a_creature_of_any_player_whose_current_power_is_that_of_the_card():
    leader = card("Leader", 9, constant=stronger(every(side="allied", other=True), 2))
    state = two_teams(
        A={"board": ["Buddies", "Five"]},
        B={"board": ["Leader", "Three"]},
        C={"hand": ["Five"], "board": ["Five"]},
        D={"board": ["Four"]},
        cards=[BUDDIES, leader],
    )
    do(state, "attack Buddies")
    assert (asked(state), choices(state)) == (("A", "choose"), {"A:Five", "C:Five", "Three"})
    do(state, "choose C:Five")
    assert (discard(state, "C"), asked(state)) == (["Five"], ("B", "block"))


@rule("MB-TEAM-28", "MB-ATTACK-07")
def test_the_only_creature_of_that_power_may_be_the_attacker_and_then_the_attack_ends():
    state = two_teams(A={"board": ["Buddies"]}, C={"hand": ["Seven"]}, D={"board": ["Nine"]}, cards=[BUDDIES])
    do(state, "attack Buddies")
    assert (discard(state, "A"), life(state, "B"), asked(state)) == (["Buddies"], 3, ("B", "turn action"))


@rule("MB-TEAM-28", "MB-TEAM-26")
def test_with_an_empty_hand_nothing_is_revealed_and_nothing_defeated():
    state = two_teams(A={"board": ["Buddies", "Nine"]}, C={"hand": [], "board": ["Nine"]}, cards=[BUDDIES])
    do(state, "attack Buddies")
    assert (board(state, "A"), board(state, "C"), life(state, "B")) == (["Buddies", "Nine"], ["Nine"], 2)


@rule("MB-CHOICE-10")
def test_a_random_card_that_is_revealed_is_picked_by_chance():
    bluff = card("Bluff", 4, play={"reveal": RANDOM})
    state = scene(A={"hand": ["Bluff"]}, B={"hand": ["Five", "Nine"]}, cards=[bluff])
    do(state, "play Bluff")
    assert (state.actor, [weight for _, weight in state.chance()]) == (CHANCE, [0.5, 0.5])
    do(state, "random Nine")
    assert (seen(state, "A", "B"), sorted(hand(state, "B"))) == (["Nine", None], ["Five", "Nine"])


@rule("MB-CHOICE-10", "MB-CHOICE-11")
def test_what_follows_from_revealing_a_card_needs_a_card():
    boast = card("Boast", 4, play={"may": {"effect": {"reveal": one_card("your hand")}, "then": {"draw_unused": 1}}})
    state = scene(A={"hand": ["Boast", "Two"]}, B={"hand": ["One"]}, cards=[boast], unused=["Nine"])
    assert asked(do(state, "play Boast")) == ("A", "may")
    assert sorted(hand(do(state, "yes"), "A")) == ["Nine", "Two"]
    empty = scene(A={"hand": ["Boast"]}, B={"hand": ["One"]}, cards=[boast], unused=["Nine"])
    assert asked(do(empty, "play Boast")) == ("B", "turn action")


# ---------------------------------------------------------------- from the piles and hands of team mates


@rule("MB-TEAM-33")
def test_a_card_of_the_team_mates_discard_pile_is_played_under_ones_own_control():
    own, team = {"hand": ["Robber"], "discard": ["Two"]}, {"discard": ["Axolotl Healer", "Nine"]}
    state = two_teams(A=own, C=team, cards=[ROBBER])
    do(state, "play Robber")
    assert choices(state) == {"Axolotl Healer", "Nine"}
    do(state, "choose Axolotl Healer")
    assert (board(state, "A"), discard(state, "C"), life(state, "A")) == (["Robber", "Axolotl Healer"], ["Nine"], 5)
    none = two_teams(A={"hand": ["Robber"], "discard": ["Two"]}, B={"discard": ["Nine"]}, cards=[ROBBER])
    assert board(do(none, "play Robber"), "A") == ["Robber"]


@rule("MB-TEAM-33")
def test_a_creature_that_goes_to_the_team_mates_hand_leaves_play_with_all_consequences():
    boosted = {"card": "Runner", "boosts": ["Three", "Four"]}
    state = two_teams(A={"board": [boosted]}, C={"hand": ["Two"]}, cards=[RUNNER])
    do(state, "action Runner")
    assert (life(state, "B"), board(state, "A"), sorted(hand(state, "C"))) == (2, [], ["Runner", "Two"])
    assert sorted(discard(state, "A")) == ["Four", "Three"]


@rule("MB-TEAM-33")
def test_a_creature_of_the_team_mate_taken_into_the_hand_may_be_played_and_leaves_its_boosts_behind():
    hamster = mates("Hamster", play=in_order({"to_your_hand": one(side="team mate")}, {"may": {"play_card": "it"}}))
    six = {"card": "Six", "boosts": ["Three"]}
    state = two_teams(A={"hand": ["Hamster"]}, C={"board": [six]}, cards=[hamster])
    do(state, "play Hamster")
    assert (hand(state, "A"), board(state, "C"), discard(state, "C")) == (["Six"], [], ["Three"])
    assert board(do(state, "yes"), "A") == ["Hamster", "Six"]
    none = two_teams(A={"hand": ["Hamster"]}, B={"board": ["Nine"]}, cards=[hamster])
    assert asked(do(none, "play Hamster")) == ("B", "turn action")


@rule("MB-ACTION-10", "MB-TEAM-29")
def test_the_action_of_making_a_team_mate_attack_needs_a_creature_of_the_team_mate_that_can():
    lovers = mates("Lovers", action={"attack_now": one(side="team mate")})
    state = two_teams(
        A={"board": ["Lovers"]},
        C={"board": ["Goblin Werewolf"]},
        B={"board": ["Nine"]},
        D={"board": ["Ten"]},
        cards=[lovers],
    )
    do(state, "action Lovers", "no hunt")
    assert (asked(state), active(state)) == (("D", "block"), "A"), "D is the left neighbour of C"
    attacker = next(creature for creature in state.view()["C"]["board"])
    assert (attacker["power"], attacker["attacking"]) == (2, True), "it is not the turn of C"
    do(state, "no block")
    assert asked(state) == ("B", "block")
    assert life(do(state, "no block"), "A") == 3
    assert life(state, "B") == 2
    alone = two_teams(A={"board": ["Lovers", "Nine"]}, cards=[lovers])
    assert set(legal(alone)) == {"play One", "attack Lovers", "attack Nine"}


@rule("MB-TEAM-29", "MB-ATTACK-09")
def test_the_team_mate_hunts_and_decides_on_the_second_attack():
    lovers = mates("Lovers", action={"attack_now": one(side="team mate")})
    seats = {"C": {"board": ["Nine Hunter Frenzy"]}, "B": {"board": ["Two"]}}
    state = two_teams(A={"board": ["Lovers"]}, **seats, cards=[lovers])
    do(state, "action Lovers")
    assert asked(state) == ("C", "hunt")
    do(state, "hunt Two")
    assert asked(state) == ("C", "attack again")
    assert asked(do(state, "stop")) == ("B", "turn action")


# ---------------------------------------------------------------- looked at


def looking(**seats):
    """A has played the Trio and looks at three cards of the unused pile."""
    state = two_teams(A={"hand": ["Trio"]}, cards=[TRIO], unused=["Three", "Six", "Nine", "Ten", "Eight"], **seats)
    return do(state, "play Trio")


@rule("MB-TEAM-32")
def test_only_the_player_who_looks_sees_the_top_cards_and_picks_one_for_the_team_mate():
    state = looking()
    assert (asked(state), choices(state)) == (("A", "choose"), {"Three", "Six", "Nine"})
    assert state.view(0)["looked_at"] == ["Nine", "Six", "Three"]
    assert all(state.view(viewer)["looked_at"] == [None] * 3 for viewer in (1, 2, 3, None))
    do(state, "choose Six")
    assert sorted(hand(state, "C")) == ["One", "Six"]
    assert (seen(state, "A", "C"), seen(state, "B", "C"), seen(state, None, "C")) == (
        ["Six", None],
        [None, None],
        [None, None],
    )


@rule("MB-TEAM-32")
def test_the_other_cards_are_shuffled_back_by_chance():
    state = do(looking(), "choose Six")
    assert (state.actor, actor(state)) == (CHANCE, "chance")
    assert [weight for _, weight in state.chance()] == [1 / 3] * 3, "one of the two, among the two left in the pile"
    do(state, "random Ten")
    assert (state.actor, len(state.chance())) == (CHANCE, 4)
    do(state, "random Nine")
    assert (asked(state), state.view()["unused"], state.position()["unused"]) == (
        ("B", "turn action"),
        4,
        ["Three", "Eight", "Ten", "Nine"],
    )


@rule("MB-TEAM-32")
def test_every_order_of_the_pile_is_equally_likely_for_the_cards_shuffled_back():
    places: dict[tuple[int, int], float] = {}
    for first, chance in do(looking(), "choose Six").chance():
        state = do(looking(), "choose Six")
        state.apply(first)
        for second, weight in state.chance():
            pile = state.clone()
            pile.apply(second)
            names = pile.position()["unused"]
            found = (names.index("Three"), names.index("Nine"))
            places[found] = places.get(found, 0) + chance * weight
    assert len(places) == 12
    assert all(share == pytest.approx(1 / 12) for share in places.values())


@rule("MB-TEAM-32")
def test_of_a_small_pile_all_is_looked_at_and_of_an_empty_one_nothing():
    two = two_teams(A={"hand": ["Trio"]}, cards=[TRIO], unused=["Three", "Six"])
    do(two, "play Trio")
    assert choices(two) == {"Three", "Six"}
    do(two, "choose Three")
    assert (two.view()["unused"], asked(do(two, "random Six"))) == (1, ("B", "turn action"))
    empty = two_teams(A={"hand": ["Trio"]}, cards=[TRIO])
    assert asked(do(empty, "play Trio")) == ("B", "turn action")


@rule("MB-TEAM-32", "MB-INFO-12")
def test_who_looked_knows_what_lies_in_the_pile_but_not_where_and_the_others_know_nothing():
    orders = []
    for first, second in (("random Ten", "random Nine"), ("random Three", "random Eight")):
        orders.append(do(looking(), "choose Six", first, second))
    for seat in range(4):
        assert orders[0].information(seat) == orders[1].information(seat)
    other = two_teams(A={"hand": ["Trio"]}, cards=[TRIO], unused=["Three", "Six", "Ten", "Nine", "Eight"])
    do(other, "play Trio", "choose Six", "random Nine", "random Three")
    assert orders[0].information(0) != other.information(0), "A saw a Ten instead of a Nine"
    for seat in (1, 2, 3):
        assert orders[0].information(seat) == other.information(seat)


@rule("MB-TEAM-32", "MB-INFO-12")
def test_a_card_drawn_unseen_from_the_pile_is_not_known_to_who_looked():
    reader = card("Scholar", 4, play={"draw_unused": 1})
    worlds = []
    for place in ("random Ten", "random Three"):
        state = two_teams(
            A={"hand": ["Trio"]},
            B={"hand": ["Scholar"]},
            cards=[TRIO, reader],
            unused=["Three", "Six", "Nine", "Ten", "Eight"],
        )
        do(state, "play Trio", "choose Six", place, "random Nine", "play Scholar")
        worlds.append(state)
    assert hand(worlds[0], "B") != hand(worlds[1], "B")
    assert seen(worlds[0], "A", "B") == seen(worlds[1], "A", "B") == [None]
    assert worlds[0].information(0) == worlds[1].information(0)


def test_with_two_players_one_may_look_and_take_a_card():
    state = scene(A={"hand": ["Reader"]}, B={"hand": ["One"]}, cards=[READER], unused=["Three", "Six", "Nine"])
    do(state, "play Reader", "choose Six")
    assert (hand(state, "A"), seen(state, "B", "A")) == (["Six"], [None])


# ---------------------------------------------------------------- what makes no sense


COUNT_AS_STRONG = {"creature_count": {"creatures": {"as_strong_as_it": True}}}
LOOK_AT_HAND = {"look_at_unused": {"count": 2, "effect": {"play_card": one_card("your hand")}}}


@pytest.mark.parametrize(
    ("card_data", "where"),
    [
        (card("X", play={"give": {"who": MATE}}), "team mate"),
        (card("X", play={"to_team_mates_hand": one()}), "team mate"),
        (card("X", play={"play_card": one_card("your team mate's discard pile")}), "team mate"),
        (card("X", play={"give": {"who": "you"}}), "give.who"),
        (card("X", play=SHOWN), "team mate"),
        (card("X", play={"pass_left": "you"}), "pass_left.who"),
        (card("X", play={"defeat": AS_STRONG}), "as_strong_as_it"),
        (card("X", constant={"cannot_block": {"creatures": {"as_strong_as_it": True}}}), "as_strong_as_it"),
        (card("X", play={"gain_life": {"who": "you", "amount": COUNT_AS_STRONG}}), "as_strong_as_it"),
        (card("X", play={"play_card": LOOKED_AT}), "looked at"),
        (card("X", play=LOOK_AT_HAND), "cards looked at"),
    ],
)
def test_what_the_rules_could_not_carry_out_is_refused(card_data, where):
    with pytest.raises(CardSetError, match=where):
        ludobug.load("mindbug", sets=[*PRINTED, custom([card_data])], seats=4)


@rule("MB-TEAM-24")
def test_a_text_by_which_a_player_loses_or_wins_the_game_decides_it_for_the_whole_team():
    martyr = card("Martyr", 1, defeated="lose_game")
    state = two_teams(A={"board": ["Nine"]}, D={"board": ["Martyr"]}, cards=[martyr])
    do(state, "attack Nine", "block Martyr")
    assert (state.view()["winner"], state.returns()) == ("AC", [1.0, -1.0, 1.0, -1.0])
    herald = card("Herald", 1, play="win_game")
    state = two_teams(D={"hand": ["Herald"]}, active="D", cards=[herald])
    do(state, "play Herald")
    assert (state.view()["winner"], life(state, "A")) == ("BD", 3)
