"""What only some cards as a whole may speak of: team mates, boosts of their own, octonite to spread."""

from __future__ import annotations

from typing import Any

from ludobug.games.mindbug.language.limits import refuse
from ludobug.games.mindbug.language.shape import inside, parts
from ludobug.games.mindbug.language.words import (
    CannotPlay,
    Cards,
    Constant,
    Creature,
    Creatures,
    Every,
    Give,
    LoseMindbugs,
    NoBlocks,
    Pick,
    RefreshMindbugs,
    SavesTeamMate,
    Side,
    SpreadsOctonite,
    TheyMay,
    ToTeamMatesHand,
    Who,
    Zone,
)

FOR_TEAM_MATES = (CannotPlay, Give, LoseMindbugs, NoBlocks, RefreshMindbugs, TheyMay)
"""Words that may be about a team mate."""

SPEAKING_OF_TEAM_MATES = (Who.TEAM_MATE, Side.TEAM_MATE, Zone.TEAM_MATES_HAND, Zone.TEAM_MATES_DISCARD)
"""Names that speak of a team mate."""


def check_team_mates(card: Creature, value: Any, path: str) -> None:
    """Only cards of games with team mates speak of them, in words that know what to do then."""
    if isinstance(value, SavesTeamMate | ToTeamMatesHand) and not card.team:
        refuse(path, 'speaks of a team mate: the card needs "team": true')
    for content, _, place in parts(value, path):
        if content is Who.TEAM_MATE and not isinstance(value, FOR_TEAM_MATES):
            allowed = ", ".join(f'"{who.value}"' for who in Who if who is not Who.TEAM_MATE)
            refuse(place, f'must be one of {allowed}, not "{Who.TEAM_MATE.value}"')
        if content in SPEAKING_OF_TEAM_MATES and not card.team:
            refuse(place, 'speaks of a team mate: the card needs "team": true')


def check_as_strong(value: Any, path: str) -> None:
    """Only where an effect chooses among creatures there is a card before that they can be as strong as."""
    if isinstance(value, Pick | Every):
        return
    for content, _, place in parts(value, path):
        if isinstance(content, Creatures) and content.as_strong_as_it:
            refuse(f"{place}.as_strong_as_it", "is only for creatures that an effect does something to")


def check_boosts(card: Creature) -> None:
    """Whose boosts are meant is clear: there is one creature of that name."""
    speaks = any(isinstance(value, Cards) and value.lay_under_this for value, _ in inside(card, ""))
    if speaks and card.copies > 1:
        refuse("copies", "must be 1 for a card that speaks of the boosts which lay under it")


def check_octonite(card: Creature) -> None:
    """Only octonite that a creature comes into play with can be spread, and always can."""
    for index, ability in enumerate(card.abilities):
        if isinstance(ability, Constant) and isinstance(ability.rule, SpreadsOctonite):
            if not card.octonite:
                refuse("octonite", "must be at least 1 for spreads_octonite")
            if ability.condition is not None:
                refuse(f"abilities[{index}].condition", "must be left out: octonite is spread whatever holds")
