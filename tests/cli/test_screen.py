"""A game on a real terminal, 80 by 24."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import ludobug

pty = pytest.importorskip("pty")
PATIENCE = 60
PRESSES = 20


class Person:
    """Somebody at a terminal: reads until something is there, and types."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        import fcntl
        import struct
        import termios

        self.screen, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "PYTHONPATH": str(Path(ludobug.__file__).parents[1]),
            "XDG_STATE_HOME": str(folder),
            "LUDOBUG_PURE": "1",
            **variables,
        }
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "ludobug", *arguments], stdin=inner, stdout=inner, stderr=inner, env=environment
        )
        os.close(inner)
        self.seen = ""

    def read_until(self, *ends: str) -> str:
        """What appears until one of these texts does, without what was there before."""
        deadline = time.monotonic() + PATIENCE
        while not any(end in self.seen for end in ends):
            assert time.monotonic() < deadline, self.seen
            if not select.select([self.screen], [], [], 1)[0]:
                continue
            try:
                self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
            except OSError:
                break
        seen, self.seen = self.seen, ""
        return seen

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self.screen, text.encode())

    def interrupt(self, end: str) -> str:
        """Press Ctrl-C until a text appears: Python's line editor misses one that comes as it begins to wait."""
        for _ in range(PRESSES):
            self.program.send_signal(signal.SIGINT)
            deadline = time.monotonic() + PATIENCE / PRESSES
            while time.monotonic() < deadline:
                if end in self.seen or self.program.poll() is not None:
                    return self.read_until(end)
                with suppress(OSError):
                    if select.select([self.screen], [], [], 0.1)[0]:
                        self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
        raise AssertionError(f"no {end!r} after {PRESSES} times Ctrl-C: {self.seen}")

    def leave(self) -> None:
        """Close the terminal."""
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.screen)


@pytest.fixture
def people(tmp_path: Path) -> Iterator[list[Person]]:
    seated: list[Person] = []
    yield seated
    for person in seated:
        person.leave()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


def test_a_game_on_a_screen(people: list[Person], tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "mindbug", "--seed", "7", "--opponent", "random", "--lang", "en")
    people.append(person)
    first = person.read_until("> ")
    assert "\x1b[2J" in first
    lines = plain(first).split("\n")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert "Your turn. Play a card." in plain(first)
    person.type("1\r")
    assert "You play" in plain(person.read_until("\n> "))
    person.type("?\r")
    assert "To choose, type the number" in person.read_until("\n> ")
    assert "ludobug play --resume" in person.interrupt("--resume")
    assert person.program.wait() == 130


def test_a_game_that_was_left_by_closing_the_input_goes_on(people: list[Person], tmp_path: Path) -> None:
    for arguments in (("play", "mindbug", "--seed", "7"), ("play", "--resume")):
        person = Person(tmp_path, *arguments, "--opponent", "random", "--lang", "fr")
        people.append(person)
        person.read_until("> ")
        person.type("1\r")
        person.read_until("\n> ")
        person.type("\x04")
        assert "La partie est gardée" in person.read_until("--resume")
        assert person.program.wait() == 0


def test_no_colour_is_used_where_none_is_wanted(people: list[Person], tmp_path: Path) -> None:
    def colours(text: str) -> set[str]:
        codes = {code for part in re.findall(r"\x1b\[([0-9;]+)m", text) for code in part.split(";")}
        return {code for code in codes if re.fullmatch(r"3[0-8]|9[0-7]", code)}

    for variables, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        person = Person(tmp_path, "play", "mindbug", "--seed", "7", "--lang", "en", **variables)
        people.append(person)
        assert bool(colours(person.read_until("> "))) == coloured


def test_the_keyboard_is_passed_with_an_empty_screen(people: list[Person], tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "mindbug", "--seat", "both", "--seed", "7", "--lang", "en")
    people.append(person)
    asked = person.read_until("is ready: ")
    assert "\x1b[3J" in asked
    assert "Hand:" not in asked
    person.type("\r")
    person.read_until("\n> ")
    person.type("1\r")
    shown = person.read_until("is ready: ")
    assert "Hand:" not in shown.split("\x1b[3J")[-1]


def test_long_answers_come_page_by_page(people: list[Person], tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "mindbug", "--seed", "7", "--lang", "en")
    people.append(person)
    person.read_until("> ")
    person.type("rules MB-T\r")
    page = plain(person.read_until("enough: "))
    assert page.count("\n") <= 25
    person.type("\r")
    assert "MB-T" in person.read_until("enough: ")
    person.type("quit\r")
    person.read_until("\n> ")
    person.type("table\r")
    assert "Your turn." in person.read_until("\n> ", "enough: ")
