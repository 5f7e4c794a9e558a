"""Records: everything needed to play a game again, as JSON and as text that a person can read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludobug.core.errors import RecordError

FORMAT = 1
FIELDS = {"format", "game", "options", "deal", "position", "actions"}
LARGEST_RECORD = 5_000_000


@dataclass(frozen=True, slots=True)
class Record:
    """A game: what was played, with which options, from which deal (or position), and every action."""

    game: str
    options: Mapping[str, Any]
    deal: Mapping[str, Any] | None
    position: Mapping[str, Any] | None
    actions: tuple[str, ...]

    def to_json(self) -> str:
        """The record as JSON."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    def to_data(self) -> dict[str, Any]:
        """The record as plain data."""
        data: dict[str, Any] = {"format": FORMAT, "game": self.game, "options": dict(self.options)}
        if self.position is not None:
            data["position"] = self.position
        else:
            data["deal"] = self.deal
        data["actions"] = list(self.actions)
        return data

    def to_text(self) -> str:
        """The record as text: a heading in brackets, then an action a line."""
        data = self.to_data()
        heading = [f"[{name} {json.dumps(data[name], ensure_ascii=False)}]" for name in data if name != "actions"]
        moves = [f"{number}. {action}" for number, action in enumerate(self.actions, 1)]
        return "\n".join([*heading, "", *moves]) + "\n"

    @classmethod
    def from_data(cls, data: object) -> Record:
        """A record from plain data; ``RecordError`` names what is wrong."""
        if not isinstance(data, Mapping):
            raise RecordError("", f"a record is an object, not {type(data).__name__}")
        for name in data:
            if name not in FIELDS:
                raise RecordError(str(name), "a record has no such field")
        _expect(data.get("format") == FORMAT, "format", f"must be {FORMAT}, not {data.get('format')!r}")
        _expect(isinstance(data.get("game"), str), "game", "must be the id of a game")
        _expect(isinstance(data.get("options"), Mapping), "options", "must be an object")
        begun = [name for name in ("deal", "position") if data.get(name) is not None]
        _expect(len(begun) == 1, "deal", "a record has either a deal or a position")
        _expect(isinstance(data[begun[0]], Mapping), begun[0], "must be an object")
        actions = data.get("actions")
        if not isinstance(actions, list):
            raise RecordError("actions", "must be a list of texts")
        for number, action in enumerate(actions):
            _expect(isinstance(action, str), f"actions[{number}]", f"must be a text, not {action!r}")
        return cls(data["game"], data["options"], data.get("deal"), data.get("position"), tuple(actions))

    @classmethod
    def from_text(cls, text: str) -> Record:
        """A record from its JSON or its text form."""
        if len(text) > LARGEST_RECORD:
            raise RecordError("", f"longer than {LARGEST_RECORD} characters")
        if text.lstrip().startswith("{"):
            return cls.from_data(_json("", text))
        data: dict[str, Any] = {"actions": []}
        for number, line in enumerate(text.splitlines(), 1):
            _read_line(data, number, line.strip())
        return cls.from_data(data)


def _read_line(data: dict[str, Any], number: int, line: str) -> None:
    where = f"line {number}"
    if line.startswith("[") and line.endswith("]"):
        name, _, value = line[1:-1].partition(" ")
        _expect(name in FIELDS - {"actions"} and name not in data, where, f"no heading {name!r} belongs here")
        data[name] = _json(where, value)
    elif line:
        count, dot, action = line.partition(". ")
        _expect(bool(dot) and count == str(len(data["actions"]) + 1), where, "expected the next numbered action")
        data["actions"].append(action)


def _json(where: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(where, f"not JSON: {error}") from error


def _expect(fine: bool, path: str, reason: str) -> None:
    if not fine:
        raise RecordError(path, reason)
