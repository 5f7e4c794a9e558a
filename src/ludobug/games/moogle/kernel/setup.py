"""The beginning: the table is laid, Heroes are dealt, Mogs are given or drafted, the opening cards drawn."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, ask, no_options
from ludobug.core.header import FRAMES, SEATS, TOP
from ludobug.core.knowledge import EVERYONE
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, NEXT, ZONE_CELLS, append
from ludobug.games.moogle.kernel.choices import offer_zone
from ludobug.games.moogle.kernel.table import draw, hand_of, left_neighbour, shift
from ludobug.games.moogle.kernel.turn import begin_turn
from ludobug.games.moogle.layout import (
    ACTIVE,
    BOX,
    CARD_CELLS,
    DECK,
    DECK_CARDS,
    DRAFT,
    FACES,
    FIRST_CARD,
    FIRST_FACE,
    FIRST_HERO,
    FIRST_MOG,
    FIRST_MONSTER,
    FIRST_SEAT,
    GIL,
    HEROES,
    MOG_BOX,
    MOG_CARD,
    MOG_OF,
    MOGS,
    MOGS_SHOWN,
    MONSTER,
    MONSTER_COUNT,
    MONSTER_DECK,
    MONSTERS,
    MOST_SEATS,
    NO_MOG,
    OPENING_CARDS,
    OWN_MOG,
    PICK_MOG,
    ROUND,
    SPARE,
    TOKENS,
    WITH_DRAFT,
    YIAZMAT,
)


def lay_out(state: Cells, rules: Cells) -> None:
    """Lay everything out in its order: decks, Heroes, monsters, a tile face, Mogs for the seats or for the draft."""
    seat: int = 0
    while seat < MOST_SEATS:
        state[MOG_OF + seat] = NO_MOG
        seat += 1
    mog: int = 0
    while mog < MOGS:
        lay_row(state, DECK + mog * ZONE_CELLS, FIRST_CARD + mog * DECK_CARDS * CARD_CELLS, DECK_CARDS)
        mog += 1
    lay_row(state, SPARE, FIRST_HERO, HEROES)
    lay_row(state, MONSTER_DECK, FIRST_MONSTER, MONSTERS)
    lay_row(state, MONSTER + YIAZMAT * ZONE_CELLS, FIRST_FACE, 1)
    lay_row(state, BOX, FIRST_FACE + CARD_CELLS, FACES - 1)
    given: int = rules[SEATS]
    if rules[WITH_DRAFT] != 0:
        given += 1
        lay_row(state, DRAFT, FIRST_MOG, given)
    else:
        seat = 0
        while seat < given:
            lay_row(state, MOG_CARD + seat * ZONE_CELLS, FIRST_MOG + seat * CARD_CELLS, 1)
            seat += 1
    lay_row(state, MOG_BOX, FIRST_MOG + given * CARD_CELLS, MOGS - given)


def lay_row(state: Cells, zone: int, card: int, count: int) -> None:
    """Lay cards that follow each other in memory into a zone."""
    while count > 0:
        append(state, zone, card)
        card += CARD_CELLS
        count -= 1


def open_game(state: Cells, rules: Cells) -> None:
    """Show the tile face and the monsters, deal a Hero to each seat, then the Mogs."""
    state[ROUND] = 1
    state[ACTIVE] = state[FIRST_SEAT]
    show_zone(state, MONSTER + YIAZMAT * ZONE_CELLS, EVERYONE)
    show_zone(state, BOX, EVERYONE)
    place: int = 0
    while place < rules[MONSTER_COUNT]:
        card: int = state[MONSTER_DECK + FIRST]
        state[card + KNOWN] = EVERYONE
        shift(state, rules, card, MONSTER + place * ZONE_CELLS)
        place += 1
    seat: int = 0
    while seat < rules[SEATS]:
        card = state[SPARE + FIRST]
        state[card + KNOWN] = 1 << seat
        shift(state, rules, card, hand_of(seat))
        seat += 1
    if rules[WITH_DRAFT] != 0:
        show_zone(state, DRAFT, 1 << state[FIRST_SEAT])
        state[TOP] = FRAMES
        state[FRAMES + OP] = PICK_MOG
    else:
        show_zone(state, MOG_BOX, EVERYONE)
        show_mogs(state, rules)


def show_zone(state: Cells, zone: int, seers: int) -> None:
    """Let the seers see every card of a zone."""
    card: int = state[zone + FIRST]
    while card != 0:
        state[card + KNOWN] |= seers
        card = state[card + NEXT]


def show_mogs(state: Cells, rules: Cells) -> None:
    """All Mogs are shown; each seat takes its deck and its Gil and draws; the first player opens."""
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[MOG_CARD + seat * ZONE_CELLS + FIRST]
        state[card + KNOWN] = EVERYONE
        state[MOG_OF + seat] = rules[state[card + KIND] + OWN_MOG]
        state[GIL + seat] = rules[state[card + KIND] + TOKENS]
        note(rules, MOGS_SHOWN, card, state[card + KIND], EVERYONE, seat, 0, -1)
        seat += 1
    seat = 0
    while seat < rules[SEATS]:
        draw(state, rules, seat, OPENING_CARDS)
        seat += 1
    show_unused_decks(state, rules)
    begin_turn(state, rules, state[FIRST_SEAT])


def show_unused_decks(state: Cells, rules: Cells) -> None:
    """Decks that nobody has hold no secret."""
    mog: int = 0
    while mog < MOGS:
        owned: bool = False
        seat: int = 0
        while seat < rules[SEATS]:
            if state[MOG_OF + seat] == mog:
                owned = True
            seat += 1
        if not owned:
            show_zone(state, DECK + mog * ZONE_CELLS, EVERYONE)
        mog += 1


def ask_mog(state: Cells, rules: Cells) -> bool:
    """The seat that holds the Mogs keeps one."""
    no_options(state)
    offer_zone(state, rules, DRAFT)
    return ask(state, state[ACTIVE])


def answer_mog(state: Cells, rules: Cells, card: int) -> None:
    """Keep a Mog unseen and pass the rest on; the last one left goes back to the box unshown."""
    seat: int = state[ACTIVE]
    state[card + KNOWN] = 1 << seat
    shift(state, rules, card, MOG_CARD + seat * ZONE_CELLS)
    following: int = left_neighbour(rules, seat)
    if following != state[FIRST_SEAT]:
        state[ACTIVE] = following
        pass_on(state, 1 << seat | 1 << following)
        return
    all_seats: int = (1 << rules[SEATS]) - 1
    while state[DRAFT + COUNT] > 0:
        card = state[DRAFT + FIRST]
        state[card + KNOWN] = 1 << seat
        shift(state, rules, card, MOG_BOX)
    show_zone(state, MOG_BOX, all_seats)
    show_mogs(state, rules)


def pass_on(state: Cells, seers: int) -> None:
    """The Mogs that are left are known to the giver and the taker alone."""
    card: int = state[DRAFT + FIRST]
    while card != 0:
        state[card + KNOWN] = seers
        card = state[card + NEXT]
