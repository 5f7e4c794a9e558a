"""Positions in which it is known what to do: ``python -m tests.tactics`` shows what is found and what is proved."""
