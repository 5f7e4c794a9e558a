"""Carrying out effects: the programs that card texts are made into.

The effect on top of the stack has the address of its next instruction, its card, the seat that resolves it and the
opponent it deals with. It runs until somebody must decide, something else must come first, or it is over; what it
triggers waits until then.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, B, C, D, ask, no_options, offer, pop
from ludobug.core.header import ACTOR, OVER, SEATS, TOP
from ludobug.core.knowledge import pass_unseen, reveal
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, MARKS
from ludobug.games.mindbug.kernel.aside import return_aside, set_aside
from ludobug.games.mindbug.kernel.boosts import boost, skip_unless_chosen
from ludobug.games.mindbug.kernel.choices import (
    answer_pick,
    any_chosen,
    can_be_done,
    clear_choice,
    done_before,
    interrupt,
    pick,
    pick_slayer,
    pick_this,
    recall,
)
from ludobug.games.mindbug.kernel.combat import attack_now
from ludobug.games.mindbug.kernel.constants import refresh
from ludobug.games.mindbug.kernel.copies import copy_play, end_chain, is_part
from ludobug.games.mindbug.kernel.creatures import bury, enter_play, enter_silently, is_saved, mark_deed, take_control
from ludobug.games.mindbug.kernel.energy import allies_gain, buy_free, buy_top, discard_bought, gain_energy
from ludobug.games.mindbug.kernel.evolution import evolve
from ludobug.games.mindbug.kernel.feasibility import would_change
from ludobug.games.mindbug.kernel.fights import forget_fall
from ludobug.games.mindbug.kernel.grants import trigger_all
from ludobug.games.mindbug.kernel.groups import is_meant, keywords_of_choice, power_of
from ludobug.games.mindbug.kernel.hands import is_closed, refill, stays, swap_hands
from ludobug.games.mindbug.kernel.life import finish, gain_life, judge_life, lose_life
from ludobug.games.mindbug.kernel.looking import answer_put_back, look_unused, put_back
from ludobug.games.mindbug.kernel.mindbugs import able_to_spend, spend_mindbugs
from ludobug.games.mindbug.kernel.octonite import pay, put_octonite
from ludobug.games.mindbug.kernel.opponents import ban_blocks, name_opponent, turn_to_other, turn_to_seat
from ludobug.games.mindbug.kernel.pips import answer_pips, roll_pips
from ludobug.games.mindbug.kernel.players import act_on_players
from ludobug.games.mindbug.kernel.quantities import amount, holds
from ludobug.games.mindbug.kernel.questions import answer_about, ask_about
from ludobug.games.mindbug.kernel.table import (
    controller,
    discard_from_hand,
    discard_open,
    draw_of,
    forget_boosts,
    hand_of,
    holder,
    in_hand,
    in_play,
    into_hand,
    left_neighbour,
    note_card,
    shift,
    team_mate,
    team_of,
)
from ludobug.games.mindbug.kernel.waiting import resolve_waiting
from ludobug.games.mindbug.layout import (
    ABOUT_PLAYERS,
    AFTER_PLAYERS,
    ALLIES_GAIN,
    ASK_MAY,
    ASK_WITH_CHOSEN,
    ATTACK_NOW,
    BOOST,
    BUY_FREE,
    BUY_TOP,
    CARD_SHOWN,
    CHOICE,
    CHOSEN,
    CLOSING,
    COPY_PLAY,
    COPYING,
    DEFEAT,
    DISCARD_CARDS,
    DISCARD_PILES,
    DONE,
    DRAW_UNUSED,
    EACH_PLAYER,
    EFFECT_PLAY_LIMIT,
    EFFECT_PLAYS,
    END,
    END_GAME,
    ENERGY_CARDS,
    EVOLVE,
    FIRST_OPERAND,
    FIRST_QUESTION,
    FOR_SEAT_IN_TURN,
    FORGET_FALL,
    FURTHER_LOSS,
    FURTHER_LOSSES,
    GAIN_ENERGY,
    GAINS_THIS_TURN,
    GO_TO,
    HAND_OVER,
    HAS_DEFEATED,
    IDLE,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    LIFE,
    LINK,
    LOOK_UNUSED,
    LOOKING,
    LOSE_LIFE,
    LOSE_LIFE_DOWN_TO,
    MATCH_LIFE,
    NAME_OPPONENT,
    NAMED,
    NO,
    NO_BLOCKS,
    NOTE_KEYWORDS,
    NOTE_POWER,
    NOTED_POWER,
    ON_PLAY,
    OPPONENT_NAMED,
    PASS_LEFT,
    PAY_MINDBUG,
    PAY_OCTONITE,
    PICK,
    PICK_AGAIN,
    PICK_SLAYER,
    PICK_THIS,
    PLAY_CARD,
    POWER_THIS_TURN,
    PUT_BACK,
    PUT_OCTONITE,
    REMEMBERING,
    REPEAT,
    RETURN_ASIDE,
    REVEAL,
    ROLL_PIPS,
    SEAT_OPTION,
    SECOND_OPERAND,
    SET_ASIDE,
    SHOWN_IN_HAND,
    SKIP_UNLESS,
    SKIP_UNLESS_CHOSEN,
    SKIP_UNLESS_DONE,
    SKIP_UNLESS_ROLLED,
    STALE,
    SWAP_HANDS,
    TAKE_CONTROL,
    TEAMS,
    THIRD_OPERAND,
    TO_CONTROLLERS_HAND,
    TO_NAMED_DISCARD,
    TO_TEAM_MATES_HAND,
    TO_YOUR_HAND,
    TRIGGER_PLAY,
    TURN_BACK,
    TURN_MARKED,
    TURN_TO,
    UNUSED,
    UNUSED_UNDER_DRAW,
    WAITING,
    YES,
    YOU,
)


def run_effect(state: Cells, rules: Cells) -> bool:
    """Go on with the effect on top; True if somebody must decide."""
    frame: int = state[TOP]
    while True:
        at: int = state[frame + A]
        op: int = rules[at + INSTRUCTION]
        if op == PICK:
            if pick(state, rules):
                return True
        elif op == NAME_OPPONENT:
            if name_opponent(state, rules):
                return True
        elif op == PUT_BACK:
            if put_back(state, rules):
                return True
        elif op == ASK_MAY or op == ASK_WITH_CHOSEN:
            if ask_may(state, rules, op):
                return True
        elif op == END:
            end_effect(state, rules)
            return False
        elif op == ROLL_PIPS:
            if roll_pips(state, rules):
                return True
        elif op >= FIRST_QUESTION:
            if ask_about(state, rules, op):
                return True
        else:
            state[frame + A] = at + INSTRUCTION_CELLS
            carry_out(state, rules, op, at)
            if state[ACTOR] == OVER:
                return False
            if state[IDLE] != 0 and state[DONE] > 0:
                state[IDLE] = 0
            refill(state, rules)
            if state[TOP] != frame:
                return False


def end_effect(state: Cells, rules: Cells) -> None:
    """The effect on top is over; an Energy card goes where it can't be bought again."""
    if rules[ENERGY_CARDS] != 0:
        discard_bought(state, rules, state[state[TOP] + B])
    clear_choice(state)
    state[NOTED_POWER] = 0
    state[IDLE] = 0
    state[DONE] = 0
    state[NAMED] = 0
    state[FURTHER_LOSS] = 0
    if rules[REMEMBERING] != 0 and state[WAITING] == 0 and not is_part(state):
        forget_boosts(state, rules, 0)
    if rules[COPYING] != 0:
        end_chain(state, rules)
    pop(state)


def ask_may(state: Cells, rules: Cells, op: int) -> bool:
    """Ask "you may", if it is possible at all; otherwise skip it."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    if op == ASK_WITH_CHOSEN:
        possible: bool = any_chosen(state)
    else:
        possible = can_be_done(state, rules)
    if not possible:
        state[frame + A] = rules[at + FIRST_OPERAND]
        return False
    if state[IDLE] != 0 and is_needed(state, rules, at):
        state[frame + A] = at + INSTRUCTION_CELLS
        return False
    no_options(state)
    offer(state, rules, NO)
    offer(state, rules, YES)
    return ask(state, state[frame + C])


def is_needed(state: Cells, rules: Cells, at: int) -> bool:
    """Whether an Action would change nothing if this were left out, and something if it is done."""
    frame: int = state[TOP]
    source: int = state[frame + B]
    seat: int = state[frame + C]
    opponent: int = state[frame + D]
    refresh(state, rules)
    if would_change(state, rules, rules[at + FIRST_OPERAND], source, seat, opponent):
        return False
    return would_change(state, rules, at + INSTRUCTION_CELLS, source, seat, opponent)


def answer_effect(state: Cells, rules: Cells, option: int) -> None:
    """Take the answer to the question that the effect on top asked."""
    frame: int = state[TOP]
    at: int = state[frame + A]
    if rules[at + INSTRUCTION] == PICK:
        answer_pick(state, option)
    elif rules[at + INSTRUCTION] == ROLL_PIPS:
        answer_pips(state, rules, option)
    elif rules[at + INSTRUCTION] >= FIRST_QUESTION:
        answer_about(state, rules, rules[at + INSTRUCTION], option)
    elif rules[at + INSTRUCTION] == PUT_BACK:
        answer_put_back(state, option)
    elif option >= SEAT_OPTION:
        state[frame + D] = option - SEAT_OPTION
        note(rules, OPPONENT_NAMED, 0, 0, 0, state[frame + C], option - SEAT_OPTION, -1)
        state[frame + A] = at + INSTRUCTION_CELLS
    elif option == YES:
        state[frame + A] = at + INSTRUCTION_CELLS
    else:
        state[frame + A] = rules[at + FIRST_OPERAND]


def carry_out(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Carry out one instruction that needs no decision."""
    frame: int = state[TOP]
    if op == PICK_THIS:
        pick_this(state, rules, at)
    elif op == PICK_AGAIN:
        recall(state, rules, at)
    elif op == SKIP_UNLESS:
        if not holds_in_effect(state, rules, rules[at + SECOND_OPERAND]):
            state[frame + A] = rules[at + FIRST_OPERAND]
    elif op == NOTE_KEYWORDS:
        refresh(state, rules)
        state[NAMED] = keywords_of_choice(state, rules)
    elif op == PAY_OCTONITE:
        if not pay(state, rules, state[frame + B], state[frame + C], rules[at + SECOND_OPERAND]):
            state[frame + A] = rules[at + FIRST_OPERAND]
    elif op == PAY_MINDBUG:
        pay_mindbugs(state, rules, at)
    elif op == SKIP_UNLESS_DONE:
        if state[DONE] < rules[at + SECOND_OPERAND]:
            state[frame + A] = rules[at + FIRST_OPERAND]
    elif op == NO_BLOCKS:
        ban_blocks(state, rules, rules[at + FIRST_OPERAND])
    elif op == FOR_SEAT_IN_TURN:
        turn_to_seat(state, rules, at)
    elif op <= MATCH_LIFE:
        change_life(state, rules, op, at)
    elif op == DEFEAT:
        defeat(state, rules)
    elif op == GAIN_ENERGY:
        take_energy(state, rules, at)
    elif op == BUY_TOP:
        state[DONE] = buy_top(state, rules, state[frame + C])
    elif op == ALLIES_GAIN:
        allies_gain(state, rules, state[frame + C], rules[at + FIRST_OPERAND], rules[at + SECOND_OPERAND])
        state[DONE] = 1
    elif op == DRAW_UNUSED:
        draw_unused(state, rules, rules[at + FIRST_OPERAND])
    elif ABOUT_PLAYERS <= op and op < AFTER_PLAYERS:
        act_on_players(state, rules, op, at)
    elif op == UNUSED_UNDER_DRAW:
        put_under_draw_pile(state, rules, rules[at + FIRST_OPERAND])
    elif op == LOOK_UNUSED:
        look_unused(state, rules, rules[at + FIRST_OPERAND])
    elif op == NOTE_POWER:
        note_power(state, rules)
    elif op == EVOLVE:
        state[DONE] = evolve(state, rules, state[frame + B])
    elif op == PICK_SLAYER:
        pick_slayer(state)
    elif op == FORGET_FALL:
        forget_fall(state, state[frame + B])
    elif op == TURN_TO or op == TURN_BACK:
        turn_to_other(state, rules, at)
    elif op == END_GAME:
        finish(state, rules, (team_of(state[frame + C]) + rules[at + FIRST_OPERAND]) % TEAMS)
    elif op == SWAP_HANDS:
        state[DONE] = swap_hands(state, rules, state[frame + C], state[frame + D])
    elif op == SKIP_UNLESS_ROLLED:
        if state[DONE] < rules[at + SECOND_OPERAND]:
            state[frame + A] = rules[at + FIRST_OPERAND]
        state[DONE] = 0
    elif op == RETURN_ASIDE:
        state[DONE] = return_aside(state, rules)
    elif op == REPEAT:
        state[frame + A] = rules[at + FIRST_OPERAND]
    elif op == DISCARD_PILES:
        discard_piles(state, rules, at)
    elif op == GO_TO:
        state[frame + A] = rules[at + FIRST_OPERAND]
    elif op == FURTHER_LOSSES:
        state[FURTHER_LOSS] = 1
    elif op == SKIP_UNLESS_CHOSEN:
        skip_unless_chosen(state, rules, at)
    elif op == BOOST:
        boost(state, rules, rules[at + FIRST_OPERAND] != 0)
    else:
        handle_chosen(state, rules, op, at)


def pay_mindbugs(state: Cells, rules: Cells, at: int) -> None:
    """Use Mindbugs as the cost of the effect on top, if that is possible; what answers to it comes first."""
    frame: int = state[TOP]
    if not able_to_spend(state, rules, state[frame + C], rules[at + SECOND_OPERAND]):
        state[frame + A] = rules[at + FIRST_OPERAND]
        return
    spend_mindbugs(state, rules, state[frame + C], rules[at + SECOND_OPERAND])
    if state[WAITING] > 0:
        resolve_waiting(state, rules, False)


def holds_in_effect(state: Cells, rules: Cells, condition: int) -> bool:
    """Whether a condition holds for the effect on top."""
    frame: int = state[TOP]
    refresh(state, rules)
    return holds(state, rules, condition, state[frame + B], state[frame + C])


def change_life(state: Cells, rules: Cells, op: int, at: int) -> None:
    """Instructions about life; the loss or gain is judged when the whole instruction is done."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    mine: int = LIFE + team_of(seat)
    theirs: int = LIFE + 1 - team_of(seat)
    who: int = rules[at + FIRST_OPERAND]
    state[DONE] = 0
    if op == MATCH_LIFE:
        change_by(state, rules, team_of(seat), state[theirs] - state[mine])
    elif op == LOSE_LIFE_DOWN_TO:
        least: int = rules[at + SECOND_OPERAND]
        if who == YOU or who == EACH_PLAYER:
            lose_down_to(state, rules, team_of(seat), least)
        if who != YOU:
            lose_down_to(state, rules, 1 - team_of(seat), least)
    else:
        change: int = amount(state, rules, rules[at + SECOND_OPERAND], state[frame + B], seat, state[frame + D])
        if op == LOSE_LIFE:
            change = -change
        if who == YOU or who == EACH_PLAYER:
            change_by(state, rules, team_of(seat), change)
        if who != YOU:
            change_by(state, rules, 1 - team_of(seat), change)
    judge_life(state, rules)


def change_by(state: Cells, rules: Cells, team: int, change: int) -> None:
    """A team gains life, or loses it."""
    if change < 0:
        state[DONE] += lose_life(state, rules, team, -change)
    elif change > 0:
        gain_life(state, rules, team, change)
        state[DONE] += change


def lose_down_to(state: Cells, rules: Cells, team: int, least: int) -> None:
    """A team loses all life above a number."""
    if state[LIFE + team] > least:
        change_by(state, rules, team, least - state[LIFE + team])


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


def take_energy(state: Cells, rules: Cells, at: int) -> None:
    """Players gain Energy."""
    frame: int = state[TOP]
    seat: int = state[frame + C]
    opponent: int = state[frame + D]
    state[DONE] = amount(state, rules, rules[at + SECOND_OPERAND], state[frame + B], seat, opponent)
    gain_energy(state, rules, rules[at + FIRST_OPERAND], seat, opponent, state[DONE])


def draw_unused(state: Cells, rules: Cells, count: int) -> None:
    """Draw cards from the top of the unused pile."""
    seat: int = state[state[TOP] + C]
    state[DONE] = 0
    while count > 0 and state[UNUSED + COUNT] > 0 and not is_closed(state, rules, seat):
        into_hand(state, rules, state[UNUSED + FIRST], seat, seat)
        state[DONE] += 1
        count -= 1


def put_under_draw_pile(state: Cells, rules: Cells, count: int) -> None:
    """Put cards from the top of the unused pile under a draw pile, in their order and unseen."""
    seat: int = state[state[TOP] + C]
    state[DONE] = 0
    while count > 0 and state[UNUSED + COUNT] > 0:
        card: int = state[UNUSED + FIRST]
        if rules[LOOKING] != 0:
            pass_unseen(state, card, 0)
        shift(state, rules, card, draw_of(seat))
        state[DONE] += 1
        count -= 1


def discard_piles(state: Cells, rules: Cells, at: int) -> None:
    """Players put hand and draw pile, or one of them, into their discard pile, as one event."""
    frame: int = state[TOP]
    seat: int = 0
    state[DONE] = 0
    while seat < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], state[frame + C], state[frame + D], seat):
            discard_piles_of(state, rules, at, seat)
        seat += 1


def discard_piles_of(state: Cells, rules: Cells, at: int, seat: int) -> None:
    """A seat discards its whole hand, then its draw pile from the top, as far as the text says so."""
    while rules[at + SECOND_OPERAND] != 0 and state[hand_of(seat) + COUNT] > 0:
        discard_open(state, rules, state[hand_of(seat) + FIRST], seat)
        state[DONE] += 1
    while rules[at + THIRD_OPERAND] != 0 and state[draw_of(seat) + COUNT] > 0:
        discard_open(state, rules, state[draw_of(seat) + FIRST], seat)
        state[DONE] += 1


def note_power(state: Cells, rules: Cells) -> None:
    """Keep in mind the power of the card that the sentence before was about; 0 if it was about none."""
    refresh(state, rules)
    state[NOTED_POWER] = 0
    if state[CHOICE] != 0:
        state[NOTED_POWER] = power_of(state, rules, state[CHOICE])


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
    elif not in_play(state, card):
        return False
    elif op == TRIGGER_PLAY:
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
