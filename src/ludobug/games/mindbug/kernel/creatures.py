"""Creatures coming into play, leaving it and changing sides."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import push
from ludobug.core.knowledge import EVERYONE
from ludobug.core.zones import KIND, KNOWN, MARKS, append, remove
from ludobug.games.mindbug.kernel.constants import has_rule
from ludobug.games.mindbug.kernel.evolution import evolve
from ludobug.games.mindbug.kernel.grants import trigger_all
from ludobug.games.mindbug.kernel.profiles import owe_profile
from ludobug.games.mindbug.kernel.table import (
    board_of,
    controller,
    discard_of,
    in_hand,
    leave_play,
    note_card,
    remember_boosts,
    shift,
    show_from_hand,
)
from ludobug.games.mindbug.kernel.triggers import trigger_kind, wait
from ludobug.games.mindbug.layout import (
    ATTACKING,
    CANNOT_BE_DEFEATED,
    CARD_SIZE,
    CONTROL_TAKEN,
    DEEDS,
    EVOLVES_INSTEAD,
    EXHAUSTED,
    KEYWORDS,
    LAYER_EVENTS,
    LAYERS,
    LAYERS_IN_PLAY,
    LONG_CARD_CELLS,
    LOWERING,
    OCTONITE,
    ON_DEFEATED,
    ON_PLAY,
    POWER,
    PRINTED_KEYWORDS,
    PRINTED_OCTONITE,
    PRINTED_POWER,
    REMEMBERING,
    REPLACING,
    SAFE_THIS_TURN,
    SAVED_BY_TOUGH,
    SPREAD_OCTONITE,
    SPREADS_OCTONITE,
    STALE,
    TOUGH,
    TRIGGERS,
    TURN_MARKED,
    TURNING,
    WITH_FAST,
)


def enter_play(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """A card comes into play for a seat; its Play effects wait until its octonite lies where its player wants it."""
    arrive(state, rules, card, seat)
    trigger_all(state, rules, card, seat, ON_PLAY)
    if rules[WITH_FAST] != 0:
        wait(state, rules, 0, card, seat, 0)


def enter_silently(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """A card comes into play for a seat without its Play effects."""
    arrive(state, rules, card, seat)
    if rules[WITH_FAST] != 0:
        wait(state, rules, 0, card, seat, 0)


def arrive(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """A card lies in play for a seat, new in every respect, its octonite perhaps to be spread.

    Its current values are the printed ones, unless there are constant abilities in play.
    """
    kind: int = state[card + KIND]
    if in_hand(state, card):
        show_from_hand(state, rules, card)
    state[card + KNOWN] = EVERYONE
    state[card + MARKS] = 0
    state[card + OCTONITE] = rules[kind + PRINTED_OCTONITE]
    state[card + POWER] = rules[kind + PRINTED_POWER]
    state[card + KEYWORDS] = rules[kind + PRINTED_KEYWORDS]
    state[STALE] |= state[LAYERS_IN_PLAY] | rules[kind + LAYERS] | rules[LOWERING]
    shift(state, rules, card, board_of(seat))
    if rules[kind + TRIGGERS] & SPREADS_OCTONITE != 0:
        push(state, SPREAD_OCTONITE, card, seat, state[card + OCTONITE])


def mark_deed(state: Cells, rules: Cells, card: int, deed: int) -> None:
    """Remember until the turn ends what a creature in play has done, if some text of the pool may ask."""
    if rules[CARD_SIZE] != LONG_CARD_CELLS:
        return
    state[card + DEEDS] |= deed
    state[TURN_MARKED] = 1
    state[STALE] |= state[LAYERS_IN_PLAY]


def take_control(state: Cells, rules: Cells, card: int, seat: int) -> bool:
    """A creature changes sides and keeps its state; False if it was on that side already."""
    if controller(state, card) == seat:
        return False
    note_card(state, rules, CONTROL_TAKEN, card, controller(state, card), seat)
    remove(state, card)
    append(state, board_of(seat), card)
    state[card + MARKS] &= ~ATTACKING
    state[STALE] |= state[LAYERS_IN_PLAY]
    return True


def bury(state: Cells, rules: Cells, card: int) -> None:
    """A creature is defeated: it goes to its controller's discard pile, and the Defeated effects that it had wait."""
    seat: int = controller(state, card)
    kind: int = state[card + KIND]
    if rules[REMEMBERING] != 0:
        remember_boosts(state, rules, card)
    leave_play(state, rules, card, discard_of(seat))
    trigger_kind(state, rules, kind, card, seat, ON_DEFEATED)


def is_saved(state: Cells, rules: Cells, card: int) -> bool:
    """Whether a creature that would be defeated stays: a ban comes first, then what happens instead, then TOUGH, which
    exhausts it.
    """
    if state[card + KEYWORDS] & CANNOT_BE_DEFEATED != 0 or state[card + MARKS] & SAFE_THIS_TURN != 0:
        return True
    if rules[REPLACING] != 0 and evolves_instead(state, rules, card):
        return True
    if state[card + KEYWORDS] & TOUGH == 0 or state[card + MARKS] & EXHAUSTED != 0:
        return False
    state[card + MARKS] |= EXHAUSTED
    note_card(state, rules, SAVED_BY_TOUGH, card, controller(state, card), 0)
    if rules[TURNING] != 0:
        owe_profile(state, rules, card)
    return True


def evolves_instead(state: Cells, rules: Cells, card: int) -> bool:
    """Let a creature whose text says so evolve instead of being defeated; False if it is not able to."""
    if not has_rule(state, rules, card, controller(state, card), LAYER_EVENTS, EVOLVES_INSTEAD):
        return False
    return evolve(state, rules, card)
