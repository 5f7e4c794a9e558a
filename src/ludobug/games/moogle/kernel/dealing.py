"""Dealing at random: the cards of a fresh game, and those that a seat does not know.

What a seat does not know is dealt anew within what the rules let everybody infer: a deck holds its own Mog's cards;
of a seat's cards only those in hand, on the table or put back under the deck can be Heroes; a card laid face down by
choice has no face-up mark, and one that was not turned at the end has it.
"""

from __future__ import annotations

from ludobug.core.cells import Cells, Word
from ludobug.core.chance import below, following, shuffle_part
from ludobug.core.frames import OP, A
from ludobug.core.header import ACTOR, OPTION_COUNT, OVER, SEATS, TOP
from ludobug.core.zones import FIRST, KIND, KNOWN, MARKS, NEXT, ZONE, ZONE_CELLS
from ludobug.games.moogle.kernel.choices import list_options
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
    INSTRUCTION,
    MOG_OF,
    MOGS,
    MONSTERS,
    MOST_OPTIONS,
    OWN_MOG,
    PLAY_EXTRA,
    RETURNED,
    RUN_EFFECT,
    SORT,
    SPARE,
)

ON_TABLE_RANK = 0
OPEN_RANK = 1
DECK_RANK = 2
SPARE_RANK = 3
RANKS_OF_PLACES = 4
"""The order in which places find their cards, tightest first."""
NOBODY = -1
NO_CARD = -1
FAILED = 0
TRIES = 2000
"""How often a deal that comes out against the rules is begun again."""


def deal_fresh(state: Cells, rules: Cells, seed: Word) -> Word:
    """Shuffle a fresh game, all of it: every deck, Heroes, monsters, tile face and Mogs, and who begins."""
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
                seed = shuffle_part(state, hidden, start, end - start, seed)
        start = end + 1
    show_hands_to_owners(state, rules)
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
    """Deal Combat cards and Heroes; begin again when a place finds no card that may lie there."""
    tries: int = 0
    while tries < TRIES:
        seed = following(seed)
        after: Word = fill_places(state, rules, hidden, start, end, seed)
        if after != FAILED and extra_play_is_possible(state, rules):
            return after
        tries += 1
    return seed


def extra_play_is_possible(state: Cells, rules: Cells) -> bool:
    """Whether a seat that is about to play one more card face down could do so."""
    if state[ACTOR] == OVER or state[state[TOP] + OP] != RUN_EFFECT:
        return True
    if rules[state[state[TOP] + A] + INSTRUCTION] != PLAY_EXTRA:
        return True
    list_options(state, rules, MOST_OPTIONS)
    return state[OPTION_COUNT] > 0


def fill_places(state: Cells, rules: Cells, hidden: Cells, start: int, end: int, seed: Word) -> Word:
    """Give each place a card that may lie there, from those not given yet; FAILED if there is none."""
    rank: int = 0
    while rank < RANKS_OF_PLACES:
        index: int = start
        while index < end:
            if rank_of(state, hidden[index]) == rank:
                seed = following(seed)
                chosen: int = choose_card_for(state, rules, hidden, start, end, index, seed)
                if chosen == NO_CARD:
                    return FAILED
                swap_kinds(state, hidden[index], hidden[chosen])
            index += 1
        rank += 1
    return seed


def rank_of(state: Cells, card: int) -> int:
    """How tight a place is, of the unknown card that lies there."""
    zone: int = state[card + ZONE]
    if zone == SPARE:
        return SPARE_RANK
    if on_table(zone) and (state[card + MARKS] & BY_CHOICE != 0 or state[ACTOR] == OVER):
        return ON_TABLE_RANK
    if on_table(zone) or in_hand(zone) or state[card + MARKS] & RETURNED != 0:
        return OPEN_RANK
    return DECK_RANK


def is_open(state: Cells, hidden: Cells, index: int, at: int) -> bool:
    """Whether a place of the list has not got its card yet, while the place ``at`` is looking for one."""
    rank: int = rank_of(state, hidden[index])
    looking: int = rank_of(state, hidden[at])
    return rank > looking or (rank == looking and index >= at)


def seat_of(state: Cells, rules: Cells, card: int) -> int:
    """The seat whose card this is, by where it lies; NOBODY for spare Heroes and decks that nobody has yet."""
    zone: int = state[card + ZONE]
    if in_hand(zone) or on_table(zone):
        return owner_of(zone)
    seat: int = 0
    while seat < rules[SEATS]:
        if zone == deck_of(state, seat):
            return seat
        seat += 1
    return NOBODY


def choose_card_for(state: Cells, rules: Cells, hidden: Cells, start: int, end: int, at: int, seed: Word) -> int:
    """The place in the list of the card to put where ``at`` lies; NO_CARD if none may lie there."""
    seat: int = seat_of(state, rules, hidden[at])
    heroes: int = heroes_due(state, rules, hidden, start, end, at, seat)
    room: int = room_for_heroes(state, rules, hidden, start, end, at, seat)
    if state[hidden[at] + ZONE] == SPARE:
        return one_of(state, rules, hidden, start, end, at, HERO_CARD, seed)
    if heroes <= 0 or room == 0:
        return one_of(state, rules, hidden, start, end, at, COMBAT_CARD, seed)
    sort: int = COMBAT_CARD
    if below(seed, room) < heroes:
        sort = HERO_CARD
    chosen: int = one_of(state, rules, hidden, start, end, at, sort, following(seed))
    if chosen == NO_CARD and room > heroes:
        return one_of(state, rules, hidden, start, end, at, COMBAT_CARD, seed)
    return chosen


def heroes_due(state: Cells, rules: Cells, hidden: Cells, start: int, end: int, at: int, seat: int) -> int:
    """How many Heroes a seat's open places still need: everything that is not of its Mog."""
    total: int = 0
    index: int = start
    while index < end and seat != NOBODY:
        if is_open(state, hidden, index, at):
            kind: int = state[hidden[index] + KIND]
            if seat_of(state, rules, hidden[index]) == seat:
                total += 1
            if rules[kind + SORT] == COMBAT_CARD and rules[kind + OWN_MOG] == state[MOG_OF + seat]:
                total -= 1
        index += 1
    return total


def room_for_heroes(state: Cells, rules: Cells, hidden: Cells, start: int, end: int, at: int, seat: int) -> int:
    """How many open places of a seat could hold a Hero."""
    total: int = 0
    index: int = start
    while index < end:
        if rank_of(state, hidden[index]) <= OPEN_RANK and is_open(state, hidden, index, at):
            if seat_of(state, rules, hidden[index]) == seat:
                total += 1
        index += 1
    return total


def one_of(state: Cells, rules: Cells, hidden: Cells, start: int, end: int, at: int, sort: int, seed: Word) -> int:
    """A random place in the list whose card is not given yet, is of this sort and may lie where ``at`` lies."""
    fitting: int = 0
    index: int = start
    while index < end:
        if is_open(state, hidden, index, at) and may_lie(state, rules, state[hidden[index] + KIND], hidden[at], sort):
            fitting += 1
        index += 1
    if fitting == 0:
        return NO_CARD
    left: int = below(seed, fitting)
    index = start
    while True:
        if is_open(state, hidden, index, at) and may_lie(state, rules, state[hidden[index] + KIND], hidden[at], sort):
            if left == 0:
                return index
            left -= 1
        index += 1


def may_lie(state: Cells, rules: Cells, kind: int, card: int, sort: int) -> bool:
    """Whether a card of a kind and sort may lie where an unknown card lies."""
    if rules[kind + SORT] != sort:
        return False
    if sort == COMBAT_CARD and rules[kind + OWN_MOG] != mog_of_place(state, rules, card):
        return False
    if rank_of(state, card) != ON_TABLE_RANK:
        return True
    marked: bool = rules[kind + FACE_UP_MARK] != 0
    return marked == (state[ACTOR] == OVER)


def mog_of_place(state: Cells, rules: Cells, card: int) -> int:
    """The Mog whose Combat cards may lie where a card lies."""
    seat: int = seat_of(state, rules, card)
    if seat != NOBODY:
        return state[MOG_OF + seat]
    return (state[card + ZONE] - DECK) // ZONE_CELLS
