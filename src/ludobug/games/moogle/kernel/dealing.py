"""Dealing at random: the cards of a fresh game, and those that a seat does not know.

What a seat does not know is dealt anew within what the rules let everybody infer: a deck holds its own Mog's cards;
of a seat's cards only those in hand, on the table or put back under the deck can be Heroes; a card laid face down by
choice has no face-up mark, and one that was not turned at the end has it.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.chance import below, following
from ludobug.core.frames import A, B, C
from ludobug.core.header import ACTOR, OVER, SEATS, TOP, FRAMES
from ludobug.core.zones import KIND, KNOWN, MARKS, NEXT, FIRST, ZONE, ZONE_CELLS
from ludobug.games.moogle.kernel.table import deck_of, hand_of, in_hand, on_table, owner_of
from ludobug.games.moogle.layout import (
    BY_CHOICE,
    CARD_CELLS,
    COMBAT_CARD,
    DECK,
    DECK_CARDS,
    FACE_UP_MARK,
    FACES,
    FIRST_CARD,
    FIRST_FACE,
    FIRST_HERO,
    FIRST_MOG,
    FIRST_MONSTER,
    FIRST_SEAT,
    FIXED_FACE,
    FIXED_MOGS,
    FIXED_MONSTERS,
    HERO_CARD,
    HEROES,
    MOG_OF,
    MOGS,
    MONSTERS,
    OWN_MOG,
    RETURNED,
    RUN_EFFECT,
    SORT,
    SPARE,
)

NOT_DEALT = -1
TRIES = 2000
"""How often a deal that comes out against the rules is begun again."""


def deal(state: Cells, rules: Cells, seed: Word) -> Word:
    """Shuffle a fresh game: every deck, Heroes, monsters, tile face and Mogs, and who begins."""
    mog: int = 0
    while mog < MOGS:
        seed = shuffle_row(state, FIRST_CARD + mog * DECK_CARDS * CARD_CELLS, DECK_CARDS, seed)
        mog += 1
    seed = shuffle_row(state, FIRST_HERO, HEROES, seed)
    given: int = rules[FIXED_MONSTERS]
    seed = shuffle_row(state, FIRST_MONSTER + given * CARD_CELLS, MONSTERS - given, seed)
    if rules[FIXED_FACE] == 0:
        seed = shuffle_row(state, FIRST_FACE, FACES, seed)
    if rules[FIXED_MOGS] == 0:
        seed = shuffle_row(state, FIRST_MOG, MOGS, seed)
    seed = following(seed)
    state[FIRST_SEAT] = below(seed, rules[SEATS])
    return seed


def shuffle_row(state: Cells, first: int, count: int, seed: Word) -> Word:
    """Shuffle the kinds of cards that follow each other in memory."""
    while count > 1:
        seed = following(seed)
        one: int = first + (count - 1) * CARD_CELLS
        other: int = first + below(seed, count) * CARD_CELLS
        swap_kinds(state, one, other)
        count -= 1
    return seed


def swap_kinds(state: Cells, one: int, other: int) -> None:
    """Exchange what is printed on two cards."""
    kind: int = state[one + KIND]
    state[one + KIND] = state[other + KIND]
    state[other + KIND] = kind


# ------------------------------------------------------------ dealing what a seat does not know


def deal_unknown(state: Cells, rules: Cells, hidden: Cells, count: int, seed: Word) -> Word:
    """Deal the unknown cards anew; the list has a 0 between stocks that cannot be exchanged with each other."""
    start: int = 0
    while start < count:
        end: int = start
        while end < count and hidden[end] != 0:
            end += 1
        if end > start:
            sort: int = rules[state[hidden[start] + KIND] + SORT]
            if sort == COMBAT_CARD or sort == HERO_CARD:
                seed = deal_players_cards(state, rules, hidden, start, end, seed)
            else:
                seed = shuffle_part(state, hidden, start, end, seed)
        start = end + 1
    show_hands_to_owners(state, rules)
    return seed


def shuffle_part(state: Cells, hidden: Cells, start: int, end: int, seed: Word) -> Word:
    """Shuffle the kinds of a stretch of the list."""
    while end - start > 1:
        seed = following(seed)
        swap_kinds(state, hidden[end - 1], hidden[start + below(seed, end - start)])
        end -= 1
    return seed


def show_hands_to_owners(state: Cells, rules: Cells) -> None:
    """Every seat knows its own hand, in any world."""
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[hand_of(seat) + FIRST]
        while card != 0:
            state[card + KNOWN] |= 1 << seat
            card = state[card + NEXT]
        seat += 1


def deal_players_cards(state: Cells, rules: Cells, hidden: Cells, start: int, end: int, seed: Word) -> Word:
    """Deal Combat cards and Heroes, tightest places first; begin again when a place finds no card."""
    tries: int = 0
    while tries < TRIES:
        done: int = start
        rank: int = 0
        while rank < RANKS_OF_PLACES and done != NOT_DEALT:
            seed = following(seed)
            done = deal_rank(state, rules, hidden, done, end, rank, seed)
            rank += 1
        if done == end and extra_play_is_possible(state, rules):
            return following(seed)
        seed = following(seed)
        tries += 1
    return seed
