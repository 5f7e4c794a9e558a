"""The turn: one card, abilities before or after it, then the draw."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, ask, no_options, offer, pop
from ludobug.core.header import FRAMES, OPTION_COUNT, TOP
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, MARKS, NEXT, ZONE, ZONE_CELLS
from ludobug.games.moogle.kernel.choices import list_options
from ludobug.games.moogle.kernel.effects import start_effect
from ludobug.games.moogle.kernel.placing import (
    card_of_move,
    carry_over,
    lay,
    may_play_face_down,
    offer_moves,
    offer_placements,
)
from ludobug.games.moogle.kernel.scoring import finish
from ludobug.games.moogle.kernel.table import deck_of, draw, hand_of, in_hand, left_neighbour, lies_face_down, side_of
from ludobug.games.moogle.layout import (
    ABILITY_USED,
    ACTIVE,
    DRAW_CARDS,
    END,
    FIRST_SEAT,
    GAIN_POINTS,
    GIL,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    LAST_ROUND,
    MOG_CARD,
    MOVED_ITSELF,
    MOVERS,
    MOVES_ITSELF,
    NO,
    PLACES,
    PLAY_EXTRA,
    PLAYED,
    PROGRAM,
    ROUND,
    SPARE,
    TAKE_HERO,
    TAKE_TURN,
    TOKENS,
    TRAITS,
    TURN_BEGINS,
    USE,
    USED,
)


def begin_turn(state: Cells, rules: Cells, seat: int) -> None:
    """A seat's turn begins: it owes one card."""
    state[ACTIVE] = seat
    state[PLAYED] = 0
    state[TOP] = FRAMES
    state[FRAMES + OP] = TAKE_TURN
    state[FRAMES + A] = seat
    note(rules, TURN_BEGINS, 0, 0, 0, seat, state[ROUND], -1)


def mog_of(state: Cells, seat: int) -> int:
    """The Mog card of a seat."""
    return state[MOG_CARD + seat * ZONE_CELLS + FIRST]


def may_use(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether the seat's Mog still has its ability."""
    if rules[state[mog_of(state, seat) + KIND] + TOKENS] > 0:
        return state[GIL + seat] > 0
    return state[USED + seat] == 0


def would_do_something(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether the ability of the seat's Mog could do anything."""
    if not may_use(state, rules, seat):
        return False
    card: int = mog_of(state, seat)
    start_effect(state, rules, rules[state[card + KIND] + PROGRAM], card, seat)
    frame: int = state[TOP]
    possible: bool = False
    while not possible and rules[state[frame + A] + INSTRUCTION] != END:
        possible = step_does_something(state, rules, rules[state[frame + A] + INSTRUCTION], seat)
        state[frame + A] += INSTRUCTION_CELLS
    pop(state)
    return possible


def step_does_something(state: Cells, rules: Cells, op: int, seat: int) -> bool:
    """Whether the instruction of the effect on top could do anything."""
    if op == DRAW_CARDS:
        return state[deck_of(state, seat) + COUNT] > 0
    if op == GAIN_POINTS:
        return True
    if op == TAKE_HERO:
        return state[SPARE + COUNT] > 0
    if op == PLAY_EXTRA:
        return may_play_face_down(state, rules, seat, False)
    no_options(state)
    list_options(state, rules, 1)
    return state[OPTION_COUNT] > 0


def might_play_extra(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether, for all that the others can see, the seat's Mog could still play one more card face down."""
    if not may_use(state, rules, seat):
        return False
    if rules[rules[state[mog_of(state, seat) + KIND] + PROGRAM] + INSTRUCTION] != PLAY_EXTRA:
        return False
    return may_play_face_down(state, rules, seat, True)


def offer_self_moves(state: Cells, rules: Cells, seat: int) -> None:
    """List the moves of the face-up cards that may move themselves and have not done so this turn."""
    place: int = 0
    while place < PLACES and state[MOVERS + seat] > 0:
        card: int = state[side_of(place, seat) + FIRST]
        while card != 0:
            if (
                rules[state[card + KIND] + TRAITS] & MOVES_ITSELF != 0
                and not lies_face_down(state, card)
                and state[card + MARKS] & MOVED_ITSELF == 0
            ):
                offer_moves(state, rules, card, seat)
            card = state[card + NEXT]
        place += 1


def ask_turn(state: Cells, rules: Cells) -> bool:
    """Offer everything the seat may do now; its turn ends when nothing is left to do.

    Whether it is asked tells the others nothing of its hand.
    """
    seat: int = state[state[TOP] + A]
    useful: bool = would_do_something(state, rules, seat)
    no_options(state)
    playing: bool = False
    if state[PLAYED] == 0:
        offer_placements(state, rules, seat, False)
        playing = state[OPTION_COUNT] > 0
    offer_self_moves(state, rules, seat)
    if useful:
        offer(state, rules, USE)
    if playing:
        return ask(state, seat)
    if state[OPTION_COUNT] > 0 or might_be_asked(state, rules, seat):
        offer(state, rules, NO)
        return ask(state, seat)
    end_turn(state, rules)
    return False


def might_be_asked(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether, for all that the others can see, a seat that can do nothing more might still do something."""
    if state[PLAYED] == 0:
        return state[hand_of(seat) + COUNT] > 0
    return might_play_extra(state, rules, seat)


def answer_turn(state: Cells, rules: Cells, option: int) -> None:
    """Play or move a card, use the Mog's ability, or end the turn."""
    seat: int = state[state[TOP] + A]
    if option == NO:
        end_turn(state, rules)
    elif option == USE:
        use_mog(state, rules, seat)
    elif in_hand(state[card_of_move(option) + ZONE]):
        state[PLAYED] = 1
        card: int = lay(state, rules, option, seat)
        program: int = rules[state[card + KIND] + PROGRAM]
        if program != 0 and not lies_face_down(state, card):
            start_effect(state, rules, program, card, seat)
    else:
        state[card_of_move(option) + MARKS] |= MOVED_ITSELF
        carry_over(state, rules, option)


def use_mog(state: Cells, rules: Cells, seat: int) -> None:
    """Begin the ability of the seat's Mog."""
    card: int = mog_of(state, seat)
    state[USED + seat] = 1
    note(rules, ABILITY_USED, card, state[card + KIND], state[card + KNOWN], seat, 0, -1)
    start_effect(state, rules, rules[state[card + KIND] + PROGRAM], card, seat)


def end_turn(state: Cells, rules: Cells) -> None:
    """The draw closes the turn; then it is the next seat's turn, or the next round, or the end."""
    seat: int = state[ACTIVE]
    draw(state, rules, seat, 1)
    place: int = 0
    while place < PLACES and state[MOVERS + seat] > 0:
        card: int = state[side_of(place, seat) + FIRST]
        while card != 0:
            state[card + MARKS] &= ~MOVED_ITSELF
            card = state[card + NEXT]
        place += 1
    seat = left_neighbour(rules, seat)
    if seat == state[FIRST_SEAT]:
        if state[ROUND] == LAST_ROUND:
            finish(state, rules)
            return
        state[ROUND] += 1
    begin_turn(state, rules, seat)
