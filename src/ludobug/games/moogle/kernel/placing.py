"""Where a card may be laid or moved, and which way it may face."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import offer
from ludobug.core.header import SEATS
from ludobug.core.knowledge import EVERYONE
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, MARKS, NEXT, ZONE
from ludobug.games.moogle.kernel.table import (
    face_down_at,
    face_down_in_domain,
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
    MOVES,
    PLACES,
    TRAITS,
)


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


def may_place(state: Cells, rules: Cells, card: int, place: int, seat: int, face_down: int) -> bool:
    """Whether a hand card may be played at a place this way round."""
    if not reaches(rules, seat, place):
        return False
    kind: int = state[card + KIND]
    forced: bool = has_trait(state, rules, place, FORCES_FACE_DOWN)
    if face_down == 0:
        return not forced and (has_room(state, rules, place, seat) or rules[kind + TRAITS] & IGNORES_LIMIT != 0)
    if not has_room(state, rules, place, seat):
        return False
    return forced or (rules[kind + FACE_UP_MARK] == 0 and may_lie_face_down(state, rules, place, seat))


def may_lie_face_down(state: Cells, rules: Cells, place: int, seat: int) -> bool:
    """Whether a seat may choose to lay a card without the mark face down at a place that does not force it."""
    if has_trait(state, rules, place, FORBIDS_FACE_DOWN) or face_down_at(state, place, seat) > 0:
        return False
    return rules[SEATS] > 2 or face_down_in_domain(state, seat) < DOWN_LIMIT_FOR_TWO


def may_move(state: Cells, rules: Cells, card: int, place: int, seat: int) -> bool:
    """Whether an own card on the table may be moved to another place; it keeps its facing."""
    if not reaches(rules, seat, place) or place == place_of(state[card + ZONE]):
        return False
    if lies_face_down(state, card):
        if face_down_at(state, place, seat) > 0 or has_trait(state, rules, place, FORBIDS_FACE_DOWN):
            return False
        return has_room(state, rules, place, seat)
    return has_room(state, rules, place, seat) or rules[state[card + KIND] + TRAITS] & IGNORES_LIMIT != 0


def offer_placements(state: Cells, rules: Cells, seat: int, only_face_down: bool) -> None:
    """List every way to play a hand card."""
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        place: int = 0
        while place < PLACES:
            if not only_face_down and may_place(state, rules, card, place, seat, 0):
                offer(state, rules, move_option(card, place, 0))
            if may_place(state, rules, card, place, seat, 1):
                offer(state, rules, move_option(card, place, 1))
            place += 1
        card = state[card + NEXT]


def offer_moves(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """List every other place that an own card may be moved to."""
    place: int = 0
    while place < PLACES:
        if may_move(state, rules, card, place, seat):
            offer(state, rules, move_option(card, place, state[card + MARKS] & FACE_DOWN))
        place += 1


def any_face_down_place(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether some place would take a face-down card without the mark; everybody can see that."""
    place: int = 0
    while place < PLACES:
        if reaches(rules, seat, place) and has_room(state, rules, place, seat):
            if has_trait(state, rules, place, FORCES_FACE_DOWN) or may_lie_face_down(state, rules, place, seat):
                return True
        place += 1
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
    shift(state, rules, card, side_of(place, seat))
    return card


def carry_over(state: Cells, rules: Cells, option: int) -> None:
    """Move a card on the table as an option says; facing and tokens stay."""
    card: int = card_of_move(option)
    shift(state, rules, card, side_of(place_of_move(option), owner_of(state[card + ZONE])))
