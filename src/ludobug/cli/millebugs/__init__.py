"""Mille Bugs at a terminal: the areas, the story, the questions, in English and French."""
