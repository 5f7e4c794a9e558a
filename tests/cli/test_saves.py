"""Games are saved, resumed and replayed as they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludobug
from ludobug.cli.play import saves
from tests.cli.tables import Run, one_line

GAME = ("play", "mindbug", "--seed", "7", "--lang", "en", "--opponent", "random")
SOME = ["1", "2", "1", "2", "1"]


def kept() -> list[Path]:
    return saves.unfinished()


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_saved_record_replays_to_the_state_that_was_saved(run: Run, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    run(*GAME, lines=[*SOME, f"save {path}"])
    [autosave] = kept()
    record = ludobug.core.record.Record.from_data(json.loads(autosave.read_text(encoding="utf-8"))["record"])
    assert ludobug.replay(path.read_text(encoding="utf-8")) == ludobug.replay(record)
    assert len(record.actions) > len(SOME) / 2


def test_the_save_says_that_it_holds_hidden_cards(run: Run, tmp_path: Path) -> None:
    said = run(*GAME, lines=[f"save {tmp_path / 'game.txt'}"])
    assert "It holds all cards" in one_line(said.out)


def test_a_file_is_not_replaced_unless_that_is_said(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("mine", encoding="utf-8")
    refused = run(*GAME, lines=[f"save {path}"])
    assert "exists already" in one_line(refused.out)
    assert path.read_text(encoding="utf-8") == "mine"
    run(*GAME, lines=[f"save! {path}"])
    assert "[game" in path.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_named_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "no" / "game.txt"
    said = run(*GAME, lines=[f"save {path}", "1"])
    assert "cannot be written." in one_line(said.out)
    assert "You play" in said.out


def test_a_game_that_was_left_goes_on_where_it_stood(run: Run) -> None:
    whole = run(*GAME, lines=[*SOME, "1", "1", "log all"])
    for path in kept():
        path.unlink()
    run(*GAME, lines=SOME)
    resumed = run("play", "--resume", "--lang", "en", lines=["1", "1", "log all"])
    assert resumed.out.split("> log all")[1] == whole.out.split("> log all")[1]
    assert len(kept()) == 1


def test_a_resumed_game_keeps_its_seat_and_its_opponent(run: Run) -> None:
    run("play", "mindbug", "--seat", "both", "--seed", "7", "--opponent", "random", lines=["1"])
    run("play", "--resume", lines=["1"])
    data = json.loads(kept()[0].read_text(encoding="utf-8"))
    assert (data["humans"], data["opponent"], data["seed"]) == ("AB", "random", 7)


def test_a_resumed_game_can_change_its_language(run: Run) -> None:
    run(*GAME, lines=SOME)
    assert "Vous" in run("play", "--resume", "--lang", "fr").out


def test_a_finished_game_is_not_kept(run: Run) -> None:
    run(*GAME, lines=["1"] * 400)
    assert kept() == []


@pytest.mark.parametrize(("answer", "files"), [("y", 1), ("yes", 1), ("o", 1), ("n", 0), ("", 0)])
def test_quit_keeps_the_game_only_if_told(run: Run, answer: str, files: int) -> None:
    said = run(*GAME, lines=["1", "quit", answer])
    assert said.code == 0
    assert len(kept()) == files
    assert ("ludobug play --resume" in said.out) == bool(files)


def test_only_the_latest_unfinished_games_are_kept() -> None:
    for number in range(saves.KEPT + 5):
        path = saves.folder() / f"game-2025-{number:02}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{}", encoding="utf-8")
    saves.Autosave().write({"record": {}})
    assert len(kept()) == saves.KEPT


def test_a_disk_that_cannot_keep_the_game_does_not_stop_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    said = run(*GAME, lines=["1"])
    assert said.code == 0
    assert said.out.endswith("The game could not be kept.\n")


def test_there_may_be_nothing_to_resume(run: Run) -> None:
    said = run("play", "--resume")
    assert said.code == 2
    assert said.err.startswith("ludobug: no game to resume")


def test_a_record_can_be_loaded_and_played_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*GAME, lines=[*SOME, f"save {path}"])
    said = run("play", "--load", str(path), "--opponent", "random", "--lang", "en", lines=["1"] * 400)
    assert "win" in said.out


def test_a_finished_record_shows_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*GAME, lines=["1"] * 100 + [f"save {path}"])
    assert path.exists()
    said = run("play", "--load", str(path), "--lang", "en")
    assert "Game over" in said.out
    assert "life left" in said.out or "neither play" in said.out


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "format: must be 1"),
        ("{", "not JSON"),
        ("{}", "format: must be 1"),
        ('{"record": 3}', "a record is an object"),
        ("[game 7]", "format: must be 1"),
        ("hello", "line 1: expected the next numbered action"),
    ],
)
def test_a_file_that_holds_no_game_is_refused(run: Run, tmp_path: Path, text: str, error: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    said = run("play", "--load", str(path))
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith(f"ludobug: {path}: ")
    assert error in said.err


def test_a_record_with_a_wrong_move_is_refused_with_its_number(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*GAME, lines=[*SOME, f"save {path}"])
    data = json.loads(path.read_text(encoding="utf-8"))
    data["actions"][1] = "dance"
    path.write_text(json.dumps(data), encoding="utf-8")
    said = run("play", "--load", str(path))
    assert said.code == 2
    assert "actions[1]: 'dance' is not legal" in said.err


def test_strange_players_in_a_saved_game_are_not_believed(run: Run) -> None:
    run(*GAME, lines=SOME)
    [path] = kept()
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, "humans": "XYZ", "seed": "seven"}), encoding="utf-8")
    assert run("play", "--resume").code == 0
    path.write_text(json.dumps({**data, "opponent": "grandmaster"}), encoding="utf-8")
    said = run("play", "--resume")
    assert said.code == 2
    assert "no opponent 'grandmaster'" in said.err
