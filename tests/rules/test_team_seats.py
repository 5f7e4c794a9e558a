"""Two teams of two: seats, life, Mindbugs, blocks, and which opponent a text deals with."""

from __future__ import annotations

import pytest

import ludobug
from ludobug import IllegalAction, PositionError
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import discards, seen, when_counted
from tests.rules.scenes import (
    active,
    actor,
    asked,
    board,
    card,
    discard,
    do,
    gain,
    hand,
    legal,
    life,
    mindbugs,
    power,
    refused,
    scene,
    turn,
    winner,
)

TAX = card("Tax", 4, play=discards(1, "each opponent"))
LEVY = card("Levy", 4, play=discards(1, "each player"))
MINE = card("Mine", 4, defeated=gain(1))
FULL = ["One", "Two"]


def two_teams(**seats):
    """A scene of four seats; whoever is not named has a card in hand."""
    return scene(**{letter: {"hand": ["One"], **seats.pop(letter, {})} for letter in "ABCD"}, **seats)


@rule("MB-TEAM-02", "MB-TEAM-03", "MB-TEAM-10")
def test_team_mates_sit_opposite_each_other_and_turns_go_round_clockwise():
    state = two_teams(A={"hand": FULL}, B={"hand": FULL}, C={"hand": FULL}, D={"hand": FULL}, active="C")
    order = []
    for _ in range(5):
        order.append(active(state))
        do(state, "play One" if "play One" in legal(state) else "play Two")
    assert order == ["C", "D", "A", "B", "C"]


@rule("MB-TEAM-04", "MB-TEAM-12")
def test_a_team_shares_its_life():
    state = two_teams(B={"board": ["Five"]}, active="B")
    do(state, "attack Five")
    assert [life(state, letter) for letter in "ABCD"] == [2, 3, 2, 3]


@rule("MB-TEAM-04")
def test_a_position_in_which_team_mates_have_different_life_is_refused():
    game = ludobug.load("mindbug", seats=4)
    position = {"active": "A", "A": {"life": 2, "hand": ["Gorillion"]}, "C": {"life": 3}}
    with pytest.raises(PositionError, match=r"C\.life: team mates share their life: A has another"):
        game.from_position(position)
    assert life(game.from_position({**position, "C": {}}), "C") == 2


@rule("MB-TEAM-05")
def test_each_of_four_players_begins_with_five_cards_a_draw_pile_of_five_and_two_mindbugs():
    state = ludobug.load("mindbug", seats=4).new_state(seed=1)
    for letter in "ABCD":
        seat = state.view()[letter]
        assert (len(seat["hand"]), seat["draw"], seat["mindbugs"], seat["discard"]) == (5, 5, 2, [])
    one_each = ludobug.load("mindbug", seats=4, mindbugs=1).new_state(seed=1)
    assert [mindbugs(one_each, letter) for letter in "ABCD"] == [1, 1, 1, 1]


@rule("MB-TEAM-06")
def test_a_team_without_life_has_lost_to_the_other_team():
    state = two_teams(A={"board": ["Five"]}, B={"life": 1})
    do(state, "attack Five")
    assert (winner(state), state.returns()) == ("AC", [1.0, -1.0, 1.0, -1.0])


@rule("MB-TEAM-07")
def test_a_turn_is_one_action_of_one_player():
    state = two_teams(A={"board": ["Five", "Six"]})
    do(state, "attack Five")
    assert (active(state), turn(state)) == ("B", 2)


@rule("MB-TEAM-08")
def test_all_three_others_are_asked_about_a_mindbug_and_the_first_to_use_one_takes_the_card():
    state = two_teams(A={"hand": FULL}, **{letter: {"mindbugs": 1} for letter in "BCD"})
    do(state, "play One")
    assert asked(state) == ("B", "mindbug")
    do(state, "decline")
    assert asked(state) == ("C", "mindbug")
    do(state, "mindbug")
    assert (board(state, "C"), mindbugs(state, "C")) == (["One"], 0)
    assert asked(state) == ("A", "turn action"), "D is not asked, and A acts again"


@rule("MB-TEAM-08")
def test_whoever_has_no_mindbug_left_is_passed_over():
    state = two_teams(A={"hand": FULL}, D={"mindbugs": 1})
    do(state, "play One")
    assert asked(state) == ("D", "mindbug")
    do(state, "decline")
    assert board(state, "A") == ["One"]


@rule("MB-TEAM-11")
def test_each_seat_reveals_a_card_for_the_start_and_only_those_who_tie_reveal_again():
    game = ludobug.load("mindbug", sets=["first-contact", "new-servants"], seats=4)
    for seed in range(200):
        state = game.new_state(seed=seed)
        powers = [printed(game, name) for name in state.view()["revealed"]]
        first, best = powers[:4], max(powers[:4])
        tied = [seat for seat in range(4) if first[seat] == best]
        if len(tied) > 1 and len(powers) == 4 + len(tied):
            again = powers[4:]
            assert state.actor == tied[again.index(max(again))]
            assert again.count(max(again)) == 1
            return
        if len(tied) == 1:
            assert len(powers) == 4
            assert state.actor == tied[0]
    raise AssertionError("no tie came up")


def printed(game, name):
    return next(kind.card.power for kind in game.kinds if kind.card.name == name)


@rule("MB-TEAM-12")
def test_both_opponents_may_block_the_left_neighbour_first_and_only_one_does():
    state = two_teams(A={"board": ["Nine"]}, B={"board": ["Five"]}, D={"board": ["Six"]})
    do(state, "attack Nine")
    assert (actor(state), legal(state)) == ("B", ["no block", "block Five"])
    do(state, "no block")
    assert (actor(state), legal(state)) == ("D", ["no block", "block Six"])
    do(state, "block Six")
    assert (discard(state, "D"), board(state, "B"), life(state, "B")) == (["Six"], ["Five"], 3)


@rule("MB-TEAM-12")
def test_once_the_first_opponent_blocks_the_second_is_not_asked():
    state = two_teams(A={"board": ["Nine"]}, B={"board": ["Five"]}, D={"board": ["Six"]})
    do(state, "attack Nine", "block Five")
    assert (board(state, "D"), discard(state, "B"), active(state)) == (["Six"], ["Five"], "B")


@rule("MB-TEAM-12")
def test_the_team_mate_of_the_attacker_cannot_block_and_a_declined_attack_costs_the_team_one_life():
    state = two_teams(A={"board": ["Nine"]}, C={"board": ["Ten"]}, D={"board": ["Six"]})
    do(state, "attack Nine")
    assert actor(state) == "D"
    do(state, "no block")
    assert [life(state, letter) for letter in "ABCD"] == [3, 2, 3, 2]


@rule("MB-TEAM-13")
def test_enemy_creatures_are_those_of_both_opponents_and_a_team_mates_are_none():
    state = two_teams(
        A={"hand": ["Kangasaurus Rex", "One"]}, B={"board": ["Four"]}, C={"board": ["Three"]}, D={"board": ["Two"]}
    )
    do(state, "play Kangasaurus Rex")
    assert [board(state, letter) for letter in "BCD"] == [[], ["Three"], []]


@rule("MB-TEAM-13")
def test_a_team_mates_creatures_are_not_allied():
    state = two_teams(A={"board": ["Urchin Hurler", "Four"]}, C={"board": ["Three"]})
    assert (power(state, "A", "Four"), power(state, "C", "Three")) == (6, 3)


@rule("MB-TEAM-13")
def test_a_text_about_any_creature_reaches_the_team_mates_too():
    state = two_teams(
        A={"board": ["Nine"]}, B={"board": ["Explosive Toad"]}, C={"board": ["Ten"]}, D={"board": ["Four"]}
    )
    do(state, "attack Nine", "block Explosive Toad")
    assert legal(state) == ["choose Nine", "choose Ten", "choose Four"]


@rule("MB-TEAM-14")
@pytest.mark.parametrize(("named", "other"), [("B", "D"), ("D", "B")])
def test_an_opponent_is_named_who_then_chooses_and_discards(named, other):
    state = two_teams(A={"hand": ["Ferret Bomber", "Nine"]}, B={"hand": FULL}, D={"hand": FULL})
    do(state, "play Ferret Bomber")
    assert (asked(state), legal(state)) == (("A", "opponent"), ["choose B", "choose D"])
    refused(state, "choose C", "MB-CHOICE-05")
    do(state, f"choose {named}")
    assert (discard(state, named), discard(state, other)) == (["One", "Two"], [])


@rule("MB-TEAM-14")
def test_life_is_lost_and_gained_by_the_team_without_naming_anybody():
    state = two_teams(A={"hand": ["Killer Bee", "Axolotl Healer", "Nine"]}, active="A")
    do(state, "play Killer Bee")
    assert ([life(state, letter) for letter in "ABCD"], active(state)) == ([3, 2, 3, 2], "B")


@rule("MB-TEAM-14", "MB-TEAM-36")
def test_each_opponent_means_both_who_choose_in_turn_order_and_discard_together():
    state = two_teams(A={"hand": ["Tax", "Nine"]}, B={"hand": FULL}, D={"hand": FULL}, cards=[TAX])
    do(state, "play Tax")
    assert asked(state) == ("B", "choose")
    do(state, "choose Two")
    assert (discard(state, "B"), asked(state)) == ([], ("D", "choose"))
    assert seen(state, "D", "B") == [None, None], "what B has chosen is not known yet"
    do(state, "choose One")
    assert (discard(state, "B"), discard(state, "D"), discard(state, "C")) == (["Two"], ["One"], [])


@rule("MB-TEAM-36")
def test_all_players_choose_clockwise_from_the_seat_whose_turn_it_is():
    hands = {letter: {"hand": FULL} for letter in "ABD"}
    state = two_teams(C={"hand": ["Levy", "One", "Two"]}, **hands, active="C", cards=[LEVY])
    do(state, "play Levy")
    order = []
    for _ in range(4):
        order.append(actor(state))
        do(state, "choose One")
    assert order == ["C", "D", "A", "B"]
    assert [discard(state, letter) for letter in "ABCD"] == [["One"]] * 4


@rule("MB-TEAM-15")
def test_a_player_who_cannot_act_loses_for_the_team():
    state = two_teams(A={"hand": ["One"]}, B={"hand": []})
    do(state, "play One")
    assert winner(state) == "AC"


@rule("MB-TEAM-16")
def test_hands_are_hidden_from_the_team_mate():
    state = ludobug.load("mindbug", seats=4).new_state(seed=3)
    assert seen(state, "C", "A") == [None] * 5
    assert None not in seen(state, "A", "A")
    assert state.information(2) != state.information(0)


@rule("MB-TEAM-17")
def test_hunter_may_name_a_creature_of_either_opponent():
    state = two_teams(
        A={"board": ["Five Hunter"]}, B={"board": ["Four"]}, C={"board": ["Nine"]}, D={"board": ["Three"]}
    )
    do(state, "attack Five Hunter")
    assert set(legal(state)) == {"no hunt", "hunt Four", "hunt Three"}
    do(state, "hunt Three")
    assert discard(state, "D") == ["Three"]


@rule("MB-TEAM-17")
def test_a_sneaky_creature_of_either_opponent_may_block_a_sneaky_attacker():
    state = two_teams(A={"board": ["Five Sneaky"]}, B={"board": ["Nine"]}, D={"board": ["Six Sneaky"]})
    do(state, "attack Five Sneaky")
    assert (actor(state), legal(state)) == ("D", ["no block", "block Six Sneaky"])


@rule("MB-TEAM-18")
def test_after_a_mindbug_the_takers_effects_and_fast_attack_come_before_the_further_turn_action():
    state = two_teams(A={"hand": ["Seven Fast", "One"], "board": ["Ten"]}, C={"board": ["Nine"]}, D={"mindbugs": 1})
    do(state, "play Seven Fast", "mindbug")
    assert asked(state) == ("D", "fast attack")
    do(state, "attack Seven Fast")
    assert actor(state) == "A", "the left neighbour of D is asked about a block first"
    do(state, "no block")
    assert actor(state) == "C"
    do(state, "no block")
    assert (life(state, "A"), asked(state), turn(state)) == (2, ("A", "turn action"), 1)


@rule("MB-TEAM-19")
def test_your_turn_is_the_turn_of_the_seat_and_not_of_its_team():
    state = two_teams(A={"hand": ["One", "Two"]}, B={"hand": FULL}, C={"board": ["Goblin Werewolf"]})
    assert power(state, "C", "Goblin Werewolf") == 2
    do(state, "play One", "play One")
    assert (active(state), power(state, "C", "Goblin Werewolf")) == ("C", 8)


@rule("MB-TEAM-21")
def test_a_constant_ability_against_opponents_binds_both_of_them_and_not_the_team_mate():
    state = two_teams(
        A={"board": ["Elephantopus"]}, B={"board": ["Four"]}, C={"board": ["Three"]}, D={"board": ["Two"]}
    )
    blocked = {letter: state.view()[letter]["board"][0]["cannot_block"] for letter in "BCD"}
    assert blocked == {"B": True, "C": False, "D": True}


@rule("MB-TEAM-21")
def test_play_effects_of_both_opponents_are_stopped_and_those_of_the_team_mate_are_not():
    for letter, gained in (("B", 0), ("D", 0), ("C", 2)):
        seats = {"A": {"board": ["Deathweaver"]}, letter: {"hand": ["Axolotl Healer", "One"]}}
        state = two_teams(**seats, active=letter)
        do(state, "play Axolotl Healer")
        assert life(state, letter) == 3 + gained


@rule("MB-TEAM-22")
@pytest.mark.parametrize(("b_count", "d_count", "defeats"), [(1, 3, True), (2, 2, False), (3, 1, True), (1, 2, False)])
def test_a_comparison_with_the_opponent_holds_if_it_holds_for_one_of_them_alone(b_count, d_count, defeats):
    names = ["One", "Two", "Three"]
    state = two_teams(A={"board": ["Snail Hydra", "Ten"]}, B={"board": names[:b_count]}, D={"board": names[:d_count]})
    do(state, "attack Snail Hydra")
    assert (asked(state) == ("A", "choose")) is defeats


@rule("MB-TEAM-22")
def test_the_opponent_an_effect_then_needs_is_one_for_whom_its_condition_holds():
    left, right = {"hand_size": "you"}, {"hand_size": "an opponent"}
    envy = card("Envy", 4, play=when_counted(left, "<", right, discards(1)))
    state = two_teams(A={"hand": ["Envy", "One"]}, B={"hand": ["One"]}, D={"hand": FULL}, cards=[envy])
    do(state, "play Envy", "choose Two")
    assert (hand(state, "B"), hand(state, "D")) == (["One"], ["One"]), "only D has more cards, so nobody is named"


@rule("MB-TEAM-22")
def test_enemy_creatures_are_counted_for_both_opponents_together():
    count = {"creature_count": {"creatures": {"side": "enemy"}}}
    crowd = card("Crowd", 1, constant={"gains": {"target": "this", "power": 1, "each": count}})
    state = two_teams(
        A={"board": ["Crowd"]},
        B={"board": ["One", "Two"]},
        C={"board": ["Three"]},
        D={"board": ["Four"]},
        cards=[crowd],
    )
    assert power(state, "A", "Crowd") == 1 + 3


@rule("MB-TEAM-23")
def test_a_loss_of_shared_life_is_one_of_each_member():
    state = two_teams(B={"board": ["Nine"]}, C={"discard": ["Hyenix"]}, active="B")
    do(state, "attack Nine")
    assert asked(state) == ("C", "may")
    do(state, "yes")
    assert (board(state, "C"), life(state, "A")) == (["Hyenix"], 2)


@rule("MB-TEAM-23")
def test_a_loss_happens_once_and_the_life_looked_at_is_the_shared_one():
    state = two_teams(A={"life": 2, "board": ["Bugserker"]}, B={"board": ["Nine"]}, active="B")
    assert power(state, "A", "Bugserker") == 3
    do(state, "attack Nine", "no block")
    assert (life(state, "A"), life(state, "C"), power(state, "A", "Bugserker")) == (1, 1, 11)


@rule("MB-TEAM-25")
def test_an_opponents_discard_pile_is_that_of_the_opponent_named():
    state = two_teams(A={"hand": ["Grave Robber", "One"]}, B={"discard": ["Four"]}, D={"discard": ["Six", "Seven"]})
    do(state, "play Grave Robber", "choose D")
    assert set(legal(state)) == {"choose Six", "choose Seven"}
    do(state, "choose Seven")
    assert (board(state, "A"), discard(state, "B")) == (["Grave Robber", "Seven"], ["Four"])


@rule("MB-TEAM-25")
def test_creatures_sent_back_go_each_to_the_hand_of_their_own_controller():
    tide = card("Tide", 4, play={"to_controllers_hand": {"every": {"creatures": {"side": "enemy"}}}})
    state = two_teams(
        A={"hand": ["Tide", "One"]}, B={"board": ["Five"]}, C={"board": ["Six"]}, D={"board": ["Eight"]}, cards=[tide]
    )
    do(state, "play Tide")
    assert [hand(state, letter) for letter in "BCD"] == [["One", "Five"], ["One"], ["One", "Eight"]]


@rule("MB-TEAM-34")
def test_mindbugs_belong_to_seats():
    state = two_teams(A={"hand": FULL}, C={"mindbugs": 2})
    do(state, "play One", "mindbug")
    assert [mindbugs(state, letter) for letter in "ABCD"] == [0, 0, 1, 0]


@rule("MB-TEAM-20")
def test_cards_about_team_mates_are_left_out_of_games_of_two():
    mate = {**card("Mate", 4), "team": True}
    custom = {"id": "mates", "name": "Mates", "cards": [mate, {**card("Plain", 4), "copies": 20}, card("More", 3)]}
    assert [kind.card.name for kind in ludobug.load("mindbug", sets=[custom]).kinds] == ["Plain", "More"]
    four = ludobug.load("mindbug", sets=["first-contact", custom], seats=4)
    assert "Mate" in [kind.card.name for kind in four.kinds]


def test_a_seat_that_is_no_opponent_cannot_be_named():
    state = two_teams(A={"hand": ["Ferret Bomber", "Nine"]}, B={"hand": FULL}, D={"hand": FULL})
    do(state, "play Ferret Bomber")
    for wrong in ("choose A", "choose Two", "done"):
        with pytest.raises(IllegalAction):
            state.apply(wrong)
