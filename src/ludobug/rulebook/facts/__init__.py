"""What is printed on the cards, apart from their texts: to compare the shipped cards with.

A line for each card in ``<game>.json``, with its set and its name. A field that a line lacks is empty, 0 or absent on
the card; one that is ``null`` is not known.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Fact = Mapping[str, Any]
Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How the shipped cards of a game compare with the facts."""

    compared: Mapping[str, int]
    """The sets that are shipped, with the number of their different cards in the facts."""
    copies: int
    """How many cards these are with all their copies."""
    missing: Mapping[str, int]
    """The sets of the facts of which nothing is shipped."""
    differences: tuple[str, ...]


@cache
def facts(game: str) -> tuple[Fact, ...]:
    """The facts of a game's cards."""
    content = files(__package__).joinpath(f"{game}.json").read_text(encoding="utf-8")
    return tuple(json.loads(content))


def compare(game: str, shipped: Iterable[Fact]) -> Comparison:
    """Compare cards, given in the form of the facts, with the facts of the sets that they are from."""
    listed = list(shipped)
    cards = {_key(card): card for card in listed}
    known = {_key(fact): fact for fact in facts(game)}
    sets = dict.fromkeys(set_id for set_id, _ in known)
    here = {set_id for set_id, _ in cards}
    sizes = {set_id: sum(key[0] == set_id for key in known) for set_id in sets}
    return Comparison(
        compared={set_id: size for set_id, size in sizes.items() if set_id in here},
        copies=sum(fact.get("copies") or 1 for fact in known.values() if fact["set"] in here),
        missing={set_id: size for set_id, size in sizes.items() if set_id not in here},
        differences=(*_twice(listed), *_differences(known, cards, here)),
    )


def _key(card: Fact) -> Key:
    return card["set"], card["name"]


def _twice(listed: list[Fact]) -> Iterator[str]:
    keys = [_key(card) for card in listed]
    for key in dict.fromkeys(key for key in keys if keys.count(key) > 1):
        yield f"{key[0]}: {key[1]} is there {keys.count(key)} times"


def _differences(known: Mapping[Key, Fact], cards: Mapping[Key, Fact], here: set[str]) -> Iterator[str]:
    for key, fact in known.items():
        if key in cards:
            yield from _fields(key, fact, cards[key])
        elif key[0] in here:
            yield f"{key[0]}: {key[1]} is missing"
    for key in cards:
        if key not in known:
            yield f"{key[0]}: {key[1]} is not in the facts"


def _fields(key: Key, fact: Fact, card: Fact) -> Iterator[str]:
    for name in sorted({*fact, *card}):
        printed, here = fact.get(name), card.get(name)
        if name in fact and printed is None:
            continue
        if (printed or None) != (here or None):
            yield f"{key[0]}: {key[1]}: {name} is {here!r}, in the facts {printed!r}"
