"""A decision as a search sees it that knows what the deciding seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from ludobug.agents import SearchResult, search
from ludobug.core.game import Game
from ludobug.core.header import CHANCE
from ludobug.core.information import Information, zone_cards
from ludobug.core.state import State
from ludobug.core.zones import KNOWN

ITERATIONS = 10_000
HANDS = 5
WORLDS = 12
"""How many worlds are looked at where two actions are compared closely."""
LEAST_ITERATIONS = 200


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action: how much of the search it took, and the chance to win after it."""

    action: int
    text: str
    visits: int
    share: float
    win_chance: float
    """That of the seat that decides."""
    win_chances: tuple[float, ...]
    """Those of all seats."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision, judged by what the seat that decides knows."""

    seat: int
    options: tuple[Option, ...]
    """All legal actions, the best one first."""
    win_chances: tuple[float, ...]
    """The chance of every seat to win, if the best action is taken."""
    iterations: int
    hands: tuple[Mapping[str, tuple[str, ...]], ...]
    """Some of the worlds that were looked at: what the others may hold, by their letters."""

    @property
    def best(self) -> Option:
        """What the search would do."""
        return self.options[0]

    def option(self, text: str) -> Option:
        """The legal action of that text."""
        return next(option for option in self.options if option.text == text)

    def to_data(self) -> dict[str, Any]:
        """The judgement, JSON-ready."""
        return {
            "win_chances": [round(chance, 4) for chance in self.win_chances],
            "options": [_rounded(asdict(option)) for option in self.options],
            "iterations": self.iterations,
            "hands": [{letter: list(cards) for letter, cards in hands.items()} for hands in self.hands],
        }


def _rounded(option: dict[str, Any]) -> dict[str, Any]:
    chances = [round(chance, 4) for chance in option["win_chances"]]
    return {
        **option,
        "share": round(option["share"], 4),
        "win_chance": round(option["win_chance"], 4),
        "win_chances": chances,
    }


def judge(
    game: Game, information: Information, *, iterations: int = ITERATIONS, seed: object = 0, hands: int = HANDS
) -> Judgement:
    """Judge the pending decision of the seat whose knowledge this is; equal arguments give equal judgements."""
    found = search(game, information, iterations=iterations, seed=seed)
    options = tuple(
        Option(one.action, one.text, one.visits, one.share, one.win_chance, one.win_chances) for one in found.actions
    )
    return Judgement(found.seat, options, found.win_chances, found.iterations, _hands(found, hands))


def _hands(found: SearchResult, count: int) -> tuple[Mapping[str, tuple[str, ...]], ...]:
    """What the others hold in some of the worlds of a search."""
    return tuple(held_by_others(peopled(world), found.seat) for world in found.worlds(count))


def peopled(world: State) -> State:
    """A world in which everybody knows the own hand: where it was dealt from what one seat knows, nobody else does."""
    game, cells = world.game, world.cells[:]
    for zone, owner in game.anatomy.hidden_zones.items():
        for card in zone_cards(cells, zone) if owner >= 0 else ():
            cells[card + KNOWN] |= 1 << owner
    dealt: State = game.State(game, cells, None)
    return dealt


def held_by_others(world: State, seat: int) -> dict[str, tuple[str, ...]]:
    """The hands of all seats but one in a world, as far as the game has hands."""
    hands = {}
    for other, letter in enumerate(world.game.letters):
        seen = world.view(other).get(letter)
        if other != seat and isinstance(seen, Mapping) and isinstance(seen.get("hand"), list):
            hands[letter] = tuple(sorted(map(str, seen["hand"])))
    return hands


def difference(game: Game, information: Information, one: int, other: int, iterations: int, seed: object) -> float:
    """How much better an action is than another for the seat that decides, as a difference of its chances to win.

    A search spends little on what it deems bad, so its word on that is rough. Here both actions are tried in the same
    worlds, and whoever decides next thinks about as long after either.
    """
    each = max(LEAST_ITERATIONS, iterations // WORLDS)
    gaps = []
    for number in range(WORLDS):
        world = game.resample(information, (seed, "compare", number))
        gaps.append(
            _chance_after(world, one, information.seat, each) - _chance_after(world, other, information.seat, each)
        )
    return fmean(gaps)


def _chance_after(world: State, action: int, seat: int, iterations: int) -> float:
    """The chance of a seat to win after an action, as whoever decides next sees it; chance is averaged over."""
    state = world.clone()
    state.apply(action)
    return _chance(state, seat, iterations)


def _chance(state: State, seat: int, iterations: int) -> float:
    game = state.game
    if state.is_over:
        best = max(state.returns())
        sides = {game.side(other) for other, got in enumerate(state.returns()) if got == best}
        return (game.side(seat) in sides) / len(sides)
    if state.actor == CHANCE:
        outcomes = state.chance()
        total = 0.0
        for action, chance in outcomes:
            total += chance * _chance_after(state, action, seat, max(1, iterations // len(outcomes)))
        return total
    actions = state.legal_actions()
    if len(actions) == 1:
        return _chance_after(state, actions[0], seat, iterations)
    found = search(game, state.information(state.actor), iterations=iterations, seed=1)
    return found.win_chances[seat]
