"""The fast part of a state: the decision, its actions, a copy. Interpreted; the compiled kernels bring the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from ludobug.core.header import ACTOR, OVER

if TYPE_CHECKING:
    from typing_extensions import Self

    from ludobug.core.cells import Cells
    from ludobug.core.game import Game


class Handle:
    """A game in progress: the buffer, and how it came about."""

    __slots__ = ("cells", "game", "past")

    def __init__(self, game: Game[Any], cells: Cells, past: Any) -> None:
        self.game = game
        self.cells = cells
        self.past = past

    @property
    def actor(self) -> int:
        """The seat that must decide, ``CHANCE`` or ``OVER``."""
        return self.cells[ACTOR]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.cells[ACTOR] == OVER

    def legal_actions(self) -> list[int]:
        """The legal actions, sorted; the same list for the same state."""
        game = self.game
        count = game.kernel.legal_codes(self.cells, game.rules, game.codes)
        return game.codes[:count].tolist()

    def apply(self, action: int | str) -> None:
        """Carry out a legal action, given as its number or its text."""
        game = self.game
        if type(action) is int:
            index = game.kernel.option_of(self.cells, game.rules, game.codes, action)
            if index >= 0:
                game.kernel.choose(self.cells, game.rules, index)
                self.past = (self.past, action)
                return
        self._apply_other(action)

    def clone(self) -> Self:
        """An independent copy."""
        other = type(self).__new__(type(self))
        other.game = self.game
        other.cells = self.cells[:]
        other.past = self.past
        return other

    def _apply_other(self, action: int | str) -> None:
        """Carry out an action given as text, or refuse one that is not legal."""
        self._refuse(action)

    def _refuse(self, action: object) -> NoReturn:
        raise NotImplementedError
