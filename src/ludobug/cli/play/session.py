"""A game at the table: who decides for which seat, what was decided, and what may be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import ludobug
from ludobug.agents import Agent, SearchResult, agent, opponents, search
from ludobug.agents.levels import iterations_of
from ludobug.cli.guide import guide_of
from ludobug.cli.step import CHANCE_NAME, Step, take
from ludobug.core.errors import OptionError, RecordError
from ludobug.core.game import Game
from ludobug.core.header import CHANCE
from ludobug.core.record import Record
from ludobug.core.state import State, redact

HUMAN = "human"
USUAL = "normal"
ADVISER = "hard"
"""The opponent, if nobody was named."""


class UndoRefused(Exception):
    """A decision can't be taken back; ``reason`` is the key of the message that says why, ``card`` what was seen."""

    def __init__(self, reason: str, card: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.card = card


class Session:
    """A running game with its players and everything that happened in it."""

    def __init__(self, state: State, humans: str, opponent: str | None, seed: int) -> None:
        self.game: Game = state.game
        self.guide = guide_of(self.game.id)
        self.state = state
        self.humans = humans
        """The letters of the seats that people decide for."""
        known = opponents(self.game.id)
        self.opponent = opponent or (USUAL if USUAL in known else known[-1])
        """Who plays the other seats."""
        if self.opponent not in known:
            raise OptionError(f"no opponent {self.opponent!r} plays {self.game.id}; there are {', '.join(known)}")
        self.seed = seed
        self.steps: list[Step] = []
        self.agent: Agent = agent(self.opponent)

    @classmethod
    def of_record(cls, record: Record, humans: str, opponent: str | None, seed: int) -> Session:
        """A session that goes on where a record ends; ``RecordError`` names the move that can't be."""
        start = Record(record.game, record.options, record.deal, record.position, ())
        session = cls(next(iter(ludobug.states_of(start))), humans, opponent, seed)
        for number, action in enumerate(record.actions):
            try:
                session.decide(action)
            except ValueError as error:
                raise RecordError(f"actions[{number}]", str(error)) from error
        return session

    # ------------------------------------------------------------ going on

    @property
    def to_decide(self) -> str | None:
        """The letter of the seat that decides, "chance", or None when the game is over."""
        if self.state.is_over:
            return None
        return CHANCE_NAME if self.state.actor == CHANCE else self.game.letters[self.state.actor]

    @property
    def waits_for_human(self) -> bool:
        """Whether a person has to decide now."""
        return self.to_decide is not None and self.to_decide in self.humans

    def decide(self, action: int | str) -> Step:
        """Carry out an action of the pending decision."""
        step = take(self.state, action, len(self.steps) + 1)
        self.steps.append(step)
        return step

    def advance(self) -> Step:
        """Let chance or an opponent decide."""
        seed = self.game.word((self.seed, len(self.steps)))
        if self.state.actor == CHANCE:
            actions, weights = zip(*self.state.chance(), strict=True)
            return self.decide(Random(seed).choices(actions, weights)[0])
        information = self.state.information(self.state.actor)
        return self.decide(self.agent.decide(self.game, information, seed))

    def hint(self) -> SearchResult:
        """What to do for the seat that decides, and how it stands, from nothing but what that seat knows."""
        information = self.state.information(self.state.actor)
        seed = self.game.word((self.seed, "hint", len(self.steps)))
        return search(self.game, information, iterations=iterations_of(ADVISER, self.game.id), seed=seed)

    # ------------------------------------------------------------ taking back

    def undo(self) -> Step:
        """Take back the last decision of the person at the table, if nothing came to light since; gives that step."""
        seat = self.to_decide if self.waits_for_human else None
        index = next((i for i in reversed(range(len(self.steps))) if self._by_human(self.steps[i], seat)), None)
        if index is None:
            raise UndoRefused("undo.nothing")
        for step in self.steps[index:]:
            self._refuse_revealing(step, self.steps[index].actor)
        step = self.steps[index]
        self.back_to(index)
        return step

    def back_to(self, number: int) -> None:
        """Stand where the game stood after so many steps."""
        if number < len(self.steps):
            self.state = self.steps[number].before.clone()
            del self.steps[number:]

    def _by_human(self, step: Step, seat: str | None) -> bool:
        return step.actor == seat if seat else step.actor in self.humans

    def _refuse_revealing(self, step: Step, seat: str) -> None:
        if step.actor == CHANCE_NAME:
            raise UndoRefused("undo.chance")
        if step.actor != seat:
            raise UndoRefused("undo.answered")
        for event in step.events:
            if self.guide.reveals(event, seat):
                card = redact(event, self.game.letters.index(seat)).get("card")
                raise UndoRefused("undo.revealed" if card else "undo.drawn", card or "")

    # ------------------------------------------------------------ keeping

    def to_data(self) -> dict[str, Any]:
        """The session as JSON-ready data: the record and who plays."""
        return {
            "humans": self.humans,
            "opponent": self.opponent,
            "seed": self.seed,
            "record": self.state.record().to_data(),
        }
