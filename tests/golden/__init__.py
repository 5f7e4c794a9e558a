"""Whole games to read beside the rulebook, one for each game and set."""
