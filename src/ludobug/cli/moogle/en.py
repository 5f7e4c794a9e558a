"""Moogle Bounty Mayhem at the table, in English."""

TEXTS = {
    "title": "Moogle Bounty Mayhem",
    "help": "",
}
