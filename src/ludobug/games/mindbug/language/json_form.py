"""Cards and sets of cards as JSON, and back: data that a fan can write by hand, never code.

``load_set("my-set.json")`` gives the cards of a file, or says exactly what is wrong with it. ``docs/custom-sets.md``
explains the form with examples; ``json_schema`` gives it to editors that help while typing.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.language.check import check_card, check_energy_card
from ludobug.games.mindbug.language.check.names import check_text
from ludobug.games.mindbug.language.codec import (
    JsonObject,
    Spot,
    check_keys,
    decode,
    decode_fields,
    encode_fields,
    shown,
)
from ludobug.games.mindbug.language.json_schema import json_schema
from ludobug.games.mindbug.language.limits import LONGEST_SET_ID, LONGEST_TITLE, MOST_BYTES, SET_ID, CardSetError
from ludobug.games.mindbug.language.lines import check_lines
from ludobug.games.mindbug.language.words import Creature, EnergyCard

__all__ = [
    "CardSetError",
    "CustomSet",
    "card_from_json",
    "card_to_json",
    "energy_from_json",
    "energy_to_json",
    "json_schema",
    "load_set",
    "set_to_json",
]


@dataclass(frozen=True, slots=True)
class CustomSet:
    """A set of cards that somebody wrote: its id, the name that players read, and its cards."""

    id: str
    name: str
    cards: tuple[Creature, ...]


def card_to_json(card: Creature) -> dict[str, Any]:
    """A card as JSON-ready data; what is left at its default is left out."""
    return encode_fields(card)


def energy_to_json(card: EnergyCard) -> dict[str, Any]:
    """An Energy card as JSON-ready data; what is left at its default is left out."""
    return encode_fields(card)


def energy_from_json(data: Any, where: str) -> EnergyCard:
    """The Energy card that JSON data describes; ``where`` is what error messages begin with.

    Raises:
        CardSetError: the data describes no Energy card, or none that the rules can carry out.
    """
    try:
        card: EnergyCard = decode(EnergyCard, data, Spot())
        check_energy_card(card)
    except CardSetError as error:
        raise CardSetError(f"{where}: {error}") from None
    return card


def set_to_json(set_id: str, title: str, cards: Iterable[Creature]) -> dict[str, Any]:
    """A set of cards as JSON-ready data."""
    return {"id": set_id, "name": title, "cards": [card_to_json(card) for card in cards]}


def card_from_json(data: Any, where: str) -> Creature:
    """The card that JSON data describes; ``where`` is what error messages begin with, such as a file name.

    Raises:
        CardSetError: the data describes no card, or none that the rules can play.
    """
    return read_card(data, where, "card")


def load_set(source: str | PathLike[str] | Mapping[str, Any]) -> CustomSet:
    """The set in a JSON file, or in data already read from one.

    Raises:
        CardSetError: the message names the file or set, the card, the place in it, and what is allowed there.
    """
    if isinstance(source, Mapping):
        name = source.get("id")
        return read_set(source, name if isinstance(name, str) and SET_ID.fullmatch(name) else "custom set")
    path = Path(source)
    return read_set(read_file(path), path.name)


def read_file(path: Path) -> Any:
    """The content of a JSON file, with a note of keys that are written twice."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CardSetError(f"{path.name}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise CardSetError(f"{str(path)!r}: cannot be read: {error}") from None
    if len(content) > MOST_BYTES:
        raise CardSetError(f"{path.name}: must have at most {MOST_BYTES} bytes")
    try:
        return json.loads(content.decode("utf-8-sig"), object_pairs_hook=JsonObject)
    except UnicodeDecodeError:
        raise CardSetError(f"{path.name}: must be a text in UTF-8") from None
    except json.JSONDecodeError as error:
        problem = f"line {error.lineno}, column {error.colno}: {error.msg}"
        raise CardSetError(f"{path.name}: is not valid JSON: {problem}") from None
    except RecursionError:
        raise CardSetError(f"{path.name}: is nested too deeply") from None
    except ValueError:
        raise CardSetError(f"{path.name}: is not valid JSON: a number has too many digits") from None


def read_set(data: Any, where: str) -> CustomSet:
    """A set from JSON data."""
    try:
        if not isinstance(data, Mapping):
            Spot().fail(f'must be an object with "id", "name", "cards", not {shown(data)}')
        check_keys(data, Spot())
        cards = data.get("cards")
        others = decode_fields(CustomSet, {**data, "cards": []} if isinstance(cards, list | tuple) else data, Spot())
        check_set_names(others)
    except CardSetError as error:
        raise CardSetError(f"{where}: {error}") from None
    if not cards:
        raise CardSetError(f"{where}: cards: must have at least one card")
    read = tuple(read_card(card, where, f"card {index}") for index, card in enumerate(cards, 1))
    check_distinct(read, where)
    try:
        check_lines(read)
    except CardSetError as error:
        raise CardSetError(f"{where}: {error}") from None
    return CustomSet(others.id, others.name, read)


def read_card(data: Any, where: str, label: str) -> Creature:
    """A card from JSON data; ``label`` tells it from others as long as it has no name."""
    name = data.get("name") if isinstance(data, Mapping) else None
    if isinstance(name, str) and name.strip():
        label = f"card {shown(name)}"
    try:
        if not isinstance(data, Mapping):
            Spot().fail(f"must be an object, not {shown(data)}")
        card: Creature = decode(Creature, data, Spot())
    except CardSetError as error:
        raise CardSetError(f"{where}: {label}: {error}") from None
    try:
        check_card(card)
    except CardSetError as error:
        raise CardSetError(f"{where}: {error}") from None
    return card


def check_set_names(described: CustomSet) -> None:
    """The id is one that no shipped set has, and the name one that can be printed."""
    if not SET_ID.fullmatch(described.id) or len(described.id) > LONGEST_SET_ID:
        rule = f'lower-case words with "-" between them, such as "my-set", of at most {LONGEST_SET_ID} signs'
        raise CardSetError(f"id: must be {rule}, not {shown(described.id)}")
    if described.id in SETS:
        raise CardSetError(f'id: must not be "{described.id}", which is a set of the game')
    check_text(described.name, "name", LONGEST_TITLE)


def check_distinct(cards: tuple[Creature, ...], where: str) -> None:
    """No two cards have the same name, as a reader sees it."""
    seen: dict[str, str] = {}
    for card in cards:
        name = unicodedata.normalize("NFKC", card.name).casefold()
        if name in seen:
            other = "" if seen[name] == card.name else f' (as "{seen[name]}")'
            raise CardSetError(f'{where}: card "{card.name}": name: is in the set twice{other}; use copies for more')
        seen[name] = card.name
