"""Moogle Bounty Mayhem: every rule of its ledger and every card."""
