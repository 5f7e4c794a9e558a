"""Views of a pending decision: what is asked, about which card, by whom; public, without the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, B, C, D, E
from ludobug.core.header import ACTOR, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.zones import KIND, MARKS, ZONE
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.cards.die import FACE_NAMES
from ludobug.games.mindbug.events import zone_name
from ludobug.games.mindbug.kernel.table import (
    boosted_creature,
    is_boost,
    place_of,
    team_mate,
)
from ludobug.games.mindbug.reasons import keyword_names, profiles_of
from ludobug.games.mindbug.wording import mode_names

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug

DECISIONS = {
    at.PLACE_STARTER: "starting player",
    at.TURN_ACTION: "turn action",
    at.OFFER_MINDBUG: "mindbug",
    at.HUNT: "hunt",
    at.BLOCK: "block",
    at.ATTACK_AGAIN: "attack again",
    at.SPREAD_OCTONITE: "spread octonite",
    at.CHOOSE_PROFILE: "profile",
    at.FAST_WINDOW: "fast attack",
    at.PURCHASE: "purchase",
    at.ORDER_EFFECTS: "order",
}
EFFECT_DECISIONS = {
    at.PICK: "choose",
    at.NAME_OPPONENT: "opponent",
    at.ROLL_PIPS: "roll",
    at.CHOOSE_ONE: "one of",
    at.NAME_KEYWORD: "keyword",
    at.NAME_PLAYER: "player",
    at.PUT_BACK: "shuffle",
}
CARD_OF_DECISION = frozenset(
    {at.OFFER_MINDBUG, at.HUNT, at.BLOCK, at.ATTACK_AGAIN, at.FAST_WINDOW, at.SPREAD_OCTONITE, at.CHOOSE_PROFILE}
)
BEFORE_AN_ACT = frozenset(
    {
        at.ASK_MAY,
        at.ASK_WITH_CHOSEN,
        at.NAME_OPPONENT,
        at.PICK,
        at.PICK_AGAIN,
        at.PICK_THIS,
        at.SKIP_UNLESS,
        at.SKIP_UNLESS_CHOSEN,
    }
)
"""Instructions that may stand before the one that does something to cards."""
ABOUT = {
    at.DEFEAT: "defeat",
    at.TAKE_CONTROL: "take control",
    at.HAND_OVER: "hand over",
    at.PLAY_CARD: "play",
    at.TO_YOUR_HAND: "to hand",
    at.TO_CONTROLLERS_HAND: "to hand",
    at.DISCARD_CARDS: "discard",
    at.THIS_TURN_GAINS: "this turn",
    at.PUT_OCTONITE: "octonite",
    at.TO_TEAM_MATES_HAND: "to team mate",
    at.PASS_LEFT: "give",
    at.ATTACK_NOW: "attack",
    at.COPY_PLAY: "copy",
    at.SET_ASIDE: "set aside",
    at.BOOST: "boost",
    at.TRIGGER_PLAY: "trigger play",
    at.BUY_FREE: "buy",
    at.REVEAL: "reveal",
    at.NAME_PLAYER: "to any discard",
}


def decision_of(game: Mindbug, cells: Cells) -> dict[str, Any] | None:
    """What is being decided: public, without the options."""
    if cells[ACTOR] == OVER:
        return None
    frame = cells[TOP]
    op = cells[frame + OP]
    if op == at.RUN_EFFECT:
        return _effect_decision(game, cells, frame)
    if op == at.ROLL:
        return _roll_decision(game, cells, frame)
    decision: dict[str, Any] = {"type": DECISIONS[op]}
    if op in CARD_OF_DECISION:
        decision["card"] = game.name_of(cells[cells[frame + A] + KIND])
        decision["place"] = place_of(cells, cells[frame + A])
        decision["by"] = game.letters[cells[frame + B]]
    if op == at.ORDER_EFFECTS and cells[frame + B]:
        decision["card"] = game.name_of(cells[cells[frame + B] + KIND])
        decision["place"] = place_of(cells, cells[frame + B])
        decision["by"] = game.letters[cells[frame + C]]
    if op == at.PURCHASE:
        decision["by"] = game.letters[cells[frame + A]]
    if op == at.CHOOSE_PROFILE:
        decision["profiles"] = [
            {
                "power": game.rules[profile + at.PROFILE_POWER],
                "keywords": keyword_names(game.rules[profile + at.PROFILE_KEYWORDS]),
            }
            for profile in profiles_of(game, cells[cells[frame + A] + KIND])
        ]
    if op == at.SPREAD_OCTONITE:
        decision["left"] = cells[frame + C]
    return decision


def _roll_decision(game: Mindbug, cells: Cells, frame: int) -> dict[str, Any]:
    """What is to be decided about a roll: what chance rolls, whether to roll again, or which result counts first."""
    faces = [cells[frame + C], cells[frame + D]]
    if at.TO_ROLL in faces:
        sort = "roll"
    else:
        sort = "reroll" if cells[frame + E] else "first result"
    return {
        "type": sort,
        "card": game.name_of(cells[cells[frame + A] + KIND]),
        "place": place_of(cells, cells[frame + A]),
        "by": game.letters[cells[frame + B]],
        "dice": [FACE_NAMES[face - 1] if face != at.TO_ROLL else None for face in faces if face != at.NO_DIE],
        "rerolls": cells[frame + E],
    }


def _whose(game: Mindbug, cells: Cells, frame: int) -> int:
    """The seat whose effect this is, also while another player carries a part of it out."""
    rules, at_instruction = game.rules, cells[frame + A]
    while rules[at_instruction + at.INSTRUCTION] not in (at.END, at.TURN_TO):
        if rules[at_instruction + at.INSTRUCTION] == at.TURN_BACK:
            if rules[at_instruction + at.SECOND_OPERAND] == at.TEAM_MATE:
                return team_mate(rules, cells[frame + C])
            return cells[frame + D]
        at_instruction += at.INSTRUCTION_CELLS
    return cells[frame + C]


def _effect_decision(game: Mindbug, cells: Cells, frame: int) -> dict[str, Any]:
    """The question that an effect asks."""
    rules = game.rules
    at_instruction = cells[frame + A]
    op = rules[at_instruction + at.INSTRUCTION]
    following = rules[_first_act(rules, at_instruction) + at.INSTRUCTION]
    decision: dict[str, Any] = {
        "type": EFFECT_DECISIONS.get(op, "may"),
        "card": game.name_of(cells[cells[frame + B] + KIND]),
        "place": place_of(cells, cells[frame + B]),
        "by": game.letters[cells[frame + C]],
        "about": ABOUT.get(following),
    }
    whose = _whose(game, cells, frame)
    if whose != cells[frame + C]:
        decision["of"] = game.letters[whose]
    if game.seats > at.TEAMS:
        decision["opponent"] = game.letters[cells[frame + D]]
    if op == at.ROLL_PIPS:
        decision["type"] = "reroll" if cells[at.DONE] else "roll"
        decision["dice"] = [str(cells[at.DONE]) if cells[at.DONE] else None]
        decision["rerolls"] = cells[frame + E] - (cells[at.DONE] == 0)
    if op == at.PICK:
        decision["left"] = cells[frame + E]
        decision["up_to"] = bool(rules[at_instruction + at.THIRD_OPERAND] & at.UP_TO)
    if op in (at.PICK, at.NAME_PLAYER):
        decision["chosen"] = _chosen(game, cells)
    if op == at.CHOOSE_ONE:
        decision["effects"] = list(mode_names(game, cells).values())
    return decision


def _first_act(rules: Cells, place: int) -> int:
    """The instruction that does something to the cards that a question is about."""
    while rules[place + at.INSTRUCTION] in BEFORE_AN_ACT:
        place += at.INSTRUCTION_CELLS
    return place


def _chosen(game: Mindbug, cells: Cells) -> list[dict[str, Any]]:
    """The cards that the effect has chosen so far, as far as they lie open, and where they lie."""
    found = []
    card = cells[at.CHOICE]
    while card:
        is_open = cells[card + ZONE] not in game.anatomy.hidden_zones or cells[card + MARKS] & at.SHOWN_IN_HAND
        if cells[card + MARKS] & at.CHOSEN and is_open:
            found.append({"card": game.name_of(cells[card + KIND]), **_whereabouts(game, cells, card)})
        card = cells[card + at.LINK]
    return found


def _whereabouts(game: Mindbug, cells: Cells, card: int) -> dict[str, Any]:
    """Where a card lies that everybody sees: whose zone, its place there, and the place of the creature above it."""
    if is_boost(cells, card):
        creature = boosted_creature(cells, card)
        _, letter = zone_name(game, cells[creature + ZONE])
        boosts = zone_cards(cells, creature + at.UNDER)
        return {"zone": "under", "seat": letter, "creature": place_of(cells, creature), "place": boosts.index(card)}
    name, letter = zone_name(game, cells[card + ZONE])
    return {"zone": name, "seat": letter} | ({} if name == "hand" else {"place": place_of(cells, card)})
