"""What a view says of creatures and what they may do is what the cards and the ledger say."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug import PositionError
from ludobug.core.state import State
from ludobug.games.mindbug.game import Mindbug
from ludobug.games.mindbug.language import words as w
from ludobug.rulebook.proof import rule
from tests.properties import strategies
from tests.properties.games import sampled, scaled
from tests.properties.oracle import Board, Piece, board_of


def names(keywords: set[w.Keyword]) -> list[str]:
    return sorted(keyword.value for keyword in keywords)


def assert_creatures_are_worked_out(state: State, view: dict[str, Any], board: Board) -> None:
    for letter in board.letters:
        for seen, piece in zip(view[letter]["board"], board.of(letter), strict=True):
            assert (seen["card"], seen["owner"]) == (piece.card.name, letter)
            assert seen["power"] == piece.power, (piece.card.name, state.record().to_text())
            assert seen["keywords"] == names(piece.effective), (piece.card.name, state.record().to_text())
            assert seen["keywords_off"] == names(piece.keywords - piece.effective)
            assert seen["dice"] == piece.dice
            assert seen["cannot_attack"] == ("attack" in piece.bans)
            assert seen["cannot_be_defeated"] >= ("defeat" in piece.bans)
            assert seen["cannot_block"] >= ("block" in piece.bans)
            assert_reasons_add_up(seen, piece)


def assert_reasons_add_up(seen: dict[str, Any], piece: Piece) -> None:
    """The reasons explain the whole difference between the print, of the side that counts, and the current values."""
    side = piece.turned or piece.card
    assert sum(why.get("power", 0) for why in seen["reasons"]) == seen["power"] - side.power
    told = {why["keyword"] for why in seen["reasons"] if "keyword" in why}
    assert told | {keyword.value for keyword in side.keywords} == set(seen["keywords"] + seen["keywords_off"])
    assert all(why["source"] for why in seen["reasons"])


@rule("MB-CONST-03", "MB-CONST-04", "MB-CONST-05", "MB-CONST-07", "MB-CONST-08", "MB-CONST-13")
def test_power_keywords_and_bans_are_those_of_the_cards(mindbug: Mindbug) -> None:
    for state in sampled(mindbug, scaled(60, 10)):
        view = state.view(None)
        assert_creatures_are_worked_out(state, view, board_of(state, view))


@settings(max_examples=scaled(80, 15))
@given(data=st.data())
def test_values_are_worked_out_in_any_line_of_play(mindbug: Mindbug, data: st.DataObject) -> None:
    state = data.draw(strategies.states(mindbug))
    view = state.view(None)
    assert_creatures_are_worked_out(state, view, board_of(state, view))


@settings(max_examples=scaled(150, 25))
@given(data=st.data())
def test_values_are_worked_out_on_any_board(mindbug: Mindbug, data: st.DataObject) -> None:
    state = mindbug.from_position(data.draw(boards(mindbug)))
    view = state.view(None)
    assert_creatures_are_worked_out(state, view, board_of(state, view))


@settings(max_examples=scaled(80, 15))
@given(data=st.data())
def test_values_do_not_depend_on_the_order_of_the_table(mindbug: Mindbug, data: st.DataObject) -> None:
    position = data.draw(boards(mindbug))
    shuffled = {
        **position,
        **{letter: {**position[letter], "board": data.draw(st.permutations(position[letter]["board"]))}
           for letter in "AB"},
    }  # fmt: skip
    one, other = (mindbug.from_position(laid).view(None) for laid in (position, shuffled))
    for letter in mindbug.letters:
        assert values(one[letter]["board"]) == values(other[letter]["board"])


def values(board: list[dict[str, Any]]) -> Counter[str]:
    """Creatures with all their values, in no order, and their reasons in none either."""
    return Counter(repr({**seen, "reasons": sorted(map(repr, seen["reasons"]))}) for seen in board)


def boards(mindbug: Mindbug) -> st.SearchStrategy[dict[str, Any]]:
    """Positions with any creatures in play, and cards in hand to go on."""
    cards = [kind.card.name for kind in mindbug.kinds for _ in range(kind.copies)]
    deal = st.permutations(cards)
    sizes = st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 3), st.integers(0, 3))
    rest = st.tuples(st.integers(1, 4), st.integers(1, 4), st.integers(0, 2), st.integers(0, 2), st.sampled_from("AB"))
    lines = [[card.name for card in line] for line in mindbug.pool.lines]
    stages = st.tuples(*(st.sampled_from(line) for line in lines))
    return st.builds(evolved, st.builds(lay, deal, sizes, rest), st.just(lines), stages)


def evolved(position: dict[str, Any], lines: list[list[str]], stages: tuple[str, ...]) -> dict[str, Any]:
    """A position with one creature of each line at some stage, if there is one in play."""
    boards = [position[letter]["board"] for letter in "AB"]
    for line, stage in zip(lines, stages, strict=True):
        board = next((board for board in boards if line[0] in board), None)
        if board is not None:
            board[board.index(line[0])] = stage
    return position


def lay(cards: list[str], sizes: tuple[int, ...], rest: tuple[Any, ...]) -> dict[str, Any]:
    """A position from shuffled cards and numbers."""
    parts, start = [], 0
    for size in sizes:
        parts.append(list(cards[start : start + size]))
        start += size
    mine, yours, my_hand, your_hand = parts
    life, your_life, mindbugs, your_mindbugs, active = rest
    return {
        "active": active,
        "A": {"life": life, "mindbugs": mindbugs, "hand": my_hand, "board": mine},
        "B": {"life": your_life, "mindbugs": your_mindbugs, "hand": your_hand, "board": yours},
    }


# ---------------------------------------------------------------- what creatures may do


@rule("MB-TURN-02", "MB-BLOCK-01", "MB-SNEAKY-01", "MB-HUNTER-01")
def test_turn_actions_blocks_and_hunts_are_what_the_values_allow(mindbug: Mindbug) -> None:
    met: Counter[str] = Counter()
    for state in sampled(mindbug, scaled(60, 20)):
        view = state.view(None)
        if state.is_over or state.actor < 0:
            continue
        sort = view["decision"]["type"]
        met[sort] += 1
        if sort == "turn action":
            assert_turn_actions(state, view)
        elif sort == "block":
            assert_blocks(state, view)
        elif sort == "hunt":
            assert_hunts(state, view)
    assert min(met["turn action"], met["block"], met["hunt"]) > 5


def plain(state: State) -> Counter[str]:
    """The texts of the legal actions, without the numbers and owners that tell equal cards apart."""
    return Counter(re.sub(r" [A-D]:", " ", text.split(" #")[0]) for text in state.action_texts())


def assert_turn_actions(state: State, view: dict[str, Any]) -> None:
    try:
        state.position()
    except PositionError:
        return
    own, board = view["actor"], board_of(state)
    cards = {kind.card.name: kind.card for kind in state.game.kinds}
    able = [piece for piece in board.of(own) if "attack" not in piece.bans]
    hunters = [piece for piece in able if w.Keyword.HUNTER in piece.effective and board.must_hunt(piece)]
    legal = plain(state)
    if hunters:
        assert legal == Counter(f"attack {piece.card.name}" for piece in hunters)
        return
    actions = Counter({text: count for text, count in legal.items() if text.startswith("action ")})
    assert actions <= Counter(f"action {piece.card.name}" for piece in board.of(own) if has_action(piece.card))
    attackers = [f"attack {piece.card.name}" for piece in able]
    held = state.view(state.actor)[own]["hand"]
    plays = [f"play {name}" for name in held if board.may_play(own, cards[name])]
    assert legal - actions == Counter(attackers + plays)


def has_action(card: w.Creature) -> bool:
    return any(isinstance(able, w.Triggered) and able.trigger is w.Trigger.ACTION for able in card.abilities)


def assert_blocks(state: State, view: dict[str, Any]) -> None:
    board, attacker_seat = board_of(state), view["decision"]["by"]
    attackers = [piece for piece in board.of(attacker_seat) if piece.card.name == view["decision"]["card"]]
    defenders = zip(board.of(view["actor"]), view[view["actor"]]["board"], strict=True)
    free = [piece for piece, seen in defenders if not seen["cannot_block"]]
    expected = [
        Counter(["no block", *(f"block {piece.card.name}" for piece in free if board.may_block(piece, attacker))])
        for attacker in attackers
    ]
    assert plain(state) in expected


def assert_hunts(state: State, view: dict[str, Any]) -> None:
    board, own, decision = board_of(state), view["actor"], view["decision"]
    hunter = board.of(decision["by"])[decision["place"]]
    bound = board.must_hunt(hunter)
    if bound and "ABCD".index(view["active"]) % 2 == "ABCD".index(own) % 2:
        assert plain(state) == Counter(f"hunt {piece.card.name}" for piece in bound)
        return
    assert plain(state) == Counter(["no hunt", *(f"hunt {piece.card.name}" for piece in board.prey_of(hunter))])
