"""The rules of Moogle Bounty Mayhem over flat buffers, chapter by chapter."""
