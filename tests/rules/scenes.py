"""Scenes for rule tests: a table laid card by card, played by action texts, looked at through views.

    state = scene(A={"board": ["Seven Tough"]}, B={"board": ["Nine"], "hand": ["One"]})
    do(state, "attack Seven Tough", "block Nine")
    assert exhausted(state, "A", "Seven Tough")

A name made of a number word and keywords ("Nine", "Three Hunter Sneaky") is a creature without text of that power and
those keywords; every other name is a printed card or one given in ``cards``.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

import ludobug
from ludobug import CHANCE, OVER, IllegalAction
from ludobug.core.game import Game
from ludobug.core.state import State

PRINTED = ("first-contact", "new-servants")
NUMBERS = ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve")
KEYWORDS = ("FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH")
SEAT = {"life": 3, "mindbugs": 0}
TRIGGERS = {
    "play": ("play", "in play"),
    "attack": ("attack", "in play"),
    "defeated": ("defeated", "in play"),
    "harvest": ("harvest", "in play"),
    "action": ("action", "in play"),
    "end_of_turn": ("end of your turn", "in play"),
    "end_of_any_turn": ("end of each turn", "in play"),
    "losing_life": ("when you lose life", "in play"),
    "mindbug_used": ("when an opponent uses a Mindbug", "in play"),
    "end_of_turn_in_discard": ("end of your turn", "in discard pile"),
    "losing_life_in_discard": ("when you lose life", "in discard pile"),
    "reaching_discard": ("when this reaches your discard pile", "in discard pile"),
}


# ---------------------------------------------------------------- laying the table


def scene(
    A: Mapping[str, Any] | None = None,  # noqa: N803
    B: Mapping[str, Any] | None = None,  # noqa: N803
    C: Mapping[str, Any] | None = None,  # noqa: N803
    D: Mapping[str, Any] | None = None,  # noqa: N803
    *,
    active: str = "A",
    cards: Sequence[Mapping[str, Any]] = (),
    sets: Sequence[str] = PRINTED,
    **others: Any,
) -> State:
    """A state in which ``active`` owes a turn action: life 3, no Mindbugs, empty zones unless told.

    With C or D it is a game of two teams.

    ``cards`` are custom cards (see ``card``); ``others`` are further fields of the position: unused, revealed, turn.
    """
    told = {"A": A, "B": B} if C is None and D is None else {"A": A, "B": B, "C": C, "D": D}
    seats = {letter: {**SEAT, **(seat or {})} for letter, seat in told.items()}
    for letter, mate in zip("ABCD", "CDAB"):
        if letter in seats and mate in seats and "life" in (told[mate] or {}):
            seats[letter]["life"] = seats[mate]["life"]
    position = {"active": active, **seats, **others}
    return game_of(sets, [*cards, *plain_cards(position)], len(seats)).from_position(position)


def game_of(sets: Sequence[str], cards: Iterable[Mapping[str, Any]] = (), seats: int = 2) -> Game:
    """The game of some printed sets and some custom cards."""
    return _game(tuple(sets), json.dumps(list(cards)), seats)


@cache
def _game(sets: tuple[str, ...], cards: str, seats: int) -> Game:
    own = json.loads(cards)
    return ludobug.load("mindbug", sets=[*sets, *([custom(own)] if own else [])], seats=seats)


def custom(cards: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """A custom set of these cards."""
    return {"id": "scene", "name": "Scene", "cards": list(cards)}


def card(
    name: str,
    power: int = 5,
    *keywords: str,
    copies: int = 2,
    octonite: int = 0,
    spread: int = 0,
    cost: int = 0,
    constant: Any = None,
    condition: Any = None,
    in_discard: Any = None,
    evolution: Any = None,
    **effects: Any,
) -> dict[str, Any]:
    """A custom card: its effects by trigger, in the JSON form of the effect language.

    card("Healer", 4, "TOUGH", play={"gain_life": {"who": "you", "amount": 2}})

    It comes into play with ``octonite``, or with octonite to ``spread`` over other creatures; its Attack and its Action
    ``cost`` octonite. The rule ``in_discard`` holds while it lies in a discard pile.
    """
    abilities: list[dict[str, Any]] = [{"rule": "spreads_octonite"}] if spread else []
    abilities += [
        {"trigger": TRIGGERS[name][0], "place": TRIGGERS[name][1], "effect": effect} for name, effect in effects.items()
    ]
    for ability in abilities:
        if cost and ability.get("trigger") in ("attack", "action"):
            ability["cost_octonite"] = cost
    if constant is not None:
        abilities.append({"rule": constant, **({"condition": condition} if condition is not None else {})})
    if in_discard is not None:
        abilities.append({"rule": in_discard, "place": "in discard pile"})
    shown = {"name": name, "power": power, "copies": copies, "keywords": list(keywords), "abilities": abilities}
    shown |= {"octonite": octonite or spread}
    return shown if evolution is None else {**shown, "evolution": evolution}


# ---------------------------------------------------------------- words for custom cards


def gain(amount: int, who: str = "you") -> dict[str, Any]:
    """A player gains life."""
    return {"gain_life": {"who": who, "amount": amount}}


def lose(amount: int, who: str = "the opponent") -> dict[str, Any]:
    """A player loses life."""
    return {"lose_life": {"who": who, "amount": amount}}


def one(**group: Any) -> dict[str, Any]:
    """One creature of a group: one(side="enemy", min_power=6)."""
    return {"pick": {"creatures": group}}


def every(**group: Any) -> dict[str, Any]:
    """All creatures of a group."""
    return {"every": {"creatures": group}}


def one_card(zone: str, **group: Any) -> dict[str, Any]:
    """One card outside play: one_card("your discard pile")."""
    return {"pick": {"cards": {"zone": zone, **group}}}


def in_order(*effects: Any) -> dict[str, Any]:
    """One sentence after the other."""
    return {"in_order": list(effects)}


# ---------------------------------------------------------------- creatures without text


def plain_cards(position: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The creatures without text that a position names."""
    named = Counter(name for name in _names_in(position) if _is_plain(name))
    return [_plain(name, copies) for name, copies in sorted(named.items())]


def _names_in(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _names_in(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _names_in(part)


def _is_plain(name: str) -> bool:
    number, *words = name.split()
    return number in NUMBERS and all(word.upper() in KEYWORDS for word in words)


def _plain(name: str, copies: int) -> dict[str, Any]:
    number, *words = name.split()
    return card(name, NUMBERS.index(number) + 1, *(word.upper() for word in words), copies=copies)


# ---------------------------------------------------------------- playing


def do(state: State, *actions: str) -> State:
    """Carry out actions one after the other, given by their texts."""
    for action in actions:
        state.apply(action)
    return state


def legal(state: State) -> list[str]:
    """The texts of the legal actions."""
    return list(state.action_texts())


def refused(state: State, action: str, rule: str) -> None:
    """Trying this raises an error that cites the rule, and nothing changes."""
    before = state.clone()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    assert refusal.value.rule == rule
    assert state == before


# ---------------------------------------------------------------- looking


def actor(state: State) -> str | None:
    """Who decides: a seat's letter, "chance", or None when the game is over."""
    if state.actor == OVER:
        return None
    return "chance" if state.actor == CHANCE else "ABCD"[state.actor]


def asked(state: State) -> tuple[str | None, str | None]:
    """Who decides and about what: ("B", "block"); (None, None) when the game is over."""
    decision = state.view()["decision"]
    return actor(state), decision and decision["type"]


def active(state: State) -> str:
    """The letter of the seat whose turn it is."""
    return str(state.view()["active"])


def turn(state: State) -> int:
    """The number of the turn."""
    return int(state.view()["turn"])


def winner(state: State) -> str | None:
    """The winner's letter, "draw", or None while the game goes on."""
    result = state.view()["winner"]
    return None if result is None else str(result)


def life(state: State, seat: str) -> int:
    """A seat's life."""
    return int(state.view()[seat]["life"])


def mindbugs(state: State, seat: str) -> int:
    """A seat's unused Mindbugs."""
    return int(state.view()[seat]["mindbugs"])


def hand(state: State, seat: str) -> list[str]:
    """The names of a seat's hand cards."""
    return list(state.view("ABCD".index(seat))[seat]["hand"])


def board(state: State, seat: str) -> list[str]:
    """The names of a seat's creatures."""
    return [creature["card"] for creature in state.view()[seat]["board"]]


def discard(state: State, seat: str) -> list[str]:
    """The names of the cards in a seat's discard pile."""
    return list(state.view()[seat]["discard"])


def draw(state: State, seat: str) -> int:
    """The number of cards in a seat's draw pile."""
    return int(state.view()[seat]["draw"])


def creature(state: State, seat: str, name: str) -> dict[str, Any]:
    """What everybody sees of a creature; of several equal ones the first."""
    return next(one for one in state.view()[seat]["board"] if one["card"] == name)


def power(state: State, seat: str, name: str) -> int:
    """A creature's current power."""
    return int(creature(state, seat, name)["power"])


def keywords(state: State, seat: str, name: str) -> list[str]:
    """A creature's current keywords."""
    return list(creature(state, seat, name)["keywords"])


def octonite(state: State, seat: str, name: str) -> int:
    """The octonite on a creature."""
    return int(creature(state, seat, name)["octonite"])


def exhausted(state: State, seat: str, name: str) -> bool:
    """Whether a creature is exhausted."""
    return bool(creature(state, seat, name)["exhausted"])
