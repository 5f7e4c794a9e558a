"""English clauses: who does what, as a sentence, inside one, or as what may be done."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Who
from ludobug.games.mindbug.text.english.grammar import PLAYERS
from ludobug.games.mindbug.text.sentences import Clause

MAY = "you may "


def you(base: str) -> Clause:
    """Something that you do."""
    return Clause(base, base, f"{MAY}{base}")


def they(who: str, finite: str, base: str) -> Clause:
    """Something that somebody else does, or that happens to cards."""
    return Clause(f"{who} {finite}", f"{who} {finite}", f"you may have {who} {base}")


def player(who: Who, verb: str, rest: str) -> Clause:
    """Something that a player does; the verb is a regular one."""
    return you(f"{verb} {rest}") if who is Who.YOU else they(PLAYERS[who], f"{verb}s {rest}", f"{verb} {rest}")
