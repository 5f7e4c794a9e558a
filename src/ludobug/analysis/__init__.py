"""What a game looked like to those who played it: win chances, the actions they had, and their mistakes.

Everything is judged by what the seat that decided could know at that time. What lay hidden from it then plays no part.

>>> import ludobug
>>> from ludobug.analysis import analyse, mistakes
>>> game = ludobug.load("mindbug")
>>> state = game.from_position({
...     "active": "A",
...     "A": {"life": 1, "mindbugs": 0, "board": ["Chameleon Sniper", "Gorillion"]},
...     "B": {"life": 1, "mindbugs": 0, "board": ["Luchataur", "Rhino Turtle"]},
... })
>>> state.apply("attack Gorillion")
>>> first = next(analyse(state.record(), iterations=500))
>>> first.played, first.best.text, first.judgement
('attack Gorillion', 'attack Chameleon Sniper', 'blunder')
"""

from __future__ import annotations

from ludobug.analysis.decision import Judgement, Option, judge
from ludobug.analysis.games import Decision, NothingToJudge, analyse, mistakes

__all__ = ["Decision", "Judgement", "NothingToJudge", "Option", "analyse", "judge", "mistakes"]
