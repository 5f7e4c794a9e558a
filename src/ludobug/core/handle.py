"""The fast part of a state: the decision, its actions, a copy. Interpreted; the compiled kernels bring the same."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, NoReturn

from ludobug.core.header import ACTOR, OVER

if TYPE_CHECKING:
    from ludobug.core.cells import Cells
    from ludobug.core.game import Game


class Handle:
    """A game in progress: the buffer, and how it came about.

    Interpreted code reads a list faster than an array, so the buffer is kept as a list here; ``cells`` is a copy of it
    as an array.
    """

    __slots__ = ("buffer", "game", "menu", "past")

    def __init__(self, game: Game, cells: Cells, past: Any) -> None:
        self.game = game
        self.buffer: Any = cells.tolist()
        self.past = past
        self.menu: list[int] | None = None

    @property
    def cells(self) -> Cells:
        """The buffer as an array."""
        return array("h", self.buffer)

    @property
    def actor(self) -> int:
        """The seat that must decide, ``CHANCE`` or ``OVER``."""
        actor: int = self.buffer[ACTOR]
        return actor

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        over: bool = self.buffer[ACTOR] == OVER
        return over

    def legal_actions(self) -> list[int]:
        """The legal actions, sorted; the same list for the same state."""
        return sorted(self._menu())

    def _menu(self) -> list[int]:
        """The action numbers of the options, in their order."""
        if self.menu is None:
            game = self.game
            codes = game.listed_codes
            self.menu = codes[: game.kernel.write_codes(self.buffer, game.listed_rules, codes)]
        return self.menu

    def apply(self, action: int | str) -> None:
        """Carry out a legal action, given as its number or its text."""
        menu = self._menu()
        if type(action) is int and action in menu:
            game = self.game
            game.kernel.choose(self.buffer, game.listed_rules, menu.index(action))
            self.past = (self.past, action)
            self.menu = None
            return
        self._apply_other(action)

    def begin(self) -> None:
        """Begin the game whose cards are laid out."""
        self.game.kernel.begin(self.buffer, self.game.listed_rules)

    def choose(self, rules: Cells, index: int) -> None:
        """Carry out an option, with rules that may be listening; the record of actions is the caller's matter."""
        listed: Any = rules.tolist()
        self.menu = None
        self.game.kernel.choose(self.buffer, listed, index)
        rules[:] = array("h", listed)

    def clone(self) -> Handle:
        """An independent copy."""
        other = type(self).__new__(type(self))
        other.game = self.game
        other.buffer = self.buffer[:]
        other.past = self.past
        other.menu = self.menu
        return other

    def _apply_other(self, action: int | str) -> None:
        """Carry out an action given as text, or refuse one that is not legal."""
        self._refuse(action)

    def _refuse(self, action: object) -> NoReturn:
        raise NotImplementedError
