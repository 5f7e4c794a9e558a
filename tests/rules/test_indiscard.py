"""Hyenix, which works from the discard pile."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.scenes import active, asked, board, card, discard, do, hand, legal, life, lose, refused, scene, winner

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
