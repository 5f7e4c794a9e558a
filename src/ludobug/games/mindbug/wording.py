"""Action numbers and action texts."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludobug.core.cells import Cells
from ludobug.core.frames import OP, A
from ludobug.core.header import OPTION_COUNT, OPTIONS, TOP
from ludobug.core.zones import KIND
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.cards.die import FACE_NAMES
from ludobug.games.mindbug.kernel.table import boosted_creature
from ludobug.games.mindbug.reasons import KEYWORDS, keyword_names, profiles_of

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug

PUTS = tuple(f"put {number} on" for number in range(1, at.MOST_AT_ONCE + 1))
VERBS = ("play", "attack", "block", "hunt", "choose", "first", "random", "action", *PUTS, "buy")
YES_NO = {
    at.OFFER_MINDBUG: ("decline", "mindbug"),
    at.BLOCK: ("no block", ""),
    at.HUNT: ("no hunt", ""),
    at.ATTACK_AGAIN: ("stop", "attack again"),
    at.FAST_WINDOW: ("stop", ""),
    at.SPREAD_OCTONITE: ("done", ""),
    at.PURCHASE: ("done", ""),
}
ROLL_TEXTS = {
    **{at.FACE + face: f"roll {name}" for face, name in enumerate(FACE_NAMES)},
    **{at.FACE_FIRST + face: f"first {name}" for face, name in enumerate(FACE_NAMES)},
    **{at.PIPS + face: f"roll {face + 1}" for face in range(at.MOST_PIPS)},
    at.KEEP: "keep",
    at.REROLL: "reroll",
    at.REROLL_FIRST: "reroll first",
    at.REROLL_SECOND: "reroll second",
}


DEEDS = {
    at.BOOST: "boost",
    at.DEFEAT: "defeat",
    at.DISCARD_CARDS: "discard",
    at.DRAW_UNUSED: "draw",
    at.GAIN_LIFE: "gain life",
    at.LOSE_LIFE: "lose life",
    at.PLAY_CARD: "play",
    at.TAKE_CONTROL: "take control",
    at.TO_YOUR_HAND: "to hand",
}
"""Short names of what an effect does."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What the number of an action on a card says."""

    verb: str
    name: str
    owner: int
    place: int
    """Which of the equal cards of this owner, from 0."""


def meaning(game: Mindbug, action: int) -> Meaning | None:
    """What an action number says; None if it is not about a card."""
    if action < at.FIRST_CARD_OPTION:
        return None
    kinds = len(game.kind_names)
    rest, kind = divmod(action - at.FIRST_CARD_OPTION, kinds)
    rest, verb = divmod(rest, at.VERBS)
    place, owner = divmod(rest, at.MOST_SEATS)
    return Meaning(VERBS[verb], game.kind_names[kind], owner, place)


def action_text(game: Mindbug, cells: Cells, codes: Sequence[int], action: int) -> str:
    """The text of a legal action, unique among the legal ones."""
    said = meaning(game, action)
    if said is None:
        return plain_text(game, cells, action)
    owners = set()
    for code in codes:
        other = meaning(game, code)
        if other is not None and (other.verb, other.name) == (said.verb, said.name):
            owners.add(other.owner)
    owner = f"{game.letters[said.owner]}:" if len(owners) > 1 else ""
    return f"{said.verb} {owner}{said.name}{_number(said.place)}{_under(game, cells, action)}"


def _under(game: Mindbug, cells: Cells, action: int) -> str:
    """Where a card lies that is chosen from under creatures."""
    frame, rules = cells[TOP], game.rules
    if cells[frame + OP] != at.RUN_EFFECT or rules[cells[frame + A] + at.INSTRUCTION] != at.PICK:
        return ""
    if not rules[rules[cells[frame + A] + at.FIRST_OPERAND] + at.GROUP_ZONES] & at.UNDER_CREATURES:
        return ""
    index = game.kernel.option_of(cells, rules, array("i", [0]) * cells[OPTION_COUNT], action)
    creature = boosted_creature(cells, cells[rules[OPTIONS] + index])
    return f" under {game.name_of(cells[creature + KIND])}"


def other_texts(game: Mindbug, cells: Cells, action: int) -> set[str]:
    """Further ways to say a legal action: with the owner although nobody else has such a card, or with "#1"."""
    said = meaning(game, action)
    if said is None:
        return {"done", "no"} if action == at.NO else {"yes"} if action == at.YES else set()
    owner = f"{game.letters[said.owner]}:"
    numbers = {_number(said.place)} | ({" #1"} if said.place == 0 else set())
    texts = {f"{said.verb} {whose}{said.name}{number}" for whose in ("", owner) for number in numbers}
    return {text.casefold() for text in texts}


def profile_text(game: Mindbug, kind: int, index: int) -> str:
    """The text of turning a creature to one of its profiles: "turn to 5 HUNTER"."""
    profile = profiles_of(game, kind)[index]
    words = keyword_names(game.rules[profile + at.PROFILE_KEYWORDS])
    return " ".join(["turn to", str(game.rules[profile + at.PROFILE_POWER]), *words])


def plain_text(game: Mindbug, cells: Cells, action: int) -> str:
    """The text of an action that is not about a card."""
    op = cells[cells[TOP] + OP]
    if op == at.PLACE_STARTER:
        return f"random {game.letters[action - at.STARTER]}"
    if op == at.ROLL or at.KEEP <= action < at.PROFILES:
        return ROLL_TEXTS[action]
    if op == at.CHOOSE_PROFILE:
        return profile_text(game, cells[cells[cells[TOP] + A] + KIND], action - at.PROFILES)
    if op in YES_NO:
        return YES_NO[op][action]
    if action >= at.MODE_OPTION:
        return f"choose {mode_names(game, cells)[action - at.MODE_OPTION]}"
    if action >= at.KEYWORD_OPTION:
        return f"choose {KEYWORDS[1 << action - at.KEYWORD_OPTION]}"
    if action >= at.SEAT_OPTION:
        return f"choose {game.letters[action - at.SEAT_OPTION]}"
    if game.rules[cells[cells[TOP] + A] + at.INSTRUCTION] == at.PICK:
        return "done"
    return ("no", "yes")[action]


def mode_names(game: Mindbug, cells: Cells) -> dict[int, str]:
    """What the effects of which one is chosen are called: by what they do, or by number if that is no difference."""
    rules, place = game.rules, cells[cells[TOP] + A]
    names = []
    for _ in range(rules[place + at.THIRD_OPERAND]):
        names.append(_deed(rules, place + at.INSTRUCTION_CELLS))
        place = rules[place + at.FIRST_OPERAND]
    unique = None not in names and len(set(names)) == len(names)
    return {index: str(name) if unique else str(index + 1) for index, name in enumerate(names)}


def _deed(rules: Cells, place: int) -> str | None:
    """What the first sentence of a program does, in a word or two; None if there is no word for it."""
    while rules[place + at.INSTRUCTION] not in (at.END, at.GO_TO):
        if rules[place + at.INSTRUCTION] in DEEDS:
            return DEEDS[rules[place + at.INSTRUCTION]]
        place += at.INSTRUCTION_CELLS
    return None


def _number(place: int) -> str:
    return f" #{place + 1}" if place else ""
