"""Games that were left in the middle, kept where programs of a user keep such things."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludobug.cli.failure import Failure
from ludobug.core.record import Record

KEPT = 10
"""How many unfinished games are kept; older ones give way."""


def folder() -> Path:
    """Where unfinished games lie."""
    if os.environ.get("XDG_STATE_HOME"):
        return Path(os.environ["XDG_STATE_HOME"]) / "ludobug"
    if os.name == "nt" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "ludobug"
    return Path.home() / ".local" / "state" / "ludobug"


class Autosave:
    """The file of one running game, written anew after each decision of a person."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.failed = False

    def write(self, data: Mapping[str, Any]) -> None:
        """Keep a game; a disk that can't is noted, and never stops the game."""
        try:
            path = self.path or self._new_path()
            path.parent.mkdir(parents=True, exist_ok=True)
            draft = path.with_suffix(".new")
            draft.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
            draft.replace(path)
        except (OSError, RuntimeError):
            self.failed = True
            return
        self.path = path
        self.failed = False

    def remove(self) -> None:
        """Forget the game."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
            self.path = None

    def _new_path(self) -> Path:
        for old in unfinished()[KEPT - 1 :]:
            old.unlink(missing_ok=True)
        return folder() / f"game-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def unfinished() -> list[Path]:
    """The files of unfinished games, the one left last first."""
    files = folder().glob("game-*.json")
    return sorted(files, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def latest() -> Path:
    """The file of the game that was left last."""
    files = unfinished()
    if not files:
        raise Failure(f"no game to resume in {folder()}")
    return files[0]


def read(text: str, name: str) -> tuple[Record, dict[str, Any]]:
    """The record in a saved game or a record, and the rest of the saved game."""
    if not text.lstrip().startswith("{"):
        return Record.from_text(text), {}
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Failure(f"{name}: not JSON: {error}") from error
    if "record" not in data:
        return Record.from_data(data), {}
    kept = {
        field: data[field]
        for field, sort in (("humans", str), ("opponent", str), ("seed", int))
        if isinstance(data.get(field), sort)
    }
    return Record.from_data(data["record"]), kept
