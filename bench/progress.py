"""What is going on, on standard error."""

from __future__ import annotations

import sys
import time

EVERY = 10.0
"""Seconds between two lines where standard error is a file."""


class Progress:
    """One line that changes on a terminal, a line now and then elsewhere."""

    def __init__(self) -> None:
        """Start counting the time to the first line."""
        self._last = time.monotonic()

    def __call__(self, message: str) -> None:
        """Show the message; an empty one clears the line."""
        if sys.stderr.isatty():
            print(f"\r\x1b[K{message}", end="", file=sys.stderr, flush=True)
        elif message and time.monotonic() - self._last >= EVERY:
            print(message, file=sys.stderr, flush=True)
            self._last = time.monotonic()
