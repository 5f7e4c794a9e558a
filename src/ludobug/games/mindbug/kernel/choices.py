"""Choosing cards inside an effect: who chooses, among what, how many."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, E, ask, no_options, offer
from ludobug.core.header import CHANCE, OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import FIRST, MARKS, NEXT
from ludobug.games.mindbug.kernel.barring import drop_barred, is_barred
from ludobug.games.mindbug.kernel.changes_to_cards import (
    act_after,
    card_changes,
    some_card_changes,
    some_chosen_changes,
)
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.feasibility import would_change
from ludobug.games.mindbug.kernel.fights import slayer_of
from ludobug.games.mindbug.kernel.groups import (
    belongs,
    count_group,
    extreme_of,
    fellows,
    first_zone,
    group_zone,
    in_zones,
    last_zone,
    power_of,
)
from ludobug.games.mindbug.kernel.hands import is_closed, stays
from ludobug.games.mindbug.kernel.life import is_guarded
from ludobug.games.mindbug.kernel.quantities import amount
from ludobug.games.mindbug.kernel.table import in_hand, team_mate, team_of
from ludobug.games.mindbug.layout import (
    ALL_OF_THEM,
    AND_ALSO,
    AT_RANDOM,
    BARRING,
    BY_OPPONENT,
    BY_TEAM_MATE,
    CHOICE,
    CHOSEN,
    CLOSING,
    COUNTED,
    DONE,
    EFFECT_PLAY_LIMIT,
    EFFECT_PLAYS,
    FIRST_OPERAND,
    FOR_ATTACK,
    FOR_COPY,
    FOR_HAND,
    FOR_PLAY,
    GROUP_MEASURES,
    GROUP_ZONES,
    GUARDING,
    IDLE,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    LINK,
    LOSE_LIFE,
    NO,
    PICK,
    SAME_POWER,
    SECOND_OPERAND,
    SHOWN_IN_HAND,
    THIRD_OPERAND,
    UP_TO,
    YOU,
)


def clear_choice(state: Cells) -> None:
    """Forget the choice that was made before."""
    card: int = state[CHOICE]
    state[CHOICE] = 0
    while card != 0:
        following: int = state[card + LINK]
        state[card + MARKS] &= ~(CHOSEN | SHOWN_IN_HAND)
        state[card + LINK] = 0
        card = following


def choose_card(state: Cells, card: int) -> None:
    """Add a card to the choice."""
    state[card + MARKS] |= CHOSEN
    last: int = state[CHOICE]
    if last == 0:
        state[CHOICE] = card
        return
    while state[last + LINK] != 0:
        last = state[last + LINK]
    state[last + LINK] = card


def any_chosen(state: Cells) -> bool:
    """Whether a card is chosen for what comes next."""
    card: int = state[CHOICE]
    while card != 0:
        if state[card + MARKS] & CHOSEN != 0:
            return True
        card = state[card + LINK]
    return False


def interrupt(state: Cells, frame: int, at: int) -> None:
    """Something comes before an instruction of an effect goes on with the chosen cards that are left."""
    state[frame + E] = state[DONE]
    state[frame + A] = at


def done_before(state: Cells) -> int:
    """How many cards the instruction of the effect on top has dealt with before something else came first."""
    frame: int = state[TOP]
    done: int = state[frame + E]
    state[frame + E] = 0
    return done


def recall(state: Cells, rules: Cells, at: int) -> None:
    """Choose again the cards that the sentence before was about, to play them only those that may be played."""
    to_play: bool = rules[BARRING] != 0 and rules[at + THIRD_OPERAND] & FOR_PLAY != 0
    if too_many_plays(state, rules[at + THIRD_OPERAND]):
        return
    card: int = state[CHOICE]
    while card != 0:
        if not to_play or not in_hand(state, card) or not is_barred(state, rules, card, state[state[TOP] + C]):
            state[card + MARKS] |= CHOSEN
        card = state[card + LINK]


def too_many_plays(state: Cells, mode: int) -> bool:
    """Whether this turn has seen as many plays by effects as are allowed."""
    return mode & FOR_PLAY != 0 and state[EFFECT_PLAYS] >= EFFECT_PLAY_LIMIT


def drop_staying(state: Cells, rules: Cells, act: int, seat: int) -> None:
    """Keep only the options that an instruction would not put into a hand that takes no cards."""
    op: int = rules[act + INSTRUCTION]
    read: int = 0
    kept: int = 0
    while read < state[OPTION_COUNT]:
        card: int = state[rules[OPTIONS] + read]
        if not stays(state, rules, op, card, seat):
            state[rules[OPTIONS] + kept] = card
            kept += 1
        read += 1
    state[OPTION_COUNT] = kept


def offer_group(state: Cells, rules: Cells, group: int, source: int, seat: int, opponent: int) -> None:
    """List the cards of a group that are not chosen yet."""
    if rules[group + GROUP_MEASURES] != 0:
        refresh(state, rules)
    no_options(state)
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
            if state[card + MARKS] & CHOSEN == 0 and belongs(state, rules, card, group, source, extreme):
                offer(state, rules, card)
            card = state[card + NEXT]


def choose_options(state: Cells, rules: Cells) -> None:
    """Choose everything that is on offer."""
    index: int = 0
    while index < state[OPTION_COUNT]:
        choose_card(state, state[rules[OPTIONS] + index])
        index += 1


def pick(state: Cells, rules: Cells) -> bool:
    """Carry on with the choice that the effect on top is at; True if somebody must decide.

    The frame's last cell counts the cards still to choose; 0 means that the choice has not begun.
    """
    frame: int = state[TOP]
    at: int = state[frame + A]
    source: int = state[frame + B]
    seat: int = state[frame + C]
    opponent: int = state[frame + D]
    mode: int = rules[at + THIRD_OPERAND]
    if state[frame + E] == 0:
        if mode & AND_ALSO == 0:
            clear_choice(state)
        state[frame + E] = how_many(state, rules, at, source, seat, opponent)
    bound: bool = state[IDLE] != 0 and is_bound(state, rules, at, source, seat, opponent)
    if mode & (SAME_POWER | FOR_COPY) != 0:
        refresh(state, rules)
    offer_group(state, rules, rules[at + FIRST_OPERAND], source, seat, opponent)
    if rules[BARRING] != 0 and mode & FOR_PLAY != 0:
        drop_barred(state, rules, seat)
    if mode & SAME_POWER != 0:
        keep_equal(state, rules, at, source, seat, opponent)
    if too_many_plays(state, mode) or state[frame + E] == 0:
        no_options(state)
    if rules[CLOSING] != 0:
        drop_staying(state, rules, act_after(rules, at), seat)
    if mode & (FOR_ATTACK | FOR_COPY) != 0 or (bound and state[frame + E] == 1):
        keep_changing(state, rules, act_after(rules, at), seat, opponent)
    if mode & ALL_OF_THEM != 0 or (mode & UP_TO == 0 and state[OPTION_COUNT] <= state[frame + E]):
        choose_options(state, rules)
        no_options(state)
    if state[OPTION_COUNT] == 0:
        end_pick(state)
        return False
    if mode & UP_TO != 0 and not bound:
        offer(state, rules, NO)
    if mode & AT_RANDOM != 0:
        return ask(state, CHANCE)
    if mode & BY_OPPONENT != 0:
        return ask(state, opponent)
    if mode & BY_TEAM_MATE != 0:
        return ask(state, team_mate(rules, seat))
    return ask(state, seat)


def how_many(state: Cells, rules: Cells, at: int, source: int, seat: int, opponent: int) -> int:
    """How many cards a choice is about: a number, or so many for each thing counted."""
    count: int = rules[at + SECOND_OPERAND]
    if rules[at + THIRD_OPERAND] & COUNTED == 0:
        return count
    return amount(state, rules, rules[count], source, seat, opponent) * rules[count + 1]


def is_bound(state: Cells, rules: Cells, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether a choice inside an Action must be such that something changes, because nothing else would change."""
    refresh(state, rules)
    act: int = act_after(rules, at)
    if rules[at + THIRD_OPERAND] & AT_RANDOM != 0 or some_chosen_changes(state, rules, act, seat, opponent):
        return False
    if would_change(state, rules, act + INSTRUCTION_CELLS, source, seat, opponent):
        return False
    return some_card_changes(state, rules, at, source, seat, opponent)


def keep_equal(state: Cells, rules: Cells, at: int, source: int, seat: int, opponent: int) -> None:
    """Keep only the options that have the power of the cards chosen before, or enough fellows if none is chosen."""
    group: int = rules[at + FIRST_OPERAND]
    first: int = state[CHOICE]
    needed: int = state[state[TOP] + E] - 1
    read: int = 0
    kept: int = 0
    while read < state[OPTION_COUNT]:
        card: int = state[rules[OPTIONS] + read]
        if first != 0:
            fits: bool = power_of(state, rules, card) == power_of(state, rules, first)
        else:
            fits = fellows(state, rules, card, group, source, seat, opponent) >= needed
        if fits:
            state[rules[OPTIONS] + kept] = card
            kept += 1
        read += 1
    state[OPTION_COUNT] = kept


def keep_changing(state: Cells, rules: Cells, act: int, seat: int, opponent: int) -> None:
    """Keep only the options that an instruction would change."""
    read: int = 0
    kept: int = 0
    while read < state[OPTION_COUNT]:
        card: int = state[rules[OPTIONS] + read]
        if card_changes(state, rules, act, card, seat, opponent):
            state[rules[OPTIONS] + kept] = card
            kept += 1
        read += 1
    state[OPTION_COUNT] = kept


def answer_pick(state: Cells, option: int) -> None:
    """Take the answer to a choice: a card, or no more."""
    frame: int = state[TOP]
    if option == NO:
        end_pick(state)
        return
    choose_card(state, option)
    state[frame + E] -= 1
    if state[frame + E] == 0:
        end_pick(state)


def end_pick(state: Cells) -> None:
    """Go on with the instruction after the choice."""
    frame: int = state[TOP]
    state[frame + E] = 0
    state[frame + A] += INSTRUCTION_CELLS


def pick_this(state: Cells, rules: Cells, at: int) -> None:
    """Choose the card that carries the text, if it lies where the text needs it."""
    frame: int = state[TOP]
    card: int = state[frame + B]
    clear_choice(state)
    if too_many_plays(state, rules[at + THIRD_OPERAND]):
        return
    if rules[CLOSING] != 0 and stays(state, rules, rules[act_after(rules, at) + INSTRUCTION], card, state[frame + C]):
        return
    if in_zones(state, rules, card, rules[at + FIRST_OPERAND], state[frame + C], state[frame + D]):
        choose_card(state, card)


def pick_slayer(state: Cells) -> None:
    """Choose the creature that has defeated the card with the text in combat, if that is still in play."""
    clear_choice(state)
    card: int = slayer_of(state, state[state[TOP] + B])
    if card != 0:
        choose_card(state, card)


def can_be_done(state: Cells, rules: Cells) -> bool:
    """Whether what a "you may" offers is possible in full: its group has enough cards."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    if rules[GUARDING] != 0 and loses_own_life(rules, at + INSTRUCTION_CELLS):
        return not is_guarded(state, rules, team_of(state[frame + C]))
    if rules[at + SECOND_OPERAND] == 0:
        return True
    refresh(state, rules)
    source: int = state[frame + B]
    seat: int = state[frame + C]
    group: int = rules[at + SECOND_OPERAND]
    following: int = at + INSTRUCTION_CELLS
    if picks_next(rules, following, FOR_HAND) and is_closed(state, rules, seat):
        return False
    if picks_next(rules, following, FOR_ATTACK | FOR_COPY):
        return some_card_changes(state, rules, following, source, seat, state[frame + D])
    if picks_next(rules, following, FOR_PLAY):
        if state[EFFECT_PLAYS] >= EFFECT_PLAY_LIMIT:
            return False
        offer_group(state, rules, group, source, seat, state[frame + D])
        drop_barred(state, rules, seat)
        return state[OPTION_COUNT] >= rules[at + THIRD_OPERAND]
    return count_group(state, rules, group, source, seat, state[frame + D]) >= rules[at + THIRD_OPERAND]


def loses_own_life(rules: Cells, at: int) -> bool:
    """Whether an instruction is that the player who resolves it loses life."""
    return rules[at + INSTRUCTION] == LOSE_LIFE and rules[at + FIRST_OPERAND] == YOU


def picks_next(rules: Cells, at: int, purposes: int) -> bool:
    """Whether an instruction picks cards for one of these purposes."""
    return rules[at + INSTRUCTION] == PICK and rules[at + THIRD_OPERAND] & purposes != 0
