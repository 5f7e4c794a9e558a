"""The analysis of games."""
