"""What cards on the table and zones are called for a reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.cast import Cast
from ludobug.games.moogle.cards import MOGS, POWERS
from ludobug.games.moogle.text import ability_name, card_text

View = Mapping[str, Any]
MOG_BY_NAME = {mog.name: mog for mog in MOGS}


class Names:
    """Names as one reader calls things."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.messages = cast.messages

    def card(self, name: str | None) -> str:
        """A card with its power where its name does not say it; a card that is not known lies face down."""
        if name is None:
            return self.messages("card.down")
        power = POWERS.get(name)
        return name if power is None or name.endswith(str(power)) else f"{name} {power}"

    def of(self, seat: str, name: str | None) -> str:
        """A card with its owner: "your Seeq", "player B's face-down card"."""
        card = self.messages("card.down") if name is None else name
        whose = "mine" if seat == self.cast.me else "opponents" if self.cast.two else "players"
        return self.messages(f"card.{whose}", seat=seat, card=card)

    def ability(self, mog: str) -> str:
        """What the ability of a Mog is called."""
        return ability_name(MOG_BY_NAME[mog], self.messages.lang)

    def explained(self, mog: str) -> str:
        """The ability of a Mog with what it does."""
        text = card_text(MOG_BY_NAME[mog], self.messages.lang)
        return self.messages("story.ability", ability=self.ability(mog), text=text)

    def source(self, card: str) -> str:
        """What asks for a decision: a card, or the ability of a Mog."""
        return self.ability(card) if card in MOG_BY_NAME else card


def monsters(view: View) -> dict[str, str]:
    """The monsters by the names of their places."""
    return {place["place"]: place["monster"] for place in view["places"]}
