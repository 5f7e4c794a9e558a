"""What a seat knows, as a value, and the worlds that fit it.

An ``Information`` is a state in canonical form: the cards are numbered in the order of their zones, cards of a
hidden zone sorted by what the seat knows of them, and the kinds of the cards it does not know are only there as a
sorted pool. Two states that a seat can't tell apart give equal values.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ludobug.core.cells import Cells, new_cells
from ludobug.core.header import (
    ACTOR,
    CARD_COUNT,
    CARDS,
    CHANCE,
    FRAME_CELLS,
    FRAME_LIMIT,
    FRAMES,
    OPTION_COUNT,
    OPTIONS,
    SHORT_FRAME_CELLS,
    TOP,
)
from ludobug.core.zones import FIRST, KIND, KNOWN, LAST, MARKS, NEXT, ZONE


@dataclass(frozen=True, slots=True)
class Choice:
    """A chain of chosen cards: the place of its first card, a card's place of the next one, the mark of the chosen.

    The mark ``shown`` says that a chosen card of a hidden zone is known to be the one.
    """

    first: int
    link: int
    mark: int
    shown: int = 0


@dataclass(frozen=True, slots=True)
class Anatomy:
    """What a game's buffers look like, for everything that has to take them apart."""

    card_cells: int
    zones: tuple[int, ...]
    """All zones, in the order of canonical form."""
    hidden_zones: Mapping[int, int]
    """Zones whose order means nothing to those who don't see the cards, with the seat that does see them, or -1."""
    card_operands: Mapping[int, tuple[int, ...]]
    """For each sort of frame, the cells of it that hold a card."""
    long_frames: frozenset[int]
    """The sorts of frames that use their last two cells."""
    under: int | None
    """The place in a card of the first card under it, if the game has that."""
    choice: Choice | None
    """How an effect remembers the cards it has chosen, if the game has that."""
    lists: tuple[tuple[int, int, int, int], ...]
    """Lists of entries that hold a card: (rules place of the address, place of the count, entry size, card's place)."""
    apart: frozenset[int] = frozenset()
    """Zones of a second deck, whose cards lie nowhere else: they are dealt anew among themselves."""


@dataclass(frozen=True, slots=True)
class Information:
    """Everything one seat knows. Equal values mean: the seat can't tell the states apart."""

    game_key: str
    seat: int
    cells: bytes
    hidden: tuple[int, ...] = field(compare=False)
    """The cards it does not know, in groups that are dealt anew each within itself; a 0 stands between two groups."""

    def __repr__(self) -> str:
        return f"<Information of seat {self.seat}, {len(set(self.hidden) - {0})} cards unknown>"


def zone_cards(cells: Cells, zone: int) -> list[int]:
    """The addresses of the cards of a zone, in order."""
    cards = []
    card = cells[zone + FIRST]
    while card:
        cards.append(card)
        card = cells[card + NEXT]
    return cards


def canonical_order(cells: Cells, anatomy: Anatomy, seat: int | None) -> list[int]:
    """All cards in the order of canonical form, as the seat sees them; None sees everything."""
    order: list[int] = []
    for zone in anatomy.zones:
        cards = zone_cards(cells, zone)
        if seat is not None and anatomy.hidden_zones.get(zone, seat) != seat:
            shown = 0 if anatomy.choice is None else anatomy.choice.shown
            cards.sort(key=lambda card: _known_first(cells, card, seat, shown))
        order.extend(cards)
        if anatomy.under is not None:
            for card in cards:
                order.extend(zone_cards(cells, card + anatomy.under))
    return order


def _known_first(cells: Cells, card: int, seat: int, shown: int) -> tuple[bool, int, int, int]:
    known = bool(cells[card + KNOWN] & 1 << seat)
    if not known:
        return True, 0, 0, 0
    return False, cells[card + KIND], cells[card + KNOWN], cells[card + MARKS] & shown


def observe(key: str, cells: Cells, rules: Cells, anatomy: Anatomy, seat: int) -> Information:
    """What a seat knows of a state."""
    order = canonical_order(cells, anatomy, seat)
    copy = renumber(cells, rules, anatomy, order)
    if anatomy.choice is not None:
        _blur_choice(copy, anatomy, anatomy.choice, seat)
    decks: tuple[list[int], list[int]] = ([], [])
    card = rules[CARDS]
    for _ in range(rules[CARD_COUNT]):
        if not copy[card + KNOWN] & 1 << seat:
            decks[copy[card + ZONE] in anatomy.apart].append(card)
        card += anatomy.card_cells
    for unknown in decks:
        pool = sorted(copy[card + KIND] for card in unknown)
        for card, kind in zip(unknown, pool, strict=True):
            copy[card + KIND] = kind
            copy[card + KNOWN] = 0
    first, second = decks
    hidden = [*first, *([0, *second] if second else []), *_known_in_piles(copy, anatomy, seat)]
    return Information(key, seat, copy.tobytes(), tuple(hidden))


def _known_in_piles(cells: Cells, anatomy: Anatomy, seat: int) -> Iterator[int]:
    """Piles that nobody sees, but of which the seat knows some cards, though not where they lie: a group each."""
    for zone, owner in anatomy.hidden_zones.items():
        cards = zone_cards(cells, zone) if owner < 0 else []
        known = sum(bool(cells[card + KNOWN] & 1 << seat) for card in cards)
        if 0 < known < len(cards):
            yield 0
            yield from cards


def _blur_choice(cells: Cells, anatomy: Anatomy, choice: Choice, seat: int) -> None:
    """What a seat knows of a choice among hidden cards that is not carried out yet.

    Of another's choice, or of chance's, it knows only how many: the last cards of the zone stand for them. Of its own
    choice it knows the kinds: of equal cards the first ones stand for those chosen.
    """
    _settle_shown(cells, choice)
    chain = _chain(cells, choice)
    seen = [
        card for card in chain if cells[card + ZONE] not in anatomy.hidden_zones or cells[card + MARKS] & choice.shown
    ]
    for zone, owner in anatomy.hidden_zones.items():
        chosen = [card for card in chain if cells[card + ZONE] == zone and card not in seen]
        marks = [cells[card + MARKS] & choice.mark for card in chosen]
        if owner == seat and cells[ACTOR] != CHANCE:
            stand_ins = _first_equals(cells, zone_cards(cells, zone), chosen)
        else:
            stand_ins = zone_cards(cells, zone)[-len(chosen) :] if chosen else []
            marks.sort()
        for card in chosen:
            cells[card + MARKS] &= ~choice.mark
        for card, mark in zip(stand_ins, marks, strict=True):
            cells[card + MARKS] |= mark
        seen += stand_ins
    for card in chain:
        cells[card + choice.link] = 0
    for place, card in zip([choice.first, *(card + choice.link for card in seen)], [*seen, 0], strict=True):
        cells[place] = card


def _settle_shown(cells: Cells, choice: Choice) -> None:
    """Of equal cards of a zone the first ones stand for those that are shown."""
    settled: set[int] = set()
    for card in _chain(cells, choice):
        if not cells[card + MARKS] & choice.shown:
            continue
        zone = zone_cards(cells, cells[card + ZONE])
        first = next(other for other in zone if cells[other + KIND] == cells[card + KIND] and other not in settled)
        settled.add(first)
        if first != card:
            _change_places(cells, choice, first, card)


def _change_places(cells: Cells, choice: Choice, one: int, other: int) -> None:
    """Two equal cards change places: who knows them, their marks, and their part in the choice."""
    new = {one: other, other: one}
    chain = [new.get(card, card) for card in _chain(cells, choice)]
    for place in (KNOWN, MARKS):
        cells[one + place], cells[other + place] = cells[other + place], cells[one + place]
    cells[one + choice.link] = cells[other + choice.link] = 0
    for place, card in zip([choice.first, *(card + choice.link for card in chain)], [*chain, 0], strict=True):
        cells[place] = card


def _chain(cells: Cells, choice: Choice) -> list[int]:
    """The cards of a choice, in their order."""
    chain = []
    card = cells[choice.first]
    while card:
        chain.append(card)
        card = cells[card + choice.link]
    return chain


def _first_equals(cells: Cells, cards: Sequence[int], chosen: Sequence[int]) -> list[int]:
    """For each chosen card the first card not taken yet that nobody can tell from it."""
    free = list(cards)
    stand_ins = []
    for card in chosen:
        twin = next(
            other
            for other in free
            if (cells[other + KIND], cells[other + KNOWN]) == (cells[card + KIND], cells[card + KNOWN])
        )
        free.remove(twin)
        stand_ins.append(twin)
    return stand_ins


def _links(anatomy: Anatomy) -> list[int]:
    """The places of a card that hold another card, beside the next one of its zone."""
    links = [] if anatomy.under is None else [anatomy.under]
    return links if anatomy.choice is None else [*links, anatomy.choice.link]


def renumber(cells: Cells, rules: Cells, anatomy: Anatomy, order: Sequence[int]) -> Cells:
    """The same state with its cards numbered in the given order, and without options."""
    size = anatomy.card_cells
    first = rules[CARDS]
    new = {old: first + index * size for index, old in enumerate(order)}
    new[0] = 0
    copy = cells[:]
    copy[OPTION_COUNT] = 0
    _clear(copy, rules[OPTIONS], len(copy))
    _clear(copy, copy[TOP] + FRAME_CELLS, FRAMES + FRAME_CELLS * FRAME_LIMIT)
    for address_place, count_place, entry_cells, _ in anatomy.lists:
        _clear(copy, rules[address_place] + copy[count_place] * entry_cells, rules[OPTIONS])
    for old in order:
        start = new[old]
        copy[start : start + size] = cells[old : old + size]
        zone = cells[old + ZONE]
        copy[start + NEXT] = new[cells[old + NEXT]]
        if zone >= first:
            holder = first + (zone - first) // size * size
            copy[start + ZONE] = new[holder] + zone - holder
        for place in _links(anatomy):
            copy[start + place] = new[cells[old + place]]
    _relink(copy, cells, anatomy, new)
    _rename_references(copy, cells, rules, anatomy, new)
    return copy


def _clear(cells: Cells, start: int, end: int) -> None:
    """Wipe what is left of things that are done."""
    cells[start:end] = new_cells(end - start)


def _relink(copy: Cells, cells: Cells, anatomy: Anatomy, new: Mapping[int, int]) -> None:
    """Zones begin with the new numbers; cards of one zone that were sorted are chained anew."""
    for zone in anatomy.zones:
        cards = sorted(new[card] for card in zone_cards(cells, zone))
        copy[zone + FIRST] = cards[0] if cards else 0
        copy[zone + LAST] = cards[-1] if cards else 0
        for card, following in zip(cards, [*cards[1:], 0], strict=False):
            copy[card + NEXT] = following


def _rename_references(copy: Cells, cells: Cells, rules: Cells, anatomy: Anatomy, new: Mapping[int, int]) -> None:
    if anatomy.choice is not None:
        copy[anatomy.choice.first] = new[cells[anatomy.choice.first]]
    for frame in range(FRAMES, cells[TOP] + 1, FRAME_CELLS):
        if cells[frame] not in anatomy.long_frames:
            _clear(copy, frame + SHORT_FRAME_CELLS, frame + FRAME_CELLS)
        for place in anatomy.card_operands.get(cells[frame], ()):
            copy[frame + place] = new[cells[frame + place]]
    for address_place, count_place, entry_cells, card_place in anatomy.lists:
        start = rules[address_place]
        for entry in range(start, start + cells[count_place] * entry_cells, entry_cells):
            copy[entry + card_place] = new[cells[entry + card_place]]


def thaw(information: Information) -> tuple[Cells, Cells]:
    """The buffer of a world that fits, and the list of the cards to shuffle in it."""
    cells = array("h")
    cells.frombytes(information.cells)
    return cells, array("h", information.hidden)
