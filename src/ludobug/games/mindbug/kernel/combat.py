"""Attacks: who may attack, hunting, blocking, the fight, the second attack of FRENZY."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, B, C, ask, no_options, offer, pop, push
from ludobug.core.header import OPTION_COUNT, SEATS, TOP
from ludobug.core.zones import FIRST, MARKS, NEXT
from ludobug.games.mindbug.kernel.attackers import able_to_attack, must_hunt, offer_prey
from ludobug.games.mindbug.kernel.constants import has_rule, may_attack, may_not_block_this, refresh
from ludobug.games.mindbug.kernel.creatures import bury, is_saved, mark_deed
from ludobug.games.mindbug.kernel.dice import begin_roll
from ludobug.games.mindbug.kernel.grants import trigger_all
from ludobug.games.mindbug.kernel.hands import refill
from ludobug.games.mindbug.kernel.life import judge_life, lose_life
from ludobug.games.mindbug.kernel.table import board_of, controlled_by, controller, left_neighbour, note_card, team_of
from ludobug.games.mindbug.layout import (
    AFTER_FIGHT,
    ATTACK_AGAIN,
    ATTACK_EFFECTS,
    ATTACKED,
    ATTACKED_TWICE,
    ATTACKING,
    ATTACKS,
    AVENGING,
    BLOCK,
    BLOCKS,
    CANNOT_BLOCK,
    CLOSING,
    HAS_BLOCKED,
    HAS_DEFEATED,
    HUNT,
    HUNT_OR_BLOCK,
    HUNTER,
    HUNTS,
    KEYWORDS,
    LAYER_FIGHTS,
    MAY_NOT_BLOCK,
    NO,
    NO_BLOCKS_OF,
    ON_ATTACK,
    POISONOUS,
    POWER,
    REVERSES_FIGHTS,
    REVERSING,
    SNEAKY,
    TEAMS,
    TURN_MARKED,
    WITH_ENERGY,
    YES,
)


def attack(state: Cells, rules: Cells, card: int, seat: int) -> None:
    """Declare an attack: its roll first, then Attack effects, hunting or blocking, and perhaps a second attack."""
    state[TURN_MARKED] = 1
    if state[card + MARKS] & ATTACKED == 0:
        state[card + MARKS] |= ATTACKED | ATTACKING
        push(state, ATTACK_AGAIN, card, seat, 0)
    else:
        state[card + MARKS] |= ATTACKED_TWICE | ATTACKING
    note_card(state, rules, ATTACKS, card, seat, 0)
    push(state, HUNT_OR_BLOCK, card, seat, 0)
    if rules[WITH_ENERGY] == 0:
        trigger_all(state, rules, card, seat, ON_ATTACK)
        return
    push(state, ATTACK_EFFECTS, card, seat, 0)
    begin_roll(state, rules, card, seat)


def attack_effects(state: Cells, rules: Cells) -> None:
    """After the roll: the Attack effects of a creature that still attacks are due."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    seat: int = state[frame + B]
    pop(state)
    if still_attacks(state, card, seat):
        trigger_all(state, rules, card, seat, ON_ATTACK)


def attack_now(state: Cells, rules: Cells, card: int) -> bool:
    """The controller of a creature makes an attack with it, inside an effect; False if it is not able to attack."""
    refresh(state, rules)
    if not able_to_attack(state, card):
        return False
    attack(state, rules, card, controller(state, card))
    return True


def still_attacks(state: Cells, card: int, seat: int) -> bool:
    """Whether an attacker has stayed in play under its attacker's control; one that came back is a new creature."""
    return state[card + MARKS] & ATTACKING != 0 and controlled_by(state, card, seat)


def attack_again(state: Cells, rules: Cells) -> bool:
    """Ask about the second attack of a FRENZY creature that its attacker still controls."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    if not still_attacks(state, card, state[frame + B]):
        pop(state)
        return False
    refresh(state, rules)
    if not may_attack(state, card):
        state[card + MARKS] &= ~ATTACKING
        pop(state)
        return False
    no_options(state)
    offer(state, rules, NO)
    offer(state, rules, YES)
    return ask(state, state[frame + B])


def answer_again(state: Cells, rules: Cells, option: int) -> None:
    """Attack a second time, or stop."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    seat: int = state[frame + B]
    pop(state)
    state[card + MARKS] &= ~ATTACKING
    if option == YES:
        attack(state, rules, card, seat)


def hunt_or_block(state: Cells, rules: Cells) -> bool:
    """After the Attack effects: the attack ends if the attacker is gone; HUNTER may name its blocker first."""
    frame: int = state[TOP]
    card: int = state[frame + A]
    seat: int = state[frame + B]
    if not still_attacks(state, card, seat):
        pop(state)
        return False
    refresh(state, rules)
    if state[card + KEYWORDS] & HUNTER != 0:
        state[frame + OP] = HUNT
        return ask_hunt(state, rules)
    state[frame + OP] = BLOCK
    return ask_block(state, rules)


def ask_hunt(state: Cells, rules: Cells) -> bool:
    """The attacker may name an enemy creature, whatever keeps it from blocking, and must name one to be hunted."""
    frame: int = state[TOP]
    attacker: int = state[frame + A]
    seat: int = state[frame + B]
    bound: bool = must_hunt(state, rules, seat, attacker)
    no_options(state)
    if not bound:
        offer(state, rules, NO)
    offer_prey(state, rules, attacker, seat, bound)
    if bound or state[OPTION_COUNT] > 1:
        return ask(state, seat)
    state[frame + OP] = BLOCK
    return ask_block(state, rules)


def answer_hunt(state: Cells, rules: Cells, option: int) -> None:
    """Fight the creature named, or leave the block to the opponent."""
    frame: int = state[TOP]
    if option == NO:
        state[frame + OP] = BLOCK
        return
    note_card(state, rules, HUNTS, option, controller(state, option), 0)
    attacker: int = state[frame + A]
    pop(state)
    fight(state, rules, attacker, option)


def may_block(state: Cells, rules: Cells, attacker: int, seat: int, card: int) -> bool:
    """Whether a creature may block an attacker of a seat of its controller's own will."""
    words: int = state[card + KEYWORDS]
    if words & CANNOT_BLOCK != 0 or state[card + MARKS] & MAY_NOT_BLOCK != 0:
        return False
    if state[attacker + KEYWORDS] & SNEAKY != 0 and words & SNEAKY == 0:
        return False
    return not may_not_block_this(state, rules, attacker, seat, card)


def ask_block(state: Cells, rules: Cells) -> bool:
    """A defender may block with one creature; with none able to, the attack goes on to the other one, or through."""
    frame: int = state[TOP]
    attacker: int = state[frame + A]
    seat: int = state[frame + B]
    refresh(state, rules)
    defender: int = left_neighbour(rules, seat)
    if state[frame + C] != 0:
        defender = (defender + TEAMS) % rules[SEATS]
    no_options(state)
    offer(state, rules, NO)
    card: int = state[board_of(defender) + FIRST]
    while card != 0 and state[NO_BLOCKS_OF] & 1 << defender == 0:
        if may_block(state, rules, attacker, seat, card):
            offer(state, rules, card)
        card = state[card + NEXT]
    if state[OPTION_COUNT] > 1:
        return ask(state, defender)
    decline_block(state, rules)
    return False


def answer_block(state: Cells, rules: Cells, option: int) -> None:
    """Fight the blocker, or take the blow."""
    frame: int = state[TOP]
    attacker: int = state[frame + A]
    if option == NO:
        decline_block(state, rules)
        return
    pop(state)
    note_card(state, rules, BLOCKS, option, controller(state, option), 0)
    fight(state, rules, attacker, option)


def decline_block(state: Cells, rules: Cells) -> None:
    """A defender does not block: the second one of a team is asked, or the attack goes through."""
    frame: int = state[TOP]
    seat: int = state[frame + B]
    if rules[SEATS] > TEAMS and state[frame + C] == 0:
        state[frame + C] = 1
        return
    pop(state)
    go_through(state, rules, seat)


def go_through(state: Cells, rules: Cells, seat: int) -> None:
    """An attack that is not blocked costs the opponent one life."""
    lose_life(state, rules, 1 - team_of(seat), 1)
    judge_life(state, rules)


def reverses(state: Cells, rules: Cells, card: int) -> bool:
    """Whether the stronger creature loses the fights of a creature."""
    return has_rule(state, rules, card, controller(state, card), LAYER_FIGHTS, REVERSES_FIGHTS)


def fight(state: Cells, rules: Cells, attacker: int, blocker: int) -> None:
    """Compare the current powers; whoever is weaker, equal or poisoned is defeated, both as one event."""
    mark_deed(state, rules, blocker, HAS_BLOCKED)
    refresh(state, rules)
    ours: int = state[attacker + POWER]
    theirs: int = state[blocker + POWER]
    if rules[REVERSING] != 0 and (reverses(state, rules, attacker) or reverses(state, rules, blocker)):
        ours = state[blocker + POWER]
        theirs = state[attacker + POWER]
    attacker_falls: bool = ours <= theirs or state[blocker + KEYWORDS] & POISONOUS != 0
    blocker_falls: bool = theirs <= ours or state[attacker + KEYWORDS] & POISONOUS != 0
    if attacker_falls and is_saved(state, rules, attacker):
        attacker_falls = False
    if blocker_falls and is_saved(state, rules, blocker):
        blocker_falls = False
    if attacker_falls:
        bury(state, rules, attacker)
    if blocker_falls:
        bury(state, rules, blocker)
    if blocker_falls and not attacker_falls:
        mark_deed(state, rules, attacker, HAS_DEFEATED)
    if attacker_falls and not blocker_falls:
        mark_deed(state, rules, blocker, HAS_DEFEATED)
    if rules[CLOSING] != 0:
        refill(state, rules)
    if rules[AVENGING] != 0 and attacker_falls != blocker_falls:
        remember_fight(state, attacker, blocker, attacker_falls)


def remember_fight(state: Cells, attacker: int, blocker: int, attacker_falls: bool) -> None:
    """Who has defeated whom is known as long as effects of it wait."""
    if attacker_falls:
        push(state, AFTER_FIGHT, blocker, attacker, 0)
    else:
        push(state, AFTER_FIGHT, attacker, blocker, 0)
