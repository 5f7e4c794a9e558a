"""Scenes for rule tests: a table laid card by card, played by action texts, looked at through views.

state = scene(A=["75", *JUNK], areas={"A": {"advance": ["200"]}})
do(state, "advance 75")
assert total(state, "A") == 275
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

import ludobug
from ludobug import CHANCE, OVER, IllegalAction
from ludobug.core.state import State
from ludobug.games.millebugs.cards import CARDS
from ludobug.games.millebugs.game import MilleBugs

MALUS = ("PASSWORD", "EMOTIONAL BLACKMAIL", "SPYWARE", "PUBLIC SPACES")
BONUS = ("STRONG PASSWORD", "KNOWN CONTACT", "VERIFIED SOURCE", "VPN ON")
IMMUNITIES = ("PASSWORD MANAGER", "GEEK GRANDCHILD", "ANTIVIRUS", "VPN FOR LIFE")
JUNK = ["STRONG PASSWORD", "KNOWN CONTACT", "VERIFIED SOURCE", "VPN ON", "STRONG PASSWORD", "KNOWN CONTACT"]
"""Six cards that nobody can play on an area that is free."""
PILE = ["50", "50", "50", "50", "50", "50"]
LETTERS = "ABCDEFGH"


@cache
def _game(seats: int, teams: bool, starter: str, house: tuple[str, ...]) -> MilleBugs:
    game = ludobug.load("millebugs", seats=seats, teams=teams, starter=starter, house_rules=list(house))
    assert isinstance(game, MilleBugs)
    return game


def table(seats: int = 2, teams: bool = False, starter: str = "A", house: Sequence[str] = ()) -> MilleBugs:
    """The game at such a table."""
    return _game(seats, teams, starter, tuple(house))


def scene(
    *,
    seats: int = 2,
    teams: bool = False,
    house: Sequence[str] = (),
    active: str = "A",
    areas: Mapping[str, Mapping[str, Any]] | None = None,
    draw: Sequence[str] = PILE,
    **others: Any,
) -> State:
    """A state in which ``active`` owes an action; hands by letter, empty unless told, as are the areas.

    ``others`` are hands and further fields of the position: discard, due, reshuffles, advanced, pile_held, turn.
    """
    position: dict[str, Any] = {"active": active, "areas": dict(areas or {}), "draw": list(draw)}
    for name, value in others.items():
        position[name] = {"hand": list(value)} if name in LETTERS else value
    return table(seats, teams, house=house).from_position(_with_advance_cards(position))


def blocked(malus: str) -> dict[str, list[str]]:
    """An area with a Malus on top of its Battle pile."""
    return {"battle": [malus]}


def at(total: int, **others: Sequence[str]) -> dict[str, Any]:
    """An area with Advance cards of this total; which ones, the scene finds among the cards it does not use."""
    return {"total": total, **others}


def _with_advance_cards(position: dict[str, Any]) -> dict[str, Any]:
    """The position with cards in place of totals."""
    left = Counter({card.name: card.copies for card in CARDS if card.value}) - Counter(_names_in(position))
    for name, laid in position["areas"].items():
        missing = laid.get("total", 0)
        cards = []
        for value in (200, 100, 75, 50, 25):
            while missing >= value and left[str(value)]:
                cards.append(str(value))
                left[str(value)] -= 1
                missing -= value
        assert not missing
        fields = {field: cards for field, cards in laid.items() if field != "total"}
        position["areas"][name] = {**fields, "advance": [*fields.get("advance", []), *cards]}
    return position


def _names_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _names_in(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _names_in(part)


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
    return "chance" if state.actor == CHANCE else LETTERS[state.actor]


def asked(state: State) -> tuple[str | None, str | None]:
    """Who decides and about what: ("B", "turn action"); (None, None) when the game is over."""
    decision = state.view()["decision"]
    return actor(state), decision and decision["type"]


def hand(state: State, seat: str) -> list[str]:
    """The names of a seat's hand cards."""
    return list(state.view(LETTERS.index(seat))[seat]["hand"])


def area(state: State, name: str) -> dict[str, Any]:
    """A play area as everybody sees it."""
    seen: dict[str, Any] = state.view()["areas"][name]
    return seen


def total(state: State, name: str) -> int:
    """The Debugs of an area."""
    return int(area(state, name)["total"])


def winner(state: State) -> str | None:
    """The letters of all winners, or None while the game goes on."""
    result = state.view()["winner"]
    return None if result is None else str(result)


def discards(state: State) -> list[str]:
    """The discard pile."""
    return list(state.view()["discard"])


def pile(state: State) -> int:
    """The size of the draw pile."""
    return int(state.view()["draw"])


def turns(state: State, count: int) -> str:
    """The seats of the next turns, each of which discards or plays its first card."""
    seats = ""
    for _ in range(count):
        seats += str(state.view()["active"])
        state.apply(legal(state)[0])
    return seats
