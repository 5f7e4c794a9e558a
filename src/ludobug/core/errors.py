"""What can be refused. Nothing changes when one of these is raised."""

from __future__ import annotations

from collections.abc import Sequence


class LudobugError(ValueError):
    """The base of all refusals: bad input, never a fault of the program."""


class IllegalAction(LudobugError):
    """An action that the pending decision does not allow.

    ``action`` is what was tried, ``legal`` the texts of the legal actions, ``rule`` the id of the rule that forbids
    it (empty where the words themselves made no sense).
    """

    def __init__(self, action: object, reason: str, legal: Sequence[str], rule: str = "") -> None:
        self.action = action
        self.reason = reason
        self.legal = tuple(legal)
        self.rule = rule
        shown = ", ".join(self.legal[:12]) + (", ..." if len(self.legal) > 12 else "")
        cited = f" [{rule}]" if rule else ""
        super().__init__(f"{action!r} is not legal: {reason}{cited}. Legal: {shown or 'nothing'}.")


class OptionError(LudobugError):
    """Options that no game can be made from."""


class PositionError(LudobugError):
    """A position that can't be: ``path`` names the field."""

    def __init__(self, path: str, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}" if path else reason)


class RecordError(LudobugError):
    """A record that can't be replayed: ``path`` names the field or the move."""

    def __init__(self, path: str, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}" if path else reason)
