"""The arena: opponents play each other over the same deals, and it is counted who is better and how sure that is.

>>> from ludobug.arena import Contest, play_all, summary
>>> contest = Contest("mindbug", {"sets": ["first-contact"]}, ("greedy", "random"), seed=7)
>>> results = play_all(contest, games=2)
>>> report = summary(contest, results)
>>> report["pairs"][0]["games"]
2
"""

from __future__ import annotations

from ludobug.arena.contest import Contest
from ludobug.arena.journal import Journal, JournalError
from ludobug.arena.players import Budget
from ludobug.arena.playing import Bout, PlayedGame
from ludobug.arena.report import summary
from ludobug.arena.running import play_all

__all__ = ["Bout", "Budget", "Contest", "Journal", "JournalError", "PlayedGame", "play_all", "summary"]
