"""Cards of several sets in games of two teams: whose creatures, cards and turns they mean."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.dice_scenes import energy
from tests.rules.more_scenes import choices
from tests.rules.scenes import active, asked, board, discard, do, hand, keywords, legal, life, octonite, power, winner
from tests.rules.test_team_seats import two_teams

team_scene = partial(
    two_teams, sets=("first-contact", "battlefruit-galaxy", "battlefruit-extra", "king-of-tokyo", "promo")
)


def boards(state: Any) -> list[list[str]]:
    """The creatures of all four seats."""
    return [board(state, letter) for letter in "ABCD"]


@rule("MB-TEAM-13")
@pytest.mark.parametrize("leader", ["Kraken", "Ram Hopper", "Rex Florae", "Topinambur Titan", "Venomash"])
def test_what_allied_creatures_get_is_not_for_the_team_mates(leader: str) -> None:
    charged = {"card": leader, "octonite": 2}
    state = team_scene(A={"board": [charged]}, C={"board": [{"card": "Eight", "octonite": 1}]})
    assert (power(state, "C", "Eight"), keywords(state, "C", "Eight")) == (8, [])


@rule("MB-TEAM-13")
def test_bans_on_allied_attackers_leave_the_team_mate_alone() -> None:
    king = team_scene(A={"board": ["Five Frenzy"]}, C={"board": ["The King"], "discard": ["Cursed Goblin Werewolf"]})
    assert set(legal(king)) == {"attack Five Frenzy", "play One"}
    healer = team_scene(A={"board": ["Five"]}, C={"discard": ["Blessed Axolotl Healer"]})
    assert life(do(healer, "attack Five"), "A") == 3


@rule("MB-TEAM-13", "MB-TEAM-22")
def test_only_the_own_creatures_count_as_controlled_and_those_of_both_opponents_as_enemies() -> None:
    seats = {"B": {"board": ["Two Sneaky"]}, "C": {"board": ["Five"]}, "D": {"board": ["Nine"]}}
    olive = team_scene(A={"board": ["Olive Orbiter"]}, **seats)
    do(olive, "attack Olive Orbiter", "block Two Sneaky")
    assert boards(olive) == [[], [], ["Five"], []]
    forger = team_scene(A={"board": ["Steamforger"]}, C={"board": ["Five"] * 3})
    assert winner(do(forger, "attack Steamforger")) is None
    iron = team_scene(A={"board": ["Nine"]}, B={"board": ["Iron Back"]}, C={"board": ["Five"]}, D={"board": ["Six"]})
    assert energy(do(iron, "attack Nine", "block Iron Back"), "B") == 2


@rule("MB-TEAM-13")
def test_enemy_creatures_of_both_opponents_are_defeated_and_none_of_the_team_mate() -> None:
    seats = {"B": {"board": ["Ten"]}, "C": {"board": ["Nine"]}, "D": {"board": ["Seven", "Six"]}}
    whale = team_scene(A={"board": ["Aubergalactic Whale"]}, **seats)
    do(whale, "attack Aubergalactic Whale", "block Ten")
    assert boards(whale) == [[], [], ["Nine"], ["Six"]]
    nut = team_scene(A={"hand": ["Quadranut"]}, **seats)
    do(nut, "play Quadranut")
    assert (asked(nut), choices(nut)) == (("A", "choose"), {"Ten", "Seven", "Six"}), "it is its only ally"


@rule("MB-TEAM-13", "MB-CONTROL-09")
@pytest.mark.parametrize(
    ("actions", "offered"),
    [
        (["play Romindesco", "yes"], {"Romindesco", "C:Five", "B:Five"}),
        (["attack Silver Whiskers"], {"C:Five", "B:Five"}),
        (["attack Starship Soupers"], {"Silver Whiskers", "Starship Soupers", "C:Five", "B:Five"}),
    ],
)
def test_a_creature_may_be_the_team_mates_as_well(actions: list[str], offered: set[str]) -> None:
    own = {"hand": ["Romindesco", "One", "Two"] if actions[0].startswith("play") else ["One"]}
    if not actions[0].startswith("play"):
        own["board"] = ["Silver Whiskers", "Starship Soupers"]
    state = team_scene(A=own, B={"board": ["Five"]}, C={"board": ["Five"]})
    do(state, *actions)
    assert choices(state) == offered


@rule("MB-TEAM-13", "MB-ACTION-09")
def test_the_creature_that_usx_tangerine_takes_may_be_the_team_mates() -> None:
    mate = {"board": [{"card": "Five", "octonite": 1}]}
    state = team_scene(A={"board": [{"card": "USX Tangerine", "octonite": 1}]}, C=mate)
    do(state, "action USX Tangerine")
    assert (board(state, "A"), board(state, "C"), octonite(state, "A", "Five")) == (["USX Tangerine", "Five"], [], 1)


@rule("MB-TEAM-25")
def test_any_discard_pile_is_one_of_all_four() -> None:
    piles = {"B": {"discard": ["Applebot"]}, "C": {"discard": ["Rob"]}, "D": {"discard": ["Gigazaur", "Nine"]}}
    state = team_scene(A={"hand": ["Cinnemonk"], "discard": ["Megamoth"]}, **piles)
    do(state, "play Cinnemonk")
    assert choices(state) == {"Megamoth", "Applebot", "Rob", "Gigazaur"}
    do(state, "choose Rob")
    assert (board(state, "A"), discard(state, "C")) == (["Cinnemonk", "Rob"], [])


@rule("MB-TEAM-14")
@pytest.mark.parametrize(
    "actions",
    [["attack Broodmother"], ["attack Cutecat"], ["attack Macaw Dagon"], ["action Figuru"], ["play The Globe-Smasher"]],
)
def test_one_of_the_opponents_is_named_whose_hand_an_effect_deals_with(actions: list[str]) -> None:
    brood = {"card": "Broodmother", "octonite": 1}
    own = {"board": [brood, "Cutecat", "Macaw Dagon", "Figuru"], "hand": ["The Globe-Smasher"]}
    state = team_scene(A=own, B={"hand": ["Six"]}, D={"hand": ["Seven"]})
    do(state, *actions)
    assert (asked(state), set(legal(state))) == (("A", "opponent"), {"choose B", "choose D"})
    do(state, "choose D")
    assert hand(state, "B") == ["Six"], "B is left alone"
    assert hand(state, "D") != ["Seven"]


@rule("MB-TEAM-14")
def test_octonite_of_the_team_mates_creatures_is_not_counted_by_broodmother() -> None:
    mate = {"board": [{"card": "Five", "octonite": 2}]}
    state = team_scene(A={"board": ["Broodmother"]}, B={"hand": ["Six"]}, C=mate, D={"hand": ["Seven"]})
    do(state, "attack Broodmother")
    if asked(state) == ("A", "opponent"):
        do(state, "choose B")
    assert (hand(state, "B"), hand(state, "D")) == (["Six"], ["Seven"])


@rule("MB-TEAM-19")
def test_radisher_is_sneaky_in_the_turn_of_its_controllers_team_mate() -> None:
    for letter, expected in zip("ABCD", (["SNEAKY"], ["SNEAKY"], [], ["SNEAKY"])):
        state = team_scene(C={"board": ["Radisher"]}, active=letter)
        assert keywords(state, "C", "Radisher") == expected


@rule("MB-TEAM-07", "MB-TURN-12")
def test_borgions_gives_the_further_turn_to_its_controller_before_anybody_else() -> None:
    state = team_scene(A={"board": [{"card": "Borgions", "octonite": 1}]}, B={"board": ["Ten"]})
    do(state, "action Borgions")
    assert active(state) == "A"
    assert active(do(state, "play One")) == "B"


@rule("MB-TEAM-13", "MB-TEAM-35")
def test_energy_cards_about_allied_creatures_leave_the_team_mates_alone_and_revenge_does_not() -> None:
    market = ["Rage", "Portal Malfunction", "Revenge"]
    seats = {"A": {"board": ["Five"], "energy": 3}, "C": {"board": ["Seven"]}}
    state = team_scene(**seats, start=True, market=market, energy_deck=[])
    raging = do(state.clone(), "buy Rage")
    assert (keywords(raging, "A", "Five"), keywords(raging, "C", "Seven")) == (["FRENZY"], [])
    back = do(state.clone(), "buy Portal Malfunction")
    assert (sorted(hand(back, "A")), board(back, "C")) == (["Five", "One"], ["Seven"])
    do(state, "buy Revenge")
    assert boards(state) == [["Five"], [], [], []], "it is a creature, and the only one that is strong enough"


@rule("MB-CONTROL-13", "MB-TEAM-13")
def test_alpacoodle_brings_creatures_back_for_each_of_the_four_who_controlled_them() -> None:
    seats = {"B": {"board": ["Nine"]}, "C": {"board": ["Five"]}, "D": {"board": ["Six"], "hand": ["Ten Hunter Fast"]}}
    state = team_scene(A={"hand": ["Alpacoodle"], "board": ["Four"]}, **seats)
    do(state, "play Alpacoodle")
    assert boards(state) == [["Alpacoodle"], [], [], []]
    do(state, "play One", "play One", "play Ten Hunter Fast", "attack Ten Hunter Fast", "hunt Alpacoodle")
    assert boards(state) == [["Four"], ["One", "Nine"], ["One", "Five"], ["Ten Hunter Fast", "Six"]]
