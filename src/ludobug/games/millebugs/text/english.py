"""The rules of the cards in English."""

from __future__ import annotations

from ludobug.games.millebugs.cards.model import Family

ADVANCE = "Place in your area while it is free, if the total stays at 1000 or below: +{value} Debugs, {spaces}."
RULE = {
    Family.MALUS: "Place on the Battle pile of an opponent who is free and without {immunity}: that area cannot place "
    "Advance cards until {bonus} or {immunity} is played there.",
    Family.BONUS: "Place on {malus} on top of your own Battle pile: your area is free again.",
    Family.IMMUNITY: "Stays in your area for the whole game: {malus} can no longer be played there, and one that "
    "blocks it is cancelled. Draw a card and play again.",
}


def spaces(count: int) -> str:
    """A number of spaces on the board."""
    return f"{count} space" if count == 1 else f"{count} spaces"
