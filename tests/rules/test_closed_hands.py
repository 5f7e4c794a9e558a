"""MB-DRAW-14: hands into which no card may move; nobody is asked for a card that would stay where it is."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.scenes import asked, board, card, do, gain, hand, in_order, legal, one, one_card, scene
from tests.rules.test_team_seats import two_teams
from tests.rules.test_team_words import mates

BRAIN = card("Brain", 3, constant={"cannot_take_cards": "each opponent"})
CHARMER = card("Charmer", 6, attack={"pass_left": "each opponent"})
TRIO = mates(
    "Trio", play={"look_at_unused": {"count": 3, "effect": {"to_team_mates_hand": one_card("cards looked at")}}}
)


@rule("MB-DRAW-14", "MB-TEAM-32")
def test_of_cards_looked_at_none_is_picked_for_a_team_mate_whose_hand_takes_none():
    own = {"hand": ["Trio"]}
    state = two_teams(A=own, B={"board": ["Brain"]}, cards=[TRIO, BRAIN], unused=["Three", "Six", "Nine"])
    do(state, "play Trio")
    assert asked(state) == ("chance", "shuffle"), "all of them go back"
    while asked(state)[0] == "chance":
        do(state, legal(state)[0])
    assert (hand(state, "C"), state.view()["unused"], asked(state)) == (["One"], 3, ("B", "turn action"))


@rule("MB-DRAW-14", "MB-TEAM-27")
def test_who_cannot_pass_a_card_to_the_left_is_not_asked_for_one():
    seats = {"B": {"hand": ["Two", "Three"]}, "D": {"hand": ["Four", "Five"], "board": ["Brain"]}}
    state = two_teams(A={"board": ["Charmer"]}, **seats, cards=[CHARMER, BRAIN])
    do(state, "attack Charmer")
    assert asked(state) == ("D", "block"), "both would pass to the team of the attacker"
    assert [hand(state, letter) for letter in "ABCD"] == [["One"], ["Two", "Three"], ["One"], ["Four", "Five"]]
    own = two_teams(A={"board": ["Charmer", "Brain"]}, B={"hand": ["Two", "Three"]}, cards=[CHARMER, BRAIN])
    do(own, "attack Charmer")
    assert asked(own) == ("B", "choose"), "only the opponents of the player who has the Brain may take none"


@rule("MB-DRAW-14", "MB-CHOICE-01")
def test_a_creature_that_cannot_go_back_to_its_controllers_hand_is_not_on_offer():
    sender = card("Sender", play=in_order({"to_controllers_hand": one()}, gain(1)))
    state = scene(A={"hand": ["Sender"], "board": ["Brain"]}, B={"board": ["Nine", "Ten"]}, cards=[sender, BRAIN])
    do(state, "play Sender")
    assert set(legal(state)) == {"choose Sender", "choose Brain"}
    assert board(state, "B") == ["Nine", "Ten"]
