"""Moogle Bounty Mayhem at a terminal: the monsters with everybody's cards, the questions, the choices and the story."""
