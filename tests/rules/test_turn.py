"""MB-TURN: turns, their one action, and who has none."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    active,
    actor,
    asked,
    board,
    card,
    creature,
    do,
    exhausted,
    gain,
    hand,
    in_order,
    keywords,
    legal,
    life,
    one,
    refused,
    scene,
    turn,
    winner,
)

SNEAK = {"this_turn": {"target": one(side="enemy"), "keywords": ["SNEAKY"]}}
WAVE = card("The Wave", 8, "FRENZY", attack={"this_turn": {"target": one(side="enemy"), "cannot_block": True}})


@rule("MB-TURN-01")
def test_players_take_turns_alternately() -> None:
    state = scene(A={"hand": ["One", "Two"]}, B={"hand": ["Three", "Four"]})
    order = []
    while len(order) < 4:
        order.append((active(state), actor(state), turn(state)))
        do(state, next(action for action in legal(state) if action.startswith("play")))
    assert order == [("A", "A", 1), ("B", "B", 2), ("A", "A", 3), ("B", "B", 4)]


@rule("MB-TURN-02")
def test_a_turn_action_is_playing_a_card_or_attacking() -> None:
    state = scene(A={"hand": ["One", "Two"], "board": ["Nine", "Ten"]}, B={"hand": ["Three"]})
    assert set(legal(state)) == {"play One", "play Two", "attack Nine", "attack Ten"}


@rule("MB-TURN-02")
def test_who_has_played_a_card_may_not_attack_as_well() -> None:
    state = scene(A={"hand": ["One", "Two"], "board": ["Nine"]}, B={"mindbugs": 1, "hand": ["Three"]})
    do(state, "play One", "decline")
    assert (asked(state), active(state), turn(state)) == (("B", "turn action"), "B", 2)
    refused(state, "attack Nine", "MB-ATTACK-01")


@rule("MB-TURN-02")
def test_who_has_attacked_may_not_play_a_card_as_well() -> None:
    state = scene(A={"hand": ["One"], "board": ["Nine", "Ten"]}, B={"hand": ["Three"]})
    do(state, "attack Nine")
    assert asked(state) == ("B", "turn action")
    refused(state, "play One", "MB-PLAY-01")


@rule("MB-TURN-03")
@pytest.mark.parametrize("word", ["pass", "done", "no", "stop", "decline"])
def test_passing_is_not_allowed_while_a_turn_action_is_possible(word: str) -> None:
    state = scene(A={"hand": ["One"]}, B={"hand": ["Three"]})
    assert legal(state) == ["play One"]
    refused(state, word, "MB-TURN-03")


@rule("MB-TURN-03")
def test_a_player_must_attack_if_nothing_else_is_possible() -> None:
    state = scene(A={"board": ["One"]}, B={"board": ["Ten"], "hand": ["Three"]})
    assert legal(state) == ["attack One"]
    refused(state, "pass", "MB-TURN-03")


@rule("MB-TURN-04")
def test_a_player_without_a_turn_action_loses() -> None:
    state = scene(A={"hand": ["One"]}, B={})
    do(state, "play One")
    assert (winner(state), life(state, "B"), state.returns()) == ("A", 3, [1.0, -1.0])


@rule("MB-TURN-04")
@pytest.mark.parametrize("left", [{"hand": ["One"]}, {"board": ["One"]}])
def test_a_card_to_play_or_a_creature_to_attack_with_saves_the_player(left: dict[str, list[str]]) -> None:
    state = scene(A={"hand": ["One"]}, B=left)
    do(state, "play One")
    assert (winner(state), actor(state)) == (None, "B")


@rule("MB-TURN-04")
def test_defeated_effects_come_before_the_loss_for_want_of_an_action() -> None:
    phoenix = card("Phoenix", 3, defeated={"draw_unused": 1})
    attack = {"A": {"board": ["Nine"], "hand": ["One"]}, "B": {"board": ["Phoenix"]}, "cards": [phoenix]}
    state = scene(**attack, unused=["Two"])
    do(state, "attack Nine", "block Phoenix")
    assert (winner(state), legal(state)) == (None, ["play Two"])
    state = scene(**attack)
    do(state, "attack Nine", "block Phoenix")
    assert winner(state) == "A"


@rule("MB-TURN-05")
def test_who_is_mindbugged_and_has_no_further_turn_action_loses() -> None:
    state = scene(A={"hand": ["Gorillion"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Gorillion", "mindbug")
    assert (winner(state), board(state, "B"), turn(state)) == ("B", ["Gorillion"], 1)


@rule("MB-TURN-05")
def test_a_card_drawn_by_the_refill_is_a_further_turn_action() -> None:
    state = scene(A={"hand": ["Gorillion"], "draw": ["Two"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Gorillion", "mindbug")
    assert (winner(state), legal(state)) == (None, ["play Two"])


@rule("MB-TURN-05")
def test_who_refuses_the_mindbug_leaves_no_further_turn_action_due() -> None:
    state = scene(A={"hand": ["Gorillion"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Gorillion", "decline")
    assert (winner(state), actor(state)) == (None, "B")


@rule("MB-TURN-05", "MB-MINDBUG-14")
def test_the_taken_play_effect_may_destroy_the_last_turn_action() -> None:
    state = scene(A={"hand": ["Kangasaurus Rex"], "board": ["Four"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Kangasaurus Rex", "mindbug")
    assert (winner(state), board(state, "A")) == ("B", [])
    state = scene(A={"hand": ["Kangasaurus Rex"], "board": ["Five"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Kangasaurus Rex", "mindbug")
    assert (winner(state), legal(state)) == (None, ["attack Five"])


@rule("MB-TURN-05", "MB-ATTACK-06")
def test_the_taken_play_effect_may_bring_a_turn_action() -> None:
    gift = card("Gift", 2, play={"hand_over": "this"})
    state = scene(A={"hand": ["Gift"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[gift])
    do(state, "play Gift", "mindbug")
    assert (winner(state), asked(state), active(state)) == (None, ("A", "turn action"), "A")
    assert legal(state) == ["attack Gift"]


@rule("MB-TURN-06")
def test_a_creature_that_cannot_attack_gives_no_turn_action() -> None:
    state = scene(A={"board": ["Nine"]}, B={"hand": ["Hamster Lion"]}, active="B")
    do(state, "play Hamster Lion")
    assert (winner(state), turn(state)) == ("B", 2)


@rule("MB-TURN-06")
def test_another_creature_or_a_card_saves_who_has_a_creature_that_cannot_attack() -> None:
    state = scene(A={"board": ["Nine", "Ten"]}, B={"board": ["Hamster Lion"], "hand": ["One"]})
    assert legal(state) == ["attack Ten"]
    refused(state, "attack Nine", "MB-CHOICE-08")
    state = scene(A={"board": ["Nine"], "hand": ["Two"]}, B={"board": ["Hamster Lion"], "hand": ["One"]})
    assert legal(state) == ["play Two"]


@rule("MB-TURN-06", "MB-TURN-05")
def test_a_ban_on_attacks_counts_at_the_further_turn_action_too() -> None:
    state = scene(A={"board": ["Nine"], "hand": ["Hamster Lion"]}, B={"mindbugs": 1, "hand": ["One"]})
    do(state, "play Hamster Lion", "mindbug")
    assert winner(state) == "B"


@rule("MB-TURN-08")
def test_the_turn_ends_when_everything_the_action_caused_is_finished() -> None:
    clerk = card("Clerk", 2, end_of_turn=gain(1))
    state = scene(A={"board": ["Explosive Toad", "Clerk"]}, B={"board": ["Six", "Seven"]}, cards=[clerk])
    do(state, "attack Explosive Toad", "block Six")
    assert (asked(state), active(state), life(state, "A")) == (("A", "choose"), "A", 3)
    do(state, "choose Seven")
    assert (asked(state), active(state), life(state, "A")) == (("B", "turn action"), "B", 4)


@rule("MB-TURN-08", "MB-MINDBUG-05")
def test_end_of_turn_effects_wait_for_the_further_turn_action() -> None:
    clerk = card("Clerk", 2, end_of_turn=gain(1))
    state = scene(A={"board": ["Clerk"], "hand": ["One"]}, B={"mindbugs": 1, "board": ["Nine"]}, cards=[clerk])
    do(state, "play One", "mindbug")
    assert (asked(state), life(state, "A")) == (("A", "turn action"), 3)
    do(state, "attack Clerk", "no block")
    assert (active(state), life(state, "A")) == ("B", 4)


@rule("MB-TURN-09", "MB-MINDBUG-05")
def test_a_gain_for_this_turn_lasts_through_the_further_turn_action() -> None:
    smoke = card("Smoke", 2, play=SNEAK)
    state = scene(A={"board": ["Three"], "hand": ["Smoke"]}, B={"mindbugs": 1, "board": ["Nine"]}, cards=[smoke])
    do(state, "play Smoke", "mindbug")
    assert (asked(state), keywords(state, "A", "Three")) == (("A", "turn action"), ["SNEAKY"])
    do(state, "attack Three")
    assert (life(state, "B"), active(state)) == (2, "B")
    assert keywords(state, "A", "Three") == []


@rule("MB-TURN-09")
def test_a_block_ban_for_this_turn_lasts_through_the_further_turn_action() -> None:
    glue = card("Glue", 2, play={"this_turn": {"target": one(side="allied", min_power=9), "cannot_block": True}})
    state = scene(A={"board": ["Three"], "hand": ["Glue"]}, B={"mindbugs": 1, "board": ["Nine"]}, cards=[glue])
    do(state, "play Glue", "mindbug", "attack Three")
    assert set(legal(state)) == {"no block", "block Glue"}
    refused(state, "block Nine", "MB-TURN-14")
    do(state, "no block")
    assert not creature(state, "B", "Nine")["cannot_block"]


@rule("MB-TURN-09")
def test_this_turn_covers_the_second_attack_of_a_frenzy_creature_and_ends_with_the_turn() -> None:
    state = scene(A={"board": ["The Wave"], "hand": ["One"]}, B={"board": ["Nine", "Ten"]}, cards=[WAVE])
    do(state, "attack The Wave", "choose Nine", "no block", "attack again", "choose Ten")
    assert (life(state, "B"), active(state)) == (1, "B")
    assert not creature(state, "B", "Nine")["cannot_block"]
    do(state, "attack Nine", "no block", "attack The Wave", "choose Nine")
    assert set(legal(state)) == {"no block", "block Ten"}


@rule("MB-TURN-09")
def test_a_gain_for_this_turn_follows_the_creature_to_another_controller() -> None:
    bait = card("Bait", 2, play=in_order(SNEAK, {"take_control": "it"}))
    state = scene(A={"board": ["Three"], "hand": ["Bait", "One"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[bait])
    do(state, "play Bait", "mindbug")
    assert (active(state), board(state, "B")) == ("A", ["Bait", "Three"])
    assert keywords(state, "B", "Three") == ["SNEAKY"]
    do(state, "play One")
    assert keywords(state, "B", "Three") == []


@rule("MB-TURN-09")
def test_a_gain_for_this_turn_ends_when_the_creature_leaves_play() -> None:
    bait = card("Bait", 2, play=in_order(SNEAK, {"to_your_hand": "it"}, {"play_card": "it"}))
    state = scene(A={"board": ["Three"], "hand": ["Bait", "One"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[bait])
    do(state, "play Bait", "mindbug")
    assert (active(state), board(state, "B")) == ("A", ["Bait", "Three"])
    assert keywords(state, "B", "Three") == []


@rule("MB-TURN-13")
def test_end_of_turn_effects_resolve_while_this_turn_effects_hold() -> None:
    purge = card("Purge", 2, end_of_turn={"defeat": one(keywords=["SNEAKY"])})
    state = scene(A={"board": ["The Lurker", "Purge"]}, B={"hand": ["One"]}, cards=[purge])
    do(state, "attack The Lurker")
    assert exhausted(state, "A", "The Lurker")
    assert (active(state), keywords(state, "A", "The Lurker")) == ("B", ["TOUGH"])


@rule("MB-TURN-13")
def test_end_of_turn_effects_resolve_in_the_active_players_order() -> None:
    rest, study = card("Rest", 2, end_of_turn=gain(1)), card("Study", 2, end_of_turn={"draw_unused": 1})
    state = scene(A={"board": ["Rest", "Study"]}, B={"hand": ["One"]}, cards=[rest, study], unused=["Nine"])
    do(state, "attack Rest")
    assert (asked(state), set(legal(state))) == (("A", "order"), {"first Rest", "first Study"})
    do(state, "first Study")
    assert (active(state), life(state, "A"), hand(state, "A")) == ("B", 4, ["Nine"])


@rule("MB-TURN-13")
def test_a_loss_at_the_end_of_the_turn_prevents_the_next_turn() -> None:
    fuse = card("Fuse", 2, end_of_turn=in_order(gain(1), {"lose_life": {"who": "the opponent", "amount": 1}}))
    state = scene(A={"board": ["Fuse"]}, B={"life": 2, "hand": ["One"]}, cards=[fuse])
    do(state, "attack Fuse")
    assert (winner(state), life(state, "A"), turn(state)) == ("A", 4, 1)


@rule("MB-TURN-15")
def test_a_game_that_is_undecided_after_500_turns_is_a_draw() -> None:
    state = scene(A={"board": ["Nine"]}, B={"board": ["Ten"]}, turn=499)
    do(state, "attack Nine", "no block")
    assert (turn(state), winner(state), actor(state)) == (500, None, "B")
    do(state, "attack Ten", "no block")
    assert (winner(state), state.returns(), legal(state)) == ("draw", [0.0, 0.0], [])


@rule("MB-TURN-15")
def test_the_500th_turn_can_still_be_won() -> None:
    state = scene(A={"board": ["Nine"]}, B={"life": 1, "board": ["Ten"]}, turn=500)
    do(state, "attack Nine", "no block")
    assert winner(state) == "A"


@rule("MB-TURN-14")
def test_a_ban_on_the_blocks_of_an_opponent_covers_creatures_that_come_later_in_the_turn() -> None:
    gift = card("Gift", 9, defeated={"play_card": {"pick": {"cards": "your discard pile"}}})
    both = in_order({"no_blocks": "each opponent"}, {"defeat": one(side="enemy")})
    fear = card("Fear", 4, "FRENZY", attack=both)
    state = scene(A={"board": ["Fear"]}, B={"board": ["Gift"], "discard": ["Ten"], "hand": ["One"]}, cards=[fear, gift])
    do(state, "attack Fear", "choose Ten")
    assert (board(state, "B"), life(state, "B"), asked(state)) == (["Ten"], 2, ("A", "attack again")), "no block asked"


@rule("MB-TURN-14")
def test_what_a_single_creature_has_this_turn_follows_it_to_another_controller_and_ends_when_it_leaves_play() -> None:
    turncoat = card(
        "Turncoat",
        4,
        attack=in_order({"this_turn": {"target": one(side="enemy"), "keywords": ["SNEAKY"]}}, {"take_control": "it"}),
    )
    state = scene(A={"board": ["Turncoat"]}, B={"board": ["Five", "Nine"], "hand": ["One"]}, cards=[turncoat])
    do(state, "attack Turncoat", "choose Five")
    assert (keywords(state, "A", "Five"), asked(state)) == (["SNEAKY"], ("B", "block"))
    gone = card(
        "Bouncer",
        4,
        attack=in_order(
            {"this_turn": {"target": one(side="allied", other=True), "keywords": ["SNEAKY"]}},
            {"to_your_hand": "it"},
            {"play_card": "it"},
        ),
    )
    state = scene(A={"board": ["Bouncer", "Five"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[gone])
    do(state, "attack Bouncer")
    assert (board(state, "A"), keywords(state, "A", "Five")) == (["Bouncer", "Five"], [])
