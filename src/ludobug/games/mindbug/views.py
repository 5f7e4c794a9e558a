"""Views: what a seat, or a spectator, may see of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A, B, C, D, E
from ludobug.core.header import ACTOR, CHANCE, OUTCOME, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.knowledge import SPECTATORS
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, MARKS, ZONE
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.cards.die import FACE_NAMES
from ludobug.games.mindbug.events import zone_name
from ludobug.games.mindbug.kernel.dice import dice_of
from ludobug.games.mindbug.kernel.table import (
    board_of,
    boosted_creature,
    discard_of,
    draw_of,
    hand_of,
    is_boost,
    place_of,
    team_mate,
    team_of,
)
from ludobug.games.mindbug.reasons import active_rules, keyword_names, profile_number, profiles_of, reasons
from ludobug.games.mindbug.wording import mode_names

if TYPE_CHECKING:
    from ludobug.core.state import State
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


def view(game: Mindbug, state: State, seat: int | None) -> dict[str, Any]:
    """The whole table as a seat sees it."""
    cells = state.cells
    if cells[at.STALE]:
        cells = cells[:]
        game.kernel.refresh(cells, game.rules)
    actor = cells[ACTOR]
    seen: dict[str, Any] = {
        "game": game.id,
        "seat": None if seat is None else game.letters[seat],
        "turn": cells[at.TURN],
        "active": game.letters[cells[at.ACTIVE]],
        "next": next_turns(game, cells),
        "actor": _actor(game, actor),
        "over": actor == OVER,
        "winner": _winner(game, cells),
        "ending": ending_of(game, cells),
        "decision": _decision(game, cells),
        "shown": game.name_of(cells[cells[at.SHOWN + FIRST] + KIND]) if cells[at.SHOWN + COUNT] else None,
        "mindbugs_banned": bool(cells[at.MINDBUGS_BANNED]),
        "unused": cells[at.UNUSED + COUNT],
        "revealed": game.names(cells, at.REVEALED),
        "aside": aside(game, cells),
        "looked_at": _hand(game, cells, at.LOOKED, None, seat),
        "waiting": _waiting(game, cells),
        "lines": _lines(game, cells),
        **_energy(game, cells),
    }
    for other, letter in enumerate(game.letters):
        seen[letter] = _seat(game, cells, other, seat)
    if seat is not None and actor == seat:
        seen["legal"] = [{"action": action, "text": text} for text, action in state.action_texts().items()]
    return seen


def _energy(game: Mindbug, cells: Cells) -> dict[str, Any]:
    """The Energy cards on the table, in games that have them: all open but the deck, which has a size only."""
    if not game.energy:
        return {}
    return {
        "market": [{"card": name, "price": game.price_of(name)} for name in game.names(cells, at.MARKET)],
        "bought": game.names(cells, at.BOUGHT),
        "energy_discard": game.names(cells, at.ENERGY_DISCARD),
        "energy_deck": cells[at.ENERGY_DECK + COUNT],
    }


def aside(game: Mindbug, cells: Cells) -> list[dict[str, str]]:
    """The cards that texts have set aside: what each is, from whom it was taken, and by which card."""
    return [
        {
            "card": game.name_of(cells[card + KIND]),
            "owner": game.letters[cells[card + at.ASIDE_FOR]],
            "by": game.name_of(cells[card + at.ASIDE_BY]),
        }
        for card in zone_cards(cells, at.ASIDE)
    ]


def _actor(game: Mindbug, actor: int) -> str | None:
    if actor == CHANCE:
        return "chance"
    return None if actor == OVER else game.letters[actor]


def next_turns(game: Mindbug, cells: Cells) -> list[str]:
    """The seats whose turns follow this one, extra turns first, the last one regular."""
    active = cells[at.ACTIVE]
    order = [(active + step) % game.seats for step in range(game.seats)]
    regular = cells[at.REGULAR_SEAT] - 1 if cells[at.REGULAR_SEAT] else (active + 1) % game.seats
    extra = [game.letters[seat] for seat in order for _ in range(cells[at.EXTRA_TURNS + seat])]
    return [*extra, game.letters[regular]]


def _winner(game: Mindbug, cells: Cells) -> str | None:
    """Letters of the winning seats, "draw", or None while the game goes on."""
    if cells[ACTOR] != OVER:
        return None
    if cells[OUTCOME] == at.DRAWN_GAME:
        return "draw"
    return "".join(letter for seat, letter in enumerate(game.letters) if team_of(seat) == cells[OUTCOME])


def ending_of(game: Mindbug, cells: Cells) -> dict[str, str] | None:
    """How the game has ended: by life, a text, a turn action that nobody could take, or the turn limit."""
    if cells[ACTOR] != OVER:
        return None
    frame = cells[TOP]
    if 0 in cells[at.LIFE : at.LIFE + at.TEAMS]:
        return {"by": "life"}
    if cells[OUTCOME] == at.DRAWN_GAME:
        return {"by": "turn limit"}
    if cells[frame + OP] == at.RUN_EFFECT:
        card = cells[frame + B]
        return {"by": "effect", **({"card": game.name_of(cells[card + KIND])} if card else {})}
    return {"by": "no action"}


def _seat(game: Mindbug, cells: Cells, seat: int, viewer: int | None) -> dict[str, Any]:
    """One seat's part of the table."""
    return {
        "life": cells[at.LIFE + team_of(seat)],
        "mindbugs": cells[at.UNUSED_MINDBUGS + seat],
        "mindbugs_used": cells[at.USED_MINDBUGS + seat],
        "cannot_block": bool(cells[at.NO_BLOCKS_OF] >> seat & 1),
        "energy": cells[at.ENERGY + seat],
        "keywords_this_turn": keyword_names(cells[at.KEYWORDS_THIS_TURN + seat]),
        "dice_this_turn": cells[at.DICE_THIS_TURN + seat],
        "hand": _hand(game, cells, hand_of(seat), seat, viewer),
        "board": [_creature(game, cells, card, seat) for card in zone_cards(cells, board_of(seat))],
        "discard": game.names(cells, discard_of(seat)),
        "active_in_discard": _active_in_discard(game, cells, seat),
        "draw": cells[draw_of(seat) + COUNT],
    }


def _active_in_discard(game: Mindbug, cells: Cells, seat: int) -> list[str]:
    """The cards of a discard pile whose ability works from there now, in the order of the pile."""
    working = {source for source, _, _ in active_rules(game, cells)}
    cards = zone_cards(cells, discard_of(seat))
    return [game.name_of(cells[card + KIND]) for card in cards if card in working or _answers(game, cells, card)]


def _answers(game: Mindbug, cells: Cells, card: int) -> bool:
    """Whether a card of a discard pile waits there for its moment."""
    return bool(game.rules[cells[card + KIND] + at.TRIGGERS] & at.TRIGGERS_IN_DISCARD)


def _hand(game: Mindbug, cells: Cells, zone: int, seat: int | None, viewer: int | None) -> list[str | None]:
    """The names the viewer knows, None for the others; cards in another's hand come without their order."""
    bit = SPECTATORS if viewer is None else 1 << viewer
    cards = zone_cards(cells, zone)
    names = [game.name_of(cells[card + KIND]) if cells[card + KNOWN] & bit else None for card in cards]
    if viewer is None or viewer != seat:
        names.sort(key=lambda name: (name is None, name or ""))
    return names


def _creature(game: Mindbug, cells: Cells, card: int, owner: int) -> dict[str, Any]:
    """A creature in play with its current values and why they differ from the print."""
    words = cells[card + at.KEYWORDS]
    marks = cells[card + MARKS]
    return {
        "card": game.name_of(cells[card + KIND]),
        "owner": game.letters[owner],
        "power": cells[card + at.POWER],
        "keywords": keyword_names(words),
        "keywords_off": keyword_names(words // at.COPIED),
        "reasons": reasons(game, cells, card),
        "attacked": bool(marks & at.ATTACKED) + bool(marks & at.ATTACKED_TWICE),
        "attacking": bool(marks & at.ATTACKING),
        "chosen": bool(marks & at.CHOSEN),
        "exhausted": bool(marks & at.EXHAUSTED),
        "profile": profile_number(game, cells, card),
        "octonite": cells[card + at.OCTONITE],
        "dice": dice_of(cells, game.rules, card),
        **_stage(game, cells[card + KIND]),
        "boosts": game.names(cells, card + at.UNDER),
        "cannot_attack": bool(words & at.CANNOT_ATTACK),
        "cannot_block": bool(words & at.CANNOT_BLOCK or marks & at.MAY_NOT_BLOCK),
        "cannot_be_defeated": bool(words & at.CANNOT_BE_DEFEATED or marks & at.SAFE_THIS_TURN),
    }


def _stage(game: Mindbug, kind: int) -> dict[str, Any]:
    """The level of a creature of an evolution line, and the name of its next stage."""
    evolution = game.card_of(kind).evolution
    return {
        "stage": None if evolution is None else evolution.level,
        "next_stage": None if evolution is None else evolution.evolves_to,
    }


def _lines(game: Mindbug, cells: Cells) -> list[dict[str, Any]]:
    """The evolution lines of the pool, and whether the card of their later stages still lies aside."""
    lines = [[card.name for card in line] for line in game.pool.lines]
    creatures = [card for seat in range(game.seats) for card in zone_cards(cells, board_of(seat))]
    used = {game.name_of(cells[card + KIND]) for card in creatures}
    return [{"stages": names, "aside": used.isdisjoint(names[1:])} for names in lines]


def _waiting(game: Mindbug, cells: Cells) -> list[dict[str, str]]:
    """The effects that wait for their turn; they belong to cards that everybody can see."""
    start = game.rules[at.WAITING_LIST]
    entries = range(start, start + cells[at.WAITING] * at.WAITING_CELLS, at.WAITING_CELLS)
    return [
        {
            "card": game.name_of(cells[cells[entry + at.ENTRY_CARD] + KIND]),
            "seat": game.letters[cells[entry + at.ENTRY_SEAT]],
        }
        for entry in entries
    ]


def _decision(game: Mindbug, cells: Cells) -> dict[str, Any] | None:
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
