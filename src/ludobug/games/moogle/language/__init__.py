"""The effect language of Moogle Bounty Mayhem cards."""
