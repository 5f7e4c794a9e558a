"""How a game plugs into the terminal: what a package ``ludobug.cli.<game>`` offers.

Such a package has a module ``guide`` with a value ``GUIDE``. A game without one is shown by ``ludobug.cli.plain``,
whose classes are also there to be refined: ``docs/terminal.md`` says how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from rich.text import Text

from ludobug.cli.book import Book, Entry
from ludobug.cli.cast import Cast
from ludobug.cli.choices import Choice
from ludobug.cli.line import Line
from ludobug.cli.messages import Messages
from ludobug.rulebook.facts import Fact

if TYPE_CHECKING:
    from ludobug.cli.step import Step
    from ludobug.core.errors import IllegalAction
    from ludobug.core.game import Game
    from ludobug.core.state import State

View = Mapping[str, Any]


class Reader(Protocol):
    """Everything that is shown to one seat of a game, to a spectator, or to whoever sees every card."""

    messages: Messages
    """Those of every game with those of this one."""
    seat: int | None
    cast: Cast

    def opening(self, state: State) -> list[Line]:
        """How the game begins."""
        ...

    def tell(self, step: Step) -> list[Line]:
        """What a step did, as far as the reader may know it."""
        ...

    def view(self, state: State) -> dict[str, Any]:
        """The state as the reader sees it; the other methods are given this."""
        ...

    def table(self, view: View, width: int, room: int | None, aside: str = "") -> list[Text]:
        """The table in as much detail as fits into so many lines; ``aside`` stands at the right of the heading."""
        ...

    def whole_table(self, view: View, width: int) -> list[Text]:
        """The table with everything on it, however long it gets."""
        ...

    def question(self, view: View, width: int) -> list[Text]:
        """What the reader has to decide."""
        ...

    def choices(self, state: State, view: View) -> list[Choice]:
        """What the reader may do."""
        ...

    def refusal(self, error: IllegalAction) -> str:
        """Why something can't be done."""
        ...

    def ending(self, state: State) -> str:
        """Who won a finished game, and why."""
        ...

    def find(self, name: str) -> Entry:
        """A card by its name; ``UnknownCard`` if there is none."""
        ...

    def card_names(self) -> Sequence[str]:
        """The names of the cards of this game, to be completed while somebody types."""
        ...


class Guide(Protocol):
    """A game at the terminal."""

    id: str
    texts: Mapping[str, Mapping[str, str]]
    """The game's own messages by language: ``title`` is its name, ``help`` what a player has to know."""

    def reader(self, game: Game, messages: Messages, seat: str | None = None, all_cards: bool = False) -> Reader:
        """Somebody who reads at a seat (None: a spectator); ``all_cards`` shows every card."""
        ...

    def book(self, group: str | None = None) -> Book[Entry]:
        """All cards of the game, or those of one group; ``Failure`` if there is no such group."""
        ...

    def facts(self) -> list[Fact]:
        """What the shipped cards are, in the form of the facts of the rulebook."""
        ...

    def reveals(self, event: Mapping[str, Any], seat: str) -> bool:
        """Whether an event told a seat something that it can't be made to forget, so that it can't be undone."""
        ...


@cache
def guide_of(game: str) -> Guide:
    """How a game is shown: by its own package, or plainly."""
    if find_spec(f"ludobug.cli.{game}") is None:
        from ludobug.cli.plain.guide import PlainGuide

        return PlainGuide(game)
    found: Guide = import_module(f"ludobug.cli.{game}.guide").GUIDE
    return found
