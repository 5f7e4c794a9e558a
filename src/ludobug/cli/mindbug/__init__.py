"""Mindbug at a terminal: the table, the questions, the choices and the story of a game, in words."""
