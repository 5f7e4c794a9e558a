"""What a contest came to, as JSON-ready data."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from ludobug.arena.contest import Contest
from ludobug.arena.elo import order, ratings
from ludobug.arena.playing import Bout, PlayedGame
from ludobug.arena.scores import EVEN, decided_by_the_deal, decided_by_the_players, score, win
from ludobug.arena.seating import sides_of
from ludobug.arena.statistics import Share, share


def summary(contest: Contest, bouts: Sequence[Bout]) -> dict[str, Any]:
    """Everything that the arena reports of some deals."""
    game = contest.load()
    names = contest.names
    pairs = [[bout for bout in bouts if bout.pair == pair] for pair in contest.pairs]
    result: dict[str, Any] = {
        **contest.header(),
        "sides": max(sides_of(game)) + 1,
        "pairs": [
            {"players": [names[one], names[other]], **pair_summary(found)}
            for (one, other), found in zip(contest.pairs, pairs, strict=True)
            if found
        ],
        "players": [{"player": name, **_thinking(bouts, place)} for place, name in enumerate(names)],
    }
    if len(names) > 2 and bouts:
        result["elo"] = _elo(contest, pairs)
    return result


def pair_summary(bouts: Sequence[Bout]) -> dict[str, Any]:
    """How the first of two players did against the second."""
    games = [game for bout in bouts for game in bout.games]
    outcomes = [win(game) for game in games]
    return {
        "games": len(games),
        "deals": len(bouts),
        "won": outcomes.count(1.0),
        "drawn": outcomes.count(EVEN),
        "lost": outcomes.count(0.0),
        "win_rate": _share(share([fmean(win(game) for game in bout.games) for bout in bouts])),
        "score": _share(share([fmean(score(game) for game in bout.games) for bout in bouts])),
        "decided_by_the_deal": round(fmean(decided_by_the_deal(bout) for bout in bouts), 5),
        "decided_by_the_players": round(fmean(decided_by_the_players(bout) for bout in bouts), 5),
        "seats": _seats(games),
        "decisions": round(fmean(game.decisions for game in games), 2),
    }


def _share(found: Share) -> dict[str, float]:
    return {"value": round(found.value, 5), "low": round(found.low, 5), "high": round(found.high, 5)}


def _seats(games: Sequence[PlayedGame]) -> list[float]:
    """The mean payoff of each seat, whoever sat there."""
    return [round(fmean(got), 4) for got in zip(*(game.returns for game in games), strict=True)]


def _thinking(bouts: Sequence[Bout], player: int) -> dict[str, Any]:
    """How many decisions with a choice a player made, and how long it thought about one."""
    moves, seconds = 0, 0.0
    for bout in bouts:
        for place, who in enumerate(bout.pair):
            if who == player:
                moves += sum(game.moves[place] for game in bout.games)
                seconds += sum(game.seconds[place] for game in bout.games)
    return {"moves": moves, "seconds_per_move": round(seconds / moves, 6) if moves else None}


def _elo(contest: Contest, pairs: Sequence[Sequence[Bout]]) -> list[dict[str, Any]]:
    scores = {
        pair: {bout.deal: fmean(score(game) for game in bout.games) for bout in found}
        for pair, found in zip(contest.pairs, pairs, strict=True)
    }
    rated = ratings(len(contest.agents), scores, contest.seed)
    return [
        {
            "player": contest.names[place],
            "rating": round(rated[place].value, 1),
            "low": round(rated[place].low, 1),
            "high": round(rated[place].high, 1),
        }
        for place in order(rated)
    ]
