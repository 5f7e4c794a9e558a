"""What the pages about the arena and the analysis show works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludobug
from ludobug.arena.players import Budget, player
from tests.house.project import ROOT


def examples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_opponent_that_is_shown_can_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cautious_example.py").write_text(examples("arena.md")[0], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    cautious = player("cautious_example:Cautious", Budget(), "mindbug")
    state = ludobug.load("mindbug").new_state(seed=1)
    assert cautious.decide(state.game, state.information(state.actor), 1) in state.legal_actions()


def test_the_contest_that_is_shown_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(examples("arena.md")[1], "arena.md", "exec"), {})
    assert "'low'" in capsys.readouterr().out


def test_the_analysis_that_is_shown_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = ludobug.load("mindbug").new_state(seed=1)
    state.apply(state.legal_actions()[0])
    (tmp_path / "game.txt").write_text(state.record().to_text(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (example,) = examples("analysis.md")
    exec(compile(example, "analysis.md", "exec"), {})


@pytest.mark.parametrize("page", ["arena.md", "analysis.md"])
def test_the_options_that_are_named_exist(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    from ludobug.cli import main

    assert main([{"arena.md": "arena", "analysis.md": "analyse"}[page], "--help"]) == 0
    usage = capsys.readouterr().out
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`(--[a-z]+)", text)) - {"--sets", "--seats", "--teams"}
    assert named
    assert {name for name in named if name not in usage} == set()
