"""The positions of the tactical suite, read from the files beside this one.

A position has a ``name``, a ``theme``, the ``options`` of its game, the ``position``, the ``moves`` that lead from
there to the decision, the ``seat`` that decides, the ``best`` actions, ``why``, and how that is proved:

- ``wins: n``: a best action wins within n further decisions in every world that fits what the seat knows, whatever
  everybody else and chance do; no other action does.
- ``saves: n``: after any other action the others win within n further decisions, in every such world; after a best one
  they can't.
- ``solved``: both, to the end of the game.
- ``counts: n``: over many worlds, all of them looked through n further decisions deep with everybody at their best, a
  best action wins more often than any other, or loses less often.
- ``plays``: over many worlds played on at random, a best action wins more often than any other. This is no proof, only
  evidence beside the reason that is given.

In Mille Bugs a number stands for cards of the deck that are not named, as many of them: in a hand, in the draw pile (if
there are so many), as the ``total`` of an area.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

import ludobug
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.games.millebugs.cards import CARDS

FOLDER = Path(__file__).parent
FAMILIES = ("mindbug", "moogle", "millebugs")
PROOFS = ("wins", "saves", "solved", "counts", "plays")


@dataclass(frozen=True)
class Tactic:
    """A position in which it is known what to do."""

    game: str
    name: str
    theme: str
    position: Mapping[str, Any]
    seat: str
    best: tuple[str, ...]
    why: str
    proof: str
    depth: int
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    def state(self) -> State:
        """The decision."""
        state = loaded(self.game, repr(sorted(self.options.items())), self).from_position(self.position)
        for move in self.moves:
            state.apply(move)
        return state

    def __repr__(self) -> str:
        return f"{self.game}: {self.name}"


_games: dict[tuple[str, str], Game] = {}


def loaded(game: str, key: str, tactic: Tactic) -> Game:
    """The game of a position; equal ones are loaded once."""
    if (game, key) not in _games:
        _games[game, key] = ludobug.load(game, **tactic.options)
    return _games[game, key]


@cache
def tactics(family: str) -> tuple[Tactic, ...]:
    """All positions of a family of rules."""
    entries = yaml.safe_load((FOLDER / f"{family}.yaml").read_text(encoding="utf-8"))
    return tuple(_tactic(family, entry) for entry in entries)


def _tactic(game: str, entry: dict[str, Any]) -> Tactic:
    fields = dict(entry)
    if game == "millebugs":
        fields["position"] = with_cards(fields["position"])
    (proof,) = [name for name in PROOFS if name in fields]
    depth = fields.pop(proof)
    best = fields.pop("best")
    return Tactic(
        game=game,
        best=tuple([best] if isinstance(best, str) else best),
        moves=tuple(fields.pop("moves", ())),
        proof=proof,
        depth=depth if isinstance(depth, int) and not isinstance(depth, bool) else 0,
        **fields,
    )


# ---------------------------------------------------------------- the cards of Mille Bugs


def with_cards(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position with cards in place of numbers."""
    left = Counter({card.name: card.copies for card in CARDS}) - Counter(_names_in(position))
    told = dict(position)
    told["areas"] = {name: _area(laid, left) for name, laid in position.get("areas", {}).items()}
    rest = sorted(left.elements())
    Random(len(rest)).shuffle(rest)
    for letter in "ABCDEFGH":
        if isinstance(position.get(letter), int):
            told[letter] = {"hand": [rest.pop() for _ in range(position[letter])]}
        elif letter in position:
            told[letter] = {"hand": position[letter]}
    if isinstance(position.get("draw"), int):
        told["draw"] = rest[: position["draw"]]
    return told


def _names_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _names_in(part)


def _area(laid: Mapping[str, Any], left: Counter[str]) -> dict[str, Any]:
    """An area with Advance cards of its total, the largest first."""
    missing, cards = laid.get("total", 0), []
    for value in (200, 100, 75, 50, 25):
        while missing >= value and left[str(value)]:
            cards.append(str(value))
            left[str(value)] -= 1
            missing -= value
    if missing:
        raise ValueError(f"no cards are left for {laid['total']}")
    return {"advance": cards, **{field: names for field, names in laid.items() if field != "total"}}
