"""The picture of the table in the documentation: ``python -m ludobug.cli.picture docs/terminal.svg``."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.theme import Theme

import ludobug
from ludobug.cli.messages import Messages
from ludobug.cli.play.loop import PROMPT
from ludobug.cli.play.screen import Screen
from ludobug.cli.play.session import Session
from ludobug.cli.terminal import STYLES, Terminal

WIDTH, HEIGHT = 100, 36
POSITION = {
    "active": "B",
    "turn": 8,
    "A": {
        "life": 2,
        "mindbugs": 1,
        "board": ["Shield Bugs", "Goblin Werewolf", "Plated Scorpion"],
        "hand": ["Tiger Squirrel", "Mysterious Mermaid", "Kangasaurus Rex", "Strange Barrel"],
        "draw": ["Gorillion", "Lone Yeti"],
        "discard": ["Bee Bear"],
    },
    "B": {
        "life": 3,
        "mindbugs": 0,
        "board": ["Luchataur", "Snail Thrower", "Killer Bee"],
        "hand": ["Turbo Bug", "Giraffodile", "Ferret Bomber", "Brain Fly", "Snail Hydra"],
        "draw": ["Spider Owl"],
        "discard": ["Axolotl Healer", "Harpy Mother"],
    },
}
MOVES = ("attack Luchataur", "block Plated Scorpion")
SEED = 7


def picture(lang: str = "en") -> str:
    """The table in the middle of a game, as an SVG that loads nothing from elsewhere."""
    state = ludobug.load("mindbug", sets=["first-contact"]).from_position(POSITION)
    session = Session(state, "A", "greedy", SEED)
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        theme=Theme(STYLES),
        highlight=False,
        markup=False,
        emoji=False,
    )
    screen = Screen(Terminal(console, interactive=True), session)
    reader = session.guide.reader(session.game, Messages(lang), "A")
    screen.told[reader.seat] = 0
    for move in MOVES:
        session.decide(move)
    screen.draw(reader)
    console.print(PROMPT)
    drawn = console.export_svg(title="ludobug play mindbug", unique_id="table")
    alone = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    return "\n".join(line.rstrip() for line in alone.splitlines()) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Write the picture into the file that is named."""
    arguments = sys.argv[1:] if argv is None else argv
    Path(arguments[0]).write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
