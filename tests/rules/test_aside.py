"""Cards set aside, and creatures that are turned: in positions, in views, and with several cards of one name."""

from __future__ import annotations

from typing import Any

import pytest

from ludobug import PositionError
from ludobug.games.mindbug.game import Mindbug
from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import may
from tests.rules.scenes import asked, board, card, creature, do, every, game_of, hand, life, one, power, scene, winner

PUSHER = card("Pusher", 3, play={"set_aside": one(side="enemy")}, defeated="return_set_aside")
CALLER = card("Caller", 4, action="return_set_aside")
HIDER = card("Hider", 4, action={"set_aside": one(side="enemy")})
TURNCOAT = card(
    "Turncoat", 4, "TOUGH", constant={"turns_when_saved": [{"power": 9}, {"power": 1, "keywords": ["FAST"]}]}
)
FELIX = {"card": '"One-Eye" Felix'}


@rule("MB-CONTROL-13")
def test_any_card_of_a_name_brings_back_what_cards_of_that_name_have_set_aside() -> None:
    state = scene(
        A={"hand": ["Pusher", "Pusher"]}, B={"board": ["Nine", "Eight"], "hand": ["One", "Four"]}, cards=[PUSHER]
    )
    do(state, "play Pusher", "choose Nine", "play One", "play Pusher", "choose Eight")
    assert [entry["card"] for entry in state.view()["aside"]] == ["Nine", "Eight"]
    do(state, "play Four", "attack Pusher", "block Four")
    assert (board(state, "B"), state.view()["aside"]) == (["One", "Four", "Nine", "Eight"], [])


@rule("MB-CONTROL-13", "MB-ACTION-02")
def test_an_action_that_brings_nothing_back_is_not_legal() -> None:
    state = scene(A={"board": ["Caller"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Two"]}, cards=[CALLER])
    assert "action Caller" not in state.action_texts()
    hider = scene(A={"board": ["Hider"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Two"]}, cards=[HIDER])
    do(hider, "action Hider")
    assert [entry["by"] for entry in hider.view()["aside"]] == ["Hider"]


def test_a_position_holds_cards_set_aside_and_turned_creatures() -> None:
    aside = [{"card": "Nine", "owner": "B", "by": "Pusher"}]
    turned = {"card": "Turncoat", "profile": 1}
    state = scene(A={"board": ["Pusher", turned]}, B={"hand": ["Ten"]}, cards=[PUSHER, TURNCOAT], aside=aside)
    assert state.view()["aside"] == aside
    assert (power(state, "A", "Turncoat"), creature(state, "A", "Turncoat")["exhausted"]) == (9, True)
    assert state.game.from_position(state.position()) == state
    do(state, "attack Pusher")
    assert (life(state, "B"), hand(state, "B")) == (2, ["Ten"])


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        ({"aside": ["Nine"]}, "aside[0]: must be a mapping, not str"),
        ({"aside": [{"card": "Nine", "owner": "C", "by": "Pusher"}]}, "aside[0].owner: must be one of A, B, not 'C'"),
        (
            {"aside": [{"card": "Nine", "owner": "A", "by": "Nobody"}]},
            "aside[0].by: no card 'Nobody' in this game's sets",
        ),
        (
            {"A": {"board": [{"card": "Pusher", "profile": 1}]}},
            "A.board[0].profile: must be a whole number from 0 to 0, not 1",
        ),
    ],
)
def test_a_position_that_makes_no_sense_of_them_is_refused(told: dict[str, Any], problem: str) -> None:
    nines = card("Nine", 9)
    game = game_of(("first-contact",), [PUSHER, nines])
    with pytest.raises(PositionError) as refused:
        game.from_position({"active": "A", **told})
    assert str(refused.value) == problem


@rule("MB-TOUGH-12")
def test_several_creatures_saved_together_are_turned_one_after_the_other_by_their_controllers() -> None:
    bomb = card("Bomb", 2, play={"defeat": every(other=True)})
    state = scene(
        A={"hand": ["Bomb", "One"], "board": ["Turncoat"]},
        B={"board": ["Turncoat"], "hand": ["Two"]},
        cards=[TURNCOAT, bomb],
    )
    do(state, "play Bomb")
    askers = set()
    while asked(state)[1] == "profile":
        askers.add(asked(state)[0])
        do(state, "turn to 1 FAST")
    assert askers == {"A", "B"}
    assert (power(state, "A", "Turncoat"), power(state, "B", "Turncoat")) == (1, 1)


@rule("MB-DEFEATED-11", "MB-TOUGH-01")
def test_what_evolves_instead_of_being_defeated_does_so_before_tough_saves_it() -> None:
    line = [
        card("Cub", 2, "TOUGH", copies=1, constant="evolves_instead", evolution={"level": 1, "evolves_to": "Lion"}),
        card("Lion", 3, "TOUGH", copies=1, evolution={"level": 2, "evolves_to": "King"}),
        card("King", 10, copies=1, evolution={"level": 3}),
    ]
    state = scene(A={"board": ["Cub"], "hand": ["One"]}, B={"board": ["Nine"]}, cards=line, active="B")
    do(state, "attack Nine", "block Cub")
    assert (board(state, "A"), creature(state, "A", "Lion")["exhausted"]) == (["Lion"], False)


@rule("MB-LIFE-10", "MB-TEAM-04")
def test_team_mates_lose_no_life_while_one_of_them_cannot() -> None:
    sets = ("first-contact", "new-servants", "promo")
    teams = scene(A={"board": ["Nine Sneaky"]}, B={"hand": ["One"]}, C={}, D={"board": ["Knightmare"]}, sets=sets)
    do(teams, "attack Nine Sneaky")
    assert (life(teams, "B"), life(teams, "D")) == (3, 3)


@rule("MB-MINDBUG-20")
def test_what_answers_to_the_use_of_a_mindbug_leaves_team_mates_alone_and_comes_before_the_play_effect() -> None:
    witness = card("Witness", 4, mindbug_used=may({"gain_life": {"who": "you", "amount": 1}}))
    healer = card("Healer", 2, play={"gain_life": {"who": "you", "amount": 5}})
    state = scene(A={"board": ["Witness"], "hand": ["Healer", "One"]}, B={"mindbugs": 1}, cards=[witness, healer])
    do(state, "play Healer", "mindbug")
    assert (asked(state), life(state, "B"), board(state, "B")) == (("A", "may"), 3, [])
    do(state, "yes")
    assert (life(state, "A"), life(state, "B"), board(state, "B")) == (4, 8, ["Healer"])
    teams = scene(
        A={"board": ["Witness"], "hand": ["Two"]},
        B={"hand": ["Healer", "One"]},
        C={"mindbugs": 1},
        D={},
        cards=[witness, healer],
        active="B",
    )
    do(teams, "play Healer", "mindbug")
    assert board(teams, "C") == ["Healer"]
    assert life(teams, "A") == 8, "nobody was asked: it was no opponent's Mindbug"


@rule("MB-DICE-18", "MB-SIMUL-09")
def test_a_die_that_always_shows_enough_is_rolled_a_thousand_times_a_turn_at_most() -> None:
    roller = card(
        "Roller", 3, play={"roll_and_repeat": {"least": 2, "effect": {"gain_life": {"who": "you", "amount": 1}}}}
    )
    state = scene(A={"hand": ["Roller"]}, B={"hand": ["One"]}, cards=[roller])
    do(state, "play Roller")
    rolls = 0
    while asked(state) == ("chance", "roll"):
        do(state, "roll 6")
        rolls += 1
    assert (rolls, life(state, "A"), asked(state)) == (999, 1002, ("B", "turn action"))


@rule("MB-SETUP-14")
def test_every_promotional_card_of_the_deck_is_in_the_pool_once() -> None:
    game = game_of(("first-contact", "promo"))
    assert isinstance(game, Mindbug)
    kinds = [kind for kind in game.kinds if kind.set_id == "promo"]
    assert len(kinds) > 20
    assert {kind.copies for kind in kinds if kind.card.in_deck} == {1}


@rule("MB-PLAY-09", "MB-DRAW-14", "MB-TURN-06")
def test_a_player_who_may_play_no_card_in_hand_and_draw_no_other_has_lost() -> None:
    mine = {"board": ["Alien Brain", "Wolfman Steve"], "hand": ["Nine"]}
    sets = ("first-contact", "new-servants", "promo")
    state = scene(A=mine, B={"hand": ["One", "Two"], "draw": ["Ten"]}, sets=sets)
    do(state, "play Nine")
    assert winner(state) == "A"
    drawing = scene(A={**mine, "board": ["Wolfman Steve"]}, B={"hand": ["One", "Two"], "draw": ["Ten"]}, sets=sets)
    do(drawing, "play Nine")
    assert list(drawing.action_texts()) == ["play Ten"]
