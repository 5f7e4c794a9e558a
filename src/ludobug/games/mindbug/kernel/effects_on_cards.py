"""What effects do to cards: defeat, play, move or show them, take control, let creatures gain something."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import B, C, D
from ludobug.core.header import TOP
from ludobug.core.knowledge import reveal
from ludobug.core.zones import MARKS
from ludobug.games.mindbug.kernel.aside import return_aside, set_aside
from ludobug.games.mindbug.kernel.boosts import boost
from ludobug.games.mindbug.kernel.choices import any_chosen, done_before, interrupt
from ludobug.games.mindbug.kernel.combat import attack_now
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.copies import copy_play
from ludobug.games.mindbug.kernel.creatures import bury, enter_play, enter_silently, is_saved, mark_deed, take_control
from ludobug.games.mindbug.kernel.energy import buy_free
from ludobug.games.mindbug.kernel.evolution import evolve
from ludobug.games.mindbug.kernel.fights import forget_fall
from ludobug.games.mindbug.kernel.grants import trigger_all
from ludobug.games.mindbug.kernel.hands import stays
from ludobug.games.mindbug.kernel.octonite import put_octonite
from ludobug.games.mindbug.kernel.table import (
    controller,
    discard_from_hand,
    discard_open,
    holder,
    in_hand,
    in_play,
    into_hand,
    left_neighbour,
    note_card,
    team_mate,
    team_of,
)
from ludobug.games.mindbug.layout import (
    ATTACK_NOW,
    BOOST,
    BUY_FREE,
    CARD_SHOWN,
    CHOICE,
    CHOSEN,
    CLOSING,
    COPY_PLAY,
    DEFEAT,
    DISCARD_CARDS,
    DONE,
    EFFECT_PLAY_LIMIT,
    EFFECT_PLAYS,
    EVOLVE,
    FIRST_OPERAND,
    FORGET_FALL,
    GAINS_THIS_TURN,
    HAND_OVER,
    HAS_DEFEATED,
    LINK,
    NAMED,
    ON_PLAY,
    PASS_LEFT,
    PLAY_CARD,
    POWER_THIS_TURN,
    PUT_OCTONITE,
    RETURN_ASIDE,
    REVEAL,
    SECOND_OPERAND,
    SET_ASIDE,
    SHOWN_IN_HAND,
    STALE,
    TAKE_CONTROL,
    TO_CONTROLLERS_HAND,
    TO_NAMED_DISCARD,
    TO_TEAM_MATES_HAND,
    TO_YOUR_HAND,
    TRIGGER_PLAY,
    TURN_MARKED,
)


def act_on_cards(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Carry out an instruction about cards: the chosen ones, or the card of the effect."""
    frame: int = state[TOP]
    if op == DEFEAT:
        defeat(state, rules)
    elif op == EVOLVE:
        state[DONE] = evolve(state, rules, state[frame + B])
    elif op == FORGET_FALL:
        forget_fall(state, state[frame + B])
    elif op == RETURN_ASIDE:
        state[DONE] = return_aside(state, rules)
    elif op == BOOST:
        boost(state, rules, rules[at + FIRST_OPERAND] != 0)
    else:
        handle_chosen(state, rules, op, at)


def defeat(state: Cells, rules: Cells) -> None:
    """Defeat the chosen creatures as one event: judge all, then remove all; their Defeated effects wait."""
    refresh(state, rules)
    source: int = state[state[TOP] + B]
    state[DONE] = 0
    card: int = state[CHOICE]
    while card != 0:
        if state[card + MARKS] & CHOSEN != 0 and (not in_play(state, card) or is_saved(state, rules, card)):
            state[card + MARKS] -= CHOSEN
        card = state[card + LINK]
    card = state[CHOICE]
    while card != 0:
        if state[card + MARKS] & CHOSEN != 0:
            if in_play(state, source) and team_of(controller(state, source)) != team_of(controller(state, card)):
                mark_deed(state, rules, source, HAS_DEFEATED)
            bury(state, rules, card)
            state[DONE] += 1
        card = state[card + LINK]


def handle_chosen(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Do something to each chosen card; afterwards they are "it" for the next sentence.

    Cards come into play one after the other: the next one waits until the octonite of this one is spread.
    """
    frame: int = state[TOP]
    state[DONE] = done_before(state)
    card: int = state[CHOICE]
    while card != 0:
        if state[card + MARKS] & CHOSEN != 0:
            state[card + MARKS] -= CHOSEN
            if handle(state, rules, frame, op, at, card):
                state[DONE] += 1
            if op == PLAY_CARD and state[TOP] != frame and any_chosen(state):
                interrupt(state, frame, at)
                return
        card = state[card + LINK]


def handle(state: Cells, rules: Cells, frame: int, op: int, at: int, card: int) -> bool:
    """Do one thing to one card for the effect of a frame; False if nothing changed."""
    seat: int = state[frame + C]
    if rules[CLOSING] != 0 and stays(state, rules, op, card, seat):
        return False
    if op == DISCARD_CARDS:
        discard_from_hand(state, rules, card)
    elif op == TO_YOUR_HAND:
        into_hand(state, rules, card, seat, seat)
    elif op == TO_TEAM_MATES_HAND:
        into_hand(state, rules, card, team_mate(rules, seat), seat)
    elif op == PASS_LEFT:
        into_hand(state, rules, card, left_neighbour(rules, holder(state, card)), holder(state, card))
    elif op == PLAY_CARD:
        return play(state, rules, card, seat, rules[at + FIRST_OPERAND] != 0)
    elif op == BUY_FREE:
        return buy_free(state, rules, card, seat)
    elif op == REVEAL:
        return show_in_hand(state, rules, card)
    elif op == TO_NAMED_DISCARD:
        state[card + MARKS] &= ~SHOWN_IN_HAND
        discard_open(state, rules, card, state[NAMED])
    elif op == COPY_PLAY:
        return copy_play(state, rules, card)
    else:
        return in_play(state, card) and handle_creature(state, rules, frame, op, at, card)
    return True


def handle_creature(state: Cells, rules: Cells, frame: int, op: int, at: int, card: int) -> bool:
    """Do one thing to one card in play for the effect of a frame; False if nothing changed."""
    seat: int = state[frame + C]
    if op == TRIGGER_PLAY:
        trigger_all(state, rules, card, controller(state, card), ON_PLAY)
    elif op == TAKE_CONTROL:
        return take_control(state, rules, card, seat)
    elif op == HAND_OVER:
        return take_control(state, rules, card, state[frame + D])
    elif op == ATTACK_NOW:
        return attack_now(state, rules, card)
    elif op == SET_ASIDE:
        set_aside(state, rules, card, state[frame + B])
    elif op == TO_CONTROLLERS_HAND:
        into_hand(state, rules, card, controller(state, card), seat)
    elif op == PUT_OCTONITE:
        return put_octonite(state, rules, card, rules[at + FIRST_OPERAND])
    else:
        gain_this_turn(state, rules, card, rules[at + FIRST_OPERAND], rules[at + SECOND_OPERAND])
    return True


def show_in_hand(state: Cells, rules: Cells, card: int) -> bool:
    """A chosen hand card is shown to everybody, and stays in its hand; False if it is in none."""
    if not in_hand(state, card):
        return False
    reveal(state, card)
    state[card + MARKS] |= SHOWN_IN_HAND
    note_card(state, rules, CARD_SHOWN, card, holder(state, card), 0)
    return True


def play(state: Cells, rules: Cells, card: int, seat: int, silent: bool) -> bool:
    """A seat plays a card by an effect; False if this turn has seen as many such plays as are allowed."""
    if state[EFFECT_PLAYS] >= EFFECT_PLAY_LIMIT:
        return False
    state[EFFECT_PLAYS] += 1
    if silent:
        enter_silently(state, rules, card, seat)
    else:
        enter_play(state, rules, card, seat)
    return True


def gain_this_turn(state: Cells, rules: Cells, card: int, marks: int, power: int) -> None:
    """A creature has keywords, bans or power until the turn ends."""
    state[card + MARKS] |= marks
    if power != 0:
        state[card + POWER_THIS_TURN] += power
    state[STALE] = 1
    state[TURN_MARKED] = 1
    note_card(state, rules, GAINS_THIS_TURN, card, marks, power)
