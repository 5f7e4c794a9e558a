"""Cards that work from the discard pile."""

from __future__ import annotations

import pytest

from ludobug.games.mindbug.language.json_form import CardSetError
from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    creature,
    discard,
    do,
    every,
    gain,
    game_of,
    hand,
    legal,
    life,
    lose,
    power,
    refused,
    scene,
    winner,
)

STINGER = card("Stinger", 5, attack=lose(1))


@rule("MB-INDISCARD-10")
def test_hyenix_may_be_played_at_once_when_its_holder_loses_life_and_may_block_the_second_attack():
    state = scene(A={"board": ["Nine Frenzy"]}, B={"discard": ["Hyenix", "Five"], "hand": ["One"]})
    do(state, "attack Nine Frenzy")
    assert (asked(state), set(legal(state)), life(state, "B")) == (("B", "may"), {"yes", "no"}, 2)
    do(state, "yes")
    assert (board(state, "B"), discard(state, "B")) == (["Hyenix"], ["Five"])
    assert asked(state) == ("A", "attack again")
    do(state, "attack again", "block Hyenix")
    assert (life(state, "B"), discard(state, "B")) == (2, ["Five", "Hyenix"])


@rule("MB-INDISCARD-10")
def test_hyenix_may_stay_where_it_is_and_is_offered_again_at_the_next_loss():
    state = scene(A={"board": ["Nine Frenzy"]}, B={"discard": ["Hyenix"], "hand": ["One"]})
    do(state, "attack Nine Frenzy", "no")
    assert (board(state, "B"), discard(state, "B"), asked(state)) == ([], ["Hyenix"], ("A", "attack again"))
    do(state, "attack again")
    assert (asked(state), life(state, "B")) == (("B", "may"), 1)
    assert board(do(state, "yes"), "B") == ["Hyenix"]


@rule("MB-INDISCARD-10")
def test_hyenix_may_block_the_attack_whose_attack_effect_caused_the_loss():
    state = scene(A={"board": ["Stinger"]}, B={"discard": ["Hyenix"], "hand": ["One"]}, cards=[STINGER])
    do(state, "attack Stinger", "yes", "block Hyenix")
    assert (life(state, "B"), discard(state, "A"), board(state, "B")) == (2, ["Stinger"], ["Hyenix"])


@rule("MB-INDISCARD-10")
def test_a_loss_of_several_life_is_one_event():
    state = scene(A={"board": ["Turbo Bug"]}, B={"life": 6, "discard": ["Hyenix"], "hand": ["One"]})
    do(state, "attack Turbo Bug", "no")
    assert (life(state, "B"), winner(state)) == (0, "A"), "asked once for five life; then the attack is not blocked"


@rule("MB-INDISCARD-10")
def test_every_copy_of_hyenix_decides_for_itself_and_once():
    state = scene(A={"board": ["Nine"]}, B={"discard": ["Hyenix", "Hyenix"], "hand": ["One"]})
    do(state, "attack Nine", "first Hyenix #2", "no")
    assert (asked(state), board(state, "B"), discard(state, "B")) == (("B", "may"), [], ["Hyenix", "Hyenix"])
    do(state, "yes")
    assert (board(state, "B"), discard(state, "B"), active(state)) == (["Hyenix"], ["Hyenix"], "B")


@rule("MB-INDISCARD-10")
def test_hyenix_may_be_played_in_the_own_turn_when_an_own_effect_loses_life():
    state = scene(A={"hand": ["Goreagle Alpha"], "discard": ["Hyenix"]}, B={"hand": ["One"]})
    do(state, "play Goreagle Alpha")
    assert (asked(state), life(state, "A")) == (("A", "may"), 2)
    do(state, "yes")
    assert (board(state, "A"), active(state)) == (["Goreagle Alpha", "Hyenix"], "B")


@rule("MB-INDISCARD-10", "MB-CONST-02")
def test_setting_the_life_lower_is_a_loss_too_and_setting_it_higher_is_not():
    lower = scene(A={"life": 5, "hand": ["Mysterious Mermaid"], "discard": ["Hyenix"]}, B={"hand": ["One"]})
    assert (asked(do(lower, "play Mysterious Mermaid")), life(lower, "A")) == (("A", "may"), 3)
    higher = scene(A={"life": 1, "hand": ["Mysterious Mermaid"], "discard": ["Hyenix"]}, B={"hand": ["One"]})
    assert (asked(do(higher, "play Mysterious Mermaid")), life(higher, "A")) == (("B", "turn action"), 3)


@rule("MB-INDISCARD-10")
def test_hyenix_answers_only_a_loss_of_the_player_in_whose_discard_pile_it_lies():
    state = scene(A={"board": ["Nine"], "discard": ["Hyenix"]}, B={"hand": ["Hyenix", "One"]})
    do(state, "attack Nine")
    assert (asked(state), life(state, "B")) == (("B", "turn action"), 2)
    assert (discard(state, "A"), hand(state, "B")) == (["Hyenix"], ["Hyenix", "One"])


@rule("MB-INDISCARD-10")
def test_no_mindbug_can_answer_a_hyenix_that_is_played_from_the_discard_pile():
    state = scene(A={"board": ["Nine"], "mindbugs": 2}, B={"discard": ["Hyenix"], "mindbugs": 2, "hand": ["One"]})
    do(state, "attack Nine", "yes")
    assert (board(state, "B"), asked(state)) == (["Hyenix"], ("B", "turn action"))
    refused(state, "mindbug", "MB-MINDBUG-09")


@rule("MB-INDISCARD-10")
def test_hyenix_is_not_played_when_the_loss_ends_the_game():
    state = scene(A={"board": ["Nine"]}, B={"life": 1, "discard": ["Hyenix"], "hand": ["One"]})
    do(state, "attack Nine")
    assert (winner(state), board(state, "B"), discard(state, "B")) == ("A", [], ["Hyenix"])


@rule("MB-INDISCARD-10")
def test_a_hyenix_that_reaches_the_discard_pile_after_the_loss_is_not_asked():
    state = scene(A={"board": ["Count Draculeech", "Hyenix"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Count Draculeech", "choose Hyenix")
    assert (discard(state, "A"), life(state, "A"), asked(state)) == (["Hyenix"], 2, ("B", "block"))


@rule("MB-INDISCARD-10", "MB-SIMUL-03")
def test_hyenix_waits_until_the_effect_that_caused_the_loss_is_finished():
    state = scene(A={"board": ["Count Draculeech"], "discard": ["Hyenix"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Count Draculeech", "choose Nine")
    assert (asked(state), board(state, "B")) == (("A", "may"), [])
    do(state, "yes")
    assert (board(state, "A"), life(state, "B")) == (["Count Draculeech", "Hyenix"], 2)


MOURNER = card("Mourner", 6, in_discard={"gains": {"target": every(side="allied"), "power": 1}})
CURSE = card("Curse", 6, in_discard={"gains": {"target": every(side="allied"), "power": -2}})
WARDEN = card(
    "Warden",
    3,
    in_discard={"cannot_attack": {"creatures": {"side": "enemy", "min_power": 7}}},
    constant={"gains": {"target": "this", "power": 2}},
)
DIGGER = card("Digger", 5, attack={"boost": {"target": "this"}})
FERRET = card("Ferret", 2, play={"discard": {"who": "an opponent", "count": 1}})


@rule("MB-INDISCARD-01", "MB-INDISCARD-02")
def test_an_ability_holds_for_the_player_in_whose_discard_pile_its_card_lies():
    laid = {"board": ["Seven", "Six"], "hand": ["One"]}
    theirs = scene(A=laid, B={"discard": ["Warden"]}, cards=[WARDEN])
    assert set(legal(theirs)) == {"play One", "attack Six"}
    refused(theirs, "attack Seven", "MB-CHOICE-08")
    own = scene(A={**laid, "discard": ["Warden"]}, B={"board": ["Eight"]}, cards=[WARDEN])
    assert set(legal(own)) == {"play One", "attack Seven", "attack Six"}
    assert creature(own, "B", "Eight")["cannot_attack"]


@rule("MB-INDISCARD-02")
def test_a_card_that_was_mindbugged_and_defeated_works_for_the_player_who_took_it():
    state = scene(A={"hand": ["Warden"], "board": ["Eight"]}, B={"mindbugs": 1, "board": ["Nine"]}, cards=[WARDEN])
    do(state, "play Warden", "mindbug", "attack Eight", "block Warden")
    assert (discard(state, "B"), discard(state, "A")) == (["Warden"], [])
    do(state, "attack Nine", "no block")
    assert creature(state, "A", "Eight")["cannot_attack"]
    assert not creature(state, "B", "Nine")["cannot_attack"]


@rule("MB-INDISCARD-03")
def test_an_ability_is_active_at_once_however_its_card_got_into_the_discard_pile():
    state = scene(A={"hand": ["Ferret"]}, B={"board": ["Four"], "hand": ["Mourner"]}, cards=[MOURNER, FERRET])
    assert power(state, "B", "Four") == 4
    do(state, "play Ferret")
    assert (discard(state, "B"), power(state, "B", "Four")) == (["Mourner"], 5)
    fight = scene(A={"board": ["Nine"]}, B={"board": ["Four", "Mourner"]}, cards=[MOURNER])
    assert power(do(fight, "attack Nine", "block Mourner"), "B", "Four") == 5
    piles = card("Flood", 2, play={"discard_piles": {"who": "an opponent", "piles": "draw pile"}})
    flood = scene(
        A={"hand": ["Flood"]}, B={"board": ["Four"], "hand": ["One"] * 5, "draw": ["Mourner"]}, cards=[MOURNER, piles]
    )
    assert power(do(flood, "play Flood"), "B", "Four") == 5


@rule("MB-INDISCARD-04")
def test_an_ability_stops_as_soon_as_its_card_leaves_the_discard_pile():
    state = scene(
        A={"discard": ["Mourner"], "board": ["Four"]}, B={"board": ["Digger"]}, active="B", cards=[MOURNER, DIGGER]
    )
    assert power(state, "A", "Four") == 5
    do(state, "attack Digger", "choose Mourner")
    assert (power(state, "A", "Four"), power(state, "B", "Digger"), discard(state, "A")) == (4, 6, [])


@rule("MB-INDISCARD-05")
def test_in_play_in_hand_and_in_the_draw_pile_only_the_other_text_box_applies():
    state = scene(
        A={"board": ["Warden", "Four"], "hand": ["Mourner"], "draw": ["Mourner"]},
        B={"board": ["Seven"]},
        cards=[WARDEN, MOURNER],
    )
    assert (power(state, "A", "Warden"), power(state, "A", "Four")) == (5, 4)
    assert not creature(state, "B", "Seven")["cannot_attack"]
    buried = scene(A={"discard": ["Warden"], "board": ["Three"]}, B={"board": ["Seven"]}, cards=[WARDEN])
    assert (power(buried, "A", "Three"), creature(buried, "B", "Seven")["cannot_attack"]) == (3, True)


@rule("MB-INDISCARD-06")
def test_everybody_sees_which_abilities_work_from_discard_piles():
    state = scene(
        A={"discard": ["Nine", "Warden", "Hyenix"], "board": ["Four"]},
        B={"discard": ["Mourner"], "board": ["Five"]},
        cards=[WARDEN, MOURNER],
    )
    for viewer in (0, 1, None):
        seen = state.view(viewer)
        assert seen["A"]["active_in_discard"] == ["Warden", "Hyenix"]
        assert seen["B"]["active_in_discard"] == ["Mourner"]
        (five,) = seen["B"]["board"]
        assert five["reasons"] == [{"power": 1, "source": "Mourner", "place": "discard pile"}]


@rule("MB-INDISCARD-07")
def test_several_copies_add_up():
    state = scene(A={"discard": ["Mourner", "Mourner"], "board": ["Four"]}, B={"hand": ["One"]}, cards=[MOURNER])
    assert power(state, "A", "Four") == 6
    low = scene(
        A={"discard": ["Curse", "Mourner"], "board": ["Four", "Two"]}, B={"hand": ["One"]}, cards=[CURSE, MOURNER]
    )
    assert (power(low, "A", "Four"), power(low, "A", "Two")) == (3, 1)


@rule("MB-INDISCARD-08")
def test_an_ability_takes_effect_in_the_middle_of_a_turn():
    state = scene(A={"board": ["Seven Frenzy"]}, B={"board": ["Warden"], "hand": ["One"]}, cards=[WARDEN])
    do(state, "attack Seven Frenzy", "block Warden")
    assert (discard(state, "B"), asked(state)) == (["Warden"], ("B", "turn action"))


@rule("MB-INDISCARD-09")
def test_an_ability_can_leave_a_player_without_a_turn_action_who_then_loses():
    state = scene(A={"board": ["Eight"]}, B={"discard": ["Warden"]}, cards=[WARDEN])
    assert (winner(state), asked(state)) == ("B", (None, None))


@rule("MB-DEFEATED-10")
def test_a_card_that_reaches_a_discard_pile_from_anywhere_works_for_the_player_whose_pile_it_is():
    angel = card("Angel", 3, reaching_discard=gain(1))
    mill = card("Mill", 2, play={"discard_piles": {"who": "an opponent", "piles": "draw pile"}})
    cards = [angel, mill, DIGGER, FERRET]
    played = scene(A={"board": ["Nine"]}, B={"board": ["Angel"], "hand": ["One"]}, cards=cards)
    do(played, "attack Nine", "block Angel")
    assert (life(played, "A"), life(played, "B")) == (3, 4)
    thrown = scene(A={"hand": ["Ferret"]}, B={"hand": ["Angel"], "board": ["One"]}, cards=cards)
    assert (life(do(thrown, "play Ferret"), "B"), discard(thrown, "B")) == (4, ["Angel"])
    milled = scene(A={"hand": ["Mill"]}, B={"draw": ["Angel", "Angel"], "hand": ["One"] * 5}, cards=cards)
    do(milled, "play Mill", "first Angel")
    assert (life(milled, "B"), life(milled, "A")) == (5, 3)
    under = scene(A={"board": [{"card": "Four", "boosts": ["Angel"]}]}, B={"board": ["Nine"]}, active="B", cards=cards)
    do(under, "attack Nine", "block Four")
    assert (life(under, "A"), life(under, "B"), discard(under, "A")) == (4, 3, ["Angel", "Four"])
    boosting = scene(A={"board": ["Digger"], "discard": ["Angel"]}, B={"hand": ["One"]}, cards=cards)
    do(boosting, "attack Digger", "choose Angel")
    assert (life(boosting, "A"), creature(boosting, "A", "Digger")["boosts"]) == (3, ["Angel"])


def test_only_rules_about_creatures_in_play_work_from_a_discard_pile():
    for wrong, said in (
        ({"gains": {"target": "this", "power": 1}}, "not in play"),
        ("no_play_effects", "must be one of gains"),
        ({"gains": {"target": every(), "dice": 1}}, "without dice"),
        ({"cannot_block": {"creatures": {}, "only_this": True}}, "must be left out"),
        ({"cannot_attack": {"creatures": {"than_this": "<"}}}, "not in play"),
    ):
        with pytest.raises(CardSetError, match=said):
            game_of(["first-contact"], [card("Wrong", 3, in_discard=wrong)])
    ability = {"trigger": "when this reaches your discard pile", "effect": gain(1)}
    with pytest.raises(CardSetError, match='must be "in discard pile"'):
        game_of(["first-contact"], [{"name": "Wrong", "power": 3, "abilities": [ability]}])
