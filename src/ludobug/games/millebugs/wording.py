"""Action numbers and action texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludobug.games.millebugs import layout as at
from ludobug.games.millebugs.cards import ALSO_CALLED, CARDS, Card, Family

if TYPE_CHECKING:
    from ludobug.games.millebugs.game import MilleBugs

PLAYING = {Family.ADVANCE: "advance", Family.BONUS: "repair with", Family.IMMUNITY: "immunity"}


@dataclass(frozen=True, slots=True)
class Meaning:
    """What the number of an action on a card says."""

    verb: str
    card: Card
    area: int | None
    """The area that is attacked."""


def meaning(action: int) -> Meaning | None:
    """What an action number says; None if it is not about a card."""
    if action < at.FIRST_VERB_CODE:
        return None
    verb, kind = divmod(action - at.FIRST_VERB_CODE, len(CARDS))
    card = CARDS[kind]
    if verb >= at.VERB_ATTACK:
        return Meaning("attack", card, verb - at.VERB_ATTACK)
    return Meaning({at.VERB_DISCARD: "discard", at.VERB_RANDOM: "random"}.get(verb) or PLAYING[card.family], card, None)


def action_text(game: MilleBugs, action: int) -> str:
    """The text of an action, the same in every state."""
    said = meaning(action)
    if said is not None:
        return _said(said, said.card.name, None if said.area is None else game.area_names[said.area])
    return "decline" if action == at.DECLINE else f"random {game.letters[action - at.STARTER_CODE]}"


def other_texts(game: MilleBugs, action: int) -> set[str]:
    """Further ways to say a legal action: by a printed title, or with one seat of the attacked area."""
    said = meaning(action)
    if said is None:
        return {"no", "pass"} if action == at.DECLINE else set()
    names = {said.card.name, *said.card.titles.values()}
    names |= {title for title, name in ALSO_CALLED.items() if name == said.card.name}
    targets = [None] if said.area is None else [game.area_names[said.area], *game.area_names[said.area]]
    return {_said(said, name, target).casefold() for name in names for target in targets}


def _said(said: Meaning, name: str, target: str | None) -> str:
    return f"{said.verb} {name}" if target is None else f"{said.verb} {target} with {name}"
