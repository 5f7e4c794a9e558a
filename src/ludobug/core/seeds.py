"""From a seed that a person gives to the odd 64-bit number that the kernel's random walks carry."""

from __future__ import annotations

import hashlib

from ludobug.core.cells import Word


def word(seed: object) -> Word:
    """The word of a seed: integers and texts, spread evenly.

    >>> word(7) == word(7), word(7) == word(8), word("seven") % 2
    (True, False, 1)
    """
    digest = hashlib.blake2b(repr(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") | 1
