"""Worlds that fit what a seat knows: what is known stays, what is unknown lies anywhere with its fair chance."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import pytest

import ludobug
from ludobug.core.game import Game
from ludobug.core.information import zone_cards
from ludobug.core.state import State
from ludobug.core.zones import KIND, KNOWN
from ludobug.games.mindbug.game import Mindbug
from ludobug.games.mindbug.layout import ENERGY_DECK, UNUSED
from tests.properties.games import bytes_of, finish, playthrough, sampled, scaled
from tests.properties.look import assert_each_card_lies_in_one_zone, kinds, table
from tests.properties.twins import asks_for_hidden_cards

SIGMAS = 5.0


def known_places(game: Game, state: State, seat: int) -> Counter[tuple[int, int]]:
    """The cards that a seat knows, each with its zone."""
    bit = 1 << seat
    return Counter(
        (zone, state.cells[card + KIND])
        for zone in game.anatomy.zones
        for card in zone_cards(state.cells, zone)
        if state.cells[card + KNOWN] & bit
    )


def test_a_world_keeps_what_is_known_and_the_pool(game: Game) -> None:
    for number, state in enumerate(sampled(game, scaled(30, 6), share=0.4)):
        for seat in range(game.seats):
            if asks_for_hidden_cards(game) and state.actor != seat:
                continue
            world = game.resample(state.information(seat), number)
            assert_each_card_lies_in_one_zone(game, world.cells)
            assert kinds(game, world.cells) == kinds(game, state.cells)
            assert known_places(game, world, seat) == known_places(game, state, seat)
            assert world.view(seat) == state.view(seat)
            assert world.actor == state.actor
            if state.actor == seat:
                assert world.action_texts() == state.action_texts()


def test_a_world_can_be_played_to_its_end(game: Game) -> None:
    for number, state in enumerate(sampled(game, scaled(15, 4), share=0.2)):
        for seat in range(game.seats):
            world = game.resample(state.information(seat), number)
            last = finish(world, random.Random(number))
            assert sum(last.returns()) == pytest.approx(0)
            assert kinds(game, last.cells) == kinds(game, game.fresh())


def test_the_true_table_is_left_alone(game: Game) -> None:
    for state in sampled(game, scaled(8, 3), share=0.3):
        before, information = bytes_of(state), state.information(0)
        finish(game.resample(information, 3), random.Random(1))
        assert bytes_of(state) == before
        assert state.information(0) == information


def test_playouts_from_knowledge_take_decisions(game: Game) -> None:
    information = game.new_state(seed=3).information(1)
    decisions = game.resample_playouts(information, 20, seed=4)
    assert decisions == game.resample_playouts(information, 20, seed=4)
    assert decisions > 20 * 5
    *_, last = playthrough(game, 3)
    assert game.resample_playouts(last.information(0), 20, seed=4) == 0


def test_knowledge_of_another_game_is_refused(game: Game) -> None:
    other = ludobug.load("mindbug", sets=["first-contact"] if "new-servants" in repr(game) else ["new-servants"])
    with pytest.raises(ValueError, match="another game"):
        game.resample(other.new_state(seed=1).information(0), 1)


# ---------------------------------------------------------------- no bias


def middle_of_a_game(game: Mindbug, seed: int) -> State:
    """A decision in the middle, with something unknown in hand and draw piles."""
    states = [state.clone() for state in playthrough(game, seed)]
    return next(state for state in states[12:] + states if not state.is_over and state.actor >= 0)


def unknown_cards(game: Mindbug, state: State, seat: int) -> Counter[int]:
    """The kinds of creatures that a seat knows no place of."""
    cells = state.cells
    return Counter(cells[card + KIND] for card in game.creature_cards if not cells[card + KNOWN] & 1 << seat)


def hidden_piles(game: Mindbug, energy: bool = False) -> list[int]:
    """The hidden zones of creature cards, or those of Energy cards."""
    return [zone for zone in game.anatomy.hidden_zones if (zone in game.anatomy.apart) == energy]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_unknown_card_lies_in_every_unknown_zone_with_its_fair_chance(mindbug: Mindbug, seed: int) -> None:
    """Each zone holds each kind as often as drawing without a look would give, within five deviations."""
    state, worlds = middle_of_a_game(mindbug, seed), scaled(1500, 400)
    seat = state.actor
    information, unknown = state.information(seat), unknown_cards(mindbug, state, seat)
    total = sum(unknown.values())
    found: Counter[tuple[int, int]] = Counter()
    sizes: Counter[int] = Counter()
    for number in range(worlds):
        world = mindbug.resample(information, number)
        for zone in hidden_piles(mindbug):
            for card in zone_cards(world.cells, zone):
                if not world.cells[card + KNOWN] & 1 << seat:
                    found[zone, world.cells[card + KIND]] += 1
                    sizes[zone] += number == 0
    assert total == sum(sizes.values())
    for zone, size in sizes.items():
        for kind, copies in unknown.items():
            share = copies / total
            spread = sqrt(worlds * size * share * (1 - share) * (total - size) / max(1, total - 1))
            assert abs(found[zone, kind] - worlds * size * share) <= SIGMAS * spread + 1e-9


@pytest.mark.parametrize("seed", [4, 5])
def test_every_place_of_a_draw_pile_is_fair(mindbug: Mindbug, seed: int) -> None:
    """The card on top of the other draw pile is any unknown card."""
    state, worlds = middle_of_a_game(mindbug, seed), scaled(1500, 400)
    seat = state.actor
    piles = [zone for zone in hidden_piles(mindbug) if mindbug.anatomy.hidden_zones[zone] == -1]
    unknown = unknown_cards(mindbug, state, seat)
    information, total = state.information(seat), sum(unknown.values())
    tops: dict[int, Counter[int]] = {zone: Counter() for zone in piles if zone_cards(state.cells, zone)}
    for number in range(worlds):
        world = mindbug.resample(information, number)
        for zone, top in tops.items():
            top[world.cells[zone_cards(world.cells, zone)[0] + KIND]] += 1
    assert tops
    for top in tops.values():
        for kind, copies in unknown.items():
            expected = worlds * copies / total
            assert abs(top[kind] - expected) <= SIGMAS * sqrt(expected * (1 - copies / total)) + 1e-9


@pytest.mark.parametrize("seat", [0, 1])
def test_every_place_of_the_energy_deck_is_fair(mindbug: Mindbug, seat: int) -> None:
    """On top of the Energy deck is any Energy card that nobody has seen, and never a creature."""
    state, worlds = middle_of_a_game(mindbug, 7), scaled(1500, 400)
    unseen = [card for zone in hidden_piles(mindbug, energy=True) for card in zone_cards(state.cells, zone)]
    information, tops = state.information(seat), Counter[int]()
    for number in range(worlds if unseen else 0):
        cells = mindbug.resample(information, number).cells
        tops[cells[zone_cards(cells, ENERGY_DECK)[0] + KIND]] += 1
    for card in unseen:
        expected = worlds / len(unseen)
        found = tops.pop(state.cells[card + KIND])
        assert abs(found - expected) <= SIGMAS * sqrt(expected * (1 - 1 / len(unseen))) + 1e-9
    assert not tops


def test_two_unknown_cards_lie_together_as_often_as_they_should(mindbug: Mindbug) -> None:
    """Worlds differ: over many seeds there are many different hands of the opponent, none far too often."""
    state = middle_of_a_game(mindbug, 6)
    information = state.information(state.actor)
    hand = ("hand", mindbug.letters[1 - state.actor])
    hands: Counter[tuple[str, ...]] = Counter()
    for number in range(scaled(1000, 300)):
        world = mindbug.resample(information, number)
        held = {name: n for (place, name), n in table(mindbug, world).items() if place == hand}
        hands[tuple(sorted(Counter(held).elements()))] += 1
    unknown = sum(unknown_cards(mindbug, state, state.actor).values())
    assert len(hands) > min(50, unknown)
    assert max(hands.values()) < 0.1 * sum(hands.values())


def test_a_card_known_to_lie_in_a_pile_may_lie_anywhere_in_it() -> None:
    """Whoever saw a card before a pile was shuffled knows that it is there, and not where; the others don't."""
    game = ludobug.load("mindbug", sets=["first-contact"])
    state = game.new_state(seed=5)
    cells = state.cells[:]
    seen = zone_cards(cells, UNUSED)[7]
    cells[seen + KNOWN] |= 1
    knowing = game.State(game, cells, None)
    information = knowing.information(0)
    assert information != state.information(0)
    assert knowing.information(1) == state.information(1)
    size = len(zone_cards(cells, UNUSED))
    places: Counter[int] = Counter()
    games = scaled(4000, 800)
    for number in range(games):
        world = game.resample(information, number)
        assert world.information(0) == information
        places.update(
            place for place, card in enumerate(zone_cards(world.cells, UNUSED)) if world.cells[card + KNOWN] & 1
        )
    assert sum(places.values()) == games
    fair = games / size
    assert all(abs(places[place] - fair) < SIGMAS * sqrt(fair) for place in range(size))
