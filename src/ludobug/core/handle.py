"""The fast part of a state: the decision, its actions, a copy. Interpreted; the compiled kernels bring the same."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, NoReturn

from ludobug.core.header import ACTOR, OVER

if TYPE_CHECKING:
    from ludobug.core.cells import Cells
    from ludobug.core.game import Game


class Handle:
    """A game in progress: the buffer, where it began and the actions since.

    Interpreted code reads a list faster than an array, so the buffer is kept as a list here; ``cells`` is a copy of it
    as an array. The log of actions is shared by copies until they part ways.
    """

    __slots__ = ("buffer", "distinct", "game", "length", "log", "menu", "origin")

    def __init__(self, game: Game, cells: Cells, origin: Any) -> None:
        self.game = game
        self.buffer: Any = cells.tolist()
        self.origin = origin
        self.log: list[int] = []
        self.length = 0
        self.menu: list[int] | None = None
        self.distinct = True
        """Whether no two options of the menu have the same number."""

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

    @property
    def actions(self) -> list[int]:
        """The actions since the beginning."""
        return self.log[: self.length]

    def legal_actions(self) -> list[int]:
        """The legal actions, sorted; the same list for the same state."""
        menu = self._menu()
        return sorted(menu) if self.distinct else sorted(set(menu))

    def _menu(self) -> list[int]:
        """The action numbers of the options, in their order; outcomes of chance that are alike have the same number."""
        if self.menu is None:
            game = self.game
            codes = game.listed_codes
            count = game.kernel.write_plain_codes(self.buffer, game.listed_rules, codes)
            self.menu = codes[:count]
            self.distinct = len(set(self.menu)) == count
            if not self.distinct:
                game.kernel.write_codes(self.buffer, game.listed_rules, codes)
                self.menu = codes[:count]
        return self.menu

    def apply(self, action: int | str, /) -> None:
        """Carry out a legal action, given as its number or its text."""
        menu = self._menu()
        if type(action) is int and action in menu:
            game = self.game
            game.kernel.choose(self.buffer, game.listed_rules, menu.index(action))
            self.menu = None
            self.note_action(action)
            return
        self._apply_other(action)

    def begin(self) -> None:
        """Begin the game whose cards are laid out."""
        self.game.kernel.begin(self.buffer, self.game.listed_rules)
        self.menu = None

    def choose(self, rules: Cells, index: int) -> None:
        """Carry out an option, with rules that may be listening; the log of actions is the caller's matter."""
        listed: Any = rules.tolist()
        self.game.kernel.choose(self.buffer, listed, index)
        self.menu = None
        rules[:] = array("h", listed)

    def note_action(self, action: int) -> None:
        """Add an action to the log."""
        if len(self.log) != self.length:
            self.log = self.log[: self.length]
        self.log.append(action)
        self.length += 1

    def clone(self) -> Handle:
        """An independent copy."""
        other = type(self).__new__(type(self))
        other.game = self.game
        other.buffer = self.buffer[:]
        other.origin = self.origin
        other.log = self.log
        other.length = self.length
        other.menu = self.menu
        other.distinct = self.distinct
        return other

    def _apply_other(self, action: int | str) -> None:
        """Carry out an action given as text, or refuse one that is not legal."""
        self._refuse(action)

    def _refuse(self, action: object) -> NoReturn:
        raise NotImplementedError
