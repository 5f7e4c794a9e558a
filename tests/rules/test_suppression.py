"""Texts that stop others: keywords without effect, Defeated effects that do not happen."""

from __future__ import annotations

import pytest

from ludobug.core.state import State
from ludobug.games.mindbug.language.json_form import CardSetError
from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    asked,
    board,
    card,
    creature,
    discard,
    do,
    every,
    exhausted,
    gain,
    keywords,
    legal,
    life,
    scene,
)

MUTE = card("Mute", 4, constant={"keywords_without_effect": {"creatures": {"side": "enemy", "min_octonite": 1}}})
POLICE = card("Police", 4, "TOUGH", constant="no_defeated_effects")
MARTYR = card("Martyr", 4, "POISONOUS", defeated=gain(3))


def charged(name: str, counters: int = 1) -> dict[str, object]:
    return {"card": name, "octonite": counters}


def off(state: State, seat: str, name: str) -> list[str]:
    return list(creature(state, seat, name)["keywords_off"])


@rule("MB-CONST-14")
def test_a_sneaky_creature_whose_keywords_have_no_effect_may_not_block_a_sneaky_attacker():
    state = scene(A={"board": ["Mute", "Two Sneaky"]}, B={"board": [charged("Three Sneaky")]}, cards=[MUTE])
    assert (keywords(state, "B", "Three Sneaky"), off(state, "B", "Three Sneaky")) == ([], ["SNEAKY"])
    do(state, "attack Two Sneaky")
    assert life(state, "B") == 2
    free = scene(A={"board": ["Mute", "Two Sneaky"]}, B={"board": ["Three Sneaky"]}, cards=[MUTE])
    do(free, "attack Two Sneaky")
    assert set(legal(free)) == {"no block", "block Three Sneaky"}


@rule("MB-CONST-14")
def test_a_tough_creature_whose_keywords_have_no_effect_is_defeated_at_once():
    state = scene(A={"board": ["Mute", "Ten"]}, B={"board": [charged("Nine Tough")], "hand": ["One"]}, cards=[MUTE])
    do(state, "attack Ten", "block Nine Tough")
    assert discard(state, "B") == ["Nine Tough"]


@rule("MB-CONST-14")
def test_a_text_that_asks_for_a_keyword_finds_it_although_it_has_no_effect():
    pest = card("Pest", 5, attack={"defeat": every(side="enemy", keywords=["SNEAKY"])})
    state = scene(
        A={"board": ["Mute", "Pest"]},
        B={"board": [charged("Three Sneaky"), "Four"], "hand": ["One"]},
        cards=[MUTE, pest],
    )
    do(state, "attack Pest")
    assert (discard(state, "B"), board(state, "B")) == (["Three Sneaky"], ["Four"])


@rule("MB-CONST-14")
def test_a_keyword_without_effect_is_copied_and_works_for_the_copier():
    shares = {"shares_keywords": {"group": {"creatures": {"side": "enemy"}}, "keywords": ["SNEAKY"]}}
    state = scene(
        A={"board": ["Mute", "Ape"]},
        B={"board": [charged("Three Sneaky")]},
        cards=[MUTE, card("Ape", 5, constant=shares)],
    )
    assert (keywords(state, "A", "Ape"), off(state, "B", "Three Sneaky")) == (["SNEAKY"], ["SNEAKY"])


@rule("MB-CONST-14")
def test_keywords_given_by_others_have_no_effect_either_and_bans_stay():
    horn = card("Horn", 2, constant={"gains": {"target": every(side="allied"), "keywords": ["HUNTER"]}})
    ban = card("Ban", 3, constant={"cannot_attack": {"creatures": {"side": "enemy", "keywords": ["HUNTER"]}}})
    state = scene(
        A={"board": ["Mute", "Ban"]},
        B={"board": ["Horn", charged("Five")], "hand": ["One"]},
        cards=[MUTE, horn, ban],
        active="B",
    )
    assert (keywords(state, "B", "Five"), off(state, "B", "Five")) == ([], ["HUNTER"])
    assert set(legal(state)) == {"play One"}


@rule("MB-CONST-14")
def test_creatures_without_octonite_allies_and_power_are_left_alone():
    state = scene(
        A={"board": ["Mute", charged("Two Sneaky")]}, B={"board": ["Three Sneaky", charged("Nine Tough")]}, cards=[MUTE]
    )
    assert (keywords(state, "A", "Two Sneaky"), keywords(state, "B", "Three Sneaky")) == (["SNEAKY"], ["SNEAKY"])
    assert creature(state, "B", "Nine Tough")["power"] == 9


@rule("MB-CONST-14")
def test_a_fast_creature_that_gives_its_own_counters_away_may_attack_after_all():
    racer = card("Racer", 4, "FAST", spread=1)
    state = scene(
        A={"board": ["Mute"]}, B={"hand": ["Racer", "One"], "board": ["Two"]}, cards=[MUTE, racer], active="B"
    )
    kept = do(state.clone(), "play Racer", "done")
    assert asked(kept) == ("A", "turn action")
    do(state, "play Racer", "put 1 on Two")
    assert asked(state) == ("B", "fast attack")


@rule("MB-TOUGH-11")
def test_an_exhausted_creature_stays_exhausted_when_its_keywords_work_again():
    nine = {"card": "Nine Tough", "octonite": 1, "exhausted": True}
    state = scene(A={"board": ["Mute", "Ten"]}, B={"board": [nine, "Ten"], "hand": ["One"]}, cards=[MUTE])
    do(state, "attack Mute", "block Ten")
    assert (discard(state, "A"), keywords(state, "B", "Nine Tough")) == (["Mute"], ["TOUGH"])
    do(state, "play One", "attack Ten", "block Nine Tough")
    assert discard(state, "B") == ["Nine Tough"]


@rule("MB-DEFEATED-09")
def test_while_it_is_in_play_defeated_effects_of_opponents_do_not_happen():
    state = scene(
        A={"board": ["Martyr"], "hand": ["One"]}, B={"board": ["Police"], "hand": ["One"]}, cards=[POLICE, MARTYR]
    )
    do(state, "attack Martyr", "block Police")
    assert (exhausted(state, "B", "Police"), discard(state, "A"), life(state, "A")) == (True, ["Martyr"], 3)


@rule("MB-DEFEATED-09")
def test_defeated_in_the_same_event_it_stops_nothing_any_more():
    police = {"card": "Police", "exhausted": True}
    state = scene(
        A={"board": ["Martyr"], "hand": ["One"]}, B={"board": [police], "hand": ["One"]}, cards=[POLICE, MARTYR]
    )
    do(state, "attack Martyr", "block Police")
    assert (discard(state, "A"), discard(state, "B"), life(state, "A")) == (["Martyr"], ["Police"], 6)


@rule("MB-DEFEATED-09")
def test_defeated_effects_of_its_own_controller_and_other_effects_happen():
    state = scene(
        A={"board": ["Nine"], "hand": ["Axolotl Healer"]},
        B={"board": ["Police", "Martyr"], "hand": ["One"]},
        cards=[POLICE, MARTYR],
    )
    done = do(state.clone(), "attack Nine", "block Martyr")
    assert (discard(done, "A"), life(done, "B")) == (["Nine"], 6)
    do(state, "play Axolotl Healer")
    assert life(state, "A") == 5


@rule("MB-SIMUL-08")
def test_an_ally_and_an_enemy_are_chosen_before_either_is_defeated_and_fall_together():
    pair = {"target": {"pick": {"creatures": {"side": "allied"}}}, "also": {"pick": {"creatures": {"side": "enemy"}}}}
    duel = card("Duel", 8, play={"defeat": pair})
    ember = card("Ember", 3, defeated=gain(1))
    state = scene(
        A={"hand": ["Duel"], "board": ["Ember"]}, B={"board": ["Ember", "Nine"], "hand": ["One"]}, cards=[duel, ember]
    )
    do(state, "play Duel")
    assert set(legal(state)) == {"choose Duel", "choose Ember"}
    do(state, "choose Ember")
    assert (asked(state), discard(state, "A")) == (("A", "choose"), [])
    do(state, "choose Ember")
    assert (discard(state, "A"), discard(state, "B"), asked(state)) == (["Ember"], ["Ember"], ("A", "order"))


@rule("MB-SIMUL-08")
def test_if_only_one_of_two_victims_exists_it_is_defeated_alone():
    pair = {"target": {"pick": {"creatures": {"side": "allied"}}}, "also": {"pick": {"creatures": {"side": "enemy"}}}}
    duel = card("Duel", 8, play={"defeat": pair})
    state = scene(A={"hand": ["Duel"]}, B={"hand": ["One"]}, cards=[duel])
    do(state, "play Duel")
    assert discard(state, "A") == ["Duel"]


@rule("MB-SIMUL-08")
@pytest.mark.parametrize("picked", [{"any_number": True}, {"count": 2, "same_power": True}])
def test_how_many_are_defeated_as_well_is_a_plain_number(picked):
    pair = {"target": {"pick": {"creatures": {"side": "allied"}}}, "also": {"pick": {"group": "creatures", **picked}}}
    with pytest.raises(CardSetError, match="without any_number and same_power"):
        scene(A={"hand": ["Duel"]}, B={"hand": ["One"]}, cards=[card("Duel", 8, play={"defeat": pair})])


@rule("MB-CONST-08")
def test_a_condition_inside_an_effect_reads_the_table_as_the_sentence_before_has_left_it():
    strong = {"creature_count": {"creatures": {"min_power": 7}}}
    judge = card("Judge", 4, play={"in_order": [
        {"defeat": every(side="enemy")},
        {"if": {"condition": {"compare": {"left": strong, "relation": "==", "right": 0}}, "effect": gain(2)}},
    ]})  # fmt: skip
    weaken = {"gains": {"target": every(side="enemy"), "power": -3}}
    state = scene(
        A={"hand": ["Judge"], "board": ["Nine"]},
        B={"board": ["Weakener"], "hand": ["One"]},
        cards=[judge, card("Weakener", 2, constant=weaken)],
    )
    do(state, "play Judge")
    assert life(state, "A") == 3, "the Nine has its full power back"
