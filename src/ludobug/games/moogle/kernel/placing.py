"""Where a card may be laid or moved, and which way it may face."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import offer
from ludobug.core.header import OPTION_COUNT, OPTIONS, SEATS
from ludobug.core.knowledge import EVERYONE
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, MARKS, NEXT, ZONE
from ludobug.games.moogle.kernel.table import (
    face_down_at,
    hand_of,
    has_trait,
    lies_face_down,
    monster_kind,
    owner_of,
    place_of,
    reaches,
    shift,
    side_of,
)
from ludobug.games.moogle.layout import (
    BY_CHOICE,
    CARD_CELLS,
    DOWN_LIMIT_FOR_TWO,
    FACE_DOWN,
    FACE_UP_MARK,
    FACINGS,
    FIRST_CARD,
    FORBIDS_FACE_DOWN,
    FORCES_FACE_DOWN,
    IGNORES_LIMIT,
    LIMIT,
    MOVERS,
    MOVES,
    MOVES_ITSELF,
    PLACES,
    TRAITS,
)

# Groups of bits of ``openings``.
FREE = 0
ROOM = 5
BY_CHOICE_TOO = 10
FORCED = 15
ALL_PLACES = 31


def move_option(card: int, place: int, face_down: int) -> int:
    """The option of bringing a card to a place."""
    return MOVES + ((card - FIRST_CARD) // CARD_CELLS * PLACES + place) * FACINGS + face_down


def card_of_move(option: int) -> int:
    """The card that an option brings to a place."""
    return FIRST_CARD + (option - MOVES) // FACINGS // PLACES * CARD_CELLS


def place_of_move(option: int) -> int:
    """The place that an option brings a card to."""
    return (option - MOVES) // FACINGS % PLACES


def facing_of_move(option: int) -> int:
    """1 if an option lays the card face down."""
    return (option - MOVES) % FACINGS


def has_room(state: Cells, rules: Cells, place: int, seat: int) -> bool:
    """Whether a seat may have one more card at a place."""
    return state[side_of(place, seat) + COUNT] < rules[monster_kind(state, place) + LIMIT]


def may_lie_face_down(state: Cells, rules: Cells, place: int, seat: int) -> bool:
    """Whether a seat may have one more face-down card at a place that does not force it, whatever lies elsewhere."""
    return not has_trait(state, rules, place, FORBIDS_FACE_DOWN) and face_down_at(state, place, seat) == 0


def may_move(state: Cells, rules: Cells, card: int, place: int, seat: int) -> bool:
    """Whether an own card on the table may be moved to another place; it keeps its facing."""
    if not reaches(rules, seat, place) or place == place_of(state[card + ZONE]):
        return False
    if lies_face_down(state, card):
        return may_lie_face_down(state, rules, place, seat) and has_room(state, rules, place, seat)
    return has_room(state, rules, place, seat) or rules[state[card + KIND] + TRAITS] & IGNORES_LIMIT != 0


def openings(state: Cells, rules: Cells, seat: int) -> int:
    """Where a seat may lay a hand card, and how: groups of bits, a bit a place.

    Beginning at ``FREE``: places that it reaches and that force no facing; at ``ROOM``: those of them with room; at
    ``BY_CHOICE_TOO``: those with room where a card without the mark may lie face down; at ``FORCED``: places with
    room that force a card to lie face down.
    """
    found: int = 0
    face_down: int = 0
    place: int = 0
    while place < PLACES:
        if reaches(rules, seat, place):
            kind: int = monster_kind(state, place)
            down_here: int = face_down_at(state, place, seat)
            room: bool = state[side_of(place, seat) + COUNT] < rules[kind + LIMIT]
            face_down += down_here
            if rules[kind + TRAITS] & FORCES_FACE_DOWN != 0:
                if room:
                    found |= 1 << FORCED + place
            else:
                found |= 1 << FREE + place
                if room:
                    found |= 1 << ROOM + place
                    if down_here == 0 and rules[kind + TRAITS] & FORBIDS_FACE_DOWN == 0:
                        found |= 1 << BY_CHOICE_TOO + place
        place += 1
    if rules[SEATS] == 2 and face_down >= DOWN_LIMIT_FOR_TWO:
        found &= ~(ALL_PLACES << BY_CHOICE_TOO)
    return found


def offer_placements(state: Cells, rules: Cells, seat: int, only_face_down: bool) -> None:
    """List every way to play a hand card. Each way is written down, and counts only if it is open."""
    found: int = openings(state, rules, seat)
    next_option: int = rules[OPTIONS] + state[OPTION_COUNT]
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        kind: int = state[card + KIND]
        up: int = found >> ROOM & ALL_PLACES
        if rules[kind + TRAITS] & IGNORES_LIMIT != 0:
            up = found >> FREE & ALL_PLACES
        if only_face_down:
            up = 0
        down: int = found >> FORCED & ALL_PLACES
        if rules[kind + FACE_UP_MARK] == 0:
            down |= found >> BY_CHOICE_TOO & ALL_PLACES
        option: int = move_option(card, 0, 0)
        place: int = 0
        while place < PLACES:
            state[next_option] = option
            next_option += up >> place & 1
            state[next_option] = option + 1
            next_option += down >> place & 1
            option += FACINGS
            place += 1
        card = state[card + NEXT]
    state[OPTION_COUNT] = next_option - rules[OPTIONS]


def offer_moves(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """List every other place that an own card may be moved to."""
    place: int = 0
    while place < PLACES:
        if may_move(state, rules, card, place, seat):
            offer(state, rules, move_option(card, place, state[card + MARKS] & FACE_DOWN))
        place += 1


def may_play_face_down(state: Cells, rules: Cells, seat: int, seen: bool) -> bool:
    """Whether a seat has a card that it may play face down; ``seen``: for all that the others can see."""
    found: int = openings(state, rules, seat)
    if found >> FORCED & ALL_PLACES != 0:
        return state[hand_of(seat) + COUNT] > 0
    if found >> BY_CHOICE_TOO & ALL_PLACES == 0:
        return False
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        if seen or rules[state[card + KIND] + FACE_UP_MARK] == 0:
            return True
        card = state[card + NEXT]
    return False


def lay(state: Cells, rules: Cells, option: int, seat: int) -> int:
    """Play a hand card as an option says; returns the card."""
    card: int = card_of_move(option)
    place: int = place_of_move(option)
    if facing_of_move(option) == 0:
        state[card + KNOWN] = EVERYONE
    elif has_trait(state, rules, place, FORCES_FACE_DOWN):
        state[card + MARKS] |= FACE_DOWN
    else:
        state[card + MARKS] |= FACE_DOWN | BY_CHOICE
    if state[card + MARKS] & FACE_DOWN == 0 and rules[state[card + KIND] + TRAITS] & MOVES_ITSELF != 0:
        state[MOVERS + seat] += 1
    shift(state, rules, card, side_of(place, seat))
    return card


def carry_over(state: Cells, rules: Cells, option: int) -> None:
    """Move a card on the table as an option says; facing and tokens stay."""
    card: int = card_of_move(option)
    shift(state, rules, card, side_of(place_of_move(option), owner_of(state[card + ZONE])))
