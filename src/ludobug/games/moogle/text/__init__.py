"""What cards, monsters and Mogs say, in English and French, made from the words of their effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludobug.games.moogle.cards import HEROES, MOGS, MONSTERS, SHARED, TILE_FACES
from ludobug.games.moogle.language.words import AtOnce, AtTheEnd, Card, Mog, Monster, WhileFaceUp
from ludobug.games.moogle.text.english import ENGLISH
from ludobug.games.moogle.text.french import FRENCH

LANGUAGES = ("en", "fr")
"""The languages that cards are read in."""
SENTENCES = {"en": ENGLISH, "fr": FRENCH}
COMMON = "common"
TIMINGS = {AtOnce: "at once", WhileFaceUp: "while face up", AtTheEnd: "at the end"}


def card_text(card: Card | Monster | Mog, lang: str) -> str:
    """What a card, a monster, a tile face or a Mog does; empty for a plain value.

    >>> from ludobug.games.moogle.cards import HEROES
    >>> print(card_text(HEROES[0], "en"))
    Face up, at once: place a fatigue token on one card in this zone.
    """
    if lang not in SENTENCES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {lang}")
    if isinstance(card, Mog):
        return SENTENCES[lang].mog(card)
    if isinstance(card, Monster):
        return SENTENCES[lang].monster(card)
    return SENTENCES[lang].card(card)


def ability_name(mog: Mog, lang: str) -> str:
    """What the ability of a Mog is called."""
    return SENTENCES[lang].abilities.get(mog.ability_name, mog.ability_name)


def full_name(monster: Monster) -> str:
    """The name of a monster; faces of tiles have their number and side behind it."""
    return f"{monster.name} {monster.face}".strip()


def card_list() -> list[dict[str, Any]]:
    """Everything in the box as JSON-ready data: what a list of cards shows."""
    return [
        *(_mog(mog) for mog in MOGS),
        *(_card(card, COMMON, len(MOGS)) for card in SHARED),
        *(_card(card, mog.name.lower(), 1) for mog in MOGS for card in mog.own_cards),
        *(_card(hero, "heroes", 1) for hero in HEROES),
        *(_monster(monster, "monsters") for monster in MONSTERS),
        *(_monster(face, "yiazmat") for face in TILE_FACES),
    ]


def _card(card: Card, group: str, copies: int) -> dict[str, Any]:
    timing = TIMINGS.get(type(card.ability))
    return dict(_listed(card, card.name, group, copies), power=card.power, timing=timing)


def _monster(monster: Monster, group: str) -> dict[str, Any]:
    return dict(_listed(monster, full_name(monster), group, 1), limit=monster.limit, points=list(monster.prizes))


def _mog(mog: Mog) -> dict[str, Any]:
    names = {lang: ability_name(mog, lang) for lang in LANGUAGES}
    return dict(_listed(mog, mog.name, "mogs", 1), ability=names, gil=mog.gil or None)


def _listed(card: Card | Monster | Mog, name: str, group: str, copies: int) -> dict[str, Any]:
    texts = {lang: card_text(card, lang) for lang in LANGUAGES}
    return {"name": name, "set": group, "copies": copies, "text": texts, "provenance": card.provenance}


def everything() -> Iterator[Card | Monster | Mog]:
    """Whatever has a text: Mogs, every different card, monsters and tile faces."""
    yield from MOGS
    yield from (*SHARED, *(card for mog in MOGS for card in mog.own_cards), *HEROES)
    yield from (*MONSTERS, *TILE_FACES)
