"""Creatures that are turned when TOUGH saves them: their controller chooses another power and other keywords."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, ask, no_options, offer, pop, push
from ludobug.core.header import TOP
from ludobug.games.mindbug.kernel.barring import rule_of
from ludobug.games.mindbug.kernel.table import controller, note_card
from ludobug.games.mindbug.layout import (
    CHOOSE_PROFILE,
    CONSTANT_POWER,
    CONSTANT_PROGRAM,
    PROFILE,
    PROFILE_CELLS,
    PROFILE_TAKEN,
    PROFILES,
    STALE,
    TURNS_WHEN_SAVED,
)


def owe_profile(state: Cells, rules: Cells, card: int) -> None:
    """The controller of a creature that TOUGH has just saved chooses its profile next, if its text says so."""
    seat: int = controller(state, card)
    rule: int = rule_of(state, rules, card, seat, TURNS_WHEN_SAVED, 0)
    if rule != 0 and state[card + PROFILE] == 0:
        push(state, CHOOSE_PROFILE, card, seat, rule)


def ask_profile(state: Cells, rules: Cells) -> bool:
    """Ask which profile the creature of the frame on top has from now on."""
    frame: int = state[TOP]
    index: int = 0
    no_options(state)
    while index < rules[state[frame + C] + CONSTANT_POWER]:
        offer(state, rules, PROFILES + index)
        index += 1
    return ask(state, state[frame + B])


def answer_profile(state: Cells, rules: Cells, option: int) -> None:
    """Turn the creature to the profile that was chosen."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    state[card + PROFILE] = rules[state[frame + C] + CONSTANT_PROGRAM] + (option - PROFILES) * PROFILE_CELLS
    state[STALE] = 1
    note_card(state, rules, PROFILE_TAKEN, card, state[frame + B], option - PROFILES + 1)
    pop(state)
