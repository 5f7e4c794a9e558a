"""The table: whose zones are whose, how cards move between them, and the refill to five."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS, TAPE_LIMIT
from ludobug.core.knowledge import EVERYONE, pass_unseen, reveal
from ludobug.core.tape import note
from ludobug.core.zones import FIRST, KIND, KNOWN, MARKS, NEXT, ZONE, ZONE_CELLS, append, move, remove
from ludobug.games.mindbug.kernel.fights import forget_fighter
from ludobug.games.mindbug.kernel.triggers import trigger_abilities
from ludobug.games.mindbug.layout import (
    AVENGING,
    BOARD,
    BOOSTED_BY,
    CARD_SIZE,
    DEEDS,
    DISCARD,
    DISCARD_LAYERS,
    DRAW,
    FIRST_CARD,
    FIRST_STAGE,
    HAND,
    KEYWORDS,
    LAY_UNDER,
    LAYERS_IN_PLAY,
    LONG_CARD_CELLS,
    LOOKED,
    LOOKING,
    LOOKS_AT_CARDS,
    MOVED,
    OCTONITE,
    ON_REACHING_DISCARD,
    POWER,
    POWER_THIS_TURN,
    PROFILE,
    REMEMBERING,
    SHOWN,
    STAGE_CHANGED,
    STALE,
    TEAMS,
    TURN_MARKED,
    UNDER,
    UNUSED,
    WATCHING_DISCARDS,
    WITH_LINES,
)


def hand_of(seat: int) -> int:
    """The hand of a seat."""
    return HAND + seat * ZONE_CELLS


def board_of(seat: int) -> int:
    """The play area of a seat."""
    return BOARD + seat * ZONE_CELLS


def discard_of(seat: int) -> int:
    """The discard pile of a seat."""
    return DISCARD + seat * ZONE_CELLS


def draw_of(seat: int) -> int:
    """The draw pile of a seat."""
    return DRAW + seat * ZONE_CELLS


def team_of(seat: int) -> int:
    """The team of a seat: seats sit alternately."""
    return seat % 2


def team_mate(rules: Cells, seat: int) -> int:
    """The seat opposite; where nobody has a team mate it is the seat itself."""
    return (seat + TEAMS) % rules[SEATS]


def in_play(state: Cells, card: int) -> bool:
    """Whether a card is a creature in play."""
    return BOARD <= state[card + ZONE] < DISCARD


def in_hand(state: Cells, card: int) -> bool:
    """Whether a card lies in some hand."""
    return HAND <= state[card + ZONE] < BOARD


def controlled_by(state: Cells, card: int, seat: int) -> bool:
    """Whether a card is a creature in play of a seat."""
    return state[card + ZONE] == board_of(seat)


def controller(state: Cells, card: int) -> int:
    """The seat whose creature in play this is."""
    return (state[card + ZONE] - BOARD) // ZONE_CELLS


def left_neighbour(rules: Cells, seat: int) -> int:
    """The next seat clockwise: the opponent in a game of two."""
    return 0 if seat + 1 == rules[SEATS] else seat + 1


def place_of(state: Cells, card: int) -> int:
    """The place of a card in its zone, counted from 0; -1 where the order of the zone is no public matter."""
    zone: int = state[card + ZONE]
    if zone < BOARD or zone >= DRAW:
        return -1
    place: int = 0
    other: int = state[zone + FIRST]
    while other != card:
        place += 1
        other = state[other + NEXT]
    return place


def note_move(state: Cells, rules: Cells, card: int, zone: int) -> None:
    """Note that a card is about to move to a zone."""
    source: int = state[card + ZONE]
    note(rules, MOVED, card, state[card + KIND], state[card + KNOWN], source, zone, place_of(state, card))


def note_card(state: Cells, rules: Cells, event: int, card: int, x: int, y: int) -> None:
    """Note an event about a card that everybody sees."""
    if rules[TAPE_LIMIT] != 0:
        note(rules, event, card, state[card + KIND], EVERYONE, x, y, place_of(state, card))


def shift(state: Cells, rules: Cells, card: int, zone: int) -> None:
    """Move a card between zones, and note it."""
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_CARDS
    if rules[TAPE_LIMIT] != 0 or rules[WATCHING_DISCARDS] != 0:
        shift_watched(state, rules, card, zone)
        return
    move(state, card, zone)


def shift_watched(state: Cells, rules: Cells, card: int, zone: int) -> None:
    """Move a card between zones where somebody listens, or texts answer to what happens to discard piles."""
    if rules[TAPE_LIMIT] != 0:
        note_move(state, rules, card, zone)
    source: int = state[card + ZONE]
    move(state, card, zone)
    if rules[WATCHING_DISCARDS] != 0 and (is_discard_pile(source) or is_discard_pile(zone)):
        watch_discards(state, rules, card)


def is_discard_pile(zone: int) -> bool:
    """Whether a zone is some seat's discard pile."""
    return DISCARD <= zone < DRAW


def watch_discards(state: Cells, rules: Cells, card: int) -> None:
    """A card has left a discard pile, from which it may have worked, or reached one, which it may answer."""
    zone: int = state[card + ZONE]
    state[STALE] |= rules[state[card + KIND] + DISCARD_LAYERS]
    if is_discard_pile(zone):
        trigger_abilities(state, rules, card, (zone - DISCARD) // ZONE_CELLS, ON_REACHING_DISCARD)


def put_under(state: Cells, creature: int, boost: int) -> None:
    """Put a card that lies nowhere under a creature, as a boost."""
    state[boost + NEXT] = state[creature + UNDER]
    state[boost + ZONE] = creature + UNDER
    state[creature + UNDER] = boost


def boosts_under(state: Cells, creature: int) -> int:
    """Number of boosts under a creature."""
    total: int = 0
    boost: int = state[creature + UNDER]
    while boost != 0:
        total += 1
        boost = state[boost + NEXT]
    return total


def drop_boosts(state: Cells, rules: Cells, creature: int, zone: int) -> None:
    """The boosts under a creature go to a discard pile."""
    boost: int = state[creature + UNDER]
    state[creature + UNDER] = 0
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_CARDS
    while boost != 0:
        following: int = state[boost + NEXT]
        append(state, zone, boost)
        note(rules, MOVED, boost, state[boost + KIND], EVERYONE, creature + UNDER, zone, -1)
        if rules[WATCHING_DISCARDS] != 0:
            watch_discards(state, rules, boost)
        boost = following


def boost_with(state: Cells, rules: Cells, creature: int, boost: int) -> None:
    """Put a card of a discard pile under a creature, below those that lie there already."""
    if rules[TAPE_LIMIT] != 0:
        note_move(state, rules, boost, creature + UNDER)
        note_card(state, rules, BOOSTED_BY, creature, state[boost + KIND], controller(state, creature))
    if rules[REMEMBERING] != 0:
        state[boost + LAY_UNDER] = 0
    remove(state, boost)
    if state[creature + UNDER] == 0:
        put_under(state, creature, boost)
    else:
        last: int = state[creature + UNDER]
        while state[last + NEXT] != 0:
            last = state[last + NEXT]
        state[last + NEXT] = boost
        state[boost + NEXT] = 0
        state[boost + ZONE] = creature + UNDER
    state[STALE] = 1


def remember_boosts(state: Cells, rules: Cells, creature: int) -> None:
    """The boosts under a creature that is defeated are remembered as its own, and no others."""
    kind: int = rules[state[creature + KIND] + FIRST_STAGE]
    forget_boosts(state, rules, kind)
    boost: int = state[creature + UNDER]
    while boost != 0:
        state[boost + LAY_UNDER] = kind
        state[TURN_MARKED] = 1
        boost = state[boost + NEXT]


def forget_boosts(state: Cells, rules: Cells, kind: int) -> None:
    """The cards in discard piles lay under nothing of a kind any more; with 0, under nothing at all."""
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[discard_of(seat) + FIRST]
        while card != 0:
            if kind == 0 or state[card + LAY_UNDER] == kind:
                state[card + LAY_UNDER] = 0
            card = state[card + NEXT]
        seat += 1


def is_boost(state: Cells, card: int) -> bool:
    """Whether a card lies under a creature."""
    return state[card + ZONE] >= FIRST_CARD


def boosted_creature(state: Cells, boost: int) -> int:
    """The creature that a boost lies under."""
    return state[boost + ZONE] - UNDER


def pull_out(state: Cells, rules: Cells, boost: int, zone: int) -> None:
    """Move a boost from under its creature to a zone."""
    creature: int = boosted_creature(state, boost)
    note(rules, MOVED, boost, state[boost + KIND], EVERYONE, creature + UNDER, zone, -1)
    if state[creature + UNDER] == boost:
        state[creature + UNDER] = state[boost + NEXT]
    else:
        before: int = state[creature + UNDER]
        while state[before + NEXT] != boost:
            before = state[before + NEXT]
        state[before + NEXT] = state[boost + NEXT]
    append(state, zone, boost)
    state[STALE] = 1


def change_stage(state: Cells, rules: Cells, card: int, kind: int) -> None:
    """A creature becomes another stage of its line; everything else about it stays."""
    note_card(state, rules, STAGE_CHANGED, card, kind, controller(state, card))
    state[card + KIND] = kind
    state[STALE] = 1


def leave_play(state: Cells, rules: Cells, card: int, zone: int) -> None:
    """Move a creature out of play: its state is lost, its boosts go to its controller's discard pile.

    An evolved creature is level I again before it goes anywhere.
    """
    if state[card + UNDER] != 0:
        drop_boosts(state, rules, card, discard_of(controller(state, card)))
    if rules[WITH_LINES] != 0 and rules[state[card + KIND] + FIRST_STAGE] != state[card + KIND]:
        change_stage(state, rules, card, rules[state[card + KIND] + FIRST_STAGE])
    if rules[AVENGING] != 0:
        forget_fighter(state, card)
    state[card + MARKS] = 0
    if rules[CARD_SIZE] == LONG_CARD_CELLS:
        state[card + POWER_THIS_TURN] = 0
        state[card + DEEDS] = 0
        state[card + PROFILE] = 0
    state[card + POWER] = 0
    state[card + KEYWORDS] = 0
    state[STALE] |= state[LAYERS_IN_PLAY]
    shift(state, rules, card, zone)


def discard_from_hand(state: Cells, rules: Cells, card: int) -> None:
    """Put a hand card on its holder's discard pile, open for all."""
    discard_open(state, rules, card, holder(state, card))


def holder(state: Cells, card: int) -> int:
    """The seat in whose hand a card lies."""
    return (state[card + ZONE] - HAND) // ZONE_CELLS


def discard_open(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """Put a hidden card on the discard pile of a seat, open for all."""
    reveal(state, card)
    shift(state, rules, card, discard_of(seat))


def show_from_hand(state: Cells, rules: Cells, card: int) -> None:
    """Turn a hand card towards everybody, as it is being played."""
    reveal(state, card)
    shift(state, rules, card, SHOWN)


def into_hand(state: Cells, rules: Cells, card: int, seat: int, mover: int) -> None:
    """Put a card from anywhere into a hand; from another hand only giver and taker see it.

    A card that was looked at is seen by the seat that moves it, too.
    """
    zone: int = state[card + ZONE]
    state[card + OCTONITE] = 0
    if in_play(state, card):
        leave_play(state, rules, card, hand_of(seat))
        return
    if is_boost(state, card):
        pull_out(state, rules, card, hand_of(seat))
        return
    if rules[REMEMBERING] != 0:
        state[card + LAY_UNDER] = 0
    if in_hand(state, card):
        pass_unseen(state, card, 1 << seat | 1 << holder(state, card))
    elif zone == LOOKED:
        pass_unseen(state, card, 1 << seat | 1 << mover)
    elif zone == UNUSED and rules[LOOKING] != 0:
        pass_unseen(state, card, 1 << seat)
    elif state[card + KNOWN] != EVERYONE:
        state[card + KNOWN] |= 1 << seat
    shift(state, rules, card, hand_of(seat))
