"""What the keywords do, in English, for somebody who meets them for the first time."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Keyword

_HELP = {
    Keyword.FAST: "When this creature has come into play and its Play effects are done, its controller may at once "
    "attack with it or use its Action, on top of the turn action. Not used then, the chance is gone; taking control "
    "of the creature gives no such chance.",
    Keyword.FRENZY: "After attacking with this creature you may attack with it once more in the same turn, if you "
    "still control it and it still has FRENZY. Both are full attacks, with Attack effects and a new choice of blocker.",
    Keyword.HUNTER: "When this creature attacks, you may choose an enemy creature after the Attack effects; that "
    "creature must block, even if it otherwise could not. No other creature can block instead, and the attack costs "
    "the opponent no life.",
    Keyword.POISONOUS: "A creature that fights this one, whether this attacks or blocks, is defeated whatever the "
    "powers, though TOUGH can still save it. This creature is defeated as usual if its power is not the higher one.",
    Keyword.SNEAKY: "When this creature attacks, only creatures that have SNEAKY may block it. It may itself block "
    "any attacker, and HUNTER and effects reach it like any other creature.",
    Keyword.TOUGH: "If this creature would be defeated, in combat or by an effect, and is not exhausted, it is "
    "exhausted instead and stays in play. Exhausted it attacks, blocks and works as before, but it has no second save "
    "for as long as it stays in play.",
}


def keyword_help(keyword: Keyword) -> str:
    """What a keyword does, for somebody who meets it for the first time."""
    return _HELP[keyword]
