"""The six Heroes."""

from __future__ import annotations

from ludobug.games.moogle.language.words import (
    AtOnce,
    AtTheEnd,
    BlocksFatigue,
    Card,
    Cards,
    ClearsFatigue,
    GainPoints,
    IgnoresLimit,
    MovesItself,
    One,
    Tire,
    WhileFaceUp,
)

HEROES = (
    Card("Ashe", 1, AtOnce((Tire(One(Cards())),))),
    Card("Balthier", 5, WhileFaceUp((IgnoresLimit(),))),
    Card("Basch", 7),
    Card("Fran", 1, AtOnce((GainPoints(1),))),
    Card("Penelo", 5, AtTheEnd((ClearsFatigue(), BlocksFatigue()))),
    Card("Vaan", 5, WhileFaceUp((MovesItself(),))),
)
