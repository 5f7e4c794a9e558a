"""A place of its own for what the command keeps, and an environment that changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.tables import Run, make_run


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return make_run(monkeypatch, capsys)
