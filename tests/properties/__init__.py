"""What holds for every game, whatever is played: tests over random games."""
