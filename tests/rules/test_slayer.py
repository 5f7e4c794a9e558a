"""MB-COMBAT-10: the creature that defeated this, in combat, as long as it is still that creature."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.scenes import asked, board, card, do, every, gain, in_order, life, one, one_card, scene

AVENGER = card("Avenger", 1, defeated={"defeat": "slayer"})
HEIR = card("Heir", 1, defeated=in_order({"take_control": "slayer"}, gain(1)))


@rule("MB-COMBAT-10")
def test_a_creature_that_an_effect_of_a_fighting_creature_defeats_was_not_defeated_in_combat() -> None:
    bomber = card("Bomber", 9, attack={"defeat": every(side="enemy", max_power=1)})
    state = scene(A={"board": ["Bomber"]}, B={"board": ["Heir"], "hand": ["One"]}, cards=[bomber, HEIR])
    do(state, "attack Bomber")
    assert (board(state, "A"), board(state, "B"), life(state, "B")) == (["Bomber"], [], 3)


@rule("MB-COMBAT-10")
def test_in_another_fight_each_has_its_own() -> None:
    state = scene(
        A={"board": ["Nine Frenzy"]}, B={"board": ["Heir", "Avenger"], "hand": ["One"]}, cards=[AVENGER, HEIR]
    )
    do(state, "attack Nine Frenzy", "block Avenger")
    assert (board(state, "A"), board(state, "B")) == ([], ["Heir"])


@rule("MB-COMBAT-10")
def test_a_creature_that_has_left_play_since_is_not_reached_even_if_it_is_back() -> None:
    witch = card(
        "Witch",
        1,
        defeated=in_order(
            {"defeat": "slayer"}, {"play_card": one_card("an opponent's discard pile")}, {"defeat": "slayer"}
        ),
    )
    state = scene(A={"board": ["Nine"], "hand": ["One"]}, B={"board": ["Witch"], "hand": ["One"]}, cards=[witch])
    do(state, "attack Nine", "block Witch")
    assert (board(state, "A"), board(state, "B")) == ([], ["Nine"])


@rule("MB-COMBAT-10")
def test_played_again_in_between_the_fallen_creature_still_reaches_the_one_that_defeated_it() -> None:
    cub = card("Cub", 1, "FAST", defeated={"take_control": "slayer"})
    digger = card("Digger", 3, losing_life={"play_card": one_card("your discard pile", max_power=1)})
    shouter = card("Shouter", 9, attack={"lose_life": {"who": "the opponent", "amount": 1}})
    state = scene(
        A={"board": ["Shouter"]},
        B={"board": ["Cub", "Digger"], "hand": ["One"], "discard": ["One"]},
        cards=[cub, digger, shouter],
    )
    do(state, "attack Shouter", "block Cub")
    assert (board(state, "A"), board(state, "B")) == ([], ["Digger", "One", "Shouter"])


def test_if_you_do_after_something_mandatory_follows_only_if_it_really_happened() -> None:
    reaper = card(
        "Reaper", 5, attack={"if_you_do": {"effect": {"defeat": one(side="allied", other=True)}, "then": gain(1)}}
    )
    for ally, gained in (("Two", 1), ("Two Tough", 0)):
        state = scene(A={"board": ["Reaper", ally]}, B={"board": ["Nine"]}, cards=[reaper])
        assert life(do(state, "attack Reaper"), "A") == 3 + gained
    alone = scene(A={"board": ["Reaper"]}, B={"board": ["Nine"]}, cards=[reaper])
    assert life(do(alone, "attack Reaper"), "A") == 3


def test_what_another_player_may_do_makes_an_action_legal_if_it_would_change_something() -> None:
    tempter = card(
        "Tempter",
        4,
        action={
            "they_may": {
                "who": "an opponent",
                "effect": {"discard": {"who": "you", "count": 1}},
                "otherwise": {"defeat": one(side="allied")},
            }
        },
    )
    state = scene(A={"board": ["Tempter"]}, B={"board": ["Two"], "hand": ["One"]}, cards=[tempter])
    do(state, "action Tempter")
    assert asked(state) == ("B", "may")
    poor = scene(A={"board": ["Tempter"]}, B={"draw": []}, cards=[tempter])
    assert "action Tempter" not in poor.action_texts()
    bare = scene(A={"board": ["Tempter"]}, B={"board": ["Two"]}, cards=[tempter])
    do(bare, "action Tempter")
    assert board(bare, "B") == []


def test_after_what_another_player_did_the_effect_goes_on_for_the_first_one() -> None:
    tempter = card(
        "Tempter",
        4,
        play=in_order(
            {"they_may": {"who": "an opponent", "effect": {"discard": {"who": "you", "count": 1}}}},
            gain(1),
            {"defeat": one(side="enemy")},
        ),
    )
    for answer in ("yes", "no"):
        state = scene(A={"hand": ["Tempter"]}, B={"board": ["Two"], "hand": ["One", "Three"]}, cards=[tempter])
        do(state, "play Tempter", answer, *(["choose One"] if answer == "yes" else []))
        assert (life(state, "A"), board(state, "A"), board(state, "B")) == (4, ["Tempter"], [])
