"""The command ``ludobug``: play at a table in the terminal, look up cards and rules, replay and simulate games."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ludobug.cli.failure import ERROR, INTERRUPTED, PIPE_CLOSED, Failure, complain
from ludobug.core.errors import LudobugError

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (those of the process by default); gives the exit code."""
    from ludobug.cli.parser import parse

    try:
        args = parse(argv)
        code: int = args.run(args)
        sys.stdout.flush()
    except Failure as failure:
        complain(str(failure))
        return failure.code
    except LudobugError as error:
        complain(str(error))
        return ERROR
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except BrokenPipeError:
        _leave_pipe()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
    return code


def _leave_pipe() -> None:
    """Whoever read the output has gone: nothing more is written, not even at the end of the process."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
