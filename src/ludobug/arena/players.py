"""Opponents by name: those of Ludobug, and anybody's as ``package.module:Name``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from inspect import Parameter, signature
from typing import Any

from ludobug.agents import Agent, names, opponents
from ludobug.agents import maker as agent_maker
from ludobug.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Budget:
    """What an opponent that searches may spend on a decision; its own measure where nothing is said."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.iterations is not None:
            raise OptionError("seconds, iterations: a budget is one of them, not both")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise OptionError(f"seconds: must be more than 0 and at most 3600, not {self.seconds!r}")
        if self.iterations is not None and not 1 <= self.iterations <= 10**9:
            raise OptionError(f"iterations: must be from 1 to 1000000000, not {self.iterations!r}")

    def given(self) -> dict[str, Any]:
        """What is said of it."""
        return {
            name: value
            for name, value in (("seconds", self.seconds), ("iterations", self.iterations))
            if value is not None
        }


def maker(name: str) -> Callable[..., Agent]:
    """What makes the opponent of that name."""
    if ":" not in name:
        if name not in names():
            raise OptionError(
                f"no opponent {name!r}; there are {', '.join(names())}, or name one of your own as package.module:Name"
            )
        return agent_maker(name)
    module_name, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module_name), attribute, None)
    except (ImportError, ValueError) as error:
        raise OptionError(f"{name}: {module_name!r} can't be imported: {error}") from error
    if not callable(found):
        raise OptionError(f"{name}: {module_name} has no class or function {attribute!r}")
    made: Callable[..., Agent] = found
    return made


def takes(make: Callable[..., Agent], budget: Budget) -> bool:
    """Whether an opponent can be told this budget."""
    try:
        parameters = signature(make).parameters.values()
    except (TypeError, ValueError):
        return False
    known = {each.name for each in parameters}
    anything = any(each.kind is Parameter.VAR_KEYWORD for each in parameters)
    return bool(budget.given()) and (anything or known.issuperset(budget.given()))


def player(name: str, budget: Budget, game: str) -> Agent:
    """The opponent of that name; one that does not search plays as ever, whatever the budget."""
    make = maker(name)
    try:
        made = make(**budget.given()) if takes(make, budget) else make()
    except TypeError as error:
        raise OptionError(f"{name}: can't be made: {error}") from error
    for method in ("plays", "decide"):
        if not callable(getattr(made, method, None)):
            raise OptionError(f"{name}: is no opponent, it has no {method}()")
    if not made.plays(game):
        raise OptionError(f"{name}: does not play {game}; opponents that do are {', '.join(opponents(game))}")
    return made


def check_players(names: tuple[str, ...], budget: Budget, game: str) -> None:
    """Every name is an opponent that plays the game, and somebody can use the budget."""
    if len(names) < 2:
        raise OptionError(f"agents: it takes at least two to play, not {len(names)}")
    for name in names:
        player(name, budget, game)
    if budget.given() and not any(takes(maker(name), budget) for name in names):
        raise OptionError(f"{', '.join(budget.given())}: none of {', '.join(names)} searches, so none can use it")
