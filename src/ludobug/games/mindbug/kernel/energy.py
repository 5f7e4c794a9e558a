"""Energy: what every seat has of it, and the cards that it buys."""

from __future__ import annotations

from ludobug.core.cells import Cells
from ludobug.core.frames import A, D, E, ask, no_options, offer, pop, push
from ludobug.core.header import OPTION_COUNT, SEATS, TOP
from ludobug.core.knowledge import EVERYONE
from ludobug.core.tape import note
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, NEXT, ZONE
from ludobug.games.mindbug.kernel.attackers import room_for_more
from ludobug.games.mindbug.kernel.barring import means
from ludobug.games.mindbug.kernel.table import left_neighbour, note_card, shift
from ludobug.games.mindbug.layout import (
    ALLIES_GAINED,
    AN_OPPONENT,
    BOUGHT,
    DICE_THIS_TURN,
    ENERGY,
    ENERGY_BOUGHT,
    ENERGY_CHANGED,
    ENERGY_DECK,
    ENERGY_DISCARD,
    ENERGY_PROGRAM,
    KEYWORDS_THIS_TURN,
    MARKET,
    MARKET_SIZE,
    MOST_DICE,
    NO,
    PRICE,
    RUN_EFFECT,
    STALE,
    THIS_TURN,
    TURN_MARKED,
)

MOST_ENERGY = 30000


def change_energy(state: Cells, rules: Cells, seat: int, change: int) -> None:
    """A seat gains Energy, or spends it; the bank has no end."""
    if change > MOST_ENERGY - state[ENERGY + seat]:
        change = MOST_ENERGY - state[ENERGY + seat]
    if change == 0:
        return
    state[ENERGY + seat] += change
    note(rules, ENERGY_CHANGED, 0, 0, 0, seat, change, -1)


def gain_energy(state: Cells, rules: Cells, who: int, seat: int, opponent: int, gained: int) -> None:
    """The players that a text means gain Energy, each as much."""
    if who == AN_OPPONENT:
        change_energy(state, rules, opponent, gained)
        return
    other: int = 0
    while other < rules[SEATS]:
        if means(who, seat, other):
            change_energy(state, rules, other, gained)
        other += 1


def fill_market(state: Cells, rules: Cells) -> None:
    """Turn up Energy cards until the market has three, or the deck is empty; it is never shuffled anew."""
    while state[MARKET + COUNT] < MARKET_SIZE and state[ENERGY_DECK + COUNT] > 0:
        turn_up(state, rules, MARKET)


def turn_up(state: Cells, rules: Cells, zone: int) -> int:
    """The top Energy card moves to a zone for all to see; returns it."""
    card: int = state[ENERGY_DECK + FIRST]
    state[card + KNOWN] = EVERYONE
    shift(state, rules, card, zone)
    return card


def ask_purchase(state: Cells, rules: Cells) -> bool:
    """Before anything else in a turn its player may buy an Energy card, as often as there is one to be paid."""
    seat: int = state[state[TOP] + A]
    no_options(state)
    offer(state, rules, NO)
    card: int = state[MARKET + FIRST]
    while card != 0:
        if rules[state[card + KIND] + PRICE] <= state[ENERGY + seat]:
            offer(state, rules, card)
        card = state[card + NEXT]
    if state[OPTION_COUNT] > 1:
        return ask(state, seat)
    pop(state)
    return False


def answer_purchase(state: Cells, rules: Cells, option: int) -> None:
    """Pay for an Energy card, or go on with the turn."""
    seat: int = state[state[TOP] + A]
    if option == NO:
        pop(state)
        return
    price: int = rules[state[option + KIND] + PRICE]
    change_energy(state, rules, seat, -price)
    buy(state, rules, option, seat, price)


def buy(state: Cells, rules: Cells, card: int, seat: int, paid: int) -> None:
    """A card that is paid for leaves the market, is replaced at once, and only then carried out."""
    note_card(state, rules, ENERGY_BOUGHT, card, seat, paid)
    if state[card + ZONE] != BOUGHT:
        shift(state, rules, card, BOUGHT)
    fill_market(state, rules)
    push(state, RUN_EFFECT, rules[state[card + KIND] + ENERGY_PROGRAM], card, seat)
    state[state[TOP] + D] = left_neighbour(rules, seat)
    state[state[TOP] + E] = 0


def buy_free(state: Cells, rules: Cells, card: int, seat: int) -> bool:
    """A text lets a seat buy a face-up Energy card without paying; False if too much is under way already."""
    if not room_for_more(state):
        return False
    buy(state, rules, card, seat, 0)
    return True


def buy_top(state: Cells, rules: Cells, seat: int) -> bool:
    """The top Energy card is revealed and bought without paying; False if there is none."""
    if state[ENERGY_DECK + COUNT] == 0 or not room_for_more(state):
        return False
    buy(state, rules, turn_up(state, rules, BOUGHT), seat, 0)
    return True


def discard_bought(state: Cells, rules: Cells, card: int) -> None:
    """An Energy card that has been carried out goes to the Energy discard; other cards stay where they are."""
    if state[card + ZONE] == BOUGHT:
        shift(state, rules, card, ENERGY_DISCARD)


def allies_gain(state: Cells, rules: Cells, seat: int, keywords: int, dice: int) -> None:
    """All creatures of a seat, whenever they come, have keywords and more dice until the turn ends."""
    state[KEYWORDS_THIS_TURN + seat] |= keywords
    state[DICE_THIS_TURN + seat] += dice
    if state[DICE_THIS_TURN + seat] > MOST_DICE:
        state[DICE_THIS_TURN + seat] = MOST_DICE
    state[STALE] = 1
    state[TURN_MARKED] = 1
    note(rules, ALLIES_GAINED, 0, 0, 0, seat, keywords * THIS_TURN + dice, -1)


def end_of_gains(state: Cells, rules: Cells) -> None:
    """What all creatures of a seat had for this turn is over."""
    seat: int = 0
    while seat < rules[SEATS]:
        state[STALE] |= state[KEYWORDS_THIS_TURN + seat]
        state[KEYWORDS_THIS_TURN + seat] = 0
        state[DICE_THIS_TURN + seat] = 0
        seat += 1
