"""The rulebook: every rule of every game under an id that tests, error messages and the rules browser cite.

>>> from ludobug.rulebook import find
>>> find("MB-TOUGH-01").text
'If an unexhausted TOUGH creature would be defeated, it is exhausted instead.'
"""

from ludobug.rulebook.entries import GAMES, SETS, Conflict, Rule, Scenario, UnknownRule, find, load
from ludobug.rulebook.reach import applies

__all__ = ["GAMES", "SETS", "Conflict", "Rule", "Scenario", "UnknownRule", "applies", "find", "load"]
