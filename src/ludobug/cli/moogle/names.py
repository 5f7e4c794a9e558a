"""Cards, monsters and places of Moogle Bounty Mayhem as a reader calls them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.cast import Cast
from ludobug.games.moogle.cards import HEROES, MOGS, deck

View = Mapping[str, Any]
YIAZMAT = "Yiazmat"
CARDS = {card.name: card for card in [*(card for mog in MOGS for card in deck(mog)), *HEROES]}
"""Combat cards and Heroes by their names; cards that several decks have are alike."""
ABILITIES = {mog.name: mog.ability_name for mog in MOGS}


def with_power(name: str) -> str:
    """A card with its printed power: "Seeq 7"; the names of a Mog's own cards say it already."""
    power = CARDS[name].power
    return name if name.endswith(f" {power}") else f"{name} {power}"


def monsters_in(view: View) -> dict[str, str]:
    """The names of the monsters by the places where they lie."""
    return {place["place"]: place["monster"] for place in view["places"]}


def where(monster: str, letter: str, cast: Cast) -> str:
    """Where a card lies: at which monster, and in whose row."""
    return cast.messages("story.place_of", monster=monster, who=cast.inside(letter))
