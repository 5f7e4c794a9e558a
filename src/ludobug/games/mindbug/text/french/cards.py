"""Whole cards in French."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Ability, Constant, Creature, EnergyCard
from ludobug.games.mindbug.text.french.rules import constant_text
from ludobug.games.mindbug.text.french.sentences import FRENCH
from ludobug.games.mindbug.text.french.triggered import triggered_text
from ludobug.games.mindbug.text.outline import Scene, outline
from ludobug.games.mindbug.text.sentences import capital


def card_text(card: Creature) -> str:
    """The abilities of a card in French, one line each; empty for a card without any."""
    return "\n".join(ability_text(ability) for ability in card.abilities)


def energy_text(card: EnergyCard) -> str:
    """The effect of an Energy card in French."""
    return capital(FRENCH.paragraph(outline(card.effect), Scene(in_play=False)))


def ability_text(ability: Ability) -> str:
    """One ability."""
    if isinstance(ability, Constant):
        return constant_text(ability)
    return triggered_text(ability)
