"""Whole cards in English."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Ability, Constant, Creature, EnergyCard
from ludobug.games.mindbug.text.english.rules import constant_text
from ludobug.games.mindbug.text.english.sentences import ENGLISH
from ludobug.games.mindbug.text.english.triggered import triggered_text
from ludobug.games.mindbug.text.outline import Scene, outline
from ludobug.games.mindbug.text.sentences import capital


def card_text(card: Creature) -> str:
    """The abilities of a card in English, one line each; empty for a card without any."""
    return "\n".join(ability_text(ability) for ability in card.abilities)


def energy_text(card: EnergyCard) -> str:
    """The effect of an Energy card in English."""
    return capital(ENGLISH.paragraph(outline(card.effect), Scene(in_play=False)))


def ability_text(ability: Ability) -> str:
    """One ability."""
    if isinstance(ability, Constant):
        return constant_text(ability)
    return triggered_text(ability)
