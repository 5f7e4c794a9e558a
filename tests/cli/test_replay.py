"""Records are shown move by move."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import ludobug
from tests.cli.tables import Result, Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole random game."""
    import random

    luck = random.Random(4)
    state = ludobug.load("mindbug", sets=["first-contact", "new-servants"]).new_state(seed=4)
    while not state.is_over:
        state.apply(luck.choice(state.legal_actions()))
    path = tmp_path / "game.txt"
    path.write_text(state.record().to_text(), encoding="utf-8")
    return path


def test_every_move_is_shown_and_the_end(run: Run, record: Path) -> None:
    said = run("replay", str(record), "--lang", "en")
    actions = ludobug.replay(record.read_text(encoding="utf-8")).record().actions
    assert said.code == 0
    for number, action in enumerate(actions, 1):
        assert f"\n{number}. " in said.out
        assert f": {action}\n" in said.out
    assert "wins." in said.out


def test_it_speaks_french(run: Run, record: Path) -> None:
    said = run("replay", str(record), "--lang", "fr")
    assert "Le joueur A" in said.out
    assert "gagne." in said.out


def test_until_stops_after_so_many_moves_with_every_hand_open(run: Run, record: Path) -> None:
    said = run("replay", str(record), "--until", "3", "--lang", "en")
    assert "\n3. " in said.out
    assert "\n4. " not in said.out
    assert said.out.count("Hand:") == 2


def test_until_beyond_the_end_is_refused(run: Run, record: Path) -> None:
    said = run("replay", str(record), "--until", "9999")
    assert said.code == 2
    assert "--until: the record has" in said.err


def test_json_holds_moves_with_their_events_and_the_result(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--json").out)
    actions = ludobug.replay(record.read_text(encoding="utf-8")).record().actions
    assert [move["action"] for move in data["moves"]] == list(actions)
    assert [move["number"] for move in data["moves"]] == list(range(1, len(actions) + 1))
    assert data["moves"][-1]["events"][-1]["event"] == "end"
    assert data["over"] is True
    assert sorted(data["returns"]) == [-1.0, 1.0]
    assert {"actor", "decision", "events"} <= set(data["moves"][0])


def test_json_form_and_standard_input_are_read_too(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = ludobug.replay(record.read_text(encoding="utf-8")).record().to_json()
    record.with_suffix(".json").write_text(text, encoding="utf-8")
    from_file = run("replay", str(record.with_suffix(".json")))
    from_input = run("replay", "-", lines=[text])
    assert from_file == from_input
    assert from_file == run("replay", str(record))


def refused(result: Result) -> str:
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    return result.err


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ('[game "mindbug"]', '[game "chess"]', "options: no game 'chess'"),
        ("[format 1]", "[format 2]", "format: must be 1"),
        ("1. ", "2. ", "line 6: expected the next numbered action"),
        ('"seats": 2', '"seats": 5', "options: "),
        ('"unused": [', '"unused": ["Nobody", ', "deal"),
    ],
)
def test_a_bad_record_is_refused_with_the_path_of_what_is_wrong(
    run: Run, record: Path, old: str, new: str, path: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert path in refused(run("replay", str(record)))


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(b"\xff\xfe\x00")
    assert "must be a text in UTF-8" in refused(run("replay", str(tmp_path / "game")))


def test_a_missing_file_is_named(run: Run, tmp_path: Path) -> None:
    assert f"{tmp_path / 'none'}: cannot be read" in refused(run("replay", str(tmp_path / "none")))


def test_input_that_is_no_text_is_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ludobug.cli import main

    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe"), encoding="utf-8"))
    assert main(["replay", "-"]) == 2
    assert "must be a text in UTF-8" in capsys.readouterr().err
