"""A look at the whole table, hidden cards included: what is where."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from importlib import import_module
from typing import Any

import pytest

from ludobug.core.cells import Cells
from ludobug.core.game import Game
from ludobug.core.information import zone_cards
from ludobug.core.state import State
from ludobug.core.zones import COUNT, KIND, ZONE
from ludobug.games.mindbug.game import Mindbug
from ludobug.games.mindbug.layout import FIRST_STAGE
from tests.properties.games import ALL_ROUND, GAMES

Place = tuple[str, str | None]
with_named_zones = pytest.mark.parametrize(
    "game", [name for name in ALL_ROUND if GAMES[name]["game"] in ("mindbug", "millebugs")], indirect=True
)
"""For tests that follow every card from zone to zone: the games whose zones have one name all through the game."""


def zone_name(game: Game, state: State, zone: int) -> Place:
    """What events call a zone."""
    events: Any = import_module(f"ludobug.games.{game.id}.events")
    place: Place = events.zone_name(game, zone)
    return place


def hidden_places(game: Game, seat: int | None) -> set[Place]:
    """The places whose cards a seat, or a spectator, does not see."""
    state, places = game.new_state(seed=1), set()
    for zone, owner in game.anatomy.hidden_zones.items():
        with suppress(IndexError):  # zones of seats that this table has not
            if seat is None or owner != seat:
                places.add(zone_name(game, state, zone))
    return places


def zones_of(game: Game, cells: Cells) -> dict[int, list[int]]:
    """Every zone with its cards, those under other cards included."""
    found = {zone: zone_cards(cells, zone) for zone in game.anatomy.zones}
    under = game.anatomy.under
    if under is not None:
        found |= {card + under: zone_cards(cells, card + under) for card in game.all_cards}
    return found


def assert_each_card_lies_in_one_zone(game: Game, cells: Cells) -> None:
    """Every card of the pool is found once, where it says it lies, and the counts are right."""
    zones = zones_of(game, cells)
    assert sorted(card for cards in zones.values() for card in cards) == sorted(game.all_cards)
    for zone in game.anatomy.zones:
        assert cells[zone + COUNT] == len(zones[zone])
        assert all(cells[card + ZONE] == zone for card in zones[zone])


def kinds(game: Game, cells: Cells) -> Counter[int]:
    """How many cards of each kind there are; an evolved creature is still the card of the deck that it began as."""
    found = (cells[card + KIND] for card in game.all_cards)
    return Counter(game.rules[kind + FIRST_STAGE] if isinstance(game, Mindbug) else kind for kind in found)


def table(game: Any, state: State) -> Counter[tuple[Place, str]]:
    """How many cards of each name lie in each place, as events call the places."""
    return Counter(
        (zone_name(game, state, zone), game.name_of(state.cells[card + KIND]))
        for zone, cards in zones_of(game, state.cells).items()
        for card in cards
    )


def card_names(game: Any) -> set[str]:
    """The names of all cards of the pool, later stages of evolution lines included."""
    names = {name for _, name in table(game, game.new_state(seed=1))}
    if isinstance(game, Mindbug):
        names |= {kind.card.name for kind in game.kinds}
    return names


def open_view(state: State) -> dict[str, Any]:
    """The view of somebody who sees every hand: what all seats see, put together."""
    seen = state.view(None)
    for seat, letter in enumerate(state.game.letters):
        seen[letter] = state.view(seat)[letter]
    return seen
