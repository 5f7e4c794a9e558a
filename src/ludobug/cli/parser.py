"""The arguments of every command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from ludobug import __version__
from ludobug.agents import aliases, names
from ludobug.agents.levels import ITERATIONS
from ludobug.cli.failure import Failure
from ludobug.cli.options import items, options_of
from ludobug.core.game import SEAT_LETTERS
from ludobug.games import GAMES

LANGUAGES = ("en", "fr")
USUAL_GAME = "mindbug"
EVERYBODY = ("both", "all")
NOBODY = "none"
MOST = 1_000_000_000
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Refuses in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read more."""
        raise Failure(f"{message} (see {self.prog} --help)")


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments, with the command to call as ``run``."""
    words = sys.argv[1:] if argv is None else list(argv)
    return build(words).parse_args(words)


def build(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser of the whole command line; these words say which game's options belong to it."""
    game = next((word for word in words if word in GAMES), None)
    command = next((word for word in words if not word.startswith("-")), None)
    parser = Parser(
        prog="ludobug",
        description="Printed card games by their rulebooks: play, look up, replay, simulate.",
        epilog="Try: ludobug play",
    )
    parser.add_argument("--version", action="version", version=f"ludobug {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    playing = commands.add_parser("play", help="play at a table in the terminal")
    _play(playing)
    _cards(commands.add_parser("cards", help="list cards, or show one"))
    _rules(commands.add_parser("rules", help="show rules by their ids, and which of them are proved by tests"))
    _replay(commands.add_parser("replay", help="show a recorded game move by move"))
    simulating = commands.add_parser("simulate", help="play many random games and count")
    _simulate(simulating)
    measuring = commands.add_parser("arena", help="let opponents play each other, and measure who is better")
    _arena(measuring)
    _analyse(commands.add_parser("analyse", help="judge the decisions of a recorded game"))
    if command == "play":
        _options(playing, (game,) if game else GAMES)
    elif command == "simulate":
        _options(simulating, (game or USUAL_GAME,))
    elif command == "arena" and game:
        _options(measuring, (game,))
    return parser


def environment_language() -> str:
    """The language that the environment asks for, if we have it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else "en"
    return "en"


def _options(parser: argparse.ArgumentParser, games: Iterable[str]) -> None:
    """What the games let one choose; what several of them have is typed alike."""
    group = parser.add_argument_group("options of " + ", ".join(games))
    found = {option.name: option for game in games for option in options_of(game)}
    for option in found.values():
        option.add(group)


def _play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), help="the game; without it you are asked")
    parser.add_argument(
        "--seat",
        type=_seat,
        metavar="A|AC|all|none",
        help="your seat, or several; all: everybody plays here; none: watch (A)",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="what the cards and the luck come from")
    parser.add_argument(
        "--opponent", choices=tuple(names()), help=f"who plays the other seats (normal){_same_levels()}"
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--load", metavar="FILE", help="go on from the end of a record or a saved game")
    start.add_argument("--resume", action="store_true", help="go on with the game that was left last")
    _lang(parser)
    parser.set_defaults(run=_command("play"))


def _same_levels() -> str:
    """Which levels are one in a game, in words."""
    said = []
    for game in GAMES:
        for other in dict.fromkeys(aliases(game).values()):
            same = [level for level, stands_for in aliases(game).items() if stands_for == other]
            said.append(f"; in {game} {', '.join(same)} as strong as {other}")
    return "".join(said)


def _seat(text: str) -> str:
    wanted = text.lower()
    if wanted in (*EVERYBODY, NOBODY):
        return wanted
    letters = text.upper()
    if letters and set(letters) <= set(SEAT_LETTERS):
        return "".join(sorted(set(letters)))
    raise argparse.ArgumentTypeError(f"must be a seat such as A or B, all or none, not {text!r}")


def _cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="GAME NAME", help="a game, a card, or a card of a game (mindbug)")
    parser.add_argument("--set", metavar="ID", dest="set_id", help="only this set, by id, or a .json file")
    parser.add_argument("--json", action="store_true", help="as a JSON list")
    parser.add_argument("--check", action="store_true", help="compare them with the facts of the printed cards")
    _lang(parser)
    parser.set_defaults(run=_command("cards"))


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help="a rule such as MB-TOUGH-01, or the start of some")
    parser.add_argument("--coverage", action="store_true", help="tell which rules no test proves")
    parser.add_argument("--game", default=None, help="whose rules (mindbug)")
    parser.add_argument("--sets", type=items, default=[], metavar="A,B", help="only what these sets can show")
    parser.add_argument("--seats", type=int, metavar="N", help="only what this many seats can show")
    parser.set_defaults(run=_command("rules"))


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record as text or JSON; - is standard input")
    parser.add_argument("--until", type=int, metavar="N", help="stop after N moves and show the table")
    parser.add_argument("--json", action="store_true", help="moves and events as JSON")
    _lang(parser)
    parser.set_defaults(run=_command("replay"))


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), default=USUAL_GAME, help=f"the game ({USUAL_GAME})")
    parser.add_argument("-n", "--games", type=_games, default=10_000, metavar="N", help="how many games (10000)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal games (0)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_command("simulate"))


def _arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=tuple(GAMES), help="the game")
    parser.add_argument(
        "agents",
        nargs="+",
        metavar="AGENT",
        help=f"opponents, two or more: {', '.join(names())}, or one of your own as package.module:Name",
    )
    parser.add_argument("-n", "--games", type=_games, default=400, metavar="N", help="games of each pair (400)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal games (0)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, metavar="X", help="what a search may take for a decision")
    budget.add_argument("--iterations", type=int, metavar="N", help="how many playouts a search may do for a decision")
    parser.add_argument("--out", metavar="FILE", help="keep the results there; what it holds is not played again")
    parser.add_argument("--jobs", type=_number, metavar="N", help="how many processes play (one for each core)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_command("arena"))


def _analyse(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record or a saved game; - is standard input")
    parser.add_argument("--move", type=int, metavar="N", help="only this move, with everything about it")
    parser.add_argument("--seat", type=str.upper, metavar="A", help="only what this seat decided")
    parser.add_argument(
        "--iterations",
        type=_number,
        default=ITERATIONS["hard"],
        metavar="N",
        help=f"how many playouts are done for a decision ({ITERATIONS['hard']})",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds judge alike (0)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    _lang(parser)
    parser.set_defaults(run=_command("analyse"))


def _games(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 10**9:
        raise argparse.ArgumentTypeError(f"must be a number of games from 1 to 1000000000, not {text!r}")
    return int(text)


def _number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"must be a number from 1 to {MOST}, not {text!r}")
    return int(text)


def _lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=environment_language(), help="the language (that of the environment)"
    )


def _command(name: str) -> Command:
    """The function of a command, whose module is imported when it runs."""

    def run(args: argparse.Namespace) -> int:
        from importlib import import_module

        command: Command = import_module(f"ludobug.cli.{name}").run
        return command(args)

    return run
