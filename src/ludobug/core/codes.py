"""Lists of action numbers."""

from __future__ import annotations

from ludobug.core.cells import Codes


def sort_codes(codes: Codes, count: int) -> bool:
    """Sort action numbers, in place; whether some of them are equal."""
    equal: bool = False
    index: int = 1
    while index < count:
        code: int = codes[index]
        before: int = index - 1
        while before >= 0 and codes[before] > code:
            codes[before + 1] = codes[before]
            before -= 1
        if before >= 0 and codes[before] == code:
            equal = True
        codes[before + 1] = code
        index += 1
    return equal


def number_equal_codes(codes: Codes, count: int, step: int) -> None:
    """Make equal action numbers different: the n-th of them grows by n - 1 steps."""
    for index in range(1, count):
        code: int = codes[index]
        for before in range(index):
            if codes[before] == code:
                code += step
        codes[index] = code


def index_of_code(codes: Codes, count: int, action: int, step: int, first: int) -> int:
    """Where an action number would stand if equal ones were made different; -1 if nowhere. Numbers begin at first."""
    before: int = 0
    if action >= first + step:
        before = (action - first) // step
        action -= before * step
    index: int = 0
    while index < count:
        if codes[index] == action:
            if before == 0:
                return index
            before -= 1
        index += 1
    return -1
