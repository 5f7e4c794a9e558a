"""The options of a game on the command line, as the game declares them: ``seats`` of Moogle is ``--seats N`` there."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import Any, get_args, get_origin, get_type_hints

import ludobug
from ludobug.cli.failure import Failure
from ludobug.core.game import Game
from ludobug.games import game_class

PREFIX = "option_"
HELP = {
    "sets": "sets by id, 'all' for every printed one, or .json files of your own",
    "seats": "how many seats there are at the table",
    "cards": "single printed cards to add",
    "without": "cards to leave out",
    "life": "life at the start",
    "mindbugs": "Mindbugs of each player at the start",
    "teams": "play in teams",
    "starter": "who starts",
    "house_rules": "rules of the house",
    "mogs": "the Mog of each seat, in order",
    "monsters": "the monsters on the table, in order",
    "tile": "the side of the Yiazmat tile that lies up",
    "draft": "choose from what is passed round",
}
"""What common options mean; others are named as the rules name them."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its name, whether it is a list, a number, a switch or a text, and what it is by default."""

    name: str
    sort: str
    default: Any

    @property
    def flag(self) -> str:
        """How it is typed."""
        return f"--{self.name.replace('_', '-')}"

    def add(self, parser: argparse._ArgumentGroup) -> None:
        """Let it be typed."""
        common: dict[str, Any] = {"dest": PREFIX + self.name, "default": argparse.SUPPRESS, "help": self._help()}
        if self.sort == "switch":
            parser.add_argument(self.flag, action=argparse.BooleanOptionalAction, **common)
        elif self.sort == "number":
            parser.add_argument(self.flag, type=int, metavar="N", **common)
        elif self.sort == "list":
            parser.add_argument(self.flag, type=items, metavar="A,B", **common)
        else:
            parser.add_argument(self.flag, metavar=self.name.upper(), **common)

    def _help(self) -> str:
        usual = ",".join(map(str, self.default)) if self.sort == "list" and self.default else self.default
        said = HELP.get(self.name, "")
        return f"{said} ({usual})".strip() if usual not in (None, "", (), False) else said


def options_of(game: str) -> list[Option]:
    """The options of a game, in the order in which it declares them."""
    found = game_class(game)
    hints = get_type_hints(found.__init__)
    parameters = signature(found).parameters.values()
    return [Option(each.name, sort_of(hints.get(each.name)), default_of(each)) for each in parameters]


def default_of(parameter: Parameter) -> Any:
    """What an option is where nothing is said."""
    return None if parameter.default is Parameter.empty else parameter.default


def sort_of(hint: object) -> str:
    """Whether an option is a switch, a number, a list or a text."""
    sorts = {bool: "switch", int: "number", str: "text"}
    for part in (hint, *(part for part in get_args(hint) if part is not type(None))):
        if part in sorts:
            return sorts[part]
        if get_origin(part) in (list, Sequence):
            return "list"
    return "text"


def items(text: str) -> list[str]:
    """What is separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def given(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were typed."""
    return {name.removeprefix(PREFIX): value for name, value in vars(args).items() if name.startswith(PREFIX)}


def loaded(game: str, args: argparse.Namespace) -> Game:
    """The game with the options that were typed."""
    try:
        return ludobug.load(game, **given(args))
    except ValueError as error:
        raise Failure(str(error)) from error
