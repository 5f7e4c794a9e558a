"""The legal actions of Mille Bugs in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.choices import Choice
from ludobug.cli.millebugs.places import Places
from ludobug.core.state import State
from ludobug.games.millebugs.wording import Meaning, meaning

KEYS = {"repair with": "repair"}


def choices(state: State, view: Mapping[str, Any], places: Places) -> list[Choice]:
    """What the seat that decides may do."""
    found = []
    for number, option in enumerate(view["legal"], 1):
        said = meaning(option["action"])
        label = places.messages("choice.decline") if said is None else _label(said, [*view["areas"]], places)
        card = places.card(said.card.name) if said else ""
        found.append(Choice(number, option["action"], option["text"], label, card))
    return found


def _label(said: Meaning, areas: list[str], places: Places) -> str:
    """An action in words; with two areas there is only one to attack."""
    card = places.card(said.card.name)
    if said.area is None:
        return places.messages(f"choice.{KEYS.get(said.verb, said.verb)}", card=card)
    if len(areas) == 2:
        return places.messages("choice.attack.only", card=card)
    return places.messages("choice.attack", target=areas[said.area], card=card)
