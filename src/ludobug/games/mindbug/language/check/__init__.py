"""Whether a card makes sense: names, numbers, and words that can go together.

The codec already refuses what is no word at all; this refuses words that say nothing, or nothing that the rules
could carry out. It works on cards from JSON and on cards written in Python alike. In order:

- ``names``: names, texts, and the ranges of numbers;
- ``cards``: what a card as a whole may speak of;
- ``groups``, ``sentences``, ``rules``: single words, by the chapters of the language;
- ``abilities``: what can happen where the card lies;
- ``effects`` and ``targets``: whether each sentence of an effect has something to act on.
"""

from __future__ import annotations

from typing import Any

from ludobug.games.mindbug.language.check.abilities import check_abilities, check_energy_effect
from ludobug.games.mindbug.language.check.cards import check_as_strong, check_boosts, check_octonite, check_team_mates
from ludobug.games.mindbug.language.check.groups import GROUPS
from ludobug.games.mindbug.language.check.names import check_name, check_names, check_numbers, check_text
from ludobug.games.mindbug.language.check.rules import RULES
from ludobug.games.mindbug.language.check.sentences import SENTENCES
from ludobug.games.mindbug.language.codec import shown
from ludobug.games.mindbug.language.limits import LONGEST_TEXT, MOST_ABILITIES, CardSetError, refuse
from ludobug.games.mindbug.language.lines import check_evolution
from ludobug.games.mindbug.language.shape import inside
from ludobug.games.mindbug.language.words import Creature, EnergyCard

_CHECKS = GROUPS | SENTENCES | RULES
"""What is asked of single words."""


def check_card(card: Creature) -> None:
    """Refuse a card that is malformed or says something the rules cannot carry out.

    Raises:
        CardSetError: the message names the card, the place in it, and what is allowed there.
    """
    try:
        check_names(card)
        check_evolution(card)
        if len(card.abilities) > MOST_ABILITIES:
            refuse("abilities", f"must be at most {MOST_ABILITIES}, not {len(card.abilities)}")
        for value, path in inside(card, ""):
            check_word(value, path)
            check_team_mates(card, value, path)
            check_as_strong(value, path)
        check_octonite(card)
        check_boosts(card)
        check_abilities(card)
    except CardSetError as error:
        raise CardSetError(f"card {shown(card.name)}: {error}") from None


def check_energy_card(card: EnergyCard) -> None:
    """Refuse an Energy card that is malformed or says something the rules cannot carry out.

    Raises:
        CardSetError: the message names the card, the place in it, and what is allowed there.
    """
    try:
        check_name(card.name)
        check_text(card.provenance, "provenance", LONGEST_TEXT)
        for value, path in inside(card, ""):
            check_word(value, path)
        check_energy_effect(card)
    except CardSetError as error:
        raise CardSetError(f"Energy card {shown(card.name)}: {error}") from None


def check_word(value: Any, path: str) -> None:
    """A single word, or a record, makes sense by itself."""
    check_numbers(value, path)
    check = _CHECKS.get(type(value))
    if check is not None:
        check(value, path)
