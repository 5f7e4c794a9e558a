"""A game in progress."""

from __future__ import annotations

import random
import sys
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

from ludobug.core.errors import IllegalAction
from ludobug.core.handle import Handle
from ludobug.core.header import CHANCE, OVER, TAPE, TAPE_LENGTH
from ludobug.core.information import Information
from ludobug.core.record import Record

if TYPE_CHECKING:
    from ludobug.core.cells import Cells


class StateMethods:
    """Everything about a state that need not be fast."""

    __slots__ = ()

    if TYPE_CHECKING:
        game: Any
        cells: Cells
        origin: Any
        actions: list[int]

        @property
        def actor(self) -> int: ...
        @property
        def is_over(self) -> bool: ...
        def legal_actions(self) -> list[int]: ...
        def apply(self, action: int | str, /) -> None: ...
        def choose(self, rules: Cells, index: int) -> None: ...
        def begin(self) -> None: ...
        def note_action(self, action: int) -> None: ...
        def clone(self) -> State: ...

    # ------------------------------------------------------------ actions as text

    def action_text(self, action: int) -> str:
        """The text of a legal action, unique in this state: "attack Gorillion"."""
        codes = self.legal_actions()
        if type(action) is not int or action not in codes:
            raise self._illegal(action)
        text: str = self.game.action_text(self.cells, codes, action)
        return text

    def action_texts(self) -> dict[str, int]:
        """All legal actions by their texts, in the order of ``legal_actions``."""
        codes = self.legal_actions()
        cells = self.cells
        return {self.game.action_text(cells, codes, code): code for code in codes}

    def parse_action(self, text: str) -> int:
        """The legal action with this text; capitals and blanks do not matter, nor does an owner that is not needed."""
        if not isinstance(text, str):
            raise self._illegal(text)
        texts = self.action_texts()
        if text in texts:
            return texts[text]
        wanted = _plain(text)
        for known, action in texts.items():
            if _plain(known) == wanted:
                return action
        cells = self.cells
        fitting = [code for code in texts.values() if wanted in self.game.other_texts(cells, code)]
        if len(fitting) == 1:
            return fitting[0]
        raise self._illegal(text)

    def _apply_other(self, action: int | str) -> None:
        if not isinstance(action, str):
            raise self._illegal(action)
        self.apply(self.parse_action(action))

    def _illegal(self, action: object) -> IllegalAction:
        legal = list(self.action_texts())
        if isinstance(action, str):
            reason, rule = self.game.explain_refusal(self.cells, " ".join(action.split()))
            return IllegalAction(action, reason, legal, rule)
        return IllegalAction(action, "no action of this decision has that number", legal)

    # ------------------------------------------------------------ chance

    def chance(self) -> list[tuple[int, float]]:
        """At a decision of chance: its actions with their probabilities."""
        if self.actor != CHANCE:
            raise ValueError("no decision of chance is pending")
        outcomes = self._outcomes()
        return [(action, outcomes.count(action) / len(outcomes)) for action in dict.fromkeys(outcomes)]

    def apply_chance(self, rng: random.Random) -> int:
        """Let chance decide, with numbers from the generator; returns the action."""
        if self.actor != CHANCE:
            raise ValueError("no decision of chance is pending")
        action = rng.choice(self._outcomes())
        self.apply(action)
        return action

    def _outcomes(self) -> list[int]:
        """The equally likely outcomes of chance, sorted: an action stands there as often as it has ways to happen."""
        game = self.game
        return sorted(game.codes[: game.kernel.write_codes(self.cells, game.rules, game.codes)])

    # ------------------------------------------------------------ result, views, knowledge

    def returns(self) -> list[float]:
        """One number per seat: 1 for a win, -1 for a loss, 0 for a draw or a game that goes on."""
        result: list[float] = self.game.returns(self.cells)
        return result

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, JSON-ready; None is the spectator."""
        result: dict[str, Any] = self.game.view(self, seat)
        return result

    def information(self, seat: int) -> Information:
        """Everything a seat knows, as a value: equal for two states that it can't tell apart."""
        result: Information = self.game.observe(self.cells, seat)
        return result

    # ------------------------------------------------------------ events

    def play(self, action: int | str) -> list[dict[str, Any]]:
        """Carry out a legal action and tell what happened, in order.

        Each event has ``seers``: the seats that know its card; ``redact`` makes it fit for one of them.
        """
        number = self.parse_action(action) if isinstance(action, str) else action
        game = self.game
        index = game.kernel.option_of(self.cells, game.rules, game.codes, number) if _is_number(number) else -1
        if index < 0:
            raise self._illegal(action)
        tape = game.listening[:]
        self.choose(tape, index)
        self.note_action(number)
        events: list[dict[str, Any]] = game.events_from(self.cells, tape[TAPE : TAPE + tape[TAPE_LENGTH]])
        return events

    # ------------------------------------------------------------ records and positions

    def position(self) -> dict[str, Any]:
        """The position, where a turn action is due: the inverse of ``game.from_position``."""
        result: dict[str, Any] = self.game.position(self.cells)
        return result

    def record(self) -> Record:
        """Game, options, deal (or position) and actions: enough to replay the game."""
        if self.origin is None:
            raise ValueError("this state was dealt from what a seat knows: it has no record")
        record: Record = self.game.make_record(self.origin, self.actions)
        return record

    # ------------------------------------------------------------ equality

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StateMethods):
            return NotImplemented
        return bool(self.game.key == other.game.key and self.cells == other.cells)

    def __hash__(self) -> int:
        return hash(self.cells.tobytes())

    def __repr__(self) -> str:
        actor = {CHANCE: "chance", OVER: "nobody, the game is over"}.get(self.actor, f"seat {self.actor}")
        return f"<{self.game.id} state, to decide: {actor}>"


class State(StateMethods, Handle):
    """A game in progress."""

    __slots__ = ()

    def _refuse(self, action: object) -> NoReturn:
        raise self._illegal(action)


@cache
def state_class(handle: type) -> type[State]:
    """The class of states on a kernel's handle."""
    if handle is Handle:
        return State
    compiled: Any = type("State", (StateMethods, handle), {"__slots__": (), "__doc__": State.__doc__})
    sys.modules[handle.__module__].adopt(compiled)
    result: type[State] = compiled
    return result


def redact(event: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """An event as a seat may see it (None: a spectator): the card only if the seat knows it."""
    seen = {name: value for name, value in event.items() if name != "seers"}
    if "card" in seen and ("spectator" if seat is None else seat) not in event["seers"]:
        seen["card"] = None
    return seen


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value < 2**31
