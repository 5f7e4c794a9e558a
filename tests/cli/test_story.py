"""What happened is told in plain sentences, and only what the reader may know."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.cli.tables import reader_of, session_of, told

MINE = {"board": ["Plated Scorpion", "Goblin Werewolf"], "hand": ["Bee Bear"], "draw": ["Lone Yeti"]}
THEIRS = {"board": ["Luchataur", "Brain Fly"], "hand": ["Turbo Bug"], "mindbugs": 0}


def after(
    *actions: str, seat: str | None = "A", lang: str = "en", all_cards: bool = False, **position: object
) -> list[str]:
    session = session_of(**position)
    for action in actions:
        session.decide(action)
    return told(session, seat, lang, all_cards)


def test_a_fight_is_told_from_both_sides() -> None:
    moves = ("attack Luchataur", "block Plated Scorpion")
    position = {"A": MINE, "B": THEIRS, "active": "B"}
    assert after(*moves, **position) == [
        "The opponent attacks with Luchataur.",
        "You block with Plated Scorpion.",
        "Your Plated Scorpion is TOUGH: exhausted, not defeated.",
        "The opponent's Luchataur is defeated.",
        "Turn 2: your turn",
    ]
    assert after(*moves, seat="B", **position)[:2] == [
        "You attack with Luchataur.",
        "The opponent blocks with Plated Scorpion.",
    ]
    assert after(*moves, seat=None, **position)[:2] == [
        "Player B attacks with Luchataur.",
        "Player A blocks with Plated Scorpion.",
    ]


def test_french_is_told_in_french() -> None:
    assert after("attack Luchataur", "block Plated Scorpion", lang="fr", A=MINE, B=THEIRS, active="B") == [
        "L'adversaire attaque avec Luchataur.",
        "Vous bloquez avec Plated Scorpion.",
        "Votre créature Plated Scorpion, CORIACE, est inclinée au lieu d'être détruite.",
        "La créature adverse Luchataur est détruite.",
        "Tour 2\u00a0: à vous",
    ]


def test_an_attack_that_nothing_can_block_says_so() -> None:
    lines = after("attack Spider Owl", A={**MINE, "board": ["Spider Owl"]}, B=THEIRS)
    assert lines[:3] == ["You attack with Spider Owl.", "Nothing can block it.", "The opponent loses 1 life: 2 left."]


def test_a_block_that_was_declined_says_so() -> None:
    lines = after("attack Luchataur", "no block", A=MINE, B=THEIRS, active="B")
    assert lines[1:3] == ["You do not block.", "You lose 1 life: 2 left."]


def test_a_second_attack_is_told_as_one() -> None:
    lines = after("attack Luchataur", "no block", "attack again", A=MINE, B=THEIRS, active="B")
    assert lines[-1] == "The opponent attacks with Luchataur once more."


def test_a_hunt_is_told_with_its_prey() -> None:
    lines = after("attack Goblin Werewolf", "hunt Brain Fly", A=MINE, B=THEIRS)
    assert lines[:2] == ["You attack with Goblin Werewolf.", "It hunts Brain Fly, which must block."]


def test_a_mindbug_tells_who_acts_again() -> None:
    lines = after("play Turbo Bug", "mindbug", A=MINE, B=THEIRS, active="B")
    assert "You use a Mindbug and take Turbo Bug! Then the opponent acts once more." in lines


def test_an_effect_is_told_with_the_text_that_makes_it() -> None:
    lines = after("play Axolotl Healer", A={**MINE, "hand": ["Axolotl Healer"]}, B=THEIRS)
    assert "  Axolotl Healer — Play: Gain 2 life." in lines
    assert "You gain 2 life: 5." in lines


def test_cards_that_others_draw_are_counted_and_not_named() -> None:
    position = {"A": {**MINE, "mindbugs": 0}, "B": {**THEIRS, "draw": ["Gorillion", "Killer Bee"]}, "active": "B"}
    assert "The opponent draws a card." not in after("play Turbo Bug", **position)[:1]
    mine, theirs = after("play Turbo Bug", **position), after("play Turbo Bug", seat="B", **position)
    assert any(line.startswith("The opponent draws") for line in mine)
    assert not any("Gorillion" in line or "Killer Bee" in line for line in mine)
    assert any("You draw" in line and "Gorillion" in line for line in theirs)


def test_whoever_goes_over_a_finished_game_sees_every_card() -> None:
    position = {"A": {**MINE, "mindbugs": 0}, "B": {**THEIRS, "draw": ["Gorillion"]}, "active": "B"}
    assert any("draws Gorillion" in line for line in after("play Turbo Bug", seat=None, all_cards=True, **position))
    assert not any("Gorillion" in line for line in after("play Turbo Bug", seat=None, **position))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_of_random_games_has_a_sentence(lang: str) -> None:
    for seed in range(8):
        luck = random.Random(seed)
        session = session_of(A={"hand": ["Bee Bear"]}, B={})
        session.state = session.game.new_state(seed=seed)
        readers = [reader_of(session, seat, lang, seat is None) for seat in ("A", "B", None)]
        while not session.state.is_over:
            step = session.decide(luck.choice(session.state.legal_actions()))
            for reader in readers:
                assert all(line.text.strip() for line in reader.tell(step))


def test_an_event_that_has_no_sentence_yet_is_named_all_the_same() -> None:
    session = session_of(A=MINE, B=THEIRS)
    step = session.decide("attack Plated Scorpion")
    strange = (
        {"event": "dice rolled", "card": "Bee Bear", "seers": [0, 1]},
        {"event": "moved", "from": ["dice", "A"], "to": ["orbit", None], "card": "Bee Bear", "seers": [0, 1]},
    )
    lines = reader_of(session).tell(replace(step, events=strange))
    assert [line.text for line in lines] == ["dice rolled: Bee Bear", "From dice A to orbit: Bee Bear."]


def test_the_end_names_the_winner_and_the_reason() -> None:
    session = session_of(A={**MINE, "life": 1}, B=THEIRS, active="B")
    session.decide("attack Luchataur")
    session.decide("no block")
    assert reader_of(session).ending(session.state) == "The opponent wins. You have no life left."
    assert reader_of(session, "B").ending(session.state) == "You win! The opponent has no life left."
    assert (
        reader_of(session, None, "fr").ending(session.state)
        == "Le joueur B gagne. Le joueur A n'a plus de point de vie."
    )


def test_the_end_for_want_of_an_action_says_so() -> None:
    session = session_of(A={"hand": ["Bee Bear"], "mindbugs": 0}, B={"mindbugs": 0})
    session.decide("play Bee Bear")
    assert session.state.is_over
    said = reader_of(session).ending(session.state)
    assert said == "You win! The opponent owes an action, and can neither play a card nor attack."
