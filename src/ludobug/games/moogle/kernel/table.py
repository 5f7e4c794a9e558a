"""The table: whose zones are whose, which places a seat reaches, and how cards move between them."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS, TAPE_LIMIT
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, MARKS, NEXT, ZONE, ZONE_CELLS, append, remove
from ludobug.games.moogle.layout import (
    BOX,
    DECK,
    FACE_DOWN,
    FACE_UP_MARK,
    FACINGS,
    HAND,
    MOG_OF,
    MONSTER,
    MONSTER_COUNT,
    MOST_SEATS,
    MOVED,
    NO_MOG,
    PLACES,
    RETURNED,
    SIDE,
    TRAITS,
    YIAZMAT,
)

NO_INDEX = -1


def hand_of(seat: int) -> int:
    """The hand of a seat."""
    return HAND + seat * ZONE_CELLS


def deck_of(state: Cells, seat: int) -> int:
    """The deck of a seat's Mog; without a Mog the box, from which nothing is drawn."""
    if state[MOG_OF + seat] == NO_MOG:
        return BOX
    return DECK + state[MOG_OF + seat] * ZONE_CELLS


def side_of(place: int, seat: int) -> int:
    """A seat's side of a place."""
    return SIDE + (place * MOST_SEATS + seat) * ZONE_CELLS


def on_table(zone: int) -> bool:
    """Whether a zone is some seat's side of some place."""
    return SIDE <= zone and zone < SIDE + PLACES * MOST_SEATS * ZONE_CELLS


def in_hand(zone: int) -> bool:
    """Whether a zone is some seat's hand."""
    return HAND <= zone and zone < HAND + MOST_SEATS * ZONE_CELLS


def place_of(zone: int) -> int:
    """The place that a side belongs to."""
    return (zone - SIDE) // ZONE_CELLS // MOST_SEATS


def owner_of(zone: int) -> int:
    """The seat that a side or a hand belongs to."""
    if in_hand(zone):
        return (zone - HAND) // ZONE_CELLS
    return (zone - SIDE) // ZONE_CELLS % MOST_SEATS


def left_neighbour(rules: Cells, seat: int) -> int:
    """The next seat clockwise."""
    seat += 1
    if seat == rules[SEATS]:
        return 0
    return seat


def reaches(rules: Cells, seat: int, place: int) -> bool:
    """Whether a seat may play at a place: Yiazmat, and the monsters beside it."""
    if place == YIAZMAT:
        return True
    if place >= rules[MONSTER_COUNT]:
        return False
    if rules[SEATS] == 2 or place == seat:
        return True
    return left_neighbour(rules, place) == seat


def monster_kind(state: Cells, place: int) -> int:
    """The kind of the monster, or of the tile face, of a place."""
    return state[state[MONSTER + place * ZONE_CELLS + FIRST] + KIND]


def has_trait(state: Cells, rules: Cells, place: int, trait: int) -> bool:
    """Whether the monster of a place changes how cards are laid there."""
    return rules[monster_kind(state, place) + TRAITS] & trait != 0


def lies_face_down(state: Cells, card: int) -> bool:
    """Whether a card lies face down."""
    return state[card + MARKS] & FACE_DOWN != 0


def is_dead(state: Cells, rules: Cells, card: int) -> bool:
    """Whether a card with the face-up mark lies face down: a blank card of power 0."""
    return state[card + MARKS] & FACE_DOWN != 0 and rules[state[card + KIND] + FACE_UP_MARK] != 0


def face_down_at(state: Cells, place: int, seat: int) -> int:
    """How many cards of a seat lie face down at a place."""
    total: int = 0
    card: int = state[side_of(place, seat) + FIRST]
    while card != 0:
        total += state[card + MARKS] & FACE_DOWN
        card = state[card + NEXT]
    return total


def face_down_in_domain(state: Cells, seat: int) -> int:
    """How many cards of a seat lie face down on the whole table."""
    total: int = 0
    place: int = 0
    while place < PLACES:
        total += face_down_at(state, place, seat)
        place += 1
    return total


def index_on_table(state: Cells, card: int) -> int:
    """The place of a card in its owner's row, from 0; -1 for cards that do not lie on the table."""
    zone: int = state[card + ZONE]
    if not on_table(zone):
        return NO_INDEX
    index: int = 0
    other: int = state[zone + FIRST]
    while other != card:
        index += 1
        other = state[other + NEXT]
    return index


def shift(state: Cells, rules: Cells, card: int, zone: int) -> None:
    """Move a card to the end of a zone, and note it."""
    if rules[TAPE_LIMIT] != 0:
        to: int = zone * FACINGS + (state[card + MARKS] & FACE_DOWN)
        index: int = index_on_table(state, card)
        note(rules, MOVED, card, state[card + KIND], state[card + KNOWN], state[card + ZONE], to, index)
    remove(state, card)
    append(state, zone, card)


def draw(state: Cells, rules: Cells, seat: int, count: int) -> None:
    """Draw from the top of the own deck, as far as it goes."""
    deck: int = deck_of(state, seat)
    while count > 0 and state[deck + COUNT] > 0:
        card: int = state[deck + FIRST]
        state[card + KNOWN] = 1 << seat
        state[card + MARKS] &= ~RETURNED
        shift(state, rules, card, hand_of(seat))
        count -= 1


def put_under_deck(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """Put a hand card under the own deck."""
    state[card + MARKS] |= RETURNED
    shift(state, rules, card, deck_of(state, seat))
