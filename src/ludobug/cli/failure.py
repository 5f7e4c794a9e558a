"""How a command fails: one line that names what is wrong, and an exit code."""

from __future__ import annotations

import sys
from pathlib import Path

ERROR = 2
INTERRUPTED = 130
PIPE_CLOSED = 1


class Failure(Exception):
    """A command can't do what was asked; the message is one line for a person."""

    def __init__(self, message: str, code: int = ERROR) -> None:
        super().__init__(message)
        self.code = code


def complain(message: str) -> None:
    """Say on standard error what is wrong, in one line."""
    print(f"ludobug: {' '.join(message.split())}", file=sys.stderr)


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Failure(f"{name}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Failure(f"{name}: must be a text in UTF-8") from error


def write_text(name: str, text: str, replace: bool = False) -> None:
    """Write a text file; one that exists is only replaced if that is wanted."""
    try:
        with Path(name).expanduser().open("w" if replace else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise
    except OSError as error:
        raise Failure(f"{name}: cannot be written: {error.strerror}") from error
