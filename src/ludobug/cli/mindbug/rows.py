"""Creatures and cards in hand as rows of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ludobug.cli.messages import Messages
from ludobug.cli.mindbug.cards import Entry, keyword_in
from ludobug.cli.rows import Row


def hand_row(entry: Entry, messages: Messages) -> Row:
    """A card that is not in play, as it is printed."""
    card = entry.card
    found = [messages("note.octonite", n=card.octonite)] if card.octonite else []
    found += [messages.count("note.dice", card.dice)] if card.dice else []
    return Row(card.name, card.power, " ".join(entry.keywords(messages.lang)), tuple(found), entry.text(messages.lang))


def board_rows(creatures: Sequence[Mapping[str, Any]], entries: Sequence[Entry], messages: Messages) -> list[Row]:
    """Creatures in play with their current values and why they are not the printed ones; equal names get numbers."""
    names = [creature["card"] for creature in creatures]
    rows = []
    for index, (creature, entry) in enumerate(zip(creatures, entries, strict=True)):
        twins = names.count(creature["card"]) > 1
        number = f" #{names[: index + 1].count(creature['card'])}" if twins else ""
        words = " ".join(keyword_in(word, messages.lang) for word in creature["keywords"])
        text = entry.text_in_play(messages.lang)
        rows.append(Row(creature["card"] + number, creature["power"], words, notes(creature, entry, messages), text))
    return rows


def notes(creature: Mapping[str, Any], entry: Entry, messages: Messages) -> tuple[str, ...]:
    """What is special about a creature now."""
    found = [messages(f"note.{flag}") for flag in FLAGS if creature.get(flag)]
    if creature["keywords_off"]:
        words = [keyword_in(word, messages.lang) for word in creature["keywords_off"]]
        found.append(messages("note.keywords_off", words=messages.list(words)))
    if creature["octonite"]:
        found.append(messages("note.octonite", n=creature["octonite"]))
    if creature["dice"]:
        found.append(messages.count("note.dice", creature["dice"]))
    if creature["boosts"]:
        found.append(messages("note.boosts", cards=messages.list(creature["boosts"])))
    return (*found, *reasons(creature, entry, messages))


THIS_TURN = "this turn"
FLAGS = ("exhausted", "attacking", "chosen", "cannot_attack", "cannot_block", "cannot_be_defeated")


def reasons(creature: Mapping[str, Any], entry: Entry, messages: Messages) -> list[str]:
    """Why power and keywords are not the printed ones: "4 = 3 +1 Shield Bugs", "HUNTER from Snail Thrower"."""
    changes: Counter[str] = Counter()
    words: dict[str, list[str]] = {}
    for reason in creature["reasons"]:
        source = _source(reason["source"], creature["card"], messages)
        if "place" in reason:
            source = messages("note.from_discard", source=reason["source"])
        if "power" in reason:
            changes[source] += reason["power"]
        else:
            words.setdefault(source, []).append(keyword_in(reason["keyword"], messages.lang))
    found = []
    if changes:
        parts = " ".join(f"{change:+d} {source}" for source, change in changes.items())
        found.append(f"{creature['power']} = {entry.card.power} {parts}")
    for source, given in words.items():
        key = "note.keyword_now" if source == messages.named("note.source", THIS_TURN) else "note.keyword_from"
        found.append(messages(key, words=messages.list(list(dict.fromkeys(given))), source=source))
    return found


def _source(source: str, own_name: str, messages: Messages) -> str:
    if source == own_name:
        return messages("note.itself")
    return messages.named("note.source", source)
