"""MB-PLAY: playing a card, from showing it to the end of the turn."""

import pytest

from ludobug.rulebook.proof import rule
from tests.rules.scenes import (
    active,
    actor,
    asked,
    board,
    card,
    discard,
    do,
    draw,
    exhausted,
    gain,
    hand,
    legal,
    life,
    lose,
    mindbugs,
    power,
    refused,
    scene,
)


@rule("MB-PLAY-01")
def test_any_card_of_the_hand_may_be_played() -> None:
    names = ["Gorillion", "Brain Fly", "Lone Yeti", "Deathweaver", "Turbo Bug"]
    state = scene(A={"hand": names}, B={"hand": ["One"]})
    assert set(legal(state)) == {f"play {name}" for name in names}
    refused(state, "play Luchataur", "MB-PLAY-01")


@rule("MB-PLAY-01")
def test_the_opponent_sees_the_card_before_deciding_on_a_mindbug() -> None:
    state = scene(A={"hand": ["Gorillion", "Brain Fly"]}, B={"mindbugs": 1, "hand": ["One"]})
    assert state.view(1)["A"]["hand"] == [None, None]
    do(state, "play Gorillion")
    assert asked(state) == ("B", "mindbug")
    assert (state.view(1)["shown"], state.view(1)["decision"]["card"]) == ("Gorillion", "Gorillion")
    assert state.view(1)["A"]["hand"] == [None]


@rule("MB-PLAY-02")
def test_playing_a_card_costs_nothing() -> None:
    state = scene(A={"life": 1, "hand": ["Gorillion", "One"], "board": ["Two"]}, B={"hand": ["One"]})
    do(state, "play Gorillion")
    assert board(state, "A") == ["Two", "Gorillion"]
    assert (life(state, "A"), mindbugs(state, "A"), hand(state, "A"), discard(state, "A")) == (1, 0, ["One"], [])


@rule("MB-PLAY-03")
@pytest.mark.parametrize(("unused", "answers"), [(0, []), (1, ["decline"])])
def test_a_card_that_is_not_mindbugged_enters_its_players_area_and_its_play_effect_resolves(
    unused: int, answers: list[str]
) -> None:
    state = scene(A={"hand": ["Killer Bee"]}, B={"mindbugs": unused, "hand": ["One"]})
    do(state, "play Killer Bee", *answers)
    assert (board(state, "A"), board(state, "B")) == (["Killer Bee"], [])
    assert (life(state, "A"), life(state, "B"), mindbugs(state, "B")) == (3, 2, unused)
    assert (asked(state), active(state)) == (("B", "turn action"), "B")


@rule("MB-PLAY-04")
def test_the_steps_of_playing_a_card_come_in_their_order() -> None:
    sprinter = card("Sprinter", 8, "FAST", play=lose(1))
    state = scene(
        A={"hand": ["One"] * 4 + ["Sprinter"], "draw": ["Two"]},
        B={"mindbugs": 1, "hand": ["One"]},
        cards=[sprinter],
    )
    shown = state.play("play Sprinter")
    assert [(event["event"], event["to"][0]) for event in shown] == [("moved", "shown"), ("moved", "hand")]
    assert asked(state) == ("B", "mindbug")
    entered = state.play("decline")
    assert [event["event"] for event in entered] == ["mindbug declined", "moved", "effect", "life"]
    assert asked(state) == ("A", "fast attack")
    assert [event["event"] for event in state.play("attack Sprinter")] == ["attack", "life", "turn"]


@rule("MB-PLAY-04", "MB-MINDBUG-05")
def test_the_further_turn_action_is_the_last_step() -> None:
    sprinter = card("Sprinter", 8, "FAST", play=lose(1))
    state = scene(A={"hand": ["Sprinter", "One"]}, B={"mindbugs": 1, "hand": ["One"]}, cards=[sprinter])
    do(state, "play Sprinter")
    assert [event["event"] for event in state.play("mindbug")] == ["mindbug", "moved", "effect", "life"]
    assert asked(state) == ("B", "fast attack")
    do(state, "stop")
    assert (asked(state), active(state)) == (("A", "turn action"), "A")


@rule("MB-PLAY-05")
def test_only_one_card_is_played_per_turn_action() -> None:
    state = scene(A={"hand": ["One", "Two"]}, B={"hand": ["Three"]})
    do(state, "play One")
    assert (actor(state), hand(state, "A")) == ("B", ["Two"])
    refused(state, "play Two", "MB-PLAY-01")


@rule("MB-PLAY-06")
def test_a_creature_does_not_attack_in_the_turn_it_was_played() -> None:
    state = scene(A={"hand": ["Nine", "One"]}, B={"hand": ["Three"]})
    do(state, "play Nine")
    assert (asked(state), active(state), life(state, "B")) == (("B", "turn action"), "B", 3)
    do(state, "play Three")
    assert "attack Nine" in legal(state)


@rule("MB-PLAY-07")
def test_a_card_played_from_another_discard_pile_works_for_who_plays_it() -> None:
    state = scene(
        A={"hand": ["Grave Robber", "One"]},
        B={"hand": ["One", "Two"], "board": ["Nine"], "discard": ["Axolotl Healer"]},
    )
    do(state, "play Grave Robber")
    assert (board(state, "A"), discard(state, "B")) == (["Grave Robber", "Axolotl Healer"], [])
    assert (life(state, "A"), life(state, "B")) == (5, 3)
    do(state, "play Two", "attack Axolotl Healer", "block Nine")
    assert (discard(state, "A"), discard(state, "B")) == (["Axolotl Healer"], ["Nine"])


@rule("MB-PLAY-08", "MB-MINDBUG-04")
def test_a_card_belongs_to_whoever_has_it() -> None:
    state = scene(
        A={"hand": ["Six", "Compost Dragon", "Giraffodile"], "board": ["Ten"]},
        B={"mindbugs": 1, "hand": ["Compost Dragon"]},
    )
    do(state, "play Six", "mindbug", "attack Ten", "block Six")
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Six"])
    do(state, "play Compost Dragon")
    assert board(state, "B") == ["Compost Dragon", "Six"]


@rule("MB-PLAY-08")
def test_who_played_a_card_that_was_taken_has_no_more_claim_to_it() -> None:
    state = scene(
        A={"hand": ["Six", "Compost Dragon", "Giraffodile"], "board": ["Ten"]},
        B={"mindbugs": 1, "hand": ["One", "Two"]},
    )
    do(state, "play Six", "mindbug", "attack Ten", "block Six", "play One", "play Compost Dragon")
    assert (board(state, "A"), discard(state, "B")) == (["Ten", "Compost Dragon"], ["Six"])
    do(state, "play Two", "play Giraffodile")
    assert (hand(state, "A"), discard(state, "B")) == ([], ["Six"])


@rule("MB-PLAY-10")
def test_a_card_handed_over_reaches_the_hand_and_the_giver_refills_before_it_is_played() -> None:
    state = scene(
        A={"hand": ["Hungry Hungry Hamster", "One"]},
        B={"mindbugs": 2, "hand": ["Axolotl Healer", "One", "One", "Two", "Two"], "draw": ["Nine", "Ten"]},
    )
    do(state, "play Hungry Hungry Hamster", "decline")
    assert actor(state) == "B"
    do(state, "choose Axolotl Healer")
    assert (asked(state), set(legal(state))) == (("A", "may"), {"yes", "no"})
    assert hand(state, "A") == ["One", "Axolotl Healer"]
    assert (hand(state, "B"), draw(state, "B")) == (["One", "One", "Two", "Two", "Nine"], 1)


@rule("MB-PLAY-10", "MB-MINDBUG-08")
def test_a_card_handed_over_is_played_fresh_and_cannot_be_mindbugged() -> None:
    state = scene(A={"hand": ["Hungry Hungry Hamster", "One"]}, B={"mindbugs": 2, "hand": ["Axolotl Healer", "Two"]})
    do(state, "play Hungry Hungry Hamster", "decline", "choose Axolotl Healer", "yes")
    assert board(state, "A") == ["Hungry Hungry Hamster", "Axolotl Healer"]
    assert (life(state, "A"), life(state, "B"), mindbugs(state, "B")) == (5, 3, 2)
    assert asked(state) == ("B", "turn action")


@rule("MB-PLAY-10")
def test_a_card_handed_over_and_not_played_stays_in_that_hand() -> None:
    state = scene(A={"hand": ["Hungry Hungry Hamster", "One"]}, B={"mindbugs": 2, "hand": ["Axolotl Healer", "Two"]})
    do(state, "play Hungry Hungry Hamster", "decline", "choose Axolotl Healer", "no")
    assert (hand(state, "A"), board(state, "A")) == (["One", "Axolotl Healer"], ["Hungry Hungry Hamster"])
    assert life(state, "A") == 3


@rule("MB-PLAY-10", "MB-TOUGH-07")
def test_a_creature_that_is_returned_and_played_again_is_not_exhausted() -> None:
    recall = {"may": {"effect": {"play_card": "it"}}}
    porter = card(
        "Porter",
        2,
        play={
            "in_order": [{"to_controllers_hand": {"pick": {"creatures": {"side": "allied", "other": True}}}}, recall]
        },
    )
    state = scene(
        A={"hand": ["Porter"], "board": [{"card": "Rhino Turtle", "exhausted": True}]},
        B={"mindbugs": 1, "hand": ["One"]},
        cards=[porter],
    )
    do(state, "play Porter", "decline")
    assert (hand(state, "A"), legal(state)) == (["Rhino Turtle"], ["no", "yes"])
    do(state, "yes")
    assert (asked(state), hand(state, "A")) == (("B", "turn action"), [])
    assert not exhausted(state, "A", "Rhino Turtle")
    assert power(state, "A", "Rhino Turtle") == 8


@rule("MB-PLAY-10")
def test_a_card_played_that_way_has_its_play_effect() -> None:
    porter = card(
        "Porter",
        2,
        play={
            "in_order": [
                {"to_controllers_hand": {"pick": {"creatures": {"side": "allied", "other": True}}}},
                {"play_card": "it"},
            ]
        },
    )
    nurse = card("Nurse", 3, play=gain(2))
    state = scene(A={"hand": ["Porter"], "board": ["Nurse"]}, B={"hand": ["One"]}, cards=[porter, nurse])
    do(state, "play Porter")
    assert (board(state, "A"), life(state, "A")) == (["Porter", "Nurse"], 5)
