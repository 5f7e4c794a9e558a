"""What an instruction may be done to: its options, as everybody at the table could list them."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, no_options, offer
from ludobug.core.header import OPTION_COUNT, SEATS, TOP
from ludobug.core.zones import COUNT, FIRST, NEXT
from ludobug.games.moogle.kernel.groups import belongs, looks_at, means_owner, strongest_in
from ludobug.games.moogle.kernel.placing import may_move, move_option, offer_moves, offer_placements
from ludobug.games.moogle.kernel.table import hand_of, side_of
from ludobug.games.moogle.layout import (
    INSTRUCTION,
    INTO_THIS_PLACE,
    MAY,
    MODE,
    MONSTER_DECK,
    MOVE_CARD,
    NO,
    OPERAND,
    PLACES,
    PLAY_EXTRA,
    REPLACE_MONSTER,
    UNDER_DECK,
    YES,
    YIAZMAT,
)


def list_options(state: Cells, rules: Cells, enough: int) -> None:
    """List what the instruction of the effect on top may be done to; "you may" adds declining.

    A list that is long ``enough`` is not looked for further.
    """
    frame: int = state[TOP]
    at: int = state[frame + A]
    op: int = rules[at + INSTRUCTION]
    seat: int = state[frame + C]
    no_options(state)
    if op == UNDER_DECK:
        offer_zone(state, rules, hand_of(seat))
    elif op == PLAY_EXTRA:
        offer_placements(state, rules, seat, True)
    elif op == REPLACE_MONSTER:
        if state[frame + D] < YIAZMAT and state[MONSTER_DECK + COUNT] > 0:
            offer(state, rules, YES)
    else:
        offer_group(state, rules, frame, enough)
    if state[OPTION_COUNT] > 0 and rules[at + MODE] & MAY != 0:
        offer(state, rules, NO)


def offer_zone(state: Cells, rules: Cells, zone: int) -> None:
    """List all cards of a zone."""
    card: int = state[zone + FIRST]
    while card != 0:
        offer(state, rules, card)
        card = state[card + NEXT]


def offer_group(state: Cells, rules: Cells, frame: int, enough: int) -> None:
    """List the cards on the table that the instruction of an effect means, or the moves that it allows them."""
    group: int = rules[state[frame + A] + OPERAND]
    seat: int = state[frame + C]
    here: int = state[frame + D]
    strongest: int = strongest_in(state, rules, group, state[frame + B], seat, here)
    place: int = 0
    while place < PLACES:
        if looks_at(rules, group, place, here, seat):
            offer_group_at(state, rules, frame, place, strongest, enough)
        place += 1


def offer_group_at(state: Cells, rules: Cells, frame: int, place: int, strongest: int, enough: int) -> None:
    """The same at one place, as long as there are not enough."""
    at: int = state[frame + A]
    seat: int = state[frame + C]
    owner: int = 0
    while owner < rules[SEATS]:
        if means_owner(rules, rules[at + OPERAND], owner, seat):
            card: int = state[side_of(place, owner) + FIRST]
            while card != 0 and state[OPTION_COUNT] < enough:
                if belongs(state, rules, card, rules[at + OPERAND], state[frame + B], strongest):
                    offer_card(state, rules, at, card, seat, state[frame + D])
                card = state[card + NEXT]
        owner += 1


def offer_card(state: Cells, rules: Cells, at: int, card: int, seat: int, here: int) -> None:
    """List a card, or where it may go if the instruction moves it."""
    if rules[at + INSTRUCTION] != MOVE_CARD:
        offer(state, rules, card)
    elif rules[at + MODE] & INTO_THIS_PLACE == 0:
        offer_moves(state, rules, card, seat)
    elif may_move(state, rules, card, here, seat):
        offer(state, rules, move_option(card, here, 0))
