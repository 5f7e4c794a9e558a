"""Whether something would happen to the cards that a choice in an effect can be about."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.zones import FIRST, MARKS, NEXT, ZONE
from ludobug.games.mindbug.kernel.attackers import able_to_attack
from ludobug.games.mindbug.kernel.barring import is_barred
from ludobug.games.mindbug.kernel.constants import is_silent
from ludobug.games.mindbug.kernel.grants import has_play_effect
from ludobug.games.mindbug.kernel.groups import belongs, extreme_of, first_zone, group_zone, in_zones, last_zone
from ludobug.games.mindbug.kernel.hands import stays
from ludobug.games.mindbug.kernel.quantities import amount
from ludobug.games.mindbug.kernel.table import controller, hand_of, in_hand, in_play, team_mate
from ludobug.games.mindbug.layout import (
    ALL_KEYWORDS,
    ASK_WITH_CHOSEN,
    ATTACK_NOW,
    BARRING,
    BOOST,
    BUY_FREE,
    CANNOT_BE_DEFEATED,
    CHOICE,
    CLOSING,
    COPIED_NOW,
    COPY_PLAY,
    COUNTED,
    DEFEAT,
    DISCARD_CARDS,
    EFFECT_PLAY_LIMIT,
    EFFECT_PLAYS,
    FIRST_OPERAND,
    FOR_PLAY,
    FOR_SEAT_IN_TURN,
    GROUP_ZONES,
    HAND_OVER,
    IN_PLAY,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    KEYWORDS,
    LINK,
    PASS_LEFT,
    PICK,
    PICK_AGAIN,
    PICK_THIS,
    PLAY_CARD,
    REVEAL,
    SAFE_THIS_TURN,
    SECOND_OPERAND,
    SKIP_UNLESS_CHOSEN,
    TAKE_CONTROL,
    THIRD_OPERAND,
    THIS_TURN,
    THIS_TURN_GAINS,
    TO_NAMED_DISCARD,
    TO_TEAM_MATES_HAND,
    TO_YOUR_HAND,
    TRIGGER_PLAY,
)


def act_after(rules: Cells, at: int) -> int:
    """The instruction that does something to the cards that a choice is about."""
    while is_of_choice(rules[at + INSTRUCTION]):
        at += INSTRUCTION_CELLS
    return at


def is_of_choice(op: int) -> bool:
    """Whether an instruction chooses cards, or says who chooses them and what if nobody does."""
    picks: bool = op == PICK or op == PICK_THIS or op == PICK_AGAIN
    return picks or op == ASK_WITH_CHOSEN or op == SKIP_UNLESS_CHOSEN or op == FOR_SEAT_IN_TURN


def some_card_changes(state: Cells, rules: Cells, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether something would happen to a card that a choice can be about."""
    op: int = rules[at + INSTRUCTION]
    act: int = act_after(rules, at)
    if op == PICK_AGAIN:
        return some_chosen_changes(state, rules, act, seat, opponent)
    if rules[at + THIRD_OPERAND] & FOR_PLAY != 0 and state[EFFECT_PLAYS] >= EFFECT_PLAY_LIMIT:
        return False
    group: int = rules[at + FIRST_OPERAND]
    if op == PICK_THIS:
        found: bool = in_zones(state, rules, source, group, seat, opponent)
        return found and card_changes(state, rules, act, source, seat, opponent)
    if rules[at + THIRD_OPERAND] & COUNTED != 0:
        times: int = rules[at + SECOND_OPERAND]
        if amount(state, rules, rules[times], source, seat, opponent) == 0:
            return False
    return some_of_group_changes(state, rules, group, act, source, seat, opponent)


def some_of_group_changes(
    state: Cells, rules: Cells, group: int, act: int, source: int, seat: int, opponent: int
) -> bool:
    """Whether something would happen to a card of a group. Of a hand that is not the own only the size is looked at."""
    extreme: int = extreme_of(state, rules, group, source, seat, opponent)
    zones: int = rules[group + GROUP_ZONES]
    index: int = first_zone(zones)
    last: int = last_zone(state, rules, zones)
    while index < last:
        zone: int = group_zone(state, rules, zones, index, seat, opponent)
        index += 1
        if zone == 0:
            continue
        card: int = state[zone + FIRST]
        while card != 0:
            hidden: bool = zones > IN_PLAY and in_hand(state, card) and zone != hand_of(seat)
            if (hidden or belongs(state, rules, card, group, source, extreme)) and card_changes(
                state, rules, act, card, seat, opponent
            ):
                return True
            card = state[card + NEXT]
    return False


def some_chosen_changes(state: Cells, rules: Cells, act: int, seat: int, opponent: int) -> bool:
    """Whether something would happen to a card of the choice that was made."""
    card: int = state[CHOICE]
    while card != 0:
        if card_changes(state, rules, act, card, seat, opponent):
            return True
        card = state[card + LINK]
    return False


def card_changes(state: Cells, rules: Cells, act: int, card: int, seat: int, opponent: int) -> bool:
    """Whether an instruction would change something about a card."""
    op: int = rules[act + INSTRUCTION]
    if op == DISCARD_CARDS:
        return in_hand(state, card)
    if rules[CLOSING] != 0 and stays(state, rules, op, card, seat):
        return False
    if op == TO_YOUR_HAND:
        return state[card + ZONE] != hand_of(seat)
    if op == BOOST:
        return not in_play(state, card)
    if op == TO_TEAM_MATES_HAND:
        return state[card + ZONE] != hand_of(team_mate(rules, seat))
    if op == REVEAL or op == TO_NAMED_DISCARD or op == PASS_LEFT:
        return in_hand(state, card)
    if op == PLAY_CARD:
        barred: bool = rules[BARRING] != 0 and in_hand(state, card) and is_barred(state, rules, card, seat)
        return not barred and not in_play(state, card)
    if op == BUY_FREE:
        return True
    return in_play(state, card) and creature_changes(state, rules, act, card, seat, opponent)


def creature_changes(state: Cells, rules: Cells, act: int, card: int, seat: int, opponent: int) -> bool:
    """Whether an instruction would change something about a card in play."""
    op: int = rules[act + INSTRUCTION]
    if op == TRIGGER_PLAY:
        return has_play_effect(state, rules, card)
    if op == DEFEAT:
        return state[card + KEYWORDS] & CANNOT_BE_DEFEATED == 0 and state[card + MARKS] & SAFE_THIS_TURN == 0
    if op == TAKE_CONTROL:
        return controller(state, card) != seat
    if op == HAND_OVER:
        return controller(state, card) != opponent
    if op == ATTACK_NOW:
        return able_to_attack(state, card)
    if op == COPY_PLAY:
        if state[card + MARKS] & COPIED_NOW != 0 or is_silent(state, rules, seat):
            return False
        return has_play_effect(state, rules, card)
    if op == THIS_TURN_GAINS:
        has: int = state[card + MARKS] | (state[card + KEYWORDS] & ALL_KEYWORDS) * THIS_TURN
        return rules[act + FIRST_OPERAND] & ~has != 0 or rules[act + SECOND_OPERAND] != 0
    return True
