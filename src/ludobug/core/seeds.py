"""From a seed that a person gives to the odd 64-bit number that the kernel's random walks carry."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from ludobug.core.cells import Word

LARGEST_PLAIN_SEED = 2**63


def word(seed: object, scramble: Callable[[Word], Word]) -> Word:
    """The word of a seed: whole numbers by the kernel's arithmetic, anything else by a hash of what it prints.

    >>> from ludobug.core.chance import scrambled
    >>> word(7, scrambled) == word(7, scrambled), word(7, scrambled) == word(8, scrambled), word("7", scrambled) % 2
    (True, False, 1)
    """
    if type(seed) is int and 0 <= seed < LARGEST_PLAIN_SEED:
        return scramble(seed + 1)
    digest = hashlib.blake2b(repr(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") | 1
