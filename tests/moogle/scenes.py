"""Scenes for rule tests: a table laid card by card, played by action texts, looked at through views.

    state = scene(monsters=["Antlion", ...], A={"mog": "Horne", "hand": ["Seeq"], "Antlion": [down("Bangaa")]})
    do(state, "place Seeq on Antlion")
    assert on(state, "Antlion", "A") == ["Bangaa", "Seeq"]

``scored`` lays the table as it is after six rounds: it is scored at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

import ludobug
from ludobug import OVER, IllegalAction, PositionError
from ludobug.core.state import State
from ludobug.games.moogle.game import Moogle

LETTERS = "ABCD"
QUIET = {
    2: ["Antlion", "Ixion", "Orthros"],
    3: ["Antlion", "Ixion", "Orthros"],
    4: ["Antlion", "Ixion", "Orthros", "Malboro"],
}
"""Monsters that do nothing while the game goes on; Antlion, the first, does nothing at the end either."""
PLAIN_FACE, FORCING_FACE, TIRING_FACE, PAYING_FACE = "1B", "1A", "2A", "2B"
USUAL_MOGS = ("Horne", "Montblanc", "Hurdy", "Gurdy", "Nono", "Sorbet")
"""The Mogs of the seats in order, those left out that a test gives to somebody."""
RING = {2: ("1", "2", "3"), 3: ("AB", "BC", "CA"), 4: ("AB", "BC", "CD", "DA")}
SEAT_FIELDS = ("mog", "ability_used", "gil", "points", "hand", "deck", "under_deck")
SCORING = 7
HAND = ["Seeq", "Bangaa", "Garif"]
"""A hand that every Mog may have; no card of it bears the face-up mark."""


@cache
def table(seats: int = 2, draft: bool = False) -> Moogle:
    """The game at such a table."""
    game = ludobug.load("moogle", seats=seats, draft=draft)
    assert isinstance(game, Moogle)
    return game


# ---------------------------------------------------------------- laying the table


def scene(
    seats: int = 2,
    *,
    monsters: Sequence[str] = (),
    tile: str = PLAIN_FACE,
    active: str = "A",
    draft: bool = False,
    **others: Any,
) -> State:
    """A state in which the turn of ``active`` begins.

    ``monsters`` lie at the places in order, quiet ones fill up. A seat tells its Mog, hand and so on, and by the name
    of a monster the cards that it has there; ``others`` are further fields of the position.
    """
    return table(seats, draft).from_position(position(seats, monsters, tile, active, others))


def scored(seats: int = 2, *, monsters: Sequence[str] = (), tile: str = PLAIN_FACE, **others: Any) -> State:
    """The finished game that this table is scored as."""
    fields = {"first": "A", **others, "round": SCORING}
    return table(seats).from_position(position(seats, monsters, tile, fields["first"], fields))


def position(seats: int, monsters: Sequence[str], tile: str, active: str, others: Mapping[str, Any]) -> dict[str, Any]:
    """A position in the names of the game."""
    laid = [*monsters, *(name for name in QUIET[seats] if name not in monsters)][: len(RING[seats])]
    places = {**dict(zip(laid, RING[seats], strict=True)), "Yiazmat": "Yiazmat"}
    told = {
        "active": active,
        "tile": tile,
        "monsters": dict(zip(RING[seats], laid, strict=True)),
        **{name: value for name, value in others.items() if name not in LETTERS},
    }
    given = [others.get(letter, {}).get("mog") for letter in LETTERS[:seats]]
    left = iter(mog for mog in USUAL_MOGS if mog not in given)
    for letter, mog in zip(LETTERS, given, strict=False):
        told[letter] = _seat(mog or next(left), others.get(letter, {}), places)
    return told


def _seat(mog: str, told: Mapping[str, Any], places: Mapping[str, str]) -> dict[str, Any]:
    fields = {"mog": mog, **{name: told[name] for name in told if name in SEAT_FIELDS}}
    cards = {places[name]: list(told[name]) for name in told if name not in SEAT_FIELDS}
    return {**fields, "cards": cards}


def down(card: str, **fields: Any) -> dict[str, Any]:
    """A card lying face down."""
    return {"card": card, "face_down": True, **fields}


def tired(card: str, tokens: int = 1, **fields: Any) -> dict[str, Any]:
    """A card with a fatigue token, or several."""
    return {"card": card, "fatigue": tokens, **fields}


def gil(card: str, tokens: int = 1, **fields: Any) -> dict[str, Any]:
    """A card with Gil on it."""
    return {"card": card, "gil": tokens, **fields}


# ---------------------------------------------------------------- playing


def do(state: State, *actions: str) -> State:
    """Carry out actions one after the other, given by their texts."""
    for action in actions:
        state.apply(action)
    return state


def legal(state: State, *beginnings: str) -> set[str]:
    """The texts of the legal actions; only those that begin so."""
    return {text for text in state.action_texts() if not beginnings or text.startswith(beginnings)}


def refused(state: State, action: str, rule: str) -> None:
    """Trying this raises an error that cites the rule, and nothing changes."""
    before = state.clone()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    assert refusal.value.rule == rule
    assert state == before


def impossible(path: str, seats: int = 2, **fields: Any) -> None:
    """Such a table can't be laid; the error names the place."""
    with pytest.raises(PositionError) as refusal:
        scene(seats, **fields)
    assert refusal.value.path == path


def turns(state: State, count: int) -> str:
    """The seats of the next turns; each plays its first card and does nothing else."""
    seats = ""
    for _ in range(count):
        letter = str(actor(state))
        seats += letter
        state.apply(min(legal(state, "place")))
        while actor(state) == letter and not state.is_over:
            quiet = legal(state, "done", "no") or legal(state)
            state.apply(min(quiet))
    return seats


# ---------------------------------------------------------------- looking


def actor(state: State) -> str | None:
    """The letter of the seat that decides, None when the game is over."""
    return None if state.actor == OVER else LETTERS[state.actor]


def asked(state: State) -> str | None:
    """What is being decided: "turn", "draft", what an effect does, None when the game is over."""
    decision = state.view()["decision"]
    return None if decision is None else str(decision.get("about", decision["type"]))


def seen(state: State, monster: str, viewer: str | None = None) -> dict[str, Any]:
    """A place of the table, by the name of its monster, as a seat or the spectator sees it."""
    places = state.view(None if viewer is None else LETTERS.index(viewer))["places"]
    return dict(next(place for place in places if place["monster"] == monster))


def side(state: State, monster: str, seat: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """The cards of a seat at a place; as the seat itself sees them unless told."""
    return list(seen(state, monster, seat if viewer is None else viewer)["sides"][seat])


def on(state: State, monster: str, seat: str) -> list[str]:
    """The names of the cards of a seat at a place."""
    return [card["card"] for card in side(state, monster, seat)]


def face_down(state: State, monster: str, seat: str) -> list[str]:
    """The names of the cards that lie face down there."""
    return [card["card"] for card in side(state, monster, seat) if card["face_down"]]


def tokens(state: State, monster: str, seat: str) -> dict[str, int]:
    """The fatigue tokens on the cards of a seat at a place."""
    return {card["card"]: card["fatigue"] for card in side(state, monster, seat)}


def powers(state: State, monster: str, seat: str) -> dict[str, int]:
    """The power of each card of a seat at a place in the final scoring."""
    return {card["card"]: card["power"] for card in side(state, monster, seat)}


def totals(state: State, monster: str) -> dict[str, int]:
    """The total of each participant at a place in the final scoring."""
    return dict(seen(state, monster)["totals"])


def prizes(state: State, monster: str) -> dict[str, int]:
    """The points that each participant wins at a place."""
    return dict(seen(state, monster)["points"])


def hand(state: State, seat: str) -> list[str]:
    """The names of a seat's hand cards."""
    return list(state.view(LETTERS.index(seat))[seat]["hand"])


def deck(state: State, seat: str) -> int:
    """How many cards a seat's deck has."""
    return int(state.view()[seat]["deck"])


def points(state: State, seat: str) -> int:
    """The victory points of a seat."""
    return int(state.view()[seat]["points"])


def monsters(state: State) -> list[str]:
    """The monsters in the order of their places."""
    return [place["monster"] for place in state.view()["places"]]


def standings(state: State) -> Iterator[tuple[str, int]]:
    """The points of every seat."""
    for letter in state.game.letters:
        yield letter, points(state, letter)
