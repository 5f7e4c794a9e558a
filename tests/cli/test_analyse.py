"""``ludobug analyse``: what it tells a player, in both languages, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludobug
from tests.cli.tables import Run

FEW = ("--iterations", "500")


@pytest.fixture
def lost(tmp_path: Path) -> str:
    """The record of a game in which A leaves out the block that would have saved it."""
    state = ludobug.load("mindbug", sets=["first-contact"]).from_position(
        {
            "active": "B",
            "A": {"life": 1, "mindbugs": 0, "board": ["Killer Bee", "Luchataur"], "hand": ["Gorillion"]},
            "B": {"mindbugs": 0, "board": ["Bee Bear"], "hand": ["Turbo Bug"]},
        }
    )
    state.apply("attack Bee Bear")
    state.apply("no block")
    path = tmp_path / "lost.txt"
    path.write_text(state.record().to_text(), encoding="utf-8")
    return str(path)


def test_the_game_is_told_with_its_mistakes(run: Run, lost: str) -> None:
    said = run("analyse", lost, *FEW, "--lang", "en")
    assert said.code == 0
    assert "given away" in said.out
    assert "??" in said.out
    assert "Move 2, player A: “no block: lose 1 life”. Better: “block with Luchataur”." in " ".join(said.out.split())


def test_it_is_told_in_french(run: Run, lost: str) -> None:
    said = " ".join(run("analyse", lost, *FEW, "--lang", "fr").out.split())
    assert "Les décisions les plus coûteuses" in said
    assert "Coup 2, le joueur A : « ne pas bloquer : -1 vie ». Mieux : « bloquer avec Luchataur »." in said


def test_a_single_move_shows_table_actions_and_hands(run: Run, lost: str) -> None:
    said = run("analyse", lost, "--move", "2", *FEW, "--lang", "en")
    for part in ("Bee Bear", "block with Luchataur", "(played)", "thought", "Chances to win if the best is done: A "):
        assert part in said.out
    assert "Some of the hands that were thought of:" in said.out
    assert "B: " in said.out.partition("Some of the hands")[2]


def test_json_holds_everything(run: Run, lost: str) -> None:
    data = json.loads(run("analyse", lost, *FEW, "--json").out)
    assert (data["game"], data["mistakes"][0]) == ("mindbug", 2)
    assert [each["number"] for each in data["decisions"]] == [1, 2]
    assert data["decisions"][1]["judgement"] == "blunder"


def test_only_one_seat_if_wanted(run: Run, lost: str) -> None:
    data = json.loads(run("analyse", lost, "--seat", "b", *FEW, "--json").out)
    assert [each["seat"] for each in data["decisions"]] == ["B"]


def test_a_game_without_mistakes_says_so(run: Run, lost: str) -> None:
    assert "No mistakes" in run("analyse", lost, "--seat", "B", *FEW, "--lang", "en").out


@pytest.mark.parametrize(("game", "options"), [("moogle", {"seats": 3}), ("millebugs", {"seats": 4, "teams": True})])
def test_every_game_can_be_analysed_in_both_languages(
    run: Run, tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    state = ludobug.load(game, **options).new_state(seed=2)
    for _ in range(6):
        state.apply(state.legal_actions()[0])
    path = tmp_path / "game.json"
    path.write_text(state.record().to_json(), encoding="utf-8")
    for lang in ("en", "fr"):
        assert run("analyse", str(path), "--iterations", "20", "--lang", lang).code == 0
    data = json.loads(run("analyse", str(path), "--iterations", "20", "--json").out)
    number = str(data["decisions"][0]["number"])
    said = run("analyse", str(path), "--iterations", "20", "--move", number, "--lang", "en")
    assert "Some of the hands" in said.out
    assert "None" not in said.out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("analyse",), "the following arguments are required: RECORD"),
        (("analyse", "none.txt"), "none.txt: cannot be read"),
        (("analyse", "LOST", "--move", "9"), "LOST: move: the record has moves 1 to 2, not 9"),
        (("analyse", "LOST", "--seat", "C"), "LOST: seat: there is no seat C; there are A, B"),
        (("analyse", "LOST", "--move", "1", "--seat", "A"), "LOST: move 1: B decides there, not A"),
        (("analyse", "LOST", "--iterations", "0"), "argument --iterations: must be a number from 1"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(run: Run, lost: str, arguments: tuple[str, ...], error: str) -> None:
    said = run(*(word.replace("LOST", lost) for word in arguments))
    assert said.code == 2
    assert said.err.startswith(f"ludobug: {error.replace('LOST', lost)}")
    assert said.err.count("\n") == 1


def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("my diary\n")
    said = run("analyse", str(path))
    assert said.code == 2
    assert f"{path}: line 1: expected the next numbered action" in said.err
