"""Final Fantasy: Moogle Bounty Mayhem: the rules kernel, the cards and the game object."""
