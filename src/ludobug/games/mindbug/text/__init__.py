"""What cards and keywords say, in the languages of the game; every card text is made from the words of its effects."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Creature, EnergyCard, Keyword
from ludobug.games.mindbug.text import english, french

LANGUAGES = ("en", "fr")
"""The languages that cards are read in."""

_CARD_TEXT = {"en": english.card_text, "fr": french.card_text}
_ENERGY_TEXT = {"en": english.energy_text, "fr": french.energy_text}
_KEYWORD_NAMES = {"en": english.KEYWORD_NAMES, "fr": french.KEYWORD_NAMES}
_KEYWORD_HELP = {"en": english.keyword_help, "fr": french.keyword_help}


def card_text(card: Creature, lang: str) -> str:
    """What a card does, one ability a line; empty for a card that has keywords only, or nothing."""
    return _CARD_TEXT[known(lang)](card)


def energy_text(card: EnergyCard, lang: str) -> str:
    """What an Energy card does when it is bought."""
    return _ENERGY_TEXT[known(lang)](card)


def keyword_name(keyword: Keyword, lang: str) -> str:
    """A keyword as it is read on a card."""
    return _KEYWORD_NAMES[known(lang)][keyword]


def keyword_help(keyword: Keyword, lang: str) -> str:
    """What a keyword does, in one or two sentences."""
    return _KEYWORD_HELP[known(lang)](keyword)


def known(lang: str) -> str:
    """The language, if there is one of that name."""
    if lang not in LANGUAGES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {lang}")
    return lang
