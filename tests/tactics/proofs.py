"""Whether a position is what it claims to be, found out by looking through the game and not by any opponent."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean

from ludobug.core.header import CHANCE
from ludobug.core.state import State
from tests.tactics.suite import Tactic

WORLDS = 8
COUNTED_WORLDS = 24
PLAYED_WORLDS = 3000
TO_THE_END = -1
"""As a depth: however far that is."""
LEAST_LEAD = 0.02
"""How much more often a best action has to win where worlds are counted."""
Memo = dict[tuple[bytes, int], bool]


def proved(tactic: Tactic) -> str:
    """Nothing if the claim is proved, else what is wrong with it."""
    state = tactic.state()
    texts = state.action_texts()
    missing = [text for text in tactic.best if text not in texts]
    if missing:
        return f"no {', '.join(missing)} among {', '.join(texts)}"
    if state.actor != state.game.letters.index(tactic.seat):
        return f"not {tactic.seat} decides"
    if len(tactic.best) >= len(texts):
        return "there is no other action"
    return CHECKS[tactic.proof](tactic, state)


def worlds(state: State, count: int) -> list[State]:
    """Worlds that fit what the deciding seat knows."""
    information = state.information(state.actor)
    return [state.game.resample(information, ("world", number)) for number in range(count)]


def after(state: State, action: int | str) -> State:
    """The state after an action."""
    following = state.clone()
    following.apply(action)
    return following


# ---------------------------------------------------------------- forced wins and losses


def forced(state: State, seat: int, wanted: bool, depth: int, memo: Memo) -> bool:
    """Whether the side of a seat can force its win within so many decisions; or all others that it does not win.

    What comes round to the same position is forced by nobody.
    """
    if state.is_over:
        return won(state, seat) == wanted
    if depth == 0:
        return False
    key = (state.cells.tobytes(), depth)
    if key not in memo:
        memo[key] = False
        own = state.actor != CHANCE and state.game.side(state.actor) == state.game.side(seat)
        some = own == wanted and state.actor != CHANCE
        left = depth if depth == TO_THE_END else depth - 1
        found = (forced(after(state, action), seat, wanted, left, memo) for action in state.legal_actions())
        memo[key] = any(found) if some else all(found)
    return memo[key]


def won(state: State, seat: int) -> bool:
    """Whether a seat got more out of a finished game than any other side."""
    returns = state.returns()
    others = [got for other, got in enumerate(returns) if state.game.side(other) != state.game.side(seat)]
    return returns[seat] > max(others)


def verdicts(state: State, wanted: bool, depth: int) -> dict[str, list[bool]]:
    """For each action and each of some worlds whether a win, or a loss, is forced after it."""
    seat = state.actor
    result = {}
    for text, action in state.action_texts().items():
        result[text] = [forced(after(world, action), seat, wanted, depth, {}) for world in worlds(state, WORLDS)]
    return result


def check_wins(tactic: Tactic, state: State, depth: int | None = None) -> str:
    """Best actions win in every world, others in not all of them."""
    found = verdicts(state, wanted=True, depth=depth or tactic.depth)
    failing = [text for text in tactic.best if not all(found[text])]
    also = [text for text in found if text not in tactic.best and all(found[text])]
    return _wrong("does not force the win", failing) or _wrong("forces the win too", also)


def check_saves(tactic: Tactic, state: State, depth: int | None = None) -> str:
    """Others lose in every world, best actions in none."""
    found = verdicts(state, wanted=False, depth=depth or tactic.depth)
    failing = [text for text in tactic.best if any(found[text])]
    also = [text for text in found if text not in tactic.best and not all(found[text])]
    return _wrong("loses", failing) or _wrong("does not lose at once", also)


def check_solved(tactic: Tactic, state: State) -> str:
    """Best actions win, others do not, to the end of the game."""
    return check_wins(tactic, state, TO_THE_END) or check_saves(tactic, state, TO_THE_END)


# ---------------------------------------------------------------- counting


def check_counts(tactic: Tactic, state: State) -> str:
    """The worst best action beats the best other one over many worlds."""
    seat = state.actor
    means = {
        text: fmean(
            value(after(world, action), seat, tactic.depth, -1.0, 1.0) for world in worlds(state, COUNTED_WORLDS)
        )
        for text, action in state.action_texts().items()
    }
    return _compared(tactic, means)


def value(state: State, seat: int, depth: int, low: float, high: float) -> float:
    """What everybody at their best makes of a known world: 1 a win, -1 a loss, 0 not known so soon."""
    if state.is_over:
        return 1.0 if won(state, seat) else -1.0
    if depth <= 0:
        return 0.0
    if state.actor == CHANCE:
        return sum(chance * value(after(state, each), seat, depth, -1.0, 1.0) for each, chance in state.chance())
    own = state.game.side(state.actor) == state.game.side(seat)
    best = -2.0 if own else 2.0
    for action in state.legal_actions():
        got = value(after(state, action), seat, depth - 1, low, high)
        if own:
            best, low = max(best, got), max(low, got)
        else:
            best, high = min(best, got), min(high, got)
        if low >= high:
            break
    return best


def check_plays(tactic: Tactic, state: State) -> str:
    """The worst best action beats the best other one over many games played on at random."""
    game, seat = state.game, state.actor
    totals = dict.fromkeys(state.action_texts(), 0.0)
    for number, world in enumerate(worlds(state, PLAYED_WORLDS)):
        for text, action in state.action_texts().items():
            cells = after(world, action).cells[:]
            game.kernel.playout(cells, game.rules, game.word(("luck", number)), 10**6)
            totals[text] += game.returns(cells)[seat] / PLAYED_WORLDS
    return _compared(tactic, totals)


def _compared(tactic: Tactic, means: Mapping[str, float]) -> str:
    lowest = min(means[text] for text in tactic.best)
    rivals = [text for text in means if text not in tactic.best and means[text] > lowest - LEAST_LEAD]
    if not rivals:
        return ""
    shown = ", ".join(f"{text} {mean:+.3f}" for text, mean in sorted(means.items(), key=lambda item: -item[1]))
    return f"not clearly the best: {shown}"


def _wrong(what: str, texts: list[str]) -> str:
    return f"{what}: {', '.join(texts)}" if texts else ""


CHECKS = {
    "wins": check_wins,
    "saves": check_saves,
    "solved": check_solved,
    "counts": check_counts,
    "plays": check_plays,
}
