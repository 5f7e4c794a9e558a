"""Texts about a team mate and about players who may not do something."""

from __future__ import annotations

import pytest

import ludobug
from ludobug import OptionError
from ludobug.rulebook.proof import rule
from tests.rules.scenes import actor, asked, board, card, do, hand, keywords, legal, life, power, refused, scene, winner
from tests.rules.test_team_seats import two_teams


def mates(name, **abilities):
    """A card that speaks of a team mate."""
    return {**card(name, **abilities), "team": True}


BOUNCER = card("Bouncer", 6, constant={"cannot_play": {"who": "each opponent", "max_power": 4}})
MENTOR = mates("Mentor", constant={"cannot_play": {"who": "your team mate", "min_power": 5}})
RELAY = mates("Relay", constant="saves_team_mate")
CAMP = mates(
    "Camp",
    constant={
        "gains": {"target": {"every": {"creatures": {"side": "team mate"}}}, "power": 1, "keywords": ["FRENZY"]},
    },
)
FLASH = card("Flash", 5, attack={"no_blocks": "an opponent"})
BLINDER = card("Blinder", 5, attack={"no_blocks": "each opponent"})
BORROWER = card("Borrower", 7, play={"in_order": ["give", {"may": {"play_card": "it"}}]})


@rule("MB-TURN-06")
def test_hand_cards_that_may_not_be_played_give_no_turn_action():
    state = scene(A={"board": ["Bouncer"], "hand": ["One"]}, B={"hand": ["Four", "Five"]}, cards=[BOUNCER], active="B")
    assert legal(state) == ["play Five"]
    refused(state, "play Four", "MB-TURN-06")
    state = scene(A={"board": ["Bouncer"], "hand": ["One"]}, B={"hand": ["Four"]}, cards=[BOUNCER], active="B")
    assert winner(state) == "A"


@rule("MB-TURN-06")
def test_a_player_whose_whole_hand_is_barred_does_not_draw_beyond_five():
    four = ["Four"] * 5
    state = scene(
        A={"board": ["Bouncer"], "hand": ["One"]}, B={"hand": four, "draw": ["Nine"]}, cards=[BOUNCER], active="B"
    )
    assert winner(state) == "A"


def test_no_effect_plays_a_barred_hand_card_and_other_zones_are_free():
    digger = card("Digger", 6, play={"play_card": {"pick": {"cards": "your hand"}}})
    hand_cards = ["Digger", "Six", "Seven", "Four"]
    state = scene(A={"hand": hand_cards}, B={"board": ["Bouncer"], "hand": ["One"]}, cards=[BOUNCER, digger])
    do(state, "play Digger")
    assert set(legal(state)) == {"choose Six", "choose Seven"}
    raiser = card("Raiser", 6, play={"play_card": {"pick": {"cards": "your discard pile"}}})
    state = scene(
        A={"hand": ["Raiser"], "discard": ["Four"]}, B={"board": ["Bouncer"], "hand": ["One"]}, cards=[BOUNCER, raiser]
    )
    do(state, "play Raiser")
    assert board(state, "A") == ["Raiser", "Four"]


def test_an_offer_to_play_a_barred_card_is_not_made():
    state = scene(
        A={"hand": ["Borrower"]}, B={"board": ["Bouncer"], "hand": ["Four", "Nine"]}, cards=[BOUNCER, BORROWER]
    )
    do(state, "play Borrower", "choose Four")
    assert (asked(state), hand(state, "A")) == (("B", "turn action"), ["Four"])
    state = scene(
        A={"hand": ["Borrower"]}, B={"board": ["Bouncer"], "hand": ["Four", "Nine"]}, cards=[BOUNCER, BORROWER]
    )
    do(state, "play Borrower", "choose Nine")
    assert asked(state) == ("A", "may")


def test_an_offer_to_play_one_of_several_hand_cards_needs_one_that_may_be_played():
    hand_play = {"may": {"play_card": {"pick": {"cards": "your hand"}}}}
    opener = card("Opener", 6, play=hand_play)
    for held, asks in ((["Opener", "Four", "One"], False), (["Opener", "Four", "Nine"], True)):
        state = scene(A={"hand": held}, B={"board": ["Bouncer"], "hand": ["One"]}, cards=[BOUNCER, opener])
        do(state, "play Opener")
        assert (asked(state) == ("A", "may")) is asks


@rule("MB-TEAM-15")
def test_a_team_mate_with_the_right_creature_turns_the_loss_into_a_win():
    state = two_teams(A={"board": ["Relay"]}, B={"hand": ["One", "Two"]}, C={"hand": []}, cards=[RELAY])
    do(state, "play One", "play One")
    assert winner(state) == "AC"


@rule("MB-TEAM-15")
@pytest.mark.parametrize("holder", ["B", "D"])
def test_that_creature_does_not_help_an_opponent(holder):
    seats = {letter: {"hand": ["One", "Two"], "board": ["Relay"] if letter == holder else []} for letter in "BD"}
    state = two_teams(**seats, C={"hand": []}, active="B", cards=[RELAY])
    do(state, "play One")
    assert winner(state) == "BD"


@rule("MB-TEAM-30")
def test_an_opponent_named_cannot_block_this_turn_and_the_other_one_may():
    state = two_teams(A={"board": ["Flash", "Ten"]}, B={"board": ["Nine"]}, D={"board": ["Eight"]}, cards=[FLASH])
    do(state, "attack Flash")
    assert (asked(state), legal(state)) == (("A", "opponent"), ["choose B", "choose D"])
    do(state, "choose B")
    assert (actor(state), legal(state)) == ("D", ["no block", "block Eight"])
    assert state.view()["B"]["cannot_block"]


@rule("MB-TEAM-30")
def test_hunter_still_forces_a_creature_of_the_player_who_cannot_block():
    hunter = card("Flash Hunter", 5, "HUNTER", attack={"no_blocks": "an opponent"})
    state = two_teams(A={"board": ["Flash Hunter"]}, B={"board": ["Four"]}, D={"board": ["Eight"]}, cards=[hunter])
    do(state, "attack Flash Hunter", "choose B", "hunt Four")
    assert board(state, "B") == []


def test_players_who_cannot_block_may_again_in_the_next_turn_and_newcomers_cannot_either():
    state = scene(
        A={"board": ["Blinder"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Six Fast"]}, cards=[BLINDER]
    )
    do(state, "attack Blinder")
    assert life(state, "B") == 2
    do(state, "play Six Fast", "stop", "attack Blinder")
    assert life(state, "B") == 1
    assert not state.view()["B"]["cannot_block"]


def test_a_team_mates_creatures_gain_what_a_card_gives_them_and_nobody_else_does():
    state = two_teams(A={"board": ["Camp", "Four"]}, B={"board": ["Five"]}, C={"board": ["Six"]}, cards=[CAMP])
    assert (power(state, "C", "Six"), keywords(state, "C", "Six")) == (7, ["FRENZY"])
    assert [power(state, "A", "Camp"), power(state, "A", "Four"), power(state, "B", "Five")] == [5, 4, 5]


@rule("MB-TURN-06")
def test_a_team_mate_may_be_kept_from_playing_cards():
    state = two_teams(A={"board": ["Mentor"]}, C={"hand": ["Four", "Five"]}, active="C", cards=[MENTOR])
    assert legal(state) == ["play Four"]
    state = two_teams(A={"board": ["Mentor"], "hand": ["Nine"]}, B={"hand": ["Nine"]}, cards=[MENTOR])
    assert "play Nine" in legal(state)


@rule("MB-TEAM-20")
def test_the_cards_of_tag_team_belong_to_games_of_four():
    with pytest.raises(OptionError, match=r"0 cards are too few.*32 more speak of a team mate.*MB-TEAM-20"):
        ludobug.load("mindbug", sets=["tag-team"])
    pair = ludobug.load("mindbug", sets=["first-contact", "tag-team"])
    assert {kind.set_id for kind in pair.kinds} == {"first-contact"}
    with pytest.raises(OptionError, match=r"'Rocket Lovers' speaks of a team mate: it needs four seats \[MB-TEAM-20\]"):
        ludobug.load("mindbug", sets=["first-contact"], cards=["Rocket Lovers"])
    four = ludobug.load("mindbug", sets=["first-contact", "tag-team"], seats=4)
    assert sum(kind.copies for kind in four.kinds if kind.set_id == "tag-team") == 32
    alone = ludobug.load("mindbug", sets=["first-contact"], cards=["Rocket Lovers"], seats=4)
    assert "Rocket Lovers" in alone.kind_by_name
