"""Mindbug: the rules kernel, the cards and the game object."""
