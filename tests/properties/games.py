"""The games that the property tests play, and how they play them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import ludobug
from ludobug import core
from ludobug.core.game import Game
from ludobug.core.state import State
from ludobug.games.millebugs.options import HOUSE_RULES
from ludobug.games.mindbug.cards import SETS
from tests.properties.invented import INVENTED


def random_mix(number: int, seats: int = 2) -> dict[str, Any]:
    """Some of the printed sets, as chance has it."""
    luck = random.Random(number)
    usable = [name for name, cards in SETS.items() if seats == 4 or sum(not card.team for card in cards) >= 10]
    return {"game": "mindbug", "sets": luck.sample(usable, luck.randint(2, 4)), "seats": seats}


GAMES: dict[str, dict[str, Any]] = {
    "first-contact": {"game": "mindbug", "sets": ["first-contact"]},
    "new-servants": {"game": "mindbug", "sets": ["new-servants"]},
    "beyond-evolution": {"game": "mindbug", "sets": ["beyond-evolution"]},
    "beyond-eternity": {"game": "mindbug", "sets": ["beyond-eternity"]},
    "eternity-in-teams": {"game": "mindbug", "sets": ["beyond-eternity", "new-servants"], "seats": 4},
    "battlefruit-galaxy": {"game": "mindbug", "sets": ["battlefruit-galaxy"]},
    "galaxy-in-teams": {"game": "mindbug", "sets": ["first-contact", "battlefruit-galaxy"], "seats": 4},
    "king-of-tokyo": {"game": "mindbug", "sets": ["king-of-tokyo"]},
    "king-of-tokyo-in-teams": {"game": "mindbug", "sets": ["king-of-tokyo", "first-contact"], "seats": 4},
    "mix": {"game": "mindbug", "sets": ["first-contact", "new-servants"]},
    "battlefruit-kingdom": {"game": "mindbug", "sets": ["battlefruit-kingdom"]},
    "kingdom-in-teams": {"game": "mindbug", "sets": ["battlefruit-kingdom", "battlefruit-extra"], "seats": 4},
    "promo": {"game": "mindbug", "sets": ["first-contact", "promo"]},
    "two-teams": {"game": "mindbug", "sets": ["first-contact", "new-servants"], "seats": 4},
    "tag-team": {"game": "mindbug", "sets": ["first-contact", "tag-team"], "seats": 4},
    "random-mix-1": random_mix(1),
    "random-mix-2": random_mix(2),
    "random-mix-3": random_mix(3),
    "random-mix-in-teams": random_mix(4, seats=4),
    "all-sets": {"game": "mindbug", "sets": ["all"]},
    "all-sets-in-teams": {"game": "mindbug", "sets": ["all"], "seats": 4},
    "invented": {"game": "mindbug", "sets": [INVENTED]},
    "invented-mix": {"game": "mindbug", "sets": ["new-servants", INVENTED]},
    "moogle-2": {"game": "moogle", "seats": 2},
    "moogle-2-draft": {"game": "moogle", "seats": 2, "draft": True},
    "moogle-3": {"game": "moogle", "seats": 3},
    "moogle-3-draft": {"game": "moogle", "seats": 3, "draft": True},
    "moogle-4": {"game": "moogle", "seats": 4},
    "moogle-4-draft": {"game": "moogle", "seats": 4, "draft": True},
    "millebugs-2": {"game": "millebugs"},
    "millebugs-3": {"game": "millebugs", "seats": 3},
    "millebugs-4": {"game": "millebugs", "seats": 4},
    "millebugs-4-in-teams": {"game": "millebugs", "seats": 4, "teams": True},
    "millebugs-6-in-teams": {"game": "millebugs", "seats": 6, "teams": True},
    "millebugs-8-in-teams": {"game": "millebugs", "seats": 8, "teams": True},
    "millebugs-house": {"game": "millebugs", "seats": 3, "starter": "random", "house_rules": HOUSE_RULES},
    "millebugs-house-in-teams": {"game": "millebugs", "seats": 4, "teams": True, "house_rules": HOUSE_RULES},
}
"""Every game with the options that the tests play it with. A line more, and all properties are tested for it."""

ONLY_TRACED = (
    *("beyond-evolution", "battlefruit-kingdom", "battlefruit-galaxy", "promo", "two-teams"),
    *("eternity-in-teams", "galaxy-in-teams", "king-of-tokyo-in-teams", "kingdom-in-teams"),
)
"""Games whose cards the mixes bring too: for them only the two kernels are compared."""
ALL_ROUND = tuple(name for name in GAMES if name not in ONLY_TRACED)
"""The games over which every property is tested."""

MOST_DECISIONS = 5000
USUAL_LENGTH = 30
FEWEST_GAMES = 3
Policy = Callable[[State, random.Random], int]


@cache
def load(name: str) -> Game:
    """One of the games above."""
    return ludobug.load(**GAMES[name])


def scaled(compiled: int, interpreted: int | None = None) -> int:
    """How many: fewer where the kernel runs interpreted."""
    if core.compiled:
        return compiled
    return interpreted if interpreted is not None else max(1, compiled // 8)


def any_action(state: State, rng: random.Random) -> int:
    """Every action equally likely."""
    return rng.choice(state.legal_actions())


def eventful_action(state: State, rng: random.Random) -> int:
    """Play and attack, and rarely block or use a Mindbug: boards grow, and effects have much to work on."""
    texts = state.action_texts()
    dull = [action for text, action in texts.items() if text.startswith(("block", "mindbug", "no hunt", "stop"))]
    lively = [action for action in texts.values() if action not in dull]
    return rng.choice(lively if lively and rng.random() < 0.85 else list(texts.values()))


POLICIES: tuple[Policy, ...] = (any_action, eventful_action)


def playthrough(game: Game, seed: int) -> Iterator[State]:
    """The states of one random game at each decision, the last one included; the same object goes on and on."""
    rng = random.Random(seed)
    policy = POLICIES[seed % len(POLICIES)]
    state = game.new_state(seed=seed)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.is_over:
            return
        state.apply(policy(state, rng))
    raise AssertionError(f"seed {seed}: no end after {MOST_DECISIONS} decisions")


def sampled(game: Game, games: int, share: float = 1.0, first_seed: int = 0) -> Iterator[State]:
    """States from the middle of several random games, as copies; of each decision with this probability."""
    rng = random.Random(first_seed)
    for seed in range(first_seed, first_seed + share_of(game, games)):
        for state in playthrough(game, seed):
            if rng.random() < share:
                yield state.clone()


def follow(state: State, choices: Sequence[int]) -> State:
    """Take decisions by numbers, counted round among the legal actions; stops early at the end of the game."""
    for choice in choices:
        actions = state.legal_actions()
        if not actions:
            break
        state.apply(actions[choice % len(actions)])
    return state


def finish(state: State, rng: random.Random) -> State:
    """Random play to the end."""
    for _ in range(MOST_DECISIONS):
        if state.is_over:
            return state
        state.apply(any_action(state, rng))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


@cache
def length(game: Game) -> float:
    """How many decisions a random game takes, on average."""
    games = scaled(200, 10)
    return game.simulate(games, seed=1).decisions / games


def share_of(game: Game, games: int) -> int:
    """How many games to play where so many of usual length would do: fewer of a game that goes on for long."""
    return min(games, max(FEWEST_GAMES, round(games * USUAL_LENGTH / length(game))))


def bytes_of(state: State) -> bytes:
    """The whole state."""
    return state.cells.tobytes()
