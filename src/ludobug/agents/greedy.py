"""The opponent that looks to the end of what an action starts, and takes what then looks best.

Every action is tried in a few worlds that fit what the seat knows. What it starts (a Mindbug, a hunt, a block, the
choices of effects) is played out until the next turn action is due: the own side chooses what is best for the seat,
all others what is worst for it. The table is then judged as it stands.
"""

from __future__ import annotations

from random import Random

from ludobug.agents.worth import JUDGES, turn_action_due, worth
from ludobug.core.game import Game
from ludobug.core.header import CHANCE
from ludobug.core.information import Information
from ludobug.core.state import State

WORLDS = 4
TABLES = 240
"""How many tables are judged for one decision, over all worlds and actions."""


class GreedyAgent:
    """Takes the action after which the table looks best, as far as one turn action reaches."""

    name = "greedy"

    def __init__(self, worlds: int = WORLDS, tables: int = TABLES) -> None:
        self.worlds = worlds
        self.tables = tables

    def plays(self, game: str) -> bool:
        """Every game whose tables it can judge."""
        return game in JUDGES

    def decide(self, game: Game, information: Information, seed: object) -> int:
        """The best action on average over the worlds; the first of equal ones."""
        samples = [game.resample(information, (seed, number)) for number in range(self.worlds)]
        actions = samples[0].legal_actions()
        if len(actions) == 1:
            return actions[0]
        share = max(2, self.tables // (len(actions) * self.worlds))
        totals = dict.fromkeys(actions, 0.0)
        for number, world in enumerate(samples):
            for action in actions:
                totals[action] += Lookahead(information.seat, share, Random(game.word((seed, number)))).value(
                    world, action
                )
        return max(actions, key=lambda action: totals[action])


class Lookahead:
    """The rest of one turn action, with a limit on the number of tables that are judged."""

    def __init__(self, seat: int, tables: int, luck: Random) -> None:
        self.seat = seat
        self.tables = tables
        self.luck = luck

    def value(self, state: State, action: int) -> float:
        """What the table is worth to the seat after an action and all that it starts."""
        after = state.clone()
        after.apply(action)
        return self.settle(after, float("-inf"), float("inf"))

    def settle(self, state: State, low: float, high: float) -> float:
        """The worth once nothing is pending; ``low`` and ``high`` are what each party can have elsewhere."""
        while state.actor == CHANCE:
            state.apply_chance(self.luck)
        if state.is_over or self.tables <= 0 or turn_action_due(state):
            self.tables -= 1
            return worth(state, self.seat)
        own = state.game.side(state.actor) == state.game.side(self.seat)
        best = float("-inf") if own else float("inf")
        for tried, action in enumerate(state.legal_actions()):
            if tried and self.tables <= 0:
                break
            after = state.clone()
            after.apply(action)
            value = self.settle(after, low, high)
            if own:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best
