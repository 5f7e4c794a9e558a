"""Constant abilities, and the texts that only look like them."""

from __future__ import annotations

from itertools import permutations

import pytest

import ludobug
from ludobug.games.mindbug.language.json_form import CardSetError
from ludobug.games.mindbug.language.words import Keyword
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import OTHER_ALLIES, stronger
from tests.rules.scenes import (
    PRINTED,
    active,
    asked,
    board,
    card,
    custom,
    discard,
    do,
    every,
    exhausted,
    gain,
    game_of,
    keywords,
    legal,
    life,
    one,
    power,
    scene,
)

WITHER = card("Wither", 6, constant=stronger(every(side="enemy"), -2))
BLIGHT = card("Blight", 6, constant=stronger(every(side="enemy"), -4))
CHOIR = card("Choir", 6, constant=stronger(every(**OTHER_ALLIES), 1))
GUIDE = card("Guide", 2, constant={"gains": {"target": every(**OTHER_ALLIES), "keywords": ["SNEAKY"]}})
OGRE = card("Ogre", 5, attack={"defeat": one(**OTHER_ALLIES)})
SUNSET = card("Sunset", 4, end_of_turn=gain(1))


@rule("MB-CONST-01")
def test_a_constant_ability_applies_exactly_while_its_card_is_in_play():
    state = scene(A={"hand": ["Choir"], "board": ["Four"]}, B={"board": ["Nine"]}, cards=[CHOIR])
    assert power(state, "A", "Four") == 4
    do(state, "play Choir")
    assert (power(state, "A", "Four"), power(state, "A", "Choir"), power(state, "B", "Nine")) == (5, 6, 9)
    do(state, "attack Nine", "block Choir")
    assert (board(state, "A"), power(state, "A", "Four")) == (["Four"], 4)


@rule("MB-CONST-01")
def test_a_constant_ability_does_not_apply_from_the_hand_or_the_discard_pile():
    state = scene(A={"hand": ["Choir"], "discard": ["Choir"], "board": ["Four"]}, cards=[CHOIR])
    assert power(state, "A", "Four") == 4


@rule("MB-CONST-02")
def test_a_when_text_resolves_before_the_block_of_the_attack_that_made_it_happen():
    state = scene(A={"board": ["Turbo Bug"]}, B={"discard": ["Hyenix"], "hand": ["One"]})
    do(state, "attack Turbo Bug")
    assert (asked(state), life(state, "B")) == (("B", "may"), 1)
    do(state, "yes")
    assert (asked(state), set(legal(state))) == (("B", "block"), {"no block", "block Hyenix"})


@rule("MB-CONST-02")
def test_when_texts_are_ordered_by_the_active_player_like_any_trigger():
    state = scene(A={"board": ["Nine"]}, B={"discard": ["Hyenix", "Hyenix"], "hand": ["One"]})
    do(state, "attack Nine")
    assert (asked(state), set(legal(state))) == (("A", "order"), {"first Hyenix", "first Hyenix #2"})


@rule("MB-CONST-02")
def test_a_when_text_does_not_interrupt_an_effect():
    state = scene(A={"board": ["Count Draculeech"], "discard": ["Hyenix"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Count Draculeech")
    assert (life(state, "A"), asked(state), board(state, "A")) == (2, ("A", "choose"), ["Count Draculeech"])
    assert set(legal(state)) == {"choose Count Draculeech", "choose Nine"}
    assert asked(do(state, "choose Nine")) == ("A", "may")


@rule("MB-CONST-03")
def test_power_is_never_below_one():
    state = scene(A={"board": ["One", "Two"]}, B={"board": ["Wither", "One"]}, cards=[WITHER])
    assert (power(state, "A", "One"), power(state, "A", "Two"), power(state, "B", "One")) == (1, 1, 1)
    do(state, "attack One", "block One")
    assert (discard(state, "A"), discard(state, "B")) == (["One"], ["One"])


@rule("MB-CONST-04")
@pytest.mark.parametrize("printed", ["One", "Two", "Three", "Six"])
@pytest.mark.parametrize("own", list(permutations(["Choir", "Shield Bugs", "target"])))
def test_all_modifiers_are_added_first_and_the_floor_of_one_comes_last(own: tuple[str, ...], printed: str):
    names = [printed if name == "target" else name for name in own]
    for active_seat in "AB":
        state = scene(
            A={"board": names}, B={"board": ["Wither", "Blight"]}, active=active_seat, cards=[WITHER, BLIGHT, CHOIR]
        )
        value = {"One": 1, "Two": 2, "Three": 3, "Six": 6}[printed]
        assert power(state, "A", printed) == max(1, value - 2 - 4 + 1 + 1)


@rule("MB-CONST-05")
def test_power_that_is_lost_during_an_attack_effect_is_missing_in_the_combat():
    bugs = {"card": "Shield Bugs", "exhausted": True}
    state = scene(A={"board": ["Snail Hydra", bugs]}, B={"board": ["Ten", "One", "Two"]})
    assert power(state, "A", "Snail Hydra") == 10
    do(state, "attack Snail Hydra", "choose Shield Bugs")
    assert power(state, "A", "Snail Hydra") == 9
    do(state, "block Ten")
    assert (board(state, "A"), board(state, "B")) == ([], ["Ten", "One", "Two"])


@rule("MB-CONST-05")
def test_a_keyword_that_is_lost_during_an_attack_effect_is_missing_at_the_block():
    state = scene(A={"board": ["Ogre", "Guide"]}, B={"board": ["Nine"]}, cards=[GUIDE, OGRE])
    assert (keywords(state, "A", "Ogre"), keywords(state, "B", "Nine")) == (["SNEAKY"], [])
    do(state, "attack Ogre")
    assert (keywords(state, "A", "Ogre"), set(legal(state))) == ([], {"no block", "block Nine"})


@rule("MB-CONST-06")
def test_a_creature_whose_bonus_disappears_stays_in_play_with_less_power():
    state = scene(A={"board": ["Goblin Werewolf"]}, B={"board": ["Seven"], "hand": ["One"]})
    do(state, "attack Goblin Werewolf", "hunt Seven")
    assert (active(state), discard(state, "B")) == ("B", ["Seven"])
    assert (board(state, "A"), power(state, "A", "Goblin Werewolf")) == (["Goblin Werewolf"], 2)


@rule("MB-CONST-06")
def test_the_loss_of_a_bonus_defeats_nobody_even_where_it_leaves_one_power():
    state = scene(
        A={"board": ["One", "Shield Bugs"]}, B={"hand": ["Tiger Squirrel", "Wither"]}, active="B", cards=[WITHER]
    )
    do(state, "play Wither")
    assert (board(state, "A"), power(state, "A", "One"), power(state, "A", "Shield Bugs")) == (
        ["One", "Shield Bugs"],
        1,
        2,
    )


@rule("MB-CONST-07")
def test_your_turn_on_a_taken_card_is_the_turn_of_its_new_controller():
    state = scene(A={"hand": ["Goblin Werewolf"], "board": ["Nine"]}, B={"mindbugs": 1, "hand": ["One", "Two"]})
    do(state, "play Goblin Werewolf", "mindbug")
    assert (active(state), power(state, "B", "Goblin Werewolf")) == ("A", 2)
    do(state, "attack Nine", "no block")
    assert (active(state), power(state, "B", "Goblin Werewolf")) == ("B", 8)
    do(state, "play One")
    assert (active(state), power(state, "B", "Goblin Werewolf")) == ("A", 2)


@rule("MB-CONST-07")
def test_allied_on_a_creature_that_changes_sides_means_the_new_side():
    state = scene(A={"hand": ["Brain Fly"], "board": ["Four"]}, B={"board": ["Choir", "Three"]}, cards=[CHOIR])
    do(state, "play Brain Fly")
    assert (power(state, "A", "Four"), power(state, "B", "Three")) == (5, 3)


@rule("MB-CONST-08")
@pytest.mark.parametrize("names", list(permutations(["Snail Thrower", "Shield Bugs", "Four", "Three"])))
def test_conditions_on_power_look_at_the_power_with_all_its_changes(names: tuple[str, ...]):
    state = scene(A={"board": list(names)}, B={"hand": ["One"]})
    assert (power(state, "A", "Four"), keywords(state, "A", "Four")) == (5, [])
    assert (power(state, "A", "Three"), keywords(state, "A", "Three")) == (4, ["HUNTER", "POISONOUS"])
    assert keywords(state, "A", "Shield Bugs") == ["HUNTER", "POISONOUS", "TOUGH"]


@rule("MB-CONST-08")
def test_a_condition_on_power_follows_a_power_that_changes_with_the_turn():
    board_of_three = {"board": ["Snail Thrower", "Urchin Hurler", "Three"], "hand": ["One"]}
    mine, theirs = (scene(A=board_of_three, B={"hand": ["Two"]}, active=seat) for seat in "AB")
    assert (power(mine, "A", "Three"), keywords(mine, "A", "Three")) == (5, [])
    assert (power(theirs, "A", "Three"), keywords(theirs, "A", "Three")) == (3, ["HUNTER", "POISONOUS"])


@rule("MB-CONST-10")
def test_an_end_of_turn_text_happens_once_after_the_further_turn_action():
    state = scene(A={"hand": ["Four", "Five"], "board": ["Sunset"]}, B={"mindbugs": 1}, cards=[SUNSET])
    do(state, "play Four", "mindbug")
    assert (asked(state), life(state, "A")) == (("A", "turn action"), 3)
    do(state, "play Five")
    assert (active(state), life(state, "A")) == ("B", 4)
    do(state, "attack Four", "no block")
    assert (active(state), life(state, "A")) == ("A", 3), "nothing at the end of the other player's turn"


@rule("MB-CONST-11")
def test_every_card_has_a_name_a_power_and_perhaps_keywords_and_a_text():
    kinds = game_of(PRINTED).kinds
    names = [kind.card.name for kind in kinds]
    assert len(set(names)) == len(names) == 44
    assert all(1 <= kind.card.power <= 10 and len(kind.card.abilities) <= 1 for kind in kinds)
    plain = [kind.card.name for kind in kinds if not kind.card.keywords and not kind.card.abilities]
    assert plain == ["Gorillion"]


@rule("MB-CONST-11")
@pytest.mark.parametrize("part", ["name", "power"])
def test_a_card_without_name_or_power_is_refused(part: str):
    broken = card("Broken", 5, copies=20)
    del broken[part]
    with pytest.raises(CardSetError, match=part):
        ludobug.load("mindbug", sets=[custom([broken])])


@rule("MB-CONST-12")
def test_there_are_six_keywords_and_every_printed_one_is_among_them():
    six = {"FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH"}
    assert {keyword.value for keyword in Keyword} == six
    printed = {keyword.value for kind in game_of(PRINTED).kinds for keyword in kind.card.keywords}
    assert printed == six - {"FAST"}


@rule("MB-CONST-12")
def test_no_other_word_is_a_keyword():
    with pytest.raises(CardSetError, match="FLYING"):
        ludobug.load("mindbug", sets=[custom([card("Bird", 5, "FLYING", copies=20)])])


@rule("MB-CONST-13")
def test_a_keyword_that_a_creature_has_twice_is_listed_once_and_works_once():
    state = scene(A={"board": ["Spider Owl", "Snail Thrower"]}, B={"board": ["Seven Tough"], "hand": ["One"]})
    assert keywords(state, "A", "Spider Owl") == ["HUNTER", "POISONOUS", "SNEAKY"]
    do(state, "attack Spider Owl", "hunt Seven Tough")
    assert (board(state, "B"), exhausted(state, "B", "Seven Tough")) == (["Seven Tough"], True)
    assert board(state, "A") == ["Snail Thrower"]


@rule("MB-CONST-13")
def test_frenzy_twice_is_still_two_attacks():
    rally = card("Rally", 4, constant={"gains": {"target": every(**OTHER_ALLIES), "keywords": ["FRENZY"]}})
    state = scene(A={"board": ["Luchataur", "Rally"]}, B={"board": ["One"], "hand": ["Two"]}, cards=[rally])
    do(state, "attack Luchataur", "no block", "attack again", "no block")
    assert (active(state), life(state, "B")) == ("B", 1)


CAPTAIN = card("Leader", 6, constant=stronger(every(**OTHER_ALLIES), 2))
JUICER = card("Juicer", 3, play={"play_card": {"pick": {"cards": {"zone": "your discard pile", "min_power": 7}}}})


@rule("MB-CONST-15")
def test_cards_outside_play_have_their_printed_power_whatever_is_in_play():
    state = scene(
        A={"hand": ["Juicer"], "board": ["Leader"], "discard": ["Five", "Eight"]},
        B={"hand": ["One"]},
        cards=[CAPTAIN, JUICER],
    )
    do(state, "play Juicer")
    assert (discard(state, "A"), power(state, "A", "Eight")) == (["Five"], 10)


@rule("MB-CONST-15")
def test_a_creature_that_leaves_play_has_its_printed_values_again():
    state = scene(
        A={"hand": ["Juicer"], "board": ["Leader", "Five"]},
        B={"board": ["Nine"], "hand": ["One"]},
        cards=[CAPTAIN, JUICER],
    )
    assert power(state, "A", "Five") == 7
    do(state, "attack Five", "block Nine", "play One", "play Juicer")
    assert (discard(state, "A"), sorted(board(state, "A"))) == (["Five"], ["Juicer", "Leader"])
