"""Searching: what comes of it is the same every time, and rests on what the seat knows."""

from __future__ import annotations

import threading
import time

import pytest

import ludobug
from ludobug.agents import Search, search
from ludobug.agents.mcts import SLICE_SECONDS
from ludobug.core.game import Game
from ludobug.core.state import State
from tests.agents.positions import position
from tests.properties.games import sampled

MINE = {"hand": ["Shark Dog", "Spider Owl"], "draw": ["Bee Bear"]}


def decisions(game: Game, games: int, share: float) -> list[State]:
    """States of random games in which a seat has a choice."""
    return [state for state in sampled(game, games, share) if state.actor >= 0 and len(state.legal_actions()) > 1]


def thinking(state: State, seed: object = 1, nodes: int = 5000) -> Search:
    """A search about the pending decision."""
    return Search(state.game, state.information(state.actor), seed, nodes)


def numbers(one: Search) -> tuple[list[int], list[float]]:
    """All numbers in the buffers of a search."""
    tree, values = one.buffers
    return list(tree), list(values)


@pytest.fixture
def state() -> State:
    """A decision among a few actions."""
    return position(A={**MINE, "board": ["Luchataur"]}, B={"life": 2, "board": ["Killer Bee"], "hand": ["Turbo Bug"]})


def test_equal_knowledge_seed_and_iterations_give_the_equal_result(state: State) -> None:
    one, other = thinking(state).run(200), thinking(state.clone()).run(200)
    assert one.actions == other.actions
    assert one.win_chances == other.win_chances
    assert thinking(state, seed=2).run(200).actions != one.actions


def test_it_does_not_matter_in_how_many_steps_a_search_is_done(state: State) -> None:
    one, other = thinking(state), thinking(state)
    one.iterate(90)
    for count in (1, 40, 49):
        other.iterate(count)
    assert numbers(one) == numbers(other)


def test_every_iteration_tries_an_action_of_the_pending_decision(game: Game) -> None:
    for state in decisions(game, 3, 0.1)[:6]:
        result = thinking(state).run(80)
        assert sum(one.visits for one in result.actions) == result.iterations == 80
        assert sorted(one.action for one in result.actions) == state.legal_actions()
        assert {one.text: one.action for one in result.actions} == state.action_texts()


def test_win_chances_of_the_sides_add_up_to_1(game: Game) -> None:
    for state in decisions(game, 2, 0.1)[:4]:
        result = thinking(state).run(40)
        for chances in (result.win_chances, *(one.win_chances for one in result.actions)):
            of_sides = {game.side(seat): chance for seat, chance in enumerate(chances)}
            assert len(of_sides) == len(set(zip(map(game.side, range(game.seats)), chances)))
            assert sum(of_sides.values()) == pytest.approx(1)
            assert min(chances) >= 0
        assert result.win_chance == result.win_chances[state.actor] == result.actions[0].win_chance


def test_the_worlds_that_a_search_rests_on_fit_what_the_seat_knows(game: Game) -> None:
    for state in decisions(game, 2, 0.05)[:3]:
        worlds = thinking(state).run(20).worlds(10)
        assert len(worlds) == 10
        for world in worlds:
            assert world.information(state.actor) == state.information(state.actor)
            assert world.legal_actions() == state.legal_actions()


def test_worlds_differ_in_what_the_seat_does_not_know() -> None:
    state = ludobug.load("mindbug").new_state(seed=3)
    other = "AB"[1 - state.actor]
    worlds = thinking(state).run(20).worlds(20)
    assert len({tuple(world.position()[other]["hand"]) for world in worlds}) == 20


def test_there_are_no_more_worlds_than_iterations(state: State) -> None:
    assert len(thinking(state).run(3).worlds(10)) == 3


def test_it_finds_the_attack_that_wins() -> None:
    state = position(A={**MINE, "board": ["Luchataur"]}, B={"life": 1, "board": [], "hand": ["Turbo Bug"]})
    result = thinking(state).run(300)
    assert state.action_text(result.best) == "attack Luchataur"
    assert result.win_chances == (1.0, 0.0)


def test_a_search_with_a_single_action_judges_the_table() -> None:
    state = position(
        A={"hand": ["Shark Dog"], "draw": [], "board": []}, B={"board": ["Killer Bee"], "hand": ["Turbo Bug"]}
    )
    result = thinking(state).run(50)
    assert [one.visits for one in result.actions] == [50]
    assert 0 < result.win_chance < 1


def test_a_full_tree_is_kept_and_the_search_goes_on(state: State) -> None:
    one = thinking(state, nodes=30)
    result = one.run(500)
    assert result.nodes == 30
    assert sum(action.visits for action in result.actions) == 500


def test_a_search_ends_when_its_time_is_over(state: State) -> None:
    start = time.perf_counter()
    result = thinking(state).run(seconds=0.05)
    assert result.iterations > 0
    assert 0.05 <= result.seconds <= time.perf_counter() - start


def test_a_search_can_be_stopped_from_another_thread(state: State) -> None:
    one = thinking(state)
    results = []
    thread = threading.Thread(target=lambda: results.append(one.run(seconds=60)))
    thread.start()
    while one.iterations == 0:
        time.sleep(SLICE_SECONDS)
    one.stop()
    thread.join(10)
    assert not thread.is_alive()
    assert 0 < results[0].iterations == one.iterations
    assert results[0].seconds < 30


def test_a_search_goes_on_where_it_was(state: State) -> None:
    one = thinking(state)
    one.run(100)
    assert one.run(100).actions == thinking(state).run(200).actions


def test_a_decision_that_can_not_change_any_more_is_not_thought_about_further(game: Game) -> None:
    saved = 0
    for state in decisions(game, 3, 0.2)[:20]:
        whole, short = thinking(state), thinking(state)
        assert short.decide(400) == whole.run(400).best
        saved += whole.iterations - short.iterations
    assert saved > 0


def test_a_decision_with_a_single_action_takes_no_thought() -> None:
    state = position(A={"hand": ["Shark Dog"], "draw": []}, B={"hand": ["Turbo Bug"]})
    one = thinking(state)
    assert state.action_text(one.decide(100)) == "play Shark Dog"
    assert one.iterations == 0


def test_a_seat_that_has_nothing_to_decide_is_refused(state: State) -> None:
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        search(state.game, state.information(1), iterations=10)


def test_knowledge_of_another_game_is_refused(state: State) -> None:
    with pytest.raises(ValueError, match="another game"):
        search(ludobug.load("mindbug", sets=["new-servants"]), state.information(0), iterations=10)


def test_games_can_be_played_out_at_random(state: State) -> None:
    one = Search(state.game, state.information(0), 1, 1000, at_random=True)
    assert one.run(200).actions != thinking(state).run(200).actions
