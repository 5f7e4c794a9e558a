"""What the cards say, in English and French: their rule, and a sentence of good practice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.games.millebugs.cards import CARDS, Card, partners
from ludobug.games.millebugs.text import english, french

LANGUAGES = ("en", "fr")
RULES: Mapping[str, Any] = {"en": english, "fr": french}


def card_text(card: Card, lang: str) -> str:
    """The rule of a card, and below it what it teaches.

    >>> from ludobug.games.millebugs.cards import called
    >>> print(card_text(called("100"), "en"))
    Place in your area while it is free, if the total stays at 1000 or below: +100 Debugs, 4 spaces.
    """
    rule = card_rule(card, lang)
    return f"{rule}\n{card.lesson[lang]}" if card.lesson else rule


def card_rule(card: Card, lang: str) -> str:
    """What a card does."""
    words = RULES[lang]
    if card.icon is None:
        return str(words.ADVANCE.format(value=card.value, spaces=words.spaces(card.spaces)))
    related = {family.value: other.titles[lang] for family, other in partners(card.icon).items()}
    return str(words.RULE[card.family].format(**related))


def card_facts(card: Card) -> dict[str, Any]:
    """A kind of card as JSON-ready data."""
    return {
        "name": card.name,
        "title": dict(card.titles),
        "family": card.family.value,
        "icon": card.icon.value if card.icon else None,
        "value": card.value or None,
        "copies": card.copies,
        "text": {lang: card_text(card, lang) for lang in LANGUAGES},
        "provenance": card.provenance,
    }


def card_list() -> list[dict[str, Any]]:
    """Every kind of card as JSON-ready data: what a list of cards shows."""
    return [card_facts(card) for card in CARDS]
