"""The end: the reveal, each place's end-of-game effects in their layers, ranks and victory points."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import end_game
from ludobug.core.header import FRAME_CELLS, FRAMES, OUTCOME, SEATS, TOP
from ludobug.core.knowledge import EVERYONE
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KNOWN, MARKS, NEXT
from ludobug.games.moogle.kernel.effects import tell_of, tire
from ludobug.games.moogle.kernel.endings import amount_of, any_card_rule, card_rule, has, holds, monster_rule, sorts_at
from ludobug.games.moogle.kernel.groups import belongs, strongest_in
from ludobug.games.moogle.kernel.powers import work_out_powers
from ludobug.games.moogle.kernel.table import is_dead, left_neighbour, lies_face_down, monster_kind, side_of
from ludobug.games.moogle.layout import (
    ADDS_TO_TOTAL,
    BLOCKS_FATIGUE,
    BY_CHOICE,
    CANCELS_ABILITIES,
    CLEARS_FATIGUE,
    DISABLES_MONSTER,
    FACE_DOWN,
    FATIGUE,
    FIRST_SEAT,
    GAME_ENDS,
    MARKER_POINTS,
    MONSTER_COUNT,
    MOST_SEATS,
    PAYS_SOLE_FIRST,
    PLACE_SCORED,
    PLACES,
    POINTS,
    POWER,
    PRIZE,
    PRIZES,
    RANKS,
    REVEALED,
    RULE_GROUP,
    TIRES,
    TOTALS,
    WAS_FACE_DOWN,
    YIAZMAT,
)


def finish(state: Cells, rules: Cells) -> None:
    """Reveal, score every place, add the marker and find the winner."""
    place: int = 0
    while place < PLACES:
        reveal_place(state, rules, place)
        place += 1
    place = 0
    while place < PLACES:
        if place == YIAZMAT or place < rules[MONSTER_COUNT]:
            score_place(state, rules, place)
        place += 1
    state[POINTS + state[FIRST_SEAT]] += MARKER_POINTS
    state[OUTCOME] = winner_of(state, rules)
    state[TOP] = FRAMES - FRAME_CELLS
    note(rules, GAME_ENDS, 0, 0, 0, state[OUTCOME], 0, -1)
    end_game(state)


def reveal_place(state: Cells, rules: Cells, place: int) -> None:
    """Turn every face-down card of a place but the dead ones."""
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            if lies_face_down(state, card) and not is_dead(state, rules, card):
                state[card + MARKS] = (state[card + MARKS] & ~(FACE_DOWN | BY_CHOICE)) | WAS_FACE_DOWN
                state[card + KNOWN] = EVERYONE
                tell_of(state, rules, REVEALED, card, 0)
            card = state[card + NEXT]
        owner += 1


def score_place(state: Cells, rules: Cells, place: int) -> None:
    """All layers of a place: cancelling, disabling, fatigue, power, totals, ranks, win bonuses."""
    sorts: int = sorts_at(state, rules, place)
    cancelled: bool = monster_rule(state, rules, place, CANCELS_ABILITIES, False) != 0
    disabled: bool = any_card_rule(state, rules, place, sorts, DISABLES_MONSTER, cancelled)
    if has(sorts, CLEARS_FATIGUE):
        clear_fatigue(state, rules, place, cancelled)
    if not any_card_rule(state, rules, place, sorts, BLOCKS_FATIGUE, cancelled):
        monster_tires(state, rules, place, disabled)
    work_out_powers(state, rules, place, sorts, cancelled, disabled)
    seat: int = 0
    while seat < rules[SEATS]:
        state[TOTALS + place * MOST_SEATS + seat] = total_of(state, rules, place, seat, sorts, cancelled)
        seat += 1
    seat = 0
    while seat < rules[SEATS]:
        if takes_part(state, place, seat):
            pay(state, rules, place, seat, cancelled, disabled)
        seat += 1


def clear_fatigue(state: Cells, rules: Cells, place: int, cancelled: bool) -> None:
    """Owners of a card that clears fatigue lose every token on their cards here."""
    owner: int = 0
    while owner < rules[SEATS]:
        clears: bool = False
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            if card_rule(state, rules, card, CLEARS_FATIGUE, cancelled) != 0:
                clears = True
            card = state[card + NEXT]
        card = state[side_of(place, owner) + FIRST]
        while clears and card != 0:
            while state[card + FATIGUE] > 0:
                tire(state, rules, card, -1)
            card = state[card + NEXT]
        owner += 1


def monster_tires(state: Cells, rules: Cells, place: int, disabled: bool) -> None:
    """The monster's fatigue tokens, all at once."""
    rule: int = monster_rule(state, rules, place, TIRES, disabled)
    if rule == 0:
        return
    group: int = rules[rule + RULE_GROUP]
    strongest: int = strongest_in(state, rules, group, 0, MOST_SEATS, place)
    owner: int = 0
    while owner < rules[SEATS]:
        card: int = state[side_of(place, owner) + FIRST]
        while card != 0:
            if belongs(state, rules, card, group, 0, strongest):
                tire(state, rules, card, 1)
            card = state[card + NEXT]
        owner += 1


def total_of(state: Cells, rules: Cells, place: int, seat: int, sorts: int, cancelled: bool) -> int:
    """A seat's total at a place: the power of its cards, and what is added to the total."""
    total: int = 0
    card: int = state[side_of(place, seat) + FIRST]
    while card != 0:
        total += state[card + POWER]
        if has(sorts, ADDS_TO_TOTAL):
            rule: int = card_rule(state, rules, card, ADDS_TO_TOTAL, cancelled)
            if rule != 0 and holds(state, rules, rule, card):
                total += amount_of(state, rules, rule, card, seat, place)
        card = state[card + NEXT]
    return total


def takes_part(state: Cells, place: int, seat: int) -> bool:
    """Whether a seat has a card at a place."""
    return state[side_of(place, seat) + COUNT] > 0


def pay(state: Cells, rules: Cells, place: int, seat: int, cancelled: bool, disabled: bool) -> None:
    """The points a seat wins at a place: its share of the ranks it covers, and bonuses if it is alone in front."""
    total: int = state[TOTALS + place * MOST_SEATS + seat]
    rank: int = 0
    tied: int = 0
    other: int = 0
    while other < rules[SEATS]:
        if takes_part(state, place, other):
            if state[TOTALS + place * MOST_SEATS + other] > total:
                rank += 1
            elif state[TOTALS + place * MOST_SEATS + other] == total:
                tied += 1
        other += 1
    points: int = 0
    index: int = rank
    while index < rank + tied and index < RANKS:
        points += rules[monster_kind(state, place) + PRIZE + index]
        index += 1
    points //= tied
    if rank == 0 and tied == 1:
        points += bonuses(state, rules, place, seat, cancelled, disabled)
    state[PRIZES + place * MOST_SEATS + seat] = points
    state[POINTS + seat] += points
    note(rules, PLACE_SCORED, 0, 0, 0, place * MOST_SEATS + seat, points, -1)


def bonuses(state: Cells, rules: Cells, place: int, seat: int, cancelled: bool, disabled: bool) -> int:
    """What the only winner of a place gains besides: by the monster and by its own cards."""
    points: int = 0
    rule: int = monster_rule(state, rules, place, PAYS_SOLE_FIRST, disabled)
    if rule != 0:
        points += amount_of(state, rules, rule, 0, seat, place)
    card: int = state[side_of(place, seat) + FIRST]
    while card != 0:
        rule = card_rule(state, rules, card, PAYS_SOLE_FIRST, cancelled)
        if rule != 0:
            points += amount_of(state, rules, rule, card, seat, place)
        card = state[card + NEXT]
    return points


def winner_of(state: Cells, rules: Cells) -> int:
    """The seat with most points; among equals the first one clockwise from the first player."""
    best: int = state[FIRST_SEAT]
    seat: int = left_neighbour(rules, best)
    while seat != state[FIRST_SEAT]:
        if state[POINTS + seat] > state[POINTS + best]:
            best = seat
        seat = left_neighbour(rules, seat)
    return best
