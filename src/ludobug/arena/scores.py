"""From what the seats of a game got to the score of an opponent, a number from 0 to 1."""

from __future__ import annotations

from statistics import fmean

from ludobug.arena.playing import Bout, PlayedGame

EVEN = 0.5
CLOSE = 1e-9


def score(game: PlayedGame) -> float:
    """How the first of the two opponents did: 1 is the best that these payoffs could have given it, 0.5 is even.

    Its seats' mean payoff less the other's, as a part of the greatest such difference that these payoffs allow. Since
    payoffs sum to nothing over the table, equal opponents score 0.5 on average, however many seats each holds.

    >>> score(PlayedGame((0, 1, 0, 1), (1.0, -1/3, -1/3, -1/3), 50, (0, 0), (0.0, 0.0)))
    1.0
    """
    mine = [got for who, got in zip(game.seats, game.returns, strict=True) if who == 0]
    other = [got for who, got in zip(game.seats, game.returns, strict=True) if who == 1]
    ordered = sorted(game.returns, reverse=True)
    widest = max(
        fmean(ordered[: len(mine)]) - fmean(ordered[len(mine) :]),
        fmean(ordered[: len(other)]) - fmean(ordered[len(other) :]),
    )
    return EVEN if widest < CLOSE else EVEN + (fmean(mine) - fmean(other)) / (2 * widest)


def win(game: PlayedGame) -> float:
    """1 if only seats of the first opponent got the best payoff, 0 if only the other's did, 0.5 if both did."""
    best = max(game.returns)
    winners = {who for who, got in zip(game.seats, game.returns, strict=True) if best - got < CLOSE}
    return EVEN if len(winners) == 2 else float(0 in winners)


def decided_by_the_deal(bout: Bout) -> bool:
    """Whether the same seats did better in both games, whoever sat there."""
    one, exchanged = (score(game) for game in bout.games)
    return (one - EVEN) * (exchanged - EVEN) < -CLOSE


def decided_by_the_players(bout: Bout) -> bool:
    """Whether the same opponent did better in both games, from either side of the deal."""
    one, exchanged = (score(game) for game in bout.games)
    return (one - EVEN) * (exchanged - EVEN) > CLOSE
