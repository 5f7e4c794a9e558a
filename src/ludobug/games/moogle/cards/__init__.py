"""Everything in the box: Heroes, monsters, tile faces, and the Mogs with their decks."""

from __future__ import annotations

from types import MappingProxyType

from ludobug.games.moogle.cards.heroes import HEROES
from ludobug.games.moogle.cards.mogs import MOGS, SHARED
from ludobug.games.moogle.cards.monsters import MONSTERS, TILE_FACES
from ludobug.games.moogle.language.words import Card, Mog

__all__ = ["HEROES", "MOGS", "MONSTERS", "POWERS", "SHARED", "TILE_FACES", "TOKENS", "deck"]


def deck(mog: Mog) -> tuple[Card, ...]:
    """The ten Combat cards of a Mog: those that every deck has, then its own."""
    return (*SHARED, *mog.own_cards)


POWERS = {card.name: card.power for card in (*HEROES, *(card for mog in MOGS for card in deck(mog)))}
"""The printed power of every card that players play, by its name."""

TOKENS = MappingProxyType({"one-VP": 16, "three-VP": 6, "Fatigue": 6, "Gil": 3, "first-player marker": 1})
"""The tokens in the box. Victory points and fatigue are numbers here: no supply ever runs out."""
