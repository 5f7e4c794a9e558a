"""Random numbers for random walks; they live outside the state."""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.zones import KIND

MULTIPLIER = 15750249268501108917
WORD_MASK = 18446744073709551615


def following(seed: Word) -> Word:
    """The next number of the sequence: a multiplication modulo 2 to the 64; seeds are odd."""
    return seed * MULTIPLIER & WORD_MASK


def below(seed: Word, limit: int) -> int:
    """A number from 0 to limit - 1, drawn from the upper half of the seed."""
    return (seed >> 33) * limit >> 31


def shuffle_kinds(state: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """Shuffle the kinds of the hidden cards, given by their addresses, among themselves."""
    while count > 1:
        seed = following(seed)
        one: int = hidden[count - 1] + KIND
        other: int = hidden[below(seed, count)] + KIND
        kind: int = state[one]
        state[one] = state[other]
        state[other] = kind
        count -= 1
    return seed
