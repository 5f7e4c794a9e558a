"""What the players type, from a keyboard or from a file."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from types import ModuleType

from ludobug.cli.terminal import Terminal

LONGEST_LINE = 300


class Keyboard:
    """Reads a line at a time, cleaned of control signs; ``EOFError`` when there is none any more."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.words: list[str] = []
        self.editor = _editor() if terminal.interactive else None
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.editor is not None:
            self.editor.set_completer(self._complete)
            self.editor.set_completer_delims("")
            self.editor.parse_and_bind("tab: complete")

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line without the blanks around it; ``words`` can be completed with the tab key."""
        self.words = list(words)
        if self.terminal.interactive:
            self.terminal.console.file.flush()
            return cleaned(input(prompt))
        line = sys.stdin.readline()
        self.terminal.show([f"{prompt}{cleaned(line)}"])
        if not line:
            raise EOFError
        return cleaned(line)

    def _complete(self, typed: str, number: int) -> str | None:
        fitting = [word for word in self.words if word.casefold().startswith(typed.casefold())]
        return fitting[number] if number < len(fitting) else None


def cleaned(line: str) -> str:
    """What was typed, with single blanks, without signs that steer a terminal, and no longer than anything needed."""
    plain = " ".join(line.split())
    return "".join(sign for sign in plain if sign.isprintable())[:LONGEST_LINE]


def _editor() -> ModuleType | None:
    """The line editor, where Python has one."""
    try:
        import readline
    except ImportError:
        return None
    return readline
