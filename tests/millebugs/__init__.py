"""Mille Bugs: a scenario for every rule, the cards, and what only this game has to keep."""
