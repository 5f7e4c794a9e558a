"""English grammar: players and keywords, articles, plurals, lists."""

from __future__ import annotations

from collections.abc import Sequence

from ludobug.games.mindbug.language.words import Keyword, Who

KEYWORD_NAMES: dict[Keyword, str] = {keyword: keyword.value for keyword in Keyword}
"""The keywords as an English player reads them."""

PLAYERS: dict[Who, str] = {
    Who.YOU: "you",
    Who.THE_OPPONENT: "the opponent",
    Who.AN_OPPONENT: "an opponent",
    Who.EACH_OPPONENT: "each opponent",
    Who.EACH_PLAYER: "each player",
    Who.TEAM_MATE: "your team mate",
}

TOGETHER: dict[Who, str] = {Who.EACH_OPPONENT: "opponents", Who.EACH_PLAYER: "players"}
"""Several players, as those who all cannot do something."""


def joined(names: Sequence[str], word: str = "and") -> str:
    """Names in a row, the last two with a word between them."""
    return " ".join([", ".join(names[:-1]), word, names[-1]]) if len(names) > 1 else "".join(names)


def keyword_list(keywords: Sequence[Keyword], word: str = "and") -> str:
    """Keywords in a row."""
    return joined([KEYWORD_NAMES[keyword] for keyword in keywords], word)


def with_article(noun: str) -> str:
    """A noun with "a" or "an"."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def has(who: Who) -> str:
    """What a player has, as a verb."""
    return "have" if who is Who.YOU else "has"


def controls(who: Who) -> str:
    """What a player controls, as a verb."""
    return "control" if who is Who.YOU else "controls"


def whose(who: Who) -> str:
    """What belongs to a player."""
    return "your" if who is Who.YOU else f"{PLAYERS[who]}'s"


def counted(noun: str, number: int) -> str:
    """A noun after a number."""
    return noun if number == 1 or noun in ("life", "octonite") else f"{noun}s"
