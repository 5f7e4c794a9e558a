"""Random numbers for random walks; they live outside the state."""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.zones import KIND, KNOWN

MULTIPLIER = 15750249268501108917
FIRST_MIX = 13787848793156543929
SECOND_MIX = 10723151780598845931
WORD_MASK = 18446744073709551615


def scrambled(seed: Word) -> Word:
    """The odd number that a walk from a seed begins with; neighbours come out far apart."""
    seed = (seed ^ (seed >> 30)) * FIRST_MIX & WORD_MASK
    seed = (seed ^ (seed >> 27)) * SECOND_MIX & WORD_MASK
    return (seed ^ (seed >> 31)) | 1


def following(seed: Word) -> Word:
    """The next number of the sequence: a multiplication modulo 2 to the 64; seeds are odd."""
    return seed * MULTIPLIER & WORD_MASK


def below(seed: Word, limit: int) -> int:
    """A number from 0 to limit - 1, drawn from the upper half of the seed."""
    return (seed >> 33) * limit >> 31


def shuffle_groups(state: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """Shuffle groups of hidden cards, one after the other, each within itself; a 0 stands between two groups.

    The first group holds cards that nobody in question knows; in the others what is known of a card goes with it.
    """
    start: int = 0
    end: int = 0
    while end <= count:
        if end == count or hidden[end] == 0:
            if start == 0:
                seed = shuffle_part(state, hidden, 0, end, seed)
            else:
                seed = shuffle_known(state, hidden, start, end - start, seed)
            start = end + 1
        end += 1
    return seed


def shuffle_known(state: Cells, hidden: Cells, start: int, count: int, seed: Word) -> Word:
    """Shuffle a run of cards among their places: their kinds, and who knows them."""
    while count > 1:
        seed = following(seed)
        one: int = hidden[start + count - 1]
        other: int = hidden[start + below(seed, count)]
        kind: int = state[one + KIND]
        known: int = state[one + KNOWN]
        state[one + KIND] = state[other + KIND]
        state[one + KNOWN] = state[other + KNOWN]
        state[other + KIND] = kind
        state[other + KNOWN] = known
        count -= 1
    return seed


def shuffle_part(state: Cells, hidden: Cells, start: int, count: int, seed: Word) -> Word:
    """Shuffle the kinds of a run of hidden cards among themselves."""
    for left in range(count, 1, -1):
        seed = following(seed)
        one: int = hidden[start + left - 1] + KIND
        other: int = hidden[start + below(seed, left)] + KIND
        kind: int = state[one]
        state[one] = state[other]
        state[other] = kind
    return seed
