"""The cards of Mille Bugs, one value for each kind.

>>> from ludobug.games.millebugs.cards import CARDS
>>> sum(card.copies for card in CARDS)
86
"""

from __future__ import annotations

from ludobug.games.millebugs.cards.deck import ALSO_CALLED, DECK
from ludobug.games.millebugs.cards.model import Card, Family, Icon

__all__ = ["ALSO_CALLED", "CARDS", "Card", "Family", "Icon", "called", "partners"]

CARDS: tuple[Card, ...] = DECK


def called(title: str) -> Card | None:
    """The card of that name, or of that title in any language, printed variants included; None if there is none."""
    wanted = title.casefold().strip()
    variants = {other.casefold(): name for other, name in ALSO_CALLED.items()}
    wanted = variants.get(wanted, wanted).casefold()
    for card in CARDS:
        if wanted in {card.name.casefold(), *(known.casefold() for known in card.titles.values())}:
            return card
    return None


def partners(icon: Icon) -> dict[Family, Card]:
    """The Malus, the Bonus and the Immunity of an icon."""
    return {card.family: card for card in CARDS if card.icon is icon}
