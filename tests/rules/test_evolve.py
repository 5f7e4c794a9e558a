"""MB-EVOLVE: lines of three stages, what evolving changes and what it keeps, and the way back to stage I."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug import PositionError
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import may
from tests.rules.scenes import (
    active,
    board,
    card,
    creature,
    discard,
    do,
    exhausted,
    gain,
    game_of,
    hand,
    in_order,
    keywords,
    legal,
    life,
    one,
    power,
    scene,
)

ANSWERED = {"hand": ["One", "Two"]}


def stage(level: int, evolves_to: str = "") -> dict[str, Any]:
    """A place in a line."""
    return {"level": level, **({"evolves_to": evolves_to} if evolves_to else {})}


def line(
    first: Any = "evolve", second: Any = "evolve", third: Any = None, copies: int = 2, **abilities: Any
) -> list[Any]:
    """The line Egg (2 TOUGH), Larva (5 HUNTER), Wasp (8 TOUGH) with these Actions; more abilities are the Larva's."""
    wasp = {} if third is None else {"action": third}
    return [
        card("Egg", 2, "TOUGH", copies=copies, action=first, evolution=stage(1, "Larva")),
        card("Larva", 5, "HUNTER", copies=1, action=second, evolution=stage(2, "Wasp"), **abilities),
        card("Wasp", 8, "TOUGH", copies=1, evolution=stage(3), **wasp),
    ]


LINE = line()


@rule("MB-EVOLVE-01", "MB-SETUP-02")
def test_only_stage_one_is_shuffled_and_the_other_stages_lie_aside_on_one_card():
    game = game_of(["first-contact"], LINE)
    assert game.pool.size == 48 + 2
    for seed in range(20):
        state = game.new_state(seed=seed)
        deal = state.record().deal
        names = [name for pile in deal.values() for name in pile]
        assert names.count("Egg") == 2
        assert not {"Larva", "Wasp"} & set(names)
        assert state.view(None)["lines"] == [{"stages": ["Egg", "Larva", "Wasp"], "aside": True}]


@rule("MB-EVOLVE-02")
def test_stage_two_gives_the_creature_its_name_power_keywords_and_text():
    lines = line(attack=gain(1))
    state = scene(A={"board": ["Egg"]}, B=ANSWERED, cards=lines)
    do(state, "action Egg")
    assert (board(state, "A"), power(state, "A", "Larva"), keywords(state, "A", "Larva")) == (["Larva"], 5, ["HUNTER"])
    do(state, "play One", "attack Larva", "no hunt", "no block")
    assert life(state, "A") == 4


@rule("MB-EVOLVE-02", "MB-INFO-10")
def test_everybody_sees_the_stage_and_the_next_one():
    state = scene(A={"board": ["Egg", "One"]}, B=ANSWERED, cards=LINE)
    seen = [(entry["stage"], entry["next_stage"]) for entry in state.view(1)["A"]["board"]]
    assert seen == [(1, "Larva"), (None, None)]
    seen = creature(do(state, "action Egg"), "A", "Larva")
    assert (seen["stage"], seen["next_stage"]) == (2, "Wasp")


@rule("MB-EVOLVE-03")
def test_stage_two_becomes_stage_three():
    state = scene(A={"board": ["Larva"]}, B=ANSWERED, cards=LINE)
    do(state, "action Larva")
    assert (board(state, "A"), power(state, "A", "Wasp"), keywords(state, "A", "Wasp")) == (["Wasp"], 8, ["TOUGH"])


@rule("MB-EVOLVE-04", "MB-BOOST-12")
def test_an_evolved_creature_keeps_exhaustion_boosts_and_octonite():
    egg = {"card": "Egg", "exhausted": True, "boosts": ["Three", "Four"], "octonite": 2}
    state = scene(A={"board": [egg]}, B=ANSWERED, cards=LINE)
    do(state, "action Egg")
    larva = creature(state, "A", "Larva")
    kept = (larva["exhausted"], sorted(larva["boosts"]), larva["octonite"], larva["power"])
    assert kept == (True, ["Four", "Three"], 2, 7)


@rule("MB-EVOLVE-04")
def test_what_holds_for_a_creature_this_turn_holds_after_it_evolves():
    turn = {"this_turn": {"target": "this", "keywords": ["POISONOUS"]}}
    lines = line(in_order(turn, "evolve", {"attack_now": "this"}))
    state = scene(A={"board": ["Egg"]}, B={"board": ["Nine"]}, cards=lines)
    do(state, "action Egg")
    assert keywords(state, "A", "Larva") == ["HUNTER", "POISONOUS"]


@rule("MB-EVOLVE-04", "MB-PLAYTRIG-04")
def test_evolving_triggers_no_play_effect():
    state = scene(A={"board": ["Egg"]}, B=ANSWERED, cards=line(play=gain(5)))
    assert life(do(state, "action Egg"), "A") == 3


@rule("MB-EVOLVE-05")
def test_a_stage_three_that_is_defeated_is_stage_one_in_the_discard_pile():
    state = scene(
        A={"board": [{"card": "Wasp", "exhausted": True}], "hand": ["One"]}, B={"board": ["Nine"]}, cards=LINE
    )
    assert state.view(None)["lines"] == [{"stages": ["Egg", "Larva", "Wasp"], "aside": False}]
    do(state, "attack Wasp", "block Nine")
    assert (board(state, "A"), discard(state, "A")) == ([], ["Egg"])
    assert state.view(None)["lines"] == [{"stages": ["Egg", "Larva", "Wasp"], "aside": True}]


@rule("MB-EVOLVE-05")
def test_an_evolved_creature_that_goes_to_a_hand_goes_there_as_stage_one():
    sender = card("Sender", 3, play={"to_controllers_hand": one(side="enemy")})
    state = scene(
        A={"board": ["Larva"], "hand": ["One"]}, B={"hand": ["Sender", "Two"]}, active="B", cards=[*LINE, sender]
    )
    do(state, "play Sender")
    assert (board(state, "A"), sorted(hand(state, "A"))) == ([], ["Egg", "One"])


@rule("MB-EVOLVE-06")
def test_a_stage_one_that_comes_back_can_evolve_again():
    caller = card("Caller", 3, play={"play_card": {"pick": {"cards": "your discard pile"}}})
    state = scene(
        A={"hand": ["Caller"], "discard": ["Egg"]}, B={"hand": ["One", "Two", "Three"]}, cards=[*LINE, caller]
    )
    do(state, "play Caller", "play One", "action Egg")
    assert "Larva" in board(state, "A")


@rule("MB-EVOLVE-07")
def test_a_change_of_control_does_not_undo_evolution():
    taker = card("Taker", 3, play={"take_control": one(side="enemy")})
    state = scene(A={"board": ["Larva"], **ANSWERED}, B={"hand": ["Taker"]}, active="B", cards=[*LINE, taker])
    do(state, "play Taker")
    assert (board(state, "A"), sorted(board(state, "B"))) == ([], ["Larva", "Taker"])
    assert "action Larva" in legal(do(state, "play One"))


@rule("MB-EVOLVE-08", "MB-ACTION-02")
def test_stage_three_does_not_evolve():
    state = scene(A={"board": ["Wasp"]}, B=ANSWERED, cards=line(third="evolve"))
    assert legal(state) == ["attack Wasp"]
    state = scene(A={"board": ["Wasp"]}, B=ANSWERED, cards=line(third=in_order(gain(1), "evolve")))
    do(state, "action Wasp")
    assert (board(state, "A"), life(state, "A")) == (["Wasp"], 4)


@rule("MB-EVOLVE-09")
def test_the_defeated_effect_is_that_of_the_stage_in_play():
    state = scene(A={"board": ["Larva"], "hand": ["One"]}, B={"board": ["Nine"]}, cards=line(defeated=gain(4)))
    do(state, "attack Larva", "no hunt", "block Nine")
    assert (life(state, "A"), discard(state, "A")) == (7, ["Egg"])
    small = scene(
        A={"board": [{"card": "Egg", "exhausted": True}], "hand": ["One"]},
        B={"board": ["Nine"]},
        cards=line(defeated=gain(4)),
    )
    do(small, "attack Egg", "block Nine")
    assert (life(small, "A"), discard(small, "A")) == (3, ["Egg"])


@rule("MB-EVOLVE-10")
def test_a_creature_that_has_left_play_does_not_evolve():
    returns = {"to_your_hand": "this"}
    state = scene(A={"board": ["Egg"]}, B=ANSWERED, cards=line(in_order(returns, "evolve")))
    do(state, "action Egg")
    assert (board(state, "A"), hand(state, "A"), active(state)) == ([], ["Egg"], "B")


@rule("MB-EVOLVE-10", "MB-SIMUL-04")
def test_a_defeated_effect_of_the_victim_meets_the_evolved_creature():
    toad = card("Toad", 2, defeated={"defeat": one(side="enemy", max_power=2)})
    hunts = {"defeat": one(side="enemy")}
    state = scene(
        A={"board": ["Egg"]}, B={"board": ["Toad"], **ANSWERED}, cards=[*line(in_order(hunts, "evolve")), toad]
    )
    do(state, "action Egg")
    assert (board(state, "A"), discard(state, "B")) == (["Larva"], ["Toad"])


@rule("MB-EVOLVE-11")
def test_a_second_stage_one_does_not_evolve_while_the_card_of_its_line_is_in_use():
    state = scene(A={"board": ["Egg", "Larva"]}, B=ANSWERED, cards=LINE)
    assert legal(state) == ["attack Egg", "attack Larva", "action Larva"]
    state = scene(A={"board": ["Egg"]}, B={"board": ["Wasp"], **ANSWERED}, cards=line(in_order(gain(1), "evolve")))
    do(state, "action Egg")
    assert (board(state, "A"), life(state, "A")) == (["Egg"], 4)


@rule("MB-EVOLVE-11")
def test_the_card_of_a_line_that_came_back_can_be_used_by_another_stage_one():
    board_a = [{"card": "Larva", "exhausted": True}, "Egg"]
    state = scene(A={"board": board_a, "hand": ["One"]}, B={"board": ["Nine"], "hand": ["One", "Two"]}, cards=LINE)
    do(state, "attack Larva", "no hunt", "block Nine", "play Two", "action Egg")
    assert board(state, "A") == ["Larva"]


@rule("MB-EVOLVE-12")
def test_evolution_is_optional_only_where_the_text_says_so():
    optional = line(in_order(gain(1), may("evolve")))
    state = scene(A={"board": ["Egg"]}, B=ANSWERED, cards=optional)
    do(state, "action Egg")
    assert legal(state) == ["no", "yes"]
    assert board(do(state.clone(), "no"), "A") == ["Egg"]
    assert board(do(state, "yes"), "A") == ["Larva"]


@rule("MB-ACTION-03")
def test_an_action_whose_only_change_is_the_evolution_is_legal():
    hunts = in_order({"defeat": one(side="enemy", max_power=4)}, "evolve")
    state = scene(A={"board": ["Egg"]}, B={"board": ["Nine"], **ANSWERED}, cards=line(hunts))
    do(state, "action Egg")
    assert (board(state, "A"), board(state, "B")) == (["Larva"], ["Nine"])


@rule("MB-MIX-07")
def test_an_evolved_creature_that_changes_sides_keeps_everything():
    taker = card("Taker", 3, play={"take_control": one(side="enemy")})
    egg = {"card": "Egg", "exhausted": True, "boosts": ["Three", "Four"], "octonite": 1}
    state = scene(A={"board": [egg]}, B={"hand": ["Taker"]}, cards=[*LINE, taker])
    do(state, "action Egg", "play Taker")
    larva = creature(state, "B", "Larva")
    assert (larva["exhausted"], len(larva["boosts"]), larva["octonite"], larva["stage"]) == (True, 2, 1, 2)


# ---------------------------------------------------------------- positions


@rule("MB-EVOLVE-04", "MB-EVOLVE-05")
def test_a_position_names_the_stage_in_play():
    position = {"active": "A", "A": {"board": [{"card": "Wasp", "exhausted": True}]}, "B": {"hand": ["One"]}}
    state = scene(**{letter: position[letter] for letter in "AB"}, cards=LINE)
    assert state.position()["A"]["board"] == [{"card": "Wasp", "exhausted": True}]
    assert exhausted(state, "A", "Wasp")


@rule("MB-EVOLVE-05", "MB-EVOLVE-11")
def test_a_later_stage_lies_nowhere_but_in_play_and_only_once():
    for zone in ("hand", "discard", "draw"):
        with pytest.raises(PositionError, match=r"Larva is a later stage of Egg.*MB-EVOLVE-05"):
            scene(A={zone: ["Larva"]}, cards=LINE)
    with pytest.raises(PositionError, match="MB-EVOLVE-05"):
        scene(A={"board": [{"card": "One", "boosts": ["Wasp"]}]}, cards=LINE)
    with pytest.raises(PositionError, match=r"B.board\[0\].*MB-EVOLVE-11"):
        scene(A={"board": ["Larva"]}, B={"board": ["Wasp"]}, cards=LINE)
    with pytest.raises(PositionError, match="no further copy"):
        scene(A={"board": ["Egg", "Larva"]}, cards=line(copies=1))


# ---------------------------------------------------------------- events


@rule("MB-EVOLVE-05")
def test_the_events_tell_of_every_change_of_stage():
    state = scene(A={"board": ["Egg"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=LINE)
    told = [event for event in state.play("action Egg") if event["event"] == "stage"]
    assert [(event["card"], event["into"], event["seat"]) for event in told] == [("Egg", "Larva", "A")]
    do(state, "attack Nine")
    told = [event for event in state.play("block Larva") if event["event"] in ("stage", "moved")]
    assert [(event["event"], event["card"], event.get("into")) for event in told] == [
        ("stage", "Larva", "Egg"),
        ("moved", "Egg", None),
    ]
