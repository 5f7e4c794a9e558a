"""Two teams at the table: who plays on whose side, and what a team has together."""

from __future__ import annotations

import random

import pytest

import ludobug
from ludobug.cli.play.session import Session
from ludobug.rulebook.proof import rule
from tests.cli.tables import BOTH_SETS, Run, reader_of
from tests.cli.test_story import after

SEATS = {
    "A": {"board": ["Killer Bee"], "hand": ["Ferret Bomber", "Lone Yeti"]},
    "B": {"hand": ["Bee Bear"], "mindbugs": 0},
    "C": {"board": ["Gorillion"], "hand": ["Turbo Bug"], "mindbugs": 0},
    "D": {"hand": ["Luchataur"], "mindbugs": 0},
}


def test_a_team_loses_life_together() -> None:
    said = {seat: after("attack Killer Bee", seat=seat, **SEATS)[-2] for seat in ("A", "C", "B", None)}
    assert said["A"] == said["C"] == "Players B and D: 1 life less, 2 left."
    assert said["B"] == "Your team: 1 life less, 2 left."
    assert said[None] == "Players B and D: 1 life less, 2 left."


def test_a_team_mate_is_called_that() -> None:
    said = after("attack Killer Bee", seat="C", **SEATS)
    assert said[0] == "Your team mate attacks with Killer Bee."
    french = after("attack Killer Bee", seat="C", lang="fr", **SEATS)
    assert french[0] == "Votre partenaire attaque avec Killer Bee."


def test_the_opponent_who_is_named_is_told() -> None:
    assert "You name player D." in after("play Ferret Bomber", "choose D", **SEATS)
    assert "Your team mate names you." not in after("play Ferret Bomber", "choose D", seat="C", **SEATS)
    assert "Player A names you." in after("play Ferret Bomber", "choose D", seat="D", **SEATS)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_with_three_opponents_can_be_played_by_numbers(run: Run, lang: str) -> None:
    luck = random.Random(5)
    lines = [str(luck.randint(1, 6)) for _ in range(600)]
    arguments = ("--sets", BOTH_SETS, "--seats", "4", "--opponent", "random", "--seed", "5", "--lang", lang)
    said = run("play", "mindbug", *arguments, lines=lines)
    assert (said.code, said.err) == (0, "")
    assert ("Your team mate" if lang == "en" else "Votre partenaire") in said.out
    assert "opponent\n" not in said.out
    assert "no blocks" not in said.out


TEAM_CARDS = {
    "A": {"board": ["Kung-Fu Buddies", "Chameleon Charmer"], "hand": ["Undead Trio", "Buddy Barrel"]},
    "B": {"hand": ["Bee Bear"], "mindbugs": 0},
    "C": {"hand": ["Turbo Bug"], "mindbugs": 0},
    "D": {"hand": ["Luchataur"], "mindbugs": 0},
}


def test_a_card_that_is_shown_to_everybody_is_told_to_everybody() -> None:
    attack = "attack Kung-Fu Buddies"
    assert "Your team mate shows Turbo Bug to everybody." in after(attack, **TEAM_CARDS)
    assert "You show Turbo Bug to everybody." in after(attack, seat="C", **TEAM_CARDS)
    assert "Votre partenaire montre Turbo Bug à tous." in after(attack, lang="fr", **TEAM_CARDS)


def test_cards_that_one_player_looks_at_are_named_to_that_player_alone() -> None:
    unused = ["Gorillion", "Killer Bee"]
    looked = {seat: after("play Undead Trio", seat=seat, unused=unused, **TEAM_CARDS) for seat in "ACB"}
    assert "You look at Gorillion and Killer Bee, on top of the unused pile." in looked["A"]
    assert "Your team mate looks at the top 2 cards of the unused pile." in looked["C"]
    assert "Player A looks at the top 2 cards of the unused pile." in looked["B"]
    actions = ("play Undead Trio", "choose Killer Bee")
    chosen = {seat: after(*actions, seat=seat, unused=unused, **TEAM_CARDS) for seat in "CB"}
    assert "You get Killer Bee from the cards looked at." in chosen["C"]
    assert "Player C gets one of the cards looked at." in chosen["B"]


@rule("MB-PLAYTRIG-12")
def test_whoever_orders_copied_effects_reads_which_card_copies_them() -> None:
    game = ludobug.load("mindbug", sets=["first-contact", "beyond-evolution", "tag-team"], seats=4)
    seats = {
        "A": {"board": ["Release the Puffers"]},
        "B": {"hand": ["Utility Bug"]},
        "C": {"board": ["Axolotl Healer"]},
    }
    position = {"active": "B", **{letter: {"mindbugs": 0, **seats.get(letter, {})} for letter in "ABCD"}}
    session = Session(game.from_position(position), "B", "random", seed=1)
    for action in ("play Utility Bug", "yes"):
        session.decide(action)
    lines = [line.plain.strip() for line in reader_of(session, "B").question(session.state.view(1), 200)]
    assert lines[0].startswith("Utility Bug (yours)")
    assert lines[1:] == ["Several effects happen together. Which comes first?"]
