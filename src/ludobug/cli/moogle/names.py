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


def monster_at(view: View, place: str) -> str:
    """The name of the monster that lies at a place."""
    return next(str(each["monster"]) for each in view["places"] if each["place"] == place)


def where(view: View, place: str, letter: str, cast: Cast) -> str:
    """Where a card lies: at which monster, and in whose row."""
    return cast.messages("story.place_of", monster=monster_at(view, place), who=cast.inside(letter))
