"""A recorded game, decision by decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import ludobug
from ludobug.analysis.decision import ITERATIONS, Judgement, Option, difference, judge
from ludobug.core.errors import LudobugError
from ludobug.core.record import Record
from ludobug.core.state import State

WORTH_A_LOOK = 0.04
"""From which loss on, as the search has it, the action taken and the best one are compared closely."""
JUDGEMENTS = ((0.25, "blunder"), (0.12, "mistake"), (0.05, "inaccuracy"))
"""What a loss of so much of the chance to win is called."""


class NothingToJudge(LudobugError):
    """A move at which nobody had a choice."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game: what the seat could do, what it did, and what that cost as far as it could know."""

    number: int
    """The number of the move, from 1; one more than there are moves for the decision that is still to be made."""
    seat: str
    played: str | None
    known: Judgement
    loss: float
    """How much of its chance to win the seat gave away; 0 for the best action and for what is not decided yet."""

    @property
    def best(self) -> Option:
        """What the search would have done."""
        return self.known.best

    @property
    def judgement(self) -> str:
        """What the loss is called: "blunder", "mistake", "inaccuracy" or nothing."""
        return next((name for least, name in JUDGEMENTS if self.loss >= least), "")

    def to_data(self) -> dict[str, Any]:
        """The decision, JSON-ready."""
        return {
            "number": self.number,
            "seat": self.seat,
            "played": self.played,
            "best": self.best.text,
            "loss": round(self.loss, 4),
            "judgement": self.judgement or None,
            **self.known.to_data(),
        }


def analyse(
    record: Record | Mapping[str, Any] | str,
    *,
    moves: Iterable[int] | None = None,
    seat: str | None = None,
    iterations: int = ITERATIONS,
    seed: object = 0,
) -> Iterator[Decision]:
    """Every decision with a choice of a record, in order; only those of some ``moves`` or of one ``seat`` if wanted.

    ``NothingToJudge`` says why a move that was asked for can't be judged.
    """
    taken = record if isinstance(record, Record) else _record(record)
    states = list(ludobug.states_of(taken))
    letters = states[0].game.letters
    if seat is not None and seat not in letters:
        raise NothingToJudge(f"seat: there is no seat {seat}; there are {', '.join(letters)}")
    wanted = None if moves is None else list(moves)
    for number in wanted or ():
        check_move(states, number, seat)
    for number, state in enumerate(states, 1):
        if (wanted is None or number in wanted) and has_choice(state) and seat in (None, letters[state.actor]):
            played = taken.actions[number - 1] if number <= len(taken.actions) else None
            yield decision(state, number, played, iterations, seed)


def _record(record: Mapping[str, Any] | str) -> Record:
    return Record.from_text(record) if isinstance(record, str) else Record.from_data(record)


def has_choice(state: State) -> bool:
    """Whether a seat decides between several actions."""
    return state.actor >= 0 and len(state.legal_actions()) > 1


def check_move(states: Sequence[State], number: int, seat: str | None) -> None:
    """``NothingToJudge`` if nobody, or another seat, had a choice at a move."""
    last = len(states) - (1 if states[-1].is_over else 0)
    if type(number) is not int or not 1 <= number <= last:
        raise NothingToJudge(f"move: the record has moves 1 to {last}, not {number}")
    state = states[number - 1]
    if state.actor < 0:
        raise NothingToJudge(f"move {number}: chance decides there")
    letter = state.game.letters[state.actor]
    if len(state.legal_actions()) == 1:
        raise NothingToJudge(f"move {number}: {letter} has only one action there")
    if seat not in (None, letter):
        raise NothingToJudge(f"move {number}: {letter} decides there, not {seat}")


def decision(state: State, number: int, played: str | None, iterations: int, seed: object) -> Decision:
    """A decision of a game, judged."""
    information = state.information(state.actor)
    known = judge(state.game, information, iterations=iterations, seed=(seed, number))
    letter = state.game.letters[state.actor]
    if played is None:
        return Decision(number, letter, None, known, 0.0)
    text = state.action_text(state.parse_action(played))
    done = known.option(text)
    loss = known.best.win_chance - done.win_chance
    if done is not known.best and loss >= WORTH_A_LOOK:
        loss = difference(state.game, information, known.best.action, done.action, iterations, (seed, number))
    return Decision(number, letter, text, known, max(0.0, min(loss, known.best.win_chance)))


def mistakes(decisions: Iterable[Decision], most: int = 5) -> list[Decision]:
    """The costliest decisions of a game, the worst first."""
    found = [each for each in decisions if each.judgement]
    return sorted(found, key=lambda each: (-each.loss, each.number))[:most]
