"""Mille Bugs: a race to exactly 1000 Debugs, past the attacks of the others, alone or in teams of two."""
