"""Card texts in English."""

from __future__ import annotations

from ludobug.games.moogle.language.words import Cards, Facing, Where, Whose
from ludobug.games.moogle.text.sentences import ALL, ONE, Sentences

TEXTS = {
    "at_once": "Face up, at once: {text}",
    "while_face_up": "Face up: {text}",
    "at_the_end": "At the end: {text}",
    "once": "Once per game: {text}",
    "as_often_as_gil": "{n} times per game, with a Gil token each: {text}",
    "then": ", then ",
    "may": "you may {deed}",
    "this": "this card",
    "it": "it",
    "if_tired": "if a fatigue token is on this card, ",
    "if_was_face_down": "if this card lay face down until the reveal, ",
    "for_each": " for {cards}",
    "for_each_gil": " for each Gil token on {cards}",
    "raises_limit": "each player may have up to {n} cards here.",
    "pays_sole_first": "if you alone are first in this zone, gain {n} VP.",
    "pays_sole_first_here": "whoever alone is first in this zone gains {n} VP more.",
    "adds_to_total": "your total in this zone gets {n}.",
    "fixes_power": "{who} has power {n}, and nothing raises or lowers it.",
    "changes_power": "{who} gets {n} power{each}.",
    "moves_itself": "once in each of your turns you may move this card to another zone you may play in.",
    "ignores_limit": "the card limit does not count for this card when it is played or moved.",
    "forces_face_down": "every card played here is placed face down.",
    "forbids_face_down": "no card may be played or moved here face down.",
    "copies_strongest": "without a fatigue token, this card has the power of the other card in this zone with the "
    "highest original power.",
    "clears_fatigue": "remove every fatigue token from your cards in this zone.",
    "blocks_fatigue": "no further fatigue token can be placed in this zone.",
    "cancels_abilities": "every end-of-game ability of the cards in this zone is cancelled.",
    "disables_monster": "the ability of the monster or tile of this zone is disabled.",
}
DEEDS = {
    "draw": "draw {n} card{s}",
    "under_deck": "put 1 card from your hand under your deck",
    "points": "gain {n} VP",
    "hero": "take a spare Hero at random into your hand",
    "tire": "place a fatigue token on {cards}",
    "refresh": "remove a fatigue token from {cards}",
    "look": "look privately at {cards}",
    "move_here": "move {cards} into this zone, as limit and facing rules allow",
    "move_away": "move {cards} to another zone you may play in, as limit and facing rules allow",
    "replace_monster": "replace the monster of this zone (never the tile) by the top card of the monster deck",
    "gil": "put a Gil token on {cards}: +1 power",
    "play_face_down": "play one more card this turn, face down",
}
PLACES = {
    Where.HERE: " in this zone",
    Where.IN_REACH: " in any zone you may play in",
    Where.ELSEWHERE: " from another zone",
}


def cards(group: Cards, number: str) -> str:
    """A group of cards: "one other face-up card of yours in this zone"."""
    if group.strongest:
        return f"the card or cards with the highest original power{PLACES[group.where]}"
    words = {ONE: ["one"], ALL: [], "each": ["each"]}[number]
    words += ["other"] * group.other + ["opposing"] * (group.whose is Whose.OPPOSING) + ["fatigued"] * group.tired
    words += ["face-up" if group.facing is Facing.UP else "face-down"] * (group.facing is not None)
    words += ["cards" if number == ALL else "card"] + ["of yours"] * (group.whose is Whose.YOURS)
    return " ".join(words) + place(group) + conditions(group)


def place(group: Cards) -> str:
    """Where the cards of a group lie; one's own always lie where one may play."""
    return " in play" if group.whose is Whose.YOURS and group.where is Where.IN_REACH else PLACES[group.where]


def conditions(group: Cards) -> str:
    """What the cards of a group must be like."""
    said = ""
    if group.max_power is not None:
        said += f" with original power {group.max_power} or less"
    if group.min_power is not None:
        said += f" with original power {group.min_power} or more"
    if group.special:
        said += " with a special ability"
    if group.were_face_down:
        said += " that lay face down until the reveal"
    return said


ENGLISH = Sentences(TEXTS, {key: (order, order) for key, order in DEEDS.items()}, {}, cards)
