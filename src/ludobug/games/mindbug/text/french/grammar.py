"""French grammar: players and keywords, what comes before a vowel, plurals, lists."""

from __future__ import annotations

from collections.abc import Sequence

from ludobug.games.mindbug.language.words import Keyword, Who

KEYWORD_NAMES: dict[Keyword, str] = {
    Keyword.FAST: "RAPIDE",
    Keyword.FRENZY: "FURIE",
    Keyword.HUNTER: "CHASSEUR",
    Keyword.POISONOUS: "VENIMEUX",
    Keyword.SNEAKY: "FURTIF",
    Keyword.TOUGH: "CORIACE",
}
"""The keywords as a French player reads them."""

COLON = "\u00a0:"
"""A colon after its no-break space."""

SEMICOLON = "\u202f;"
"""A semicolon after its narrow no-break space."""

UP_TO = "jusqu'à "
"""Before the most that may be chosen."""

PLAYERS: dict[Who, str] = {
    Who.YOU: "vous",
    Who.THE_OPPONENT: "l'adversaire",
    Who.AN_OPPONENT: "un adversaire",
    Who.EACH_OPPONENT: "chaque adversaire",
    Who.EACH_PLAYER: "chaque joueur",
    Who.TEAM_MATE: "votre partenaire",
}

TOGETHER: dict[Who, str] = {Who.EACH_OPPONENT: "vos adversaires", Who.EACH_PLAYER: "les joueurs"}
"""Several players, as those who all cannot do something."""


def elided(word: str, following: str) -> str:
    """Say "de", "que" or "si" before what follows: "d'une créature", "qu'un adversaire", "s'il"."""
    vowel = following[:1] in "aeiouéêèà"
    if word.endswith("si"):
        return f"{word[:-1]}'{following}" if following.startswith("il ") else f"{word} {following}"
    return f"{word[:-1]}'{following}" if vowel else f"{word} {following}"


def quoted(text: str) -> str:
    """A text between French quotation marks."""
    return f"«\u00a0{text}\u00a0»"


def of(noun: str) -> str:
    """A noun after "de": "du", "des", "d'une"."""
    for article, merged in (("le ", "du "), ("les ", "des ")):
        if noun.startswith(article):
            return merged + noun.removeprefix(article)
    return elided("de", noun)


def to(noun: str) -> str:
    """A noun after "à": "au", "aux", "à la"."""
    for article, merged in (("le ", "au "), ("les ", "aux ")):
        if noun.startswith(article):
            return merged + noun.removeprefix(article)
    return f"à {noun}"


def joined(names: Sequence[str], word: str = "et") -> str:
    """Names in a row, the last two with a word between them."""
    return " ".join([", ".join(names[:-1]), word, names[-1]]) if len(names) > 1 else "".join(names)


def keyword_list(keywords: Sequence[Keyword], word: str = "et") -> str:
    """Keywords in a row."""
    return joined([KEYWORD_NAMES[keyword] for keyword in keywords], word)


def counted(noun: str, number: int) -> str:
    """A noun after a number; up to 1 it stays singular."""
    return noun if number < 2 else plural(noun)


def plural(noun: str) -> str:
    """The plural of the nouns that card texts use, word by word."""
    return " ".join(
        word if word in ("de", "en", "main", "défausse", "vie", "octonite", "d'énergie") else f"{word}s"
        for word in noun.split()
    )


def has(who: Who) -> str:
    """What a player has, as a verb."""
    return "avez" if who is Who.YOU else "a"


def controls(who: Who) -> str:
    """What a player controls, as a verb."""
    return "contrôlez" if who is Who.YOU else "contrôle"


def belonging_to(who: Who) -> str:
    """What tells whose something is, after a noun."""
    return "que vous avez" if who is Who.YOU else of(PLAYERS[who])
