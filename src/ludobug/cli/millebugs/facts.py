"""The shipped cards of Mille Bugs in the form of the facts of the rulebook, which call them by their French titles."""

from __future__ import annotations

from ludobug.games.millebugs.cards import CARDS, Card
from ludobug.rulebook.facts import Fact


def fact(card: Card) -> Fact:
    """A card with what is known of it, and what of that is reconstructed."""
    return {
        "set": card.family.value,
        "name": card.titles["fr"],
        "copies": card.copies,
        "value": card.value,
        "spaces": card.spaces,
        "icon": card.icon.value if card.icon else None,
        "reconstructed": list(card.reconstructed),
    }


def shipped_facts() -> list[Fact]:
    """All cards."""
    return [fact(card) for card in CARDS]
