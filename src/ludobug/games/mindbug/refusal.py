"""Why an action is not legal: a reason for a person, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, B
from ludobug.core.header import ACTOR, CHANCE, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.zones import KIND, MARKS
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.kernel.attackers import may_hunt, must_hunt
from ludobug.games.mindbug.kernel.constants import may_attack, may_not_block_this
from ludobug.games.mindbug.kernel.mindbugs import able_to_spend
from ludobug.games.mindbug.kernel.table import board_of, hand_of, team_of
from ludobug.games.mindbug.language.words import Trigger, Triggered

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug

Refusal = tuple[str, str]
WAITING_FOR = {
    at.TURN_ACTION: ("a turn action is due: play a card, attack or use an Action", "MB-TURN-02"),
    at.OFFER_MINDBUG: ("the Mindbug decision is due first", "MB-MINDBUG-01"),
    at.HUNT: ("HUNTER asks for a creature to hunt, or nobody", "MB-HUNTER-01"),
    at.BLOCK: ("the block decision is due first", "MB-BLOCK-01"),
    at.ATTACK_AGAIN: ("the second attack of a FRENZY creature is to be decided", "MB-FRENZY-02"),
    at.SPREAD_OCTONITE: ("octonite is to be put on other creatures, or kept", "MB-DISTRIB-01"),
    at.CHOOSE_PROFILE: ("a creature that TOUGH has saved is to be turned first", "MB-TOUGH-12"),
    at.FAST_WINDOW: ("the attack of a FAST creature is to be decided", "MB-FAST-02"),
    at.ORDER_EFFECTS: ("the order of simultaneous effects is to be decided", "MB-SIMUL-01"),
    at.PURCHASE: ("Energy cards may be bought first: buy one, or done", "MB-ENERGY-01"),
    at.ROLL: ("the die is to be rolled and its result decided first", "MB-DICE-02"),
    at.RUN_EFFECT: ("an effect that has begun is finished first", "MB-SIMUL-03"),
    at.PLACE_STARTER: ("chance picks the starting player", "MB-START-02"),
}


def explain(game: Mindbug, cells: Cells, text: str) -> Refusal:
    """Why the action with this text is not legal now."""
    if cells[ACTOR] == OVER:
        return "the game is over", "MB-LIFE-04"
    op = cells[cells[TOP] + OP]
    verb, _, name = text.partition(" ")
    verb = verb.casefold()
    if op == at.PURCHASE and verb == "buy":
        return _purchase(game, cells, name)
    if verb == "buy" and op != at.RUN_EFFECT:
        return "Energy cards are bought at the start of the turn only", "MB-ENERGY-06"
    if op == at.TURN_ACTION:
        return _turn_action(game, cells, verb, name)
    if op == at.BLOCK and verb == "block":
        return _block(game, cells, name)
    if op == at.HUNT:
        return _hunt(game, cells, text.casefold(), name)
    if op == at.RUN_EFFECT and verb in ("choose", "buy", "done") and cells[ACTOR] != CHANCE:
        return _choice(name)
    return WAITING_FOR[op]


def _hunt(game: Mindbug, cells: Cells, text: str, name: str) -> Refusal:
    hunter = cells[cells[TOP] + A]
    seat = cells[ACTOR]
    bound = must_hunt(cells, game.rules, seat, hunter)
    if bound and text in ("no hunt", "no"):
        return "a creature that is to be hunted must be named", "MB-ATTACK-11"
    if not text.startswith("hunt "):
        return WAITING_FOR[at.HUNT]
    others = [other for other in range(game.seats) if team_of(other) != team_of(seat)]
    prey = next((card for other in others if (card := _named(game, cells, board_of(other), name))), 0)
    if not prey:
        return f"no enemy creature {name!r} is in play", "MB-HUNTER-01"
    if not may_hunt(cells, game.rules, hunter, seat, prey):
        return f"{game.name_of(cells[hunter + KIND])} may not hunt {game.name_of(cells[prey + KIND])}", "MB-HUNTER-11"
    return "a creature that is to be hunted must be named", "MB-ATTACK-11"


def _purchase(game: Mindbug, cells: Cells, name: str) -> Refusal:
    card = _named(game, cells, at.MARKET, name)
    if not card:
        return f"no Energy card {name!r} is face up", "MB-ENERGY-01"
    named = game.name_of(cells[card + KIND])
    owned = cells[at.ENERGY + cells[ACTOR]]
    return f"{named} costs {game.price_of(named)} Energy, and there is {owned}", "MB-ENERGY-02"


def _choice(name: str) -> Refusal:
    if not name:
        return "the choice is mandatory", "MB-CHOICE-05"
    return f"{name!r} is not among what may be chosen", "MB-CHOICE-05"


def _turn_action(game: Mindbug, cells: Cells, verb: str, name: str) -> Refusal:
    seat = cells[cells[TOP] + A]
    if verb in ("pass", "done", "no", "stop", "decline"):
        return "passing is not allowed while a turn action is possible", "MB-TURN-03"
    if verb == "mindbug":
        return "a Mindbug can only answer a card that is being played", "MB-MINDBUG-09"
    if verb in ("play", "attack", "action") and _bound_to_hunt(game, cells, seat):
        return "an enemy creature is to be hunted: attack with a HUNTER creature", "MB-ATTACK-11"
    if verb == "play" and _named(game, cells, hand_of(seat), name):
        return f"a creature in play keeps seat {game.letters[seat]} from playing {name!r}", "MB-TURN-06"
    if verb == "play":
        return f"no card {name!r} in the hand of seat {game.letters[seat]}", "MB-PLAY-01"
    if verb == "action":
        return _action(game, cells, seat, name)
    if verb != "attack":
        return WAITING_FOR[at.TURN_ACTION]
    card = _named(game, cells, board_of(seat), name)
    if card and cells[card + at.KEYWORDS] & at.CANNOT_ATTACK:
        return f"{game.name_of(cells[card + KIND])} cannot attack now", "MB-CHOICE-08"
    if card and cells[card + MARKS] & at.ATTACKED:
        return f"{game.name_of(cells[card + KIND])} has made its attack of this turn", "MB-FRENZY-01"
    if _named(game, cells, hand_of(seat), name):
        return f"{name!r} is in the hand, not in play", "MB-ATTACK-01"
    return f"seat {game.letters[seat]} has no creature {name!r}", "MB-ATTACK-01"


def _bound_to_hunt(game: Mindbug, cells: Cells, seat: int) -> bool:
    """Whether a seat must attack with one of its HUNTER creatures."""
    hunters = [card for card in zone_cards(cells, board_of(seat)) if cells[card + at.KEYWORDS] & at.HUNTER]
    return any(must_hunt(cells, game.rules, seat, card) and may_attack(cells, card) for card in hunters)


def _action(game: Mindbug, cells: Cells, seat: int, name: str) -> Refusal:
    card = _named(game, cells, board_of(seat), name)
    if not card:
        return f"seat {game.letters[seat]} has no creature {name!r}", "MB-ACTION-01"
    if not game.rules[cells[card + KIND] + at.TRIGGERS] & at.ON_ACTION:
        return f"{game.name_of(cells[card + KIND])} has no Action", "MB-ACTION-01"
    abilities = game.card_of(cells[card + KIND]).abilities
    paid = [a for a in abilities if isinstance(a, Triggered) and a.trigger is Trigger.ACTION]
    cost = sum(a.cost_octonite for a in paid)
    if sum(a.cost_mindbugs for a in paid) and not able_to_spend(cells, game.rules, seat, 1):
        return f"the Action of {game.name_of(cells[card + KIND])} uses a Mindbug, and none can be used", "MB-MINDBUG-21"
    if cells[card + at.OCTONITE] < cost:
        lacking = f"{cost - cells[card + at.OCTONITE]} octonite too little"
        return f"the Action of {game.name_of(cells[card + KIND])} cannot be paid: {lacking}", "MB-OCTCOST-01"
    return f"the Action of {game.name_of(cells[card + KIND])} would do nothing now", "MB-ACTION-02"


def _block(game: Mindbug, cells: Cells, name: str) -> Refusal:
    attacker = cells[cells[TOP] + A]
    seat = cells[cells[TOP] + B]
    card = _named(game, cells, board_of(cells[ACTOR]), name)
    if not card:
        return f"seat {game.letters[cells[ACTOR]]} has no creature {name!r}", "MB-BLOCK-01"
    own_name = game.name_of(cells[card + KIND])
    words = cells[card + at.KEYWORDS]
    if cells[card + MARKS] & at.MAY_NOT_BLOCK:
        return f"{own_name} may not block this turn", "MB-TURN-14"
    if cells[at.NO_BLOCKS_OF] >> cells[ACTOR] & 1:
        return f"seat {game.letters[cells[ACTOR]]} cannot block this turn", "MB-TURN-14"
    if words & at.CANNOT_BLOCK:
        return f"{own_name} cannot block now", "MB-CHOICE-08"
    if cells[attacker + at.KEYWORDS] & at.SNEAKY and not words & at.SNEAKY:
        return "only a SNEAKY creature may block a SNEAKY attacker", "MB-SNEAKY-01"
    if may_not_block_this(cells, game.rules, attacker, seat, card):
        return f"{own_name} may not block this attacker", "MB-BLOCK-08"
    return WAITING_FOR[at.BLOCK]


def _named(game: Mindbug, cells: Cells, zone: int, name: str) -> int:
    """The card of a zone that a name, with an owner or a number, means; 0 if there is none."""
    wanted, _, number = name.casefold().split(":", 1)[-1].partition(" #")
    named = [card for card in zone_cards(cells, zone) if game.name_of(cells[card + KIND]).casefold() == wanted]
    place = int(number) - 1 if number.isdecimal() else 0
    return named[place] if 0 <= place < len(named) else 0
