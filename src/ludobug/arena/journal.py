"""The file of a contest: a line that says what is measured, then a line for each deal.

What stands in it is not played again, so a contest goes on where it stopped and grows when more games are asked for.
A last line that was not finished is dropped, and its deal played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from ludobug.arena.contest import Contest
from ludobug.arena.playing import Bout, PlayedGame
from ludobug.arena.seating import seatings
from ludobug.core.errors import LudobugError
from ludobug.core.game import Game


class JournalError(LudobugError):
    """A file that can't be the one of this contest; the message names the file, the line and the reason."""


class Journal:
    """The results of a contest in a file."""

    def __init__(self, path: Path | str, contest: Contest, game: Game) -> None:
        self.path = Path(path)
        self.contest = contest
        self.game = game
        self.bouts: dict[tuple[tuple[int, int], int], Bout] = {}
        """What has been played, by pair and deal."""
        self._file: IO[bytes] | None = None

    def read(self) -> list[Bout]:
        """What stands in the file, while others may add to it; nothing where there is no file."""
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise JournalError(f"{self.path}: cannot be read: {error.strerror}") from error
        self.bouts.clear()
        self._take(content)
        return list(self.bouts.values())

    @contextmanager
    def open(self) -> Iterator[Journal]:
        """Read what is there, and add to it; nobody else may add to it meanwhile."""
        try:
            self._file = self.path.open("a+b")
        except OSError as error:
            raise JournalError(f"{self.path}: cannot be written: {error.strerror}") from error
        try:
            self._lock()
            self.bouts.clear()
            self._take_over()
            yield self
        finally:
            self._file.close()
            self._file = None

    def add(self, bout: Bout) -> None:
        """Keep a deal that has been played."""
        self.bouts[bout.pair, bout.deal] = bout
        self._write(asdict(bout))

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self._open_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise JournalError(f"{self.path}: another arena is writing into it") from error

    @property
    def _open_file(self) -> IO[bytes]:
        assert self._file is not None
        return self._file

    def _write(self, data: Mapping[str, Any]) -> None:
        self._open_file.write(_line(data))
        self._open_file.flush()

    # ------------------------------------------------------------ reading

    def _take_over(self) -> None:
        """Take what is there and make the file fit to be added to."""
        self._open_file.seek(0)
        whole = self._take(self._open_file.read())
        self._open_file.truncate(whole)
        if not whole:
            self._write(self.contest.header())

    def _take(self, content: bytes) -> int:
        """Take the deals of a file; gives the length of its whole lines."""
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines and not _line(self.contest.header()).startswith(content):
            raise JournalError(f"{self.path}, line 1: is not the first line of a contest")
        if lines:
            self._same_contest(self._parsed(1, lines[0]))
        for number, line in enumerate(lines[1:], 2):
            bout = self._bout(number, self._parsed(number, line))
            if (bout.pair, bout.deal) in self.bouts:
                raise JournalError(f"{self.path}, line {number}: deal {bout.deal} of this pair stands there twice")
            self.bouts[bout.pair, bout.deal] = bout
        return len(whole)

    def _parsed(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise JournalError(f"{self.path}, line {number}: not JSON: {error}") from error
        if not isinstance(data, dict):
            raise JournalError(f"{self.path}, line {number}: must be an object")
        return data

    def _same_contest(self, found: Mapping[str, Any]) -> None:
        wanted: dict[str, Any] = json.loads(json.dumps(self.contest.header()))
        if "format" not in found or "agents" not in found:
            raise JournalError(f"{self.path}, line 1: is not the first line of a contest")
        differing = [
            f"{name} {_shown(found.get(name))}, not {_shown(wanted.get(name))}"
            for name in dict.fromkeys([*wanted, *found])
            if found.get(name) != wanted.get(name)
        ]
        if differing:
            raise JournalError(f"{self.path}: holds another contest: {'; '.join(differing)}. Name another file.")

    def _bout(self, number: int, data: Mapping[str, Any]) -> Bout:
        """The deal of a line."""
        try:
            pair = (data["pair"][0], data["pair"][1])
            deal = data["deal"]
            if pair not in self.contest.pairs or type(deal) is not int or deal < 0:
                raise ValueError(f"no pair {data['pair']} with a deal {deal!r} belongs here")
            games = tuple(_played(each) for each in data["games"])
            if tuple(each.seats for each in games) != seatings(self.game, deal):
                raise ValueError("the opponents do not sit as this deal seats them")
            if any(len(each.returns) != self.game.seats for each in games):
                raise ValueError("results that are not those of the seats")
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise JournalError(f"{self.path}, line {number}: is no deal of this contest: {error}") from error
        return Bout(pair, deal, games)


def _played(data: Mapping[str, Any]) -> PlayedGame:
    moves, seconds = data["moves"], data["seconds"]
    return PlayedGame(
        tuple(data["seats"]),
        tuple(float(each) for each in data["returns"]),
        int(data["decisions"]),
        (int(moves[0]), int(moves[1])),
        (float(seconds[0]), float(seconds[1])),
    )


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _shown(value: object) -> str:
    return "nothing" if value in (None, {}) else json.dumps(value, ensure_ascii=False)
