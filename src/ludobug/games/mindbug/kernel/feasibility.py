"""Whether an effect would change the game at all: what makes an Action legal.

Every sentence counts. Nothing before the place in question has changed anything, so conditions are judged by the table
as it stands, and what depends on something really done does not happen.
"""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.header import SEATS
from ludobug.core.zones import COUNT, FIRST, KIND, MARKS, NEXT, ZONE
from ludobug.games.mindbug.kernel.aside import has_set_aside
from ludobug.games.mindbug.kernel.attackers import able_to_attack
from ludobug.games.mindbug.kernel.barring import is_barred
from ludobug.games.mindbug.kernel.constants import is_silent
from ludobug.games.mindbug.kernel.costs import able_to_afford, mindbug_cost, octonite_cost
from ludobug.games.mindbug.kernel.evolution import able_to_evolve
from ludobug.games.mindbug.kernel.grants import has_play_effect
from ludobug.games.mindbug.kernel.groups import (
    belongs,
    count_group,
    extreme_of,
    first_zone,
    group_zone,
    in_zones,
    is_meant,
    last_zone,
)
from ludobug.games.mindbug.kernel.hands import able_to_swap, is_closed, stays
from ludobug.games.mindbug.kernel.life import is_guarded
from ludobug.games.mindbug.kernel.quantities import amount, holds
from ludobug.games.mindbug.kernel.table import (
    controller,
    draw_of,
    hand_of,
    in_hand,
    in_play,
    left_neighbour,
    team_mate,
    team_of,
)
from ludobug.games.mindbug.layout import (
    ABILITIES,
    ABILITY_CELLS,
    ABILITY_COUNT,
    ABILITY_PROGRAM,
    ABILITY_TRIGGER,
    ABOUT_PLAYERS,
    ACTIVE,
    AFTER_PLAYERS,
    ALL_KEYWORDS,
    ALLIES_GAIN,
    ASK_MAY,
    ASK_WITH_CHOSEN,
    ATTACK_NOW,
    BAN_MINDBUGS,
    BARRING,
    BOOST,
    BUY_FREE,
    BUY_TOP,
    CANNOT_BE_DEFEATED,
    CHOICE,
    CHOOSE_ONE,
    CLOSING,
    COPIED_NOW,
    COPY_PLAY,
    COUNTED,
    DEFEAT,
    DICE_THIS_TURN,
    DISCARD_CARDS,
    DISCARD_PILES,
    DRAW_UNUSED,
    EACH_PLAYER,
    EFFECT_PLAY_LIMIT,
    EFFECT_PLAYS,
    END,
    ENERGY_DECK,
    EVOLVE,
    EXTRA_TURN,
    FIRST_OPERAND,
    FIRST_QUESTION,
    FOR_PLAY,
    FOR_SEAT_IN_TURN,
    FURTHER_LOSSES,
    GAIN_LIFE,
    GO_TO,
    GROUP_ZONES,
    HAND_OVER,
    IN_PLAY,
    INSTRUCTION,
    INSTRUCTION_CELLS,
    KEYWORDS,
    KEYWORDS_THIS_TURN,
    LIFE,
    LINK,
    LOOK_UNUSED,
    LOSE_LIFE,
    LOSE_LIFE_DOWN_TO,
    LOSE_MINDBUGS,
    MATCH_LIFE,
    MINDBUGS_BANNED,
    MOST_DICE,
    NAME_OPPONENT,
    NOTE_KEYWORDS,
    NOTE_POWER,
    OCTONITE,
    ON_ACTION,
    PASS_LEFT,
    PAY_MINDBUG,
    PAY_OCTONITE,
    PICK,
    PICK_AGAIN,
    PICK_THIS,
    PLAY_CARD,
    PUT_BACK,
    REPEAT,
    RETURN_ASIDE,
    REVEAL,
    ROLL_PIPS,
    SAFE_THIS_TURN,
    SECOND_OPERAND,
    SKIP_UNLESS,
    SKIP_UNLESS_CHOSEN,
    SKIP_UNLESS_DONE,
    STEAL_LIFE,
    SWAP_HANDS,
    TAKE_CONTROL,
    TEAM_MATE,
    TEAMS,
    THIRD_OPERAND,
    THIS_TURN,
    THIS_TURN_GAINS,
    TO_NAMED_DISCARD,
    TO_TEAM_MATES_HAND,
    TO_YOUR_HAND,
    TRIGGER_PLAY,
    TRIGGERS,
    TURN_BACK,
    TURN_TO,
    UNUSED,
    UNUSED_MINDBUGS,
    UNUSED_UNDER_DRAW,
    USED_MINDBUGS,
    YOU,
)


def able_to_act(state: Cells, rules: Cells, card: int, seat: int) -> bool:
    """Whether a seat may use the Action of its creature: it would change something, whichever opponent it is about."""
    kind: int = state[card + KIND]
    if rules[kind + TRIGGERS] & ON_ACTION == 0:
        return False
    ability: int = rules[kind + ABILITIES]
    left: int = rules[kind + ABILITY_COUNT]
    while left > 0:
        if rules[ability + ABILITY_TRIGGER] == ON_ACTION:
            return able_to_use(state, rules, rules[ability + ABILITY_PROGRAM], card, seat)
        ability += ABILITY_CELLS
        left -= 1
    return False


def able_to_use(state: Cells, rules: Cells, program: int, card: int, seat: int) -> bool:
    """Whether the cost of an Action can be paid, and its effect would change something once it is."""
    if not able_to_afford(state, rules, program, card, seat):
        return False
    octonite: int = octonite_cost(rules, program)
    mindbugs: int = mindbug_cost(rules, program)
    while rules[program + INSTRUCTION] == PAY_OCTONITE or rules[program + INSTRUCTION] == PAY_MINDBUG:
        program += INSTRUCTION_CELLS
    state[card + OCTONITE] -= octonite
    state[UNUSED_MINDBUGS + seat] -= mindbugs
    changes: bool = False
    opponent: int = left_neighbour(rules, seat)
    seats: int = rules[SEATS]
    while seats > 0 and not changes:
        changes = would_change(state, rules, program, card, seat, opponent)
        opponent = (opponent + 2) % rules[SEATS]
        seats -= 2
    state[card + OCTONITE] += octonite
    state[UNUSED_MINDBUGS + seat] += mindbugs
    return changes


def would_change(state: Cells, rules: Cells, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an effect would change the game from this instruction on. Current values must be up to date."""
    return changes_before(state, rules, at, 0, source, seat, opponent)


def changes_before(state: Cells, rules: Cells, at: int, end: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an effect would change the game from one instruction on, as far as another one."""
    judged: int = 0
    op: int = rules[at + INSTRUCTION]
    while op != END and at != end:
        following: int = at + INSTRUCTION_CELLS
        if op == PICK or op == PICK_THIS or op == PICK_AGAIN:
            judged = act_after(rules, at)
            if some_card_changes(state, rules, at, source, seat, opponent):
                return True
        elif op == TURN_TO or (op == TURN_BACK and rules[at + THIRD_OPERAND] != 0):
            before: int = seat
            seat = other_seat(rules, at, seat, opponent)
            if rules[at + SECOND_OPERAND] != TEAM_MATE:
                opponent = before
        elif op == FOR_SEAT_IN_TURN:
            opponent = (state[ACTIVE] + rules[at + SECOND_OPERAND]) % rules[SEATS]
            if not is_meant(rules[at + THIRD_OPERAND], seat, opponent, opponent):
                following = rules[at + FIRST_OPERAND]
        elif op == CHOOSE_ONE:
            if would_change(state, rules, following, source, seat, opponent):
                return True
            following = rules[at + FIRST_OPERAND]
        elif op == GO_TO:
            following = rules[at + FIRST_OPERAND]
        elif is_passed_over(state, rules, op, at, source, seat, opponent):
            following = rules[at + FIRST_OPERAND]
        elif at != judged and instruction_changes(state, rules, op, at, source, seat, opponent):
            return True
        at = following
        op = rules[at + INSTRUCTION]
    return False


def other_seat(rules: Cells, at: int, seat: int, opponent: int) -> int:
    """The seat that an effect is turned to."""
    if rules[at + SECOND_OPERAND] == TEAM_MATE:
        return (seat + TEAMS) % rules[SEATS]
    return opponent


def is_passed_over(state: Cells, rules: Cells, op: int, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an instruction skips ahead: a condition that is not met, something that is not possible or not done."""
    if op == SKIP_UNLESS:
        return not holds(state, rules, rules[at + SECOND_OPERAND], source, seat)
    if op == ASK_MAY and rules[at + SECOND_OPERAND] != 0:
        group: int = rules[at + SECOND_OPERAND]
        return count_group(state, rules, group, source, seat, opponent) < rules[at + THIRD_OPERAND]
    return op == SKIP_UNLESS_DONE


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
    if not in_play(state, card):
        return False
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


def instruction_changes(state: Cells, rules: Cells, op: int, at: int, source: int, seat: int, opponent: int) -> bool:
    """Whether an instruction that is about no chosen card would change something."""
    if op == LOSE_LIFE or op == STEAL_LIFE:
        if not some_can_lose(state, rules, op, rules[at + FIRST_OPERAND], seat):
            return False
    if op == GAIN_LIFE or op == LOSE_LIFE or op == STEAL_LIFE:
        return amount(state, rules, rules[at + SECOND_OPERAND], source, seat, opponent) > 0
    if op == LOSE_LIFE_DOWN_TO:
        return loses_down_to(state, rules, rules[at + FIRST_OPERAND], rules[at + SECOND_OPERAND], seat)
    if op == MATCH_LIFE:
        less: bool = state[LIFE + team_of(seat)] > state[LIFE + 1 - team_of(seat)]
        return state[LIFE] != state[LIFE + 1] and not (less and is_guarded(state, rules, team_of(seat)))
    if op == RETURN_ASIDE:
        return has_set_aside(state, rules, source)
    if op == SWAP_HANDS:
        return able_to_swap(state, rules, seat, opponent)
    if op == DRAW_UNUSED and is_closed(state, rules, seat):
        return False
    if op == DRAW_UNUSED or op == UNUSED_UNDER_DRAW or op == LOOK_UNUSED:
        return rules[at + FIRST_OPERAND] > 0 and state[UNUSED + COUNT] > 0
    if ABOUT_PLAYERS <= op and op < AFTER_PLAYERS:
        return players_change(state, rules, op, at, seat, opponent)
    if op == BUY_TOP:
        return state[ENERGY_DECK + COUNT] > 0
    if op == ALLIES_GAIN:
        more: bool = rules[at + SECOND_OPERAND] > 0 and state[DICE_THIS_TURN + seat] < MOST_DICE
        return more or rules[at + FIRST_OPERAND] & ~state[KEYWORDS_THIS_TURN + seat] != 0
    if op == EVOLVE:
        return able_to_evolve(state, rules, source)
    if op == DISCARD_PILES:
        return has_piles(state, rules, at, seat, opponent)
    if op >= FIRST_QUESTION or op == FURTHER_LOSSES or (ROLL_PIPS <= op and op <= REPEAT):
        return False
    asks: bool = op == ASK_MAY or op == ASK_WITH_CHOSEN or op == NAME_OPPONENT
    skips: bool = op == SKIP_UNLESS or op == SKIP_UNLESS_CHOSEN or op == TURN_BACK
    return not asks and not skips and op != NOTE_POWER and op != NOTE_KEYWORDS and op != PUT_BACK


def players_change(state: Cells, rules: Cells, op: int, at: int, seat: int, opponent: int) -> bool:
    """Whether an instruction about players, other than one about life, would change something."""
    if op == EXTRA_TURN:
        return True
    if op == BAN_MINDBUGS:
        return state[MINDBUGS_BANNED] == 0
    source: int = UNUSED_MINDBUGS if op == LOSE_MINDBUGS else USED_MINDBUGS
    other: int = 0
    while other < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], seat, opponent, other) and state[source + other] > 0:
            return True
        other += 1
    return False


def some_can_lose(state: Cells, rules: Cells, op: int, who: int, seat: int) -> bool:
    """Whether some of the players meant can lose life."""
    team: int = team_of(seat)
    if op == LOSE_LIFE and (who == YOU or who == EACH_PLAYER) and not is_guarded(state, rules, team):
        return True
    return (op == STEAL_LIFE or who != YOU) and not is_guarded(state, rules, 1 - team)


def loses_down_to(state: Cells, rules: Cells, who: int, least: int, seat: int) -> bool:
    """Whether some of the players meant has more life than a number, and can lose it."""
    team: int = team_of(seat)
    if (who == YOU or who == EACH_PLAYER) and state[LIFE + team] > least and not is_guarded(state, rules, team):
        return True
    return who != YOU and state[LIFE + 1 - team] > least and not is_guarded(state, rules, 1 - team)


def has_piles(state: Cells, rules: Cells, at: int, seat: int, opponent: int) -> bool:
    """Whether there is a card in the piles that some of the players meant would discard."""
    other: int = 0
    while other < rules[SEATS]:
        if is_meant(rules[at + FIRST_OPERAND], seat, opponent, other) and cards_in_piles(state, rules, at, other) > 0:
            return True
        other += 1
    return False


def cards_in_piles(state: Cells, rules: Cells, at: int, seat: int) -> int:
    """How many cards of a seat an instruction would discard: of the hand, of the draw pile."""
    total: int = 0
    if rules[at + SECOND_OPERAND] != 0:
        total += state[hand_of(seat) + COUNT]
    if rules[at + THIRD_OPERAND] != 0:
        total += state[draw_of(seat) + COUNT]
    return total
