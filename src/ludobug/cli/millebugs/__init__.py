"""Mille Bugs at a terminal: the areas with their way to 1000, the questions, the choices and the story, in words."""
