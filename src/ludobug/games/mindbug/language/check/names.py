"""Names, texts and numbers of cards."""

from __future__ import annotations

import unicodedata
from typing import Any

from ludobug.games.mindbug.language.limits import (
    ACTION_WORDS,
    FORBIDDEN_IN_NAMES,
    LONGEST_NAME,
    LONGEST_TEXT,
    number_range,
    number_rule,
    refuse,
)
from ludobug.games.mindbug.language.shape import parts
from ludobug.games.mindbug.language.words import Creature, Keyword


def check_names(card: Creature) -> None:
    """The name is one, and other texts are texts."""
    check_name(card.name)
    for field, text in (("number", card.number), ("provenance", card.provenance)):
        if text:
            check_text(text, field, LONGEST_TEXT)


def check_name(name: str) -> None:
    """A name can be told from everything else in a line like ``choose B:Shield Bugs #2``."""
    check_text(name, "name", LONGEST_NAME)
    if not any(sign.isalpha() for sign in name):
        refuse("name", "must have at least one letter")
    for sign in FORBIDDEN_IN_NAMES:
        if sign in name:
            refuse("name", f'must not have "{sign}" in it')
    if name.casefold() in ACTION_WORDS:
        refuse("name", f'must not be "{name}", which is the name of an action')


def check_text(text: str, field: str, longest: int) -> None:
    """A text is short and printable, in one line, without blanks that nobody sees."""
    if not text.strip():
        refuse(field, "must not be empty")
    if len(text) > longest:
        refuse(field, f"must have at most {longest} signs, not {len(text)}")
    if not text.isprintable():
        refuse(field, "must be printable: no line breaks, tabs or invisible signs")
    if text != text.strip() or "  " in text:
        refuse(field, "must not begin or end with a blank, nor have two in a row")
    if not unicodedata.is_normalized("NFC", text):
        refuse(field, "must be in the composed form of Unicode (NFC): one sign for a letter with its accent")


def check_numbers(value: Any, path: str) -> None:
    """Every number is in its range, and no list of keywords names one twice."""
    for content, field, place in parts(value, path):
        if isinstance(content, int) and not isinstance(content, bool):
            lowest, highest = number_range(type(value), field.name)
            if not lowest <= content <= highest:
                refuse(place, f"{number_rule(type(value), field.name)}, not {content}")
        if isinstance(content, tuple):
            repeated = [word for word in content if isinstance(word, Keyword) and content.count(word) > 1]
            if repeated:
                refuse(place, f"names {repeated[0].value} twice")
