"""The legal actions as numbered choices in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludobug.cli.book import fold
from ludobug.cli.mindbug.cast import Cast
from ludobug.cli.terminal import fit
from ludobug.core.state import State
from ludobug.games.mindbug.wording import Meaning, meaning

MOST_COLUMNS = 3
GAP = 3
ABOUT_CREATURES = {"defeat", "take_control", "hand_over", "this_turn"}


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: its number in the list, the action, its text in the rules, what the reader sees."""

    number: int
    action: int
    text: str
    label: str
    card: str = ""


def choices(state: State, view: Mapping[str, Any], cast: Cast) -> list[Choice]:
    """What the seat that decides may do; of equal cards in the own hand one is enough."""
    found: list[Choice] = []
    for option in view["legal"]:
        said = meaning(state.game, option["action"])
        if said is not None and said.place and said.verb == "play":
            continue
        number = len(found) + 1
        label = _plain(option["text"], view, cast) if said is None else _about_card(said, view, cast)
        found.append(Choice(number, option["action"], option["text"], label, said.name if said else ""))
    return found


def about(view: Mapping[str, Any]) -> str:
    """What an effect will do with what is chosen, as part of a message's key."""
    decision = view["decision"]
    effect = decision.get("about") or "card"
    if effect == "to hand" and decision["by"] != view["seat"]:
        return "give"
    return effect.replace(" ", "_")


def chosen(typed: str, offered: Sequence[Choice]) -> Choice | None:
    """The choice that somebody means by a number, a label, or the only card of that name; None if there is no such."""
    wanted = fold(typed)
    if wanted.isdecimal():
        return next((choice for choice in offered if str(choice.number) == str(int(wanted))), None)
    for choice in offered:
        if wanted in (fold(choice.text), fold(choice.label)):
            return choice
    named = [choice for choice in offered if choice.card and fold(choice.card) == wanted]
    return named[0] if len(named) == 1 else None


def columns(offered: Sequence[Choice], width: int) -> list[Text]:
    """The numbered list, in as many columns as the width has room for, read downwards."""
    if not offered:
        return []
    digits = len(str(len(offered)))
    widest = max(cell_len(choice.label) for choice in offered) + digits + 3
    fitting = max(1, min(MOST_COLUMNS, (width + GAP) // (widest + GAP)))
    count = fitting if len(offered) > 3 or widest * len(offered) > width else len(offered)
    rows = -(-len(offered) // count)
    lines = []
    for row in range(rows):
        line = Text()
        for choice in offered[row::rows]:
            line.append(f"{choice.number:>{digits + 1}}  ", "number").append(choice.label)
            line.pad_right(max(0, widest + GAP - (line.cell_len % (widest + GAP) or widest + GAP)))
        line.rstrip()
        lines.append(fit(line, width))
    return lines


def _plain(text: str, view: Mapping[str, Any], cast: Cast) -> str:
    """An action that is not about a card."""
    key = f"choice.{text.replace(' ', '_')}"
    special = f"{key}.{view['decision']['type'].replace(' ', '_')}"
    messages = cast.messages
    if special in messages:
        return messages(special, card=view["decision"].get("card", ""))
    return messages(key) if key in messages else text


def _about_card(said: Meaning, view: Mapping[str, Any], cast: Cast) -> str:
    """An action on a card, with its owner where that is not plain."""
    effect = about(view) if said.verb == "choose" else ""
    key = f"choice.{said.verb}.{effect}"
    if key not in cast.messages:
        key = f"choice.{said.verb}"
    label = cast.messages(key, card=_card(said, view, cast))
    if said.verb == "first" or effect in ABOUT_CREATURES:
        label += f" ({cast.short(cast.letters[said.owner])})"
    return label


def _card(said: Meaning, view: Mapping[str, Any], cast: Cast) -> str:
    """The name of the card, with the number that tells it from its equals."""
    letter = cast.letters[said.owner]
    twins = [creature for creature in view[letter]["board"] if creature["card"] == said.name]
    if said.place or (len(twins) > 1 and said.verb not in ("play", "random")):
        return f"{said.name} #{said.place + 1}"
    return said.name
