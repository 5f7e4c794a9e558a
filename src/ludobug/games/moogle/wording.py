"""Action numbers and action texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludobug.core.cells import Cells
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, TOP
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.pool import LABELS

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle

VERBS = ("place", "move", "choose")
UNKNOWN = "face-down card"


@dataclass(frozen=True, slots=True)
class Meaning:
    """What the number of an action on a card says."""

    verb: str
    name: str
    """The name of the card, as far as the acting seat knows it."""
    owner: int
    place: int
    """Where the card is brought to, or lies; ``NOWHERE`` for cards that are not on the table."""
    face_down: bool
    turn: int
    """Which of several that look alike, from 0."""


def meaning(action: int) -> Meaning | None:
    """What an action number says; None if it is not about a card."""
    if action < at.FIRST_CARD_OPTION:
        return None
    rest, verb = divmod(action - at.FIRST_CARD_OPTION, at.VERBS)
    rest, label = divmod(rest, at.LABELS)
    rest, owner = divmod(rest, at.MOST_SEATS)
    rest, facing = divmod(rest, at.FACINGS)
    turn, place = divmod(rest, at.SPOTS)
    return Meaning(VERBS[verb], LABELS[label] or UNKNOWN, owner, place, bool(facing), turn)


def action_text(game: Moogle, cells: Cells, codes: Sequence[int], action: int) -> str:
    """The text of a legal action, unique among the legal ones."""
    said = meaning(action)
    if said is None:
        return plain_text(game, cells, action)
    if said.verb != "choose":
        return _brought(game, cells, said)
    alike = [other for code in codes if (other := meaning(code)) is not None and other.name == said.name]
    owner = f"{game.letters[said.owner]}:" if len({other.owner for other in alike}) > 1 else ""
    several_places = len({other.place for other in alike}) > 1
    place = f" on {game.monster_name(cells, said.place)}" if several_places else ""
    return f"choose {owner}{said.name}{place}{_number(said.turn)}"


def _brought(game: Moogle, cells: Cells, said: Meaning) -> str:
    """The text of bringing a card to a place; a moved card keeps its facing."""
    place = game.monster_name(cells, said.place)
    if said.verb == "move":
        return f"move {said.name} to {place}"
    return f"place {said.name} on {place}{' face down' if said.face_down else ''}"


def other_texts(game: Moogle, cells: Cells, action: int) -> set[str]:
    """Further ways to say a legal action, folded: with owner, place or "#1" although they are not needed."""
    said = meaning(action)
    if said is None:
        if cells[cells[TOP] + OP] == at.TAKE_TURN:
            return {"use"} if action == at.USE else {"end turn"}
        return {"done", "no"} if action == at.NO else {"yes"}
    if said.verb != "choose":
        if said.verb == "place" and not said.face_down:
            return {f"{_brought(game, cells, said)} face up".casefold()}
        return set()
    return {text.casefold() for text in _choices(game, cells, said)}


def _choices(game: Moogle, cells: Cells, said: Meaning) -> Iterable[str]:
    places = [""] if said.place == at.NOWHERE else ["", f" on {game.monster_name(cells, said.place)}"]
    numbers = {_number(said.turn)} | ({" #1"} if said.turn == 0 else set())
    for owner in ("", f"{game.letters[said.owner]}:"):
        for place in places:
            for number in numbers:
                yield f"choose {owner}{said.name}{place}{number}"


def plain_text(game: Moogle, cells: Cells, action: int) -> str:
    """The text of an action that is not about a card."""
    if action == at.USE:
        return f"use {game.mog_of(cells, cells[ACTOR]).ability_name}"
    if action == at.YES:
        return "yes"
    if cells[cells[TOP] + OP] == at.RUN_EFFECT and game.instruction(cells) == at.REPLACE_MONSTER:
        return "no"
    return "done"


def _number(turn: int) -> str:
    return f" #{turn + 1}" if turn else ""
