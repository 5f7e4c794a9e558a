"""Nothing that reaches a player depends on what the player can't know.

Two states with equal information give the seat equal views, actions, texts, events, resampled worlds and moves.
"""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug import PositionError
from ludobug.core.game import Game
from ludobug.core.information import Information
from ludobug.core.state import State
from ludobug.core.zones import ZONE
from ludobug.games.mindbug.game import Mindbug
from ludobug.rulebook.proof import rule
from tests.properties import strategies
from tests.properties.games import bytes_of, finish, sampled, scaled
from tests.properties.look import hidden_places, with_named_zones
from tests.properties.twins import (
    Seat,
    asks_for_hidden_cards,
    assert_twins,
    cards_of_actions,
    kinds_at,
    knowing,
    never_seen,
    play_some,
    redacted,
    side_by_side,
    two_of_a_deck,
    with_other_cards,
)

MOST_ROUNDS = 12


@with_named_zones
@rule("MB-INFO-01", "MB-INFO-02", "MB-INFO-11", "MB-INFO-13")
def test_cards_that_a_seat_never_saw_change_nothing_for_it(game: Game) -> None:
    changed = 0
    for seed in range(scaled(40, 8)):
        played, states = play_some(game, seed)
        rng = random.Random(seed)
        for seat in knowing(game):
            places = never_seen(game, states, seat)
            deal = with_other_cards(played, places, rng)
            one, other = game.new_state(deal=played.deal), game.new_state(deal=deal)
            changed += kinds_at(one, places) != kinds_at(other, places)
            for pair in side_by_side(game, one, other, played.indices, seat):
                if pair[0].view(seat) == pair[1].view(seat) or not asks_for_hidden_cards(game):
                    assert_twins(*pair, seat)
    assert changed > scaled(40, 8)


@with_named_zones
def test_two_cards_change_places_unseen(game: Game) -> None:
    for seed in range(1000, 1000 + scaled(40, 8)):
        played, states = play_some(game, seed)
        rng = random.Random(seed)
        for seat in range(game.seats):
            places = two_of_a_deck(game, never_seen(game, states, seat), rng)
            if not places:
                continue
            deal = with_other_cards(played, places, rng)
            one, other = game.new_state(deal=played.deal), game.new_state(deal=deal)
            *_, pair = side_by_side(game, one, other, played.indices, seat)
            if pair[0].view(seat) == pair[1].view(seat):
                assert_twins(*pair, seat, agents=seed % 8 == 0)


def test_resampled_worlds_are_twins(game: Game) -> None:
    for number, state in enumerate(sampled(game, scaled(20, 4), share=0.4)):
        for seat in range(game.seats):
            information = state.information(seat)
            for seed in (number, f"{number}"):
                world = game.resample(information, seed)
                assert world.information(seat) == information
                assert_twins(state, world, seat, agents=number % 25 == 0)


@settings(max_examples=scaled(40, 10))
@given(data=st.data())
def test_resampled_worlds_are_twins_in_any_line_of_play(game: Game, data: st.DataObject) -> None:
    state = data.draw(strategies.states(game))
    seat = data.draw(st.integers(0, game.seats - 1))
    assert_twins(state, game.resample(state.information(seat), data.draw(strategies.seeds)), seat)


def test_equal_knowledge_and_seeds_give_equal_worlds(game: Game) -> None:
    for state in sampled(game, scaled(15, 4), share=0.2):
        for seat in range(game.seats):
            information = state.information(seat)
            world = game.resample(information, 7)
            assert world == game.resample(information, 7)
            assert bytes_of(world) == bytes_of(game.resample(world.information(seat), 7))
            assert bytes_of(world) == bytes_of(game.resample(state.clone().information(seat), 7))


@with_named_zones
def test_equal_steps_in_resampled_worlds_look_equal_until_a_hidden_card_shows(game: Game) -> None:
    for number, state in enumerate(sampled(game, scaled(20, 4), share=0.4)):
        if state.actor < 0 or asks_for_hidden_cards(game):
            continue
        seat = state.actor
        world = game.resample(state.information(seat), number)
        for action in state.legal_actions():
            one, other = state.clone(), world.clone()
            events, others = redacted(one.play(action), seat), redacted(other.play(action), seat)
            assert_equal_until_shown(game, seat, events, others)


def assert_equal_until_shown(game: Game, seat: int, events: list[dict[str, Any]], others: list[dict[str, Any]]) -> None:
    hidden = hidden_places(game, seat)
    for one, other in zip(events, others, strict=False):
        if one != other:
            assert one["event"] == "moved"
            assert tuple(one["from"]) in hidden
            assert {**one, "card": 0} == {**other, "card": 0}
            return
    assert len(events) == len(others)


def test_what_others_do_in_secret_changes_nothing_for_a_seat(game: Game) -> None:
    """Which of the cards that nobody else sees is chosen, by a player or by chance, shows when it moves."""
    assert assert_alike_is_equal(game, hidden=True, wanted=10) > 10


def test_everybody_sees_which_creature_it_is(game: Game) -> None:
    """Attacks, blocks, hunts and choices in the open: two equal names are still two creatures."""
    assert_alike_is_equal(game, hidden=False)


def more_and_more(game: Game, games: int, enough: Callable[[], bool]) -> Iterator[State]:
    """Half of the states of so many games, and of as many others again until there were enough."""
    for number in range(MOST_ROUNDS):
        yield from sampled(game, games, share=0.5, first_seed=number * games)
        if enough():
            return


def assert_alike_is_equal(game: Game, *, hidden: bool, wanted: int = 0) -> int:
    """What a seat can't tell apart by its view and the events leaves it with equal knowledge; how often it was so.

    Where that is seldom, more games are played until it was so more often than ``wanted``.
    """
    met: list[bool] = []
    for state in more_and_more(game, scaled(40, 8), lambda: sum(met) > wanted or not hidden):
        for seat in knowing(game):
            if state.actor != seat:
                for alike in successors(state, seat, hidden=hidden).values():
                    met.append(len(alike) > 1)
                    for other in alike[1:]:
                        assert_twins(alike[0], other, seat)
    return sum(met)


def successors(state: State, seat: Seat, *, hidden: bool) -> dict[str, list[State]]:
    """The states after actions on hidden (or open) cards, by all that the seat sees of the step."""
    found: dict[str, list[State]] = defaultdict(list)
    for action, card in cards_of_actions(state).items():
        if (state.cells[card + ZONE] in state.game.anatomy.hidden_zones) == hidden:
            after = state.clone()
            events = redacted(after.play(action), seat)
            found[json.dumps([events, after.view(seat)])].append(after)
    return found


def test_copies_in_hand_are_the_same_card(mindbug: Mindbug) -> None:
    met: list[str] = []
    single = all(kind.copies < 2 for kind in mindbug.kinds)
    for number, state in enumerate(more_and_more(mindbug, scaled(30, 8), lambda: len(met) > 5 or single)):
        if (state.view(None)["decision"] or {}).get("type") == "shuffle":
            continue  # of equal cards in a pile chance picks one by its place
        for text in state.action_texts():
            card, mark, _ = text.partition(" #2")
            if mark and card.startswith(("play", "random")) and card in state.action_texts():
                met.append(text)
                assert_copies_play_alike(state, card, text, number)
    assert len(met) > 5 or single


def assert_copies_play_alike(state: State, card: str, copy: str, seed: int) -> None:
    """Everybody sees the same, the player too (up to the order of the own hand), now and to the end."""
    one, other = state.clone(), state.clone()
    holder = holder_of(state, card)
    events, others = one.play(card), other.play(copy)
    for seat in knowing(state.game):
        assert redacted(events, seat) == redacted(others, seat)
    rng = random.Random(seed)
    while not one.is_over:
        for seat in knowing(state.game):
            assert unordered(one, seat) == unordered(other, seat)
        if one.view(None) != other.view(None):
            break  # a whole hand lies in a discard pile now, in the order that it had
        for seat in knowing(state.game):
            if seat != holder:
                assert_twins(one, other, seat)
        text = rng.choice(list(one.action_texts()))
        if " #" in text:
            break
        events = one.play(text)
        other.apply(text)
        if lays_several_hand_cards(events, state.game.letters[holder]):
            break


def lays_several_hand_cards(events: Sequence[Any], letter: str) -> bool:
    """Whether cards of a hand go together, in an order that is that of the hand."""
    return sum(event["event"] == "moved" and event["from"] == ["hand", letter] for event in events) > 1


def holder_of(state: State, text: str) -> Seat:
    """The seat whose hand holds the card of an action."""
    card = cards_of_actions(state)[state.parse_action(text)]
    return state.game.anatomy.hidden_zones[state.cells[card + ZONE]]


def unordered(state: State, seat: Seat) -> dict[str, Any]:
    """A view without the order of the own hand, and of the discard piles where a whole hand may have gone."""
    seen = state.view(seat if seat is None or seat >= 0 else None)
    for letter in state.game.letters:
        for pile in ("hand", "discard"):
            seen[letter][pile] = sorted(map(str, seen[letter][pile]))
    return seen


def test_the_order_of_another_hand_is_unknown(mindbug: Mindbug) -> None:
    rng, met = random.Random(3), 0
    for state in sampled(mindbug, scaled(15, 5), share=0.4):
        try:
            position = state.position()
        except PositionError:
            continue
        for seat, letter in enumerate(mindbug.letters):
            hand, draw = list(position[letter]["hand"]), list(position[letter]["draw"])
            rng.shuffle(hand)
            rng.shuffle(draw)
            other = mindbug.from_position({**position, letter: {**position[letter], "hand": hand, "draw": draw}})
            one = mindbug.from_position(position)
            met += hand != position[letter]["hand"]
            for onlooker in knowing(mindbug):
                if onlooker != seat:
                    assert_twins(one, other, onlooker, agents=met % 8 == 0)
    assert met > 20


def test_knowledge_is_never_lost_by_waiting(game: Game) -> None:
    """A step that shows a seat nothing of a hand leaves it what it knew of that hand."""
    for state in sampled(game, scaled(30, 6), share=0.5):
        for action in state.legal_actions():
            after = state.clone()
            if any(event["event"] == "moved" and event["from"][0] == "hand" for event in after.play(action)):
                continue
            for seat in knowing(game):
                for letter in game.letters:
                    known = (Counter(view.view(seat)[letter]["hand"]) for view in (state, after))
                    before, now = (Counter({k: n for k, n in names.items() if k is not None}) for names in known)
                    assert before <= now


def test_information_is_a_value(game: Game) -> None:
    state = game.new_state(seed=4)
    one, other = state.information(0), state.clone().information(0)
    assert one == other
    assert len({one, other}) == 1
    assert isinstance(one, Information)
    assert state.information(1) != one
    assert "unknown" in repr(one)
    last = finish(state.clone(), random.Random(1))
    assert last.information(0) != one


def test_the_random_games_come_across_every_sort_of_decision(mindbug: Mindbug) -> None:
    met = {state.view(None)["decision"]["type"] for state in sampled(mindbug, scaled(200, 60)) if not state.is_over}
    expected = {"turn action", "mindbug", "block", "hunt", "attack again", "choose"}
    assert expected <= met
