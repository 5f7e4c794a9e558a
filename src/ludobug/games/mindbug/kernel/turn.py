"""The turn: its action, playing a card, the Mindbug, FAST, the end of the turn."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, B, C, ask, no_options, offer, pop, push
from ludobug.core.header import CARDS, FRAMES, OPTION_COUNT, OPTIONS, SEATS, TOP
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, MARKS, NEXT
from ludobug.games.mindbug.kernel.attackers import offer_hunters
from ludobug.games.mindbug.kernel.barring import drop_barred, is_saved_by_team_mate
from ludobug.games.mindbug.kernel.combat import attack
from ludobug.games.mindbug.kernel.constants import may_attack, refresh
from ludobug.games.mindbug.kernel.creatures import enter_play
from ludobug.games.mindbug.kernel.energy import end_of_gains
from ludobug.games.mindbug.kernel.extra_turns import following_seat
from ludobug.games.mindbug.kernel.feasibility import able_to_act
from ludobug.games.mindbug.kernel.hands import refill
from ludobug.games.mindbug.kernel.life import finish, trigger_opponents, trigger_zone
from ludobug.games.mindbug.kernel.mindbugs import are_mindbugs_banned
from ludobug.games.mindbug.kernel.table import (
    board_of,
    discard_of,
    draw_of,
    forget_boosts,
    hand_of,
    in_hand,
    left_neighbour,
    note_card,
    show_from_hand,
    team_of,
)
from ludobug.games.mindbug.kernel.triggers import trigger_abilities
from ludobug.games.mindbug.layout import (
    ACTIVE,
    BANNING,
    BANNING_MINDBUGS,
    BARRING,
    CARD_SIZE,
    CLOSING,
    DEEDS,
    DRAWN_GAME,
    EFFECT_PLAYS,
    EFFECTS_BEGUN,
    END_TURN,
    ENERGY_CARDS,
    EXHAUSTED,
    GIVING_TO_ALLIES,
    HAND_SIZE,
    HARVEST,
    LAYERS_IN_PLAY,
    LONG_CARD_CELLS,
    LOOKS_AT_LIFE,
    LOOKS_AT_TURN,
    MINDBUG_DECLINED,
    MINDBUG_USED,
    MINDBUGS_BANNED,
    NEXT_TURN,
    NO,
    NO_BLOCKS_OF,
    OFFER_MINDBUG,
    ON_ACTION,
    ON_END_OF_ANY_TURN,
    ON_END_OF_TURN,
    ON_END_OF_TURN_IN_DISCARD,
    ON_HARVEST,
    ON_MINDBUG_USED,
    POOL_TRIGGERS,
    POWER_THIS_TURN,
    PROVOKING,
    PURCHASE,
    REMEMBERING,
    STALE,
    TAKE_OVER,
    THIS_TURN_BITS,
    TURN,
    TURN_ACTION,
    TURN_BEGINS,
    TURN_LIMIT,
    TURN_MARKED,
    UNUSED_MINDBUGS,
    USE_ACTION,
    USED_MINDBUGS,
    WITH_VARIANTS,
    YES,
)


def begin_turn(state: Cells, rules: Cells, seat: int) -> None:
    """A seat's turn begins: what happens at its start, the first of it on top, comes before the turn action."""
    owe_action(state, rules, seat)
    if rules[POOL_TRIGGERS] & ON_HARVEST != 0:
        push(state, HARVEST, seat, 0, 0)
    if rules[ENERGY_CARDS] != 0:
        push(state, PURCHASE, seat, 0, 0)
    if rules[CLOSING] != 0:
        refill(state, rules)


def owe_action(state: Cells, rules: Cells, seat: int) -> None:
    """A seat owes the turn action of a new turn. The bottom of the stack is the end of the turn."""
    state[ACTIVE] = seat
    state[EFFECT_PLAYS] = 0
    state[EFFECTS_BEGUN] = 0
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_TURN
    note(rules, TURN_BEGINS, 0, 0, 0, seat, state[TURN], -1)
    state[TOP] = FRAMES
    state[FRAMES + OP] = END_TURN
    push(state, TURN_ACTION, seat, 0, 0)


def ask_turn_action(state: Cells, rules: Cells) -> bool:
    """Offer every turn action; a player without any has lost."""
    seat: int = state[state[TOP] + A]
    acting: bool = rules[POOL_TRIGGERS] & ON_ACTION != 0
    judging: bool = rules[BANNING] != 0 or state[TURN_MARKED] != 0 or acting
    if judging:
        refresh(state, rules)
    if rules[PROVOKING] != 0 and bound_to_hunt(state, rules, seat):
        return ask(state, seat)
    option: int = rules[OPTIONS]
    card: int = state[hand_of(seat) + FIRST]
    while card != 0:
        state[option] = card
        option += 1
        card = state[card + NEXT]
    if rules[BARRING] != 0:
        state[OPTION_COUNT] = option - rules[OPTIONS]
        drop_barred(state, rules, seat)
        option = rules[OPTIONS] + state[OPTION_COUNT]
    card = state[board_of(seat) + FIRST]
    while card != 0:
        if not judging or may_attack(state, card):
            state[option] = card
            option += 1
        card = state[card + NEXT]
    state[OPTION_COUNT] = option - rules[OPTIONS]
    if acting:
        offer_actions(state, rules, seat)
        option = rules[OPTIONS] + state[OPTION_COUNT]
    if option == rules[OPTIONS] and state[draw_of(seat) + COUNT] > 0 and state[hand_of(seat) + COUNT] < HAND_SIZE:
        held: int = state[hand_of(seat) + COUNT]
        refill(state, rules)
        if state[hand_of(seat) + COUNT] > held:
            return False
    if option == rules[OPTIONS]:
        if is_saved_by_team_mate(state, rules, seat):
            finish(state, rules, team_of(seat))
        else:
            finish(state, rules, 1 - team_of(seat))
        return True
    return ask(state, seat)


def uses_action(rules: Cells, option: int) -> bool:
    """Whether an option is to use the Action of a creature."""
    return rules[WITH_VARIANTS] != 0 and (option - rules[CARDS]) % rules[CARD_SIZE] == USE_ACTION


def bound_to_hunt(state: Cells, rules: Cells, seat: int) -> bool:
    """Whether a seat must attack with a HUNTER creature; then those attacks are all it may do."""
    refresh(state, rules)
    no_options(state)
    offer_hunters(state, rules, seat)
    return state[OPTION_COUNT] > 0


def offer_actions(state: Cells, rules: Cells, seat: int) -> None:
    """Add to the options the Actions of a seat that would change something. Current values are up to date."""
    card: int = state[board_of(seat) + FIRST]
    while card != 0:
        if able_to_act(state, rules, card, seat):
            offer(state, rules, card + USE_ACTION)
        card = state[card + NEXT]


def answer_turn_action(state: Cells, rules: Cells, option: int) -> None:
    """Play the hand card, attack with the creature or use its Action."""
    seat: int = state[state[TOP] + A]
    pop(state)
    if uses_action(rules, option):
        trigger_abilities(state, rules, option - USE_ACTION, seat, ON_ACTION)
    elif in_hand(state, option):
        show_from_hand(state, rules, option)
        refill(state, rules)
        push(state, OFFER_MINDBUG, option, seat, left_neighbour(rules, seat))
    else:
        attack(state, rules, option, seat)


def offer_mindbug(state: Cells, rules: Cells) -> bool:
    """Ask the others, clockwise, whether they use a Mindbug on the card that is shown; then it comes into play."""
    frame: int = state[TOP]
    if rules[BANNING_MINDBUGS] != 0 and are_mindbugs_banned(state, rules):
        state[frame + C] = state[frame + B]
    while state[frame + C] != state[frame + B]:
        if state[UNUSED_MINDBUGS + state[frame + C]] > 0:
            no_options(state)
            offer(state, rules, NO)
            offer(state, rules, YES)
            return ask(state, state[frame + C])
        state[frame + C] = left_neighbour(rules, state[frame + C])
    card: int = state[frame + A]
    seat: int = state[frame + B]
    pop(state)
    enter_play(state, rules, card, seat)
    return False


def answer_mindbug(state: Cells, rules: Cells, option: int) -> None:
    """Take the card over, as soon as what answers to the use of a Mindbug is done, or pass the question on."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    player: int = state[frame + B]
    taker: int = state[frame + C]
    if option == NO:
        note_card(state, rules, MINDBUG_DECLINED, card, taker, player)
        state[frame + C] = left_neighbour(rules, taker)
        return
    note_card(state, rules, MINDBUG_USED, card, taker, player)
    state[UNUSED_MINDBUGS + taker] -= 1
    state[USED_MINDBUGS + taker] += 1
    state[STALE] |= state[LAYERS_IN_PLAY] & LOOKS_AT_LIFE
    if rules[POOL_TRIGGERS] & ON_MINDBUG_USED == 0:
        take_over(state, rules)
        return
    state[frame + OP] = TAKE_OVER
    trigger_opponents(state, rules, taker, ON_MINDBUG_USED)


def take_over(state: Cells, rules: Cells) -> None:
    """A Mindbug takes effect: the card comes into play for whoever used it, and its player owes another turn action."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    player: int = state[frame + B]
    taker: int = state[frame + C]
    pop(state)
    push(state, TURN_ACTION, player, 0, 0)
    enter_play(state, rules, card, taker)


def ask_fast(state: Cells, rules: Cells) -> bool:
    """A FAST creature that has just come into play may attack, or use its Action."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    refresh(state, rules)
    no_options(state)
    offer(state, rules, NO)
    if may_attack(state, card):
        offer(state, rules, card)
    if able_to_act(state, rules, card, state[frame + B]):
        offer(state, rules, card + USE_ACTION)
    return ask(state, state[frame + B])


def answer_fast(state: Cells, rules: Cells, option: int) -> None:
    """Attack or use the Action at once, or let the chance pass."""
    seat: int = state[state[TOP] + B]
    pop(state)
    if option == NO:
        return
    if uses_action(rules, option):
        trigger_abilities(state, rules, option - USE_ACTION, seat, ON_ACTION)
    else:
        attack(state, rules, option, seat)


def end_turn(state: Cells, rules: Cells) -> None:
    """End-of-turn texts are due while this turn's effects still hold."""
    seat: int = state[ACTIVE]
    state[FRAMES + OP] = NEXT_TURN
    if rules[POOL_TRIGGERS] & (ON_END_OF_TURN | ON_END_OF_TURN_IN_DISCARD | ON_END_OF_ANY_TURN) == 0:
        next_turn(state, rules)
        return
    trigger_zone(state, rules, board_of(seat), seat, ON_END_OF_TURN)
    trigger_zone(state, rules, discard_of(seat), seat, ON_END_OF_TURN_IN_DISCARD)
    other: int = 0
    while other < rules[SEATS]:
        trigger_zone(state, rules, board_of(other), other, ON_END_OF_ANY_TURN)
        other += 1


def next_turn(state: Cells, rules: Cells) -> None:
    """This turn's effects expire together and the next turn begins; after the last one nobody has won."""
    if state[TURN_MARKED] != 0:
        clear_turn_marks(state, rules)
    if state[TURN] >= TURN_LIMIT:
        finish(state, rules, DRAWN_GAME)
        return
    state[TURN] += 1
    begin_turn(state, rules, following_seat(state, rules))


def clear_turn_marks(state: Cells, rules: Cells) -> None:
    """No creature keeps anything of this turn but its exhaustion."""
    state[TURN_MARKED] = 0
    state[NO_BLOCKS_OF] = 0
    state[MINDBUGS_BANNED] = 0
    if rules[GIVING_TO_ALLIES] != 0:
        end_of_gains(state, rules)
    if rules[REMEMBERING] != 0:
        forget_boosts(state, rules, 0)
    seat: int = 0
    while seat < rules[SEATS]:
        card: int = state[board_of(seat) + FIRST]
        while card != 0:
            marks: int = state[card + MARKS]
            state[STALE] |= marks >> THIS_TURN_BITS
            state[card + MARKS] = marks & EXHAUSTED
            if rules[CARD_SIZE] == LONG_CARD_CELLS:
                state[STALE] |= state[card + POWER_THIS_TURN]
                state[card + POWER_THIS_TURN] = 0
                state[STALE] |= state[card + DEEDS]
                state[card + DEEDS] = 0
            card = state[card + NEXT]
        seat += 1
