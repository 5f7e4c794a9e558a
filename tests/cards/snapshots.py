"""The texts of every shipped card as readable files, so that a change of wording is seen in a diff.

``python -m tests.cards.snapshots`` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.cards.energy import ENERGY
from ludobug.games.mindbug.language.json_form import card_to_json
from ludobug.games.mindbug.language.words import Creature, EnergyCard, Keyword, Trigger, Triggered
from ludobug.games.mindbug.text import LANGUAGES, card_text, energy_text, keyword_help, keyword_name
from tests.cards.sentences import EFFECTS, RULES

FOLDER = Path(__file__).with_name("snapshots")


def snapshots() -> dict[str, str]:
    """The content of each file, by its name."""
    files = {
        f"{set_id}.{lang}.txt": "\n".join(card_lines(card, lang) for card in cards)
        for set_id, cards in SETS.items()
        for lang in LANGUAGES
    }
    energy = {f"energy.{lang}.txt": "\n".join(energy_lines(card, lang) for card in ENERGY) for lang in LANGUAGES}
    keywords = {
        f"keywords.{lang}.txt": "\n".join(
            f"{keyword_name(keyword, lang)}\n    {keyword_help(keyword, lang)}\n" for keyword in Keyword
        )
        for lang in LANGUAGES
    }
    abilities = [*(Triggered(Trigger.PLAY, effect) for effect in EFFECTS), *RULES]
    cards = [Creature("Test", 1, abilities=(ability,)) for ability in abilities]
    return files | energy | keywords | {"sentences.txt": "\n".join(map(sentence_lines, cards))}


def card_lines(card: Creature, lang: str) -> str:
    """A card as a player reads it: name, power, keywords, text."""
    head = "  ".join([card.name, str(card.power), *(keyword_name(keyword, lang) for keyword in card.keywords)])
    return "\n    ".join([head, *card_text(card, lang).splitlines()]) + "\n"


def energy_lines(card: EnergyCard, lang: str) -> str:
    """An Energy card as a player reads it: name, price, text."""
    return f"{card.name}  {card.price}\n    {energy_text(card, lang)}\n"


def sentence_lines(card: Creature) -> str:
    """The ability of a card in JSON, English and French."""
    ability = json.dumps(card_to_json(card)["abilities"][0])
    return "\n    ".join([ability, *(card_text(card, lang) for lang in LANGUAGES)]) + "\n"


def write() -> None:
    """Write all files anew; what no set has any more goes away."""
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name, content in snapshots().items():
        (FOLDER / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    write()
