"""Twin worlds: states that a seat can't tell apart, and everything of them that reaches the seat."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludobug.core.game import Game
from ludobug.core.header import OPTION_COUNT, OPTIONS
from ludobug.core.information import Information
from ludobug.core.knowledge import SPECTATORS
from ludobug.core.state import State, redact
from ludobug.core.zones import KIND, KNOWN, ZONE
from ludobug.games.mindbug.game import Mindbug
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.shape import inside
from tests.properties.agents import moves_of_agents
from tests.properties.games import bytes_of

RESAMPLE_SEEDS = (1, "two")
IN_HANDS = (w.Zone.YOUR_HAND, w.Zone.AN_OPPONENTS_HAND)
Seat = int | None
"""A seat; None is the spectator."""
Event = dict[str, Any]


@dataclass(frozen=True)
class Reaching:
    """All that reaches a seat of one state."""

    information: Information | None
    view: bytes
    actions: tuple[tuple[str, int], ...]
    resampled: tuple[bytes, ...]
    moves: tuple[Any, ...]


def reaching(state: State, seat: Seat, *, agents: bool = False) -> Reaching:
    """What a seat, or the spectator, gets of a state."""
    view = json.dumps(state.view(seat)).encode()
    if seat is None:
        return Reaching(None, view, (), (), ())
    information = state.information(seat)
    worlds = tuple(bytes_of(state.game.resample(information, seed)) for seed in RESAMPLE_SEEDS)
    acts = state.actor == seat
    actions = tuple(state.action_texts().items()) if acts else ()
    listed = tuple(state.legal_actions()) if acts else ()
    assert listed == tuple(action for _, action in actions)
    return Reaching(information, view, actions, worlds, moves_of_agents(state) if agents and acts else ())


def assert_twins(one: State, other: State, seat: Seat, *, agents: bool = False) -> None:
    """Nothing that reaches the seat tells the two states apart."""
    first, second = reaching(one, seat, agents=agents), reaching(other, seat, agents=agents)
    assert first.view == second.view, "the view tells twins apart"
    assert first.information == second.information, "the information tells twins apart"
    assert hash(first.information) == hash(second.information)
    assert first.actions == second.actions, "the actions tell twins apart"
    assert first.resampled == second.resampled, "resampling tells twins apart"
    assert first.moves == second.moves, "an agent tells twins apart"


def redacted(events: Sequence[Event], seat: Seat) -> list[Event]:
    """The events as they reach a seat."""
    return [redact(event, seat) for event in events]


# ---------------------------------------------------------------- games with their inner choices


@dataclass(frozen=True)
class Played:
    """A game in progress: the deal, and the index of each choice among the options as the kernel lists them."""

    game: Game
    deal: dict[str, Any]
    indices: tuple[int, ...]


def options_of(state: State) -> list[int]:
    """The options of the pending decision as the kernel lists them, in the order of the table."""
    start = state.game.rules[OPTIONS]
    return state.cells[start : start + state.cells[OPTION_COUNT]].tolist()


def alike(state: State, option: int) -> tuple[int, ...]:
    """What equal outcomes of chance have in common: the kind of the card, and its zone."""
    if option not in state.game.all_cards:
        return (option,)
    return (state.cells[option + KIND], state.cells[option + ZONE])


def actions_in_order(state: State) -> list[int]:
    """The action of each option; outcomes of chance that are alike have the same action."""
    results: dict[bytes, list[int]] = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        results.setdefault(bytes_of(after), []).append(action)
    ordered: list[int] = []
    of_kind: dict[tuple[int, ...], int] = {}
    for index, option in enumerate(options_of(state)):
        cells = state.cells[:]
        state.game.kernel.choose(cells, state.game.rules, index)
        fitting = results.get(cells.tobytes())
        action = fitting.pop(0) if fitting else of_kind[alike(state, option)]
        of_kind[alike(state, option)] = action
        ordered.append(action)
    assert set(ordered) == set(state.legal_actions())
    return ordered


def cards_of_actions(state: State) -> dict[int, int]:
    """The legal actions with the addresses of the cards that they are about; 0 where there is none."""
    cards = [option if option in state.game.all_cards else 0 for option in options_of(state)]
    return dict(zip(actions_in_order(state), cards, strict=True))


def play_some(game: Game, seed: int) -> tuple[Played, list[State]]:
    """A random part of a random game, and all its states."""
    rng = random.Random(seed)
    state = game.new_state(seed=seed)
    deal = state.record().deal
    assert deal is not None
    states, indices = [state.clone()], []
    for _ in range(rng.randrange(60)):
        if state.is_over:
            break
        actions = actions_in_order(state)
        indices.append(rng.randrange(len(actions)))
        state.apply(actions[indices[-1]])
        states.append(state.clone())
    return Played(game, dict(deal), tuple(indices)), states


def never_seen(game: Game, states: Sequence[State], seat: Seat) -> list[int]:
    """The places in the deal of the cards that a seat has had no sight of."""
    bit = SPECTATORS if seat is None else 1 << seat
    hidden = game.anatomy.hidden_zones
    unseen = []
    for place, card in enumerate(game.all_cards):
        zones = {state.cells[card + ZONE] for state in states}
        out_of_sight = all(zone in hidden and (seat is None or hidden[zone] != seat) for zone in zones)
        if out_of_sight and not any(state.cells[card + KNOWN] & bit for state in states):
            unseen.append(place)
    return unseen


def decks_of(game: Game) -> list[range]:
    """The places in the deal of each deck that is shuffled by itself."""
    ends = [place for place, card in enumerate(game.decks) if not card]
    sizes = [end - start for start, end in zip([0, *(end + 1 for end in ends)], [*ends, len(game.decks)], strict=True)]
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return [range(start, start + size) for start, size in zip(starts, sizes, strict=True)]


def two_of_a_deck(game: Game, places: Sequence[int], rng: random.Random) -> list[int]:
    """Two places of one deck among these; fewer if there are none."""
    chosen = [[place for place in places if place in deck] for deck in decks_of(game)]
    enough = [deck for deck in chosen if len(deck) > 1]
    return rng.sample(rng.choice(enough), 2) if enough else []


def with_other_cards(played: Played, places: Sequence[int], rng: random.Random) -> dict[str, Any]:
    """The deal with the cards of these places shuffled among themselves, each deck by itself."""
    piles = list(played.deal)
    names = [name for pile in piles for name in played.deal[pile]]
    for deck in decks_of(played.game):
        inside = [place for place in places if place in deck]
        mixed = [names[place] for place in inside]
        rng.shuffle(mixed)
        for place, name in zip(inside, mixed, strict=True):
            names[place] = name
    deal: dict[str, Any] = {}
    for pile in piles:
        deal[pile], names = names[: len(played.deal[pile])], names[len(played.deal[pile]) :]
    return deal


def kinds_at(state: State, places: Sequence[int]) -> list[int]:
    """What lies at some places of the deal."""
    return [state.cells[state.game.all_cards[place] + KIND] for place in places]


@cache
def asks_for_hidden_cards(game: Game) -> bool:
    """Whether some text chooses or bars hand cards by their power: then what happens may tell about hands."""
    if not isinstance(game, Mindbug):
        return False
    words = [value for kind in game.kinds for value, _ in inside(kind.card, "")]
    chosen = [word for word in words if isinstance(word, w.Cards) and word.zone in IN_HANDS]
    barred = [word for word in words if isinstance(word, w.CannotPlay)]
    return any(word.min_power or word.max_power for word in [*chosen, *barred])


def choices_follow_hands(game: Game) -> bool:
    """Whether hidden cards decide what their holder may do: in Mille Bugs not every card can always be played."""
    return game.id == "millebugs"


def step_alike(one: State, other: State, index: int, seat: Seat) -> State | None:
    """The one game takes a step; the other after a step that looks the same to the seat, if there is one."""
    events = redacted(one.play(actions_in_order(one)[index]), seat)
    same = actions_in_order(other)
    for action in (*same[index : index + 1], *same):
        after = other.clone()
        if redacted(after.play(action), seat) == events:
            return after
    return None


def side_by_side(
    game: Game, one: State, other: State, indices: Sequence[int], seat: Seat
) -> Iterator[tuple[State, State]]:
    """Two games with the same inner choices, for as long as the seat sees no difference.

    Where no card asks for hidden cards there must never be any difference. Where hidden cards decide what may be done
    the other game takes a step that looks the same to the seat.
    """
    yield one, other
    for index in indices:
        if one.view(seat) != other.view(seat):
            assert asks_for_hidden_cards(game), "the view tells twins apart"
            return
        if choices_follow_hands(game):
            twin = step_alike(one, other, index, seat)
            if twin is None:
                return
            other = twin
            yield one, other
            continue
        actions, same = actions_in_order(one), actions_in_order(other)
        if len(actions) != len(same):
            assert asks_for_hidden_cards(game), "twins have other choices"
            return
        events, others = redacted(one.play(actions[index]), seat), redacted(other.play(same[index]), seat)
        if events != others:
            assert asks_for_hidden_cards(game), "the events tell twins apart"
            return
        yield one, other


def knowing(game: Game) -> tuple[Seat, ...]:
    """Everybody who looks on: the seats and the spectator."""
    return (*range(game.seats), None)
