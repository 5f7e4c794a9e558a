"""Events tell everything that changes between two decisions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludobug.core.game import Game
from ludobug.core.state import State, redact
from ludobug.games.mindbug.game import Mindbug
from ludobug.rulebook.proof import rule
from tests.properties import strategies
from tests.properties.games import sampled, scaled
from tests.properties.look import Place, card_names, hidden_places, open_view, table, with_named_zones

Event = dict[str, Any]
Table = Counter[tuple[Place, str]]


def steps(game: Game, games: int, share: float = 1.0) -> Iterator[tuple[State, State, list[Event]]]:
    """Decisions: the state before, the state after, and the events between."""
    for state in sampled(game, games, share):
        actions = state.legal_actions()
        if actions:
            after = state.clone()
            action = actions[sum(state.cells) % len(actions)]
            yield state, after, after.play(action)


def of(events: list[Event], *names: str) -> list[Event]:
    return [event for event in events if event["event"] in names]


def carried_over(before: Table, events: list[Event]) -> Table:
    """The table after the moves that the events tell; every card is where an event takes it from."""
    now = Counter(before)
    for event in of(events, "moved", "control", "stage"):
        taken, put = change(event)
        assert now[taken] > 0, event
        now[taken] -= 1
        now[put] += 1
    return +now


def change(event: Event) -> tuple[tuple[Place, str], tuple[Place, str]]:
    """The place and the name of a card before and after an event."""
    if event["event"] == "stage":
        place = ("board", event["seat"])
        return (place, event["card"]), (place, event["into"])
    source, target = event["from"], event["to"]
    if event["event"] == "control":
        source, target = ("board", source), ("board", target)
    return ((source[0], source[1]), event["card"]), ((target[0], target[1]), event["card"])


def assert_events_account_for(game: Game, before: State, after: State, events: list[Event]) -> None:
    """Every card that moved, the end of the game and the turns that began."""
    assert carried_over(table(game, before), events) == table(game, after)
    old, new = open_view(before), open_view(after)
    assert_ends_account_for(old, new, events)
    assert_turns_account_for(old, new, events)
    if isinstance(game, Mindbug):
        assert_seats_account_for(game, old, new, events)


TURNED = ("mindbug refreshed", "mindbug lost", "mindbug spent")


def assert_seats_account_for(mindbug: Mindbug, old: dict[str, Any], new: dict[str, Any], events: list[Event]) -> None:
    """Life, Mindbugs and exhausted creatures."""
    for letter in mindbug.letters:
        changes = sum(event["change"] for event in of(events, "life") if letter in event["team"])
        assert old[letter]["life"] + changes == new[letter]["life"]
        used = sum(event["seat"] == letter for event in of(events, "mindbug"))
        turned = {sort: sum(event["count"] for event in of(events, sort) if event["seat"] == letter) for sort in TURNED}
        back = turned["mindbug refreshed"] - turned["mindbug lost"] - turned["mindbug spent"]
        assert old[letter]["mindbugs"] - used + back == new[letter]["mindbugs"]
        assert old[letter]["mindbugs_used"] + used - back == new[letter]["mindbugs_used"]
    evolved = Counter(event["into"] for event in of(events, "stage"))
    assert exhausted(new) <= exhausted(old) + evolved + Counter(event["card"] for event in of(events, "exhausted"))


def exhausted(view: dict[str, Any]) -> Counter[str]:
    boards = [creature for seat in view.values() if isinstance(seat, dict) for creature in seat.get("board", [])]
    return Counter(creature["card"] for creature in boards if creature["exhausted"])


def assert_ends_account_for(old: dict[str, Any], new: dict[str, Any], events: list[Event]) -> None:
    ends = of(events, "end")
    assert len(ends) == (new["over"] and not old["over"])
    if ends:
        assert events[-1] == ends[0]
        assert new["winner"] == ("draw" if ends[0]["winner"] is None else ends[0]["winner"])


def assert_turns_account_for(old: dict[str, Any], new: dict[str, Any], events: list[Event]) -> None:
    turns = of(events, "turn")
    expected = list(range(old["turn"] + 1, new["turn"] + 1))
    if not of(events, "starting player"):
        assert [event["turn"] for event in turns] == expected
    assert (turns[-1]["seat"] if turns else old["active"]) == new["active"]


@with_named_zones
@rule("MB-CONST-05")
def test_events_account_for_every_change(game: Game) -> None:
    met: Counter[str] = Counter()
    for before, after, events in steps(game, scaled(120, 15)):
        met.update(event["event"] for event in events)
        assert_events_account_for(game, before, after, events)
    assert {"moved", "turn", "end"} <= set(met)
    if isinstance(game, Mindbug):
        assert {"life", "attack", "block", "hunt", "mindbug", "mindbug declined"} <= set(met)


@with_named_zones
@settings(max_examples=scaled(60, 12))
@given(data=st.data())
def test_events_of_any_line_of_play_account_for_every_change(game: Game, data: st.DataObject) -> None:
    before = data.draw(strategies.states(game))
    for action in before.legal_actions():
        after = before.clone()
        assert_events_account_for(game, before, after, after.play(action))


def test_what_changes_in_play_is_told(mindbug: Mindbug) -> None:
    """A creature that is exhausted or in play afterwards, and was not before, has an event."""
    for before, after, events in steps(mindbug, scaled(60, 10)):
        came = [event["card"] for event in of(events, "moved") if event["to"][0] == "board"]
        came += [event["card"] for event in of(events, "control")]
        came += [event["into"] for event in of(events, "stage")]
        boards = Counter(), Counter()
        for found, state in zip(boards, (before, after), strict=True):
            found.update(seen["card"] for letter in mindbug.letters for seen in state.view(None)[letter]["board"])
        assert boards[1] - boards[0] <= Counter(came)


def test_a_saved_creature_is_exhausted_unless_it_is_defeated_later(mindbug: Mindbug) -> None:
    for _, after, events in steps(mindbug, scaled(60, 10)):
        for index, event in enumerate(events):
            if event["event"] != "exhausted":
                continue
            later = [then["card"] for then in of(events[index + 1 :], "moved") if then["from"][0] == "board"]
            later += [then["card"] for then in of(events[index + 1 :], "stage")]
            assert exhausted(open_view(after))[event["card"]] or event["card"] in later


@with_named_zones
def test_events_are_json_ready_and_name_only_cards_of_the_pool(game: Game) -> None:
    names = card_names(game)
    allowed = [*range(game.seats), "spectator"]
    for _, _, events in steps(game, scaled(20, 5)):
        assert json.loads(json.dumps(events)) == events
        for event in events:
            assert event.get("card", None) in {*names, None}
            assert all(seer in allowed for seer in event["seers"])


@with_named_zones
@rule("MB-INFO-01", "MB-INFO-02", "MB-INFO-12")
def test_redacted_events_name_a_card_to_those_who_see_it(game: Game) -> None:
    hidden_from_all = {name for name, owner in hidden_places(game, None) if name != "hand"}
    for _, _, events in steps(game, scaled(60, 10)):
        for event in events:
            for seat in (*range(game.seats), None):
                seen = redact(event, seat)
                assert "seers" not in seen
                assert {**seen, "card": 0} == {name: value for name, value in {**event, "card": 0}.items()
                                               if name != "seers"}  # fmt: skip
                if event["event"] != "moved":
                    assert seen.get("card", 0) == event.get("card", 0)
                elif may_see(game, event, seat):
                    assert seen["card"] == event["card"]
                elif event["from"][0] in hidden_from_all and not is_looked_at(event):
                    assert seen["card"] is None


def is_looked_at(event: Event) -> bool:
    """Whether one seat alone looks at the card that moves."""
    return "looked" in (event["from"][0], event["to"][0])


def may_see(game: Game, event: Event, seat: int | None) -> bool:
    """Whether a move begins or ends in the open, or in this seat's own hand."""
    own = None if seat is None else ("hand", game.letters[seat])
    hidden = {name for name, _ in hidden_places(game, None)}
    ends = (tuple(event["from"]), tuple(event["to"]))
    return any(name not in hidden or (name, letter) == own for name, letter in ends)
