"""Ludobug: printed card games, exact to the sentence, to play, to study and to simulate.

>>> import ludobug
>>> game = ludobug.load("mindbug", sets=["first-contact"])
>>> state = game.new_state(seed=7)
>>> while not state.is_over:
...     state.apply(state.legal_actions()[0])
>>> sum(state.returns())
0.0
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import signature
from typing import TYPE_CHECKING, Any

from ludobug.core.errors import IllegalAction, LudobugError, OptionError, PositionError, RecordError
from ludobug.core.header import CHANCE, OVER

if TYPE_CHECKING:
    from ludobug.core.game import Game
    from ludobug.core.record import Record
    from ludobug.core.state import State

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "IllegalAction",
    "LudobugError",
    "OptionError",
    "PositionError",
    "RecordError",
    "load",
    "replay",
    "states_of",
]


def load(game: str, **options: Any) -> Game:
    """A game with its options: ``load("mindbug", sets=["first-contact"], seats=2)``."""
    return _with_options(game, options)


def _with_options(game: str, options: Mapping[Any, Any]) -> Game:
    from ludobug.games import GAMES, game_class

    if game not in GAMES:
        raise OptionError(f"no game {game!r}; there are {', '.join(GAMES)}")
    found = game_class(game)
    known = list(signature(found).parameters)
    for option in options:
        if option not in known:
            raise OptionError(f"{game}: no option {option!r}; there are {', '.join(known)}")
    return found(**options)


def states_of(record: Record | Mapping[str, Any] | str) -> Iterator[State]:
    """Every state of a record, from the first to the last."""
    from ludobug.core.record import Record

    if isinstance(record, str):
        record = Record.from_text(record)
    elif not isinstance(record, Record):
        record = Record.from_data(record)
    try:
        game = _with_options(record.game, record.options)
    except LudobugError as error:
        raise RecordError("options", str(error)) from error
    return game.replay(record)


def replay(record: Record | Mapping[str, Any] | str) -> State:
    """The last state of a record, given as a record, its data, its JSON or its text."""
    *_, last = states_of(record)
    return last
